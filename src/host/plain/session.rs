//! One game told in lines: what is heard, and who answers it.

use std::io::{BufRead, Write};

use super::answer::{Answer, First};
use super::command::{self, Command};
use super::drill::Trial;
use super::error::PlainError;
use super::lines::{self, LONGEST, Line};
use crate::board::piece::Seat;
use crate::lang::Lang;
use crate::lang::sentence::quoted;
use crate::law::text::Shown;
use crate::room::Room;
use crate::table::act::Act;

/// How the lines are to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    /// The language of the sentences, and of the letters of the men.
    pub lang: Lang,
    /// Which words of the articles are shown.
    pub shown: Shown,
}

/// A game at the other end of two pipes.
pub struct Session<'a> {
    pub(super) room: &'a mut Room,
    pub(super) manner: Manner,
    pub(super) below: Seat,
    /// The move that was refused with a warning, as it is typed, until the next line.
    pub(super) warned: Option<String>,
    /// When it is told what can be claimed after an act.
    pub(super) hints: Hints,
    /// The exercise that is tried.
    pub(super) trial: Option<Trial<'a>>,
}

/// When it is told what can be claimed, where it is told at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hints {
    /// With the act that makes it so.
    AtOnce,
    /// When all acts of a line are done.
    AfterTheLine,
}

/// Whether more lines are wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Then {
    Go,
    Leave,
}

impl Session<'_> {
    /// Answers line by line.
    pub(super) fn talk(
        &mut self,
        input: &mut dyn BufRead,
        output: &mut dyn Write,
    ) -> Result<(), PlainError> {
        let mut greeting = Answer::default();
        self.greet(&mut greeting);
        output.write_all(greeting.as_bytes())?;
        output.flush()?;
        while let Some(line) = lines::next(input).map_err(PlainError::Input)? {
            let mut answer = Answer::default();
            let then = self.heard(&line, &mut answer);
            output.write_all(answer.as_bytes())?;
            output.flush()?;
            if then == Then::Leave {
                break;
            }
        }
        Ok(())
    }

    fn heard(&mut self, line: &Line, answer: &mut Answer) -> Then {
        let words = &self.manner.lang.words().plain;
        match line {
            Line::TooLong => answer.say(First::Error, &(words.too_long)(LONGEST)),
            Line::NoText => answer.say(First::Error, words.no_text),
            Line::Text(text) if text.is_empty() => answer.say(First::Error, words.nothing_typed),
            Line::Text(text) => return self.asked(text, answer),
        }
        Then::Go
    }

    fn asked(&mut self, line: &str, answer: &mut Answer) -> Then {
        let words = &self.manner.lang.words().plain;
        let (seat, line) = command::seat(line, self.game().seats());
        let warned = self.warned.take();
        let command = command::read(line, self.state().position.grid());
        if self.trial.is_some() && command.is_of_two() {
            answer.say(First::Error, self.manner.lang.words().exercise.not_here);
            return Then::Go;
        }
        match command {
            Command::Next if self.trial.is_none() => self.again(answer),
            Command::Next => self.next_exercise(answer),
            Command::Match => self.show_match(answer),
            Command::Move(text) => self.play(seat, text, answer),
            Command::Draw => self.offer_draw(seat, answer),
            Command::Answer(given) => self.reply(seat, given, answer),
            Command::Resign(sure) => self.resign(seat, sure, answer),
            Command::Undo(_) if self.trial.is_some() => self.back_in_exercise(answer),
            Command::Again => self.again(answer),
            Command::Hint => self.hint(answer),
            Command::Undo(plies) => self.ask_back(seat, plies, answer),
            Command::Count => self.count(seat, answer),
            Command::Insist(text) => {
                self.warned = warned;
                self.insist(seat, text, answer);
            }
            Command::Huff(at) => self.huff(seat, at, answer),
            Command::Demand => self.demand(seat, answer),
            Command::Undertake(how) => self.undertake(seat, how, answer),
            Command::Claim(claim) => self.claim(seat, claim, answer),
            Command::NoClaimBy(article) => self.no_claim_by(article, answer),
            Command::NoClaim => {
                let usage = self.claim_usage();
                answer.say(First::Error, &(words.usage)(usage));
            }
            Command::Touch(at) => self.touch(seat, at, answer),
            Command::Place(text) => self.place(seat, text, answer),
            Command::Adjust => self.adjust(seat, answer),
            Command::Announce => self.announce(seat, answer),
            Command::Announced(text) => self.announced(seat, text, answer),
            Command::Also(text) => self.also(seat, text, answer),
            Command::Lift(at) => self.lift(seat, at, answer),
            Command::Remedy(number) => self.remedy(seat, number, answer),
            Command::Rectify(at) => self.rectify(seat, at, answer),
            Command::Afresh => self.afresh(seat, answer),
            Command::Clock => self.tell_clock(answer),
            Command::Stop => self.turn_clock(seat, Act::Stop, answer),
            Command::Go => self.turn_clock(seat, Act::Go, answer),
            Command::Flip => {
                self.below = self.beside(self.below);
                self.show_board(answer);
            }
            Command::Board => self.show_board(answer),
            Command::Moves(from) => self.list_moves(from, answer),
            Command::Why(text) => self.why(text, answer),
            Command::Status => self.status(answer),
            Command::Record => self.record(answer),
            Command::Rules(text) => self.rules(text, answer),
            Command::Help(word) => self.help(word, answer),
            Command::Elsewhere(word) => {
                answer.say(First::Error, &(words.elsewhere)(&quoted(word)));
            }
            Command::Misused(usage) => answer.say(First::Error, &(words.usage)(usage)),
            Command::NoSquare(text) => answer.say(First::Error, &(words.no_square)(&quoted(text))),
            Command::Quit => {
                answer.say(
                    First::Ok,
                    if self.can_be_resumed() {
                        words.bye_kept
                    } else {
                        words.bye
                    },
                );
                return Then::Leave;
            }
        }
        Then::Go
    }

    /// A game in which nothing was done leaves no record, and one that is over nothing to go on with; but a match goes on
    /// after its last game.
    fn can_be_resumed(&self) -> bool {
        let table = self.room.table();
        let contest = table.setup().contest.as_ref();
        let goes_on = match table.state().verdict() {
            Some(_) => self.room.awaits_next(),
            None => !table.entries().is_empty() || contest.is_some_and(|of| !of.played.is_empty()),
        };
        self.room.path().is_some() && goes_on
    }
}
