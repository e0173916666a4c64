//! How many colours this terminal shows, from what its surroundings say of it.

/// How much colour is sent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Depth {
    /// No colour at all; bold, underline and reverse remain.
    None,
    /// The sixteen that every colour terminal has, in hues of its own.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// Red, green and blue, each of 256 steps.
    True,
}

/// What the environment says of the terminal; `None` is a variable that is not set.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Surroundings {
    /// `TERM`
    pub term: Option<String>,
    /// `COLORTERM`, which does not cross SSH.
    pub colorterm: Option<String>,
    /// `NO_COLOR`: anything but nothing asks for no colour.
    pub no_color: Option<String>,
    /// `TMUX`, which tells tmux from screen where both say `TERM=screen`.
    pub tmux: Option<String>,
}

impl Surroundings {
    /// Those of this process.
    pub fn here() -> Surroundings {
        let said = |name| std::env::var(name).ok();
        Surroundings {
            term: said("TERM"),
            colorterm: said("COLORTERM"),
            no_color: said("NO_COLOR"),
            tmux: said("TMUX"),
        }
    }

    /// Whether a cursor can be moved about at all. `TERM=dumb` says no, and no `TERM` says nothing.
    pub fn has_screen(&self) -> bool {
        !matches!(self.term(), "" | "dumb" | "unknown")
    }

    fn term(&self) -> &str {
        self.term.as_deref().unwrap_or_default()
    }
}

/// Terminals without colour: the glass ones, and those whose name ends in `-m` or `-mono`.
const COLOURLESS: [&str; 6] = ["", "dumb", "unknown", "vt52", "vt100", "vt102"];

/// Terminals that show every colour and say so with their name alone.
const TRUE: [&str; 8] = [
    "xterm-kitty",
    "xterm-ghostty",
    "ghostty",
    "alacritty",
    "foot",
    "wezterm",
    "contour",
    "rio",
];

impl Depth {
    /// The depth that was asked for, or else the one that the surroundings give.
    pub fn choose(asked: Option<Depth>, around: &Surroundings) -> Depth {
        asked.unwrap_or_else(|| Depth::of(around))
    }

    fn of(around: &Surroundings) -> Depth {
        let refused = around.no_color.as_ref().is_some_and(|it| !it.is_empty());
        let term = around.term();
        if refused || COLOURLESS.contains(&term) || is_mono(term) {
            return Depth::None;
        }
        // The console of Linux knows sixteen, whatever else it was told.
        if term == "linux" || term.starts_with("linux-") {
            return Depth::Sixteen;
        }
        let full = matches!(around.colorterm.as_deref(), Some("truecolor" | "24bit"));
        // GNU screen hands on the COLORTERM of the terminal around it, and then garbles the colours.
        let screen = term.starts_with("screen") && around.tmux.is_none();
        if TRUE.contains(&term) || term.ends_with("-direct") || (full && !screen) {
            return Depth::True;
        }
        if term.contains("256col") || full {
            return Depth::Indexed;
        }
        Depth::Sixteen
    }
}

fn is_mono(term: &str) -> bool {
    ["-m", "-mono", "-nc"].iter().any(|it| term.ends_with(it)) || term.starts_with("vt2")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(term: &str, colorterm: &str) -> Depth {
        Depth::choose(None, &around(term, colorterm))
    }

    fn around(term: &str, colorterm: &str) -> Surroundings {
        let set = |value: &str| (!value.is_empty()).then(|| value.to_owned());
        Surroundings {
            term: set(term),
            colorterm: set(colorterm),
            ..Surroundings::default()
        }
    }

    #[test]
    fn the_name_of_the_terminal_decides_over_ssh() {
        for (term, depth_of_it) in [
            ("xterm-256color", Depth::Indexed),
            ("screen-256color", Depth::Indexed),
            ("tmux-256color", Depth::Indexed),
            ("xterm", Depth::Sixteen),
            ("screen", Depth::Sixteen),
            ("tmux", Depth::Sixteen),
            ("linux", Depth::Sixteen),
            ("rxvt-unicode-256color", Depth::Indexed),
            ("xterm-kitty", Depth::True),
            ("xterm-direct", Depth::True),
            ("vt100", Depth::None),
            ("vt220", Depth::None),
            ("xterm-mono", Depth::None),
            ("", Depth::None),
        ] {
            assert_eq!(depth(term, ""), depth_of_it, "TERM={term}");
        }
    }

    #[test]
    fn colorterm_lifts_what_can_be_lifted() {
        assert_eq!(depth("xterm-256color", "truecolor"), Depth::True);
        assert_eq!(depth("xterm", "24bit"), Depth::True);
        assert_eq!(depth("xterm", "yes"), Depth::Sixteen);
        assert_eq!(depth("linux", "truecolor"), Depth::Sixteen);
        assert_eq!(depth("vt100", "truecolor"), Depth::None);
        assert_eq!(depth("screen-256color", "truecolor"), Depth::Indexed);
        let tmux = Surroundings {
            tmux: Some("/tmp/tmux-0/default,1,0".into()),
            ..around("screen-256color", "truecolor")
        };
        assert_eq!(Depth::choose(None, &tmux), Depth::True);
    }

    #[test]
    fn no_color_counts_when_it_says_anything() {
        let with = |no_color: &str| Surroundings {
            no_color: Some(no_color.into()),
            ..around("xterm-256color", "truecolor")
        };
        assert_eq!(Depth::choose(None, &with("1")), Depth::None);
        assert_eq!(Depth::choose(None, &with("")), Depth::True);
        let asked = Some(Depth::Indexed);
        assert_eq!(Depth::choose(asked, &with("1")), Depth::Indexed);
    }

    #[test]
    fn a_dumb_terminal_has_no_screen() {
        assert!(!around("dumb", "").has_screen());
        assert!(!around("", "").has_screen());
        assert!(around("vt100", "").has_screen());
    }
}
