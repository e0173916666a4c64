//! The themes of the user's own folder, and what `reglement themes` prints.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use super::looks::look;
use super::terminal::charset::Charset;
use super::terminal::depth::Depth;
use super::terminal::print::print;
use crate::config::Config;
use crate::lang::Lang;
use crate::room::notice::system;
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
        themes.put(name.to_owned(), read(name, &path, colours));
    }
    themes
}

fn read(name: &str, path: &Path, colours: Colours) -> Result<Theme, String> {
    let file = path.display().to_string();
    let text = text_of(path).map_err(|error| {
        let lines = &Lang::En.words().room;
        format!("{file}: {}", system(&error, lines))
    })?;
    // The mark that some editors put at the start of a file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    Theme::read(name, &file, text, colours).map_err(|error| error.to_string())
}

fn text_of(path: &Path) -> io::Result<String> {
    let about = fs::metadata(path)?;
    if !about.is_file() || about.len() > LONGEST {
        return Err(io::Error::other("it is no ordinary file of at most 64 kB"));
    }
    let mut text = String::new();
    File::open(path)?.take(LONGEST).read_to_string(&mut text)?;
    Ok(text)
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
        return heading(out, listed, "", config, listed.fault);
    };
    let look = look(config, theme, drawn.able);
    let about = look.theme.about(look.lang).to_owned();
    heading(out, listed, &about, config, listed.fault)?;
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
    fault: Option<&str>,
) -> io::Result<()> {
    let lines = &super::looks::lang(config.language).words().looks;
    write!(out, "{}", shown(listed.name))?;
    if !about.is_empty() {
        write!(out, ": {}", shown(about))?;
    }
    match (listed.from, fault) {
        (From::BuiltIn, _) => {}
        (From::User, _) => write!(out, " ({})", lines.own)?,
        (From::Instead, None) => write!(out, " ({})", lines.instead)?,
        (From::Instead, Some(_)) => write!(out, " ({})", lines.unused)?,
    }
    writeln!(out)?;
    match fault {
        Some(fault) => writeln!(out, "  {}", shown(fault)),
        None => Ok(()),
    }
}
