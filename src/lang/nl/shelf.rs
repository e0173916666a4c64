//! The kept games as a list, in Dutch.

use crate::lang::words::shelf::{ShelfKeys, ShelfLines};
use crate::law::article::Source;

pub const SHELF: ShelfLines = ShelfLines {
    odds: "voorgift",
    game: |source| match source {
        Source::Chess1869 => "schaak 1869",
        Source::Four1869 => "vier 1869",
        Source::Four1967 => "vier 1967",
        Source::ChessModern => "schaak nu",
        Source::Draughts1879 => "dammen 1879",
    },
    moves: |count| match count {
        0 => "geen zet".to_owned(),
        1 => "1 zet".to_owned(),
        count => format!("{count} zetten"),
    },
    torn: "afgebroken",
    torn_means: "De laatste regels zijn afgebroken, als bij stroomuitval; de partij gaat daarvoor verder.",
    count: |count, order| match count {
        1 => "Eén partij.".to_owned(),
        count => format!("{count} partijen, {order}."),
    },
    none_fits: "Geen bewaarde partij heeft al deze woorden: spelers, spel, datum, uitslag.",
    found: |found, of| format!("{found} van {of}"),
    orders: [
        "de laatst gespeelde eerst",
        "op spelers",
        "op spel",
        "de langste eerst",
        "op uitslag",
    ],
    sure: |players, game, when, file| {
        format!(
            "De partij van {players}, {game}, laatst gespeeld {when}, wissen? Het bestand {file} is dan voorgoed weg."
        )
    },
    sure_damaged: |file, when| {
        format!("De beschadigde partij {file}, geschreven {when}, wissen? Zij is dan voorgoed weg.")
    },
    undeletable: "de partij is elders open, en kan nu niet gewist worden",
    no_record: "het is geen bewaarde partij",
    undeleted: |why| format!("Niet gewist: {why}."),
    deleted: |file| format!("gewist: {file}"),
    say_yes: "er kan niemand gevraagd worden of het gewist mag worden; zeg het met --yes",
    answers: "[j/n] ",
    none_kept: |folder| format!("er zijn geen partijen bewaard in {folder}"),
    none_such: "geen bewaarde partij is er zo een",
    plies: ["halve zet", "halve zetten"],
    readable: |plies| match plies {
        1 => "één halve zet is leesbaar".to_owned(),
        plies => format!("{plies} halve zetten zijn leesbaar"),
    },
    item_review: "Bekijk de partij",
    item_records: "Alle partijen",
    keys: ShelfKeys {
        find: "zoek",
        delete: "wis",
        order: "orden",
        to_list: "naar de lijst",
        all: "alle partijen",
        yes: "ja, wis haar",
        no: "bewaar haar",
        leave_review: "naar de lijst",
        records: "partijen",
        from_start: "bekijk",
        another: "nog een partij",
        ends: "begin en einde",
    },
};
