//! The screen of the rule book, in English.

use crate::lang::words::book::{BookKeys, BookLines};
use crate::law::text::Shown;

pub const BOOK: BookLines = BookLines {
    shown,
    by: |author| format!("by {author}"),
    all_seen: "all",
    lines: |from, to, of| format!("{from}–{to} of {of}"),
    find_how: "Type words or a number: queen, koningin, stalemate, 13, A15, 3.7d, R2",
    find: "Find:",
    hit: |at, of| format!("{at} of {of}"),
    place_found: |at, of| format!("hit {at} of {of}"),
    everywhere: "all sources",
    no_moment: "There is no game whose article could be shown now.",
    no_way_back: "This is where you began; there is no page to return to.",
    no_way_forward: "There is no page to go forward to.",
    no_other_place: "You have read nothing else yet.",
    last_hit: "This is the last place found.",
    first_hit: "This is the first place found.",
    no_search: "There is nothing found to go to yet.",
    too_small: |columns, rows| format!("The book needs {columns}×{rows}."),
    keys: BookKeys {
        choose: "choose",
        source: "next source",
        read: "read",
        scroll: "scroll",
        neighbour: "other article",
        reference: "reference",
        follow: "follow",
        back: "back",
        forward: "forward",
        hits: "other hits",
        find: "find",
        language: "language",
        moment: "this moment",
        place: "where you were",
        here: "this source",
        everywhere: "all sources",
        found: "hits",
        open: "open",
        stop: "stop searching",
        contents: "contents",
        close: "close",
        help: "keys",
    },
};

fn shown(shown: Shown) -> &'static str {
    match shown {
        Shown::Original => "original",
        Shown::Translation => "translation",
        Shown::Both => "original and translation",
    }
}
