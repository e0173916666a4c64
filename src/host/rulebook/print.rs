//! Text set in paragraphs: wrapped, indented, with names hanging in the margin.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::lang::wrap::wrap;

/// Two texts stand side by side where each line can have so many columns.
const COLUMN: usize = 46;
/// Longer lines are tiring to read, in columns and without.
const WIDEST_COLUMN: usize = 60;
const LONGEST_LINE: usize = 88;
/// The columns between two columns.
const GAP: usize = 3;
/// A line shorter than this is not indented any more.
const NARROW: usize = 24;

/// Writes paragraphs of at most so many columns.
pub struct Printer<'a> {
    out: &'a mut dyn Write,
    width: usize,
}

impl<'a> Printer<'a> {
    /// A printer of this width.
    pub fn new(out: &'a mut dyn Write, width: usize) -> Printer<'a> {
        Printer { out, width }
    }

    /// An empty line.
    pub fn blank(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A line that is left as it is, for a script to read.
    pub fn unbroken(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// A paragraph from the left edge.
    pub fn line(&mut self, text: &str) -> io::Result<()> {
        self.indented(0, text)
    }

    /// A paragraph so many columns from the left edge.
    pub fn indented(&mut self, columns: usize, text: &str) -> io::Result<()> {
        self.hanging("", columns, text)
    }

    /// How many columns each of two texts side by side would have, so far from the left edge; none where that is too
    /// narrow to be read with ease.
    pub fn column(&self, indent: usize) -> Option<usize> {
        let column = self.width.saturating_sub(indent + GAP) / 2;
        (column >= COLUMN).then_some(column.min(WIDEST_COLUMN))
    }

    /// Two texts side by side in columns of this width, their paragraphs level with each other.
    pub fn beside(&mut self, indent: usize, column: usize, texts: [&str; 2]) -> io::Result<()> {
        let [mut left, mut right] = texts.map(|text| text.split('\n'));
        loop {
            let (our, their) = (left.next(), right.next());
            if our.is_none() && their.is_none() {
                return Ok(());
            }
            let [our, their] = [our, their].map(|text| wrap(text.unwrap_or_default(), column));
            for row in 0..our.len().max(their.len()) {
                let cell = |lines: &[&str]| lines.get(row).copied().unwrap_or_default().to_owned();
                let (our, their) = (cell(&our), cell(&their));
                let gap = (column + GAP).saturating_sub(our.width());
                let line = format!("{:indent$}{our}{:gap$}{their}", "", "");
                writeln!(self.out, "{}", line.trim_end())?;
            }
        }
    }

    /// A paragraph with a name in the margin of so many columns, on its first line.
    pub fn hanging(&mut self, name: &str, columns: usize, text: &str) -> io::Result<()> {
        let width = self.width.min(LONGEST_LINE);
        let margin = match self.width < columns + NARROW {
            true => 0,
            false => columns,
        };
        let mut name = name;
        if name.width() + 1 > margin && !name.is_empty() {
            for line in wrap(name, self.width) {
                writeln!(self.out, "{line}")?;
            }
            name = "";
        }
        for line in wrap(text, width.saturating_sub(margin)) {
            let gap = margin - name.width().min(margin);
            let whole = format!("{name}{:gap$}{line}", "");
            writeln!(self.out, "{}", whole.trim_end())?;
            name = "";
        }
        Ok(())
    }
}
