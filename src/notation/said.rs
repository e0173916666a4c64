//! What is wrong with the text of a position, as a sentence.

use super::fen::FenError;
use super::fen_chess::{self, MOST_MOVES};
use super::fen_cross::{self, CellFlaw};
use super::fen_draughts::{self, FenFault, LONGEST, SQUARES};
use super::fields::FieldsFlaw;
use crate::lang::sentence::{fill, typed};
use crate::lang::{Lang, Say};

impl Say for FenError {
    fn say(&self, lang: Lang) -> String {
        match self {
            FenError::Chess(error) => error.say(lang),
            FenError::Cross(error) => error.say(lang),
            FenError::Draughts(error) => error.say(lang),
        }
    }
}

/// A field by its number and its name, and what is wrong in it.
fn in_field(field: usize, names: &[&str], what: &str, lang: Lang) -> String {
    let name = names
        .get(field.saturating_sub(1))
        .copied()
        .unwrap_or_default();
    fill(
        lang.words().faults.in_field,
        &[&field.to_string(), name, what],
    )
}

impl Say for FieldsFlaw {
    fn say(&self, lang: Lang) -> String {
        let lines = &lang.words().faults;
        let number = |number: usize| match number {
            6 => lines.six,
            _ => lines.seven,
        };
        match self {
            FieldsFlaw::TooLong { length, longest } => {
                fill(lines.too_long, &[&length.to_string(), &longest.to_string()])
            }
            FieldsFlaw::Missing(all) => fill(lines.field_missing, &[number(*all)]),
            FieldsFlaw::Extra { extra, number: all } => {
                fill(lines.field_extra, &[&typed(extra), number(*all)])
            }
        }
    }
}

impl Say for fen_chess::FenError {
    fn say(&self, lang: Lang) -> String {
        in_field(
            self.field,
            &lang.words().faults.fields,
            &self.what.say(lang),
            lang,
        )
    }
}

impl Say for fen_chess::FenFlaw {
    fn say(&self, lang: Lang) -> String {
        use fen_chess::FenFlaw;
        let lines = &lang.words().faults;
        let of = |line, text: &str| fill(line, &[&typed(text)]);
        match self {
            FenFlaw::Fields(flaw) => flaw.say(lang),
            FenFlaw::Ranks(ranks) => fill(lines.ranks, &[&ranks.to_string()]),
            FenFlaw::Squares(rank, squares) => fill(
                lines.rank_length,
                &[&rank.to_string(), &squares.to_string()],
            ),
            FenFlaw::Numbers(rank) => fill(lines.numbers, &[&rank.to_string()]),
            FenFlaw::Letter(rank, letter) => {
                fill(lines.letter, &[&rank.to_string(), &format!("{letter:?}")])
            }
            FenFlaw::Turn(text) => of(lines.turn, text),
            FenFlaw::Castling(text) => of(lines.castling, text),
            FenFlaw::Square(text) => of(lines.passed_square, text),
            FenFlaw::Number(text, least) => {
                let (least, most) = (least.to_string(), MOST_MOVES.to_string());
                fill(lines.number, &[&typed(text), &least, &most])
            }
            FenFlaw::Unplayable(flaw) => flaw.say(lang),
        }
    }
}

impl Say for fen_cross::FenError {
    fn say(&self, lang: Lang) -> String {
        let names = &lang.words().faults.fields_four;
        in_field(self.field, names, &self.what.say(lang), lang)
    }
}

impl Say for fen_cross::FenFlaw {
    fn say(&self, lang: Lang) -> String {
        use fen_cross::FenFlaw;
        let lines = &lang.words().faults;
        let of = |line, text: &str| fill(line, &[&typed(text)]);
        match self {
            FenFlaw::Fields(flaw) => flaw.say(lang),
            FenFlaw::Ranks(ranks) => fill(lines.ranks_four, &[&ranks.to_string()]),
            FenFlaw::Squares(rank, squares) => fill(
                lines.rank_length_four,
                &[&rank.to_string(), &squares.to_string()],
            ),
            FenFlaw::Cell { rank, cell, what } => {
                let what = what.say(lang);
                fill(lines.cell, &[&rank.to_string(), &cell.to_string(), &what])
            }
            FenFlaw::Turn(text) => of(lines.turn_four, text),
            FenFlaw::Castling(text) => of(lines.castling_four, text),
            FenFlaw::Passed(text) => of(lines.passed_four, text),
            FenFlaw::PassedTwice(text) => of(lines.passed_twice, text),
            FenFlaw::Seats(text) => of(lines.seats, text),
            FenFlaw::Warning(text) => of(lines.warning, text),
            FenFlaw::WarningTwice(text) => of(lines.listed_twice, text),
            FenFlaw::Unplayable(fault) => fault.say(lang),
        }
    }
}

impl Say for CellFlaw {
    fn say(&self, lang: Lang) -> String {
        let lines = &lang.words().faults;
        match self {
            CellFlaw::Empty => lines.cell_empty.to_owned(),
            CellFlaw::Run(text) => fill(lines.run, &[&typed(text)]),
            CellFlaw::Seat(letter) => fill(lines.cell_seat, &[&format!("{letter:?}")]),
            CellFlaw::Man(text) => fill(lines.cell_man, &[&typed(text)]),
            CellFlaw::Corner { man, square } => fill(lines.corner, &[man, square]),
        }
    }
}

impl Say for fen_draughts::FenError {
    fn say(&self, lang: Lang) -> String {
        let line = lang.words().faults.at_character;
        fill(line, &[&self.at.to_string(), &self.what.say(lang)])
    }
}

impl Say for FenFault {
    fn say(&self, lang: Lang) -> String {
        let lines = &lang.words().faults;
        let of = |line, text: &str| fill(line, &[&typed(text)]);
        match self {
            FenFault::TooLong(length) => {
                fill(lines.too_long, &[&length.to_string(), &LONGEST.to_string()])
            }
            FenFault::Turn(text) => of(lines.turn_draughts, text),
            FenFault::Side(text) => of(lines.side, text),
            FenFault::Again(side) => fill(lines.side_again, &[side]),
            FenFault::Missing(side) => fill(lines.side_missing, &[side]),
            FenFault::Square(text) => fill(lines.no_square, &[&typed(text), &SQUARES.to_string()]),
            FenFault::Range(text) => of(lines.backwards, text),
            FenFault::Twice(square) => fill(lines.square_twice, &[&square.to_string()]),
            FenFault::Unplayable(fault) => fault.say(lang),
        }
    }
}
