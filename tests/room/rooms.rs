//! The game on disk: kept, gone on with, locked, mended, listed.

use std::fs::{self, OpenOptions};
use std::io;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;

use super::folder::Folder;
use super::kept::played;
use super::play;
use reglement::board::piece::Seat::{Black, White};
use reglement::games::Game;
use reglement::lang::{Lang, Say as _};
use reglement::room::journal::{JournalError, ReadOnly};
use reglement::room::record::read;
use reglement::room::shelf::{Status, last_unfinished, list};
use reglement::room::{Keep, Notice, Room, Unaccepted};
use reglement::table::act::{Act, Answer};
use reglement::table::setup::Setup;

fn open(folder: &Folder) -> Room {
    let keep = Keep::In(folder.path().to_owned());
    Room::open(Setup::plain(Game::Chess1869), &keep).unwrap()
}

fn path(room: &Room) -> PathBuf {
    room.path().unwrap().to_owned()
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).unwrap()
}

fn files(folder: &Folder) -> usize {
    fs::read_dir(folder.path()).unwrap().count()
}

#[test]
fn every_act_is_on_the_disk_when_it_is_done() {
    let folder = Folder::new();
    let mut room = open(&folder);
    let path = path(&room);
    for (seat, act) in [
        (White, play("e2e4")),
        (White, Act::OfferDraw),
        (Black, Act::Answer(Answer::Decline)),
        (Black, play("e7e5")),
        (White, Act::Resign),
    ] {
        room.submit(seat, act).unwrap();
        let kept = read(&fs::read(&path).unwrap()).unwrap().record;
        assert_eq!(&kept.table, room.table());
        assert_eq!(kept.text(), text(&path));
    }
    drop(room);
    let resumed = Room::resume(&path).unwrap();
    assert_eq!(resumed.table().entries().len(), 5);
    assert!(resumed.notices().is_empty());
}

#[test]
fn a_refused_act_leaves_no_trace() {
    let folder = Folder::new();
    let mut room = open(&folder);
    room.submit(White, play("e2e4")).unwrap();
    let before = text(&path(&room));
    let refused = room.submit(White, play("e2e4"));
    assert!(matches!(refused, Err(Unaccepted::Refused(_))));
    assert_eq!(text(&path(&room)), before);
}

#[test]
fn a_game_without_an_act_leaves_no_record_and_one_with_an_act_does() {
    let folder = Folder::new();
    drop(open(&folder));
    assert_eq!(files(&folder), 0);
    let mut room = open(&folder);
    room.submit(White, play("e2e4")).unwrap();
    drop(room);
    assert_eq!(files(&folder), 1);
    // A record that somebody else has made stays, act or no act.
    let made = folder.file("mine.toml", played(Game::Chess1869, "").text().as_bytes());
    drop(Room::resume(&made).unwrap());
    assert!(made.exists());
}

#[test]
fn games_of_the_same_minute_have_their_own_files() {
    let folder = Folder::new();
    let rooms: Vec<Room> = (0..5).map(|_| open(&folder)).collect();
    let mut paths: Vec<_> = rooms.iter().map(path).collect();
    paths.dedup();
    assert_eq!(paths.len(), 5);
    assert!(paths.iter().all(|path| path.exists()));
}

#[test]
fn the_second_to_open_a_record_only_looks() {
    let folder = Folder::new();
    let mut first = open(&folder);
    first.submit(White, play("e2e4")).unwrap();
    let mut second = Room::resume(&path(&first)).unwrap();
    assert!(matches!(
        second.notices(),
        [Notice::ReadOnly(ReadOnly::InUse)]
    ));
    assert_eq!(second.table(), first.table());
    assert!(matches!(
        second.submit(Black, play("e7e5")),
        Err(Unaccepted::ReadOnly)
    ));
    first.submit(Black, play("e7e5")).unwrap();
    let listed = list(folder.path()).unwrap();
    assert_eq!(listed[0].game.as_ref().unwrap().status, Status::InUse);
    assert!(last_unfinished(folder.path()).unwrap().is_none());
    let path = path(&first);
    drop(first);
    let third = Room::resume(&path).unwrap();
    assert!(third.notices().is_empty());
    assert_eq!(third.table().entries().len(), 2);
}

#[test]
fn a_torn_entry_is_left_alone_until_the_next_act_and_then_mended() {
    let folder = Folder::new();
    let record = played(Game::Chess1869, "e2e4 e7e5");
    let whole = record.text();
    let before = whole.rfind("\n[[act]]").unwrap();
    for end in before + 2..whole.len() - 1 {
        let path = folder.file("torn.toml", &whole.as_bytes()[..end]);
        let mut room = Room::resume(&path).unwrap();
        assert!(matches!(room.notices(), [Notice::Mended]), "{end}");
        assert_eq!(room.table().entries().len(), 1);
        assert_eq!(text(&path), whole[..end], "opening has written");
        room.submit(Black, play("d7d5")).unwrap();
        let mended = text(&path);
        assert!(mended.starts_with(&whole[..before]));
        let kept = read(mended.as_bytes()).unwrap();
        assert_eq!(&kept.record.table, room.table());
        assert_eq!(kept.record.text(), mended);
    }
}

#[test]
fn a_last_line_without_its_end_is_gone_on_from() {
    let folder = Folder::new();
    let whole = played(Game::Chess1869, "e2e4 e7e5").text();
    let path = folder.file("unended.toml", whole.trim_end().as_bytes());
    let mut room = Room::resume(&path).unwrap();
    assert!(room.notices().is_empty());
    room.submit(White, play("g1f3")).unwrap();
    assert_eq!(
        &read(&fs::read(&path).unwrap()).unwrap().record.table,
        room.table()
    );
}

#[test]
fn a_link_stays_a_link_and_the_mode_stays_as_it_was() {
    let folder = Folder::new();
    let good = played(Game::Chess1869, "e2e4").text();
    let target = folder.file("target", good.as_bytes());
    fs::set_permissions(&target, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.path().join("link.toml");
    symlink("target", &link).unwrap();
    let mut room = Room::resume(&link).unwrap();
    room.submit(Black, play("e7e5")).unwrap();
    assert!(link.symlink_metadata().unwrap().is_symlink());
    assert_eq!(
        target.metadata().unwrap().permissions().mode() & 0o777,
        0o640
    );
    assert!(text(&target).contains("e7e5"));
}

#[test]
fn players_of_any_name_are_kept_as_they_are() {
    let folder = Folder::new();
    let names = [
        "\u{738B}\u{5C0F}\u{660E}",
        "Zoe\u{308}",
        "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F466}",
        "\u{202E}abc",
        "ab\u{1b}[31mcd",
        "a\tb",
        "a\nb",
        "\0",
        "'''\"\"\"\\",
        "",
        &"W".repeat(300),
    ];
    for name in names {
        let mut setup = Setup::plain(Game::Chess1869);
        setup.names = vec![name.to_owned(), name.to_owned()];
        let mut room = Room::open(setup.clone(), &Keep::In(folder.path().to_owned())).unwrap();
        assert!(room.notices().is_empty(), "{:?}", room.notices());
        room.submit(White, play("e2e4")).unwrap();
        let path = path(&room);
        drop(room);
        let written = text(&path);
        let shown = |letter: char| letter == '\n' || !letter.is_control() && letter != '\u{202E}';
        assert!(written.chars().all(shown), "{written:?}");
        assert_eq!(Room::resume(&path).unwrap().table().setup(), &setup);
    }
}

#[test]
fn a_game_that_can_be_kept_nowhere_goes_on_and_says_so() {
    let folder = Folder::new();
    let file = folder.file("file", b"");
    let keep = Keep::In(file.join("games"));
    let mut room = Room::open(Setup::plain(Game::Chess1869), &keep).unwrap();
    let [notice @ Notice::Unkept(JournalError::System { .. })] = room.notices() else {
        panic!("{:?}", room.notices());
    };
    for lang in Lang::ALL {
        assert!(!notice.sentence(lang.words()).is_empty());
    }
    assert!(room.path().is_none());
    room.submit(White, play("e2e4")).unwrap();
}

#[test]
fn a_folder_that_cannot_be_made_is_not_called_a_file_that_is_not_there() {
    let cause = || io::Error::from(io::ErrorKind::NotFound);
    for lang in Lang::ALL {
        let words = lang.words();
        let folder = Path::new("/proc/none/games");
        let error = JournalError::system("made", folder)(cause());
        let told = Notice::Unkept(error).sentence(words);
        assert!(told.contains(words.room.no_folder), "{told}");
        let error = JournalError::system("made", folder)(cause());
        assert!(error.say(lang).contains(words.room.no_folder));
        let error = JournalError::system("opened", folder)(cause());
        assert!(error.say(lang).contains(words.room.not_there));
    }
}

#[test]
fn a_record_that_may_not_be_written_is_only_looked_at() {
    let folder = Folder::new();
    let path = folder.file(
        "mine.toml",
        played(Game::Chess1869, "e2e4").text().as_bytes(),
    );
    fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
    if OpenOptions::new().append(true).open(&path).is_ok() {
        // The superuser may write everything.
        return;
    }
    let mut room = Room::resume(&path).unwrap();
    assert!(matches!(
        room.notices(),
        [Notice::ReadOnly(ReadOnly::NotWritable(_))]
    ));
    assert!(matches!(
        room.submit(Black, play("e7e5")),
        Err(Unaccepted::ReadOnly)
    ));
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o555)).unwrap();
    let mut unkept = open(&folder);
    assert!(matches!(unkept.notices(), [Notice::Unkept(_)]));
    unkept.submit(White, play("e2e4")).unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn a_record_that_something_else_changed_or_removed_is_not_written_to() {
    let folder = Folder::new();
    let mut room = open(&folder);
    room.submit(White, play("e2e4")).unwrap();
    let changed = text(&path(&room)) + "# a remark\n";
    fs::write(path(&room), &changed).unwrap();
    let kept = room.submit(Black, play("e7e5"));
    assert!(matches!(
        kept,
        Err(Unaccepted::NotKept(JournalError::Changed(_)))
    ));
    assert_eq!(text(&path(&room)), changed);
    assert_eq!(room.table().entries().len(), 1);
    fs::remove_file(path(&room)).unwrap();
    let kept = room.submit(Black, play("e7e5"));
    assert!(matches!(
        kept,
        Err(Unaccepted::NotKept(JournalError::Gone(_)))
    ));
}

/// The part of the next test that runs in a process of its own, since the limit is one of the whole process.
const FULL_DISK: &str = "REGLEMENT_TEST_FULL_DISK";

#[test]
fn a_full_disk_takes_back_the_act_and_lets_it_be_tried_again() {
    if std::env::var_os(FULL_DISK).is_some() {
        return with_a_full_disk();
    }
    let child = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
        .arg(std::env::current_exe().unwrap())
        .arg("a_full_disk_takes_back_the_act_and_lets_it_be_tried_again")
        .env(FULL_DISK, "1")
        .output()
        .unwrap();
    assert!(
        child.status.success(),
        "{}",
        String::from_utf8_lossy(&child.stdout)
    );
}

fn with_a_full_disk() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let folder = Folder::new();
    let mut room = open(&folder);
    room.submit(White, play("e2e4")).unwrap();
    let before = text(&path(&room));
    let limit = getrlimit(Resource::Fsize);
    let mut full = limit;
    full.current = Some(before.len() as u64 + 20);
    setrlimit(Resource::Fsize, full).unwrap();
    for _ in 0..2 {
        let unaccepted = room.submit(Black, play("e7e5")).unwrap_err();
        let told = format!(
            "Not done, since it could not be kept: the disk is full ({:?}). Try it again.",
            path(&room)
        );
        assert_eq!(unaccepted.sentence(Lang::En.words()), Some(told));
        let Unaccepted::NotKept(error) = unaccepted else {
            panic!("{unaccepted:?}");
        };
        let named = format!("{:?} cannot be written to", path(&room));
        assert!(error.to_string().starts_with(&named), "{error}");
        assert_eq!(text(&path(&room)), before);
        assert_eq!(room.table().entries().len(), 1);
    }
    setrlimit(Resource::Fsize, limit).unwrap();
    room.submit(Black, play("e7e5")).unwrap();
    let kept = read(&fs::read(path(&room)).unwrap()).unwrap();
    assert_eq!(&kept.record.table, room.table());
}
