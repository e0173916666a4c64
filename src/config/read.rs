//! Settings out of the bytes of a file: what can be used is used, what cannot is told.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::nearest::nearest;
use super::problem::{Problem, What};
use super::settings::{Binding, Choice, Config, Letter, Mouse, Numbers};

/// The keys at the top of the file.
const TOP: [&str; 13] = [
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

/// Puts a user's settings over others.
pub fn over(config: Config, bytes: &[u8], file: &str) -> (Config, Vec<Problem>) {
    let (mut config, problems, read) = apply(config, bytes, file, Names::Known);
    for binding in read {
        if let Some(known) = config
            .keys
            .iter_mut()
            .find(|known| known.name == binding.name)
        {
            *known = binding;
        }
    }
    (config, problems)
}

/// Reads the defaults; their `[keys]` are all the things that keys can do.
pub fn read(config: Config, bytes: &[u8], file: &str) -> (Config, Vec<Problem>) {
    let (mut config, problems, read) = apply(config, bytes, file, Names::New);
    config.keys = read
        .into_iter()
        .map(|binding| Binding {
            line: None,
            ..binding
        })
        .collect();
    (config, problems)
}

/// Whether the names in `[keys]` must be known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    Known,
    New,
}

fn apply(
    config: Config,
    bytes: &[u8],
    file: &str,
    names: Names,
) -> (Config, Vec<Problem>, Vec<Binding>) {
    let text = match text(bytes) {
        Ok(text) => text,
        Err((line, what)) => {
            let problem = Problem {
                line,
                ..Problem::of_file(file, what)
            };
            return (config, vec![problem], Vec::new());
        }
    };
    let mut reader = Reader {
        config,
        text,
        file,
        names,
        problems: Vec::new(),
        bindings: Vec::new(),
    };
    reader.read();
    (reader.config, reader.problems, reader.bindings)
}

/// The text, without the mark that Windows editors begin it with.
fn text(bytes: &[u8]) -> Result<&str, (Option<usize>, What)> {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) || bytes.contains(&0) {
        return Err((None, What::Utf16));
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let before = bytes.get(..error.valid_up_to()).unwrap_or_default();
        let ends = before.iter().filter(|byte| **byte == b'\n').count();
        (Some(ends + 1), What::NotUtf8)
    })?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match text.lines().position(|line| line.starts_with('\u{feff}')) {
        Some(before) => Err((Some(before + 1), What::ByteOrderMark(before + 1))),
        None => Ok(text),
    }
}

/// One key and its value, with their places in the text.
struct Item<'a> {
    name: &'a str,
    at: Range<usize>,
    value: &'a DeValue<'a>,
    value_at: Range<usize>,
}

fn items<'a>(table: &'a DeTable<'a>) -> Vec<Item<'a>> {
    let mut items: Vec<Item> = Vec::new();
    for (key, value) in table {
        let start = key.span().start;
        let before = items.partition_point(|item| item.at.start < start);
        items.insert(
            before,
            Item {
                name: key.get_ref(),
                at: key.span(),
                value: value.get_ref(),
                value_at: value.span(),
            },
        );
    }
    items
}

struct Reader<'a> {
    config: Config,
    text: &'a str,
    file: &'a str,
    names: Names,
    problems: Vec<Problem>,
    bindings: Vec<Binding>,
}

impl Reader<'_> {
    fn read(&mut self) {
        let text = self.text;
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut twice = Vec::new();
        for error in errors {
            let at = error.span().unwrap_or_default();
            let key = text.get(at.clone()).unwrap_or_default();
            if error.message().contains("duplicate key") {
                twice.push(key.to_owned());
                self.tell(at, Some(key.to_owned()), What::Twice, None);
            } else {
                self.tell(at, None, What::Toml(error.message().to_owned()), None);
            }
        }
        for item in items(table.get_ref()) {
            match item.value {
                DeValue::Table(keys) if item.name == "keys" => {
                    for item in items(keys) {
                        if !twice.iter().any(|key| key == item.name) {
                            self.binding(&item);
                        }
                    }
                }
                _ if twice.iter().any(|key| key == item.name) => {}
                _ => self.setting(&item),
            }
        }
    }

    fn setting(&mut self, item: &Item) {
        match item.name {
            "language" => {
                if let Some(language) = self.choice(item) {
                    self.config.language = language;
                }
            }
            "law" => {
                if let Some(law) = self.choice(item) {
                    self.config.law = Some(law);
                }
            }
            "theme" => match item.value {
                DeValue::String(theme) if !theme.is_empty() => {
                    self.config.theme = theme.clone().into_owned();
                }
                _ => self.mistyped(item, "the name of a theme, such as \"klassiek\""),
            },
            "glyphs" => {
                if let Some(glyphs) = self.choice(item) {
                    self.config.glyphs = glyphs;
                }
            }
            "color" => {
                if let Some(color) = self.choice(item) {
                    self.config.color = color;
                }
            }
            "view" => {
                if let Some(view) = self.choice(item) {
                    self.config.view = view;
                }
            }
            "mouse" => {
                if let Some(mouse) = self.either(item, Mouse::On, Mouse::Off) {
                    self.config.mouse = mouse;
                }
            }
            "omitted-capture" => {
                if let Some(omitted) = self.choice(item) {
                    self.config.omitted_capture = omitted;
                }
            }
            "letter" => {
                if let Some(letter) = self.either(item, Letter::Players, Letter::Arbiter) {
                    self.config.letter = letter;
                }
            }
            "claims" => {
                if let Some(claims) = self.choice(item) {
                    self.config.claims = claims;
                }
            }
            "numbers" => {
                if let Some(numbers) = self.either(item, Numbers::Drawn, Numbers::Hidden) {
                    self.config.numbers = numbers;
                }
            }
            "draughts-squares" => {
                if let Some(squares) = self.choice(item) {
                    self.config.draughts_squares = squares;
                }
            }
            "keys" => self.mistyped(item, "a table: [keys], and below it name = \"key\""),
            name => {
                let what = if self.knows(name) {
                    What::BelongsIn("keys")
                } else {
                    unknown(name, &TOP)
                };
                self.tell(item.at.clone(), Some(name.to_owned()), what, None);
            }
        }
    }

    fn binding(&mut self, item: &Item) {
        let key = format!("keys.{}", item.name);
        if self.names == Names::Known && !self.knows(item.name) {
            let names: Vec<String> = self
                .config
                .keys
                .iter()
                .map(|known| known.name.clone())
                .collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let what = if TOP.contains(&item.name) {
                What::BelongsAtTop
            } else {
                unknown(item.name, &names)
            };
            self.tell(item.at.clone(), Some(key), what, None);
            return;
        }
        let keys: Option<Vec<String>> = match item.value {
            DeValue::String(key) => Some(vec![key.clone().into_owned()]),
            DeValue::Array(list) => list
                .iter()
                .map(|key| match key.get_ref() {
                    DeValue::String(key) => Some(key.clone().into_owned()),
                    _ => None,
                })
                .collect(),
            _ => None,
        };
        match keys {
            Some(keys) => self.bindings.push(Binding {
                name: item.name.to_owned(),
                keys,
                line: Some(self.place(item.at.start).0),
            }),
            None => {
                let allowed = "a key such as \"u\", or a list of keys".to_owned();
                let what = What::Type(kind(item.value));
                self.tell(item.value_at.clone(), Some(key), what, Some(allowed));
            }
        }
    }

    fn knows(&self, name: &str) -> bool {
        self.config.keys.iter().any(|known| known.name == name)
    }

    /// One of a few words.
    fn choice<C: Choice>(&mut self, item: &Item) -> Option<C> {
        let words: Vec<String> = C::ALL.iter().map(|(word, _)| format!("{word:?}")).collect();
        let allowed = words.join(", ");
        let DeValue::String(word) = item.value else {
            self.mistyped(item, &allowed);
            return None;
        };
        let choice = C::named(word);
        if choice.is_none() {
            let what = What::Value(word.chars().take(40).collect());
            let key = Some(item.name.to_owned());
            self.tell(item.value_at.clone(), key, what, Some(allowed));
        }
        choice
    }

    /// What true means, or what false means.
    fn either<T>(&mut self, item: &Item, yes: T, no: T) -> Option<T> {
        match item.value {
            DeValue::Boolean(true) => Some(yes),
            DeValue::Boolean(false) => Some(no),
            _ => {
                self.mistyped(item, "true, false");
                None
            }
        }
    }

    fn mistyped(&mut self, item: &Item, allowed: &str) {
        let key = Some(item.name.to_owned());
        let what = What::Type(kind(item.value));
        self.tell(item.value_at.clone(), key, what, Some(allowed.to_owned()));
    }

    fn tell(&mut self, at: Range<usize>, key: Option<String>, what: What, allowed: Option<String>) {
        let (line, column) = self.place(at.start);
        let problem = Problem {
            file: self.file.to_owned(),
            line: Some(line),
            column: Some(column),
            key,
            what,
            allowed,
        };
        let place = |of: &Problem| (of.line, of.column);
        // One fault is told once: what is said of a setting says more than what was found while its line was read.
        let mut told = self.problems.iter_mut();
        let same = told
            .find(|other| matches!(other.what, What::Toml(_)) && place(other) == place(&problem));
        if let Some(same) = same {
            if !matches!(problem.what, What::Toml(_)) {
                *same = problem;
            }
            return;
        }
        let before = self
            .problems
            .partition_point(|other| place(other) <= place(&problem));
        self.problems.insert(before, problem);
    }

    /// Line and column of a byte, from 1.
    fn place(&self, at: usize) -> (usize, usize) {
        let before = self.text.get(..at).unwrap_or(self.text);
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = before.matches('\n').count() + 1;
        let column = before.get(start..).unwrap_or_default().chars().count() + 1;
        (line, column)
    }
}

/// What a value is, with its article.
fn kind(value: &DeValue) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

fn unknown(name: &str, names: &[&str]) -> What {
    match nearest(name, names.iter().copied()).first() {
        Some(meant) => What::Misspelt((*meant).to_owned()),
        None => What::Unknown,
    }
}
