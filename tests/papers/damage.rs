//! Files that nobody wrote, in PDN and in the form of four: shapes from real life, cut up, doubled, mixed and damaged.

use std::io::Read;

use fastrand::Rng;
use reglement::exchange::fault::Fault;
use reglement::exchange::score::Score;
use reglement::exchange::token::Dialect;
use reglement::exchange::write;
use reglement::host::papers::names::name;
use reglement::host::papers::stream::scores;
use reglement::host::papers::told::Teller;
use reglement::lang::Lang;

/// What real files of draughts are made of.
const PDN: [&str; 12] = [
    include_str!("../fuzz/seeds/pdn/layouts.pdn"),
    include_str!("../fuzz/seeds/pdn/alike.pdn"),
    include_str!("../fuzz/seeds/pdn/kinds.pdn"),
    include_str!("../fuzz/seeds/pdn/results.pdn"),
    "[FEN \"W:WK50:B21,23,32,42,44\"]\n\n1. 50x48 21-26 *\n\n",
    "[FEN \"B:W:WK28,30-35:B1-5,K12.\"]\n\n1... 1-6 (1... 2-7 {x}) 2. 28-22 2-0(T)\n",
    "[Reglement \"draughts-1879\"]\n\n1. 32-28 19-23 2. 38-32 {[%act black huff 28]} 2... 23-29 *\n",
    "[White \"Zo\u{eb}\"] [Black \"Анна\"]\r\n\r\n1. 32 - 28(!) 19 -23 $5 2. 28\u{d7}19 14:23 ; rest }\r\n0-0\r\n",
    "1. e4 e5 2. Nf3 *\n\n[White \"A\"]\n[GameType \"25\"]\n1. c3-d4 f6-g5 *\n",
    "( ) } { [ ] ; % $1 $ ! ?? .. 1. 2... * 1-0 0-0 2-0(x) 1-1 ( \u{bd} … \u{feff} 0- -0 28x",
    "1. 33-29 19-23 2. 35-30 { outer { inner } tail } 20-25 *",
    "\n\n[A \"b\"]\n",
];

/// And files of four.
const FOUR: [&str; 9] = [
    include_str!("../fuzz/seeds/four/teams.pgn4"),
    include_str!("../fuzz/seeds/four/start.pgn4"),
    include_str!("../fuzz/seeds/four/ends.pgn4"),
    "[Reglement \"four-1869\"]\n[ReglementPartners \"adjacent\"]\n\n1. e2-e4 *\n",
    "1. e4 d5 k11 k10 2. rNf3 (2. d4 .. bNc6 {x}) bNc6 1/2-0\n\n",
    "[Variant \"FFA\"]\n[Result \"Red: 50 - Blue: 20\"]\n\n1. e2-e4 .. R .. T .. S\n",
    "[StartFen4 \"R-0\n,x/\n{'enPassant':('','c5:d5','','')}-\"]\n1. O-O .. Qg1xQn8=D#\n",
    "( ) } { [ ] ; % $1 ! ?? .. ... 1. 2... * 1-0 0-0 R T S D # + ++ \u{bd} … \u{feff}",
    "\n\n[StartFen4 \"",
];

const SEEDS: u64 = 1000;

/// One text, damaged as files are: bytes lost, doubled, flipped and put in, lines swapped, braces unmatched, its end lost.
fn text(random: &mut Rng, shapes: &[&str]) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..=random.usize(..3) {
        text.extend(shapes[random.usize(..shapes.len())].bytes());
    }
    for _ in 0..random.usize(..10) {
        let (from, to) = (random.usize(..=text.len()), random.usize(..=text.len()));
        let (from, to) = (from.min(to), from.max(to));
        match random.u8(..9) {
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
                let signs = b"{}()[]\"\\;%$*\n\r .\0-x:/,'";
                text.insert(from, signs[random.usize(..signs.len())]);
            }
            6 => {
                let mut lines: Vec<&[u8]> = text.split_inclusive(|byte| *byte == b'\n').collect();
                if lines.len() > 1 {
                    let (one, other) = (random.usize(..lines.len()), random.usize(..lines.len()));
                    lines.swap(one, other);
                }
                text = lines.concat();
            }
            7 => text.retain(|byte| *byte != b'}'),
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
        let count = match most {
            0 => 0,
            most => 1 + self.1.usize(..most.min(9)),
        };
        let (piece, rest) = self.0.split_at(count);
        into[..count].copy_from_slice(piece);
        self.0 = rest;
        Ok(count)
    }
}

type Game = Result<Score, Box<Fault>>;

/// What is told of a game can be told.
fn is_told(game: &Game, dialect: Dialect) {
    let remarks = match game {
        Ok(score) => &score.remarks,
        Err(fault) => &fault.remarks,
    };
    for lang in [Lang::En, Lang::Nl] {
        let teller = Teller {
            lang,
            dialect,
            game: reglement::host::papers::format::game_of(dialect),
        };
        let mut said: Vec<String> = remarks
            .iter()
            .map(|remark| teller.oddity(&remark.what))
            .collect();
        if let Err(fault) = game {
            assert!(
                fault.place.line >= 1 && fault.place.column >= 1,
                "{fault:?}"
            );
            said.push(teller.fault(fault));
        }
        for line in said {
            assert!(
                !line.is_empty() && !line.contains(['\n', '\u{1b}']),
                "{line:?}"
            );
        }
    }
}

fn stumbles(dialect: Dialect, shapes: &[&str]) {
    let mut right = 0;
    for seed in 0..SEEDS {
        let mut random = Rng::with_seed(seed);
        let text = text(&mut random, shapes);
        // Every game takes some of the text, so that there is an end of it.
        let read: Vec<Game> = scores(&text[..], dialect, None)
            .take(text.len() + 2)
            .collect();
        assert!(read.len() <= text.len() + 1, "seed {seed}");
        let pieces = Pieces(&text, random.fork());
        let again: Vec<Game> = scores(pieces, dialect, None).collect();
        assert_eq!(read, again, "seed {seed}");
        for (index, game) in read.iter().enumerate() {
            let number = match game {
                Ok(score) => score.number,
                Err(fault) => fault.number,
            };
            assert_eq!(number, index + 1, "seed {seed}");
            is_told(game, dialect);
        }
        for score in read.into_iter().flatten() {
            if score.tags.is_empty() && score.line.moves.is_empty() {
                continue;
            }
            right += 1;
            let first = write::game(&score, dialect, &name);
            let again = scores(first.as_bytes(), dialect, None).next();
            let again = again.expect(&first);
            let again = again.unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}\n{first}"));
            assert_eq!(first, write::game(&again, dialect, &name), "seed {seed}");
        }
    }
    assert!(right as u64 > SEEDS / 2, "{right} right of {dialect:?}");
}

#[test]
fn no_text_of_draughts_makes_the_reader_stumble() {
    stumbles(Dialect::Pdn, &PDN);
}

#[test]
fn no_text_of_four_makes_the_reader_stumble() {
    stumbles(Dialect::Four, &FOUR);
}

/// A text of one shape again and again is read in a time that grows as its length does.
#[test]
fn no_text_takes_long() {
    for (dialect, shape) in [
        (Dialect::Pdn, "32-28 "),
        (Dialect::Pdn, "32 - "),
        (Dialect::Pdn, "32 -\t28"),
        (Dialect::Pdn, "2-0 ("),
        (Dialect::Pdn, "2-0(T) "),
        (Dialect::Pdn, "2-0(T)\n\n1. 32-28 "),
        (Dialect::Pdn, "[FEN \"W:W1-50:B\"]\n"),
        (Dialect::Pdn, "1. 32-28 (32-27) "),
        (Dialect::Four, "[StartFen4 \"R-0"),
        (Dialect::Four, "[StartFen4 \""),
        (Dialect::Four, "[StartFen4 \"\n"),
        (Dialect::Four, "[StartFen4 \"\n]\n"),
        (Dialect::Four, "R "),
        (Dialect::Four, ".. "),
        (Dialect::Four, "1. R 1-0 "),
        (Dialect::Four, "e2-e4 .. "),
    ] {
        let text = shape.repeat(200_000 / shape.len());
        let begun = std::time::Instant::now();
        let games = scores(text.as_bytes(), dialect, None).count();
        assert!(
            games <= text.len() && begun.elapsed().as_secs() < 20,
            "{shape:?}: {:?}",
            begun.elapsed()
        );
    }
}
