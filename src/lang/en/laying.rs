//! Setting up a position, in English.

use crate::lang::words::laying::{LayingKeys, LayingLines};

pub const LAYING: LayingLines = LayingLines {
    title: "Position",
    agreed: "Odds, undertakings",
    item: "Set up from here",
    playable: |seat| format!("This can be played; {seat} is to move."),
    leave: "Leave this position unplayed? It lies here until another is set up.",
    over: |why| format!("Nothing is left to play: {why}."),
    play: "Play from this position",
    turn: |seat| format!("{seat} is to move"),
    castling: |seat, how| format!("{seat} castles: {how}"),
    wings: ["no", "short", "long", "short, long"],
    absent: " (no rook, A15)",
    passed: |squares| format!("En passant: {squares}"),
    none: "none",
    quiet: "Plies without capture",
    number: "Move number",
    plight: |seat, how| format!("{seat} is {how}"),
    plights: ["free", "mated", "released"],
    warned: |squares| format!("Warned queens: {squares}"),
    copy: "Copy as position text",
    read: "Read a position text",
    empty: "Empty the board",
    array: "All men in their places",
    exchange: "Exchange the armies",
    flip: "Turn the board",
    army: |seat| format!("Men of {seat}"),
    no_pawn: |square| {
        format!(
            "No pawn can just have passed over {square}: bring the cursor to the square that one passed."
        )
    },
    no_queen: |square| {
        format!(
            "No enemy attacks a queen on {square}: bring the cursor to the queen that was warned."
        )
    },
    not_undone: "Nothing is left to undo.",
    no_man: |letter| format!("{letter} is no man of this game."),
    given: "Sent to the clipboard of the terminal; where that takes nothing, select it here:",
    ungiven: "This terminal has no clipboard for programs; select it here:",
    typed: "Type or paste a position text.",
    no_number: |typed, least, most| format!("“{typed}” is no number from {least} to {most}."),
    keys: LayingKeys {
        choose: "take/put",
        put: "put down",
        men: "men",
        off: "off",
        army: "army",
        turn: "turn",
        more: "more",
        undo: "undo",
        play: "play",
        copy: "copy",
        read: "read",
        flip: "turn board",
        board: "board",
        take: "take it",
        close: "close",
    },
};
