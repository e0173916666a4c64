//! How four sit, and who of them may begin, as the command line has it.

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::cli;
use crate::games::Game;
use crate::games::page::Seatings;
use crate::lang::sentence::fill;
use crate::lang::{Lang, Say};
use crate::rules::cross::seating::{Order, Partners, Seating};

/// Why nobody can sit, or begin, so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatedError {
    /// Partners or a direction in a game that leaves no choice of them.
    NoChoice {
        /// The option.
        option: &'static str,
        /// The game.
        game: Game,
    },
    /// A first move for a seat that is not at this table.
    NoSeat {
        /// The seat.
        seat: Seat,
        /// The game.
        game: Game,
    },
}

impl Say for SeatedError {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let lines = &words.misuse;
        match self {
            SeatedError::NoChoice { option, game } => {
                let line = match game.page().seating {
                    Seatings::Fixed => lines.seating_fixed,
                    Seatings::Two | Seatings::Chosen => lines.seating_two,
                };
                fill(line, &[option, game.id()])
            }
            SeatedError::NoSeat { seat, game } => {
                let seats = Seats::from_iter(game.seats().iter().copied());
                let (name, names) = ((words.terms.seat)(*seat), (words.four.seats)(seats));
                fill(lines.first_nobody, &[name, game.id(), &names])
            }
        }
    }
}

/// How the players of a game sit.
///
/// # Errors
/// The game leaves no choice. To say how they sit anyway is no choice.
pub fn seating(game: Game, asked: &cli::Seating) -> Result<Seating, SeatedError> {
    let seatings = game.page().seating;
    let mut seating = seatings.usual();
    let chosen = |option, other: bool| match seatings {
        Seatings::Two => Err(SeatedError::NoChoice { option, game }),
        Seatings::Fixed if other => Err(SeatedError::NoChoice { option, game }),
        Seatings::Fixed | Seatings::Chosen => Ok(()),
    };
    if let Some(partners) = worded(&Partners::ALL, &asked.partners) {
        chosen("--partners", partners != seating.partners)?;
        seating.partners = partners;
    }
    if let Some(order) = worded(&Order::ALL, &asked.direction) {
        chosen("--direction", order != seating.order)?;
        seating.order = order;
    }
    Ok(seating)
}

/// What a word chooses.
fn worded<T: Copy>(all: &[(&'static str, T)], word: &Option<String>) -> Option<T> {
    let word = word.as_deref()?;
    all.iter().find(|(of, _)| *of == word).map(|(_, one)| *one)
}

/// The seat that is to have the first move; nobody where the lot decides.
///
/// # Errors
/// Nobody sits there.
pub fn wished(game: Game, first: Option<cli::First>) -> Result<Option<Seat>, SeatedError> {
    let seat = match first {
        None | Some(cli::First::Lots) => return Ok(None),
        Some(cli::First::White) => Seat::White,
        Some(cli::First::Black) => Seat::Black,
        Some(cli::First::South) => Seat::South,
        Some(cli::First::West) => Seat::West,
        Some(cli::First::North) => Seat::North,
        Some(cli::First::East) => Seat::East,
    };
    match game.seats().contains(&seat) {
        true => Ok(Some(seat)),
        false => Err(SeatedError::NoSeat { seat, game }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(partners: Option<&str>, direction: Option<&str>) -> cli::Seating {
        cli::Seating {
            partners: partners.map(str::to_owned),
            direction: direction.map(str::to_owned),
        }
    }

    #[test]
    fn only_the_four_of_1869_choose_how_to_sit() {
        let adjacent = asked(Some("adjacent"), Some("clockwise"));
        let seating = seating(Game::Four1869, &adjacent);
        let chosen = Seating {
            partners: Partners::Adjacent,
            order: Order::Clockwise,
        };
        assert_eq!(seating, Ok(chosen));
        for game in [Game::Four1967, Game::ChessModern, Game::Draughts1879] {
            let refused = super::seating(game, &adjacent);
            let option = "--partners";
            assert_eq!(refused, Err(SeatedError::NoChoice { option, game }));
        }
    }

    #[test]
    fn to_say_how_four_sit_anyway_is_no_choice_and_two_have_no_partners() {
        let said = asked(Some("opposite"), Some("clockwise"));
        let usual = Game::Four1967.page().seating.usual();
        assert_eq!(seating(Game::Four1967, &said), Ok(usual));
        for (said, option) in [
            (asked(Some("opposite"), None), "--partners"),
            (asked(None, Some("counter-clockwise")), "--direction"),
        ] {
            let game = Game::Chess1869;
            assert_eq!(
                seating(game, &said),
                Err(SeatedError::NoChoice { option, game })
            );
        }
    }
}
