//! Every word of the book, folded once, so that a search compares each different word only once.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::LazyLock;

use super::article::{Article, Source};
use super::fold::{modern, words};
use super::number::Place;
use super::synonyms::Family;
use super::text::{ArticleText, Reading, readings};

/// Parts of an article, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// Its number.
    Number,
    /// Its heading.
    Title,
    /// Its summary in one sentence.
    Summary,
    /// Its text, or a reading's.
    Text,
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
            for text in &source.text().articles {
                let place = Place::Article(Article::new(source, &text.id));
                index.add(&mut numbers, place, Family::of(source), &of_article(text));
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
        texts: &[(Part, &'static str)],
    ) {
        let fields = texts.iter().map(|&(part, text)| Field {
            part,
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

fn of_article(text: &'static ArticleText) -> Vec<(Part, &'static str)> {
    let mut texts = vec![
        (Part::Title, text.title_nl.as_str()),
        (Part::Title, &text.title_en),
        (Part::Summary, &text.summary_nl),
        (Part::Summary, &text.summary_en),
        (Part::Text, &text.original),
        (Part::Text, &text.text_en),
    ];
    texts.extend(text.note.as_deref().map(|note| (Part::Note, note)));
    texts
}

fn of_reading(reading: &'static Reading) -> Vec<(Part, &'static str)> {
    vec![
        (Part::Text, &reading.text_nl),
        (Part::Text, &reading.text_en),
    ]
}
