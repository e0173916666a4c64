//! The settings that hold, written as a file of settings.

use std::fmt;

use super::settings::{Config, Letter, Mouse, Numbers, word};

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "language = {}", text(word(self.language)))?;
        writeln!(f, "law = {}", text(word(self.law_for(self.language))))?;
        writeln!(f, "theme = {}", text(&self.theme))?;
        writeln!(f, "glyphs = {}", text(word(self.glyphs)))?;
        writeln!(f, "color = {}", text(word(self.color)))?;
        writeln!(f, "view = {}", text(word(self.view)))?;
        writeln!(f, "mouse = {}", self.mouse == Mouse::On)?;
        let omitted = text(word(self.omitted_capture));
        writeln!(f, "omitted-capture = {omitted}")?;
        writeln!(f, "letter = {}", self.letter == Letter::Players)?;
        writeln!(f, "claims = {}", text(word(self.claims)))?;
        writeln!(f, "numbers = {}", self.numbers == Numbers::Drawn)?;
        let squares = text(word(self.draughts_squares));
        writeln!(f, "draughts-squares = {squares}")?;
        writeln!(f, "\n[keys]")?;
        for binding in &self.keys {
            let keys: Vec<String> = binding.keys.iter().map(|key| text(key)).collect();
            writeln!(f, "{} = [{}]", binding.name, keys.join(", "))?;
        }
        Ok(())
    }
}

/// A text as TOML writes it.
fn text(text: &str) -> String {
    toml::Value::from(text).to_string()
}
