//! What is seen of a game to the letter beside the board, in English.

use crate::lang::words::seen::SeenLines;

pub const SEEN: SeenLines = SeenLines {
    act: |at, of| format!("Act {at} of {of}"),
    must_play: |at| format!("must play {at}"),
    must_take: |at| format!("must take {at}"),
    must_play_king: "must play the king",
    must_play_out: "must play the king out of check",
    must_play_again: "must play again",
    touched: |at| format!("touched {at}"),
    adjusts: "adjusts",
    chooses: "chooses",
    check_said: "to move, check said",
    said_check: "said check",
    pending: |ending| format!("{ending}, can be contested"),
    to_lift: |squares| format!("must lift {squares} (D12)"),
};
