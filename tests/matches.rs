//! The program itself through a match: begun, left between two games, gone on with.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;
#[path = "support/pty.rs"]
mod pty;

use folder::Folder;
use program::Home;
use pty::Start;

const MATCH: [&str; 8] = [
    "play",
    "chess-1869",
    "--names",
    "Anna,Bram",
    "--match",
    "3",
    "--first",
    "white",
];

#[test]
fn a_match_is_begun_left_between_games_and_resumed() {
    let home = Home::new();
    let mut begin = MATCH.to_vec();
    begin.push("--plain");
    let first = home.typed(&begin, b"f3\ne5\ng4\nQh4\nnext\nquit\n");
    assert!(
        first
            .out
            .contains("match: Anna 0 - 1 Bram. Next, game 2 of 3"),
        "{first:?}"
    );
    assert!(
        first.out.ends_with("reglement resume goes on with it\n"),
        "{first:?}"
    );
    let list = home.run(&["record", "list"]);
    assert!(list.out.contains("0-1, game 1 of 3"), "{list:?}");
    let second = home.typed(&["resume", "--plain"], b"match\ne4\n");
    assert!(
        second.out.contains("White: Bram, Black: Anna"),
        "{second:?}"
    );
    assert!(
        second
            .out
            .contains("1  Anna - Bram  0-1 (mate), White began"),
        "{second:?}"
    );
    // Within the second game it goes on with that.
    let within = home.typed(&["resume", "--plain"], b"status\nresign yes\n");
    assert!(within.out.contains("last move: 1. e4"), "{within:?}");
    assert!(
        within.out.contains("Anna 0 - 2 Bram. Next, game 3 of 3"),
        "{within:?}"
    );
    let last = home.typed(&["resume", "--plain"], b"draw\naccept\nd4\ndraw\naccept\n");
    assert!(last.out.contains("game 3 of 3"), "{last:?}");
    let shown = home.run(&["record", "list"]);
    let file = shown.out.lines().find(|line| line.contains("game 2 of 3"));
    let file = file.and_then(|line| line.split_whitespace().last());
    let shown = home.run(&["record", "show", file.expect("the second game")]);
    assert!(
        shown.out.contains("Anna 0 - 2 Bram, game 2 of 3"),
        "{shown:?}"
    );
}

#[test]
fn when_the_match_is_over_nothing_is_resumed() {
    let home = Home::new();
    let mut begin = MATCH.to_vec();
    begin.push("--plain");
    begin[5] = "first:1";
    let run = home.typed(&begin, b"f3\ne5\ng4\nQh4\n");
    assert!(
        run.out
            .contains("The match is over, and Bram won it: Anna 0 - 1 Bram."),
        "{run:?}"
    );
    home.run(&["resume", "--plain"])
        .complains(1, "there is no unfinished game");
}

#[test]
fn what_is_no_length_is_refused_in_both_languages() {
    let home = Home::new();
    for wrong in [
        "0", "1", "100", "six", "first", "first:0", "first:x", "-3", "open:2",
    ] {
        let asked = format!("--match={wrong}");
        let run = home.run(&["play", "chess-1869", &asked, "--plain"]);
        run.complains(2, "--match: ");
        assert!(run.err.contains("2 to 99"), "{run:?}");
        let dutch = home.run(&["play", "chess-1869", &asked, "--lang", "nl"]);
        assert!(dutch.err.contains("2 tot 99"), "{dutch:?}");
    }
    for length in ["2", "99", "first:1", "first:99", "open"] {
        let run = home.typed(
            &["play", "four-1967", "--match", length, "--plain"],
            b"match\n",
        );
        assert_eq!(run.status, Some(0), "{run:?}");
    }
}

#[test]
fn on_the_screen_the_menu_goes_on_with_the_next_game() {
    let folder = Folder::new();
    let start = |arguments: &[&str]| {
        Start::reglement(arguments)
            .env("XDG_STATE_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path())
            .spawn()
    };
    let mut program = start(&MATCH);
    program.wait_for_text("Anna 0 – 0 Bram · game 1 of 3");
    program.send(":f3\r:e5\r:g4\r:Qh4\r");
    program.wait_for_text("Next, game 2 of 3");
    program.send("qy");
    program.wait_for_text("game 2 comes next");
    program.send("\r");
    program.wait_for_text("Anna 0 – 1 Bram · game 2 of 3");
}
