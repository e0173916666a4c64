//! The settings: `config.toml` compiled in, the user's own on top, key by key, and what is wrong with it.

pub mod edit;
mod names;
pub mod nearest;
pub mod place;
pub mod problem;
pub mod quote;
pub mod read;
pub mod settings;
pub mod show;

use std::path::PathBuf;

use self::problem::Problem;
pub use self::settings::{
    Binding, Choice, Claims, Color, Config, DraughtsSquares, Glyphs, Language, Law, Letter, Mouse,
    Numbers, OmittedCapture, Place, View, word,
};

/// The documented defaults, as they stand in the program's own `config.toml`.
pub const DEFAULTS: &str = include_str!("../../config.toml");

/// The settings that hold, and what was wrong with the user's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The defaults, with everything of the user's that could be used.
    pub config: Config,
    /// What could not.
    pub problems: Vec<Problem>,
    /// Where the user's file is or would be; nowhere without a home.
    pub path: Option<PathBuf>,
}

impl Default for Config {
    fn default() -> Config {
        read::read(Config::bare(), DEFAULTS.as_bytes(), "config.toml").0
    }
}

/// The settings of this user, from the environment given; never fails, for what cannot be used is a problem told.
pub fn load(env: impl Fn(&str) -> Option<std::ffi::OsString>) -> Loaded {
    let defaults = Config::default();
    let Some(path) = place::path(env) else {
        return Loaded {
            config: defaults,
            problems: Vec::new(),
            path: None,
        };
    };
    let file = path.display().to_string();
    let (config, problems) = match place::bytes(&path, place::LARGEST) {
        Ok(Some(bytes)) => read::over(defaults, &bytes, &file),
        Ok(None) => (defaults, Vec::new()),
        Err(what) => (defaults, vec![Problem::of_file(&file, what)]),
    };
    Loaded {
        config,
        problems,
        path: Some(path),
    }
}
