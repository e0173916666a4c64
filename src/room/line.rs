//! An act as one line of a record, `play = "e2e4"`, and the entry around it.

use super::letter;
use crate::board::grid::{Grid, Names};
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::games::Game;
use crate::notation::{numeric, written};
use crate::rules::play::Play;
use crate::rules::position::Position;
use crate::table::act::{Act, Answer, Entry, Undertaking};

/// The keys under which the acts of a seat are written.
pub const KEYS: [&str; 19] = [
    "play",
    "insist",
    "huff",
    "demand",
    "offer",
    "ask",
    "answer",
    "claim",
    "count",
    "undertake",
    "resign",
    "touch",
    "say",
    "second",
    "lift",
    "remedy",
    "rectify",
    "begin",
    "clock",
];

/// The name of a seat in a record.
pub const fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::White => "white",
        Seat::Black => "black",
        Seat::South => "south",
        Seat::West => "west",
        Seat::North => "north",
        Seat::East => "east",
    }
}

/// The seat with this name at the table of a game.
pub fn seat_named(name: &str, game: Game) -> Option<Seat> {
    let mut all = game.seats().iter().copied();
    all.find(|of| seat(*of) == name)
}

/// What the name of a seat may be, for the reader of a message.
pub const fn seats(game: Game) -> &'static str {
    match game.seats().len() {
        2 => "\"white\" or \"black\"",
        _ => "\"south\", \"west\", \"north\" or \"east\"",
    }
}

/// An entry as it is appended in a position: an empty line, the seat, the time, and the act as the last line of all, so
/// that an entry which was cut off lacks its act.
pub fn entry(entry: &Entry, position: &Position) -> String {
    let Entry {
        seat: by,
        at,
        ref act,
    } = *entry;
    let (key, text) = key_and_text(act, position);
    let text = text.map_or("true".to_owned(), |text| format!("\"{text}\""));
    // TOML has whole numbers up to this one.
    let at = at.0.min(i64::MAX as u64);
    format!(
        "\n[[act]]\nseat = \"{}\"\nat = {at}\n{key} = {text}\n",
        seat(by)
    )
}

/// Giving up has no text.
fn key_and_text(act: &Act, position: &Position) -> (&'static str, Option<String>) {
    let grid = position.grid();
    let (key, text) = match act {
        Act::Play(play) => ("play", written::play(position, play)),
        Act::Insist(play) => ("insist", written::play(position, play)),
        Act::Huff(at) => ("huff", grid.label(*at)),
        Act::Demand => ("demand", "capture".to_owned()),
        Act::OfferDraw => ("offer", "draw".to_owned()),
        Act::AskTakeBack { plies } => ("ask", format!("take back {plies}")),
        Act::Answer(Answer::Accept) => ("answer", "accept".to_owned()),
        Act::Answer(Answer::Decline) => ("answer", "decline".to_owned()),
        Act::Claim(claim) => ("claim", letter::claim_text(*claim, grid)),
        Act::Count => ("count", "begin".to_owned()),
        Act::Undertake(how) => ("undertake", undertaking_text(*how, grid)),
        Act::Resign => return ("resign", None),
        Act::Touch(at) => ("touch", grid.label(*at)),
        Act::Adjust => ("say", "adjust".to_owned()),
        Act::Announce => ("say", "check".to_owned()),
        Act::Second(play) => ("second", written::play(position, play)),
        Act::Lift(at) => ("lift", grid.label(*at)),
        Act::Remedy(remedy) => ("remedy", letter::remedy_text(*remedy, grid)),
        Act::Rectify(at) => ("rectify", grid.label(*at)),
        Act::Afresh => ("begin", "afresh".to_owned()),
        Act::Stop => ("clock", "stop".to_owned()),
        Act::Go => ("clock", "go".to_owned()),
    };
    (key, Some(text))
}

fn undertaking_text(how: Undertaking, grid: &Grid) -> String {
    let part = |word: &str, at: Option<Square>| at.map(|at| format!("{word} {}", grid.label(at)));
    [part("with", how.man), part("on", how.on)]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}

/// What the text of a key may be, for the reader of a message.
pub const fn expected(key: &str) -> &'static str {
    match key.as_bytes() {
        b"play" | b"insist" | b"second" => {
            "two squares, as in \"e2e4\" or \"32-28\", and what a pawn becomes, as in \"e7e8q\""
        }
        b"huff" | b"lift" => "a square, as in \"27\"",
        b"touch" | b"rectify" => "a square, as in \"g1\" or \"27\"",
        b"say" => "\"adjust\" or \"check\"",
        b"begin" => "\"afresh\"",
        b"clock" => "\"stop\" or \"go\"",
        b"remedy" => {
            "\"let stand\", \"king\", \"put back\", \"play over\", or a square, as in \"take d5\" or \"play g1\""
        }
        b"demand" => "\"capture\"",
        b"offer" => "\"draw\"",
        b"ask" => "\"take back\" and a number of plies, as in \"take back 1\"",
        b"answer" => "\"accept\" or \"decline\"",
        b"claim" => {
            "\"threefold\", \"fifty moves\", \"twenty moves\", \"flag\", an article, as in \"A13\", or a square, as in \"at e4\""
        }
        b"count" => "\"begin\"",
        b"undertake" => "a man, a square or both, as in \"with b1 on f7\"",
        _ => "true",
    }
}

/// The act that the text of a key says; resigning has no text.
pub fn act(key: &str, text: &str, grid: &Grid) -> Option<Act> {
    Some(match (key, text) {
        ("play", _) => Act::Play(play(text, grid)?),
        ("insist", _) => Act::Insist(play(text, grid)?),
        ("huff", _) => Act::Huff(grid.named(text)?),
        ("demand", "capture") => Act::Demand,
        ("offer", "draw") => Act::OfferDraw,
        ("ask", _) => Act::AskTakeBack {
            plies: digits(text.strip_prefix("take back ")?)?,
        },
        ("answer", "accept") => Act::Answer(Answer::Accept),
        ("answer", "decline") => Act::Answer(Answer::Decline),
        ("claim", _) => Act::Claim(letter::claim(text, grid)?),
        ("count", "begin") => Act::Count,
        ("undertake", _) => Act::Undertake(undertaking(text, grid)?),
        ("touch", _) => Act::Touch(grid.named(text)?),
        ("say", "adjust") => Act::Adjust,
        ("say", "check") => Act::Announce,
        ("second", _) => Act::Second(play(text, grid)?),
        ("lift", _) => Act::Lift(grid.named(text)?),
        ("remedy", _) => Act::Remedy(letter::remedy(text, grid)?),
        ("rectify", _) => Act::Rectify(grid.named(text)?),
        ("begin", "afresh") => Act::Afresh,
        ("clock", "stop") => Act::Stop,
        ("clock", "go") => Act::Go,
        _ => return None,
    })
}

fn digits(text: &str) -> Option<usize> {
    let digits = text.bytes().all(|digit| digit.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

fn play(text: &str, grid: &Grid) -> Option<Play> {
    match grid.names() {
        Names::FileAndRank => by_places(text, grid),
        Names::Number => numeric::read_play(text),
    }
}

fn by_places(text: &str, grid: &Grid) -> Option<Play> {
    let (from, rest) = square_first(text, grid)?;
    let (to, rest) = square_first(rest, grid)?;
    let mut letters = rest.chars();
    let role = letters.next();
    if letters.next().is_some() {
        return None;
    }
    let play = Play::new(from, to);
    Some(match role {
        None => play,
        Some(letter) => play.promoting(Role::from_letter(letter)?),
    })
}

/// The square that a text begins with, its rank having as many digits as there are, and what follows.
fn square_first<'t>(text: &'t str, grid: &Grid) -> Option<(Square, &'t str)> {
    let name = text.get(1..)?;
    let digits = name.bytes().take_while(u8::is_ascii_digit).count();
    let (label, rest) = text.split_at_checked(1 + digits)?;
    Some((grid.named(label)?, rest))
}

fn undertaking(text: &str, grid: &Grid) -> Option<Undertaking> {
    let words: Vec<&str> = text.split(' ').collect();
    let square = |name: &str| grid.named(name).map(Some);
    Some(match words.as_slice() {
        ["with", man] => Undertaking {
            man: square(man)?,
            on: None,
        },
        ["on", on] => Undertaking {
            man: None,
            on: square(on)?,
        },
        ["with", man, "on", on] => Undertaking {
            man: square(man)?,
            on: square(on)?,
        },
        _ => return None,
    })
}
