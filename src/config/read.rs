//! Settings out of the bytes of a file: what can be used is used, what cannot is told.

use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::names::{TOP, unknown};
use super::problem::{Allowed, Kind, Problem, What};
use super::settings::{Binding, Choice, Config, Letter, Mouse, Numbers, Place};

/// The longest word of the user's that is said again.
pub const LONGEST_SAID: usize = 40;
/// Nobody reads of more faults than these; the last says that there are more.
const MOST_TOLD: usize = 100;

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
            places: Vec::new(),
            ..binding
        })
        .collect();
    config.set.clear();
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
    let ends = text.match_indices('\n').map(|(end, _)| end + 1);
    let mut reader = Reader {
        config,
        text,
        lines: std::iter::once(0).chain(ends).collect(),
        file,
        names,
        problems: Vec::new(),
        faults: 0,
        wrong: BTreeSet::new(),
        bindings: Vec::new(),
    };
    reader.read();
    let mut problems = reader.problems;
    if reader.faults > MOST_TOLD {
        problems.push(Problem::of_file(file, What::More));
    }
    (reader.config, problems, reader.bindings)
}

/// The text, without the mark that Windows editors begin it with.
///
/// # Errors
/// Why it is no text, and in which line.
pub fn text(bytes: &[u8]) -> Result<&str, (Option<usize>, What)> {
    if is_wide(bytes) {
        return Err((None, What::Utf16));
    }
    let line = |at: usize| {
        let before = bytes.get(..at).unwrap_or_default();
        Some(1 + before.iter().filter(|byte| **byte == b'\n').count())
    };
    let text =
        std::str::from_utf8(bytes).map_err(|error| (line(error.valid_up_to()), What::NotUtf8))?;
    if let Some(at) = text.find('\0') {
        return Err((line(at), What::Zeros));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    match text.lines().position(|line| line.starts_with('\u{feff}')) {
        Some(before) => Err((Some(before + 1), What::ByteOrderMark(before + 1))),
        None => Ok(text),
    }
}

/// Is it written in two bytes a letter: with the mark of that, or with a zero in each of the first letters?
fn is_wide(bytes: &[u8]) -> bool {
    let marked = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let mut first = bytes.chunks_exact(2).take(4).peekable();
    let half = |letter: &[u8]| letter.iter().filter(|byte| **byte == 0).count() == 1;
    marked || (first.peek().is_some() && first.all(half))
}

/// One key and its value, with their places in the text.
struct Item<'a> {
    name: &'a str,
    at: Range<usize>,
    value: &'a DeValue<'a>,
    value_at: Range<usize>,
}

fn items<'a>(table: &'a DeTable<'a>) -> Vec<Item<'a>> {
    let item = |(key, value): (&'a Spanned<DeString<'_>>, &'a Spanned<DeValue<'_>>)| Item {
        name: key.get_ref(),
        at: key.span(),
        value: value.get_ref(),
        value_at: value.span(),
    };
    let mut items: Vec<Item> = table.iter().map(item).collect();
    items.sort_unstable_by_key(|item| item.at.start);
    items
}

struct Reader<'a> {
    config: Config,
    text: &'a str,
    /// Where each line begins.
    lines: Vec<usize>,
    file: &'a str,
    names: Names,
    problems: Vec<Problem>,
    /// How many faults there are, those that are not told among them.
    faults: usize,
    /// Line and column of all that is no TOML.
    wrong: BTreeSet<(usize, usize)>,
    bindings: Vec<Binding>,
}

impl Reader<'_> {
    fn read(&mut self) {
        let text = self.text;
        let (table, errors) = DeTable::parse_recoverable(text);
        let mut twice = BTreeSet::new();
        for error in errors {
            let at = error.span().unwrap_or_default();
            self.wrong.insert(self.place(at.start));
            let key = text.get(at.clone()).unwrap_or_default();
            if error.message().contains("duplicate key") {
                twice.insert(key.to_owned());
                self.tell(at, Some(key.to_owned()), What::Twice, None);
            } else {
                self.tell(at, None, What::Toml(error.message().to_owned()), None);
            }
        }
        for item in items(table.get_ref()) {
            match item.value {
                DeValue::Table(keys) if item.name == "keys" => {
                    for item in items(keys) {
                        if !twice.contains(item.name) {
                            let read = self.bindings.len();
                            self.binding(&item);
                            if self.is_wrong(&item) {
                                self.bindings.truncate(read);
                                self.name(&item, "keys.");
                            }
                        }
                    }
                }
                _ if twice.contains(item.name) => {}
                // What is no TOML is told already.
                _ if item.name.is_empty() && self.is_wrong(&item) => {}
                _ => {
                    let (before, faults) = (self.config.clone(), self.faults);
                    self.setting(&item);
                    if self.is_wrong(&item) {
                        self.config = before;
                        self.name(&item, "");
                    } else if self.faults == faults
                        && let Some(name) = TOP.iter().find(|name| **name == item.name)
                    {
                        let place = self.place_of(item.value_at.start);
                        self.config.set.push((*name, place));
                    }
                }
            }
        }
    }

    /// The lines of a setting.
    fn lines(&self, item: &Item) -> RangeInclusive<usize> {
        self.place(item.at.start).0..=self.place(item.value_at.end).0
    }

    /// Does a setting stand in lines that are no TOML? What they seem to say, as `claims = silent` does, nobody has said:
    /// the default holds.
    fn is_wrong(&self, item: &Item) -> bool {
        let lines = self.lines(item);
        let mut from = self.wrong.range((*lines.start(), 0)..);
        from.next().is_some_and(|(line, _)| line <= lines.end())
    }

    /// Names the setting in what is wrong with its lines.
    fn name(&mut self, item: &Item, table: &str) {
        let lines = self.lines(item);
        for problem in &mut self.problems {
            if problem.key.is_none() && problem.line.is_some_and(|line| lines.contains(&line)) {
                problem.key = Some(format!("{table}{}", item.name));
            }
        }
    }

    /// Is a text written without the quotation marks around it?
    fn is_bare(&self, item: &Item) -> bool {
        self.wrong.contains(&self.place(item.value_at.start))
    }

    /// What is wrong with a text that lacks the quotation marks around it, or where nothing stands at all.
    fn bare(word: &str) -> What {
        match word {
            "" => What::Lacking,
            word => What::Bare(word.chars().take(LONGEST_SAID).collect()),
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
                DeValue::String(theme) if self.is_bare(item) => {
                    let key = Some(item.name.to_owned());
                    let what = Reader::bare(theme);
                    self.tell(item.value_at.clone(), key, what, Some(Allowed::Theme));
                }
                DeValue::String(theme) if !theme.is_empty() => {
                    self.config.theme = theme.clone().into_owned();
                }
                _ => self.mistyped(item, Allowed::Theme),
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
            "keys" => self.mistyped(item, Allowed::KeyTable),
            name => {
                if self.problems.len() >= MOST_TOLD {
                    self.faults += 1;
                    return;
                }
                let keys = self.names_of_keys();
                let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
                let what = if self.knows(name) {
                    What::BelongsIn("[keys]")
                } else {
                    unknown(name, &TOP, &keys, "[keys]")
                };
                let allowed = (what == What::Unknown).then(|| Allowed::These(TOP.join(", ")));
                self.tell(item.at.clone(), Some(said(name).to_owned()), what, allowed);
            }
        }
    }

    fn binding(&mut self, item: &Item) {
        if self.names == Names::Known && !self.knows(item.name) {
            if self.problems.len() >= MOST_TOLD {
                self.faults += 1;
                return;
            }
            let names = self.names_of_keys();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let what = if TOP.contains(&item.name) {
                What::BelongsAtTop
            } else {
                unknown(item.name, &names, &TOP, "")
            };
            let allowed = (what == What::Unknown).then(|| Allowed::These(names.join(", ")));
            self.tell(item.at.clone(), Some(item_key(item)), what, allowed);
            return;
        }
        let mut binding = Binding {
            name: item.name.to_owned(),
            keys: Vec::new(),
            line: Some(self.place_of(item.at.start).line),
            places: vec![self.place_of(item.at.start)],
        };
        match item.value {
            DeValue::String(key) if self.is_bare(item) => {
                let what = Reader::bare(key);
                self.tell(
                    item.value_at.clone(),
                    Some(item_key(item)),
                    what,
                    Some(Allowed::Keys),
                );
                return;
            }
            DeValue::String(key) => {
                binding.keys.push(key.clone().into_owned());
                binding.places.push(self.place_of(item.value_at.start));
            }
            DeValue::Array(list) => {
                for (number, key) in list.iter().enumerate() {
                    let DeValue::String(name) = key.get_ref() else {
                        let what = What::Element(number + 1, kind(key.get_ref()));
                        self.tell(key.span(), Some(item_key(item)), what, Some(Allowed::Keys));
                        return;
                    };
                    binding.keys.push(name.clone().into_owned());
                    binding.places.push(self.place_of(key.span().start));
                }
            }
            other => {
                let what = What::Type(kind(other));
                let key = Some(item_key(item));
                self.tell(item.value_at.clone(), key, what, Some(Allowed::Keys));
                return;
            }
        }
        self.bindings.push(binding);
    }

    fn names_of_keys(&self) -> Vec<String> {
        let keys = self.config.keys.iter();
        keys.map(|known| known.name.clone()).collect()
    }

    fn knows(&self, name: &str) -> bool {
        self.config.keys.iter().any(|known| known.name == name)
    }

    /// One of a few words.
    fn choice<C: Choice>(&mut self, item: &Item) -> Option<C> {
        let words: Vec<String> = C::ALL.iter().map(|(word, _)| format!("{word:?}")).collect();
        let allowed = Allowed::These(words.join(", "));
        let DeValue::String(word) = item.value else {
            self.mistyped(item, allowed);
            return None;
        };
        let choice = C::named(word).filter(|_| !self.is_bare(item));
        if choice.is_none() {
            let what = match self.is_bare(item) {
                true => Reader::bare(word),
                false => What::Value(word.chars().take(LONGEST_SAID).collect()),
            };
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
                self.mistyped(item, Allowed::These("true, false".to_owned()));
                None
            }
        }
    }

    fn mistyped(&mut self, item: &Item, allowed: Allowed) {
        let key = Some(item.name.to_owned());
        let what = match item.value {
            DeValue::String(word) if word.is_empty() && self.is_bare(item) => What::Lacking,
            other => What::Type(kind(other)),
        };
        self.tell(item.value_at.clone(), key, what, Some(allowed));
    }

    fn tell(
        &mut self,
        at: Range<usize>,
        key: Option<String>,
        what: What,
        allowed: Option<Allowed>,
    ) {
        self.faults += 1;
        if self.problems.len() >= MOST_TOLD {
            return;
        }
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

    fn place_of(&self, at: usize) -> Place {
        let (line, column) = self.place(at);
        Place { line, column }
    }

    /// Line and column of a byte, from 1.
    fn place(&self, at: usize) -> (usize, usize) {
        let line = self.lines.partition_point(|start| *start <= at);
        let start = line
            .checked_sub(1)
            .and_then(|before| self.lines.get(before));
        let rest = start
            .and_then(|start| self.text.get(*start..))
            .unwrap_or_default();
        let length = at.saturating_sub(start.copied().unwrap_or_default());
        let column = rest.get(..length).unwrap_or(rest).chars().count() + 1;
        (line, column)
    }
}

/// The name of a binding, with its table.
fn item_key(item: &Item) -> String {
    format!("keys.{}", said(item.name))
}

/// A name as it is said: an empty one as it is written.
const fn said(name: &str) -> &str {
    if name.is_empty() { "\"\"" } else { name }
}

/// What a value is.
pub fn kind(value: &DeValue) -> Kind {
    match value {
        DeValue::String(_) => Kind::Text,
        DeValue::Integer(_) | DeValue::Float(_) => Kind::Number,
        DeValue::Boolean(_) => Kind::Truth,
        DeValue::Datetime(_) => Kind::Date,
        DeValue::Array(_) => Kind::List,
        DeValue::Table(_) => Kind::Table,
    }
}
