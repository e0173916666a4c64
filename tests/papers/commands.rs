//! `record import` and `record export` as they are typed.

use std::fs;
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;

use super::program::Home;

const TWO: &str = "\
[White \"Anna\"]
[Black \"Bram\"]
[Date \"1999.05.01\"]
[Result \"0-1\"]

1. e4 e5 2. Nf3 {good} Nc6 0-1

[White \"Cato\"]
[Result \"*\"]

1. e4 e5 2. Ke3 *

[White \"Dirk\"]
[Result \"*\"]

1. d4 *
";

pub fn kept(home: &Home) -> Vec<PathBuf> {
    let folder = home.path().join(".local/state/reglement/games");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .map(|files| files.flatten().map(|file| file.path()).collect())
        .unwrap_or_default();
    files.sort();
    files
}

#[test]
fn right_games_become_records_and_wrong_ones_are_told_and_skipped() {
    let home = Home::new();
    let file = home.path().join("my games.pgn");
    fs::write(&file, TWO).unwrap();
    let file = file.to_str().unwrap();
    let run = home.run(&["record", "import", file]);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(
        run.out.contains(
            ":1  Anna - Bram  0-1  4 plies  1999-05-01-0000-chess-modern-anna-bram.toml\n"
        ),
        "{run:?}"
    );
    assert!(
        run.out.contains("  Dirk - ?  to be continued  1 ply  "),
        "{run:?}"
    );
    let wrong = format!("{file}:11:13: game 2 (Cato): ply 3, \"Ke3\": chess-modern M3.8a: ");
    assert!(run.err.contains(&wrong), "{run:?}");
    assert!(
        run.err.ends_with("3 games read, 2 brought in, 1 wrong\n"),
        "{run:?}"
    );
    let files = kept(&home);
    assert_eq!(files.len(), 2, "{files:?}");
    let shown = home.run(&["record", "show", files[0].to_str().unwrap()]);
    for part in [
        "Begun     1 May 1999\n",
        "White     Anna\n",
        "Result    0-1 (chess-modern resigned)",
        "good",
    ] {
        assert!(shown.out.contains(part), "{part}: {shown:?}");
    }
    let out = home.run(&["record", "export", files[0].to_str().unwrap()]);
    assert!(
        out.out.contains("1. e4 e5 2. Nf3 {good} 2... Nc6 0-1\n"),
        "{out:?}"
    );
    assert!(!out.out.contains("%act"), "{out:?}");
    // What is not over can be gone on with.
    let resumed = home.typed(&["resume", "--plain"], b"d5\n");
    assert!(resumed.out.contains("d5"), "{resumed:?}");
}

#[test]
fn a_text_is_only_checked_and_read_by_the_old_rules_where_it_is_asked() {
    let home = Home::new();
    let run = home.typed(
        &["record", "import", "--check", "--game", "chess-1869", "-"],
        TWO.as_bytes(),
    );
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(
        run.err
            .contains("-:11:13: game 2 (Cato): ply 3, \"Ke3\": chess-1869 A"),
        "{run:?}"
    );
    assert!(
        run.err.ends_with("3 games read, 2 right, 1 wrong\n"),
        "{run:?}"
    );
    assert!(kept(&home).is_empty());
    let run = home.typed(
        &["record", "import", "--only", "3,1", "-", "--lang", "nl"],
        TWO.as_bytes(),
    );
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(
        run.err
            .ends_with("2 partijen gelezen, 2 ingevoerd, 0 fout\n"),
        "{run:?}"
    );
    let run = home.run(&["record", "import", "--only", "3-1", "-"]);
    assert_eq!(run.status, Some(2), "{run:?}");
}

#[test]
fn draughts_and_four_are_known_by_their_looks() {
    let home = Home::new();
    let draughts = home.typed(
        &["record", "import", "-"],
        b"[White \"Anna\"]\n\n1. 32-28 19-23 2. 28x19 14x23 1-1\n",
    );
    assert!(
        draughts.out.contains("draughts-1879") && draughts.out.contains("  1-1  "),
        "{draughts:?}"
    );
    let four = home.typed(
        &["record", "import", "-"],
        b"[Red \"Anna\"]\n\n1. e2-e4 .. b5-d5 .. k13-k11 *\n",
    );
    assert!(four.out.contains("four-1967-anna"), "{four:?}");
    let record = kept(&home)
        .into_iter()
        .find(|path| path.to_string_lossy().contains("four"))
        .unwrap();
    let out = home.run(&["record", "export", record.to_str().unwrap()]);
    assert!(
        out.out.contains("\n1. e2-e4 .. b5-d5 .. k13-k11 *\n"),
        "{out:?}"
    );
    // As a record it goes out whole, and comes back.
    let whole = home.run(&[
        "record",
        "export",
        "--format",
        "reglement",
        record.to_str().unwrap(),
    ]);
    let back = home.typed(&["record", "import", "-"], whole.out.as_bytes());
    assert!(back.out.contains("four-1967-anna-2.toml"), "{back:?}");
}

#[test]
fn nothing_is_written_over_unless_it_is_said() {
    let home = Home::new();
    home.typed(&["record", "import", "-"], TWO.as_bytes());
    let record = kept(&home).remove(0);
    let record = record.to_str().unwrap();
    let target = home.path().join("out.pgn");
    fs::write(&target, "mine").unwrap();
    let args = ["record", "export", record, "-o", target.to_str().unwrap()];
    let run = home.run(&args);
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(run.err.contains("is there already"), "{run:?}");
    assert_eq!(fs::read_to_string(&target).unwrap(), "mine");
    let forced = [&args[..], &["--force"]].concat();
    assert_eq!(home.run(&forced).status, Some(0));
    assert!(
        fs::read_to_string(&target)
            .unwrap()
            .starts_with("[White \"Anna\"]\n")
    );
}

#[test]
fn a_false_move_goes_out_and_what_a_text_cannot_hold_is_refused() {
    let home = Home::new();
    home.typed(&["play", "chess-1869", "--plain", "--letter"], b"g1g3\n");
    let record = kept(&home).remove(0);
    let record = record.to_str().unwrap();
    let run = home.run(&["record", "export", record]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(run.out.contains("{[%act white play g1g3]} *\n"), "{run:?}");
    let back = home.typed(&["record", "import", "--check", "-"], run.out.as_bytes());
    assert_eq!(back.status, Some(0), "{back:?}");
    assert!(
        home.run(&["record", "export", "--format", "reglement", record])
            .out
            .contains("[[act]]")
    );
    let run = home.run(&["record", "export", "--format", "pdn", record]);
    assert!(
        run.err.contains("Chess of 1869 is not written in PDN"),
        "{run:?}"
    );
}

#[test]
fn odd_names_are_opened_by_their_bytes_and_what_is_no_file_is_refused() {
    let home = Home::new();
    for name in [&b"a\xff.pgn"[..], b"a'b\".pgn", b"line\nbreak.pgn"] {
        let path = home
            .path()
            .join(std::ffi::OsString::from_vec(name.to_vec()));
        fs::write(&path, "1. e4 *\n").unwrap();
        let run = home.run_os(&[
            "record".as_ref(),
            "import".as_ref(),
            "--check".as_ref(),
            path.as_os_str(),
        ]);
        assert_eq!(run.status, Some(0), "{run:?}");
        assert!(
            run.err.ends_with("1 game read, 1 right, 0 wrong\n"),
            "{run:?}"
        );
        assert_eq!(run.out.lines().count(), 1, "{run:?}");
    }
    for path in ["/dev/zero", "/"] {
        let run = home.run(&["record", "import", path]);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.err.contains("no ordinary file"), "{run:?}");
    }
    let run = home.run(&["record", "import", "nowhere.pgn"]);
    assert!(run.err.contains("the file is not there"), "{run:?}");
}
