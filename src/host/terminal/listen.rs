//! The two that wait for something to happen: one for keys, one for signals. Neither wakes otherwise.

use std::io;
use std::process;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, read};
use rustix::stdio::stdin;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;

use super::bytes::Decoder;
use super::outlet::window_size;
use super::restore::restore;
use super::suspend::{self, Answered};
use crate::ui::event::{Event, Leave};

/// How long the program gets to end by itself before it is ended, whatever it is doing.
const GRACE: Duration = Duration::from_millis(700);

/// The threads do little: this is more than they use.
const STACK: usize = 256 * 1024;

/// Waits for signals from now on, and tells of them.
///
/// # Errors
///
/// When the system gives no handlers or no thread.
pub fn listen_to_signals(tell: Sender<Event>) -> io::Result<()> {
    let signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGCONT, SIGTSTP, SIGWINCH])?;
    spawn("signals", move || hear(signals, &tell))
}

/// Waits for keys from now on, and tells of them.
///
/// # Errors
///
/// When the system gives no thread.
pub fn listen_to_keys(tell: Sender<Event>) -> io::Result<()> {
    spawn("keys", move || {
        type_along(&tell);
        leave(&tell, Leave::Gone);
    })
}

fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let builder = thread::Builder::new().name(name.to_owned());
    builder.stack_size(STACK).spawn(work).map(drop)
}

fn hear(mut signals: Signals, tell: &Sender<Event>) {
    for signal in signals.forever() {
        let event = match signal {
            SIGWINCH => {
                let size = window_size();
                Event::Resize {
                    width: size.width,
                    height: size.height,
                }
            }
            SIGCONT if suspend::go_on() == Answered::Stop => continue,
            SIGCONT => Event::Redraw,
            SIGTSTP => Event::Suspend,
            _ if suspend::is_stopped() => end(Leave::Signal(signal)),
            _ => leave(tell, Leave::Signal(signal)),
        };
        // Nobody listens any more: the program is ending.
        if tell.send(event).is_err() {
            return;
        }
    }
}

/// Reads until there is nothing more to read, ever.
fn type_along(tell: &Sender<Event>) {
    let input = stdin();
    let mut decoder = Decoder::default();
    let mut buffer = [0; 4096];
    let mut say = |event| {
        // When nobody listens any more, the program is ending.
        let _ = tell.send(event);
    };
    loop {
        let patience = decoder
            .patience()
            .and_then(|it| Timespec::try_from(it).ok());
        let mut waiting = [PollFd::new(&input, PollFlags::IN)];
        match poll(&mut waiting, patience.as_ref()) {
            Ok(0) => {
                decoder.settle(&mut say);
                continue;
            }
            Ok(_) | Err(Errno::INTR) => {}
            Err(_) => return,
        }
        let [waiting] = waiting;
        let ready = waiting.revents();
        if ready.contains(PollFlags::IN) {
            match read(input, &mut buffer) {
                Ok(0) => return,
                Ok(length) => decoder.feed(buffer.get(..length).unwrap_or_default(), &mut say),
                Err(Errno::INTR | Errno::AGAIN) => {}
                Err(_) => return,
            }
        } else if !ready.is_empty() {
            return;
        }
    }
}

/// Asks the program to end, and ends it when it does not: it may be deep in thought, or wait for
/// a terminal that takes no bytes.
fn leave(tell: &Sender<Event>, leave: Leave) -> ! {
    let _ = tell.send(Event::Leave(leave));
    thread::sleep(GRACE);
    end(leave)
}

fn end(leave: Leave) -> ! {
    restore();
    process::exit(leave.status().into())
}
