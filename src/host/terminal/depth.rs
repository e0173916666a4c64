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
    /// `LC_ALL`, which goes before the two others.
    pub lc_all: Option<String>,
    /// `LC_CTYPE`, which goes before `LANG`.
    pub lc_ctype: Option<String>,
    /// `LANG`
    pub lang: Option<String>,
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
            lc_all: said("LC_ALL"),
            lc_ctype: said("LC_CTYPE"),
            lang: said("LANG"),
        }
    }

    /// The name of the locale that letters are written by; the first of the three that says anything.
    pub fn locale(&self) -> &str {
        let said = [&self.lc_all, &self.lc_ctype, &self.lang];
        let mut said = said.into_iter().flatten().filter(|name| !name.is_empty());
        said.next().map_or("", String::as_str)
    }

    /// Whether it is one of the terminals of glass, or says it is: letters of ASCII, no colour.
    pub fn is_glass(&self) -> bool {
        let term = self.term();
        term == "vt52" || GLASS.iter().any(|glass| term.starts_with(glass))
    }

    /// Whether it is the console of a machine, whose font is too small for the men of chess.
    pub fn is_console(&self) -> bool {
        let term = self.term();
        ["linux", "wsvt25", "cons25"].iter().any(|console| {
            let rest = term.strip_prefix(console);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        })
    }

    /// Whether a cursor can be moved about at all. `TERM=dumb` says no, and no `TERM` says nothing.
    pub fn has_screen(&self) -> bool {
        !matches!(self.term(), "" | "dumb" | "unknown")
    }

    fn term(&self) -> &str {
        self.term.as_deref().unwrap_or_default()
    }
}

/// The families of the terminals of glass; from the VT52 to the VT420 none had colours.
const GLASS: [&str; 4] = ["vt1", "vt2", "vt3", "vt4"];

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
        if refused || !around.has_screen() || around.is_glass() || is_mono(term) {
            return Depth::None;
        }
        // The console of Linux knows sixteen, whatever else it was told; of grounds, eight.
        if around.is_console() {
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
    ["-m", "-mono", "-nc"].iter().any(|it| term.ends_with(it))
}
