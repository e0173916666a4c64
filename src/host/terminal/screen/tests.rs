//! What a frame sends, byte for byte.

use super::*;
use ratatui::Terminal;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};

/// Counts writes as a terminal sees them.
#[derive(Default)]
struct Line {
    bytes: Vec<u8>,
    writes: usize,
}

impl io::Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.extend_from_slice(bytes);
        self.writes += 1;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

type Shown = Terminal<Screen<Line>>;

fn shown(width: u16, height: u16, depth: Depth) -> io::Result<Shown> {
    let screen = Screen::new(Line::default(), Size::new(width, height), depth);
    Terminal::new(screen)
}

/// What a frame sends.
fn sent(window: &mut Shown, paint: impl FnOnce(&mut Buffer)) -> io::Result<String> {
    window.draw(|frame| paint(frame.buffer_mut()))?;
    Ok(taken(window))
}

fn taken(window: &mut Shown) -> String {
    let line = std::mem::take(window.backend_mut().writer_mut());
    assert!(line.writes <= 1, "{} writes", line.writes);
    String::from_utf8_lossy(&line.bytes).replace('\x1b', "^")
}

fn text(buffer: &mut Buffer, x: u16, y: u16, text: &str, style: Style) {
    buffer.set_string(x, y, text, style);
}

#[test]
fn an_unchanged_frame_writes_nothing() -> io::Result<()> {
    let mut window = shown(20, 3, Depth::True)?;
    let paint = |buffer: &mut Buffer| text(buffer, 2, 1, "Anna", Style::new());
    assert_eq!(sent(&mut window, paint)?, "\n  Anna");
    assert_eq!(sent(&mut window, paint)?, "");
    assert_eq!(window.backend_mut().writer_mut().writes, 0);
    Ok(())
}

#[test]
fn small_gaps_on_a_blank_screen_are_written() -> io::Result<()> {
    let mut window = shown(20, 1, Depth::True)?;
    let line = |text_of: &'static str| {
        move |buffer: &mut Buffer| text(buffer, 0, 0, text_of, Style::new())
    };
    assert_eq!(sent(&mut window, line("a b   c    d"))?, "a b   c^[4Cd");
    assert_eq!(sent(&mut window, line("b b   d    e"))?, "\u{8}e\rb^[5Cd");
    Ok(())
}

#[test]
fn pen_and_cursor_outlive_the_frame() -> io::Result<()> {
    let mut window = shown(20, 3, Depth::Indexed)?;
    let red = Style::new().fg(Color::Red).bg(Color::Blue);
    let first = sent(&mut window, |buffer| text(buffer, 0, 0, "ab", red))?;
    assert_eq!(first, "^[31;44mab");
    let second = sent(&mut window, |buffer| text(buffer, 0, 0, "abc", red))?;
    assert_eq!(second, "c");
    let third = sent(&mut window, |buffer| text(buffer, 0, 0, "abd", red))?;
    assert_eq!(third, "\u{8}d");
    Ok(())
}

#[test]
fn blanks_to_the_edge_are_erased_only_on_the_own_background() -> io::Result<()> {
    let mut window = shown(8, 2, Depth::Sixteen)?;
    let blue = Style::new().bg(Color::Blue);
    sent(&mut window, |buffer| text(buffer, 0, 0, "abcdefgh", blue))?;
    let cleared = sent(&mut window, |_| {})?;
    assert_eq!(cleared, "^[H^[m^[K");
    let filled = sent(&mut window, |buffer| buffer.set_style(buffer.area, blue))?;
    assert_eq!(filled, "^[44m        ^[2H        ");
    Ok(())
}

#[test]
fn where_the_terminal_erases_in_colour_one_stroke_paints_the_ground() -> io::Result<()> {
    let screen = Screen::new(Line::default(), Size::new(30, 2), Depth::Sixteen);
    let mut window = Terminal::new(screen.erasing(Erasure::Coloured))?;
    let blue = Style::new().bg(Color::Blue);
    let filled = sent(&mut window, |buffer| {
        buffer.set_style(buffer.area, blue);
        text(buffer, 2, 1, &"x".repeat(20), Style::new());
        text(buffer, 25, 1, "z", Style::new());
    })?;
    let letters = "x".repeat(20);
    assert_eq!(filled, format!("^[44m^[J\n  {letters}   z"));
    let erased = sent(&mut window, |buffer| {
        buffer.set_style(buffer.area, blue);
        text(buffer, 25, 1, "y", Style::new());
    })?;
    assert_eq!(erased, "\u{8}y\r  ^[20X");
    let to_the_edge = sent(&mut window, |buffer| {
        buffer.set_style(Rect::new(0, 0, 30, 1), Style::new().bg(Color::Red));
        buffer.set_style(Rect::new(0, 1, 30, 1), blue);
    })?;
    assert_eq!(to_the_edge, "^[23C ^[H^[41m^[K");
    Ok(())
}

#[test]
fn a_short_gap_is_crossed_by_writing_what_stands_there() -> io::Result<()> {
    let mut window = shown(20, 1, Depth::Indexed)?;
    let line = |text_of: &'static str| {
        move |buffer: &mut Buffer| text(buffer, 0, 0, text_of, Style::new())
    };
    sent(&mut window, line("take up é x"))?;
    assert_eq!(sent(&mut window, line("pale up é x"))?, "\rpal");
    assert_eq!(sent(&mut window, line("Pale ip é X"))?, "e i\rP^[9CX");
    assert_eq!(sent(&mut window, line("take ip é X"))?, "\rtak");
    assert_eq!(sent(&mut window, line("Take ap e X"))?, "\rT^[4Cap e");
    Ok(())
}

#[test]
fn after_the_last_column_the_place_is_said_in_full() -> io::Result<()> {
    let mut window = shown(4, 2, Depth::None)?;
    let both = sent(&mut window, |buffer| {
        text(buffer, 0, 0, "abcd", Style::new());
        text(buffer, 0, 1, "x", Style::new());
    })?;
    assert_eq!(both, "abcd^[2Hx");
    Ok(())
}

#[test]
fn the_cursor_is_shown_moved_and_hidden_once() -> io::Result<()> {
    let mut window = shown(20, 3, Depth::True)?;
    let mut frame = |text: &'static str, cursor: Option<Position>| {
        window.draw(|frame| {
            frame.render_widget(text, frame.area());
            if let Some(cursor) = cursor {
                frame.set_cursor_position(cursor);
            }
        })?;
        Ok::<_, io::Error>(taken(&mut window))
    };
    let end = |x| Some(Position { x, y: 0 });
    assert_eq!(frame("e2", end(2))?, "e2^[?25h");
    assert_eq!(frame("e2", end(2))?, "");
    assert_eq!(frame("e2e", end(3))?, "e");
    assert_eq!(frame("e2e", end(0))?, "\r");
    assert_eq!(frame("e2e", None)?, "^[?25l");
    Ok(())
}

#[test]
fn wide_cells_and_text_presentation_count_their_columns() -> io::Result<()> {
    let mut window = shown(20, 1, Depth::None)?;
    let line = |text_of: &'static str| {
        move |buffer: &mut Buffer| text(buffer, 0, 0, text_of, Style::new())
    };
    let pawn = sent(&mut window, line("♟\u{fe0e}將x"))?;
    assert_eq!(pawn, "♟\u{fe0e}將x");
    assert_eq!(sent(&mut window, line("♟\u{fe0e}將xy"))?, "y");
    Ok(())
}

#[test]
fn control_characters_never_reach_the_terminal() -> io::Result<()> {
    let mut window = shown(4, 1, Depth::None)?;
    let sneaky = sent(&mut window, |buffer| {
        if let Some(cell) = buffer.cell_mut((0, 0)) {
            cell.set_symbol("\u{1b}[2Jé");
        }
    })?;
    assert_eq!(sneaky, "?");
    Ok(())
}

#[test]
fn a_new_size_clears_once_and_paints_all() -> io::Result<()> {
    let mut window = shown(8, 2, Depth::None)?;
    let paint = |buffer: &mut Buffer| text(buffer, 0, 0, "ab", Style::new());
    sent(&mut window, paint)?;
    window.backend_mut().set_size(Size::new(6, 2));
    assert_eq!(sent(&mut window, paint)?, "^[m^[H^[Jab^[?25l");
    window.backend_mut().set_size(Size::new(6, 2));
    assert_eq!(sent(&mut window, paint)?, "");
    window.backend_mut().forget();
    window.clear()?;
    assert_eq!(sent(&mut window, paint)?, "^[m^[H^[Jab^[?25l");
    Ok(())
}

#[test]
fn letters_that_the_terminal_lacks_have_stand_ins_of_the_same_width() {
    let screen = Screen::new(Vec::new(), Size::new(8, 1), Depth::None).showing(Charset::Ascii);
    let mut window = Terminal::new(screen).unwrap();
    window
        .draw(|frame| frame.render_widget("é·“漢x", frame.area()))
        .unwrap();
    let sent = String::from_utf8(window.backend_mut().writer_mut().clone()).unwrap();
    assert!(sent.is_ascii(), "{sent:?}");
    assert!(sent.ends_with("e.\"??x"), "{sent:?}");
}
