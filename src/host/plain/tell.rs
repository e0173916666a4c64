//! What is told of the game, which it does not change.

use super::answer::{Answer, First};
use super::claims::claim_word;
use super::session::Session;
use super::typing::{Clear, Reader};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::Game;
use crate::host::told::{told_at, told_position};
use crate::lang::words::letter::of;
use crate::law::breach::Breach;
use crate::notation::letters::Letters;
use crate::notation::written::SECOND;
use crate::notation::{diagram, fen, written};
use crate::rules::play::Play;
use crate::rules::position::Move;
use crate::table::after::Refusal;
use crate::table::hand::obeys;
use crate::table::over;
use crate::table::state::{Choice, Done, Due, Named, Stage};
use crate::ui::game::touch::known_moves;
use crate::ui::game::voiced::Voiced;
use crate::ui::handicap::given;

impl Session<'_> {
    pub(super) fn game(&self) -> Game {
        self.room.table().setup().game
    }

    pub(super) fn greet(&self, answer: &mut Answer) {
        let words = self.manner.lang.words();
        let names = &self.room.table().setup().names;
        let mut game = (words.terms.game)(self.game().source()).to_owned();
        if self.is_to_the_letter() {
            game = format!("{game}, {}", words.letter.to_the_letter);
        }
        let name = |name: &String| match name.is_empty() {
            true => "?".to_owned(),
            false => name.clone(),
        };
        let opening = match names.iter().all(String::is_empty) {
            true => game,
            false => {
                let names: Vec<String> = names.iter().map(name).collect();
                format!("{game}; {}", (words.plain.players)(&names))
            }
        };
        let now = self.and_now(&opening);
        answer.say(First::Ok, &format!("{now}; {}", words.plain.see_help));
        for notice in self.room.notices() {
            answer.detail(&notice.sentence(words));
        }
        self.tell_seating(answer);
        self.tell_opening(answer);
        self.tell_kings(answer);
        self.tell_what_runs(answer);
        self.tell_exercise(answer);
        self.tell_question(answer);
        if let Some(result) = self.result() {
            answer.say(First::Result, &result);
            self.tell_match(answer);
        }
    }

    /// What was done, and whose turn it is now.
    pub(super) fn and_now(&self, done: &str) -> String {
        self.with_what_stands(done, self.said())
    }

    /// The same where it is told already that check was said.
    pub(super) fn and_now_said(&self, done: &str) -> String {
        let falsely = self.falsely_said().unwrap_or_default();
        self.with_what_stands(&format!("{done}{falsely}"), None)
    }

    fn with_what_stands(&self, done: &str, said: Option<String>) -> String {
        let state = self.state();
        let words = &self.manner.lang.words().plain;
        let turn = self.seat_name(state.position.turn());
        let now = match state.stage {
            Stage::Over(_) => words.over.to_owned(),
            Stage::Remedy { by, offence } => self.choosing(by, offence),
            _ if self.turn_is_in_check() => (words.to_move_in_check)(turn),
            _ => (words.to_move)(turn),
        };
        format!("{done}; {now}{}", self.and_bound(said))
    }

    /// The result with its ground and in words, once there is one.
    pub(super) fn result(&self) -> Option<String> {
        let table = self.room.table();
        let (verdict, ground, score) = (self.state().verdict()?, table.ground()?, table.score()?);
        let words = self.manner.lang.words();
        Some(format!(
            "{} ({} {ground}): {}",
            score,
            self.game().id(),
            words.verdict(&verdict)
        ))
    }

    pub(super) fn show_board(&self, answer: &mut Answer) {
        let words = &self.manner.lang.words().plain;
        answer.say(First::Ok, &(words.board)(self.seat_name(self.below)));
        let position = &self.state().position;
        answer.detail(&diagram::draw(position, self.below));
        if diagram::has_frozen(position) {
            answer.detail(words.frozen);
        }
        self.tell_corner(answer);
    }

    pub(super) fn list_moves(&self, from: Option<Square>, answer: &mut Answer) {
        let table = self.room.table();
        let state = table.state();
        let position = &state.position;
        let over = state.verdict().or(table.pending()).is_some();
        let reader = Reader::at(table, self.manner.lang);
        let mut lines: Vec<String> = known_moves(table)
            .into_iter()
            .filter(|played| !over && from.is_none_or(|from| from == played.start()))
            .filter(|played| obeys(state, &position.play(*played)).is_ok())
            .map(|played| {
                let short = reader.write(played);
                match written::squares(position, played) {
                    squares if squares == short => short,
                    squares => format!("{squares} {short}"),
                }
            })
            .collect();
        lines.sort_unstable();
        let words = &self.manner.lang.words().plain;
        answer.say(First::Ok, &(words.moves)(lines.len()));
        for line in &lines {
            answer.detail(line);
        }
    }

    pub(super) fn why(&self, text: &str, answer: &mut Answer) {
        let reader = Reader::at(self.room.table(), self.manner.lang);
        let breach = match reader.read(text, answer) {
            None => return,
            Some(Clear::Wrong(breach)) => breach,
            Some(Clear::Play(play)) => match self.judged(&play) {
                Err(breach) => breach,
                Ok(played) => {
                    let words = &self.manner.lang.words().plain;
                    answer.say(First::Ok, &(words.legal)(&reader.write(played)));
                    return;
                }
            },
        };
        self.refuse(&Refusal::new(self.game(), None, breach), answer);
    }

    /// The move that a play is by the rules, whatever would become of it at this table: to the letter a check that nobody
    /// said binds nobody; nor does one that was said, where it is not told whether it is one (A18).
    fn judged(&self, play: &Play) -> Result<Move, Breach> {
        let state = self.state();
        obeys(state, play)?;
        let unsaid = Voiced::now(self.room.table()).unsaid();
        let played = state.position.judge_unbound(play, &unsaid)?;
        // While moves are played over, not all will do (V17).
        over::permits(state, played).map(|()| played)
    }

    pub(super) fn status(&self, answer: &mut Answer) {
        let state = self.state();
        let lines = self.manner.lang.words();
        let words = &lines.plain;
        let labels = &words.label;
        answer.say(First::Ok, words.status);
        let turn = state.position.turn();
        match self.result() {
            Some(result) => answer.labelled(labels.result, &result),
            None => answer.labelled(labels.turn, self.seat_name(turn)),
        }
        if let Some(standing) = self.standing() {
            answer.labelled(lines.contest.name, &standing);
        }
        self.tell_pending(answer);
        answer.labelled(labels.position, &fen::write(&told_position(state)));
        if let Some(last) = state.past.len().checked_sub(1) {
            answer.labelled(labels.last, &self.written(last, Number::Always));
        }
        if state.position.cross().is_some() {
            self.tell_seating(answer);
            self.tell_armies(answer);
        } else if state.position.king().is_some() && !self.players_say_check() {
            let check = match state.in_check() {
                true => self.seat_name(turn),
                false => words.nothing,
            };
            answer.labelled(labels.check, check);
        }
        self.tell_letter(answer);
        if state.due == Due::Demanded {
            answer.detail(&(lines.screen.demanded)(self.seat_name(turn)));
        }
        self.tell_kings(answer);
        if let Some(count) = state.count {
            let text = match state.position.cross() {
                Some(_) => (lines.screen.counting)(count.by, count.moves()),
                None => (words.count_at)(self.seat_name(count.by), count.plies),
            };
            answer.labelled(labels.count, &text);
        }
        self.tell_what_runs(answer);
        if let Some(question) = self.question() {
            answer.labelled(labels.offer, &question);
        }
        if let Stage::Remedy { by, offence } = state.stage {
            answer.labelled(labels.offer, &self.choosing(by, offence));
            self.list_remedies(answer);
        }
        self.choices(answer);
    }

    /// What is given, who wins, and how long three kings have stood against one.
    fn tell_kings(&self, answer: &mut Answer) {
        let table = self.room.table();
        let words = self.manner.lang.words();
        for given in given(table.setup(), words) {
            answer.detail(&given);
        }
        if table.setup().is_to_lose() {
            answer.detail(words.screen.losing);
        }
        if let Some((moves, of)) = table.kings_counted() {
            let text = (words.screen.kings)(moves, of);
            answer.labelled(words.plain.label.count, &text);
        }
    }

    /// What was undertaken, and what is left on the clock.
    fn tell_what_runs(&self, answer: &mut Answer) {
        let words = self.manner.lang.words();
        let state = self.state();
        for seat in self.game().seats().iter().copied() {
            let Some(pledge) = state.pledges[seat.index()] else {
                continue;
            };
            let label = |at| state.position.grid().label(at);
            let on = pledge.on.map(label);
            let text = match pledge.man {
                Named::Any => self.undertaking(seat, None, on),
                Named::At(at) => self.undertaking(seat, Some(label(at)), on),
                Named::Lost => {
                    let text = self.undertaking(seat, None, on);
                    format!("{text}, {}", words.plain.pledge_lost)
                }
            };
            answer.labelled(words.plain.label.pledge, &text);
        }
        if let Some(clock) = self.clock() {
            answer.labelled(words.clock.label, &clock);
        }
    }

    /// What each seat can do, as it is typed.
    fn choices(&self, answer: &mut Answer) {
        let grid = self.state().position.grid();
        for seat in self.game().seats().iter().copied() {
            let mut typed: Vec<String> = Vec::new();
            let mut remedies = 0;
            for choice in self.room.table().choices(seat) {
                match choice {
                    Choice::Play => typed.push("MOVE".to_owned()),
                    // Where the players must find out what there is to claim, they are not told of a huff either.
                    Choice::Huff(_) | Choice::Demand if !self.tells() => {}
                    Choice::Huff(liable) => {
                        typed.extend(liable.map(|at| format!("huff {}", grid.label(at))));
                    }
                    Choice::Demand => typed.push("demand".to_owned()),
                    Choice::OfferDraw => typed.push("draw".to_owned()),
                    Choice::AskTakeBack => typed.push("undo".to_owned()),
                    Choice::Answer(_) => typed.extend(["accept", "decline"].map(str::to_owned)),
                    Choice::Claim(claim) => typed.push(format!("claim {}", claim_word(claim))),
                    Choice::Count => typed.push("count".to_owned()),
                    Choice::Undertake => typed.push("undertake".to_owned()),
                    Choice::Resign => {
                        if !self.tells() && self.may_have_to_lift(seat) {
                            typed.push("lift".to_owned());
                        }
                        typed.push("resign".to_owned());
                    }
                    Choice::Touch => typed.push("touch SQUARE".to_owned()),
                    Choice::Adjust => typed.push("adjust".to_owned()),
                    Choice::Announce => typed.push("announce".to_owned()),
                    Choice::Second => typed.push("also MOVE".to_owned()),
                    // Nor of what he has yet to lift.
                    Choice::Lift(_) if !self.tells() => {}
                    Choice::Lift(pieces) => {
                        typed.extend(pieces.map(|at| format!("lift {}", grid.label(at))));
                    }
                    Choice::Remedy(_) => remedies += 1,
                    // What is wrong with the set-up the players must see for themselves.
                    Choice::Rectify(_) | Choice::Afresh => {}
                }
            }
            typed.splice(
                0..0,
                (1..=remedies).map(|number| format!("remedy {number}")),
            );
            if !typed.is_empty() {
                let words = &self.manner.lang.words().plain;
                let text = (words.can)(self.seat_name(seat), &typed.join(", "));
                answer.detail(&text);
            }
        }
    }

    pub(super) fn record(&self, answer: &mut Answer) {
        if self.is_to_the_letter() {
            return self.list_acts(answer);
        }
        let past = &self.state().past;
        let words = &self.manner.lang.words().plain;
        answer.say(First::Ok, &(words.record)(self.state().plies()));
        for round in self.rounds() {
            answer.detail(&round);
        }
        let plies = match self.state().position.cross() {
            Some(_) => 0,
            None => past.len(),
        };
        let mut line = String::new();
        for index in 0..plies {
            let starts = self.begins_line(index);
            if starts && !line.is_empty() {
                answer.detail(&std::mem::take(&mut line));
            }
            let number = match line.is_empty() {
                true => Number::Always,
                false => Number::White,
            };
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&self.written(index, number));
        }
        answer.detail(&line);
        if let Some(result) = self.result() {
            answer.labelled(words.label.result, &result);
        }
    }

    /// All that was done in a game to the letter, an act a line. Which moves were false is told when it is over, if the
    /// players are to find it out.
    fn list_acts(&self, answer: &mut Answer) {
        let words = self.manner.lang.words();
        let table = self.room.table();
        let acts = table.entries().len();
        answer.say(First::Ok, &(words.plain.letter.acts)(acts));
        let mut at = table.at(0);
        for entry in table.entries() {
            // What was accepted once is accepted again.
            let Ok(step) = at.weigh(entry) else {
                break;
            };
            let what = told_at(table, &entry.act, at.state(), &step, words);
            answer.detail(&of(self.seat_name(entry.seat), &what));
            at.push(entry.clone(), step);
        }
        if let Some(result) = self.result() {
            answer.labelled(words.plain.label.result, &result);
        }
    }

    /// White's turns each begin a line: with his move, or with what he huffs before it.
    fn begins_line(&self, index: usize) -> bool {
        let past = &self.state().past;
        let white = |index: usize| {
            past.get(index)
                .is_some_and(|ply| ply.before.turn() == Seat::White)
        };
        white(index) && !index.checked_sub(1).is_some_and(white)
    }

    /// A ply of the past, with its number or without.
    pub(super) fn written(&self, index: usize, number: Number) -> String {
        let state = self.state();
        let Some(ply) = state.past.get(index) else {
            return String::new();
        };
        let short = self.written_ply(index);
        let seat = ply.mover();
        let bare = seat == Seat::Black || (seat == Seat::White && !self.begins_line(index));
        match number {
            Number::White if bare => short,
            _ => format!("{} {short}", self.numbered(seat, state.number(index))),
        }
    }

    /// A ply of the past.
    pub(super) fn written_ply(&self, index: usize) -> String {
        let Some(ply) = self.state().past.get(index) else {
            return String::new();
        };
        let words = self.manner.lang.words();
        let bare = self.bare_ply(index);
        match ply.done {
            Done::Huff(at) => (words.terms.huff)(&ply.before.grid().label(at)),
            Done::Second(_) => (words.plain.letter.second)(bare.trim_start_matches(SECOND)),
            Done::Move(_) | Done::Amiss(_) => bare,
        }
    }

    /// A ply of the past as a list of moves has it, a second move with its sign.
    pub(super) fn bare_ply(&self, index: usize) -> String {
        let letters = Letters::from(self.manner.lang);
        written::ply(self.room.table(), index, letters).unwrap_or_default()
    }
}

/// Whether a ply of Black has its number too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// It has.
    Always,
    /// Only at the beginning of a line.
    White,
}
