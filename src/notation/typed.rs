//! What someone typed as a move, and what it can still become.

use super::letters::Letters;
use super::meant::Unfit;
use super::spelled::Unread;
use super::{meant, typed_chess, typed_draughts};
use crate::board::square::Square;
use crate::law::breach::Breach;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// What a typed text comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// A play, legal or not: the table will say.
    Play(Play),
    /// It says clearly what cannot be, and no play could say it.
    Wrong(Breach),
    /// Several legal moves; more must be said.
    Several(Vec<Move>),
    /// The beginning of something.
    Half {
        /// What is missing.
        missing: Missing,
        /// The legal moves that it can become.
        candidates: Vec<Move>,
    },
    /// No legal move, and no one man of whom it could be told why not.
    Unfit(Unfit),
    /// No move at all.
    Unread(Unread),
}

/// What half a text lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// Where the piece on this square is to go.
    Goal(Square),
    /// What the pawn becomes that makes this play.
    Promotion(Play),
    /// The rest.
    Rest,
}

/// What a text being typed could still mean.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The legal move that it means already, if it is taken as it stands.
    pub complete: Option<Move>,
    /// The legal moves that it can mean, or become.
    pub candidates: Vec<Move>,
}

/// Reads a typed text as a move of the seat at turn.
pub fn read(position: &Position, text: &str, letters: Letters) -> Typed {
    match position {
        Position::Draughts(position) => typed_draughts::read(position, text),
        Position::Chess(_) | Position::Cross(_) => typed_chess::read(position, text, letters),
    }
}

/// What a text that is still being typed could mean.
pub fn hint(position: &Position, text: &str, letters: Letters) -> Hint {
    match read(position, text, letters) {
        Typed::Play(play) => {
            let complete = position.judge(&play).ok();
            Hint {
                complete,
                candidates: joined(begun(position, text, letters), complete),
            }
        }
        // A rank of one digit may still get a second.
        Typed::Several(candidates) => Hint {
            complete: None,
            candidates: joined(candidates, begun(position, text, letters)),
        },
        Typed::Half { candidates, .. } => Hint {
            complete: None,
            candidates,
        },
        Typed::Unread(Unread::Empty) => Hint {
            complete: None,
            candidates: position.moves(),
        },
        Typed::Wrong(_) | Typed::Unfit(_) | Typed::Unread(_) => Hint {
            complete: None,
            candidates: Vec::new(),
        },
    }
}

/// These moves and those of the others that are not among them.
fn joined(mut moves: Vec<Move>, others: impl IntoIterator<Item = Move>) -> Vec<Move> {
    for other in others {
        if !moves.contains(&other) {
            moves.push(other);
        }
    }
    moves
}

/// The legal moves that a text can still become when more is typed.
fn begun(position: &Position, text: &str, letters: Letters) -> Vec<Move> {
    match position {
        Position::Draughts(position) => typed_draughts::begun(position, text),
        Position::Chess(_) | Position::Cross(_) => {
            meant::begun(position, &position.moves(), text, letters)
        }
    }
}
