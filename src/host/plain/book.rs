//! The rule book, an article or a search at a time.

use super::answer::{Answer, First};
use super::session::Session;
use crate::lang::sentence::quoted;
use crate::law::article::{Article, Source};
use crate::law::find::{Hit, find_shown};
use crate::law::number::{Place, by_number};
use crate::law::refer::references;
use crate::law::text::{Reading, Shown};

/// No more places of a search are listed.
const MOST: usize = 20;

impl Session<'_> {
    pub(super) fn rules(&self, text: &str, answer: &mut Answer) {
        let (named, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let named = Source::named(&named.to_lowercase());
        let source = named.unwrap_or(self.game().source());
        let text = if named.is_some() { rest.trim() } else { text };
        if text.is_empty() {
            return self.contents(source, answer);
        }
        let mut places = by_number(text, Some(source));
        if places.is_empty() && named.is_none() {
            places = by_number(text, None);
        }
        match places.as_slice() {
            [Place::Article(article)] => self.article(*article, answer),
            [Place::Reading(reading)] => self.reading(reading, answer),
            [] => self.search(text, named, answer),
            several => {
                let law = &self.manner.lang.words().law;
                answer.say(First::Ok, &(law.found)(several.len(), &quoted(text)));
                for place in several {
                    answer.detail(&self.headed(*place));
                }
            }
        }
    }

    fn contents(&self, source: Source, answer: &mut Answer) {
        let law = &self.manner.lang.words().law;
        let count = source.articles().count();
        let text = format!("{}: {}", source.id(), (law.articles)(count));
        answer.say(First::Ok, &text);
        for article in source.articles() {
            answer.detail(&self.headed(Place::Article(article)));
        }
    }

    /// A place with its heading: `A15 Castling`, before it the source where that is another.
    fn headed(&self, place: Place) -> String {
        match place {
            Place::Reading(reading) => {
                format!("{} {}", reading.id, self.manner.lang.words().law.reading)
            }
            Place::Article(article) => {
                let title = self.manner.lang.title(article);
                match article.source == self.game().source() {
                    true => format!("{article} {title}"),
                    false => format!("{} {article} {title}", article.source.id()),
                }
            }
        }
    }

    fn article(&self, article: Article, answer: &mut Answer) {
        let Some(text) = article.text() else {
            return;
        };
        let law = &self.manner.lang.words().law;
        let head = format!(
            "{} {article}: {}",
            article.source.id(),
            self.manner.lang.title(article)
        );
        answer.say(First::Ok, &head);
        if self.manner.shown != Shown::Translation {
            answer.detail(&text.original);
        }
        if self.manner.shown != Shown::Original {
            answer.detail(&text.text_en);
        }
        if let Some(treatment) = self.manner.lang.treatment(article) {
            answer.detail(&treatment);
        }
        if let Some(note) = self.manner.lang.note(article) {
            answer.detail(&format!("{}: {note}", law.note));
        }
        for reading in article.readings() {
            answer.detail(&format!(
                "{}: {}",
                reading.id,
                self.manner.lang.reading(reading)
            ));
        }
        let see: Vec<&str> = references(article).iter().map(|other| other.id).collect();
        if !see.is_empty() {
            answer.detail(&format!("{}: {}", law.see_also, see.join(", ")));
        }
    }

    fn reading(&self, reading: &'static Reading, answer: &mut Answer) {
        let law = &self.manner.lang.words().law;
        let beside: Vec<&str> = reading.articles().map(|article| article.id).collect();
        answer.say(First::Ok, &format!("{}: {}", reading.id, law.reading));
        answer.detail(self.manner.lang.reading(reading));
        answer.detail(&format!("{}: {}", law.beside, beside.join(", ")));
    }

    fn search(&self, words: &str, within: Option<Source>, answer: &mut Answer) {
        let law = &self.manner.lang.words().law;
        let own = |hit: &Hit| hit.place.is_in(self.game().source());
        let (mut hits, others): (Vec<Hit>, Vec<Hit>) = find_shown(words, within, self.manner.shown)
            .into_iter()
            .partition(own);
        hits.extend(others);
        if hits.is_empty() {
            answer.say(First::Error, &(law.nothing_found)(&quoted(words)));
            return;
        }
        answer.say(First::Ok, &(law.found)(hits.len(), &quoted(words)));
        for hit in hits.iter().take(MOST) {
            answer.detail(&format!("{}: {}", self.headed(hit.place), hit.snippet));
        }
        if hits.len() > MOST {
            answer.detail(&(law.more)(hits.len() - MOST));
        }
    }
}
