//! A refusal in lines: the article, the reason, the squares that show it.

use crate::board::grid::Grid;
use crate::lang::Lang;
use crate::lang::words::reasons::Board;
use crate::law::breach::Breach;
use crate::rules::position::Position;
use crate::ui::clean::is_unseen;

/// Why something was refused, in one sentence of plain characters.
pub fn reason(position: &Position, breach: &Breach, lang: Lang) -> String {
    let men = |at| position.piece(at);
    let board = Board::new(position.grid(), &men);
    plain(&lang.words().reason(breach, &board))
}

/// The squares that show why, parted by blanks; nothing when there are none.
pub fn marks(grid: &Grid, breach: &Breach) -> Option<String> {
    let squares: Vec<String> = breach
        .squares()
        .into_iter()
        .map(|at| grid.label(at))
        .collect();
    (!squares.is_empty()).then(|| squares.join(" "))
}

/// Printers' quotes, dashes and dots as the keyboard has them, for those who read by program; and a `?` for what a
/// terminal would obey, or be turned about by.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\u{201c}' | '\u{201d}' | '\u{201e}' => plain.push('"'),
            '\u{2018}' | '\u{2019}' => plain.push('\''),
            '\u{2013}' | '\u{2014}' => plain.push('-'),
            '\u{2026}' => plain.push_str("..."),
            other if is_unseen(other) => plain.push('?'),
            other => plain.push(other),
        }
    }
    plain
}
