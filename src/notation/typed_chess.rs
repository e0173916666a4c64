//! What someone typed as a move of two-handed chess.

use super::letters::Letters;
use super::meant::{self, fits, illegal};
use super::spelled::{Reading, Spelled, Unread, readings};
use super::typed::{Missing, Typed};
use crate::board::square::Square;
use crate::law::breach::{Breach, ChessBreach, HandBreach, NoCastling};
use crate::rules::chess::moves::Move;
use crate::rules::chess::position::{Position, Wing, castled, corner, king_home};
use crate::rules::play::Play;
use crate::rules::position::Move as AnyMove;
use crate::rules::tree::Tree;

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
                candidates: any(meant),
            };
        }
        _ => return Typed::Several(any(meant)),
    }
    if let Some(from) = spelled.iter().find_map(|how| standing(position, how)) {
        return Typed::Half {
            missing: Missing::Goal(from),
            candidates: any(legal.into_iter().filter(|m| m.from == from).collect()),
        };
    }
    let wrong = wrong(position, &read, &spelled);
    unfinished(position, &legal, text, letters, wrong)
}

/// The legal moves that a text can still become when more is typed.
pub fn begun(position: &Position, text: &str, letters: Letters) -> Vec<AnyMove> {
    any(meant::begun(position, &position.moves(), text, letters))
}

fn any(moves: Vec<Move>) -> Vec<AnyMove> {
    moves.into_iter().map(AnyMove::Chess).collect()
}

/// Half a move, if it can still become one; else what it is otherwise.
fn unfinished(
    position: &Position,
    legal: &[Move],
    text: &str,
    letters: Letters,
    otherwise: Typed,
) -> Typed {
    let candidates = meant::begun(position, legal, text, letters);
    match candidates.is_empty() {
        true => otherwise,
        false => Typed::Half {
            missing: Missing::Rest,
            candidates: any(candidates),
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
