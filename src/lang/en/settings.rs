//! The pages of settings and of keys, in English.

use crate::lang::words::settings::{BoundLines, SettingsLines};
use crate::law::text::Shown;

pub const SETTINGS: SettingsLines = SettingsLines {
    title: "Settings",
    about: "Every change is kept at once.",
    language: "Language",
    language_means: "The language of everything the program says; the articles have their own line.",
    theme: "Colours",
    theme_means: "The colours of boards and pages.",
    color: "Colour depth",
    colors: ["automatic", "none", "16", "256", "all"],
    color_means: "How many colours the terminal is sent; automatic takes as many as it can. Holds from the next start.",
    glyphs: "Men",
    shapes: ["automatic", "chess symbols", "letters"],
    shapes_mean: [
        "Chess symbols where the terminal speaks UTF-8, and letters elsewhere.",
        "Chess symbols, whatever the terminal says of itself.",
        "Letters of their names, for terminals that draw the symbols badly.",
    ],
    law: "Articles",
    shown,
    by_language: "as the language",
    law_means: "The words in which articles are shown: the original, our translation, or both.",
    view: "Board",
    views: ["turns to the player to move", "stays as it is"],
    views_mean: [
        "The player to move sits below, and the board turns after every move.",
        "White sits below, or South where four play; a key turns the board by hand.",
    ],
    mouse: "Mouse",
    mice: ["plays", "left to the terminal"],
    mice_mean: [
        "A click is the cursor brought there, and Enter; holds from the next start.",
        "The terminal selects text with it; holds from the next start.",
    ],
    numbers: "Numbers",
    numbered: ["in the empty squares of draughts", "not drawn"],
    numbers_mean: [
        "Every empty square that draughts is played on shows its number.",
        "The number of the square under the cursor is still told.",
    ],
    playing: "Draughts on",
    shades: ["dark squares", "light squares, as in France"],
    shades_mean: [
        "The pieces stand on the dark squares, as in the Netherlands (DP6a).",
        "The pieces stand on the light squares, as in France (DP6a).",
    ],
    keys: "Keys",
    keys_for: "which key does what",
    keys_mean: "A list of everything that a key can do; each can have other keys.",
    usual: |value| format!("Default: {value}."),
    sample: "This is how it looks:",
    to_usual: "default",
    bound: BoundLines {
        about: "Choose what should have other keys.",
        none: "no key",
        do_it: "do it",
        add: "Add a key",
        replace: |key| format!("Another key instead of {key}"),
        remove: |key| format!("Take {key} away"),
        usual: "Back to the default",
        press: |does| format!("Press the key for: {does}."),
        press_how: |key| format!("{key} leaves everything as it was."),
        taken: |key, does| {
            format!("{key} is taken: {does}. Press another, or take it away there first.")
        },
        no_key: "This key has no name that the settings know. Press another.",
        needed: "One cannot do without it, so it keeps at least one key.",
        typed: "It needs a key that types nothing, or no line of text could be left.",
        begins_a_move: |key, other| {
            format!("Moves that begin with {key} are now typed after {other}.")
        },
    },
};

fn shown(shown: Shown) -> &'static str {
    match shown {
        Shown::Original => "original Dutch",
        Shown::Translation => "English translation",
        Shown::Both => "both",
    }
}
