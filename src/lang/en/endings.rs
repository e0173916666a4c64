//! How a game ended, in English.

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
        return format!("A draw: {}.", why_drawn(verdict.ending));
    };
    if verdict.winners.count() > 1 {
        return of_side(verdict);
    }
    let (winner, loser) = (seat(winner), seat(winner.opponent()));
    match verdict.ending {
        Ending::Mate | Ending::NoPieces(_) | Ending::NoMoves(_) => {
            format!("{winner} wins: {}.", over(verdict))
        }
        Ending::Resignation => format!("{winner} wins: {loser} resigns."),
        Ending::Time => format!("{winner} wins: {loser} is out of time."),
        drawn @ (Ending::Agreement
        | Ending::LongLine
        | Ending::FifteenMoves
        | Ending::TwentyMoves) => {
            format!(
                "{winner} wins, for {loser} gave the draw: {}.",
                why_drawn(drawn)
            )
        }
        other => format!("{winner} wins: {}.", name(other)),
    }
}

/// A side has won, or won half.
fn of_side(verdict: &Verdict) -> String {
    let winners = seats(verdict.winners);
    let four: Seats = Seat::FOUR.into_iter().collect();
    let losers = seats(four.except(verdict.winners));
    match (verdict.share, verdict.ending) {
        (Share::Whole, Ending::BothMated) => format!("{winners} win: {}.", over(verdict)),
        (Share::Half, Ending::BothMated) => format!(
            "{winners} win half: both kings of {losers} stand mated, but so does one of their own."
        ),
        (Share::Whole, Ending::Time) => format!("{winners} win: {losers} are out of time."),
        (Share::Whole, Ending::Resignation) => format!("{winners} win: {losers} resign."),
        (Share::Whole, other) => format!("{winners} win: {}.", why_drawn(other)),
        (Share::Half, other) => format!(
            "{winners} win half: {}, and only a king of {losers} stands mated.",
            why_drawn(other)
        ),
    }
}

/// What stands on the board that ends it.
fn over(verdict: &Verdict) -> String {
    let four: Seats = Seat::FOUR.into_iter().collect();
    match (verdict.ending, verdict.winner()) {
        (Ending::Mate, Some(winner)) => format!("{} is mated", seat(winner.opponent())),
        (Ending::NoPieces(of), _) => format!("{} has no piece left", seat(of)),
        (Ending::NoMoves(of), _) => format!("{} can no longer move", seat(of)),
        (Ending::BothMated, _) => {
            format!(
                "both kings of {} stand mated",
                seats(four.except(verdict.winners))
            )
        }
        (other, _) => why_drawn(other).to_owned(),
    }
}

fn why_drawn(ending: Ending) -> &'static str {
    match ending {
        Ending::Stalemate => "stalemate",
        Ending::Undecided => "a stalemate that playing over cannot avoid",
        Ending::BothStalemated => "both partners of a side can move nothing, and stand in no check",
        Ending::NobodyMoves => "nobody can move any more",
        Ending::BareKings => "nobody has more than a king left",
        Ending::AllAgreed => "all four agree to end the game",
        Ending::InsufficientMaterial => "neither side has the men to mate",
        Ending::Fivefold => "the position has stood here five times",
        Ending::SeventyFiveMoves => {
            "seventy-five moves of each side without a capture or a pawn's move"
        }
        Ending::Threefold => "the position has stood here three times",
        Ending::FiftyMoves => "fifty moves of each side without a capture or a pawn's move",
        Ending::FiftyCounted => "no mate within the fifty moves that were counted",
        Ending::UndertakingMissed => "mate, but not in the way that was undertaken",
        Ending::OddsKept => "mate, by who had not taken off the man that he gave as odds",
        Ending::LongLine => "the single king holds the long line against three",
        Ending::FifteenMoves => "three kings against one for fifteen moves of each side",
        Ending::TwentyMoves => {
            "three kings against one for twenty moves of each side, claimed by who gave odds"
        }
        Ending::Agreement => "agreed by both sides",
        Ending::TimeDrawn => {
            "the time is over, but not for one side alone, or the other cannot mate"
        }
        other => name(other),
    }
}

pub fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::Mate => "mate",
        Ending::Undecided => "undecided",
        Ending::BothMated => "both kings mated",
        Ending::BothStalemated => "both partners stalemated",
        Ending::NobodyMoves => "nobody can move",
        Ending::BareKings => "bare kings",
        Ending::Stalemate => "stalemate",
        Ending::InsufficientMaterial => "not enough men to mate",
        Ending::Fivefold => "fivefold repetition",
        Ending::SeventyFiveMoves => "seventy-five moves",
        Ending::Threefold => "threefold repetition",
        Ending::FiftyMoves => "fifty moves",
        Ending::FiftyCounted => "fifty moves counted",
        Ending::UndertakingMissed => "undertaking missed",
        Ending::OddsKept => "odds not taken off",
        Ending::NoPieces(_) => "no piece left",
        Ending::NoMoves(_) => "no move left",
        Ending::LongLine => "long line held",
        Ending::FifteenMoves => "fifteen moves",
        Ending::TwentyMoves => "twenty moves",
        Ending::Agreement => "draw agreed",
        Ending::AllAgreed => "agreed by all",
        Ending::Resignation => "resignation",
        Ending::Time => "out of time",
        Ending::TimeDrawn => "time over, drawn",
    }
}
