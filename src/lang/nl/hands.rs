//! Wat de handen op het scherm kunnen doen in een spel naar de letter: het Nederlands.

use crate::lang::words::hands::{HandsLines, HandsNow};

pub const HANDS: HandsLines = HandsLines {
    touched_played: |who, touched, article| {
        format!("{who} {touched} en moet daarmee spelen ({article}).")
    },
    touched_bound: |who, touched, must, article| format!("{who} {touched} en {must} ({article})."),
    touched_taken: |who, touched, article| {
        format!("{who} {touched} en moet dat stuk slaan ({article}).")
    },
    bound: |who, must, article| format!("{who} {must} ({article})."),
    touched_free: |who, touched, key| {
        format!("{who} {touched} en hoeft er niet mee te spelen. Daar nog eens {key} pakt het op.")
    },
    adjusting: |who, adjusts, article| format!("{who} {adjusts} ({article})."),
    does: |who, what| format!("{who} {what}."),
    to_lift: |who, lifts, key| format!("{who} {lifts}: {key} (D12)."),
    left_lying: |by, who, key| {
        format!("{by} liet geslagen stukken staan. {who}: blaas ({key}) of speel door (D12).")
    },
    may_claim: |who, what, article, key| {
        format!("{who} kan zich beroepen op {what} ({article}): {key}.")
    },
    pending: |verdict, key| {
        format!(
            "{verdict} Dat staat nog open; wie een stuk aanraakt, legt zich erbij neer ({key})."
        )
    },
    at_risk: "Een beroep zonder grond wordt geweigerd en verandert niets.",
    nothing_to_claim: "Er is niets om zich op te beroepen.",
    claims: |who| format!("{who} beroept zich op:"),
    claim: |article, what| format!("{article} {what}"),
    remedies: |who, article| format!("{who} kiest ({article}):"),
    afresh: |who, article| format!("{who}, begint de partij opnieuw? ({article})"),
    how: |played, man, second| {
        format!("{played}, {played} schaak, raak {man}, recht, schaak, beroep A13, ook {second}")
    },
    how_numbered: |played, man| {
        format!("{played}, raak {man}, recht, beroep D3, neem 27, neem; blaas 27, eis")
    },
    item_claim: "Beroep op een fout",
    item_remedies: "Kies wat er volgt",
    item_lift: "Geslagen wegnemen",
    item_afresh: "Opnieuw beginnen",
    now: HandsNow {
        touch: "raak",
        adjust: "recht",
        announce: "schaak",
        claim: "beroep",
        second: "tweede zet",
        lift: "neem weg",
        for_whom: "voor wie",
        remedies: "kies wat volgt",
        look: "bekijk bord",
    },
};
