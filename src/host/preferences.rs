//! The settings that hold for a run: the user's, the options of the command line over them, and what is wrong is told.

use std::env;
use std::io::{self, Write};
use std::path::PathBuf;

use super::misused::NoTheme;
use super::outcome::{Failure, misuse};
use super::{faults, looks, themes};
use crate::cli::Look;
use crate::config::problem::What;
use crate::config::{self, Choice, Color, Config, Glyphs, Language, Loaded};
use crate::lang::Lang;
use crate::ui::keys::Keys;
use crate::ui::look::theme::Colours;

/// The settings, the options of the command line put over them.
pub struct Settings {
    /// What holds.
    pub config: Config,
    /// Which key does what.
    pub keys: Keys,
    /// The user's file; nowhere without a home.
    pub path: Option<PathBuf>,
    /// What was wrong with them, in a line.
    pub fault: Option<String>,
}

impl Settings {
    /// The language that they come to.
    pub fn lang(&self) -> Lang {
        looks::lang(self.config.language)
    }
}

/// Reads the settings; what is wrong with them is told, and the defaults hold.
///
/// # Errors
/// A theme was asked for that there is not.
pub fn told(look: &Look, lang: Option<Lang>) -> Result<Settings, Failure> {
    let loaded = config::load(|name| env::var_os(name));
    let (keys, problems) = faults::faults(&loaded);
    let Loaded {
        mut config, path, ..
    } = loaded;
    if let Some(language) = lang.and_then(|lang| Language::named(lang.code())) {
        config.language = language;
    }
    if let Some(theme) = &look.theme {
        config.theme.clone_from(theme);
    }
    if let Some(glyphs) = look.glyphs.as_deref().and_then(Glyphs::named) {
        config.glyphs = glyphs;
    }
    if let Some(color) = look.color.as_deref().and_then(Color::named) {
        config.color = color;
    }
    let words = &looks::lang(config.language).words().config;
    let said = problems.iter().map(|problem| words.say(problem));
    let mut theme = Vec::new();
    if let Some(name) = &look.theme {
        for (what, _) in faults::theme(name, path.as_deref()) {
            if matches!(what, What::NoTheme(_) | What::Misspelt(_)) {
                let themes = themes::load(path.as_deref(), Colours::Many);
                return Err(misuse(NoTheme::of(Some("--theme"), name, &themes)));
            }
            theme.push(format!("--theme: {}", (words.what)(&what)));
        }
    }
    let first = problems.first().map(|first| words.brief(first));
    let first = first.or(theme.first().cloned());
    let said: Vec<String> = said.chain(theme).collect();
    for problem in &said {
        let _ = writeln!(io::stderr(), "reglement: {problem}");
    }
    let fault = first.map(|first| (words.faults)(&first, said.len().saturating_sub(1)));
    Ok(Settings {
        config,
        keys,
        path,
        fault,
    })
}
