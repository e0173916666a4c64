//! What a page has that is browsed: a line in which one seeks, and a picture beside the lines.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};

use crate::ui::clean::{cells, fit};
use crate::ui::field::Field;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// What belongs to the chosen line of such a page.
#[derive(Debug)]
pub struct Browsing {
    /// Said below the lines.
    pub text: Vec<Paragraph>,
    /// Drawn beside them.
    pub picture: Vec<Line<'static>>,
    /// How many columns are kept free for that, whether there is a picture or not.
    pub aside: u16,
    /// What is sought, in the place of what the page is about.
    pub sought: Option<SoughtLine>,
}

/// The line in which one seeks.
#[derive(Debug)]
pub struct SoughtLine {
    /// What was typed.
    pub field: Field,
    /// How much was found.
    pub found: String,
    /// Whether it is being typed now.
    pub typing: Typing,
}

/// Whether a line is being typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Typing {
    /// It is, and the cursor stands in it.
    Now,
    /// It was.
    Done,
}

impl SoughtLine {
    /// Draws the line: what was typed behind the key that begins it, and at the end how much was found.
    pub fn draw(&self, frame: &mut Frame, area: Rect, here: &Here) {
        let theme = &here.look.theme;
        let width = usize::from(area.width);
        let found = fit(&self.found, width);
        let room = width.saturating_sub(cells(&found) + 4);
        let view = self.field.view(room);
        let gap = room.saturating_sub(cells(&view.text)) + 2;
        let line = Line::from(vec![
            Span::styled("/ ", theme.key),
            Span::styled(view.text, theme.strong),
            Span::raw(" ".repeat(gap)),
            Span::styled(found, theme.dim),
        ]);
        frame.render_widget(line, area);
        let x = area.x + u16::try_from(2 + view.cursor).unwrap_or(0);
        if self.typing == Typing::Now && x < area.right() && area.height > 0 {
            frame.set_cursor_position(Position { x, y: area.y });
        }
    }
}

/// Draws a picture, a line a row, as far as there is room.
pub fn draw_picture(picture: &[Line<'static>], frame: &mut Frame, area: Rect) {
    for (line, row) in picture.iter().zip(area.rows()) {
        frame.render_widget(line, row);
    }
}
