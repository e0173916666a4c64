//! Whatever is drawn, the terminal shows it: random pictures, sent as differences, read back.

#[path = "support/seen.rs"]
mod seen;

use std::io;
use std::num::NonZeroU16;

use fastrand::Rng;
use ratatui::Terminal;
use ratatui::buffer::{Buffer, CellWidth};
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier, Style};
use reglement::host::terminal::depth::Depth;
use reglement::host::terminal::erasure::Erasure;
use reglement::host::terminal::screen::Screen;
use seen::{compare, is_colourless};

const DEPTHS: [Depth; 4] = [Depth::None, Depth::Sixteen, Depth::Indexed, Depth::True];

const SIZES: [(u16, u16); 5] = [(1, 1), (2, 3), (7, 2), (40, 12), (80, 24)];

/// Attributes that the terminal of the test can show; bold and dim shut each other out there.
const ATTRIBUTES: [Modifier; 6] = [
    Modifier::empty(),
    Modifier::BOLD,
    Modifier::DIM,
    Modifier::ITALIC,
    Modifier::UNDERLINED,
    Modifier::REVERSED,
];

type Window = Terminal<Screen<Vec<u8>>>;

#[test]
fn the_terminal_shows_what_was_drawn() -> io::Result<()> {
    let mut random = Rng::with_seed(1967);
    for depth in DEPTHS {
        for size in SIZES {
            for erasure in [Erasure::Plain, Erasure::Coloured] {
                for _ in 0..4 {
                    journey(&mut random, depth, erasure, size)?;
                }
            }
        }
    }
    Ok(())
}

/// Frame after frame on one window, now and then in another size.
fn journey(
    random: &mut Rng,
    depth: Depth,
    erasure: Erasure,
    (width, height): (u16, u16),
) -> io::Result<()> {
    let mut size = Size::new(width, height);
    let mut window = Terminal::new(Screen::new(Vec::new(), size, depth).erasing(erasure))?;
    let mut terminal = vt100::Parser::new(positive(height), positive(width), 0);
    // As the terminal is when it has been taken over.
    terminal.process(b"\x1b[?25l");
    let mut picture = Buffer::empty(size.into());
    for _ in 0..25 {
        if random.u8(..8) == 0 {
            size = Size::new(random.u16(1..=width), random.u16(1..=height));
            window.backend_mut().set_size(size);
            terminal
                .screen_mut()
                .set_size(positive(size.height), positive(size.width));
            picture.resize(size.into());
        }
        scribble(random, &mut picture);
        let cursor = random.bool().then(|| place(random, size));
        window.draw(|frame| {
            frame.buffer_mut().clone_from(&picture);
            if let Some(cursor) = cursor {
                frame.set_cursor_position(cursor);
            }
        })?;
        let bytes = taken(&mut window);
        assert!(depth != Depth::None || is_colourless(&bytes));
        assert!(erasure == Erasure::Coloured || !erases_in_colour(&bytes));
        terminal.process(&bytes);
        compare(terminal.screen(), &picture, depth);
        assert_eq!(terminal.screen().hide_cursor(), cursor.is_none());
        if let Some(cursor) = cursor {
            let shown = terminal.screen().cursor_position();
            assert_eq!(shown, (cursor.y, cursor.x));
        }
        window.draw(|frame| {
            frame.buffer_mut().clone_from(&picture);
            if let Some(cursor) = cursor {
                frame.set_cursor_position(cursor);
            }
        })?;
        assert_eq!(taken(&mut window), b"", "an unchanged frame");
    }
    Ok(())
}

/// Whether anything is erased while the ground behind the pen is coloured, which not every terminal can.
fn erases_in_colour(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    let mut coloured = false;
    text.split("\x1b[").skip(1).any(|sequence| {
        let end = sequence.find(|it: char| it.is_ascii_alphabetic());
        let (codes, letter) = sequence.split_at(end.unwrap_or(0));
        if letter.starts_with('m') {
            coloured = ground_after(codes, coloured);
        }
        letter.starts_with('X') || (coloured && letter.starts_with(['J', 'K']))
    })
}

/// Whether the ground is coloured after these codes, if it was before.
fn ground_after(codes: &str, mut coloured: bool) -> bool {
    let mut codes = codes.split(';').map(|code| code.parse().unwrap_or(0));
    while let Some(code) = codes.next() {
        match code {
            0 | 49 => coloured = false,
            40..=48 | 100..=107 => coloured = true,
            _ => {}
        }
        // The colours of a longer code are no codes.
        if code == 38 || code == 48 {
            let numbers = if codes.next() == Some(2) { 3 } else { 1 };
            codes.by_ref().take(numbers).for_each(drop);
        }
    }
    coloured
}

fn taken(window: &mut Window) -> Vec<u8> {
    std::mem::take(window.backend_mut().writer_mut())
}

fn positive(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN)
}

fn place(random: &mut Rng, size: Size) -> Position {
    Position::new(random.u16(..size.width), random.u16(..size.height))
}

/// Writes a few texts and wipes a few stretches.
fn scribble(random: &mut Rng, picture: &mut Buffer) {
    const TEXTS: [&str; 7] = [
        "  ",
        "e2-e4",
        "♟\u{fe0e} ♛\u{fe0e}",
        "將 a",
        "         ",
        "é",
        "Anna",
    ];
    // Panels with a ground of their own, as a theme draws them.
    if random.u8(..4) == 0 {
        let ground = Style::reset().bg(color(random));
        let (from, rows) = (place(random, picture.area.as_size()), picture.area.height);
        let from = if random.bool() {
            from
        } else {
            Position::ORIGIN
        };
        for y in from.y..rows {
            for x in from.x..picture.area.width {
                picture[(x, y)].reset();
                picture[(x, y)].set_style(ground);
            }
        }
    }
    for _ in 0..random.usize(..12) {
        let at = place(random, picture.area.as_size());
        let text = TEXTS.get(random.usize(..TEXTS.len())).copied();
        picture.set_string(at.x, at.y, text.unwrap_or_default(), style(random));
    }
    if random.u8(..4) == 0 {
        let row = random.u16(..picture.area.height);
        for x in random.u16(..picture.area.width)..picture.area.width {
            picture[(x, row)].reset();
        }
    }
    mend(picture);
}

/// A wide cell has the next one for itself, or else is none.
fn mend(picture: &mut Buffer) {
    let area = picture.area;
    for y in 0..area.height {
        let mut x = 0;
        while x < area.width {
            let width = picture[(x, y)].cell_width();
            if width == 2 && x + 1 < area.width {
                picture[(x + 1, y)].reset();
            } else if width == 2 {
                picture[(x, y)].set_symbol("#");
            }
            x += width.max(1);
        }
    }
}

fn style(random: &mut Rng) -> Style {
    let modifier = ATTRIBUTES.get(random.usize(..ATTRIBUTES.len())).copied();
    Style::reset()
        .fg(color(random))
        .bg(color(random))
        .add_modifier(modifier.unwrap_or_default())
}

fn color(random: &mut Rng) -> Color {
    match random.u8(..6) {
        0 | 1 => Color::Reset,
        2 => Color::LightRed,
        3 => Color::Indexed(random.u8(..)),
        4 => Color::Rgb(181, 136, 99),
        _ => Color::Rgb(random.u8(..), random.u8(..), random.u8(..)),
    }
}
