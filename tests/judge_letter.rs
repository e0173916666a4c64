//! Games to the letter on the command line: what is asked for rightly, what is refused, what is kept.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use program::{Home, Run};

fn play(home: &Home, args: &[&str], typed: &str) -> Run {
    home.typed(&[&["play"], args].concat(), typed.as_bytes())
}

/// What goes wrong on the command line, and how the complaint begins.
const WRONG: [(&[&str], &str); 20] = [
    (
        &["chess-modern", "--letter"],
        "--letter: chess-modern cannot be played to the letter, for its source says nothing of what happens when \
         somebody errs; chess-1869, four-1869, four-1967 and draughts-1879 can\n",
    ),
    (
        &["chess-1869", "--claims", "hinted"],
        "--claims: only a game to the letter knows it; add --letter\n",
    ),
    (
        &["chess-1869", "--turned"],
        "--turned: only a game to the letter knows it",
    ),
    (
        &["chess-1869", "--misplaced", "b1=c1"],
        "--misplaced: only a game to the letter knows it",
    ),
    (
        &["chess-1869", "--forgotten", "b1"],
        "--forgotten: only a game to the letter knows it",
    ),
    (
        &["chess-1869", "--odds", "white:b1", "--odds-kept"],
        "--odds-kept: only a game to the letter knows it",
    ),
    (
        &["chess-1869", "--letter", "--claims", "loud"],
        "--claims: \"loud\" is none of",
    ),
    (
        &["four-1869", "--letter", "--turned"],
        "--turned: four-1869 knows no such error of the set-up; chess-1869 does (A1)\n",
    ),
    (
        &["four-1967", "--letter", "--misplaced", "d1=e1"],
        "--misplaced: four-1967 knows no such error of the set-up; chess-1869 and four-1869 do (A2)\n",
    ),
    (
        &["draughts-1879", "--letter", "--forgotten", "46"],
        "--forgotten: draughts-1879 knows no such error of the set-up",
    ),
    (
        &["chess-1869", "--letter", "--misplaced", "b1"],
        "--misplaced: \"b1\" is not understood; write the two squares on which the one man stands for the other, as in \
         b1=c1\n",
    ),
    (
        &["chess-1869", "--letter", "--misplaced", "b1=c9"],
        "--misplaced: \"c9\" is not a square of this board\n",
    ),
    (
        &["chess-1869", "--letter", "--misplaced", "a1=h1"],
        "--misplaced: what belongs on a1 and on h1 is alike, so neither can be misplaced\n",
    ),
    (
        &["chess-1869", "--letter", "--misplaced", "e4=e5"],
        "--misplaced: no man belongs on e4 when the game begins\n",
    ),
    (
        &["chess-1869", "--letter", "--forgotten", "e4"],
        "--forgotten: no man belongs on e4 when the game begins\n",
    ),
    (
        &[
            "chess-1869",
            "--letter",
            "--odds",
            "white:b1",
            "--forgotten",
            "b1",
        ],
        "--forgotten: no man belongs on b1 when the game begins\n",
    ),
    (
        &[
            "chess-1869",
            "--letter",
            "--misplaced",
            "b1=c1",
            "--forgotten",
            "c1",
        ],
        "--misplaced, --forgotten: c1 is named twice\n",
    ),
    (
        &["chess-1869", "--letter", "--forgotten", "e1"],
        "--misplaced, --forgotten: with e1 wrong so, no position is left that can be played\n",
    ),
    (
        &["chess-1869", "--letter", "--odds-kept"],
        "--odds-kept: no man is given; add --odds, as in --odds white:b1\n",
    ),
    (
        &["draughts-1879", "--letter", "--omitted-capture", "refuse"],
        "--omitted-capture: to the letter a capture that is not made stands, and can be huffed (D13); leave it out, or \
         say allow\n",
    ),
];

#[test]
fn what_cannot_be_to_the_letter_is_refused_before_anything_is_kept() {
    let home = Home::new();
    for (args, begins) in WRONG {
        play(&home, args, "e4\n").complains(2, begins);
    }
    let kept = home.run(&["record", "list"]);
    assert!(kept.out.starts_with("no games are kept"), "{kept:?}");
}

#[test]
fn a_game_to_the_letter_is_gone_on_with_as_it_was() {
    let home = Home::new();
    let args = ["chess-1869", "--letter", "--claims", "silent", "--turned"];
    let begun = play(&home, &args, "touch g1\n");
    assert!(
        begun.out.contains("must play the knight on g1 (A6)"),
        "{begun:?}"
    );
    let resumed = home.typed(&["resume"], b"b1c3\nboard\nstatus\n");
    for told in [
        "ok: Chess of 1869, to the letter; White to move, must play the knight on g1 (A6)",
        "refused: chess-1869 A6",
        "h1 is a dark square",
        "to the letter: the players find out for themselves what can be claimed",
    ] {
        assert!(resumed.out.contains(told), "{told}: {}", resumed.out);
    }
}

#[test]
fn the_next_game_is_to_the_letter_too_and_is_set_up_rightly() {
    let typed = "resign yes\nagain\nboard\nstatus\nafresh\n";
    let args = ["chess-1869", "--letter", "--turned", "--misplaced", "b1=c1"];
    let run = play(&Home::new(), &args, typed);
    for told in [
        "R N B Q K B N R\n    a b c d e f g h\n  h1 is a light square",
        "to the letter: what can be claimed is told",
        "refused: chess-1869 A1",
    ] {
        assert!(run.out.contains(told), "{told}: {}", run.out);
    }
}

#[test]
fn without_a_word_of_it_nobody_plays_to_the_letter() {
    let run = play(&Home::new(), &["chess-1869"], "e2e5\nstatus\n");
    assert!(run.out.contains("refused: chess-1869 A13"), "{}", run.out);
    assert!(!run.out.contains("to the letter"), "{}", run.out);
}

#[test]
fn the_settings_say_who_watches_unless_the_command_line_does() {
    let home = Home::new();
    let folder = home.path().join(".config/reglement");
    std::fs::create_dir_all(&folder).expect("a folder");
    let settings = "letter = true\nclaims = \"silent\"\n";
    std::fs::write(folder.join("config.toml"), settings).expect("a file");
    let told = |args: &[&str]| play(&home, args, "status\n").out;
    let silent = told(&["chess-1869"]);
    assert!(
        silent.contains("to the letter: the players find out"),
        "{silent}"
    );
    let hinted = told(&["chess-1869", "--claims", "hinted"]);
    assert!(
        hinted.contains("to the letter: what can be claimed is told"),
        "{hinted}"
    );
    for args in [&["chess-1869", "--arbiter"] as &[&str], &["chess-modern"]] {
        let arbiter = told(args);
        assert!(!arbiter.contains("to the letter"), "{arbiter}");
    }
    let both = ["chess-1869", "--arbiter", "--letter"];
    play(&home, &both, "").complains(2, "--arbiter and --letter cannot go together");
}

#[test]
fn a_silent_game_shown_from_its_record_tells_no_false_move_until_it_is_over() {
    let home = Home::new();
    let args = ["chess-1869", "--letter", "--claims", "silent"];
    play(&home, &args, "g1g3\n");
    let list = home.run(&["record", "list"]).out;
    let file = list.split_whitespace().last().expect("a file");
    let path = home.path().join(".local/state/reglement/games").join(file);
    let path = path.to_string_lossy();
    let shown = || home.run(&["record", "show", &path]).out;
    let running = shown();
    assert!(running.contains("plays g1g3"), "{running}");
    assert!(
        !running.contains("falsely") && !running.contains("g1g3?"),
        "{running}"
    );
    home.typed(&["resume"], b"resign yes\n");
    let over = shown();
    assert!(
        over.contains("moves falsely: g1g3") && over.contains("1. g1g3?"),
        "{over}"
    );
}

#[test]
fn the_options_can_be_completed_and_are_told_of() {
    let home = Home::new();
    let help = home.run(&["play", "--help"]);
    let completions = home.run(&["completions", "bash"]);
    for option in [
        "--letter",
        "--arbiter",
        "--claims",
        "--turned",
        "--misplaced",
        "--forgotten",
        "--odds-kept",
    ] {
        assert!(help.out.contains(option), "{}", help.out);
        assert!(completions.out.contains(option), "{option}");
    }
}
