//! Terminals, and manners of playing in them.

use crate::boards::Board;

/// Where and how it is played.
#[derive(Default)]
pub struct Place {
    pub name: &'static str,
    pub env: &'static [(&'static str, &'static str)],
    /// Settings of the user's own.
    pub config: &'static str,
    /// More words of the command line.
    pub arguments: &'static [&'static str],
}

impl Place {
    /// Whether the players watch over the rules themselves.
    pub fn is_to_the_letter(&self) -> bool {
        !self.arguments.is_empty()
    }

    /// An exercise is played in one manner only.
    pub fn suits(&self, board: &Board) -> bool {
        self.arguments.is_empty() || board.plays
    }
}

const fn terminal(env: &'static [(&'static str, &'static str)]) -> Place {
    Place {
        name: env[0].1,
        env,
        config: "",
        arguments: &[],
    }
}

const TRUE: [(&str, &str); 2] = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];

/// Where the table of the README is measured.
pub const HERE: Place = terminal(&[("TERM", "xterm-256color")]);

pub const PLACES: [Place; 14] = [
    terminal(&[("TERM", "xterm")]),
    terminal(&[("TERM", "screen")]),
    terminal(&[("TERM", "screen-256color")]),
    terminal(&[("TERM", "tmux")]),
    terminal(&[("TERM", "tmux-256color")]),
    terminal(&[("TERM", "linux")]),
    terminal(&[("TERM", "vt100")]),
    terminal(&[("TERM", "xterm-kitty")]),
    Place {
        name: "true colour",
        ..terminal(&TRUE)
    },
    Place {
        name: "true colour, the theme lint",
        config: "theme = \"lint\"\n",
        ..terminal(&TRUE)
    },
    Place {
        name: "Dutch",
        config: "language = \"nl\"\n",
        ..HERE
    },
    Place {
        name: "to the letter",
        arguments: &["--letter"],
        ..HERE
    },
    Place {
        name: "to the letter, silent, in Dutch",
        config: "language = \"nl\"\n",
        arguments: &["--letter", "--claims", "silent"],
        ..HERE
    },
    Place {
        name: "the mouse",
        config: "mouse = true\n",
        ..HERE
    },
];
