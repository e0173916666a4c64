//! Games as texts, in English.

use crate::lang::words::exchange::{ExchangeLines, ShowLabels, ShowLines, dated};

pub const EXCHANGE: ExchangeLines = ExchangeLines {
    show: ShowLines {
        label: ShowLabels {
            game: "Game",
            begun: "Begun",
            start: "Start",
            settled: "Odds",
            seating: "Seating",
            captures: "Captures",
            letter: "Letter",
            slip: "Slip",
            result: "Result",
            position: "Position",
        },
        date: |[day, month, year]| {
            const MONTHS: [&str; 12] = [
                "January",
                "February",
                "March",
                "April",
                "May",
                "June",
                "July",
                "August",
                "September",
                "October",
                "November",
                "December",
            ];
            dated(day, &MONTHS, month, year)
        },
        after: "After {0}:",
        at_start: "Before the first move:",
        seating: "partners {0}, {1}",
        omitted: "omitted captures: {0}",
        acts: "Acts",
        no_moment: "{0} is no place for a diagram; write start, end, none, the number of a move (12), or that and the letter of a \
seat (20w)",
        no_move: "the game has no move {0}",
    },
};
