//! Why a play that is no legal move is none: the first reason, in the order in which a refusal names them.
//!
//! Whose man; the movement; promotion; what may not be taken; castling; the own king; the friend's king.

use super::castling::{castled, corner, end_sought};
use super::men::{Cell, EMPTY, cell, in_order, is_man, owner, role};
use super::moves::Move;
use super::places::{Place, aslant, edges_of, forward, goes_aslant, place, square, step, toward};
use super::position::Position;
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::law::breach::{Breach, ChessBreach, CrossBreach, HandBreach, Mated, NoCastling};
use crate::rules::play::Play;

/// A play of a man of the seat at turn, as far as it has been looked at.
#[derive(Clone, Copy)]
struct Tried {
    seat: usize,
    role: Role,
    from: Place,
    to: Place,
    named: Option<Role>,
}

impl Position {
    /// Why a play that is no legal move is none.
    pub(super) fn breach(&self, play: &Play) -> Breach {
        let tried = match self.own_man(play) {
            Ok(tried) => tried,
            Err(breach) => return breach,
        };
        let castling = match tried.role {
            Role::King => end_sought(tried.seat, tried.from, tried.to),
            _ => None,
        };
        let movement = match castling {
            Some(_) => None,
            None => self.movement(tried),
        };
        movement
            .or_else(|| self.promotion(tried))
            .or_else(|| self.taking(tried).map(Breach::Cross))
            .or_else(|| castling.and_then(|end| self.castling_breach(tried.seat, end)))
            .unwrap_or_else(|| self.exposure(tried))
    }

    /// Whose man? V4: each plays his own army; V14, T12: a frozen one is not played with.
    fn own_man(&self, play: &Play) -> Result<Tried, Breach> {
        let at = play.start();
        let man = self.men.at(place(at));
        if !is_man(man) {
            return Err(Breach::Hand(HandBreach::NoMan { at }));
        }
        let owner = Seat::FOUR[owner(man)];
        if owner == self.turn {
            return Ok(Tried {
                seat: owner.index(),
                role: role(man),
                from: place(at),
                to: place(play.end()),
                named: play.role,
            });
        }
        Err(if self.mated.has(owner) {
            Breach::Cross(CrossBreach::ArmyFrozen { at, owner })
        } else if self.seating.allied(owner, self.turn) {
            Breach::Cross(CrossBreach::FriendsArmy { at, friend: owner })
        } else {
            Breach::Hand(HandBreach::NotYours { at, owner })
        })
    }

    /// Can it go so, is the way free, what stands there?
    fn movement(&self, tried: Tried) -> Option<Breach> {
        let Tried { role, from, to, .. } = tried;
        if role == Role::Pawn {
            return self.pawn_movement(tried);
        }
        let way = toward(from, to);
        let near = way < 8 && step(from, usize::from(way)) == to;
        let can_reach = match role {
            Role::Knight => (8..16).contains(&way),
            Role::Bishop => way < 8 && way & 1 == 1,
            Role::Rook => way < 8 && way & 1 == 0,
            Role::Queen => way < 8,
            _ => near,
        };
        if !can_reach {
            let (from, to) = (square(from), square(to));
            return Some(Breach::Chess(ChessBreach::CannotReach { role, from, to }));
        }
        if role != Role::Knight {
            let first = self.first_toward(from, to);
            if first != to {
                let (to, by) = (square(to), square(first));
                return Some(Breach::Chess(ChessBreach::Blocked { role, to, by }));
            }
        }
        self.own_side_at(tried)
    }

    /// The first place on the way to another in line that is not empty, or that other.
    ///
    /// An absent corner stops a line like an edge, so a line that would leap one has no such place: the wall is first.
    fn first_toward(&self, from: Place, to: Place) -> Place {
        let way = usize::from(toward(from, to));
        let mut at = step(from, way);
        while at != to && self.men.at(at) == EMPTY {
            at = step(at, way);
        }
        at
    }

    fn pawn_movement(&self, tried: Tried) -> Option<Breach> {
        let Tried { seat, from, to, .. } = tried;
        let ahead = forward(seat);
        let one = step(from, ahead);
        let two = step(one, ahead);
        if aslant(seat).into_iter().any(|way| step(from, way) == to) {
            return match self.men.at(to) {
                EMPTY => self.nothing_to_take(tried),
                _ => self.own_side_at(tried),
            };
        }
        if to == two
            && one != two
            && edges_of(from).second >> seat & 1 == 0
            && !is_wall(self.men.at(one))
        {
            let (from, to) = (square(from), square(to));
            return Some(Breach::Chess(ChessBreach::DoubleStepLate { from, to }));
        }
        if to != one && to != two {
            let (from, to) = (square(from), square(to));
            let role = Role::Pawn;
            return Some(Breach::Chess(ChessBreach::CannotReach { role, from, to }));
        }
        let by = self.first_toward(from, to);
        if self.men.at(by) == EMPTY {
            return None;
        }
        let blocked = ChessBreach::PawnBlocked {
            to: square(to),
            by: square(by),
        };
        let own = if by == to {
            self.own_side_at(tried)
        } else {
            None
        };
        Some(own.unwrap_or(Breach::Chess(blocked)))
    }

    /// A pawn aslant to an empty square: in passing, too late in passing, or just nothing there?
    fn nothing_to_take(&self, tried: Tried) -> Option<Breach> {
        let Tried { seat, to, .. } = tried;
        let passer = self
            .passer(to)
            .filter(|passer| self.may_take_in_passing(seat, *passer));
        if passer.is_some() {
            return None;
        }
        let to = square(to);
        let late = |enemy: Seat| {
            let enemy = enemy.index();
            let behind = step(tried.to, forward(enemy) ^ 4);
            let pawn = step(tried.to, forward(enemy));
            let stepped = edges_of(behind).second >> enemy & 1 != 0;
            (stepped && self.men.has_passed(enemy, tried.to)).then(|| square(pawn))
        };
        let mut enemies = self.seating.enemies(self.turn);
        Some(Breach::Chess(match enemies.find_map(late) {
            Some(pawn) => ChessBreach::EnPassantLate { to, pawn },
            None => ChessBreach::NothingToTake { to },
        }))
    }

    /// An own man (A12) or a friend's (V3) where this one was to go.
    fn own_side_at(&self, tried: Tried) -> Option<Breach> {
        let man = self.men.at(tried.to);
        if !is_man(man) {
            return None;
        }
        let (at, role, friend) = (square(tried.to), role(man), Seat::FOUR[owner(man)]);
        if friend == self.turn {
            Some(Breach::Chess(ChessBreach::OwnMan { at, role }))
        } else if self.seating.allied(friend, self.turn) {
            Some(Breach::Cross(CrossBreach::FriendsMan { at, role, friend }))
        } else {
            None
        }
    }

    /// A19, V0, T6: what a pawn becomes must be said where it is promoted, and nowhere else; at an arm's end it stays a
    /// pawn.
    fn promotion(&self, tried: Tried) -> Option<Breach> {
        let to = square(tried.to);
        let promotes = tried.role == Role::Pawn && self.promotes(tried.seat, tried.from, tried.to);
        let at_an_end = tried.role == Role::Pawn && self.is_arm_end(tried.seat, tried.to);
        match tried.named {
            None if promotes => Some(Breach::Chess(ChessBreach::PromotionMissing { to })),
            Some(role) if promotes && !Role::PROMOTIONS.contains(&role) => {
                Some(Breach::Chess(ChessBreach::PromotionInto { to, role }))
            }
            Some(_) if !promotes && at_an_end => {
                Some(Breach::Cross(CrossBreach::ArmEnd { at: to }))
            }
            Some(_) if !promotes => Some(Breach::Chess(ChessBreach::PromotionHere { to })),
            _ => None,
        }
    }

    /// Is it the end of an arm for a seat's pawn: no square ahead, and not its fourteenth row?
    fn is_arm_end(&self, seat: usize, at: Place) -> bool {
        is_wall(self.men.at(step(at, forward(seat)))) && edges_of(at).far >> seat & 1 == 0
    }

    /// V0, T6: is this square the end of an arm for the pawns of the seat at turn?
    pub fn is_arms_end(&self, at: Square) -> bool {
        self.is_arm_end(self.turn.index(), place(at))
    }

    /// V0, T6: a pawn of the seat at turn at an arm's end, that would go straight on to a place that is no square: the
    /// breach of a play whose end has no name.
    pub fn beyond_the_arm(&self, from: Square, file: u8, rank: u8) -> Option<Breach> {
        let at = place(from);
        let seat = self.turn.index();
        let ahead = step(at, forward(seat));
        let sought = file < 14 && rank < 14 && ahead == 16 * rank + file;
        (sought && self.men.at(at) == cell(seat, Role::Pawn) && self.is_arm_end(seat, at))
            .then_some(Breach::Cross(CrossBreach::ArmEnd { at: from }))
    }

    /// A king is never taken; V14, T11: nor a frozen man; V15: nor a released one; V11, T4: nor a queen that is protected.
    fn taking(&self, tried: Tried) -> Option<CrossBreach> {
        let passed = self.passer(tried.to).filter(|_| {
            tried.role == Role::Pawn
                && self.men.at(tried.to) == EMPTY
                && goes_aslant(tried.from, tried.to)
        });
        let prey = passed.map_or(tried.to, |passer| step(tried.to, forward(passer)));
        let man = self.men.at(prey);
        if !is_man(man) {
            return None;
        }
        let (at, owner) = (square(prey), Seat::FOUR[owner(man)]);
        if role(man) == Role::King {
            let mated = match self.mated.has(owner) {
                true => Mated::Yes,
                false => Mated::No,
            };
            return Some(CrossBreach::EnemyKing { at, owner, mated });
        }
        if self.mated.has(owner) {
            return Some(CrossBreach::FrozenMan { at, owner });
        }
        if self.released.has(owner) {
            return Some(CrossBreach::ReleasedMan { at, owner });
        }
        self.warned
            .protects(tried.from, prey)
            .then_some(CrossBreach::QueenProtected {
                attacker: square(tried.from),
                queen: at,
                owner,
            })
    }

    /// A15: why the king may not castle toward this end.
    fn castling_breach(&self, seat: usize, end: usize) -> Option<Breach> {
        let king = self.men.king(seat);
        let attacked = |at: Place| {
            let mut by = Vec::new();
            self.men
                .attackers(at, self.force_against(seat), |from, _| by.push(from));
            (!by.is_empty()).then(|| (square(at), in_order(by)))
        };
        let (to, passed) = castled(seat, king, end);
        let why = if !self.rights.has(seat, end) {
            Some(self.right_lost(seat, end))
        } else if self.checked.has(Seat::FOUR[seat & 3]) {
            let by = self.checkers(Seat::FOUR[seat & 3]);
            Some(NoCastling::InCheck { by })
        } else if let Some(by) = self.in_the_way(seat, end) {
            Some(NoCastling::Between { by: square(by) })
        } else {
            let through = attacked(passed).or_else(|| attacked(to));
            through.map(|(square, by)| NoCastling::Through { square, by })
        };
        let (king, corner) = (square(king), square(corner(seat, end)));
        why.map(|why| Breach::Chess(ChessBreach::Castling { king, corner, why }))
    }

    /// A right once lost does not say by whom: only the other end's right, or a corner without its rook, tells that it
    /// was the rook.
    fn right_lost(&self, seat: usize, end: usize) -> NoCastling {
        let may_be_there = self.has_rook(seat, end) || self.is_rook_absent(seat, end);
        if may_be_there && !self.rights.any(seat) {
            NoCastling::Moved
        } else {
            NoCastling::RookMoved
        }
    }

    /// How a move that is otherwise good leaves the own king in check (V8, V9, V10; T7, T9), or lays the friend's open
    /// (V10).
    fn exposure(&self, tried: Tried) -> Breach {
        let own = Seat::FOUR[tried.seat];
        let bare = Move::along(tried.from, tried.to);
        let next = self.lifted(own, bare);
        let by = next.checkers(own);
        let place_of_king = next.men.king(tried.seat);
        let king = square(place_of_king);
        if by.is_empty() {
            let friend = self.seating.partner(own);
            let (by, place_of_king) = (next.checkers(friend), next.men.king(friend.index()));
            return Breach::Cross(CrossBreach::FriendExposed {
                king: square(place_of_king),
                friend,
                line: lines(&by, place_of_king),
                by,
            });
        }
        // T12: only a frozen army keeps him off.
        let is_frozen = |at: &Square| self.piece(*at).is_some_and(|man| next.mated.has(man.seat));
        if tried.role == Role::King && by.iter().all(is_frozen) {
            return Breach::Cross(CrossBreach::KingIntoFrozen { to: king, by });
        }
        Breach::Chess(if tried.role == Role::King {
            ChessBreach::KingInto { to: king, by }
        } else if self.checked.has(own) {
            ChessBreach::KingLeft { king, by }
        } else {
            ChessBreach::KingExposed {
                king,
                cover: self.cover(tried, place_of_king, &by),
                line: lines(&by, place_of_king),
                by,
            }
        })
    }

    /// The man whose going lays the king open: the one that moves, unless it is the pawn that he takes in passing.
    fn cover(&self, tried: Tried, king: Place, by: &[Square]) -> Square {
        let covers = |at: Square| {
            by.iter()
                .any(|by| between(place(*by), king).any(|on| on == place(at)))
        };
        let played = Move::along(tried.from, tried.to);
        let aside = self
            .taken(played)
            .map(|(at, _)| at)
            .filter(|at| *at != played.to);
        match aside {
            Some(pawn) if covers(pawn) && !covers(played.from) => pawn,
            _ => played.from,
        }
    }
}

/// The squares between a king and what attacks him, each once, attacker by attacker.
fn lines(by: &[Square], king: Place) -> Vec<Square> {
    by.iter()
        .flat_map(|by| between(place(*by), king))
        .map(square)
        .collect()
}

/// The places strictly between two in line; none for a leap.
fn between(from: Place, to: Place) -> impl Iterator<Item = Place> {
    let way = toward(from, to);
    let first = (way < 8).then(|| step(from, usize::from(way)));
    std::iter::successors(first, move |at| Some(step(*at, usize::from(way))))
        .take_while(move |at| *at != to)
}

/// Is it no square?
fn is_wall(cell: Cell) -> bool {
    cell != EMPTY && !is_man(cell)
}
