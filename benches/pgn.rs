//! Reading and checking a collection of games, against a well-known reader in the same run; and how much memory that takes.
//!
//! `cargo bench --bench pgn` prints games and megabytes a second, how many times faster ours is, and what a text of some
//! hundred megabytes adds to the most memory ever in use.

#[path = "side_by_side.rs"]
mod side_by_side;

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read};
use std::ops::ControlFlow;

use pgn_reader::{Reader, SanPlus, Visitor};
use reglement::exchange::pgn;
use reglement::exchange::tags::Tags;
use reglement::games::Game;
use reglement::notation::letters::Letters;
use reglement::notation::{fen, san};
use reglement::rules::position::Position;
use shakmaty::{Chess, Position as _};
use side_by_side::{in_turns, ratio};

const GAMES: usize = 10_000;
const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn main() {
    let text = collection(GAMES);
    println!(
        "{GAMES} games, {} bytes, {} a game",
        text.len(),
        text.len() / GAMES
    );
    let times = in_turns(&mut [&mut || ours(text.as_bytes()), &mut || {
        theirs(text.as_bytes())
    }]);
    assert_eq!(ours(text.as_bytes()), theirs(text.as_bytes()));
    for (who, times) in ["reglement", "pgn-reader"].iter().zip(&times) {
        let seconds = times.median().as_secs_f64();
        println!(
            "{who:<10} {:8.0} games, {:6.1} MB a second",
            GAMES as f64 / seconds,
            text.len() as f64 / seconds / 1e6
        );
    }
    println!(
        "reglement is {:.2} times pgn-reader with shakmaty",
        ratio(&times[0], &times[1])
    );
    flat(&text);
}

/// Reads every game as it is read for a record, and counts games and moves.
fn ours(text: impl Read) -> (usize, usize) {
    let array = fen::read(ARRAY, Game::ChessModern).expect("a position");
    let start = move |_: &Tags, text: Option<&str>| -> Option<Position> {
        match text {
            None => Some(array),
            Some(text) => fen::read(text, Game::ChessModern).ok(),
        }
    };
    let (mut games, mut moves) = (0, 0);
    for game in pgn::games(text, Box::new(start)) {
        let game = game.expect("a game");
        assert!(game.remarks.is_empty(), "{:?}", game.remarks);
        games += 1;
        moves += game.line.moves.len();
    }
    (games, moves)
}

/// The same by theirs: every move of the game is read and played.
fn theirs(text: impl Read) -> (usize, usize) {
    let mut reader = Reader::new(text);
    let mut checker = Checker;
    let (mut games, mut moves) = (0, 0);
    while let Some(read) = reader.read_game(&mut checker).expect("a stream") {
        games += 1;
        moves += read.expect("a game");
    }
    (games, moves)
}

struct Checker;

impl Visitor for Checker {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = Option<usize>;

    fn begin_tags(&mut self) -> ControlFlow<Self::Output, ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, Self::Movetext> {
        ControlFlow::Continue((Chess::default(), 0))
    }

    fn san(
        &mut self,
        (position, moves): &mut Self::Movetext,
        word: SanPlus,
    ) -> ControlFlow<Self::Output> {
        match word.san.to_move(position) {
            Ok(played) => position.play_unchecked(played),
            Err(_) => return ControlFlow::Break(None),
        }
        *moves += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_, moves): Self::Movetext) -> Self::Output {
        Some(moves)
    }
}

/// What a text many times as long adds to the most memory ever in use.
fn flat(text: &str) {
    let before = peak();
    let copies = (400_000_000 / text.len()).max(1);
    let long = (0..copies).fold(Box::new(io::empty()) as Box<dyn Read>, |long, _| {
        Box::new(long.chain(text.as_bytes()))
    });
    let (games, _) = ours(long);
    println!(
        "{games} games, {} MB through a stream: the most memory in use went from {before} to {} kB",
        copies * text.len() / 1_000_000,
        peak()
    );
    let endless = |byte: u8| {
        let stream = io::repeat(byte).take(50_000_000);
        pgn::games(stream, Box::new(|_: &Tags, _: Option<&str>| None)).count()
    };
    let told: usize = b"({[%;a1.$\"\0\n".iter().map(|byte| endless(*byte)).sum();
    println!(
        "after 50 MB of each of some signs, {told} faults told: {} kB",
        peak()
    );
}

/// The most memory that was ever in use, in kB.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Games as people play them, of some eighty plies: a man that is attacked is taken as often as not, otherwise something moves.
fn collection(games: usize) -> String {
    let mut random = fastrand::Rng::with_seed(1879);
    let array = fen::read(ARRAY, Game::ChessModern).expect("a position");
    let mut text = String::new();
    for game in 1..=games {
        let plies = 40 + random.usize(..81);
        let mut position = array;
        let mut line = String::new();
        let mut column = 0;
        let mut put = |word: &str| {
            if column + word.len() + 1 > 79 {
                line.push('\n');
                column = 0;
            }
            if column > 0 {
                line.push(' ');
            }
            line.push_str(word);
            column += word.len() + 1;
        };
        for ply in 0..plies {
            let moves = position.moves();
            let takes: Vec<_> = moves
                .iter()
                .filter(|m| !position.taken(**m).is_empty())
                .collect();
            let among = if takes.is_empty() || random.u8(..3) > 0 {
                moves.iter().collect()
            } else {
                takes
            };
            let Some(played) = random.choice(among) else {
                break;
            };
            if ply % 2 == 0 {
                put(&format!("{}.", ply / 2 + 1));
            }
            put(&san::write(&position, *played, Letters::English));
            if random.u8(..20) == 0 {
                put("{a move that asks a question}");
                if ply % 2 == 0 {
                    put(&format!("{}...", ply / 2 + 1));
                }
            }
            position = position.after(*played);
        }
        let _ = writeln!(
            text,
            "[Event \"Club evening {}\"]\n[Site \"Amsterdam\"]\n[Date \"1879.05.{:02}\"]\n[Round \"{}\"]\n\
             [White \"Anna\"]\n[Black \"Bram\"]\n[Result \"1/2-1/2\"]\n\n{line} 1/2-1/2\n",
            game / 10 + 1,
            game % 28 + 1,
            game % 10 + 1,
        );
    }
    text
}
