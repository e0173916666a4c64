//! A screen as text: the characters, and below them a letter for the style of each, with what the letters mean.

use std::fmt::Write as _;

use ratatui::Frame;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Style};

/// What a drawing leaves on a screen of this size.
pub fn picture(width: u16, height: u16, draw: impl FnOnce(&mut Frame, Rect)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory does not fail");
    let mut cursor = None;
    let frame = terminal
        .draw(|frame| {
            let area = frame.area();
            draw(frame, area);
        })
        .expect("memory does not fail");
    let buffer = frame.buffer.clone();
    if terminal.backend().cursor_visible() {
        cursor = Some(terminal.backend().cursor_position());
    }
    text(&buffer, cursor)
}

/// A buffer as text, with the place of the cursor if there is one.
pub fn text(buffer: &Buffer, cursor: Option<Position>) -> String {
    let area = buffer.area;
    let mut styles: Vec<Style> = Vec::new();
    let (mut characters, mut letters) = (String::new(), String::new());
    for y in area.rows().map(|row| row.y) {
        let mut covered = 0;
        for x in area.x..area.right() {
            let cell = &buffer[(x, y)];
            if covered > 0 {
                covered -= 1;
            } else {
                characters.push_str(cell.symbol());
                covered = unicode_width::UnicodeWidthStr::width(cell.symbol()).saturating_sub(1);
            }
            let style = cell.style();
            let number = styles.iter().position(|other| *other == style).unwrap_or_else(|| {
                styles.push(style);
                styles.len() - 1
            });
            letters.push(letter(number));
        }
        let trimmed = characters.trim_end_matches(' ').len();
        characters.truncate(trimmed);
        characters.push('\n');
        letters.push('\n');
    }
    let mut text = format!("{characters}{}\n", "-".repeat(usize::from(area.width)));
    for line in letters.lines() {
        let _ = writeln!(text, "{}", line.trim_end_matches(letter(0)));
    }
    let _ = writeln!(text, "{}", "-".repeat(usize::from(area.width)));
    for (number, style) in styles.into_iter().enumerate() {
        let _ = writeln!(text, "{} {}", letter(number), meaning(style));
    }
    if let Some(Position { x, y }) = cursor {
        let _ = writeln!(text, "cursor at column {x}, row {y}");
    }
    text
}

/// The commonest style, which is mostly the first, is a dot; then come small letters, then capitals.
fn letter(number: usize) -> char {
    let letters = ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    letters.chars().nth(number).unwrap_or('?')
}

fn meaning(style: Style) -> String {
    let colour = |colour: Option<Color>| match colour {
        None | Some(Color::Reset) => "default".to_owned(),
        Some(Color::Rgb(red, green, blue)) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Some(Color::Indexed(number)) => number.to_string(),
        Some(other) => format!("{other}"),
    };
    let mut text = format!("{} on {}", colour(style.fg), colour(style.bg));
    for modifier in style.add_modifier.iter_names() {
        let _ = write!(text, " {}", modifier.0.to_lowercase());
    }
    text
}
