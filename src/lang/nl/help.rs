//! The page of keys, in Dutch.

use crate::lang::words::help::HelpLines;

pub const HELP: HelpLines = HelpLines {
    now: "Nu",
    title: "Toetsen",
    board: "Aan het bord",
    pages: "Aan het bord, in lijsten en in teksten",
    lists: "In lijsten en teksten",
    laying: "Bij het opzetten van een stelling",
    everywhere: "Overal",
    signs: "Tekens op het bord",
    signs_mean: &[
        ("!", "waarom geweigerd; wat geëist werd"),
        ("•", "hierheen mag het opgenomen stuk"),
        ("×", "en slaat, of wordt straks opgenomen"),
        ("∘", "de laatste zet"),
        ("+", "koning schaak; wat hem schaak geeft"),
        ("§", "naar de letter: aangeraakt, gebonden"),
        ("?", "dammen: mag geblazen worden"),
        ("#", "vier: een koning die mat staat"),
        ("=", "vier: een stuk van een bevroren spel"),
        ("~", "vier: ontzet, nog niet te nemen"),
        ("^", "vier: gewaarschuwde dame; wie haar aanvalt"),
        ("'", "vier: laatste zet van een ander"),
    ],
    list: "Tekens in de lijst van zetten",
    list_means: &[
        ("+", "schaak; naar de letter: schaak gezegd"),
        ("#", "mat"),
        ("?", "naar de letter: een valse zet"),
        ("&", "naar de letter: een tweede zet"),
    ],
    scroll: "schuif",
    close: "sluit",
};
