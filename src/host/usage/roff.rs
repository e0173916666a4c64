//! The page of the manual, as `man` reads it.

use std::fmt::Write;

use clap::Command;

use super::described::{described, joined};
use super::page::{Entry, page};
use crate::games::Game;
use crate::lang::Lang;

/// The whole page: the program, each of its commands, the games, the files.
pub fn manual(lang: Lang) -> String {
    let words = lang.words();
    let (lines, heading) = (&words.command, &words.command.heading);
    let root = described(lang);
    let whole = page(&root, "", lang);
    let mut out = Roff(String::new());
    let version = env!("CARGO_PKG_VERSION");
    out.request(&format!(".TH REGLEMENT 1 \"\" \"reglement {version}\""));
    // Words are broken by the rules of one language, and it is not known of which.
    out.request(".nh");
    out.section(heading.name);
    out.text(&format!("reglement - {}", whole.about));
    out.section(heading.usage);
    out.text(&whole.usage);
    out.section(heading.description);
    out.prose(whole.more);
    out.section(heading.options);
    out.entries(&whole.options);
    out.section(heading.commands);
    out.commands(&root, "", lang);
    out.section(heading.games);
    out.text(lines.games);
    let games = Game::ALL.map(|game| Entry::new(game.id(), (words.terms.game)(game.source())));
    out.entries(&games);
    out.section(heading.positions);
    out.prose(lines.positions);
    out.section(heading.statuses);
    out.entries(&whole.statuses);
    out.section(heading.environment);
    out.pairs(lines.environment);
    out.section(heading.files);
    out.pairs(lines.files);
    out.section(heading.examples);
    out.entries(&whole.examples);
    out.0
}

/// A page while it is written.
struct Roff(String);

impl Roff {
    fn request(&mut self, line: &str) {
        self.0.push_str(line);
        self.0.push('\n');
    }

    fn section(&mut self, heading: &str) {
        let heading = escaped(&heading.to_uppercase());
        let _ = writeln!(self.0, ".SH \"{heading}\"");
    }

    fn text(&mut self, text: &str) {
        let text = escaped(text);
        self.request(&text);
    }

    /// Paragraphs, and lines that are left as they are.
    fn prose(&mut self, text: &str) {
        for paragraph in text.split("\n\n").filter(|paragraph| !paragraph.is_empty()) {
            self.request(".PP");
            let kept = paragraph.starts_with(' ');
            if kept {
                self.request(".RS 4\n.nf");
            }
            for line in paragraph.lines() {
                self.text(line.trim_start());
            }
            if kept {
                self.request(".fi\n.RE");
            }
        }
    }

    fn entries(&mut self, entries: &[Entry]) {
        for entry in entries {
            self.entry(&entry.name, &entry.text);
        }
    }

    fn pairs(&mut self, pairs: &[(&str, &str)]) {
        for (name, text) in pairs {
            self.entry(name, text);
        }
    }

    fn entry(&mut self, name: &str, text: &str) {
        self.request(".TP");
        let name = escaped(name);
        let _ = writeln!(self.0, "\\fB{name}\\fR");
        self.text(text);
    }

    /// Each command that belongs to one, and those that belong to it.
    fn commands(&mut self, of: &Command, path: &str, lang: Lang) {
        let heading = &lang.words().command.heading;
        for command in of.get_subcommands() {
            let path = joined(path, command.get_name());
            let told = page(command, &path, lang);
            let usage = escaped(&told.usage);
            let _ = writeln!(self.0, ".SS \"{usage}\"");
            self.text(&format!("{}.", told.about));
            self.prose(told.more);
            self.entries(&told.arguments);
            // What every command has is told above.
            let own = |entry: &&Entry| entry.name != "-h, --help";
            for entry in told.options.iter().filter(own) {
                self.entry(&entry.name, &entry.text);
            }
            for (heading, entries) in [
                (heading.examples, &told.examples),
                (heading.statuses, &told.statuses),
            ] {
                self.request(".PP");
                self.text(&format!("{heading}:"));
                self.request(".RS 4");
                self.entries(entries);
                self.request(".RE");
            }
            self.commands(command, &path, lang);
        }
    }
}

/// Text that means nothing but itself: no request, no escape, dashes that can be copied and typed.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 16);
    if text.starts_with(['.', '\'']) {
        safe.push_str("\\&");
    }
    for letter in text.chars() {
        match letter {
            '\\' => safe.push_str("\\e"),
            '-' => safe.push_str("\\-"),
            '"' => safe.push_str("\\(dq"),
            '\'' => safe.push_str("\\(aq"),
            '~' => safe.push_str("\\(ti"),
            '^' => safe.push_str("\\(ha"),
            '`' => safe.push_str("\\(ga"),
            letter if letter.is_ascii() => safe.push(letter),
            letter => {
                let _ = write!(safe, "\\[u{:04X}]", u32::from(letter));
            }
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_means_nothing_but_itself() {
        assert_eq!(escaped(".SH a\\b --c"), "\\&.SH a\\eb \\-\\-c");
        assert_eq!(escaped("'t is één"), "\\&\\(aqt is \\[u00E9]\\[u00E9]n");
    }
}
