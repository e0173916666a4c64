//! Which records fit what somebody seeks: words of players, game, date or result, however they are spelled.

use super::date::Utc;
use super::shelf::{Listed, Status, Summary};
use crate::lang::Lang;
use crate::law::fold::{modern, words};

/// What is sought: a record fits when it has every word of it somewhere.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sought {
    wanted: Vec<Wanted>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Wanted {
    /// Letters: they may stand anywhere in a word, as typed or in the spelling of today.
    Word { plain: String, modern: String },
    /// A date, a time, a score or another number: a word must begin with it.
    Number(String),
}

/// The words of one record.
#[derive(Debug, Default)]
struct Has {
    words: Vec<String>,
    numbers: Vec<String>,
}

impl Sought {
    /// What is sought with this text.
    pub fn new(text: &str) -> Sought {
        let mut wanted = Vec::new();
        for part in text.split_whitespace() {
            match part.contains(char::is_alphabetic) {
                false => wanted.push(Wanted::Number(part.to_owned())),
                true => wanted.extend(words(part).into_iter().map(|word| Wanted::Word {
                    modern: modern(&word.plain),
                    plain: word.plain,
                })),
            }
        }
        Sought { wanted }
    }

    /// Does every record fit?
    pub fn is_nothing(&self) -> bool {
        self.wanted.is_empty()
    }

    /// Does this record fit? What a game is called, and how it ended, is known in every language.
    pub fn fits(&self, listed: &Listed) -> bool {
        self.is_nothing() || self.is_in(&Has::of(listed))
    }

    /// Do these names fit?
    pub fn fits_names(&self, names: &[String]) -> bool {
        let mut has = Has::default();
        has.take_names(names);
        self.is_in(&has)
    }

    fn is_in(&self, has: &Has) -> bool {
        self.wanted.iter().all(|wanted| match wanted {
            Wanted::Word { plain, modern } => {
                let mut words = has.words.iter();
                words.any(|word| word.contains(plain.as_str()) || word.contains(modern.as_str()))
            }
            Wanted::Number(number) => {
                let mut numbers = has.numbers.iter();
                numbers.any(|has| has.starts_with(number.as_str()))
            }
        })
    }
}

impl Has {
    fn of(listed: &Listed) -> Has {
        let mut has = Has::default();
        let minute = Utc::from(listed.last).minute();
        let (day, time) = minute.split_once(' ').unwrap_or((&minute, ""));
        has.numbers.extend([day.to_owned(), time.to_owned()]);
        if let Some((year, rest)) = day.split_once('-') {
            has.numbers.push(rest.to_owned());
            if let Some((month, day)) = rest.split_once('-') {
                has.numbers.push(format!("{day}-{month}-{year}"));
            }
        }
        match &listed.game {
            Ok(game) => has.take_game(game),
            Err(_) => {
                has.take(&listed.file());
                for lang in Lang::ALL {
                    has.take(lang.words().menu.records.damaged);
                }
            }
        }
        has
    }

    fn take_game(&mut self, game: &Summary) {
        self.take_names(&game.names);
        self.take(game.game.id());
        if let Status::Over(verdict) = game.status {
            self.numbers
                .push(game.game.page().score.of(&verdict).to_owned());
        }
        for lang in Lang::ALL {
            let words = lang.words();
            let records = &words.menu.records;
            self.take((words.terms.game)(game.game.source()));
            match game.status {
                Status::Unfinished => self.take(records.unfinished),
                Status::InUse => self.take(records.in_use),
                Status::Over(verdict) => self.take(&words.verdict(&verdict)),
            }
        }
    }

    fn take_names(&mut self, names: &[String]) {
        for name in names {
            self.take(name);
        }
    }

    /// The words of a text, each as it stands and in the spelling of today, and its numbers.
    fn take(&mut self, text: &str) {
        for word in words(text) {
            if word.plain.starts_with(|first: char| first.is_ascii_digit()) {
                self.numbers.push(word.plain.clone());
            }
            let modern = modern(&word.plain);
            if modern != word.plain {
                self.words.push(modern);
            }
            self.words.push(word.plain);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finds(text: &str, names: &[&str]) -> bool {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        Sought::new(text).fits_names(&names)
    }

    #[test]
    fn names_are_found_by_any_part_however_they_are_spelled() {
        let names = ["Zoë van der Meulen", "Joost Raadsheer 2"];
        for text in [
            "zoe",
            "ZOË",
            "meul",
            "joost meulen",
            "raadsh",
            "  ",
            "2",
            "der zoë 2",
        ] {
            assert!(finds(text, &names), "{text}");
        }
        assert!(finds("tusschen", &["Tussen"]) && finds("tussen", &["Tusschen"]));
        assert!(!finds("zoe anna", &names) && !finds("22", &names));
    }
}
