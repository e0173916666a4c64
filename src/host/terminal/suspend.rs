//! Stops the program as Ctrl-Z does, when there is a shell that can wake it.

use std::io;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::process::{Signal, getpgrp, getppid, getsid, kill_current_process_group};
use rustix::stdio::stdin;
use rustix::termios::tcgetpgrp;

/// Where the program is on its way through a stop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// It runs.
    On,
    /// It asked to be stopped; the next signal to go on answers that.
    Down,
    /// It was told to go on.
    Up,
}

static WAY: Mutex<Way> = Mutex::new(Way::On);
static TURN: Condvar = Condvar::new();

fn way() -> MutexGuard<'static, Way> {
    WAY.lock().unwrap_or_else(PoisonError::into_inner)
}

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
    let stopped = stop_until_in_front();
    *way() = Way::On;
    stopped
}

fn stop_until_in_front() -> io::Result<()> {
    loop {
        *way() = Way::Down;
        kill_current_process_group(Signal::STOP)?;
        // Which thread is stopped first is up to the system: this one may run on for a while.
        let turned = TURN.wait_while(way(), |way| *way == Way::Down);
        drop(turned);
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
    *way() != Way::On
}

/// Tells of a signal to go on, and whether [`stop`] was waiting for it.
pub fn go_on() -> Answered {
    let mut way = way();
    if *way != Way::Down {
        return Answered::Nobody;
    }
    *way = Way::Up;
    TURN.notify_all();
    Answered::Stop
}

/// Whom a signal to go on has answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answered {
    /// A stop of our own, which sees to the rest.
    Stop,
    /// None of ours: somebody else stopped the program.
    Nobody,
}
