//! The rule book as text: the sources, one source, one article or reading, or what a search finds.

mod error;
mod page;
pub mod print;
mod request;

use std::io::Write;

pub use self::error::RulebookError;
use self::page::Pages;
pub use self::request::{Request, WIDTH, Wanted};
use crate::law::article::{Article, Source};
use crate::law::find::find_shown;
use crate::law::number::{Place, by_number};

/// Prints what is asked for, wrapped to the width, without colour.
///
/// # Errors
///
/// There is no such source or article, nothing was found, or `out` could not be written to. Nothing is printed then but
/// what `out` had already taken.
pub fn print(out: &mut dyn Write, request: &Request) -> Result<(), RulebookError> {
    let mut pages = Pages::new(out, request);
    if request.wanted == Wanted::Treatment {
        for article in treated(request)? {
            pages.treatment(article)?;
        }
        return Ok(());
    }
    let source = match request.source {
        None => None,
        Some(asked) => match Source::named(&asked.to_lowercase()) {
            Some(source) => Some(source),
            None if request.find.is_none() => {
                // `rules A13`, and `rules art 13` too.
                let asked = [Some(asked), request.article].into_iter().flatten();
                let asked = asked.collect::<Vec<_>>().join(" ");
                let place = one_place(&asked, None)?.ok_or_else(|| unknown(&asked))?;
                return Ok(pages.place(place)?);
            }
            None => return Err(unknown(asked)),
        },
    };
    if let Some(sought) = request.find {
        let hits = find_shown(sought, source, request.shown);
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

/// The articles of which someone would know what the program does with them: of a source, of all, or one of them.
fn treated(request: &Request) -> Result<Vec<Article>, RulebookError> {
    let Some(asked) = request.source else {
        return Ok(Source::ALL.into_iter().flat_map(Source::articles).collect());
    };
    let source = Source::named(&asked.to_lowercase());
    match (source, request.article) {
        (Some(source), None) => Ok(source.articles().collect()),
        (source, article) => match one_place(article.unwrap_or(asked), source)? {
            Some(Place::Article(article)) => Ok(vec![article]),
            Some(Place::Reading(reading)) => Err(RulebookError::Untreated { reading }),
            None => Err(unknown(article.unwrap_or(asked))),
        },
    }
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

#[cfg(test)]
mod tests;
