//! From the settings, the command line and the surroundings to how the screen looks and which keys work.

use std::env;
use std::fs;
use std::path::Path;

use super::terminal::charset::Charset;
use super::terminal::depth::{Depth, Surroundings};
use crate::config::{
    Claims as ClaimsAsked, Color, Config, DraughtsSquares, Glyphs, Language, Law,
    Numbers as NumbersAsked, OmittedCapture,
};
use crate::lang::Lang;
use crate::law::text::Shown;
use crate::table::house::{Claims, Omitted};
use crate::ui::keys::Keys;
use crate::ui::look::theme::{BUILT_IN, Colours, Shade, Theme};
use crate::ui::look::{Look, Numbers, Squares};
use crate::ui::menu::house::Usual;
use crate::ui::taste::Taste;

/// The theme for terminals without colour.
const COLOURLESS: &str = "zwartwit";

/// The language that the settings name.
pub const fn lang(language: Language) -> Lang {
    match language {
        Language::English => Lang::En,
        Language::Dutch => Lang::Nl,
    }
}

/// The words of the articles that the settings name.
pub fn shown(config: &Config) -> Shown {
    match config.law_for(config.language) {
        Law::Original => Shown::Original,
        Law::Translation => Shown::Translation,
        Law::Both => Shown::Both,
    }
}

/// What becomes of a capture that is not made in a new game, as the settings have it.
pub const fn omitted(config: &Config) -> Omitted {
    match config.omitted_capture {
        OmittedCapture::Refuse => Omitted::Refuse,
        OmittedCapture::Warn => Omitted::Warn,
        OmittedCapture::Allow => Omitted::Allow,
    }
}

/// What a new game begins with, as the settings have it.
pub const fn usual(config: &Config) -> Usual {
    Usual {
        omitted: omitted(config),
        letter: config.letter,
        claims: match config.claims {
            ClaimsAsked::Hinted => Claims::Hinted,
            ClaimsAsked::Silent => Claims::Silent,
        },
    }
}

/// How the settings have the squares of the draughtboard drawn.
pub const fn squares(config: &Config) -> Squares {
    Squares {
        numbers: match config.numbers {
            NumbersAsked::Drawn => Numbers::Drawn,
            NumbersAsked::Hidden => Numbers::Hidden,
        },
        playing: match config.draughts_squares {
            DraughtsSquares::Dark => Shade::Dark,
            DraughtsSquares::Light => Shade::Light,
        },
    }
}

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
pub fn charset(config: &Config) -> Charset {
    match config.glyphs {
        Glyphs::Unicode => Charset::Utf8,
        _ => Charset::of_locale(&locale()),
    }
}

/// The name of the locale, by the order in which programs look for it.
pub fn locale() -> String {
    let said = |name| env::var(name).ok().filter(|value| !value.is_empty());
    said("LC_ALL")
        .or_else(|| said("LC_CTYPE"))
        .or_else(|| said("LANG"))
        .unwrap_or_default()
}

/// Looks and keys, and what in the settings could not be followed, a sentence each.
///
/// A theme that is not compiled in is looked for in `themes/NAME.toml` beside the settings.
pub fn taste(config: &Config, settings: Option<&Path>, depth: Depth) -> (Taste, Vec<String>) {
    let mut problems = Vec::new();
    let colours = match depth {
        Depth::Sixteen => Colours::Sixteen,
        _ => Colours::Many,
    };
    let name = match depth {
        Depth::None => COLOURLESS,
        _ => &config.theme,
    };
    let theme = theme(name, settings, colours).unwrap_or_else(|problem| {
        problems.push(problem);
        Theme::built_in(BUILT_IN[0].0, colours).unwrap_or_default()
    });
    let mut keys = Keys::default();
    for binding in &config.keys {
        let wanted: Vec<&str> = binding.keys.iter().map(String::as_str).collect();
        if let Err(error) = keys.bind(&binding.name, &wanted) {
            let line = binding
                .line
                .map(|line| format!("line {line}: "))
                .unwrap_or_default();
            problems.push(format!("[keys] {line}{error}"));
        }
    }
    let (lang, locale) = (lang(config.language), locale());
    let glyphs = Taste::shapes(config.glyphs, &locale, lang);
    let look = Look {
        theme,
        lang,
        shown: shown(config),
        glyphs,
        squares: squares(config),
    };
    let taste = Taste {
        look,
        keys,
        view: config.view,
        glyphs: config.glyphs,
        usual: usual(config),
        colours,
        locale,
    };
    (taste, problems)
}

fn theme(name: &str, settings: Option<&Path>, colours: Colours) -> Result<Theme, String> {
    if let Some(theme) = Theme::built_in(name, colours) {
        return Ok(theme);
    }
    let unknown = || {
        let known: Vec<&str> = BUILT_IN.iter().map(|(name, _)| *name).collect();
        format!("there is no theme {name:?}; there are {}", known.join(", "))
    };
    let plain = !name.is_empty()
        && name
            .chars()
            .all(|letter| letter.is_alphanumeric() || "-_".contains(letter));
    let folder = settings
        .and_then(Path::parent)
        .filter(|_| plain)
        .ok_or_else(unknown)?;
    let path = folder.join("themes").join(format!("{name}.toml"));
    let text = fs::read_to_string(&path).map_err(|_| unknown())?;
    Theme::read(name, &path.display().to_string(), &text, colours)
        .map_err(|error| error.to_string())
}

/// What `reglement themes` prints: each theme, and what it is like.
pub fn themes() -> Vec<String> {
    let first_line = |text: &'static str| {
        text.lines()
            .next()
            .unwrap_or_default()
            .trim_start_matches("# ")
    };
    BUILT_IN
        .iter()
        .map(|(_, text)| first_line(text).to_owned())
        .collect()
}
