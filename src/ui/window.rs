//! What the screen needs of whatever it is shown on.

use std::io;

use ratatui::Frame;
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// A place to draw on. An error means that it is gone, and the program with it.
pub trait Window {
    /// Paints a frame and shows what changed since the last one, at once.
    ///
    /// # Errors
    ///
    /// What the terminal says when nothing can be written to it any more.
    fn draw(&mut self, paint: impl FnOnce(&mut Frame<'_>)) -> io::Result<()>;

    /// Takes over a new size, in columns and rows; the next frame has it, and is painted whole. So it
    /// is when the size is the same again: the window may have been smaller in between, and have lost
    /// what stood there.
    ///
    /// # Errors
    ///
    /// As [`draw`](Window::draw).
    fn resize(&mut self, width: u16, height: u16) -> io::Result<()>;

    /// Forgets what is on the screen: the next frame is painted whole.
    ///
    /// # Errors
    ///
    /// As [`draw`](Window::draw).
    fn redraw(&mut self) -> io::Result<()>;

    /// Gives the terminal back to the shell and stops, until the shell says to go on; the next
    /// frame is then painted whole, in the size the window has by then.
    ///
    /// # Errors
    ///
    /// As [`draw`](Window::draw).
    fn suspend(&mut self) -> io::Result<Suspended>;

    /// Hands a text to the clipboard of whoever sits there. Nothing else changes.
    ///
    /// # Errors
    ///
    /// As [`draw`](Window::draw).
    fn copy(&mut self, text: &str) -> io::Result<Copied>;
}

/// What became of a text that was to go to the clipboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copied {
    /// It was sent; whether it was taken nobody tells.
    Sent,
    /// There is no such clipboard.
    Nowhere,
}

/// What became of a wish to stop for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suspended {
    /// It was stopped, and is back.
    Back,
    /// There is no shell that could wake the program again, so it was not stopped.
    NoShell,
}

/// A window in memory, on which screens are tested.
impl Window for Terminal<TestBackend> {
    fn draw(&mut self, paint: impl FnOnce(&mut Frame<'_>)) -> io::Result<()> {
        match Terminal::draw(self, paint) {
            Ok(_) => Ok(()),
            Err(never) => match never {},
        }
    }

    fn resize(&mut self, width: u16, height: u16) -> io::Result<()> {
        self.backend_mut().resize(width, height);
        Ok(())
    }

    fn redraw(&mut self) -> io::Result<()> {
        match self.clear() {
            Ok(()) => Ok(()),
            Err(never) => match never {},
        }
    }

    fn suspend(&mut self) -> io::Result<Suspended> {
        Ok(Suspended::NoShell)
    }

    fn copy(&mut self, _: &str) -> io::Result<Copied> {
        Ok(Copied::Nowhere)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name_on(window: &mut impl Window) -> io::Result<()> {
        window.draw(|frame| frame.render_widget("Anna", frame.area()))
    }

    #[test]
    fn a_window_in_memory_shows_what_is_drawn() -> io::Result<()> {
        let mut window = Terminal::new(TestBackend::new(6, 1)).map_err(io::Error::other)?;
        name_on(&mut window)?;
        window.backend().assert_buffer_lines(["Anna  "]);
        Window::resize(&mut window, 4, 2)?;
        window.redraw()?;
        name_on(&mut window)?;
        window.backend().assert_buffer_lines(["Anna", "    "]);
        assert_eq!(window.suspend()?, Suspended::NoShell);
        Ok(())
    }
}
