//! An exercise in lines: Black's answers, hints, and what is said when it is done.

use super::answer::{Answer, First};
use super::session::Session;
use crate::board::piece::Seat;
use crate::games::exercises::{Exercise, about};
use crate::lang::Say;
use crate::notation::letters::Letters;
use crate::notation::written;
use crate::room::progress::{Progress, Success};
use crate::room::{Room, now};
use crate::rules::position::Move;
use crate::table::Table;
use crate::table::act::Act;
use crate::table::drill::{Drill, Report, Shown};
use crate::ui::game::drill::{how_solved, known, note};

/// An exercise that is tried, and where it is remembered that it was solved.
pub struct Trial<'a> {
    /// How far one has come.
    pub drill: Drill,
    /// What is remembered.
    pub progress: &'a mut Progress,
}

impl Session<'_> {
    /// What is known of the exercise.
    pub(super) fn tell_exercise(&self, answer: &mut Answer) {
        let Some(trial) = &self.trial else {
            return;
        };
        let lang = self.manner.lang;
        let lines = &lang.words().exercise;
        let exercise = trial.drill.exercise();
        let title = (lines.title)(exercise.number, Exercise::all().len());
        let printed = (lines.printed)(exercise.printed.of(lang));
        answer.say(
            First::Ok,
            &format!("{title}. {printed} {}", (lines.begin)("hint")),
        );
        for line in known(exercise, lang) {
            answer.detail(&line);
        }
        answer.detail(about().of(lang));
    }

    /// What follows on White's move.
    pub(super) fn answer_exercise(&mut self, answer: &mut Answer) {
        let state = self.room.table().state();
        let Some(trial) = &mut self.trial else {
            return;
        };
        let reply = trial.drill.follow(state);
        let report = trial.drill.report();
        let exercise = trial.drill.exercise();
        if let Some(reply) = reply {
            self.act(Seat::Black, reply, answer, |_, _| {});
        }
        let lang = self.manner.lang;
        let words = lang.words();
        let lines = &words.exercise;
        let last = self.room.table().state().past.last();
        let said = |reply: Option<Move>| {
            let written = last.zip(reply);
            written.map_or_else(String::new, |(ply, reply)| {
                written::write(&ply.before, reply, Letters::from(lang))
            })
        };
        match report {
            Report::Begin => {}
            Report::OnLine(reply) => answer.say(First::Ok, &(lines.right)(&said(reply))),
            Report::AlsoWins(reply) => answer.say(First::Ok, &(lines.also_wins)(&said(reply))),
            Report::Off(reply) => answer.say(First::Ok, &(lines.off)(&said(reply), "undo")),
            Report::Lost => answer.say(First::Result, &(lines.lost)("undo")),
            Report::Solved(solved) => {
                answer.say(First::Result, &how_solved(exercise, solved, words));
                if let Some(note) = note(exercise, lang) {
                    answer.detail(note);
                }
                self.remember_exercise(answer);
            }
        }
    }

    fn remember_exercise(&mut self, answer: &mut Answer) {
        let Some(trial) = &mut self.trial else {
            return;
        };
        let success = Success {
            at: now(),
            hints: trial.drill.hints(),
        };
        let number = trial.drill.exercise().number;
        if let Err(error) = trial.progress.remember(number, success) {
            let lines = &self.manner.lang.words().exercise;
            answer.say(
                First::Error,
                &(lines.unremembered)(&error.say(self.manner.lang)),
            );
        }
    }

    /// Begins an exercise, this one or another.
    pub(super) fn begin_exercise(&mut self, exercise: &'static Exercise, answer: &mut Answer) {
        let drill = Drill::new(exercise);
        match Table::new(drill.setup()) {
            Ok(table) => *self.room = Room::unkept(table),
            Err(error) => return answer.say(First::Error, &error.say(self.manner.lang)),
        }
        if let Some(trial) = &mut self.trial {
            trial.drill = drill;
        }
        self.tell_exercise(answer);
    }

    /// Begins the exercise after this one; after the last, the first.
    pub(super) fn next_exercise(&mut self, answer: &mut Answer) {
        let number = self
            .trial
            .as_ref()
            .map(|trial| trial.drill.exercise().number);
        let next = number.and_then(|number| Exercise::number(number + 1));
        match (number, next.or_else(|| Exercise::number(1))) {
            (Some(_), Some(next)) => self.begin_exercise(next, answer),
            _ => answer.say(First::Error, self.manner.lang.words().exercise.not_one),
        }
    }

    /// First which piece, asked again the move.
    pub(super) fn hint(&mut self, answer: &mut Answer) {
        let lang = self.manner.lang;
        let lines = &lang.words().exercise;
        let state = self.room.table().state();
        let shown = self
            .trial
            .as_mut()
            .and_then(|trial| trial.drill.hint(state));
        let position = &state.position;
        match shown {
            None => answer.say(First::Error, lines.no_hint),
            Some(Shown::Piece(hint)) => {
                let at = position.grid().label(hint.piece());
                answer.say(First::Ok, &(lines.piece)(&at));
            }
            Some(Shown::Move(hint)) => {
                let played = Move::Draughts(hint.played);
                let text = written::write(position, played, Letters::from(lang));
                answer.say(First::Ok, &(lines.play)(&text));
            }
        }
    }

    /// Takes back White's last move, without asking anybody.
    pub(super) fn back_in_exercise(&mut self, answer: &mut Answer) {
        let state = self.room.table().state();
        let Some(trial) = &mut self.trial else {
            return;
        };
        let acts = trial.drill.take_back(state);
        trial.drill.taken_back();
        if acts.is_empty() && state.verdict().is_some() {
            // A game that is over takes nothing back.
            let exercise = trial.drill.exercise();
            return self.begin_exercise(exercise, answer);
        }
        if acts.is_empty() {
            // Nothing has been played: the table says so.
            self.act(
                Seat::White,
                Act::AskTakeBack { plies: 1 },
                answer,
                |_, _| {},
            );
            return;
        }
        for (seat, act) in acts {
            self.act(seat, act, answer, |_, _| {});
        }
        let words = &self.manner.lang.words().plain;
        let now = (words.to_move)(self.seat_name(Seat::White));
        answer.say(First::Ok, &now);
    }
}
