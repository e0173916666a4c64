//! Why an act is refused, in Dutch.

use super::clock::CLOCK;
use super::cross::{chess_of_four, hand_of_four, of_cross};
use super::draughts::{of_draughts, of_huff};
use super::endings;
use super::letter::of_letter;
use super::men::{the_man, the_men, would};
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
            format!("De partij is al afgelopen ({}).", endings::name(*ending))
        }
        HandBreach::OutOfTurn { turn } => format!("{} is aan zet.", seat(*turn)),
        HandBreach::AnswerFirst { asked, by } => {
            format!(
                "{} moet eerst antwoorden op {}.",
                board.who(*by, seat(*by)),
                the_question(*asked)
            )
        }
        HandBreach::NothingAsked => "Niemand heeft je iets gevraagd.".to_owned(),
        HandBreach::AskedAlready(asked) => format!(
            "{} is afgewezen; pas na een zet kun je het opnieuw vragen.",
            capital(the_question(*asked))
        ),
        HandBreach::NothingToTakeBack => "Zoveel zetten zijn er niet om terug te nemen.".to_owned(),
        HandBreach::OffBoard { named } => match quoted(named).as_str() {
            "" => "Er is geen veld genoemd.".to_owned(),
            named => format!("„{named}” is geen veld van dit bord."),
        },
        HandBreach::NoMan { at } => format!("Er staat geen stuk op {}.", board.label(*at)),
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
        Asked::Draw => "het remisevoorstel",
        Asked::TakeBack => "het verzoek om zetten terug te nemen",
        Asked::Resign => "de wens om op te geven",
    }
}

fn of_claim(claimed: Claimed) -> String {
    match claimed {
        Claimed::Threefold {
            known: Known::Elsewhere,
            ..
        } => "Dit spel kent geen remise door herhaling van de stelling.".to_owned(),
        Claimed::Threefold {
            times: 0 | 1,
            known: Known::Here,
        } => "Deze stelling staat er voor het eerst; pas de derde keer is het remise.".to_owned(),
        Claimed::Threefold {
            times: 2,
            known: Known::Here,
        } => "Deze stelling staat er voor de tweede keer; pas de derde keer is het remise."
            .to_owned(),
        Claimed::Threefold {
            times,
            known: Known::Here,
        } => {
            format!("Deze stelling stond er {times} keer, maar dat is nu geen remise.")
        }
        Claimed::FiftyMoves {
            known: Known::Elsewhere,
            ..
        } => "Dit spel kent geen remise door vijftig zetten zonder slag of pionzet.".to_owned(),
        Claimed::FiftyMoves {
            plies,
            known: Known::Here,
        } => format!(
            "De vijftig zetten van ieder zonder slag of pionzet zijn nog niet vol: de teller staat op {}.",
            plies / 2
        ),
        Claimed::TwentyMoves {
            known: Known::Elsewhere,
            ..
        } => "Alleen wie voorgeeft vordert remise na twintig zetten van drie dammen tegen één."
            .to_owned(),
        Claimed::TwentyMoves {
            plies,
            known: Known::Here,
        } => format!(
            "Er staan pas {} zetten van ieder drie dammen tegen één; voor remise zijn er twintig nodig.",
            plies / 2
        ),
    }
}

fn of_count(why: NoCount) -> &'static str {
    match why {
        NoCount::TooStrong => {
            "Alleen wie een kale koning heeft, of koning en toren, mag beginnen te tellen."
        }
        NoCount::NoForce => "De tegenstander kan geen mat geven, dus valt er niets te tellen.",
        NoCount::Running => "De vijftig zetten worden al geteld.",
        NoCount::Undertaking => {
            "De tegenstander heeft zich verbonden op een bepaalde manier mat te geven, en dan wordt er niet geteld."
        }
        NoCount::Unknown => "Dit spel kent geen telling van vijftig zetten na aankondiging.",
    }
}

fn of_undertaking(why: NoUndertaking, board: &Board) -> String {
    match why {
        NoUndertaking::Counting => {
            "De vijftig zetten worden al geteld; je kunt je nu niet meer verbinden.".to_owned()
        }
        NoUndertaking::Already => "Je hebt je al verbonden.".to_owned(),
        NoUndertaking::Empty => {
            "Wie zich verbindt, noemt het stuk dat mat zal geven, of het veld, of allebei."
                .to_owned()
        }
        NoUndertaking::WrongMan { at } => format!(
            "Je verbindt je met een eigen stuk dat niet de koning is, en op {} staat zo'n stuk niet.",
            board.label(at)
        ),
        NoUndertaking::Unknown => "Dit spel kent geen verbintenis om mat te geven.".to_owned(),
    }
}

fn of_chess(breach: &ChessBreach, board: &Board) -> String {
    let on = |at: &Square| board.label(*at);
    match breach {
        ChessBreach::CannotReach { role, from, to } => {
            format!(
                "{} op {} kan niet naar {}.",
                the_role(*role),
                on(from),
                on(to)
            )
        }
        ChessBreach::Blocked { role, to, by } => format!(
            "{} kan niet naar {}: {} staat in de weg.",
            the_role(*role),
            on(to),
            the_man(*by, board)
        ),
        ChessBreach::PawnBlocked { to, by } => format!(
            "de pion kan niet naar {}: {} staat in de weg.",
            on(to),
            the_man(*by, board)
        ),
        ChessBreach::DoubleStepLate { from, to } => format!(
            "de pion op {} is al gespeeld en mag niet meer twee velden vooruit, naar {}.",
            on(from),
            on(to)
        ),
        ChessBreach::NothingToTake { to } => format!(
            "een pion gaat alleen schuin om te slaan, en op {} valt niets te slaan.",
            on(to)
        ),
        ChessBreach::EnPassantLate { pawn, .. } => format!(
            "{} mag alleen direct na een dubbele stap en passant geslagen worden.",
            the_man(*pawn, board)
        ),
        ChessBreach::OwnMan { at, role: kind } => {
            format!("op {} staat je eigen {}.", on(at), role(*kind))
        }
        ChessBreach::PromotionMissing { to } => {
            format!(
                "de pion bereikt op {} de laatste rij: zeg wat hij wordt.",
                on(to)
            )
        }
        ChessBreach::PromotionInto {
            to,
            role: Role::Pawn,
        } => {
            format!("de pion mag op {} geen pion blijven.", on(to))
        }
        ChessBreach::PromotionInto { to, role: kind } => {
            format!("de pion mag op {} geen {} worden.", on(to), role(*kind))
        }
        ChessBreach::PromotionHere { to } => {
            format!(
                "op {} valt niets te promoveren: alleen een pion op de laatste rij wordt een ander stuk.",
                on(to)
            )
        }
        ChessBreach::Castling { king, corner, why } => of_castling(*king, *corner, why, board),
        ChessBreach::KingLeft { king, by } => format!(
            "je koning op {} zou nog schaak staan door {}.",
            on(king),
            the_men(by, board)
        ),
        ChessBreach::KingInto { to, by } => format!(
            "{} {} je koning op {} aanvallen.",
            the_men(by, board),
            would(by),
            on(to)
        ),
        ChessBreach::KingExposed {
            king, cover, by, ..
        } => format!(
            "{} dekt je koning op {} tegen {}.",
            the_man(*cover, board),
            on(king),
            the_men(by, board)
        ),
    }
}

fn of_castling(king: Square, corner: Square, why: &NoCastling, board: &Board) -> String {
    match why {
        NoCastling::Moved => format!(
            "je mag naar die kant niet rokeren: je koning of de toren uit {} heeft al gespeeld.",
            board.label(corner)
        ),
        NoCastling::RookMoved => format!(
            "je mag naar die kant niet rokeren: de toren uit {} heeft al gespeeld of is weg.",
            board.label(corner)
        ),
        NoCastling::InCheck { by } => format!(
            "je mag niet rokeren: je koning op {} staat schaak door {}.",
            board.label(king),
            the_men(by, board)
        ),
        NoCastling::Through { square, by } => format!(
            "je mag niet rokeren: op {} zou de koning worden aangevallen door {}.",
            board.label(*square),
            the_men(by, board)
        ),
        NoCastling::Between { by } => {
            format!(
                "je mag niet rokeren: {} staat in de weg.",
                the_man(*by, board)
            )
        }
    }
}
