//! Themes as files: where each style is read from, and what is said of what cannot be read.

use std::ops::Range;

use ratatui::style::{Color, Style};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::ink::{self, INK_FORM};
use super::theme::{BUILT_IN, Colours, Meant, Men, Texture, Theme, ThemeError};

const PANEL: &str = "panel";
const BOARD: &str = "board";
const SIXTEEN: &str = "sixteen";
const BASE: &str = "base";
/// The keys at the top of a theme.
const KEYS: &str = "base, about_en, about_nl, ground, men, texture, [panel], [board], [sixteen], [sixteen.panel], [sixteen.board]";
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
    /// The first thing in the text that cannot be understood: its line, its key and what is allowed there.
    pub fn read(name: &str, file: &str, text: &str, colours: Colours) -> Result<Theme, ThemeError> {
        let reader = Reader {
            file,
            text,
            colours,
        };
        let parsed = reader.parsed()?;
        let mut theme = reader.base(&parsed)?;
        theme.about_en.clear();
        theme.about_nl.clear();
        reader.read(&parsed, &mut theme)?;
        Ok(theme.finished(name, colours))
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
    let reader = Reader {
        file,
        text,
        colours,
    };
    let mut theme = Theme::default();
    reader.read(&reader.parsed().ok()?, &mut theme).ok()?;
    Some(theme)
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
}

/// The styles of panels.
pub const PANEL_KEYS: &str =
    "text, dim, strong, accent, error, title, border, key, selected, quote";
/// The styles of the board.
pub const BOARD_KEYS: &str = "light, dark, white, black, white_ribbon, black_ribbon, frozen, warned, edge, cursor, held, target, last, check, mark, number, number_light";

impl Reader<'_> {
    fn parsed(&self) -> Result<Spanned<DeTable<'_>>, ThemeError> {
        DeTable::parse(self.text).map_err(|error| {
            let at = error.span().unwrap_or(0..0);
            self.error(&at, error.message().to_owned())
        })
    }

    /// The theme on which this one builds.
    fn base(&self, parsed: &Spanned<DeTable<'_>>) -> Result<Theme, ThemeError> {
        let Some(value) = parsed.get_ref().get(BASE) else {
            return Ok(compiled_in(BUILT_IN[0].0, self.colours).unwrap_or_default());
        };
        let named = match value.get_ref() {
            DeValue::String(name) => compiled_in(name, self.colours),
            _ => None,
        };
        named.ok_or_else(|| {
            let known = BUILT_IN.map(|(name, _)| name).join(", ");
            let what = format!("{BASE}: it is no theme compiled in; allowed are {known}");
            self.error(&value.span(), what)
        })
    }

    fn read(&self, parsed: &Spanned<DeTable<'_>>, theme: &mut Theme) -> Result<(), ThemeError> {
        for (key, value) in parsed.get_ref() {
            let name: &str = key.get_ref();
            match (name, value.get_ref()) {
                (BASE, _) => {}
                ("about_en", DeValue::String(text)) => {
                    text.as_ref().clone_into(&mut theme.about_en);
                }
                ("about_nl", DeValue::String(text)) => {
                    text.as_ref().clone_into(&mut theme.about_nl);
                }
                ("ground", DeValue::String(_)) => {
                    let all = [
                        ("any", Meant::Any),
                        ("dark", Meant::Dark),
                        ("light", Meant::Light),
                    ];
                    theme.meant = self.word(name, value, all)?;
                }
                (PANEL | BOARD, DeValue::Table(table)) => self.section(theme, name, table)?,
                (SIXTEEN, DeValue::Table(_)) => {}
                (PANEL | BOARD | SIXTEEN, _) => {
                    let what = format!("{name} must be a table: [{name}]");
                    return Err(self.error(&value.span(), what));
                }
                ("about_en" | "about_nl" | "ground", _) => {
                    let what = format!("{name} must be a text between quotation marks");
                    return Err(self.error(&value.span(), what));
                }
                _ if self.shapes(theme, name, value)? => {}
                _ => {
                    let what = format!("unknown key {name:?}; allowed are {KEYS}");
                    return Err(self.error(&key.span(), what));
                }
            }
        }
        let sixteen = parsed.get_ref().get(SIXTEEN).map(Spanned::get_ref);
        if let Some(DeValue::Table(sixteen)) = sixteen {
            let mut unused = theme.clone();
            let into = match self.colours {
                Colours::Many | Colours::None => &mut unused,
                Colours::Sixteen => theme,
            };
            for (key, value) in sixteen {
                let name: &str = key.get_ref();
                match (name, value.get_ref()) {
                    (PANEL | BOARD, DeValue::Table(table)) => self.section(into, name, table)?,
                    _ if self.shapes(into, name, value)? => {}
                    _ => {
                        let what = format!(
                            "unknown key {name:?} in [sixteen]; allowed are men, texture, [sixteen.panel], [sixteen.board]"
                        );
                        return Err(self.error(&key.span(), what));
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether a key says how men or squares are shaped.
    fn shapes(
        &self,
        theme: &mut Theme,
        name: &str,
        value: &Spanned<DeValue<'_>>,
    ) -> Result<bool, ThemeError> {
        match name {
            "men" => {
                let all = [("filled", Men::Filled), ("outlined", Men::Outlined)];
                theme.men = self.word(name, value, all)?;
            }
            "texture" => {
                let all = [("plain", Texture::Plain), ("dark", Texture::Dark)];
                theme.texture = self.word(name, value, all)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn section(
        &self,
        theme: &mut Theme,
        section: &str,
        table: &DeTable<'_>,
    ) -> Result<(), ThemeError> {
        for (key, value) in table {
            let name: &str = key.get_ref();
            let (slot, allowed) = match section {
                PANEL => (theme.panel(name), PANEL_KEYS),
                _ => (theme.board(name), BOARD_KEYS),
            };
            let Some(slot) = slot else {
                let what = format!("unknown key {name:?} in [{section}]; allowed are {allowed}");
                return Err(self.error(&key.span(), what));
            };
            let style = match value.get_ref() {
                DeValue::String(text) => ink::read(text),
                _ => Err("it is no text".to_owned()),
            };
            let style = style.map_err(|why| {
                let what = format!("{name}: {why}; allowed is {INK_FORM}");
                self.error(&value.span(), what)
            })?;
            // What the nearest of sixteen would make of it need not be fit to be seen: the base knows better.
            if self.colours != Colours::Sixteen || is_of_few(style) {
                *slot = style;
            }
        }
        Ok(())
    }

    /// One of a few words.
    fn word<T: Copy, const N: usize>(
        &self,
        key: &str,
        value: &Spanned<DeValue<'_>>,
        all: [(&str, T); N],
    ) -> Result<T, ThemeError> {
        let said = match value.get_ref() {
            DeValue::String(said) => said.as_ref(),
            _ => "",
        };
        let meant = all.iter().find(|(word, _)| *word == said);
        meant.map(|(_, meant)| *meant).ok_or_else(|| {
            let allowed = all.map(|(word, _)| word).join(", ");
            let what = format!("{key}: {said:?} is none; allowed are {allowed}");
            self.error(&value.span(), what)
        })
    }

    fn error(&self, at: &Range<usize>, what: String) -> ThemeError {
        let before = self.text.get(..at.start).unwrap_or(self.text);
        ThemeError {
            file: self.file.to_owned(),
            line: 1 + before.matches('\n').count(),
            what,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
                "mine.toml, line 3: unknown key \"txt\" in [panel]; allowed are text, ",
            ),
            (
                "[board]\nlight = \"wood\"",
                "mine.toml, line 2: light: \"wood\" is no colour; allowed is COLOUR, ",
            ),
            (
                "[board]\nlight = 7",
                "mine.toml, line 2: light: it is no text; allowed is COLOUR, ",
            ),
            (
                "men = \"round\"",
                "mine.toml, line 1: men: \"round\" is none; allowed are filled, outlined",
            ),
            (
                "colour = 1",
                "mine.toml, line 1: unknown key \"colour\"; allowed are base, ",
            ),
            (
                "\n[sixteen.pane]\ntext = \"7\"",
                "mine.toml, line 2: unknown key \"pane\" in [sixteen]; allowed are ",
            ),
            (
                "\nbase = \"mine\"",
                "mine.toml, line 2: base: it is no theme compiled in; allowed are klassiek, delft, ",
            ),
            (
                "ground = \"white\"",
                "mine.toml, line 1: ground: \"white\" is none; allowed are any, dark, light",
            ),
            ("panel = 3", "mine.toml, line 1: panel must be a table"),
            ("[board\n", "mine.toml, line 1: "),
        ] {
            let found = Theme::read("mine", "mine.toml", text, Colours::Many)
                .unwrap_err()
                .to_string();
            assert!(found.starts_with(error), "{found}");
        }
    }
}
