//! The settings that hold, written as a file of settings, each with where it comes from.

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
            ("language", text(word(self.language))),
            ("law", text(word(self.law_for(self.language)))),
            ("theme", text(&self.theme)),
            ("glyphs", text(word(self.glyphs))),
            ("color", text(word(self.color))),
            ("view", text(word(self.view))),
            ("mouse", truth(self.mouse == Mouse::On)),
            ("omitted-capture", text(word(self.omitted_capture))),
            ("letter", truth(self.letter == Letter::Players)),
            ("claims", text(word(self.claims))),
            ("numbers", truth(self.numbers == Numbers::Drawn)),
            ("draughts-squares", text(word(self.draughts_squares))),
        ];
        let settings = settings.map(|(name, value)| {
            let place = self.place(name);
            (name, value, place.map(|place| place.line))
        });
        let keys = self.keys.iter().map(|binding| {
            let keys: Vec<String> = binding.keys.iter().map(|key| text(key)).collect();
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

/// A text as TOML writes it.
pub fn text(text: &str) -> String {
    toml::Value::from(text).to_string()
}
