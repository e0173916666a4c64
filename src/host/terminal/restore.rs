//! Takes the terminal over, and gives it back as it was, whatever ends the program.

use std::io::{self, Write as _};
use std::panic::{self, PanicHookInfo};
use std::process;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::process::getpgrp;
use rustix::stdio::stdin;
use rustix::termios::{OptionalActions, Termios, tcgetattr, tcgetpgrp, tcsetattr};

use super::outlet::{Outlet, takes_bytes};

/// Whether the mouse is asked to report its buttons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mouse {
    /// It stays with the terminal, which selects text with it.
    Off,
    /// It selects and moves.
    On,
}

/// What has to be given back; nothing while the terminal is not ours.
static TAKEN: Mutex<Option<Taken>> = Mutex::new(None);

struct Taken {
    termios: Termios,
    mouse: Mouse,
}

/// Alternate screen, cursor hidden, paste marked; then plain and blank, which terminals without
/// an alternate screen are not yet.
const ENTER: &[u8] = b"\x1b[?1049h\x1b[?25l\x1b[?2004h\x1b[m\x1b[H\x1b[J";
const ENTER_MOUSE: &[u8] = b"\x1b[?1000h\x1b[?1006h";
const LEAVE_MOUSE: &[u8] = b"\x1b[?1006l\x1b[?1000l";
const LEAVE: &[u8] = b"\x1b[?2004l\x1b[m\x1b[H\x1b[J\x1b[?25h\x1b[?1049l";

/// Raw mode and the alternate screen, blank, with a hidden cursor in its first cell. What the
/// terminal was is remembered once, until [`restore`].
///
/// # Errors
///
/// When it is no terminal, or is gone; then nothing is changed.
pub fn enter(mouse: Mouse) -> io::Result<()> {
    let mut taken = taken();
    let before = match &*taken {
        Some(already) => already.termios.clone(),
        None => tcgetattr(stdin())?,
    };
    let mut raw = before.clone();
    raw.make_raw();
    tcsetattr(stdin(), OptionalActions::Now, &raw)?;
    *taken = Some(Taken {
        termios: before,
        mouse,
    });
    drop(taken);
    let mut sequence = ENTER.to_vec();
    if mouse == Mouse::On {
        sequence.extend_from_slice(ENTER_MOUSE);
    }
    let entered = Outlet.write_all(&sequence);
    if entered.is_err() {
        restore();
    }
    entered
}

/// Gives the terminal back as it was before [`enter`]: input mode, cursor, attributes, paste,
/// mouse, screen. Does nothing when it is not ours. Never waits long for a terminal that takes
/// no bytes.
pub fn restore() {
    let Some(given_back) = taken().take() else {
        return;
    };
    // A shell that put the program in the background has the terminal, and has set it up itself.
    let is_elsewhere = tcgetpgrp(stdin()).is_ok_and(|group| group != getpgrp());
    if is_elsewhere {
        return;
    }
    // There is nobody left to tell when this fails: the terminal is gone.
    let _ = tcsetattr(stdin(), OptionalActions::Now, &given_back.termios);
    let mut sequence = Vec::new();
    if given_back.mouse == Mouse::On {
        sequence.extend_from_slice(LEAVE_MOUSE);
    }
    sequence.extend_from_slice(LEAVE);
    if takes_bytes(Duration::from_millis(200)) {
        let _ = Outlet.write_all(&sequence);
    }
}

/// From now on a panic, in whatever thread, first gives the terminal back, then says on stderr
/// the line given here and what happened, and ends the program with status 101.
pub fn restore_on_panic(farewell: String) {
    panic::set_hook(Box::new(move |info| {
        restore();
        eprintln!("{farewell}\n{}", account(info));
        process::exit(101);
    }));
}

/// What happened and where, in one line.
fn account(info: &PanicHookInfo<'_>) -> String {
    let payload = info.payload();
    let said = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("?");
    match info.location() {
        Some(place) => format!("{said} ({}:{})", place.file(), place.line()),
        None => said.to_owned(),
    }
}

fn taken() -> MutexGuard<'static, Option<Taken>> {
    TAKEN.lock().unwrap_or_else(PoisonError::into_inner)
}
