//! The help of a command, as text.

use std::io::{self, Write};

use clap::Command;

use super::described::described;
use super::page::{Entry, Page, find, page};
use crate::host::rulebook::print::Printer;
use crate::lang::Lang;

/// The widest column of names; a longer name stands on a line of its own.
const WIDEST: usize = 26;

/// Writes the help of a command, named by its path; of a longer path than there is, the help of what there is of it.
///
/// # Errors
/// It cannot be written.
pub fn help(out: &mut dyn Write, path: &[&str], lang: Lang, width: usize) -> io::Result<()> {
    let root = described(lang);
    let (command, name) = find(&root, path);
    let mut print = Printer::new(out, width);
    set(&mut print, command, &name, lang)
}

fn set(print: &mut Printer, command: &Command, path: &str, lang: Lang) -> io::Result<()> {
    let lines = &lang.words().command;
    let heading = &lines.heading;
    let told: Page = page(command, path, lang);
    print.line(&format!("{}.", told.about))?;
    print.blank()?;
    print.line(&format!("{}: {}", heading.usage, told.usage))?;
    prose(print, told.more)?;
    entries(print, heading.commands, &told.commands)?;
    entries(print, heading.arguments, &told.arguments)?;
    entries(print, heading.options, &told.options)?;
    if path == "moves" {
        print.blank()?;
        print.line(&format!("{}:", heading.positions))?;
        prose(print, lines.positions)?;
    }
    if !told.examples.is_empty() {
        print.blank()?;
        print.line(&format!("{}:", heading.examples))?;
        for example in &told.examples {
            print.indented(2, &example.name)?;
            print.indented(6, &example.text)?;
        }
    }
    entries(print, heading.statuses, &told.statuses)
}

/// Paragraphs, and lines that are left as they are.
fn prose(print: &mut Printer, text: &str) -> io::Result<()> {
    for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.is_empty()) {
        print.blank()?;
        for line in paragraph.lines() {
            match line.starts_with(' ') {
                true => print.unbroken(line)?,
                false => print.line(line)?,
            }
        }
    }
    Ok(())
}

/// Names in a column, and beside each what it means.
fn entries(print: &mut Printer, heading: &str, entries: &[Entry]) -> io::Result<()> {
    if entries.is_empty() {
        return Ok(());
    }
    print.blank()?;
    print.line(&format!("{heading}:"))?;
    let widest = entries.iter().map(|entry| entry.name.chars().count() + 4);
    let column = widest.filter(|wide| *wide <= WIDEST).max().unwrap_or(6);
    for entry in entries {
        print.hanging(&format!("  {}", entry.name), column, &entry.text)?;
    }
    Ok(())
}
