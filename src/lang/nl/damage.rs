//! What is wrong with a record or another file that is kept, in Dutch.

use crate::lang::words::damage::DamageLines;

pub const DAMAGE: DamageLines = DamageLines {
    done: &[
        ("looked at", "bekeken"),
        ("made", "gemaakt"),
        ("mended", "hersteld"),
        ("opened", "geopend"),
        ("read", "gelezen"),
        ("written to", "beschreven"),
    ],
    expected: &[
        (
            "two squares, as in \"e2e4\" or \"32-28\", and what a pawn becomes, as in \"e7e8q\"",
            "twee velden, zoals \"e2e4\" of \"32-28\", en wat een pion wordt, zoals \"e7e8q\"",
        ),
        ("a square, as in \"27\"", "een veld, zoals \"27\""),
        (
            "a square, as in \"g1\" or \"27\"",
            "een veld, zoals \"g1\" of \"27\"",
        ),
        ("\"adjust\" or \"check\"", "\"adjust\" of \"check\""),
        (
            "\"let stand\", \"king\", \"put back\", \"play over\", or a square, as in \"take d5\" or \"play g1\"",
            "\"let stand\", \"king\", \"put back\", \"play over\", of een veld, zoals \"take d5\" of \"play g1\"",
        ),
        (
            "\"take back\" and a number of plies, as in \"take back 1\"",
            "\"take back\" en een aantal halve zetten, zoals \"take back 1\"",
        ),
        ("\"accept\" or \"decline\"", "\"accept\" of \"decline\""),
        (
            "\"threefold\", \"fifty moves\", \"twenty moves\", an article, as in \"A13\", or a square, as in \"at e4\"",
            "\"threefold\", \"fifty moves\", \"twenty moves\", een artikel, zoals \"A13\", of een veld, zoals \"at e4\"",
        ),
        (
            "a man, a square or both, as in \"with b1 on f7\"",
            "een stuk, een veld of beide, zoals \"with b1 on f7\"",
        ),
        (
            "\"opposite\" or \"adjacent\"",
            "\"opposite\" of \"adjacent\"",
        ),
        (
            "\"counter-clockwise\" or \"clockwise\"",
            "\"counter-clockwise\" of \"clockwise\"",
        ),
        ("\"hinted\" or \"silent\"", "\"hinted\" of \"silent\""),
        (
            "left out of a game that is not played to the letter",
            "weggelaten uit een partij die niet naar de letter gaat",
        ),
        (
            "a seat and squares, as in [\"white\", \"b1\"]",
            "een plaats en velden, zoals [\"white\", \"b1\"]",
        ),
        (
            "a seat and squares, as in [\"south\", \"e1\"]",
            "een plaats en velden, zoals [\"south\", \"e1\"]",
        ),
        (
            "a seat, as in \"white\", or a lot and its seed, as in { lot = \"1869\" }",
            "een plaats, zoals \"white\", of een lot met zijn getal, zoals { lot = \"1869\" }",
        ),
        (
            "a seat, as in \"south\", or a lot and its seed, as in { lot = \"1869\" }",
            "een plaats, zoals \"south\", of een lot met zijn getal, zoals { lot = \"1869\" }",
        ),
        (
            "a table an act, each headed [[act]]",
            "een tabel per handeling, elk met [[act]] erboven",
        ),
        ("text in quotes", "tekst tussen aanhalingstekens"),
        (
            "a list of \"board turned\", \"odds kept\", and squares, as in \"b1 and c1 swapped\" or \"a1 forgotten\"",
            "een lijst van \"board turned\", \"odds kept\" en velden, zoals \"b1 and c1 swapped\" of \"a1 forgotten\"",
        ),
        ("\"white\" or \"black\"", "\"white\" of \"black\""),
        (
            "\"south\", \"west\", \"north\" or \"east\"",
            "\"south\", \"west\", \"north\" of \"east\"",
        ),
        (
            "a number in quotes, as in \"1869\"",
            "een getal tussen aanhalingstekens, zoals \"1869\"",
        ),
        (
            "a length, as in \"6 games\", \"first to 5\" or \"open\"",
            "een lengte, zoals \"6 games\", \"first to 5\" of \"open\"",
        ),
        (
            "a list of games, fewer than the match has, as in \"exchanged, white began, 1-0, mate\"",
            "een lijst van partijen, minder dan de match er heeft, zoals \"exchanged, white began, 1-0, mate\"",
        ),
        ("true or false", "true of false"),
        ("a whole number from 0", "een geheel getal vanaf 0"),
        ("a table", "een tabel"),
    ],
    cannot: "{0} kan niet {1} worden: {2}",
    too_long: "{0} heeft {1} bytes; een partij heeft er hoogstens {2}",
    no_file: "{0} is geen gewoon bestand, dus het kan geen partij zijn",
    other: "{0}: {1}",
    damaged: "{0}, {1}",
    line: "regel {0}",
    entry: "handeling {0}",
    empty: "het bestand is leeg",
    zeros: "nullen, en die zijn geen tekst",
    utf16: "tekst in UTF-16; een partij is in UTF-8",
    bytes: "bytes die geen tekst in UTF-8 zijn",
    not_toml: "niet te lezen als TOML (in het Engels: {0})",
    newer: "geschreven door een nieuwere versie van reglement (formaat {0}); deze leest formaat {1}",
    unknown_game: "{0} is geen spel dat deze versie speelt; de spellen zijn {1}",
    missing: "de sleutel {0} ontbreekt",
    unknown_key: "{0} is hier geen sleutel; de sleutels zijn {1}",
    value: "{0} moet zijn: {1}; er staat {2}",
    two_acts: "er is één handeling tegelijk, en hier staan {0} en {1}",
    no_act: "er staat geen handeling; het moet een zijn van {0}",
    refused: "{0} {1} weigert deze handeling",
    unsolved: "{0}: {1}; wat nu wordt opgelost, wordt niet onthouden",
    unreadable: "{0}: niet te lezen (in het Engels: {1}); wat nu wordt opgelost, wordt niet onthouden",
    newer_solved: "{0}: geschreven door een nieuwere versie van reglement; wat nu wordt opgelost, wordt niet onthouden",
};
