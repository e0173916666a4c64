//! All that a position text says beside the men, and what can be done with the whole: a line each.

use super::desk::Desk;
use crate::board::piece::Seat;
use crate::games::page::{Laws, Seatings};
use crate::rules::castling::Wing;
use crate::rules::cross::laws::Frozen;
use crate::table::laying::{Laying, Plight};
use crate::ui::here::Here;
use crate::ui::menu::seating::{order_said, partners_said, turn_order, turn_partners};
use crate::ui::ring::Turn;

/// A line of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// Play it.
    Play,
    /// Who is to move.
    Turn,
    /// How a seat may castle.
    Castling(Seat),
    /// The squares that have just been passed over.
    Passed,
    /// Plies without capture.
    Quiet,
    /// The number of the move.
    Number,
    /// Where partners sit.
    Partners,
    /// In which direction the turn goes.
    Order,
    /// Free, mated, released.
    Plight(Seat),
    /// The queens that have been warned.
    Warned,
    /// Copy it.
    Copy,
    /// Read a text.
    Read,
    /// Empty the board.
    Empty,
    /// All men in their places.
    Array,
    /// Every army has what the next had.
    Exchange,
    /// Turn the board.
    Flip,
}

/// The castlings that can be open to a seat together, in the order of the words.
const WINGS: [[bool; 2]; 4] = [[false, false], [true, false], [false, true], [true, true]];
/// The plights, in the order of the words.
const PLIGHTS: [Plight; 3] = [Plight::Free, Plight::Mated, Plight::Released];

/// The lines that this game needs.
pub fn rows(laying: &Laying) -> Vec<Row> {
    let (game, seats) = (laying.game(), laying.game().seats().iter().copied());
    let mut rows = vec![Row::Play, Row::Turn];
    match game.page().laws {
        Laws::Chess(_) => {
            rows.extend(seats.map(Row::Castling));
            rows.extend([Row::Passed, Row::Quiet, Row::Number]);
        }
        Laws::Cross(_) => {
            if game.page().seating == Seatings::Chosen {
                rows.extend([Row::Partners, Row::Order]);
            }
            rows.extend(seats.clone().map(Row::Castling));
            rows.push(Row::Passed);
            rows.extend(seats.map(Row::Plight));
            rows.push(Row::Warned);
        }
        Laws::Draughts => {}
    }
    rows.extend([
        Row::Copy,
        Row::Read,
        Row::Empty,
        Row::Array,
        Row::Exchange,
        Row::Flip,
    ]);
    rows
}

/// Gives a line its next value; one that has none stays.
pub fn turn(laying: &mut Laying, row: Row, turn: Turn) {
    match row {
        Row::Castling(seat) => {
            let open = Wing::BOTH.map(|wing| laying.may_castle(seat, wing));
            let Some(next) = turn.beside(&WINGS, &open) else {
                return;
            };
            for ((wing, before), now) in Wing::BOTH.into_iter().zip(open).zip(*next) {
                if before != now {
                    laying.toggle_castling(seat, wing);
                }
            }
        }
        Row::Plight(seat) => {
            let known = plights(laying);
            if let Some(next) = turn.beside(known, &laying.plight(seat)) {
                laying.set_plight(seat, *next);
            }
        }
        Row::Partners | Row::Order => {
            let mut seating = laying.seating();
            match row {
                Row::Partners => turn_partners(&mut seating, turn),
                _ => turn_order(&mut seating, turn),
            }
            laying.seat(seating);
        }
        _ => {}
    }
}

/// The plights that the game knows: nobody is released in 1967.
fn plights(laying: &Laying) -> &'static [Plight] {
    match laying.game().page().laws {
        Laws::Cross(laws) if laws.frozen == Frozen::WithoutForce => &PLIGHTS,
        _ => &PLIGHTS[..2],
    }
}

/// Has this line values in turn?
pub const fn has_values(row: Row) -> bool {
    matches!(
        row,
        Row::Turn | Row::Castling(_) | Row::Plight(_) | Row::Partners | Row::Order
    )
}

impl Row {
    /// What the line says.
    pub fn said(self, desk: &Desk, here: &Here) -> String {
        let laying = desk.laying();
        let words = here.look.words();
        let (lines, seat) = (&words.laying, words.terms.seat);
        let listed = |squares: Vec<String>| match squares.is_empty() {
            true => lines.none.to_owned(),
            false => squares.join(", "),
        };
        let label = |at| laying.grid().label(at);
        match self {
            Row::Play => lines.play.to_owned(),
            Row::Turn => (lines.turn)(seat(laying.turn())),
            Row::Castling(of) => {
                let open = Wing::BOTH.map(|wing| laying.may_castle(of, wing));
                let at = WINGS.iter().position(|wings| *wings == open).unwrap_or(0);
                let how = lines.wings.get(at).copied().unwrap_or_default();
                let absent = Wing::BOTH.iter().any(|wing| laying.lacks_rook(of, *wing));
                let absent = if absent { lines.absent } else { "" };
                (lines.castling)(seat(of), &format!("{how}{absent}"))
            }
            Row::Passed => {
                let passed = laying.passed().iter().map(|(_, at)| label(*at));
                (lines.passed)(&listed(passed.collect()))
            }
            Row::Quiet => format!("{}: {}", lines.quiet, laying.counted().0),
            Row::Number => format!("{}: {}", lines.number, laying.counted().1),
            Row::Partners => {
                let said = partners_said(laying.seating(), here);
                format!("{}: {said}", words.menu.seating.partners)
            }
            Row::Order => {
                let said = order_said(laying.seating(), here);
                format!("{}: {said}", words.menu.seating.turns)
            }
            Row::Plight(of) => {
                let plight = laying.plight(of);
                let at = PLIGHTS.iter().position(|one| *one == plight).unwrap_or(0);
                let how = lines.plights.get(at).copied().unwrap_or_default();
                (lines.plight)(seat(of), how)
            }
            Row::Warned => {
                let queens = laying.warned().into_iter().map(label);
                (lines.warned)(&listed(queens.collect()))
            }
            Row::Copy => lines.copy.to_owned(),
            Row::Read => lines.read.to_owned(),
            Row::Empty => lines.empty.to_owned(),
            Row::Array => lines.array.to_owned(),
            Row::Exchange => lines.exchange.to_owned(),
            Row::Flip => lines.flip.to_owned(),
        }
    }
}
