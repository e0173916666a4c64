//! What is said in lines, in Dutch.

use crate::lang::words::plain::{Labels, Plain, PlainLetter};
use crate::law::article::Source;

pub const PLAIN: Plain = Plain {
    players,
    see_help: "typ help om te zien wat men typen kan",
    to_move: |seat| format!("{seat} aan zet"),
    to_move_in_check: |seat| format!("{seat} aan zet, schaak"),
    over: "het spel is uit",

    offers_draw: |by, to| format!("{by} biedt remise aan; {to} antwoordt accept of decline"),
    asks_to_resign: |by, to| format!("{by} wil opgeven; {to} antwoordt accept of decline"),
    asks_back: |by, plies, to| {
        let what = match plies {
            0 => "het blazen".to_owned(),
            plies => count(plies, "halve zet", "halve zetten"),
        };
        format!("{by} vraagt {what} terug te nemen; {to} antwoordt accept of decline")
    },
    accepts: |seat| format!("{seat} neemt het aan"),
    declines: |seat| format!("{seat} wijst het af"),
    counts: |seat| {
        format!("{seat} begint te tellen: binnen vijftig zetten van elke kant moet het mat zijn")
    },
    undertakes,
    huffs: |seat, at| format!("{seat} blaast het stuk op {at}"),
    demands: |seat| format!("{seat} staat op de slag; de zet is teruggenomen"),
    may_huff: |seat, typed| {
        format!("er is verzuimd te slaan; {seat} kan {typed} typen, of doorspelen")
    },
    may_insist: |play| format!("typ insist om {play} toch te spelen, op eigen risico (D13)"),
    may_insist_to_lose: |play| {
        format!("typ insist om {play} toch te spelen; de slag kan dan geëist worden (R21)")
    },
    nothing_warned: "er is niet zojuist een zet met een waarschuwing geweigerd; typ insist en de zet",
    not_over: "er is geen partij afgelopen waarop een volgende kan volgen",
    claim_stands: "de eis is terecht",
    claims: |typed| format!("typ {typed}"),
    no_claims: "er valt nu niets te eisen",
    resign_sure: |seat| format!("geeft {seat} op? typ resign yes, of speel door"),
    resigns: |seat| format!("{seat} geeft op"),

    board: |seat| format!("het bord zoals {seat} het ziet"),
    frozen: "stukken met een kleine tweede letter: een leger waarvan de koning mat staat",
    moves: |moves| count(moves, "mogelijke zet", "mogelijke zetten"),
    legal: |played| format!("{played} kan gespeeld worden"),
    status: "zo staat het spel",
    record: |plies| format!("{} gespeeld", count(plies, "halve zet", "halve zetten")),
    help: "wat men typen kan",
    bye_kept: "tot ziens; het spel is bewaard, en reglement resume gaat ermee verder",
    bye: "tot ziens",

    label: Labels {
        turn: "aan zet",
        last: "laatste zet",
        check: "schaak",
        count: "telling",
        pledge: "verbintenis",
        offer: "wacht op",
        result: "uitslag",
        position: "stelling",
        marks: "velden",
        see: "zie ook",
        taken_back: "teruggenomen",
    },
    count_at: |seat, plies| format!("{seat} telt; {plies} van de 100 halve zetten zijn gespeeld"),
    can: |seat, typed| format!("{seat} kan typen: {typed}"),
    pledge_lost: "met een stuk dat er niet meer is",
    nothing: "geen",

    several: |text, moves| format!("{text} kan {moves} zijn; typ een daarvan"),
    where_to: |from, moves| format!("waarheen vanaf {from}? {moves}"),
    no_move_from: |from| {
        format!("vanaf {from} is geen zet mogelijk; typ de hele zet om te horen waarom")
    },
    promotion: |moves| format!("wat wordt de pion? {moves}"),
    half: |moves| format!("dat is nog geen hele zet; het kan worden: {moves}"),
    no_such_man: |seat, kind, place| match place {
        Some(place) => format!("{seat} heeft geen {kind} op {place}"),
        None => format!("{seat} heeft geen {kind}"),
    },
    castling: "de rokade schrijft men O-O of O-O-O, of als koningszet, zoals e1g1",
    nothing_typed: "er is niets getypt; typ help om te zien wat er kan",
    no_move: |text| {
        format!("\"{text}\" is geen zet; schrijf e4, Pf3, O-O, e8=D, of velden: e2e4, e7e8d")
    },
    no_numbered_move: |text| {
        format!("\"{text}\" is geen zet; schrijf 32-28, 26x17, of met de weg: 26x37x28")
    },
    not_understood: |text| format!("\"{text}\" is geen zet en geen opdracht; typ help"),
    too_long: |most| format!("de regel is te lang; er worden niet meer dan {most} tekens gelezen"),
    no_text: "de regel is geen UTF-8-tekst",
    elsewhere: |word| {
        format!("{word} hoort bij een andere manier van spelen en komt in dit spel niet voor")
    },
    usage: |usage| format!("typ het zo: {usage}"),
    no_square: |text| format!("\"{text}\" is geen veld van dit bord"),
    no_help: |word| format!("over \"{word}\" is er geen hulp; typ help"),

    letter: PlainLetter {
        hinted: "er wordt gezegd waarop men zich kan beroepen",
        silent: "de spelers zoeken zelf uit waarop zij zich kunnen beroepen",
        claimable: "waarop men zich kan beroepen",
        may_claim: |seats, typed| format!("{seats} kan {typed} typen, of doorspelen"),
        may_still_claim: |seats, typed| {
            format!("{seats} kan {typed} typen, of touch SQUARE om zich nergens op te beroepen")
        },
        pending: |verdict| {
            format!(
                "als niemand zich ergens op beroept en een stuk wordt aangeraakt, is het uit: {verdict}"
            )
        },
        no_remedy: |remedies| match remedies {
            1 => "er is één mogelijkheid; typ remedy 1".to_owned(),
            2 => "er zijn twee mogelijkheden; typ remedy 1 of 2".to_owned(),
            remedies => {
                format!("er zijn {remedies} mogelijkheden; typ remedy 1 tot en met {remedies}")
            }
        },
        not_held: "er is geen eigen stuk aangeraakt; typ eerst touch SQUARE, of de hele zet",
        adjusting: "een aanraking na „ik zet recht” verplicht tot niets; typ de hele zet",
        light: |square| format!("{square} is een licht veld"),
        dark: |square| format!("{square} is een donker veld"),
        second: |played| format!("tweede zet {played}"),
        no_claim_by: |article, articles| {
            format!("op {article} kan men zich niet beroepen; in dit spel wel op {articles}")
        },
        claim,
        acts: |acts| count(acts, "handeling", "handelingen"),
        commands: &[
            (
                "touch SQUARE",
                "aanraken wat daar staat, en daaraan gebonden zijn (A6 tot A8)",
            ),
            (
                "place SQUARE",
                "het aangeraakte stuk daar neerzetten; een pion met wat hij wordt: e8d",
            ),
            (
                "adjust",
                "\"ik zet recht\" zeggen: de volgende aanraking bindt niet (A6)",
            ),
            (
                "announce",
                "schaak zeggen bij de laatste zet; of achter een zet getypt: e2e4 announce",
            ),
            (
                "also MOVE",
                "tegelijk met de eerste een tweede zet doen (A14)",
            ),
            (
                "lift [SQUARE]",
                "een geslagen stuk van het bord nemen, of alle (D12)",
            ),
            ("remedy N", "de mogelijkheid met dat nummer kiezen"),
            (
                "rectify SQUARE",
                "rechtzetten wat daar verkeerd was opgezet (A2)",
            ),
            (
                "afresh",
                "de partij opnieuw laten beginnen: het bord ligt gedraaid (A1), of het voorgegeven stuk bleef staan (A3)",
            ),
        ],
        draughts_commands: &[
            (
                "touch SQUARE",
                "het stuk daar aanraken, en daaraan gebonden zijn (D2)",
            ),
            (
                "place SQUARE",
                "het aangeraakte stuk daar neerzetten: place 28",
            ),
            (
                "adjust",
                "\"ik zet recht\" zeggen: de volgende aanraking bindt niet (D2)",
            ),
        ],
    },

    chess_commands: &[
        (
            "MOVE",
            "een zet: e4, Pf3, exd5, O-O, e8=D, of met velden: e2e4, e7e8d",
        ),
        CHESS_CLAIM,
        (
            "count",
            "vijftig zetten beginnen te tellen, met alleen de koning of koning en toren (A22)",
        ),
        (
            "undertake [with SQUARE] [on SQUARE]",
            "zich verbinden mat te geven met het stuk op een veld, op een veld, of beide (A22)",
        ),
    ],
    four_commands: &[
        (
            "MOVE",
            "een zet: d4, Pf3, O-O, of met velden: d2d4, g13g14d; a14 is lijn a, rij 14",
        ),
        (
            "count",
            "vijftig zetten beginnen te tellen, een partij met alleen koningen of koningen en een toren (A22, R12)",
        ),
        (
            "undertake [with SQUARE] [on SQUARE]",
            "zich verbinden mat te geven met het stuk op een veld, op een veld, of beide (A22)",
        ),
        (
            "draw",
            "remise aanbieden; alle drie de anderen moeten het goedvinden",
        ),
        (
            "accept, decline",
            "aannemen of afwijzen wat een ander aanbiedt of vraagt",
        ),
        (
            "undo [N]",
            "vragen de laatste halve zet, of de laatste N, terug te nemen; alle drie de anderen moeten het goedvinden",
        ),
        (
            "resign",
            "het spel opgeven; vraagt het eerst na, en dan aan de partner",
        ),
        (
            "again",
            "na de partij: de volgende, de eerste zet doorgegeven zoals de regels willen",
        ),
        ("flip", "het bord een kwart draaien"),
        (
            "status",
            "wie aan zet is, schaak of mat staat, welke dames gewaarschuwd zijn, en wat er gedaan kan worden",
        ),
        (
            "SEAT: ...",
            "een van deze voor een speler: West: draw, Noord: resign",
        ),
    ],
    chess_claim: CHESS_CLAIM,
    draughts_claim: DRAUGHTS_CLAIM,
    draughts_commands: &[
        (
            "MOVE",
            "een zet: 32-28, 26x17, 26 17, of met de weg: 26x37x28",
        ),
        (
            "insist [MOVE]",
            "een zet spelen die te weinig slaat, na de waarschuwing of meteen (D13)",
        ),
        (
            "huff SQUARE",
            "een stuk blazen dat verzuimde te slaan; daarna speelt men gewoon (D13)",
        ),
        (
            "demand",
            "in plaats van de laatste zet de verzuimde slag laten doen (D14)",
        ),
        (
            "hint",
            "bij een opgave: een wenk, en nog eens gevraagd de zet",
        ),
        DRAUGHTS_CLAIM,
        (
            "rules [SOURCE] [ARTICLE|WORDS]",
            "de artikelen, een artikel (D13), of zoeken",
        ),
    ],
    commands: &[
        ("draw", "remise aanbieden"),
        (
            "accept, decline",
            "aannemen of afwijzen wat de ander aanbiedt of vraagt",
        ),
        (
            "undo [N]",
            "vragen de laatste halve zet, of de laatste N, terug te nemen; de ander moet het goedvinden",
        ),
        ("resign", "het spel opgeven; vraagt het eerst na"),
        (
            "again",
            "na de partij: de volgende, eerste zet en kleuren gewisseld zoals de regels willen",
        ),
        ("next", "hetzelfde als again"),
        (
            "match",
            "vertel hoe de match staat, en wat ervan al is gespeeld",
        ),
        ("board", "het bord tonen"),
        ("flip", "het bord van de andere kant tonen"),
        ("moves [SQUARE]", "de mogelijke zetten, of die van een stuk"),
        ("why FROM TO", "vragen waarom een zet niet kan"),
        ("status", "wie aan zet is, en wat er gedaan kan worden"),
        ("record", "de gespeelde zetten"),
        (
            "rules [SOURCE] [ARTICLE|WORDS]",
            "de artikelen, een artikel (A13), of zoeken",
        ),
        ("help [WORD]", "wat men typen kan"),
        ("quit", "ophouden"),
        (
            "SEAT: ...",
            "een van deze voor een speler: Wit: draw, Zwart: resign",
        ),
    ],
};

const CHESS_CLAIM: (&str, &str) = (
    "claim [threefold|fifty]",
    "remise eisen, of zien wat er te eisen valt",
);

const DRAUGHTS_CLAIM: (&str, &str) = (
    "claim [twenty]",
    "wie voorgeeft vordert remise na twintig zetten van drie dammen tegen één (D16)",
);

/// How something is claimed to the letter.
const fn claim(source: Source) -> &'static (&'static str, &'static str) {
    match source {
        Source::Four1967 => &(
            "claim [T9|at SQUARE]",
            "zien waarop men zich kan beroepen; of het doen: een vijand liet zijn eigen koning schaak staan (claim T9), of die koning aanwijzen (claim at d1)",
        ),
        Source::Draughts1879 => &(
            "claim [D3|D10|twenty|at SQUARE]",
            "zien waarop men zich kan beroepen; of het doen: op een artikel (claim D3), op het stuk dat fout ging (claim at 28), of remise na twintig zetten van drie dammen tegen één (D16)",
        ),
        _ => &(
            "claim [ARTICLE|at SQUARE]",
            "zien waarop men zich kan beroepen; of het doen: op een artikel (claim A13), of op het stuk dat fout ging (claim at e4)",
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
            format!("{seat} verbindt zich mat te geven met het stuk op {man}, op {on}")
        }
        (Some(man), None) => format!("{seat} verbindt zich mat te geven met het stuk op {man}"),
        (None, Some(on)) => format!("{seat} verbindt zich mat te geven op {on}"),
        (None, None) => format!("{seat} verbindt zich mat te geven"),
    }
}

fn players(names: &[String]) -> String {
    let seats: &[&str] = match names.len() {
        4 => &["Zuid", "West", "Noord", "Oost"],
        _ => &["Wit", "Zwart"],
    };
    let seated = seats.iter().zip(names);
    let players: Vec<String> = seated
        .map(|(seat, name)| format!("{seat}: {name}"))
        .collect();
    players.join(", ")
}
