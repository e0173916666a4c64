//! How a game ended, in English.

use super::terms::seat;
use crate::lang::words::endings::Endings;
use crate::law::ending::{Ending, Verdict};

pub const ENDINGS: Endings = Endings { verdict, name };

fn verdict(verdict: &Verdict) -> String {
    let Some(winner) = verdict.winner else {
        return format!("A draw: {}.", why_drawn(verdict.ending));
    };
    let (winner, loser) = (seat(winner), seat(winner.opponent()));
    match verdict.ending {
        Ending::Mate => format!("{winner} wins: {loser} is mated."),
        Ending::NoPieces(of) => format!("{winner} wins: {} has no piece left.", seat(of)),
        Ending::NoMoves(of) => format!("{winner} wins: {} can no longer move.", seat(of)),
        Ending::Resignation => format!("{winner} wins: {loser} resigns."),
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

fn why_drawn(ending: Ending) -> &'static str {
    match ending {
        Ending::Stalemate => "stalemate",
        Ending::InsufficientMaterial => "neither side has the men to mate",
        Ending::Fivefold => "the position has stood here five times",
        Ending::SeventyFiveMoves => {
            "seventy-five moves of each side without a capture or a pawn's move"
        }
        Ending::Threefold => "the position has stood here three times",
        Ending::FiftyMoves => "fifty moves of each side without a capture or a pawn's move",
        Ending::FiftyCounted => "no mate within the fifty moves that were counted",
        Ending::UndertakingMissed => "mate, but not in the way that was undertaken",
        Ending::LongLine => "the single king holds the long line against three",
        Ending::FifteenMoves => "three kings against one for fifteen moves of each side",
        Ending::TwentyMoves => {
            "three kings against one for twenty moves of each side, claimed by who gave odds"
        }
        Ending::Agreement => "agreed by both sides",
        other => name(other),
    }
}

pub fn name(ending: Ending) -> &'static str {
    match ending {
        Ending::Mate => "mate",
        Ending::Stalemate => "stalemate",
        Ending::InsufficientMaterial => "not enough men to mate",
        Ending::Fivefold => "fivefold repetition",
        Ending::SeventyFiveMoves => "seventy-five moves",
        Ending::Threefold => "threefold repetition",
        Ending::FiftyMoves => "fifty moves",
        Ending::FiftyCounted => "fifty moves counted",
        Ending::UndertakingMissed => "undertaking missed",
        Ending::NoPieces(_) => "no piece left",
        Ending::NoMoves(_) => "no move left",
        Ending::LongLine => "long line held",
        Ending::FifteenMoves => "fifteen moves",
        Ending::TwentyMoves => "twenty moves",
        Ending::Agreement => "draw agreed",
        Ending::Resignation => "resignation",
    }
}
