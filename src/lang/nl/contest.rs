//! Matches and lots, in Dutch.

use crate::lang::words::contest::ContestLines;

pub const CONTEST: ContestLines = ContestLines {
    name: "match",
    game: |game, of, to| match (of, to) {
        (Some(of), _) => format!("partij {game} van {of}"),
        (_, Some(to)) => format!("partij {game} (om {to})"),
        _ => format!("partij {game}"),
    },
    over: |winner, line| match winner {
        Some(winner) => format!("De match is uit en gewonnen door {winner}: {line}."),
        None => format!("De match is uit, onbeslist: {line}."),
    },
    next: |game, seats, first, by| format!("Nu {game}: {seats}; {first} begint{}.", by_article(by)),
    exchanged: "de kleuren gewisseld",
    as_before: "ieder blijft zitten",
    begins: |game, first, by| format!("Dit is {game}: {first} begint{}.", by_article(by)),
    item: "De match",
    follows: |game| format!("nu partij {game}"),
    began: |seat| format!("{seat} begon"),
    none: "deze partij hoort bij geen match",
    lot: |who, by| {
        format!(
            "Het lot gaf {who} wit, en daarmee de eerste zet{}.",
            by_article(by)
        )
    },
    seed: |seed| format!("Met --seed {seed} valt het weer zo."),
    label: "Match",
    one: "één partij",
    of: |games| format!("{games} partijen"),
    first: |points| format!("wie het eerst {points} heeft"),
    open: "zoveel partijen als men wil",
    about: [
        "Een match is een aantal partijen van dezelfde spelers, met de stand. Een gewonnen partij telt voor één, een remise voor ieder een half.",
        "Een match is een aantal partijen van dezelfde spelers, met de stand. Een gewonnen partij telt voor twee, een remise voor ieder één; wie remise voorgeeft, verliest die (DP8b).",
        "Partijen van dezelfde spelers. Geen bron telt punten met vier: hier telt een gewonnen partij voor één, een half gewonnen (T17) voor een half, een onbesliste niet.",
    ],
    how: "Typ hoeveel partijen, 2 tot 99, first:5 voor wie het eerst 5 punten heeft, of open.",
    misused: "{0} is niet te begrijpen; schrijf hoeveel partijen, 2 tot 99, zoals 6, of first:5 voor wie het eerst 5 punten heeft (1 tot 99; met vier gewonnen partijen), of open",
};

/// ` (A4)`
fn by_article(by: Option<&str>) -> String {
    by.map_or_else(String::new, |by| format!(" ({by})"))
}
