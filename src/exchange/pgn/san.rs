//! The legal move that a word means in a position.
//!
//! The fast way asks which men of the kind reach the square, and plays the one that may. Why no man may is asked
//! afterwards, of the rules.

use reglement_core::board::eight;
use reglement_core::board::piece::Role;
use reglement_core::board::set::Squares;
use reglement_core::board::square::Square;
use reglement_core::law::breach::{Breach, ChessBreach, NoCastling};
use reglement_core::rules::castling::Wing;
use reglement_core::rules::chess::moves::Move;
use reglement_core::rules::chess::position::{
    Position, castled, corner, forward, king_home, last_rank, pawn_rank,
};
use reglement_core::rules::play::Play;
use reglement_core::rules::position;
use smallvec::SmallVec;

use super::spelled::{Joint, Man, Spelled};
use crate::fault::Wrong;

const FILE_A: Squares = Squares(0x0101_0101_0101_0101);

/// A move, and the position after it.
pub struct Found {
    pub played: Move,
    pub next: Position,
    took: Took,
}

#[derive(PartialEq, Eq)]
enum Took {
    Something,
    Nothing,
}

impl Found {
    /// Does it take, and the word does not say so, where short notation should?
    pub fn is_unsaid_capture(&self, spelled: &Spelled) -> bool {
        match spelled {
            Spelled::Man(man) => {
                self.took == Took::Something && man.joint == Joint::Unsaid && man.from().is_none()
            }
            Spelled::Castling(_) => false,
        }
    }
}

/// The legal move that a word means.
pub fn find(position: &Position, spelled: &Spelled) -> Result<Found, Wrong> {
    let man = match spelled {
        Spelled::Castling(wing) => return castling(position, *wing),
        Spelled::Man(man) => man,
    };
    let role = match (man.role, man.from()) {
        (Some(role), _) => role,
        (None, Some(from)) => match position.men().role_at(from) {
            Some(role) => role,
            None => {
                return Err(judged(position, &play(from, man))
                    .err()
                    .unwrap_or(Wrong::Unread));
            }
        },
        (None, None) => return Err(Wrong::Unread),
    };
    let takes = position.men().army(position.turn().opponent()).has(man.to)
        || role == Role::Pawn && position.passed() == Some(man.to);
    let becomes_rightly = match man.becomes {
        None => role != Role::Pawn || !is_last(position, man.to),
        Some(into) => {
            role == Role::Pawn && is_last(position, man.to) && Role::PROMOTIONS.contains(&into)
        }
    };
    let men = candidates(position, role, man, takes);
    let mut legal: SmallVec<[(Move, Position); 2]> = SmallVec::new();
    if becomes_rightly {
        for from in men {
            let played = Move {
                from,
                to: man.to,
                role: man.becomes,
            };
            let next = position.after(played);
            if next.checkers(position.turn()).is_empty() {
                legal.push((played, next));
            }
        }
    }
    let took = match takes {
        true => Took::Something,
        false if man.joint == Joint::Takes && !legal.is_empty() => return Err(Wrong::TakesNothing),
        false => Took::Nothing,
    };
    match legal.as_slice() {
        [(played, next)] => Ok(Found {
            played: *played,
            next: *next,
            took,
        }),
        [] => refused(position, role, man),
        several => {
            let several = several
                .iter()
                .map(|(played, _)| position::Move::Chess(*played));
            Err(Wrong::Several(several.collect()))
        }
    }
}

fn is_last(position: &Position, to: Square) -> bool {
    to.index() / 8 == usize::from(last_rank(position.turn()))
}

/// The men of the kind that reach the square by their way of moving, as far as the word names where from.
#[inline]
fn candidates(position: &Position, role: Role, man: &Man, takes: bool) -> Squares {
    let (men, seat, to) = (position.men(), position.turn(), man.to);
    if (men.army(seat) | men.role(Role::King)).has(to) {
        return Squares::NONE;
    }
    let occupied = men.occupied();
    let reach = match role {
        Role::Pawn => pawns(position, man, takes),
        Role::Knight => eight::knight(to),
        Role::King => eight::king(to),
        Role::Bishop => eight::bishop(to, occupied),
        Role::Rook => eight::rook(to, occupied),
        _ => eight::bishop(to, occupied) | eight::rook(to, occupied),
    };
    reach & men.of(seat, role) & named(man)
}

/// Where a pawn may come from: aslant if it takes, else from behind.
fn pawns(position: &Position, man: &Man, takes: bool) -> Squares {
    let (seat, to) = (position.turn(), man.to);
    let back = forward(seat.opponent());
    if takes {
        let says_so = man.file.is_some() || man.joint == Joint::Takes;
        return if says_so {
            eight::pawn(to, back)
        } else {
            Squares::NONE
        };
    }
    let empty = !position.men().occupied();
    let once = eight::shift(Squares::of(to), back);
    let twice = eight::shift(once & empty, back) & eight::rank(pawn_rank(seat));
    once | twice
}

/// The squares that a word names as those where a man may come from.
fn named(man: &Man) -> Squares {
    let file = man
        .file
        .map_or(Squares::ALL, |file| Squares(FILE_A.0 << file));
    let rank = man.rank.map_or(Squares::ALL, eight::rank);
    file & rank
}

fn play(from: Square, man: &Man) -> Play {
    let play = Play::new(from, man.to);
    man.becomes.map_or(play, |role| play.promoting(role))
}

fn judged(position: &Position, play: &Play) -> Result<Found, Wrong> {
    let played = position.judge(play).map_err(Wrong::Illegal)?;
    Ok(Found {
        played,
        next: position.after(played),
        took: Took::Nothing,
    })
}

/// Why no man of the kind may go there, of the one that could almost; castling written as the king's move is legal after all.
fn refused(position: &Position, role: Role, man: &Man) -> Result<Found, Wrong> {
    if let (None, Some(from)) = (man.role, man.from()) {
        return judged(position, &play(from, man));
    }
    let mut men = position.men().of(position.turn(), role) & named(man);
    if role == Role::Pawn && man.file.is_none() && man.joint == Joint::Unsaid {
        men &= Squares(FILE_A.0 << (man.to.index() & 7));
    }
    let mut why = Wrong::NoMan(role);
    for from in men {
        match judged(position, &play(from, man)) {
            Ok(found) => return Ok(found),
            Err(other) if is_far(&why) => why = other,
            Err(_) => {}
        }
    }
    Err(why)
}

/// Is it a reason that any man far away has?
fn is_far(why: &Wrong) -> bool {
    matches!(
        why,
        Wrong::NoMan(_) | Wrong::Illegal(Breach::Chess(ChessBreach::CannotReach { .. }))
    )
}

/// Castling; a king away from home has moved.
fn castling(position: &Position, wing: Wing) -> Result<Found, Wrong> {
    let (seat, king) = (position.turn(), position.king(position.turn()));
    if king != king_home(seat) {
        return Err(Wrong::Illegal(Breach::Chess(ChessBreach::Castling {
            king,
            corner: corner(seat, wing),
            why: NoCastling::Moved,
        })));
    }
    judged(position, &Play::new(king, castled(seat, wing).0))
}
