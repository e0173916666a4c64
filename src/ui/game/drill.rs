//! An exercise on the screen: what is said of it, its hints, and what it asks for beside a game.

use super::app::{App, Said};
use super::order::Order;
use crate::board::ten::Fifty;
use crate::games::exercises::{Confidence, End, Exercise, Fit, Solution, about};
use crate::games::tutor::Solved;
use crate::lang::Lang;
use crate::lang::sentence::{capital, list};
use crate::lang::words::Words;
use crate::notation::letters::Letters;
use crate::notation::written;
use crate::rules::position::Move;
use crate::table::Table;
use crate::table::drill::{Drill, Report, Shown};
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::look::Look;

/// The name of an exercise: `Exercise 3 of 24`.
pub fn title(drill: &Drill, look: &Look) -> String {
    (look.words().exercise.title)(drill.exercise().number, Exercise::all().len())
}

/// What is known of an exercise before it is tried, in sentences: how sure its position is, and which rules it shows.
pub fn known(exercise: &Exercise, lang: Lang) -> Vec<String> {
    let lines = &lang.words().exercise;
    let fit = match exercise.fit {
        Fit::Unique => lines.unique,
        Fit::Minimal => lines.minimal,
    };
    let [low, medium, high] = lines.sure;
    let sure = match exercise.confidence {
        Confidence::Low => low,
        Confidence::Medium => medium,
        Confidence::High if !exercise.guessed.is_empty() => lines.sure_but,
        Confidence::High => high,
    };
    let mut known = vec![format!("{}; {sure}.", capital(fit))];
    if !exercise.guessed.is_empty() {
        let guessed = (lines.guessed)(&squares(exercise.guessed, lang.words()));
        known.push(format!("{}.", capital(&guessed)));
    }
    if exercise.solution == Solution::Doubtful {
        known.push(lines.doubtful.to_owned());
    }
    if !exercise.articles.is_empty() {
        let ids: Vec<String> = exercise
            .articles
            .iter()
            .map(|article| article.id.to_owned())
            .collect();
        known.push((lines.shows)(&list(&ids, lang.words().terms.and)));
    }
    known
}

/// What is to be said of the solution, which it gives away.
pub fn note(exercise: &Exercise, lang: Lang) -> Option<&str> {
    Some(exercise.note.of(lang)).filter(|note| !note.is_empty())
}

/// What the book prints of its end, what is known of it, and what must be said of all of them.
pub fn paragraphs(drill: &Drill, lang: Lang) -> Vec<String> {
    let exercise = drill.exercise();
    let mut said = vec![(lang.words().exercise.printed)(exercise.printed.of(lang))];
    if drill.shows_note() {
        said.extend(note(exercise, lang).map(str::to_owned));
    }
    said.extend(known(exercise, lang));
    said.push(about().of(lang).to_owned());
    said
}

fn squares(set: Fifty, words: &Words) -> String {
    let labels: Vec<String> = set.map(|at| crate::board::grid::TEN.label(at)).collect();
    list(&labels, words.terms.and)
}

/// What is to be said now: a hint that was asked for, else of the last move.
pub fn said(drill: &Drill, table: &Table, here: &Here) -> String {
    let words = here.look.words();
    let lines = &words.exercise;
    let position = &table.state().position;
    let letters = Letters::from(here.look.lang);
    match drill.shown() {
        Some(Shown::Piece(hint)) => return (lines.piece)(&position.grid().label(hint.piece())),
        Some(Shown::Move(hint)) => {
            let played = Move::Draughts(hint.played);
            return (lines.play)(&written::write(position, played, letters));
        }
        None => {}
    }
    let cap = |intent| here.keys.cap(intent);
    let reply = |reply: Option<Move>| {
        let last = table.state().past.last().zip(reply);
        last.map_or_else(String::new, |(ply, reply)| {
            written::write(&ply.before, reply, letters)
        })
    };
    match drill.report() {
        Report::Begin => (lines.begin)(&cap(Intent::Hint)),
        Report::OnLine(answer) => (lines.right)(&reply(answer)),
        Report::AlsoWins(answer) => (lines.also_wins)(&reply(answer)),
        Report::Off(answer) => (lines.off)(&reply(answer), &cap(Intent::TakeBack)),
        Report::Lost => (lines.lost)(&cap(Intent::TakeBack)),
        Report::Solved(solved) => {
            let how = how_solved(drill.exercise(), solved, words);
            let then = (lines.next)(&cap(Intent::Choose), &cap(Intent::Quit));
            format!("{how} {then}")
        }
    }
}

/// In what way an exercise is done.
pub fn how_solved(exercise: &Exercise, solved: Solved, words: &Words) -> String {
    let lines = &words.exercise;
    match solved {
        Solved::Line(line) => match exercise.lines.get(line).map(|line| line.end) {
            Some(End::Lost(plies)) => (lines.solved_lost)(u32::from(plies)),
            Some(End::Open) => lines.solved_open.to_owned(),
            Some(End::NoPiece) | None => lines.solved_empty.to_owned(),
        },
        Solved::NoPiece => lines.solved_empty.to_owned(),
        Solved::NoMove => lines.solved_otherwise.to_owned(),
        Solved::Proven { plies } => (lines.solved_proven)(plies),
    }
}

impl App {
    /// Asks for a hint, where one can be had.
    pub fn ask_hint(&mut self, table: &Table) -> Option<Order> {
        if self.has_solved() {
            return None; // what is said of that stays
        }
        let Some(drill) = &mut self.drill else {
            self.say(Said::NoHint);
            return None;
        };
        let Some(shown) = drill.hint(table.state()) else {
            self.say(Said::NoHint);
            return None;
        };
        self.notice = None;
        let (Shown::Piece(hint) | Shown::Move(hint)) = shown;
        self.marks = match shown {
            Shown::Piece(_) => vec![hint.piece()],
            Shown::Move(_) => vec![hint.piece(), hint.played.end()],
        };
        None
    }

    /// The same exercise, from its beginning.
    pub fn this_exercise(&self) -> Option<Order> {
        let drill = self.drill.as_ref()?;
        Some(Order::Exercise(drill.exercise().number))
    }

    /// The exercise after this one; after the last, the first.
    pub fn next_exercise(&self) -> Option<Order> {
        let number = self.drill.as_ref()?.exercise().number;
        let next = Exercise::number(number + 1).or_else(|| Exercise::number(1))?;
        Some(Order::Exercise(next.number))
    }

    /// Is this the position of an exercise that is done?
    pub fn has_solved(&self) -> bool {
        self.drill.as_ref().is_some_and(Drill::is_solved) && !self.looks_back()
    }
}

/// How many pieces: White's, Black's.
pub fn armies(exercise: &Exercise) -> (u32, u32) {
    let count = |seat| exercise.position.army(seat).count();
    let [white, black] = crate::board::piece::Seat::TWO.map(count);
    (white, black)
}
