//! The choice between captures that have the same two ends and take different pieces.

use super::app::{App, Dialog};
use super::order::{Order, by_awaited};
use crate::board::square::Square;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::act::Act;
use crate::ui::keys::intent::{Edit, Intent, Way};
use crate::ui::ring::Turn;

/// Several captures, and the one that is about to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The captures.
    pub moves: Vec<Move>,
    /// The number of the chosen one.
    pub chosen: usize,
}

impl Route {
    /// A choice that begins with the first.
    pub const fn new(moves: Vec<Move>) -> Route {
        Route { moves, chosen: 0 }
    }

    /// The chosen capture.
    pub fn chosen(&self) -> Option<Move> {
        self.moves.get(self.chosen).copied()
    }

    fn turned(self, turn: Turn) -> Route {
        let chosen = turn.from(self.chosen, self.moves.len());
        Route { chosen, ..self }
    }
}

/// The captures that a play of two squares can mean, where there is more than one.
pub fn several(position: &Position, play: &Play) -> Option<Vec<Move>> {
    let moves = position.draughts()?.onward(play.squares()).moves;
    let ending = moves.into_iter().filter(|m| m.end() == play.end());
    let moves: Vec<Move> = ending.map(Move::Draughts).collect();
    (moves.len() > 1).then_some(moves)
}

impl App {
    /// A key in the choice.
    pub fn in_route(&mut self, table: &Table, route: Route, intent: Intent) -> Option<Order> {
        let stay = match intent {
            Intent::Cancel => return None,
            Intent::Choose | Intent::Edit(Edit::Letter(' ')) => {
                let played = route.chosen()?;
                let play = table.state().position.play(played);
                return by_awaited(table, Act::Play(play));
            }
            Intent::Next
            | Intent::Go(Way::Down | Way::Right)
            | Intent::Edit(Edit::Right | Edit::Letter('j' | 'l')) => route.turned(Turn::On),
            Intent::Previous
            | Intent::Go(Way::Up | Way::Left)
            | Intent::Edit(Edit::Left | Edit::Letter('k' | 'h')) => route.turned(Turn::Back),
            _ => route,
        };
        self.dialog = Some(Dialog::Route(stay));
        None
    }
}

/// The squares of the pieces that a capture takes.
pub fn prey(position: &Position, played: Move) -> Vec<Square> {
    let taken = position.taken(played).into_iter();
    taken.map(|(at, _)| at).collect()
}
