//! Why a move of draughts is refused, in English.

use super::terms::{TERMS, the_role};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::lang::sentence::list;
use crate::lang::words::reasons::Board;
use crate::law::breach::{DraughtsBreach, NoHuff};

pub fn of_draughts(breach: &DraughtsBreach, board: &Board) -> String {
    let on = |at: &Square| board.label(*at);
    match breach {
        DraughtsBreach::CannotReach {
            role: Role::Man,
            from,
            to,
        } => format!(
            "a man goes one square slantwise, and from {} that is not {}.",
            on(from),
            on(to)
        ),
        DraughtsBreach::CannotReach { from, to, .. } => format!(
            "a king goes along a slanting line, and none joins {} and {}.",
            on(from),
            on(to)
        ),
        DraughtsBreach::Backward { from, to } => format!(
            "the man on {} goes only forward when he takes nothing, and {} lies behind him.",
            on(from),
            on(to)
        ),
        DraughtsBreach::Occupied { at, .. } => {
            format!("{} stands on {} already.", a_piece(*at, board), on(at))
        }
        DraughtsBreach::Blocked { to, by } => format!(
            "the king cannot get to {}: {} stands in the way.",
            on(to),
            the_piece(*by, board)
        ),
        DraughtsBreach::OverOwn { role, over } => format!(
            "{} cannot leap over your own piece on {}.",
            the_role(*role),
            on(over)
        ),
        DraughtsBreach::OverNothing { from, to, .. } => format!(
            "between {} and {} stands nothing to take.",
            on(from),
            on(to)
        ),
        DraughtsBreach::NoRoom { over, behind, .. } => format!(
            "{} cannot be taken: behind it, on {}, no square is open.",
            the_piece(*over, board),
            on(behind)
        ),
        DraughtsBreach::Twice { over } => format!(
            "{} has been leapt over already, and no piece is leapt over twice.",
            the_piece(*over, board)
        ),
        DraughtsBreach::StillThere { at } => format!(
            "{} still stands there: what is taken is lifted only when the capture is over.",
            the_piece(*at, board)
        ),
        DraughtsBreach::Omitted {
            pieces,
            prey,
            number,
            ..
        } => {
            format!(
                "{} must take {}.",
                who(pieces, board),
                all(prey, *number, board)
            )
        }
        DraughtsBreach::TooFew {
            took,
            greatest,
            pieces,
            ..
        } => format!(
            "{} can take {greatest}; to take {took} is too few.",
            who(pieces, board)
        ),
        DraughtsBreach::Several { from, to } => format!(
            "several captures go from {} to {} and take different pieces: show the way.",
            on(from),
            on(to)
        ),
    }
}

pub fn of_huff(why: NoHuff, board: &Board) -> String {
    match why {
        NoHuff::NothingNeglected => "No capture was neglected in the last move.".to_owned(),
        NoHuff::NotLiable { at } => match board.man(at) {
            Some(_) => format!("{} neglected no capture.", the_piece(at, board)),
            None => format!("no piece on {} neglected a capture.", board.label(at)),
        },
        NoHuff::TooLate => {
            "You have touched a piece since: everything stays as it is, and you play on.".to_owned()
        }
        NoHuff::NotHere => "This game is played without the huff.".to_owned(),
    }
}

fn the_piece(at: Square, board: &Board) -> String {
    let role = board
        .man(at)
        .map_or("the piece", |piece| the_role(piece.role));
    format!("{role} on {}", board.label(at))
}

fn a_piece(at: Square, board: &Board) -> &'static str {
    match board.man(at).map(|piece| piece.role) {
        Some(Role::Man) => "a man",
        Some(Role::Crowned) => "a king",
        _ => "a piece",
    }
}

fn either(pieces: &[Square], board: &Board) -> String {
    let named: Vec<String> = pieces.iter().map(|at| the_piece(*at, board)).collect();
    list(&named, TERMS.or)
}

/// What must be taken: a piece by its kind, several by their squares; all of them, one of them, or so many.
fn all(prey: &[Square], number: u32, board: &Board) -> String {
    match prey {
        [one] => the_piece(*one, board),
        several if number as usize == several.len() => {
            format!("on {}", labels(several, board))
        }
        several if number == 1 => {
            let labels: Vec<String> = several.iter().map(|at| board.label(*at)).collect();
            format!("on {}", list(&labels, TERMS.or))
        }
        several => format!("{number} of those on {}", labels(several, board)),
    }
}

/// The pieces of whom one must do something: two by their kinds, more by their squares.
fn who(pieces: &[Square], board: &Board) -> String {
    match pieces.len() {
        0..=2 => either(pieces, board),
        _ => format!("one of the pieces on {}", labels(pieces, board)),
    }
}

fn labels(squares: &[Square], board: &Board) -> String {
    let labels: Vec<String> = squares.iter().map(|at| board.label(*at)).collect();
    list(&labels, TERMS.and)
}
