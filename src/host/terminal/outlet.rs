//! Standard output as a terminal: whether it takes bytes, how large it is, and the way there.

use std::io;
use std::time::Duration;

use ratatui::layout::Size;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::stdio::stdout;
use rustix::termios::tcgetwinsize;

/// Standard output without a buffer of its own: what is written in one piece leaves in one piece.
#[derive(Debug)]
pub struct Outlet;

impl io::Write for Outlet {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        loop {
            match rustix::io::write(stdout(), bytes) {
                // Some other program left the terminal in a mode in which it does not wait.
                Err(Errno::AGAIN) => {
                    let output = stdout();
                    let _ = poll(&mut [PollFd::new(&output, PollFlags::OUT)], None);
                }
                done => return done.map_err(io::Error::from),
            }
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Whether the terminal takes bytes, or begins to within that time.
pub fn takes_bytes(within: Duration) -> bool {
    let output = stdout();
    let patience = Timespec::try_from(within).ok();
    let mut waiting = [PollFd::new(&output, PollFlags::OUT)];
    poll(&mut waiting, patience.as_ref()).is_ok_and(|ready| ready > 0)
}

/// The size of the window by now; 80 by 24 where the terminal does not know, as on a serial line.
pub fn window_size() -> Size {
    match tcgetwinsize(stdout()) {
        Ok(size) if size.ws_col > 0 && size.ws_row > 0 => Size::new(size.ws_col, size.ws_row),
        _ => Size::new(80, 24),
    }
}
