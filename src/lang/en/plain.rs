//! What is said in lines, in English.

use crate::lang::words::plain::{Labels, Plain, PlainLetter};
use crate::law::article::Source;

pub const PLAIN: Plain = Plain {
    players,
    see_help: "type help to see what can be typed",
    to_move: |seat| format!("{seat} to move"),
    to_move_in_check: |seat| format!("{seat} to move, in check"),
    over: "the game is over",

    offers_draw: |by, to| format!("{by} offers a draw; {to} answers accept or decline"),
    asks_to_resign: |by, to| format!("{by} would give the game up; {to} answers accept or decline"),
    asks_back: |by, plies, to| {
        let what = match plies {
            0 => "the huff".to_owned(),
            plies => count(plies, "ply", "plies"),
        };
        format!("{by} asks to take back {what}; {to} answers accept or decline")
    },
    accepts: |seat| format!("{seat} accepts"),
    declines: |seat| format!("{seat} declines"),
    counts: |seat| {
        format!("{seat} begins to count: mate must come within fifty moves of each side")
    },
    undertakes,
    huffs: |seat, at| format!("{seat} huffs the piece on {at}"),
    demands: |seat| format!("{seat} demands the capture; the move is taken back"),
    may_huff: |seat, typed| format!("a capture was neglected; {seat} may type {typed}, or play on"),
    may_insist: |play| format!("type insist to play {play} all the same, at your own risk (D13)"),
    may_insist_to_lose: |play| {
        format!("type insist to play {play} all the same; the capture may then be demanded (R21)")
    },
    nothing_warned: "no move was just refused with a warning; type insist and the move",
    not_over: "there is no game that is over, for another to follow",
    claim_stands: "the claim is right",
    claims: |typed| format!("type {typed}"),
    no_claims: "none can be made now",
    resign_sure: |seat| format!("does {seat} resign? type resign yes, or play on"),
    resigns: |seat| format!("{seat} resigns"),

    board: |seat| format!("the board as {seat} sees it"),
    frozen: "men with a small second letter: an army whose king stands mated",
    moves: |moves| count(moves, "legal move", "legal moves"),
    legal: |played| format!("{played} can be played"),
    status: "the game as it stands",
    record: |plies| format!("{} played", count(plies, "ply", "plies")),
    help: "what can be typed",
    bye_kept: "goodbye; the game is kept, and reglement resume goes on with it",
    bye: "goodbye",

    label: Labels {
        turn: "turn",
        last: "last move",
        check: "check",
        count: "count",
        pledge: "undertaking",
        offer: "waiting",
        result: "result",
        position: "position",
        marks: "marks",
        see: "see also",
        taken_back: "taken back",
    },
    count_at: |seat, plies| format!("{seat} counts; {plies} of 100 plies have been played"),
    can: |seat, typed| format!("{seat} can type: {typed}"),
    pledge_lost: "with a man who is no longer there",
    nothing: "none",

    several: |text, moves| format!("{text} can be {moves}; type one of them"),
    where_to: |from, moves| format!("where to from {from}? {moves}"),
    no_move_from: |from| format!("no legal move from {from}; type the whole move to hear why"),
    promotion: |moves| format!("what does the pawn become? {moves}"),
    half: |moves| format!("that is half a move; it can become {moves}"),
    no_such_man: |seat, kind, place| match place {
        Some(place) => format!("{seat} has no {kind} on {place}"),
        None => format!("{seat} has no {kind}"),
    },
    castling: "castling is written O-O or O-O-O, or as the king's move, such as e1g1",
    nothing_typed: "nothing was typed; type help to see what can be",
    no_move: |text| {
        format!("\"{text}\" is no move; write e4, Nf3, O-O, e8=Q, or squares: e2e4, e7e8q")
    },
    no_numbered_move: |text| {
        format!("\"{text}\" is no move; write 32-28, 26x17, or with the way: 26x37x28")
    },
    not_understood: |text| format!("\"{text}\" is no move and no command; type help"),
    too_long: |most| format!("the line is too long; no more than {most} characters are read"),
    no_text: "the line is not UTF-8 text",
    elsewhere: |word| {
        format!("{word} belongs to another way of playing and is not part of this game")
    },
    usage: |usage| format!("type it so: {usage}"),
    no_square: |text| format!("\"{text}\" is not a square of this board"),
    no_help: |word| format!("there is no help on \"{word}\"; type help"),

    letter: PlainLetter {
        hinted: "what can be claimed is told",
        silent: "the players find out for themselves what can be claimed",
        claimable: "what can be claimed",
        may_claim: |seats, typed| format!("{seats} may type {typed}, or play on"),
        may_still_claim: |seats, typed| {
            format!("{seats} may type {typed}, or touch SQUARE to claim nothing")
        },
        pending: |verdict| {
            format!("if nothing is claimed and a man is touched, it is over: {verdict}")
        },
        no_remedy: |remedies| match remedies {
            1 => "there is one remedy; type remedy 1".to_owned(),
            2 => "there are two remedies; type remedy 1 or 2".to_owned(),
            remedies => format!("there are {remedies} remedies; type remedy 1 to {remedies}"),
        },
        not_held: "no man of your own has been touched; type touch SQUARE first, or the whole move",
        adjusting: "a touch after “I adjust” does not bind; type the whole move",
        light: |square| format!("{square} is a light square"),
        dark: |square| format!("{square} is a dark square"),
        second: |played| format!("second move {played}"),
        no_claim_by: |article, articles| {
            format!("nothing is claimed by {article}; in this game it is by {articles}")
        },
        claim,
        acts: |acts| count(acts, "act", "acts"),
        commands: &[
            (
                "touch SQUARE",
                "touch what stands there, which binds you (A6 to A8)",
            ),
            (
                "place SQUARE",
                "put the man you have touched there; a pawn with what it becomes: e8q",
            ),
            (
                "adjust",
                "say \"I adjust\": your next touch does not bind (A6)",
            ),
            (
                "announce",
                "say check with your last move; or type it behind a move: e2e4 announce",
            ),
            (
                "also MOVE",
                "make a second move at once with your first (A14)",
            ),
            (
                "lift [SQUARE]",
                "lift a piece that your capture took, or all of them (D12)",
            ),
            ("remedy N", "choose the remedy of that number"),
            (
                "rectify SQUARE",
                "put right what was set up wrongly there (A2)",
            ),
            (
                "afresh",
                "have the game begun afresh: the board is turned (A1), or the odds were not taken off (A3)",
            ),
        ],
        draughts_commands: &[
            (
                "touch SQUARE",
                "touch the piece on it, which binds you (D2)",
            ),
            (
                "place SQUARE",
                "put the piece you have touched there: place 28",
            ),
            (
                "adjust",
                "say \"I adjust\": your next touch does not bind (D2)",
            ),
        ],
    },

    chess_commands: &[
        (
            "MOVE",
            "play: e4, Nf3, exd5, O-O, e8=Q, or by squares: e2e4, e7e8q",
        ),
        CHESS_CLAIM,
        (
            "count",
            "begin to count fifty moves, with a bare king or king and rook (A22)",
        ),
        (
            "undertake [with SQUARE] [on SQUARE]",
            "undertake to mate with the man on a square, on a square, or both (A22)",
        ),
    ],
    four_commands: &[
        (
            "MOVE",
            "play: d4, Nf3, O-O, or by squares: d2d4, g13g14q; a14 is file a, rank 14",
        ),
        (
            "count",
            "begin to count fifty moves, a side with bare kings or kings and one rook (A22, R12)",
        ),
        (
            "undertake [with SQUARE] [on SQUARE]",
            "undertake to mate with the man on a square, on a square, or both (A22)",
        ),
        ("draw", "offer a draw; all three others must agree"),
        (
            "accept, decline",
            "answer what another player offers or asks",
        ),
        (
            "undo [N]",
            "ask to take back the last ply, or the last N; all three others must agree",
        ),
        (
            "resign",
            "give up the game; asks first, and then your partner",
        ),
        (
            "again",
            "when the game is over: the next one, the first move passed on as the book has it",
        ),
        ("flip", "turn the board a quarter"),
        (
            "status",
            "tell whose turn it is, who is in check or mated, which queens are warned, and what can be done",
        ),
        (
            "SEAT: ...",
            "do any of these for a seat: West: draw, North: resign",
        ),
    ],
    chess_claim: CHESS_CLAIM,
    draughts_claim: DRAUGHTS_CLAIM,
    draughts_commands: &[
        (
            "MOVE",
            "play: 32-28, 26x17, 26 17, or with the way: 26x37x28",
        ),
        (
            "insist [MOVE]",
            "play a move that takes less than it must, after its warning or at once (D13)",
        ),
        (
            "huff SQUARE",
            "take off a piece that neglected to capture; you still make your own move (D13)",
        ),
        (
            "demand",
            "have the neglected capture made instead of the last move (D14)",
        ),
        ("hint", "in an exercise: a hint, and asked again the move"),
        DRAUGHTS_CLAIM,
        (
            "rules [SOURCE] [ARTICLE|WORDS]",
            "list the articles, read one (D13), or search",
        ),
    ],
    commands: &[
        ("draw", "offer a draw"),
        (
            "accept, decline",
            "answer what the other player offers or asks",
        ),
        (
            "undo [N]",
            "ask to take back the last ply, or the last N; the other player must agree",
        ),
        ("resign", "give up the game; asks first"),
        (
            "again",
            "when the game is over: the next one, first move and colours changed as the book has it",
        ),
        ("next", "the same as again"),
        (
            "match",
            "tell how the match stands, and what was played of it before",
        ),
        ("board", "show the board"),
        ("flip", "show the board from the other side"),
        (
            "moves [SQUARE]",
            "list the legal moves, or those of one man",
        ),
        ("why FROM TO", "ask why a move cannot be played"),
        ("status", "tell whose turn it is, and what can be done"),
        ("record", "list the moves played"),
        (
            "rules [SOURCE] [ARTICLE|WORDS]",
            "list the articles, read one (A13), or search",
        ),
        ("help [WORD]", "tell what can be typed"),
        ("quit", "leave"),
        (
            "SEAT: ...",
            "do any of these for a seat: White: draw, Black: resign",
        ),
    ],
};

const CHESS_CLAIM: (&str, &str) = (
    "claim [threefold|fifty]",
    "claim a draw, or see which claims can be made",
);

const DRAUGHTS_CLAIM: (&str, &str) = (
    "claim [twenty]",
    "who gives odds claims the draw after twenty moves of three kings against one (D16)",
);

/// How something is claimed to the letter.
const fn claim(source: Source) -> &'static (&'static str, &'static str) {
    match source {
        Source::Four1967 => &(
            "claim [T9|at SQUARE]",
            "see what can be claimed; or claim that an enemy left his own king in check (claim T9), or point at that king (claim at d1)",
        ),
        Source::Draughts1879 => &(
            "claim [D3|D10|twenty|at SQUARE]",
            "see what can be claimed; or claim it: by its article (claim D3), by the piece that did wrong (claim at 28), or the draw after twenty moves of three kings against one (D16)",
        ),
        _ => &(
            "claim [ARTICLE|at SQUARE]",
            "see what can be claimed; or claim it: by its article (claim A13), or by the man that did wrong (claim at e4)",
        ),
    }
}

fn count(number: usize, one: &str, many: &str) -> String {
    match number {
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    }
}

fn undertakes(seat: &str, man: Option<&str>, on: Option<&str>) -> String {
    match (man, on) {
        (Some(man), Some(on)) => {
            format!("{seat} undertakes to mate with the man on {man}, on {on}")
        }
        (Some(man), None) => format!("{seat} undertakes to mate with the man on {man}"),
        (None, Some(on)) => format!("{seat} undertakes to mate on {on}"),
        (None, None) => format!("{seat} undertakes to mate"),
    }
}

fn players(names: &[String]) -> String {
    let seats: &[&str] = match names.len() {
        4 => &["South", "West", "North", "East"],
        _ => &["White", "Black"],
    };
    let seated = seats.iter().zip(names);
    let players: Vec<String> = seated
        .map(|(seat, name)| format!("{seat}: {name}"))
        .collect();
    players.join(", ")
}
