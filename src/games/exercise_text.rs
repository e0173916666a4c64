//! The exercises as they are compiled in, read and played through when first asked for.

use std::sync::LazyLock;

use toml::de::{DeTable, DeValue};

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
#[derive(Default)]
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
static BOOK: LazyLock<Book> =
    LazyLock::new(|| read(include_str!("exercises_1879.toml")).unwrap_or_default());

/// The book of a text.
fn read(text: &str) -> Option<Book> {
    let file = DeTable::parse(text).ok()?;
    let file = Section(file.get_ref());
    Some(Book {
        note: file.section("book")?.words("note")?,
        exercises: file.sections("exercise")?.filter_map(exercise).collect(),
    })
}

/// A table of the text.
#[derive(Clone, Copy)]
struct Section<'t>(&'t DeTable<'t>);

impl<'t> Section<'t> {
    fn value(self, key: &str) -> Option<&'t DeValue<'t>> {
        self.0.get(key).map(toml::Spanned::get_ref)
    }

    fn text(self, key: &str) -> Option<&'t str> {
        self.value(key)?.as_str()
    }

    fn number(self, key: &str) -> Option<u8> {
        number(self.value(key)?)
    }

    /// The words of both languages.
    fn words(self, key: &str) -> Option<Words> {
        let of = |lang| self.text(&format!("{key}_{lang}")).map(str::to_owned);
        let (en, nl) = (of("en")?, of("nl")?);
        Some(Words { en, nl })
    }

    fn section(self, key: &str) -> Option<Section<'t>> {
        self.value(key)?.as_table().map(Section)
    }

    fn list(self, key: &str) -> impl Iterator<Item = &'t DeValue<'t>> {
        let list = self.value(key).and_then(DeValue::as_array);
        list.into_iter().flatten().map(toml::Spanned::get_ref)
    }

    fn sections(self, key: &str) -> Option<impl Iterator<Item = Section<'t>>> {
        self.value(key)?;
        Some(
            self.list(key)
                .filter_map(|item| item.as_table().map(Section)),
        )
    }
}

fn number(value: &DeValue) -> Option<u8> {
    value.as_integer()?.as_str().parse().ok()
}

fn exercise(file: Section) -> Option<Exercise> {
    let position = position(file.text("position")?)?;
    let lines = file.sections("line")?.map(|file| line(&position, file));
    let also_wins = file.text("also_wins")?.split_whitespace();
    let articles = file.list("articles").filter_map(DeValue::as_str);
    let guessed = file.list("guessed").filter_map(number);
    Some(Exercise {
        number: file.number("number")?,
        position,
        printed: file.words("result")?,
        solution: match file.text("solution") {
            Some("doubtful") => Solution::Doubtful,
            _ => Solution::Sound,
        },
        fit: match file.text("fit")? {
            "unique" => Fit::Unique,
            "minimal" => Fit::Minimal,
            _ => return None,
        },
        confidence: match file.text("confidence")? {
            "low" => Confidence::Low,
            "medium" => Confidence::Medium,
            "high" => Confidence::High,
            _ => return None,
        },
        guessed: guessed.filter_map(numbered).collect(),
        lines: lines.collect::<Option<_>>()?,
        also_wins: also_wins
            .map(|text| spelled(&position, text))
            .collect::<Option<_>>()?,
        articles: articles.filter_map(rule).collect(),
        note: file.words("note")?,
    })
}

fn rule(id: &str) -> Option<Article> {
    article(Source::Draughts1879, id)
}

/// A line, played through from the position.
fn line(first: &Position, file: Section) -> Option<Line> {
    let mut positions = vec![*first];
    let mut plies: Vec<Ply> = Vec::new();
    let mut at = *first;
    let mut before = *first;
    for word in file.text("plies")?.split_whitespace() {
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
        name: file.words("name"),
        by: match file.text("by")? {
            "book" => Author::Book,
            "ours" => Author::Ours,
            _ => return None,
        },
        plies,
        end: match file.text("end") {
            Some("no-piece") => End::NoPiece,
            Some("open") => End::Open,
            _ => End::Lost(file.section("end")?.number("lost")?),
        },
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
