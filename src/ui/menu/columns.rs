//! The columns of a list: as many as there is room for, the most telling first, at their places in the line.

use crate::ui::clean::{cells, filled, fit};

/// Between two columns.
const GAP: usize = 2;

/// A column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column<T> {
    /// What stands in it.
    pub what: T,
    /// How wide it is; of the column that takes the rest, how wide it is at least.
    pub wide: usize,
}

/// Which of these columns have room in so many, by their places: first whatever is named first in `by_worth`.
///
/// The column `rest` takes what the others leave, and each of them is only let in while that is enough for it.
pub fn chosen<T: Copy + PartialEq>(
    columns: &[Column<T>],
    by_worth: &[T],
    rest: T,
    room: usize,
) -> Vec<Column<T>> {
    let least = columns.iter().find(|column| column.what == rest);
    let mut left = room.saturating_sub(least.map_or(0, |column| column.wide));
    let mut taken = vec![rest];
    for what in by_worth {
        let Some(column) = columns.iter().find(|column| column.what == *what) else {
            continue;
        };
        if column.wide + GAP > left {
            break;
        }
        left -= column.wide + GAP;
        taken.push(*what);
    }
    let among = columns.iter().filter(|column| taken.contains(&column.what));
    let widened = among.map(|column| Column {
        what: column.what,
        wide: match column.what == rest {
            true => (column.wide + left).min(room),
            false => column.wide,
        },
    });
    widened.collect()
}

/// A line with these texts in its columns; the last is not filled up.
pub fn line<T: Copy>(columns: &[Column<T>], text: impl Fn(T) -> String) -> String {
    let mut line = String::new();
    for (number, column) in columns.iter().enumerate() {
        let text = text(column.what);
        match number + 1 == columns.len() {
            true => line += &fit(&text, column.wide),
            false => {
                line += &filled(&text, column.wide);
                line.extend(std::iter::repeat_n(' ', GAP));
            }
        }
    }
    line
}

/// The widest of some texts.
pub fn widest<'a>(texts: impl IntoIterator<Item = &'a str>) -> usize {
    texts.into_iter().map(cells).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: [Column<char>; 4] = [
        Column {
            what: 'd',
            wide: 10,
        },
        Column { what: 'g', wide: 8 },
        Column { what: 'p', wide: 6 },
        Column { what: 'r', wide: 7 },
    ];

    fn seen(room: usize) -> String {
        let chosen = chosen(&COLUMNS, &['d', 'r', 'g'], 'p', room);
        chosen.iter().map(|column| column.what).collect()
    }

    #[test]
    fn the_most_telling_columns_stay_when_there_is_little_room() {
        assert_eq!(
            [3, 17, 18, 26, 27, 36, 37, 90].map(seen),
            ["p", "p", "dp", "dp", "dpr", "dpr", "dgpr", "dgpr"]
        );
    }

    #[test]
    fn a_line_is_never_longer_than_its_room() {
        for room in 0..60 {
            let chosen = chosen(&COLUMNS, &['d', 'r', 'g'], 'p', room);
            let line = line(&chosen, |_| "李小龍 and whatever else".to_owned());
            assert!(cells(&line) <= room, "{line:?} in {room}");
        }
    }
}
