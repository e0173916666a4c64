//! What one player gives to the others, as it is typed: men, or the draw.

use crate::board::grid::Names;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::Game;
use crate::host::plain::command::seat_named;
use crate::lang::Lang;
use crate::rules::position::Position;
use crate::table::gift::{KINDS, usual};
use crate::table::setup::Odds;

/// What is given: men, or the draw by somebody, or both.
pub type Given = (Option<Odds>, Option<Seat>);

/// `white:b1`, `black:queen`, `south:d1+e1`, `white:46`, `black:draw`: pieces of the array, the draw, or both.
///
/// # Errors
/// The part that cannot be read.
pub fn given<'a>(game: Game, array: &Position, text: &'a str) -> Result<Given, &'a str> {
    let (named, given) = text.split_once(':').ok_or(text)?;
    let giver = seat_named(named, game.seats()).ok_or(named)?;
    let (mut men, mut draw) = (Vec::new(), None);
    for item in given.split('+') {
        let part = item.trim();
        match part.to_lowercase().as_str() {
            "" => return Err(text),
            "draw" | "remise" => draw = Some(giver),
            man => men.push(given_man(array, giver, man).ok_or(part)?),
        }
    }
    let odds = (!men.is_empty()).then_some(Odds { giver, men });
    Ok((odds, draw))
}

/// A square, or the man that is given when only his kind is named: of two, the one on the queen's side; of the pawns,
/// that of the king's bishop.
fn given_man(array: &Position, giver: Seat, man: &str) -> Option<Square> {
    let grid = array.grid();
    let is_called = |lang: Lang, role| (lang.words().terms.role)(role) == man;
    let mut kinds = KINDS.into_iter();
    let kind = kinds.find(|role| Lang::ALL.into_iter().any(|lang| is_called(lang, *role)));
    match kind {
        Some(role) if grid.names() != Names::Number => usual(array, giver, role),
        _ => grid.named(man),
    }
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
            (
                Game::Chess1869,
                "zwart:dame+toren+paard+loper+pion",
                "d8 a8 b8 c8 f7",
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
