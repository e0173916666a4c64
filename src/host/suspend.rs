//! Stops the program as Ctrl-Z does, when there is a shell that can wake it.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpgrp, getppid, getsid, kill_current_process_group};
use rustix::stdio::stdin;
use rustix::termios::tcgetpgrp;

/// The program is stopped, or on its way there or back; the terminal is not ours.
static STOPPED: AtomicBool = AtomicBool::new(false);
/// The next signal to go on answers a stop of our own.
static EXPECTED: AtomicBool = AtomicBool::new(false);

/// Whether a shell with job control started us. Without one, a stopped program stays stopped.
pub fn has_shell() -> bool {
    let (Ok(session), Some(parent)) = (getsid(None), getppid()) else {
        return false;
    };
    let is_job = getpgrp() != session;
    is_job && getsid(Some(parent)).is_ok_and(|of_parent| of_parent == session)
}

/// Stops the whole job, and returns when it goes on in the foreground. The terminal has to be
/// given back before.
///
/// # Errors
///
/// When the system does not let us stop.
pub fn stop() -> io::Result<()> {
    STOPPED.store(true, Ordering::SeqCst);
    let stopped = stop_until_in_front();
    STOPPED.store(false, Ordering::SeqCst);
    stopped
}

fn stop_until_in_front() -> io::Result<()> {
    loop {
        EXPECTED.store(true, Ordering::SeqCst);
        if let Err(error) = kill_current_process_group(Signal::STOP) {
            EXPECTED.store(false, Ordering::SeqCst);
            return Err(error.into());
        }
        // A terminal that does not answer is found to be gone by whoever uses it next.
        if tcgetpgrp(stdin()).map_or(true, |group| group == getpgrp()) {
            return Ok(());
        }
        // In the background there is nothing to do but to stop again; a signal to end that came
        // with the one to go on gets the time to be obeyed.
        thread::sleep(Duration::from_millis(100));
    }
}

/// Whether the program is stopped by [`stop`].
pub fn is_stopped() -> bool {
    STOPPED.load(Ordering::SeqCst)
}

/// Whether a signal to go on that came now answers [`stop`]; asked once a signal.
pub fn is_expected() -> bool {
    EXPECTED.swap(false, Ordering::SeqCst)
}
