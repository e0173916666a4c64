//! Moves of four as their programs write them: `d2-d4`, `Qg1xQn8+`, `O-O`, `e13-e14=Q`; and short, `Nf3`.

use crate::fault::Wrong;
use crate::token::Dialect;
use reglement_core::board::grid::CROSS;
use reglement_core::board::piece::Role;
use reglement_core::board::square::Square;
use reglement_core::rules::castling::Wing;

/// A word, before any position is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// Both squares of a move.
    Long {
        /// The man, if it is named.
        role: Option<Role>,
        /// From where.
        from: Square,
        /// Does it say that it takes?
        takes: bool,
        /// Where to.
        to: Square,
        /// What a pawn becomes.
        becomes: Option<Role>,
    },
    /// The goal alone, with what tells the man from another.
    Short {
        /// The man.
        role: Role,
        /// On this file.
        file: Option<u8>,
        /// On this rank.
        rank: Option<u8>,
        /// Does it say that it takes?
        takes: bool,
        /// Where to.
        to: Square,
        /// What a pawn becomes.
        becomes: Option<Role>,
    },
    /// The king goes two squares toward a rook.
    Castles(Wing),
    /// A seat resigns, or has no time.
    Leaves,
    /// A seat has no move, or is mated, or a draw was agreed: the board or the result tells what came of it.
    Ends,
}

/// Reads a word.
///
/// # Errors
/// It has not the form of a move.
pub fn read(word: &str) -> Result<Word, Wrong> {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    match bare {
        "R" | "T" => return Ok(Word::Leaves),
        "S" | "D" | "" => return Ok(Word::Ends),
        "O-O" | "0-0" | "o-o" => return Ok(Word::Castles(Wing::King)),
        "O-O-O" | "0-0-0" | "o-o-o" => return Ok(Word::Castles(Wing::Queen)),
        "OO" | "OOO" | "00" | "000" => return Err(Wrong::LikeCastling),
        "--" | "Z0" => return Err(Wrong::Passes),
        _ => {}
    }
    let mut letters = Letters { rest: bare };
    // A letter of the seat may stand before the man, as in rQk5.
    if bare.len() > 1
        && letters.next_is("rby")
        && bare.get(1..2).is_some_and(|next| "KQRBN".contains(next))
    {
        letters.skip();
    }
    parse(&mut letters).ok_or_else(|| match numbers_only(bare) {
        true => Wrong::LooksLike(Dialect::Pdn),
        false => Wrong::Unread,
    })
}

fn numbers_only(word: &str) -> bool {
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    word.contains(['-', 'x']) && word.split(['-', 'x']).all(digits)
}

fn parse(letters: &mut Letters) -> Option<Word> {
    let role = letters.role();
    let file = letters.file();
    let rank = letters.rank();
    let hyphen = letters.take("-");
    let takes = !hyphen && letters.take("x:");
    // What is taken is named in the long form.
    let prey = takes.then(|| letters.role()).flatten();
    let goal = (letters.file(), letters.rank());
    let becomes = letters.becomes()?;
    if !letters.rest.is_empty() {
        return None;
    }
    let square = |file: Option<u8>, rank: Option<u8>| CROSS.square(file?, rank?);
    match (goal, square(file, rank)) {
        // Nothing but one square: a short move that takes nothing.
        ((None, None), Some(to)) if !hyphen && !takes => Some(Word::Short {
            role: role.unwrap_or(Role::Pawn),
            file: None,
            rank: None,
            takes: false,
            to,
            becomes,
        }),
        ((file_to, rank_to), from) => {
            let to = square(file_to, rank_to)?;
            match from {
                Some(from) if hyphen || takes => Some(Word::Long {
                    role,
                    from,
                    takes,
                    to,
                    becomes,
                }),
                _ if hyphen || prey.is_some() => None,
                _ => Some(Word::Short {
                    role: role.unwrap_or(Role::Pawn),
                    file,
                    rank,
                    takes,
                    to,
                    becomes,
                }),
            }
        }
    }
}

/// What is left of a word.
struct Letters<'w> {
    rest: &'w str,
}

impl Letters<'_> {
    fn first(&self) -> Option<u8> {
        self.rest.bytes().next()
    }

    fn skip(&mut self) {
        self.rest = self.rest.get(1..).unwrap_or_default();
    }

    fn next_is(&self, these: &str) -> bool {
        self.first()
            .is_some_and(|first| these.as_bytes().contains(&first))
    }

    fn take(&mut self, these: &str) -> bool {
        let is = self.next_is(these);
        if is {
            self.skip();
        }
        is
    }

    fn role(&mut self) -> Option<Role> {
        let role = match self.first()? {
            b'K' => Role::King,
            b'Q' => Role::Queen,
            b'R' => Role::Rook,
            b'B' => Role::Bishop,
            b'N' => Role::Knight,
            _ => return None,
        };
        self.skip();
        Some(role)
    }

    fn file(&mut self) -> Option<u8> {
        let file = self
            .first()?
            .checked_sub(b'a')
            .filter(|file| *file < CROSS.files())?;
        self.skip();
        Some(file)
    }

    /// One figure or two, from 0.
    fn rank(&mut self) -> Option<u8> {
        let figures = self
            .rest
            .bytes()
            .take(2)
            .take_while(u8::is_ascii_digit)
            .count();
        let (figures, rest) = self.rest.split_at_checked(figures)?;
        let rank: u8 = figures.parse().ok()?;
        self.rest = rest;
        rank.checked_sub(1)
    }

    /// What a pawn becomes, if anything: `=Q`, or the letter alone. Nothing when it is no man.
    #[expect(
        clippy::option_option,
        reason = "none named is as good as one; a wrong one is not"
    )]
    fn becomes(&mut self) -> Option<Option<Role>> {
        match self.take("=") {
            true => self.role().map(Some),
            false => Some(self.role()),
        }
    }
}
