//! How moves are typed: examples on the squares of the seat that would move.

use crate::board::grid::Names;
use crate::board::piece::{Role, Seat};
use crate::notation::letters::Letters;
use crate::rules::position::Position;

/// Squares of one seat, from which it would move when a game begins.
struct Squares {
    /// A pawn's step by its squares, and as it is written short.
    pawn: [&'static str; 2],
    /// A knight's place, and where he goes.
    knight: [&'static str; 2],
    /// The step of another pawn.
    second: &'static str,
}

/// What can be typed by a seat.
pub struct Examples {
    /// Moves.
    pub moves: Vec<String>,
    /// One of them by its squares.
    pub squares: &'static str,
    /// A man that can be touched.
    pub touched: &'static str,
    /// A second move (A14); none in draughts.
    pub second: &'static str,
}

const fn squares(seat: Seat) -> Squares {
    let (pawn, knight, second) = match seat {
        Seat::White => (["e2e4", "e4"], ["g1", "f3"], "d2d4"),
        Seat::Black => (["e7e5", "e5"], ["g8", "f6"], "d7d5"),
        Seat::South => (["e2e4", "e4"], ["e1", "f3"], "d2d4"),
        Seat::West => (["b5d5", "d5"], ["a5", "c6"], "b4d4"),
        Seat::North => (["e13e11", "e11"], ["e14", "f12"], "d13d11"),
        Seat::East => (["m5k5", "k5"], ["n5", "l6"], "m4k4"),
    };
    Squares {
        pawn,
        knight,
        second,
    }
}

impl Examples {
    /// Those of the seat at turn in this position.
    pub fn of(position: &Position, letters: Letters) -> Examples {
        let seat = position.turn();
        if position.grid().names() == Names::Number {
            let (moves, touched) = match seat {
                Seat::Black => (["19-23", "25x34", "25x14x23"], "19"),
                _ => (["32-28", "26x17", "26x37x28"], "32"),
            };
            let [squares, ..] = moves;
            return Examples {
                moves: moves.map(str::to_owned).to_vec(),
                squares,
                touched,
                second: "",
            };
        }
        let Squares {
            pawn: [squares, pawn],
            knight: [touched, goal],
            second,
        } = squares(seat);
        let knight = format!("{}{goal}", letters.of(Role::Knight));
        Examples {
            moves: vec![
                pawn.to_owned(),
                knight,
                squares.to_owned(),
                "O-O".to_owned(),
            ],
            squares,
            touched,
            second,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Game;
    use crate::notation::typed::{Typed, read};

    #[test]
    fn every_seat_can_play_its_examples_when_the_game_begins() {
        for game in Game::ALL {
            for seat in game.seats() {
                let position = game.start().with_turn(*seat);
                for letters in [Letters::English, Letters::Dutch] {
                    let examples = Examples::of(&position, letters);
                    let second = Some(examples.second.to_owned()).filter(|text| !text.is_empty());
                    // Castling and captures come later in a game.
                    let simple = |text: &String| !text.contains(['O', 'x']);
                    let typed = examples.moves.iter().filter(|text| simple(text));
                    for text in typed.chain(second.iter()) {
                        let legal = match read(&position, text, letters) {
                            Typed::Play(play) => position.judge(&play).is_ok(),
                            _ => false,
                        };
                        assert!(legal, "{game:?} {seat:?} {text}");
                    }
                    let man = position.grid().named(examples.touched);
                    let man = man.and_then(|at| position.piece(at));
                    assert_eq!(man.map(|man| man.seat), Some(*seat), "{game:?} {seat:?}");
                }
            }
        }
    }
}
