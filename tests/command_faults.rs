//! What commands take, and what they say where they do not: names of kept games, languages, statuses.

#[path = "support/folder.rs"]
mod folder;
#[path = "support/program.rs"]
mod program;

use std::fs;

use program::Home;
use reglement::law::article::Source;
use reglement::law::text::Tongue;

/// A home in which Anna and Bram have played, and the name of their game as the list has it.
fn played() -> (Home, String) {
    let home = Home::new();
    let run = home.typed(
        &["play", "chess-1869", "--names", "Anna,Bram", "--plain"],
        b"e4\ne5\nquit\n",
    );
    assert_eq!(run.status, Some(0), "{run:?}");
    let list = home.run(&["record", "list", "--plain"]).out;
    let name = list.split('\t').next().expect("a name").to_owned();
    (home, name)
}

#[test]
fn every_command_takes_the_name_that_the_list_gives() {
    let (home, name) = played();
    let bare = name.trim_end_matches(".toml");
    for name in [name.as_str(), bare] {
        for args in [
            &["record", "show", name][..],
            &["resume", name, "--plain"],
            &["resume", "--copy", name, "--plain"],
        ] {
            let run = home.run(args);
            assert_eq!(run.status, Some(0), "{run:?}");
            assert!(run.out.contains("Anna"), "{run:?}");
        }
    }
    // A damaged one goes on as a copy, by its name too.
    let games = home.path().join(".local/state/reglement/games");
    let mut text = fs::read_to_string(games.join(&name)).expect("a record");
    text += "\n[[act]]\nseat = 3\n";
    fs::write(games.join("damaged.toml"), text).expect("a file");
    let run = home.run(&["resume", "damaged", "--plain"]);
    assert_eq!(run.status, Some(1), "{run:?}");
    let run = home.run(&["resume", "--copy", "damaged", "--plain"]);
    assert_eq!(run.status, Some(0), "{run:?}");
    let run = home.run(&["resume", "nowhere", "--plain"]);
    assert_eq!(run.status, Some(1), "{run:?}");
}

#[test]
fn nothing_but_a_record_is_deleted_from_among_the_games() {
    let (home, name) = played();
    let games = home.path().join(".local/state/reglement/games");
    for text in ["title = \"mine\"\n", "null"] {
        fs::write(games.join("mine.toml"), text).expect("a file");
        let run = home.run(&["record", "delete", "--yes", "mine"]);
        assert_eq!(run.status, Some(1), "{run:?}");
        assert!(games.join("mine.toml").exists());
    }
    fs::write(games.join(&name), "reglement = 1\ngame = ").expect("a file");
    let run = home.run(&["record", "delete", "--yes", &name]);
    assert_eq!(run.status, Some(0), "{run:?}");
    assert!(!games.join(&name).exists());
}

#[test]
fn a_source_is_described_in_the_readers_language() {
    for source in Source::ALL {
        for (lang, tongue, other) in [
            ("nl", Tongue::Dutch, Tongue::English),
            ("en", Tongue::English, Tongue::Dutch),
        ] {
            let page = Home::new().run(&["rules", source.id(), "--lang", lang]).out;
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains(source.text().about(tongue)), "{page}");
            assert!(!page.contains(source.text().about(other)), "{page}");
        }
        let title = &source.text().title;
        assert!(!title.contains("page"), "{title}");
    }
}

#[test]
fn what_an_option_has_to_do_with_another_game_is_wrong_use() {
    for option in [
        &["--omitted-capture", "warn"][..],
        &["--losing"],
        &["--partners", "adjacent"],
        &["--direction", "clockwise"],
    ] {
        let run = Home::new().run(&[&["play", "chess-1869", "--plain"], option].concat());
        assert_eq!(run.status, Some(2), "{run:?}");
    }
}

#[test]
fn wrong_use_is_told_of_the_command_that_was_wrongly_used() {
    let home = Home::new();
    home.run(&["help", "record", "foo"]).complains(
        2,
        "there is no command \"foo\"; the commands are show, list",
    );
    home.run(&["help", "play", "foo"])
        .complains(2, "\"foo\" is one word too many");
    home.run(&["resume", ""]).complains(2, "FILE is empty\n");
    home.run(&["resume", "", "--lang", "nl"])
        .complains(2, "BESTAND is leeg\n");
    home.run(&["play", "chess-1869", "--names", "A,"])
        .complains(2, "--names: \"A,\" is not two names");
}

#[test]
fn where_a_game_cannot_be_kept_is_told_once() {
    let home = Home::new();
    fs::create_dir_all(home.path().join(".local")).expect("a folder");
    fs::write(home.path().join(".local/state"), "").expect("a file");
    let run = home.typed(&["play", "chess-1869", "--plain"], b"quit\n");
    assert_eq!(run.out.matches(".local/state").count(), 1, "{run:?}");
}
