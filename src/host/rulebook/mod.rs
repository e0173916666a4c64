//! The rule book as text: the sources, one source, one article or reading, or what a search finds.

mod nearest;
mod page;
mod print;

use std::io::{self, Write};

use self::nearest::nearest;
use self::page::Pages;
use crate::lang::Lang;
use crate::lang::sentence::{list, quoted};
use crate::lang::words::Words;
use crate::law::article::Source;
use crate::law::find::find;
use crate::law::number::{Place, by_number};
use crate::law::text::Shown;

/// The width of the text where none is known.
pub const WIDTH: usize = 80;

/// What someone wants to read.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// A source (`chess-1869`), or at once an article (`A13`) or reading (`R5`).
    pub source: Option<&'a str>,
    /// An article of that source, by name or number.
    pub article: Option<&'a str>,
    /// Words to search for, in that source or in all.
    pub find: Option<&'a str>,
    /// Which text of the articles.
    pub shown: Shown,
    /// The language of headings and everything around the texts.
    pub lang: Lang,
    /// The columns that a line may have.
    pub width: usize,
}

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
                with_nearest(line, nearest(asked, names), words)
            }
            RulebookError::UnknownArticle { asked, within } => {
                let ids: Vec<&str> = within.articles().map(|article| article.id).collect();
                let line =
                    (words.law.unknown_article)(&quoted(asked), within.id(), &ids.join(", "));
                with_nearest(line, nearest(asked, ids.into_iter()), words)
            }
            RulebookError::Several { asked, places } => {
                let ids: Vec<String> = places.iter().map(|place| named(*place)).collect();
                (words.law.several)(&quoted(asked), &list(&ids, words.terms.or))
            }
            RulebookError::NothingFound { words: sought } => {
                (words.law.nothing_found)(&quoted(sought))
            }
            RulebookError::Write(error) => error.to_string(),
        }
    }
}

/// Prints what is asked for, wrapped to the width, without colour.
///
/// # Errors
///
/// There is no such source or article, nothing was found, or `out` could not be written to. Nothing is printed then but
/// what `out` had already taken.
pub fn print(out: &mut dyn Write, request: &Request) -> Result<(), RulebookError> {
    let mut pages = Pages::new(out, request);
    let source = match request.source {
        None => None,
        Some(asked) => match Source::named(&asked.to_lowercase()) {
            Some(source) => Some(source),
            None if request.article.is_none() && request.find.is_none() => {
                let place = one_place(asked, None)?.ok_or_else(|| unknown(asked))?;
                return Ok(pages.place(place)?);
            }
            None => return Err(unknown(asked)),
        },
    };
    if let Some(sought) = request.find {
        let hits = find(sought, source);
        if hits.is_empty() {
            let words = sought.to_owned();
            return Err(RulebookError::NothingFound { words });
        }
        return Ok(pages.hits(sought, &hits)?);
    }
    let page = match (source, request.article) {
        (None, None) => pages.sources(),
        (Some(source), None) => pages.source(source),
        (source, Some(asked)) => {
            let place = one_place(asked, source)?.ok_or_else(|| match source {
                Some(within) => RulebookError::UnknownArticle {
                    asked: asked.to_owned(),
                    within,
                },
                None => unknown(asked),
            })?;
            pages.place(place)
        }
    };
    Ok(page?)
}

fn unknown(asked: &str) -> RulebookError {
    RulebookError::UnknownSource {
        asked: asked.to_owned(),
    }
}

/// The one place with this name or number. Pages of one number (`p. 6`) are several; a name is never.
fn one_place(asked: &str, within: Option<Source>) -> Result<Option<Place>, RulebookError> {
    let places = by_number(asked, within);
    // Of article 13 and page 13 the article is meant.
    let articles: Vec<Place> = match within {
        Some(_) => places
            .iter()
            .copied()
            .filter(|place| !is_page(*place))
            .collect(),
        None => Vec::new(),
    };
    match (places.as_slice(), articles.as_slice()) {
        ([], _) => Ok(None),
        ([one], _) | (_, [one]) => Ok(Some(*one)),
        _ => Err(RulebookError::Several {
            asked: asked.to_owned(),
            places,
        }),
    }
}

fn is_page(place: Place) -> bool {
    place.id().starts_with("DP")
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

#[cfg(test)]
mod tests;
