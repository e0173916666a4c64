//! The kinds of text in which games come and go, and how one is known.

use std::path::Path;

use crate::exchange::token::Dialect;
use crate::games::Game;
use crate::games::page::Laws;

/// A kind of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// PGN, PDN, or the form of four-player programs.
    Text(Dialect),
    /// A record of this program.
    Reglement,
}

impl Format {
    /// All, with the words by which they are chosen.
    pub const ALL: [(&'static str, Format); 4] = [
        ("pgn", Format::Text(Dialect::Pgn)),
        ("pdn", Format::Text(Dialect::Pdn)),
        ("four", Format::Text(Dialect::Four)),
        ("reglement", Format::Reglement),
    ];

    /// The kind with this name.
    pub fn named(name: &str) -> Option<Format> {
        let mut all = Format::ALL.into_iter();
        all.find(|(word, _)| *word == name)
            .map(|(_, format)| format)
    }

    /// Its name.
    pub fn word(self) -> &'static str {
        let mut all = Format::ALL.into_iter();
        all.find(|(_, format)| *format == self)
            .map_or("", |(word, _)| word)
    }

    /// The kind that the name of a file tells.
    pub fn of_name(path: &Path) -> Option<Format> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        match ending.as_str() {
            "pgn" => Some(Format::Text(Dialect::Pgn)),
            "pdn" => Some(Format::Text(Dialect::Pdn)),
            "pgn4" | "4pc" => Some(Format::Text(Dialect::Four)),
            "toml" => Some(Format::Reglement),
            _ => None,
        }
    }

    /// The kind that the beginning of a text looks like.
    pub fn of_text(begin: &[u8]) -> Format {
        let text = String::from_utf8_lossy(begin);
        if text.contains("\nreglement = ") || text.starts_with("reglement = ") {
            return Format::Reglement;
        }
        let words = || {
            text.lines()
                .filter(|line| !line.trim_start().starts_with('['))
                .flat_map(str::split_whitespace)
        };
        let tagged = |name: &str| text.contains(&format!("[{name} \""));
        let is_four = tagged("StartFen4") || tagged("Red") || text.contains("[Reglement \"four");
        if is_four || words().any(|word| word == "..") {
            return Format::Text(Dialect::Four);
        }
        let numbers = |word: &str| {
            let bare = word.rsplit('.').next().unwrap_or(word);
            let mut parts = bare.split(['-', 'x']);
            let number = |part: Option<&str>| part.and_then(|part| part.parse::<u8>().ok());
            matches!((number(parts.next()), number(parts.next())), (Some(from), Some(to)) if from > 2 || to > 2)
        };
        match tagged("GameType") || words().any(numbers) {
            true => Format::Text(Dialect::Pdn),
            false => Format::Text(Dialect::Pgn),
        }
    }
}

/// The kind of text in which a game goes out where nothing is said.
pub const fn usual(game: Game) -> Dialect {
    match game.page().laws {
        Laws::Chess(_) => Dialect::Pgn,
        Laws::Cross(_) => Dialect::Four,
        Laws::Draughts => Dialect::Pdn,
    }
}

/// The game that a text is of where nothing is said.
pub const fn game_of(dialect: Dialect) -> Game {
    match dialect {
        Dialect::Pgn => Game::ChessModern,
        Dialect::Pdn => Game::Draughts1879,
        Dialect::Four => Game::Four1967,
    }
}
