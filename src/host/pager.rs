//! Long text on a terminal, a page at a time.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};

/// What shows pages where `PAGER` names nothing: it leaves text that fits on the screen as it is.
const PAGER: &str = "less -FRX";

/// Writes a text to standard output, through the reader's pager where that is a terminal that can turn pages.
///
/// # Errors
/// The text cannot be written.
pub fn show(text: &[u8]) -> io::Result<()> {
    let dumb = env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    if io::stdout().is_terminal() && !dumb && paged(text).is_ok() {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    out.write_all(text)?;
    out.flush()
}

/// Fails before anything is shown, or not at all.
fn paged(text: &[u8]) -> io::Result<()> {
    let pager = env::var("PAGER")
        .ok()
        .filter(|pager| !pager.trim().is_empty());
    let pager = pager.as_deref().unwrap_or(PAGER);
    let mut words = pager.split_whitespace();
    let program = words.next().unwrap_or("less");
    let mut child = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .spawn()?;
    if let Some(mut pipe) = child.stdin.take() {
        // The reader may leave before the end.
        let _ = pipe.write_all(text);
    }
    child.wait()?;
    Ok(())
}
