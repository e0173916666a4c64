//! The themes of the user's own folder, and what `reglement themes` prints.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::looks::look;
use super::terminal::charset::Charset;
use super::terminal::depth::Depth;
use super::terminal::print::print;
use crate::config::problem::Problem;
use crate::config::{Config, place, read};
use crate::ui::clean::shown;
use crate::ui::game::specimen::specimen;
use crate::ui::look::Able;
use crate::ui::look::theme::{Colours, Theme};
use crate::ui::look::themes::{From, Listed, Themes};

/// More is no theme.
const LONGEST: u64 = 64 << 10;
/// More than this nobody looks through.
const MOST: usize = 100;

/// The themes there are, those in the folder `themes` beside the settings among them.
pub fn load(settings: Option<&Path>, colours: Colours) -> Themes {
    let mut themes = Themes::new(colours);
    let folder = settings.and_then(Path::parent).map(|it| it.join("themes"));
    let Some(listing) = folder.and_then(|folder| fs::read_dir(folder).ok()) else {
        return themes;
    };
    let files = listing.flatten().map(|entry| entry.path());
    let is_theme = |path: &std::path::PathBuf| path.extension().is_some_and(|it| it == "toml");
    let mut files: Vec<_> = files.filter(is_theme).take(MOST).collect();
    files.sort_unstable();
    for path in files {
        // A theme is chosen by writing its name.
        let Some(name) = path.file_stem().and_then(|stem| stem.to_str()) else {
            continue;
        };
        themes.put(name.to_owned(), of_file(name, &path, colours));
    }
    themes
}

fn of_file(name: &str, path: &Path, colours: Colours) -> Result<Theme, Vec<Problem>> {
    let file = path.display().to_string();
    let fault = |line, what| {
        vec![Problem {
            line,
            ..Problem::of_file(&file, what)
        }]
    };
    let bytes = place::bytes(path, LONGEST).map_err(|what| fault(None, what))?;
    // What has just been taken away is as good as empty.
    let bytes = bytes.unwrap_or_default();
    let text = read::text(&bytes).map_err(|(line, what)| fault(line, what))?;
    Theme::read(name, &file, text, colours)
}

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
    let words = super::looks::lang(config.language).words();
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
