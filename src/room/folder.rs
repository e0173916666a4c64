//! The folder in which games are kept, and the names of their files.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use unicode_width::UnicodeWidthChar;

use super::date::Utc;
use super::journal::JournalError;
use crate::table::act::Millis;
use crate::table::setup::Setup;

/// Of a player's name, so many letters go into the name of the file; of all names, so many bytes.
const LETTERS: usize = 20;
const BYTES: usize = 120;
/// How a name begins, its digits as zeros.
const STAMP: &[u8] = b"0000-00-00-0000-";

/// The folder of this user's games: `$XDG_STATE_HOME/reglement/games`, or that in `~/.local/state`.
///
/// # Errors
/// The environment names no folder.
pub fn games() -> Result<PathBuf, JournalError> {
    games_in(env::var_os("XDG_STATE_HOME"), env::var_os("HOME"))
}

/// The file in which solved exercises are remembered, beside the folder of games.
///
/// # Errors
/// The environment names no folder.
pub fn exercises() -> Result<PathBuf, JournalError> {
    Ok(games()?.with_file_name("exercises.toml"))
}

/// The file in which the place in the rule book is remembered, beside the folder of games.
///
/// # Errors
/// The environment names no folder.
pub fn book() -> Result<PathBuf, JournalError> {
    Ok(games()?.with_file_name("book.toml"))
}

/// The same as [`games`], for an environment that has these two values. A path that is not absolute counts as none, as the
/// XDG base directory specification has it.
///
/// # Errors
/// Neither names a folder.
pub fn games_in(state: Option<OsString>, home: Option<OsString>) -> Result<PathBuf, JournalError> {
    let folder =
        |value: Option<OsString>| value.map(PathBuf::from).filter(|path| path.is_absolute());
    let state = folder(state).or_else(|| Some(folder(home)?.join(".local").join("state")));
    let games = |state: PathBuf| state.join("reglement").join("games");
    state.map(games).ok_or(JournalError::Nowhere)
}

/// The name of a game's file, less its ending: `2026-11-30-1405-chess-1869-anna-bram`.
///
/// Sorted by name is sorted by time. Of the players' names only letters and digits, of any script, are taken.
pub fn file_name(setup: &Setup, begun: Millis) -> String {
    let mut name = format!("{}-{}", Utc::from(begun).stamp(), setup.game.id());
    let bytes = BYTES / setup.names.len().max(1);
    for player in &setup.names {
        let player = plain(player, bytes);
        if !player.is_empty() {
            name = name + "-" + &player;
        }
    }
    name
}

fn plain(name: &str, bytes: usize) -> String {
    let mut plain = String::new();
    let marks = |letter: &char| letter.width() == Some(0);
    for letter in name.chars().filter(|letter| !marks(letter)).take(LETTERS) {
        if plain.len() + letter.len_utf8() > bytes {
            break;
        }
        if letter.is_alphanumeric() {
            plain.extend(letter.to_lowercase());
        } else if !plain.ends_with('-') {
            plain.push('-');
        }
    }
    plain.trim_matches('-').to_owned()
}

/// Is this the name of a record? Drafts and other files are passed over.
pub fn is_record(path: &Path) -> bool {
    let hidden = path
        .file_name()
        .is_none_or(|name| name.as_encoded_bytes().starts_with(b"."));
    !hidden && path.extension().is_some_and(|ending| ending == "toml")
}

/// Does the name begin as [`file_name`] begins it: `2026-11-30-1405-`?
pub fn is_named_as_one(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().as_encoded_bytes();
    let begun = STAMP.iter().zip(name).filter(|(sign, byte)| match sign {
        b'0' => byte.is_ascii_digit(),
        sign => sign == byte,
    });
    begun.count() == STAMP.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Game;

    fn named(white: &str, black: &str) -> String {
        let mut setup = Setup::plain(Game::Chess1869);
        setup.names = vec![white.to_owned(), black.to_owned()];
        file_name(&setup, Millis(1_796_047_512_345))
    }

    #[test]
    fn any_players_give_a_safe_and_readable_name() {
        assert_eq!(named("", ""), "2026-11-30-1405-chess-1869");
        assert_eq!(
            named("Anna", "Bram"),
            "2026-11-30-1405-chess-1869-anna-bram"
        );
        assert_eq!(named("../x", "-\n/"), "2026-11-30-1405-chess-1869-x");
        assert_eq!(
            named("Zoe\u{308}", "a\u{1b}[31mb"),
            "2026-11-30-1405-chess-1869-zoe-a-31mb"
        );
        assert_eq!(
            named("\u{738B}\u{5C0F}\u{660E}", "A B."),
            "2026-11-30-1405-chess-1869-\u{738B}\u{5C0F}\u{660E}-a-b"
        );
        assert!(named(&"\u{1F469}\u{738B}".repeat(300), &"\u{738B}".repeat(300)).len() < 200);
    }

    #[test]
    fn the_names_of_four_are_taken_and_are_no_longer_than_those_of_two() {
        let mut setup = Setup::plain(Game::Four1869);
        setup.names = ["Anna", "Bram", "", "Dirk"].map(str::to_owned).into();
        let name = |setup: &Setup| file_name(setup, Millis(1_796_047_512_345));
        assert_eq!(name(&setup), "2026-11-30-1405-four-1869-anna-bram-dirk");
        setup.names = vec!["\u{738B}".repeat(300); 4];
        assert!(name(&setup).len() < 200);
    }

    #[test]
    fn the_state_folder_is_asked_first_and_a_relative_one_is_none() {
        let games = |state: &str, home: &str| games_in(Some(state.into()), Some(home.into()));
        let path = |path: &str| PathBuf::from(path);
        assert_eq!(games("/s", "/h").unwrap(), path("/s/reglement/games"));
        assert_eq!(
            games("s", "/h").unwrap(),
            path("/h/.local/state/reglement/games")
        );
        assert_eq!(
            games("", "/h").unwrap(),
            path("/h/.local/state/reglement/games")
        );
        assert!(matches!(games("", ""), Err(JournalError::Nowhere)));
        assert!(matches!(games_in(None, None), Err(JournalError::Nowhere)));
    }
}
