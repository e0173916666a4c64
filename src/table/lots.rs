//! Lots: which of two players has White, and which of four seats begins (A4, V5, V6, T3).

use fastrand::Rng;

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::games::page::Seatings;
use crate::rules::cross::seating::{Partners, Seating};

/// A lot that is told and typed again has a short number: the seed that chance gives for it.
pub const fn seed(chance: u64) -> u64 {
    chance % 1_000_000
}

/// The names by seat after the lot that this seed draws; the same seed draws the same lot.
pub fn seated(mut names: Vec<String>, seed: u64) -> Vec<String> {
    if Rng::with_seed(seed).bool() {
        names.reverse();
    }
    names
}

/// The seats that may have the first move of a level game: at an ordinary board either; of the four any where they
/// choose how to sit, or with partners beside each other the after-player of each side (V5, V6); else the two light
/// ones, South and West (T3).
pub fn beginners(seatings: Seatings, seating: Seating) -> Seats {
    match (seatings, seating.partners) {
        (Seatings::Two, _) => Seat::TWO.into_iter().collect(),
        (Seatings::Chosen, Partners::Opposite) => Seat::FOUR.into_iter().collect(),
        (Seatings::Chosen, Partners::Adjacent) => {
            let after = |seat| seating.after_player(seat);
            Seats::of(after(Seat::South)).with(after(Seat::North))
        }
        (Seatings::Fixed, _) => Seats::of(Seat::South).with(Seat::West),
    }
}

/// The seat that begins by the lot that this seed draws: White, whom the lot seats; of the four one of those that may.
pub fn first(seatings: Seatings, seating: Seating, seed: u64) -> Seat {
    if seatings == Seatings::Two {
        return Seat::White;
    }
    let mut seats = beginners(seatings, seating);
    let drawn = Rng::with_seed(seed).usize(..seats.count() as usize);
    seats.nth(drawn).unwrap_or(Seat::South)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_is_fair_and_can_be_drawn_again() {
        let names = || vec!["Anna".to_owned(), "Bram".to_owned()];
        let first = |seed| seated(names(), seed)[0].clone();
        let white = (0..1000).filter(|seed| first(*seed) == "Anna").count();
        assert!((400..600).contains(&white), "{white}");
        assert_eq!(first(7), first(7));
    }
}
