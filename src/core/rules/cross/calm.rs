//! The quick way on from a calm position to a calm one.
//!
//! In most positions no king is in check, no queen is within reach of an enemy, and nobody stands mated. After most moves
//! from them that is still so, and the next seat has a move beyond doubt: then there is nothing to judge.

use super::attack::{is_reached, leaps, reaches};
use super::laws::{Friend, Mate};
use super::men::{Cell, EMPTY, Owners, role};
use super::moves::Move;
use super::places::{LEAP, Place, forward, step, toward};
use super::position::Position;
use crate::board::piece::{Role, Seat};

/// The two sides as the mover sees them.
struct Sides {
    own: Owners,
    enemies: Owners,
}

impl Position {
    /// Goes on with a move from a calm position to a calm one; says no, and leaves a position that is none, where there
    /// may be more to judge.
    #[inline]
    pub(super) fn goes_on_in_calm(&mut self, played: Move) -> bool {
        let mover = self.turn;
        let (from, to) = played.places();
        if !self.is_calm() || !self.aside(mover.index(), from, to).is_nothing() {
            return false;
        }
        let taken = self.men.at(to);
        self.make(mover, played);
        let turn = self.turn;
        let may_end = self.laws.mate == Mate::AtTurn && taken != EMPTY && self.men.are_bare_kings();
        if may_end || self.is_stirred(mover, from, to) || !self.moves_beyond_doubt(turn) {
            return false;
        }
        self.mated = self.mated.without(mover);
        self.reach_next(turn);
        true
    }

    /// Is no king in check and no queen within an enemy's reach, and nobody's army without force?
    #[inline]
    fn is_calm(&self) -> bool {
        self.checked.is_empty() && !self.eyed && !self.may_lift()
    }

    /// Is a king or a queen within an enemy's reach now that a man has gone between two places, after calm? Only by him,
    /// by one behind him, or because she is the one who went.
    #[inline]
    fn is_stirred(&self, mover: Seat, from: Place, to: Place) -> bool {
        let men = &self.men;
        let sides = Sides {
            own: self.seating.side(mover).upper_bits(),
            enemies: self.seating.enemies(mover).upper_bits(),
        };
        let man = men.at(to);
        let kings = (0..4)
            .filter(|seat| *seat != mover.index())
            .map(|seat| men.king(seat));
        for royal in kings.chain(men.queens()) {
            let whose = men.at(royal);
            if royal == to {
                if men.is_attacked(to, sides.enemies, to) {
                    return true;
                }
                continue;
            }
            let of_own = sides.own & whose != 0;
            let attackers = if of_own { sides.enemies } else { sides.own };
            if self.is_opened(royal, from, attackers)
                || (!of_own && self.is_aimed_at(royal, to, man))
            {
                return true;
            }
        }
        false
    }

    /// Does one of these attack a place over another that has been left?
    #[inline]
    fn is_opened(&self, at: Place, left: Place, by: Owners) -> bool {
        let way = toward(at, left);
        if way >= 8 {
            return false;
        }
        let way = usize::from(way);
        let first = self.men.first_on(at, way);
        let man = self.men.at(first);
        by & man != 0 && is_reached(at, first, man, way)
    }

    /// Does the man on a place attack another?
    #[inline]
    fn is_aimed_at(&self, at: Place, from: Place, man: Cell) -> bool {
        let way = toward(at, from);
        match way {
            0..8 => {
                let way = usize::from(way);
                reaches(man, way)
                    && self.men.first_on(at, way) == from
                    && is_reached(at, from, man, way)
            }
            8..16 => leaps(man),
            _ => false,
        }
    }

    /// Has a seat, in no check, a move that is legal beyond doubt: by a man who covers no king, to an empty place?
    #[inline]
    fn moves_beyond_doubt(&self, seat: Seat) -> bool {
        let men = &self.men;
        let king = men.king(seat.index());
        let friend = match self.laws.friend {
            Friend::Spared => men.king(self.seating.partner(seat).index()),
            Friend::Free => king,
        };
        let is_empty = |at: Place| men.at(at) == EMPTY;
        men.army(seat.index()).into_iter().any(|from| {
            toward(king, from) >= 8
                && toward(friend, from) >= 8
                && match role(men.at(from)) {
                    Role::Pawn => is_empty(step(from, forward(seat.index()))),
                    Role::Knight => LEAP.iter().any(|leap| is_empty(from.wrapping_add(*leap))),
                    Role::Bishop => (1..8).step_by(2).any(|way| is_empty(step(from, way))),
                    Role::Rook => (0..8).step_by(2).any(|way| is_empty(step(from, way))),
                    Role::Queen => (0..8).any(|way| is_empty(step(from, way))),
                    _ => false,
                }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::castling::Castling;
    use crate::rules::cross::laws::{
        Colours, Exposed, Frozen, Laws, Pins, Promotion, Queens, Stalemate,
    };
    use crate::rules::cross::position::Status;
    use crate::rules::cross::seating::{Order, Partners, Seating};
    use crate::rules::tree::Tree;

    static AT_ONCE: Laws = Laws {
        colours: Colours::BySide,
        castling: Castling::RookOrAbsent,
        friend: Friend::Spared,
        queens: Queens {
            by_friend: Exposed::Open,
            unpinned: Exposed::Warned,
            pins: Pins::OwnAndFriends,
        },
        mate: Mate::AtOnce,
        frozen: Frozen::WithoutForce,
        stalemate: Stalemate::PlayedOver,
        promotion: Promotion::FarEdge,
    };
    static AT_TURN: Laws = Laws {
        colours: Colours::SouthAndWest,
        castling: Castling::Rook,
        friend: Friend::Free,
        queens: Queens {
            by_friend: Exposed::Warned,
            unpinned: Exposed::Open,
            pins: Pins::Own,
        },
        mate: Mate::AtTurn,
        frozen: Frozen::AgainstKings,
        stalemate: Stalemate::PassedOver,
        promotion: Promotion::FarEdgeAndSides,
    };

    /// Plays at random from the array to the end, or for so many plies, and shows every position and move.
    fn walk(
        laws: &'static Laws,
        seating: Seating,
        mut seed: u64,
        mut see: impl FnMut(&Position, Move),
    ) {
        let mut position = Position::start(laws, seating, Seat::South);
        for _ in 0..400 {
            let moves = position.moves();
            if position.status() != Status::Play || moves.is_empty() {
                return;
            }
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let m = moves[(seed >> 33) as usize % moves.len()];
            see(&position, m);
            position = position.after(m);
        }
    }

    fn walk_all(mut see: impl FnMut(&Position, Move)) {
        let sides = [Partners::Opposite, Partners::Adjacent];
        let orders = [Order::Clockwise, Order::CounterClockwise];
        for seed in 0..3 {
            for partners in sides {
                for order in orders {
                    walk(&AT_ONCE, Seating { partners, order }, seed, &mut see);
                }
            }
            let seating = Seating {
                partners: Partners::Opposite,
                order: Order::Clockwise,
            };
            walk(&AT_TURN, seating, seed, &mut see);
        }
    }

    #[test]
    fn the_quick_way_leads_where_judging_leads() {
        let mut quick = 0;
        walk_all(|position, _| {
            for m in position.moves() {
                let mut next = *position;
                if next.goes_on_in_calm(m) {
                    let mut judged = *position;
                    judged.follow(position, m);
                    assert_eq!(next, judged);
                    quick += 1;
                }
            }
        });
        assert!(quick > 1000);
    }

    #[test]
    fn a_position_is_the_same_when_it_is_made_again_of_its_parts() {
        walk_all(|position, _| {
            let again = Position::new(position.laws(), position.seating(), &position.parts());
            assert_eq!(again.as_ref(), Ok(position));
        });
    }

    #[test]
    fn moves_are_counted_as_they_are_listed_and_each_is_judged_legal() {
        walk_all(|position, m| {
            assert_eq!(position.count(), position.moves().len() as u64);
            assert_eq!(position.judge(&m.into()), Ok(m));
        });
    }
}
