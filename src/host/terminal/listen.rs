//! The one that waits for something to happen: keys, and signals. It does not wake otherwise.

use std::io;
use std::os::unix::net::UnixStream;
use std::process;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::{Errno, read};
use rustix::stdio::stdin;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::backend::SignalDelivery;
use signal_hook::iterator::exfiltrator::SignalOnly;

use super::bytes::Decoder;
use super::outlet::window_size;
use super::restore::restore;
use super::suspend::{self, Answered};
use crate::ui::event::{Event, Leave};

/// How long the program gets to end by itself before it is ended, whatever it is doing.
const GRACE: Duration = Duration::from_millis(700);

/// The thread does little: this is more than it uses.
const STACK: usize = 256 * 1024;

/// Gathers signals from the moment it is made, so that none is lost before somebody listens.
pub struct Ears {
    signals: SignalDelivery<UnixStream, SignalOnly>,
}

impl Ears {
    /// Signals are heard from now on.
    ///
    /// # Errors
    ///
    /// When the system gives no handlers.
    pub fn new() -> io::Result<Ears> {
        let heard = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGCONT, SIGTSTP, SIGWINCH];
        let (read, write) = UnixStream::pair()?;
        let signals = SignalDelivery::with_pipe(read, write, SignalOnly, heard)?;
        Ok(Ears { signals })
    }

    /// Waits for signals and keys from now on, and tells of them.
    ///
    /// # Errors
    ///
    /// When the system gives no thread.
    pub fn listen(self, tell: Sender<Event>) -> io::Result<()> {
        let builder = thread::Builder::new().name("ears".to_owned());
        let work = move || {
            self.listen_until_the_end(&tell);
            leave(&tell, Leave::Gone);
        };
        builder.stack_size(STACK).spawn(work).map(drop)
    }

    /// Until there is nothing more to read, ever.
    fn listen_until_the_end(mut self, tell: &Sender<Event>) {
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
            let mut waiting = [
                PollFd::new(self.signals.get_read(), PollFlags::IN),
                PollFd::new(&input, PollFlags::IN),
            ];
            match poll(&mut waiting, patience.as_ref()) {
                Ok(0) => {
                    decoder.settle(Instant::now(), &mut say);
                    continue;
                }
                Ok(_) | Err(Errno::INTR) => {}
                Err(_) => return,
            }
            let [signalled, typed] = waiting.map(|it| it.revents());
            if !signalled.is_empty() {
                for signal in self.signals.pending() {
                    hear(signal, tell);
                }
            }
            if typed.contains(PollFlags::IN) {
                match read(input, &mut buffer) {
                    Ok(0) => return,
                    Ok(length) => {
                        let bytes = buffer.get(..length).unwrap_or_default();
                        decoder.feed(bytes, Instant::now(), &mut say);
                    }
                    Err(Errno::INTR | Errno::AGAIN) => {}
                    Err(_) => return,
                }
            } else if !typed.is_empty() {
                return;
            }
        }
    }
}

fn hear(signal: i32, tell: &Sender<Event>) {
    let event = match signal {
        SIGWINCH => {
            let size = window_size();
            Event::Resize {
                width: size.width,
                height: size.height,
            }
        }
        SIGCONT if suspend::go_on() == Answered::Stop => return,
        SIGCONT => Event::Redraw,
        SIGTSTP => Event::Suspend,
        _ if suspend::is_stopped() => end(Leave::Signal(signal)),
        _ => leave(tell, Leave::Signal(signal)),
    };
    // When nobody listens any more, the program is ending.
    let _ = tell.send(event);
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
