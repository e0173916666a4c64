//! What is told of a game beside its moves: how far it was read, why it ended, which file does not go out.

use std::fs;

use super::commands::kept;
use super::program::Home;

/// The record of the only game of a text, as it is shown and as it goes out again.
fn shown_and_out(text: &str) -> [String; 2] {
    let home = Home::new();
    let back = home.typed(&["record", "import", "-"], text.as_bytes());
    assert_eq!(back.status, Some(0), "{back:?}");
    let record = kept(&home).remove(0);
    let record = record.to_str().unwrap();
    ["show", "export"].map(|what| home.run(&["record", what, record]).out)
}

#[test]
fn a_comment_that_is_not_closed_harms_one_game_which_is_told_as_far_as_it_was_read() {
    let home = Home::new();
    let text = "[White \"Anna\"]\n\n1. e4 f5 2. d4 g5 { a word 3. Qh5# 1-0\n\n[White \"Bram\"]\n\n1. c4 *\n";
    let run = home.typed(&["record", "import", "-"], text.as_bytes());
    assert_eq!(run.status, Some(1), "{run:?}");
    assert!(
        run.err.contains("-:3:19: game 1 (Anna): a comment is opened here and not closed; it was read up to ply 4, g5\n"),
        "{run:?}"
    );
    assert_eq!(kept(&home).len(), 1, "no game is kept in part: {run:?}");
    assert!(
        run.err.ends_with("2 games read, 1 brought in, 1 wrong\n"),
        "{run:?}"
    );
}

#[test]
fn what_ended_a_game_is_told_as_its_text_tells_it() {
    for (result, why) in [
        ("1-0", "Time forfeit"),
        ("0-1", "abandoned"),
        ("1/2-1/2", "adjudication"),
    ] {
        let text = format!("[Result \"{result}\"]\n[Termination \"{why}\"]\n\n1. e4 e5 {result}\n");
        let [shown, out] = shown_and_out(&text);
        assert!(
            shown.contains(&format!("Result    {result} ({why})\n")),
            "{shown}"
        );
        assert!(
            !shown.contains("resign") && !shown.contains("agreed"),
            "{shown}"
        );
        assert!(out.contains(&format!("[Termination \"{why}\"]\n")), "{out}");
        assert!(out.ends_with(&format!("1. e4 e5 {result}\n\n")), "{out}");
    }
    // Where it says nothing of the kind, who lost has given up; where the board decides, the board is told.
    let [shown, _] = shown_and_out("[Termination \"Normal\"]\n\n1. e4 e5 1-0\n");
    assert!(shown.contains("(chess-modern resigned)"), "{shown}");
    let [shown, _] = shown_and_out("[Termination \"abandoned\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    assert!(shown.contains("(chess-modern mate)"), "{shown}");
}

#[test]
fn a_game_that_came_unfinished_and_ended_here_does_not_keep_why_it_was_not() {
    let home = Home::new();
    home.typed(
        &["record", "import", "-"],
        b"[Opening \"Old\"]\n[Termination \"unterminated\"]\n\n1. f3 e5 2. g4 *\n",
    );
    let record = kept(&home).remove(0);
    let record = record.to_str().unwrap();
    let open = home.run(&["record", "export", record]);
    assert!(open.out.contains("unterminated"), "{open:?}");
    home.typed(&["resume", record, "--plain"], b"d8h4\n");
    let out = home.run(&["record", "export", record]);
    assert!(out.out.contains("2. g4 Qh4# 0-1\n"), "{out:?}");
    assert!(
        out.out.contains("[Opening \"Old\"]") && !out.out.contains("Termination"),
        "{out:?}"
    );
}

#[test]
fn a_game_of_a_match_brought_in_beside_the_original_is_of_another_match() {
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
    home.typed(&["resume", "--plain"], b"d2d4\nd7d5\nresign\nresign yes\n");
    let originals = kept(&home);
    let names: Vec<&str> = originals
        .iter()
        .map(|file| file.to_str().unwrap())
        .collect();
    let out = home.run(&[&["record", "export"], &names[..]].concat());
    assert_eq!(out.status, Some(0), "{out:?}");
    let ids = |home: &Home| {
        let texts = kept(home)
            .into_iter()
            .map(|file| fs::read_to_string(file).unwrap());
        let id = |text: String| {
            text.lines()
                .find(|line| line.starts_with("id = "))
                .unwrap()
                .to_owned()
        };
        let mut ids: Vec<String> = texts.map(id).collect();
        ids.sort();
        ids
    };
    let of_two = ids(&home);
    assert_eq!(of_two[0], of_two[1]);
    // Elsewhere they are games of the same match, and nothing need be said.
    let other = Home::new();
    let run = other.typed(&["record", "import", "-"], out.out.as_bytes());
    assert!(!run.err.contains("another match"), "{run:?}");
    assert_eq!(ids(&other), of_two);
    // Here they are of another, the two together.
    let run = home.typed(&["record", "import", "-"], out.out.as_bytes());
    assert_eq!(run.status, Some(0), "{run:?}");
    assert_eq!(
        run.err
            .matches("so it is kept as one of another match\n")
            .count(),
        2,
        "{run:?}"
    );
    let mut four = ids(&home);
    four.dedup();
    assert_eq!(four.len(), 2, "{four:?}");
}

#[test]
fn a_hyphen_is_standard_output_and_of_several_files_the_wrong_one_is_named() {
    let home = Home::new();
    home.typed(&["record", "import", "-"], b"1. e4 *\n\n1. d4 *\n");
    home.typed(&["record", "import", "-"], b"1. 32-28 *\n");
    let files = kept(&home);
    let names: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
    let run = home.run(&["record", "export", "-o", "-", names[0]]);
    assert!(run.status == Some(0) && run.out.contains("1. "), "{run:?}");
    let run = home.run(&[&["record", "export", "--format", "pgn"], &names[..]].concat());
    assert_eq!(run.status, Some(1), "{run:?}");
    let wrong = files
        .iter()
        .find(|file| fs::read_to_string(file).unwrap().contains("draughts-1879"));
    let wrong = format!("{:?}: ", wrong.unwrap());
    assert!(
        run.err.contains(&wrong) && run.err.contains("is not written in PGN"),
        "{run:?}"
    );
}
