//! Matches and lots, in English.

use crate::lang::words::contest::ContestLines;

pub const CONTEST: ContestLines = ContestLines {
    name: "match",
    game: |game, of, to| match (of, to) {
        (Some(of), _) => format!("game {game} of {of}"),
        (_, Some(to)) => format!("game {game} (to {to})"),
        _ => format!("game {game}"),
    },
    over: |winner, line| match winner {
        Some(winner) => format!("The match is over, and {winner} won it: {line}."),
        None => format!("The match is over, and drawn: {line}."),
    },
    next: |game, seats, first, by| {
        format!("Next, {game}: {seats}; {first} begins{}.", by_article(by))
    },
    exchanged: "colours exchanged",
    as_before: "seats as before",
    begins: |game, first, by| format!("This is {game}: {first} begins{}.", by_article(by)),
    item: "The match",
    follows: |game| format!("game {game} comes next"),
    began: |seat| format!("{seat} began"),
    none: "this game belongs to no match",
    lot: |who, by| {
        format!(
            "The lot gave {who} White, and with it the first move{}.",
            by_article(by)
        )
    },
    seed: |seed| format!("It falls so again with --seed {seed}."),
    label: "Match",
    one: "one game",
    of: |games| format!("{games} games"),
    first: |points| format!("the first to {points}"),
    open: "as many games as you like",
    about: [
        "A match is several games of the same players, with the score. A game won counts one, a drawn one a half to each.",
        "A match is several games of the same players, with the score. A game won counts two, a drawn one one to each; where the draw is given, it is lost (DP8b).",
        "Games of the same players. No source counts points among four: here a game won counts one, one half won (T17) a half, a drawn one nothing.",
    ],
    how: "Type how many games, 2 to 99, first:5 for the first to 5 points, or open.",
    misused: "{0} is not understood; write how many games, 2 to 99, as in 6, or first:5 for the first to 5 points (1 to 99; among four, games won), or open",
};

/// ` (A4)`
fn by_article(by: Option<&str>) -> String {
    by.map_or_else(String::new, |by| format!(" ({by})"))
}
