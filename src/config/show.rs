//! The settings that hold, written as a file of settings, each with where it comes from.

use super::quote::quoted;
use super::settings::{Config, Letter, Mouse, Numbers, word};

/// Where what holds was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// Nowhere: it is the default.
    Default,
    /// In this line of the user's file.
    Line(usize),
}

impl Config {
    /// All that holds as a file of settings; behind each value what is said of its origin.
    pub fn shown(&self, said: &dyn Fn(Origin) -> String) -> String {
        let settings = [
            ("language", quoted(word(self.language))),
            ("law", quoted(word(self.law_for(self.language)))),
            ("theme", quoted(&self.theme)),
            ("glyphs", quoted(word(self.glyphs))),
            ("color", quoted(word(self.color))),
            ("view", quoted(word(self.view))),
            ("mouse", truth(self.mouse == Mouse::On)),
            ("omitted-capture", quoted(word(self.omitted_capture))),
            ("letter", truth(self.letter == Letter::Players)),
            ("claims", quoted(word(self.claims))),
            ("numbers", truth(self.numbers == Numbers::Drawn)),
            ("draughts-squares", quoted(word(self.draughts_squares))),
        ];
        let settings = settings.map(|(name, value)| {
            let place = self.place(name);
            (name, value, place.map(|place| place.line))
        });
        let keys = self.keys.iter().map(|binding| {
            let keys: Vec<String> = binding.keys.iter().map(|key| quoted(key)).collect();
            let list = format!("[{}]", keys.join(", "));
            (binding.name.as_str(), list, binding.line)
        });
        let line = |name: &str, value: &str, line: Option<usize>| {
            let set = format!("{name} = {value}");
            let origin = line.map_or(Origin::Default, Origin::Line);
            format!("{set:<34}  # {}\n", said(origin))
        };
        let settings = settings.iter();
        let mut shown: String = settings
            .map(|(name, value, at)| line(name, value, *at))
            .collect();
        shown.push_str("\n[keys]\n");
        shown.extend(keys.map(|(name, value, at)| line(name, &value, at)));
        shown
    }
}

fn truth(is: bool) -> String {
    is.to_string()
}
