//! Why a move of draughts is refused, in Dutch.

use super::terms::{TERMS, the_role};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::lang::sentence::list;
use crate::lang::words::reasons::Board;
use crate::law::breach::{DraughtsBreach, NoHuff};

pub fn of_draughts(breach: &DraughtsBreach, board: &Board) -> String {
    let on = |at: &Square| board.label(*at);
    match breach {
        DraughtsBreach::CannotReach {
            role: Role::Man,
            from,
            to,
        } => format!(
            "een schijf gaat één veld schuin, en van {} is dat niet {}.",
            on(from),
            on(to)
        ),
        DraughtsBreach::CannotReach { from, to, .. } => format!(
            "een dam gaat langs een schuine lijn, en geen verbindt {} en {}.",
            on(from),
            on(to)
        ),
        DraughtsBreach::Backward { from, to } => format!(
            "de schijf op {} gaat alleen vooruit als zij niets slaat, en {} ligt achter haar.",
            on(from),
            on(to)
        ),
        DraughtsBreach::Occupied { at, .. } => {
            format!("op {} staat al {}.", on(at), a_piece(*at, board))
        }
        DraughtsBreach::Blocked { to, by } => format!(
            "de dam kan niet naar {}: {} staat in de weg.",
            on(to),
            the_piece(*by, board)
        ),
        DraughtsBreach::OverOwn { role, over } => format!(
            "{} kan niet over je eigen stuk op {}.",
            the_role(*role),
            on(over)
        ),
        DraughtsBreach::OverNothing { from, to, .. } => {
            format!("tussen {} en {} staat niets te slaan.", on(from), on(to))
        }
        DraughtsBreach::NoRoom { over, behind, .. } => format!(
            "{} kan niet geslagen worden: erachter, op {}, is geen veld open.",
            the_piece(*over, board),
            on(behind)
        ),
        DraughtsBreach::Twice { over } => format!(
            "over {} is al gegaan, en over geen stuk gaat men tweemaal.",
            the_piece(*over, board)
        ),
        DraughtsBreach::StillThere { at } => format!(
            "{} staat er nog: wat geslagen is gaat pas van het bord als de slag voorbij is.",
            the_piece(*at, board)
        ),
        DraughtsBreach::Omitted {
            pieces,
            prey,
            number,
            ..
        } => {
            format!(
                "{} moet {} slaan.",
                who(pieces, board),
                all(prey, *number, board)
            )
        }
        DraughtsBreach::TooFew {
            took,
            greatest,
            pieces,
            ..
        } => format!(
            "{} kan er {greatest} slaan; {took} is te weinig.",
            who(pieces, board)
        ),
        DraughtsBreach::Several { from, to } => format!(
            "er gaan meer slagen van {} naar {}, die verschillende stukken slaan: wijs de weg.",
            on(from),
            on(to)
        ),
    }
}

pub fn of_huff(why: NoHuff, board: &Board) -> String {
    match why {
        NoHuff::NothingNeglected => "Bij de laatste zet is geen slag verzuimd.".to_owned(),
        NoHuff::NotLiable { at } => match board.man(at) {
            Some(_) => format!("{} verzuimde geen slag.", the_piece(at, board)),
            None => format!("geen stuk op {} verzuimde te slaan.", board.label(at)),
        },
        NoHuff::TooLate => {
            "Je hebt sindsdien een stuk aangeraakt: alles blijft staan, en je speelt door."
                .to_owned()
        }
        NoHuff::NotHere => "In dit spel wordt niet geblazen.".to_owned(),
    }
}

fn the_piece(at: Square, board: &Board) -> String {
    let role = board
        .man(at)
        .map_or("het stuk", |piece| the_role(piece.role));
    format!("{role} op {}", board.label(at))
}

fn a_piece(at: Square, board: &Board) -> &'static str {
    match board.man(at).map(|piece| piece.role) {
        Some(Role::Man) => "een schijf",
        Some(Role::Crowned) => "een dam",
        _ => "een stuk",
    }
}

fn either(pieces: &[Square], board: &Board) -> String {
    let named: Vec<String> = pieces.iter().map(|at| the_piece(*at, board)).collect();
    list(&named, TERMS.or)
}

/// What must be taken: a piece by its kind, several by their squares; all of them, one of them, or so many.
fn all(prey: &[Square], number: u32, board: &Board) -> String {
    match prey {
        [one] => the_piece(*one, board),
        several if number as usize == several.len() => {
            format!("op {}", labels(several, board))
        }
        several if number == 1 => {
            let labels: Vec<String> = several.iter().map(|at| board.label(*at)).collect();
            format!("op {}", list(&labels, TERMS.or))
        }
        several => format!("{number} van de stukken op {}", labels(several, board)),
    }
}

/// The pieces of whom one must do something: two by their kinds, more by their squares.
fn who(pieces: &[Square], board: &Board) -> String {
    match pieces.len() {
        0..=2 => either(pieces, board),
        _ => format!("een van de stukken op {}", labels(pieces, board)),
    }
}

fn labels(squares: &[Square], board: &Board) -> String {
    let labels: Vec<String> = squares.iter().map(|at| board.label(*at)).collect();
    list(&labels, TERMS.and)
}
