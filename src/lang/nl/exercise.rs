//! The exercises, in Dutch.

use crate::lang::words::exercise::ExerciseLines;

pub const EXERCISES: ExerciseLines = ExerciseLines {
    title: |number, of| format!("Opgave {number} van {of}"),
    list: "De opgaven van 1879",
    count: |solved, of| format!("{solved} van {of} opgelost."),
    menu: |solved| format!("de 24 van 1879; {solved} opgelost"),
    name: "Opgaven",
    pieces: |white, black| format!("{white} tegen {black}"),
    unique: "de enige kleinste stand die bij de oplossing past",
    minimal: "een van de standen die bij de oplossing passen",
    sure: ["nauwelijks zeker", "tamelijk zeker", "zeker"],
    guessed: |squares| format!("geraden: de stukken op {squares}"),
    printed: |result| format!("In het boek: {result}."),
    solved_with: |hints| match hints {
        0 => "opgelost".to_owned(),
        1 => "opgelost met 1 wenk".to_owned(),
        many => format!("opgelost met {many} wenken"),
    },
    unsolved: "nog niet opgelost",
    sure_but: "zeker, behalve wat geraden is",
    doubtful: "De gedrukte oplossing is twijfelachtig.",
    shows: |articles| format!("Toont {articles}."),
    begin: |hint| format!("Wit speelt en wint. {hint} geeft een wenk."),
    right: |reply| format!("Goed; Zwart antwoordt {reply}."),
    also_wins: |reply| {
        format!("Niet de zet van het boek, maar ook zo wint Wit. Zwart antwoordt {reply}.")
    },
    off: |reply, back| {
        format!("Niet de zet van het boek. Zwart antwoordt {reply}; {back} neemt terug.")
    },
    solved_empty: "Opgelost: Zwart heeft geen stuk meer.",
    solved_lost: |plies| format!("Opgelost: Zwart verliest binnen {plies} halve zetten."),
    solved_open: "Hier houdt het boek op, en zegt dat Wit wint; bewezen is dat niet.",
    solved_otherwise: "Opgelost, anders dan het boek: Zwart kan niet meer zetten.",
    solved_proven: |plies| {
        format!("Opgelost, anders dan het boek: Zwart verliest binnen {plies} halve zetten.")
    },
    next: |next, menu| format!("{next} voor de volgende, {menu} om op te houden."),
    lost: |back| format!("Wit kan niet meer zetten. {back} neemt terug."),
    piece: |at| format!("Een wenk: het stuk op {at} gaat."),
    play: |text| format!("De zet is {text}."),
    no_hint: "Er is nu geen wenk.",
    not_here: "dat hoort bij een partij van twee; typ hier een zet, hint, undo, again of next",
    not_one: "er wordt geen opgave gemaakt; begin er een met reglement exercises N",
    commands: &[
        (
            "MOVE",
            "een zet: 32-28, 26x17, 26 17, of met de weg: 26x37x28",
        ),
        ("hint", "een wenk, en nog eens gevraagd de zet"),
        ("undo", "je laatste zet terugnemen"),
        ("again", "de opgave opnieuw beginnen"),
        ("next", "de volgende opgave"),
    ],
    none: |named, of| format!("er is geen opgave {named:?}; zij zijn genummerd van 1 tot {of}"),
    unremembered: |why| format!("Dat het opgelost is kan niet onthouden worden: {why}"),
    item_hint: "Een wenk",
    item_back: "Een zet terugnemen",
    item_again: "Opnieuw beginnen",
    item_next: "De volgende opgave",
    item_leave: "Ophouden",
};
