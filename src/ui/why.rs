//! Why? What may be done from a square, and for a chosen one why not.

use super::app::{App, Order};
use super::here::Here;
use crate::board::square::Square;
use crate::lang::words::reasons::Scene;
use crate::law::breach::{Breach, ChessBreach};
use crate::law::ruling::Ruling;
use crate::rules::chess::position::Position;
use crate::rules::play::Play;
use crate::rules::tree::Tree;
use crate::table::Table;

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

    /// Why the man asked about may not go to the square under the cursor, if he may not.
    pub fn why_not(&self, table: &Table) -> Option<Breach> {
        let from = self.why.filter(|from| *from != self.cursor)?;
        let position = self.position(table);
        match position.judge(&Play::new(from, self.cursor)) {
            Ok(_) | Err(Breach::Chess(ChessBreach::PromotionMissing { .. })) => None,
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
        let mut said = vec![(lines.heading)(&stands(position, from, here))];
        let own = position.piece(from).map(|piece| piece.seat) == Some(position.turn());
        if own {
            let targets = self.targets(table, from);
            said.push(match targets.is_empty() {
                true => lines.nowhere.to_owned(),
                false => (lines.may_go)(&labels(position, &targets)),
            });
        } else if position.piece(from).is_none() {
            let coming = position.moves().into_iter().filter(|m| m.to == from);
            let mut men: Vec<Square> = coming.map(|m| m.from).collect();
            men.sort();
            men.dedup();
            said.push(match men.is_empty() {
                true => lines.nobody.to_owned(),
                false => (lines.can_come)(&labels(position, &men)),
            });
        }
        said.push(self.verdict_on_cursor(table, here, from));
        said
    }

    fn verdict_on_cursor(&self, table: &Table, here: &Here, from: Square) -> String {
        let position = self.position(table);
        let words = here.look.words();
        let lines = &words.screen.why;
        if from == self.cursor {
            return lines.choose.to_owned();
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
    let man = |square| position.piece(square);
    let scene = Scene {
        grid: position.grid(),
        man: &man,
    };
    here.look.words().reason(breach, &scene)
}

/// The square and what stands on it: `e4 white pawn`.
pub fn stands(position: &Position, square: Square, here: &Here) -> String {
    let words = here.look.words();
    let label = position.grid().label(square);
    match position.piece(square) {
        Some(piece) => format!("{label} {}", (words.terms.piece)(piece)),
        None => format!("{label} {}", words.screen.empty),
    }
}

fn labels(position: &Position, squares: &[Square]) -> String {
    let labels: Vec<String> = squares
        .iter()
        .map(|at| position.grid().label(*at))
        .collect();
    labels.join(", ")
}
