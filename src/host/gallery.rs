//! What `reglement themes` prints: each theme with its boards.

use std::io::{self, Write};

use super::looks::{lang, look};
use super::terminal::charset::Charset;
use super::terminal::depth::Depth;
use super::terminal::print::print;
use crate::config::Config;
use crate::ui::clean::shown;
use crate::ui::game::specimen::specimen;
use crate::ui::look::Able;
use crate::ui::look::themes::{From, Listed, Themes};

/// How the preview is drawn.
pub struct Drawn<'a> {
    /// The theme that is asked for, if one is.
    pub asked: Option<&'a str>,
    /// What the settings say.
    pub config: &'a Config,
    /// How many colours.
    pub depth: Depth,
    /// The letters that can be shown.
    pub charset: Charset,
    /// What men can be shown.
    pub able: Able,
}

/// Prints each theme, or the one of a name: what it is called and what it is like, and its boards.
///
/// # Errors
/// The text cannot be written.
pub fn show(out: &mut dyn Write, themes: &Themes, drawn: &Drawn<'_>) -> io::Result<()> {
    let listed = themes.listed();
    let asked = |listed: &&Listed<'_>| drawn.asked.is_none_or(|name| name == listed.name);
    for listed in listed.iter().filter(asked) {
        one(out, themes, listed, drawn)?;
    }
    Ok(())
}

fn one(
    out: &mut dyn Write,
    themes: &Themes,
    listed: &Listed<'_>,
    drawn: &Drawn<'_>,
) -> io::Result<()> {
    let config = drawn.config;
    let Some(theme) = themes.named(listed.name) else {
        return heading(out, listed, "", config);
    };
    let look = look(config, theme, drawn.able);
    let about = look.theme.about(look.lang).to_owned();
    heading(out, listed, &about, config)?;
    // Without colours all are alike: one is enough, if it is asked for.
    if drawn.depth == Depth::None && drawn.asked.is_none() {
        return Ok(());
    }
    let Some(buffer) = specimen(&look) else {
        return Ok(());
    };
    print(&buffer, drawn.depth, drawn.charset, out)?;
    writeln!(out)
}

/// `nacht: for a dark room (your own, instead of the one compiled in)`, and below it what is wrong.
fn heading(
    out: &mut dyn Write,
    listed: &Listed<'_>,
    about: &str,
    config: &Config,
) -> io::Result<()> {
    let words = lang(config.language).words();
    let lines = &words.looks;
    write!(out, "{}", shown(listed.name))?;
    if !about.is_empty() {
        write!(out, ": {}", shown(about))?;
    }
    match (listed.from, listed.faults.is_empty()) {
        (From::BuiltIn, _) => {}
        (From::User, _) => write!(out, " ({})", lines.own)?,
        (From::Instead, true) => write!(out, " ({})", lines.instead)?,
        (From::Instead, false) => write!(out, " ({})", lines.unused)?,
    }
    writeln!(out)?;
    let mut faults = listed.faults.iter();
    faults.try_for_each(|fault| writeln!(out, "  {}", words.config.say(fault)))
}
