//! What is said on the command line of odds, of undertakings and of what belongs to them: every form, good and bad, in both
//! languages. A bad one is named: what was wrong, where, and what would be right.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use program::Home;

/// What the record of a game begun so says of its set-up, and the position.
fn begun(game: &str, args: &[&str]) -> String {
    let home = Home::new();
    let all = [&["play", game, "--plain"], args].concat();
    let run = home.typed(&all, b"status\nquit\n");
    assert_eq!(run.status, Some(0), "{args:?}: {run:?}");
    run.out
}

#[test]
fn odds_are_given_in_every_form() {
    for (game, odds, turn, board) in [
        (
            "chess-1869",
            "white:b1",
            "White",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w",
        ),
        (
            "chess-1869",
            "black:queen",
            "Black",
            "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b",
        ),
        (
            "chess-1869",
            "white:rook",
            "White",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w KQkq",
        ),
        (
            "chess-1869",
            "white:h1",
            "White",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq",
        ),
        (
            "chess-1869",
            "black:bishop",
            "Black",
            "rn1qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b",
        ),
        (
            "chess-1869",
            "black:pawn",
            "Black",
            "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR b",
        ),
        (
            "chess-1869",
            "zwart:pion",
            "Black",
            "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR b",
        ),
        (
            "chess-1869",
            "Wit:Paard",
            "White",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w",
        ),
        (
            "chess-1869",
            "white: a1 + B1",
            "White",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/2BQKBNR w",
        ),
        (
            "chess-1869",
            "white:queen+f2",
            "White",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPP1PP/RNB1KBNR w",
        ),
        ("four-1869", "south:d1", "South", "/4,rN,rB,rQ,"),
        ("four-1869", "noord:dame", "North", "yK,1,yB,"),
        (
            "draughts-1879",
            "white:46",
            "Black",
            "W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,47",
        ),
        (
            "draughts-1879",
            "black:1+20",
            "White",
            ":B2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19\n",
        ),
        (
            "draughts-1879",
            "black:draw",
            "White",
            "Black gives the draw",
        ),
        (
            "draughts-1879",
            "wit:remise+46",
            "Black",
            "White gives the draw",
        ),
    ] {
        let out = begun(game, &["--odds", odds]);
        assert!(out.contains(&format!("  turn: {turn}\n")), "{odds}: {out}");
        assert!(out.contains(board), "{odds}: {out}");
    }
}

/// What is wrong, the status, and what is said in English and in Dutch.
type Bad<'a> = (&'a [&'a str], i32, &'a str, &'a str);

fn named(cases: &[Bad]) {
    for (args, status, english, dutch) in cases {
        let all = [&["play"], *args, &["--plain"]].concat();
        for (lang, said) in [("en", english), ("nl", dutch)] {
            let run = Home::new().run(&[&["--lang", lang], all.as_slice()].concat());
            assert_eq!(run.status, Some(*status), "{args:?}: {run:?}");
            assert!(run.err.contains(said), "{args:?}: {said}: {}", run.err);
            assert_eq!(run.out, "", "{args:?}");
        }
    }
}

#[test]
fn of_odds_that_are_wrong_the_part_is_named_and_what_would_be_right() {
    named(&[
        (
            &["chess-1869", "--odds", "white"],
            2,
            "--odds: \"white\" is not understood; write the giver and what is given, as in white:b1",
            "--odds: \"white\" is niet te begrijpen; schrijf wie geeft en wat hij geeft, zoals white:b1",
        ),
        (
            &["chess-1869", "--odds", "whit:b1"],
            2,
            "--odds: \"whit\" is not understood; write the giver",
            "Bedoel je white?",
        ),
        (
            &["chess-1869", "--odds", "white:b9"],
            2,
            "--odds: \"b9\" is not understood",
            "--odds: \"b9\" is niet te begrijpen",
        ),
        (
            &["chess-1869", "--odds", "white:a1+knigt"],
            2,
            "--odds: \"knigt\" is not understood; write the giver and what is given, as in white:b1, black:queen or white:a1+b1, in draughts white:46 or black:draw. Did you mean knight?",
            "Bedoel je knight?",
        ),
        (
            &["chess-1869", "--odds", "white:"],
            2,
            "--odds: \"white:\" is not understood",
            "--odds: \"white:\" is niet te begrijpen",
        ),
        (
            &["chess-1869", "--odds", "white:a1++b1"],
            2,
            "--odds: \"white:a1++b1\" is not understood",
            "--odds: \"white:a1++b1\" is niet te begrijpen",
        ),
        (
            &["chess-1869", "--odds", "south:b1"],
            2,
            "--odds: \"south\" is not understood",
            "--odds: \"south\" is niet te begrijpen",
        ),
        (
            &["four-1869", "--odds", "white:d1"],
            2,
            "--odds: \"white\" is not understood; write the giver and what is given, as in south:d1",
            "--odds: \"white\" is niet te begrijpen; schrijf wie geeft en wat hij geeft, zoals south:d1",
        ),
        (
            &["four-1869", "--odds", "south:a1"],
            2,
            "--odds: \"a1\" is not understood",
            "--odds: \"a1\" is niet te begrijpen",
        ),
        (
            &["draughts-1879", "--odds", "white:51"],
            2,
            "--odds: \"51\" is not understood",
            "--odds: \"51\" is niet te begrijpen",
        ),
        (
            &["draughts-1879", "--odds", "white:queen"],
            2,
            "--odds: \"queen\" is not understood",
            "--odds: \"queen\" is niet te begrijpen",
        ),
        (
            &["chess-1869", "--odds", "white:king"],
            2,
            "--odds: \"king\" is not understood",
            "--odds: \"king\" is niet te begrijpen",
        ),
    ]);
}

#[test]
fn odds_that_no_article_allows_are_refused_with_the_article_or_the_game_that_does() {
    named(&[
        (
            &["chess-1869", "--odds", "white:e1"],
            1,
            "the king on e1 cannot be given as odds",
            "e1",
        ),
        (&["chess-1869", "--odds", "white:e4"], 1, "e4", "e4"),
        (&["chess-1869", "--odds", "white:b8"], 1, "b8", "b8"),
        (&["chess-1869", "--odds", "white:b1+b1"], 1, "b1", "b1"),
        (&["chess-1869", "--odds", "white:b1+knight"], 1, "b1", "b1"),
        (&["draughts-1879", "--odds", "white:1"], 1, "1", "1"),
        (
            &["chess-1869", "--odds", "white:b1", "--first", "black"],
            1,
            "who gives odds has the first move (A5)",
            "wie voorgeeft heeft de eerste zet (A5)",
        ),
        (
            &["chess-1869", "--odds", "white:b1", "--first", "lots"],
            1,
            "(A5)",
            "(A5)",
        ),
        (
            &["draughts-1879", "--odds", "white:46", "--first", "white"],
            1,
            "who gives odds plays second (D1)",
            "(D1)",
        ),
        (
            &["chess-modern", "--odds", "white:b1"],
            1,
            "chess-modern knows no odds; they are given in chess-1869 and four-1869 (A5) and in draughts-1879 (DP8b)",
            "chess-modern kent geen voorgift; die is er in chess-1869 en four-1869 (A5) en in draughts-1879 (DP8b)",
        ),
        (
            &["four-1967", "--odds", "south:d1"],
            1,
            "four-1967 knows no odds",
            "four-1967 kent geen voorgift",
        ),
        (
            &["chess-1869", "--odds", "white:draw"],
            1,
            "(DP8b)",
            "(DP8b)",
        ),
        (
            &[
                "chess-1869",
                "--odds",
                "white:b1",
                "--fen",
                "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
            ],
            2,
            "--odds: the position of --fen says already which men there are",
            "--odds: ",
        ),
        (
            &["chess-1869", "--letter", "--odds-kept"],
            2,
            "--odds-kept: no man is given; add --odds, as in --odds white:b1",
            "--odds-kept: ",
        ),
        (
            &["chess-1869", "--odds", "white:b1", "--odds-kept"],
            2,
            "--odds-kept: ",
            "--letter",
        ),
        (
            &["chess-1869", "--odds"],
            2,
            "--odds needs a value: --odds SEAT:MEN",
            "--odds heeft een waarde nodig",
        ),
        (
            &["chess-1869", "--odds", "white:b1", "--odds", "white:g1"],
            2,
            "--odds is said twice",
            "--odds staat er twee keer",
        ),
    ]);
}

#[test]
fn undertakings_are_entered_into_in_every_form() {
    for (game, text, said) in [
        (
            "chess-1869",
            "white with b1 on f7",
            "White undertakes to mate with the man on b1, on f7",
        ),
        (
            "chess-1869",
            "white on f7 with b1",
            "White undertakes to mate with the man on b1, on f7",
        ),
        (
            "chess-1869",
            "Black: with a8",
            "Black undertakes to mate with the man on a8",
        ),
        (
            "chess-1869",
            "zwart op a1",
            "Black undertakes to mate on a1",
        ),
        (
            "chess-1869",
            "wit met b1 op F7",
            "White undertakes to mate with the man on b1, on f7",
        ),
        (
            "four-1869",
            "south with d1 on h7",
            "South undertakes to mate with the man on d1, on h7",
        ),
    ] {
        let out = begun(game, &["--undertake", text]);
        assert!(out.contains(said), "{text}: {out}");
    }
    let two = ["--undertake", "white with b1", "--undertake", "black on a1"];
    let out = begun("chess-1869", &two);
    assert!(
        out.contains("White undertakes") && out.contains("Black undertakes"),
        "{out}"
    );
    let both = ["--odds", "white:a1", "--undertake", "white with b1"];
    let out = begun("chess-1869", &both);
    assert!(
        out.contains("White undertakes to mate with the man on b1"),
        "{out}"
    );
}

#[test]
fn of_an_undertaking_that_is_wrong_the_part_is_named_and_what_would_be_right() {
    let en = "is not understood; write it as in \"white with b1 on f7\"";
    let nl = "is niet te begrijpen; schrijf het zoals \"white with b1 on f7\"";
    for (text, part) in [
        ("white", "white"),
        ("white b1", "white b1"),
        ("whit with b1", "whit"),
        ("white with b9", "b9"),
        ("white with b1 on z1", "z1"),
        ("white with b1 with c1", "white with b1 with c1"),
        ("south with b1", "south"),
    ] {
        let [en, nl] = [en, nl].map(|line| format!("--undertake: \"{part}\" {line}"));
        named(&[(&["chess-1869", "--undertake", text], 2, &en, &nl)]);
    }
    named(&[
        (
            &["four-1869", "--undertake", "south with d1 on a1"],
            2,
            "--undertake: \"a1\" is not understood; write it as in \"south with d1 on h7\"",
            "--undertake: \"a1\" is niet te begrijpen; schrijf het zoals \"south with d1 on h7\"",
        ),
        (
            &["chess-1869", "--undertake", "white with e1"],
            1,
            "A22",
            "A22",
        ),
        (
            &["chess-1869", "--undertake", "white with e4"],
            1,
            "A22",
            "A22",
        ),
        (
            &["chess-1869", "--undertake", "white with b8"],
            1,
            "A22",
            "A22",
        ),
        (
            &[
                "chess-1869",
                "--odds",
                "white:b1",
                "--undertake",
                "white with b1",
            ],
            1,
            "A22",
            "A22",
        ),
        (
            &[
                "chess-1869",
                "--undertake",
                "white with b1",
                "--undertake",
                "white on a8",
            ],
            1,
            "A22",
            "A22",
        ),
        (
            &["chess-modern", "--undertake", "white on a8"],
            1,
            "chess-modern",
            "chess-modern",
        ),
        (
            &["four-1967", "--undertake", "south on h7"],
            1,
            "four-1967",
            "four-1967",
        ),
        (
            &["draughts-1879", "--undertake", "white on a8"],
            1,
            "draughts-1879",
            "draughts-1879",
        ),
    ]);
}

#[test]
fn in_lines_all_that_was_agreed_is_told_at_the_opening_again_at_resuming_and_in_the_next_game() {
    let home = Home::new();
    let args = [
        "play",
        "chess-1869",
        "--names",
        "Anna,Bram",
        "--odds",
        "white:b1",
        "--undertake",
        "black on e1",
        "--clock",
        "15+10",
        "--match",
        "3",
    ];
    let told = [
        "  match: Anna 0 - 0 Bram, game 1 of 3\n",
        "  White gave knight b1\n",
        "  undertaking: Black undertakes to mate on e1\n",
        "  clock: White 15:00, Black 15:00; stopped\n",
    ];
    let run = home.typed(&[&args[..], &["--plain"]].concat(), b"e4\nstop\nquit\n");
    let opening: Vec<&str> = run.out.split("\nok:").collect();
    for line in told {
        assert!(opening[0].contains(line.trim_end()), "{line}: {}", run.out);
    }
    let run = home.typed(&["resume", "--plain"], b"quit\n");
    for line in &told[..3] {
        assert!(run.out.contains(line), "{line}: {}", run.out);
    }
    assert!(run.out.contains("  clock: White 15:"), "{}", run.out);
    let run = home.typed(&["resume", "--plain"], b"resign yes\nnext\nquit\n");
    let next = run.out.split("game 2 of 3\n").last().expect("a game");
    assert!(next.contains("  White gave knight b1\n"), "{next}");
    assert!(
        next.contains("  clock: White 15:00, Black 15:00; stopped\n"),
        "{next}"
    );
    assert!(
        !next.contains("undertak"),
        "an undertaking is of one game: {next}"
    );
}

#[test]
fn in_lines_the_opening_of_four_and_of_draughts_tells_the_odds_in_either_language() {
    for (lang, game, odds, said) in [
        ("en", "four-1869", "north:rook", "North gave rook"),
        ("nl", "four-1869", "north:rook", "Noord gaf toren"),
        (
            "en",
            "draughts-1879",
            "white:46+47+draw",
            "White gave men 46, 47",
        ),
        (
            "nl",
            "draughts-1879",
            "white:46+47+draw",
            "Wit geeft remise",
        ),
    ] {
        let home = Home::new();
        let run = home.typed(
            &["--lang", lang, "play", game, "--odds", odds, "--plain"],
            b"",
        );
        assert!(
            run.out.contains(&format!("\n  {said}")),
            "{said}: {}",
            run.out
        );
    }
}
