//! The commands for scripts, through the program itself: what they print, and how they end.

#[path = "support/folder.rs"]
mod folder;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use folder::Folder;
use reglement::room::Room;

/// A home of its own for every run, taken away afterwards.
struct Home(Folder);

impl Home {
    fn new() -> Home {
        Home(Folder::new())
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reglement"));
        command
            .args(args)
            .env_clear()
            .env("HOME", self.0.path())
            .stdin(Stdio::null());
        command
    }

    fn run(&self, args: &[&str]) -> Run {
        Run::of(self.command(args).output().expect("the program starts"))
    }

    fn typed(&self, args: &[&str], input: &[u8]) -> Run {
        let mut child = self
            .command(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // It may have left before it has read all.
        let _ = child.stdin.take().expect("a pipe").write_all(input);
        Run::of(child.wait_with_output().expect("the program ends"))
    }
}

#[derive(Debug)]
struct Run {
    status: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    fn of(output: Output) -> Run {
        Run {
            status: output.status.code(),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }

    fn says(&self, status: i32, out: &str, err: &str) {
        assert_eq!(
            (self.status, self.out.as_str(), self.err.as_str()),
            (Some(status), out, err)
        );
    }
}

fn run(args: &[&str]) -> Run {
    Home::new().run(args)
}

#[test]
fn legal_moves_are_played_and_told() {
    run(&["judge", "chess-1869", "e4", "e7e5"]).says(
        0,
        "legal\nposition: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\nturn: w\ncheck: -\nmated: -\n\
         warned: -\nresult: -\n",
        "",
    );
    run(&["judge", "chess-1869"]).says(
        0,
        "legal\nposition: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\nturn: w\ncheck: -\nmated: -\n\
         warned: -\nresult: -\n",
        "",
    );
}

#[test]
fn endings_are_told_with_their_article() {
    let last = |args: &[&str]| {
        let run = run(args);
        assert_eq!(run.status, Some(0), "{run:?}");
        run.out.lines().last().map(str::to_owned)
    };
    let mate = ["f3", "e5", "g4", "Qh4"];
    let args = [&["judge", "chess-1869"][..], &mate].concat();
    assert_eq!(
        last(&args).as_deref(),
        Some("result: 0-1 (chess-1869 mate)")
    );
    let run_mate = run(&args);
    assert!(
        run_mate.out.contains("check: w\nmated: w\n"),
        "{run_mate:?}"
    );
    let stale = [
        "judge",
        "chess-1869",
        "--fen",
        "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
        "Kf7",
    ];
    assert_eq!(
        last(&stale).as_deref(),
        Some("result: 1/2-1/2 (chess-1869 A21)")
    );
    let fivefold = ["Nf3", "Nf6", "Ng1", "Ng8"].repeat(4);
    let args = |game| [&["judge", game][..], &fivefold].concat();
    assert_eq!(
        last(&args("chess-modern")).as_deref(),
        Some("result: 1/2-1/2 (chess-modern fivefold repetition)")
    );
    assert_eq!(last(&args("chess-1869")).as_deref(), Some("result: -"));
}

#[test]
fn a_refusal_has_its_article_its_reason_and_its_squares() {
    run(&["judge", "chess-1869", "e4", "e5", "Ke3", "d4"]).says(
        1,
        "refused: chess-1869 A13: The king on e1 cannot reach e3.\n\
         position: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2\nmarks: e1 e3\n",
        "",
    );
    let first = |args: &[&str]| {
        let run = run(args);
        assert_eq!(run.status, Some(1), "{run:?}");
        run.out.lines().next().unwrap_or_default().to_owned()
    };
    let begins = |args: &[&str], with: &str| {
        let line = first(args);
        assert!(line.starts_with(with), "{args:?}: {line}");
    };
    begins(
        &["judge", "chess-modern", "e2e5"],
        "refused: chess-modern M3.7a: ",
    );
    begins(
        &["judge", "chess-1869", "e7e5"],
        "refused: chess-1869 A10: ",
    );
    begins(
        &["judge", "chess-1869", "e2e9"],
        "refused: chess-1869 M3.1: ",
    );
    begins(&["judge", "chess-1869", "Nf6"], "refused: chess-1869 A13: ");
    begins(&["judge", "chess-1869", "O-O"], "refused: chess-1869 A15: ");
    begins(
        &["judge", "chess-1869", "f3", "e5", "g4", "Qh4", "a3"],
        "refused: chess-1869 M3.9: ",
    );
    let pawn = [
        "judge",
        "chess-1869",
        "--fen",
        "8/4P3/8/8/8/8/k7/4K3 w - - 0 1",
    ];
    for text in ["e8", "e7e8", "e7e8k", "e8=P"] {
        begins(&[&pawn[..], &[text]].concat(), "refused: chess-1869 A19: ");
    }
    let dutch = first(&["judge", "chess-1869", "--lang", "nl", "Pd5"]);
    assert_eq!(
        dutch,
        "refused: chess-1869 A13: Het paard op b1 kan niet naar d5."
    );
}

#[test]
fn what_cannot_be_judged_is_told_on_the_side() {
    let rooks = [
        "judge",
        "chess-1869",
        "--fen",
        "4k3/8/R7/8/8/8/R7/4K3 w - - 0 1",
    ];
    let with = |text| run(&[&rooks[..], &[text]].concat());
    with("Ra4").says(
        1,
        "",
        "reglement: Ra4 can be R2a4 or R6a4; type one of them\n",
    );
    with("Qd4").says(1, "", "reglement: Qd4: White has no queen\n");
    // Nobody types here: what is said must not send one to a help that is not there.
    for unread in ["hello", "", " ", "\u{1f600}", &"x".repeat(2000)] {
        let run = with(unread);
        assert_eq!((run.status, run.out.as_str()), (Some(1), ""));
        assert!(
            run.err.contains("is no move; write e4") && !run.err.contains("help"),
            "{run:?}"
        );
    }
}

#[test]
fn an_undertaking_that_is_refused_leaves_no_record() {
    let home = Home::new();
    let twice = ["--undertake", "white on a1", "--undertake", "white on a2"];
    let run = home.typed(&[&["play", "chess-1869"][..], &twice].concat(), b"");
    run.says(
        1,
        "",
        "reglement: chess-1869 A22: You have given an undertaking already.\n",
    );
    let list = home.run(&["record", "list"]);
    assert!(list.out.starts_with("no games are kept"), "{list:?}");
}

#[test]
fn a_damaged_record_is_gone_on_with_as_a_copy_when_that_is_asked() {
    let home = Home::new();
    home.typed(&["play", "chess-1869"], b"e4\ne5\nNf3\n");
    let games = home.0.path().join(".local/state/reglement/games");
    let kept = fs::read_dir(&games).expect("a folder").next();
    let path = kept.expect("a record").expect("a file").path();
    let text = fs::read_to_string(&path).expect("text");
    let damaged = home.0.path().join("damaged.toml");
    let bad = text.replace("g1f3", "g1g3");
    fs::write(&damaged, &bad).expect("a file");
    let file = damaged.to_str().expect("a path");
    let left = home.run(&["resume", file]);
    assert_eq!((left.status, left.out.as_str()), (Some(1), ""));
    for told in ["A13", "entry 3", "2 plies can be read", "resume --copy"] {
        assert!(left.err.contains(told), "{told}: {left:?}");
    }
    let copied = home.typed(&["resume", "--copy", file], b"Nc3\nrecord\n");
    assert_eq!(copied.status, Some(0), "{copied:?}");
    assert!(copied.out.contains("\n  2. Nc3\n"), "{copied:?}");
    assert_eq!(fs::read_to_string(&damaged).expect("text"), bad);
    assert_eq!(fs::read_dir(&games).expect("a folder").count(), 2);
    fs::write(&damaged, "null").expect("a file");
    assert_eq!(home.run(&["resume", "--copy", file]).status, Some(1));
    assert_eq!(home.run(&["resume", "--copy"]).status, Some(2));
}

#[test]
fn a_game_that_cannot_be_kept_is_played_and_names_the_folder() {
    let home = Home::new();
    let file = home.0.path().join("file");
    fs::write(&file, "").expect("a file");
    let mut command = home.command(&["play", "chess-1869"]);
    command.env("XDG_STATE_HOME", &file);
    let run = Run::of(command.output().expect("it starts"));
    assert_eq!(run.status, Some(0), "{run:?}");
    let folder = format!("({:?}).\n", file.join("reglement/games"));
    assert!(
        run.out.contains("This game is not kept") && run.out.contains(&folder),
        "{run:?}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_and_a_folder_for_input_are_named() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full");
    for args in [
        &["play", "chess-1869"][..],
        &["moves", "chess-1869"],
        &["rules"],
        &["record", "list"],
        &["config", "show"],
    ] {
        let mut command = Home::new().command(args);
        command.stdout(full().expect("a device"));
        let run = Run::of(command.output().expect("it starts"));
        assert_eq!(run.status, Some(1), "{run:?}");
        let told = "reglement: standard output cannot be written: ";
        assert!(run.err.starts_with(told), "{args:?}: {run:?}");
    }
    let home = Home::new();
    let mut command = home.command(&["play", "chess-1869"]);
    command.stdin(fs::File::open(home.0.path()).expect("a folder"));
    let run = Run::of(command.output().expect("it starts"));
    let told = "reglement: standard input cannot be read: ";
    assert!(
        run.status == Some(1) && run.err.starts_with(told),
        "{run:?}"
    );
}

#[test]
fn moves_are_sorted_and_counted() {
    let moves = run(&["moves", "chess-1869"]);
    let lines: Vec<&str> = moves.out.lines().collect();
    assert_eq!(lines.len(), 20);
    assert!(lines.is_sorted() && lines[0] == "a2a3");
    run(&[
        "moves",
        "chess-1869",
        "--fen",
        "8/8/1r4k1/5pP1/6K1/8/5q2/5b2 w - f6 0 1",
    ])
    .says(0, "g5f6\n", "");
    run(&[
        "moves",
        "chess-1869",
        "--fen",
        "8/8/1r4k1/5pP1/6K1/8/5q2/5b2 w - - 0 1",
    ])
    .says(0, "", "");
    let promotions = run(&[
        "moves",
        "chess-modern",
        "--fen",
        "r6K/6P1/8/8/8/8/8/k7 w - - 0 1",
    ]);
    assert_eq!(promotions.out, "g7g8b\ng7g8n\ng7g8q\ng7g8r\nh8h7\n");
}

#[test]
fn positions_are_counted() {
    run(&["perft", "chess-1869", "3"]).says(0, "8902\n", "");
    run(&["perft", "chess-modern", "0", "--divide"]).says(0, "total 1\n", "");
    let divided = run(&["perft", "chess-1869", "2", "--divide"]);
    let lines: Vec<&str> = divided.out.lines().collect();
    assert_eq!(
        (lines.len(), lines[0], lines[20]),
        (21, "a2a3 20", "total 400")
    );
}

#[test]
fn a_position_that_cannot_be_names_its_field() {
    let run = run(&[
        "moves",
        "chess-1869",
        "--fen",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
    ]);
    run.says(
        1,
        "",
        "reglement: --fen: position text, field 1 (board): Black has no king; each side needs exactly one\n",
    );
}

#[test]
fn a_wrong_use_ends_with_two() {
    let cases: [(&[&str], &str); 6] = [
        (
            &["moves", "chess"],
            "there is no game \"chess\"; the games are chess-1869, four-1869, four-1967, chess-modern and draughts-1879",
        ),
        (
            &["play", "chess-1869", "--names", "Anna"],
            "--names: \"Anna\" is not two names",
        ),
        (
            &["play", "chess-1869", "--odds", "b1"],
            "--odds: \"b1\" is not understood",
        ),
        (
            &["play", "chess-1869", "--undertake", "white"],
            "--undertake: \"white\" is not understood",
        ),
        (
            &["perft", "chess-1869", "many"],
            "DEPTH: \"many\" is no whole number from 0 to 32",
        ),
        (
            &["castle"],
            "there is no command \"castle\"; the commands are play, ",
        ),
    ];
    for (args, begins) in cases {
        let run = run(args);
        assert_eq!(
            (run.status, run.out.as_str()),
            (Some(2), ""),
            "{args:?}: {run:?}"
        );
        assert!(
            run.err.starts_with(&format!("reglement: {begins}")),
            "{args:?}: {run:?}"
        );
    }
}

#[test]
fn a_set_up_that_the_rules_forbid_ends_with_one() {
    let run = |args: &[&str]| run(&[&["play", "chess-1869"][..], args].concat());
    let giver = run(&["--odds", "white:queen", "--first", "black"]);
    assert_eq!(giver.status, Some(1));
    assert!(giver.err.contains("(A5)"), "{giver:?}");
    let undertaking = run(&["--undertake", "white with e1"]);
    assert_eq!(undertaking.status, Some(1));
    assert!(
        undertaking.err.starts_with("reglement: chess-1869 A22: "),
        "{undertaking:?}"
    );
}

#[test]
fn a_game_is_kept_when_the_input_ends_and_gone_on_with() {
    let home = Home::new();
    let first = home.typed(
        &[
            "play",
            "chess-1869",
            "--plain",
            "--names",
            "Anna,Bram",
            "--seed",
            "3",
        ],
        b"e4\ne5\n",
    );
    assert_eq!(first.status, Some(0), "{first:?}");
    assert!(first.out.contains("White: Bram, Black: Anna"), "{first:?}");
    let second = home.typed(&["resume"], b"record\nNf3\nquit\n");
    assert!(
        second
            .out
            .contains("  1. e4 e5\nok: 2. Nf3; Black to move\nok: goodbye; the game is kept"),
        "{second:?}"
    );
    let list = home.run(&["record", "list"]);
    assert!(
        list.out.contains("3 plies") && list.out.lines().count() == 1,
        "{list:?}"
    );
    let nobody = Home::new().run(&["resume"]);
    assert_eq!(nobody.status, Some(1));
    assert!(
        nobody.err.contains("there is no unfinished game"),
        "{nobody:?}"
    );
}

/// The only record of a home.
fn record_in(folder: &Path) -> PathBuf {
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(end) if end == "toml" => return path,
                _ => {}
            }
        }
    }
    panic!("no record");
}

#[test]
fn a_game_that_is_open_elsewhere_is_said_to_be_so_and_how_to_look_at_it() {
    let home = Home::new();
    home.typed(&["play", "chess-1869", "--plain"], b"e4\n");
    let path = record_in(home.0.path());
    let elsewhere = Room::resume(&path).expect("a record");
    let file = path.display().to_string();
    for (lang, words) in [
        ("en", "is open in another program"),
        ("nl", "in een ander programma geopend"),
    ] {
        let run = home.run(&["resume", "--plain", "--lang", lang]);
        assert_eq!(run.status, Some(1), "{run:?}");
        for part in [
            words,
            file.as_str(),
            "reglement resume ",
            "reglement record show ",
        ] {
            assert!(run.err.contains(part), "{part}: {run:?}");
        }
    }
    drop(elsewhere);
    let run = home.typed(&["resume", "--plain"], b"quit\n");
    assert!(run.out.starts_with("ok: "), "{run:?}");
    let none = Home::new().run(&["resume", "--lang", "nl"]);
    assert!(
        none.err.contains("er is geen onvoltooide partij"),
        "{none:?}"
    );
}

#[test]
fn records_are_told_in_the_language_that_is_asked_for() {
    let home = Home::new();
    let empty = home.run(&["record", "list", "--lang", "nl"]);
    assert!(
        empty.out.starts_with("er zijn geen partijen bewaard"),
        "{empty:?}"
    );
    home.typed(
        &["play", "chess-1869", "--plain", "--letter"],
        b"touch e2\n",
    );
    let path = record_in(home.0.path());
    let file = path.display().to_string();
    for (lang, status, touched, result) in [
        (
            "en",
            "to be continued",
            "touches the pawn on e2",
            "to be continued, White to move",
        ),
        (
            "nl",
            "wordt vervolgd",
            "raakt de pion op e2 aan",
            "wordt vervolgd, Wit is aan zet",
        ),
    ] {
        for args in [
            ["record", "list", "--lang", lang],
            ["--lang", lang, "record", "list"],
        ] {
            let list = home.run(&args);
            assert!(list.out.contains(status), "{list:?}");
        }
        let shown = home.run(&["record", "show", &file, "--lang", lang]);
        assert!(
            shown.out.contains(touched) && shown.out.contains(result),
            "{shown:?}"
        );
    }
}

#[test]
fn what_is_wrong_with_a_position_is_told_in_the_language_that_is_asked_for() {
    let fen = "8/8/8/8/8/8/8/4K3 w - - 0 1";
    for args in [
        ["play", "chess-1869", "--plain", "--fen", fen].as_slice(),
        &["moves", "chess-1869", "--fen", fen],
        &["judge", "chess-1869", "--fen", fen],
        &["perft", "chess-1869", "1", "--fen", fen],
    ] {
        for (lang, words) in [("en", "has no king"), ("nl", "Zwart heeft geen koning")] {
            let run = run(&[args, &["--lang", lang]].concat());
            assert!(run.err.contains(words), "{args:?}: {run:?}");
            assert_ne!(run.status, Some(0), "{args:?}");
        }
    }
}

#[test]
fn rubbish_on_standard_input_ends_well() {
    let mut random = fastrand::Rng::with_seed(1879);
    let mut bytes: Vec<u8> = (0..200_000).map(|_| random.u8(..)).collect();
    bytes.extend(b"\nquit\n");
    let run = Home::new().typed(&["play", "chess-1869", "--plain"], &bytes);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    assert!(
        run.out
            .lines()
            .skip(1)
            .any(|line| line.starts_with("error: "))
    );
    assert!(!run.out.contains('\x1b'));
}

#[test]
fn nobody_reading_is_no_failure() {
    let home = Home::new();
    for args in [
        &["perft", "chess-1869", "2", "--divide"][..],
        &["moves", "chess-1869"],
        &["--help"],
        &["completions", "bash"],
    ] {
        let mut child = home
            .command(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let run = Run::of(child.wait_with_output().expect("the program ends"));
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn settings_are_shown_and_checked() {
    let home = Home::new();
    let folder = home.0.path().join(".config/reglement");
    let file = folder.join("config.toml");
    let path = home.run(&["config", "path"]);
    assert_eq!(path.out.trim(), file.display().to_string());
    assert_eq!(home.run(&["config", "check"]).status, Some(0));
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(&file, "language = \"nl\"\nthme = \"dag\"\n").expect("a file");
    let check = home.run(&["config", "check"]);
    let told = format!(
        "{}, regel 2, teken 1: thme: onbekend; bedoel je theme?\n",
        file.display()
    );
    check.says(1, &told, "");
    let show = home.run(&["config", "show"]);
    for (set, origin) in [
        ("language = \"nl\" ", "# jouw bestand, regel 1"),
        ("law = \"original\" ", "# standaard"),
        ("theme = \"klassiek\" ", "# standaard"),
    ] {
        let mut lines = show.out.lines();
        let said = lines.find(|line| line.starts_with(set));
        assert!(said.is_some_and(|line| line.ends_with(origin)), "{show:?}");
    }
    let play = home.typed(&["play", "chess-1869", "--plain"], b"");
    assert!(
        play.out.starts_with("ok: Schaken van 1869") && play.err == format!("reglement: {told}"),
        "{play:?}"
    );
    for (unusable, named) in [
        (
            "theme = \"rood\"\n",
            "line 1, column 9: theme: there is no theme \"rood\"; allowed: \"klassiek\"",
        ),
        (
            "[keys]\nup = \"Foo-z\"\n",
            "line 2, column 6: keys.up: \"Foo-z\" is no key; allowed: a character",
        ),
        (
            "[keys]\nup = \"q\"\n",
            "line 2, column 6: keys.up: the key q means quit already",
        ),
    ] {
        fs::write(&file, unusable).expect("a file");
        let check = home.run(&["config", "check"]);
        assert_eq!(check.status, Some(1), "{check:?}");
        let file = file.display().to_string();
        assert!(
            check.out.starts_with(&file) && check.out.contains(named),
            "{check:?}"
        );
    }
    fs::write(&file, "mouse = true\n").expect("a file");
    assert_eq!(home.run(&["config", "check"]).status, Some(0));
    fs::create_dir_all(folder.join("themes")).expect("a folder");
    fs::write(folder.join("themes/mijn.toml"), "men = 3\n").expect("a theme");
    let check = home.run(&["config", "check"]);
    let told = check.out.contains("mijn.toml") && check.out.lines().count() == 1;
    assert!(check.status == Some(1) && told, "{check:?}");
    let play = home.typed(&["--theme", "rood", "play", "chess-1869", "--plain"], b"");
    assert!(
        play.err.contains("--theme: there is no theme \"rood\""),
        "{play:?}"
    );
    fs::remove_file(&file).expect("it was there");
    std::os::unix::fs::symlink("nowhere.toml", &file).expect("a link");
    let check = home.run(&["config", "check"]);
    let dangling = check.out.contains("is a link to") && check.out.contains("nowhere.toml");
    assert!(check.status == Some(1) && dangling, "{check:?}");
    let none = "there is no folder for settings: neither XDG_CONFIG_HOME nor HOME names one\n";
    let homeless = |what: &str| {
        let run = home.command(&["config", what]).env_clear().output();
        Run::of(run.expect("it starts"))
    };
    homeless("path").says(1, "", &format!("reglement: {none}"));
    homeless("check").says(0, none, "");
}

#[test]
fn options_are_read_before_and_after_the_command() {
    for args in [
        ["--lang", "nl", "play", "chess-1869"],
        ["play", "chess-1869", "--lang", "nl"],
    ] {
        let run = Home::new().typed(&args, b"");
        assert!(run.out.starts_with("ok: Schaken van 1869"), "{run:?}");
    }
    let last = run(&[
        "judge",
        "chess-1869",
        "e4",
        "--fen",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    ]);
    assert!(
        last.out.contains("position: 4k3/8/8/8/4P3/8/8/4K3 b"),
        "{last:?}"
    );
}

#[test]
fn the_rule_book_is_printed() {
    let article = run(&["rules", "chess-1869", "13", "--lang", "nl"]);
    assert_eq!(article.status, Some(0));
    assert!(article.out.contains("valschen zet"), "{article:?}");
    let none = run(&["rules", "chess-1869", "99"]);
    assert_eq!((none.status, none.out.as_str()), (Some(2), ""));
    assert!(
        none.err.starts_with("reglement: chess-1869 has no article"),
        "{none:?}"
    );
    let word = run(&["rules", "koning"]);
    assert!(word.status == Some(2) && word.err.contains("--find \"koning\""));
    let nothing = run(&["rules", "--find", "backgammon"]);
    assert_eq!(nothing.status, Some(1), "{nothing:?}");
    let both = run(&["rules", "chess-1869", "A13", "--find", "toren"]);
    assert_eq!(both.status, Some(2), "{both:?}");
}
