//! What is told of the game, which it does not change.

use super::acts::claim_word;
use super::answer::{Answer, First};
use super::command;
use super::session::Session;
use super::typing::{Clear, read};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::Game;
use crate::games::page::Counted;
use crate::lang::sentence::quoted;
use crate::law::breach::Breach;
use crate::notation::letters::Letters;
use crate::notation::{diagram, fen, written};
use crate::rules::play::Play;
use crate::rules::position::Position;
use crate::table::act::{Act, Entry, Millis};
use crate::table::after::Refusal;
use crate::table::state::{Choice, Done, Named, Stage};

impl Session<'_> {
    pub(super) fn game(&self) -> Game {
        self.room.table().setup().game
    }

    pub(super) fn greet(&self, answer: &mut Answer) {
        let words = self.manner.lang.words();
        let names = &self.room.table().setup().names;
        let game = (words.terms.game)(self.game().source());
        let name = |name: &String| match name.is_empty() {
            true => "?".to_owned(),
            false => name.clone(),
        };
        let opening = match names.iter().all(String::is_empty) {
            true => game.to_owned(),
            false => {
                let names: Vec<String> = names.iter().map(name).collect();
                format!("{game}; {}", (words.plain.players)(&names))
            }
        };
        let now = self.and_now(&opening);
        answer.say(First::Ok, &format!("{now}; {}", words.plain.see_help));
        for notice in self.room.notices() {
            answer.detail(&notice.sentence(words));
            if let Some(path) = notice.path() {
                answer.detail(&format!("{path:?}"));
            }
        }
        self.tell_seating(answer);
        self.tell_lots(answer);
        self.tell_exercise(answer);
        self.tell_question(answer);
        if let Some(result) = self.result() {
            answer.say(First::Result, &result);
        }
    }

    /// What was done, and whose turn it is now.
    pub(super) fn and_now(&self, done: &str) -> String {
        let state = self.state();
        let words = &self.manner.lang.words().plain;
        let turn = self.seat_name(state.position.turn());
        let now = match state.stage {
            Stage::Over(_) => words.over.to_owned(),
            _ if state.in_check() => (words.to_move_in_check)(turn),
            _ => (words.to_move)(turn),
        };
        format!("{done}; {now}")
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
    }

    pub(super) fn list_moves(&self, from: Option<Square>, answer: &mut Answer) {
        let position = &self.state().position;
        let over = matches!(self.state().stage, Stage::Over(_));
        let mut lines: Vec<String> = position
            .moves()
            .into_iter()
            .filter(|played| !over && from.is_none_or(|from| from == played.start()))
            .filter(|played| self.leads_on(&position.play(*played)).is_ok())
            .map(|played| {
                let short = written::write(position, played, Letters::from(self.manner.lang));
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
        let position = &self.state().position;
        let breach = match read(position, text, self.manner.lang, answer) {
            None => return,
            Some(Clear::Wrong(breach)) => breach,
            Some(Clear::Play(play)) => match self.leads_on(&play).and(position.judge(&play)) {
                Err(breach) => breach,
                Ok(played) => {
                    let written = written::write(position, played, Letters::from(self.manner.lang));
                    let words = &self.manner.lang.words().plain;
                    answer.say(First::Ok, &(words.legal)(&written));
                    return;
                }
            },
        };
        self.refuse(&Refusal::new(self.game(), None, breach), answer);
    }

    /// While moves are played over, not all will do (V17).
    fn leads_on(&self, play: &Play) -> Result<(), Breach> {
        if self.state().over == 0 {
            return Ok(());
        }
        let entry = Entry {
            seat: self.state().position.turn(),
            at: Millis(0),
            act: Act::Play(*play),
        };
        let weighed = self.room.table().weigh(&entry);
        weighed.map(|_| ()).map_err(|refusal| refusal.breach)
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
        answer.labelled(labels.position, &fen::write(&state.position));
        if let Some(last) = state.past.len().checked_sub(1) {
            answer.labelled(labels.last, &self.written(last, Number::Always));
        }
        if state.position.cross().is_some() {
            self.tell_seating(answer);
            self.tell_armies(answer);
        } else if state.position.king().is_some() {
            let check = match state.in_check() {
                true => self.seat_name(turn),
                false => words.nothing,
            };
            answer.labelled(labels.check, check);
        }
        self.tell_kings(answer);
        if let Some(count) = state.count {
            let text = match state.position.cross() {
                Some(_) => (lines.screen.counting)(count.by, count.moves()),
                None => (words.count_at)(self.seat_name(count.by), count.plies),
            };
            answer.labelled(labels.count, &text);
        }
        for seat in self.game().seats().iter().copied() {
            let Some(pledge) = state.pledges[seat.index()] else {
                continue;
            };
            let on = pledge.on.map(|at| self.state().position.grid().label(at));
            let text = match pledge.man {
                Named::Any => self.undertaking(seat, None, on),
                Named::At(at) => {
                    self.undertaking(seat, Some(self.state().position.grid().label(at)), on)
                }
                Named::Lost => {
                    let text = self.undertaking(seat, None, on);
                    format!("{text}, {}", words.pledge_lost)
                }
            };
            answer.labelled(labels.pledge, &text);
        }
        if let Some(question) = self.question() {
            answer.labelled(labels.offer, &question);
        }
        self.choices(answer);
    }

    /// What is given, who wins, and how long three kings have stood against one.
    fn tell_kings(&self, answer: &mut Answer) {
        let table = self.room.table();
        let words = self.manner.lang.words();
        if let Some(giver) = table.setup().draw_given {
            answer.detail(&(words.screen.draw_given)(giver));
        }
        if table.setup().is_to_lose() {
            answer.detail(words.screen.losing);
        }
        if let Some((moves, of)) = table.kings_counted() {
            let text = (words.screen.kings)(moves, of);
            answer.labelled(words.plain.label.count, &text);
        }
    }

    /// What each seat can do, as it is typed.
    fn choices(&self, answer: &mut Answer) {
        let grid = self.state().position.grid();
        for seat in self.game().seats().iter().copied() {
            let mut typed: Vec<String> = Vec::new();
            for choice in self.room.table().choices(seat) {
                match choice {
                    Choice::Play => typed.push("MOVE".to_owned()),
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
                    Choice::Resign => typed.push("resign".to_owned()),
                }
            }
            if !typed.is_empty() {
                let words = &self.manner.lang.words().plain;
                let text = (words.can)(self.seat_name(seat), &typed.join(", "));
                answer.detail(&text);
            }
        }
    }

    pub(super) fn record(&self, answer: &mut Answer) {
        let past = &self.state().past;
        let words = &self.manner.lang.words().plain;
        answer.say(First::Ok, &(words.record)(past.len()));
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
    fn written(&self, index: usize, number: Number) -> String {
        let state = self.state();
        let Some(ply) = state.past.get(index) else {
            return String::new();
        };
        let lang = self.manner.lang;
        let short = match ply.done {
            Done::Move(played) => written::write(&ply.before, played, Letters::from(lang)),
            Done::Huff(at) => (lang.words().terms.huff)(&ply.before.grid().label(at)),
        };
        let seat = ply.before.turn();
        let bare = seat == Seat::Black || (seat == Seat::White && !self.begins_line(index));
        match number {
            Number::White if bare => short,
            _ => format!("{} {short}", self.numbered(seat, state.number(index))),
        }
    }

    pub(super) fn help(&self, word: &str, answer: &mut Answer) {
        let lang = self.manner.lang;
        let grid = self.state().position.grid();
        let words = &lang.words().plain;
        let sought = word.to_lowercase();
        let own = match self.state().position {
            _ if self.trial.is_some() => lang.words().exercise.commands,
            Position::Chess(_) => words.chess_commands,
            Position::Cross(_) => words.four_commands,
            Position::Draughts(_) => words.draughts_commands,
        };
        // No help with what the source does not know.
        let counts = self.game().page().draws.counted != Counted::Unknown;
        let known = |usage: &str| counts || !(usage == "count" || usage.starts_with("undertake"));
        // What every game has, less what an exercise has otherwise.
        let of_two =
            |usage: &str| command::read(usage, grid).is_of_two() || usage.starts_with("accept");
        let otherwise = |usage: &str| {
            own.iter()
                .any(|(of, _)| usage.split(' ').next() == of.split(' ').next())
        };
        let of_game = words
            .commands
            .iter()
            .filter(|(usage, _)| !otherwise(usage) && (self.trial.is_none() || !of_two(usage)));
        let about: Vec<&(&str, &str)> = own
            .iter()
            .filter(|(usage, _)| known(usage))
            .chain(of_game)
            .filter(|(usage, what)| {
                let mut names = usage.split([' ', ',']);
                word.is_empty()
                    || names.any(|name| name.to_lowercase() == sought)
                    || what.to_lowercase().contains(&sought)
            })
            .collect();
        if about.is_empty() {
            let word = quoted(word);
            answer.say(First::Error, &(words.no_help)(&word));
            return;
        }
        answer.say(First::Ok, words.help);
        for (usage, what) in about {
            answer.labelled(usage, what);
        }
    }
}

/// Whether a ply of Black has its number too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    Always,
    White,
}
