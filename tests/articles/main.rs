//! The rule book, executed: for every article what somebody does, as it would be typed, and what must happen.
//!
//! A file for each source, in the order of its articles; `##` begins an article, `play` a game as the program would be
//! started, perhaps with a position in the next line (`fen ...`). Then come the acts. What follows `#` is what must be
//! answered: the word with which the answer begins, then, after a colon, texts that must stand in it, with `;` between.
//! Without a remark the act is done: the answer begins with `ok`.

#[path = "../support/started.rs"]
mod started;
#[path = "../support/typist.rs"]
mod typist;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use reglement::host::plain::Manner;
use reglement::lang::Lang;
use reglement::law::article::Source;
use reglement::law::text::Shown;
use reglement::room::Room;

/// A game of a file: where it begins, how it was started, and what is done.
struct Game<'a> {
    line: usize,
    play: &'a str,
    fen: Option<&'a str>,
    acts: Vec<Act<'a>>,
}

/// An act, and what must be answered.
struct Act<'a> {
    line: usize,
    typed: &'a str,
    word: &'a str,
    texts: Vec<&'a str>,
}

fn act(number: usize, line: &str) -> Act<'_> {
    let (typed, remark) = line.split_once(" # ").unwrap_or((line, "ok"));
    let (word, texts) = remark.split_once(':').unwrap_or((remark, ""));
    let texts = texts.split(';').map(str::trim);
    Act {
        line: number,
        typed: typed.trim(),
        word: word.trim(),
        texts: texts.filter(|text| !text.is_empty()).collect(),
    }
}

fn games(text: &str) -> Vec<Game<'_>> {
    let mut games: Vec<Game<'_>> = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if line.starts_with("play ") {
            games.push(Game {
                line: number,
                play: line,
                fen: None,
                acts: Vec::new(),
            });
            continue;
        }
        let game = games.last_mut().expect("a game before its acts");
        match line.strip_prefix("fen ") {
            Some(fen) => game.fen = Some(fen.trim()),
            None => game.acts.push(act(number, line)),
        }
    }
    games
}

/// The answers to the acts of a game, in order.
fn answers(game: &Game<'_>) -> Vec<String> {
    let mut room = Room::unkept(started::table(game.play, game.fen));
    let typed = game.acts.iter().map(|act| format!("> {}\n", act.typed));
    let manner = Manner {
        lang: Lang::En,
        shown: Shown::Translation,
    };
    let log = typist::played(&mut room, manner, &typed.collect::<String>());
    let answers = log.split("\n> ").skip(1);
    let answer = |part: &str| {
        part.split_once('\n')
            .map_or("", |(_, rest)| rest)
            .to_owned()
    };
    answers.map(answer).collect()
}

/// What goes otherwise than a file says.
fn otherwise(text: &str) -> String {
    let mut wrong = String::new();
    for game in games(text) {
        let answers = answers(&game);
        if answers.len() != game.acts.len() {
            writeln!(wrong, "line {}: not every act was answered", game.line).expect("a string");
        }
        for (act, answer) in game.acts.iter().zip(answers) {
            let word = answer.split(':').next().unwrap_or_default();
            let missing = act.texts.iter().find(|text| !answer.contains(**text));
            if word != act.word || missing.is_some() {
                let Act {
                    line, typed, word, ..
                } = act;
                writeln!(
                    wrong,
                    "line {line}: {typed}: not {word} {missing:?} but\n{answer}"
                )
                .expect("a string");
            }
        }
    }
    wrong
}

fn headings(text: &str) -> BTreeSet<&str> {
    let headings = text.lines().filter_map(|line| line.strip_prefix("## "));
    headings
        .filter_map(|heading| heading.split_once(". "))
        .map(|(id, _)| id)
        .collect()
}

fn check(source: Source, text: &str) {
    let wrong = otherwise(text);
    assert!(wrong.is_empty(), "{}\n{wrong}", source.id());
    let told = headings(text);
    let lacking: Vec<&str> = source
        .articles()
        .map(|article| article.id)
        .filter(|id| !told.contains(id))
        .collect();
    assert!(
        lacking.is_empty(),
        "{}: nothing of {lacking:?}",
        source.id()
    );
}

#[test]
fn ordinary_chess_of_1869() {
    check(Source::Chess1869, include_str!("chess-1869.txt"));
}

#[test]
fn chess_with_four_players_of_1869() {
    check(Source::Four1869, include_str!("four-1869.txt"));
}

#[test]
fn chess_for_four_of_1967() {
    check(Source::Four1967, include_str!("four-1967.txt"));
}

#[test]
fn the_modern_moves() {
    check(Source::ChessModern, include_str!("chess-modern.txt"));
}

#[test]
fn draughts_of_1879() {
    check(Source::Draughts1879, include_str!("draughts-1879.txt"));
}

#[test]
fn an_act_that_goes_otherwise_is_told() {
    let text = "play chess-1869\ne2e4 # refused: A13\n";
    assert!(otherwise(text).contains("line 2: e2e4: not refused"));
    let text = "play chess-1869\ne2e5 # refused: A12\n";
    assert!(otherwise(text).contains("A12"));
    assert_eq!(
        otherwise("play chess-1869\ne2e5 # refused: A13\ne2e4\n"),
        ""
    );
}
