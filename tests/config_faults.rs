//! What is said of settings, keys and themes that cannot be: all of it, in the reader's language, fit for a terminal, soon.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use std::fs;

use program::{Home, Run};
use reglement::config::problem::{Problem, What};
use reglement::config::read::over;
use reglement::config::{Config, Loaded};
use reglement::host::faults::faults;
use reglement::lang::Lang;
use reglement::ui::keys::Keys;

fn problems(bytes: &[u8]) -> Vec<Problem> {
    over(Config::default(), bytes, "mine.toml").1
}

fn said(problems: &[Problem], lang: Lang) -> Vec<String> {
    let words = &lang.words().config;
    problems.iter().map(|problem| words.say(problem)).collect()
}

/// All that is wrong with keys that are bound so, and the keys that hold.
fn bound(keys: &str) -> (Keys, Vec<String>) {
    let text = format!("[keys]\n{keys}\n");
    let (config, problems) = over(Config::default(), text.as_bytes(), "mine.toml");
    let (keys, problems) = faults(&Loaded {
        config,
        problems,
        path: None,
    });
    (keys, said(&problems, Lang::En))
}

#[test]
fn where_no_value_stands_that_is_said_and_what_could() {
    for (text, expected) in [
        (
            "theme = \n",
            "9: theme: nothing stands behind the =; allowed: the name of a theme, such as \"klassiek\"",
        ),
        (
            "mouse = \n",
            "9: mouse: nothing stands behind the =; allowed: true, false",
        ),
        (
            "view =",
            "7: view: nothing stands behind the =; allowed: \"fixed\", \"turning\"",
        ),
        (
            "keys.flip = \n",
            "13: keys.flip: nothing stands behind the =; allowed: a key such as \"u\", or a list of keys",
        ),
    ] {
        let told = said(&problems(text.as_bytes()), Lang::En);
        assert_eq!(told, [format!("mine.toml, line 1, column {expected}")]);
    }
    for text in ["[[[[", "= 3\n", "[", "[[]]\n", "\"\" = 1\n"] {
        let told = said(&problems(text.as_bytes()), Lang::En);
        assert!(!told.is_empty(), "{text:?}");
        for told in told {
            assert!(!told.contains(": : ") && !told.contains(":  "), "{told}");
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_told_as_what_they_are() {
    let wide = |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_be_bytes).collect() };
    for (bytes, line, what) in [
        (wide("mouse = true\n"), None, What::Utf16),
        (vec![0xFF, 0xFE], None, What::Utf16),
        (vec![0; 300], Some(1), What::Zeros),
        (b"mouse = true\n\0\0".to_vec(), Some(2), What::Zeros),
        (b"mo\0use = true\n".to_vec(), Some(1), What::Zeros),
        (b"\n\x8f\0\xb1\0".to_vec(), Some(2), What::NotUtf8),
        (b"\xe9".to_vec(), Some(1), What::NotUtf8),
    ] {
        let told = problems(&bytes);
        assert_eq!((told[0].line, &told[0].what), (line, &what), "{bytes:?}");
    }
}

#[test]
fn nothing_of_a_file_reaches_the_terminal_as_anything_but_letters() {
    let wild = r"\u001b[31m\u0007\u202e\n";
    for text in [
        format!("\"{wild}\" = 1\n"),
        format!("[keys]\n\"{wild}\" = 1\n"),
        format!("view = \"{wild}\"\n"),
        format!("theme = \"{wild}\"\n"),
        format!("[keys]\nflip = \"{wild}\"\n"),
    ] {
        let (config, problems) = over(Config::default(), text.as_bytes(), "mine\u{1b}.toml");
        let path = None;
        let (_, problems) = faults(&Loaded {
            config,
            problems,
            path,
        });
        assert_eq!(problems.len(), 1, "{text}");
        for lang in Lang::ALL {
            let words = &lang.words().config;
            for told in [words.say(&problems[0]), words.brief(&problems[0])] {
                let plain = told.chars().all(|letter| matches!(letter, ' '..='~'));
                assert!(plain, "{told:?}");
            }
        }
    }
}

#[test]
fn of_very_many_faults_the_first_are_told() {
    for text in [
        "foo = 1\n".repeat(20_000),
        (0..20_000).map(|at| format!("foo{at} = 1\n")).collect(),
        "[keys]\n".to_owned() + &"flip = \"f\"\n".repeat(20_000),
        "x\n".repeat(20_000),
    ] {
        let told = problems(text.as_bytes());
        assert!(told.len() <= 101, "{}", told.len());
        assert_eq!(told.last().map(|last| &last.what), Some(&What::More));
    }
    let few = "x = 1\n".repeat(50);
    assert!(
        problems(few.as_bytes())
            .iter()
            .all(|it| it.what != What::More)
    );
}

#[test]
fn a_fault_among_many_still_leaves_the_default() {
    let text = "x\n".repeat(500) + "view = \"round\"\nmouse = 3\n";
    let (config, _) = over(Config::default(), text.as_bytes(), "mine.toml");
    assert_eq!(config, Config::default());
}

#[test]
fn a_key_that_is_another_to_a_terminal_is_told_as_that_one() {
    for (keys, taken) in [
        ("up = \"Ctrl-i\"", "Ctrl-i (Tab) means next"),
        ("down = [\"j\", \"Ctrl-m\"]", "Ctrl-m (Enter) means choose"),
        ("left = \"Ctrl-[\"", "Ctrl-[ (Esc) means cancel"),
        ("flip = \"Ctrl-h\"", "Ctrl-h (Backspace) means step-back"),
        ("flip = \"q\"", "q means quit"),
    ] {
        let (bound, told) = bound(keys);
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(
            told[0].contains(&format!("the key {taken} already")),
            "{told:?}"
        );
        assert_eq!(bound, Keys::default());
    }
    for key in [
        "Ctrl-1",
        "Ctrl-Shift-x",
        "Alt-Alt-x",
        "\u{200b}",
        "a\u{301}",
    ] {
        let (bound, told) = bound(&format!("flip = \"{key}\""));
        assert!(told[0].contains(" is no key; allowed: "), "{told:?}");
        assert_eq!(bound, Keys::default());
    }
}

#[test]
fn what_the_system_says_is_said_in_dutch() {
    let problem = Problem::of_file("mine.toml", What::Unreadable(13));
    let [en, nl] = Lang::ALL.map(|lang| lang.words().config.say(&problem));
    assert!(!en.contains("os error") && !nl.contains("os error"));
    assert!(nl.ends_with("het mag niet van het systeem"), "{nl}");
    let told = said(&problems(b"law\n"), Lang::Nl);
    assert!(told[0].contains("(in het Engels: "), "{told:?}");
}

/// A home with settings and a theme `mijn`.
fn home(settings: &str, theme: &[u8]) -> Home {
    let home = Home::new();
    let folder = home.path().join(".config/reglement");
    fs::create_dir_all(folder.join("themes")).expect("a folder");
    fs::write(folder.join("config.toml"), settings).expect("a file");
    fs::write(folder.join("themes/mijn.toml"), theme).expect("a file");
    home
}

fn dutch(home: &Home, args: &[&str]) -> Run {
    home.run(&[args, &["--lang", "nl"]].concat())
}

#[test]
fn all_faults_of_ones_own_theme_are_told_everywhere_in_the_readers_language() {
    let theme = b"base = \"delft\"\nabout_en = 3\n[panel]\ntext = \"#12\"\nfoo = \"7\"\n";
    let home = home(
        "theme = \"mijn\"\n[keys]\nflip = \"q\"\nup = \"z\"\n",
        theme,
    );
    let faults = [
        "mijn.toml, regel 2, teken 12: about_en: een getal kan hier niet staan; toegestaan: een tekst",
        "mijn.toml, regel 4, teken 8: panel.text: \"#12\" is geen kleur; toegestaan: KLEUR, ",
        "mijn.toml, regel 5, teken 1: panel.foo: onbekend; toegestaan: text, dim, ",
    ];
    let check = dutch(&home, &["config", "check"]);
    let shown = dutch(&home, &["themes", "mijn"]);
    let played = dutch(&home, &["play", "chess-1869", "--theme", "mijn", "--plain"]);
    let listed = dutch(&home, &["themes"]);
    let statuses = [&check, &shown, &played, &listed].map(|run| run.status);
    assert_eq!(statuses, [1, 1, 0, 0].map(Some));
    for (run, said) in [
        (&check, &check.out),
        (&shown, &shown.out),
        (&played, &played.err),
        (&listed, &listed.out),
    ] {
        for fault in faults {
            assert!(said.contains(fault), "{fault}: {run:?}");
        }
    }
    // What holds is shown, and no more.
    let shown = home.run(&["config", "show"]).out;
    let line = |start: &str| {
        shown
            .lines()
            .find(|line| line.starts_with(start))
            .expect("a line")
    };
    for (setting, value) in [("theme", "\"klassiek\""), ("flip", "[\"f\"]")] {
        let line = line(setting);
        assert!(
            line.contains(value) && line.ends_with("# default"),
            "{line}"
        );
    }
    assert!(line("up = [\"z\"]").ends_with("# your file, line 4"));
}

#[test]
fn a_theme_that_is_no_text_or_no_file_is_told_as_settings_are() {
    for (theme, told) in [
        (&b"\xff"[..], "regel 1: deze bytes zijn geen tekst in UTF-8"),
        (&[0; 9], "nullen"),
        (&[b' '; 70_000], "het bestand is groter dan 64 kB"),
    ] {
        let run = dutch(&home("theme = \"mijn\"\n", theme), &["config", "check"]);
        assert_eq!(run.status, Some(1));
        assert!(
            run.out.contains("theme: ") && run.out.contains(told),
            "{run:?}"
        );
    }
}
