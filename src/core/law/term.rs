//! What someone searches for: words, each with everything that is as good as that word.

use super::fold::{modern, words};
use super::index::{Field, Index};
use super::synonyms::{Family, FoldedGroup, folded};

/// A word shorter than this in the spelling of today must be the whole word: old *zoo* should not find *zonder*.
const SHORT: usize = 4;

/// One thing sought.
#[derive(Debug)]
pub struct Term {
    /// By the number of the word in the vocabulary: is it, or does it begin with, the word sought?
    direct: Vec<bool>,
    chess: Related,
    draughts: Related,
}

/// What else is as good, in one family of games.
#[derive(Debug)]
struct Related {
    /// By the number of the word in the vocabulary.
    single: Vec<bool>,
    /// Forms of several words, each word by its spelling of today.
    phrases: Vec<&'static [String]>,
}

/// How a text has the thing sought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closeness {
    /// By the word that was typed, or one that begins with it.
    Direct,
    /// By another word for it.
    Related,
}

/// What the query seeks; every term must be found.
pub fn terms(query: &str, index: &Index) -> Vec<Term> {
    let query = words(query);
    let spelt: Vec<String> = query.iter().map(|word| modern(&word.plain)).collect();
    let mut terms = Vec::new();
    let mut at = 0;
    while let Some(word) = query.get(at) {
        let phrase = phrase_at(&spelt[at..]);
        let length = phrase.map_or(1, <[String]>::len);
        let direct = match phrase {
            Some(_) => vec![false; index.vocabulary.len()],
            None => begins(index, &word.plain, &spelt[at]),
        };
        let form = &spelt[at..at + length];
        terms.push(Term {
            direct,
            chess: Related::to(form, Family::Chess, index),
            draughts: Related::to(form, Family::Draughts, index),
        });
        at += length;
    }
    terms
}

impl Term {
    /// If the thing sought stands in the text from this word on: how, and in how many words.
    pub fn at(
        &self,
        field: &Field,
        word: usize,
        family: Family,
        index: &Index,
    ) -> Option<(Closeness, usize)> {
        let (_, number) = field.words.get(word)?;
        let related = match family {
            Family::Chess => &self.chess,
            Family::Draughts => &self.draughts,
        };
        if self.direct.get(*number).copied().unwrap_or(false) {
            return Some((Closeness::Direct, 1));
        }
        if related.single.get(*number).copied().unwrap_or(false) {
            return Some((Closeness::Related, 1));
        }
        let here = field.words.get(word..).unwrap_or_default();
        let spelt = |number: usize| index.vocabulary.get(number).map(|word| &word.modern);
        let stands = |phrase: &&&[String]| {
            let pairs = phrase.iter().zip(here);
            here.len() >= phrase.len()
                && pairs
                    .into_iter()
                    .all(|(form, (_, number))| spelt(*number) == Some(form))
        };
        let phrase = related.phrases.iter().find(stands)?;
        Some((Closeness::Related, phrase.len()))
    }
}

impl Related {
    fn to(form: &[String], family: Family, index: &Index) -> Related {
        let groups = folded().iter().filter(|group| {
            group.families.contains(&family) && group.forms.iter().any(|other| other == form)
        });
        let forms: Vec<&'static [String]> = groups.flat_map(forms_of).collect();
        let is_form = |word: &str| {
            forms
                .iter()
                .any(|form| matches!(form, [one] if one == word))
        };
        Related {
            single: match forms.is_empty() {
                true => Vec::new(),
                false => index
                    .vocabulary
                    .iter()
                    .map(|word| is_form(&word.modern))
                    .collect(),
            },
            phrases: forms.into_iter().filter(|form| form.len() > 1).collect(),
        }
    }
}

fn forms_of(group: &'static FoldedGroup) -> impl Iterator<Item = &'static [String]> {
    group.forms.iter().map(Vec::as_slice)
}

/// The longest known phrase that these words begin with.
fn phrase_at(spelt: &[String]) -> Option<&'static [String]> {
    folded()
        .iter()
        .flat_map(forms_of)
        .filter(|form| form.len() > 1 && spelt.starts_with(form))
        .max_by_key(|form| form.len())
}

fn begins(index: &Index, plain: &str, spelt: &str) -> Vec<bool> {
    let words = index.vocabulary.iter();
    words
        .map(|word| {
            word.plain.starts_with(plain)
                || match spelt.len() < SHORT {
                    true => word.modern == spelt,
                    false => word.modern.starts_with(spelt),
                }
        })
        .collect()
}
