//! What someone typed as a move of two-handed chess, and what it can still become.

use super::letters::Letters;
use super::meant::{Unfit, begun, fits, illegal};
use super::spelled::{Reading, Spelled, Unread, readings};
use crate::board::square::Square;
use crate::law::breach::{Breach, ChessBreach, HandBreach, NoCastling};
use crate::rules::chess::moves::Move;
use crate::rules::chess::position::{Position, Wing, castled, corner, king_home};
use crate::rules::play::Play;
use crate::rules::tree::Tree;

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
    /// Where the man on this square is to go.
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
    let legal = position.moves();
    let read = match readings(text, letters) {
        Ok(read) => read,
        Err(unread) => return unfinished(position, &legal, text, letters, Typed::Unread(unread)),
    };
    if let [Reading::Castling(wing)] = read.as_slice() {
        return castling(position, *wing);
    }
    let spelled: Vec<&Spelled> = read
        .iter()
        .filter_map(|reading| match reading {
            Reading::Man(spelled) => Some(spelled),
            _ => None,
        })
        .collect();
    let meant: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|played| spelled.iter().any(|how| fits(position, how, *played)))
        .collect();
    match meant.as_slice() {
        [] => {}
        [only] if only.role.is_none() || spelled.iter().any(|how| how.promotion.is_some()) => {
            return Typed::Play(Play::from(*only));
        }
        [first, rest @ ..]
            if rest
                .iter()
                .all(|m| (m.from, m.to) == (first.from, first.to)) =>
        {
            return Typed::Half {
                missing: Missing::Promotion(Play::new(first.from, first.to)),
                candidates: meant,
            };
        }
        _ => return Typed::Several(meant),
    }
    if let Some(from) = spelled.iter().find_map(|how| standing(position, how)) {
        return Typed::Half {
            missing: Missing::Goal(from),
            candidates: legal.into_iter().filter(|m| m.from == from).collect(),
        };
    }
    let wrong = wrong(position, &read, &spelled);
    unfinished(position, &legal, text, letters, wrong)
}

/// What a text that is still being typed could mean.
pub fn hint(position: &Position, text: &str, letters: Letters) -> Hint {
    match read(position, text, letters) {
        Typed::Play(play) => {
            let complete = position.judge(&play).ok();
            let mut candidates = begun(position, &position.moves(), text, letters);
            candidates.extend(complete.filter(|played| !candidates.contains(played)));
            Hint {
                complete,
                candidates,
            }
        }
        Typed::Several(candidates) | Typed::Half { candidates, .. } => Hint {
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

/// Half a move, if it can still become one; else what it is otherwise.
fn unfinished(
    position: &Position,
    legal: &[Move],
    text: &str,
    letters: Letters,
    otherwise: Typed,
) -> Typed {
    let candidates = begun(position, legal, text, letters);
    match candidates.is_empty() {
        true => otherwise,
        false => Typed::Half {
            missing: Missing::Rest,
            candidates,
        },
    }
}

/// The square of the own man, when the text names no more than where he stands.
fn standing(position: &Position, spelled: &Spelled) -> Option<Square> {
    let piece = position.piece(spelled.to)?;
    let named = spelled.role.is_none_or(|role| role == piece.role);
    let bare = spelled.file.is_none() && spelled.rank.is_none() && spelled.promotion.is_none();
    (piece.seat == position.turn() && named && bare).then_some(spelled.to)
}

/// What a text is that no legal move fits.
fn wrong(position: &Position, read: &[Reading], spelled: &[&Spelled]) -> Typed {
    let mut unfit = None;
    for how in spelled {
        match illegal(position, how) {
            Ok(play) => return Typed::Play(play),
            Err(why) => unfit = unfit.or(Some(why)),
        }
    }
    let off_board = read.iter().find_map(|reading| match reading {
        Reading::OffBoard { named } => Some(named.clone()),
        _ => None,
    });
    match (unfit, off_board) {
        (Some(unfit), _) => Typed::Unfit(unfit),
        (None, Some(named)) => Typed::Wrong(Breach::Hand(HandBreach::OffBoard { named })),
        (None, None) => Typed::Unread(Unread::NoMove),
    }
}

/// Castling as a play of the king; a king away from home has moved, and no play could say so.
fn castling(position: &Position, wing: Wing) -> Typed {
    let seat = position.turn();
    let king = position.king(seat);
    if king == king_home(seat) {
        return Typed::Play(Play::new(king, castled(seat, wing).0));
    }
    Typed::Wrong(Breach::Chess(ChessBreach::Castling {
        king,
        corner: corner(seat, wing),
        why: NoCastling::Moved,
    }))
}
