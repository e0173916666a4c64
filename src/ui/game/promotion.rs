//! The choice of what a pawn becomes.

use super::app::{App, Dialog};
use super::order::{Order, by_awaited};
use crate::board::piece::Role;
use crate::law::breach::{Breach, ChessBreach};
use crate::notation::letters::Letters;
use crate::rules::play::Play;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::act::Act;
use crate::ui::keys::intent::{Edit, Intent};
use crate::ui::ring::Turn;

/// A pawn that goes to the last rank, and what he is about to become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The pawn's move.
    pub play: Play,
    /// The number of the chosen role among those he may become.
    pub chosen: usize,
}

impl Promotion {
    /// A choice that begins with the queen.
    pub const fn new(play: Play) -> Promotion {
        Promotion { play, chosen: 0 }
    }

    /// What he is about to become.
    pub fn role(&self) -> Role {
        let roles = Role::PROMOTIONS;
        roles.get(self.chosen).copied().unwrap_or(Role::Queen)
    }

    const fn turned(self, turn: Turn) -> Promotion {
        let chosen = turn.from(self.chosen, Role::PROMOTIONS.len());
        Promotion { chosen, ..self }
    }
}

impl App {
    /// A key in the choice.
    pub fn in_promotion(
        &mut self,
        table: &Table,
        promotion: Promotion,
        intent: Intent,
    ) -> Option<Order> {
        let stay = match intent {
            Intent::Cancel => return None,
            Intent::Choose | Intent::Edit(Edit::Letter(' ')) => {
                let play = promotion.play.promoting(promotion.role());
                return by_awaited(table, Act::Play(play));
            }
            Intent::Next | Intent::Go(_) | Intent::Edit(Edit::Right) => promotion.turned(Turn::On),
            Intent::Previous | Intent::Edit(Edit::Left) => promotion.turned(Turn::Back),
            Intent::Edit(Edit::Letter(letter)) => match role(letter) {
                Some(role) => {
                    return by_awaited(table, Act::Play(promotion.play.promoting(role)));
                }
                None => promotion,
            },
            _ => promotion,
        };
        self.dialog = Some(Dialog::Promotion(stay));
        None
    }
}

/// A play as it is to be judged. A pawn that may not go there whatever it becomes goes as a queen, so that the reason
/// given is the true one, and not that something was left unsaid.
pub fn tried(position: &Position, play: Play) -> Play {
    let as_queen = play.promoting(Role::Queen);
    match position.judge(&play) {
        Err(Breach::Chess(ChessBreach::PromotionMissing { .. }))
            if position.judge(&as_queen).is_err() =>
        {
            as_queen
        }
        _ => play,
    }
}

/// The role of a letter in either language; none means two of those a pawn may become.
fn role(letter: char) -> Option<Role> {
    [Letters::English, Letters::Dutch]
        .into_iter()
        .filter_map(|letters| letters.role(letter))
        .find(|role| Role::PROMOTIONS.contains(role))
}
