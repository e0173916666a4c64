//! The moves of four in columns: a line a round, a column a seat.

use crate::board::piece::Seat;
use crate::rules::position::{Move, Position};
use crate::table::state::State;

/// What stands where the turn passed over a seat.
const PASSED: &str = "-";

/// The seats at the head, in the order of their turns from the first, and below them a line a round; nothing when
/// nothing has been played, or where two play.
pub fn columns(
    state: &State,
    name: impl Fn(Seat) -> String,
    write: impl Fn(&Position, Move) -> String,
) -> Vec<String> {
    let Some(first) = state.past.first() else {
        return Vec::new();
    };
    let Some(cross) = first.before.cross() else {
        return Vec::new();
    };
    let [second, third, fourth] = cross.seating().after(cross.turn());
    let seats = [cross.turn(), second, third, fourth];
    let mut rows: Vec<(String, [String; 4])> = vec![(String::new(), seats.map(name))];
    for (ply, round) in state.past.iter().zip(state.rounds()) {
        let number = format!("{}.", round.number);
        if rows.last().is_none_or(|(last, _)| *last != number) {
            rows.push((number, [const { String::new() }; 4]));
        }
        let cells = rows.last_mut().map(|(_, cells)| cells);
        let (Some(cells), Some(played)) = (cells, ply.played()) else {
            continue;
        };
        if let Some(cell) = cells.get_mut(round.column) {
            *cell = write(&ply.before, played);
        }
    }
    let widths = [0, 1, 2, 3].map(|column: usize| {
        let cells = rows.iter().filter_map(|(_, cells)| cells.get(column));
        cells.map(String::len).max().unwrap_or(0)
    });
    let last = rows.len() - 1;
    let line = |(row, (number, cells)): (usize, &(String, [String; 4]))| {
        let ends = cells.iter().rposition(|cell| !cell.is_empty()).unwrap_or(0);
        let mut line = format!("{number:>4}");
        for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
            let empty = cell.is_empty() && (row < last || column < ends);
            let cell = if empty { PASSED } else { cell };
            line.push_str(&format!(" {cell:<width$}"));
        }
        line.truncate(line.trim_end().len());
        line
    };
    rows.iter().enumerate().map(line).collect()
}
