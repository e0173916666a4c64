//! The languages of the interface, and every line that the program says in them.

pub mod en;
pub mod nl;
pub mod sentence;
pub mod system;
pub mod words;
pub mod wrap;

use self::sentence::capital;
use self::words::Words;
use crate::law::article::Article;
use crate::law::text::{Reading, Tongue};
use crate::law::treatment::How;

/// What can be told to a person, in his language: errors, above all. Each keeps what it is about, and becomes a sentence at
/// the very last step.
pub trait Say {
    /// The sentence, without the name of the program, beginning with a small letter where it can.
    fn say(&self, lang: Lang) -> String;
}

/// Said already.
impl Say for String {
    fn say(&self, _: Lang) -> String {
        self.clone()
    }
}

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

    /// The texts of the book that are in it.
    pub const fn tongue(self) -> Tongue {
        match self {
            Lang::En => Tongue::English,
            Lang::Nl => Tongue::Dutch,
        }
    }

    /// What an article is about, in a word or two.
    pub fn title(self, article: Article) -> &'static str {
        article.text().map_or("", |text| text.title(self.tongue()))
    }

    /// What an article says, in one sentence.
    pub fn summary(self, article: Article) -> &'static str {
        article
            .text()
            .map_or("", |text| text.summary(self.tongue()))
    }

    /// The note to an article, if it has one.
    pub fn note(self, article: Article) -> Option<&'static str> {
        article.text()?.note(self.tongue())
    }

    /// What the program does with an article, in a sentence or two: `Enforced: an act against it is refused.`, or
    /// `Enforced with the arbiter: …. Claimed to the letter: ….`
    pub fn treatment(self, article: Article) -> Option<String> {
        let treatment = article.treatment()?;
        let (lines, letter) = (&self.words().treatment, &self.words().letter);
        let kind = |how: How| capital((lines.kind)(how.kind()));
        let (arbiter, to_the_letter) = (treatment.arbiter, treatment.letter);
        if arbiter == to_the_letter {
            return Some(format!("{}: {}.", kind(arbiter), (lines.how)(arbiter)));
        }
        let said = |how, way| format!("{} {way}: {}.", kind(how), (lines.how)(how));
        Some(format!(
            "{} {}",
            said(arbiter, letter.with_the_arbiter),
            said(to_the_letter, letter.to_the_letter)
        ))
    }

    /// The same in one line that does not change its form: `enforced (…); to the letter: claimed (…)`.
    pub fn treatment_line(self, article: Article) -> Option<String> {
        let treatment = article.treatment()?;
        let (lines, letter) = (&self.words().treatment, &self.words().letter);
        let said = |how: How| format!("{} ({})", (lines.kind)(how.kind()), (lines.how)(how));
        Some(format!(
            "{}; {}: {}",
            said(treatment.arbiter),
            letter.to_the_letter,
            said(treatment.letter)
        ))
    }

    /// The words of a reading.
    pub fn reading(self, reading: &Reading) -> &str {
        reading.words(self.tongue())
    }
}
