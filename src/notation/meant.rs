//! Which move of chess a text means where none is legal, and which moves half a text can still become.

use super::letters::Letters;
use super::spelled::{Spelled, Takes, man, plain};
use crate::board::grid::Grid;
use crate::board::piece::{Piece, Role};
use crate::board::square::Square;
use crate::law::breach::{Breach, ChessBreach, CrossBreach};
use crate::rules::castling::Wing;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// Why an illegal text names no play of any man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// No such man of the seat at turn stands where the text says.
    NoSuchMan {
        /// Its kind.
        role: Role,
        /// The file named, from 0.
        file: Option<u8>,
        /// The rank named, from 0.
        rank: Option<u8>,
    },
    /// There are several such men, and none of them moves so.
    NoneReaches {
        /// Their kind.
        role: Role,
        /// Where the one that stands nearest.
        nearest: Square,
        /// Where one was to go.
        to: Square,
    },
}

impl Unfit {
    /// Of several men none of whom moves so, the nearest does not: that breach can be judged.
    pub fn breach(self) -> Option<Breach> {
        match self {
            Unfit::NoneReaches { role, nearest, to } => {
                let from = nearest;
                Some(Breach::Chess(ChessBreach::CannotReach { role, from, to }))
            }
            Unfit::NoSuchMan { .. } => None,
        }
    }

    /// The kind of man that is spoken of.
    pub const fn role(self) -> Role {
        match self {
            Unfit::NoSuchMan { role, .. } | Unfit::NoneReaches { role, .. } => role,
        }
    }

    /// What was named of where the man that there is not would stand: a file, a rank, a square.
    pub fn place(self) -> Option<String> {
        let Unfit::NoSuchMan { file, rank, .. } = self else {
            return None;
        };
        let file = file.map(|file| Grid::file_letter(file).to_string());
        let rank = rank.map(|rank| (rank + 1).to_string());
        match (file, rank) {
            (None, None) => None,
            (file, rank) => Some(file.unwrap_or_default() + &rank.unwrap_or_default()),
        }
    }
}

/// Does a legal move do what the text says? A promotion left out is left open.
pub fn fits(position: &Position, spelled: &Spelled, legal: Move) -> bool {
    let role = position.piece(legal.start()).map(|piece| piece.role);
    let only_takes = spelled.kind() == Some(Role::Pawn)
        && spelled.takes == Takes::Said
        && position.taken(legal).is_empty();
    legal.end() == spelled.to
        && from_fits(position, spelled, legal.start())
        && spelled.kind().is_none_or(|kind| Some(kind) == role)
        && spelled
            .promotion
            .is_none_or(|named| legal.role() == Some(named))
        && !only_takes
}

fn from_fits(position: &Position, spelled: &Spelled, from: Square) -> bool {
    let grid = position.grid();
    let (file, rank) = spelled.origin(position.turn(), grid);
    file.is_none_or(|file| file == grid.file(from))
        && rank.is_none_or(|rank| rank == grid.rank(from))
}

/// The play meant by a text that no legal move fits: that of the only man designated, or of the one who can almost
/// go there.
///
/// # Errors
/// There is no such man, or no one of several is nearer to it than the others.
pub fn illegal(position: &Position, spelled: &Spelled) -> Result<Play, Unfit> {
    let play = |from| {
        let bare = Play::new(from, spelled.to);
        spelled.promotion.map_or(bare, |role| bare.promoting(role))
    };
    let grid = position.grid();
    let Some(role) = spelled.kind() else {
        // Two bare squares say all: whatever stands there, or nothing, was to go.
        return spelled.from(grid).map(play).ok_or(Unfit::NoSuchMan {
            role: Role::Pawn,
            file: spelled.file,
            rank: spelled.rank,
        });
    };
    let seat = position.turn();
    let men = men(position, Piece { seat, role });
    let designated: Vec<(u8, Play)> = men
        .into_iter()
        .filter(|from| from_fits(position, spelled, *from))
        .map(|from| (distance(position, &play(from)), play(from)))
        .collect();
    let (file, rank) = spelled.origin(seat, grid);
    match designated.iter().min_by_key(|(distance, _)| *distance) {
        None => Err(Unfit::NoSuchMan { role, file, rank }),
        Some((FARTHEST, _)) if designated.len() > 1 => Err(Unfit::NoneReaches {
            role,
            nearest: nearest(
                designated.iter().map(|(_, play)| play.start()),
                spelled.to,
                grid,
            ),
            to: spelled.to,
        }),
        Some((_, nearest)) => Ok(*nearest),
    }
}

/// How many men of the seat at turn a text can mean that names no more than a kind of man and where he goes; one, if
/// it says from where.
pub fn men_meant(position: &Position, spelled: &Spelled) -> usize {
    let Some(role) = spelled.kind() else {
        return 1;
    };
    let seat = position.turn();
    let men = men(position, Piece { seat, role }).into_iter();
    men.filter(|from| from_fits(position, spelled, *from))
        .count()
}

/// Where the men of a seat and kind stand, in the order of the board.
pub fn men(position: &Position, of: Piece) -> Vec<Square> {
    let squares = position.grid().squares();
    squares
        .filter(|at| position.piece(*at) == Some(of))
        .collect()
}

/// The square from which a king would be there soonest.
fn nearest(men: impl Iterator<Item = Square>, to: Square, grid: &Grid) -> Square {
    let steps = |at: &Square| {
        let files = grid.file(*at).abs_diff(grid.file(to));
        files.max(grid.rank(*at).abs_diff(grid.rank(to)))
    };
    men.min_by_key(steps).unwrap_or(to)
}

/// The man does not move so at all.
const FARTHEST: u8 = 4;

/// How far a play is from being legal: the less is wrong with it, the less.
fn distance(position: &Position, play: &Play) -> u8 {
    match position.judge(play) {
        Ok(_) => 0,
        Err(Breach::Hand(_) | Breach::Draughts(_) | Breach::Letter(_)) => FARTHEST,
        Err(Breach::Cross(breach)) => match breach {
            CrossBreach::FriendsMan { .. } => 2,
            CrossBreach::ArmEnd { .. } => 3,
            CrossBreach::FriendsArmy { .. } | CrossBreach::ArmyFrozen { .. } => FARTHEST,
            _ => 1,
        },
        Err(Breach::Chess(breach)) => match breach {
            ChessBreach::KingExposed { .. }
            | ChessBreach::KingLeft { .. }
            | ChessBreach::KingInto { .. }
            | ChessBreach::Castling { .. }
            | ChessBreach::PromotionMissing { .. }
            | ChessBreach::PromotionInto { .. }
            | ChessBreach::PromotionHere { .. } => 1,
            ChessBreach::OwnMan { .. }
            | ChessBreach::EnPassantLate { .. }
            | ChessBreach::NothingToTake { .. } => 2,
            ChessBreach::Blocked { .. }
            | ChessBreach::PawnBlocked { .. }
            | ChessBreach::DoubleStepLate { .. } => 3,
            ChessBreach::CannotReach { .. } => FARTHEST,
        },
    }
}

/// The legal moves that a text can still become when more is typed.
pub fn begun(position: &Position, legal: &[Move], text: &str, letters: Letters) -> Vec<Move> {
    let Ok(text) = plain(text) else {
        return Vec::new();
    };
    let matching = |typed: &str| -> Vec<Move> {
        let begins = |played: &Move| {
            spellings(position, *played, letters)
                .iter()
                .any(|spelling| spelling.starts_with(typed))
        };
        legal.iter().copied().filter(begins).collect()
    };
    let circles: String = text
        .chars()
        .map(|letter| match letter {
            'o' | '0' => 'O',
            other => other,
        })
        .collect();
    if circles.starts_with('O') {
        return matching(&circles);
    }
    if !text.starts_with(|letter: char| letter.is_ascii_alphanumeric() && letter != 'x') {
        return Vec::new();
    }
    let bare = joined(&text);
    let grid = position.grid();
    let Some((role, rest)) = man(&text, letters, grid) else {
        return matching(&bare);
    };
    let of_a_man = matching(&(mark(role) + &joined(rest)));
    if !of_a_man.is_empty() {
        return of_a_man;
    }
    // `B2` may still become two squares in capitals, but `Bx` is not the pawn's capture.
    legal
        .iter()
        .copied()
        .filter(|played| squares(*played, grid).starts_with(&bare))
        .collect()
}

/// One capital a kind of man, whatever the language; a pawn has none.
fn mark(role: Role) -> String {
    match role {
        Role::Pawn => String::new(),
        role => role.letter().to_ascii_uppercase().to_string(),
    }
}

/// Small letters, without what only parts the squares.
fn joined(text: &str) -> String {
    text.chars()
        .filter(|letter| !matches!(letter, '-' | 'x' | '=' | '(' | ')' | '/'))
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}

fn squares(played: Move, grid: &Grid) -> String {
    grid.label(played.start()) + &grid.label(played.end())
}

/// Everything that is read as this move, joined as above; castling with its dashes.
fn spellings(position: &Position, played: Move, letters: Letters) -> Vec<String> {
    let grid = position.grid();
    let to = grid.label(played.end());
    let from = grid.label(played.start());
    let file = Grid::file_letter(grid.file(played.start()));
    let rank = grid.rank(played.start()) + 1;
    let role = position
        .piece(played.start())
        .map_or(Role::Pawn, |piece| piece.role);
    let mut spellings = vec![squares(played, grid)];
    match (position.castling_wing(played), role) {
        (Some(Wing::King), _) => spellings.push("O-O".to_owned()),
        (Some(Wing::Queen), _) => spellings.push("O-O-O".to_owned()),
        (None, Role::Pawn) if !position.taken(played).is_empty() => {
            spellings.push(format!("{file}{to}"));
        }
        (None, Role::Pawn) => spellings.push(to.clone()),
        (None, _) => {}
    }
    if role != Role::Pawn {
        let mark = mark(role);
        spellings.extend([
            format!("{mark}{to}"),
            format!("{mark}{file}{to}"),
            format!("{mark}{rank}{to}"),
            format!("{mark}{from}{to}"),
        ]);
    }
    let Some(promotion) = played.role() else {
        return spellings;
    };
    let named = letters.all_of(promotion).flat_map(|letter| {
        let letter = letter.to_ascii_lowercase();
        spellings
            .iter()
            .map(move |spelling| format!("{spelling}{letter}"))
    });
    named.collect()
}
