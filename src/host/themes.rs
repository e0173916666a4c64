//! The themes of the user's own folder.

use std::fs;
use std::path::Path;

use crate::config::problem::Problem;
use crate::config::{place, read};
use crate::ui::look::theme::{Colours, Theme};
use crate::ui::look::themes::Themes;

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
