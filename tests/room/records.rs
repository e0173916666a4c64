//! `record list` and `record show`, as they are printed.

use super::folder::Folder;
use super::kept::{BEGUN, played};
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::host::records::{RecordsError, list, show};
use reglement::room::journal::JournalError;
use reglement::room::record::Record;
use reglement::table::Table;
use reglement::table::setup::{First, Odds, Setup, Start};

const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";

fn printed(print: impl FnOnce(&mut dyn std::io::Write) -> Result<(), RecordsError>) -> String {
    let mut out = Vec::new();
    print(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_game_is_shown_with_its_moves_its_result_and_its_last_position() {
    let folder = Folder::new();
    let path = folder.file("a.toml", played(Game::Chess1869, SCHOLAR).text().as_bytes());
    let expected = "\
game      chess-1869
begun     2026-11-30 14:05:12 UTC
white     ?
black     ?

   1. e2e4    e7e5
   2. f1c4    b8c6
   3. d1h5    g8f6
   4. h5f7

result    1-0 (chess-1869 mate)
position  r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4

8 r . b q k b . r
7 p p p p . Q p p
6 . . n . . n . .
5 . . . . p . . .
4 . . B . P . . .
3 . . . . . . . .
2 P P P P . P P P
1 R N B . K . N R
  a b c d e f g h
";
    assert_eq!(printed(|out| show(out, &path)), expected);
}

#[test]
fn odds_and_names_are_shown_and_nothing_that_a_terminal_obeys() {
    let folder = Folder::new();
    let mut setup = Setup::plain(Game::Chess1869);
    setup.names = vec!["An\u{1b}[31mna".to_owned(), "\u{202E}Bram".to_owned()];
    setup.first = First::Settled(Seat::Black);
    setup.start = Start::Odds(Odds {
        giver: Seat::Black,
        men: vec![Square::new(59), Square::new(53)],
    });
    let record = Record {
        begun: BEGUN,
        table: Table::new(setup).unwrap(),
    };
    let path = folder.file("a.toml", record.text().as_bytes());
    let shown = printed(|out| show(out, &path));
    assert!(
        shown.contains("\nwhite     An\u{FFFD}[31mna\nblack     \u{FFFD}Bram\n"),
        "{shown}"
    );
    assert!(shown.contains("\nodds      black gives d8 f7\n"), "{shown}");
    assert!(
        shown.contains("\nresult    to be continued, black to move\n"),
        "{shown}"
    );
}

#[test]
fn what_can_be_read_of_a_damaged_record_is_shown_before_the_error() {
    let folder = Folder::new();
    let text = played(Game::ChessModern, SCHOLAR)
        .text()
        .replace("h5f7", "h5h8");
    let path = folder.file("a.toml", text.as_bytes());
    let mut out = Vec::new();
    let error = show(&mut out, &path).unwrap_err();
    assert!(matches!(
        error,
        RecordsError::Journal(JournalError::Damaged { .. })
    ));
    let named = format!("{path:?}, line 45, entry 7: chess-modern M3.5 refuses this act: ");
    assert!(error.to_string().starts_with(&named), "{error}");
    let shown = String::from_utf8(out).unwrap();
    assert!(
        shown.contains("\n   3. d1h5    g8f6\n\nresult    to be continued, white to move\n"),
        "{shown}"
    );
}

#[test]
fn the_list_has_a_line_a_record() {
    let folder = Folder::new();
    let none = format!("no games are kept in {:?}\n", folder.path());
    assert_eq!(printed(|out| list(out, folder.path())), none);
    let mut named = played(Game::Chess1869, "e2e4 e7e5");
    let mut setup = named.table.setup().clone();
    setup.names = vec!["Anna".to_owned(), "W".repeat(300)];
    named.table = Table::new(setup)
        .unwrap()
        .replay(named.table.entries().to_vec())
        .unwrap();
    folder.file("a.toml", named.text().as_bytes());
    folder.file(
        "b.toml",
        played(Game::ChessModern, SCHOLAR).text().as_bytes(),
    );
    let expected = "\
2026-11-30 14:05  chess-modern     7 plies  1-0              ? - ?                             b.toml
2026-11-30 14:05  chess-1869       2 plies  to be continued  Anna - WWWWWWWWWWWWWWWWWWWWWWWW…  a.toml
";
    assert_eq!(printed(|out| list(out, folder.path())), expected);
    folder.file("c.toml", b"null");
    let listed = printed(|out| list(out, folder.path()));
    let damaged = listed.lines().find(|line| line.contains("c.toml")).unwrap();
    assert!(
        damaged.contains("  c.toml: line 1: not to be read as TOML: "),
        "{damaged}"
    );
}
