//! An answer: its first line begins with a word that a script can match, the others with two blanks.

use crate::host::refused::plain;

/// The lines of an answer, ready to be written.
#[derive(Default, Debug)]
pub struct Answer {
    text: String,
}

/// The word that an answer begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// Done, or told.
    Ok,
    /// The rules forbid it.
    Refused,
    /// A player asks the other something.
    Offer,
    /// Which claims can be made.
    Claim,
    /// More must be said.
    Choose,
    /// The game is over.
    Result,
    /// How the match stands.
    Match,
    /// The line could not be used.
    Error,
}

impl First {
    const fn word(self) -> &'static str {
        match self {
            First::Ok => "ok",
            First::Refused => "refused",
            First::Offer => "offer",
            First::Claim => "claim",
            First::Choose => "choose",
            First::Result => "result",
            First::Match => "match",
            First::Error => "error",
        }
    }
}

impl Answer {
    /// A line that begins with one of the words.
    pub fn say(&mut self, first: First, text: &str) {
        self.text.push_str(first.word());
        self.text.push_str(": ");
        self.text.push_str(&plain(text));
        self.text.push('\n');
    }

    /// A line below it; line breaks begin others.
    pub fn detail(&mut self, text: &str) {
        for line in text.lines() {
            self.text.push_str("  ");
            self.text.push_str(&plain(line));
            self.text.push('\n');
        }
    }

    /// A line below it that begins with a label.
    pub fn labelled(&mut self, label: &str, text: &str) {
        self.detail(&format!("{label}: {text}"));
    }

    /// All lines of another answer.
    pub fn join(&mut self, other: Answer) {
        self.text.push_str(&other.text);
    }

    /// Does it say that a line could not be used?
    pub fn is_error(&self) -> bool {
        self.text.starts_with(First::Error.word())
    }

    /// All lines.
    pub fn as_bytes(&self) -> &[u8] {
        self.text.as_bytes()
    }
}
