//! What is done to the game: moves, offers, claims, counts.

use super::answer::{Answer, First};
use super::command::Sure;
use super::session::{Hints, Session};
use super::tell::Number;
use super::typing::{Clear, Reader};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::host::refused::{marks, reason};
use crate::lang::Say;
use crate::lang::sentence::list;
use crate::law::breach::{Breach, HandBreach, LetterBreach};
use crate::notation::written;
use crate::room::Keep;
use crate::room::notice::Unaccepted;
use crate::rules::play::Play;
use crate::table::act::{Act, Answer as Given, Undertaking};
use crate::table::after::Refusal;
use crate::table::count::may_count;
use crate::table::neglect::{Put, may_insist};
use crate::table::state::{Choice, Question, Stage, State};

impl Session<'_> {
    /// The game as it stands.
    pub(super) fn state(&self) -> &State {
        self.room.table().state()
    }

    /// The number of the move to come.
    pub(super) fn next_number(&self) -> u32 {
        let state = self.state();
        state.number(state.past.len())
    }

    /// The seat that would act: the one that the table waits for.
    pub(super) fn awaited(&self) -> Seat {
        let state = self.state();
        state.awaited().unwrap_or(state.position.turn())
    }

    /// What stands before a ply: `12.`, `12...`, of four `12. West`.
    pub(super) fn numbered(&self, seat: Seat, number: u32) -> String {
        match seat {
            Seat::White => format!("{number}."),
            Seat::Black => format!("{number}..."),
            _ => format!("{number}. {}", self.seat_name(seat)),
        }
    }

    /// The seat from which the board is seen when it is turned: across it, of four a quarter further.
    pub(super) fn beside(&self, below: Seat) -> Seat {
        let seats = self.game().seats().iter().copied();
        let next = seats.cycle().skip_while(|seat| *seat != below).nth(1);
        next.unwrap_or(below)
    }

    pub(super) fn seat_name(&self, seat: Seat) -> &'static str {
        (self.manner.lang.words().terms.seat)(seat)
    }

    pub(super) fn play(&mut self, seat: Option<Seat>, text: &str, answer: &mut Answer) {
        self.put(seat, text, Put::Simply, answer);
    }

    /// Plays on against a warning: the move that was refused last, or the one named.
    pub(super) fn insist(&mut self, seat: Option<Seat>, text: &str, answer: &mut Answer) {
        let warned = self.warned.take().unwrap_or_default();
        let text = if text.is_empty() { &warned } else { text };
        if text.is_empty() {
            answer.say(First::Error, self.manner.lang.words().plain.nothing_warned);
            return;
        }
        self.put(seat, text, Put::Insisting, answer);
    }

    fn put(&mut self, seat: Option<Seat>, text: &str, put: Put, answer: &mut Answer) {
        let turn = self.state().position.turn();
        let mut unclear = Answer::default();
        let reader = Reader::at(self.room.table(), self.manner.lang);
        let clear = reader.read(text, &mut unclear);
        if let Some(breach) = self.no_move_now(seat.unwrap_or(turn)) {
            // What cannot be read as a move at all is told so whatever the table waits for.
            return match clear {
                None if unclear.is_error() => answer.join(unclear),
                _ => self.refuse(&Refusal::new(self.game(), None, breach), answer),
            };
        }
        match clear {
            None => answer.join(unclear),
            Some(Clear::Wrong(breach)) => {
                self.refuse(&Refusal::new(self.game(), None, breach), answer);
            }
            Some(Clear::Play(play)) => self.put_down(&play, put, answer),
        }
    }

    fn put_down(&mut self, play: &Play, put: Put, answer: &mut Answer) {
        let state = self.state();
        let position = state.position;
        let turn = position.turn();
        let reader = Reader::at(self.room.table(), self.manner.lang);
        // A move that is taken back at once (V17) is told as it was written.
        let written = match position.judge(play) {
            Ok(played) => reader.write(played),
            Err(_) => written::play(&position, play),
        };
        let written = format!("{} {written}", self.numbered(turn, self.next_number()));
        let (stood, over) = (state.past.len(), state.over);
        let act = match put {
            Put::Simply => Act::Play(*play),
            Put::Insisting => Act::Insist(*play),
        };
        let done = self.room.table().entries().len();
        self.act(turn, act, answer, |session, answer| {
            let stands = session.state().past.len() > stood;
            let written = match stands && session.is_to_the_letter() {
                true => session.written(stood, Number::Always),
                false => written,
            };
            answer.say(First::Ok, &session.and_now(&written));
            session.tell_neglect(answer);
            session.tell_news(stood, over, answer);
        });
        if self.room.table().entries().len() > done {
            self.answer_exercise(answer);
        }
    }

    /// Why no move of this seat is in place now, whichever it is.
    fn no_move_now(&self, seat: Seat) -> Option<Breach> {
        let state = self.state();
        let turn = state.position.turn();
        let breach = match state.stage {
            Stage::Over(verdict) => HandBreach::GameOver(verdict.ending),
            Stage::Choose { by, question, .. } => HandBreach::AnswerFirst {
                asked: question.asked(),
                by,
            },
            Stage::Remedy { by, offence } => {
                return Some(Breach::Letter(LetterBreach::ChooseFirst { by, offence }));
            }
            Stage::Play if seat != turn => HandBreach::OutOfTurn { turn },
            Stage::Play => return None,
        };
        Some(Breach::Hand(breach))
    }

    pub(super) fn offer_draw(&mut self, seat: Option<Seat>, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.awaited());
        self.act(seat, Act::OfferDraw, answer, |session, answer| {
            session.tell_question(answer);
        });
    }

    pub(super) fn ask_back(&mut self, seat: Option<Seat>, turns: usize, answer: &mut Answer) {
        let plies = self.state().span(turns);
        let taker = self.room.table().taker_back(plies);
        let seat = seat.or(taker).unwrap_or_else(|| self.awaited());
        let act = Act::AskTakeBack { plies };
        self.act(seat, act, answer, |session, answer| {
            session.tell_question(answer);
        });
    }

    /// D13: takes off a piece that neglected to capture; the turn stays.
    pub(super) fn huff(&mut self, seat: Option<Seat>, at: Square, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.awaited());
        self.act(seat, Act::Huff(at), answer, |session, answer| {
            let words = &session.manner.lang.words().plain;
            let label = session.state().position.grid().label(at);
            let done = (words.huffs)(session.seat_name(seat), &label);
            answer.say(First::Ok, &session.and_now(&done));
        });
    }

    /// D14: has the neglected capture made.
    pub(super) fn demand(&mut self, seat: Option<Seat>, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.awaited());
        self.act(seat, Act::Demand, answer, |session, answer| {
            let words = &session.manner.lang.words().plain;
            let done = (words.demands)(session.seat_name(seat));
            answer.say(First::Ok, &session.and_now(&done));
        });
    }

    /// What can be done about a capture that was neglected. To the letter that is told as what can be claimed is.
    fn tell_neglect(&self, answer: &mut Answer) {
        if self.is_to_the_letter() {
            return;
        }
        let table = self.room.table();
        let state = table.state();
        let turn = state.position.turn();
        let grid = state.position.grid();
        let mut typed: Vec<String> = Vec::new();
        for choice in table.choices(turn) {
            match choice {
                Choice::Huff(liable) => {
                    typed.extend(liable.map(|at| format!("huff {}", grid.label(at))));
                }
                Choice::Demand => typed.push("demand".to_owned()),
                _ => {}
            }
        }
        if !typed.is_empty() {
            let words = self.manner.lang.words();
            let text = (words.plain.may_huff)(self.seat_name(turn), &list(&typed, words.terms.or));
            answer.say(First::Claim, &text);
        }
    }

    /// The next game of the same players, when this one is over.
    pub(super) fn again(&mut self, answer: &mut Answer) {
        let words = &self.manner.lang.words().plain;
        if let Some(trial) = &self.trial {
            return self.begin_exercise(trial.drill.exercise(), answer);
        }
        let Some(next) = self.room.following(&Keep::WithMyGames) else {
            answer.say(First::Error, words.not_over);
            return;
        };
        match next {
            Ok(room) => {
                *self.room = room;
                self.greet(answer);
            }
            Err(error) => answer.say(First::Error, &error.say(self.manner.lang)),
        }
    }

    /// The question that waits, and who must answer it.
    pub(super) fn tell_question(&self, answer: &mut Answer) {
        if let Some(text) = self.question() {
            answer.say(First::Offer, &text);
        }
    }

    pub(super) fn question(&self) -> Option<String> {
        let Stage::Choose {
            asker,
            by,
            question,
        } = self.state().stage
        else {
            return None;
        };
        let words = &self.manner.lang.words().plain;
        let (asker, asked) = (self.seat_name(asker), self.seat_name(by));
        Some(match question {
            Question::Draw => (words.offers_draw)(asker, asked),
            Question::TakeBack { plies } => {
                (words.asks_back)(asker, self.state().plies_among(plies), asked)
            }
            Question::Resign => (words.asks_to_resign)(asker, asked),
        })
    }

    pub(super) fn reply(&mut self, seat: Option<Seat>, given: Given, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.awaited());
        self.act(seat, Act::Answer(given), answer, |session, answer| {
            let words = &session.manner.lang.words().plain;
            let name = session.seat_name(seat);
            let done = match given {
                Given::Accept => (words.accepts)(name),
                Given::Decline => (words.declines)(name),
            };
            answer.say(First::Ok, &session.and_now(&done));
            // Of four the next is asked.
            session.tell_question(answer);
        });
    }

    pub(super) fn resign(&mut self, seat: Option<Seat>, sure: Sure, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.awaited());
        let words = &self.manner.lang.words().plain;
        if sure == Sure::Ask && self.state().verdict().is_none() {
            answer.say(First::Choose, &(words.resign_sure)(self.seat_name(seat)));
            return;
        }
        self.act(seat, Act::Resign, answer, |session, answer| {
            match session.state().verdict() {
                Some(_) => answer.say(First::Ok, &(words.resigns)(session.seat_name(seat))),
                // Of four the partner is asked.
                None => session.tell_question(answer),
            }
        });
    }

    pub(super) fn count(&mut self, seat: Option<Seat>, answer: &mut Answer) {
        let (game, state) = (self.game(), self.state());
        let turn = state.position.turn();
        let may = [turn]
            .into_iter()
            .chain(game.seats().iter().copied())
            .find(|seat| may_count(game, state, *seat).is_ok());
        let seat = seat.or(may).unwrap_or(turn);
        let words = &self.manner.lang.words().plain;
        self.act(seat, Act::Count, answer, |session, answer| {
            let text = (words.counts)(session.seat_name(seat));
            answer.say(First::Ok, &session.and_now(&text));
        });
    }

    pub(super) fn undertake(&mut self, seat: Option<Seat>, how: Undertaking, answer: &mut Answer) {
        let position = self.state().position;
        let owner = how
            .man
            .and_then(|at| position.piece(at))
            .map(|man| man.seat);
        let seat = seat.or(owner).unwrap_or(position.turn());
        self.act(seat, Act::Undertake(how), answer, |session, answer| {
            let grid = session.state().position.grid();
            let label = |at| grid.label(at);
            let text = session.undertaking(seat, how.man.map(&label), how.on.map(&label));
            answer.say(First::Ok, &session.and_now(&text));
        });
    }

    /// An undertaking in words.
    pub(super) fn undertaking(
        &self,
        seat: Seat,
        man: Option<String>,
        on: Option<String>,
    ) -> String {
        let words = &self.manner.lang.words().plain;
        (words.undertakes)(self.seat_name(seat), man.as_deref(), on.as_deref())
    }

    /// Submits an act; done, it is told, and the result with it if it ended the game. To the letter it is told too what
    /// can be claimed now and could not before, where the players are told of it.
    pub(super) fn act(
        &mut self,
        seat: Seat,
        act: Act,
        answer: &mut Answer,
        told: impl FnOnce(&Session, &mut Answer),
    ) {
        let claimable = self.told_claims();
        let pending = self.room.table().pending();
        match self.room.submit(seat, act) {
            Ok(()) => {
                told(self, answer);
                if self.room.table().pending() != pending {
                    self.tell_pending(answer);
                }
                if self.hints == Hints::AtOnce {
                    self.tell_claims(&claimable, answer);
                }
                if let Some(result) = self.result() {
                    answer.say(First::Result, &result);
                    self.tell_match(answer);
                }
            }
            Err(Unaccepted::Refused(refusal)) => {
                self.refuse(&refusal, answer);
                self.warn(&refusal, answer);
            }
            Err(Unaccepted::NotKept(error)) => {
                let words = self.manner.lang.words();
                let why = (words.room.not_kept)(&error.told(words));
                answer.say(First::Error, &why);
            }
            Err(Unaccepted::ReadOnly) => {
                let words = self.manner.lang.words();
                answer.say(First::Error, words.room.only_looked_at);
            }
        }
    }

    /// A refusal that can be insisted on says so, and is remembered.
    fn warn(&mut self, refusal: &Refusal, answer: &mut Answer) {
        let table = self.room.table();
        let warned = may_insist(table.setup(), table.state(), &refusal.breach);
        if let (true, Some(Act::Play(play))) = (warned, refusal.tried.as_deref()) {
            let text = written::play(&table.state().position, play);
            let words = &self.manner.lang.words().plain;
            let may = match table.setup().is_to_lose() {
                true => words.may_insist_to_lose,
                false => words.may_insist,
            };
            answer.detail(&may(&text));
            self.warned = Some(text);
        }
    }

    /// A refusal: its article and reason, then what the articles say, and the squares that show why.
    pub(super) fn refuse(&self, refusal: &Refusal, answer: &mut Answer) {
        let lang = self.manner.lang;
        let position = &self.state().position;
        let article = refusal.ruling.article;
        let why = reason(position, &refusal.breach, lang);
        if refusal.breach.is_of_the_house() {
            return answer.say(First::Error, &why);
        }
        answer.say(
            First::Refused,
            &format!("{} {article}: {why}", article.source.id()),
        );
        answer.labelled(article.id, lang.summary(article));
        let labels = &lang.words().plain.label;
        if let Some(see) = refusal.ruling.see {
            let label = format!("{} {see}", labels.see);
            answer.labelled(&label, lang.summary(see));
        }
        if let Some(marks) = marks(position.grid(), &refusal.breach) {
            answer.labelled(labels.marks, &marks);
        }
        let waits = matches!(refusal.breach, Breach::Hand(HandBreach::AnswerFirst { .. }));
        if let Some(question) = self.question().filter(|_| waits) {
            answer.labelled(labels.offer, &question);
        }
        if let Breach::Letter(LetterBreach::ChooseFirst { .. }) = refusal.breach {
            self.list_remedies(answer);
        }
        self.tell_pending(answer);
    }
}
