//! Which article governs this moment of a game to the letter.

use super::claims::told;
use super::hand::told_unlifted;
use crate::board::piece::{Role, Seat};
use crate::law::article::{Article, Source};
use crate::law::breach::{Breach, ChessBreach};
use crate::law::ruling::Ruling;
use crate::table::Table;
use crate::table::letter::{Said, Touched};

/// The article on what is at issue, the most pressing first: what binds the seat at turn; what can be claimed, where the
/// table tells it; check said with the last move; a man touched, or adjusted; pieces to be lifted (D12), where that is
/// told too. What is wrong
/// with the set-up betrays itself by nothing.
pub fn governing(table: &Table) -> Option<Ruling> {
    let state = table.state();
    if !table.setup().house.is_to_the_letter() {
        return None;
    }
    if let Some(bond) = &state.letter.bond {
        return Some(Ruling::by(bond.article));
    }
    if let Some((_, fault)) = told(table) {
        return Some(Ruling::by(fault.offence.article()));
    }
    if state.letter.said != Said::Nothing {
        return Some(said(table));
    }
    if let Some(ruling) = touched(table) {
        return Some(ruling);
    }
    let left = !told_unlifted(table).is_empty();
    left.then(|| Ruling::by(Article::new(Source::Draughts1879, "D12")))
}

/// A16, V8, V11: check was said, be it truly or falsely.
fn said(table: &Table) -> Ruling {
    let state = table.state();
    let page = table.setup().game.page();
    let rule = |seat: Seat| {
        let king = match state.position.cross() {
            Some(cross) => Some(cross.king(seat)),
            None => state.position.king(),
        };
        let by = Vec::new();
        king.map(|king| (page.rule)(&Breach::Chess(ChessBreach::KingLeft { king, by })))
    };
    let check = rule(state.position.turn());
    match state.position.cross() {
        None => {
            let article = Article::new(Source::Chess1869, "A16");
            let see = check.and_then(|check| check.see);
            see.map_or(Ruling::by(article), |see| Ruling::see(article, see))
        }
        Some(cross) => {
            // Whether it was said to a king or to a queen betrays whether it is true.
            let hints = table.setup().house.hints();
            let to_queens =
                hints && cross.in_check().is_empty() && state.letter.said == Said::Check;
            match check.filter(|_| !to_queens) {
                Some(check) => check,
                None => Ruling::by(Article::new(Source::Four1869, "V11")),
            }
        }
    }
}

/// A6 to A8, D2, D3: of a man that was touched and binds to nothing, the article that lets it fall away.
fn touched(table: &Table) -> Option<Ruling> {
    let state = table.state();
    let own = |at| {
        let piece = state.position.piece(at);
        let turn = state.position.turn();
        piece.filter(|piece| piece.seat == turn)
    };
    let is_king = |at| own(at).is_some_and(|piece| piece.role == Role::King);
    let draughts = state.position.draughts().is_some();
    let (source, id) = match (state.letter.touched, draughts) {
        (Touched::Nothing, _) => return None,
        (Touched::Adjusting, true) => (Source::Draughts1879, "D2"),
        (Touched::At(_), true) => (Source::Draughts1879, "D3"),
        (Touched::Adjusting, false) => (Source::Chess1869, "A6"),
        (Touched::At(at), false) if is_king(at) => (Source::Chess1869, "A7"),
        (Touched::At(at), false) if own(at).is_some() => {
            // He cannot be played, or not without exposing a king.
            let [touched, exposed] = ["A6", "A7"].map(|id| Article::new(Source::Chess1869, id));
            return Some(Ruling::see(touched, exposed));
        }
        (Touched::At(_), false) => (Source::Chess1869, "A8"),
    };
    Some(Ruling::by(Article::new(source, id)))
}
