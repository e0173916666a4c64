//! Why there is nothing to read, and what there is instead.

use std::io;

use crate::config::nearest::nearest;
use crate::lang::sentence::{list, quoted};
use crate::lang::words::Words;
use crate::lang::{Lang, Say};
use crate::law::article::Source;
use crate::law::find::find;
use crate::law::number::Place;
use crate::law::text::Reading;

/// Why there is nothing to read.
#[derive(Debug, thiserror::Error)]
pub enum RulebookError {
    /// No source of this name, and no article either.
    #[error("{}", self.say(Lang::En))]
    UnknownSource {
        /// What was asked for.
        asked: String,
    },
    /// The source has no such article.
    #[error("{}", self.say(Lang::En))]
    UnknownArticle {
        /// What was asked for.
        asked: String,
        /// The source it was looked for in.
        within: Source,
    },
    /// A number that several sources have.
    #[error("{}", self.say(Lang::En))]
    Several {
        /// What was asked for.
        asked: String,
        /// Everything that it can be.
        places: Vec<Place>,
    },
    /// What is done with a reading, and not with an article.
    #[error("{}", self.say(Lang::En))]
    Untreated {
        /// The reading.
        reading: &'static Reading,
    },
    /// A search that found nothing.
    #[error("{}", self.say(Lang::En))]
    NothingFound {
        /// The words.
        words: String,
    },
    /// The text could not be written.
    #[error(transparent)]
    Write(#[from] io::Error),
}

impl RulebookError {
    /// What to tell the reader: what there is not, what there is, and what may have been meant.
    pub fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        match self {
            RulebookError::UnknownSource { asked } => {
                let sources: Vec<String> =
                    Source::ALL.map(|source| source.id().to_owned()).to_vec();
                let line =
                    (words.law.unknown_source)(&quoted(asked), &list(&sources, words.terms.and));
                let articles = Source::ALL.into_iter().flat_map(Source::articles);
                let ids = articles.map(|article| article.id);
                let names = Source::ALL.into_iter().map(Source::id).chain(ids);
                let line = with_nearest(line, nearest(asked, names), words);
                match find(asked, None).is_empty() {
                    true => line,
                    false => format!("{line} {}", (words.law.search_so)(&quoted(asked))),
                }
            }
            RulebookError::UnknownArticle { asked, within } => {
                let ids: Vec<&str> = within.articles().map(|article| article.id).collect();
                let line =
                    (words.law.unknown_article)(&quoted(asked), within.id(), &ids.join(", "));
                with_nearest(line, nearest(asked, ids), words)
            }
            RulebookError::Several { asked, places } => {
                let ids: Vec<String> = places.iter().map(|place| named(*place)).collect();
                (words.law.several)(&quoted(asked), &list(&ids, words.terms.or))
            }
            RulebookError::Untreated { reading } => {
                let ids = reading.articles().map(|article| article.id.to_owned());
                let ids: Vec<String> = ids.collect();
                (words.law.untreated)(&reading.id, &list(&ids, words.terms.or))
            }
            RulebookError::NothingFound { words: sought } => {
                (words.law.nothing_found)(&quoted(sought))
            }
            RulebookError::Write(error) => error.to_string(),
        }
    }
}

impl Say for RulebookError {
    fn say(&self, lang: Lang) -> String {
        RulebookError::say(self, lang)
    }
}

impl RulebookError {
    /// Was the rule book asked for what it cannot have, and not only for what it has not?
    pub const fn is_misuse(&self) -> bool {
        !matches!(
            self,
            RulebookError::NothingFound { .. } | RulebookError::Write(_)
        )
    }
}

fn named(place: Place) -> String {
    match place {
        Place::Article(article) => format!("{} ({})", article.id, article.source.id()),
        Place::Reading(reading) => reading.id.clone(),
    }
}

fn with_nearest(line: String, near: Vec<&str>, words: &Words) -> String {
    if near.is_empty() {
        return line;
    }
    let near: Vec<String> = near.into_iter().map(str::to_owned).collect();
    format!(
        "{line} {}",
        (words.law.nearest)(&list(&near, words.terms.or))
    )
}
