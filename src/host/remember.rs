//! A setting that was changed is written into the user's own file, everything else in it left as it stands.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::replace::{ReplaceError, replace};
use crate::config::edit::{self, Name};
use crate::config::quote::quoted;
use crate::config::{DraughtsSquares, Language, Law, Letter, Mouse, place, word};
use crate::lang::Lang;
use crate::lang::system::unmade;
use crate::lang::words::Words;
use crate::law::text::Shown;
use crate::ui::look::Numbers;
use crate::ui::look::theme::Shade;
use crate::ui::menu::settings::Change;

/// The mark that some editors put at the start of a file.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// Why a setting could not be written; it holds while the program runs.
#[derive(Debug)]
pub struct RememberError {
    /// The file.
    path: PathBuf,
    /// What is wrong with it.
    why: Why,
    /// The setting.
    name: Name<'static>,
    /// What it was to be set to; nothing if its line was to be taken out.
    value: Option<String>,
}

/// What is wrong with the file.
#[derive(Debug)]
enum Why {
    /// It cannot be read.
    Unread(io::Error),
    /// It cannot be written.
    Unwritten(ReplaceError),
    /// It is not TOML, or written in a way in which it is better left to its owner.
    NotToml,
}

impl RememberError {
    /// Why the setting is not kept, and what to write by hand.
    pub fn sentence(&self, words: &Words) -> String {
        let lines = &words.config;
        let path = self.path.display().to_string();
        let why = self.why(words);
        match (&self.value, self.name) {
            (Some(value), Name::Setting(_)) => {
                (lines.unset)(&path, &why, &edit::line(self.name, value))
            }
            (Some(value), Name::Key(_)) => {
                let line = (lines.below_keys)(&edit::line(self.name, value));
                (lines.unset)(&path, &why, &line)
            }
            (None, Name::Setting(name) | Name::Key(name)) => {
                (lines.not_taken_out)(&path, &why, name)
            }
        }
    }

    fn why(&self, words: &Words) -> String {
        let lines = &words.config;
        let by_link = |to: Option<&PathBuf>, error| {
            let why = unmade(error, &words.room);
            match to {
                Some(to) => (lines.by_link)(&to.display().to_string(), &why),
                None => why,
            }
        };
        match &self.why {
            Why::Unread(error) => match place::target(&self.path) {
                None => lines.link_loop.to_owned(),
                Some(to) => by_link(Some(&to).filter(|to| **to != self.path), error),
            },
            Why::Unwritten(ReplaceError::LinkLoop) => lines.link_loop.to_owned(),
            Why::Unwritten(ReplaceError::LinkNowhere(to)) => {
                (lines.link_nowhere)(&to.display().to_string())
            }
            Why::Unwritten(ReplaceError::System(to, error)) => by_link(to.as_ref(), error),
            Why::NotToml => lines.not_toml.to_owned(),
        }
    }
}

/// Writes one changed setting, or takes its line out where it goes back to the default.
///
/// # Errors
/// Why not; the file is as it was.
pub fn remember(path: &Path, change: &Change) -> Result<(), RememberError> {
    let (name, value) = setting(change);
    let failed = |why| RememberError {
        path: path.to_owned(),
        why,
        name,
        value: value.clone(),
    };
    let old = match fs::read(path) {
        Ok(bytes) => String::from_utf8(bytes).map_err(|_| failed(Why::NotToml))?,
        Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
        Err(error) => return Err(failed(Why::Unread(error))),
    };
    let (mark, body) = match old.strip_prefix(BYTE_ORDER_MARK) {
        Some(body) => (BYTE_ORDER_MARK, body),
        None => ("", old.as_str()),
    };
    let new = match &value {
        Some(value) => edit::put(body, name, value),
        None => edit::take_out(body, name),
    };
    let new = new.ok_or_else(|| failed(Why::NotToml))?;
    if new == body {
        return Ok(());
    }
    let written = replace(path, format!("{mark}{new}").as_bytes());
    written.map_err(|error| failed(Why::Unwritten(error)))
}

/// The name of a setting, and its value in the words of TOML; none where the default is to hold.
fn setting(change: &Change) -> (Name<'static>, Option<String>) {
    let truth = |is: bool| is.to_string();
    let (name, value) = match change {
        Change::Usual(change) => return (setting(change).0, None),
        Change::Keys(name, keys) => {
            let keys: Vec<String> = keys.iter().map(|key| quoted(&key.to_string())).collect();
            let value = match keys.as_slice() {
                [one] => one.clone(),
                all => format!("[{}]", all.join(", ")),
            };
            return (Name::Key(name), Some(value));
        }
        Change::Lang(Lang::En) => ("language", quoted(word(Language::English))),
        Change::Lang(Lang::Nl) => ("language", quoted(word(Language::Dutch))),
        Change::Theme(name) => ("theme", quoted(name)),
        Change::Color(color) => ("color", quoted(word(*color))),
        Change::Glyphs(glyphs) => ("glyphs", quoted(word(*glyphs))),
        Change::Shown(None) => return (Name::Setting("law"), None),
        Change::Shown(Some(shown)) => {
            let law = match shown {
                Shown::Original => Law::Original,
                Shown::Translation => Law::Translation,
                Shown::Both => Law::Both,
            };
            ("law", quoted(word(law)))
        }
        Change::View(view) => ("view", quoted(word(*view))),
        Change::Mouse(mouse) => ("mouse", truth(*mouse == Mouse::On)),
        Change::Omitted(omitted) => ("omitted-capture", quoted(omitted.word())),
        Change::Letter(letter) => ("letter", truth(*letter == Letter::Players)),
        Change::Claims(claims) => ("claims", quoted(claims.word())),
        Change::Numbers(numbers) => ("numbers", truth(*numbers == Numbers::Drawn)),
        Change::Playing(shade) => {
            let squares = match shade {
                Shade::Light => DraughtsSquares::Light,
                Shade::Dark => DraughtsSquares::Dark,
            };
            ("draughts-squares", quoted(word(squares)))
        }
    };
    (Name::Setting(name), Some(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::read::over;
    use crate::config::{Claims as ClaimsAsked, Config, Numbers as Asked, OmittedCapture};
    use crate::table::house::{Claims, Omitted};

    /// The settings after a change was written.
    fn kept(change: &Change) -> (String, Config) {
        let (name, value) = setting(change);
        let line = edit::line(name, &value.unwrap());
        let (config, problems) = over(Config::default(), line.as_bytes(), "config.toml");
        assert_eq!(problems, [], "{line}");
        (line, config)
    }

    #[test]
    fn what_is_written_of_the_letter_is_read_again() {
        for (letter, written) in [(Letter::Players, "true"), (Letter::Arbiter, "false")] {
            let (line, config) = kept(&Change::Letter(letter));
            assert_eq!(line, format!("letter = {written}"));
            assert_eq!(config.letter, letter);
        }
        for (claims, asked) in [
            (Claims::Hinted, ClaimsAsked::Hinted),
            (Claims::Silent, ClaimsAsked::Silent),
        ] {
            let (_, config) = kept(&Change::Claims(claims));
            assert_eq!(config.claims, asked);
            assert_eq!(crate::host::looks::usual(&config).claims, claims);
        }
    }

    #[test]
    fn what_is_written_of_draughts_is_read_again() {
        let (line, config) = kept(&Change::Numbers(Numbers::Hidden));
        assert_eq!(line, "numbers = false");
        assert_eq!(config.numbers, Asked::Hidden);
        assert_eq!(kept(&Change::Numbers(Numbers::Drawn)).0, "numbers = true");
        let (line, config) = kept(&Change::Playing(Shade::Light));
        assert_eq!(line, "draughts-squares = \"light\"");
        assert_eq!(config.draughts_squares, DraughtsSquares::Light);
        for (omitted, asked) in [
            (Omitted::Refuse, OmittedCapture::Refuse),
            (Omitted::Warn, OmittedCapture::Warn),
            (Omitted::Allow, OmittedCapture::Allow),
        ] {
            let (_, config) = kept(&Change::Omitted(omitted));
            assert_eq!(config.omitted_capture, asked);
            assert_eq!(crate::host::looks::omitted(&config), omitted);
        }
    }
}
