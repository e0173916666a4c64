//! What is written is read back the same.

use fastrand::Rng;
use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::exchange::fault::Place;
use reglement::exchange::score::{Line, Outcome, Score};
use reglement::exchange::tags::Tags;
use reglement::notation::fen;
use reglement::rules::position::Position;

use super::read::*;

/// Letters that mean something to a reader, and letters from everywhere.
const LETTERS: &str = "abcXYZ019 \"\"\\\\[](){}%;$!?.,*'-#ëß½Жж漢字🏰\u{301}\u{a0}\u{2028}…";

fn letters(random: &mut Rng, most: usize) -> String {
    let all: Vec<char> = LETTERS.chars().collect();
    let count = random.usize(..=most);
    (0..count)
        .map(|_| match random.u8(..4) {
            0 => random.char('\u{20}'..'\u{7f}'),
            1 => random.char('\u{a1}'..'\u{2fff}'),
            _ => all[random.usize(..all.len())],
        })
        .collect()
}

/// Words as a comment has them: no braces, single blanks.
fn comment(random: &mut Rng) -> String {
    let words = 1 + random.usize(..12);
    let word = |random: &mut Rng| {
        let word = letters(random, 9).replace(['{', '}', ' '], "");
        if word.is_empty() {
            "so".to_owned()
        } else {
            word
        }
    };
    let words: Vec<String> = (0..words).map(|_| word(random)).collect();
    words.join(" ")
}

fn line(random: &mut Rng, start: Position, plies: usize, depth: u32) -> Line {
    let mut line = Line::default();
    let mut position = start;
    if random.u8(..6) == 0 {
        line.before.push(comment(random));
    }
    for index in 0..plies {
        let Some(played) = random.choice(position.moves()) else {
            break;
        };
        line.moves.push(played);
        while random.u8(..8) == 0 {
            line.note_mut(index).nags.push(random.u8(..));
        }
        while random.u8(..8) == 0 {
            let said = comment(random);
            line.note_mut(index).comments.push(said);
        }
        while depth > 0 && random.u8(..6) == 0 {
            let plies = 1 + random.usize(..6);
            let variation = self::line(random, position, plies, depth - 1);
            line.note_mut(index).variations.push(variation);
        }
        position = position.after(played);
    }
    line
}

fn score(random: &mut Rng) -> Score {
    let mut tags = Tags::default();
    for name in ["Event", "Site", "White", "Black", "Annotator_2"] {
        tags.push(name, &letters(random, 60));
    }
    let mut begin = start(&tags, None).unwrap();
    if random.bool() {
        for _ in 0..random.usize(..30) {
            if let Some(played) = random.choice(begin.moves()) {
                begin = begin.after(played);
            }
        }
        tags.push("SetUp", "1");
        tags.push("FEN", &fen::write(&begin));
    }
    let plies = random.usize(..40);
    let results = [
        Outcome::Open,
        Outcome::Drawn,
        Outcome::Won(Seats::of(Seat::White)),
        Outcome::Won(Seats::of(Seat::Black)),
    ];
    Score {
        number: 1,
        place: Place::default(),
        tags,
        start: begin,
        line: line(random, begin, plies, 3),
        result: results[random.usize(..4)],
        remarks: Vec::new(),
    }
}

/// A game wherever it stands in its text.
fn anywhere(score: Score) -> Score {
    let place = Place::default();
    Score { place, ..score }
}

#[test]
fn what_is_written_is_read_back_the_same() {
    let mut random = Rng::with_seed(1869);
    for _ in 0..150 {
        let score = score(&mut random);
        let text = written(&score);
        assert_eq!(anywhere(one(&text)), score, "{text}");
    }
}

#[test]
fn many_games_are_read_back_in_their_order() {
    let mut random = Rng::with_seed(1967);
    let scores: Vec<Score> = (1..=20)
        .map(|number| Score {
            number,
            ..score(&mut random)
        })
        .collect();
    let text: String = scores.iter().map(written).collect();
    let read: Vec<Score> = all(text)
        .into_iter()
        .map(Result::unwrap)
        .map(anywhere)
        .collect();
    assert_eq!(read, scores);
}

#[test]
fn every_tag_is_read_back_the_same() {
    let mut random = Rng::with_seed(1879);
    for _ in 0..3000 {
        let value = letters(&mut random, 30);
        let tags: Tags = [("Event", value.as_str()), ("Site", "x")]
            .into_iter()
            .collect();
        let written = written(&Score {
            tags,
            ..one("1. e4 *")
        });
        let read = one(&written);
        assert_eq!(read.tags.get("Event"), Some(value.as_str()), "{written}");
        assert!(read.remarks.is_empty(), "{written}: {:?}", read.remarks);
    }
}

#[test]
fn lines_of_moves_stay_under_eighty_columns() {
    let mut random = Rng::with_seed(50);
    for _ in 0..60 {
        let score = Score {
            tags: Tags::default(),
            ..score(&mut random)
        };
        for row in written(&score).lines() {
            let count = row.chars().count();
            // Only a word with a per cent sign may not begin a line.
            assert!(count < 80 || row.contains(" %"), "{count}: {row}");
        }
    }
}
