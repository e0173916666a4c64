//! Themes as files: where each style is read from, and what is said of what cannot be read.

use std::ops::Range;

use ratatui::style::{Color, Style};
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

use super::ink;
use super::theme::{BUILT_IN, Colours, Meant, Men, Texture, Theme};
use crate::config::problem::{Allowed, Problem, What};
use crate::config::read::{LONGEST_SAID, kind};

const PANEL: &str = "panel";
const BOARD: &str = "board";
const SIXTEEN: &str = "sixteen";
const BASE: &str = "base";
/// The keys at the top of a theme, and those among its sixteen colours.
const KEYS: &str = "base, about_en, about_nl, ground, men, texture, [panel], [board], [sixteen], [sixteen.panel], [sixteen.board]";
const SIXTEEN_KEYS: &str = "men, texture, [sixteen.panel], [sixteen.board]";
/// The theme that is drawn where there are no colours.
const COLOURLESS: &str = "zwartwit";

impl Theme {
    /// The theme that is compiled in under this name.
    pub fn built_in(name: &str, colours: Colours) -> Option<Theme> {
        let theme = compiled_in(name, colours)?;
        Some(theme.finished(name, colours))
    }

    /// Reads a theme of a file; what the text leaves out is as in the theme compiled in that it names as its base, or as
    /// in `klassiek`.
    ///
    /// # Errors
    /// Everything in the text that cannot be understood, in its order.
    pub fn read(
        name: &str,
        file: &str,
        text: &str,
        colours: Colours,
    ) -> Result<Theme, Vec<Problem>> {
        let mut reader = Reader::new(file, text, colours);
        let parsed = reader.parsed();
        if reader.problems.is_empty() {
            let mut theme = reader.base(&parsed);
            theme.about_en.clear();
            theme.about_nl.clear();
            reader.read(&parsed, &mut theme);
            if reader.problems.is_empty() {
                return Ok(theme.finished(name, colours));
            }
        }
        let place = |of: &Problem| (of.line, of.column);
        reader.problems.sort_by_key(place);
        Err(reader.problems)
    }

    fn finished(self, name: &str, colours: Colours) -> Theme {
        let mut theme = self.grounded();
        if colours == Colours::None && !theme.is_colourless() {
            let plain = compiled_in(COLOURLESS, colours).unwrap_or_default();
            theme = Theme {
                about_en: theme.about_en,
                about_nl: theme.about_nl,
                ..plain.grounded()
            };
        }
        name.clone_into(&mut theme.name);
        theme
    }

    /// Whether everything is drawn in the terminal's own colours.
    fn is_colourless(&self) -> bool {
        let mut theme = self.clone();
        let plain = |style: Option<&mut Style>| {
            style.is_none_or(|style| {
                [style.fg, style.bg]
                    .iter()
                    .all(|colour| matches!(colour, None | Some(Color::Reset)))
            })
        };
        PANEL_KEYS.split(", ").all(|key| plain(theme.panel(key)))
            && BOARD_KEYS.split(", ").all(|key| plain(theme.board(key)))
    }
}

/// A theme that is compiled in, which is complete by itself.
fn compiled_in(name: &str, colours: Colours) -> Option<Theme> {
    let (file, text) = BUILT_IN.into_iter().find(|(known, _)| *known == name)?;
    let mut reader = Reader::new(file, text, colours);
    let parsed = reader.parsed();
    let mut theme = Theme::default();
    reader.read(&parsed, &mut theme);
    Some(theme).filter(|_| reader.problems.is_empty())
}

/// Whether a style is made of the sixteen colours, or of none.
fn is_of_few(style: Style) -> bool {
    [style.fg, style.bg]
        .iter()
        .all(|colour| matches!(colour, None | Some(Color::Reset | Color::Indexed(0..16))))
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
    colours: Colours,
    problems: Vec<Problem>,
}

/// The styles of panels.
pub const PANEL_KEYS: &str =
    "text, dim, strong, accent, error, title, border, key, selected, quote";
/// The styles of the board.
pub const BOARD_KEYS: &str = "light, dark, white, black, white_ribbon, black_ribbon, frozen, warned, edge, cursor, held, target, last, check, mark, number, number_light";

impl<'a> Reader<'a> {
    const fn new(file: &'a str, text: &'a str, colours: Colours) -> Reader<'a> {
        Reader {
            file,
            text,
            colours,
            problems: Vec::new(),
        }
    }

    fn parsed(&mut self) -> DeTable<'a> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in errors {
            let what = What::Toml(error.message().to_owned());
            self.tell(&error.span().unwrap_or_default(), None, what, None);
        }
        table.into_inner()
    }

    /// The theme on which this one builds.
    fn base(&mut self, parsed: &DeTable<'_>) -> Theme {
        let colours = self.colours;
        let usual = || compiled_in(BUILT_IN[0].0, colours).unwrap_or_default();
        let Some(value) = parsed.get(BASE) else {
            return usual();
        };
        let named = match value.get_ref() {
            DeValue::String(name) => compiled_in(name, colours),
            _ => None,
        };
        named.unwrap_or_else(|| {
            let known = BUILT_IN.map(|(name, _)| name).join(", ");
            self.no_value(BASE, value, &known);
            usual()
        })
    }

    fn read(&mut self, parsed: &DeTable<'_>, theme: &mut Theme) {
        for (key, value) in parsed {
            let name: &str = key.get_ref();
            match (name, value.get_ref()) {
                (BASE, _) => {}
                ("about_en", DeValue::String(text)) => {
                    text.as_ref().clone_into(&mut theme.about_en);
                }
                ("about_nl", DeValue::String(text)) => {
                    text.as_ref().clone_into(&mut theme.about_nl);
                }
                ("ground", _) => {
                    let all = [
                        ("any", Meant::Any),
                        ("dark", Meant::Dark),
                        ("light", Meant::Light),
                    ];
                    if let Some(meant) = self.word(name, value, all) {
                        theme.meant = meant;
                    }
                }
                (PANEL | BOARD, DeValue::Table(table)) => self.section(theme, "", name, table),
                (SIXTEEN, DeValue::Table(_)) => {}
                (PANEL | BOARD | SIXTEEN, other) => {
                    let allowed = Allowed::These(format!("[{name}]"));
                    let what = What::Type(kind(other));
                    self.tell(&value.span(), Some(name.to_owned()), what, Some(allowed));
                }
                ("about_en" | "about_nl", other) => {
                    let what = What::Type(kind(other));
                    self.tell(
                        &value.span(),
                        Some(name.to_owned()),
                        what,
                        Some(Allowed::Text),
                    );
                }
                _ if self.shapes(theme, "", name, value) => {}
                _ => self.unknown("", name, key, KEYS),
            }
        }
        let sixteen = parsed.get(SIXTEEN).map(Spanned::get_ref);
        if let Some(DeValue::Table(sixteen)) = sixteen {
            let mut unused = theme.clone();
            let into = match self.colours {
                Colours::Many | Colours::None => &mut unused,
                Colours::Sixteen => theme,
            };
            let within = "sixteen.";
            for (key, value) in sixteen {
                let name: &str = key.get_ref();
                match (name, value.get_ref()) {
                    (PANEL | BOARD, DeValue::Table(table)) => {
                        self.section(into, within, name, table);
                    }
                    _ if self.shapes(into, within, name, value) => {}
                    _ => self.unknown(within, name, key, SIXTEEN_KEYS),
                }
            }
        }
    }

    /// Whether a key says how men or squares are shaped.
    fn shapes(
        &mut self,
        theme: &mut Theme,
        within: &str,
        name: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> bool {
        let key = format!("{within}{name}");
        match name {
            "men" => {
                let all = [("filled", Men::Filled), ("outlined", Men::Outlined)];
                if let Some(men) = self.word(&key, value, all) {
                    theme.men = men;
                }
            }
            "texture" => {
                let all = [("plain", Texture::Plain), ("dark", Texture::Dark)];
                if let Some(texture) = self.word(&key, value, all) {
                    theme.texture = texture;
                }
            }
            _ => return false,
        }
        true
    }

    fn section(&mut self, theme: &mut Theme, within: &str, section: &str, table: &DeTable<'_>) {
        let within = format!("{within}{section}.");
        for (key, value) in table {
            let name: &str = key.get_ref();
            let (slot, allowed) = match section {
                PANEL => (theme.panel(name), PANEL_KEYS),
                _ => (theme.board(name), BOARD_KEYS),
            };
            let Some(slot) = slot else {
                self.unknown(&within, name, key, allowed);
                continue;
            };
            let style = match value.get_ref() {
                DeValue::String(text) => ink::read(text),
                other => Err(What::Type(kind(other))),
            };
            match style {
                // What the nearest of sixteen would make of it need not be fit to be seen: the base knows better.
                Ok(style) if self.colours != Colours::Sixteen || is_of_few(style) => *slot = style,
                Ok(_) => {}
                Err(what) => {
                    let key = Some(format!("{within}{name}"));
                    self.tell(&value.span(), key, what, Some(Allowed::Ink));
                }
            }
        }
    }

    /// One of a few words.
    fn word<T: Copy, const N: usize>(
        &mut self,
        key: &str,
        value: &Spanned<DeValue<'_>>,
        all: [(&str, T); N],
    ) -> Option<T> {
        let said = value.get_ref().as_str().unwrap_or_default();
        let meant = all.iter().find(|(word, _)| *word == said);
        if meant.is_none() {
            let allowed = all.map(|(word, _)| word).join(", ");
            self.no_value(key, value, &allowed);
        }
        meant.map(|(_, meant)| *meant)
    }

    /// A value that is none of those allowed.
    fn no_value(&mut self, key: &str, value: &Spanned<DeValue<'_>>, allowed: &str) {
        let what = match value.get_ref() {
            DeValue::String(word) => What::Value(word.chars().take(LONGEST_SAID).collect()),
            other => What::Type(kind(other)),
        };
        let allowed = Allowed::These(allowed.to_owned());
        self.tell(&value.span(), Some(key.to_owned()), what, Some(allowed));
    }

    fn unknown(&mut self, within: &str, name: &str, key: &Spanned<DeString<'_>>, allowed: &str) {
        let name = format!("{within}{name}");
        let allowed = Allowed::These(allowed.to_owned());
        self.tell(&key.span(), Some(name), What::Unknown, Some(allowed));
    }

    fn tell(
        &mut self,
        at: &Range<usize>,
        key: Option<String>,
        what: What,
        allowed: Option<Allowed>,
    ) {
        let before = self.text.get(..at.start).unwrap_or(self.text);
        let column = before.rsplit('\n').next().unwrap_or_default();
        self.problems.push(Problem {
            line: Some(1 + before.matches('\n').count()),
            column: Some(1 + column.chars().count()),
            key,
            allowed,
            ..Problem::of_file(self.file, what)
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lang::Lang;

    #[test]
    fn a_theme_of_ones_own_changes_what_it_names() {
        let text = "[board]\nlight = \"#bbaa99\"\n";
        let theme = Theme::read("mine", "mine.toml", text, Colours::Many).unwrap();
        let klassiek = Theme::built_in("klassiek", Colours::Many).unwrap();
        assert_eq!(theme.light.bg, Some(Color::Rgb(0xbb, 0xaa, 0x99)));
        assert_eq!(theme.text, klassiek.text);
    }

    #[test]
    fn a_theme_builds_on_the_one_it_names() {
        let text = "base = \"delft\"\n[panel]\ntext = \"#000000 on #ffffff\"\n";
        for colours in [Colours::Many, Colours::Sixteen] {
            let theme = Theme::read("mine", "mine.toml", text, colours).unwrap();
            let delft = Theme::built_in("delft", colours).unwrap();
            assert_eq!(
                (theme.light, theme.men, theme.black),
                (delft.light, delft.men, delft.black)
            );
            // Two hexadecimal colours do not count among sixteen.
            assert_eq!(theme.text == delft.text, colours == Colours::Sixteen);
        }
    }

    #[test]
    fn among_sixteen_colours_those_of_the_sixteen_count_wherever_they_stand() {
        for text in [
            "[board]\nlight = \"6\"\n",
            "[board]\nlight = \"#aabbcc\"\n[sixteen.board]\nlight = \"6\"\n",
        ] {
            let theme = Theme::read("mine", "mine.toml", text, Colours::Sixteen).unwrap();
            assert_eq!(theme.light.bg, Some(Color::Indexed(6)));
        }
    }

    #[test]
    fn without_colours_every_theme_is_black_and_white_and_keeps_its_name() {
        let plain = Theme::built_in(COLOURLESS, Colours::Many).unwrap();
        for (name, text) in BUILT_IN {
            let theme = Theme::read(name, name, text, Colours::None).unwrap();
            assert_eq!(theme.name, name);
            assert_eq!((theme.men, theme.texture), (plain.men, plain.texture));
            assert_eq!((theme.text, theme.check), (plain.text, plain.check));
        }
        let own = BUILT_IN[6].1.replace("\"outlined\"", "\"filled\"");
        let own = Theme::read("mine", "mine.toml", &own, Colours::None).unwrap();
        assert_eq!(own.men, Men::Filled);
    }

    #[test]
    fn every_theme_compiled_in_says_all_that_can_be_said() {
        for (name, text) in BUILT_IN {
            let said: toml::Table = text.parse().unwrap();
            let few = said
                .get(SIXTEEN)
                .map_or(&said, |few| few.as_table().unwrap());
            for table in [&said, few] {
                for (section, keys) in [(PANEL, PANEL_KEYS), (BOARD, BOARD_KEYS)] {
                    for key in keys.split(", ") {
                        assert!(table[section].get(key).is_some(), "{name}: {section} {key}");
                    }
                }
            }
            for key in ["about_en", "about_nl", "men", "texture"] {
                assert!(said.contains_key(key), "{name}: {key}");
            }
            assert_eq!(
                text.contains("default"),
                said.contains_key("ground") || name == "klassiek"
            );
        }
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (text, error) in [
            (
                "[panel]\n\ntxt = \"7\"",
                "line 3, column 1: panel.txt: unknown; allowed: text, ",
            ),
            (
                "[board]\nlight = \"wood\"",
                "line 2, column 9: board.light: \"wood\" is no colour; allowed: COLOUR, ",
            ),
            (
                "[board]\nlight = 7",
                "line 2, column 9: board.light: a number cannot stand here; allowed: COLOUR, ",
            ),
            (
                "men = \"round\"",
                "line 1, column 7: men: \"round\" is not one of its values; allowed: filled, outlined",
            ),
            (
                "colour = 1",
                "line 1, column 1: colour: unknown; allowed: base, ",
            ),
            (
                "\n[sixteen.pane]\ntext = \"7\"",
                "line 2, column 10: sixteen.pane: unknown; allowed: men, ",
            ),
            (
                "\nbase = \"mine\"",
                "line 2, column 8: base: \"mine\" is not one of its values; allowed: klassiek, delft, ",
            ),
            (
                "ground = \"white\"",
                "line 1, column 10: ground: \"white\" is not one of its values; allowed: any, dark, light",
            ),
            (
                "panel = 3",
                "line 1, column 9: panel: a number cannot stand here; allowed: [panel]",
            ),
            (
                "about_en = true",
                "line 1, column 12: about_en: true or false cannot stand here; allowed: a text",
            ),
            ("[board\n", "line 1, column "),
        ] {
            let found = Theme::read("mine", "mine.toml", text, Colours::Many).unwrap_err();
            let [en, nl] = Lang::ALL.map(|lang| lang.words().config.say(&found[0]));
            let said = format!("mine.toml, {error}");
            assert!(en.starts_with(&said), "{en}");
            // Nothing of it is said in English to who reads Dutch, but what the reader of TOML says.
            for english in ["unknown", "allowed", "cannot", "is no"] {
                assert!(!nl.contains(english), "{nl}");
            }
        }
    }

    #[test]
    fn all_that_is_wrong_is_named_in_its_order() {
        let text = "txt = 1\n[panel]\ntext = \"#12\"\ndim = \"7 on\"\n[board]\nlight = \"7 thin\"\n[sixteen]\nmen = 3\n";
        let found = Theme::read("mine", "mine.toml", text, Colours::Many).unwrap_err();
        let lines: Vec<_> = found.iter().map(|problem| problem.line).collect();
        assert_eq!(lines, [1, 3, 4, 6, 8].map(Some));
    }
}
