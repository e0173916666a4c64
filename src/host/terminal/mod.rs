//! This terminal: a screen to draw on and the events of whoever sits at it.
//!
//! **A key in.** `listen` sleeps until bytes come; `bytes` gathers them, however the line cut them up, and asks
//! `sequence` for the key at their beginning; the key goes down a channel as an [`Event`]. Signals come the same way.
//!
//! **A picture out.** ratatui tells `screen` which cells changed; it goes to each by `motion`, changes the `pen` as
//! little as it can in the `ink` that this `depth` of colour has, wipes as the terminal's `erasure` allows, and hands all
//! of it in one write to the `outlet`.
//!
//! **In between.** `restore` takes the terminal over and gives it back, whatever ends the program; `suspend` lets it
//! stand aside for the shell.

pub mod bytes;
pub mod charset;
pub mod clipboard;
pub mod depth;
pub mod erasure;
pub mod ink;
mod listen;
mod motion;
mod number;
mod order;
mod outlet;
mod pen;
pub mod print;
pub mod restore;
pub mod screen;
mod sequence;
mod shadow;
mod suspend;

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver};

use ratatui::Frame;
use ratatui::layout::Size;

use self::charset::Charset;
use self::clipboard::Clipboard;
use self::depth::{Depth, Surroundings};
use self::erasure::Erasure;
use self::listen::Ears;
use self::outlet::{Outlet, window_size};
use self::restore::{Mouse, enter, restore, restore_on_panic};
use self::screen::Screen;
use crate::ui::event::Event;
use crate::ui::window::{Copied, Suspended, Window};

/// What the terminal is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// How many colours.
    pub depth: Depth,
    /// What it leaves where it erases.
    pub erasure: Erasure,
    /// The letters it can show.
    pub charset: Charset,
    /// Whether the mouse takes part.
    pub mouse: Mouse,
    /// The line that stands on the normal screen after a fault in the program, above what
    /// happened: that the game is kept, and how to go on with it.
    pub farewell: String,
}

/// The terminal, taken over; it is given back when this is dropped, and on every other way out.
pub struct Terminal {
    inner: ratatui::Terminal<Screen<Outlet>>,
    mouse: Mouse,
}

/// Whether there is a screen to draw on, and not a pipe, a file or a terminal that only prints.
pub fn is_screen(around: &Surroundings) -> bool {
    around.has_screen() && io::stdin().is_terminal() && io::stdout().is_terminal()
}

impl Terminal {
    /// Takes the terminal over, and begins to listen. The terminal is asked nothing.
    ///
    /// A signal to end and the loss of the terminal come as [`Event::Leave`]; when the program has
    /// not ended soon after, it is ended.
    ///
    /// # Errors
    ///
    /// What the system says; the terminal is then as it was.
    pub fn open(options: Options) -> io::Result<(Terminal, Receiver<Event>)> {
        let (tell, events) = mpsc::channel();
        restore_on_panic(options.farewell);
        let ears = Ears::new()?;
        enter(options.mouse)?;
        // From here on dropping gives the terminal back.
        let screen = Screen::new(Outlet, window_size(), options.depth)
            .showing(options.charset)
            .erasing(options.erasure);
        let inner = ratatui::Terminal::new(screen).inspect_err(|_| restore())?;
        let terminal = Terminal {
            inner,
            mouse: options.mouse,
        };
        ears.listen(tell)?;
        Ok((terminal, events))
    }

    fn take_again(&mut self) -> io::Result<()> {
        enter(self.mouse)?;
        self.inner.backend_mut().set_size(window_size());
        self.inner.backend_mut().entered();
        self.inner.clear()
    }
}

impl Window for Terminal {
    fn draw(&mut self, paint: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        self.inner.draw(paint).map(drop)
    }

    fn resize(&mut self, width: u16, height: u16) -> io::Result<()> {
        self.inner.backend_mut().set_size(Size::new(width, height));
        self.inner.clear()
    }

    fn redraw(&mut self) -> io::Result<()> {
        // Whoever wrote on the screen may also have changed how the terminal works.
        self.take_again()
    }

    fn copy(&mut self, text: &str) -> io::Result<Copied> {
        let bytes = Clipboard::of(&Surroundings::here()).bytes(text);
        if bytes.is_empty() {
            return Ok(Copied::Nowhere);
        }
        Outlet.write_all(bytes.as_bytes())?;
        Ok(Copied::Sent)
    }

    fn suspend(&mut self) -> io::Result<Suspended> {
        if !suspend::has_shell() {
            return Ok(Suspended::NoShell);
        }
        restore();
        let stopped = suspend::stop();
        self.take_again()?;
        stopped.map(|()| Suspended::Back)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        restore();
    }
}
