//! What stands until an opponent claims it, when a game is played to the letter.

use super::article::{Article, Source};

/// A false act that stands until it is claimed, or an announcement that was not made or was false.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Offence {
    /// One of the opponent's men moved (A10).
    EnemysMan,
    /// A man taken by one that could not take it (A11).
    FalseCapture,
    /// An own man taken (A12).
    OwnManTaken,
    /// Any other false move (A13).
    FalseMove,
    /// Two moves made at once (A14).
    TwoMoves,
    /// Castling where it is forbidden (A15).
    FalseCastling,
    /// The claimant's own king has stood in check since before his last move, and nobody said so (A17).
    KingInCheck,
    /// Check said that was none (A18).
    CheckFalselySaid,
    /// A check to a king or a queen of which nobody was warned (V13).
    Unwarned,
    /// A piece slid along a wrong line (D3).
    WrongLine,
    /// Own pieces taken (D10).
    OwnPiecesTaken,
    /// The own king left in check, or put into it (T9).
    KingExposed,
}

impl Offence {
    /// All, in the order of their articles.
    pub const ALL: [Offence; 12] = [
        Offence::EnemysMan,
        Offence::FalseCapture,
        Offence::OwnManTaken,
        Offence::FalseMove,
        Offence::TwoMoves,
        Offence::FalseCastling,
        Offence::KingInCheck,
        Offence::CheckFalselySaid,
        Offence::Unwarned,
        Offence::WrongLine,
        Offence::OwnPiecesTaken,
        Offence::KingExposed,
    ];

    /// The article by which it is claimed.
    pub const fn article(self) -> Article {
        let (source, id) = match self {
            Offence::EnemysMan => (Source::Chess1869, "A10"),
            Offence::FalseCapture => (Source::Chess1869, "A11"),
            Offence::OwnManTaken => (Source::Chess1869, "A12"),
            Offence::FalseMove => (Source::Chess1869, "A13"),
            Offence::TwoMoves => (Source::Chess1869, "A14"),
            Offence::FalseCastling => (Source::Chess1869, "A15"),
            Offence::KingInCheck => (Source::Chess1869, "A17"),
            Offence::CheckFalselySaid => (Source::Chess1869, "A18"),
            Offence::Unwarned => (Source::Four1869, "V13"),
            Offence::WrongLine => (Source::Draughts1879, "D3"),
            Offence::OwnPiecesTaken => (Source::Draughts1879, "D10"),
            Offence::KingExposed => (Source::Four1967, "T9"),
        };
        Article::new(source, id)
    }

    /// The offence that is claimed by the article of this name, in any case: `A13`, `a13`.
    pub fn named(id: &str) -> Option<Offence> {
        let mut all = Offence::ALL.into_iter();
        all.find(|offence| offence.article().id.eq_ignore_ascii_case(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_offence_is_named_by_its_article() {
        for offence in Offence::ALL {
            let id = offence.article().id;
            assert_eq!(Offence::named(id), Some(offence));
            assert_eq!(Offence::named(&id.to_lowercase()), Some(offence));
        }
        assert_eq!(Offence::named("A9"), None);
    }
}
