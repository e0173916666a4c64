//! The screen of the rule book, in Dutch.

use crate::lang::words::book::{BookKeys, BookLines};
use crate::law::text::Shown;

pub const BOOK: BookLines = BookLines {
    shown,
    by: |author| format!("door {author}"),
    all_seen: "alles",
    find_how: "Typ woorden of een nummer: koningin, queen, pat, 13, A15, 3.7d, R2",
    find: "Zoek:",
    hit: |at, of| format!("{at} van {of}"),
    no_moment: "Er is geen partij waarvan het artikel getoond kan worden.",
    no_way_back: "Hier begon je; er is geen verwijzing om van terug te keren.",
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
        find: "zoek",
        language: "taal",
        moment: "dit moment",
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
