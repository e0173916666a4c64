//! The exercises as they are compiled in, read and played through when first asked for.

use std::sync::LazyLock;

use serde::Deserialize;

use super::exercises::{Author, Confidence, End, Exercise, Fit, Line, Ply, Solution, Words};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::board::ten::{DIAGONALS, Fifty};
use crate::law::article::{Article, Source};
use crate::law::text::article;
use crate::rules::draughts::moves::Move;
use crate::rules::draughts::position::Position;
use crate::rules::tree::Tree;

/// The exercises of the book, and what is said of them all.
pub(super) struct Book {
    pub(super) note: Words,
    pub(super) exercises: Vec<Exercise>,
}

/// The book, read at the first call.
pub(super) fn book() -> &'static Book {
    &BOOK
}

/// A text that cannot be read is a mistake of ours, found by the tests; a player would miss an exercise, not meet a
/// panic.
static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let file: BookFile = toml::from_str(include_str!("exercises_1879.toml")).unwrap_or_default();
    Book {
        note: Words {
            en: file.book.note_en,
            nl: file.book.note_nl,
        },
        exercises: file.exercise.into_iter().filter_map(exercise).collect(),
    }
});

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct BookFile {
    book: NoteFile,
    exercise: Vec<ExerciseFile>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
struct NoteFile {
    note_en: String,
    note_nl: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExerciseFile {
    number: u8,
    position: String,
    result_en: String,
    result_nl: String,
    #[serde(default)]
    solution: Solution,
    fit: Fit,
    confidence: Confidence,
    #[serde(default)]
    guessed: Vec<u8>,
    also_wins: String,
    articles: Vec<String>,
    note_en: String,
    note_nl: String,
    line: Vec<LineFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFile {
    by: Author,
    name_en: Option<String>,
    name_nl: Option<String>,
    plies: String,
    end: End,
}

fn exercise(file: ExerciseFile) -> Option<Exercise> {
    let position = position(&file.position)?;
    let lines = file.line.into_iter().map(|file| line(&position, file));
    let also_wins = file.also_wins.split_whitespace();
    Some(Exercise {
        number: file.number,
        position,
        printed: Words {
            en: file.result_en,
            nl: file.result_nl,
        },
        solution: file.solution,
        fit: file.fit,
        confidence: file.confidence,
        guessed: file.guessed.into_iter().filter_map(numbered).collect(),
        lines: lines.collect::<Option<_>>()?,
        also_wins: also_wins
            .map(|text| spelled(&position, text))
            .collect::<Option<_>>()?,
        articles: file.articles.iter().filter_map(|id| rule(id)).collect(),
        note: Words {
            en: file.note_en,
            nl: file.note_nl,
        },
    })
}

fn rule(id: &str) -> Option<Article> {
    article(Source::Draughts1879, id)
}

/// A line, played through from the position.
fn line(first: &Position, file: LineFile) -> Option<Line> {
    let mut positions = vec![*first];
    let mut plies: Vec<Ply> = Vec::new();
    let mut at = *first;
    let mut before = *first;
    for word in file.plies.split_whitespace() {
        match word.strip_prefix('(') {
            Some(other) => {
                let other = spelled(&before, other.trim_end_matches(')'))?;
                plies.last_mut()?.others.push(other);
            }
            None => {
                let played = spelled(&at, word)?;
                plies.push(Ply {
                    text: word.to_owned(),
                    played,
                    others: Vec::new(),
                });
                before = at;
                at = at.after(played);
                positions.push(at);
            }
        }
    }
    Some(Line {
        name: file
            .name_en
            .zip(file.name_nl)
            .map(|(en, nl)| Words { en, nl }),
        by: file.by,
        plies,
        end: file.end,
        positions,
    })
}

/// The legal move that a text names, from square to square; what it takes is what stands between them.
fn spelled(position: &Position, text: &str) -> Option<Move> {
    let path: Vec<Square> = text
        .split(['-', 'x'])
        .map(|number| numbered(number.parse().ok()?))
        .collect::<Option<_>>()?;
    let (from, to) = (*path.first()?, *path.last()?);
    let crossed = path.iter().zip(path.iter().skip(1));
    let crossed = crossed.fold(Fifty::NONE, |set, (from, to)| set | between(*from, *to));
    let taken = crossed & position.army(position.turn().opponent());
    position
        .moves()
        .into_iter()
        .find(|m| m.start() == from && m.end() == to && m.taken() == taken)
}

/// The squares between two of one diagonal; none if they are not.
fn between(from: Square, to: Square) -> Fifty {
    let along = |way| {
        let mut crossed = Fifty::NONE;
        let mut at = Fifty::of(from).shift(way);
        while let Some(square) = at.first().filter(|square| *square != to) {
            crossed |= Fifty::of(square);
            at = at.shift(way);
        }
        (!at.is_empty()).then_some(crossed)
    };
    let found = DIAGONALS.into_iter().find_map(along);
    found.unwrap_or_default()
}

/// The square with this number on the board.
fn numbered(number: u8) -> Option<Square> {
    let known = (1..=50).contains(&number);
    known.then(|| Square::new(number - 1))
}

/// A position written as `W:W21,K33:B11`, White to move.
fn position(text: &str) -> Option<Position> {
    let (white, black) = text.strip_prefix("W:W")?.split_once(":B")?;
    let (mut armies, mut kings) = ([Fifty::NONE; 2], Fifty::NONE);
    for (army, list) in armies.iter_mut().zip([white, black]) {
        for item in list.split(',') {
            let number = item.strip_prefix('K');
            let square = numbered(number.unwrap_or(item).parse().ok()?)?;
            *army |= Fifty::of(square);
            if number.is_some() {
                kings |= Fifty::of(square);
            }
        }
    }
    Position::new(armies, kings, Seat::White).ok()
}
