//! Themes: which colours the screen is drawn in, read from `themes/*.toml`.

use ratatui::style::{Color, Modifier, Style};

use super::army::{Army, Colour, Ribbon};
use crate::lang::Lang;

/// Colours for all that is drawn. Every style of a panel has a writing colour and a background; the styles of men and
/// marks lie over that of a square, see [`on`](Theme::on).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Theme {
    /// The name it is chosen by: `klassiek`.
    pub name: String,
    /// What it is like, in English.
    pub about_en: String,
    /// What it is like, in Dutch.
    pub about_nl: String,
    /// The ground of the terminal that it is meant for, where it leaves that to the terminal.
    pub meant: Meant,
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
    /// The men of the light army that wears the ribbon, where four play.
    pub white_ribbon: Style,
    /// The men of the dark army that wears it.
    pub black_ribbon: Style,
    /// The sign of a frozen army's men, and the ground of their squares.
    pub frozen: Style,
    /// The sign of a queen that is warned, and of whoever attacks her.
    pub warned: Style,
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
    /// The numbers in the empty squares of the draughtboard, where they are dark.
    pub number: Style,
    /// The same where they are light.
    pub number_light: Style,
}

/// The ground that a terminal has by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Meant {
    /// Dark or light: either will do.
    #[default]
    Any,
    /// Black, or nearly.
    Dark,
    /// White, or nearly.
    Light,
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
    /// None: every theme is drawn as `zwartwit`, unless it has no colours itself.
    None,
}

/// The themes that are always there: their names and texts.
pub const BUILT_IN: [(&str, &str); 7] = [
    ("klassiek", include_str!("../../../themes/klassiek.toml")),
    ("delft", include_str!("../../../themes/delft.toml")),
    ("nacht", include_str!("../../../themes/nacht.toml")),
    ("dag", include_str!("../../../themes/dag.toml")),
    ("contrast", include_str!("../../../themes/contrast.toml")),
    ("lint", include_str!("../../../themes/lint.toml")),
    ("zwartwit", include_str!("../../../themes/zwartwit.toml")),
];

impl Theme {
    /// What it is like, in a few words; nothing if its maker said nothing.
    pub fn about(&self, lang: Lang) -> &str {
        let (own, other) = match lang {
            Lang::En => (&self.about_en, &self.about_nl),
            Lang::Nl => (&self.about_nl, &self.about_en),
        };
        match own.is_empty() {
            true => other,
            false => own,
        }
    }

    /// Words that were sought, marked also where there are no colours. Many terminals make the first eight colours bright
    /// where they are bold, and these were chosen dark.
    pub fn found(&self) -> Style {
        let bold = match self.accent.fg {
            Some(Color::Indexed(0..8)) => Modifier::empty(),
            _ => Modifier::BOLD,
        };
        self.accent.add_modifier(bold | Modifier::UNDERLINED)
    }

    /// The numbers in the empty squares of a shade.
    pub const fn number_on(&self, shade: Shade) -> Style {
        match shade {
            Shade::Light => self.number_light,
            Shade::Dark => self.number,
        }
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

    /// The men of an army.
    pub const fn army(&self, army: Army) -> Style {
        match (army.colour, army.ribbon) {
            (Colour::Light, Ribbon::Without) => self.white,
            (Colour::Dark, Ribbon::Without) => self.black,
            (Colour::Light, Ribbon::With) => self.white_ribbon,
            (Colour::Dark, Ribbon::With) => self.black_ribbon,
        }
    }

    /// Whether this is the ground of a square, or of what lies beside the board, on which nothing stands.
    pub fn is_bare(&self, ground: Color) -> bool {
        let bare = [self.light, self.dark, self.frozen, self.text];
        bare.iter().any(|style| style.bg == Some(ground))
    }

    /// What lies under the men of a frozen army.
    pub const fn ground_of_frozen(&self) -> Style {
        let mut ground = Style::new();
        ground.bg = self.frozen.bg;
        ground
    }

    /// Gives each panel style the ground of the text, and each square a writing colour.
    pub(super) fn grounded(mut self) -> Theme {
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
            // The brackets of the cursor come to stand there soonest; a pattern is written as text is.
            square.fg = match self.texture {
                Texture::Plain => self.cursor.fg,
                Texture::Dark => text.fg,
            };
        }
        self
    }

    pub(super) fn panel(&mut self, key: &str) -> Option<&mut Style> {
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

    pub(super) fn board(&mut self, key: &str) -> Option<&mut Style> {
        Some(match key {
            "light" => &mut self.light,
            "dark" => &mut self.dark,
            "white" => &mut self.white,
            "black" => &mut self.black,
            "white_ribbon" => &mut self.white_ribbon,
            "black_ribbon" => &mut self.black_ribbon,
            "frozen" => &mut self.frozen,
            "warned" => &mut self.warned,
            "edge" => &mut self.edge,
            "cursor" => &mut self.cursor,
            "held" => &mut self.held,
            "target" => &mut self.target,
            "last" => &mut self.last,
            "check" => &mut self.check,
            "mark" => &mut self.mark,
            "number" => &mut self.number,
            "number_light" => &mut self.number_light,
            _ => return None,
        })
    }
}

/// The shade of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shade {
    /// As h1.
    Light,
    /// As a1.
    #[default]
    Dark,
}

impl Shade {
    /// The shade of the squares beside it.
    #[must_use]
    pub const fn other(self) -> Shade {
        match self {
            Shade::Light => Shade::Dark,
            Shade::Dark => Shade::Light,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::look::file::{BOARD_KEYS, PANEL_KEYS};

    fn themes() -> impl Iterator<Item = Theme> {
        BUILT_IN
            .into_iter()
            .map(|(name, text)| Theme::read(name, name, text, Colours::Many).unwrap())
    }

    #[test]
    fn the_cursor_and_what_it_stands_on_have_one_colour() {
        for theme in themes() {
            if theme.cursor.bg.is_none() {
                assert_eq!(theme.cursor.fg, theme.accent.fg, "{}", theme.name);
            }
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
}
