//! Armies as they are told apart: light and dark, and a ribbon on the second of each where four play.

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::games::Game;
use crate::games::page::Laws;
use crate::rules::cross::laws::{Colours, Laws as CrossLaws};
use crate::rules::cross::seating::Seating;
use crate::rules::position::Position;

/// What an army is drawn as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Army {
    /// The colour of its set.
    pub colour: Colour,
    /// What tells it from the other set of its colour (T19).
    pub ribbon: Ribbon,
}

/// The colour of a set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// White, or a light one of four.
    Light,
    /// Black, or a dark one of four.
    Dark,
}

/// Whether the men of a set wear the ribbon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ribbon {
    /// They do not.
    Without,
    /// They do.
    With,
}

impl Army {
    /// The four that there can be; at an ordinary board the first two.
    pub const ALL: [Army; 4] = [
        Army::new(Colour::Light, Ribbon::Without),
        Army::new(Colour::Dark, Ribbon::Without),
        Army::new(Colour::Light, Ribbon::With),
        Army::new(Colour::Dark, Ribbon::With),
    ];

    const fn new(colour: Colour, ribbon: Ribbon) -> Army {
        Army { colour, ribbon }
    }

    /// The army of one of two seats.
    pub const fn of_two(seat: Seat) -> Army {
        match seat {
            Seat::White => Army::ALL[0],
            _ => Army::ALL[1],
        }
    }

    /// The army of a seat. Of two sets of one colour the second wears the ribbon, in the order of position texts.
    pub fn of(position: &Position, seat: Seat) -> Army {
        match position.cross() {
            None => Army::of_two(seat),
            Some(cross) => Army::at_cross(cross.laws(), cross.seating(), seat),
        }
    }

    /// The army of a seat in this game, the four seated so.
    pub fn at(game: Game, seating: Seating, seat: Seat) -> Army {
        match game.page().laws {
            Laws::Cross(laws) => Army::at_cross(laws, seating, seat),
            Laws::Chess(_) | Laws::Draughts => Army::of_two(seat),
        }
    }

    fn at_cross(laws: &CrossLaws, seating: Seating, seat: Seat) -> Army {
        let light = match laws.colours {
            Colours::BySide => seating.side(Seat::South),
            Colours::SouthAndWest => Seats::of(Seat::South).with(Seat::West),
        };
        let is_light = light.has(seat);
        let mut of_its_colour = Seat::FOUR
            .into_iter()
            .filter(|seat| light.has(*seat) == is_light);
        let colour = match is_light {
            true => Colour::Light,
            false => Colour::Dark,
        };
        let ribbon = match of_its_colour.next() == Some(seat) {
            true => Ribbon::Without,
            false => Ribbon::With,
        };
        Army::new(colour, ribbon)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Game;
    use crate::games::page::Laws as Family;
    use crate::rules::cross::seating::{Order, Partners};

    fn armies(game: Game, partners: Partners) -> [Army; 4] {
        let Family::Cross(laws) = game.page().laws else {
            panic!("{game:?} is not for four");
        };
        let order = Order::default();
        Seat::FOUR.map(|seat| Army::at_cross(laws, Seating { partners, order }, seat))
    }

    #[test]
    fn four_armies_are_four() {
        for (game, partners) in [
            (Game::Four1869, Partners::Opposite),
            (Game::Four1869, Partners::Adjacent),
            (Game::Four1967, Partners::Opposite),
        ] {
            let found = armies(game, partners);
            assert!(Army::ALL.iter().all(|army| found.contains(army)));
        }
    }

    #[test]
    fn light_plays_with_light_in_1869_wherever_partners_sit() {
        let light = |game, partners| {
            let armies = armies(game, partners).into_iter();
            let light = armies.map(|army| army.colour == Colour::Light);
            light.collect::<Vec<_>>()
        };
        let (across, beside) = ([true, false, true, false], [true, true, false, false]);
        assert_eq!(light(Game::Four1869, Partners::Opposite), across);
        assert_eq!(light(Game::Four1869, Partners::Adjacent), beside);
        assert_eq!(light(Game::Four1967, Partners::Opposite), beside);
    }

    #[test]
    fn in_1967_partners_have_the_ribbon_both_or_neither() {
        let ribbons = armies(Game::Four1967, Partners::Opposite).map(|army| army.ribbon);
        let [south, west, north, east] = ribbons;
        assert_eq!((south, west), (north, east));
        assert_ne!(south, west);
    }
}
