//! The screen of the rule book, in Dutch.

use crate::lang::words::book::{BookKeys, BookLines};
use crate::law::text::Shown;

pub const BOOK: BookLines = BookLines {
    shown,
    by: |author| format!("door {author}"),
    all_seen: "alles",
    lines: |from, to, of| format!("{from}–{to} van {of}"),
    find_how: "Typ woorden of een nummer: koningin, queen, pat, 13, A15, 3.7d, R2",
    find: "Zoek:",
    hit: |at, of| format!("{at} van {of}"),
    place_found: |at, of| format!("vindplaats {at} van {of}"),
    everywhere: "alle bronnen",
    no_moment: "Er is geen partij waarvan het artikel getoond kan worden.",
    no_way_back: "Hier begon je; er is geen bladzijde om naar terug te keren.",
    no_way_forward: "Er is geen bladzijde om weer naar toe te gaan.",
    no_other_place: "Je hebt nog niets anders gelezen.",
    last_hit: "Dit is de laatste vindplaats.",
    first_hit: "Dit is de eerste vindplaats.",
    no_search: "Er is nog niets gevonden om heen te gaan.",
    too_small: |columns, rows| format!("Het boek heeft {columns}×{rows} nodig."),
    keys: BookKeys {
        choose: "kies",
        source: "volgende bron",
        read: "lees",
        scroll: "schuif",
        neighbour: "ander artikel",
        reference: "verwijzing",
        follow: "volg",
        back: "terug",
        forward: "vooruit",
        hits: "andere vindplaats",
        find: "zoek",
        language: "taal",
        moment: "dit moment",
        place: "waar je was",
        here: "deze bron",
        everywhere: "alle bronnen",
        found: "gevonden",
        open: "open",
        stop: "stop met zoeken",
        contents: "inhoud",
        close: "sluit",
        help: "toetsen",
    },
};

fn shown(shown: Shown) -> &'static str {
    match shown {
        Shown::Original => "origineel",
        Shown::Translation => "vertaling",
        Shown::Both => "origineel en vertaling",
    }
}
