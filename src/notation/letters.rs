//! The letters by which chessmen are written.

use crate::board::piece::Role;
use crate::lang::Lang;

/// Which letters the men have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letters {
    /// K Q R B N.
    English,
    /// K D T L P: koning, dame, toren, loper, paard.
    Dutch,
}

impl From<Lang> for Letters {
    fn from(lang: Lang) -> Letters {
        match lang {
            Lang::En => Letters::English,
            Lang::Nl => Letters::Dutch,
        }
    }
}

impl Letters {
    /// The capital letter of a kind of man; a pawn's is never written in a move.
    pub const fn of(self, role: Role) -> char {
        match (self, role) {
            (Letters::English, Role::King | Role::Crowned) | (Letters::Dutch, Role::King) => 'K',
            (_, Role::Pawn) => 'P',
            (Letters::English, Role::Man) => 'M',
            (Letters::Dutch, Role::Man) => 'S',
            (Letters::Dutch, Role::Crowned) => 'D',
            (Letters::English, Role::Queen) => 'Q',
            (Letters::English, Role::Rook) => 'R',
            (Letters::English, Role::Bishop) => 'B',
            (Letters::English, Role::Knight) => 'N',
            (Letters::Dutch, Role::Queen) => 'D',
            (Letters::Dutch, Role::Rook) => 'T',
            (Letters::Dutch, Role::Bishop) => 'L',
            (Letters::Dutch, Role::Knight) => 'P',
        }
    }

    /// The kind of man that a letter means, in either case.
    ///
    /// English letters are read in any language where the language has no use of its own for them: a Dutch `P` is a
    /// knight, an English `P` a pawn.
    pub fn role(self, letter: char) -> Option<Role> {
        let letter = letter.to_ascii_uppercase();
        [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
        ]
        .into_iter()
        .find(|role| self.of(*role) == letter)
        .or_else(|| Role::from_letter(letter))
    }

    /// Every capital letter that is read as this kind of man.
    pub fn all_of(self, role: Role) -> impl Iterator<Item = char> {
        let (own, english) = (self.of(role), Letters::English.of(role));
        let other = (english != own && self.role(english) == Some(role)).then_some(english);
        std::iter::once(own).chain(other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dutch_letters_win_and_english_ones_are_read() {
        assert_eq!(Letters::Dutch.role('P'), Some(Role::Knight));
        assert_eq!(Letters::Dutch.role('n'), Some(Role::Knight));
        assert_eq!(Letters::Dutch.role('d'), Some(Role::Queen));
        assert_eq!(Letters::Dutch.role('R'), Some(Role::Rook));
        assert_eq!(Letters::English.role('P'), Some(Role::Pawn));
        assert_eq!(Letters::English.role('D'), None);
        assert_eq!(Letters::Dutch.all_of(Role::Rook).collect::<String>(), "TR");
        assert_eq!(Letters::English.all_of(Role::Rook).collect::<String>(), "R");
        assert_eq!(Letters::Dutch.all_of(Role::King).collect::<String>(), "K");
    }
}
