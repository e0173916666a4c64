//! What is told in a game to the letter: what binds, what was said, what waits; never what the players must find out.

use super::answer::Answer;
use super::session::Session;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::page::{Announcing, Lifting, Slips};
use crate::lang::words::letter::of;
use crate::lang::words::reasons::Board;
use crate::law::offence::Offence;
use crate::rules::cross;
use crate::rules::letter::Attack;
use crate::rules::position::Position;
use crate::table::letter::{Said, Touched};
use crate::table::state::{Ply, Stage};

/// What is said of the men on a board.
pub fn on_board<T>(position: &Position, say: impl FnOnce(&Board) -> T) -> T {
    let men = |at| position.piece(at);
    say(&Board::new(position.grid(), &men))
}

impl Session<'_> {
    pub(super) fn is_to_the_letter(&self) -> bool {
        self.room.table().setup().house.is_to_the_letter()
    }

    /// Do the players say check themselves?
    pub(super) fn players_say_check(&self) -> bool {
        let letter = self.game().page().letter;
        let program = letter.is_none_or(|letter| letter.announcing == Announcing::ByTheProgram);
        self.is_to_the_letter() && !program
    }

    /// Is what the players could find out themselves told to them?
    pub(super) fn tells(&self) -> bool {
        !self.is_to_the_letter() || self.room.table().setup().house.hints()
    }

    /// Is the seat at turn told that its king is in check?
    pub(super) fn turn_is_in_check(&self) -> bool {
        let state = self.state();
        let turn = state.position.turn();
        !self.players_say_check() && state.in_check() && !self.hides_exposed(turn)
    }

    /// T9: must the enemies of a seat find out for themselves that it has exposed its own king?
    pub(super) fn hides_exposed(&self, seat: Seat) -> bool {
        let faults = &self.state().letter.faults;
        let exposed = faults
            .iter()
            .any(|fault| fault.by == seat && fault.offence == Offence::KingExposed);
        exposed && !self.tells()
    }

    /// Who must choose a remedy, and for what.
    pub(super) fn choosing(&self, by: Seat, offence: Offence) -> String {
        let states = &self.manner.lang.words().letter.state;
        of(self.seat_name(by), &(states.choosing)(offence))
    }

    /// What stands after whose turn it is: what binds that seat, what was said, what is still to be lifted.
    pub(super) fn and_bound(&self, said: Option<String>) -> String {
        let state = self.state();
        if state.stage != Stage::Play || !self.is_to_the_letter() {
            return String::new();
        }
        let bound = self.bound().map(|bound| format!(", {bound}"));
        let others = [said, self.to_lift()].into_iter().flatten();
        let others: String = others.map(|other| format!("; {other}")).collect();
        bound.unwrap_or_default() + &others
    }

    /// What the seat at turn must do, with the article.
    fn bound(&self) -> Option<String> {
        let state = self.state();
        let bond = state.letter.bond?;
        let must = self.manner.lang.words().letter.must;
        let must = on_board(&state.position, |board| must(&bond, board));
        Some(format!("{must} ({})", bond.article))
    }

    /// Who has said check with the last move; that it was none, only where it is told what can be claimed.
    pub(super) fn said(&self) -> Option<String> {
        let state = self.state();
        let words = &self.manner.lang.words().letter;
        let by = self.seat_name(state.past.last()?.mover());
        let said = of(by, words.state.said_check);
        match state.letter.said {
            Said::Nothing => None,
            Said::Check | Said::Falsely => Some(said + &self.falsely_said().unwrap_or_default()),
        }
    }

    /// That the check which was said is none, where that is told.
    pub(super) fn falsely_said(&self) -> Option<String> {
        let falsely = Offence::CheckFalselySaid;
        let what = (self.manner.lang.words().letter.offence)(falsely);
        let tells = self.state().letter.said == Said::Falsely && self.tells();
        tells.then(|| format!(" ({}: {what})", falsely.article()))
    }

    /// Who has still to lift what he took (D12); where nothing is told, he must think of it himself.
    fn to_lift(&self) -> Option<String> {
        if !self.tells() {
            return None;
        }
        let state = self.state();
        let pieces = state.letter.unlifted;
        let by = self.seat_name(state.past.last()?.mover());
        let labels: Vec<String> = pieces.map(|at| state.position.grid().label(at)).collect();
        let to_lift = self.manner.lang.words().letter.state.to_lift;
        (!labels.is_empty()).then(|| format!("{} (D12)", of(by, &to_lift(&labels))))
    }

    /// D12: did this seat make the last move, so that it may have to lift something?
    pub(super) fn may_have_to_lift(&self, seat: Seat) -> bool {
        let letter = self.game().page().letter;
        let lifts = letter.is_some_and(|letter| letter.lifting == Lifting::ByTheCaptor);
        let state = self.state();
        let last = state.past.last().map(Ply::mover);
        self.is_to_the_letter() && lifts && state.stage == Stage::Play && last == Some(seat)
    }

    /// That the game is as good as over: its verdict waits for those who could still claim what led to it.
    pub(super) fn tell_pending(&self, answer: &mut Answer) {
        if let Some(verdict) = self.room.table().pending() {
            let words = self.manner.lang.words();
            let pending = words.plain.letter.pending;
            answer.detail(&pending(&words.verdict(&verdict)));
        }
    }

    /// In the state of the game: that it is played to the letter, and what of that the players know.
    pub(super) fn tell_letter(&self, answer: &mut Answer) {
        if !self.is_to_the_letter() {
            return;
        }
        let words = self.manner.lang.words();
        let (letter, lines) = (&words.letter, &words.plain.letter);
        let how = match self.tells() {
            true => lines.hinted,
            false => lines.silent,
        };
        answer.labelled(letter.to_the_letter, how);
        let state = self.state();
        let turn = self.seat_name(state.position.turn());
        let touched = match state.letter.touched {
            Touched::Nothing => None,
            Touched::Adjusting => Some(letter.state.adjusting.to_owned()),
            Touched::At(at) => Some(on_board(&state.position, |board| {
                (letter.state.touched)(at, board)
            })),
        };
        for predicate in [touched, self.bound()].into_iter().flatten() {
            answer.detail(&of(turn, &predicate));
        }
        for line in [self.said(), self.to_lift()].into_iter().flatten() {
            answer.detail(&line);
        }
    }

    /// Below the board, where it can be turned (A1): which shade the corner at the right hand has.
    pub(super) fn tell_corner(&self, answer: &mut Answer) {
        let letter = self.game().page().letter;
        let known = letter.is_some_and(|letter| letter.slips == Slips::BoardToo);
        if !(self.is_to_the_letter() && known) {
            return;
        }
        let grid = self.state().position.grid();
        let corner = match self.below {
            Seat::Black => grid.square(0, grid.ranks() - 1),
            _ => grid.square(grid.files() - 1, 0),
        };
        let lines = &self.manner.lang.words().plain.letter;
        let shade = match self.state().letter.board_is_turned() {
            true => lines.dark,
            false => lines.light,
        };
        if let Some(corner) = corner {
            answer.detail(&shade(&grid.label(corner)));
        }
    }
}

/// The men that give check to a seat's king, those left out of which nobody was warned.
pub fn told_checkers(
    position: &cross::position::Position,
    seat: Seat,
    unsaid: &[Attack],
) -> Vec<Square> {
    let target = position.king(seat);
    let mut by = position.checkers(seat);
    by.retain(|attacker| {
        let attack = Attack {
            attacker: *attacker,
            target,
        };
        !unsaid.contains(&attack)
    });
    by
}
