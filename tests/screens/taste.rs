//! How those who look at the screens of the tests want them: in wood, with symbols, the usual keys.

use reglement::config;
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::ui::keys::Keys;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::look::themes::Themes;
use reglement::ui::look::{Able, Glyphs, Look, Squares};
use reglement::ui::menu::house::Usual;
use reglement::ui::taste::Taste;

/// The usual taste in a language.
pub fn taste(lang: Lang) -> Taste {
    Taste {
        look: Look {
            theme: Theme::built_in("klassiek", Colours::Many).expect("built in"),
            lang,
            shown: Shown::Both,
            glyphs: Glyphs::Symbols,
            squares: Squares::default(),
        },
        keys: Keys::default(),
        view: config::View::Turning,
        glyphs: config::Glyphs::Auto,
        color: config::Color::Auto,
        mouse: config::Mouse::Off,
        shown: Some(Shown::Both),
        usual: Usual::default(),
        themes: Themes::new(Colours::Many),
        able: Able::Symbols,
    }
}
