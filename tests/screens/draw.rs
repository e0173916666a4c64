//! One part of the screen drawn alone on a window in memory.

use ratatui::Frame;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use reglement::ui::look::theme::Theme;

use super::picture;

/// What a drawing leaves on a screen of this size: characters, styles, and where the cursor is if it can be seen.
pub fn drawn(area: Rect, theme: &Theme, draw: impl FnOnce(&mut Frame)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(area.width, area.height)).unwrap();
    terminal.draw(draw).unwrap();
    let backend = terminal.backend();
    let picture = picture::picture(backend.buffer(), theme);
    match backend.cursor_visible() {
        true => format!("{picture}cursor at {}\n", backend.cursor_position()),
        false => picture,
    }
}

/// The characters alone, a line a row.
pub fn rows(drawn: &str, area: Rect) -> String {
    let rows: Vec<&str> = drawn.lines().take(usize::from(area.height)).collect();
    rows.join("\n")
}
