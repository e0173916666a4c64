//! What a game played to the letter asks of a position: false moves put all the same, checks that nobody said.

use super::moves::Move;
use super::position::{
    Position, Rights, beside, castled, corner, forward, king_home, last_rank, pawn_rank,
};
use super::validate::{
    kings_are_single, passed_was_passed, pawns_are_on_their_ranks, rights_are_possible,
};
use crate::board::eight;
use crate::board::grid::EIGHT;
use crate::board::piece::{Piece, Role, Seat};
use crate::board::set::Squares;
use crate::board::square::Square;
use crate::law::breach::{Breach, ChessBreach, NoCastling};
use crate::rules::castling::Wing;
use crate::rules::letter::Attack;
use crate::rules::play::Play;
use crate::rules::tree::Tree;

impl Position {
    /// See [`Position::attacks`](crate::rules::position::Position::attacks).
    pub fn attacks(&self) -> Vec<Attack> {
        let on = |seat| {
            let target = self.king(seat);
            let attack = move |attacker| Attack { attacker, target };
            self.checkers(seat).map(attack)
        };
        Seat::TWO.into_iter().flat_map(on).collect()
    }

    /// See [`judge_unbound`](crate::rules::position::Position::judge_unbound).
    ///
    /// # Errors
    /// The first breach it commits.
    pub fn judge_unbound(&self, play: &Play, unsaid: &[Attack]) -> Result<Move, Breach> {
        match self.judge(play) {
            Err(Breach::Chess(breach)) if self.binds_not(&breach, unsaid) => Ok(Move {
                from: play.start(),
                to: play.end(),
                role: play.role,
            }),
            judged => judged,
        }
    }

    /// A16: is the only fault of a play that the king stands in a check that nobody said?
    fn binds_not(&self, breach: &ChessBreach, unsaid: &[Attack]) -> bool {
        let all_unsaid = |target: Square, by: &[Square]| {
            by.iter()
                .all(|&attacker| unsaid.contains(&Attack { attacker, target }))
        };
        match breach {
            ChessBreach::KingLeft { king, by } => all_unsaid(*king, by),
            ChessBreach::Castling {
                king,
                corner: at,
                why: NoCastling::InCheck { by },
            } => {
                let goes = |wing: &Wing| corner(self.turn, *wing) == *at;
                let wing = Wing::BOTH.into_iter().find(goes);
                all_unsaid(*king, by) && wing.is_some_and(|wing| self.may_castle(self.turn, wing))
            }
            _ => false,
        }
    }

    /// See [`moves_unbound`](crate::rules::position::Position::moves_unbound).
    pub fn moves_unbound(&self, unsaid: &[Attack]) -> Vec<Move> {
        let king = self.king(self.turn);
        if unsaid.iter().all(|attack| attack.target != king) {
            return self.moves();
        }
        let mut moves = Vec::new();
        for from in self.men.army(self.turn) {
            for to in Squares::ALL {
                let play = Play::new(from, to);
                match self.judge_unbound(&play, unsaid) {
                    Ok(m) => moves.push(m),
                    Err(Breach::Chess(ChessBreach::PromotionMissing { .. })) => {
                        let judged = Role::PROMOTIONS
                            .map(|role| self.judge_unbound(&play.promoting(role), unsaid));
                        moves.extend(judged.into_iter().flatten());
                    }
                    Err(_) => {}
                }
            }
        }
        moves
    }

    /// See [`put`](crate::rules::position::Position::put).
    pub fn put(&self, play: &Play) -> Option<Position> {
        let (from, to) = (play.start(), play.end());
        if from == to || !on_board(from) || !on_board(to) {
            return None;
        }
        let mut next = *self;
        let man = next.men.lift(from)?;
        let taken = next.men.lift(to);
        if taken.is_some_and(|taken| taken.role == Role::King) {
            return None;
        }
        next.men.put(to, become_there(man, to, play.role)?);
        next.passed = None;
        next.quiet = match (man.role, taken) {
            (Role::Pawn, _) | (_, Some(_)) => 0,
            _ => self.quiet.saturating_add(1),
        };
        if man.seat == self.turn {
            self.put_aside(&mut next, man.role, [from, to]);
        }
        next.rights = self.rights.after(from, to);
        next.turn = self.turn.opponent();
        next.number = self.number.saturating_add(self.turn as u32);
        Some(next)
    }

    /// What a man of the seat at turn does beside its own two squares: a pawn that takes in passing, or can be taken so;
    /// the rook that crosses its king (A15), even where that is forbidden.
    fn put_aside(&self, next: &mut Position, role: Role, [from, to]: [Square; 2]) {
        let seat = self.turn;
        match role {
            Role::Pawn if self.passed == Some(to) && eight::pawn(from, forward(seat)).has(to) => {
                let pawn = beside(from, to);
                if self.men.of(seat.opponent(), Role::Pawn).has(pawn) {
                    next.men.lift(pawn);
                }
            }
            Role::Pawn => next.passed = self.stepped_over(from, to),
            Role::King => {
                let sought = |wing: &Wing| (king_home(seat), castled(seat, *wing).0) == (from, to);
                let Some(wing) = Wing::BOTH.into_iter().find(sought) else {
                    return;
                };
                let (corner, (king_to, rook_to)) = (corner(seat, wing), castled(seat, wing));
                let landing = Squares::of(king_to) | Squares::of(rook_to);
                let free = (landing & self.men.occupied()).is_empty();
                let role = Role::Rook;
                if free && self.men.of(seat, role).has(corner) {
                    let squares = Squares::of(corner) | Squares::of(rook_to);
                    next.men.toggle(squares, Piece { seat, role });
                }
            }
            _ => {}
        }
    }

    /// The square that a pawn at turn passes over by a double step (A20).
    fn stepped_over(&self, from: Square, to: Square) -> Option<Square> {
        let ahead = forward(self.turn);
        let over = EIGHT.step(from, ahead)?;
        let steps = EIGHT.rank(from) == pawn_rank(self.turn)
            && EIGHT.step(over, ahead) == Some(to)
            && !self.men.occupied().has(over);
        steps.then_some(over)
    }

    /// See [`with_turn`](crate::rules::position::Position::with_turn).
    #[must_use]
    pub fn with_turn(&self, seat: Seat) -> Position {
        if seat != self.turn.opponent() {
            return *self;
        }
        // Where Black moves again, the move is still the one before.
        let number = self.number.saturating_sub(seat as u32);
        Position {
            turn: seat,
            passed: None,
            number: number.max(1),
            ..*self
        }
    }

    /// The castlings that are open.
    pub fn open_castlings(&self) -> Vec<(Seat, Wing)> {
        let both = |seat| Wing::BOTH.map(|wing| (seat, wing));
        let all = Seat::TWO.into_iter().flat_map(both);
        all.filter(|(seat, wing)| self.rights.has(*seat, *wing))
            .collect()
    }

    /// See [`castling_squares`](crate::rules::position::Position::castling_squares).
    pub fn castling_squares(&self, (seat, wing): (Seat, Wing)) -> (Square, Square) {
        (king_home(seat), corner(seat, wing))
    }

    /// See [`amended`](crate::rules::position::Position::amended).
    pub fn amended(
        &self,
        changes: &[(Square, Option<Piece>)],
        castlings: &[(Seat, Wing)],
    ) -> Option<Position> {
        let mut next = *self;
        for &(at, piece) in changes {
            if !on_board(at) {
                return None;
            }
            next.men.lift(at);
            if let Some(piece) = piece {
                next.men.put(at, piece);
            }
        }
        kings_are_single(&next.men).ok()?;
        pawns_are_on_their_ranks(&next.men).ok()?;
        next.rights = Rights::NONE;
        for &(seat, wing) in castlings {
            let mut open = next;
            open.rights = next.rights.with(seat, wing);
            if rights_are_possible(&open).is_ok() {
                next = open;
            }
        }
        if passed_was_passed(&next).is_err() {
            next.passed = None;
        }
        Some(next)
    }
}

fn on_board(at: Square) -> bool {
    at.index() < 64
}

/// What a man is where it was put; nothing for a pawn on an outer rank that does not become another man there (A19).
fn become_there(man: Piece, at: Square, named: Option<Role>) -> Option<Piece> {
    let rank = EIGHT.rank(at);
    if man.role != Role::Pawn || !matches!(rank, 0 | 7) {
        return Some(man);
    }
    let becomes = |role: &Role| rank == last_rank(man.seat) && Role::PROMOTIONS.contains(role);
    let role = named.filter(becomes)?;
    Some(Piece { role, ..man })
}
