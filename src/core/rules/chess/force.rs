//! How much is left: dead positions, and who may begin to count (A22).

use super::position::Position;
use crate::board::eight;
use crate::board::piece::{Role, Seat};
use crate::law::breach::NoCount;

impl Position {
    /// Can no play mate: bare kings, one knight or bishop besides, or only bishops that all run on one colour?
    pub fn is_dead(&self) -> bool {
        let men = self.men();
        let heavy = men.role(Role::Pawn) | men.role(Role::Rook) | men.role(Role::Queen);
        let (knights, bishops) = (men.role(Role::Knight), men.role(Role::Bishop));
        let one_colour =
            (bishops & eight::LIGHT).is_empty() || (bishops & !eight::LIGHT).is_empty();
        heavy.is_empty()
            && match knights.count() {
                0 => one_colour,
                1 => bishops.is_empty(),
                _ => false,
            }
    }

    /// A22: may this seat begin to count? It has its king, or king and rook, left against a force that could mate.
    ///
    /// # Errors
    /// What is lacking.
    pub fn may_count(&self, seat: Seat) -> Result<(), NoCount> {
        let men = self.men();
        let others = men.army(seat) & !men.role(Role::King);
        let rook_alone = others == men.of(seat, Role::Rook) && others.count() == 1;
        if !others.is_empty() && !rook_alone {
            return Err(NoCount::TooStrong);
        }
        let against = |role| men.of(seat.opponent(), role).count();
        let minor = against(Role::Knight) + against(Role::Bishop);
        let major = against(Role::Pawn) + against(Role::Rook) + against(Role::Queen);
        if minor < 2 && major == 0 {
            Err(NoCount::NoForce)
        } else {
            Ok(())
        }
    }

    /// R3: has this seat become the stronger, the men valued as usual (pawn 1, knight and bishop 3, rook 5, queen 9)?
    pub fn is_stronger(&self, seat: Seat) -> bool {
        self.worth(seat) > self.worth(seat.opponent())
    }

    fn worth(&self, seat: Seat) -> u32 {
        [
            (Role::Pawn, 1),
            (Role::Knight, 3),
            (Role::Bishop, 3),
            (Role::Rook, 5),
            (Role::Queen, 9),
        ]
        .into_iter()
        .map(|(role, worth)| worth * self.men().of(seat, role).count())
        .sum()
    }
}
