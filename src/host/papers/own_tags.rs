//! What was settled before a game, in tags of our own: the lines of a record's head, each in a tag.
//!
//! `[Reglement "chess-1869"]` names the game. A line of the head that is not as usual, `draw-given = "black"`, is
//! `[ReglementDrawGiven "black"]`. So whatever a record can say of its set-up, a text can.

use crate::exchange::own::TAG;
use crate::exchange::tags::Tags;
use crate::games::Game;
use crate::host::papers::timed;
use crate::room::parse::parse_toml;
use crate::room::record::head;
use crate::table::act::Millis;
use crate::table::setup::{Setup, Start};

/// Before the keys of the part of a head that tells of the match.
const MATCH: &str = "match-";

/// The lines of a head that tell of the set-up: key and value.
fn lines(setup: &Setup) -> Vec<(String, String)> {
    let head = head(setup, Millis(0));
    let (head, contest) = head.split_once("\n[match]\n").unwrap_or((&head, ""));
    let settled = head.lines().take_while(|line| *line != "[seats]");
    let mut lines: Vec<(String, String)> = settled
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "))
        .filter(|(key, _)| !["reglement", "game", "begun"].contains(key))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    // A list, a line for each of its parts, in one.
    let contest = contest.replace("[\n", "[").replace(",\n]", "]");
    let contest = contest.replace(",\n", ",");
    let parts = contest.lines().filter_map(|line| line.split_once(" = "));
    lines.extend(parts.map(|(key, value)| (format!("{MATCH}{key}"), value.to_owned())));
    lines
}

/// The tags that tell of a set-up what its position and the names do not; none where all is as usual.
pub fn tags(setup: &Setup) -> Vec<(String, String)> {
    let usual = lines(&Setup::plain(setup.game));
    let mut lines = lines(setup);
    lines.retain(|line| !usual.contains(line));
    if matches!(setup.start, Start::Position(_)) && setup.slips.is_empty() {
        // The position has its own tag, with what was set up wrongly in it, and tells who begins.
        lines.retain(|(key, _)| key != "start" && key != "first");
    }
    let tag = |(key, value): (String, String)| (tag_of(&key), bare(value));
    lines.into_iter().map(tag).collect()
}

/// `draw-given`, `ReglementDrawGiven`.
fn tag_of(key: &str) -> String {
    let mut tag = TAG.to_owned();
    for word in key.split('-') {
        let (first, rest) = word.split_at_checked(1).unwrap_or((word, ""));
        tag += &first.to_ascii_uppercase();
        tag += rest;
    }
    tag
}

fn key_of(tag: &str) -> Option<String> {
    let words = tag
        .get(..TAG.len())
        .filter(|begin| begin.eq_ignore_ascii_case(TAG));
    let words = words.and_then(|_| tag.get(TAG.len()..))?;
    let mut key = String::new();
    for letter in words.chars().filter(char::is_ascii_alphanumeric) {
        if letter.is_ascii_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    (!key.is_empty()).then_some(key)
}

/// A value without its quotes, where it is a word.
fn bare(value: String) -> String {
    let inner = value
        .strip_prefix('"')
        .and_then(|value| value.strip_suffix('"'));
    match inner {
        Some(word) if is_word(word) => word.to_owned(),
        _ => value,
    }
}

fn is_word(text: &str) -> bool {
    let begins = text.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let plain = text
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    begins && plain && text != "true" && text != "false"
}

/// The game that a text of our own names.
pub fn game(tags: &Tags) -> Option<Game> {
    tags.get(TAG).and_then(Game::named)
}

/// What was settled, by the tags of a text of our own, its position text and its names; nothing when they do not make a
/// set-up.
pub fn setup(tags: &Tags, game: Game, names: Vec<String>) -> Option<Setup> {
    let mut lines = lines(&Setup::plain(game));
    let mut put = |key: String, value: String| {
        lines.retain(|(known, _)| *known != key);
        lines.push((key, value));
    };
    if let Some(control) = timed::control(tags) {
        let (minutes, added) = (control.minutes(), control.increment());
        let clock = format!("{{ minutes = {minutes}, increment = {added} }}");
        put("clock".to_owned(), clock);
    }
    for (tag, value) in tags.iter() {
        let Some(key) = key_of(tag) else {
            continue;
        };
        if value.contains(char::is_control) || ["score", "seats", "act"].contains(&key.as_str()) {
            return None;
        }
        put(
            key,
            if is_word(value) {
                format!("\"{value}\"")
            } else {
                value.to_owned()
            },
        );
    }
    let mut text = format!("reglement = 1\ngame = \"{}\"\nbegun = 0\n", game.id());
    let (of_match, lines): (Vec<_>, Vec<_>) =
        lines.iter().partition(|(key, _)| key.starts_with(MATCH));
    for (key, value) in lines {
        text += &format!("{key} = {value}\n");
    }
    text += "\n[seats]\n";
    for seat in game.seats() {
        text += &format!("{} = \"\"\n", crate::room::line::seat(*seat));
    }
    if !of_match.is_empty() {
        text += "\n[match]\n";
    }
    for (key, value) in of_match {
        text += &format!("{} = {value}\n", key.trim_start_matches(MATCH));
    }
    let mut setup = parse_toml(&text).ok()?.setup;
    setup.names = names;
    if let (Some(fen), Start::Array) = (tags.get("FEN"), &setup.start) {
        let position = crate::notation::fen::read_seated(fen, game, setup.house.seating).ok()?;
        setup.first = crate::table::setup::First::Settled(position.turn());
        setup.start = Start::Position(position);
    }
    Some(setup)
}
