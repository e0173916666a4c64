//! What is said of a file of settings: what is wrong with it, where each value comes from, what could not be kept.

use crate::config::problem::{Allowed, Problem, What};
use crate::config::show::Origin;
use crate::lang::sentence::spelled_out;

/// What is said of a file of settings.
pub struct ConfigLines {
    /// Where something stands: its line, and the character in it.
    pub place: fn(usize, Option<usize>) -> String,
    /// What is wrong.
    pub what: fn(&What) -> String,
    /// What would be right.
    pub allowed: fn(&Allowed) -> String,
    /// The faults of the file, in one line: the first, and how many more there are.
    pub faults: fn(&str, usize) -> String,
    /// Where a value comes from.
    pub origin: fn(Origin) -> String,
    /// Nothing is wrong with this file.
    pub sound: fn(&str) -> String,
    /// This file is not there, so nothing is wrong with it.
    pub absent: fn(&str) -> String,
    /// There is no folder that settings could be in.
    pub homeless: &'static str,
    /// A changed setting could not be written into this file, for this reason; the line that would have been.
    pub unset: fn(&str, &str, &str) -> String,
    /// A setting could not be taken out of this file, for this reason; the name that should go.
    pub not_taken_out: fn(&str, &str, &str) -> String,
    /// A line that belongs below `[keys]`.
    pub below_keys: fn(&str) -> String,
    /// The file is not TOML.
    pub not_toml: &'static str,
    /// The file is a link to this one, in a folder that is not there.
    pub link_nowhere: fn(&str) -> String,
    /// The file is a link that leads back to itself.
    pub link_loop: &'static str,
    /// The file is a link to this one, and what happened to that.
    pub by_link: fn(&str, &str) -> String,
}

impl ConfigLines {
    /// The same where there is little room: line, key and what.
    pub fn brief(&self, problem: &Problem) -> String {
        let line = problem.line.map(|line| (self.place)(line, None));
        let what = (self.what)(&problem.what);
        let parts = line.into_iter().chain(problem.key.clone()).chain([what]);
        spelled_out(&parts.collect::<Vec<_>>().join(": "))
    }

    /// Something wrong, in one line: file, place, key, what, and what is allowed.
    pub fn say(&self, problem: &Problem) -> String {
        let mut said = problem.file.clone();
        if let Some(line) = problem.line {
            said = format!("{said}, {}", (self.place)(line, problem.column));
        }
        if let Some(key) = &problem.key {
            said = format!("{said}: {key}");
        }
        said = format!("{said}: {}", (self.what)(&problem.what));
        if let Some(allowed) = &problem.allowed {
            said = format!("{said}; {}", (self.allowed)(allowed));
        }
        spelled_out(&said)
    }
}
