//! One line in which somebody types: a name, or what to search for.

use tui_input::{Input, InputRequest};
use unicode_segmentation::UnicodeSegmentation;

use super::clean::{cells, one_line, shown};
use super::ring::Turn;
use crate::ui::keys::intent::Edit;

/// A line of text being typed, no longer than a limit, with a place where the next letter goes.
#[derive(Clone, Debug)]
pub struct Field {
    input: Input,
    limit: usize,
}

/// What became of the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typed {
    /// The text is another one now.
    Changed,
    /// The text is the same.
    Same,
}

/// As much of the line as there is room for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The text in sight.
    pub text: String,
    /// The column in it where the next letter goes.
    pub cursor: usize,
}

impl Field {
    /// A field with a text in it, for at most so many letters.
    pub fn new(text: &str, limit: usize) -> Field {
        let mut field = Field {
            input: Input::default(),
            limit,
        };
        field.paste(text);
        field
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.input.reset();
    }

    /// A change that a key asked for.
    pub fn edit(&mut self, edit: Edit) -> Typed {
        let before = self.text().to_owned();
        match edit {
            Edit::Letter(c) => self.insert(c),
            Edit::EraseLeft => self.ask(InputRequest::DeletePrevChar),
            Edit::EraseRight => self.ask(InputRequest::DeleteNextChar),
            Edit::EraseWord => self.ask(InputRequest::DeletePrevWord),
            Edit::EraseAll => self.clear(),
            Edit::Left => self.ask(InputRequest::GoToPrevChar),
            Edit::Right => self.ask(InputRequest::GoToNextChar),
            Edit::Start => self.ask(InputRequest::GoToStart),
            Edit::End => self.ask(InputRequest::GoToEnd),
        }
        if before == self.text() {
            Typed::Same
        } else {
            Typed::Changed
        }
    }

    /// The same where a key to the side goes to the next of some texts, or to the one before, as long as it is one of them.
    pub fn step(&mut self, edit: Edit, steps: &[&str]) {
        let turn = match edit {
            Edit::Left => Some(Turn::Back),
            Edit::Right => Some(Turn::On),
            _ => None,
        };
        let now = steps.iter().position(|step| *step == self.text());
        match (turn, now) {
            (Some(turn), Some(at)) => {
                *self = Field::new(
                    steps.get(turn.from(at, steps.len())).unwrap_or(&""),
                    self.limit,
                );
            }
            _ => {
                self.edit(edit);
            }
        }
    }

    /// Text that was pasted: lines become one, what cannot be seen is left out, what is too long is cut off.
    pub fn paste(&mut self, text: &str) -> Typed {
        let before = self.text().len();
        for c in one_line(text).chars() {
            self.insert(c);
        }
        if before == self.text().len() {
            Typed::Same
        } else {
            Typed::Changed
        }
    }

    /// The part of the line around the cursor that fits in so many columns, the cursor itself included.
    pub fn view(&self, width: usize) -> View {
        let letters: Vec<&str> = self.text().graphemes(true).collect();
        let at = self.split().0.graphemes(true).count().min(letters.len());
        let room = width.saturating_sub(1);
        let mut from = at;
        let mut used = 0;
        while let Some(letter) = from.checked_sub(1).and_then(|before| letters.get(before)) {
            used += cells(&shown(letter));
            if used > room {
                break;
            }
            from -= 1;
        }
        let mut view = View {
            text: String::new(),
            cursor: 0,
        };
        let mut taken = 0;
        for (number, letter) in letters.iter().enumerate().skip(from) {
            let letter = shown(letter);
            let wide = cells(&letter);
            if number == at {
                view.cursor = taken;
            }
            if taken + wide > width {
                break;
            }
            taken += wide;
            view.text.push_str(&letter);
        }
        if at >= letters.len() {
            view.cursor = taken;
        }
        view
    }

    fn insert(&mut self, c: char) {
        let clean = one_line(&c.to_string());
        let Some(c) = clean.chars().next() else {
            return;
        };
        let (before, after) = self.split();
        let longer = format!("{before}{c}{after}");
        // A letter may be built of many characters, but not of any number of them.
        if longer.graphemes(true).count() <= self.limit && longer.chars().count() <= self.limit * 8
        {
            self.ask(InputRequest::InsertChar(c));
        }
    }

    /// Whole letters are stepped over and taken away, however many characters they are made of.
    fn ask(&mut self, request: InputRequest) {
        self.input.handle(request);
    }

    /// The text before and after the cursor.
    fn split(&self) -> (&str, &str) {
        let text = self.text();
        let at = text
            .char_indices()
            .nth(self.input.cursor())
            .map_or(text.len(), |(at, _)| at);
        text.split_at(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_and_deleting() {
        let mut field = Field::new("Ann", 40);
        assert_eq!(field.edit(Edit::Letter('a')), Typed::Changed);
        field.edit(Edit::Start);
        field.edit(Edit::Letter('J'));
        assert_eq!(field.text(), "JAnna");
        assert_eq!(field.edit(Edit::EraseRight), Typed::Changed);
        assert_eq!(field.edit(Edit::Left), Typed::Same);
        assert_eq!(field.text(), "Jnna");
    }

    #[test]
    fn a_letter_is_deleted_whole() {
        let mut field = Field::new("a👨\u{200D}👩\u{200D}👧e\u{308}", 40);
        field.edit(Edit::EraseLeft);
        assert_eq!(field.text(), "a👨\u{200D}👩\u{200D}👧");
        field.edit(Edit::EraseLeft);
        assert_eq!(field.text(), "a");
    }

    #[test]
    fn no_more_letters_than_the_limit() {
        let field = Field::new(&"李".repeat(300), 40);
        assert_eq!(field.text().graphemes(true).count(), 40);
        let field = Field::new(&format!("a{}", "\u{308}".repeat(9999)), 40);
        assert!(field.text().chars().count() <= 320);
    }

    #[test]
    fn pasted_text_is_cleaned() {
        let field = Field::new("An\u{1B}[31mna\r\n\u{202E}x", 40);
        assert_eq!(field.text(), "An[31mna  x");
    }

    #[test]
    fn the_cursor_is_always_in_sight() {
        let mut field = Field::new("Zoë 李小龍 van der Meulen", 40);
        for _ in 0..30 {
            for width in 1..30 {
                let view = field.view(width);
                assert!(
                    cells(&view.text) <= width && view.cursor < width,
                    "{view:?} in {width}"
                );
            }
            field.edit(Edit::Left);
        }
    }
}
