//! What is seen of a game to the letter beside the board, in Dutch.

use crate::lang::words::seen::SeenLines;

pub const SEEN: SeenLines = SeenLines {
    act: |at, of| format!("Handeling {at} van {of}"),
    must_play: |at| format!("moet {at} spelen"),
    must_take: |at| format!("moet {at} slaan"),
    must_play_king: "moet de koning spelen",
    must_play_out: "moet uit schaak spelen",
    must_play_again: "moet opnieuw spelen",
    touched: |at| format!("raakte {at} aan"),
    adjusts: "zet recht",
    chooses: "kiest",
    check_said: "is aan zet, schaak gezegd",
    said_check: "zei schaak",
    pending: |ending| format!("{ending}, nog te betwisten"),
    to_lift: |squares| format!("moet {squares} afnemen (D12)"),
};
