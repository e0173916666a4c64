//! Every theme can be read, at every depth of colour; and from what the surroundings say of a terminal follows how much is
//! sent to it.

use ratatui::style::{Color, Modifier, Style};

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use std::fs;

use program::Home;
use reglement::host::looks::{able, colours};
use reglement::host::terminal::charset::Charset;
use reglement::host::terminal::depth::{Depth, Surroundings};
use reglement::host::terminal::ink::Ink;
use reglement::ui::look::Able;
use reglement::ui::look::army::Army;
use reglement::ui::look::theme::{BUILT_IN, Meant, Men, Shade, Texture, Theme};

/// The least contrast of text with its ground.
const TEXT: f64 = 4.5;
/// That of men and of signs, which are large or have shapes of their own.
const SIGN: f64 = 3.0;

type Rgb = (u8, u8, u8);

const BLACK: Rgb = (0, 0, 0);
const WHITE: Rgb = (255, 255, 255);

/// The sixteen of xterm, and those of the VGA, which are the console's.
const PALETTES: [(&str, [u32; 16]); 2] = [
    (
        "xterm",
        [
            0x00_0000, 0xcd_0000, 0x00_cd00, 0xcd_cd00, 0x00_00ee, 0xcd_00cd, 0x00_cdcd, 0xe5_e5e5,
            0x7f_7f7f, 0xff_0000, 0x00_ff00, 0xff_ff00, 0x5c_5cff, 0xff_00ff, 0x00_ffff, 0xff_ffff,
        ],
    ),
    (
        "VGA",
        [
            0x00_0000, 0xaa_0000, 0x00_aa00, 0xaa_5500, 0x00_00aa, 0xaa_00aa, 0x00_aaaa, 0xaa_aaaa,
            0x55_5555, 0xff_5555, 0x55_ff55, 0xff_ff55, 0x55_55ff, 0xff_55ff, 0x55_ffff, 0xff_ffff,
        ],
    ),
];

/// A theme on a terminal: how many colours it has, which they are, and its own ground.
struct Seen {
    theme: Theme,
    depth: Depth,
    sixteen: (&'static str, [u32; 16]),
    own: Rgb,
}

/// Every theme on every terminal that it is meant for.
fn seen() -> Vec<Seen> {
    let mut all = Vec::new();
    for (name, _) in BUILT_IN {
        for depth in [Depth::True, Depth::Indexed, Depth::Sixteen, Depth::None] {
            let theme = Theme::built_in(name, colours(depth)).unwrap();
            let grounds = match theme.meant {
                Meant::Any => vec![BLACK, WHITE],
                Meant::Dark => vec![BLACK],
                Meant::Light => vec![WHITE],
            };
            for sixteen in PALETTES {
                all.extend(grounds.iter().map(|own| Seen {
                    theme: theme.clone(),
                    depth,
                    sixteen,
                    own: *own,
                }));
            }
        }
    }
    all
}

impl Seen {
    fn rgb(&self, color: Color, default: Rgb) -> Rgb {
        match Ink::nearest(color, self.depth) {
            Ink::Default => default,
            Ink::Rgb(red, green, blue) => (red, green, blue),
            Ink::Indexed(index @ 0..16) => parts(self.sixteen.1[usize::from(index)]),
            Ink::Indexed(index @ 16..232) => {
                let level = |step: u8| match step % 6 {
                    0 => 0,
                    step => 55 + 40 * step,
                };
                let cube = index - 16;
                (level(cube / 36), level(cube / 6), level(cube))
            }
            Ink::Indexed(index) => {
                let grey = 8 + 10 * (index - 232);
                (grey, grey, grey)
            }
        }
    }

    fn ground(&self, style: Style) -> Rgb {
        self.rgb(style.bg.expect("a ground"), self.own)
    }

    /// The writing colour, and the one that it becomes where bold brightens the first eight.
    fn writing(&self, style: Style) -> Vec<Rgb> {
        let opposite = match self.own {
            BLACK => WHITE,
            _ => BLACK,
        };
        let fore = style.fg.expect("a colour");
        let mut all = vec![self.rgb(fore, opposite)];
        if let (Color::Indexed(index @ 0..8), true) =
            (fore, style.add_modifier.contains(Modifier::BOLD))
        {
            all.push(self.rgb(Color::Indexed(index + 8), opposite));
        }
        all
    }

    fn assert(&self, what: &str, style: Style, least: f64) {
        for fore in self.writing(style) {
            let found = contrast(fore, self.ground(style));
            assert!(
                found >= least,
                "{}, {:?} of {}: {what} has {found:.2}, not {least}",
                self.theme.name,
                self.depth,
                self.sixteen.0
            );
        }
    }

    /// The grounds on which men stand: both shades, and that of a frozen army.
    fn squares(&self) -> Vec<(&'static str, Style)> {
        let theme = &self.theme;
        let frozen = theme.light.patch(theme.ground_of_frozen());
        vec![
            ("on light", theme.light),
            ("on dark", theme.dark),
            ("on frozen", frozen),
        ]
    }
}

fn parts(colour: u32) -> Rgb {
    let [_, red, green, blue] = colour.to_be_bytes();
    (red, green, blue)
}

fn linear((red, green, blue): Rgb) -> [f64; 3] {
    [red, green, blue].map(|value| {
        let value = f64::from(value) / 255.0;
        if value <= 0.03928 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    })
}

/// The contrast of WCAG 2, from 1 to 21.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let luminance = |colour| {
        let [red, green, blue] = linear(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

#[test]
fn text_can_be_read() {
    for seen in seen() {
        let theme = &seen.theme;
        for (what, style) in [
            ("text", theme.text),
            ("dim", theme.dim),
            ("strong", theme.strong),
            ("accent", theme.accent),
            ("error", theme.error),
            ("title", theme.title),
            ("key", theme.key),
            ("selected", theme.selected),
            ("quote", theme.quote),
            ("edge", theme.edge),
            ("a found word", theme.found()),
        ] {
            seen.assert(what, style, TEXT);
        }
        for shade in [Shade::Light, Shade::Dark] {
            seen.assert("number", theme.on(shade, theme.number_on(shade)), TEXT);
        }
        seen.assert("border", theme.border, SIGN);
    }
}

#[test]
fn men_stand_out_from_every_square() {
    for seen in seen() {
        let theme = &seen.theme;
        for army in Army::ALL {
            let man = theme.army(army);
            for (square, ground) in seen.squares() {
                seen.assert(&format!("{army:?} {square}"), ground.patch(man), SIGN);
            }
            // The ground of a frozen army takes the place of a ground of their own.
            let frozen = theme.light.patch(man).patch(theme.ground_of_frozen());
            seen.assert(&format!("{army:?} frozen"), frozen, SIGN);
        }
    }
}

#[test]
fn signs_stand_out_from_every_square() {
    for seen in seen() {
        let theme = &seen.theme;
        for (what, ink) in [
            ("cursor", theme.cursor),
            ("held", theme.held),
            ("target", theme.target),
            ("last", theme.last),
            ("check", theme.check),
            ("mark", theme.mark),
            ("warned", theme.warned),
            ("frozen", theme.frozen),
        ] {
            for (square, ground) in seen.squares() {
                seen.assert(&format!("{what} {square}"), ground.patch(ink), SIGN);
            }
        }
        // Brackets of the first file stand beside the board.
        for ink in [theme.cursor, theme.held] {
            seen.assert("brackets beside the board", theme.text.patch(ink), SIGN);
        }
    }
}

#[test]
fn light_and_dark_squares_are_told_apart() {
    for seen in seen() {
        let theme = &seen.theme;
        let found = contrast(seen.ground(theme.light), seen.ground(theme.dark));
        let told = theme.texture == Texture::Dark || found >= 1.2;
        assert!(told, "{} {:?}: {found:.2}", theme.name, seen.depth);
    }
}

#[test]
fn filled_men_of_light_armies_are_lighter() {
    for seen in seen().iter().filter(|seen| seen.theme.men == Men::Filled) {
        let theme = &seen.theme;
        for light in [theme.white, theme.white_ribbon] {
            for dark in [theme.black, theme.black_ribbon] {
                let bright = |style: Style| contrast(seen.writing(style)[0], BLACK);
                let (light, dark) = (bright(light), bright(dark));
                assert!(light >= 1.5 * dark, "{} {:?}", theme.name, seen.depth);
            }
        }
    }
}

/// The console of Linux has eight grounds: a ninth would be drawn as the first.
#[test]
fn grounds_of_the_sixteen_are_among_the_first_eight() {
    for (name, _) in BUILT_IN {
        let theme = Theme::built_in(name, colours(Depth::Sixteen)).unwrap();
        let styles = format!("{theme:?}");
        for ground in 8..16 {
            let bright = format!("bg: Some(Indexed({ground}))");
            let named = format!("bg: Some({})", Color::Indexed(ground));
            assert!(
                !styles.contains(&bright) && !styles.contains(&named),
                "{name}: {ground}"
            );
        }
        for colour in [theme.light.bg, theme.dark.bg, theme.text.bg, theme.mark.bg] {
            let eight = matches!(colour, None | Some(Color::Reset | Color::Indexed(0..8)));
            assert!(eight, "{name}: {colour:?}");
        }
    }
}

/// How a colour looks to an eye without the one or the other kind of cones (Machado, Oliveira and Fernandes, 2009).
const EYES: [(&str, [[f64; 3]; 3]); 2] = [
    (
        "protan",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deutan",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
];

/// The least distance, of 255 from edge to edge, at which two colours are told apart in passing.
const APART: f64 = 50.0;

fn distance(eye: &[[f64; 3]; 3], one: Rgb, other: Rgb) -> f64 {
    let to_eye = |colour| {
        let light = linear(colour);
        eye.map(|row| {
            let value: f64 = row
                .iter()
                .zip(light)
                .map(|(part, value)| part * value)
                .sum();
            255.0 * value.clamp(0.0, 1.0).powf(1.0 / 2.2)
        })
    };
    let pairs = to_eye(one).into_iter().zip(to_eye(other));
    pairs.map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

#[test]
fn contrast_is_for_eyes_that_do_not_tell_red_from_green() {
    for seen in seen().iter().filter(|seen| seen.theme.name == "contrast") {
        if seen.depth == Depth::None {
            continue;
        }
        let theme = &seen.theme;
        let on = |style: Style| {
            let style = theme.light.patch(style);
            (seen.writing(style)[0], seen.ground(style))
        };
        let pairs = [
            ("light and dark men", theme.white, theme.black),
            ("light men", theme.white, theme.white_ribbon),
            ("dark men", theme.black, theme.black_ribbon),
            (
                "men with the ribbon",
                theme.white_ribbon,
                theme.black_ribbon,
            ),
            ("squares", theme.light, theme.dark),
            ("check and a refusal", theme.check, theme.mark),
            ("check and a warning", theme.mark, theme.warned),
            ("text and a refusal", theme.text, theme.error),
            ("text and keys", theme.text, theme.key),
        ];
        for (what, one, other) in pairs {
            for (name, eye) in &EYES {
                let ((fore, back), (other_fore, other_back)) = (on(one), on(other));
                let far = distance(eye, fore, other_fore).max(distance(eye, back, other_back));
                assert!(far >= APART, "{name}, {:?}: {what} {far:.0}", seen.depth);
            }
        }
    }
}

#[test]
fn armies_have_different_colours_or_shapes_in_every_theme() {
    for seen in seen() {
        let theme = &seen.theme;
        for (at, one) in Army::ALL.iter().enumerate() {
            for other in &Army::ALL[at + 1..] {
                let alike = theme.army(*one) == theme.army(*other)
                    && (theme.men == Men::Filled || one.colour == other.colour);
                assert!(!alike, "{}: {one:?} and {other:?}", theme.name);
            }
        }
    }
}

fn around(said: &str) -> Surroundings {
    let mut around = Surroundings::default();
    for word in said.split_whitespace() {
        let (name, value) = word.split_once('=').expect("NAME=value");
        let slot = match name {
            "TERM" => &mut around.term,
            "COLORTERM" => &mut around.colorterm,
            "NO_COLOR" => &mut around.no_color,
            "TMUX" => &mut around.tmux,
            "LC_ALL" => &mut around.lc_all,
            "LC_CTYPE" => &mut around.lc_ctype,
            "LANG" => &mut around.lang,
            _ => panic!("{name}"),
        };
        *slot = Some(value.to_owned());
    }
    around
}

#[test]
fn what_the_surroundings_say_decides_what_is_sent() {
    use Able::{Letters, Symbols};
    use Charset::{Ascii, Utf8};
    use Depth::{Indexed, None as Mono, Sixteen, True};
    let screen = true;
    for (said, depth, letters, men, has_screen) in [
        ("", Mono, Utf8, Symbols, false),
        ("TERM=", Mono, Utf8, Symbols, false),
        ("TERM=dumb", Mono, Utf8, Symbols, false),
        ("TERM=dumb COLORTERM=truecolor", Mono, Utf8, Symbols, false),
        ("TERM=unknown", Mono, Utf8, Symbols, false),
        ("TERM=nobody-knows-it", Sixteen, Utf8, Symbols, screen),
        ("TERM=xterm", Sixteen, Utf8, Symbols, screen),
        ("TERM=xterm COLORTERM=24bit", True, Utf8, Symbols, screen),
        ("TERM=xterm COLORTERM=yes", Sixteen, Utf8, Symbols, screen),
        ("TERM=xterm-16color", Sixteen, Utf8, Symbols, screen),
        ("TERM=xterm-mono", Mono, Utf8, Symbols, screen),
        ("TERM=xterm-256color", Indexed, Utf8, Symbols, screen),
        (
            "TERM=xterm-256color COLORTERM=truecolor",
            True,
            Utf8,
            Symbols,
            screen,
        ),
        (
            "TERM=xterm-256color COLORTERM=",
            Indexed,
            Utf8,
            Symbols,
            screen,
        ),
        (
            "TERM=xterm-256color NO_COLOR=1",
            Mono,
            Utf8,
            Symbols,
            screen,
        ),
        (
            "TERM=xterm-256color NO_COLOR=0",
            Mono,
            Utf8,
            Symbols,
            screen,
        ),
        (
            "TERM=xterm-256color NO_COLOR=",
            Indexed,
            Utf8,
            Symbols,
            screen,
        ),
        ("TERM=xterm-kitty", True, Utf8, Symbols, screen),
        ("TERM=xterm-direct", True, Utf8, Symbols, screen),
        ("TERM=alacritty", True, Utf8, Symbols, screen),
        ("TERM=rxvt-unicode-256color", Indexed, Utf8, Symbols, screen),
        ("TERM=screen", Sixteen, Utf8, Symbols, screen),
        (
            "TERM=screen COLORTERM=truecolor",
            Indexed,
            Utf8,
            Symbols,
            screen,
        ),
        ("TERM=screen-256color", Indexed, Utf8, Symbols, screen),
        (
            "TERM=screen-256color COLORTERM=truecolor",
            Indexed,
            Utf8,
            Symbols,
            screen,
        ),
        (
            "TERM=screen-256color COLORTERM=truecolor TMUX=/tmp/t,1,0",
            True,
            Utf8,
            Symbols,
            screen,
        ),
        ("TERM=tmux", Sixteen, Utf8, Symbols, screen),
        ("TERM=tmux-256color", Indexed, Utf8, Symbols, screen),
        (
            "TERM=tmux-256color COLORTERM=truecolor",
            True,
            Utf8,
            Symbols,
            screen,
        ),
        ("TERM=linux", Sixteen, Utf8, Letters, screen),
        (
            "TERM=linux-16color COLORTERM=truecolor",
            Sixteen,
            Utf8,
            Letters,
            screen,
        ),
        ("TERM=vt52", Mono, Ascii, Letters, screen),
        ("TERM=vt100", Mono, Ascii, Letters, screen),
        (
            "TERM=vt100 COLORTERM=truecolor",
            Mono,
            Ascii,
            Letters,
            screen,
        ),
        ("TERM=vt220", Mono, Ascii, Letters, screen),
        ("TERM=xterm LC_ALL=C", Sixteen, Ascii, Letters, screen),
    ] {
        let mut around = around(said);
        around.lang = Some("nl_NL.UTF-8".to_owned());
        assert_eq!(Depth::choose(None, &around), depth, "{said}");
        assert_eq!(Charset::of(&around), letters, "{said}");
        assert_eq!(able(&around), men, "{said}");
        assert_eq!(around.has_screen(), has_screen, "{said}");
        // Who asks for a depth gets it, whatever all else says.
        for asked in [Mono, Sixteen, Indexed, True] {
            assert_eq!(Depth::choose(Some(asked), &around), asked, "{said}");
        }
    }
}

#[test]
fn the_first_of_three_variables_that_says_anything_names_the_locale() {
    use Charset::{Ascii, Utf8};
    for (said, letters) in [
        ("", Ascii),
        ("LANG=C", Ascii),
        ("LANG=POSIX", Ascii),
        ("LANG=C.utf8", Utf8),
        ("LANG=nl_NL", Ascii),
        ("LANG=nl_NL.UTF-8", Utf8),
        ("LANG=nl_NL.utf8@euro", Utf8),
        ("LANG=en_US.ISO-8859-1", Ascii),
        ("LC_CTYPE=UTF-8 LANG=C", Utf8),
        ("LC_CTYPE=C LANG=nl_NL.UTF-8", Ascii),
        ("LC_CTYPE= LANG=nl_NL.UTF-8", Utf8),
        ("LC_ALL=C LC_CTYPE=nl_NL.UTF-8 LANG=nl_NL.UTF-8", Ascii),
        ("LC_ALL= LC_CTYPE=nl_NL.UTF-8 LANG=C", Utf8),
        ("LC_ALL=en_GB.UTF-8 LC_CTYPE=C LANG=C", Utf8),
    ] {
        let around = Surroundings {
            term: Some("xterm".to_owned()),
            ..around(said)
        };
        assert_eq!(Charset::of(&around), letters, "{said}");
        let symbols = able(&around) == Able::Symbols;
        assert_eq!(symbols, letters == Utf8, "{said}");
    }
}

fn home(files: &[(&str, &str)]) -> Home {
    let home = Home::new();
    let folder = home.path().join(".config/reglement/themes");
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in files {
        fs::write(folder.join(name), text).unwrap();
    }
    home
}

#[test]
fn the_users_own_themes_are_listed_with_their_faults() {
    let home = home(&[
        ("mine.toml", "about_en = \"like mist\"\nbase = \"delft\"\n"),
        ("nacht.toml", "[panel]\ntext = \"#ffffff on #000000\"\n"),
        ("broken.toml", "[board]\n\nlight = \"wood\"\n"),
        ("notes.txt", "no theme"),
    ]);
    // What is no file does not hold the program up.
    fs::create_dir(home.path().join(".config/reglement/themes/folder.toml")).unwrap();
    let run = home.run(&["themes"]);
    assert_eq!(run.status, Some(0), "{}", run.err);
    assert!(
        run.out.contains("\nmine: like mist (your own)\n"),
        "{}",
        run.out
    );
    let instead = "\nnacht (your own, instead of the one compiled in)\n";
    assert!(run.out.contains(instead), "{}", run.out);
    let fault =
        "broken.toml, line 3, column 9: board.light: \"wood\" is no colour; allowed: COLOUR, ";
    assert!(run.out.contains("\nbroken (your own)\n  "), "{}", run.out);
    assert!(run.out.contains(fault), "{}", run.out);
    assert!(
        run.out.contains("folder.toml: this is no ordinary file"),
        "{}",
        run.out
    );
    assert!(
        !run.out.contains("notes") && run.out.is_ascii(),
        "{}",
        run.out
    );
    for (name, _) in BUILT_IN {
        assert!(run.out.lines().any(|line| line.starts_with(name)), "{name}");
    }
}

#[test]
fn one_theme_is_drawn_in_plain_text_where_there_is_no_terminal() {
    let home = home(&[]);
    let run = home.run(&["themes", "delft", "--lang", "nl"]);
    assert_eq!(run.status, Some(0), "{}", run.err);
    assert!(run.out.starts_with("delft: blauw en wit"), "{}", run.out);
    // No locale: letters and nothing but ASCII. The chess king in check, the cross, the numbers of the draughtboard.
    for seen in ["k+", "14", "28", "a b c d e f g h i j k l m n", "selected"] {
        assert!(run.out.contains(seen), "{seen}: {}", run.out);
    }
    assert!(
        run.out.is_ascii() && !run.out.contains('\u{1b}'),
        "{}",
        run.out
    );
    home.run(&["themes", "rood"]).complains(
        2,
        "there is no theme \"rood\"; there are klassiek, delft, nacht, dag, contrast, lint and zwartwit",
    );
}

#[test]
fn a_theme_of_the_users_that_cannot_be_read_is_told_by_the_check_of_settings() {
    let home = home(&[("dag.toml", "[board]\nlight = 3\n")]);
    fs::write(
        home.path().join(".config/reglement/config.toml"),
        "theme = \"dag\"\n",
    )
    .unwrap();
    let run = home.run(&["config", "check"]);
    assert_eq!(run.status, Some(1));
    assert!(
        run.out
            .contains("dag.toml, line 2, column 9: board.light: a number cannot stand here"),
        "{}",
        run.out
    );
}
