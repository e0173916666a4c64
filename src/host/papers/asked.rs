//! Standard input and pipes that a signal ends, and a stream that goes on when its reader has gone away.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::path::Path;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::fs::{Mode, OFlags, open};
use rustix::io::Errno;
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

/// The signals that end reading.
pub const ENDING: [i32; 3] = [SIGINT, SIGTERM, SIGHUP];

/// Standard input or a pipe, until one of these signals.
pub struct Input {
    stream: File,
    signal: UnixStream,
}

impl Input {
    /// From now on.
    ///
    /// # Errors
    /// The system gives no handler.
    pub fn new() -> io::Result<Input> {
        Input::of(File::from(io::stdin().as_fd().try_clone_to_owned()?))
    }

    /// A pipe, for whose writer is waited when it is read.
    ///
    /// # Errors
    /// It cannot be opened, or the system gives no handler.
    pub fn pipe(path: &Path) -> io::Result<Input> {
        let how = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::CLOEXEC;
        Input::of(open(path, how, Mode::empty())?.into())
    }

    fn of(stream: File) -> io::Result<Input> {
        let (signal, told) = UnixStream::pair()?;
        for ending in ENDING {
            signal_hook::low_level::pipe::register(ending, told.try_clone()?)?;
        }
        Ok(Input { stream, signal })
    }
}

impl Read for Input {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let mut waiting = [
            PollFd::new(&self.signal, PollFlags::IN),
            PollFd::new(&self.stream, PollFlags::IN),
        ];
        match poll(&mut waiting, None) {
            Ok(_) | Err(Errno::INTR) => {}
            Err(error) => return Err(error.into()),
        }
        let [signalled, readable] = waiting.map(|it| it.revents());
        if !signalled.is_empty() {
            return Err(ErrorKind::ConnectionAborted.into());
        }
        match readable.is_empty() {
            true => Err(ErrorKind::Interrupted.into()),
            false => match self.stream.read(into) {
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    Err(ErrorKind::Interrupted.into())
                }
                read => read,
            },
        }
    }
}

/// What is told to it when nobody hears it any more is told to nobody.
pub struct Heard<'w> {
    out: &'w mut dyn Write,
    is_gone: bool,
}

impl<'w> Heard<'w> {
    /// By whoever reads this.
    pub fn by(out: &'w mut dyn Write) -> Heard<'w> {
        Heard {
            out,
            is_gone: false,
        }
    }

    fn told<T>(
        &mut self,
        nothing: T,
        tell: impl FnOnce(&mut dyn Write) -> io::Result<T>,
    ) -> io::Result<T> {
        if self.is_gone {
            return Ok(nothing);
        }
        match tell(self.out) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.is_gone = true;
                Ok(nothing)
            }
            told => told,
        }
    }
}

impl Write for Heard<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.told(bytes.len(), |out| out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.told((), |out| out.flush())
    }
}
