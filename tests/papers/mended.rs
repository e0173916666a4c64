//! What goes wrong around a text: broken off, not heard, asked for in vain, too long, written over.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use super::commands::kept;
use super::program::Home;
use super::wrong;
use reglement::exchange::token::Dialect;

/// So many games, each whole.
fn many(count: usize) -> String {
    let game = |number| format!("[White \"Anna\"]\n[Round \"{number}\"]\n\n1. e4 e5 *\n\n");
    (1..=count).map(game).collect()
}

fn import(home: &Home, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reglement"));
    command
        .args(["record", "import"])
        .args(args)
        .env_clear()
        .env("HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

#[test]
fn a_game_of_a_match_goes_out_and_comes_back() {
    let home = Home::new();
    let args = [
        "play",
        "chess-1869",
        "--plain",
        "--match",
        "4",
        "--names",
        "Anna,Bram",
    ];
    home.typed(&args, b"e2e4\ne7e5\nresign\nresign yes\n");
    home.typed(&["resume", "--plain"], b"d2d4\n");
    let records = kept(&home);
    assert_eq!(records.len(), 2, "{records:?}");
    for record in &records {
        let out = home.run(&["record", "export", record.to_str().unwrap()]);
        assert_eq!(out.status, Some(0), "{out:?}");
        assert!(out.out.contains("[ReglementMatchLength "), "{out:?}");
        let other = Home::new();
        let back = other.typed(&["record", "import", "-"], out.out.as_bytes());
        assert_eq!(back.status, Some(0), "{back:?}");
        let part = |text: String| {
            let at = text.find("[match]").unwrap();
            text[at..].split("[[act]]").next().unwrap().to_owned()
        };
        let back = fs::read_to_string(&kept(&other)[0]).unwrap();
        assert_eq!(part(back), part(fs::read_to_string(record).unwrap()));
    }
    assert!(
        records
            .iter()
            .any(|record| fs::read_to_string(record).unwrap().contains("games = [")),
        "one has a game before it"
    );
}

#[test]
fn a_clock_is_shown_with_its_times() {
    let home = Home::new();
    home.typed(
        &["play", "chess-modern", "--plain", "--clock", "15+10"],
        b"e2e4\n",
    );
    let record = kept(&home).remove(0);
    for lang in ["en", "nl"] {
        let args = ["record", "show", record.to_str().unwrap(), "--lang", lang];
        let shown = home.run(&args);
        assert!(shown.out.contains("15+10; "), "{shown:?}");
        assert!(!shown.out.contains('{'), "{shown:?}");
    }
}

#[test]
fn what_does_not_go_into_one_text_is_refused() {
    let home = Home::new();
    home.typed(&["record", "import", "-"], many(2).as_bytes());
    home.typed(&["record", "import", "-"], b"1. 32-28 *\n");
    let files = kept(&home);
    let names: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
    let target = home.path().join("out");
    let target = target.to_str().unwrap();
    let whole = ["record", "export", "--format", "reglement", "-o", target];
    let run = home.run(&[&whole[..], &names[..2]].concat());
    run.complains(1, "--format reglement writes one game at a time");
    let run = home.run(&[&["record", "export", "-o", target], &names[..]].concat());
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(run.err.contains("goes out as"), "{run:?}");
    assert!(fs::metadata(target).is_err());
    // Of one kind they do.
    let run = home.run(&[&["record", "export"], &names[..2]].concat());
    assert_eq!(run.status, Some(0), "{run:?}");
}

#[test]
fn a_signal_ends_the_waiting_and_what_is_whole_is_kept() {
    let home = Home::new();
    let mut child = import(&home, &["-"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input
        .write_all((many(2) + "[White \"Cato\"]\n\n1. e4 e").as_bytes())
        .unwrap();
    let begun = std::time::Instant::now();
    let folder = home.path().join(".local/state/reglement/games");
    while !folder.is_dir() {
        assert!(begun.elapsed().as_secs() < 30, "it does not begin");
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    std::thread::sleep(std::time::Duration::from_millis(300));
    let id = child.id().to_string();
    let killed = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(killed.success());
    let output = child.wait_with_output().unwrap();
    drop(input);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(
        told.ends_with("broken off; what was brought in is kept\n"),
        "{told}"
    );
    assert!(kept(&home).len() >= 2, "{told}");
}

#[test]
fn it_goes_on_when_nobody_hears_it() {
    let home = Home::new();
    let file = home.path().join("games.pgn");
    fs::write(&file, many(400)).unwrap();
    let mut child = import(&home, &[file.to_str().unwrap()]).spawn().unwrap();
    let mut first = String::new();
    let mut out = BufReader::with_capacity(64, child.stdout.take().unwrap());
    out.read_line(&mut first).unwrap();
    drop(out);
    let mut told = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut told)
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0), "{told}");
    assert_eq!(kept(&home).len(), 400, "{told}");
}

#[test]
fn two_that_bring_in_the_same_lose_nothing() {
    let home = Home::new();
    let file = home.path().join("games.pgn");
    let dated = many(60).replace("[White", "[Date \"1999.05.01\"]\n[White");
    fs::write(&file, dated).unwrap();
    let children: Vec<_> = (0..4)
        .map(|_| import(&home, &[file.to_str().unwrap()]).spawn().unwrap())
        .collect();
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
    }
    assert_eq!(kept(&home).len(), 240);
}

#[test]
fn a_game_that_is_not_there_is_said_not_to_be() {
    let home = Home::new();
    let text = many(3);
    let run = home.typed(
        &["record", "import", "--only", "2,99", "-"],
        text.as_bytes(),
    );
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(
        run.err
            .ends_with("there is no game 99; the last one has the number 3\n"),
        "{run:?}"
    );
    assert_eq!(kept(&home).len(), 1);
}

#[test]
fn a_file_that_cannot_be_replaced_stays() {
    let home = Home::new();
    home.typed(&["record", "import", "-"], many(1).as_bytes());
    let record = kept(&home).remove(0);
    let target = home.path().join("out.pgn");
    fs::write(&target, "mine").unwrap();
    let out = format!(
        "ulimit -f 0; trap '' XFSZ; exec \"$0\" record export --force -o {} {}",
        target.display(),
        record.display()
    );
    let run = Command::new("sh")
        .args(["-c", &out, env!("CARGO_BIN_EXE_reglement")])
        .env("HOME", home.path())
        .output()
        .unwrap();
    assert_eq!(run.status.code(), Some(1), "{run:?}");
    assert_eq!(fs::read_to_string(&target).unwrap(), "mine");
    let beside = fs::read_dir(home.path()).unwrap().flatten();
    let left: Vec<_> = beside.map(|file| file.file_name()).collect();
    assert!(
        left.iter()
            .all(|name| !name.to_string_lossy().contains("new")),
        "{left:?}"
    );
}

#[test]
fn a_comment_that_is_too_long_is_not_said_to_be_open() {
    let text = format!("1. e4 {{{}}} e5 *\n", "long ".repeat(600_000));
    let games = super::games(&text, Dialect::Pgn);
    let flaw = &games[0].as_ref().expect_err("too long").flaw;
    assert!(
        matches!(flaw, reglement::exchange::fault::Flaw::TooLong),
        "{flaw:?}"
    );
}

#[test]
fn a_game_that_nobody_won_is_read() {
    let home = Home::new();
    let run = home.typed(
        &["record", "import", "--format", "pdn", "-"],
        b"[White \"Anna\"]\n[Result \"0-0\"]\n\n1. 32-28 19-23 0-0\n",
    );
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(
        run.err
            .contains("nothing on the board comes to the result 0-0; the game is kept unfinished"),
        "{run:?}"
    );
}

#[test]
fn a_sentence_that_goes_on_has_no_stop_in_it() {
    let told = wrong("1. 11-16 *\n", Dialect::Pdn);
    assert!(told.contains("; it may be of draughts"), "{told}");
    assert!(!told.contains(".;"), "{told}");
}

#[test]
fn a_date_that_was_not_given_does_not_go_out() {
    let home = Home::new();
    home.typed(&["record", "import", "-"], b"[White \"Anna\"]\n\n1. e4 *\n");
    let record = kept(&home).remove(0);
    let out = home.run(&["record", "export", record.to_str().unwrap()]);
    assert!(out.out.contains("[White \"Anna\"]"), "{out:?}");
    assert!(
        !out.out.contains("[Date \"2") && !out.out.contains("[Time"),
        "{out:?}"
    );
}

#[test]
fn what_was_undertaken_is_shown() {
    let home = Home::new();
    let args = ["play", "chess-1869", "--plain"];
    let played = home.typed(&args, b"undertake with d1\ne2e4\n");
    let record = kept(&home).remove(0);
    let shown = home.run(&["record", "show", record.to_str().unwrap()]);
    assert!(shown.out.contains("Acts\n"), "{played:?} {shown:?}");
    assert!(shown.out.contains("White  undertakes"), "{shown:?}");
}
