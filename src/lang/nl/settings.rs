//! The pages of settings and of keys, in Dutch.

use crate::lang::words::settings::{BoundLines, SettingsLines};
use crate::law::text::Shown;

pub const SETTINGS: SettingsLines = SettingsLines {
    title: "Instellingen",
    about: "Elke verandering wordt meteen bewaard.",
    language: "Taal",
    language_means: "De taal van alles wat het programma zegt; de artikelen hebben hun eigen regel.",
    theme: "Kleuren",
    theme_means: "De kleuren van borden en bladzijden.",
    color: "Kleurdiepte",
    colors: ["automatisch", "geen", "16", "256", "alle"],
    color_means: "Hoeveel kleuren de terminal krijgt; automatisch zoveel als hij kan. Geldt vanaf de volgende start.",
    glyphs: "Stukken",
    shapes: ["automatisch", "schaaksymbolen", "letters"],
    shapes_mean: [
        "Schaaksymbolen waar de terminal UTF-8 spreekt, en elders letters.",
        "Schaaksymbolen, wat de terminal ook van zichzelf zegt.",
        "Letters van hun namen, voor terminals die de symbolen slecht tekenen.",
    ],
    law: "Artikelen",
    shown,
    by_language: "zoals de taal",
    law_means: "De woorden waarin artikelen te lezen zijn: het origineel, onze vertaling, of beide.",
    view: "Bord",
    views: ["draait naar wie aan zet is", "blijft staan"],
    views_mean: [
        "Wie aan zet is zit onderaan, en het bord draait na elke zet.",
        "Wit zit onderaan, of Zuid bij vier spelers; een toets draait het bord met de hand.",
    ],
    mouse: "Muis",
    mice: ["speelt", "aan de terminal"],
    mice_mean: [
        "Een klik brengt de cursor daarheen en is Enter; geldt vanaf de volgende start.",
        "De terminal selecteert er tekst mee; geldt vanaf de volgende start.",
    ],
    numbers: "Nummers",
    numbered: ["in de lege velden van het dambord", "niet getekend"],
    numbers_mean: [
        "Elk leeg veld waarop gedamd wordt laat zijn nummer zien.",
        "Het nummer van het veld onder de cursor staat nog steeds vermeld.",
    ],
    playing: "Dammen op",
    shades: ["donkere velden", "lichte velden, als in Frankrijk"],
    shades_mean: [
        "De stukken staan op de donkere velden, zoals in Nederland (DP6a).",
        "De stukken staan op de lichte velden, zoals in Frankrijk (DP6a).",
    ],
    keys: "Toetsen",
    keys_for: "welke toets wat doet",
    keys_mean: "Een lijst van alles wat een toets kan doen; alles kan andere toetsen krijgen.",
    usual: |value| format!("Standaard: {value}."),
    sample: "Zo ziet het eruit:",
    to_usual: "standaard",
    bound: BoundLines {
        about: "Kies wat andere toetsen moet krijgen.",
        none: "geen toets",
        do_it: "doen",
        add: "Toets erbij",
        replace: |key| format!("Andere toets in plaats van {key}"),
        remove: |key| format!("{key} weghalen"),
        usual: "Terug naar de standaard",
        press: |does| format!("Druk op de toets voor: {does}."),
        press_how: |key| format!("{key} laat alles zoals het was."),
        taken: |key, does| {
            format!("{key} is bezet: {does}. Kies een andere, of haal hem daar eerst weg.")
        },
        no_key: "Deze toets heeft geen naam die de instellingen kennen. Kies een andere.",
        needed: "Zonder gaat het niet, dus er blijft minstens één toets.",
        typed: "Er moet een toets bij die niets typt, anders is geen tekstregel te verlaten.",
        begins_a_move: |key, other| {
            format!("Zetten die met {key} beginnen, typ je voortaan na {other}.")
        },
    },
};

fn shown(shown: Shown) -> &'static str {
    match shown {
        Shown::Original => "oorspronkelijk Nederlands",
        Shown::Translation => "Engelse vertaling",
        Shown::Both => "beide",
    }
}
