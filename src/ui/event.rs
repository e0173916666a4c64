//! Everything that can happen to somebody who sits at a screen.

use crossterm::event::{KeyEvent, MouseEvent};

/// One thing that happened, in the order in which it happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A key went down, or repeats while it is held; that a key was let go is never told.
    Key(KeyEvent),
    /// The mouse, when it was asked for. Columns and rows count from 0.
    Mouse(MouseEvent),
    /// Text that was pasted as one piece: lines end in `\n`, other control characters are gone.
    Paste(String),
    /// The window has another size.
    Resize {
        /// Columns.
        width: u16,
        /// Rows.
        height: u16,
    },
    /// Somebody else may have written on the screen: paint all of it.
    Redraw,
    /// Asked from outside to stop for a while, as Ctrl-Z does from the keyboard.
    Suspend,
    /// The program has to end.
    Leave(Leave),
}

/// Why the program has to end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// A signal with this number asks for it.
    Signal(i32),
    /// The terminal is gone: the line dropped or the window was closed.
    Gone,
}

impl Leave {
    /// The exit status that tells a shell the same: 128 and the number of the signal. A terminal
    /// that went away counts as a hang-up.
    pub fn status(self) -> u8 {
        const HANG_UP: u8 = 1;
        match self {
            Leave::Signal(number) => 128 + u8::try_from(number & 0x7f).unwrap_or(0),
            Leave::Gone => 128 + HANG_UP,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_status_is_128_and_the_signal() {
        assert_eq!(Leave::Signal(15).status(), 143);
        assert_eq!(Leave::Signal(2).status(), 130);
        assert_eq!(Leave::Gone.status(), 129);
    }
}
