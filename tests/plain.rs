//! Transcripts of plain mode: what goes in (`> `), what comes out.
//!
//! A transcript begins with settings (`# game chess-1869`), then the greeting, then lines and their answers. With
//! `TRANSCRIBE=1` the answers are written anew; read them before keeping them.

use std::cell::RefCell;
use std::fs;
use std::io::{self, BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::rc::Rc;

use reglement::games::Game;
use reglement::host::judge::table;
use reglement::host::plain::{Manner, run};
use reglement::host::settle::position;
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::room::Room;
use reglement::table::Table;
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::Setup;

/// What both pipes have carried, in order.
type Log = Rc<RefCell<Vec<u8>>>;

struct Typist {
    lines: Vec<Vec<u8>>,
    read: usize,
    log: Log,
}

impl Read for Typist {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(into)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Typist {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == 0
            && let Some(line) = self.lines.first()
        {
            let mut log = self.log.borrow_mut();
            log.extend(b"> ");
            log.extend(line);
        }
        Ok(self.lines.first().map_or(&[], |line| &line[self.read..]))
    }

    fn consume(&mut self, count: usize) {
        self.read += count;
        if self
            .lines
            .first()
            .is_some_and(|line| line.len() <= self.read)
        {
            self.lines.remove(0);
            self.read = 0;
        }
    }
}

struct Paper(Log);

impl Write for Paper {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn play(game: &str, fen: Option<&str>, lang: Lang, lines: Vec<Vec<u8>>) -> String {
    let game = Game::named(game).unwrap_or_else(|| panic!("no game {game}"));
    let position = position(game, fen).expect("a position");
    let mut room = Room::unkept(table(game, position).expect("a table"));
    let shown = match lang {
        Lang::En => Shown::Translation,
        Lang::Nl => Shown::Original,
    };
    let log = Log::default();
    let mut input = Typist {
        lines,
        read: 0,
        log: log.clone(),
    };
    let manner = Manner { lang, shown };
    run(&mut room, manner, None, &mut input, &mut Paper(log.clone())).expect("pipes that hold");
    let bytes = log.borrow().clone();
    String::from_utf8(bytes).expect("text")
}

fn typed(text: &str) -> Vec<Vec<u8>> {
    let inputs = text.lines().filter_map(|line| line.strip_prefix("> "));
    inputs
        .map(|line| format!("{line}\n").into_bytes())
        .collect()
}

fn transcripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/plain");
    let entries = fs::read_dir(folder).expect("the folder of transcripts");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    paths
}

#[test]
fn the_transcripts_are_played_again() {
    let paths = transcripts();
    assert!(paths.len() >= 8);
    for path in paths {
        let text = fs::read_to_string(&path).expect("a transcript");
        let head: Vec<&str> = text
            .lines()
            .take_while(|line| line.starts_with("# "))
            .collect();
        let set = |name: &str| {
            let prefix = format!("# {name} ");
            head.iter()
                .find_map(|line| line.strip_prefix(prefix.as_str()))
        };
        let lang = set("lang").and_then(Lang::named).unwrap_or_default();
        let played = play(
            set("game").unwrap_or("chess-1869"),
            set("fen"),
            lang,
            typed(&text),
        );
        let whole: String = head
            .iter()
            .map(|line| format!("{line}\n"))
            .collect::<String>()
            + &played;
        if std::env::var_os("TRANSCRIBE").is_some() {
            fs::write(&path, whole).expect("a transcript");
            continue;
        }
        for (number, (is, should)) in whole.lines().zip(text.lines()).enumerate() {
            assert_eq!(is, should, "{}, line {}", path.display(), number + 1);
        }
        assert_eq!(whole, text, "{}", path.display());
    }
}

/// The answers to some bytes, a list of lines each; the first is the greeting.
fn answers(bytes: &[u8]) -> Vec<String> {
    answers_in(Game::Chess1869, bytes)
}

fn answers_in(game: Game, bytes: &[u8]) -> Vec<String> {
    answers_at(table(game, None).expect("a table"), bytes)
}

/// A table at which the players watch over the rules.
fn to_the_letter(game: Game, claims: Claims) -> Table {
    let mut setup = Setup::plain(game);
    setup.house.watch = Watch::Players(claims);
    Table::new(setup).expect("a table")
}

fn answers_at(table: Table, bytes: &[u8]) -> Vec<String> {
    let mut room = Room::unkept(table);
    let manner = Manner {
        lang: Lang::En,
        shown: Shown::Both,
    };
    let mut out = Vec::new();
    run(&mut room, manner, None, &mut &bytes[..], &mut out).expect("pipes that hold");
    let text = String::from_utf8(out).expect("text");
    text.lines().map(str::to_owned).collect()
}

#[test]
fn rubbish_is_answered_with_an_error_and_the_game_stands() {
    let mut bytes = b"e4\r\n".to_vec();
    bytes.extend(vec![b'x'; 100_000]);
    bytes.extend(b"\n\xff\xfe\n\n\0\x1b[31m\n");
    bytes.extend("\u{202e}\u{1f600}\n".as_bytes());
    bytes.extend(b"status\n");
    let lines = answers(&bytes);
    assert_eq!(lines[1], "ok: 1. e4; Black to move");
    for line in &lines[2..7] {
        assert!(line.starts_with("error: "), "{line}");
        assert!(!line.contains('\x1b') && line.len() < 200, "{line}");
    }
    assert_eq!(lines[7], "ok: the game as it stands");
    assert_eq!(lines[8], "  turn: Black");
}

#[test]
fn every_line_has_an_answer_that_begins_with_a_known_word() {
    let mut random = fastrand::Rng::with_seed(1879);
    let chess = "e4 e5 Nf3 Nc6 draw accept decline resign yes undo 2 count undertake with on b1 f7 claim fifty flip board \
                 moves why status record rules A13 toren help White: Zwart: touch \u{e9} Q O-O e2e9 x";
    let draughts = "32-28 19-23 28x19 14x23 37-32 insist 31-27 huff 23 28 demand draw accept decline resign yes undo 2 \
                    claim twenty flip board moves why status record rules D13 dam help White: Zwart: touch \u{e9} 28 26x 51";
    let four = "d2d4 m5k5 d13d11 b5d5 d7d5 Nf3 Pe3 g1h14 a1b2 draw accept decline resign yes undo 2 count undertake with on g1 \
                h7 claim fifty flip board moves why status record rules V11 T13 dame help South: West: Noord: East: O-O d4 o5";
    let firsts = [
        "ok", "refused", "offer", "claim", "choose", "result", "error",
    ];
    let letter = "touch place adjust announce also lift claim A13 V13 D3 T9 at remedy 1 2 rectify afresh e2e4 d1d5 32-31";
    for round in 0..1200 {
        let (game, words) = match round % 4 {
            0 => (Game::Chess1869, chess),
            1 => (Game::Four1869, four),
            2 => (Game::Four1967, four),
            _ => (Game::Draughts1879, draughts),
        };
        let mut words: Vec<&str> = words.split(' ').collect();
        words.extend(letter.split(' '));
        let table = match round % 3 {
            0 => table(game, None).expect("a table"),
            1 => to_the_letter(game, Claims::Hinted),
            _ => to_the_letter(game, Claims::Silent),
        };
        let count = random.usize(1..5);
        let line: Vec<&str> = (0..count)
            .map(|_| words[random.usize(..words.len())])
            .collect();
        let text = format!("{}\n{}\n", line.join(" "), line.join(" "));
        let heads: Vec<String> = answers_at(table, text.as_bytes())
            .into_iter()
            .filter(|line| !line.starts_with("  "))
            .collect();
        assert!(heads.len() >= 3, "{text}: {heads:?}");
        for head in heads {
            assert!(
                firsts
                    .iter()
                    .any(|first| head.starts_with(&format!("{first}: "))),
                "{text}: {head}"
            );
        }
    }
}

#[test]
fn a_reader_who_has_gone_away_ends_it_quietly() {
    struct Gone;
    impl Write for Gone {
        fn write(&mut self, _: &[u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }

        fn flush(&mut self) -> io::Result<()> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
    }
    let mut room = Room::unkept(table(Game::Chess1869, None).expect("a table"));
    let manner = Manner {
        lang: Lang::En,
        shown: Shown::Both,
    };
    assert!(run(&mut room, manner, None, &mut &b"e4\n"[..], &mut Gone).is_ok());
}

#[test]
fn both_languages_have_the_same_commands() {
    let usages = |lang: Lang| {
        let words = &lang.words().plain;
        [
            words.chess_commands,
            words.four_commands,
            words.draughts_commands,
            words.letter.commands,
            words.commands,
        ]
        .map(|commands| {
            let usages = commands.iter().map(|command| command.0);
            usages.collect::<Vec<_>>()
        })
    };
    assert_eq!(usages(Lang::En), usages(Lang::Nl));
}
