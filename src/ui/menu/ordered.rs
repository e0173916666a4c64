//! The orders in which the kept games can stand; within each the last played is first, and what is damaged comes last.

use crate::games::Game;
use crate::room::shelf::{Listed, Status};

/// An order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The last played first.
    #[default]
    Last,
    /// By the names of the players.
    Players,
    /// By game.
    Game,
    /// The longest first.
    Length,
    /// What can be gone on with first, then by score.
    Result,
}

impl Order {
    /// All, as they are numbered from 1.
    pub const ALL: [Order; 5] = [
        Order::Last,
        Order::Players,
        Order::Game,
        Order::Length,
        Order::Result,
    ];

    /// The order of this number.
    pub fn number(number: u8) -> Option<Order> {
        let at = usize::from(number).checked_sub(1)?;
        Order::ALL.get(at).copied()
    }

    /// These places on the shelf, in this order; on the shelf the last played stand first.
    pub fn of(self, places: impl Iterator<Item = usize>, shelf: &[Listed]) -> Vec<usize> {
        let mut ordered: Vec<((usize, String), usize)> = Vec::new();
        for place in places {
            let Some(listed) = shelf.get(place) else {
                continue;
            };
            let key = self.key(listed);
            // Behind its equals, so that these stay in the order of the shelf.
            let at = ordered.partition_point(|(other, _)| *other <= key);
            ordered.insert(at, (key, place));
        }
        ordered.into_iter().map(|(_, place)| place).collect()
    }

    fn key(self, listed: &Listed) -> (usize, String) {
        let Ok(game) = &listed.game else {
            return (usize::MAX, String::new());
        };
        match self {
            Order::Last => (0, String::new()),
            Order::Players => (0, game.names.join("\n").to_lowercase()),
            Order::Game => {
                let at = Game::ALL.iter().position(|kind| *kind == game.game);
                (at.unwrap_or(0), String::new())
            }
            Order::Length => (usize::MAX - 1 - game.moves, String::new()),
            Order::Result => match game.status {
                Status::Unfinished => (0, String::new()),
                Status::InUse => (1, String::new()),
                Status::Over(verdict) => (2, game.game.page().score.of(&verdict).to_owned()),
            },
        }
    }
}
