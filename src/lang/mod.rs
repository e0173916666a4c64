//! The languages of the interface, and every line that the program says in them.

pub mod en;
pub mod nl;
pub mod sentence;
pub mod words;
pub mod wrap;

use self::words::Words;
use crate::law::article::Article;
use crate::law::text::Reading;

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

    /// What an article is about, in a word or two.
    pub fn title(self, article: Article) -> &'static str {
        article.text().map_or("", |text| match self {
            Lang::En => text.title_en.as_str(),
            Lang::Nl => text.title_nl.as_str(),
        })
    }

    /// What an article says, in one sentence.
    pub fn summary(self, article: Article) -> &'static str {
        article.text().map_or("", |text| match self {
            Lang::En => text.summary_en.as_str(),
            Lang::Nl => text.summary_nl.as_str(),
        })
    }

    /// The words of a reading.
    pub fn reading(self, reading: &Reading) -> &str {
        match self {
            Lang::En => &reading.text_en,
            Lang::Nl => &reading.text_nl,
        }
    }
}
