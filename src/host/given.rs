//! What one player gives to the others, as it is typed: men, or the draw.

use crate::board::grid::Names;
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::games::Game;
use crate::host::plain::command::seat_named;
use crate::rules::position::Position;
use crate::table::gift::usual;
use crate::table::setup::Odds;

/// `white:b1`, `black:queen`, `south:d1+e1`, `white:46`, `black:draw`: pieces of the array, the draw, or both; nothing
/// where it cannot be read.
pub fn given(game: Game, array: &Position, text: &str) -> Option<(Option<Odds>, Option<Seat>)> {
    let (giver, given) = text.split_once(':')?;
    let giver = seat_named(giver, game.seats())?;
    let is_draw = |what: &&str| matches!(*what, "draw" | "remise");
    let items: Vec<String> = given
        .split('+')
        .map(|item| item.trim().to_lowercase())
        .collect();
    let (draws, men): (Vec<&str>, Vec<&str>) = items.iter().map(String::as_str).partition(is_draw);
    let men: Option<Vec<Square>> = men.iter().map(|man| given_man(array, giver, man)).collect();
    let men = men?;
    let draw = (!draws.is_empty()).then_some(giver);
    let odds = (!men.is_empty() || draw.is_none()).then_some(Odds { giver, men });
    Some((odds, draw))
}

/// A square, or the man that is given when only his kind is named: of two, the one on the queen's side; of the pawns,
/// that of the king's bishop.
fn given_man(array: &Position, giver: Seat, man: &str) -> Option<Square> {
    let grid = array.grid();
    let role = match man {
        _ if grid.names() == Names::Number => return grid.named(man),
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        _ => return grid.named(man),
    };
    usual(array, giver, role)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_of_man_is_the_one_of_the_queens_side_or_the_pawn_of_the_kings_bishop() {
        for (game, text, squares) in [
            (
                Game::Chess1869,
                "white:queen+rook+knight+bishop+pawn",
                "d1 a1 b1 c1 f2",
            ),
            (Game::Chess1869, "black:rook+pawn", "a8 f7"),
            (Game::Draughts1879, "white:46+47", "46 47"),
        ] {
            let array = game.start();
            let (odds, draw) = given(game, &array, text).expect("odds");
            let men = odds.expect("men").men;
            let labels: Vec<String> = men.iter().map(|at| array.grid().label(*at)).collect();
            assert_eq!((labels.join(" ").as_str(), draw), (squares, None), "{text}");
        }
    }
}
