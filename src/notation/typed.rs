//! What someone typed as a move, and what it can still become.

use super::letters::Letters;
use super::meant::Unfit;
use super::spelled::Unread;
use super::{meant, typed_chess, typed_draughts};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::law::breach::Breach;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};

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

/// What becomes of a false move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FalseOnes {
    /// It is refused, so the nearest that a text can mean will do.
    Refused,
    /// It stands, to the letter, so it must be said without a doubt.
    Stand,
}

/// Reads a typed text as a move of the seat at turn; also a second move at once (A14), in the position
/// [with the turn](Position::with_turn) of the seat that has just moved.
pub fn read(position: &Position, text: &str, letters: Letters) -> Typed {
    read_among(
        position,
        &position.moves(),
        FalseOnes::Refused,
        text,
        letters,
    )
}

/// Reads a typed text as a move of the seat at turn at this table.
///
/// To the letter an unsaid check binds nobody, and a false move stands: two squares may then name any man, one's own or
/// another's, and go anywhere. A kind of man and one square are a false move only where one man can be meant. Which moves are open to
/// the players' knowledge, whoever asks says.
pub fn read_at(table: &Table, open: &[Move], text: &str, letters: Letters) -> Typed {
    let position = &table.state().position;
    match table.setup().house.is_to_the_letter() {
        true => {
            let read = read_among(position, open, FalseOnes::Stand, text, letters);
            answerable(table, read)
        }
        false => read(position, text, letters),
    }
}

/// What a pawn becomes is asked only where an answer would let his false move stand: the table says what is wrong with one
/// that it refuses whatever he becomes.
fn answerable(table: &Table, read: Typed) -> Typed {
    match read {
        Typed::Half {
            missing: Missing::Promotion(play),
            candidates,
        } if candidates.is_empty() && !stands(table, play.promoting(Role::Queen)) => {
            Typed::Play(play)
        }
        read => read,
    }
}

/// Would the table take this play of the seat at turn?
fn stands(table: &Table, play: Play) -> bool {
    let entry = Entry {
        seat: table.state().position.turn(),
        at: Millis::default(),
        act: Act::Play(play),
    };
    table.weigh(&entry).is_ok()
}

fn read_among(
    position: &Position,
    legal: &[Move],
    false_ones: FalseOnes,
    text: &str,
    letters: Letters,
) -> Typed {
    match position {
        // Numbers leave no doubt which man is meant.
        Position::Draughts(position) => typed_draughts::read(position, text),
        Position::Chess(_) | Position::Cross(_) => {
            typed_chess::read(position, legal, false_ones, text, letters)
        }
    }
}

/// What a text that is still being typed could mean.
pub fn hint(position: &Position, text: &str, letters: Letters) -> Hint {
    let legal = position.moves();
    let read = read(position, text, letters);
    hinted(position, &legal, read, text, letters)
}

/// What a text that is still being typed could mean at this table; false moves are not thought of.
pub fn hint_at(table: &Table, open: &[Move], text: &str, letters: Letters) -> Hint {
    let position = &table.state().position;
    let read = read_at(table, open, text, letters);
    hinted(position, open, read, text, letters)
}

fn hinted(position: &Position, legal: &[Move], read: Typed, text: &str, letters: Letters) -> Hint {
    let begun = || begun(position, legal, text, letters);
    match read {
        Typed::Play(play) => {
            // To the letter a move may be open that the arbiter would not let pass.
            let is_meant = |played: &Move| position.play(*played) == play;
            let open = || legal.iter().copied().find(is_meant);
            let complete = position.judge(&play).ok().or_else(open);
            Hint {
                complete,
                candidates: joined(begun(), complete),
            }
        }
        // A rank of one digit may still get a second.
        Typed::Several(candidates) => Hint {
            complete: None,
            candidates: joined(candidates, begun()),
        },
        Typed::Half { candidates, .. } => Hint {
            complete: None,
            candidates,
        },
        Typed::Unread(Unread::Empty) => Hint {
            complete: None,
            candidates: legal.to_vec(),
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
fn begun(position: &Position, legal: &[Move], text: &str, letters: Letters) -> Vec<Move> {
    match position {
        Position::Draughts(position) => typed_draughts::begun(position, text),
        Position::Chess(_) | Position::Cross(_) => meant::begun(position, legal, text, letters),
    }
}
