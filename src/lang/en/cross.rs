//! Why a move of chess for four is refused, in English.

use super::men::{the_man, the_men, whose_man};
use super::terms::{of_seat, role, seat};
use crate::board::square::Square;
use crate::lang::sentence::quoted;
use crate::lang::words::reasons::Board;
use crate::law::breach::{ChessBreach, CrossBreach, HandBreach, Mated, NoCount};

pub fn of_cross(breach: &CrossBreach, board: &Board) -> String {
    let on = |at: &Square| board.label(*at);
    match breach {
        CrossBreach::FriendsMan {
            at,
            role: kind,
            friend,
        } => format!(
            "{} {} stands on {}, and {} is your friend.",
            of_seat(*friend),
            role(*kind),
            on(at),
            seat(*friend)
        ),
        CrossBreach::EnemyKing {
            at,
            owner,
            mated: Mated::No,
        } => format!(
            "{} king stands on {}, and a king is never taken.",
            of_seat(*owner),
            on(at)
        ),
        CrossBreach::EnemyKing {
            at,
            owner,
            mated: Mated::Yes,
        } => format!(
            "{} king stands on {}: a king is never taken, and his army is frozen by a mate.",
            of_seat(*owner),
            on(at)
        ),
        CrossBreach::KingIntoFrozen { to, by } => format!(
            "{} would check your king on {}, even from an army frozen by a mate.",
            the_men(by, board),
            on(to)
        ),
        CrossBreach::FriendExposed { king, by, line, .. } => {
            let (king, by) = (on(king), the_men(by, board));
            match covers(line, board).as_slice() {
                [] => format!("{by} would then check your friend's king on {king}."),
                [one] => format!(
                    "{} covers your friend's king on {king} from {by}.",
                    the_man(*one, board)
                ),
                several => format!(
                    "{} cover your friend's king on {king} from {by}.",
                    the_men(several, board)
                ),
            }
        }
        CrossBreach::FriendsArmy { at, friend } => format!(
            "{} is your friend {}, and each plays only his own army.",
            the_man(*at, board),
            of_seat(*friend)
        ),
        CrossBreach::ArmyFrozen { at, owner } => format!(
            "{} army is frozen by a mate, and nobody plays {}.",
            of_seat(*owner),
            the_man(*at, board)
        ),
        CrossBreach::FrozenMan { at, owner } => format!(
            "{} army is frozen by a mate: {} may not be taken before {} has moved again.",
            of_seat(*owner),
            the_man(*at, board),
            seat(*owner)
        ),
        CrossBreach::ReleasedMan { at, owner } => format!(
            "{} army has just been released from a mate: {} may not be taken before {} has moved.",
            of_seat(*owner),
            the_man(*at, board),
            seat(*owner)
        ),
        CrossBreach::QueenProtected {
            attacker,
            queen,
            owner,
        } => format!(
            "{} queen on {} was warned of your {}, and may not be taken before {} has played.",
            of_seat(*owner),
            on(queen),
            your_man(*attacker, board),
            seat(*owner)
        ),
        CrossBreach::ArmEnd { at } => format!(
            "on {} a pawn is at the end of an arm: it goes no further that way, and is not promoted there.",
            on(at)
        ),
        CrossBreach::Stalemates { seat: of } => format!(
            "{} is left without a move and not in check: the last moves are played over to avoid that.",
            seat(*of)
        ),
    }
}

/// What is to be said otherwise where four play.
pub fn hand_of_four(breach: &HandBreach, board: &Board) -> Option<String> {
    match breach {
        HandBreach::OffBoard { named } if board.is_corner(named) => Some(format!(
            "“{}” lies in a corner of the cross, where there are no squares.",
            quoted(named)
        )),
        HandBreach::NoCount(why) => of_count(*why).map(str::to_owned),
        _ => None,
    }
}

const fn of_count(why: NoCount) -> Option<&'static str> {
    match why {
        NoCount::TooStrong => Some(
            "Only a side that has no more than its kings, or its kings and one rook, may begin to count.",
        ),
        NoCount::NoForce => {
            Some("Your enemies do not have the men to mate, so there is nothing to count.")
        }
        NoCount::Undertaking => Some(
            "Your enemies have undertaken to mate in a particular way, so no moves are counted.",
        ),
        NoCount::Running | NoCount::Unknown => None,
    }
}

/// The same of a false move.
pub fn chess_of_four(breach: &ChessBreach, board: &Board) -> Option<String> {
    let on = |at: &Square| board.label(*at);
    match breach {
        ChessBreach::EnPassantLate { pawn, .. } => Some(format!(
            "{} can be taken in passing only in your first turn after its double step.",
            whose_man(*pawn, board)
        )),
        ChessBreach::PromotionMissing { to } => Some(format!(
            "the pawn is promoted on {}: say what it becomes.",
            on(to)
        )),
        ChessBreach::PromotionHere { to } => Some(format!(
            "there is no promotion on {}: only a pawn becomes another man, and only at an edge of the board.",
            on(to)
        )),
        // Not by going out of the line, but by what else the move does: it frees an army.
        ChessBreach::KingExposed {
            king,
            cover,
            by,
            line,
        } if !line.contains(cover) => Some(format!(
            "if {} moves so, {} will check your king on {}.",
            the_man(*cover, board),
            the_men(by, board),
            on(king)
        )),
        _ => None,
    }
}

/// The men that now stand between a king and what would check him.
fn covers(line: &[Square], board: &Board) -> Vec<Square> {
    let stands = |at: &Square| board.man(*at).is_some();
    line.iter().copied().filter(stands).collect()
}

fn your_man(at: Square, board: &Board) -> String {
    let man = board.man(at).map_or("man", |man| role(man.role));
    format!("{man} on {}", board.label(at))
}
