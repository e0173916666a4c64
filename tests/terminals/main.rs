//! The program under every kind of terminal: what an emulator shows of it is, cell for cell, what was drawn in memory.

#[allow(dead_code, reason = "each test file uses its own part")]
#[path = "../screens/draw.rs"]
mod draw;
#[path = "../support/folder.rs"]
mod folder;
#[path = "../screens/keys.rs"]
mod keys;
#[path = "../screens/picture.rs"]
mod picture;
#[path = "../support/pty.rs"]
mod pty;
#[allow(dead_code, reason = "each test file uses its own part")]
#[path = "../screens/screen.rs"]
mod screen;
#[path = "../support/seen.rs"]
mod seen;
#[path = "../screens/taste.rs"]
mod taste;

use ratatui::buffer::Buffer;
use reglement::config;
use reglement::host::terminal::charset::{Charset, stand_in};
use reglement::host::terminal::depth::Depth;
use reglement::lang::Lang;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::menu::settings::Change;

use folder::Folder;
use pty::{Pty, Start};
use screen::{Play, play};
use seen::difference;

/// A terminal: what it says of itself, how the program should take that, and what its user has set.
struct Kind {
    env: &'static [(&'static str, &'static str)],
    depth: Depth,
    charset: Charset,
    settings: &'static str,
    theme: &'static str,
    lang: Lang,
}

const fn kind(env: &'static [(&'static str, &'static str)], depth: Depth) -> Kind {
    Kind {
        env,
        depth,
        charset: Charset::Utf8,
        settings: "",
        theme: "klassiek",
        lang: Lang::En,
    }
}

const fn ascii(env: &'static [(&'static str, &'static str)], depth: Depth) -> Kind {
    Kind {
        charset: Charset::Ascii,
        ..kind(env, depth)
    }
}

const TRUE: [(&str, &str); 2] = [("TERM", "xterm-256color"), ("COLORTERM", "truecolor")];

const KINDS: [Kind; 17] = [
    kind(&[("TERM", "xterm-256color")], Depth::Indexed),
    kind(&TRUE, Depth::True),
    kind(&[("TERM", "xterm-kitty")], Depth::True),
    kind(&[("TERM", "xterm")], Depth::Sixteen),
    kind(&[("TERM", "screen")], Depth::Sixteen),
    kind(&[("TERM", "screen-256color")], Depth::Indexed),
    kind(&[("TERM", "tmux")], Depth::Sixteen),
    kind(&[("TERM", "tmux-256color")], Depth::Indexed),
    kind(&[("TERM", "linux")], Depth::Sixteen),
    // Terminals of glass know no more than ASCII, whatever the locale.
    ascii(&[("TERM", "vt100")], Depth::None),
    ascii(&[("TERM", "vt220")], Depth::None),
    kind(
        &[("TERM", "xterm-256color"), ("NO_COLOR", "1")],
        Depth::None,
    ),
    ascii(&[("TERM", "xterm-256color"), ("LANG", "C")], Depth::Indexed),
    Kind {
        settings: "theme = \"lint\"\n",
        theme: "lint",
        ..kind(&TRUE, Depth::True)
    },
    Kind {
        settings: "language = \"nl\"\n",
        lang: Lang::Nl,
        ..kind(&TRUE, Depth::True)
    },
    Kind {
        settings: "language = \"nl\"\n",
        lang: Lang::Nl,
        ..ascii(&[("TERM", "vt100")], Depth::None)
    },
    Kind {
        settings: "mouse = true\n",
        ..kind(&[("TERM", "xterm-256color")], Depth::Indexed)
    },
];

/// Plays the program, stops it as a shell does, and lets it go on.
const IN_A_SHELL: &str = "set -m; \"$0\" \"$@\"; echo stopped; read line; fg";
const CTRL_Z: &str = "\x1a";

impl Kind {
    /// A game as it should look here.
    fn looking(&self, game: &str) -> Play {
        let mut play = play(80, 24, game);
        if self.lang == Lang::Nl {
            play = play.dutch();
        }
        play.taste
            .change(&Change::Glyphs(match self.draws_letters() {
                true => config::Glyphs::Letters,
                false => config::Glyphs::Unicode,
            }));
        let colours = match self.depth {
            Depth::None => Colours::None,
            Depth::Sixteen => Colours::Sixteen,
            Depth::Indexed | Depth::True => Colours::Many,
        };
        play.taste.look.theme = Theme::built_in(self.theme, colours).expect("built in");
        play
    }

    /// Whether the men are letters: the letters of the locale allow no others, or the font of the terminal has none.
    fn draws_letters(&self) -> bool {
        let term = self.env.iter().find(|(name, _)| *name == "TERM");
        let is_console = term.is_some_and(|(_, term)| *term == "linux");
        self.charset == Charset::Ascii || is_console
    }

    fn start(&self, folder: &Folder, start: Start) -> Pty {
        let settings = folder.path().join("reglement");
        std::fs::create_dir_all(&settings).expect("a folder");
        std::fs::write(settings.join("config.toml"), self.settings).expect("settings");
        let mut start = start
            .env("XDG_STATE_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path());
        for (name, value) in self.env {
            start = start.env(name, value);
        }
        start.spawn()
    }
}

/// What is pressed in one go, in the words of the tests and in the bytes of a terminal.
type Pressed = (&'static str, &'static str);

const UP: Pressed = ("<up>", "\x1b[A");
const DOWN: Pressed = ("<down>", "\x1b[B");
const ENTER: Pressed = ("<enter>", "\r");
const TAB: Pressed = ("<tab>", "\t");

/// A move by cursor, one by text, a refusal, the book and back, the menu and back, a look back.
const CHESS: [Pressed; 14] = [
    ENTER,
    UP,
    UP,
    ENTER,
    (":", ":"),
    ("e5", "e5"),
    ENTER,
    (":Ke3<enter>", ":Ke3\r"),
    ("r", "r"),
    ("q", "q"),
    ("m", "m"),
    ("q", "q"),
    ("[", "["),
    ("]", "]"),
];
const FOUR: [Pressed; 8] = [
    (":h2h4<enter>", ":h2h4\r"),
    (":b7d7<enter>", ":b7d7\r"),
    (":h13h9<enter>", ":h13h9\r"),
    TAB,
    ENTER,
    UP,
    ENTER,
    DOWN,
];
const DRAUGHTS: [Pressed; 8] = [
    (":32-28<enter>", ":32-28\r"),
    (":19-23<enter>", ":19-23\r"),
    (":37-32<enter>", ":37-32\r"),
    (":37-32<enter>", ":37-32\r"),
    TAB,
    ENTER,
    UP,
    ENTER,
];

/// Plays the keys in both, and holds what the emulator shows against the picture after each of them.
fn travel(kind: &Kind, game: &str, pressed: &[Pressed]) {
    let folder = Folder::new();
    let names = match game.starts_with("four") {
        true => "Anna,Bram,Cato,Dirk",
        false => "Anna,Bram",
    };
    let own = env!("CARGO_BIN_EXE_reglement");
    let arguments = [
        "-c",
        IN_A_SHELL,
        own,
        "play",
        game,
        "--names",
        names,
        "--first",
        first(game),
    ];
    let mut program = kind.start(&folder, Start::program("/bin/sh", &arguments));
    let looking = kind.looking(game);
    let mut so_far = String::new();
    assert_shown(&program, kind, &looking, &so_far);
    for (keys, bytes) in pressed {
        program.send(bytes);
        so_far.push_str(keys);
        assert_shown(&program, kind, &looking, &so_far);
    }
    for (width, height) in [(60, 20), (100, 30), (80, 24)] {
        program.resize(width, height);
        so_far.push_str(&format!("<{width}x{height}>"));
        assert_shown(&program, kind, &looking, &so_far);
    }
    // What others wrote over the screen is gone after Ctrl-L.
    program.send("\x0c");
    assert_shown(&program, kind, &looking, &so_far);
    program.send(CTRL_Z);
    program.wait_for("the shell", |screen| {
        screen.contents().contains("stopped") && !screen.alternate_screen()
    });
    program.send("\r");
    assert_shown(&program, kind, &looking, &so_far);
    if kind.depth == Depth::None {
        let bytes = program.bytes();
        assert!(
            seen::is_colourless(&bytes),
            "colour was sent to {:?}",
            kind.env
        );
    }
    if kind.charset == Charset::Ascii {
        assert!(program.bytes().is_ascii());
    }
}

/// Whoever begins, so that no lots are drawn.
fn first(game: &str) -> &'static str {
    match game.starts_with("four") {
        true => "south",
        false => "white",
    }
}

fn assert_shown(program: &Pty, kind: &Kind, looking: &Play, keys: &str) {
    let picture = in_letters_of(kind.charset, looking.cells(keys));
    let mut last = None;
    let told = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        program.wait_for("the picture", |screen| {
            last = difference(screen, &picture, kind.depth);
            last.is_none()
        });
    }));
    assert!(told.is_ok(), "{:?} after {keys:?}: {last:?}", kind.env);
}

/// The picture in the letters that the terminal has.
fn in_letters_of(charset: Charset, mut picture: Buffer) -> Buffer {
    if charset == Charset::Ascii {
        for cell in &mut picture.content {
            let letter = char::from(stand_in(cell.symbol()));
            if cell.symbol() != " " {
                cell.set_char(letter);
            }
        }
    }
    picture
}

/// In all terminals, some at a time: most of it is waiting.
fn travel_everywhere(game: &str, pressed: &[Pressed]) {
    for kinds in KINDS.chunks(6) {
        std::thread::scope(|scope| {
            for kind in kinds {
                scope.spawn(|| travel(kind, game, pressed));
            }
        });
    }
}

#[test]
fn chess_is_shown_as_drawn_in_every_terminal() {
    travel_everywhere("chess-1869", &CHESS);
}

#[test]
fn four_players_are_shown_as_drawn_in_every_terminal() {
    travel_everywhere("four-1869", &FOUR);
}

#[test]
fn draughts_are_shown_as_drawn_in_every_terminal() {
    travel_everywhere("draughts-1879", &DRAUGHTS);
}

#[test]
fn a_dumb_terminal_is_spoken_to_in_lines() {
    let folder = Folder::new();
    let dumb = kind(&[("TERM", "dumb")], Depth::None);
    let mut program = dumb.start(&folder, Start::reglement(&["play", "chess-1869"]));
    program.wait_for_text("White to move");
    program.send("e4\r");
    program.wait_for_text("Black to move");
    assert!(!program.bytes().contains(&0x1b), "an escape was sent");
}
