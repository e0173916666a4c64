//! Every word of the book, folded once, so that a search compares each different word only once.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use super::article::Source;
use super::fold::{modern, words};
use super::number::Place;
use super::synonyms::Family;
use super::text::{ArticleText, Reading, Tongue, readings};

/// Parts of an article, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// Its number.
    Number,
    /// Its heading.
    Title,
    /// Its summary in one sentence.
    Summary,
    /// Its text.
    Text,
    /// The text of a reading.
    Reading,
    /// The note to it.
    Note,
}

/// The whole book, ready to be searched.
pub struct Index {
    /// Every different word.
    pub vocabulary: Vec<Spelling>,
    /// The articles in book order, then the readings.
    pub pages: Vec<Page>,
}

/// A word as it stands and as it would be spelt today.
pub struct Spelling {
    /// In plain small letters.
    pub plain: String,
    /// In the spelling of today.
    pub modern: String,
}

/// An article or a reading.
pub struct Page {
    /// Which.
    pub place: Place,
    /// The family whose words it uses.
    pub family: Family,
    /// Its texts, the weightiest first.
    pub fields: Vec<Field>,
}

/// One text of a page.
pub struct Field {
    /// What part of the page it is.
    pub part: Part,
    /// The language it is in.
    pub tongue: Tongue,
    /// The text as printed.
    pub text: &'static str,
    /// Its words: where each stands in the text, in bytes, and its number in the vocabulary.
    pub words: Vec<(Range<usize>, usize)>,
}

/// The index of the book, made at the first call.
pub fn index() -> &'static Index {
    static INDEX: LazyLock<Index> = LazyLock::new(Index::new);
    &INDEX
}

impl Index {
    fn new() -> Index {
        let mut numbers = HashMap::new();
        let mut index = Index {
            vocabulary: Vec::new(),
            pages: Vec::new(),
        };
        for source in Source::ALL {
            for article in source.articles() {
                if let Some(text) = article.text() {
                    let place = Place::Article(article);
                    index.add(&mut numbers, place, Family::of(source), &of_article(text));
                }
            }
        }
        for reading in readings() {
            let beside = reading.articles().next();
            let family = beside.map_or(Family::Chess, |article| Family::of(article.source));
            let place = Place::Reading(reading);
            index.add(&mut numbers, place, family, &of_reading(reading));
        }
        index
    }

    fn add(
        &mut self,
        numbers: &mut HashMap<String, usize>,
        place: Place,
        family: Family,
        texts: &[(Part, Tongue, &'static str)],
    ) {
        let fields = texts.iter().map(|&(part, tongue, text)| Field {
            part,
            tongue,
            text,
            words: words(text)
                .into_iter()
                .map(|word| (word.range, self.number(numbers, word.plain)))
                .collect(),
        });
        let fields = fields.collect();
        self.pages.push(Page {
            place,
            family,
            fields,
        });
    }

    fn number(&mut self, numbers: &mut HashMap<String, usize>, plain: String) -> usize {
        if let Some(&number) = numbers.get(&plain) {
            return number;
        }
        let number = self.vocabulary.len();
        self.vocabulary.push(Spelling {
            modern: modern(&plain),
            plain: plain.clone(),
        });
        numbers.insert(plain, number);
        number
    }
}

/// The texts of an article, the weightiest first, of each the Dutch before the English.
fn of_article(text: &'static ArticleText) -> Vec<(Part, Tongue, &'static str)> {
    let part = |part: Part| Tongue::ALL.map(|tongue| (part, tongue));
    let parts = [Part::Title, Part::Summary, Part::Text, Part::Note];
    let texts = parts.into_iter().flat_map(part);
    let texts = texts.filter_map(|(part, tongue)| {
        let words = match part {
            Part::Title => text.title(tongue),
            Part::Summary => text.summary(tongue),
            Part::Note => text.note(tongue)?,
            _ => text.words(tongue),
        };
        Some((part, tongue, words))
    });
    texts.collect()
}

fn of_reading(reading: &'static Reading) -> Vec<(Part, Tongue, &'static str)> {
    let texts = Tongue::ALL.map(|tongue| (Part::Reading, tongue, reading.words(tongue)));
    texts.to_vec()
}
