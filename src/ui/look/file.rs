//! Themes as files: where each style is read from, and what is said of what cannot be read.

use std::ops::Range;

use toml::de::{DeTable, DeValue};

use super::ink::{self, INK_FORM};
use super::theme::{BUILT_IN, Colours, Men, Texture, Theme, ThemeError};

const PANEL: &str = "panel";
const BOARD: &str = "board";
const SIXTEEN: &str = "sixteen";

impl Theme {
    /// The theme that is always there under this name.
    pub fn built_in(name: &str, colours: Colours) -> Option<Theme> {
        let (name, text) = BUILT_IN.into_iter().find(|(known, _)| *known == name)?;
        Theme::read(name, name, text, colours).ok()
    }

    /// Reads a theme of a file; what the text leaves out is as in `klassiek`.
    ///
    /// # Errors
    /// The first thing in the text that cannot be understood: its line, its key and what is allowed there.
    pub fn read(name: &str, file: &str, text: &str, colours: Colours) -> Result<Theme, ThemeError> {
        let mut theme = Theme::default();
        let (_, klassiek) = BUILT_IN[0];
        for text in [klassiek, text] {
            let reader = Reader { file, text };
            theme.men = Men::Filled;
            theme.texture = Texture::Plain;
            reader.read(&mut theme, colours)?;
        }
        name.clone_into(&mut theme.name);
        Ok(theme.grounded())
    }
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

/// The styles of panels.
pub const PANEL_KEYS: &str =
    "text, dim, strong, accent, error, title, border, key, selected, quote";
/// The styles of the board.
pub const BOARD_KEYS: &str = "light, dark, white, black, white_ribbon, black_ribbon, frozen, warned, edge, cursor, held, target, last, check, mark, number";

impl Reader<'_> {
    fn read(&self, theme: &mut Theme, colours: Colours) -> Result<(), ThemeError> {
        let parsed = DeTable::parse(self.text).map_err(|error| {
            let at = error.span().unwrap_or(0..0);
            self.error(&at, error.message().to_owned())
        })?;
        for (key, value) in parsed.get_ref() {
            let at = value.span();
            let name: &str = key.get_ref();
            match (name, value.get_ref()) {
                ("men", DeValue::String(shape)) => theme.men = self.men(&at, shape)?,
                ("texture", DeValue::String(kind)) => theme.texture = self.texture(&at, kind)?,
                (PANEL | BOARD, DeValue::Table(table)) => self.section(theme, name, table)?,
                (SIXTEEN, DeValue::Table(_)) => {}
                (PANEL | BOARD | SIXTEEN, _) => {
                    let what = format!("{name} must be a table: [{name}]");
                    return Err(self.error(&at, what));
                }
                ("men" | "texture", _) => {
                    let what = format!("{name} must be a text between quotation marks");
                    return Err(self.error(&at, what));
                }
                _ => {
                    let what = format!(
                        "unknown key {name:?}; allowed are men, texture, [panel], [board], [sixteen.panel], [sixteen.board]"
                    );
                    return Err(self.error(&key.span(), what));
                }
            }
        }
        let sixteen = parsed.get_ref().get(SIXTEEN).map(toml::Spanned::get_ref);
        if let Some(DeValue::Table(sixteen)) = sixteen {
            let mut kept = theme.clone();
            let into = match colours {
                Colours::Many => &mut kept,
                Colours::Sixteen => theme,
            };
            for (key, value) in sixteen {
                let name: &str = key.get_ref();
                let (PANEL | BOARD, DeValue::Table(table)) = (name, value.get_ref()) else {
                    let what = format!(
                        "unknown key {name:?} in [sixteen]; allowed are [sixteen.panel], [sixteen.board]"
                    );
                    return Err(self.error(&key.span(), what));
                };
                self.section(into, name, table)?;
            }
        }
        Ok(())
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
            *slot = style.map_err(|why| {
                let what = format!("{name}: {why}; allowed is {INK_FORM}");
                self.error(&value.span(), what)
            })?;
        }
        Ok(())
    }

    fn men(&self, at: &Range<usize>, name: &str) -> Result<Men, ThemeError> {
        match name {
            "filled" => Ok(Men::Filled),
            "outlined" => Ok(Men::Outlined),
            _ => {
                let what = format!("men: {name:?} is none; allowed are filled, outlined");
                Err(self.error(at, what))
            }
        }
    }

    fn texture(&self, at: &Range<usize>, name: &str) -> Result<Texture, ThemeError> {
        match name {
            "plain" => Ok(Texture::Plain),
            "dark" => Ok(Texture::Dark),
            _ => {
                let what = format!("texture: {name:?} is none; allowed are plain, dark");
                Err(self.error(at, what))
            }
        }
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
    use ratatui::style::Color;

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
                "mine.toml, line 1: unknown key \"colour\"; allowed are men, ",
            ),
            (
                "\n[sixteen.pane]\ntext = \"7\"",
                "mine.toml, line 2: unknown key \"pane\" in [sixteen]; allowed are ",
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
