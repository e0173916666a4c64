//! Files that nobody wrote: shapes from real life, cut up, mixed and damaged.

use std::io::Read;

use fastrand::Rng;
use reglement::exchange::pgn;

use super::read::*;

/// What real files are made of.
const SHAPES: [&str; 13] = [
    "[Event \"Club \\\"A\\\"\"]\n[Site \"?\"]\n[Date \"1879.??.??\"]\n[White \"Anna\"]\n[Black \"Bram\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0\n\n",
    "1. e4 ({first} 1. d4 d5 (1... Nf6 2. c4 (2. Nf3 {deep} g6) 2... e6 $14) 2. c4) 1... e5 2. Nf3 *\n",
    "[White \"A\"]\r\n\r\n1. d4 {half % not} d5\r\n% hidden (\r\n2. c4 ; rest ) }\r\n2... e6 {[%clk 0:01:02]} *\r\n\r\n",
    "[SetUp \"1\"]\n[FEN \"4k3/8/R7/8/8/8/R7/4K3 w - - 0 1\"]\n\n1. R2a4 Kd7 2. Ra2 1/2-1/2\n\n",
    "1.e4 d5 2.exd5 c6 3.dxc6 Nf6 4.cxb7 Nbd7 5.bxa8Q Qc7 6.Qxa7?! e5!! 7.d4 e4 8.f4 exf3 e.p. 0-1",
    "[Event \"Om de \"Zilveren\" beker\"]\n[Event \"no end]\n[  Event\"tight\"]\n\n1. Nf3 d5 { a { b } c } *",
    "[White \"Zo\u{eb}\"] [Black \"Анна\"]\n\n1. 0-0 e2-e4 e7e5 2. -- Z0 *",
    "33-29 19-23 28x19 1-1 [GameType \"20\"]",
    "1. h2-h3 .. b7-c7 .. g13-g12 .. m8-l8",
    "( ) } { [ ] ; % $1 $ ! ?? ... 1. 2... * 1-0 0-0 0-0-0 \u{bd} … \u{feff}",
    "[Round \"1\t\u{12}\"] 1. (1. d4 d5 2. c4) e4 ({said} 1... x) 1... e5 (1... c5) ({last}) *",
    "\n\n[",
    "\n\n[A \"b\"]\n",
];

const SEEDS: u64 = 1500;

fn text(random: &mut Rng) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..=random.usize(..4) {
        text.extend(SHAPES[random.usize(..SHAPES.len())].bytes());
    }
    for _ in 0..random.usize(..12) {
        let (from, to) = (random.usize(..=text.len()), random.usize(..=text.len()));
        let (from, to) = (from.min(to), from.max(to));
        match random.u8(..7) {
            0 => {
                text.drain(from..to.min(from + 20));
            }
            1 => {
                let part = text[from..to].to_vec();
                text.splice(from..from, part);
            }
            2 => text.insert(from, random.u8(..)),
            3 if from < text.len() => text[from] = random.u8(..),
            4 if from < text.len() => text[from] ^= 1 << random.u8(..8),
            5 => {
                let signs = b"{}()[]\"\\;%$*\n\r .\0-x";
                text.insert(from, signs[random.usize(..signs.len())]);
            }
            _ => text.truncate(text.len() - random.usize(..=text.len().min(30))),
        }
        text.truncate(20_000);
    }
    text
}

/// Gives a text in pieces of its own choice.
struct Pieces<'t>(&'t [u8], Rng);

impl Read for Pieces<'_> {
    fn read(&mut self, into: &mut [u8]) -> std::io::Result<usize> {
        let most = self.0.len().min(into.len());
        let count = if most == 0 {
            0
        } else {
            1 + self.1.usize(..most.min(9))
        };
        let (piece, rest) = self.0.split_at(count);
        into[..count].copy_from_slice(piece);
        self.0 = rest;
        Ok(count)
    }
}

#[test]
fn no_text_makes_the_reader_stumble() {
    for seed in 0..SEEDS {
        let mut random = Rng::with_seed(seed);
        let text = text(&mut random);
        // Every game takes some of the text, so that there is an end of it.
        let read: Vec<Game> = pgn::games(&text[..], Box::new(start))
            .take(text.len() + 1)
            .collect();
        assert!(read.len() <= text.len(), "seed {seed}");
        let pieces = Pieces(&text, random.fork());
        let again: Vec<Game> = pgn::games(pieces, Box::new(start)).collect();
        assert_eq!(read, again, "seed {seed}");
        for (index, game) in read.iter().enumerate() {
            let number = match game {
                Ok(score) => score.number,
                Err(fault) => fault.number,
            };
            assert_eq!(number, index + 1, "seed {seed}");
        }
        // What was read is written, and that is read to the same.
        for score in read.into_iter().flatten() {
            if score.tags.is_empty() && score.line.moves.is_empty() {
                continue;
            }
            let first = written(&score);
            let second = written(&one(&first));
            assert_eq!(first, second, "seed {seed}");
        }
    }
}

/// A game as it was read.
type Game = super::read::Read;

/// A text of one shape again and again is read in a time that grows as its length does.
#[test]
fn no_text_takes_long() {
    for shape in [
        "[",
        "[a",
        "[a \"b\"]",
        "[a \"",
        "(",
        "(e4)",
        ")",
        "{",
        "{{}",
        "{}",
        "{\n\n[a \"b\"]",
        "}",
        ";",
        ";\n",
        "%\n",
        "1",
        "1.",
        "$",
        "$1 ",
        "!",
        ".",
        "e4 ",
        "e4",
        "zz ",
        "Nf3 Nf6 Ng1 Ng8 ",
        "\0",
        "\n",
        "* ",
        "1-0 1. e4 ",
        "\u{feff}",
        "\u{a0}",
        "\"",
        "\\",
        "1. e4 e5\n\n[a \"b\"]\n\n",
        "(Na1) ",
        "1. e4 (e5) ",
    ] {
        let text = shape.repeat(400_000 / shape.len());
        let begun = std::time::Instant::now();
        let mut plies = 0;
        for game in pgn::games(text.as_bytes(), Box::new(start)) {
            plies += game.map_or(0, |score| score.line.moves.len());
        }
        assert!(
            plies <= text.len() && begun.elapsed().as_secs() < 20,
            "{shape:?}: {:?}",
            begun.elapsed()
        );
    }
}
