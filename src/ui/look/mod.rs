//! How everything is drawn: theme, language, shapes of men. Handed to every `draw`.

pub mod army;
mod file;
mod ink;
pub mod theme;
pub mod themes;

use self::army::{Army, Colour};
use self::theme::{Men, Shade, Texture, Theme};
use crate::board::piece::{Role, Seat};
use crate::config;
use crate::lang::Lang;
use crate::lang::words::Words;
use crate::law::text::Shown;
use crate::notation::letters::Letters;
use crate::ui::clean::shown;

/// What everything is drawn with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// The language of the interface.
    pub lang: Lang,
    /// In which words articles are shown.
    pub shown: Shown,
    /// The shapes of the men.
    pub glyphs: Glyphs,
    /// The squares of the draughtboard.
    pub squares: Squares,
}

/// How the squares of the draughtboard are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Squares {
    /// Whether the empty ones have their numbers.
    pub numbers: Numbers,
    /// Which are played on: the dark in the Netherlands, the light in France (DP6a).
    pub playing: Shade,
}

/// Whether the empty squares of the draughtboard have their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Numbers {
    /// As in the book.
    #[default]
    Drawn,
    /// Nothing but the squares.
    Hidden,
}

impl Numbers {
    /// The other of the two.
    #[must_use]
    pub const fn other(self) -> Numbers {
        match self {
            Numbers::Drawn => Numbers::Hidden,
            Numbers::Hidden => Numbers::Drawn,
        }
    }
}

/// The shapes of the men, and with them of lines and marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Glyphs {
    /// The chess symbols of Unicode.
    #[default]
    Symbols,
    /// Letters and nothing but ASCII: light armies' capital, dark ones' small.
    Letters(Lang),
}

/// What men a terminal can show, by its locale and its font.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Able {
    /// The symbols of Unicode.
    #[default]
    Symbols,
    /// Letters alone.
    Letters,
}

impl Glyphs {
    /// The shapes that go with a wish, in a terminal that can show so much.
    pub const fn wished(wish: config::Glyphs, able: Able, lang: Lang) -> Glyphs {
        match (wish, able) {
            (config::Glyphs::Unicode, _) | (config::Glyphs::Auto, Able::Symbols) => Glyphs::Symbols,
            (config::Glyphs::Letters, _) | (config::Glyphs::Auto, Able::Letters) => {
                Glyphs::Letters(lang)
            }
        }
    }
}

impl Look {
    /// Every line of the language in use.
    pub const fn words(&self) -> &'static Words {
        self.lang.words()
    }

    /// The name of who sits there, made safe to show, or that of the seat.
    pub fn name(&self, names: &[String], seat: Seat) -> String {
        match names.get(seat.index()).map_or("", |name| name.trim()) {
            "" => (self.words().terms.seat)(seat).to_owned(),
            name => shown(name),
        }
    }

    /// The name of who sits there, and the seat: `Anna (South)`; the seat alone where nobody gave a name.
    pub fn titled(&self, names: &[String], seat: Seat) -> String {
        let title = (self.words().terms.seat)(seat);
        match self.name(names, seat) {
            name if name == title => name,
            name => format!("{name} ({title})"),
        }
    }

    /// A man of an army as it is drawn: one column wide.
    pub fn man(&self, role: Role, army: Army) -> String {
        match self.glyphs {
            Glyphs::Symbols => {
                let outlined = army.colour == Colour::Light && self.theme.men == Men::Outlined;
                symbol(role, outlined).to_owned()
            }
            Glyphs::Letters(lang) => {
                let letter = match (lang, role) {
                    (Lang::Nl, Role::Pawn) => 'I', // P is the knight, so the pawn is the letter that looks like one
                    (_, Role::Man) => 'O',         // what a disc looks like
                    (lang, role) => Letters::from(lang).of(role),
                };
                match army.colour {
                    Colour::Light => letter.to_string(),
                    Colour::Dark => letter.to_ascii_lowercase().to_string(),
                }
            }
        }
    }

    /// One of two texts: the one with symbols, or the one in ASCII where there are only letters.
    pub const fn pick<'a>(&self, symbols: &'a str, letters: &'a str) -> &'a str {
        match self.glyphs {
            Glyphs::Symbols => symbols,
            Glyphs::Letters(_) => letters,
        }
    }

    /// What fills an empty place of a square.
    pub const fn ground(&self, shade: Shade) -> &'static str {
        match (self.theme.texture, shade, self.glyphs) {
            (Texture::Dark, Shade::Dark, Glyphs::Symbols) => "░",
            (Texture::Dark, Shade::Dark, Glyphs::Letters(_)) => ":",
            _ => " ",
        }
    }
}

/// The symbols of chess and draughts. The pawn's is followed by the sign that asks for text, since some terminals draw it as a
/// picture; the others have no such picture.
const fn symbol(role: Role, outlined: bool) -> &'static str {
    match (role, outlined) {
        (Role::Pawn, false) => "♟\u{fe0e}",
        (Role::Knight, false) => "♞",
        (Role::Bishop, false) => "♝",
        (Role::Rook, false) => "♜",
        (Role::Queen, false) => "♛",
        (Role::King, false) => "♚",
        (Role::Pawn, true) => "♙",
        (Role::Knight, true) => "♘",
        (Role::Bishop, true) => "♗",
        (Role::Rook, true) => "♖",
        (Role::Queen, true) => "♕",
        (Role::King, true) => "♔",
        (Role::Man, false) => "⛂",
        (Role::Crowned, false) => "⛃",
        (Role::Man, true) => "⛀",
        (Role::Crowned, true) => "⛁",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use unicode_width::UnicodeWidthStr;

    use super::*;
    use crate::ui::look::theme::{BUILT_IN, Colours};

    fn looks() -> Vec<Look> {
        let mut looks = Vec::new();
        let depths = [Colours::Many, Colours::Sixteen, Colours::None];
        let each = BUILT_IN.into_iter();
        for (theme, colours) in each.flat_map(|(name, _)| depths.map(|depth| (name, depth))) {
            for glyphs in [
                Glyphs::Symbols,
                Glyphs::Letters(Lang::En),
                Glyphs::Letters(Lang::Nl),
            ] {
                let theme = Theme::built_in(theme, colours).unwrap();
                looks.push(Look {
                    theme,
                    lang: Lang::En,
                    shown: Shown::Both,
                    glyphs,
                    squares: Squares::default(),
                });
            }
        }
        looks
    }

    /// Every man: of chess in four armies, of draughts in two.
    fn men() -> impl Iterator<Item = (Role, Army)> {
        let chess = |army| Role::CHESS.map(|role| (role, army));
        let draughts = |army| [Role::Man, Role::Crowned].map(|role| (role, army));
        let four = Army::ALL.into_iter().flat_map(chess);
        four.chain(Seat::TWO.map(Army::of_two).into_iter().flat_map(draughts))
    }

    /// Also by the table of terminals in the Far East, where doubtful letters take two columns.
    #[test]
    fn every_man_is_one_column_wide() {
        for look in looks() {
            for (role, army) in men() {
                let man = look.man(role, army);
                assert_eq!((man.width(), man.width_cjk()), (1, 1), "{role:?} {army:?}");
            }
            for shade in [Shade::Light, Shade::Dark] {
                let ground = look.ground(shade);
                assert_eq!((ground.width(), ground.width_cjk()), (1, 1), "{ground}");
            }
        }
    }

    /// A symbol that some fonts have as a picture is followed by the sign that asks for text; no other is.
    #[test]
    fn no_man_is_drawn_as_a_picture() {
        for look in looks() {
            for (role, army) in men() {
                let man = look.man(role, army);
                assert_eq!(man.starts_with('♟'), man.ends_with('\u{fe0e}'), "{man}");
            }
        }
    }

    #[test]
    fn letters_are_those_of_the_language() {
        let men = |lang| {
            let roles = [
                Role::King,
                Role::Queen,
                Role::Rook,
                Role::Bishop,
                Role::Knight,
                Role::Pawn,
            ];
            let mut look = looks()[0].clone();
            look.glyphs = Glyphs::Letters(lang);
            Army::ALL.map(|army| roles.map(|role| look.man(role, army)).concat())
        };
        assert_eq!(men(Lang::En), ["KQRBNP", "kqrbnp", "KQRBNP", "kqrbnp"]);
        // Koning, dame, toren, loper, paard; the pawn's P is taken.
        assert_eq!(men(Lang::Nl), ["KDTLPI", "kdtlpi", "KDTLPI", "kdtlpi"]);
    }

    #[test]
    fn men_are_told_apart() {
        for look in looks() {
            let drawn: HashSet<_> = men()
                .map(|(role, army)| (look.man(role, army), look.theme.army(army)))
                .collect();
            // The king of draughts may have the letter of the king of chess: they never meet.
            let men = match look.glyphs {
                Glyphs::Symbols => 28,
                Glyphs::Letters(_) => 26,
            };
            assert_eq!(drawn.len(), men, "{} {:?}", look.theme.name, look.glyphs);
        }
    }

    #[test]
    fn four_armies_are_told_apart_without_colour() {
        for look in looks() {
            let seen: HashSet<_> = Army::ALL
                .map(|army| {
                    let ink = look.theme.army(army);
                    // Where men are filled and have no letter, light and dark are told by how bright they are.
                    let bright = (ink.fg == look.theme.white.fg, ink.bg);
                    (look.man(Role::Rook, army), bright, ink.add_modifier)
                })
                .into_iter()
                .collect();
            assert_eq!(seen.len(), 4, "{} {:?}", look.theme.name, look.glyphs);
        }
    }
}
