//! How a game ended, in Dutch.

use super::four::seats;
use super::terms::seat;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::lang::words::endings::Endings;
use crate::law::ending::{Ending, Share, Verdict};

pub const ENDINGS: Endings = Endings {
    verdict,
    over,
    name,
};

fn verdict(verdict: &Verdict) -> String {
    let Some(winner) = verdict.winner() else {
        return format!("Remise: {}.", why_drawn(verdict.ending));
    };
    if verdict.winners.count() > 1 {
        return of_side(verdict);
    }
    let (winner, loser) = (seat(winner), seat(winner.opponent()));
    match verdict.ending {
        Ending::Mate | Ending::NoPieces(_) | Ending::NoMoves(_) => {
            format!("{winner} wint: {}.", over(verdict))
        }
        Ending::Resignation => format!("{winner} wint: {loser} geeft op."),
        Ending::Time => format!("{winner} wint: de tijd van {loser} is om."),
        drawn @ (Ending::Agreement
        | Ending::LongLine
        | Ending::FifteenMoves
        | Ending::TwentyMoves) => {
            format!(
                "{winner} wint, want {loser} gaf remise voor: {}.",
                why_drawn(drawn)
            )
        }
        other => format!("{winner} wint: {}.", name(other)),
    }
}

/// A side has won, or won half.
fn of_side(verdict: &Verdict) -> String {
    let winners = seats(verdict.winners);
    let four: Seats = Seat::FOUR.into_iter().collect();
    let losers = seats(four.except(verdict.winners));
    match (verdict.share, verdict.ending) {
        (Share::Whole, Ending::BothMated) => format!("{winners} winnen: {}.", over(verdict)),
        (Share::Half, Ending::BothMated) => format!(
            "{winners} winnen half: beide koningen van {losers} staan mat, maar een van hun eigen ook."
        ),
        (Share::Whole, Ending::Time) => format!("{winners} winnen: de tijd van {losers} is om."),
        (Share::Whole, Ending::Resignation) => format!("{winners} winnen: {losers} geven op."),
        (Share::Whole, other) => format!("{winners} winnen: {}.", why_drawn(other)),
        (Share::Half, other) => format!(
            "{winners} winnen half: {}, en alleen een koning van {losers} staat mat.",
            why_drawn(other)
        ),
    }
}

/// What stands on the board that ends it.
fn over(verdict: &Verdict) -> String {
    let four: Seats = Seat::FOUR.into_iter().collect();
    match (verdict.ending, verdict.winner()) {
        (Ending::Mate, Some(winner)) => format!("{} staat mat", seat(winner.opponent())),
        (Ending::NoPieces(of), _) => format!("{} heeft geen stuk meer", seat(of)),
        (Ending::NoMoves(of), _) => format!("{} kan niet meer zetten", seat(of)),
        (Ending::BothMated, _) => {
            format!(
                "beide koningen van {} staan mat",
                seats(four.except(verdict.winners))
            )
        }
        (other, _) => why_drawn(other).to_owned(),
    }
}

fn why_drawn(ending: Ending) -> &'static str {
    match ending {
        Ending::Stalemate => "pat",
        Ending::Undecided => "een pat dat ook met overspelen niet te voorkomen is",
        Ending::BothStalemated => {
            "twee partners kunnen niets zetten, en geen van beiden staat schaak"
        }
        Ending::NobodyMoves => "niemand kan nog zetten",
        Ending::BareKings => "niemand heeft meer dan een koning over",
        Ending::AllAgreed => "alle vier willen de partij beëindigen",
        Ending::InsufficientMaterial => "geen van beide kan nog mat geven",
        Ending::Fivefold => "de stelling stond er vijf keer",
        Ending::SeventyFiveMoves => "vijfenzeventig zetten van ieder zonder slag of pionzet",
        Ending::Threefold => "de stelling stond er drie keer",
        Ending::FiftyMoves => "vijftig zetten van ieder zonder slag of pionzet",
        Ending::FiftyCounted => "geen mat binnen de vijftig getelde zetten",
        Ending::UndertakingMissed => "mat, maar niet op de manier waartoe men zich verbond",
        Ending::OddsKept => "mat, door wie het voorgegeven stuk niet had weggenomen",
        Ending::LongLine => "de enkele dam houdt de lange lijn tegen drie",
        Ending::FifteenMoves => "drie dammen tegen één, vijftien zetten van ieder",
        Ending::TwentyMoves => {
            "drie dammen tegen één, twintig zetten van ieder, gevorderd door wie voorgeeft"
        }
        Ending::Agreement => "door beide spelers overeengekomen",
        Ending::TimeDrawn => {
            "de tijd is om, maar niet van één kant alleen, of de ander kan geen mat geven"
        }
        other => name(other),
    }
}

pub fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::Mate => "mat",
        Ending::Undecided => "onbeslist",
        Ending::BothMated => "beide koningen mat",
        Ending::BothStalemated => "beide partners pat",
        Ending::NobodyMoves => "niemand kan zetten",
        Ending::BareKings => "kale koningen",
        Ending::Stalemate => "pat",
        Ending::InsufficientMaterial => "te weinig materiaal om mat te geven",
        Ending::Fivefold => "vijfmaal dezelfde stelling",
        Ending::SeventyFiveMoves => "vijfenzeventig zetten",
        Ending::Threefold => "driemaal dezelfde stelling",
        Ending::FiftyMoves => "vijftig zetten",
        Ending::FiftyCounted => "vijftig zetten geteld",
        Ending::UndertakingMissed => "verbintenis niet nagekomen",
        Ending::OddsKept => "voorgift niet weggenomen",
        Ending::NoPieces(_) => "geen stuk meer",
        Ending::NoMoves(_) => "geen zet meer",
        Ending::LongLine => "lange lijn bezet",
        Ending::FifteenMoves => "vijftien zetten",
        Ending::TwentyMoves => "twintig zetten",
        Ending::Agreement => "remise overeengekomen",
        Ending::AllAgreed => "met ieders instemming",
        Ending::Resignation => "opgave",
        Ending::Time => "tijd om",
        Ending::TimeDrawn => "tijd om, remise",
    }
}
