//! What is told of the game, which it does not change.

use super::acts::{claim_word, numbered};
use super::answer::{Answer, First};
use super::session::Session;
use super::typing::{Clear, read};
use crate::board::grid::EIGHT;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::Game;
use crate::lang::sentence::quoted;
use crate::notation::letters::Letters;
use crate::notation::{diagram, fen, san};
use crate::rules::play::Play;
use crate::rules::tree::Tree;
use crate::table::after::Refusal;
use crate::table::state::{Choice, Named, Ply, Stage};

impl Session<'_> {
    pub(super) fn game(&self) -> Game {
        self.room.table().setup().game
    }

    pub(super) fn greet(&self, answer: &mut Answer) {
        let words = self.manner.lang.words();
        let [white, black] = &self.room.table().setup().names;
        let game = (words.terms.game)(self.game().source());
        let name = |name: &String| match name.is_empty() {
            true => "?".to_owned(),
            false => name.clone(),
        };
        let opening = match white.is_empty() && black.is_empty() {
            true => game.to_owned(),
            false => format!(
                "{game}; {}",
                (words.plain.players)(&name(white), &name(black))
            ),
        };
        let now = self.and_now(&opening);
        answer.say(First::Ok, &format!("{now}; {}", words.plain.see_help));
        for notice in self.room.notices() {
            answer.detail(&notice.sentence(words));
            if let Some(path) = notice.path() {
                answer.detail(&format!("{path:?}"));
            }
        }
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
        let verdict = self.state().verdict()?;
        let ground = self.room.table().ground()?;
        let words = self.manner.lang.words();
        Some(format!(
            "{} ({} {ground}): {}",
            verdict.score(),
            self.game().id(),
            words.verdict(&verdict)
        ))
    }

    pub(super) fn show_board(&self, answer: &mut Answer) {
        let words = &self.manner.lang.words().plain;
        answer.say(First::Ok, &(words.board)(self.seat_name(self.below)));
        answer.detail(&diagram::draw(&self.state().position, self.below));
    }

    pub(super) fn list_moves(&self, from: Option<Square>, answer: &mut Answer) {
        let position = &self.state().position;
        let over = matches!(self.state().stage, Stage::Over(_));
        let mut lines: Vec<String> = position
            .moves()
            .into_iter()
            .filter(|played| !over && from.is_none_or(|from| from == played.from))
            .map(|played| {
                let short = san::write(position, played, Letters::from(self.manner.lang));
                format!("{} {short}", Play::from(played).coordinates(&EIGHT))
            })
            .collect();
        lines.sort();
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
            Some(Clear::Play(play)) => match position.judge(&play) {
                Err(breach) => breach,
                Ok(played) => {
                    let written = san::write(position, played, Letters::from(self.manner.lang));
                    let words = &self.manner.lang.words().plain;
                    answer.say(First::Ok, &(words.legal)(&written));
                    return;
                }
            },
        };
        self.refuse(&Refusal::new(self.game(), None, breach), answer);
    }

    pub(super) fn status(&self, answer: &mut Answer) {
        let state = self.state();
        let words = &self.manner.lang.words().plain;
        let labels = &words.label;
        answer.say(First::Ok, words.status);
        let turn = state.position.turn();
        match self.result() {
            Some(result) => answer.labelled(labels.result, &result),
            None => answer.labelled(labels.turn, self.seat_name(turn)),
        }
        answer.labelled(labels.position, &fen::write(&state.position));
        if let Some(ply) = state.past.last() {
            answer.labelled(labels.last, &self.written(ply, Number::Always));
        }
        let check = match state.in_check() {
            true => self.seat_name(turn),
            false => words.nothing,
        };
        answer.labelled(labels.check, check);
        if let Some(count) = state.count {
            let text = (words.count_at)(self.seat_name(count.by), count.plies);
            answer.labelled(labels.count, &text);
        }
        for seat in Seat::TWO {
            let Some(pledge) = state.pledges[seat.index()] else {
                continue;
            };
            let on = pledge.on.map(|at| EIGHT.label(at));
            let text = match pledge.man {
                Named::Any => self.undertaking(seat, None, on),
                Named::At(at) => self.undertaking(seat, Some(EIGHT.label(at)), on),
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

    /// What each seat can do, as it is typed.
    fn choices(&self, answer: &mut Answer) {
        for seat in Seat::TWO {
            let mut typed: Vec<String> = Vec::new();
            for choice in self.room.table().choices(seat) {
                match choice {
                    Choice::Play => typed.push("MOVE".to_owned()),
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
        let mut line = String::new();
        for ply in past {
            let white = ply.before.turn() == Seat::White;
            if white && !line.is_empty() {
                answer.detail(&std::mem::take(&mut line));
            }
            let number = match line.is_empty() {
                true => Number::Always,
                false => Number::White,
            };
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&self.written(ply, number));
        }
        answer.detail(&line);
        if let Some(result) = self.result() {
            answer.labelled(words.label.result, &result);
        }
    }

    fn written(&self, ply: &Ply, number: Number) -> String {
        let short = san::write(&ply.before, ply.played, Letters::from(self.manner.lang));
        let seat = ply.before.turn();
        match (number, seat) {
            (Number::White, Seat::Black) => short,
            _ => format!("{} {short}", numbered(seat, ply.before.move_number())),
        }
    }

    pub(super) fn help(&self, word: &str, answer: &mut Answer) {
        let words = &self.manner.lang.words().plain;
        let sought = word.to_lowercase();
        let about: Vec<&(&str, &str)> = words
            .commands
            .iter()
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
