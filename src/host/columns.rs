//! The moves of four in columns: a line a round, a column a seat.

use crate::board::piece::Seat;
use crate::table::state::State;

/// What stands where the turn passed over a seat.
const PASSED: &str = "-";

/// The seats at the head, in the order of their turns from the first, and below them a line a round; nothing when
/// nothing has been played, or where two play. Each ply of the past is written by its number.
pub fn columns(
    state: &State,
    name: &dyn Fn(Seat) -> String,
    write: &dyn Fn(usize) -> Option<String>,
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
    for (index, round) in (0..state.past.len()).zip(state.rounds()) {
        let number = format!("{}.", round.number);
        if rows.last().is_none_or(|(last, _)| *last != number) {
            rows.push((number, [const { String::new() }; 4]));
        }
        let cells = rows.last_mut().map(|(_, cells)| cells);
        let (Some(cells), Some(text)) = (cells, write(index)) else {
            continue;
        };
        if let Some(cell) = cells.get_mut(round.column) {
            // A second move at once shares the place of the first.
            if !cell.is_empty() {
                cell.push(' ');
            }
            cell.push_str(&text);
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
