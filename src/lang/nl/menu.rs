//! The menu, in Dutch.

use super::settings::SETTINGS;
use crate::lang::words::menu::{
    GamesLines, HomeLines, HouseLines, MenuKeys, MenuLines, OddsLines, PledgeLines, RecordsLines,
    SeatingLines, TableLines, WatchLines,
};
use crate::law::article::Source;

pub const MENU: MenuLines = MenuLines {
    promise: "Spelen volgens het boekje",
    too_small: |columns, rows| format!("Het menu heeft {columns}×{rows} nodig."),
    home: HomeLines {
        about: "De bordspelen van oude en nieuwe Nederlandse reglementen, en de reglementen zelf.",
        resume: "Verder spelen",
        new_game: ["Nieuwe partij", "twee of vier spelers aan dit toetsenbord"],
        records: "Partijen",
        kept: |count| match count {
            0 => "er is nog geen partij bewaard".to_owned(),
            1 => "één bewaarde partij".to_owned(),
            count => format!("{count} bewaarde partijen"),
        },
        rules: ["Reglementen", "elk artikel, om te lezen en te doorzoeken"],
        settings: ["Instellingen", "taal, kleuren, stukken, bord"],
        quit: ["Stoppen", "partijen worden vanzelf bewaard"],
    },
    games: GamesLines {
        title: "Nieuwe partij",
        about: "Kies het reglement waarnaar gespeeld wordt.",
        source,
    },
    table: TableLines {
        about: "Enter op de eerste regel begint; al het andere kan zo blijven.",
        start: "Begin de partij",
        first: "Eerste zet",
        players: ["De ene speler", "De andere"],
        begins: |seat| format!("{seat} begint"),
        lots: "het lot beslist wie Wit heeft en begint",
        giver: |seat| format!("{seat} geeft voor, en begint dus"),
        giver_second: |giver, other| format!("{giver} geeft voor, dus {other} begint"),
        unnamed: "geen naam",
        odds: "Voorgift",
        pledge: "Verbintenis",
        none: "geen",
        unplayable: |why| format!("Dit kan niet gespeeld worden: {why}."),
    },
    odds: OddsLines {
        about: "De sterkere speler neemt vooraf stukken weg, en heeft de eerste zet.",
        nobody: "Niemand geeft voor",
        gives: |seat| format!("{seat} geeft voor"),
        given: |seat, men| format!("{seat} geeft {men} voor"),
        nothing: "Een voorgift zonder stuk: kies een stuk, of „Niemand geeft voor”.",
        about_second: "De sterkere speler geeft schijven voor, remise, of beide, en speelt als tweede.",
        draw: "remise: elke remise is verloren",
        the_draw: "remise",
        men: |squares| format!("schijven {squares}"),
        nothing_at_all: "Niets voorgegeven: kies schijven of remise, of „Niemand geeft voor”.",
    },
    house: HouseLines {
        omitted: "Verzuimde slag",
        omits: ["geweigerd", "gewaarschuwd", "toegelaten"],
        omits_means: [
            "Een zet die minder slaat dan moet, wordt geweigerd, en geblazen wordt er nooit.",
            "Een zet die minder slaat dan moet, wordt één keer geweigerd; wie volhoudt, speelt door op eigen gevaar.",
            "Een zet die minder slaat dan moet, blijft staan; de tegenpartij mag blazen, laten slaan, of doorspelen.",
        ],
        unhuffed: "Een zet die minder slaat dan moet, blijft staan; de tegenpartij mag laten slaan of doorspelen, maar niet blazen (R21).",
        aim: "Wie wint",
        aims: ["zoals gewoonlijk", "die verliest, wint"],
        aims_mean: [
            "Wie geen stuk meer heeft, of geen dat kan zetten, heeft verloren.",
            "Wie geen stuk meer heeft, of geen dat kan zetten, heeft gewonnen.",
        ],
    },
    watch: WatchLines {
        played: "Gespeeld",
        arbiter_means: "Het programma is de scheidsrechter: het weigert wat de regels verbieden, en zegt zelf schaak.",
        letter_means: [
            "Een valse zet blijft staan tot een tegenstander er iets van zegt. Wie een stuk aanraakt, moet het spelen, en schaak zeggen de spelers zelf.",
            "Een koning die schaak blijft staan, of schaak komt te staan, blijft dat tot een vijand er iets van zegt; al het andere dat vals is, wordt geweigerd.",
            "Een valse zet blijft staan tot de tegenstander er iets van zegt. Wie een stuk aanraakt, moet het spelen, en neemt een voor een van het bord wat hij slaat.",
        ],
        claims: "Beroep",
        tells: ["met een wenk", "zonder wenk"],
        tells_means: [
            "Spelers horen waarop zij zich kunnen beroepen.",
            "Niemand hoort waarop hij zich kan beroepen: de spelers moeten het zelf ontdekken.",
        ],
        slips: "Fouten vooraf",
        about: "De partij begint met deze fouten, en de spelers mogen ze ontdekken.",
        swapped: "Verwisseld",
        pairs: |one, other| format!("geen stuk; typ paren velden, als in {one} {other}"),
        forgotten: "Vergeten",
        squares: |square| format!("geen stuk; typ velden, als in {square}"),
        is_turned: "het bord gedraaid",
        is_kept: "de voorgift nog op het bord",
        are_swapped: |one, other| format!("{one} en {other} verwisseld"),
        is_forgotten: |square| format!("{square} vergeten"),
        alone: |square| {
            format!("Met welk veld is {square} verwisseld? Typ twee velden, of laat het weg.")
        },
        same: |one, other| {
            format!("Op {one} en {other} hoort hetzelfde, dus niemand zou het zien.")
        },
        nothing: |square| format!("Op {square} hoort niets, dus daar is niets te vergeten."),
        twice: |square| format!("{square} staat er tweemaal: noem elk veld één keer."),
    },
    pledge: PledgeLines {
        about: "Men kan zich verbinden met een genoemd stuk, op een genoemd veld, of beide mat te geven.",
        nobody: "Niemand verbindt zich",
        undertakes: |seat| format!("{seat} verbindt zich"),
        with: "mat te geven met",
        any_man: "elk stuk",
        on: "op veld",
        any_square: "elk veld",
        said: |seat, man, square| {
            let man = man.map(|man| format!(" met {man}")).unwrap_or_default();
            let square = square
                .map(|square| format!(" op {square}"))
                .unwrap_or_default();
            format!("{seat} geeft mat{man}{square}")
        },
        empty: "Noem een stuk, een veld, of beide; wie hoe dan ook mat geeft, hoeft zich niet te verbinden.",
        no_square: |typed, file, rank| {
            format!("„{typed}” is geen veld van dit bord: dat heeft a tot {file}, 1 tot {rank}.")
        },
    },
    seating: SeatingLines {
        partners: "Bondgenoten",
        places: ["zitten tegenover elkaar", "zitten naast elkaar"],
        sides: |[one, other], [third, fourth]| {
            format!("{one} en {other} hebben de lichte stukken, {third} en {fourth} de donkere.")
        },
        turns: "Beurt gaat",
        orders: ["naar rechts", "met de klok mee"],
        seat: [
            |seat, partner, [one, other]| {
                format!(
                    "{seat} heeft lichte stukken, en speelt met {partner} tegen {one} en {other}."
                )
            },
            |seat, partner, [one, other]| {
                format!(
                    "{seat} heeft donkere stukken, en speelt met {partner} tegen {one} en {other}."
                )
            },
        ],
        lots_of_four: "het lot beslist wie van de vier begint",
        lots_of_two: |one, other| format!("het lot beslist: {one} of {other}"),
        position: "Stelling",
        array: "alle stukken op hun plaats",
        position_how: "Enter zet een stelling op het bord op. Of typ of plak een stellingtekst; die zegt zelf wie aan zet is.",
        position_turn: |seat| format!("{seat} is aan zet in de stelling"),
        position_or_odds: |article| {
            format!(
                "Stukken worden voorgegeven uit de beginstand ({article}), niet uit een stelling: laat een van beide weg."
            )
        },
    },
    records: RecordsLines {
        title: "Partijen",
        about: "De bewaarde partijen. Speel er een verder, of loop haar door.",
        none: "Er is nog geen partij bewaard. Elke partij wordt vanaf de eerste zet bewaard.",
        unfinished: "niet uit",
        in_use: "in gebruik",
        damaged: "beschadigd",
        reason: |why| {
            format!(
                "Deze partij kan niet gelezen worden: {why}. Het bestand is gelaten zoals het was."
            )
        },
    },
    settings: SETTINGS,
    keys: MenuKeys {
        choose: "kies",
        enter: "open",
        start: "begin",
        change: "verander",
        which: "welk",
        set_up: "opzetten",
        type_in: "typ",
        toggle: "neem of laat",
        resume: "speel verder",
        copy: "speel een kopie verder",
        review: "loop door",
        article: "artikel",
        rules: "reglement",
        help: "toetsen",
        back: "terug",
        quit: "stop",
    },
};

fn source(source: Source) -> [&'static str; 2] {
    match source {
        Source::Chess1869 => [
            "Reglement op het gewoon schaakspelen, G. Theod. Bom, Amsterdam 1869: 23 artikelen.",
            "Niets wordt geteld voordat een speler het zegt; met voorgift en verbintenissen.",
        ],
        Source::Four1869 => [
            "Schaken met vier spelers, uit hetzelfde boekje van 1869: twee tegen twee op een kruis.",
            "Dames worden gewaarschuwd, en een matgezet leger staat stil tot het bevrijd is.",
        ],
        Source::Four1967 => [
            "Schaken voor vier personen, De Tijd, 23 december 1967, in onze eigen woorden.",
            "Bondgenoten zitten tegenover elkaar; mat geldt pas als de matgezette aan zet is.",
        ],
        Source::ChessModern => [
            "De gang van de stukken volgens de schaakregels van nu, in onze eigen woorden.",
            "Het spel dat iedereen kent: driemaal dezelfde stelling en vijftig zetten zijn op te eisen.",
        ],
        Source::Draughts1879 => [
            "Dammen op honderd velden, N. van Buuren, Gouda 1879: 16 regels.",
            "Slaan is verplicht; wie het vergeet, kan geblazen worden.",
        ],
    }
}
