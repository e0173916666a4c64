//! What someone typed as a move of chess, of two or of four.

use super::letters::Letters;
use super::meant::{self, fits, illegal, men_meant};
use super::spelled::{OffBoard, Reading, Spelled, Unread, readings};
use super::typed::{FalseOnes, Missing, Typed};
use super::typed_cross;
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::law::breach::{Breach, ChessBreach, HandBreach, NoCastling};
use crate::rules::castling::Wing;
use crate::rules::chess::position::{castled, corner, king_home};
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// Reads a typed text as a move of the seat at turn, one of these if it can be.
pub fn read(
    position: &Position,
    legal: &[Move],
    false_ones: FalseOnes,
    text: &str,
    letters: Letters,
) -> Typed {
    let read = match readings(text, letters, position.grid()) {
        Ok(read) => read,
        Err(unread) => return unfinished(position, legal, text, letters, Typed::Unread(unread)),
    };
    if let [Reading::Castling(wing)] = read.as_slice() {
        return castling(position, legal, *wing);
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
        [only] if only.role().is_none() || spelled.iter().any(|how| how.promotion.is_some()) => {
            return Typed::Play(position.play(*only));
        }
        [first, rest @ ..] if rest.iter().all(|m| ends(*m) == ends(*first)) => {
            return Typed::Half {
                missing: Missing::Promotion(Play::new(first.start(), first.end())),
                candidates: meant,
            };
        }
        _ => return Typed::Several(meant),
    }
    if let Some(from) = spelled.iter().find_map(|how| standing(position, how)) {
        return goal(position, legal, from, text, letters);
    }
    let says_all = |play: &Play| {
        let mut how = spelled.iter();
        how.any(|how| how.from(position.grid()) == Some(play.start()))
    };
    let is_king = |at| position.piece(at).is_some_and(|man| man.role == Role::King);
    let wrong = match wrong(position, &read, &spelled) {
        Typed::Play(play) if false_ones == FalseOnes::Stand => {
            let read = standing_falsely(position, play, &spelled);
            // Two squares say all, though a longer name begins like the second: `d1` and `d10`.
            if says_all(&play) {
                return read;
            }
            read
        }
        // Where a king stands, a shorter name is not only the beginning of a longer one.
        Typed::Play(play) if says_all(&play) && is_king(play.end()) => return Typed::Play(play),
        wrong => wrong,
    };
    unfinished(position, legal, text, letters, wrong)
}

/// A false move that will be made is not guessed: a text that may mean several men is refused for what is wrong with the
/// one who could almost go there; and a pawn on a last row must be said to become something.
fn standing_falsely(position: &Position, play: Play, spelled: &[&Spelled]) -> Typed {
    let is_doubtful = spelled.iter().any(|how| men_meant(position, how) > 1);
    if let (true, Err(breach)) = (is_doubtful, position.judge(&play)) {
        return Typed::Wrong(breach);
    }
    let becomes = || position.put(&play.promoting(Role::Queen)).is_some();
    match play.role.is_none() && position.put(&play).is_none() && becomes() {
        true => Typed::Half {
            missing: Missing::Promotion(play),
            candidates: Vec::new(),
        },
        false => Typed::Play(play),
    }
}

fn ends(played: Move) -> (Square, Square) {
    (played.start(), played.end())
}

/// Where is the man on this square to go? A rank may still get a second digit: `d1` is also the beginning of `d10`.
fn goal(position: &Position, legal: &[Move], from: Square, text: &str, letters: Letters) -> Typed {
    let his = legal.iter().copied().filter(|m| m.start() == from);
    let mut candidates: Vec<Move> = his.collect();
    let is_held = candidates.is_empty();
    let longer = meant::begun(position, legal, text, letters);
    candidates.extend(longer.into_iter().filter(|m| m.start() != from));
    Typed::Half {
        missing: match is_held && !candidates.is_empty() {
            true => Missing::Rest,
            false => Missing::Goal(from),
        },
        candidates,
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
    let candidates = meant::begun(position, legal, text, letters);
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
        Reading::OffBoard(off) => Some(off),
        _ => None,
    });
    match (unfit, off_board) {
        (Some(unfit), _) => Typed::Unfit(unfit),
        (None, Some(off)) => Typed::Wrong(over_the_edge(position, off)),
        (None, None) => Typed::Unread(Unread::NoMove),
    }
}

/// What it is to go where no square is.
fn over_the_edge(position: &Position, off: &OffBoard) -> Breach {
    let own = match position {
        Position::Cross(position) => typed_cross::over_the_edge(position, off),
        _ => None,
    };
    own.unwrap_or_else(|| {
        let named = off.named.clone();
        Breach::Hand(HandBreach::OffBoard { named })
    })
}

/// Castling as a play of the king; a king away from home has moved, and no play could say so.
fn castling(position: &Position, legal: &[Move], wing: Wing) -> Typed {
    let castles = |m: &&Move| position.castling_wing(**m) == Some(wing);
    if let Some(played) = legal.iter().find(castles) {
        return Typed::Play(position.play(*played));
    }
    let (king, goal, corner) = match position {
        Position::Chess(position) => {
            let (seat, king) = (position.turn(), position.king(position.turn()));
            let goal = (king == king_home(seat)).then_some(castled(seat, wing).0);
            (king, goal, corner(seat, wing))
        }
        Position::Cross(position) => typed_cross::castling(position, wing),
        Position::Draughts(_) => return Typed::Unread(Unread::NoMove),
    };
    match goal {
        Some(to) => Typed::Play(Play::new(king, to)),
        None => Typed::Wrong(Breach::Chess(ChessBreach::Castling {
            king,
            corner,
            why: NoCastling::Moved,
        })),
    }
}
