//! The clock in Dutch.

use super::terms::seat;
use crate::lang::words::clock::ClockLines;
use crate::law::breach::NoClock;

pub const CLOCK: ClockLines = ClockLines {
    reason,
    stops: "zet de klok stil",
    goes: "zet de klok aan",
    claims_flag: "wijst op de vlag",
    item_stop: "De klok stilzetten",
    item_go: "De klok aanzetten",
    item_flag: "Op de vlag wijzen",
    stop: "klok stil",
    go: "klok aan",
    flag: "vlag",
    ask_flag: |who| format!("{who}, wijs je op de gevallen vlag? De partij is dan uit."),
    title: "Klok",
    label: "klok",
    left: "{0}; over: {1}",
    stands: "staat stil",
    fallen: "vlag gevallen",
    no_clock: "Deze partij wordt zonder klok gespeeld.",
    none: "geen",
    increment: "bij elke zet",
    minutes: |minutes| format!("{minutes} min voor ieder"),
    seconds: |seconds| format!("{seconds} s erbij"),
    about: [
        "De klok is een huisregel, want geen bron kent er een. Zij loopt vanaf de eerste zet, en kan worden stilgezet. Wiens \
tijd om is, heeft verloren als een tegenstander erop wijst.",
        "De klok is een huisregel, want de bron kent er geen. Zij loopt vanaf de eerste zet, en kan worden stilgezet. Wiens \
tijd om is, heeft meteen verloren; kan de ander geen mat geven, dan is het remise.",
    ],
    how: "Typ minuten en de seconden die een zet toevoegt, zoals 15+10; voor één plaats of speler zoals wit=5, zwart=15+10.",
    wrong: "{0} is geen klok; schrijf minuten van 1 tot 600, zoals 15, of met seconden bij elke zet van 0 tot 600, zoals 15+10; voor één plaats of speler met de naam ervoor, zoals wit=5,zwart=15+10 of, met vier, zuid=5; zonder klok zoals wit=none",
    commands: &[
        ("clock", "zeggen hoeveel tijd ieder nog heeft"),
        (
            "stop, go",
            "de klok stilzetten of aanzetten; een zet zet haar ook aan",
        ),
        (
            "claim flag",
            "erop wijzen dat de tijd van een tegenstander om is",
        ),
    ],
};

fn reason(why: &NoClock) -> String {
    match why {
        NoClock::None => CLOCK.no_clock.to_owned(),
        NoClock::Without => "Geen tegenstander speelt met een klok.".to_owned(),
        NoClock::Stands => "De klok staat al stil.".to_owned(),
        NoClock::Goes => "De klok loopt al.".to_owned(),
        NoClock::NotFallen { seat: of, seconds } => format!(
            "Er is geen vlag gevallen: {} heeft nog {}:{:02}.",
            seat(*of),
            seconds / 60,
            seconds % 60
        ),
        NoClock::Late(of) => format!("Te laat: de tijd van {} is om.", seat(*of)),
    }
}
