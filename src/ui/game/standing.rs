//! How a seat stands in a game to the letter: what it has touched and must do, whose remedy is awaited, what was said.

use super::hand::told_unlifted;
use crate::board::piece::Seat;
use crate::lang::words::Words;
use crate::lang::words::reasons::Board;
use crate::law::bond::{Bond, Duty};
use crate::table::Table;
use crate::table::letter::{Said, Touched};
use crate::table::state::{Ply, Stage, State};

/// How a seat stands before it moves, or has still to do after it moved, in full and in short: a predicate, to be set
/// behind its name.
pub fn standing(table: &Table, seat: Seat, words: &Words) -> Option<[String; 2]> {
    let state = table.state();
    let lines = &words.seen;
    let letter = &state.letter;
    let grid = state.position.grid();
    let men = |at| state.position.piece(at);
    let board = Board::new(grid, &men);
    match state.stage {
        Stage::Remedy { by, offence } if by == seat => {
            let full = (words.letter.state.choosing)(offence);
            return Some([full, by_article(lines.chooses, offence.article().id)]);
        }
        Stage::Play => {}
        _ => return None,
    }
    let captor = state.past.last().map(Ply::mover);
    let unlifted = told_unlifted(table);
    if captor == Some(seat) && !unlifted.is_empty() {
        let squares: Vec<String> = unlifted.map(|at| grid.label(at)).collect();
        let full = (words.letter.state.to_lift)(&squares);
        return Some([full, (lines.to_lift)(&squares.join(", "))]);
    }
    if seat != state.position.turn() {
        return None;
    }
    if let Some(bond) = &letter.bond {
        let full = by_article(&(words.letter.must)(bond, &board), bond.article.id);
        let short = by_article(&duty(state, bond, words), bond.article.id);
        return Some([full, short]);
    }
    match letter.touched {
        Touched::Nothing => None,
        Touched::Adjusting => Some([
            words.letter.state.adjusting.to_owned(),
            lines.adjusts.to_owned(),
        ]),
        Touched::At(at) => Some([
            (words.letter.state.touched)(at, &board),
            (lines.touched)(&grid.label(at)),
        ]),
    }
}

/// Did this seat say check with the last ply?
pub fn said_check(state: &State, seat: Seat) -> bool {
    let last = state.past.last().map(Ply::mover);
    state.letter.said != Said::Nothing && last == Some(seat)
}

/// What a bond demands, by the square alone.
fn duty(state: &State, bond: &Bond, words: &Words) -> String {
    let lines = &words.seen;
    let label = |at| state.position.grid().label(at);
    match bond.duty {
        Duty::Play(at) => (lines.must_play)(&label(at)),
        Duty::Take(at) => (lines.must_take)(&label(at)),
        Duty::King => lines.must_play_king.to_owned(),
        Duty::OutOfCheck => lines.must_play_out.to_owned(),
        Duty::Again => lines.must_play_again.to_owned(),
    }
}

fn by_article(what: &str, article: &str) -> String {
    format!("{what} ({article})")
}
