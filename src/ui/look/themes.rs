//! The themes there are: those compiled in and, over them, those of the user's own folder.

use super::theme::{BUILT_IN, Colours, Theme};
use crate::config::problem::Problem;

/// The themes there are.
#[derive(Clone, Default, Debug)]
pub struct Themes {
    /// The colours that the terminal has.
    colours: Colours,
    own: Vec<Own>,
}

/// A theme of the user's.
#[derive(Clone, Debug)]
struct Own {
    name: String,
    /// What was read, or what is wrong with it.
    read: Result<Theme, Vec<Problem>>,
}

/// A theme as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed<'a> {
    /// Its name.
    pub name: &'a str,
    /// Where it comes from.
    pub from: From,
    /// What is wrong with it; if anything is, it cannot be used.
    pub faults: &'a [Problem],
}

/// Where a theme comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum From {
    /// It is compiled in.
    BuiltIn,
    /// It is the user's.
    User,
    /// It is the user's, and takes the place of one that is compiled in.
    Instead,
}

impl Themes {
    /// Those that are compiled in, for a terminal with so many colours.
    pub const fn new(colours: Colours) -> Themes {
        Themes {
            colours,
            own: Vec::new(),
        }
    }

    /// The colours that the terminal has.
    pub const fn colours(&self) -> Colours {
        self.colours
    }

    /// Puts a theme of the user's over these: what was read under a name, or what is wrong with it.
    pub fn put(&mut self, name: String, read: Result<Theme, Vec<Problem>>) {
        self.own.push(Own { name, read });
    }

    /// The theme of a name: the user's own, or else the one compiled in.
    pub fn named(&self, name: &str) -> Option<Theme> {
        let own = self.own(name).and_then(|own| own.read.clone().ok());
        own.or_else(|| Theme::built_in(name, self.colours))
    }

    /// What is wrong with the user's own theme of this name.
    pub fn faults(&self, name: &str) -> &[Problem] {
        self.own(name).map_or(&[], Own::faults)
    }

    /// All that can be chosen.
    pub fn names(&self) -> Vec<String> {
        let can_be_used = |listed: &Listed| listed.faults.is_empty() || is_built_in(listed.name);
        let listed = self.listed().into_iter().filter(can_be_used);
        listed.map(|listed| listed.name.to_owned()).collect()
    }

    /// All there are: first the names that are compiled in, whoever's theme has them, then the user's others.
    pub fn listed(&self) -> Vec<Listed<'_>> {
        let built_in = BUILT_IN.iter().map(|(name, _)| match self.own(name) {
            Some(own) => own.listed(From::Instead),
            None => Listed {
                name,
                from: From::BuiltIn,
                faults: &[],
            },
        });
        let others = self.own.iter().filter(|own| !is_built_in(&own.name));
        built_in
            .chain(others.map(|own| own.listed(From::User)))
            .collect()
    }

    fn own(&self, name: &str) -> Option<&Own> {
        self.own.iter().find(|own| own.name == name)
    }
}

impl Own {
    fn listed(&self, from: From) -> Listed<'_> {
        Listed {
            name: &self.name,
            from,
            faults: self.faults(),
        }
    }

    fn faults(&self) -> &[Problem] {
        self.read.as_ref().err().map_or(&[], Vec::as_slice)
    }
}

fn is_built_in(name: &str) -> bool {
    BUILT_IN.iter().any(|(known, _)| *known == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mine(text: &str) -> Result<Theme, Vec<Problem>> {
        Theme::read("mine", "mine.toml", text, Colours::Many)
    }

    #[test]
    fn the_users_own_theme_lies_over_the_one_compiled_in() {
        let mut themes = Themes::new(Colours::Many);
        themes.put("nacht".to_owned(), mine("[board]\nlight = \"#ffffff\""));
        let own = themes.named("nacht").unwrap();
        assert_ne!(
            own.light,
            Theme::built_in("nacht", Colours::Many).unwrap().light
        );
        assert_eq!(themes.names().len(), BUILT_IN.len());
        assert_eq!(themes.listed()[2].from, From::Instead);
    }

    #[test]
    fn a_theme_with_a_fault_is_listed_and_cannot_be_chosen() {
        let mut themes = Themes::new(Colours::Many);
        themes.put("mine".to_owned(), mine("[board]\nlight = 3"));
        themes.put("dag".to_owned(), mine("[board]\ndark = 3"));
        themes.put("yours".to_owned(), mine(""));
        assert!(themes.named("mine").is_none());
        assert_eq!(themes.faults("mine")[0].line, Some(2));
        // What is compiled in is there all the same.
        assert_eq!(themes.named("dag"), Theme::built_in("dag", Colours::Many));
        assert_eq!(themes.faults("dag").len(), 1);
        let names = themes.names();
        assert!(names.contains(&"dag".to_owned()) && !names.contains(&"mine".to_owned()));
        assert_eq!(names.last().map(String::as_str), Some("yours"));
        let listed = themes.listed();
        assert_eq!(
            listed
                .iter()
                .filter(|listed| !listed.faults.is_empty())
                .count(),
            2
        );
    }
}
