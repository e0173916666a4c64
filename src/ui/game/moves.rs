//! The moves of two players, two a line.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::view::line;
use crate::board::piece::Seat;
use crate::notation::letters::Letters;
use crate::notation::written;
use crate::table::Table;
use crate::table::state::{Ply, State};
use crate::ui::here::Here;
use crate::ui::look::Look;

/// One line of the list of moves: the number of the move where it begins, and the plies of White and of Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Turn {
    number: Option<u32>,
    plies: [Option<usize>; 2],
}

/// The lines of the list; a huff has a line of its own before the move of who huffed, and a second move at once one after
/// the first (A14).
fn turns(state: &State) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut number = state.number(0);
    let mut numbered = None;
    for (index, ply) in state.past.iter().enumerate() {
        let seat = ply.mover();
        if ply.is_second() {
            let mut turn = Turn::default();
            turn.plies[seat.of_two()] = Some(index);
            turns.push(turn);
            continue;
        }
        let free = |turn: &&mut Turn| {
            seat == Seat::Black && turn.plies == [turn.plies[0], None] && turn.plies[0].is_some()
        };
        let moved = |turn: &&mut Turn| {
            let white = turn.plies[0].and_then(|white| state.past.get(white));
            white.is_some_and(Ply::is_move)
        };
        match turns.last_mut().filter(free).filter(moved) {
            Some(turn) => turn.plies[1] = Some(index),
            None => {
                let mut turn = Turn {
                    number: (numbered != Some(number)).then_some(number),
                    ..Turn::default()
                };
                turn.plies[seat.of_two()] = Some(index);
                numbered = Some(number);
                turns.push(turn);
            }
        }
        if ply.is_move() && seat == Seat::Black {
            number += 1;
        }
    }
    turns
}

/// The narrowest column for a move; where there is no room for two of them, each has a line of its own.
const NARROW: u16 = 7;

/// The same with one ply a line.
fn one_by_one(turns: &[Turn]) -> Vec<Turn> {
    let plies = turns.iter().flat_map(|turn| {
        let [first, second] = turn.plies;
        let alone = |number, plies| Turn { number, plies };
        let one = first.map(|_| alone(turn.number, [first, None]));
        let number = turn.number.filter(|_| first.is_none());
        let other = second.map(|_| alone(number, [None, second]));
        one.into_iter().chain(other)
    });
    plies.collect()
}

/// The moves, two a line, the page of them on which the shown one stands. A page begins with the last line of the one
/// before, so that lines do not move while one plays.
pub fn draw(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    if area.height < 2 {
        return;
    }
    let theme = &here.look.theme;
    let state = table.state();
    let column = area.width.saturating_sub(6) / 2;
    let turns = match column < NARROW {
        true => one_by_one(&turns(state)),
        false => turns(state),
    };
    let shown = app.plies_shown(table);
    let sight = usize::from(area.height - 1);
    let last = shown.saturating_sub(1);
    let is_shown = |turn: &Turn| turn.plies.contains(&Some(last));
    let current = turns.iter().position(is_shown).unwrap_or(0);
    let page = sight.saturating_sub(1).max(1);
    let top = current.saturating_sub(usize::from(sight > 1)) / page * page;
    let column = match column < NARROW {
        true => area.width.saturating_sub(6),
        false => column,
    };
    let second = if column < area.width / 2 {
        column.min(10)
    } else {
        0
    };
    for (row, turn) in (1..area.height).zip(turns.iter().skip(top)) {
        if let Some(number) = turn.number {
            let place = Rect { width: 5, ..area };
            line(buffer, place, row, &format!("{number:>4}."), theme.text);
        }
        for (half, index) in (0..2_u16).zip(turn.plies) {
            let Some(index) = index else {
                continue;
            };
            // Only where one looks back: while one plays, the last move is the last.
            let style = match app.looks_back() && index == last && shown > 0 {
                true => theme.selected,
                false => theme.text,
            };
            let place = Rect {
                x: area.x + 6 + half * second,
                width: column,
                ..area
            };
            line(buffer, place, row, &listed(table, index, here.look), style);
        }
    }
}

/// A ply as the lists write it, by its number in the past.
pub fn listed(table: &Table, number: usize, look: &Look) -> String {
    let move_of = written::ply(table, number, Letters::from(look.lang));
    move_of.unwrap_or_else(|| match table.state().past.get(number) {
        Some(ply) => (look.words().terms.huff)(&ply.before.grid().label(ply.place())),
        None => String::new(),
    })
}
