//! A folder of records, sound and damaged, and files that are none.

use std::fs::{self, File};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use super::folder::Folder;
use super::kept::played;
use super::play;
use reglement::board::piece::Seat::{Black, White};
use reglement::games::Game;
use reglement::room::flaw::Flaw;
use reglement::room::journal::JournalError;
use reglement::room::removal::remove;
use reglement::room::shelf::{Tail, last_unfinished, list};
use reglement::room::{Keep, Room};
use reglement::table::act::Act;
use reglement::table::setup::Setup;

const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";

/// The eight damages of a good record, and how many plies of it can be read.
fn damaged() -> [(&'static str, Vec<u8>, Option<usize>); 8] {
    let good = played(Game::ChessModern, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7").text();
    let middle = good.match_indices("[[act]]").nth(3).unwrap().0;
    let mut flipped = good.clone().into_bytes();
    flipped[middle] ^= 0b10;
    [
        ("empty", Vec::new(), None),
        ("head only in part", good.as_bytes()[..200].to_vec(), None),
        ("zeros", vec![0; good.len()], None),
        ("a bit flipped", flipped, Some(2)),
        ("null", b"null".to_vec(), None),
        ("ply 7", good.replace("h5f7", "h5h8").into_bytes(), Some(6)),
        (
            "other seats",
            good.replace("black = ", "north = ").into_bytes(),
            None,
        ),
        (
            "newer",
            good.replace("reglement = 1", "reglement = 9").into_bytes(),
            None,
        ),
    ]
}

#[test]
fn damaged_records_are_listed_with_a_reason_and_never_written_to() {
    let folder = Folder::new();
    for (name, bytes, _) in damaged() {
        folder.file(format!("{name}.toml"), &bytes);
    }
    fs::create_dir(folder.path().join("a folder.toml")).unwrap();
    symlink("nowhere", folder.path().join("dangling.toml")).unwrap();
    symlink("loop.toml", folder.path().join("loop.toml")).unwrap();
    let good = folder.file(
        "good.toml",
        played(Game::Chess1869, "e2e4").text().as_bytes(),
    );
    folder.file(
        "over.toml",
        played(Game::Chess1869, SCHOLAR).text().as_bytes(),
    );
    let listed = list(folder.path()).unwrap();
    assert_eq!(listed.len(), 13);
    assert_eq!(
        listed.iter().filter(|listed| listed.game.is_err()).count(),
        11
    );
    assert_eq!(last_unfinished(folder.path()).unwrap().unwrap().path, good);
    for (name, bytes, plies) in damaged() {
        let path = folder.path().join(format!("{name}.toml"));
        let Err(JournalError::Damaged { error, .. }) = Room::resume(&path) else {
            panic!("{name} was opened");
        };
        assert_eq!(error.plies(), plies, "{name}: {error}");
        assert_eq!(fs::read(&path).unwrap(), bytes, "{name} was written to");
    }
}

#[test]
fn what_can_be_read_of_a_damaged_record_is_kept_apart_from_the_file() {
    let folder = Folder::new();
    let bytes = played(Game::ChessModern, SCHOLAR)
        .text()
        .replace("h5f7", "h5h8");
    let original = folder.file("damaged.toml", bytes.as_bytes());
    let error = Room::resume(&original).unwrap_err();
    let JournalError::Damaged { error, .. } = error else {
        panic!("{error}");
    };
    assert!(matches!(error.what, Flaw::Refused(_)));
    assert_eq!(error.readable.unwrap().table.state().past.len(), 6);
    assert_eq!(fs::read_to_string(&original).unwrap(), bytes);
}

#[test]
fn files_that_are_no_records_are_refused_before_they_are_read() {
    let folder = Folder::new();
    let pipe = folder.path().join("pipe.toml");
    assert!(
        Command::new("mkfifo")
            .arg(&pipe)
            .status()
            .unwrap()
            .success()
    );
    let sparse = folder.path().join("sparse.toml");
    File::create(&sparse).unwrap().set_len(3 << 30).unwrap();
    for path in [
        folder.path(),
        &pipe,
        Path::new("/dev/zero"),
        Path::new("/dev/full"),
    ] {
        let error = Room::resume(path).unwrap_err();
        assert!(matches!(error, JournalError::NoFile(_)), "{error}");
    }
    let error = Room::resume(&sparse).unwrap_err();
    assert!(matches!(error, JournalError::TooLong { bytes, .. } if bytes == 3 << 30));
    let missing = Room::resume(&folder.path().join("missing.toml")).unwrap_err();
    assert!(matches!(missing, JournalError::System { .. }));
    assert_eq!(list(folder.path()).unwrap().len(), 2);
}

#[test]
fn names_of_files_may_be_anything() {
    let folder = Folder::new();
    let good = played(Game::Chess1869, "e2e4").text();
    let long = "x".repeat(250) + ".toml";
    let names: [&[u8]; 6] = [
        b"my game.toml",
        b"a'b\".toml",
        b"-x.toml",
        b"a\xFFz.toml",
        b"a\nb.toml",
        long.as_bytes(),
    ];
    for name in names {
        let path = folder.file(std::ffi::OsStr::from_bytes(name), good.as_bytes());
        let mut room = Room::resume(&path).unwrap();
        room.submit(Black, play("e7e5")).unwrap();
        drop(room);
        assert_eq!(Room::resume(&path).unwrap().table().entries().len(), 2);
        let bad = folder.file(std::ffi::OsStr::from_bytes(name), b"");
        let message = Room::resume(&bad).unwrap_err().to_string();
        assert!(!message.contains('\n'), "{message}");
    }
}

#[test]
fn the_list_has_the_last_played_first() {
    let folder = Folder::new();
    assert!(list(&folder.path().join("none")).unwrap().is_empty());
    for (name, plays) in [
        ("a", "e2e4"),
        ("b", "e2e4 e7e5 g1f3"),
        ("c", "e2e4 e7e5"),
        ("d", ""),
    ] {
        folder.file(
            format!("{name}.toml"),
            played(Game::Chess1869, plays).text().as_bytes(),
        );
    }
    folder.file(".draft.toml.new", b"");
    folder.file("notes.txt", b"");
    let listed = list(folder.path()).unwrap();
    let plies = |at: usize| listed[at].game.as_ref().unwrap().plies;
    assert_eq!(
        (0..listed.len()).map(plies).collect::<Vec<_>>(),
        [3, 2, 0, 1]
    );
    // A move is one of each player: of a game that goes on too those that were made, not the one to be made.
    let moves = |at: usize| listed[at].game.as_ref().unwrap().moves;
    assert_eq!(
        (0..listed.len()).map(moves).collect::<Vec<_>>(),
        [2, 1, 0, 1]
    );
    let last = last_unfinished(folder.path()).unwrap().unwrap();
    assert_eq!(last.path, folder.path().join("b.toml"));
}

#[test]
fn a_long_list_is_whole() {
    let folder = Folder::new();
    let text = played(Game::Chess1869, SCHOLAR).text();
    for number in 0..200 {
        folder.file(format!("{number}.toml"), text.as_bytes());
    }
    let listed = list(folder.path()).unwrap();
    assert_eq!(listed.len(), 200);
    assert!(listed.iter().all(|listed| listed.game.is_ok()));
    assert!(listed.is_sorted_by(|a, b| a.path > b.path));
}

#[test]
fn what_cannot_be_read_is_listed_last_and_a_torn_entry_is_noted() {
    let folder = Folder::new();
    folder.file("broken.toml", b"null");
    let text = played(Game::Chess1869, "e2e4 e7e5").text();
    folder.file("torn.toml", &text.as_bytes()[..text.len() - 5]);
    folder.file("whole.toml", text.as_bytes());
    let listed = list(folder.path()).unwrap();
    let files: Vec<_> = listed
        .iter()
        .map(|listed| listed.file().into_owned())
        .collect();
    assert_eq!(files, ["whole.toml", "torn.toml", "broken.toml"]);
    let tails: Vec<_> = listed
        .iter()
        .flat_map(|listed| &listed.game)
        .map(|game| game.tail)
        .collect();
    assert_eq!(tails, [Tail::Whole, Tail::Torn]);
}

#[test]
fn a_game_in_which_nothing_was_played_is_not_offered_to_go_on_with() {
    let folder = Folder::new();
    let mut room = Room::open(
        Setup::plain(Game::Chess1869),
        &Keep::In(folder.path().to_owned()),
    )
    .unwrap();
    room.submit(White, Act::OfferDraw).unwrap();
    drop(room);
    assert_eq!(
        list(folder.path()).unwrap().len(),
        1,
        "what was done is kept"
    );
    assert!(last_unfinished(folder.path()).unwrap().is_none());
}

#[test]
fn a_record_is_deleted_and_nothing_else_ever_is() {
    let folder = Folder::new();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    let text = played(Game::Chess1869, "e2e4").text();
    let file = |name: &str, bytes: &[u8]| folder.file(name, bytes);
    // With the games a damaged one is known by its head or its name, or has lost everything.
    for (name, bytes) in [
        ("games/good.toml", text.as_bytes()),
        ("games/bad.toml", b"# mine\nreglement = 1\ngame = \xFF"),
        ("games/newer.toml", b"reglement = 9\n"),
        ("games/empty.toml", b""),
        ("games/zeros.toml", &[0; 300]),
        ("games/2026-11-30-1405-chess-1869-anna.toml", b"\x1B\0\xFF"),
    ] {
        let path = file(name, bytes);
        remove(&path, &games).unwrap();
        assert!(!path.exists());
    }
    symlink("nowhere", games.join("dangling.toml")).unwrap();
    remove(&games.join("dangling.toml"), &games).unwrap();
    // Elsewhere only what is one.
    remove(&file("kept elsewhere", text.as_bytes()), &games).unwrap();
    for path in [
        file("config.toml", b"language = \"nl\"\n"),
        file("games/notes.txt", b"mine"),
        file("games/notes.toml", b"title = \"mine\"\n"),
        file("games/2026-11-30.toml", b"null"),
    ] {
        let error = remove(&path, &games).unwrap_err();
        assert!(matches!(error, JournalError::NoRecord(_)), "{error}");
        assert!(path.exists());
    }
    for path in [games.as_path(), Path::new("/dev/null")] {
        let error = remove(path, &games).unwrap_err();
        assert!(matches!(error, JournalError::NoFile(_)), "{error}");
    }
    let missing = remove(&games.join("missing.toml"), &games).unwrap_err();
    assert!(matches!(missing, JournalError::System { .. }));
    assert!(games.exists());
}

#[test]
fn a_game_that_is_being_played_is_not_deleted() {
    let folder = Folder::new();
    let path = folder.file("a.toml", played(Game::Chess1869, "e2e4").text().as_bytes());
    let mut room = Room::resume(&path).unwrap();
    let error = remove(&path, folder.path()).unwrap_err();
    assert!(matches!(error, JournalError::InUse(_)), "{error}");
    room.submit(Black, play("e7e5")).unwrap();
    drop(room);
    remove(&path, folder.path()).unwrap();
    assert!(!path.exists());
}
