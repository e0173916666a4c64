//! Themes: which colours the screen is drawn in, read from `themes/*.toml`.

use std::ops::Range;

use ratatui::style::{Color, Style};
use thiserror::Error;
use toml::de::{DeTable, DeValue};

use super::ink::{self, INK_FORM};

/// Colours for all that is drawn. Every style of a panel has a writing colour and a background; the styles of men and
/// marks lie over that of a square, see [`on`](Theme::on).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Theme {
    /// The name it is chosen by: `klassiek`.
    pub name: String,
    /// The shapes of White's men.
    pub men: Men,
    /// Whether dark squares are filled with a pattern, for want of colour.
    pub texture: Texture,
    /// Ordinary text, and the ground of everything that is no board.
    pub text: Style,
    /// What matters less.
    pub dim: Style,
    /// What matters more.
    pub strong: Style,
    /// What the cursor stands on, whose turn it is. Written in the colour of the cursor.
    pub accent: Style,
    /// A refusal, an error.
    pub error: Style,
    /// Headings.
    pub title: Style,
    /// Lines between panels.
    pub border: Style,
    /// The name of a key.
    pub key: Style,
    /// The chosen line of a list.
    pub selected: Style,
    /// The words of an article.
    pub quote: Style,
    /// Light squares.
    pub light: Style,
    /// Dark squares.
    pub dark: Style,
    /// The men of White.
    pub white: Style,
    /// The men of Black.
    pub black: Style,
    /// The letters and numbers beside the board.
    pub edge: Style,
    /// The brackets of the cursor.
    pub cursor: Style,
    /// The brackets of the man that is held.
    pub held: Style,
    /// Where the held man may go.
    pub target: Style,
    /// The last move.
    pub last: Style,
    /// A king in check.
    pub check: Style,
    /// The squares that explain a refusal.
    pub mark: Style,
}

/// The shapes of men.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Men {
    /// One shape for both armies, told apart by colour.
    #[default]
    Filled,
    /// White's outlined, Black's filled.
    Outlined,
}

/// What fills the dark squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Texture {
    /// Nothing but their colour.
    #[default]
    Plain,
    /// A pattern.
    Dark,
}

/// The colours that the terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Colours {
    /// Many: 256 or more.
    #[default]
    Many,
    /// Sixteen: a theme may have its own for these.
    Sixteen,
}

/// A theme that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}, line {line}: {what}")]
pub struct ThemeError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The key, what is wrong with it and what is allowed.
    pub what: String,
}

/// The themes that are always there: their names and texts.
pub const BUILT_IN: [(&str, &str); 3] = [
    ("klassiek", include_str!("../../themes/klassiek.toml")),
    ("nacht", include_str!("../../themes/nacht.toml")),
    ("zwartwit", include_str!("../../themes/zwartwit.toml")),
];

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

    /// A square of a shade.
    pub const fn square(&self, shade: Shade) -> Style {
        match shade {
            Shade::Light => self.light,
            Shade::Dark => self.dark,
        }
    }

    /// A man or a mark on a square of a shade: its own colours, and the square's where it has none.
    pub fn on(&self, shade: Shade, ink: Style) -> Style {
        self.square(shade).patch(ink)
    }

    /// Gives each panel style the ground of the text, and each square a writing colour.
    fn grounded(mut self) -> Theme {
        let text = self.text;
        for style in [
            &mut self.dim,
            &mut self.strong,
            &mut self.accent,
            &mut self.error,
            &mut self.title,
            &mut self.border,
            &mut self.key,
            &mut self.selected,
            &mut self.quote,
            &mut self.edge,
        ] {
            style.bg = style.bg.or(text.bg);
        }
        for square in [&mut self.light, &mut self.dark] {
            *square = match square.fg {
                Some(Color::Reset) | None => *square,
                Some(ground) => Style::new().bg(ground),
            };
            square.bg = square.bg.or(text.bg);
            square.fg = self.cursor.fg;
        }
        self
    }

    fn panel(&mut self, key: &str) -> Option<&mut Style> {
        Some(match key {
            "text" => &mut self.text,
            "dim" => &mut self.dim,
            "strong" => &mut self.strong,
            "accent" => &mut self.accent,
            "error" => &mut self.error,
            "title" => &mut self.title,
            "border" => &mut self.border,
            "key" => &mut self.key,
            "selected" => &mut self.selected,
            "quote" => &mut self.quote,
            _ => return None,
        })
    }

    fn board(&mut self, key: &str) -> Option<&mut Style> {
        Some(match key {
            "light" => &mut self.light,
            "dark" => &mut self.dark,
            "white" => &mut self.white,
            "black" => &mut self.black,
            "edge" => &mut self.edge,
            "cursor" => &mut self.cursor,
            "held" => &mut self.held,
            "target" => &mut self.target,
            "last" => &mut self.last,
            "check" => &mut self.check,
            "mark" => &mut self.mark,
            _ => return None,
        })
    }
}

/// The shade of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shade {
    /// As h1.
    Light,
    /// As a1.
    Dark,
}

struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

const PANEL_KEYS: &str = "text, dim, strong, accent, error, title, border, key, selected, quote";
const BOARD_KEYS: &str = "light, dark, white, black, edge, cursor, held, target, last, check, mark";

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
    use super::*;

    const TEXT: f64 = 4.5;
    const SIGN: f64 = 3.0;

    /// The relative luminance of WCAG 2, from 0 to 1.
    fn luminance(colour: Color) -> f64 {
        let Color::Rgb(red, green, blue) = colour else {
            panic!("{colour} is not red, green and blue");
        };
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.03928 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    fn contrast(style: Style) -> f64 {
        let (fore, back) = (style.fg.unwrap(), style.bg.unwrap());
        if (fore, back) == (Color::Reset, Color::Reset) {
            return 21.0; // the terminal's own
        }
        let (fore, back) = (luminance(fore) + 0.05, luminance(back) + 0.05);
        fore.max(back) / fore.min(back)
    }

    fn themes() -> impl Iterator<Item = Theme> {
        BUILT_IN
            .into_iter()
            .map(|(name, text)| Theme::read(name, name, text, Colours::Many).unwrap())
    }

    #[test]
    fn text_can_be_read() {
        for mut theme in themes() {
            for key in PANEL_KEYS.split(", ").filter(|key| *key != "border") {
                let found = contrast(*theme.panel(key).unwrap());
                assert!(found >= TEXT, "{}: {key} {found:.2}", theme.name);
            }
            let edge = contrast(theme.edge);
            assert!(edge >= TEXT, "{}: edge {edge:.2}", theme.name);
        }
    }

    #[test]
    fn men_and_marks_stand_out_from_both_shades() {
        for theme in themes() {
            let on_squares = [
                ("white", theme.white),
                ("black", theme.black),
                ("cursor", theme.cursor),
                ("held", theme.held),
                ("target", theme.target),
                ("last", theme.last),
                ("check", theme.check),
                ("mark", theme.mark),
            ];
            for (key, ink) in on_squares {
                for shade in [Shade::Light, Shade::Dark] {
                    let found = contrast(theme.on(shade, ink));
                    assert!(found >= SIGN, "{}: {key} {found:.2}", theme.name);
                }
            }
        }
    }

    #[test]
    fn the_cursor_and_what_it_stands_on_have_one_colour() {
        for theme in themes() {
            assert_eq!(theme.cursor.fg, theme.accent.fg, "{}", theme.name);
        }
    }

    #[test]
    fn no_colour_means_none() {
        let mut theme = Theme::built_in("zwartwit", Colours::Many).unwrap();
        for key in PANEL_KEYS.split(", ") {
            let style = *theme.panel(key).unwrap();
            assert_eq!(
                (style.fg, style.bg),
                (Some(Color::Reset), Some(Color::Reset))
            );
        }
        for key in BOARD_KEYS.split(", ") {
            let ink = *theme.board(key).unwrap();
            let style = theme.on(Shade::Light, ink);
            assert_eq!(
                (style.fg, style.bg),
                (Some(Color::Reset), Some(Color::Reset))
            );
        }
    }

    #[test]
    fn sixteen_colours_have_their_own() {
        for (name, _) in BUILT_IN {
            let mut theme = Theme::built_in(name, Colours::Sixteen).unwrap();
            let few = |colour: Option<Color>| {
                matches!(colour, Some(Color::Indexed(0..16) | Color::Reset))
            };
            for key in BOARD_KEYS.split(", ") {
                let ink = *theme.board(key).unwrap();
                let style = theme.on(Shade::Dark, ink);
                assert!(few(style.fg) && few(style.bg), "{name}: {key}");
            }
            for key in PANEL_KEYS.split(", ") {
                let style = *theme.panel(key).unwrap();
                assert!(few(style.fg) && few(style.bg), "{name}: {key}");
            }
        }
    }

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
