//! What the hands can do on the screen in a game to the letter, in English.

use crate::lang::words::hands::{HandsLines, HandsNow};

pub const HANDS: HandsLines = HandsLines {
    touched_played: |who, touched, article| {
        format!("{who} {touched} and must play it ({article}).")
    },
    touched_bound: |who, touched, must, article| format!("{who} {touched} and {must} ({article})."),
    touched_taken: |who, touched, article| format!("{who} {touched} and must take it ({article})."),
    bound: |who, must, article| format!("{who} {must} ({article})."),
    touched_free: |who, touched, key| {
        format!("{who} {touched} and need not play it. {key} there again takes it up.")
    },
    adjusting: |who, adjusts, article| format!("{who} {adjusts} ({article})."),
    does: |who, what| format!("{who} {what}."),
    to_lift: |who, lifts, key| format!("{who} {lifts}: {key} (D12)."),
    left_lying: |by, who, key| {
        format!("{by} has left taken pieces on the board. {who}: huff ({key}), or play on (D12).")
    },
    may_claim: |who, what, article, key| format!("{who} can claim {what} ({article}): {key}."),
    pending: |verdict, key| {
        format!("{verdict} It can still be contested; who touches a man lets it be ({key}).")
    },
    at_risk: "A claim without ground is refused and changes nothing.",
    nothing_to_claim: "There is nothing to claim.",
    claims: |who| format!("{who} claims:"),
    claim: |article, what| format!("{article} {what}"),
    remedies: |who, article| format!("{who} chooses ({article}):"),
    afresh: |who, article| format!("{who}, do you begin the game afresh? ({article})"),
    how: |played, man, second| {
        format!(
            "{played}, {played} announce, touch {man}, adjust, announce, claim A13, also {second}"
        )
    },
    how_numbered: |played, man| {
        format!("{played}, touch {man}, adjust, claim D3, lift 27, lift; huff 27, demand")
    },
    item_claim: "Claim an offence",
    item_remedies: "Choose a remedy",
    item_lift: "Lift what was taken",
    item_afresh: "Begin the game afresh",
    now: HandsNow {
        touch: "touch   ",
        adjust: "adjust",
        announce: "check",
        claim: "claim",
        second: "second move",
        lift: "lift",
        for_whom: "for whom",
        remedies: "choose a remedy",
        look: "look at the board",
    },
};
