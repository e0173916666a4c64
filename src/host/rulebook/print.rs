//! Text set in paragraphs: wrapped, indented, with names hanging in the margin.

use std::io::{self, Write};

use unicode_width::UnicodeWidthStr;

use crate::lang::wrap::wrap;

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

    /// A paragraph with a name in the margin of so many columns, on its first line.
    pub fn hanging(&mut self, name: &str, columns: usize, text: &str) -> io::Result<()> {
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
        for line in wrap(text, self.width.saturating_sub(margin)) {
            let gap = margin - name.width().min(margin);
            let whole = format!("{name}{:gap$}{line}", "");
            writeln!(self.out, "{}", whole.trim_end())?;
            name = "";
        }
        Ok(())
    }
}
