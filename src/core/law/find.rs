//! The book searched by number and by words, fast enough to search at every key.

use std::cmp::Reverse;
use std::ops::Range;

use super::article::Source;
use super::index::{Field, Index, Page, Part, index};
use super::number::{Place, by_number};
use super::term::{Closeness, Term, terms};
use super::text::{Shown, Tongue};

/// The most characters of a text that a snippet shows, about a line and a half.
const SNIPPET: usize = 110;
/// How many characters of them may stand before the first word found.
const LEAD: usize = 36;

/// A place that was found, and where the words are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    /// The article or reading.
    pub place: Place,
    /// The weightiest part of it that has the words.
    pub part: Part,
    /// The part of it that the snippet is taken from: a heading only where the words stand nowhere else.
    pub from: Part,
    /// The language of the snippet.
    pub tongue: Tongue,
    /// A piece of that part, without line breaks; empty when only the number was sought.
    pub snippet: String,
    /// The words found, in bytes of the snippet, in order.
    pub marked: Vec<Range<usize>>,
}

/// Every place that bears this number, then every place that has all these words.
///
/// The words are found in headings, originals, translations, summaries, notes and readings; as whole words or
/// beginnings of words, in old or new spelling, and by the field's other words for the same thing (`queen` finds
/// *koningin*). What has them all in its heading comes before what has them in its summary, and that before the text;
/// among equals the order is that of the book.
pub fn find(query: &str, within: Option<Source>) -> Vec<Hit> {
    find_shown(query, within, Shown::Both)
}

/// The same for a reader who sees these words: where it can, a snippet is of those.
pub fn find_shown(query: &str, within: Option<Source>, shown: Shown) -> Vec<Hit> {
    let mut hits: Vec<Hit> = by_number(query, within)
        .into_iter()
        .map(|place| Hit {
            place,
            part: Part::Number,
            from: Part::Number,
            tongue: shown.tongue(Tongue::English),
            snippet: String::new(),
            marked: Vec::new(),
        })
        .collect();
    let index = index();
    let terms = terms(query, index);
    if terms.is_empty() {
        return hits;
    }
    let found = index
        .pages
        .iter()
        .filter(|page| within.is_none_or(|source| page.place.is_in(source)))
        .filter(|page| hits.iter().all(|hit| hit.place != page.place))
        .filter_map(|page| search(page, &terms, index, shown));
    let mut ranked: Vec<(Part, Hit)> = Vec::new();
    for (weight, hit) in found {
        let before = ranked.partition_point(|(other, _)| *other <= weight);
        ranked.insert(before, (weight, hit));
    }
    hits.extend(ranked.into_iter().map(|(_, hit)| hit));
    hits
}

/// Words that are sought, ready to be marked wherever they stand.
#[derive(Debug)]
pub struct Sought {
    terms: Vec<Term>,
}

impl Sought {
    /// The words of a search.
    pub fn new(query: &str) -> Sought {
        Sought {
            terms: terms(query, index()),
        }
    }

    /// Where they stand in one text of a page, in bytes, in order.
    pub fn within(&self, place: Place, part: Part, tongue: Tongue) -> Vec<Range<usize>> {
        let index = index();
        let page = index.pages.iter().find(|page| page.place == place);
        let seen = page.and_then(|page| {
            let mut fields = page.fields.iter();
            let field = fields.find(|field| (field.part, field.tongue) == (part, tongue))?;
            Some(look(field, page, &self.terms, index))
        });
        seen.map(|seen| seen.ranges).unwrap_or_default()
    }
}

/// What one text has of the terms.
struct Seen<'a> {
    field: &'a Field,
    /// The terms that it has, by their place in the query.
    terms: Vec<usize>,
    /// How many of the words found are the words typed.
    direct: usize,
    /// Where the words found stand in the text, in order, none in another.
    ranges: Vec<Range<usize>>,
    /// The term of each range.
    term_of: Vec<usize>,
}

/// The page's hit and its weight: the lightest part that is needed to find every term.
fn search(page: &Page, terms: &[Term], index: &Index, shown: Shown) -> Option<(Part, Hit)> {
    let seen: Vec<Seen> = page
        .fields
        .iter()
        .map(|field| look(field, page, terms, index))
        .collect();
    let part_of = |term: usize| {
        let with = seen.iter().filter(|seen| seen.terms.contains(&term));
        with.map(|seen| seen.field.part).min()
    };
    let parts: Option<Vec<Part>> = (0..terms.len()).map(part_of).collect();
    let weight = parts?.into_iter().max()?;
    let best = seen.iter().min_by_key(|seen| {
        (
            Reverse(seen.terms.len()),
            seen.field.part,
            Reverse(seen.direct.min(1)),
        )
    })?;
    // The heading stands above the snippet already.
    let from = seen.iter().min_by_key(|seen| {
        (
            seen.terms.is_empty(),
            seen.field.part == Part::Title,
            Reverse(seen.terms.len()),
            !seen.field.tongue.is_in(shown),
            Reverse(seen.direct.min(1)),
            seen.field.part,
        )
    })?;
    let (snippet, marked) = snippet(from);
    let hit = Hit {
        place: page.place,
        part: best.field.part,
        from: from.field.part,
        tongue: from.field.tongue,
        snippet,
        marked,
    };
    Some((weight, hit))
}

fn look<'a>(field: &'a Field, page: &Page, terms: &[Term], index: &Index) -> Seen<'a> {
    let mut seen = Seen {
        field,
        terms: Vec::new(),
        direct: 0,
        ranges: Vec::new(),
        term_of: Vec::new(),
    };
    for (number, (range, _)) in field.words.iter().enumerate() {
        for (place, term) in terms.iter().enumerate() {
            let Some((closeness, length)) = term.at(field, number, page.family, index) else {
                continue;
            };
            if !seen.terms.contains(&place) {
                seen.terms.push(place);
            }
            seen.direct += usize::from(closeness == Closeness::Direct);
            let last = field.words.get(number + length - 1);
            let end = last.map_or(range.end, |(last, _)| last.end);
            match seen.ranges.last_mut() {
                Some(before) if before.end > range.start => before.end = before.end.max(end),
                _ => {
                    seen.ranges.push(range.start..end);
                    seen.term_of.push(place);
                }
            }
        }
    }
    seen
}

/// The piece of the text around the first word found, cut between words, with the words found in it.
fn snippet(seen: &Seen) -> (String, Vec<Range<usize>>) {
    let text = seen.field.text;
    let heart = heart(seen);
    let cut = text.chars().count() > SNIPPET;
    let start = match cut {
        true => back(text, heart.start),
        false => 0,
    };
    let end = match cut {
        true => forward(text, start, heart.end),
        false => text.len(),
    };
    let before = if start > 0 { "…" } else { "" };
    let after = if end < text.len() { "…" } else { "" };
    let middle = text.get(start..end).unwrap_or_default().replace('\n', " ");
    let shifted = seen
        .ranges
        .iter()
        .filter(|range| range.start >= start && range.end <= end)
        .map(|range| range.start - start + before.len()..range.end - start + before.len());
    (format!("{before}{middle}{after}"), shifted.collect())
}

/// The first word found that has the most different terms close behind it.
fn heart(seen: &Seen) -> Range<usize> {
    let close = |from: &Range<usize>| {
        let reach = from.start..from.start + SNIPPET - LEAD;
        let with = seen.ranges.iter().zip(&seen.term_of);
        let mut near: Vec<usize> = Vec::new();
        for (_, term) in with.filter(|(range, _)| reach.contains(&range.start)) {
            if !near.contains(term) {
                near.push(*term);
            }
        }
        near.len()
    };
    let best = seen.ranges.iter().min_by_key(|range| Reverse(close(range)));
    best.cloned().unwrap_or_default()
}

/// A beginning of a word at most [`LEAD`] characters before.
fn back(text: &str, first: usize) -> usize {
    let lead: Vec<usize> = text[..first]
        .char_indices()
        .rev()
        .take(LEAD)
        .map(|(at, _)| at)
        .collect();
    match lead.last() {
        None | Some(0) => 0,
        Some(&from) => {
            let space = text[from..first].find(char::is_whitespace);
            space.map_or(first, |space| from + space + 1)
        }
    }
}

/// An end of a word at most [`SNIPPET`] characters after `start`, but not before the end of the word found.
fn forward(text: &str, start: usize, found: usize) -> usize {
    let Some((limit, _)) = text[start..].char_indices().nth(SNIPPET) else {
        return text.len();
    };
    let limit = start + limit;
    let space = text[start..limit].rfind(char::is_whitespace);
    space.map_or(limit, |space| start + space).max(found)
}
