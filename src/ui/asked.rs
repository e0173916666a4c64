//! From the words of the settings to what the screen means by them.

use crate::config::{
    Claims as ClaimsAsked, Config, DraughtsSquares, Language, Law, Numbers as NumbersAsked,
    OmittedCapture,
};
use crate::lang::Lang;
use crate::law::text::Shown;
use crate::table::house::{Claims, Omitted};
use crate::ui::look::theme::Shade;
use crate::ui::look::{Numbers, Squares};
use crate::ui::menu::house::Usual;

/// The language that the settings name.
pub const fn lang(language: Language) -> Lang {
    match language {
        Language::English => Lang::En,
        Language::Dutch => Lang::Nl,
    }
}

/// The words of the articles that are set, if any are.
pub const fn wanted(config: &Config) -> Option<Shown> {
    match config.law {
        None => None,
        Some(Law::Original) => Some(Shown::Original),
        Some(Law::Translation) => Some(Shown::Translation),
        Some(Law::Both) => Some(Shown::Both),
    }
}

/// The words of the articles that go with a language, where none are set.
pub const fn by_language(lang: Lang) -> Shown {
    match lang {
        Lang::En => Shown::Translation,
        Lang::Nl => Shown::Original,
    }
}

/// The words of the articles that the settings name.
pub fn shown(config: &Config) -> Shown {
    wanted(config).unwrap_or(by_language(lang(config.language)))
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
