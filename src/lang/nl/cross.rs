//! Why a move of chess for four is refused, in Dutch.

use super::men::{the_man, the_men, whose_man, would};
use super::terms::{of_seat, role, seat, the_role};
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
            "op {} staat {} {}, en {} is je vriend.",
            on(at),
            the_role(*kind),
            of_seat(*friend),
            seat(*friend)
        ),
        CrossBreach::EnemyKing {
            at,
            owner,
            mated: Mated::No,
        } => format!(
            "op {} staat de koning {}, en een koning wordt nooit geslagen.",
            on(at),
            of_seat(*owner)
        ),
        CrossBreach::EnemyKing {
            at,
            owner,
            mated: Mated::Yes,
        } => format!(
            "op {} staat de koning {}: een koning wordt nooit geslagen, en zijn leger ligt stil door een mat.",
            on(at),
            of_seat(*owner)
        ),
        CrossBreach::KingIntoFrozen { to, by } => format!(
            "{} {} je koning op {} schaak geven, ook uit een leger dat door een mat stilligt.",
            the_men(by, board),
            would(by),
            on(to)
        ),
        CrossBreach::FriendExposed { king, by, line, .. } => {
            let (king, men) = (on(king), the_men(by, board));
            match covers(line, board).as_slice() {
                [] => format!(
                    "{men} {} dan de koning van je vriend op {king} schaak geven.",
                    would(by)
                ),
                [one] => format!(
                    "{} dekt de koning van je vriend op {king} tegen {men}.",
                    the_man(*one, board)
                ),
                several => format!(
                    "{} dekken de koning van je vriend op {king} tegen {men}.",
                    the_men(several, board)
                ),
            }
        }
        CrossBreach::FriendsArmy { at, friend } => format!(
            "{} is van je vriend {}, en ieder speelt alleen met zijn eigen leger.",
            the_man(*at, board),
            seat(*friend)
        ),
        CrossBreach::ArmyFrozen { at, owner } => format!(
            "het leger {} ligt stil door een mat, en niemand speelt met {}.",
            of_seat(*owner),
            the_man(*at, board)
        ),
        CrossBreach::FrozenMan { at, owner } => format!(
            "het leger {} ligt stil door een mat: {} mag niet geslagen worden voordat {} weer gezet heeft.",
            of_seat(*owner),
            the_man(*at, board),
            seat(*owner)
        ),
        CrossBreach::ReleasedMan { at, owner } => format!(
            "het leger {} is net uit een mat ontzet: {} mag niet geslagen worden voordat {} gezet heeft.",
            of_seat(*owner),
            the_man(*at, board),
            seat(*owner)
        ),
        CrossBreach::QueenProtected {
            attacker,
            queen,
            owner,
        } => format!(
            "de dame {} op {} is gewaarschuwd voor {}, en mag niet geslagen worden voordat {} gezet heeft.",
            of_seat(*owner),
            on(queen),
            your_man(*attacker, board),
            seat(*owner)
        ),
        CrossBreach::ArmEnd { at } => format!(
            "op {} is een pion aan het eind van een arm: hij gaat daar niet verder en promoveert er niet.",
            on(at)
        ),
        CrossBreach::Stalemates { seat: of } => format!(
            "{} heeft dan geen zet en staat niet schaak: de laatste zetten worden overgespeeld om dat te voorkomen.",
            seat(*of)
        ),
    }
}

/// What is to be said otherwise where four play.
pub fn hand_of_four(breach: &HandBreach, board: &Board) -> Option<String> {
    match breach {
        HandBreach::OffBoard { named } if board.is_corner(named) => Some(format!(
            "„{}” ligt in een hoek van het kruis, en daar zijn geen velden.",
            quoted(named)
        )),
        HandBreach::NoCount(why) => of_count(*why).map(str::to_owned),
        _ => None,
    }
}

const fn of_count(why: NoCount) -> Option<&'static str> {
    match why {
        NoCount::TooStrong => Some(
            "Alleen een partij die niet meer heeft dan haar koningen, of haar koningen en één toren, mag beginnen te tellen.",
        ),
        NoCount::NoForce => Some("De vijanden kunnen geen mat geven, dus valt er niets te tellen."),
        NoCount::Undertaking => Some(
            "De vijanden hebben zich verbonden op een bepaalde manier mat te geven, en dan wordt er niet geteld.",
        ),
        NoCount::Running | NoCount::Unknown => None,
    }
}

/// The same of a false move.
pub fn chess_of_four(breach: &ChessBreach, board: &Board) -> Option<String> {
    let on = |at: &Square| board.label(*at);
    match breach {
        ChessBreach::EnPassantLate { pawn, .. } => Some(format!(
            "{} mag alleen in je eerste beurt na een dubbele stap en passant geslagen worden.",
            whose_man(*pawn, board)
        )),
        ChessBreach::PromotionMissing { to } => Some(format!(
            "de pion promoveert op {}: zeg wat hij wordt.",
            on(to)
        )),
        ChessBreach::PromotionHere { to } => Some(format!(
            "op {} valt niets te promoveren: alleen een pion wordt een ander stuk, en alleen aan een rand van het bord.",
            on(to)
        )),
        // Not by going out of the line, but by what else the move does: it frees an army.
        ChessBreach::KingExposed {
            king,
            cover,
            by,
            line,
        } if !line.contains(cover) => Some(format!(
            "gaat {} daarheen, dan {} {} je koning op {} schaak geven.",
            the_man(*cover, board),
            will(by),
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

/// `je toren op k4`.
fn your_man(at: Square, board: &Board) -> String {
    let man = board.man(at).map_or("stuk", |man| role(man.role));
    format!("je {man} op {}", board.label(at))
}

fn will(by: &[Square]) -> &'static str {
    match by {
        [] | [_] => "zal",
        _ => "zullen",
    }
}
