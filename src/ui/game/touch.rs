//! The hand in a game to the letter: a touch is an act, and who is bound to play a man holds him (A6 to A9; D2).

use super::app::App;
use super::order::{Order, by_awaited};
use super::voiced::Voiced;
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::games::page::Touching;
use crate::law::bond::{Duty, Laid};
use crate::rules::play::Play;
use crate::rules::position::Move;
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::hand::{obeys, own_touched};
use crate::table::letter::Touched;
use crate::table::sides::others;
use crate::table::state::Stage;
use crate::table::to_the_letter::may_waive;

/// Is a touch an act at this table?
pub fn touches(table: &Table) -> bool {
    let letter = table.setup().game.page().letter;
    let known = letter.is_some_and(|letter| letter.touching != Touching::Unsaid);
    known && table.setup().house.is_to_the_letter()
}

/// The man that must be played and no other, so that nobody lets go of him.
pub fn bound_to(table: &Table) -> Option<Square> {
    let state = table.state();
    let bond = state.letter.bond.filter(|_| state.stage == Stage::Play)?;
    match (bond.laid, bond.duty) {
        // A man touched under a remedy binds besides.
        (Laid::ByRemedy, Duty::Take(_) | Duty::OutOfCheck | Duty::Again) => own_touched(state),
        (_, Duty::Play(at)) => Some(at),
        (_, Duty::King) => state.position.king(),
        (Laid::ByTouch, Duty::Take(_) | Duty::OutOfCheck | Duty::Again) => None,
    }
}

/// Who touches a man while a verdict waits, and so lets it stand: one who could claim what led to it, else the seat at
/// turn.
fn waiver(table: &Table) -> Seat {
    let state = table.state();
    let turn = state.position.turn();
    let mut others = others(&state.position, turn).into_iter();
    let at_turn = may_waive(state, turn).then_some(turn);
    let waives = at_turn.or_else(|| others.find(|seat| may_waive(state, *seat)));
    waives.unwrap_or(turn)
}

/// Would the table take this play of the seat at turn, be it falsely?
fn stands(table: &Table, play: Play) -> bool {
    let entry = Entry {
        seat: table.state().position.turn(),
        at: Millis::default(),
        act: Act::Play(play),
    };
    table.weigh(&entry).is_ok()
}

/// Must it be said what a pawn becomes, for a play that stands only so?
pub fn promotes(table: &Table, play: Play) -> bool {
    !stands(table, play) && stands(table, play.promoting(Role::Queen))
}

/// The moves that may be made now, as far as the players are told. Where they must find out for themselves whether a check
/// that was said is one, no check binds: where a man may go would betray it (A18).
pub fn known_moves(table: &Table) -> Vec<Move> {
    let (known, state) = (Voiced::now(table), table.state());
    // Under a remedy only a legal move will do.
    let bond = state.letter.bond;
    let by_remedy = bond.is_some_and(|bond| bond.laid == Laid::ByRemedy);
    if !known.is_bare() || by_remedy || state.over > 0 {
        return table.moves();
    }
    let mut moves = known.position.moves_unbound(&known.unsaid());
    moves.retain(|m| obeys(state, &state.position.play(*m)).is_ok());
    moves
}

impl App {
    /// Takes hold of the man that must be played.
    pub fn hold(&mut self, table: &Table) {
        let bound = bound_to(table).filter(|_| !self.only_looks());
        if bound.is_some() && self.hand != bound {
            self.hand = bound;
            self.way.clear();
        }
    }

    /// Touches what stands on a square; where no touch can bind any more, takes it up.
    pub fn touch(&mut self, table: &Table, at: Square) -> Option<Order> {
        if table.pending().is_some() {
            return Some(Order::Act(waiver(table), Act::Touch(at)));
        }
        let letter = &table.state().letter;
        let takes_up = match (letter.bond, letter.touched) {
            // Who must take a man chooses with which: that is no second touch.
            (Some(bond), _) if matches!(bond.duty, Duty::Take(_)) => {
                let mut moves = self.moves(table).into_iter();
                moves.any(|played| played.start() == at)
            }
            // What binds nothing can be moved all the same, be it falsely.
            (None, Touched::At(touched)) => touched == at,
            _ => false,
        };
        if takes_up {
            self.hand = Some(at);
            self.turn_page(table);
            return None;
        }
        by_awaited(table, Act::Touch(at))
    }

    /// The moves that may be made in the position that is looked at; in a game to the letter those that do what binds,
    /// and no check binds that was not said.
    pub fn moves(&self, table: &Table) -> Vec<Move> {
        match table.setup().house.is_to_the_letter() {
            true => known_moves(self.shown(table)),
            false => self.position(table).moves(),
        }
    }
}
