//! What the pages of settings and of keys say.

use crate::law::text::Shown;

/// The settings: each name, what it can be, and what that means.
pub struct SettingsLines {
    /// The heading.
    pub title: &'static str,
    /// What the page is about.
    pub about: &'static str,
    /// The language of the interface.
    pub language: &'static str,
    /// What that means.
    pub language_means: &'static str,
    /// The colours.
    pub theme: &'static str,
    /// What that means.
    pub theme_means: &'static str,
    /// How many colours.
    pub color: &'static str,
    /// As the terminal can; none; 16; 256; all.
    pub colors: [&'static str; 5],
    /// What that means.
    pub color_means: &'static str,
    /// The shapes of the men.
    pub glyphs: &'static str,
    /// As the terminal allows; symbols; letters.
    pub shapes: [&'static str; 3],
    /// What that means, in the same order.
    pub shapes_mean: [&'static str; 3],
    /// The words of the articles.
    pub law: &'static str,
    /// The choices for them.
    pub shown: fn(Shown) -> &'static str,
    /// They go with the language.
    pub by_language: &'static str,
    /// What the choice means.
    pub law_means: &'static str,
    /// How the board stands.
    pub view: &'static str,
    /// It turns to who is to move; it stays.
    pub views: [&'static str; 2],
    /// What that means, in the same order.
    pub views_mean: [&'static str; 2],
    /// The mouse.
    pub mouse: &'static str,
    /// It plays; it is left to the terminal.
    pub mice: [&'static str; 2],
    /// What that means, in the same order.
    pub mice_mean: [&'static str; 2],
    /// The numbers of the draughtboard's squares.
    pub numbers: &'static str,
    /// They are drawn; they are not.
    pub numbered: [&'static str; 2],
    /// What that means, in the same order.
    pub numbers_mean: [&'static str; 2],
    /// Which squares of the draughtboard are played on.
    pub playing: &'static str,
    /// The dark; the light.
    pub shades: [&'static str; 2],
    /// What that means, in the same order.
    pub shades_mean: [&'static str; 2],
    /// The keys.
    pub keys: &'static str,
    /// What their page is for.
    pub keys_for: &'static str,
    /// What the line opens.
    pub keys_mean: &'static str,
    /// What is set unless it is changed.
    pub usual: fn(&str) -> String,
    /// How it will look.
    pub sample: &'static str,
    /// What the key does that goes back to the default.
    pub to_usual: &'static str,
    /// The pages of keys.
    pub bound: BoundLines,
}

/// The pages of keys.
pub struct BoundLines {
    /// What the page of all keys is about.
    pub about: &'static str,
    /// It has no key.
    pub none: &'static str,
    /// What the key does that does what the line says.
    pub do_it: &'static str,
    /// Add a key.
    pub add: &'static str,
    /// Another key in the place of this one.
    pub replace: fn(&str) -> String,
    /// Take this key away.
    pub remove: fn(&str) -> String,
    /// Back to the default keys.
    pub usual: &'static str,
    /// What a key will mean that is pressed now.
    pub press: fn(&str) -> String,
    /// How to leave that.
    pub press_how: fn(&str) -> String,
    /// This key means something else, where both would work.
    pub taken: fn(&str, &str) -> String,
    /// A key that no file of settings can name.
    pub no_key: &'static str,
    /// One key must be left.
    pub needed: &'static str,
    /// Each of its keys would be typed in a line of text.
    pub typed: &'static str,
    /// Letters of moves: they begin no move any more.
    pub begins_a_move: fn(&str, &str) -> String,
}
