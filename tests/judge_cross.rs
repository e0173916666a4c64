//! The commands for scripts, asked about chess for four: what they print, and how they end.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use std::collections::BTreeMap;

use program::{Home, Run};
use serde::Deserialize;

/// The array of 1869 with partners opposite, and what follows on the board.
const ARRAY: &str = "3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/\
                     bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/\
                     3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3";
/// The same in 1967, where South and West are white.
const ARRAY_1967: &str = "3,yR,yN,yB,yQ,yK,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/\
                          bB,bP,10,gP,gB/bK,bP,10,gP,gK/bQ,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/\
                          14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3";

fn run(args: &[&str]) -> Run {
    Home::new().run(args)
}

/// Judges some moves of 1869, the turn going clockwise, from a position.
fn judge(fen: &str, moves: &[&str]) -> Run {
    let args = ["judge", "four-1869", "--direction", "clockwise", "--fen"];
    run(&[&args[..], &[fen], moves].concat())
}

fn judge_1967(fen: &str, moves: &[&str]) -> Run {
    run(&[&["judge", "four-1967", "--fen", fen], moves].concat())
}

/// The lines after the position of a legal sequence, parted by blanks.
fn tail(run: &Run) -> String {
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{run:?}");
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!((lines.len(), lines[0]), (7, "legal"), "{run:?}");
    let labels = ["turn", "check", "mated", "warned", "result"];
    for (line, label) in lines[2..].iter().zip(labels) {
        assert!(line.starts_with(&format!("{label}: ")), "{run:?}");
    }
    lines[2..].join(" ")
}

#[test]
fn legal_moves_are_played_and_told() {
    run(&["judge", "four-1869"]).says(
        0,
        &format!(
            "legal\nposition: {ARRAY} r rKQbKQyKQgKQ - - - -\nturn: r\ncheck: -\nmated: -\nwarned: -\nresult: -\n"
        ),
        "",
    );
    let round = run(&["judge", "four-1869", "d2d4", "m5k5", "d13d11", "b5d5"]);
    assert_eq!(
        tail(&round),
        "turn: r check: - mated: - warned: - result: -"
    );
    assert!(
        round
            .out
            .contains(" r rKQbKQyKQgKQ b:c5,y:d12,g:l5 - - -\n"),
        "{round:?}"
    );
}

#[test]
fn the_turn_goes_as_the_game_or_the_players_have_it() {
    let turn = |args: &[&str]| tail(&run(args))[..7].to_owned();
    assert_eq!(turn(&["judge", "four-1869", "d2d4"]), "turn: g");
    let clockwise = ["judge", "four-1869", "--direction", "clockwise"];
    assert_eq!(turn(&[&clockwise[..], &["d2d4"]].concat()), "turn: b");
    assert_eq!(turn(&["judge", "four-1967", "d2d4"]), "turn: b");
    // Of partners beside each other it is the light one that plays after who begins (V6).
    let adjacent = ["judge", "four-1869", "--partners", "adjacent"];
    assert_eq!(turn(&adjacent), "turn: r");
    assert_eq!(turn(&[&adjacent[..], &clockwise[2..]].concat()), "turn: b");
}

#[test]
fn the_queens_stand_on_their_colours() {
    let position = |args: &[&str]| {
        let run = run(args);
        run.out.lines().nth(1).unwrap_or_default().to_owned()
    };
    let says = |board: &str| format!("position: {board} r rKQbKQyKQgKQ - - - -");
    assert_eq!(position(&["judge", "four-1869"]), says(ARRAY));
    assert_eq!(position(&["judge", "four-1967"]), says(ARRAY_1967));
}

#[test]
fn checks_and_warnings_are_told_with_what_makes_them() {
    let queen = "10,yK,3/14/14/13,gK/14/14/bK,13/14/14/2,bB,11/7,rQ,6/14/14/10,rK,3 b - - - - -";
    let warned = judge(queen, &["c5e7"]);
    assert_eq!(
        tail(&warned),
        "turn: y check: - mated: - warned: e7>h4 result: -"
    );
    let check =
        "10,yK,3/14/14/13,gK/14/14/6,bR,3,yR,3/14/14/14/bK,13/14/7,rP,6/3,rK,10 b - - - - -";
    let checked = judge(check, &["g8d8"]);
    assert_eq!(
        tail(&checked),
        "turn: y check: r mated: - warned: - result: -"
    );
    let two = "9,yK,4/14/14/13,gK/14/bK,13/14/13,gR/14/2,bB,yQ,10/7,rQ,6/14/14/10,rK,3 b - - - - -";
    let twice = judge(two, &["c5e7", "j14j13", "n7n5"]);
    assert_eq!(
        tail(&twice),
        "turn: r check: - mated: - warned: e7>h4,n5>d5 result: -"
    );
}

#[test]
fn results_are_told_with_the_side_and_the_article() {
    let won =
        "10,yK,3/14/14/bK,12,gK/14/14/14/14/7,rR,6/1,rR,12/12,yR,yR/14/14/3,rK,10 r - - g - -";
    assert_eq!(
        tail(&judge(won, &["h6a6"])),
        "turn: y check: - mated: bg warned: - result: ry (four-1869 V7)"
    );
    let half = "3,bR,6,yK,3/3,bR,10/14/bK,12,gK/14/14/14/14/7,rR,6/1,rR,12/12,yR,yR/14/14/6,rK,7 r - - yg - -";
    assert!(tail(&judge_1967(half, &["h6a6"])).ends_with(" result: ry half (four-1967 T17)"));
    let stalemated =
        "10,yK,3/14/14/bK,12,gK/10,yR,3/14/14/14/14/7,rR,6/12,rR,1/14/14/3,rK,10 r - - - - -";
    let drawn = judge_1967(stalemated, &["h5b5"]);
    assert!(
        tail(&drawn).ends_with(" result: draw (four-1967 T5)"),
        "{drawn:?}"
    );
}

/// Case C11: four bare kings.
#[test]
fn bare_kings_draw_where_the_source_says_so_and_rooks_play_on() {
    let kings = "6,yK,7/14/14/14/14/14/13,gK/bK,13/14/14/14/14/14/7,rK,6 r - - - - -";
    assert_eq!(
        tail(&judge_1967(kings, &[])),
        "turn: r check: - mated: - warned: - result: draw (four-1967 T5)"
    );
    assert_eq!(
        tail(&judge(kings, &[])),
        "turn: r check: - mated: - warned: - result: -"
    );
    let rook = "6,yK,7/14/14/14/14/14/13,gK/bK,13/14/14/14/14/14/3,rR,rQ,2,rK,6 r - - - - -";
    assert!(tail(&judge_1967(rook, &[])).ends_with("result: -"));
}

#[test]
fn a_stalemate_of_1869_stands_to_be_played_over_and_nothing_is_played_on_it() {
    let fen = "10,yK,3/14/14/bK,13/10,yR,3/14/13,gK/14/14/7,rR,6/14/14/14/3,rK,10 r - - - - -";
    let after = "10,yK,3/14/14/bK,13/10,yR,3/14/13,gK/14/14/1,rR,12/14/14/14/3,rK,10 b - - - - -";
    let stuck = judge(fen, &["h5b5"]);
    assert!(stuck.out.contains(after), "{stuck:?}");
    assert_eq!(
        tail(&stuck),
        "turn: b check: - mated: - warned: - result: replay (four-1869 V17)"
    );
    for moves in [&["h5b5", "a11a10"][..], &["h5b5", "h5h6"]] {
        let refused = judge(fen, moves);
        assert_eq!(refused.status, Some(1));
        let lines: Vec<&str> = refused.out.lines().collect();
        assert!(
            lines[0].starts_with("refused: four-1869 V17: "),
            "{refused:?}"
        );
        assert_eq!(lines[1], format!("position: {after}"));
    }
    let clockwise = ["--direction", "clockwise", "--fen", after];
    let asked = |command: &[&str]| run(&[command, &clockwise[..]].concat());
    asked(&["moves", "four-1869"]).says(0, "", "");
    asked(&["perft", "four-1869", "2"]).says(0, "0\n", "");
    assert!(tail(&judge(after, &[])).ends_with("result: replay (four-1869 V17)"));
}

#[test]
fn a_refusal_has_its_article_its_reason_and_its_squares() {
    let refused = |args: &[&str], article: &str, marks: &str| {
        let run = run(args);
        assert_eq!((run.status, run.err.as_str()), (Some(1), ""), "{run:?}");
        let lines: Vec<&str> = run.out.lines().collect();
        let begins = format!("refused: {} {article}: ", args[1]);
        assert!(lines.len() == 3 && lines[0].starts_with(&begins), "{run:?}");
        assert!(lines[1].starts_with("position: "), "{run:?}");
        assert_eq!(lines[2], format!("marks: {marks}"), "{run:?}");
    };
    let four = |moves: &[&str], article: &str, marks: &str| {
        refused(&[&["judge", "four-1869"], moves].concat(), article, marks);
    };
    four(&["d2d5"], "A13", "d2 d5");
    four(&["m5k5"], "A10", "m5");
    four(&["d13d11"], "V4", "d13");
    four(&["d1d2"], "A12", "d2");
    four(&["d2c3"], "V1", "-");
    four(&["d2d3q"], "A19", "d3");
    let pinned = "10,yK,3/14/14/13,gK/14/3,bR,10/14/14/14/14/bK,2,rN,10/14/14/3,rK,10 r - - - - -";
    refused(
        &["judge", "four-1869", "--fen", pinned, "d4e6"],
        "V10",
        "d9 d4 d1 d8 d7 d6 d5 d3 d2",
    );
    let frozen =
        "10,yK,3/14/14/13,gK/14/14/bK,7,gP,5/14/14/13,yR/8,rR,3,yR,1/14/14/3,rK,10 r - - g - -";
    refused(
        &["judge", "four-1869", "--fen", frozen, "i4i8"],
        "V14",
        "i8",
    );
    refused(
        &["judge", "four-1967", "--fen", frozen, "i4i8"],
        "T11",
        "i8",
    );
    let warned = "10,yK,3/14/14/13,gK/14/14/bK,13/14/14/2,bB,11/7,rQ,6/14/14/10,rK,3 b - - - - -";
    let args = [
        "judge",
        "four-1869",
        "--partners",
        "adjacent",
        "--fen",
        warned,
    ];
    // South is West's friend there: no queen to take.
    assert_eq!(run(&[&args[..], &["c5e7"]].concat()).status, Some(0));
}

/// Case C07: a man of another's, in his turn and out of it.
#[test]
fn whose_man_it_is_is_taken_from_the_board() {
    let early = run(&["judge", "four-1869", "b4c4"]);
    assert!(
        early.out.starts_with("refused: four-1869 A10: "),
        "{early:?}"
    );
    let own = run(&[
        "judge",
        "four-1869",
        "--direction",
        "clockwise",
        "d2d4",
        "e2e4",
    ]);
    assert!(own.out.starts_with("refused: four-1869 A10: "), "{own:?}");
}

/// Case C12: squares with ranks of two digits, corners, and runs of empty squares.
#[test]
fn squares_with_two_digits_and_runs_of_empty_squares_are_read() {
    let lone = "10,yK,3/14/14/bR,13/14/14/bK,12,gK/14/14/14/14/14/14/3,rR,6,rK,3 b - - - - -";
    assert_eq!(judge(lone, &["a11-b11"]).status, Some(0));
    let south = lone.replace(" b ", " r ");
    assert_eq!(judge(&south, &["d1d12"]).status, Some(0));
    for (square, text) in [
        ("b12", "b1-b12"),
        ("o6", "o5-o6"),
        ("c4", "c3-c4"),
        ("l11", "l12-l11"),
    ] {
        let run = judge(&south, &[text]);
        assert!(
            run.status == Some(1) && run.out.starts_with("refused: four-1869 V1: "),
            "{square} {text}: {run:?}"
        );
    }
    let row = |row: &str| {
        let fen = lone.replacen("/14/", &format!("/{row}/"), 1);
        run(&["moves", "four-1869", "--fen", &fen])
    };
    for same in ["14", "3,10,1", "7,7"] {
        assert_eq!(row(same).out, row("14").out, "{same}");
        assert_eq!(row(same).status, Some(0));
    }
    let wide = row("113");
    wide.complains(1, "--fen: ");
    assert!(
        wide.err.contains("113") || wide.err.contains("rank 13"),
        "{wide:?}"
    );
}

#[test]
fn moves_are_sorted_and_written_by_their_squares() {
    let moves = run(&["moves", "four-1869"]);
    let lines: Vec<&str> = moves.out.lines().collect();
    assert_eq!((lines.len(), lines[0], lines[19]), (20, "d2d3", "k2k4"));
    assert!(lines.is_sorted());
    let castling =
        "9,yK,4/14/14/13,gK/14/14/14/14/14/14/bK,13/14/14/3,rR,3,rK,2,rR,3 r rKQ - - - -";
    let castling = run(&["moves", "four-1869", "--fen", castling]);
    assert!(castling.out.contains("\nh1f1\n") && castling.out.contains("\nh1j1\n"));
    let pawn = "3,yK,10/14/14/13,gK/14/14/14/12,bP,1/14/14/bK,13/14/14/3,rK,10 b - - - - -";
    run(&["moves", "four-1869", "--fen", pawn]).says(
        0,
        "a4a5\na4b4\na4b5\nm7n7b\nm7n7n\nm7n7q\nm7n7r\n",
        "",
    );
    let won =
        "10,yK,3/14/14/bK,12,gK/14/14/14/14/rR,13/1,rR,12/12,yR,yR/14/14/3,rK,10 y - - bg - -";
    run(&["moves", "four-1869", "--fen", won]).says(0, "", "");
}

#[test]
fn positions_are_counted() {
    run(&["perft", "four-1869", "3"]).says(0, "7800\n", "");
    let adjacent = ["perft", "four-1869", "3", "--partners", "adjacent"];
    run(&[&adjacent[..], &["--direction", "clockwise"]].concat()).says(0, "7880\n", "");
    run(&["perft", "four-1967", "0", "--divide"]).says(0, "total 1\n", "");
    let divided = run(&["perft", "four-1967", "2", "--divide"]);
    let lines: Vec<&str> = divided.out.lines().collect();
    assert_eq!((lines.len(), lines[0]), (21, "d2d3 20"));
    assert_eq!(lines[20], "total 399");
}

#[test]
fn a_wrong_use_ends_with_two() {
    let cases: [(&[&str], &str); 9] = [
        (
            &["moves", "four-1967", "--partners", "adjacent"],
            "--partners: in four-1967 partners sit opposite and the turn goes clockwise (T3); four-1869 leaves the choice",
        ),
        (
            &["play", "four-1967", "--direction", "counter-clockwise"],
            "--direction: in four-1967 ",
        ),
        (
            &["perft", "chess-1869", "1", "--partners", "opposite"],
            "--partners: chess-1869 is played by two; only in four-1869 ",
        ),
        (
            &["judge", "four-1869", "--partners", "beside"],
            "--partners: \"beside\" is none of",
        ),
        (
            &["play", "four-1869", "--names", "Anna,Bram"],
            "--names: \"Anna,Bram\" is not four names",
        ),
        (
            &["play", "four-1869", "--first", "white"],
            "--first: nobody sits at White in four-1869; South, West, North and East do",
        ),
        (
            &["play", "chess-1869", "--first", "south"],
            "--first: nobody sits at South in chess-1869; White and Black do",
        ),
        (
            &["play", "four-1869", "--odds", "white:d1"],
            "--odds: \"white\" is not understood; write the giver and what is given, as in south:d1",
        ),
        (
            &["play", "four-1869", "--undertake", "white with d1"],
            "--undertake: \"white\" is not understood; write it as in \"south with d1 on h7\"",
        ),
    ];
    for (args, complaint) in cases {
        run(args).complains(2, complaint);
    }
    let same = ["--partners", "opposite", "--direction", "clockwise"];
    let said = run(&[&["moves", "four-1967"], &same[..]].concat());
    assert_eq!((said.status, said.out.lines().count()), (Some(0), 20));
}

#[test]
fn a_game_that_cannot_be_begun_so_ends_with_one() {
    let play = |args: &[&str]| run(&[&["play"], args, &["--plain"]].concat());
    play(&["four-1967", "--odds", "south:d1"]).complains(1, "four-1967 knows no odds");
    let fore_hand = ["four-1869", "--partners", "adjacent", "--first", "east"];
    let run = play(&fore_hand);
    run.complains(1, "");
    assert!(run.err.contains("V6"), "{run:?}");
    let dark = play(&["four-1967", "--first", "north"]);
    dark.complains(1, "");
    assert!(dark.err.contains("T3"), "{dark:?}");
    let odds = ["four-1869", "--odds", "south:queen", "--first", "east"];
    play(&odds).complains(1, "who gives odds has the first move (A5)");
}

#[test]
fn the_lot_falls_on_the_same_seat_for_the_same_seed_and_somewhere_on_each() {
    let home = Home::new();
    let begins = |seed: usize| {
        let seed = seed.to_string();
        let run = home.run(&["play", "four-1869", "--plain", "--seed", &seed]);
        let line = run.out.lines().next().unwrap_or_default();
        let seat = line
            .split("; ")
            .find_map(|part| part.strip_suffix(" to move"));
        seat.unwrap_or_else(|| panic!("{run:?}")).to_owned()
    };
    let mut seats: Vec<String> = (0..24).map(begins).collect();
    assert_eq!(seats[5], begins(5));
    seats.sort_unstable();
    seats.dedup();
    assert_eq!(seats, ["East", "North", "South", "West"]);
}

#[test]
fn a_record_of_four_is_listed_with_its_names_and_shown_in_four_columns() {
    let home = Home::new();
    let names = ["--names", "Anna,Bram,Cato,Dirk", "--first", "west"];
    let direction = ["--direction", "clockwise", "--plain"];
    let args = [&["play", "four-1869"], &names[..], &direction].concat();
    let played = home.typed(&args, b"b4c4\nd13d11\nm4k4\nd2d4\na4b4\n");
    assert_eq!(played.status, Some(0), "{played:?}");
    let list = home.run(&["record", "list"]);
    let listed = "four-1869         5 plies  to be continued  Anna - Bram - Cato - Dirk  ";
    assert!(list.out.contains(listed), "{list:?}");
    let file = list.out.split_whitespace().last().unwrap_or_default();
    let path = home.path().join(".local/state/reglement/games").join(file);
    let show = home.run(&["record", "show", path.to_str().expect("a path")]);
    assert_eq!(show.status, Some(0), "{show:?}");
    for part in [
        "\nSouth     Anna\nWest      Bram\nNorth     Cato\nEast      Dirk\nSeating   partners opposite, clockwise\n",
        "\n     West North East South\n  1. c4   d11   k4   d4\n  2. Rb4\n",
        "\nResult    to be continued, North to move\n",
        "\n11 bR bP ",
    ] {
        assert!(show.out.contains(part), "{part}: {show:?}");
    }
    let again = home.typed(&["resume", "--plain"], b"record\n");
    assert!(
        again
            .out
            .contains("South: Anna, West: Bram, North: Cato, East: Dirk; North to move")
    );
    assert!(again.out.contains("\n    2. Rb4\n"), "{again:?}");
}

#[derive(Deserialize)]
struct Scenarios {
    scenario: Vec<Scenario>,
    invalid: Vec<Invalid>,
}

#[derive(Deserialize)]
struct Scenario {
    id: String,
    game: String,
    partners: Option<String>,
    direction: Option<String>,
    fen: String,
    #[serde(default)]
    moves: Vec<String>,
    text: Option<String>,
    check: Option<String>,
    status: Option<String>,
    winner: Option<String>,
    count: usize,
    #[serde(default)]
    r#try: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Invalid {
    id: String,
    game: String,
    fen: String,
    field: usize,
}

fn scenarios() -> Scenarios {
    toml::from_str(include_str!("cross/scenarios.toml")).expect("the scenarios")
}

impl Scenario {
    fn asked<'a>(&'a self, command: &'a str) -> Vec<&'a str> {
        let mut args = vec![command, self.game.as_str(), "--fen", self.fen.as_str()];
        if let Some(partners) = &self.partners {
            args.extend(["--partners", partners.as_str()]);
        }
        args.extend([
            "--direction",
            self.direction.as_deref().unwrap_or("clockwise"),
        ]);
        args
    }
}

#[test]
fn every_scenario_is_judged_by_the_program_as_by_its_table() {
    let home = Home::new();
    for scenario in scenarios().scenario {
        let id = scenario.id.as_str();
        let moves: Vec<&str> = scenario.moves.iter().map(String::as_str).collect();
        let asked = [scenario.asked("judge"), moves].concat();
        let run = home.run(&asked);
        let line = |label: &str| {
            let said = run.out.lines().find_map(|line| line.strip_prefix(label));
            said.unwrap_or_else(|| panic!("{id}: {run:?}"))
        };
        let text = scenario.text.as_deref().unwrap_or(&scenario.fen);
        assert_eq!(line("position: "), text, "{id}");
        let fields: Vec<&str> = text.split(' ').collect();
        assert_eq!(line("turn: "), fields[1], "{id}");
        assert_eq!(
            line("check: "),
            scenario.check.as_deref().unwrap_or("-"),
            "{id}"
        );
        assert_eq!(line("mated: "), fields[4], "{id}");
        assert_eq!(line("warned: "), fields[6], "{id}");
        let result = match (scenario.status.as_deref(), scenario.winner.as_deref()) {
            (None, _) => "-".to_owned(),
            (Some("won"), Some(winner)) => format!("{winner} ("),
            (Some("half"), Some(winner)) => format!("{winner} half ("),
            (Some("drawn"), _) => "draw (".to_owned(),
            (Some(other), _) => format!("{other} ("),
        };
        assert!(line("result: ").starts_with(&result), "{id}: {run:?}");
        if scenario.moves.is_empty() {
            let moves = home.run(&scenario.asked("moves"));
            assert_eq!(moves.out.lines().count(), scenario.count, "{id}");
        }
    }
}

#[test]
fn every_tried_move_is_judged_by_the_program_as_by_its_table() {
    let home = Home::new();
    for scenario in scenarios().scenario {
        for (tried, expected) in &scenario.r#try {
            let mut asked = scenario.asked("judge");
            asked.extend(scenario.moves.iter().map(String::as_str));
            asked.push(tried);
            let run = home.run(&asked);
            let first = run.out.lines().next().unwrap_or_default();
            let begins = match expected.split(' ').next() {
                None | Some("legal") => "legal".to_owned(),
                Some(article) => format!("refused: {} {article}: ", scenario.game),
            };
            assert!(
                first.starts_with(&begins),
                "{} {tried}: {run:?}",
                scenario.id
            );
        }
    }
}

#[test]
fn every_text_that_is_no_position_is_refused_with_its_field() {
    let home = Home::new();
    for Invalid {
        id,
        game,
        fen,
        field,
    } in scenarios().invalid
    {
        let run = home.run(&["judge", &game, "--fen", &fen]);
        run.complains(1, "--fen: ");
        assert!(run.err.contains(&format!("field {field}")), "{id}: {run:?}");
    }
}
