//! `record list`, as it is printed.

use std::path::Path;

use super::folder::Folder;
use super::kept::{played, played_from};
use reglement::games::Game;
use reglement::host::listed::{Form, Selection, Which, list};
use reglement::host::records::{RecordsError, named};
use reglement::lang::Lang;
use reglement::table::setup::Setup;

const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";

fn printed(print: impl FnOnce(&mut dyn std::io::Write) -> Result<(), RecordsError>) -> String {
    let mut out = Vec::new();
    print(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// A folder with a game of Anna and somebody of a long name, one of nobody, a torn and a damaged one.
fn folder() -> Folder {
    let folder = Folder::new();
    let mut setup = Setup::plain(Game::Draughts1879);
    setup.names = vec!["Anna".to_owned(), "W".repeat(300)];
    let named = played_from(setup, "32-28 18-23");
    folder.file("a.toml", named.text().as_bytes());
    folder.file(
        "b.toml",
        played(Game::ChessModern, SCHOLAR).text().as_bytes(),
    );
    folder.file("c.toml", b"null");
    let text = played(Game::Chess1869, "e2e4 e7e5").text();
    folder.file("d.toml", &text.as_bytes()[..text.len() - 5]);
    let text = played(Game::Chess1869, SCHOLAR).text();
    folder.file("e.toml", text.replace("h5f7", "h5h8").as_bytes());
    folder
}

fn listed(folder: &Folder, wanted: &Selection) -> String {
    let printed = printed(|out| list(out, folder.path(), wanted));
    // What cannot be read is listed by when it was written.
    let lines = printed.lines().map(|line| match line.contains(": ") {
        true => line.split_once("  ").unwrap().1,
        false => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_list_has_a_line_a_record_and_its_columns_are_straight_for_every_game() {
    let empty = Folder::new();
    let none = format!("no games are kept in {:?}", empty.path());
    let mut wanted = Selection::default();
    assert_eq!(listed(&empty, &wanted), none);
    let folder = folder();
    let expected = "\
2026-11-30 14:05  chess-modern      7 plies  1-0                    ? - ?                             b.toml
2026-11-30 14:05  draughts-1879     2 plies  to be continued        Anna - WWWWWWWWWWWWWWWWWWWWWWWW…  a.toml
2026-11-30 14:05  chess-1869        1 ply    to be continued, torn  ? - ?                             d.toml
e.toml: damaged at entry 7 (line 45): chess-1869 A13 refuses this act; 6 plies can be read
c.toml: damaged at line 1: not to be read as TOML: key with no value, expected `=`";
    assert_eq!(listed(&folder, &wanted), expected);
    wanted.lang = Lang::Nl;
    let expected = "\
2026-11-30 14:05  chess-modern      7 halve zetten  1-0                         ? - ?                             b.toml
2026-11-30 14:05  draughts-1879     2 halve zetten  wordt vervolgd              Anna - WWWWWWWWWWWWWWWWWWWWWWWW…  a.toml
2026-11-30 14:05  chess-1869        1 halve zet     wordt vervolgd, afgebroken  ? - ?                             d.toml
e.toml: beschadigd bij handeling 7 (regel 45): chess-1869 A13 weigert deze handeling; 6 halve zetten zijn leesbaar
c.toml: beschadigd bij regel 1: niet te lezen als TOML (in het Engels: key with no value, expected `=`)";
    assert_eq!(listed(&folder, &wanted), expected);
}

#[test]
fn the_list_can_be_of_one_game_of_one_player_or_of_what_goes_on() {
    let folder = folder();
    let files = |wanted: Selection| {
        let lines = listed(&folder, &wanted);
        let files: Vec<_> = lines
            .lines()
            .map(|line| line.rsplit(' ').next().unwrap().to_owned())
            .collect();
        files.join(" ")
    };
    let all = Selection::default;
    let chess = Some(Game::Chess1869);
    assert_eq!(
        files(Selection {
            game: chess,
            ..all()
        }),
        "d.toml"
    );
    let anna = Some("ANNA".to_owned());
    assert_eq!(
        files(Selection {
            player: anna,
            ..all()
        }),
        "a.toml"
    );
    let which = Which::Unfinished;
    assert_eq!(files(Selection { which, ..all() }), "a.toml d.toml");
    let nobody = Some("Cato".to_owned());
    let lines = listed(
        &folder,
        &Selection {
            player: nobody,
            ..all()
        },
    );
    assert_eq!(lines, "no kept game is such a one");
}

#[test]
fn scripts_get_fields_that_are_the_same_in_every_language() {
    let folder = folder();
    for lang in Lang::ALL {
        let form = Form::Tabs;
        let wanted = Selection {
            form,
            lang,
            ..Selection::default()
        };
        let lines = listed(&folder, &wanted);
        let (sound, damaged): (Vec<_>, Vec<_>) =
            lines.lines().partition(|line| !line.contains("damaged"));
        let long = "W".repeat(300);
        let expected = [
            "b.toml\t2026-11-30 14:05:18 UTC\tchess-modern\t7\tover\twhole\t1-0\t\t".to_owned(),
            format!(
                "a.toml\t2026-11-30 14:05:13 UTC\tdraughts-1879\t2\tunfinished\twhole\t-\tAnna\t{long}"
            ),
            "d.toml\t2026-11-30 14:05:12 UTC\tchess-1869\t1\tunfinished\ttorn\t-\t\t".to_owned(),
        ];
        assert_eq!(sound, expected);
        assert_eq!(damaged.len(), 2);
        assert!(
            damaged
                .iter()
                .all(|line| line.ends_with("\t-\t-\tdamaged\t-\t-"))
        );
    }
}

#[test]
fn a_record_can_be_named_as_the_list_names_it() {
    let folder = folder();
    let a = folder.path().join("a.toml");
    for name in ["a.toml", "a"] {
        assert_eq!(named(Path::new(name), folder.path()), a);
    }
    for path in ["nobody.toml", "games/a.toml", "/a.toml", "Cargo.toml"] {
        assert_eq!(named(Path::new(path), folder.path()), Path::new(path));
    }
}
