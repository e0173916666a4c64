//! The program itself, run with arguments and perhaps with something to read.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::folder::Folder;

/// A home of its own for every run, taken away afterwards.
pub struct Home(Folder);

impl Home {
    pub fn new() -> Home {
        Home(Folder::new())
    }

    /// Its folder.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// The same with arguments that may be no text.
    pub fn run_os(&self, args: &[&OsStr]) -> Run {
        let mut command = self.command(&[]);
        command.args(args);
        Run::of(command.output().expect("the program starts"))
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_reglement"));
        command
            .args(args)
            .env_clear()
            .env("HOME", self.0.path())
            .stdin(Stdio::null());
        command
    }

    /// Nothing is typed.
    pub fn run(&self, args: &[&str]) -> Run {
        Run::of(self.command(args).output().expect("the program starts"))
    }

    /// This is typed, and then the input ends.
    pub fn typed(&self, args: &[&str], input: &[u8]) -> Run {
        let mut child = self
            .command(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        // It may have left before it has read all.
        let _ = child.stdin.take().expect("a pipe").write_all(input);
        Run::of(child.wait_with_output().expect("the program ends"))
    }
}

/// What a run came to.
#[derive(Debug)]
pub struct Run {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Run {
    fn of(output: Output) -> Run {
        Run {
            status: output.status.code(),
            out: String::from_utf8(output.stdout).expect("text"),
            err: String::from_utf8(output.stderr).expect("text"),
        }
    }

    /// It ended so, and wrote exactly this.
    pub fn says(&self, status: i32, out: &str, err: &str) {
        assert_eq!(
            (self.status, self.out.as_str(), self.err.as_str()),
            (Some(status), out, err)
        );
    }

    /// It ended so, wrote nothing, and complained of this first.
    pub fn complains(&self, status: i32, begins: &str) {
        assert_eq!(
            (self.status, self.out.as_str()),
            (Some(status), ""),
            "{self:?}"
        );
        let begins = format!("reglement: {begins}");
        assert!(self.err.starts_with(&begins), "{begins}: {self:?}");
    }
}
