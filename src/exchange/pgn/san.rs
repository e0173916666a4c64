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

use super::spelled::{Joint, Man, Spelled};
use crate::fault::Wrong;

const FILE_A: Squares = Squares(0x0101_0101_0101_0101);

/// Does it take, and the word does not say so, where short notation should?
pub fn is_unsaid_capture(position: &Position, spelled: &Spelled) -> bool {
    match spelled {
        Spelled::Man(man) => {
            man.joint == Joint::Unsaid
                && position.men().occupied().has(man.to)
                && man.from().is_none()
        }
        Spelled::Castling(_) => false,
    }
}

/// The legal move that a word means.
pub fn find(position: &Position, spelled: &Spelled) -> Result<Move, Wrong> {
    let man = match spelled {
        Spelled::Castling(wing) => return castling(position, *wing),
        Spelled::Man(man) => man,
    };
    let role = match (man.role, man.from()) {
        (Some(role), _) => role,
        (None, Some(from)) => match position.men().role_at(from) {
            Some(role) => role,
            None => return judged(position, &play(from, man)),
        },
        (None, None) => return Err(Wrong::Unread),
    };
    let is_passing = role == Role::Pawn && position.passed() == Some(man.to);
    let takes = is_passing || position.men().army(position.turn().opponent()).has(man.to);
    let becomes_rightly = match man.becomes {
        None => role != Role::Pawn || !is_last(position, man.to),
        Some(into) => {
            role == Role::Pawn && is_last(position, man.to) && Role::PROMOTIONS.contains(&into)
        }
    };
    let mut legal = Squares::NONE;
    if becomes_rightly {
        for from in candidates(position, role, man, takes) {
            if is_safe(position, role, from, man.to) {
                legal |= Squares::of(from);
            }
        }
    }
    let played = |from| Move {
        from,
        to: man.to,
        role: man.becomes,
    };
    match legal.first() {
        None => refused(position, role, man),
        Some(_) if legal.is_many() => Err(Wrong::Several(
            legal
                .map(|from| position::Move::Chess(played(from)))
                .collect(),
        )),
        Some(_) if !takes && man.joint == Joint::Takes => Err(Wrong::TakesNothing),
        Some(from) => Ok(played(from)),
    }
}

/// Is the own king in no check after a man has gone there by its way of moving?
#[inline]
fn is_safe(position: &Position, role: Role, from: Square, to: Square) -> bool {
    let (men, seat) = (position.men(), position.turn());
    let enemy = seat.opponent();
    let (left, reached) = (Squares::of(from), Squares::of(to));
    let king = match role {
        Role::King => to,
        _ => position.king(seat),
    };
    let mut taken = reached;
    if role == Role::Pawn && position.passed() == Some(to) && !men.occupied().has(to) {
        taken |= eight::shift(reached, forward(enemy));
    }
    let occupied = (men.occupied() & !left & !taken) | reached;
    (position.attackers_through(king, enemy, occupied) & !taken).is_empty()
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

fn judged(position: &Position, play: &Play) -> Result<Move, Wrong> {
    position.judge(play).map_err(Wrong::Illegal)
}

/// Why no man of the kind may go there, of the one that could almost; castling written as the king's move is legal after all.
fn refused(position: &Position, role: Role, man: &Man) -> Result<Move, Wrong> {
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
fn castling(position: &Position, wing: Wing) -> Result<Move, Wrong> {
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
