//! Setting up a position, in Dutch.

use crate::lang::words::laying::{LayingKeys, LayingLines};

pub const LAYING: LayingLines = LayingLines {
    title: "Stelling",
    agreed: "Voorgift, beloften",
    item: "Hiervan opzetten",
    playable: |seat| format!("Dit kan gespeeld worden; {seat} is aan zet."),
    leave: "Deze stelling ongespeeld laten? Ze blijft hier liggen tot een andere wordt opgezet.",
    over: |why| format!("Er is niets meer te spelen: {why}."),
    play: "Van deze stelling af spelen",
    turn: |seat| format!("{seat} is aan zet"),
    castling: |seat, how| format!("{seat} rokeert: {how}"),
    wings: ["niet", "kort", "lang", "kort, lang"],
    absent: " (geen toren, A15)",
    passed: |squares| format!("En passant: {squares}"),
    none: "geen",
    quiet: "Halve zetten zonder slaan",
    number: "Nummer van de zet",
    plight: |seat, how| format!("{seat} is {how}"),
    plights: ["vrij", "mat", "ontzet"],
    warned: |squares| format!("Gewaarschuwde dames: {squares}"),
    copy: "Kopiëren als stellingtekst",
    read: "Een stellingtekst lezen",
    empty: "Het bord leegmaken",
    array: "Alle stukken op hun plaats",
    exchange: "De legers verwisselen",
    flip: "Het bord draaien",
    army: |seat| format!("Stukken van {seat}"),
    no_pawn: |square| {
        format!(
            "Over {square} kan net geen pion gegaan zijn: breng de cursor op het veld waar er een overheen ging."
        )
    },
    no_queen: |square| {
        format!(
            "Geen vijand valt een dame op {square} aan: breng de cursor op de dame die gewaarschuwd is."
        )
    },
    not_undone: "Er is niets meer om terug te draaien.",
    no_man: |letter| format!("{letter} is geen stuk van dit spel."),
    given: "Naar het klembord van de terminal gestuurd; neemt die niets aan, selecteer het dan hier:",
    ungiven: "Deze terminal heeft geen klembord voor programma’s; selecteer het hier:",
    typed: "Typ of plak een stellingtekst.",
    no_number: |typed, least, most| format!("„{typed}” is geen getal van {least} tot {most}."),
    keys: LayingKeys {
        choose: "pak/zet",
        put: "neerzetten",
        men: "stuk",
        off: "weg",
        army: "leger",
        turn: "beurt",
        more: "meer",
        undo: "terug",
        play: "spelen",
        copy: "kopiëren",
        read: "lezen",
        flip: "bord draaien",
        board: "bord",
        take: "neem over",
        close: "sluiten",
    },
};
