//! The command line: its help in both languages, the page of the manual, what shells complete, and what is said of wrong
//! use.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use clap::{Arg, Command};
use reglement::host::usage::described::{described, joined};
use reglement::host::usage::page::values;
use reglement::host::usage::{roff, text};
use reglement::lang::Lang;
use unicode_width::UnicodeWidthStr;

use program::{Home, Run};

/// Every command, by its path.
fn commands(lang: Lang) -> Vec<(String, Command)> {
    fn gather(command: &Command, path: &str, into: &mut Vec<(String, Command)>) {
        into.push((path.to_owned(), command.clone()));
        for sub in command.get_subcommands() {
            gather(sub, &joined(path, sub.get_name()), into);
        }
    }
    let mut all = Vec::new();
    gather(&described(lang), "", &mut all);
    assert!(all.len() > 15, "the commands were not found");
    all
}

fn help(path: &str, lang: Lang, width: usize) -> String {
    let path: Vec<&str> = path.split_whitespace().collect();
    let mut out = Vec::new();
    text::help(&mut out, &path, lang, width).expect("a text");
    String::from_utf8(out).expect("text")
}

fn run(args: &[&str]) -> Run {
    Home::new().run(args)
}

/// `--names`, or `GAME` as the language calls it.
fn name(arg: &Arg, lang: Lang) -> String {
    match arg.get_long() {
        Some(long) => format!("--{long}"),
        None => {
            let names = arg.get_value_names().expect("a name");
            lang.words().command.value(&names[0]).to_owned()
        }
    }
}

#[test]
fn every_command_and_option_is_told_of_in_both_languages() {
    for lang in Lang::ALL {
        let lines = &lang.words().command;
        for (path, command) in commands(lang) {
            let told = lines
                .of(&path)
                .unwrap_or_else(|| panic!("{lang:?}: {path}"));
            assert!(!told.about.is_empty() && !told.ends[0].is_empty(), "{path}");
            assert!(!told.examples.is_empty(), "{path} has no example");
            for arg in command.get_arguments() {
                let text = lines.option(&path, arg.get_id().as_str());
                assert!(
                    text.is_some_and(|text| !text.is_empty()),
                    "{lang:?}: {path} {}",
                    arg.get_id()
                );
            }
        }
    }
    let [en, nl] = Lang::ALL.map(|lang| &lang.words().command);
    for told in en.commands {
        let other = nl.of(told.path).expect("told of");
        assert_ne!(told.about, other.about, "{}", told.path);
        assert_eq!(told.examples.len(), other.examples.len(), "{}", told.path);
        let ends = |ends: [&str; 2]| ends.map(str::is_empty);
        assert_eq!(ends(told.ends), ends(other.ends), "{}", told.path);
    }
    for (name, text) in en.options {
        let other = nl.options.iter().find(|(other, _)| other == name);
        assert!(other.is_some_and(|(_, other)| other != text), "{name}");
    }
}

#[test]
fn nothing_is_told_of_that_is_not_there() {
    for lang in Lang::ALL {
        let all = commands(lang);
        let lines = &lang.words().command;
        for told in lines.commands {
            assert!(
                all.iter().any(|(path, _)| path == told.path),
                "{}",
                told.path
            );
        }
        let mut ids = BTreeSet::new();
        let mut called = BTreeSet::new();
        for (path, command) in &all {
            for arg in command.get_arguments() {
                ids.insert(arg.get_id().to_string());
                ids.insert(format!("{path} {}", arg.get_id()));
                called.extend(
                    arg.get_value_names()
                        .unwrap_or_default()
                        .iter()
                        .map(ToString::to_string),
                );
            }
        }
        for (name, _) in lines.options {
            assert!(ids.contains(*name), "{name}");
        }
        for (name, _) in lines.values {
            assert!(called.contains(*name) || *name == "COMMAND", "{name}");
        }
    }
}

#[test]
fn help_fits_eighty_columns_and_names_every_option_and_value() {
    for lang in Lang::ALL {
        for (path, command) in commands(lang) {
            let help = help(&path, lang, 80);
            for line in help.lines() {
                assert!(line.width() <= 80, "{lang:?} {path}: {line}");
                assert_eq!(line, line.trim_end(), "{path}");
            }
            let words = help.split_whitespace().collect::<Vec<_>>().join(" ");
            for arg in command.get_arguments() {
                assert!(words.contains(&name(arg, lang)), "{path}: {}", arg.get_id());
                for value in values(arg)
                    .iter()
                    .filter(|_| arg.get_id() != "number" && arg.get_id() != "path")
                {
                    assert!(words.contains(value.as_str()), "{path}: {value}");
                }
            }
            for sub in command.get_subcommands() {
                assert!(help.contains(&format!("\n  {} ", sub.get_name())), "{path}");
            }
            // Articles are for who reads the rule book; a help that needs it helps nobody.
            let cited = words.split(['(', ')', ' ']).any(|word| {
                let digits = word.trim_start_matches(['A', 'V', 'T', 'D']);
                word.starts_with(['V', 'T', 'D'])
                    && !digits.is_empty()
                    && digits.parse::<u8>().is_ok()
            });
            assert!(!cited, "{path} cites an article: {help}");
        }
    }
    for width in [1, 20, 44, 200] {
        help("play", Lang::Nl, width);
    }
}

#[test]
fn help_is_asked_for_in_every_way_and_answers_in_the_language_that_was_asked() {
    let dutch = help("record show", Lang::Nl, 80);
    for args in [
        &["record", "show", "--help", "--lang", "nl"][..],
        &["record", "show", "-h", "--lang=nl"],
        &["--lang", "nl", "record", "show", "--help"],
        &["help", "record", "show", "--lang", "nl"],
        &["--lang", "nl", "help", "record", "show"],
    ] {
        run(args).says(0, &dutch, "");
    }
    let english = help("play", Lang::En, 80);
    run(&["play", "--help"]).says(0, &english, "");
    let home = Home::new();
    settings(&home, "language = \"nl\"\n");
    home.run(&["play", "--help"])
        .says(0, &help("play", Lang::Nl, 80), "");
    home.run(&["play", "--help", "--lang", "en"])
        .says(0, &english, "");
    assert!(run(&["--version"]).out.starts_with("reglement 0."));
    let bare = run(&["record"]);
    assert_eq!((bare.status, bare.out.as_str()), (Some(2), ""));
    assert!(
        bare.err.contains("record show") || bare.err.contains("show"),
        "{bare:?}"
    );
}

fn settings(home: &Home, text: &str) {
    let folder = home.path().join(".config/reglement");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("config.toml"), text).expect("a file");
}

#[test]
fn every_example_of_the_help_can_be_typed() {
    for told in Lang::ALL
        .iter()
        .flat_map(|lang| lang.words().command.commands)
    {
        for (typed, _) in told.examples {
            // Those of a shell, and the menu, which needs a terminal.
            if typed.contains(['|', '>', '"']) || *typed == "reglement" {
                continue;
            }
            let args: Vec<&str> = typed.split(' ').skip(1).collect();
            let run = run(&args);
            assert_ne!(run.status, Some(2), "{typed}: {run:?}");
        }
    }
}

#[test]
fn a_wrong_use_is_told_in_the_language_of_who_reads_it() {
    let cases: [(&[&str], &str, &str); 22] = [
        (
            &["castle"],
            "there is no command \"castle\"; the commands are",
            "er is geen opdracht \"castle\"; de opdrachten zijn",
        ),
        (
            &["plya", "chess-1869"],
            "and help. Did you mean play?",
            "en help. Bedoel je play?",
        ),
        (
            &["help", "recrd"],
            "Did you mean record?",
            "Bedoel je record?",
        ),
        (
            &["play"],
            "GAME is lacking: chess-1869, ",
            "SPEL ontbreekt: chess-1869, ",
        ),
        (
            &["play", "ches-1869"],
            "Did you mean chess-1869?",
            "Bedoel je chess-1869?",
        ),
        (
            &["play", "chess-1869", "--nmes", "A,B"],
            "there is no option --nmes. Did you mean --names?",
            "er is geen optie --nmes. Bedoel je --names?",
        ),
        (
            &["--names", "A,B", "play", "chess-1869"],
            "--names belongs to reglement play",
            "--names hoort bij reglement play",
        ),
        (
            &["play", "chess-1869", "--seed", "x"],
            "--seed: \"x\" is no whole number",
            "--seed: \"x\" is geen geheel getal",
        ),
        (
            &["perft", "chess-1869", "33"],
            "DEPTH: \"33\" is no whole number from 0 to 32",
            "DIEPTE: \"33\" is geen geheel getal van 0",
        ),
        (
            &["play", "chess-1869", "--first", "whtie"],
            "Did you mean white?",
            "Bedoel je white?",
        ),
        (
            &["play", "chess-1869", "--odds", "whit:b1"],
            "Did you mean white?",
            "Bedoel je white?",
        ),
        (
            &["play", "chess-1869", "--theme", "nope", "--plain"],
            "--theme: there is no theme \"nope\"; there are klassiek",
            "--theme: er is geen thema \"nope\"; er zijn klassiek",
        ),
        (
            &["exercises", "1", "--theme", "nachr"],
            "Did you mean nacht?",
            "Bedoel je nacht?",
        ),
        (
            &["play", "chess-1869", "--glyphs"],
            "--glyphs needs a value: auto, unicode or letters",
            "--glyphs heeft een waarde nodig: auto",
        ),
        (
            &["play", "chess-1869", "--plain", "--plain"],
            "--plain is said twice",
            "--plain staat er twee keer",
        ),
        (
            &["play", "chess-1869", "--arbiter", "--letter"],
            "--arbiter and --letter cannot go together",
            "--arbiter en --letter gaan niet samen",
        ),
        (
            &["play", "chess-1869", "e4"],
            "\"e4\" is one word too many",
            "\"e4\" is een woord te veel",
        ),
        (
            &["--theme", "nacht", "judge", "chess-1869"],
            "--theme belongs to a command that draws",
            "--theme hoort bij een opdracht die tekent",
        ),
        (
            &["rules", "chess-1868"],
            "Did you mean chess-1869?",
            "Bedoel je chess-1869?",
        ),
        (
            &["rules", "--find", " "],
            "--find: name words to search for",
            "--find: noem woorden om te zoeken",
        ),
        (&["record", "shwo"], "Did you mean show?", "Bedoel je show?"),
        (
            &["--plain"],
            "the menu needs a terminal",
            "het menu heeft een terminal nodig",
        ),
    ];
    for (args, english, dutch) in cases {
        let home = Home::new();
        let in_english = home.run(args);
        let before = home.run(&[&["--lang", "nl"][..], args].concat());
        settings(&home, "language = \"nl\"\n");
        let by_settings = home.run(args);
        let outranked = home.run(&[&["--lang=en"][..], args].concat());
        for (run, told) in [
            (&in_english, english),
            (&before, dutch),
            (&by_settings, dutch),
            (&outranked, english),
        ] {
            assert_eq!(
                (run.status, run.out.as_str()),
                (Some(2), ""),
                "{args:?}: {run:?}"
            );
            assert!(
                run.err.starts_with("reglement: ") && run.err.contains(told),
                "{args:?}: {told}: {run:?}"
            );
        }
    }
    let bytes = std::os::unix::ffi::OsStringExt::from_vec(b"\xff".to_vec());
    let bytes: std::ffi::OsString = bytes;
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_reglement"))
        .args(["play", "--names"])
        .arg(bytes)
        .output()
        .expect("it starts");
    assert_eq!(run.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&run.stderr).contains("UTF-8"),
        "{run:?}"
    );
}

#[test]
fn what_cannot_be_is_told_in_dutch_too_and_the_words_for_scripts_stay() {
    for (args, status, told) in [
        (
            &[
                "moves",
                "chess-1869",
                "--fen",
                "8/8/8/8/8/8/8/4K3 w - - 0 1",
            ][..],
            1,
            "--fen: stelling, veld 1 (bord): Zwart heeft geen koning",
        ),
        (
            &["moves", "four-1869", "--fen", "14/garb"],
            1,
            "veld 1 (bord): 2 rijen",
        ),
        (
            &["moves", "draughts-1879", "--fen", "W:W51:B1"],
            1,
            "teken 4: \"51\" is geen veld",
        ),
        (
            &[
                "play",
                "chess-1869",
                "--odds",
                "white:queen",
                "--first",
                "black",
            ],
            1,
            "wie voorgeeft heeft de eerste zet (A5)",
        ),
        (
            &["play", "chess-1869", "--names", "Anna"],
            2,
            "is niet twee namen",
        ),
        (
            &["play", "chess-modern", "--letter"],
            2,
            "kan niet naar de letter gespeeld worden",
        ),
        (
            &["play", "four-1967", "--partners", "adjacent"],
            2,
            "in four-1967 zitten vrienden tegenover elkaar",
        ),
        (
            &["play", "chess-1869", "--first", "zuid"],
            2,
            "in chess-1869 zit niemand op Zuid",
        ),
        (&["resume"], 1, "er is geen onvoltooide partij"),
        (&["resume", "/"], 1, "is geen gewoon bestand"),
        (
            &["record", "show", "/nergens"],
            1,
            "kan niet geopend worden: het bestand is er niet",
        ),
        (
            &["judge", "chess-1869", "Dd4"],
            1,
            "De dame kan niet naar d4",
        ),
    ] {
        let run = Home::new().run(&[args, &["--lang", "nl"]].concat());
        assert_eq!(run.status, Some(status), "{run:?}");
        assert!(
            run.err.contains(told) || run.out.contains(told),
            "{told}: {run:?}"
        );
    }
    let refused = run(&["--lang", "nl", "judge", "chess-1869", "e2e5"]);
    assert!(
        refused.out.starts_with("refused: chess-1869 A13: De pion"),
        "{refused:?}"
    );
    assert!(refused.out.contains("\nposition: ") && refused.out.contains("\nmarks: "));
    // Scripts rely on it, whatever the settings say.
    let home = Home::new();
    settings(&home, "language = \"nl\"\n");
    let settled = home.run(&["judge", "chess-1869", "Nf3", "e7e2"]);
    assert!(
        settled.out.starts_with("refused: chess-1869 A13: The pawn"),
        "{settled:?}"
    );
}

#[test]
fn a_damaged_record_is_told_of_in_dutch() {
    let home = Home::new();
    let file = home.path().join("kapot.toml");
    let file = file.to_str().expect("a path");
    for (text, told) in [
        ("", "het bestand is leeg"),
        ("\0\0\0\0", "nullen"),
        ("reglement = 99\n", "nieuwere versie"),
        (
            "reglement = 1\nbegun = 1\ngame = \"go\"\n",
            "\"go\" is geen spel",
        ),
        ("reglement = 1\nbegun = 1\n", "ontbreekt"),
        ("reglement = \"x\"\n", "moet zijn: een geheel getal vanaf 0"),
    ] {
        fs::write(file, text).expect("a file");
        let run = home.run(&["resume", file, "--lang", "nl"]);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(run.err.contains(told), "{told}: {run:?}");
    }
}

#[test]
fn the_two_spellings_of_colour_are_one_option() {
    for option in ["--color", "--colour"] {
        let run = run(&["play", "chess-1869", option, "none"]);
        assert_eq!(run.status, Some(0), "{run:?}");
    }
    assert!(!help("play", Lang::En, 80).contains("--colour"));
}

#[test]
fn the_words_of_the_articles_and_those_around_them_are_chosen_together() {
    let dutch = run(&["rules", "chess-1869", "13", "--lang", "nl"]);
    assert!(
        dutch.out.contains("valschen zet") && !dutch.out.contains("Translation"),
        "{dutch:?}"
    );
    let english = run(&["--lang", "en", "rules", "chess-1869", "13"]);
    assert!(
        english.out.contains("false move") && !english.out.contains("valschen"),
        "{english:?}"
    );
    let both = run(&["rules", "--lang", "both", "chess-1869", "13"]);
    assert!(
        both.out.contains("false move") && both.out.contains("valschen"),
        "{both:?}"
    );
    let nowhere_else = run(&["play", "chess-1869", "--lang", "both"]);
    nowhere_else.complains(2, "--lang: \"both\" is none of en, nl");
}

#[test]
fn the_page_of_the_manual_names_every_command_and_option_and_is_sound_roff() {
    for lang in Lang::ALL {
        let page = roff::manual(lang);
        let plain = page.replace("\\-", "-");
        for (path, command) in commands(lang) {
            let usage = format!(".SS \"{}", joined("reglement", &path));
            assert!(path.is_empty() || plain.contains(&usage), "{path}");
            for arg in command.get_arguments() {
                assert!(plain.contains(&name(arg, lang)), "{path}: {}", arg.get_id());
            }
        }
        let heading = &lang.words().command.heading;
        for (number, section) in [
            heading.name,
            heading.usage,
            heading.description,
            heading.options,
            heading.commands,
            heading.games,
            heading.positions,
            heading.statuses,
            heading.environment,
            heading.files,
            heading.examples,
        ]
        .iter()
        .enumerate()
        {
            let section = format!(".SH \"{}\"", section.to_uppercase());
            let at = plain.match_indices(".SH ").nth(number).map(|(at, _)| at);
            assert_eq!(plain.find(&section), at, "{section}");
        }
        let mut open = 0;
        for line in page.lines() {
            assert!(line.is_ascii() && !line.is_empty(), "{line}");
            assert!(!line.starts_with('\''), "{line}");
            if let Some(request) = line.strip_prefix('.') {
                let request = request.split(' ').next().unwrap_or_default();
                assert!(
                    ["TH", "nh", "SH", "SS", "PP", "TP", "RS", "RE", "nf", "fi"].contains(&request),
                    "{line}"
                );
                open += match request {
                    "RS" => 1,
                    "RE" => -1,
                    _ => 0,
                };
                assert!(open >= 0);
            }
        }
        assert_eq!(open, 0);
        let code = lang.code();
        run(&["man", "--lang", code]).says(0, &page, "");
    }
}

#[test]
fn shells_complete_what_can_be_said() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]);
        assert_eq!(script.status, Some(0), "{script:?}");
        for (_, command) in commands(Lang::En) {
            assert!(
                script.out.contains(command.get_name()),
                "{shell}: {}",
                command.get_name()
            );
            for arg in command.get_arguments() {
                if let Some(long) = arg.get_long() {
                    assert!(script.out.contains(long), "{shell}: {long}");
                }
            }
        }
    }
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]).out;
        for word in [
            "four-1967",
            "draughts-1879",
            "zwartwit",
            "opposite",
            "both",
            "24",
            "south",
        ] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    let dutch = run(&["completions", "fish", "--lang", "nl"]).out;
    assert!(dutch.contains("Begin meteen een partij"), "{dutch}");
}

/// The lines of a language with what is filled in, by their names.
fn filled(path: &Path) -> Vec<(String, BTreeSet<String>)> {
    let text = fs::read_to_string(path).expect("a source");
    let line = |line: &str| {
        let (name, text) = line.trim().split_once(": \"")?;
        let places = text
            .split('{')
            .skip(1)
            .filter_map(|rest| rest.split_once('}'));
        Some((
            name.to_owned(),
            places.map(|(place, _)| place.to_owned()).collect(),
        ))
    };
    text.lines().filter_map(line).collect()
}

#[test]
fn both_languages_fill_in_the_same() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lang");
    for section in ["misuse.rs", "faults.rs", "damage.rs"] {
        let [en, nl] = ["en", "nl"].map(|lang| filled(&folder.join(lang).join(section)));
        assert!(en.len() > 10, "{section}");
        assert_eq!(en, nl, "{section}");
    }
}
