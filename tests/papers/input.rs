//! What games can be read from: files, pipes, standard input by all its names; and what is told of anything else.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::commands::kept;
use super::program::Home;

const GAME: &str = "[White \"Anna\"]\n\n1. e4 e5 *\n";

/// Bytes in a file of this name, brought in.
fn brought(home: &Home, name: &str, bytes: &[u8], args: &[&str]) -> super::program::Run {
    let file = home.path().join(name);
    fs::write(&file, bytes).unwrap();
    let args = [&["record", "import"], args, &[file.to_str().unwrap()]].concat();
    home.run(&args)
}

fn pipe(home: &Home) -> std::path::PathBuf {
    let path = home.path().join("pipe.pgn");
    assert!(
        Command::new("mkfifo")
            .arg(&path)
            .status()
            .unwrap()
            .success()
    );
    path
}

#[test]
fn what_is_no_text_is_named_for_what_it_is() {
    let home = Home::new();
    let wide =
        |units: Vec<u16>| -> Vec<u8> { units.into_iter().flat_map(u16::to_le_bytes).collect() };
    let wider = |mark: &str| -> Vec<u8> {
        let letters = mark.chars().chain(GAME.chars());
        letters
            .flat_map(|letter| u32::from(letter).to_le_bytes())
            .collect()
    };
    let random = (1..4000_u32).map(|at| (at * at % 251) as u8 & 0x9f | 1);
    for (bytes, english, dutch) in [
        (
            b"\x1f\x8b\x08\0rest".to_vec(),
            "it is packed; unpack it first (gzip -d)",
            "ingepakt",
        ),
        (
            b"PK\x03\x04rest".to_vec(),
            "it is packed; unpack it first (unzip)",
            "ingepakt",
        ),
        (
            b"BZh9rest".to_vec(),
            "it is packed; unpack it first (bzip2 -d)",
            "ingepakt",
        ),
        (
            wide(GAME.encode_utf16().collect()),
            "the text is UTF-16; save it as UTF-8",
            "UTF-16",
        ),
        (wider(""), "the text is UTF-32; save it as UTF-8", "UTF-32"),
        (
            wider("\u{feff}"),
            "the text is UTF-32; save it as UTF-8",
            "UTF-32",
        ),
        (random.collect(), "it is no text", "het is geen tekst"),
    ] {
        for (lang, part) in [("en", english), ("nl", dutch)] {
            let run = brought(&home, "x.pgn", &bytes, &["--lang", lang]);
            assert_eq!(run.status, Some(1), "{run:?}");
            assert!(run.err.contains(part), "{part}: {run:?}");
            assert_eq!(run.err.lines().count(), 2, "it is said once: {run:?}");
        }
    }
    assert!(kept(&home).is_empty());
}

#[test]
fn no_file_becomes_a_game_that_was_not_asked_for() {
    let home = Home::new();
    for args in [
        &["--game", "draughts-1879"][..],
        &["--game", "four-1967", "--format", "pgn"],
    ] {
        let run = brought(&home, "x.pgn", GAME.as_bytes(), args);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.err.contains("is not written in PGN\n"), "{run:?}");
    }
    assert!(kept(&home).is_empty());
    // Where nothing else is said, the game says how the text is to be read.
    let run = brought(&home, "x.txt", b"1. 32-28 *", &["--game", "draughts-1879"]);
    assert_eq!(run.status, Some(0), "{run:?}");
}

#[test]
fn a_file_without_a_game_is_said_to_have_none() {
    let home = Home::new();
    for text in ["", "\n\n", "{nothing}\n", "; nothing\n"] {
        let run = brought(&home, "x.pgn", text.as_bytes(), &[]);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(
            run.err.contains("x.pgn: there is no game in it\n"),
            "{run:?}"
        );
    }
    let run = home.run(&["record", "import", home.path().to_str().unwrap()]);
    assert_eq!(run.status, Some(1), "{run:?}");
    let run = home.run(&["record", "import", "/dev/zero"]);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(run.err.contains("no ordinary file"), "{run:?}");
}

#[test]
fn standard_input_is_read_by_all_its_names() {
    let home = Home::new();
    for (number, name) in ["-", "/dev/stdin", "/dev/fd/0"].into_iter().enumerate() {
        let run = home.typed(&["record", "import", name], GAME.as_bytes());
        assert_eq!(run.status, Some(0), "{run:?}");
        assert_eq!(kept(&home).len(), number + 1);
    }
}

#[test]
fn a_pipe_is_read_whoever_comes_first() {
    let home = Home::new();
    let path = pipe(&home);
    for wait in [0, 400] {
        let to = path.clone();
        let writer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(wait));
            let mut pipe = fs::OpenOptions::new().write(true).open(to).unwrap();
            pipe.write_all(GAME.as_bytes()).unwrap();
        });
        let run = home.run(&["record", "import", path.to_str().unwrap()]);
        writer.join().unwrap();
        assert_eq!(run.status, Some(0), "{run:?}");
    }
    assert_eq!(kept(&home).len(), 2);
    let shell = "exec 3< <(printf '1. d4 *'); sleep 0.2; \"$0\" record import /dev/fd/3 <(printf '1. c4 *')";
    let run = Command::new("bash")
        .args(["-c", shell, env!("CARGO_BIN_EXE_reglement")])
        .env_clear()
        .env("PATH", "/usr/bin:/bin")
        .env("HOME", home.path())
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(0), "{run:?}");
    assert_eq!(kept(&home).len(), 4, "{run:?}");
}

/// What is in the folder of games, drafts too.
fn folder(home: &Home) -> Vec<String> {
    let games = home.path().join(".local/state/reglement/games");
    let files = fs::read_dir(games).into_iter().flatten().flatten();
    files
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect()
}

#[test]
fn every_signal_that_ends_reading_leaves_whole_games_alone() {
    for signal in ["INT", "TERM", "HUP"] {
        let home = Home::new();
        let file = home.path().join("games.pgn");
        fs::write(&file, GAME.repeat(20_000)).unwrap();
        let path = pipe(&home);
        for from in [&file, &path] {
            let before = folder(&home).len();
            let mut child = import(&home, from);
            // In the midst of it; a pipe that nobody writes to is only waited for.
            let begun = Instant::now();
            while from == &file && folder(&home).len() < 20 && begun.elapsed().as_secs() < 30 {
                std::thread::sleep(Duration::from_millis(5));
            }
            if from == &path {
                std::thread::sleep(Duration::from_millis(400));
            }
            let id = child.id().to_string();
            let name = format!("-{signal}");
            assert!(
                Command::new("kill")
                    .args([&name, &id])
                    .status()
                    .unwrap()
                    .success()
            );
            let mut told = String::new();
            let mut aside = child.stderr.take().unwrap();
            std::io::Read::read_to_string(&mut aside, &mut told).unwrap();
            assert_eq!(child.wait().unwrap().code(), Some(1), "{signal}: {told}");
            assert!(
                told.ends_with("broken off; what was brought in is kept\n"),
                "{told}"
            );
            let after = folder(&home);
            let drafts = after
                .iter()
                .filter(|name| name.ends_with(".new") || name.starts_with('.'));
            assert_eq!(drafts.count(), 0, "{signal}: {after:?}");
            assert!(after.len() < 20_000 && (from == &file || after.len() == before));
        }
        for record in kept(&home) {
            let text = fs::read(&record).unwrap();
            assert!(reglement::room::record::read(&text).is_ok(), "{record:?}");
        }
    }
}

fn import(home: &Home, from: &Path) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_reglement"))
        .args(["record", "import"])
        .arg(from)
        .env_clear()
        .env("HOME", home.path())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn what_is_odd_is_told_with_its_file_and_its_game() {
    let home = Home::new();
    let text = "[White \"Anna\"]\n\n1. e4 *\n\n[White \"Bram\"]\n[White \"Cato\"]\n\n1. e4 }\n*\n";
    let run = brought(&home, "x.pgn", text.as_bytes(), &["--check"]);
    for part in [
        "x.pgn:6:1: game 2: the tag White stands twice",
        "x.pgn:8:7: game 2: a brace",
    ] {
        assert!(run.err.contains(part), "{part}: {run:?}");
    }
}

#[test]
fn a_record_that_is_wrong_is_told_with_its_line_once() {
    let home = Home::new();
    let run = home.typed(&["record", "import", "-"], GAME.as_bytes());
    assert_eq!(run.status, Some(0), "{run:?}");
    let text = fs::read_to_string(&kept(&home)[0]).unwrap();
    let bad = text.replace("\"e7e5\"", "\"e7e4\"");
    let line = bad.lines().position(|line| line.contains("e7e4")).unwrap() + 1;
    for (lang, word) in [("en", "line"), ("nl", "regel")] {
        let run = brought(&home, "x.toml", bad.as_bytes(), &["--lang", lang]);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(
            run.err.contains(&format!("x.toml: {word} {line}, ")),
            "{run:?}"
        );
        assert_eq!(run.err.matches(&line.to_string()).count(), 1, "{run:?}");
        assert!(run.err.contains("chess-modern M"), "{run:?}");
    }
}
