//! What the rule book says about itself, in Dutch.

use crate::lang::words::law::LawLines;

pub const LAW: LawLines = LawLines {
    book: "Het reglement",
    original: "Oorspronkelijke tekst",
    translation: "Engelse vertaling",
    paraphrase_nl: "In onze eigen woorden",
    paraphrase_en: "In het Engels, in onze eigen woorden",
    note: "Noot",
    reading: "Lezing",
    see_also: "Zie ook",
    beside: "Hoort bij",
    article,
    articles: |count| match count {
        1 => "1 artikel".to_owned(),
        count => format!("{count} artikelen"),
    },
    readings: |count| match count {
        1 => "1 lezing".to_owned(),
        count => format!("{count} lezingen"),
    },
    found: |count, words| match count {
        1 => format!("1 plaats gevonden voor „{words}”."),
        count => format!("{count} plaatsen gevonden voor „{words}”."),
    },
    more: |count| format!("en nog {count}; een woord erbij vindt er minder"),
    nothing_found: |words| format!("Niets gevonden voor „{words}”."),
    how_to_read: "Noem een bron om de artikelen te zien, een artikel (A13) of een lezing (R5) om die te lezen, of zoek met --find WOORDEN.",
    unknown_source: |asked, there_are| {
        format!("Er is geen bron of artikel „{asked}”. De bronnen zijn {there_are}.")
    },
    search_so: |asked| format!("Woorden zoeken: --find \"{asked}\"."),
    unknown_article: |asked, source, there_are| {
        format!("{source} heeft geen artikel „{asked}”. Het heeft {there_are}.")
    },
    several: |asked, which| format!("„{asked}” kan {which} zijn. Noem een daarvan."),
    untreated: |reading, articles| {
        format!(
            "{reading} is een lezing, en het programma doet daar zelf niets mee: vraag het van {articles}."
        )
    },
    nearest: |which| format!("Bedoel je {which}?"),
};

fn article(number: &str) -> String {
    match number.strip_prefix("p. ") {
        Some(page) => format!("Bladzijde {page}"),
        None if number == "preamble" => "Inleiding".to_owned(),
        None => format!("Artikel {number}"),
    }
}
