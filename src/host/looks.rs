//! From the settings, the command line and the surroundings to how the screen looks and which keys work.

use std::path::Path;

use super::terminal::charset::Charset;
use super::terminal::depth::{Depth, Surroundings};
use super::themes;
use crate::config::{Color, Config, Glyphs};
pub use crate::ui::asked::{lang, omitted, shown, squares, usual, wanted};
use crate::ui::keys::Keys;
use crate::ui::look::theme::{BUILT_IN, Colours, Theme};
use crate::ui::look::{Able, Glyphs as LookGlyphs, Look};
use crate::ui::taste::Taste;

/// How many colours are drawn in.
pub fn depth(color: Color, around: &Surroundings) -> Depth {
    let asked = match color {
        Color::Auto => None,
        Color::None => Some(Depth::None),
        Color::Sixteen => Some(Depth::Sixteen),
        Color::TwoHundredFiftySix => Some(Depth::Indexed),
        Color::True => Some(Depth::True),
    };
    Depth::choose(asked, around)
}

/// The letters that the terminal can show; who asks for chess symbols is believed.
pub fn charset(config: &Config, around: &Surroundings) -> Charset {
    match config.glyphs {
        Glyphs::Unicode => Charset::Utf8,
        _ => Charset::of(around),
    }
}

/// What men the terminal can show.
pub fn able(around: &Surroundings) -> Able {
    match Charset::of(around) {
        Charset::Utf8 if !around.is_console() => Able::Symbols,
        _ => Able::Letters,
    }
}

/// The colours for which themes are read where so many are drawn.
pub const fn colours(depth: Depth) -> Colours {
    match depth {
        Depth::None => Colours::None,
        Depth::Sixteen => Colours::Sixteen,
        Depth::Indexed | Depth::True => Colours::Many,
    }
}

/// How a person wants it, as the settings have it; what of that cannot be, [`faults`](super::faults) tells.
///
/// A theme is looked for in `themes/NAME.toml` beside the settings, and then among those that are compiled in.
pub fn taste(config: &Config, keys: Keys, settings: Option<&Path>, depth: Depth) -> Taste {
    let themes = themes::load(settings, colours(depth));
    let theme = themes.named(&config.theme);
    let theme = theme.or_else(|| themes.named(BUILT_IN[0].0));
    let able = able(&Surroundings::here());
    Taste {
        look: look(config, theme.unwrap_or_default(), able),
        keys,
        view: config.view,
        glyphs: config.glyphs,
        color: config.color,
        mouse: config.mouse,
        shown: wanted(config),
        usual: usual(config),
        themes,
        able,
    }
}

/// How everything is drawn with a theme, as the settings have it.
pub fn look(config: &Config, theme: Theme, able: Able) -> Look {
    let lang = lang(config.language);
    Look {
        theme,
        lang,
        shown: shown(config),
        glyphs: LookGlyphs::wished(config.glyphs, able, lang),
        squares: squares(config),
    }
}
