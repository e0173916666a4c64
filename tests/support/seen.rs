//! What a terminal shows, held against the picture that was drawn: every cell, its colours and attributes.
#![allow(dead_code, reason = "each test file uses its own part")]

use ratatui::buffer::{Buffer, Cell, CellWidth};
use ratatui::style::Modifier;
use reglement::host::terminal::depth::Depth;
use reglement::host::terminal::ink::Ink;

/// Holds a screen against a picture; a picture that it does not show is a panic that names the first cell.
pub fn compare(screen: &vt100::Screen, picture: &Buffer, depth: Depth) {
    if let Some((x, y, seen, wanted)) = difference(screen, picture, depth) {
        panic!("cell {x},{y} at {depth:?}: {seen:?}, and not {wanted:?}");
    }
}

/// The first cell that is not as in the picture: where, how it looks, how it should.
pub fn difference(
    screen: &vt100::Screen,
    picture: &Buffer,
    depth: Depth,
) -> Option<(u16, u16, Look, Look)> {
    for y in 0..picture.area.height {
        let mut x = 0;
        while x < picture.area.width {
            let drawn = &picture[(x, y)];
            let wanted = look(drawn, depth);
            let shown = screen.cell(y, x).map(|shown| seen(shown, &wanted));
            let shown = shown.unwrap_or_default();
            if shown != wanted {
                return Some((x, y, shown, wanted));
            }
            x += drawn.cell_width().max(1);
        }
    }
    None
}

/// A cell as an eye sees it: what does not show is left out.
#[derive(PartialEq, Default, Debug)]
pub struct Look {
    symbol: String,
    back: vt100::Color,
    inverse: bool,
    underline: bool,
    /// Colour, bold, dim, italic of the writing, where there is any.
    writing: Option<(vt100::Color, bool, bool, bool)>,
}

fn look(cell: &Cell, depth: Depth) -> Look {
    let has = |modifier| cell.modifier.contains(modifier);
    let (inverse, underline) = (has(Modifier::REVERSED), has(Modifier::UNDERLINED));
    let shows = cell.symbol() != " " || inverse || underline;
    Look {
        symbol: cell.symbol().to_owned(),
        back: color_of(Ink::nearest(cell.bg, depth)),
        inverse,
        underline,
        writing: shows.then(|| {
            (
                color_of(Ink::nearest(cell.fg, depth)),
                has(Modifier::BOLD),
                has(Modifier::DIM),
                has(Modifier::ITALIC),
            )
        }),
    }
}

fn seen(cell: &vt100::Cell, wanted: &Look) -> Look {
    let symbol = match cell.contents() {
        "" => " ",
        symbol => symbol,
    };
    Look {
        symbol: symbol.to_owned(),
        back: cell.bgcolor(),
        inverse: cell.inverse(),
        underline: cell.underline(),
        writing: wanted
            .writing
            .map(|_| (cell.fgcolor(), cell.bold(), cell.dim(), cell.italic())),
    }
}

fn color_of(ink: Ink) -> vt100::Color {
    match ink {
        Ink::Default => vt100::Color::Default,
        Ink::Indexed(index) => vt100::Color::Idx(index),
        Ink::Rgb(r, g, b) => vt100::Color::Rgb(r, g, b),
    }
}

/// Whether attributes are all that is asked for.
pub fn is_colourless(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let mut sequences = text.split("\x1b[").skip(1);
    sequences.all(|sequence| {
        let end = sequence.find(|it: char| it.is_ascii_alphabetic());
        let (codes, letter) = sequence.split_at(end.unwrap_or(0));
        !letter.starts_with('m') || codes.split(';').all(|code| code.len() <= 1)
    })
}
