//! Draws what changed on a terminal, in as few bytes as it can, all in one write.

use std::io;

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::{Cell, CellWidth};
use ratatui::layout::{Position, Size};

use super::charset::{Charset, stand_in};
use super::depth::Depth;
use super::erasure::Erasure;
use super::ink::Ink;
use super::motion::travel;
use super::number;
use super::order::{self, Told, is_blank};
use super::pen::Pen;
use super::shadow::Shadow;

/// A screen of a terminal in raw mode, of which is known what it shows, how it writes and where its
/// cursor is; so only differences are sent. Frames are collected and leave with
/// [`flush`](Backend::flush), and nothing is written when nothing changed.
pub struct Screen<W> {
    writer: W,
    size: Size,
    depth: Depth,
    charset: Charset,
    erasure: Erasure,
    /// Unknown at first, and after somebody else wrote.
    pen: Option<Pen>,
    /// Unknown also after the last column, where terminals differ on what comes next.
    at: Option<Position>,
    shown: Option<Cursor>,
    wanted: Cursor,
    /// Where the cursor has to stand when a frame is done, if it is seen.
    rest: Position,
    picture: Picture,
    shadow: Shadow,
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
    /// Nothing but this ground.
    Blank(Ink),
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
            erasure: Erasure::Plain,
            pen: Some(Pen::PLAIN),
            at: Some(Position::ORIGIN),
            shown: Some(Cursor::Hidden),
            wanted: Cursor::Hidden,
            rest: Position::ORIGIN,
            picture: Picture::Blank(Ink::Default),
            shadow: Shadow::blank(size, Ink::Default),
            wide: Vec::new(),
            out: Vec::new(),
        }
    }

    /// The same on a terminal that can show only these letters; other letters get their stand-ins.
    #[must_use]
    pub fn showing(self, charset: Charset) -> Screen<W> {
        Screen { charset, ..self }
    }

    /// The same on a terminal that leaves this where it erases.
    #[must_use]
    pub fn erasing(self, erasure: Erasure) -> Screen<W> {
        Screen { erasure, ..self }
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
        self.shadow = Shadow::unknown(self.size);
    }

    /// Somebody else made the screen as [`new`](Screen::new) expects it.
    pub fn entered(&mut self) {
        self.pen = Some(Pen::PLAIN);
        self.at = Some(Position::ORIGIN);
        self.shown = Some(Cursor::Hidden);
        self.blanked(Ink::Default);
        self.out.clear();
    }

    /// Where the bytes go, to take from it what was written.
    pub fn writer_mut(&mut self) -> &mut W {
        &mut self.writer
    }

    fn blanked(&mut self, ground: Ink) {
        self.picture = Picture::Blank(ground);
        self.shadow = Shadow::blank(self.size, ground);
        self.wide.clear();
    }

    fn go(&mut self, to: Position) {
        travel(self.at, to, &mut self.out);
        self.at = Some(to);
    }

    /// Goes to a cell and takes the pen for it, over a gap that either the old pen or the new one can write again.
    fn reach(&mut self, to: Position, pen: Pen) {
        self.cross(to, self.pen);
        if self.gap(to, Some(pen)).is_some() {
            self.take(pen);
            self.cross(to, Some(pen));
        }
        self.come_from_edge(to, pen);
        self.go(to);
        self.take(pen);
    }

    /// The first cell of a row is named in fewer bytes than the next ones: from there a short gap is written again.
    fn come_from_edge(&mut self, to: Position, pen: Pen) {
        let edge = Position { x: 0, y: to.y };
        let Some(letters) = self.shadow.between(edge, to, pen) else {
            return;
        };
        let way = |to| {
            let mut way = Vec::new();
            travel(self.at, to, &mut way);
            way.len()
        };
        if way(edge) + letters.len() < way(to) {
            self.go(edge);
            self.take(pen);
            self.out.extend_from_slice(&letters);
            self.at = Some(to);
        }
    }

    fn cross(&mut self, to: Position, pen: Option<Pen>) {
        if let Some(letters) = self.gap(to, pen) {
            self.out.extend_from_slice(&letters);
            self.at = Some(to);
        }
    }

    fn gap(&self, to: Position, pen: Option<Pen>) -> Option<Vec<u8>> {
        self.shadow.between(self.at?, to, pen?)
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
        self.reach(at, pen);
        let symbol = cell.symbol();
        let letter = match symbol.as_bytes() {
            [letter @ (b' ' | 0x21..0x7f)] => Some((*letter, pen)),
            _ => None,
        };
        self.shadow.set(at, width.max(1), letter);
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

    /// Writes blanks, or erases; `next` is where the writing goes on, if it does.
    fn blank(&mut self, blanks: &Blanks, next: Option<Position>) {
        let half = self.cut(blanks.start, blanks.count);
        self.reach_for_blank(blanks.start, blanks.pen, blanks.count);
        let to_the_edge = blanks.end() >= self.size.width;
        let ground = match self.erasure {
            Erasure::Plain => Ink::Default,
            Erasure::Coloured => blanks.pen.back,
        };
        let can_erase = blanks.pen.leaves(ground);
        if to_the_edge && blanks.count >= 3 && can_erase {
            self.out.extend_from_slice(b"\x1b[K");
        } else if can_erase && self.erasure == Erasure::Coloured && blanks.are_better_erased(next) {
            self.out.extend_from_slice(&blanks.erasing());
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
            self.reach_for_blank(at, Pen::PLAIN, 1);
            self.out.push(b' ');
            self.advance(at, 1);
        }
    }

    fn reach_for_blank(&mut self, to: Position, pen: Pen, count: u16) {
        let pen = self.pen.map_or(pen, |in_hand| pen.for_blank(in_hand));
        self.reach(to, pen);
        self.shadow.set(to, count, Some((b' ', pen)));
    }

    fn advance(&mut self, from: Position, columns: u16) {
        let x = from.x.saturating_add(columns);
        self.at = (x < self.size.width).then_some(Position { x, y: from.y });
    }

    /// Gives the whole of a blank screen the ground of its last cell, as most will have it, where one stroke does that.
    fn fill(&mut self, content: &[(u16, u16, &Cell)]) {
        let told = content.iter().map(|(_, _, cell)| cell.cell_width().max(1));
        let told: u32 = told.map(u32::from).sum();
        let Some((.., last)) = content.last() else {
            return;
        };
        let ground = Ink::nearest(last.bg, self.depth);
        // Whatever is not told of is blank on the terminal's own ground, and has to stay so.
        let all = told >= self.size.area();
        if self.erasure == Erasure::Plain || !all || ground == Ink::Default {
            return;
        }
        self.go(Position::ORIGIN);
        self.take(Pen {
            back: ground,
            ..Pen::PLAIN
        });
        self.out.extend_from_slice(b"\x1b[J");
        self.blanked(ground);
    }

    /// Writes cells in the order in which they come.
    fn write(&mut self, content: &[Told]) {
        let mut waiting: Option<Blanks> = None;
        // On a blank screen all that is not told of is blank.
        let between = match self.picture {
            Picture::Blank(ground) => Some(ground),
            Picture::Painted => None,
        };
        let mut before = None;
        for &(x, y, cell) in content {
            let at = Position { x, y };
            if x >= self.size.width || y >= self.size.height {
                continue;
            }
            self.picture = Picture::Painted;
            let pen = Pen::of(cell, self.depth, &mut before);
            let is_blank = is_blank(cell);
            if is_blank && between.is_some_and(|ground| pen.leaves(ground)) {
                continue;
            }
            if is_blank && waiting.as_mut().is_some_and(|it| it.takes(at, pen)) {
                continue;
            }
            if let Some(blanks) = waiting.take() {
                self.blank(&blanks, Some(at));
            }
            if is_blank {
                waiting = Some(Blanks {
                    start: at,
                    count: 1,
                    pen,
                });
            } else {
                self.put(at, cell, pen);
            }
        }
        if let Some(blanks) = waiting {
            self.blank(&blanks, None);
        }
    }

    /// The cells of a small change in the order in which they cost least. Only on a painted screen where no cell is of two
    /// columns does it not matter which comes first.
    fn draw_runs(&mut self, mut runs: Vec<&[Told]>) {
        while let Some(next) = order::first(&runs, (self.at, self.pen), &self.shadow, self.depth) {
            self.write(runs.remove(next));
        }
    }

    fn erase_from_rest(&mut self, sequence: &[u8]) {
        self.take(Pen::PLAIN);
        self.go(self.rest);
        self.out.extend_from_slice(sequence);
        self.shadow = Shadow::unknown(self.size);
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

    fn end(&self) -> u16 {
        self.start.x.saturating_add(self.count)
    }

    /// The sequence that erases them, and leaves the cursor where they begin.
    fn erasing(&self) -> Vec<u8> {
        let mut bytes = b"\x1b[".to_vec();
        number::push(self.count, &mut bytes);
        bytes.push(b'X');
        bytes
    }

    /// Whether to erase them is shorter than to write them, the way from there included.
    fn are_better_erased(&self, next: Option<Position>) -> bool {
        // Neither the sequence nor the way back over what it erased is longer than five bytes.
        match self.count {
            0..5 => return false,
            11.. => return true,
            _ => {}
        }
        let way = |from| {
            let mut way = Vec::new();
            if let Some(next) = next {
                travel(Some(from), next, &mut way);
            }
            way.len()
        };
        let end = Position {
            x: self.end(),
            ..self.start
        };
        self.erasing().len() + way(self.start) < usize::from(self.count) + way(end)
    }
}

impl<W: io::Write> Backend for Screen<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let content: Vec<_> = content.collect();
        if self.picture == Picture::Blank(Ink::Default) {
            self.fill(&content);
        }
        let is_free = self.picture == Picture::Painted && self.wide.is_empty();
        match order::runs(&content, self.depth).filter(|_| is_free) {
            Some(runs) => self.draw_runs(runs),
            None => self.write(&content),
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
            ClearType::All if self.picture == Picture::Blank(Ink::Default) => {}
            ClearType::All => {
                self.take(Pen::PLAIN);
                self.out.extend_from_slice(b"\x1b[H\x1b[J");
                self.at = Some(Position::ORIGIN);
                self.blanked(Ink::Default);
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
