//! Standard input that a signal ends, and a stream that goes on when its reader has gone away.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;

use rustix::event::{PollFd, PollFlags, poll};
use rustix::io::Errno;
use signal_hook::consts::SIGINT;

/// Standard input, until SIGINT.
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
        let (signal, told) = UnixStream::pair()?;
        signal_hook::low_level::pipe::register(SIGINT, told)?;
        let stream = File::from(io::stdin().as_fd().try_clone_to_owned()?);
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
            false => self.stream.read(into),
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
