//! Matches in records: written and read, left and resumed, games of them deleted.

use std::fs;

use super::folder::Folder;
use reglement::board::piece::Seat;
use reglement::board::piece::Seat::{Black, White};
use reglement::games::Game;
use reglement::law::ending::{Ending, Verdict};
use reglement::room::record::read;
use reglement::room::shelf::{last_unfinished, list};
use reglement::room::{Keep, Room};
use reglement::rules::play::Play;
use reglement::table::act::{Act, Answer};
use reglement::table::contest::{Contest, Half, Length};
use reglement::table::setup::Setup;

fn begun(length: Length) -> Setup {
    Setup {
        names: vec!["Anna".to_owned(), "Bram".to_owned()],
        contest: Some(Contest::new(1869, length)),
        ..Setup::plain(Game::Chess1869)
    }
}

fn keep(folder: &Folder) -> Keep {
    Keep::In(folder.path().to_owned())
}

fn open(folder: &Folder, length: Length) -> Room {
    Room::open(begun(length), &keep(folder)).unwrap()
}

fn opening() -> Act {
    let grid = Game::Chess1869.grid();
    let squares = ["e2", "e4"].map(|name| grid.named(name).unwrap());
    Act::Play(Play::new(squares[0], squares[1]))
}

/// White moves a man, and this seat gives up.
fn lost(room: &mut Room, by: Seat) {
    room.submit(White, opening()).unwrap();
    room.submit(by, Act::Resign).unwrap();
}

fn next(room: &Room, folder: &Folder) -> Room {
    room.following(&keep(folder)).unwrap().unwrap()
}

/// The number of a game, and the points before it or with it.
fn stands(room: &Room) -> (usize, [String; 2]) {
    let tally = room.table().setup().tally(room.table().state().verdict());
    let tally = tally.unwrap();
    (tally.game, tally.points(Half::Decimal))
}

fn points(one: &str, other: &str) -> [String; 2] {
    [one.to_owned(), other.to_owned()]
}

#[test]
fn the_head_of_every_record_tells_its_place_in_the_match() {
    let folder = Folder::new();
    let mut room = open(&folder, Length::Games(6));
    let text = fs::read_to_string(room.path().unwrap()).unwrap();
    assert!(
        text.ends_with(
            "[seats]\nwhite = \"Anna\"\nblack = \"Bram\"\n\n[match]\nid = \"1869\"\nlength = \"6 games\"\n"
        ),
        "{text}"
    );
    lost(&mut room, White);
    let mut room = next(&room, &folder);
    room.submit(White, opening()).unwrap();
    room.submit(White, Act::OfferDraw).unwrap();
    room.submit(Black, Act::Answer(Answer::Accept)).unwrap();
    let room = next(&room, &folder);
    let text = fs::read_to_string(room.path().unwrap()).unwrap();
    let part = "\n[match]\nid = \"1869\"\nlength = \"6 games\"\nexchanged = true\ngames = [\n  \
                \"white began, 0-1, resigned\",\n  \
                \"exchanged, white began, 1/2-1/2, agreed\",\n]\n";
    let part = match text.contains("1/2-1/2, A4") {
        true => part.replace("agreed", "A4"),
        false => part.to_owned(),
    };
    assert!(text.ends_with(&part), "{text}");
    let reading = read(text.as_bytes()).unwrap();
    assert_eq!(&reading.record.table, room.table());
    assert_eq!(reading.record.text(), text);
}

#[test]
fn a_match_is_left_between_two_games_and_goes_on() {
    let folder = Folder::new();
    let mut room = open(&folder, Length::Games(3));
    lost(&mut room, Black);
    drop(room);
    let listed = last_unfinished(folder.path()).unwrap().unwrap();
    let room = Room::resume(&listed.path).unwrap();
    assert!(room.awaits_next());
    let mut room = next(&room, &folder);
    assert_eq!(room.table().setup().names, ["Bram", "Anna"], "A4");
    assert_eq!(stands(&room), (2, points("1", "0")));
    room.submit(White, opening()).unwrap();
    let path = room.path().unwrap().to_owned();
    drop(room);
    // Within the second it goes on with that.
    let listed = last_unfinished(folder.path()).unwrap().unwrap();
    assert_eq!(listed.path, path);
    let mut room = Room::resume(&path).unwrap();
    assert!(!room.awaits_next());
    room.submit(Black, Act::Resign).unwrap();
    let mut room = next(&room, &folder);
    assert_eq!(stands(&room), (3, points("1", "1")));
    lost(&mut room, White);
    assert!(!room.awaits_next());
    drop(room);
    assert!(last_unfinished(folder.path()).unwrap().is_none());
}

#[test]
fn a_game_in_which_nobody_moved_is_as_if_it_were_not_begun() {
    let folder = Folder::new();
    let mut room = open(&folder, Length::Open);
    lost(&mut room, Black);
    let first = room.path().unwrap().to_owned();
    let mut second = next(&room, &folder);
    second.submit(White, Act::OfferDraw).unwrap();
    drop((room, second));
    let listed = last_unfinished(folder.path()).unwrap().unwrap();
    assert_eq!(listed.path, first);
}

#[test]
fn deleted_games_of_a_match_break_nothing() {
    let folder = Folder::new();
    let mut paths = Vec::new();
    let mut room = open(&folder, Length::Games(5));
    for loser in [White, Black, White] {
        lost(&mut room, loser);
        paths.push(room.path().unwrap().to_owned());
        room = next(&room, &folder);
    }
    drop(room);
    fs::remove_file(&paths[0]).unwrap();
    fs::remove_file(&paths[1]).unwrap();
    let listed = last_unfinished(folder.path()).unwrap().unwrap();
    assert_eq!(listed.path, paths[2]);
    let room = next(&Room::resume(&paths[2]).unwrap(), &folder);
    // White of the first lost, Black of the second who was he too, White of the third: Anna, Anna, Bram's turn.
    assert_eq!(stands(&room).0, 4);
    assert_eq!(list(folder.path()).unwrap().len(), 2);
}

#[test]
fn who_goes_on_from_an_old_game_of_a_match_comes_to_where_it_is() {
    let folder = Folder::new();
    let mut first = open(&folder, Length::Open);
    lost(&mut first, White);
    let mut second = next(&first, &folder);
    lost(&mut second, White);
    let third = next(&first, &folder);
    assert_eq!(stands(&third).0, 3);
    drop(third);
    let mut third = next(&second, &folder);
    third.submit(White, opening()).unwrap();
    let path = third.path().unwrap().to_owned();
    drop(third);
    assert_eq!(next(&first, &folder).path().unwrap(), path);
    // Another match of the same players is none of it.
    let other = Setup {
        contest: Some(Contest::new(7, Length::Open)),
        ..begun(Length::Open)
    };
    let mut other = Room::open(other, &keep(&folder)).unwrap();
    lost(&mut other, White);
    assert_eq!(stands(&next(&other, &folder)).0, 2);
}

#[test]
fn a_game_of_no_match_is_followed_as_ever_and_after_a_match_comes_one_of_none() {
    let folder = Folder::new();
    let mut room = Room::open(Setup::plain(Game::Chess1869), &keep(&folder)).unwrap();
    assert!(room.following(&keep(&folder)).is_none());
    lost(&mut room, White);
    assert!(!room.awaits_next());
    assert!(next(&room, &folder).table().setup().contest.is_none());
    let won = Verdict::won(White, Ending::Resignation);
    let after = begun(Length::First(1)).next(won);
    assert!(after.contest.is_none());
    assert_eq!(after.names, ["Bram", "Anna"], "A4 all the same");
}

#[test]
fn what_is_no_match_is_refused_with_its_line() {
    let folder = Folder::new();
    let mut room = open(&folder, Length::Games(2));
    lost(&mut room, White);
    let room = next(&room, &folder);
    let text = fs::read_to_string(room.path().unwrap()).unwrap();
    for (from, to, said) in [
        ("\"1869\"", "1869", "id must be text in quotes"),
        ("\"1869\"", "\"x\"", "id must be a number in quotes"),
        ("2 games", "0 games", "length must be a length"),
        (
            "2 games",
            "first to 1",
            "games must be a list of games, fewer",
        ),
        ("2 games", "1 games", "games must be a list of games, fewer"),
        ("0-1, ", "2-0, ", "games must be a list of games"),
        (
            "white began",
            "south began",
            "games must be a list of games",
        ),
        ("length =", "langth =", "\"langth\" is no key here"),
    ] {
        let wrong = text.replacen(from, to, 1);
        assert_ne!(wrong, text, "{from}");
        let error = read(wrong.as_bytes()).unwrap_err().to_string();
        assert!(error.contains(said), "{to}: {error}");
    }
}
