//! The acts that only a game to the letter knows, but for claims: touching, placing, saying check, putting right.

use super::answer::{Answer, First};
use super::command::{self, Command};
use super::session::{Hints, Session};
use super::stands::on_board;
use super::typing::{Clear, Reader};
use crate::board::grid::{Grid, Names};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::page::Touching;
use crate::lang::words::letter::of;
use crate::law::breach::{Breach, LetterBreach, Spoken};
use crate::notation::written::SECOND;
use crate::table::act::{Act, Entry, Millis};
use crate::table::after::Refusal;
use crate::table::hand::own_touched;
use crate::table::state::Ply;

impl Session<'_> {
    /// Who does what is done with the last move: the seat that made it.
    fn last_mover(&self) -> Seat {
        let state = self.state();
        let last = state.past.last().map(Ply::mover);
        last.unwrap_or(state.position.turn())
    }

    /// Does an act, and tells that a seat did it, and what stands now.
    fn do_and_tell(&mut self, seat: Seat, act: Act, what: &str, answer: &mut Answer) {
        self.act(seat, act, answer, |session, answer| {
            let done = of(session.seat_name(seat), what);
            answer.say(First::Ok, &session.and_now(&done));
        });
    }

    pub(super) fn touch(&mut self, seat: Option<Seat>, at: Square, answer: &mut Answer) {
        let position = &self.state().position;
        let touches = self.manner.lang.words().letter.act.touches;
        let what = on_board(position, |board| touches(at, board));
        let seat = seat.unwrap_or_else(|| self.awaited());
        self.do_and_tell(seat, Act::Touch(at), &what, answer);
    }

    pub(super) fn adjust(&mut self, seat: Option<Seat>, answer: &mut Answer) {
        let seat = seat.unwrap_or(self.state().position.turn());
        let what = self.manner.lang.words().letter.act.adjusts;
        self.do_and_tell(seat, Act::Adjust, what, answer);
    }

    /// Places the man that was touched: where he is to go is enough.
    pub(super) fn place(&mut self, seat: Option<Seat>, text: &str, answer: &mut Answer) {
        let letter = self.game().page().letter;
        let touching = letter.is_some_and(|letter| letter.touching != Touching::Unsaid);
        if !(touching && self.is_to_the_letter()) {
            let breach = Breach::Letter(LetterBreach::Unknown(Spoken::Touch));
            return self.refuse(&Refusal::new(self.game(), None, breach), answer);
        }
        let grid = self.state().position.grid();
        match (is_only_goal(text, grid), own_touched(self.state())) {
            (false, _) => self.play(seat, text, answer),
            (true, Some(at)) => {
                let joint = match grid.names() {
                    Names::FileAndRank => "",
                    Names::Number => " ",
                };
                let text = format!("{}{joint}{text}", grid.label(at));
                self.play(seat, &text, answer);
            }
            (true, None) => {
                let lines = &self.manner.lang.words().plain.letter;
                let acts = self.room.table().entries().iter().map(|entry| &entry.act);
                let why = match acts.rev().take(2).collect::<Vec<_>>()[..] {
                    [Act::Touch(_), Act::Adjust] => lines.adjusting,
                    _ => lines.not_held,
                };
                answer.say(First::Error, why);
            }
        }
    }

    pub(super) fn announce(&mut self, seat: Option<Seat>, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.last_mover());
        let past = self.written_past();
        let (before, unsaid) = (self.state().position, self.state().letter.unsaid_attacks());
        self.act(seat, Act::Announce, answer, |session, answer| {
            let what = session.manner.lang.words().letter.act.says_check;
            let done = of(session.seat_name(seat), what);
            answer.say(First::Ok, &session.and_now_said(&done));
            session.tell_taken_back(&past, answer);
            if session.state().past.len() == past.len() {
                session.tell_heard(&before, &unsaid, seat, answer);
            }
        });
    }

    /// Does what stands before it on the line, and then says check with it.
    pub(super) fn announced(&mut self, seat: Option<Seat>, text: &str, answer: &mut Answer) {
        let state = self.state();
        let entry = Entry {
            seat: seat.unwrap_or(state.position.turn()),
            at: Millis(0),
            act: Act::Announce,
        };
        // Where nobody says check, nothing is done at all.
        if let Err(refusal) = self.room.table().weigh(&entry)
            && let Breach::Letter(LetterBreach::Unknown(_)) = refusal.breach
        {
            return self.refuse(&refusal, answer);
        }
        let done = self.room.table().entries().len();
        let claimable = self.told_claims();
        self.hints = Hints::AfterTheLine;
        match command::read(text, self.state().position.grid()) {
            Command::Move(text) => self.play(seat, text, answer),
            Command::Place(text) => self.place(seat, text, answer),
            Command::Also(text) => self.also(seat, text, answer),
            _ => {
                let usage = self.manner.lang.words().plain.usage;
                answer.say(First::Error, &usage("MOVE announce"));
            }
        }
        if self.room.table().entries().len() > done && self.state().verdict().is_none() {
            self.announce(Some(self.last_mover()), answer);
        }
        self.hints = Hints::AtOnce;
        self.tell_claims(&claimable, answer);
    }

    /// A14: a second move, made at once with the first.
    pub(super) fn also(&mut self, seat: Option<Seat>, text: &str, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.last_mover());
        let reader = Reader::second(self.room.table(), seat, self.manner.lang);
        let play = match reader.read(text, answer) {
            None => return,
            Some(Clear::Wrong(breach)) => {
                return self.refuse(&Refusal::new(self.game(), None, breach), answer);
            }
            Some(Clear::Play(play)) => play,
        };
        let stood = self.state().past.len();
        let over = self.state().over;
        self.act(seat, Act::Second(play), answer, |session, answer| {
            let moves = session.manner.lang.words().letter.act.moves_twice;
            let written = session.bare_ply(stood);
            let what = moves(written.trim_start_matches(SECOND));
            let done = of(session.seat_name(seat), &what);
            answer.say(First::Ok, &session.and_now(&done));
            session.tell_news(stood, over, answer);
        });
    }

    /// D12: lifts the piece on a square, or all that the last move took.
    pub(super) fn lift(&mut self, seat: Option<Seat>, at: Option<Square>, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.last_mover());
        let state = self.state();
        let grid = state.position.grid();
        let nowhere = || state.past.last().map_or(Square::new(0), Ply::place);
        let mut pieces: Vec<Square> = match at {
            Some(at) => vec![at],
            None => state.letter.unlifted.collect(),
        };
        let labels: Vec<String> = pieces.iter().map(|at| grid.label(*at)).collect();
        let last = pieces.pop().unwrap_or_else(nowhere);
        let what = (self.manner.lang.words().letter.act.lifts)(&labels);
        for at in pieces {
            let done = self.room.table().entries().len();
            self.act(seat, Act::Lift(at), answer, |_, _| {});
            if self.room.table().entries().len() == done {
                return;
            }
        }
        self.do_and_tell(seat, Act::Lift(last), &what, answer);
    }

    /// A2: puts right what was set up wrongly on a square.
    pub(super) fn rectify(&mut self, seat: Option<Seat>, at: Square, answer: &mut Answer) {
        let label = self.state().position.grid().label(at);
        let what = (self.manner.lang.words().letter.act.rectifies)(&label);
        let act = Act::Rectify(at);
        let seat = seat.unwrap_or_else(|| self.who_can(&act));
        self.do_and_tell(seat, act, &what, answer);
    }

    /// A1, A3: has the game begun afresh.
    pub(super) fn afresh(&mut self, seat: Option<Seat>, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.who_can(&Act::Afresh));
        let what = self.manner.lang.words().letter.act.begins_afresh;
        self.do_and_tell(seat, Act::Afresh, what, answer);
    }
}

/// Is a text no more than where the man in hand is to go: `e4`, `e8q`, `28`? A longer one is a whole move.
fn is_only_goal(text: &str, grid: &Grid) -> bool {
    let text = text.trim();
    if grid.names() == Names::Number {
        return text.chars().all(|letter| letter.is_ascii_digit());
    }
    let after_file = text.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
    let after_rank = after_file.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let file = text.len() - after_file.len();
    let is_whole = after_rank.chars().any(|letter| letter.is_ascii_digit());
    file == 1 && after_rank.len() < after_file.len() && !is_whole
}
