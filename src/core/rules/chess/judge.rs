//! A play becomes a move, or the breach it commits.
//!
//! The fast path only looks the play up among the legal moves. Why it is not there is asked afterwards, in the order
//! in which a refusal names its reasons: whose man, the movement, promotion, castling, the own king.

use super::moves::Move;
use super::position::{
    Position, beside, castled, corner, forward, king_home, last_rank, pawn_rank,
};
use crate::board::eight;
use crate::board::grid::EIGHT;
use crate::board::piece::{Role, Seat};
use crate::board::set::Squares;
use crate::board::square::Square;
use crate::law::breach::{Breach, ChessBreach, HandBreach, LetterBreach, NoCastling};
use crate::rules::castling::{Castling, Wing};
use crate::rules::play::Play;
use crate::rules::tree::Tree;

impl Position {
    /// The legal move that a play of the seat at turn makes.
    ///
    /// # Errors
    /// The first breach it commits, with the squares that show it.
    pub fn judge(&self, play: &Play) -> Result<Move, Breach> {
        let sought = Move {
            from: play.start(),
            to: play.end(),
            role: play.role,
        };
        match self.moves().into_iter().find(|m| *m == sought) {
            Some(found) => Ok(found),
            None => Err(self.breach(play)),
        }
    }

    /// Why a play that is no legal move is none.
    fn breach(&self, play: &Play) -> Breach {
        let role = match self.own_man(play.start()) {
            Ok(role) => role,
            Err(breach) => return Breach::Hand(breach),
        };
        let castling = self.castling_sought(role, play);
        let breach = match castling {
            Some(_) => None,
            None => self.movement(role, play),
        };
        let breach = breach.or_else(|| self.promotion(role, play));
        let breach = breach.or_else(|| castling.and_then(|wing| self.castling(wing)));
        let at = play.end();
        match breach {
            Some(breach) => Breach::Chess(breach),
            None if self.men.role(Role::King).has(at) => {
                Breach::Letter(LetterBreach::KingSpared { at })
            }
            None => Breach::Chess(self.own_king(role, play)),
        }
    }

    /// Whose man?
    fn own_man(&self, at: Square) -> Result<Role, HandBreach> {
        match self.men.piece(at) {
            None => Err(HandBreach::NoMan { at }),
            Some(piece) if piece.seat != self.turn => Err(HandBreach::NotYours {
                at,
                owner: piece.seat,
            }),
            Some(piece) => Ok(piece.role),
        }
    }

    /// Can it go so, is the way free, what stands there?
    fn movement(&self, role: Role, play: &Play) -> Option<ChessBreach> {
        let (from, to) = (play.start(), play.end());
        let occupied = self.men.occupied();
        if role == Role::Pawn {
            return self.pawn_movement(from, to);
        }
        let open = match role {
            Role::Knight => eight::knight(from),
            Role::King => eight::king(from),
            Role::Bishop => eight::bishop(from, Squares::NONE),
            Role::Rook => eight::rook(from, Squares::NONE),
            _ => eight::bishop(from, Squares::NONE) | eight::rook(from, Squares::NONE),
        };
        if !open.has(to) {
            return Some(ChessBreach::CannotReach { role, from, to });
        }
        if let Some(by) = nearest(from, eight::between(from, to) & occupied) {
            return Some(ChessBreach::Blocked { role, to, by });
        }
        self.own_man_at(to)
    }

    fn pawn_movement(&self, from: Square, to: Square) -> Option<ChessBreach> {
        let seat = self.turn;
        let ahead = EIGHT.step(from, forward(seat));
        let two_ahead = ahead.and_then(|at| EIGHT.step(at, forward(seat)));
        if eight::pawn(from, forward(seat)).has(to) {
            let passed = self.passed == Some(to);
            return match self.men.piece(to) {
                Some(_) => self.own_man_at(to),
                None if passed => None,
                None => Some(self.nothing_to_take(from, to)),
            };
        }
        if ahead == Some(to) {
            let blocked = self
                .men
                .occupied()
                .has(to)
                .then_some(ChessBreach::PawnBlocked { to, by: to });
            return self.own_man_at(to).or(blocked);
        }
        if two_ahead == Some(to) && EIGHT.rank(from) != pawn_rank(seat) {
            return Some(ChessBreach::DoubleStepLate { from, to });
        }
        if two_ahead == Some(to) {
            let on_the_way = ahead.filter(|at| self.men.occupied().has(*at));
            let at_the_end = Some(to).filter(|at| self.men.occupied().has(*at));
            return match (on_the_way, at_the_end) {
                (Some(by), _) => Some(ChessBreach::PawnBlocked { to, by }),
                (None, Some(by)) => self
                    .own_man_at(to)
                    .or(Some(ChessBreach::PawnBlocked { to, by })),
                (None, None) => None,
            };
        }
        Some(ChessBreach::CannotReach {
            role: Role::Pawn,
            from,
            to,
        })
    }

    /// A pawn aslant to an empty square: too late in passing, or just nothing there?
    fn nothing_to_take(&self, from: Square, to: Square) -> ChessBreach {
        let enemy = self.turn.opponent();
        let pawn = beside(from, to);
        let has_stepped_twice = i16::from(EIGHT.rank(pawn)) - i16::from(pawn_rank(enemy));
        if self.men.of(enemy, Role::Pawn).has(pawn) && has_stepped_twice.abs() == 2 {
            ChessBreach::EnPassantLate { to, pawn }
        } else {
            ChessBreach::NothingToTake { to }
        }
    }

    fn own_man_at(&self, at: Square) -> Option<ChessBreach> {
        let piece = self.men.piece(at).filter(|piece| piece.seat == self.turn)?;
        Some(ChessBreach::OwnMan {
            at,
            role: piece.role,
        })
    }

    /// A19: what a pawn becomes must be said on the last rank, and nowhere else.
    fn promotion(&self, role: Role, play: &Play) -> Option<ChessBreach> {
        let to = play.end();
        let promotes = role == Role::Pawn && EIGHT.rank(to) == last_rank(self.turn);
        match play.role {
            None if promotes => Some(ChessBreach::PromotionMissing { to }),
            Some(role) if promotes && !Role::PROMOTIONS.contains(&role) => {
                Some(ChessBreach::PromotionInto { to, role })
            }
            Some(_) if !promotes => Some(ChessBreach::PromotionHere { to }),
            _ => None,
        }
    }

    /// Is this play meant as castling: the king from his own square two squares aside?
    fn castling_sought(&self, role: Role, play: &Play) -> Option<Wing> {
        let seat = self.turn;
        let at_home = role == Role::King && play.start() == king_home(seat);
        Wing::BOTH
            .into_iter()
            .find(|wing| at_home && castled(seat, *wing).0 == play.end())
    }

    /// A15: why the king may not castle to this wing.
    fn castling(&self, wing: Wing) -> Option<ChessBreach> {
        let seat = self.turn;
        let enemy = seat.opponent();
        let (king, corner) = (king_home(seat), corner(seat, wing));
        let attacked = |square: Square| {
            let by: Vec<Square> = self.attackers(square, enemy).collect();
            (!by.is_empty()).then_some((square, by))
        };
        let (king_to, rook_to) = castled(seat, wing);
        let why = if !self.rights.has(seat, wing) {
            Some(self.right_lost(seat, wing))
        } else if let Some((_, by)) = attacked(king) {
            Some(NoCastling::InCheck { by })
        } else if let Some(by) = nearest(king, self.castling_path(seat, wing) & self.men.occupied())
        {
            Some(NoCastling::Between { by })
        } else {
            attacked(rook_to)
                .or_else(|| attacked(king_to))
                .map(|(square, by)| NoCastling::Through { square, by })
        };
        why.map(|why| ChessBreach::Castling { king, corner, why })
    }

    /// A right once lost does not say by whom: only the other wing's right, or a corner without its rook, tells that it
    /// was the rook. An empty corner tells nothing where the rook may have been given as odds (A15).
    fn right_lost(&self, seat: Seat, wing: Wing) -> NoCastling {
        let corner = corner(seat, wing);
        let rook_there = self.men.of(seat, Role::Rook).has(corner);
        let absent =
            self.laws.castling == Castling::RookOrAbsent && !self.men.occupied().has(corner);
        if (rook_there || absent) && !self.rights.any(seat) {
            NoCastling::Moved
        } else {
            NoCastling::RookMoved
        }
    }

    /// M3.9: how a move that is otherwise good leaves the own king in check.
    fn own_king(&self, role: Role, play: &Play) -> ChessBreach {
        let seat = self.turn;
        let bare = Move {
            from: play.start(),
            to: play.end(),
            role: play.role,
        };
        let by: Vec<Square> = self.after(bare).checkers(seat).collect();
        let king = self.king(seat);
        if role == Role::King {
            ChessBreach::KingInto { to: play.end(), by }
        } else if self.checkers(seat).is_empty() {
            let between = |at: &Square| eight::between(*at, king);
            ChessBreach::KingExposed {
                king,
                cover: self.cover(king, bare, &by),
                line: by.iter().flat_map(between).collect(),
                by,
            }
        } else {
            ChessBreach::KingLeft { king, by }
        }
    }
}

impl Position {
    /// The man whose going lays the king open: the one that moves, unless it is the pawn that he takes in passing.
    fn cover(&self, king: Square, played: Move, by: &[Square]) -> Square {
        let covers = |at: &Square| by.iter().any(|by| eight::between(*by, king).has(*at));
        let taken = self.taken(played).map(|(at, _)| at);
        let in_passing = taken.filter(|at| *at != played.to);
        match in_passing.filter(covers) {
            Some(pawn) if !covers(&played.from) => pawn,
            _ => played.from,
        }
    }
}

/// The square of the set that lies nearest, by number; on one line that is by distance.
fn nearest(from: Square, among: Squares) -> Option<Square> {
    among.min_by_key(|at| at.index().abs_diff(from.index()))
}
