//! What is wrong with the settings: what the file itself shows, and what only shows when they are put to use.

use std::path::Path;

use super::themes;
use crate::config::nearest::nearest;
use crate::config::problem::{Allowed, Problem, What};
use crate::config::{Binding, Config, Loaded};
use crate::ui::keys::key::Key;
use crate::ui::keys::{KeyError, Keys};
use crate::ui::look::theme::Colours;

/// The keys that hold, and everything that is wrong with the settings, in the order of the file.
pub fn faults(loaded: &Loaded) -> (Keys, Vec<Problem>) {
    let mut problems = loaded.problems.clone();
    let (keys, clashes) = keys(loaded);
    for problem in clashes.into_iter().chain(of_theme(loaded)) {
        let place = |of: &Problem| (of.line, of.column);
        let before = problems.partition_point(|other| place(other) <= place(&problem));
        problems.insert(before, problem);
    }
    (keys, problems)
}

fn file(loaded: &Loaded) -> String {
    let path = loaded.path.as_ref().map(|path| path.display().to_string());
    path.unwrap_or_else(|| "config.toml".to_owned())
}

fn of_theme(loaded: &Loaded) -> Vec<Problem> {
    let Some(place) = loaded.config.place("theme") else {
        return Vec::new();
    };
    let wrong = theme(&loaded.config.theme, loaded.path.as_deref()).into_iter();
    let problem = |(what, allowed)| Problem {
        line: Some(place.line),
        column: Some(place.column),
        key: Some("theme".to_owned()),
        allowed,
        ..Problem::of_file(&file(loaded), what)
    };
    wrong.map(problem).collect()
}

/// What is wrong with a theme, and what would be right.
pub fn theme(name: &str, settings: Option<&Path>) -> Vec<(What, Option<Allowed>)> {
    let themes = themes::load(settings, Colours::Many);
    let faults = themes.faults(name).iter();
    let faults: Vec<_> = faults
        .map(|fault| (What::Theme(Box::new(fault.clone())), None))
        .collect();
    if !faults.is_empty() || themes.named(name).is_some() {
        return faults;
    }
    let names = themes.names();
    let near = nearest(name, names.iter().map(String::as_str));
    if let Some(near) = near.first() {
        return vec![(What::Misspelt((*near).to_owned()), None)];
    }
    let names: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    let allowed = Allowed::These(names.join(", "));
    vec![(What::NoTheme(name.to_owned()), Some(allowed))]
}

/// What is wrong with the themes in the user's folder that are not the one in use.
pub fn themes_unused(loaded: &Loaded) -> Vec<Problem> {
    let themes = themes::load(loaded.path.as_deref(), Colours::Many);
    let listed = themes.listed();
    let unused = listed.iter().filter(|it| it.name != loaded.config.theme);
    unused.flat_map(|it| it.faults.to_vec()).collect()
}

/// The settings as they hold: where something is wrong with a key or with the theme, the default.
pub fn holding(loaded: &Loaded, problems: &[Problem]) -> Config {
    let (mut config, usual) = (loaded.config.clone(), Config::default());
    let themes = themes::load(loaded.path.as_deref(), Colours::Many);
    if themes.named(&config.theme).is_none() {
        config.theme = usual.theme;
        config.set.retain(|(name, _)| *name != "theme");
    }
    let keys = config.keys.iter_mut().zip(usual.keys);
    for (binding, usual) in keys {
        let of_it = |name: &str| name.strip_prefix("keys.") == Some(binding.name.as_str());
        let mut named = problems.iter().filter_map(|problem| problem.key.as_deref());
        if named.any(of_it) {
            *binding = usual;
        }
    }
    config
}

/// The keys as the settings have them, and what of that cannot be.
fn keys(loaded: &Loaded) -> (Keys, Vec<Problem>) {
    let mut set: Vec<&Binding> = Vec::new();
    let of_user = loaded.config.keys.iter();
    for binding in of_user.filter(|binding| binding.line.is_some()) {
        let before = set.partition_point(|other| other.line <= binding.line);
        set.insert(before, binding);
    }
    let wanted = set.iter().map(|binding| {
        let keys = binding.keys.iter().map(String::as_str);
        (binding.name.as_str(), keys.collect())
    });
    let wanted: Vec<(&str, Vec<&str>)> = wanted.collect();
    let mut keys = Keys::default();
    let wrong = keys.bind_all(&wanted).into_iter();
    let problems = wrong.filter_map(|(number, error)| Some(fault(set.get(number)?, error, loaded)));
    let problems = problems.collect();
    (keys, problems)
}

/// What cannot be of a binding, at the place of the key that it is about.
fn fault(binding: &Binding, error: KeyError, loaded: &Loaded) -> Problem {
    let same = |key: &str| {
        let mut written = binding.keys.iter().rev();
        let named = written.find(|written| Key::named(written) == Key::named(key));
        named.filter(|written| *written != key).cloned()
    };
    let (key, what, allowed) = match error {
        KeyError::Unknown(_) => (None, What::Unknown, None),
        KeyError::NoKey(name) => (
            Some(name.clone()),
            What::NoKey(name),
            Some(Allowed::KeyNames),
        ),
        KeyError::Twice { key, other, .. } => match same(&key) {
            // To a terminal it is one key with another.
            Some(written) => {
                let both = format!("{written} ({key})");
                (Some(written), What::Taken(both, other), None)
            }
            None => (Some(key.clone()), What::Taken(key, other), None),
        },
        KeyError::Needed(_) => (None, What::Needed, None),
        KeyError::Typed(_) => (None, What::Typed, None),
    };
    let at = key.and_then(|key| binding.keys.iter().position(|known| *known == key));
    let place = binding.places.get(at.map_or(0, |at| at + 1));
    Problem {
        line: place.map(|place| place.line).or(binding.line),
        column: place.map(|place| place.column),
        key: Some(format!("keys.{}", binding.name)),
        allowed,
        ..Problem::of_file(&file(loaded), what)
    }
}
