//! The line of a form that says who has the first move: a seat that may have it, or lots.

use crate::board::piece::Seat;
use crate::games::Game;
use crate::games::page::{Odds, Seatings};
use crate::rules::cross::seating::{Partners, Seating};
use crate::table::lots;
use crate::ui::here::Here;

/// Who has the first move, when nobody gives odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// This seat, as agreed.
    Seat(Seat),
    /// Whom the lot falls on.
    Lot,
}

impl Opening {
    /// What stands in a form that nobody has touched: White begins; of four the lot decides (V5, V6, T3).
    pub const fn usual(game: Game) -> Opening {
        match game.page().seating {
            Seatings::Two => Opening::Seat(Seat::White),
            Seatings::Chosen | Seatings::Fixed => Opening::Lot,
        }
    }

    /// This, or the lot where the players now sit so that this seat cannot begin.
    #[must_use]
    pub fn among(self, seats: &[Seat]) -> Opening {
        match self {
            Opening::Seat(seat) if seats.contains(&seat) => self,
            _ => Opening::Lot,
        }
    }

    /// What the line says.
    pub fn said(self, seats: &[Seat], here: &Here) -> String {
        let words = here.look.words();
        let name = words.terms.seat;
        match (self, seats) {
            (Opening::Seat(seat), _) => (words.menu.table.begins)(name(seat)),
            (Opening::Lot, [Seat::White, _]) => words.menu.table.lots.to_owned(),
            (Opening::Lot, [one, other]) => {
                (words.menu.seating.lots_of_two)(name(*one), name(*other))
            }
            (Opening::Lot, _) => words.menu.seating.lots_of_four.to_owned(),
        }
    }
}

/// The seats that may have the first move, in the order of the form.
pub fn openers(game: Game, seating: Seating) -> Vec<Seat> {
    lots::beginners(game.page().seating, seating).collect()
}

/// The articles that settle who begins; of two who give no odds, A4 or D1.
pub const fn cited(game: Game, seating: Seating) -> &'static [&'static str] {
    match (game.page().seating, seating.partners, game.page().odds) {
        (Seatings::Chosen, Partners::Opposite, _) => &["V5"],
        (Seatings::Chosen, Partners::Adjacent, _) => &["V6"],
        (Seatings::Fixed, _, _) => &["T3"],
        (Seatings::Two, _, Odds::GiverSecond) => &["D1"],
        (Seatings::Two, _, Odds::GiverBegins) => &["A4"],
        (Seatings::Two, _, Odds::Unknown) => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cross::seating::Order;

    fn seating(partners: Partners, order: Order) -> Seating {
        Seating { partners, order }
    }

    #[test]
    fn of_partners_beside_each_other_the_after_player_begins() {
        let right = seating(Partners::Adjacent, Order::CounterClockwise);
        assert_eq!(openers(Game::Four1869, right), [Seat::South, Seat::North]);
        let clockwise = seating(Partners::Adjacent, Order::Clockwise);
        assert_eq!(openers(Game::Four1869, clockwise), [Seat::West, Seat::East]);
        let chosen = Opening::Seat(Seat::West).among(&openers(Game::Four1869, right));
        assert_eq!(chosen, Opening::Lot);
    }
}
