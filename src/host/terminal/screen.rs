//! Draws what changed on a terminal, in as few bytes as it can, all in one write.

use std::io;

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::{Cell, CellWidth};
use ratatui::layout::{Position, Size};

use super::charset::{Charset, stand_in};
use super::depth::Depth;
use super::motion::travel;
use super::pen::Pen;

/// A screen of a terminal in raw mode, of which is known what it shows, how it writes and where its
/// cursor is; so only differences are sent. Frames are collected and leave with
/// [`flush`](Backend::flush), and nothing is written when nothing changed.
pub struct Screen<W> {
    writer: W,
    size: Size,
    depth: Depth,
    charset: Charset,
    /// Unknown at first, and after somebody else wrote.
    pen: Option<Pen>,
    /// Unknown also after the last column, where terminals differ on what comes next.
    at: Option<Position>,
    shown: Option<Cursor>,
    wanted: Cursor,
    /// Where the cursor has to stand when a frame is done, if it is seen.
    rest: Position,
    picture: Picture,
    /// Where cells of two columns stand.
    wide: Vec<Position>,
    out: Vec<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cursor {
    Hidden,
    Visible,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Picture {
    Blank,
    Painted,
}

/// Blanks side by side that look the same, not yet written.
struct Blanks {
    start: Position,
    count: u16,
    pen: Pen,
}

impl<W: io::Write> Screen<W> {
    /// A screen of that size that is blank, with the cursor hidden in the first cell and all
    /// attributes off.
    pub fn new(writer: W, size: Size, depth: Depth) -> Screen<W> {
        Screen {
            writer,
            size,
            depth,
            charset: Charset::Utf8,
            pen: Some(Pen::PLAIN),
            at: Some(Position::ORIGIN),
            shown: Some(Cursor::Hidden),
            wanted: Cursor::Hidden,
            rest: Position::ORIGIN,
            picture: Picture::Blank,
            wide: Vec::new(),
            out: Vec::new(),
        }
    }

    /// The same on a terminal that can show only these letters; other letters get their stand-ins.
    #[must_use]
    pub fn showing(self, charset: Charset) -> Screen<W> {
        Screen { charset, ..self }
    }

    /// Takes over the size of the window; ratatui sees it at its next frame.
    pub fn set_size(&mut self, size: Size) {
        if self.size != size {
            self.size = size;
            // Lines may have been folded or cut, and the cursor with them.
            self.forget();
        }
    }

    /// Takes nothing for granted of what the terminal shows or how it writes. The picture itself
    /// comes back when ratatui's terminal is cleared and draws again.
    pub fn forget(&mut self) {
        self.pen = None;
        self.at = None;
        self.shown = None;
        self.picture = Picture::Painted;
    }

    /// Somebody else made the screen as [`new`](Screen::new) expects it.
    pub fn entered(&mut self) {
        self.pen = Some(Pen::PLAIN);
        self.at = Some(Position::ORIGIN);
        self.shown = Some(Cursor::Hidden);
        self.picture = Picture::Blank;
        self.wide.clear();
        self.out.clear();
    }

    /// Where the bytes go, to take from it what was written.
    pub fn writer_mut(&mut self) -> &mut W {
        &mut self.writer
    }

    fn go(&mut self, to: Position) {
        travel(self.at, to, &mut self.out);
        self.at = Some(to);
    }

    /// Crosses a gap of blanks by writing them, where that is shorter than to jump over it.
    fn cross(&mut self, to: Position) {
        let (Some(at), Some(pen)) = (self.at, self.pen) else {
            return;
        };
        let gap = usize::from(to.x.saturating_sub(at.x));
        if at.y == to.y && gap <= 3 && pen.erases() {
            self.out.resize(self.out.len() + gap, b' ');
            self.at = Some(to);
        }
    }

    fn take(&mut self, pen: Pen) {
        pen.take(self.pen, self.depth, &mut self.out);
        self.pen = Some(pen);
    }

    fn put(&mut self, at: Position, cell: &Cell, pen: Pen) {
        let width = cell.cell_width();
        let half = self.cut(at, width);
        if width == 2 {
            self.wide.push(at);
        }
        self.go(at);
        self.take(pen);
        let symbol = cell.symbol();
        if symbol.chars().any(char::is_control) {
            self.out.push(b'?');
            self.advance(at, 1);
        } else if self.charset == Charset::Ascii && !symbol.is_ascii() {
            let columns = usize::from(width.max(1));
            self.out
                .extend(std::iter::repeat_n(stand_in(symbol), columns));
            self.advance(at, width.max(1));
        } else {
            self.out.extend_from_slice(symbol.as_bytes());
            self.advance(at, width);
        }
        if symbol.contains(['\u{fe0f}', '\u{200d}']) {
            // Terminals do not agree on how wide such a picture is.
            self.at = None;
        }
        self.wipe(half);
    }

    fn blank(&mut self, blanks: &Blanks) {
        let half = self.cut(blanks.start, blanks.count);
        self.go(blanks.start);
        self.take_for_blank(blanks.pen);
        let to_the_edge = blanks.start.x.saturating_add(blanks.count) >= self.size.width;
        // Not every terminal erases with the colour behind the pen, so only its own is trusted.
        if to_the_edge && blanks.count >= 3 && blanks.pen.erases() {
            self.out.extend_from_slice(b"\x1b[K");
        } else {
            let length = self.out.len() + usize::from(blanks.count);
            self.out.resize(length, b' ');
            self.advance(blanks.start, blanks.count);
        }
        self.wipe(half);
    }

    /// Forgets the wide cells that are about to be written over, and says where half of one is
    /// left: terminals differ on what they show there.
    fn cut(&mut self, from: Position, columns: u16) -> Option<Position> {
        let end = from.x.saturating_add(columns);
        let mut half = None;
        self.wide.retain(|wide| {
            let after = wide.x.saturating_add(1);
            let is_hit = wide.y == from.y && after >= from.x && wide.x < end;
            if is_hit && after == end {
                half = Some(Position { x: end, y: from.y });
            }
            !is_hit
        });
        half
    }

    /// What ratatui takes such a half to be: a plain blank, unless it says otherwise later.
    fn wipe(&mut self, half: Option<Position>) {
        if let Some(at) = half {
            self.go(at);
            self.take_for_blank(Pen::PLAIN);
            self.out.push(b' ');
            self.advance(at, 1);
        }
    }

    fn take_for_blank(&mut self, pen: Pen) {
        self.take(self.pen.map_or(pen, |in_hand| pen.for_blank(in_hand)));
    }

    fn advance(&mut self, from: Position, columns: u16) {
        let x = from.x.saturating_add(columns);
        self.at = (x < self.size.width).then_some(Position { x, y: from.y });
    }

    fn erase_from_rest(&mut self, sequence: &[u8]) {
        self.take(Pen::PLAIN);
        self.go(self.rest);
        self.out.extend_from_slice(sequence);
    }
}

impl Blanks {
    fn takes(&mut self, at: Position, pen: Pen) -> bool {
        let adjoins = at.y == self.start.y && at.x == self.start.x.saturating_add(self.count);
        let alike = pen == self.pen || pen.for_blank(self.pen) == self.pen;
        if adjoins && alike {
            self.count += 1;
        }
        adjoins && alike
    }
}

impl<W: io::Write> Backend for Screen<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let mut waiting: Option<Blanks> = None;
        // On a blank screen all that is not told of is blank.
        let between = self.picture;
        let mut before = None;
        for (x, y, cell) in content {
            let at = Position { x, y };
            if x >= self.size.width || y >= self.size.height {
                continue;
            }
            self.picture = Picture::Painted;
            let pen = Pen::of(cell, self.depth, &mut before);
            let is_blank = matches!(cell.symbol(), " " | "");
            if is_blank && waiting.as_mut().is_some_and(|it| it.takes(at, pen)) {
                continue;
            }
            if let Some(blanks) = waiting.take() {
                self.blank(&blanks);
            }
            if is_blank {
                waiting = Some(Blanks {
                    start: at,
                    count: 1,
                    pen,
                });
            } else {
                if between == Picture::Blank {
                    self.cross(at);
                }
                self.put(at, cell, pen);
            }
        }
        if let Some(blanks) = waiting {
            self.blank(&blanks);
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.wanted = Cursor::Hidden;
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        self.wanted = Cursor::Visible;
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.rest)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.rest = position.into();
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        match region {
            ClearType::All if self.picture == Picture::Blank => {}
            ClearType::All => {
                self.take(Pen::PLAIN);
                self.out.extend_from_slice(b"\x1b[H\x1b[J");
                self.at = Some(Position::ORIGIN);
                self.picture = Picture::Blank;
                self.wide.clear();
            }
            ClearType::AfterCursor => self.erase_from_rest(b"\x1b[J"),
            ClearType::BeforeCursor => self.erase_from_rest(b"\x1b[1J"),
            ClearType::CurrentLine => self.erase_from_rest(b"\x1b[2K"),
            ClearType::UntilNewLine => self.erase_from_rest(b"\x1b[K"),
        }
        Ok(())
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize {
            columns_rows: self.size,
            pixels: Size::ZERO,
        })
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.wanted == Cursor::Visible {
            self.go(self.rest);
        }
        if self.shown != Some(self.wanted) {
            self.out.extend_from_slice(match self.wanted {
                Cursor::Hidden => b"\x1b[?25l",
                Cursor::Visible => b"\x1b[?25h",
            });
            self.shown = Some(self.wanted);
        }
        if self.out.is_empty() {
            return Ok(());
        }
        let written = self.writer.write_all(&self.out);
        self.out.clear();
        written?;
        self.writer.flush()
    }
}

#[cfg(test)]
mod tests;
