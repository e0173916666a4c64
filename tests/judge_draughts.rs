//! The commands for scripts, asked about draughts: what they print, and how they end.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use program::{Home, Run};

/// The pieces with which a game begins.
const ARRAY: &str = "W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                     B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";

fn run(args: &[&str]) -> Run {
    Home::new().run(args)
}

/// Judges some moves, from a position or from the array.
fn judge(fen: &str, moves: &[&str]) -> Run {
    let fen = ["--fen", fen];
    let fen = if fen[1].is_empty() {
        &fen[..0]
    } else {
        &fen[..]
    };
    run(&[&["judge", "draughts-1879"], fen, moves].concat())
}

/// The block that a legal sequence prints.
fn legal(position: &str, turn: char, result: &str) -> String {
    format!(
        "legal\nposition: {position}\nturn: {turn}\ncheck: -\nmated: -\nwarned: -\nresult: {result}\n"
    )
}

/// The block that a refused move prints.
fn refused(reason: &str, position: &str, marks: &str) -> String {
    format!("refused: draughts-1879 {reason}\nposition: {position}\nmarks: {marks}\n")
}

#[test]
fn legal_moves_are_played_and_told() {
    judge("", &[]).says(0, &legal(&format!("W:{ARRAY}"), 'w', "-"), "");
    let after = "W:W31,32,33,34,35,36,38,39,40,41,42,43,44,45,46,47,48,49,50:\
                 B1,2,3,4,5,6,7,8,9,10,11,12,13,15,16,17,18,20,28";
    let moves = ["32-28", "19 23", "28:19", "14x23", "37-32", "23-28"];
    judge("", &moves).says(0, &legal(after, 'w', "-"), "");
    judge("W:W26:B31,32,1", &["26x37x28"]).says(0, &legal("B:W28:B1", 'b', "-"), "");
    judge("B:W7,26:B2,9", &["02x11"]).says(0, &legal("W:W26:B9,11", 'w', "-"), "");
}

#[test]
fn endings_are_told_with_their_article_or_word() {
    let last = |fen: &str, moves: &[&str]| {
        let run = judge(fen, moves);
        assert_eq!(run.status, Some(0), "{run:?}");
        assert!(run.out.contains("\ncheck: -\nmated: -\nwarned: -\n"));
        run.out.lines().last().unwrap_or_default().to_owned()
    };
    let no_piece = "result: 2-0 (draughts-1879 no piece left)";
    assert_eq!(last("W:W28:B22", &["28x17"]), no_piece);
    assert_eq!(last("B:W50:B", &[]), no_piece);
    let black = "result: 0-2 (draughts-1879 no piece left)";
    assert_eq!(last("B:W28:B22", &["22x33"]), black);
    assert_eq!(last("W:W:B1", &[]), black);
    let shut = last("W:W14,15:B5", &["15-10"]);
    assert_eq!(shut, "result: 2-0 (draughts-1879 no move left)");
    let drawn = "result: 1-1 (draughts-1879 D16)";
    assert_eq!(last("B:WK2,K3,K4:BK50", &["50-28"]), drawn);
    assert_eq!(last("W:WK2,K3,K4:BK5", &[]), drawn);
    let round = ["4-15", "6-1", "15-4", "1-6"].repeat(8);
    assert_eq!(last("W:WK2,K3,K4:BK6", &round[..29]), "result: -");
    assert_eq!(last("W:WK2,K3,K4:BK6", &round[..30]), drawn);
}

#[test]
fn a_refusal_has_its_article_its_reason_and_its_squares() {
    let three = "W:W24,27,28,50:B19,22";
    let says = |fen: &str, moves: &[&str], reason: &str, position: &str, marks: &str| {
        judge(fen, moves).says(1, &refused(reason, position, marks), "");
    };
    says(
        three,
        &["24-20"],
        "D7: One of the pieces on 24, 27 and 28 must take on 19 or 22.",
        three,
        "24 27 28 19 22",
    );
    says(
        "W:WK46,50:B28",
        &["46-41"],
        "D6: The king on 46 must take the man on 28.",
        "W:WK46,50:B28",
        "46 28",
    );
    says(
        "W:W28,50:B12,22",
        &["28x17"],
        "D11: The man on 28 can take 2; to take 1 is too few.",
        "W:W28,50:B12,22",
        "28 12 22",
    );
    says(
        "W:W28:B22",
        &["28x17x28"],
        "D9: The man on 22 has been leapt over already, and no piece is leapt over twice.",
        "W:W28:B22",
        "22",
    );
    let array = format!("W:{ARRAY}");
    says(
        "",
        &["18-22"],
        "D3: The man on 18 is Black's.",
        &array,
        "18",
    );
    says("", &["28-23"], "D4: There is no piece on 28.", &array, "28");
    says(
        "",
        &["32-51"],
        "DP6c: \"51\" is not a square of this board.",
        &array,
        "-",
    );
    says(
        "W:W28:B22",
        &["28x17", "22-27"],
        "D1: The game is over already (no piece left).",
        "B:W17:B",
        "-",
    );
    says(
        "W:WK2,K3,K4:BK5",
        &["2-7"],
        "D16: The game is over already (long line held).",
        "W:WK2,K3,K4:BK5",
        "-",
    );
}

#[test]
fn after_a_refusal_nothing_is_played_further() {
    let run = judge("", &["32-28", "19-23", "37-32", "23x32"]);
    assert_eq!(run.status, Some(1));
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("refused: draughts-1879 D7: "));
    assert!(lines[1].starts_with("position: W:W28,31,33,34,"), "{run:?}");
    assert_eq!(lines[2], "marks: 28 23");
}

#[test]
fn a_reason_is_told_in_dutch_when_asked_for() {
    let run = run(&["judge", "draughts-1879", "--lang", "nl", "18-22"]);
    let reason = "D3: De schijf op 18 is van Zwart.";
    run.says(1, &refused(reason, &format!("W:{ARRAY}"), "18"), "");
}

#[test]
fn what_cannot_be_judged_is_told_on_the_side() {
    judge("W:WK50:B21,23,32,42,44", &["50x48"]).says(
        1,
        "",
        "reglement: 50x48 can be 50x28x37x48 or 50x17x26x48; type one of them\n",
    );
    judge("W:W28:B1", &["28"]).says(
        1,
        "",
        "reglement: 28: that is half a move; it can become 28-23 or 28-22\n",
    );
    for unread in [
        "hello",
        "e4",
        "Nf3",
        "O-O",
        "",
        " ",
        "x28",
        "32--28",
        "1x2x3x4x5x6x7x8x9x10x11x12x13x14x15x16x17x18x19x20x21x22x23x24x25x26",
    ] {
        let run = judge("", &[unread]);
        run.complains(1, "");
        assert!(
            run.err.contains("is no move; write 32-28, 26x17") && !run.err.contains("help"),
            "{run:?}"
        );
    }
}

#[test]
fn moves_are_sorted_and_written_by_their_numbers() {
    let moves = |fen: &str| {
        let run = run(&["moves", "draughts-1879", "--fen", fen]);
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
        assert!(run.out.lines().is_sorted());
        run.out.lines().collect::<Vec<_>>().join(" ")
    };
    let array = "31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30";
    assert_eq!(moves(&format!("W:{ARRAY}")), array);
    assert_eq!(
        run(&["moves", "draughts-1879"]).out,
        array.replace(' ', "\n") + "\n"
    );
    assert_eq!(moves("W:W24,K43:B9,16,29,30,40"), "24x44 43x3");
    assert_eq!(moves("W:WK26:B23,30,33,37"), "26x1 26x12 26x18 26x35 26x7");
    assert_eq!(moves("W:W24:B7,8,19,20,37,44"), "24x11");
    assert_eq!(moves("W:WK17:B14,21,22,29,37,38,39"), "17x44 17x50");
    assert_eq!(moves("W:WK50:B21,23,32,42,44"), "50x17x26x48 50x28x37x48");
    assert_eq!(moves("W:W38:B22,23,32,33"), "38x38");
    assert_eq!(moves("B:W50:B"), "");
}

#[test]
fn every_move_that_is_listed_is_judged_legal_and_leads_somewhere_else() {
    for fen in [
        "W:W22,32,K45:B1,6,11,17,18,28,35,44",
        "W:WK50:B21,23,32,42,44",
        "W:WK12:B10,13,18,19,20,35",
        "B:W31,32,K5:B20,K22,27,41",
    ] {
        let listed = run(&["moves", "draughts-1879", "--fen", fen]).out;
        let mut after: Vec<String> = listed
            .lines()
            .map(|text| {
                let judged = judge(fen, &[text]);
                assert_eq!(judged.status, Some(0), "{fen} {text}: {judged:?}");
                judged.out.lines().nth(1).unwrap_or_default().to_owned()
            })
            .collect();
        let count = after.len();
        after.sort();
        after.dedup();
        assert!(count > 0 && after.len() == count, "{fen}: {listed}");
    }
}

#[test]
fn positions_are_counted() {
    run(&["perft", "draughts-1879", "4"]).says(0, "4265\n", "");
    run(&["perft", "draughts-1879", "0"]).says(0, "1\n", "");
    run(&["perft", "draughts-1879", "0", "--divide"]).says(0, "total 1\n", "");
    let divided = run(&["perft", "draughts-1879", "2", "--divide"]);
    let lines: Vec<&str> = divided.out.lines().collect();
    assert_eq!(
        (lines.len(), lines[0], lines[9]),
        (10, "31-26 9", "total 81")
    );
    let two = ["--divide", "--fen", "W:WK50:B21,23,32,42,44"];
    run(&[&["perft", "draughts-1879", "1"][..], &two].concat()).says(
        0,
        "50x17x26x48 1\n50x28x37x48 1\ntotal 2\n",
        "",
    );
}

#[test]
fn a_position_is_read_as_people_write_it_and_written_in_one_way() {
    let array = format!("W:{ARRAY}");
    let cases = [
        ("W:W31-50:B1-20", array.as_str()),
        ("W:B1-20:W31-50", &array),
        ("W:W31-50:B1-20.", &array),
        ("[FEN \"W:W31-50:B1-20.\"]", &array),
        ("W:WK1-3,28:B40", "W:WK1,K2,K3,28:B40"),
        ("w:w28:bk5", "W:W28:BK5"),
        (" W: W28, 29 : B 12 ", "W:W28,29:B12"),
        ("W:W28:B12:H3:F20", "W:W28:B12"),
        ("W:W:WK28:B12", "W:WK28:B12"),
        ("W:W028,07:B01", "W:W7,28:B1"),
        ("W:WK30,28:B12,5", "W:W28,K30:B5,12"),
        ("B:W50:B", "B:W50:B"),
        ("W:W:B1", "W:W:B1"),
    ];
    for (fen, written) in cases {
        let run = judge(fen, &[]);
        let line = format!("position: {written}");
        assert_eq!(
            run.out.lines().nth(1),
            Some(line.as_str()),
            "{fen}: {run:?}"
        );
    }
}

#[test]
fn a_position_that_cannot_be_names_the_character() {
    let cases = [
        ("", 1, "\"\" is nobody's turn"),
        ("X:W28:B1", 1, "\"X\" is nobody's turn"),
        ("?:W28:B12", 1, "\"?\" is nobody's turn"),
        ("rnbq w - -", 1, "\"rnbq w - -\" is nobody's turn"),
        (
            "W:W0:B1",
            4,
            "\"0\" is no square; squares are numbered 1 to 50",
        ),
        ("W:W51:B1", 4, "\"51\" is no square"),
        ("W:W28:B12,999", 11, "\"999\" is no square"),
        ("W:W+8:B1", 4, "\"+8\" is no square"),
        ("W:W2 8:B1", 4, "\"2 8\" is no square"),
        ("W:W28.:B1", 4, "\"28.\" is no square"),
        ("W:W28;29:B1", 4, "\"28;29\" is no square"),
        ("W:W28,:B1", 7, "\"\" is no square"),
        ("W:W28,K:B1", 8, "\"\" is no square"),
        ("W:W28:B12,x", 11, "\"x\" is no square"),
        ("W:W28-29-30:B1", 4, "\"28-29-30\" is no square"),
        ("W:W29-28:B1", 4, "the range \"29-28\" runs backwards"),
        ("W:W28,28:B1", 7, "square 28 is listed twice"),
        ("W:W28,27-29:B1", 7, "square 28 is listed twice"),
        ("W:W28,W29:B1", 7, "\"W29\" is no square"),
        ("W:W28:B28", 8, "two pieces stand on 28"),
        ("W:W28:B1,20-30", 10, "two pieces stand on 28"),
        (
            "W:W4:B12",
            4,
            "a man stands on 4, the row where he is crowned; write K for a king",
        ),
        ("W:W28,1-6:B50", 7, "a man stands on 1"),
        ("W:W28:B49", 8, "a man stands on 49"),
        ("W:W28:B1:W29", 10, "the pieces of W are listed twice"),
        ("W:W28", 6, "the pieces of B are not listed"),
        ("W:B28", 6, "the pieces of W are not listed"),
        ("W::", 3, "\"\" begins no list of pieces"),
        ("W:W28:B1:Z3", 10, "\"Z3\" begins no list of pieces"),
        ("W:W:B", 1, "no piece stands on the board"),
        ("[FEN \"W:W51:B1\"]", 10, "\"51\" is no square"),
    ];
    for (fen, at, what) in cases {
        for command in ["moves", "judge", "play"] {
            let run = run(&[command, "draughts-1879", "--fen", fen]);
            run.complains(1, &format!("--fen: position text, character {at}: {what}"));
        }
    }
    let long = format!("W:W{}1:B2", "28,".repeat(500));
    run(&["moves", "draughts-1879", "--fen", &long]).complains(
        1,
        "--fen: position text, character 1: the text has 1507 characters",
    );
}

#[test]
fn a_wrong_use_ends_with_two() {
    let odds = "is not understood; write the giver and what is given";
    let cases: [(&[&str], &str); 11] = [
        (&["--odds", "white"], &format!("--odds: \"white\" {odds}")),
        (&["--odds", "white:"], &format!("--odds: \"white:\" {odds}")),
        (&["--odds", "white:b1"], &format!("--odds: \"b1\" {odds}")),
        (&["--odds", "white:51"], &format!("--odds: \"51\" {odds}")),
        (
            &["--odds", "white:queen"],
            &format!("--odds: \"queen\" {odds}"),
        ),
        (
            &["--odds", "queen:46"],
            &format!("--odds: \"queen\" {odds}"),
        ),
        (
            &["--odds", "white:46", "--fen", "W:W28:B1"],
            "--odds: the position of --fen says already which men there are",
        ),
        (
            &["--omitted-capture", "maybe"],
            "--omitted-capture: \"maybe\" is none of",
        ),
        (
            &["--omitted-capture"],
            "--omitted-capture needs a value: refuse, warn or allow",
        ),
        (&["--losing=yes"], "--losing takes no value"),
        (
            &["--undertake", "white with 46"],
            "--undertake: \"46\" is not understood",
        ),
    ];
    for (args, begins) in cases {
        run(&[&["play", "draughts-1879"], args].concat()).complains(2, begins);
    }
    run(&["perft", "draughts-1879", "33"])
        .complains(2, "DEPTH: \"33\" is no whole number from 0 to 32");
    run(&["judge", "draughts-1879", "--lang", "fr"])
        .complains(2, "--lang: \"fr\" is none of en, nl");
}

#[test]
fn a_set_up_that_the_rules_forbid_ends_with_one() {
    let second = "who gives odds plays second (D1)";
    let all: Vec<String> = (31..=50).map(|number: u8| number.to_string()).collect();
    let all = format!("white:{}", all.join("+"));
    let cases: [(&[&str], &str); 10] = [
        (&["--odds", "white:46", "--first", "white"], second),
        (&["--odds", "black:5", "--first", "black"], second),
        (&["--odds", "white:46", "--first", "lots"], second),
        (&["--odds", "black:draw", "--first", "black"], second),
        (
            &["--odds", "white:5"],
            "no man of the giver stands on 5 at the start",
        ),
        (
            &["--odds", "white:25"],
            "no man of the giver stands on 25 at the start",
        ),
        (
            &["--odds", "black:46"],
            "no man of the giver stands on 46 at the start",
        ),
        (&["--odds", &all], "not all men can be given"),
        (
            &["--fen", "W:W28:B1", "--first", "black"],
            "the position text says who is to move",
        ),
        (
            &["--undertake", "white with b1"],
            "draughts-1879 D16: This game knows no undertakings to mate.",
        ),
    ];
    for (args, begins) in cases {
        run(&[&["play", "draughts-1879"], args].concat()).complains(1, begins);
    }
}

#[test]
fn what_belongs_to_draughts_is_not_played_in_chess() {
    for game in ["chess-1869", "chess-modern"] {
        let house = format!("{game} has no compulsory captures");
        let draw = format!("{game} knows no odds of the draw");
        for what in ["refuse", "warn", "allow"] {
            run(&["play", game, "--omitted-capture", what]).complains(2, &house);
        }
        run(&["play", game, "--losing"]).complains(2, &house);
        run(&["play", game, "--odds", "white:draw"]).complains(1, &draw);
    }
}

#[test]
fn odds_and_ways_to_play_are_obeyed() {
    let says = |args: &[&str], input: &str, expected: &str| {
        let home = Home::new();
        let run = home.typed(
            &[&["play", "draughts-1879"], args].concat(),
            input.as_bytes(),
        );
        assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{run:?}");
        assert!(run.out.contains(expected), "{expected}: {run:?}");
    };
    says(
        &["--odds", "white:46+50"],
        "status\n",
        "position: B:W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,47,48,49:B1,",
    );
    says(
        &["--odds", "zwart:remise"],
        "draw\naccept\n",
        "result: 2-0 (draughts-1879 agreed)",
    );
    says(
        &["--odds", "white:46+draw"],
        "draw\naccept\n",
        "result: 0-2 (draughts-1879 agreed)",
    );
    let three = ["--fen", "W:W24,28:B19,22"];
    let with = |more: &[&'static str]| [&three[..], more].concat();
    says(&with(&[]), "24-20\n", "type insist to play 24-20");
    says(
        &with(&["--omitted-capture", "warn"]),
        "24-20\ninsist\nhuff 20\n",
        "ok: Black huffs the piece on 20",
    );
    says(
        &with(&["--omitted-capture", "allow"]),
        "24-20\n",
        "ok: 1. 24-20; Black to move\nclaim: ",
    );
    says(
        &with(&["--omitted-capture", "refuse"]),
        "24-20\ninsist\n",
        "error: no move was just refused",
    );
    says(
        &with(&["--losing"]),
        "insist 24-20\nhuff 20\n",
        "D13: This game is played without the huff.",
    );
}

#[test]
fn the_same_line_twice_is_one_ply() {
    let home = Home::new();
    let play = ["play", "draughts-1879", "--fen", "W:WK2,25:B14,15,16"];
    let run = home.typed(&play, b"25-20\n25-20\nstatus\n");
    assert!(
        run.out
            .contains("refused: draughts-1879 D4: There is no piece on 25."),
        "{run:?}"
    );
    assert!(
        run.out.contains("position: B:WK2,20:B14,15,16\n"),
        "{run:?}"
    );
}

#[test]
fn an_open_huff_is_kept_when_the_input_ends_and_gone_on_with() {
    let home = Home::new();
    let play = [
        "play",
        "draughts-1879",
        "--plain",
        "--fen",
        "W:W24,27,28,50:B19,22",
    ];
    let first = home.typed(&play, b"24-20\ninsist\n");
    assert_eq!(first.status, Some(0), "{first:?}");
    let second = home.typed(&["resume"], b"status\nhuff 28\n");
    assert!(
        second
            .out
            .contains("Black can type: MOVE, huff 20, huff 27, huff 28, demand"),
        "{second:?}"
    );
    let third = home.typed(&["resume"], b"record\nundo\naccept\ndemand\nquit\n");
    assert!(third.out.contains("  1. 24-20 huff 28\n"), "{third:?}");
    assert!(
        third.out.contains("ok: Black demands the capture"),
        "{third:?}"
    );
    let fourth = home.typed(&["resume"], b"insist 24-20\n28x17\n22-27");
    assert!(
        fourth.out.contains("refused: draughts-1879 D7: "),
        "{fourth:?}"
    );
    assert!(
        fourth.out.contains("ok: 1. 28x17; Black to move"),
        "{fourth:?}"
    );
}

#[test]
fn rubbish_on_standard_input_ends_well() {
    let mut random = fastrand::Rng::with_seed(1879);
    let mut bytes: Vec<u8> = (0..100_000).map(|_| random.u8(..)).collect();
    let signs = b"0123456789-x: \n";
    bytes.extend((0..20_000).map(|_| signs[random.usize(..signs.len())]));
    bytes.extend(b"\nquit\n");
    let run = Home::new().typed(&["play", "draughts-1879", "--plain"], &bytes);
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    assert!(
        run.out
            .lines()
            .skip(1)
            .any(|line| line.starts_with("error: "))
    );
    assert!(!run.out.contains('\x1b'));
}
