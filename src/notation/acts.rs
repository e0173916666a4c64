//! Acts beside the moves, as they are typed in either language: `huff 27`, `demand`, `insist 24-20`.

use crate::board::grid::Grid;
use crate::board::square::Square;

/// What a typed text asks for that is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word<'t> {
    /// To huff the piece on this square (D13).
    Huff(Square),
    /// To huff a piece on what is no square of the board.
    HuffNowhere(&'t str),
    /// To have the neglected capture made (D14).
    Demand,
    /// To make this move against a warning.
    Insist(&'t str),
}

/// Reads a text that begins with the word of an act; any other is left to be read as a move.
pub fn read<'t>(text: &'t str, grid: &Grid) -> Option<Word<'t>> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    match (word.to_lowercase().as_str(), rest) {
        ("huff" | "blaas" | "blazen", named) => Some(match grid.named(named) {
            Some(at) => Word::Huff(at),
            None => Word::HuffNowhere(named),
        }),
        ("demand" | "eis", "") => Some(Word::Demand),
        ("insist", play) if !play.is_empty() => Some(Word::Insist(play)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::TEN;

    #[test]
    fn acts_are_read_in_either_language_and_moves_are_left() {
        let at = |name| TEN.named(name).unwrap();
        assert_eq!(read("huff 27", &TEN), Some(Word::Huff(at("27"))));
        assert_eq!(read(" Blaas 05 ", &TEN), Some(Word::Huff(at("5"))));
        assert_eq!(read("huff e4", &TEN), Some(Word::HuffNowhere("e4")));
        assert_eq!(read("eis", &TEN), Some(Word::Demand));
        assert_eq!(read("insist 24-20", &TEN), Some(Word::Insist("24-20")));
        for text in ["", "32-28", "insist", "demand 27", "huffle"] {
            assert_eq!(read(text, &TEN), None, "{text}");
        }
    }
}
