//! The screen of the rule book, in English.

use crate::lang::words::book::{BookKeys, BookLines};
use crate::law::text::Shown;

pub const BOOK: BookLines = BookLines {
    shown,
    by: |author| format!("by {author}"),
    all_seen: "all",
    find_how: "Type words or a number: queen, koningin, stalemate, 13, A15, 3.7d, R2",
    find: "Find:",
    hit: |at, of| format!("{at} of {of}"),
    no_moment: "There is no game whose article could be shown now.",
    no_way_back: "This is where you began; there is no reference to return from.",
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
        find: "find",
        language: "language",
        moment: "this moment",
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
