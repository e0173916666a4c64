//! What the screen of a game says around the board, in Dutch.

use super::terms::seat;
use crate::board::piece::Seat;
use crate::lang::sentence::capital;
use crate::lang::words::screen::{
    AskLines, FirstLines, GameMenuLines, NowLines, PromptLines, ScreenLines, WhyLines,
};
use crate::law::article::Source;
use crate::law::text::Shown;

pub const SCREEN: ScreenLines = ScreenLines {
    too_small: |width, height| format!("Het bord heeft {width}×{height} nodig."),
    game: |source| match source {
        Source::Chess1869 => "Schaken 1869",
        Source::Four1869 => "Met vier, 1869",
        Source::Four1967 => "Met vier, 1967",
        Source::ChessModern => "Schaken van nu",
        Source::Draughts1879 => "Dammen 1879",
    },
    first: FirstLines {
        reading: |book, why| format!("{book}: het reglement. {why}: waarom mag het niet?"),
        how: |enter| {
            format!(
                "Je eerste zet: pijlen naar een stuk, {enter}; pijlen naar een veld, weer {enter}."
            )
        },
        short: "Pijlen, Enter; pijlen, Enter. ?: hulp",
    },
    move_number: |number| format!("zet {number}"),
    to_move: |at| format!("{} is aan zet", seat(at)),
    in_check: |at| format!("{} is aan zet, schaak", seat(at)),
    looking_back: |at, of| format!("Terugblik: {at} van {of}"),
    empty: "leeg",
    refused,
    counting: |by, moves| format!("{} telt: {moves} van 50 zetten", seat(by)),
    pledged,
    pledge_lost: |by| format!("{} is het genoemde stuk kwijt (R4)", seat(by)),
    odds: |giver, men| format!("{} gaf {men} voor", seat(giver)),
    draw_offered: |by, to| format!("{by} biedt remise aan. {to}, neem je dat aan?"),
    resign_asked: |by, to| format!("{by} wil opgeven. {to}, jij ook?"),
    take_back_asked: |by, plies, to| match plies {
        0 => format!("{by} vraagt het blazen terug te nemen. {to}, mag dat?"),
        1 => format!("{by} vraagt de laatste zet terug te nemen. {to}, mag dat?"),
        _ => format!("{by} vraagt {plies} zetten terug te nemen. {to}, mag dat?"),
    },
    may_claim: |who, key| format!("{who} kan remise eisen: {key} menu."),
    may_count: |who, key| format!("{who} mag vijftig zetten gaan tellen (A22): {key} menu."),
    declined: "Afgewezen; de partij gaat door.",
    only_looking: "Je blikt terug. End gaat naar de partij zoals die nu staat.",
    nothing_to_see: "Dit artikel verwijst naar geen ander.",
    nobody_moves: "Geen stuk kan zetten.",
    goes_nowhere: |at, why| format!("Het stuk op {at} kan nu nergens heen ({why} zegt meer)."),
    several_to_huff: |key| {
        format!("Er zijn meer stukken te blazen: ga met de cursor naar een ervan, dan {key}.")
    },
    may_huff: |by, who, pieces, huff, demand| {
        format!(
            "{by} verzuimde te slaan met {pieces}. {who}: blaas ({huff}), eis de slag ({demand}) of speel door."
        )
    },
    may_demand: |by, who, demand| {
        format!("{by} verzuimde te slaan. {who}: eis de slag ({demand}) of speel door.")
    },
    huffed: |who, at| {
        format!("{who} heeft het stuk op {at} geblazen en doet nu nog een zet (D13).")
    },
    demanded: |who| format!("{who} moet slaan: het is geëist (D14)."),
    insist: |key| format!("Nog eens {key}: op eigen risico."),
    which_way: "Daarheen gaan meer slagen. Welke?",
    leading: |taken| match taken {
        0 => "Ga door naar het volgende veld.".to_owned(),
        1 => "1 stuk gepasseerd: ga door naar het volgende veld.".to_owned(),
        many => format!("{many} stukken gepasseerd: ga door naar het volgende veld."),
    },
    draw_given: |seat| format!("{} geeft remise voor", super::terms::seat(seat)),
    losing: "Die verliest, wint",
    kings: |moves, of| format!("3 dammen tegen 1: {moves} van {of}"),
    pasted: "Geplakte tekst doet geen zetten; druk eerst op : en plak dan één zet.",
    view_fixed: "Het bord blijft zoals het ligt.",
    view_turning: "Het bord draait naar wie aan zet is.",
    farewell: "Een fout in het programma. Je partij is bewaard; `reglement resume` gaat ermee verder.",
    no_shell: "Er is hier geen shell om naar toe te gaan.",
    shown: |shown| match shown {
        Shown::Original => "Nederlands",
        Shown::Translation => "Engels",
        Shown::Both => "beide",
    },
    see: |article| format!("zie {article}"),
    why: WhyLines {
        heading: |what| format!("Waarom? {what}"),
        may_go: |squares| format!("Mag naar {squares}."),
        nowhere: "Kan nu nergens heen.",
        can_come: |men| format!("Kan hier komen: {men}."),
        nobody: "Geen stuk kan hier nu komen.",
        choose: "Ga met de cursor naar een veld: mag het daarheen?",
        choose_man: "Ga met de cursor naar een stuk: mag het hierheen?",
        allowed: |square| format!("{square}: mag."),
        forbidden: |square, why| format!("{square}: {why}"),
    },
    prompt: PromptLines {
        how_numbered: |moves| format!("{moves}; blaas 27, eis"),
        pledge_how: "Het veld van het stuk, dan dat van het mat: d1 h7 (of - h7).",
        more: |candidates| format!("Kan worden: {candidates}."),
        goal: |from, candidates| format!("Van {from} waarheen? {candidates}."),
        nothing: |moves| format!("Zo begint geen zet; een zet typt men als {moves}."),
        several: |candidates| format!("Welke? {candidates}."),
        no_move: |text, moves| format!("„{text}” is geen zet. Probeer {moves}."),
        becomes: "De pion wordt:",
    },
    ask: AskLines {
        resign: |who| format!("{who}, geef je deze partij op?"),
        leave: "Naar het menu?",
        interrupt: "Het programma verlaten?",
        kept: "De partij blijft bewaard.",
        unkept: "De partij is niet bewaard en gaat verloren.",
        huff: |who, at| format!("{who}, blaas je het stuk op {at}? (D13)"),
        demand: |who| format!("{who}, eis je de slag? (D14)"),
        count: |who| format!("{who}, begin je vijftig zetten te tellen? (A22)"),
        offer_draw: |who| format!("{who}, bied je remise aan?"),
        claim: |who| format!("{who}, eis je remise? De partij is dan uit."),
        sure: |what| format!("Doen? ({what})"),
    },
    menu: GameMenuLines {
        title: "Menu",
        go_on: "Verder spelen",
        back: "Terug naar het bord",
        offer_draw: "Remise aanbieden",
        take_back: "Een zet terug vragen",
        claim_threefold: "Eis remise: driemaal",
        claim_fifty: "Eis remise: 50 zetten",
        claim_twenty: "Eis remise: 20 zetten",
        another: "Nog een partij",
        huff: |at| format!("Blaas het stuk op {at}"),
        demand: "Eis de slag",
        numbers: |now| format!("Nummers: {now}"),
        numbers_on: "getekend",
        numbers_off: "weg",
        playing: |now| format!("Velden: {now}"),
        playing_dark: "donker",
        playing_light: "licht",
        count: "Vijftig zetten tellen",
        undertake: "Verbintenis aangaan",
        resign: |who| format!("{who} geeft op"),
        flip: "Het bord draaien",
        view: |how| format!("Bord: {how}"),
        fixed: "blijft liggen",
        turning: "draait elke zet",
        language: "English",
        theme: |name| format!("Kleuren: {name}"),
        glyphs: |what| format!("Stukken: {what}"),
        symbols: "tekens",
        letters: "letters",
        articles: |how| format!("Artikelen: {how}"),
        settings: "Instellingen",
        book: "Regelboek",
        keys: "Alle toetsen",
        leave: "Weg (blijft bewaard)",
        leave_unkept: "Weg (gaat verloren)",
    },
    now: NowLines {
        go: "ga",
        arrows: "pijlen",
        take_up: "pak",
        put_down: "zet",
        put: "zet",
        insist: "toch spelen",
        next: "volgend",
        hint: "wenk",
        huff: "blaas",
        demand: "eis",
        step_back: "terug",
        type_move: "typ",
        why: "waarom",
        book: "boek",
        menu: "menu",
        leave: "weg",
        let_go: "los",
        close: "sluit",
        review: "blader",
        back: "naar de partij",
        yes: "ja",
        no: "nee",
        stay: "blijven",
        choose: "kies",
        keys: "hulp",
        flip: "draai",
        read_on: "lees door",
    },
};

fn refused(why: &str, article: &str, see: Option<&str>) -> String {
    let why = capital(why);
    match see {
        Some(see) => format!("Geweigerd, {article} (zie {see}): {why}"),
        None => format!("Geweigerd, {article}: {why}"),
    }
}

fn pledged(by: Seat, man: Option<&str>, on: Option<&str>) -> String {
    let by = seat(by);
    match (man, on) {
        (Some(man), Some(on)) => format!("{by}: mat met {man} op {on}"),
        (Some(man), None) => format!("{by}: mat met {man}"),
        (None, Some(on)) => format!("{by}: mat op {on}"),
        (None, None) => by.to_owned(),
    }
}
