//! The languages of the interface, and every line that the program says in them.

pub mod en;
pub mod nl;
pub mod sentence;
pub mod words;
pub mod wrap;

use self::words::Words;

/// A language of the interface. The articles have their own: see [`Shown`](crate::law::text::Shown).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Nl];

    /// The language with this code: `en`, `nl`.
    pub fn named(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// Its code in settings and commands: `en`, `nl`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Nl => "nl",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Nl => "Nederlands",
        }
    }

    /// Every line in this language.
    pub const fn words(self) -> &'static Words {
        match self {
            Lang::En => &en::WORDS,
            Lang::Nl => &nl::WORDS,
        }
    }
}
