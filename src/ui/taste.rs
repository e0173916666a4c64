//! How a person wants it: the settings that the screen follows, and what becomes of them when one is changed.

use ratatui::layout::Rect;

use super::asked::by_language;
use super::here::Here;
use super::keys::Keys;
use super::look::{Able, Glyphs, Look};
use super::menu::house::Usual;
use super::menu::settings::{Change, Choices};
use crate::config;
use crate::config::{Color, Mouse, View};
use crate::law::text::Shown;
use crate::ui::keys::key::Key;
use crate::ui::look::themes::Themes;

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
    /// How many colours were asked for.
    pub color: Color,
    /// Whether the mouse was asked to play.
    pub mouse: Mouse,
    /// The words of the articles that were asked for; without any they go with the language.
    pub shown: Option<Shown>,
    /// What a new game begins with.
    pub usual: Usual,
    /// The themes there are.
    pub themes: Themes,
    /// What men the terminal can show.
    pub able: Able,
}

impl Taste {
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
            Change::Usual(change) => return self.change(change),
            Change::Keys(name, keys) => {
                let keys: Vec<String> = keys.iter().map(Key::to_string).collect();
                let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
                // Whoever offered them has made sure that they can be.
                let _ = self.keys.bind(name, &keys);
            }
            Change::Lang(lang) => {
                self.look.lang = *lang;
                if self.shown.is_none() {
                    self.look.shown = by_language(*lang);
                }
            }
            Change::Theme(name) => {
                if let Some(theme) = self.themes.named(name) {
                    self.look.theme = theme;
                }
            }
            Change::Glyphs(glyphs) => self.glyphs = *glyphs,
            Change::Color(color) => self.color = *color,
            Change::Shown(shown) => {
                self.shown = *shown;
                self.look.shown = shown.unwrap_or(by_language(self.look.lang));
            }
            Change::View(view) => self.view = *view,
            Change::Mouse(mouse) => self.mouse = *mouse,
            Change::Letter(letter) => self.usual.letter = *letter,
            Change::Claims(claims) => self.usual.claims = *claims,
            Change::Omitted(omitted) => self.usual.omitted = *omitted,
            Change::Numbers(numbers) => self.look.squares.numbers = *numbers,
            Change::Playing(shade) => self.look.squares.playing = *shade,
        }
        self.look.glyphs = Glyphs::wished(self.glyphs, self.able, self.look.lang);
    }

    /// What can be chosen in the settings, and what is chosen.
    pub fn choices(&self) -> Choices {
        let mut themes = self.themes.names();
        if !themes.contains(&self.look.theme.name) {
            themes.push(self.look.theme.name.clone());
        }
        Choices {
            themes,
            glyphs: self.glyphs,
            color: self.color,
            mouse: self.mouse,
            shown: self.shown,
            view: self.view,
            usual: self.usual,
        }
    }
}

#[cfg(test)]
impl Taste {
    /// What tests look with: the first theme, symbols, the usual keys.
    pub fn usual(lang: crate::lang::Lang) -> Taste {
        let themes = Themes::default();
        Taste {
            look: Look {
                theme: themes.named("klassiek").unwrap(),
                lang,
                shown: Shown::Both,
                glyphs: Glyphs::Symbols,
                squares: crate::ui::look::Squares::default(),
            },
            keys: Keys::default(),
            view: View::Fixed,
            glyphs: config::Glyphs::Unicode,
            color: Color::Auto,
            mouse: Mouse::Off,
            shown: Some(Shown::Both),
            usual: Usual::default(),
            themes,
            able: Able::Symbols,
        }
    }
}
