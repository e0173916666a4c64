//! The names of what can be set, and what may have been meant by one that is none of them.

use super::nearest::nearest;
use super::problem::What;

/// Names that other programs have for what is set here.
const OTHER_NAMES: [(&str, &str); 22] = [
    ("undo", "take-back"),
    ("takeback", "take-back"),
    ("draw", "offer-draw"),
    ("select", "choose"),
    ("enter", "choose"),
    ("escape", "cancel"),
    ("close", "cancel"),
    ("exit", "quit"),
    ("leave", "quit"),
    ("rotate", "flip"),
    ("turn", "flip"),
    ("search", "find"),
    ("rules", "book"),
    ("command", "type"),
    ("colour", "color"),
    ("colours", "color"),
    ("colors", "color"),
    ("skin", "theme"),
    ("palette", "theme"),
    ("pieces", "glyphs"),
    ("lang", "language"),
    ("articles", "law"),
];

/// The keys at the top of the file.
pub const TOP: [&str; 13] = [
    "language",
    "law",
    "theme",
    "glyphs",
    "color",
    "view",
    "mouse",
    "omitted-capture",
    "letter",
    "claims",
    "numbers",
    "draughts-squares",
    "keys",
];

/// What may have been meant by a name that is neither among those of this table nor among those of the other.
pub fn unknown(name: &str, here: &[&str], other: &[&str], table: &'static str) -> What {
    let known = OTHER_NAMES.iter().find(|(said, _)| *said == name);
    let meant = known.map(|(_, meant)| *meant);
    let among = |names: &[&str]| {
        let meant = meant.filter(|meant| names.contains(meant));
        let near = || {
            nearest(name, names.iter().copied())
                .first()
                .map(|near| (*near).to_owned())
        };
        meant.map(str::to_owned).or_else(near)
    };
    match (among(here), among(other)) {
        (Some(meant), _) => What::Misspelt(meant),
        (None, Some(meant)) => What::Elsewhere(table, meant),
        (None, None) => What::Unknown,
    }
}
