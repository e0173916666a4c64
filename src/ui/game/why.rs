//! Why? What may be done from a square, and for a chosen one why not.

use super::app::App;
use super::order::Order;
use super::promotion::tried;
use super::seats_four;
use super::voiced::Voiced;
use crate::board::grid::CROSS;
use crate::board::piece::{Piece, Role};
use crate::board::square::Square;
use crate::lang::words::Words;
use crate::lang::words::reasons::Board;
use crate::law::breach::{Breach, ChessBreach, DraughtsBreach};
use crate::law::ruling::Ruling;
use crate::rules::cross::position::Position as Cross;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::ui::here::Here;

impl App {
    /// Asks about the square under the cursor, or about the held man; asked again, it shows all keys.
    pub fn ask_why(&mut self, _table: &Table) -> Option<Order> {
        if self.why.is_some() {
            return Some(Order::Keys);
        }
        self.notice = None;
        self.why = Some(self.hand.unwrap_or(self.cursor));
        self.scroll = 0;
        None
    }

    /// Does a man of the seat to move stand here?
    fn is_own(&self, table: &Table, square: Square) -> bool {
        let position = self.position(table);
        let piece = position.piece(square);
        piece.is_some_and(|piece| piece.seat == position.turn())
    }

    /// The squares that have to do with this one: where its man may go, or which men may come here.
    pub fn related(&self, table: &Table, square: Square) -> Vec<Square> {
        if self.is_own(table, square) {
            return self.targets(table, square);
        }
        let moves = self.moves(table);
        let men: Vec<Square> = moves
            .into_iter()
            .filter(|played| played.end() == square)
            .map(Move::start)
            .collect();
        self.position(table).grid().in_order(&men)
    }

    /// What is asked: of an own man, whether he may go to the square under the cursor; of any other square, whether
    /// the man under the cursor may come there.
    fn asked(&self, table: &Table) -> Option<Play> {
        let at = self.why.filter(|at| *at != self.cursor)?;
        Some(match self.is_own(table, at) {
            true => Play::new(at, self.cursor),
            false => Play::new(self.cursor, at),
        })
    }

    /// Why what is asked is not allowed, if it is not.
    pub fn why_not(&self, table: &Table) -> Option<Breach> {
        let position = self.position(table);
        let play = tried(position, self.asked(table)?);
        let unsaid = Voiced::of(self, table).unsaid();
        match position.judge_unbound(&play, &unsaid) {
            Ok(_)
            | Err(
                Breach::Chess(ChessBreach::PromotionMissing { .. })
                | Breach::Draughts(DraughtsBreach::Several { .. }),
            ) => None,
            Err(breach) => Some(breach),
        }
    }

    /// The article that lies open: that of the question asked, or else the last one opened.
    pub fn open_page(&self, table: &Table) -> Ruling {
        self.why_not(table).map_or(self.page, |breach| {
            (table.setup().game.page().rule)(&breach)
        })
    }

    /// What there is to say about the square asked about, and about the one under the cursor.
    pub fn why_said(&self, table: &Table, here: &Here) -> Vec<String> {
        let Some(from) = self.why else {
            return Vec::new();
        };
        let position = self.position(table);
        let words = here.look.words();
        let lines = &words.screen.why;
        let mut said = vec![(lines.heading)(&stands(
            &Voiced::of(self, table),
            from,
            here,
        ))];
        let related = self.related(table, from);
        let squares = labels(position, &related);
        said.push(match (self.is_own(table, from), related.is_empty()) {
            (true, true) => lines.nowhere.to_owned(),
            (true, false) => (lines.may_go)(&squares),
            (false, true) => lines.nobody.to_owned(),
            (false, false) => (lines.can_come)(&squares),
        });
        said.push(self.verdict_on_cursor(table, here, from));
        said
    }

    fn verdict_on_cursor(&self, table: &Table, here: &Here, from: Square) -> String {
        let position = self.position(table);
        let words = here.look.words();
        let lines = &words.screen.why;
        if from == self.cursor {
            return match self.is_own(table, from) {
                true => lines.choose.to_owned(),
                false => lines.choose_man.to_owned(),
            };
        }
        let square = position.grid().label(self.cursor);
        match self.why_not(table) {
            None => (lines.allowed)(&square),
            Some(breach) => (lines.forbidden)(&square, &reason(&breach, position, here)),
        }
    }
}

/// Why something was refused in a position, in one sentence.
pub fn reason(breach: &Breach, position: &Position, here: &Here) -> String {
    men(position, |board| here.look.words().reason(breach, board))
}

/// What is said of the men of a position.
pub fn men<T>(position: &Position, say: impl FnOnce(&Board) -> T) -> T {
    let men = |at| position.piece(at);
    say(&Board::new(position.grid(), &men))
}

/// What a man of four is in, in full and in short: of a king his check or mate, of a queen her warning, else what his army
/// is in.
fn state(
    known: &Voiced,
    cross: &Cross,
    at: Square,
    piece: Piece,
    words: &Words,
) -> Option<[String; 2]> {
    let lines = &words.four.state;
    let seat = piece.seat;
    let both = |full: String, short: &str| Some([full, short.to_owned()]);
    let king = piece.role == Role::King;
    let checkers = match king {
        true => known.checkers(seat),
        false => Vec::new(),
    };
    if cross.mated().has(seat) {
        let state = match checkers.is_empty() {
            true => lines.frozen,
            false => lines.mated,
        };
        return both(state.to_owned(), state);
    }
    if !checkers.is_empty() {
        return both(
            (lines.in_check_from)(&seats_four::labels(&checkers)),
            lines.in_check,
        );
    }
    if cross.released().has(seat) {
        return both(lines.safe.to_owned(), lines.released);
    }
    let warnings = known.warnings().into_iter();
    let his = warnings.filter(|warning| warning.queen == at);
    let warners: Vec<Square> = his.map(|warning| warning.attacker).collect();
    if warners.is_empty() {
        return None;
    }
    let from = seats_four::labels(&CROSS.in_order(&warners));
    both(format!("{} ({from})", lines.warned), lines.warned)
}

/// The square and what stands on it: `e4 white pawn`; of four also what that is in.
pub fn stands(known: &Voiced, square: Square, here: &Here) -> String {
    let [full, _] = stood_on(known, square, here);
    full
}

/// The same in full and in short.
pub fn stood_on(known: &Voiced, square: Square, here: &Here) -> [String; 2] {
    let position = known.position;
    let words = here.look.words();
    let label = position.grid().label(square);
    let Some(piece) = position.piece(square) else {
        let text = format!("{label} {}", words.screen.empty);
        return [text.clone(), text];
    };
    let text = format!("{label} {}", (words.terms.piece)(piece));
    let cross = position.cross();
    match cross.and_then(|cross| state(known, cross, square, piece, words)) {
        Some(states) => states.map(|state| format!("{text}, {state}")),
        None => [text.clone(), text],
    }
}

fn labels(position: &Position, squares: &[Square]) -> String {
    let labels: Vec<String> = squares
        .iter()
        .map(|at| position.grid().label(*at))
        .collect();
    labels.join(", ")
}
