//! A match in the words of a record: its head, its length, the games before this one.

use std::fmt::Write as _;

use super::line;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::config::quote::quoted;
use crate::games::Game;
use crate::law::ending::Share;
use crate::table::contest::{Contest, Length, Played, Sitting};

/// Said of a game in which the two sit the other way round than in the first.
const EXCHANGED: &str = "exchanged, ";

/// What the length of a match may be, for the reader of a message.
pub const LENGTHS: &str = "a length, as in \"6 games\", \"first to 5\" or \"open\"";

/// What its games may be.
pub const GAMES: &str =
    "a list of games, fewer than the match has, as in \"exchanged, white began, 1-0, mate\"";

/// The part of a record's head that tells of its match.
pub fn text(contest: &Contest, game: Game) -> String {
    let length = match contest.length {
        Length::Games(games) => format!("{games} games"),
        Length::First(points) => format!("first to {points}"),
        Length::Open => "open".to_owned(),
    };
    let mut text = format!(
        "\n[match]\nid = \"{}\"\nlength = \"{length}\"\n",
        contest.id
    );
    if contest.sitting == Sitting::Exchanged {
        text += "exchanged = true\n";
    }
    if !contest.played.is_empty() {
        text += "games = [\n";
        for played in &contest.played {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "  {},", quoted(&game_text(played, game)));
        }
        text += "]\n";
    }
    text
}

fn game_text(played: &Played, game: Game) -> String {
    let sat = match played.sitting {
        Sitting::AsAtFirst => "",
        Sitting::Exchanged => EXCHANGED,
    };
    let score = game.page().score.written(played.winners, played.share);
    let first = line::seat(played.first);
    format!("{sat}{first} began, {score}, {}", played.ground)
}

/// The length that a text says.
pub fn length(text: &str) -> Option<Length> {
    let number = |text: &str| text.parse().ok().filter(|number| *number > 0);
    if let Some(games) = text.strip_suffix(" games") {
        return number(games).map(Length::Games);
    }
    match text.strip_prefix("first to ") {
        Some(points) => number(points).map(Length::First),
        None => (text == "open").then_some(Length::Open),
    }
}

/// The game that a text says was played.
pub fn played(text: &str, game: Game) -> Option<Played> {
    let (sitting, rest) = match text.strip_prefix(EXCHANGED) {
        Some(rest) => (Sitting::Exchanged, rest),
        None => (Sitting::AsAtFirst, text),
    };
    let (first, rest) = rest.split_once(" began, ")?;
    let (score, ground) = rest.split_once(", ")?;
    let (winners, share) = scored(score, game)?;
    Some(Played {
        sitting,
        first: line::seat_named(first, game)?,
        winners,
        share,
        ground: ground.to_owned(),
    })
}

/// Who has won, and how much, where the result is written so.
fn scored(text: &str, game: Game) -> Option<(Seats, Share)> {
    let (score, seats) = (game.page().score, game.seats());
    let sides = seats.iter().flat_map(|one| {
        let with = |other: &Seat| Seats::of(*one).with(*other);
        seats.iter().map(with)
    });
    // Of four both seats of a side are named; two are no side.
    let is_named = |side: &Seats| match seats.len() {
        2 => side.count() == 1,
        _ => side.count() == 2 && text.starts_with(&side.letters()),
    };
    let sides = sides.filter(is_named).chain([Seats::NONE]);
    let mut all = sides.flat_map(|side| [Share::Whole, Share::Half].map(|share| (side, share)));
    all.find(|(side, share)| score.written(*side, *share) == text)
}
