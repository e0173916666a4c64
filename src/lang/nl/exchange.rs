//! Games as texts, in Dutch.

use crate::lang::words::exchange::{ExchangeLines, ShowLabels, ShowLines, dated};

pub const EXCHANGE: ExchangeLines = ExchangeLines {
    show: ShowLines {
        label: ShowLabels {
            game: "Spel",
            begun: "Begonnen",
            start: "Begin",
            settled: "Voorgift",
            seating: "Plaatsen",
            captures: "Slaan",
            letter: "Letter",
            slip: "Misslag",
            result: "Uitslag",
            position: "Stelling",
        },
        date: |[day, month, year]| {
            const MONTHS: [&str; 12] = [
                "januari",
                "februari",
                "maart",
                "april",
                "mei",
                "juni",
                "juli",
                "augustus",
                "september",
                "oktober",
                "november",
                "december",
            ];
            dated(day, &MONTHS, month, year)
        },
        after: "Na {0}:",
        at_start: "Voor de eerste zet:",
        seating: "partners {0}, {1}",
        omitted: "niet gemaakte slagen: {0}",
        acts: "Handelingen",
        no_moment: "{0} is geen plaats voor een diagram; schrijf start, end, none, het nummer van een zet (12), of dat met de \
letter van een plaats aan het bord (20w)",
        no_move: "de partij heeft geen zet {0}",
    },
};
