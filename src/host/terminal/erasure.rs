//! What a terminal leaves where it erases, and so how it may be asked for blanks on a coloured ground.

use super::depth::Surroundings;

/// What an erased cell looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Erasure {
    /// As the terminal is by itself, or nobody knows.
    Plain,
    /// In the colour behind the pen. These terminals can also erase a number of cells within a line.
    Coloured,
}

/// The beginnings of the names of terminals that erase in colour. GNU screen, tmux and the terminals of glass do not.
const COLOURED: [&str; 14] = [
    "xterm",
    "linux",
    "rxvt-unicode",
    "alacritty",
    "kitty",
    "foot",
    "wezterm",
    "ghostty",
    "konsole",
    "putty",
    "st-",
    "contour",
    "rio",
    "mintty",
];

impl Erasure {
    /// As the name of the terminal has it.
    pub fn of(around: &Surroundings) -> Erasure {
        let term = around.term.as_deref().unwrap_or_default();
        match COLOURED.iter().any(|name| term.starts_with(name)) {
            true => Erasure::Coloured,
            false => Erasure::Plain,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(term: &str) -> Erasure {
        Erasure::of(&Surroundings {
            term: Some(term.into()),
            ..Surroundings::default()
        })
    }

    #[test]
    fn the_name_of_the_terminal_says_whether_it_erases_in_colour() {
        for term in [
            "xterm",
            "xterm-256color",
            "xterm-kitty",
            "linux",
            "rxvt-unicode-256color",
            "foot",
            "st-256color",
        ] {
            assert_eq!(of(term), Erasure::Coloured, "TERM={term}");
        }
        for term in [
            "",
            "screen",
            "screen.xterm-256color",
            "screen-256color",
            "tmux",
            "tmux-256color",
            "vt100",
            "vt220",
            "stterm",
            "ansi",
        ] {
            assert_eq!(of(term), Erasure::Plain, "TERM={term}");
        }
    }
}
