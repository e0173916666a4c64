//! Why an act is refused, in English.

use super::clock::CLOCK;
use super::cross::{chess_of_four, hand_of_four, of_cross};
use super::draughts::{of_draughts, of_huff};
use super::endings;
use super::letter::of_letter;
use super::men::{the_man, the_men};
use super::terms::{of_seat, role, seat, the_role};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::lang::sentence::{capital, quoted};
use crate::lang::words::reasons::{Board, Reasons};
use crate::law::breach::{
    Asked, Breach, ChessBreach, Claimed, HandBreach, Known, NoCastling, NoCount, NoUndertaking,
};

pub const REASONS: Reasons = Reasons { reason };

fn reason(breach: &Breach, board: &Board) -> String {
    let of_four = match breach {
        _ if !board.is_of_four() => None,
        Breach::Hand(hand) => hand_of_four(hand, board),
        Breach::Chess(chess) => chess_of_four(chess, board),
        Breach::Cross(_) | Breach::Draughts(_) | Breach::Letter(_) => None,
    };
    if let Some(reason) = of_four {
        return capital(&reason);
    }
    match breach {
        Breach::Hand(hand) => of_hand(hand, board),
        Breach::Chess(chess) => capital(&of_chess(chess, board)),
        Breach::Cross(cross) => capital(&of_cross(cross, board)),
        Breach::Draughts(draughts) => capital(&of_draughts(draughts, board)),
        Breach::Letter(letter) => capital(&of_letter(letter, board)),
    }
}

fn of_hand(breach: &HandBreach, board: &Board) -> String {
    match breach {
        HandBreach::GameOver(ending) => {
            format!("The game is over already ({}).", endings::name(*ending))
        }
        HandBreach::OutOfTurn { turn } => format!("It is {} turn.", of_seat(*turn)),
        HandBreach::AnswerFirst { asked, by } => {
            let who = board.who(*by, seat(*by));
            format!("{who} must first answer {}.", the_question(*asked))
        }
        HandBreach::NothingAsked => "Nobody has asked you anything.".to_owned(),
        HandBreach::AskedAlready(asked) => format!(
            "{} was declined; a move must be played before you ask again.",
            capital(the_question(*asked))
        ),
        HandBreach::NothingToTakeBack => "There are not that many moves to take back.".to_owned(),
        HandBreach::OffBoard { named } => match quoted(named).as_str() {
            "" => "No square was named.".to_owned(),
            named => format!("“{named}” is not a square of this board."),
        },
        HandBreach::NoMan { at } if board.is_of_draughts() => {
            format!("There is no piece on {}.", board.label(*at))
        }
        HandBreach::NoMan { at } => format!("There is no man on {}.", board.label(*at)),
        HandBreach::NotYours { at, owner } => {
            format!("{} is {}.", capital(&the_man(*at, board)), of_seat(*owner))
        }
        HandBreach::NoDraw(claimed) => of_claim(*claimed),
        HandBreach::NoCount(why) => of_count(*why).to_owned(),
        HandBreach::NoUndertaking(why) => of_undertaking(*why, board),
        HandBreach::NoClock(why) => (CLOCK.reason)(why),
        HandBreach::NoHuff(why) | HandBreach::NoDemand(why) => capital(&of_huff(*why, board)),
    }
}

fn the_question(asked: Asked) -> &'static str {
    match asked {
        Asked::Draw => "the offer of a draw",
        Asked::TakeBack => "the request to take moves back",
        Asked::Resign => "the wish to give the game up",
    }
}

fn of_claim(claimed: Claimed) -> String {
    match claimed {
        Claimed::Threefold {
            known: Known::Elsewhere,
            ..
        } => "This game has no draw by repetition of the position.".to_owned(),
        Claimed::Threefold {
            times: 0 | 1,
            known: Known::Here,
        } => "This position stands here for the first time; a draw needs the third.".to_owned(),
        Claimed::Threefold {
            times: 2,
            known: Known::Here,
        } => "This position stands here for the second time; a draw needs the third.".to_owned(),
        Claimed::Threefold {
            times,
            known: Known::Here,
        } => {
            format!("This position has stood here {times} times, but that is no draw now.")
        }
        Claimed::FiftyMoves {
            known: Known::Elsewhere,
            ..
        } => "This game has no draw by fifty moves without a capture or a pawn's move.".to_owned(),
        Claimed::FiftyMoves {
            plies,
            known: Known::Here,
        } => format!(
            "The fifty moves of each side without a capture or a pawn's move are not full yet: the count is {}.",
            plies / 2
        ),
        Claimed::TwentyMoves {
            known: Known::Elsewhere,
            ..
        } => "Only who gives odds claims a draw after twenty moves of three kings against one."
            .to_owned(),
        Claimed::TwentyMoves {
            plies,
            known: Known::Here,
        } => format!(
            "Three kings have stood against one for {} moves of each side; a draw needs twenty.",
            plies / 2
        ),
    }
}

fn of_count(why: NoCount) -> &'static str {
    match why {
        NoCount::TooStrong => {
            "Only a player with a bare king, or with king and rook, may begin to count."
        }
        NoCount::NoForce => {
            "Your opponent does not have the men to mate, so there is nothing to count."
        }
        NoCount::Running => "The fifty moves are being counted already.",
        NoCount::Undertaking => {
            "Your opponent has undertaken to mate in a particular way, so no moves are counted."
        }
        NoCount::Unknown => "This game knows no counting of fifty moves by announcement.",
    }
}

fn of_undertaking(why: NoUndertaking, board: &Board) -> String {
    match why {
        NoUndertaking::Counting => {
            "The fifty moves are being counted already; it is too late for an undertaking."
                .to_owned()
        }
        NoUndertaking::Already => "You have given an undertaking already.".to_owned(),
        NoUndertaking::Empty => {
            "An undertaking names the man that will mate, or the square, or both.".to_owned()
        }
        NoUndertaking::WrongMan { at } => format!(
            "An undertaking needs one of your own men, not the king, and there is none on {}.",
            board.label(at)
        ),
        NoUndertaking::Unknown => "This game knows no undertakings to mate.".to_owned(),
    }
}

fn of_chess(breach: &ChessBreach, board: &Board) -> String {
    let on = |at: &Square| board.label(*at);
    match breach {
        ChessBreach::CannotReach { role, from, to } => {
            format!(
                "{} on {} cannot reach {}.",
                the_role(*role),
                on(from),
                on(to)
            )
        }
        ChessBreach::Blocked { role, to, by } => format!(
            "{} cannot get to {}: {} stands in the way.",
            the_role(*role),
            on(to),
            the_man(*by, board)
        ),
        ChessBreach::PawnBlocked { to, by } => format!(
            "the pawn cannot go to {}: {} stands in the way.",
            on(to),
            the_man(*by, board)
        ),
        ChessBreach::DoubleStepLate { from, to } => format!(
            "the pawn on {} has left its place and can no longer go two squares, to {}.",
            on(from),
            on(to)
        ),
        ChessBreach::NothingToTake { to } => format!(
            "a pawn goes diagonally only to take, and there is nothing to take on {}.",
            on(to)
        ),
        ChessBreach::EnPassantLate { pawn, .. } => format!(
            "{} can be taken in passing only directly after its double step.",
            the_man(*pawn, board)
        ),
        ChessBreach::OwnMan { at, role: kind } => {
            format!("your own {} stands on {}.", role(*kind), on(at))
        }
        ChessBreach::PromotionMissing { to } => {
            format!(
                "the pawn reaches the last rank on {}: say what it becomes.",
                on(to)
            )
        }
        ChessBreach::PromotionInto {
            to,
            role: Role::Pawn,
        } => {
            format!("the pawn may not stay a pawn on {}.", on(to))
        }
        ChessBreach::PromotionInto { to, role: kind } => {
            format!("the pawn may not become a {} on {}.", role(*kind), on(to))
        }
        ChessBreach::PromotionHere { to } => {
            format!(
                "there is no promotion on {}: only a pawn that reaches the last rank becomes another man.",
                on(to)
            )
        }
        ChessBreach::Castling { king, corner, why } => of_castling(*king, *corner, why, board),
        ChessBreach::KingLeft { king, by } => format!(
            "your king on {} would still be in check from {}.",
            on(king),
            the_men(by, board)
        ),
        ChessBreach::KingInto { to, by } => {
            format!(
                "{} would attack your king on {}.",
                the_men(by, board),
                on(to)
            )
        }
        ChessBreach::KingExposed {
            king, cover, by, ..
        } => format!(
            "{} covers your king on {} from {}.",
            the_man(*cover, board),
            on(king),
            the_men(by, board)
        ),
    }
}

fn of_castling(king: Square, corner: Square, why: &NoCastling, board: &Board) -> String {
    match why {
        NoCastling::Moved => format!(
            "you may not castle to that side: your king or the rook from {} has moved already.",
            board.label(corner)
        ),
        NoCastling::RookMoved => format!(
            "you may not castle on that side: the rook from {} has moved or is gone.",
            board.label(corner)
        ),
        NoCastling::InCheck { by } => format!(
            "you may not castle while your king on {} is in check from {}.",
            board.label(king),
            the_men(by, board)
        ),
        NoCastling::Through { square, by } => format!(
            "you may not castle: on {} the king would be attacked by {}.",
            board.label(*square),
            the_men(by, board)
        ),
        NoCastling::Between { by } => {
            format!(
                "you may not castle: {} stands in the way.",
                the_man(*by, board)
            )
        }
    }
}
