//! The command line: how each command is used.

/// The lines of one language. The names of commands and options are the same in both.
pub struct CommandLines {
    /// Headings of the help.
    pub heading: Headings,
    /// The commands, by their names: `record show`; the program itself is the empty name.
    pub commands: &'static [Told],
    /// What an option or argument means, by its name, or by that of the command and its own where they differ:
    /// `rules lang`.
    pub options: &'static [(&'static str, &'static str)],
    /// What values are called, where not as in the definitions: `GAME`.
    pub values: &'static [(&'static str, &'static str)],
    /// The values that can be chosen: `One of: {0}.`
    pub one_of: &'static str,
    /// What a third exit status means, which all commands have: wrong use.
    pub wrong_use: &'static str,
    /// How the position of each game is written.
    pub positions: &'static str,
    /// The games and their names, before the list.
    pub games: &'static str,
    /// What the environment says: a variable, and what it does.
    pub environment: &'static [(&'static str, &'static str)],
    /// Where things are kept: a file, and what is in it.
    pub files: &'static [(&'static str, &'static str)],
}

/// Headings.
pub struct Headings {
    /// The name of the program, in the manual.
    pub name: &'static str,
    /// What it is, in the manual.
    pub description: &'static str,
    /// How it is written.
    pub usage: &'static str,
    /// What stands in the usage for the options.
    pub some_options: &'static str,
    /// The commands.
    pub commands: &'static str,
    /// What is written without dashes.
    pub arguments: &'static str,
    /// What is written with them.
    pub options: &'static str,
    /// How positions are written.
    pub positions: &'static str,
    /// The games.
    pub games: &'static str,
    /// Examples.
    pub examples: &'static str,
    /// Exit statuses.
    pub statuses: &'static str,
    /// What the environment says.
    pub environment: &'static str,
    /// Where things are kept.
    pub files: &'static str,
}

/// What is told of one command.
pub struct Told {
    /// Its name, after that of the command it belongs to.
    pub path: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// More of it, in paragraphs parted by empty lines; a line that begins with blanks is left as it is.
    pub more: &'static str,
    /// Examples: what is typed, and what it does.
    pub examples: &'static [(&'static str, &'static str)],
    /// What the exit statuses 0 and 1 mean; an empty one is never had.
    pub ends: [&'static str; 2],
}

impl CommandLines {
    /// What is told of a command.
    pub fn of(&self, path: &str) -> Option<&'static Told> {
        self.commands.iter().find(|told| told.path == path)
    }

    /// What an option or argument of a command means.
    pub fn option(&self, path: &str, name: &str) -> Option<&'static str> {
        let named = |wanted: &str| {
            let mut options = self.options.iter();
            options.find(|(of, _)| *of == wanted).map(|(_, text)| *text)
        };
        named(&format!("{path} {name}")).or_else(|| named(name))
    }

    /// What a value is called.
    pub fn value<'a>(&self, name: &'a str) -> &'a str {
        let mut values = self.values.iter();
        values
            .find(|(of, _)| *of == name)
            .map_or(name, |(_, called)| called)
    }
}
