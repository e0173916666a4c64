//! One setting put into the text of a user's file, or taken out of it; every other byte stays as it is.

use std::iter::once;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The table of the keys.
const KEYS: &str = "keys";

/// What is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Name<'a> {
    /// A setting at the top of the file.
    Setting(&'a str),
    /// The keys of something, in the table of keys.
    Key(&'a str),
}

/// A name and its value in a text.
struct Found<'a> {
    name: &'a str,
    name_at: Range<usize>,
    value_at: Range<usize>,
    value: &'a DeValue<'a>,
}

/// How the table of keys is written.
enum Keys {
    /// There is none.
    None,
    /// `[keys]`, and what follows the line that ends here.
    Headed(usize),
    /// `keys.flip = "f"`, the last of them in the line that ends here.
    Dotted(usize),
    /// `keys = { flip = "f" }`, its contents from here on.
    Inline(usize),
}

/// The text with this value, in the words of TOML, for a name; nothing if the text is no TOML, or so written that it is
/// better left to its owner.
pub fn put(text: &str, name: Name<'_>, value: &str) -> Option<String> {
    let table = DeTable::parse(text).ok()?;
    let table = table.get_ref();
    let new = match find(table, name) {
        Some(found) => exchanged(text, &found, value),
        None => inserted(text, table, name, value),
    };
    let mut wanted = leaves(text, table);
    let path = path(name);
    wanted.retain(|(known, _)| *known != path);
    wanted.push((path, value.to_owned()));
    reads(&new, wanted).then_some(new)
}

/// The text without this name; nothing where [`put`] would have none either.
pub fn take_out(text: &str, name: Name<'_>) -> Option<String> {
    let table = DeTable::parse(text).ok()?;
    let table = table.get_ref();
    let Some(found) = find(table, name) else {
        return Some(text.to_owned());
    };
    let line = start_of_line(text, found.name_at.start)..end_of_line(text, found.value_at.end);
    let before = text.get(line.start..found.name_at.start)?;
    let out = match before.trim().is_empty() || before.trim() == "keys." {
        true => line,
        false => in_braces(text, found.name_at.start..found.value_at.end),
    };
    let new = spliced(text, &out, "");
    let mut wanted = leaves(text, table);
    let path = path(name);
    wanted.retain(|(known, _)| *known != path);
    reads(&new, wanted).then_some(new)
}

/// The line that says so, as it would stand in the file.
pub fn line(name: Name<'_>, value: &str) -> String {
    match name {
        Name::Setting(name) | Name::Key(name) => format!("{name} = {value}"),
    }
}

fn path(name: Name<'_>) -> String {
    match name {
        Name::Setting(name) => name.to_owned(),
        Name::Key(name) => format!("{KEYS}.{name}"),
    }
}

fn find<'a>(table: &'a DeTable<'a>, name: Name<'_>) -> Option<Found<'a>> {
    let (table, name) = match name {
        Name::Setting(name) => (table, name),
        Name::Key(name) => match item(table, KEYS)?.value {
            DeValue::Table(keys) => (keys, name),
            _ => return None,
        },
    };
    item(table, name)
}

fn item<'a>(table: &'a DeTable<'a>, name: &str) -> Option<Found<'a>> {
    items(table).find(|found| found.name == name)
}

fn items<'a>(table: &'a DeTable<'a>) -> impl Iterator<Item = Found<'a>> {
    table.iter().map(|(key, value)| Found {
        name: key.get_ref(),
        name_at: key.span(),
        value_at: value.span(),
        value: value.get_ref(),
    })
}

/// All that is set, table by table, each value as it is written.
fn leaves(text: &str, table: &DeTable<'_>) -> Vec<(String, String)> {
    let mut leaves = Vec::new();
    for found in items(table) {
        match found.value {
            DeValue::Table(inner) => {
                let inner = self::leaves(text, inner).into_iter();
                leaves.extend(inner.map(|(path, value)| (format!("{}.{path}", found.name), value)));
            }
            _ => {
                let value = text.get(found.value_at).unwrap_or_default();
                leaves.push((found.name.to_owned(), value.to_owned()));
            }
        }
    }
    leaves
}

/// Does a text say all that is wanted, and nothing else?
fn reads(text: &str, wanted: Vec<(String, String)>) -> bool {
    let Ok(table) = DeTable::parse(text) else {
        return false;
    };
    let said = leaves(text, table.get_ref());
    said.len() == wanted.len() && wanted.iter().all(|leaf| said.contains(leaf))
}

/// Another value in the place of this one; what was remarked within it comes above its line.
fn exchanged(text: &str, found: &Found<'_>, value: &str) -> String {
    let new = spliced(text, &found.value_at, value);
    let above = start_of_line(text, found.name_at.start);
    spliced(&new, &(above..above), &remarks(text, found))
}

/// What is remarked between the values of a list, a line each.
fn remarks(text: &str, found: &Found<'_>) -> String {
    let DeValue::Array(list) = found.value else {
        return String::new();
    };
    let mut out = String::new();
    let mut from = found.value_at.start;
    let end = found.value_at.end;
    let values = list.iter().map(Spanned::span);
    for next in values.chain(once(end..end)) {
        for line in text.get(from..next.start).unwrap_or_default().lines() {
            if let Some(at) = line.find('#') {
                out += line.get(at..).unwrap_or_default();
                out += line_end(text);
            }
        }
        from = next.end;
    }
    out
}

fn inserted(text: &str, table: &DeTable<'_>, name: Name<'_>, value: &str) -> String {
    let end = line_end(text);
    let set = line(name, value);
    let own_line = |at: usize, set: &str| {
        let before = text.get(..at).unwrap_or(text);
        let break_before = match before.is_empty() || before.ends_with('\n') {
            true => "",
            false => end,
        };
        spliced(text, &(at..at), &format!("{break_before}{set}{end}"))
    };
    match name {
        Name::Setting(_) => match last_at_top(text, table) {
            Some(at) => own_line(at, &set),
            None => own_line(first_table(text, table), &set),
        },
        Name::Key(_) => match keys(text, table) {
            Keys::None if text.is_empty() => format!("[{KEYS}]{end}{set}{end}"),
            Keys::None => own_line(text.len(), &format!("{end}[{KEYS}]{end}{set}")),
            Keys::Headed(at) => own_line(at, &set),
            Keys::Dotted(at) => own_line(at, &format!("{KEYS}.{set}")),
            Keys::Inline(at) => {
                let rest = text.get(at..).unwrap_or_default().trim_start();
                let comma = if rest.starts_with('}') { " " } else { "," };
                spliced(text, &(at..at), &format!(" {set}{comma}"))
            }
        },
    }
}

fn keys(text: &str, table: &DeTable<'_>) -> Keys {
    let Some(found) = item(table, KEYS) else {
        return Keys::None;
    };
    if text
        .get(found.value_at.start..)
        .is_some_and(|rest| rest.starts_with('{'))
    {
        return Keys::Inline(found.value_at.start + 1);
    }
    let end = end_of_line(text, end(&found));
    match is_headed(text, found.name_at.start) {
        true => Keys::Headed(end),
        false => Keys::Dotted(end),
    }
}

/// Behind the last line above all tables that sets something.
fn last_at_top(text: &str, table: &DeTable<'_>) -> Option<usize> {
    let at_top = items(table).filter(|found| !is_headed(text, found.name_at.start));
    let last = at_top.map(|found| end(&found)).max()?;
    Some(end_of_line(text, last))
}

/// Before the first table, and before what is said of it in the lines above it; without one, at the end.
fn first_table(text: &str, table: &DeTable<'_>) -> usize {
    let heads = items(table).map(|found| found.name_at.start);
    let Some(head) = heads.min() else {
        return text.len();
    };
    let mut at = start_of_line(text, head);
    while at > 0 {
        let above = start_of_line(text, at - 1);
        if !text
            .get(above..at)
            .is_some_and(|line| line.trim_start().starts_with('#'))
        {
            break;
        }
        at = above;
    }
    at
}

/// Where something that is set ends; a table ends with the last thing that is set in it.
fn end(found: &Found<'_>) -> usize {
    let inner = match found.value {
        DeValue::Table(inner) => items(inner).map(|found| end(&found)).max(),
        _ => None,
    };
    let own = found.value_at.end.max(found.name_at.end);
    inner.map_or(own, |inner| inner.max(own))
}

/// Is this name the heading of a table?
fn is_headed(text: &str, name_at: usize) -> bool {
    let line = text.get(start_of_line(text, name_at)..name_at);
    line.is_some_and(|before| before.trim_start().starts_with('['))
}

fn start_of_line(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or(text);
    before.rfind('\n').map_or(0, |end| end + 1)
}

/// Behind the line's end.
fn end_of_line(text: &str, at: usize) -> usize {
    let rest = text.get(at..).unwrap_or_default();
    rest.find('\n').map_or(text.len(), |end| at + end + 1)
}

/// How lines end here: as the first does.
fn line_end(text: &str) -> &'static str {
    match text.split_once('\n') {
        Some((first, _)) if first.ends_with('\r') => "\r\n",
        _ => "\n",
    }
}

/// What stands between braces, with the comma that parts it from the rest.
fn in_braces(text: &str, at: Range<usize>) -> Range<usize> {
    let after = text.get(at.end..).unwrap_or_default();
    let blank = after.len() - after.trim_start().len();
    if after.trim_start().starts_with(',') {
        return at.start..at.end + blank + 1;
    }
    let before = text.get(..at.start).unwrap_or_default().trim_end();
    match before.strip_suffix(',') {
        Some(before) => before.len()..at.end,
        None => at,
    }
}

fn spliced(text: &str, at: &Range<usize>, new: &str) -> String {
    let before = text.get(..at.start).unwrap_or_default();
    let after = text.get(at.end..).unwrap_or_default();
    format!("{before}{new}{after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const THEME: Name = Name::Setting("theme");
    const FLIP: Name = Name::Key("flip");

    #[test]
    fn a_value_is_exchanged_and_all_else_stays() {
        for (before, name, after) in [
            (
                "# mine\r\ntheme = \"dag\" # dark\r\n\r\n[keys]\r\nup = \"k\"",
                THEME,
                "# mine\r\ntheme = \"x\" # dark\r\n\r\n[keys]\r\nup = \"k\"",
            ),
            (
                "[keys]\r\nflip = [ # a\r\n  # b\r\n  \"f\", # f\r\n  \"#\",\r\n] # c\r\n",
                FLIP,
                "[keys]\r\n# a\r\n# b\r\n# f\r\nflip = \"x\" # c\r\n",
            ),
            ("keys.flip = 'f'\n", FLIP, "keys.flip = \"x\"\n"),
            (
                "keys = { flip = \"f\" }\n",
                FLIP,
                "keys = { flip = \"x\" }\n",
            ),
            ("\"theme\" = 3", THEME, "\"theme\" = \"x\""),
        ] {
            assert_eq!(put(before, name, "\"x\"").as_deref(), Some(after));
        }
    }

    #[test]
    fn a_new_line_comes_where_it_belongs_and_ends_as_the_others_do() {
        for (before, name, after) in [
            ("", THEME, "theme = \"x\"\n"),
            ("", FLIP, "[keys]\nflip = \"x\"\n"),
            ("# mine", THEME, "# mine\ntheme = \"x\"\n"),
            ("view = 1\r\n", THEME, "view = 1\r\ntheme = \"x\"\r\n"),
            ("view = 1", FLIP, "view = 1\n\n[keys]\nflip = \"x\"\n"),
            (
                "# a\n\n# b\n[keys]\nup = \"k\"\n",
                THEME,
                "# a\n\ntheme = \"x\"\n# b\n[keys]\nup = \"k\"\n",
            ),
            (
                "law = \"both\" # a\n# b\n[keys]\n",
                THEME,
                "law = \"both\" # a\ntheme = \"x\"\n# b\n[keys]\n",
            ),
            (
                "[keys] # a\n\n[other]\n",
                FLIP,
                "[keys] # a\nflip = \"x\"\n\n[other]\n",
            ),
            (
                "[keys]\nup = [\n\"k\"\n]\n# b\n",
                FLIP,
                "[keys]\nup = [\n\"k\"\n]\nflip = \"x\"\n# b\n",
            ),
            (
                "keys.up = \"k\"\n[a]\n",
                FLIP,
                "keys.up = \"k\"\nkeys.flip = \"x\"\n[a]\n",
            ),
            (
                "keys = { up = \"k\" }\n",
                FLIP,
                "keys = { flip = \"x\", up = \"k\" }\n",
            ),
            ("keys = {}\n", FLIP, "keys = { flip = \"x\" }\n"),
        ] {
            assert_eq!(
                put(before, name, "\"x\"").as_deref(),
                Some(after),
                "{before:?}"
            );
        }
    }

    #[test]
    fn a_line_is_taken_out_whole() {
        for (before, name, after) in [
            (
                "# a\ntheme = \"x\" # b\nview = 1\n",
                THEME,
                "# a\nview = 1\n",
            ),
            ("theme = \"x\"", THEME, ""),
            ("view = 1\n", THEME, "view = 1\n"),
            (
                "[keys]\r\nflip = [\r\n\"f\"\r\n]\r\nup = \"k\"\r\n",
                FLIP,
                "[keys]\r\nup = \"k\"\r\n",
            ),
            ("keys.flip = \"x\"\nlaw = 1\n", FLIP, "law = 1\n"),
            (
                "keys = { flip = \"x\", up = \"k\" }\n",
                FLIP,
                "keys = {  up = \"k\" }\n",
            ),
            (
                "keys = { up = \"k\", flip = \"x\" }\n",
                FLIP,
                "keys = { up = \"k\" }\n",
            ),
        ] {
            assert_eq!(take_out(before, name).as_deref(), Some(after), "{before:?}");
        }
    }

    #[test]
    fn what_is_no_toml_or_no_table_is_left_to_its_owner() {
        for text in ["theme = = 3\n", "theme = \"a\"\ntheme = \"b\"\n", "[keys\n"] {
            assert_eq!(put(text, THEME, "\"x\""), None, "{text:?}");
            assert_eq!(take_out(text, THEME), None, "{text:?}");
        }
        assert_eq!(put("keys = 3\n", FLIP, "\"x\""), None);
        assert_eq!(put("[[keys]]\nup = \"k\"\n", FLIP, "\"x\""), None);
    }

    #[test]
    fn any_text_keeps_all_that_was_said_in_it() {
        let parts = [
            "# c\n",
            "\n",
            "\r\n",
            "theme = \"a\"\n",
            "view = \"b\" # d\r\n",
            "[keys]\n",
            "flip = \"f\"\n",
            "up = [\n\"k\",\n]\n",
            "flip = [ # e\n\"#\",\n# g\n]\n",
            "[other]\n",
            "keys.flip = \"z\"\n",
            "keys = { flip = \"a\" }\n",
            "  law = 1\n",
        ];
        let mut random = fastrand::Rng::with_seed(1869);
        let mut written = 0;
        for _ in 0..4000 {
            let text: String = (0..random.usize(0..7))
                .map(|_| parts[random.usize(..parts.len())])
                .collect();
            if DeTable::parse(&text).is_err() {
                continue;
            }
            for name in [THEME, FLIP] {
                let new = put(&text, name, "\"x\"").unwrap_or_else(|| panic!("{text:?}"));
                for (at, _) in text.match_indices("# ") {
                    assert!(new.contains(&text[at..at + 3]), "{new:?}");
                }
                let out = take_out(&new, name).unwrap_or_else(|| panic!("{new:?}"));
                // Where nothing had been set, what is left is what there was, but for a heading and line ends.
                let bare = |text: &str| text.replace("[keys]", "").replace(['\r', '\n'], "");
                if take_out(&text, name).as_ref() == Some(&text) {
                    assert_eq!(bare(&out), bare(&text), "{text:?}");
                }
                written += 1;
            }
        }
        assert!(written > 1000, "{written}");
    }
}
