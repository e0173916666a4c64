//! Captures that are due, and who neglected them.

use super::moves::Move;
use super::position::Position;
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::law::breach::DraughtsBreach;

impl Position {
    /// D11: how many must be taken; nothing when nothing can be.
    pub(super) fn greatest(&self) -> Option<u32> {
        self.captures().first().map(|m| m.taken().count())
    }

    /// R18, R19: the pieces that neglected a capture by a move that takes less than it must, by where they stand after
    /// it; none when it takes enough.
    ///
    /// They are those that could have made a capture of the greatest number, the piece that moved among them.
    pub fn liable(&self, played: Move) -> Fifty {
        let captures = self.captures();
        let greatest = captures.first().map_or(0, |m| m.taken().count());
        if played.taken().count() >= greatest {
            return Fifty::NONE;
        }
        let stands = |at: Fifty| {
            if at == played.from() { played.to() } else { at }
        };
        let could = captures.iter().map(|m| stands(m.from()));
        could.fold(Fifty::NONE, |all, at| all | at)
    }

    /// D6, D7, D11: what a move neglects that takes less than it must.
    pub(super) fn neglected(&self, played: Move) -> DraughtsBreach {
        let captures = self.captures();
        let all = |squares: fn(Move) -> Fifty| {
            let all = captures.iter().map(|m| squares(*m));
            all.fold(Fifty::NONE, |all, some| all | some)
        };
        let (able, prey) = (all(Move::from), all(Move::taken).collect());
        let pieces: Vec<Square> = able.collect();
        let took = played.taken().count();
        if took > 0 {
            return DraughtsBreach::TooFew {
                took,
                greatest: captures.first().map_or(0, |m| m.taken().count()),
                pieces,
                prey,
            };
        }
        let judged = if (able & played.from()).is_empty() {
            able
        } else {
            played.from()
        };
        let role = if (judged & !self.kings).is_empty() {
            Role::Crowned
        } else {
            Role::Man
        };
        DraughtsBreach::Omitted {
            role,
            pieces,
            prey,
            number: captures.first().map_or(0, |m| m.taken().count()),
        }
    }
}
