//! How a person wants it: the settings that the screen follows, and what becomes of them when one is changed.

use ratatui::layout::Rect;

use super::here::Here;
use super::keys::Keys;
use super::look::{Glyphs, Look};
use super::menu::house::Usual;
use super::menu::settings::{Change, Choices};
use crate::config;
use crate::config::View;
use crate::lang::Lang;
use crate::ui::look::theme::{BUILT_IN, Colours, Theme};

/// Looks, keys and habits.
#[derive(Clone, Debug)]
pub struct Taste {
    /// How everything is drawn.
    pub look: Look,
    /// Which key means what.
    pub keys: Keys,
    /// How the board lies.
    pub view: View,
    /// How men were asked to be drawn.
    pub glyphs: config::Glyphs,
    /// What a new game begins with.
    pub usual: Usual,
    /// The colours that the terminal has.
    pub colours: Colours,
    /// The name of the locale, which says what the terminal can show.
    pub locale: String,
}

impl Taste {
    /// The shapes of men that go with a wish, in a terminal of this locale.
    pub fn shapes(wish: config::Glyphs, locale: &str, lang: Lang) -> Glyphs {
        match wish {
            config::Glyphs::Auto => Glyphs::of_locale(locale, lang),
            config::Glyphs::Unicode => Glyphs::Symbols,
            config::Glyphs::Letters => Glyphs::Letters(lang),
        }
    }

    /// What a part of the screen needs to know that has this room.
    pub const fn here(&self, area: Rect) -> Here<'_> {
        Here {
            look: &self.look,
            keys: &self.keys,
            area,
        }
    }

    /// Gives a setting another value.
    pub fn change(&mut self, change: &Change) {
        match change {
            Change::Lang(lang) => self.look.lang = *lang,
            Change::Theme(name) => {
                if let Some(theme) = Theme::built_in(name, self.colours) {
                    self.look.theme = theme;
                }
            }
            Change::Glyphs(glyphs) => self.glyphs = *glyphs,
            Change::Shown(shown) => self.look.shown = *shown,
            Change::View(view) => self.view = *view,
            Change::Letter(letter) => self.usual.letter = *letter,
            Change::Claims(claims) => self.usual.claims = *claims,
            Change::Omitted(omitted) => self.usual.omitted = *omitted,
            Change::Numbers(numbers) => self.look.squares.numbers = *numbers,
            Change::Playing(shade) => self.look.squares.playing = *shade,
        }
        self.look.glyphs = Taste::shapes(self.glyphs, &self.locale, self.look.lang);
    }

    /// What can be chosen in the settings, and what is chosen.
    pub fn choices(&self) -> Choices {
        let built_in = BUILT_IN.iter().map(|(name, _)| (*name).to_owned());
        let mut themes: Vec<String> = built_in.collect();
        if !themes.contains(&self.look.theme.name) {
            themes.push(self.look.theme.name.clone());
        }
        Choices {
            themes,
            glyphs: self.glyphs,
            view: self.view,
            usual: self.usual,
        }
    }
}

#[cfg(test)]
impl Taste {
    /// What tests look with: the first theme, symbols, the usual keys.
    pub fn usual(lang: Lang) -> Taste {
        let colours = Colours::Many;
        Taste {
            look: Look {
                theme: Theme::built_in(BUILT_IN[0].0, colours).unwrap(),
                lang,
                shown: crate::law::text::Shown::Both,
                glyphs: Glyphs::Symbols,
                squares: crate::ui::look::Squares::default(),
            },
            keys: Keys::default(),
            view: View::Fixed,
            glyphs: config::Glyphs::Unicode,
            usual: Usual::default(),
            colours,
            locale: String::new(),
        }
    }
}
