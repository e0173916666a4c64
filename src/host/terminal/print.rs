//! A picture printed line by line, for a terminal that scrolls, or for a file.

use std::io::{self, Write};

use ratatui::buffer::{Buffer, Cell};

use super::charset::{Charset, stand_in};
use super::depth::Depth;
use super::ink::Ink;
use super::pen::Pen;

/// Prints a picture. Without colours nothing but text is sent, for it may be read by anything.
///
/// # Errors
/// The text cannot be written.
pub fn print(
    buffer: &Buffer,
    depth: Depth,
    charset: Charset,
    out: &mut dyn Write,
) -> io::Result<()> {
    let width = usize::from(buffer.area.width).max(1);
    for row in buffer.content.chunks(width) {
        let mut line = Vec::new();
        let (mut pen, mut before) = (Pen::PLAIN, None);
        for cell in row.iter().take(seen(row, depth)) {
            if depth > Depth::None {
                let next = Pen::of(cell, depth, &mut before);
                next.take(Some(pen), depth, &mut line);
                pen = next;
            }
            match (charset, cell.symbol()) {
                (Charset::Ascii, symbol) if !symbol.is_ascii() => line.push(stand_in(symbol)),
                (_, symbol) => line.extend_from_slice(symbol.as_bytes()),
            }
        }
        if depth > Depth::None {
            Pen::PLAIN.take(Some(pen), depth, &mut line);
        }
        line.push(b'\n');
        out.write_all(&line)?;
    }
    Ok(())
}

/// How many cells of a row there is anything to see of.
fn seen(row: &[Cell], depth: Depth) -> usize {
    let is_seen = |cell: &Cell| {
        let blank = matches!(cell.symbol(), " " | "");
        !blank || (depth > Depth::None && !Pen::of(cell, depth, &mut None).leaves(Ink::Default))
    };
    row.iter().rposition(is_seen).map_or(0, |last| last + 1)
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::{Color, Style};

    use super::*;

    fn printed(depth: Depth, charset: Charset) -> String {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 6, 2));
        buffer.set_string(0, 0, "♞é", Style::new().fg(Color::Indexed(1)));
        buffer.set_string(0, 1, "  ", Style::new().bg(Color::Indexed(4)));
        let mut out = Vec::new();
        print(&buffer, depth, charset, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn every_line_ends_as_it_began() {
        let expected = "\x1b[31m♞é\x1b[m\n\x1b[44m  \x1b[m\n";
        assert_eq!(printed(Depth::Sixteen, Charset::Utf8), expected);
    }

    #[test]
    fn without_colours_it_is_text_alone() {
        assert_eq!(printed(Depth::None, Charset::Utf8), "♞é\n\n");
        assert_eq!(printed(Depth::None, Charset::Ascii), "?e\n\n");
    }
}
