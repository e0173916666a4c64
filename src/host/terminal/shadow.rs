//! What stands on the screen by now: a short gap is crossed by writing again what is in it, which is shorter than to jump.

use ratatui::layout::{Position, Size};

use super::ink::Ink;
use super::pen::Pen;

/// The widest gap that is shorter to write than to jump over.
const GAP: u16 = 3;

/// Every cell in which a letter of one byte stands, and how it was written; of other cells nothing is known.
pub struct Shadow {
    size: Size,
    cells: Vec<Option<(u8, Pen)>>,
}

impl Shadow {
    /// A screen that is blank on this ground.
    pub fn blank(size: Size, ground: Ink) -> Shadow {
        let pen = Pen {
            back: ground,
            ..Pen::PLAIN
        };
        Shadow::all(size, Some((b' ', pen)))
    }

    /// A screen of which nothing is known.
    pub fn unknown(size: Size) -> Shadow {
        Shadow::all(size, None)
    }

    fn all(size: Size, cell: Option<(u8, Pen)>) -> Shadow {
        let count = usize::from(size.width) * usize::from(size.height);
        Shadow {
            size,
            cells: vec![cell; count],
        }
    }

    /// So many cells from here have this letter now, or something else.
    pub fn set(&mut self, from: Position, columns: u16, letter: Option<(u8, Pen)>) {
        for column in 0..columns {
            let at = Position {
                x: from.x.saturating_add(column),
                y: from.y,
            };
            if let Some(cell) = self.index(at).and_then(|index| self.cells.get_mut(index)) {
                *cell = letter;
            }
        }
    }

    /// The letters from one cell up to another not far to the right, where this pen would write them again as they are.
    pub fn between(&self, from: Position, to: Position, pen: Pen) -> Option<Vec<u8>> {
        let gap = to.x.checked_sub(from.x)?;
        if from.y != to.y || !(1..=GAP).contains(&gap) {
            return None;
        }
        let start = self.index(from)?;
        let cells = self.cells.get(start..start + usize::from(gap))?;
        let letters = cells.iter().map(|cell| {
            let (letter, written) = (*cell)?;
            let alike = match letter {
                b' ' => written.leaves(pen.back) && pen.leaves(pen.back),
                _ => written == pen,
            };
            alike.then_some(letter)
        });
        letters.collect()
    }

    fn index(&self, at: Position) -> Option<usize> {
        let is_within = at.x < self.size.width && at.y < self.size.height;
        is_within.then(|| usize::from(at.y) * usize::from(self.size.width) + usize::from(at.x))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED: Pen = Pen {
        fore: Ink::Indexed(1),
        ..Pen::PLAIN
    };
    const ON_RED: Pen = Pen {
        back: Ink::Indexed(1),
        ..Pen::PLAIN
    };

    fn between(shadow: &Shadow, from: u16, to: u16, pen: Pen) -> Option<String> {
        let letters = shadow.between((from, 0).into(), (to, 0).into(), pen)?;
        String::from_utf8(letters).ok()
    }

    #[test]
    fn what_is_known_and_would_stay_as_it_is_is_written_again() {
        let mut shadow = Shadow::blank(Size::new(9, 1), Ink::Default);
        shadow.set((1, 0).into(), 1, Some((b'a', RED)));
        shadow.set((3, 0).into(), 1, None);
        assert_eq!(between(&shadow, 0, 3, RED).as_deref(), Some(" a "));
        assert_eq!(between(&shadow, 0, 1, RED).as_deref(), Some(" "));
        assert_eq!(between(&shadow, 0, 1, ON_RED), None);
        assert_eq!(between(&shadow, 0, 2, Pen::PLAIN), None);
        assert_eq!(between(&shadow, 2, 4, RED), None);
        assert_eq!(between(&shadow, 4, 8, RED), None);
        assert_eq!(between(&shadow, 4, 4, RED), None);
        assert_eq!(between(&shadow, 8, 10, RED), None);
    }
}
