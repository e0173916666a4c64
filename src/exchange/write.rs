//! Writes games: tags, and the moves in lines of less than eighty characters.

use reglement_core::board::piece::Seat;
use reglement_core::board::seats::Seats;
use reglement_core::rules::chess::position::Position as Chess;
use reglement_core::rules::position::{Move, Position};

use super::four::round::Round;
use super::own;
use super::score::{Line, Note, Outcome, Score};
use super::token::Dialect;

/// The longest line of moves.
const WIDTH: usize = 79;

/// Writes a game in a kind of text, an empty line behind it. The moves are called what `name` calls them.
///
/// It is UTF-8, with bare line feeds. Braces in comments become parentheses. Read again it is the same game.
pub fn game(score: &Score, dialect: Dialect, name: &dyn Fn(&Position, Move) -> String) -> String {
    let mut text = String::with_capacity(1024);
    for (name, value) in score.tags.iter() {
        text.push('[');
        text.push_str(name);
        text.push_str(" \"");
        text.extend(escaped(value));
        text.push_str("\"]\n");
    }
    if !score.tags.is_empty() {
        text.push('\n');
    }
    let mut writer = Writer {
        text,
        column: 0,
        bracket: Bracket::None,
        name,
    };
    match score.start.passed_on() {
        Position::Cross(start) => writer.rounds(&score.line, Round::first(start)),
        start => {
            let number = start.chess().map_or(1, Chess::move_number);
            let second = start.turn() == Seat::Black;
            writer.line(
                &score.line,
                start,
                2 * number as usize + usize::from(second),
            );
        }
    }
    writer.word(result(score.result, dialect));
    writer.text.push_str("\n\n");
    writer.text
}

/// The letters of a tag's value, quotes and backslashes escaped.
fn escaped(value: &str) -> impl Iterator<Item = char> {
    value.chars().flat_map(|letter| {
        let escape = matches!(letter, '"' | '\\').then_some('\\');
        let letter = if letter.is_control() { ' ' } else { letter };
        escape.into_iter().chain([letter])
    })
}

/// A result as a kind of text writes it.
pub fn result(result: Outcome, dialect: Dialect) -> &'static str {
    match (result, dialect) {
        (Outcome::Nobody, Dialect::Pdn) => "0-0",
        (Outcome::Drawn, Dialect::Pdn) => "1-1",
        (Outcome::Drawn, _) => "1/2-1/2",
        (Outcome::Won(who), Dialect::Four) if who.has(Seat::South) => "1-0",
        (Outcome::Won(_), Dialect::Four) => "0-1",
        (Outcome::HalfWon(who), Dialect::Four) if who.has(Seat::South) => "1/2-0",
        (Outcome::HalfWon(_), Dialect::Four) => "0-1/2",
        (Outcome::Won(who), Dialect::Pdn) if who == Seats::of(Seat::White) => "2-0",
        (Outcome::Won(who), Dialect::Pdn) if who == Seats::of(Seat::Black) => "0-2",
        (Outcome::Won(who), _) if who == Seats::of(Seat::White) => "1-0",
        (Outcome::Won(who), _) if who == Seats::of(Seat::Black) => "0-1",
        _ => "*",
    }
}

struct Writer<'a> {
    text: String,
    column: usize,
    bracket: Bracket,
    name: &'a dyn Fn(&Position, Move) -> String,
}

/// What goes at once before the next word.
#[derive(PartialEq, Eq)]
enum Bracket {
    None,
    Opens,
}

impl Writer<'_> {
    /// A line and its variations; the plies are counted so that White's are even, from twice the number of the move.
    fn line(&mut self, line: &Line, start: Position, first: usize) {
        let mut position = start;
        let mut notes = line.notes().peekable();
        // After anything but a move, a move of Black's needs its number.
        let mut is_bare = false;
        line.before.iter().for_each(|text| self.comment(text));
        for (index, played) in line.moves.iter().enumerate() {
            let ply = first + index;
            match ply % 2 {
                0 => self.word(&format!("{}.", ply / 2)),
                _ if !is_bare => self.word(&format!("{}...", ply / 2)),
                _ => {}
            }
            let name = (self.name)(&position, *played);
            self.word(&name);
            let note = notes.next_if(|note| note.0 == index).map(|note| note.1);
            is_bare =
                note.is_none_or(|note| note.comments.is_empty() && note.variations.is_empty());
            let before = position;
            position = position.after(*played);
            if let Some(note) = note {
                self.said(note);
                for variation in &note.variations {
                    self.bracket = Bracket::Opens;
                    self.line(variation, before, ply);
                    self.close();
                }
                position = own::heard(position, &note.comments);
            }
        }
    }

    /// A line of four: each round on a line of its own, `..` between its moves.
    fn rounds(&mut self, line: &Line, start: Round) {
        let mut at = start;
        let mut notes = line.notes().peekable();
        let mut opens = true;
        line.before.iter().for_each(|text| self.comment(text));
        for (index, played) in line.moves.iter().enumerate() {
            if opens {
                if self.column > 0 && self.bracket == Bracket::None {
                    self.text.push('\n');
                    self.column = 0;
                }
                self.word(&format!("{}.", at.number));
            } else {
                self.word("..");
            }
            let name = (self.name)(&at.position.into(), *played);
            self.word(&name);
            let before = at;
            at = at.after(*played);
            opens = at.number > before.number;
            if let Some((_, note)) = notes.next_if(|note| note.0 == index) {
                self.said(note);
                for variation in &note.variations {
                    self.bracket = Bracket::Opens;
                    self.rounds(variation, before);
                    self.close();
                }
            }
        }
    }

    /// Marks and comments.
    fn said(&mut self, note: &Note) {
        for nag in &note.nags {
            self.word(&format!("${nag}"));
        }
        note.comments.iter().for_each(|text| self.comment(text));
    }

    fn comment(&mut self, text: &str) {
        let plain = |letter: char| match letter {
            '{' => '(',
            '}' => ')',
            letter if letter.is_control() => ' ',
            letter => letter,
        };
        let text: String = text.chars().map(plain).collect();
        let mut words = text.split_ascii_whitespace().peekable();
        let mut opens = "{";
        while let Some(word) = words.next() {
            let closes = if words.peek().is_none() { "}" } else { "" };
            let word = format!("{opens}{word}{closes}");
            opens = "";
            // A line that began so would be passed over by some.
            match word.starts_with('%') {
                true => self.put(&word, " "),
                false => self.word(&word),
            }
        }
    }

    /// A word, on a line of its own if it would be too long for this one.
    fn word(&mut self, word: &str) {
        let bracket = usize::from(self.bracket == Bracket::Opens);
        let length = word.chars().count() + bracket;
        match self.column {
            0 => self.put(word, ""),
            column if column + 1 + length > WIDTH => {
                self.text.push('\n');
                self.column = 0;
                self.put(word, "");
            }
            _ => self.put(word, " "),
        }
    }

    fn put(&mut self, word: &str, blank: &str) {
        self.text.push_str(blank);
        if std::mem::replace(&mut self.bracket, Bracket::None) == Bracket::Opens {
            self.text.push('(');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column += blank.len() + word.chars().count();
    }

    fn close(&mut self) {
        match self.bracket {
            // It was empty.
            Bracket::Opens => self.bracket = Bracket::None,
            Bracket::None if self.column < WIDTH => self.put(")", ""),
            Bracket::None => self.word(")"),
        }
    }
}
