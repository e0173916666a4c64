//! What a typed move says, before any position is asked: castling, or a man, where from and where to.

use super::letters::Letters;
use crate::board::grid::Grid;
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::rules::castling::Wing;

/// No move needs more characters, marks and blanks included.
const LONGEST: usize = 40;

/// One way to read a text as a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Castling.
    Castling(Wing),
    /// A man goes somewhere.
    Man(Spelled),
    /// So would he, were there such a square.
    OffBoard(OffBoard),
}

/// A text that names a square which is not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OffBoard {
    /// The first such square that it names, or a file or rank of none.
    pub named: String,
    /// The square it comes from, if the whole of it is named and it is there.
    pub from: Option<Square>,
    /// The file and rank, from 0, to which it goes.
    pub to: (u8, u8),
}

/// A man, where from and where to, as far as the text says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelled {
    /// The kind of man; none with bare squares, which mean a pawn unless the whole square it comes from is named.
    pub role: Option<Role>,
    /// The file it comes from, from 0.
    pub file: Option<u8>,
    /// The rank it comes from, from 0.
    pub rank: Option<u8>,
    /// Where it goes.
    pub to: Square,
    /// Is it said to take something?
    pub takes: Takes,
    /// What a pawn is to become.
    pub promotion: Option<Role>,
}

/// Whether the text has a mark of capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// It has: `x`.
    Said,
    /// It has none.
    Unsaid,
}

impl Spelled {
    /// The square it comes from, if the whole of it is named.
    pub fn from(&self, grid: &Grid) -> Option<Square> {
        grid.square(self.file?, self.rank?)
    }

    /// The kind of man meant: a pawn, when neither kind nor square is named.
    pub fn kind(&self) -> Option<Role> {
        let bare = self.file.is_none() || self.rank.is_none();
        self.role.or_else(|| bare.then_some(Role::Pawn))
    }

    /// The file and the rank it comes from; a pawn of which neither is named, and nothing said of taking, stays on the
    /// line on which the pawns of its seat go.
    pub fn origin(&self, seat: Seat, grid: &Grid) -> (Option<u8>, Option<u8>) {
        let ahead = self.kind() == Some(Role::Pawn) && self.takes == Takes::Unsaid;
        match (seat, self.file) {
            _ if !ahead => (self.file, self.rank),
            (Seat::West | Seat::East, None) => (None, self.rank.or(Some(grid.rank(self.to)))),
            (Seat::West | Seat::East, file) => (file, self.rank),
            (_, file) => (file.or(Some(grid.file(self.to))), self.rank),
        }
    }
}

/// Why a text cannot be read as a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// There is nothing.
    Empty,
    /// It is longer than any move.
    TooLong,
    /// It seems to mean castling, which is written `O-O` or `O-O-O`.
    LikeCastling,
    /// It has not the form of a move.
    NoMove,
}

/// The text in small pieces: what is read, and what only decorates it dropped.
pub fn plain(text: &str) -> Result<String, Unread> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Unread::Empty);
    }
    if text.chars().count() > LONGEST {
        return Err(Unread::TooLong);
    }
    let text = undecorated(unnumbered(text));
    let joined: String = text
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| match letter {
            '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
            '\u{d7}' | ':' | 'X' => 'x',
            other => other,
        })
        .collect();
    match joined.is_empty() {
        true => Err(Unread::NoMove),
        false => Ok(joined),
    }
}

/// Every way to read a text as a move on a board, those of real squares before those of none.
///
/// # Errors
/// Why there is none.
pub fn readings(text: &str, letters: Letters, grid: &Grid) -> Result<Vec<Reading>, Unread> {
    let text = plain(text)?;
    if let Some(castling) = castling(&text) {
        return castling.map(|wing| vec![Reading::Castling(wing)]);
    }
    let mut found = match man(&text, letters, grid) {
        Some((role, rest)) => squares(Some(role), rest, letters, grid),
        None => Vec::new(),
    };
    let bare = squares(None, &text, letters, grid);
    // All in capitals, `B1C3` is two squares. Otherwise `Bxc3` is a bishop's move, legal or not, and never the pawn's.
    let small = text.chars().any(|c| c.is_ascii_lowercase() && c != 'x');
    if !small && bare.iter().any(has_from) {
        found.clear();
    }
    let man_read = found.iter().any(is_real);
    found.extend(bare.into_iter().filter(|reading| match reading {
        Reading::Man(_) => !man_read || has_from(reading),
        _ => !man_read,
    }));
    if found.iter().any(is_real) {
        found.retain(is_real);
    } else {
        found.truncate(1);
    }
    match found.is_empty() {
        true => Err(Unread::NoMove),
        false => Ok(found),
    }
}

fn has_from(reading: &Reading) -> bool {
    matches!(reading, Reading::Man(spelled) if spelled.file.is_some() && spelled.rank.is_some())
}

fn is_real(reading: &Reading) -> bool {
    !matches!(reading, Reading::OffBoard(_))
}

/// The kind of man that a text begins with: a capital letter, or a small one that is no file.
pub fn man<'t>(text: &'t str, letters: Letters, grid: &Grid) -> Option<(Role, &'t str)> {
    let mut rest = text.chars();
    let letter = rest.next()?;
    let file = ('a'..Grid::file_letter(grid.files())).contains(&letter);
    let role = letters.role(letter).filter(|_| !file)?;
    Some((role, rest.as_str()))
}

/// `12.` or `12...` before a move.
fn unnumbered(text: &str) -> &str {
    let rest = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    match rest.trim_start().strip_prefix('.') {
        Some(after) if rest.len() < text.len() => after.trim_start_matches(['.', ' ']),
        _ => text,
    }
}

/// Marks of check, mate, praise and blame, and `e.p.`, after a move.
fn undecorated(text: &str) -> &str {
    let mut text = text;
    loop {
        let marks = ['+', '#', '!', '?', '\u{2020}', '\u{2021}', ' '];
        let mut shorter = text.trim_end_matches(marks);
        for passing in ["(e.p.)", "(ep)", "e.p.", "e.p", "ep"] {
            let cut = shorter.len().saturating_sub(passing.len());
            let ends = shorter
                .get(cut..)
                .is_some_and(|end| cut > 1 && end.eq_ignore_ascii_case(passing));
            if ends {
                shorter = shorter.get(..cut).unwrap_or(shorter);
                break;
            }
        }
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}

/// Castling; or what seems to mean it and is not read, for a circle is not always an O.
fn castling(text: &str) -> Option<Result<Wing, Unread>> {
    let circle = |letter: char| {
        matches!(
            letter,
            'O' | 'o' | '0' | '\u{41e}' | '\u{43e}' | '\u{39f}' | '\u{3bf}'
        )
    };
    let circles = text.chars().filter(|letter| circle(*letter)).count();
    let only = text.chars().all(|letter| circle(letter) || letter == '-');
    if !only || !(2..=3).contains(&circles) {
        return None;
    }
    let spelled: String = text
        .chars()
        .map(|letter| match letter {
            'o' | '0' => 'O',
            other => other,
        })
        .collect();
    Some(match spelled.as_str() {
        "O-O" => Ok(Wing::King),
        "O-O-O" => Ok(Wing::Queen),
        _ => Err(Unread::LikeCastling),
    })
}

/// `[file][rank][x-]file rank[promotion]`, in every way that uses up the whole text.
fn squares(role: Option<Role>, text: &str, letters: Letters, grid: &Grid) -> Vec<Reading> {
    let text = text.to_ascii_lowercase();
    let shapes = [(false, false), (true, false), (false, true), (true, true)];
    shapes
        .into_iter()
        .filter(|shape| role.is_some() || *shape != (false, true))
        .filter_map(|shape| squares_in(shape, role, &text, letters, grid))
        .collect()
}

fn squares_in(
    (with_file, with_rank): (bool, bool),
    role: Option<Role>,
    text: &str,
    letters: Letters,
    grid: &Grid,
) -> Option<Reading> {
    let mut rest = text;
    let file = if with_file {
        Some(letter(&mut rest)?)
    } else {
        None
    };
    let rank = if with_rank {
        Some(digits(&mut rest)?)
    } else {
        None
    };
    let joint = rest.trim_start_matches(['-', 'x']);
    let takes = match rest.len() - joint.len() {
        0 => Takes::Unsaid,
        1 if rest.starts_with('x') => Takes::Said,
        1 if file.is_some() || rank.is_some() => Takes::Unsaid,
        _ => return None,
    };
    rest = joint;
    let to_file = letter(&mut rest)?;
    let to_rank = digits(&mut rest)?;
    let promotion = promotion(rest, letters)?;
    let from_name = file.map_or_else(String::new, String::from) + rank.unwrap_or_default();
    let to_name = format!("{to_file}{to_rank}");
    let (file, rank) = (file.map(file_number), rank.map(rank_number));
    let from = match (file, rank) {
        (Some(file), Some(rank)) => grid.square(file, rank),
        _ => None,
    };
    let named_from = file.is_some() && rank.is_some();
    let is_there = file.is_none_or(|file| file < grid.files())
        && rank.is_none_or(|rank| rank < grid.ranks())
        && named_from == from.is_some();
    match grid.named(&to_name).filter(|_| is_there) {
        Some(to) => Some(Reading::Man(Spelled {
            role,
            file,
            rank,
            to,
            takes,
            promotion,
        })),
        None => Some(Reading::OffBoard(OffBoard {
            named: if is_there { to_name } else { from_name },
            from,
            to: (file_number(to_file), rank_number(to_rank)),
        })),
    }
}

/// The number of a file by its letter, from 0.
const fn file_number(letter: char) -> u8 {
    (letter as u8).wrapping_sub(b'a')
}

/// The number of a rank by its digits, from 0; of none, more than any board has.
fn rank_number(digits: &str) -> u8 {
    let number = digits.parse::<u8>().ok();
    let rank = number.and_then(|number| number.checked_sub(1));
    rank.unwrap_or(u8::MAX)
}

/// The letter of a file, whether or not the board has it; `x` is the mark of capture.
fn letter(rest: &mut &str) -> Option<char> {
    let mut letters = rest.chars();
    let letter = letters
        .next()
        .filter(|c| c.is_ascii_lowercase() && *c != 'x')?;
    *rest = letters.as_str();
    Some(letter)
}

/// The digits of a rank, at most two.
fn digits<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let length = rest.len() - after.len();
    let digits = rest.get(..length).filter(|_| (1..=2).contains(&length))?;
    *rest = after;
    Some(digits)
}

/// `Q`, `=Q`, `(Q)`, `/Q` or nothing.
fn promotion(rest: &str, letters: Letters) -> Option<Option<Role>> {
    if rest.is_empty() {
        return Some(None);
    }
    let bracketed = rest
        .strip_prefix('(')
        .and_then(|inner| inner.strip_suffix(')'));
    let inner = bracketed.unwrap_or_else(|| rest.trim_start_matches(['=', '/']));
    let mut inside = inner.chars();
    let role = letters.role(inside.next()?)?;
    inside.as_str().is_empty().then_some(Some(role))
}
