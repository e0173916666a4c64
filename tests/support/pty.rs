//! A program run in a terminal of the test: keys in, screen, bytes and costs out.
//!
//! Waiting is always for something, with a deadline; no test sleeps.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};

/// Longer than anything a test waits for should take on a busy machine.
pub const DEADLINE: Duration = Duration::from_secs(20);

/// A program to be started, in an environment of its own.
pub struct Start {
    command: CommandBuilder,
    columns: u16,
    rows: u16,
}

impl Start {
    /// The program of this repository, with arguments. It sees nothing of the environment of the
    /// test: give it a `HOME` or the XDG folders with [`env`](Start::env).
    pub fn reglement(arguments: &[&str]) -> Start {
        Start::program(env!("CARGO_BIN_EXE_reglement"), arguments)
    }

    /// Some other program.
    pub fn program(path: &str, arguments: &[&str]) -> Start {
        let mut command = CommandBuilder::new(path);
        command.args(arguments);
        command.env_clear();
        command.env("PATH", std::env::var_os("PATH").unwrap_or_default());
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        Start {
            command,
            columns: 80,
            rows: 24,
        }
    }

    /// Sets a variable.
    pub fn env(mut self, name: &str, value: impl AsRef<Path>) -> Start {
        self.command.env(name, value.as_ref());
        self
    }

    /// A window of another size than 80 columns by 24 rows.
    pub fn size(mut self, columns: u16, rows: u16) -> Start {
        (self.columns, self.rows) = (columns, rows);
        self
    }

    /// Starts it, as the leader of a session on a new terminal.
    pub fn spawn(self) -> Pty {
        let size = pty_size(self.columns, self.rows);
        let pair = native_pty_system().openpty(size).expect("a terminal");
        let name = pair.master.tty_name().expect("the name of the terminal");
        // Kept open so that what the terminal is set to can be read after the program has ended,
        // and so that the one who reads can be woken.
        let slave = OpenOptions::new()
            .read(true)
            .write(true)
            .custom_flags(rustix::fs::OFlags::NOCTTY.bits().cast_signed())
            .open(name)
            .expect("the other end of the terminal");
        let before = settings(&*pair.master);
        let mut child = pair.slave.spawn_command(self.command).expect("a program");
        drop(pair.slave);
        let number = child.process_id().expect("a process");
        let shared = Arc::new(Shared::new(self.columns, self.rows));

        let reader = pair.master.try_clone_reader().expect("a reader");
        let seen = Arc::clone(&shared);
        thread::spawn(move || seen.read(reader));
        let seen = Arc::clone(&shared);
        let last_word = slave.try_clone().expect("the other end of the terminal");
        thread::spawn(move || {
            let status = child.wait().expect("the end of the program");
            let ended = Exit {
                status: status.exit_code(),
                signal: status.signal().map(str::to_owned),
                at: Instant::now(),
            };
            seen.end(ended, last_word);
        });
        Pty {
            process: Pid::from_raw(number.cast_signed()).expect("a process number"),
            writer: Some(pair.master.take_writer().expect("a writer")),
            master: Some(pair.master),
            slave: Some(slave),
            shared,
            before,
        }
    }
}

/// A running program and its terminal. When dropped, the program is killed if it still runs.
pub struct Pty {
    process: Pid,
    writer: Option<Box<dyn Write + Send>>,
    master: Option<Box<dyn MasterPty + Send>>,
    slave: Option<File>,
    shared: Arc<Shared>,
    before: String,
}

/// A point in what the program has written.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    bytes: usize,
    pieces: usize,
}

/// How a program ended.
#[derive(Clone, Debug)]
pub struct Exit {
    /// Its status; 1 when a signal ended it.
    pub status: u32,
    /// The name of the signal that ended it.
    pub signal: Option<String>,
    /// When that was.
    pub at: Instant,
}

/// What a program has used so far, threads that have ended left out.
#[derive(Clone, Copy, Debug)]
pub struct Cost {
    /// Time on a processor.
    pub cpu: Duration,
    /// How often one of its threads went to sleep of itself, so how often one was woken.
    pub wakes: u64,
    /// Resident memory, in KiB.
    pub resident: u64,
}

impl Pty {
    /// Types.
    pub fn send(&mut self, keys: &str) {
        let writer = self.writer.as_mut().expect("a terminal");
        writer.write_all(keys.as_bytes()).expect("typing");
        writer.flush().expect("typing");
    }

    /// Waits until the screen is as the function wants it.
    pub fn wait_for(&self, what: &str, mut is_so: impl FnMut(&vt100::Screen) -> bool) {
        let seen = self
            .shared
            .wait(DEADLINE, |seen| is_so(seen.terminal.screen()));
        if let Err(seen) = seen {
            let screen = seen.terminal.screen().contents();
            let exit = &seen.exit;
            panic!("waited in vain for {what}; exit {exit:?}; the screen:\n{screen}");
        }
    }

    /// Waits until a text stands somewhere on the screen, within one line.
    pub fn wait_for_text(&self, text: &str) {
        self.wait_for(text, |screen| screen.contents().contains(text));
    }

    /// Waits until something has come since the mark.
    pub fn wait_for_more(&self, mark: Mark) {
        let more = self
            .shared
            .wait(DEADLINE, |seen| seen.bytes.len() > mark.bytes);
        assert!(more.is_ok(), "waited in vain for anything at all");
    }

    /// Waits until the program has written nothing for so long.
    pub fn wait_for_quiet(&self, quiet: Duration) {
        let deadline = Instant::now() + DEADLINE;
        let mut seen = self.shared.seen();
        loop {
            let since = seen.last.elapsed();
            let Some(rest) = quiet.checked_sub(since).filter(|rest| !rest.is_zero()) else {
                return;
            };
            assert!(Instant::now() < deadline, "the program keeps writing");
            seen = self.shared.doze(seen, rest);
        }
    }

    /// The text on the screen now, without trailing blanks.
    pub fn screen(&self) -> String {
        self.shared.seen().terminal.screen().contents()
    }

    /// Looks at the screen now.
    pub fn look<T>(&self, eye: impl FnOnce(&vt100::Screen) -> T) -> T {
        eye(self.shared.seen().terminal.screen())
    }

    /// This point in what was written.
    pub fn mark(&self) -> Mark {
        let seen = self.shared.seen();
        Mark {
            bytes: seen.bytes.len(),
            pieces: seen.ends.len(),
        }
    }

    /// Everything written since the mark.
    pub fn bytes_since(&self, mark: Mark) -> Vec<u8> {
        let seen = self.shared.seen();
        seen.bytes.get(mark.bytes..).unwrap_or_default().to_vec()
    }

    /// In how many pieces that arrived: at most as many as there were writes, since two writes
    /// in quick succession can arrive as one.
    pub fn pieces_since(&self, mark: Mark) -> usize {
        self.shared.seen().ends.len() - mark.pieces
    }

    /// Everything written from the start.
    pub fn bytes(&self) -> Vec<u8> {
        self.shared.seen().bytes.clone()
    }

    /// Sends the program a signal.
    pub fn kill(&self, signal: Signal) {
        kill_process(self.process, signal).expect("a process to signal");
    }

    /// The number of the program's process; of its first one, if it starts others.
    pub fn process(&self) -> Pid {
        self.process
    }

    /// Makes the window another size.
    pub fn resize(&self, columns: u16, rows: u16) {
        self.shared.change(|seen| {
            let screen = seen.terminal.screen_mut();
            screen.set_size(positive(rows), positive(columns));
        });
        let master = self.master.as_ref().expect("a terminal");
        master.resize(pty_size(columns, rows)).expect("a new size");
    }

    /// Drops the line: this end of the terminal is closed, as when a window or a connection goes.
    pub fn hang_up(&mut self) {
        self.shared.change(|seen| seen.hung_up = true);
        self.writer = None;
        self.master = None;
        // Wakes the one who reads, who then closes the last of this end. It fails when he was awake
        // already, and has closed it.
        if let Some(mut slave) = self.slave.take() {
            let _ = slave.write_all(b" ");
        }
        let closed = self.shared.wait(DEADLINE, |seen| seen.closed);
        assert!(closed.is_ok(), "the terminal stays open");
    }

    /// Waits until the program has ended and all it wrote has been read, and says how it ended.
    pub fn wait_for_exit(&self) -> Exit {
        match self.shared.wait(DEADLINE, |seen| seen.exit.is_some()) {
            Ok(seen) => seen.exit.clone().expect("an end"),
            Err(seen) => panic!(
                "the program does not end; the screen:\n{}",
                seen.terminal.screen().contents()
            ),
        }
    }

    /// Whether the program has ended.
    pub fn has_ended(&self) -> bool {
        self.shared.seen().exit.is_some()
    }

    /// The settings of the terminal now, `stty -a` in other words.
    pub fn settings(&self) -> String {
        settings(&**self.master.as_ref().expect("a terminal"))
    }

    /// The settings before the program started.
    pub fn settings_before(&self) -> &str {
        &self.before
    }

    /// What the program has used so far.
    pub fn cost(&self) -> Cost {
        cost_of(self.process)
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        if !self.has_ended() {
            let _ = kill_process(self.process, Signal::KILL);
        }
    }
}

/// What a process has used so far; see [`Pty::cost`].
pub fn cost_of(process: Pid) -> Cost {
    let folder = format!("/proc/{}", process.as_raw_nonzero());
    let field = |text: &str, name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        let word = line.and_then(|rest| rest.split_whitespace().next());
        word.and_then(|word| word.parse::<u64>().ok()).unwrap_or(0)
    };
    let (mut nanoseconds, mut wakes) = (0, 0);
    for thread in fs::read_dir(format!("{folder}/task")).expect("threads") {
        let thread = thread.expect("a thread").path();
        let times = fs::read_to_string(thread.join("schedstat")).unwrap_or_default();
        nanoseconds += field(&times, "");
        let status = fs::read_to_string(thread.join("status")).unwrap_or_default();
        wakes += field(&status, "voluntary_ctxt_switches:");
    }
    let status = fs::read_to_string(format!("{folder}/status")).expect("a status");
    Cost {
        cpu: Duration::from_nanos(nanoseconds),
        wakes,
        resident: field(&status, "VmRSS:"),
    }
}

/// What the threads of a [`Pty`] find, and the bell that rings when it changes.
struct Shared {
    seen: Mutex<Seen>,
    bell: Condvar,
}

struct Seen {
    terminal: vt100::Parser,
    bytes: Vec<u8>,
    /// Where each piece that was read ends, and when it came.
    ends: Vec<(usize, Instant)>,
    last: Instant,
    hung_up: bool,
    closed: bool,
    /// The program has ended, but what it wrote may not all have been read yet.
    ending: Option<Exit>,
    exit: Option<Exit>,
}

/// Written after all that the program wrote; it changes nothing on a screen.
const LAST_WORD: u8 = 0;

impl Shared {
    fn new(columns: u16, rows: u16) -> Shared {
        Shared {
            seen: Mutex::new(Seen {
                terminal: vt100::Parser::new(positive(rows), positive(columns), 0),
                bytes: Vec::new(),
                ends: Vec::new(),
                last: Instant::now(),
                hung_up: false,
                closed: false,
                ending: None,
                exit: None,
            }),
            bell: Condvar::new(),
        }
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut Seen)) {
        change(&mut self.seen());
        self.bell.notify_all();
    }

    fn doze<'a>(&self, seen: MutexGuard<'a, Seen>, time: Duration) -> MutexGuard<'a, Seen> {
        let woken = self.bell.wait_timeout(seen, time);
        woken.unwrap_or_else(PoisonError::into_inner).0
    }

    /// Waits until it is so; what was seen comes back either way.
    fn wait(
        &self,
        time: Duration,
        mut is_so: impl FnMut(&Seen) -> bool,
    ) -> Result<MutexGuard<'_, Seen>, MutexGuard<'_, Seen>> {
        let deadline = Instant::now() + time;
        let mut seen = self.seen();
        while !is_so(&seen) {
            let rest = deadline.saturating_duration_since(Instant::now());
            if rest.is_zero() {
                return Err(seen);
            }
            seen = self.doze(seen, rest);
        }
        Ok(seen)
    }

    fn read(&self, mut reader: Box<dyn Read + Send>) {
        let mut buffer = vec![0; 64 * 1024];
        loop {
            let length = reader.read(&mut buffer).unwrap_or(0);
            if length == 0 || self.seen().hung_up {
                break;
            }
            let piece = buffer.get(..length).unwrap_or_default();
            self.change(|seen| seen.take(piece));
        }
        drop(reader);
        self.change(|seen| {
            seen.closed = true;
            seen.exit = seen.exit.take().or(seen.ending.take());
        });
    }

    fn end(&self, ended: Exit, mut last_word: File) {
        self.change(|seen| {
            let place = if seen.closed {
                &mut seen.exit
            } else {
                &mut seen.ending
            };
            *place = Some(ended);
        });
        if last_word.write_all(&[LAST_WORD]).is_err() {
            self.change(|seen| seen.exit = seen.exit.take().or(seen.ending.take()));
        }
    }
}

impl Seen {
    fn take(&mut self, piece: &[u8]) {
        let is_last = self.ending.is_some() && piece.contains(&LAST_WORD);
        let bytes = piece.iter().filter(|byte| !is_last || **byte != LAST_WORD);
        let before = self.bytes.len();
        self.bytes.extend(bytes);
        if let Some(new) = self.bytes.get(before..).filter(|new| !new.is_empty()) {
            self.terminal.process(new);
            self.last = Instant::now();
            self.ends.push((self.bytes.len(), self.last));
        }
        if is_last {
            self.exit = self.ending.take();
        }
    }
}

fn settings(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("settings"))
}

fn pty_size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

fn positive(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap_or(NonZeroU16::MIN)
}
