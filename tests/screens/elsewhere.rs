//! A game that is open elsewhere, or may not be written: it is looked at, and no key is named or asked about that would
//! play in it.

use reglement::board::piece::Seat;
use reglement::lang::Lang;
use reglement::room::{Keep, Room};
use reglement::table::act::{Act, Claim};
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::Setup;

use super::folder::Folder;
use super::screen::{Play, play, seated};

/// A game begun in one room, and what is seen of it after each of these keys in another.
fn looked_at(play: &Play, acts: &[(Seat, Act)], keys: &[&str]) -> Vec<String> {
    let folder = Folder::new();
    let mut first = Room::open(play.setup.clone(), &Keep::In(folder.path().into())).unwrap();
    for (seat, act) in acts {
        first.submit(*seat, act.clone()).unwrap();
    }
    let path = first.path().unwrap().to_owned();
    let seen = |keys: &&str| {
        let mut second = Room::resume(&path).unwrap();
        let seen = seated(&mut second, play, keys);
        assert_eq!(second.table().entries().len(), acts.len());
        seen
    };
    keys.iter().map(seen).collect()
}

fn plays(setup: &Setup, texts: &str) -> Vec<(Seat, Act)> {
    let grid = setup.game.grid();
    let acts = texts.split_whitespace().enumerate().map(|(ply, text)| {
        let act = reglement::room::line::act("play", text, grid).unwrap();
        (Seat::TWO[ply % 2], act)
    });
    acts.collect()
}

/// The rows of the keys: the last of the window.
fn keys_of(page: &str) -> &str {
    page.lines().rfind(|line| !line.trim().is_empty()).unwrap()
}

#[test]
fn only_keys_that_work_are_named() {
    let play = play(80, 24, "draughts-1879");
    let acts = plays(&play.setup, "33-28");
    insta::assert_snapshot!(looked_at(&play, &acts, &["", "m", "<up>w", "["]).join("\n\n"));
    let small = play.sized(40, 16).dutch();
    insta::assert_snapshot!(looked_at(&small, &acts, &["", "m"]).join("\n\n"));
}

#[test]
fn what_would_play_is_refused_before_anything_is_asked() {
    for lang in Lang::ALL {
        let mut play = play(80, 24, "draughts-1879");
        play.taste.look.lang = lang;
        let acts = plays(&play.setup, "33-28");
        let keys = ["<enter>", "d", "u", "x", "v", ":", "20", "18-23<enter>"];
        let before = &looked_at(&play, &acts, &["<esc>"])[0];
        for page in looked_at(&play, &acts, &keys) {
            let said = lang.words().room.only_looked_at;
            assert!(page.contains(said), "{page}");
            assert_eq!(keys_of(&page), keys_of(before));
        }
    }
}

#[test]
fn a_question_of_the_game_is_not_put_to_who_only_looks() {
    let play = play(80, 24, "chess-1869");
    let mut acts = plays(&play.setup, "e2e4");
    acts.push((Seat::Black, Act::OfferDraw));
    for page in looked_at(&play, &acts, &["<esc>", "y", "n"]) {
        assert!(!keys_of(&page).contains("yes"), "{page}");
    }
}

#[test]
fn a_remedy_is_not_chosen_by_who_only_looks() {
    let mut play = play(80, 24, "chess-1869");
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    let mut acts = plays(&play.setup, "e2e5");
    let offence = reglement::law::offence::Offence::FalseMove;
    acts.push((Seat::Black, Act::Claim(Claim::Offence(offence))));
    for page in looked_at(&play, &acts, &["<esc>", "<enter>", "1", "C", "+"]) {
        assert!(!page.contains("1 let"), "{page}");
        assert!(!keys_of(&page).contains("Enter"), "{page}");
    }
}

#[test]
fn it_stands_as_when_it_was_opened_and_says_so_all_the_time() {
    for (game, size) in [
        ("chess-1869", (80, 24)),
        ("chess-1869", (40, 16)),
        ("draughts-1879", (60, 20)),
        ("four-1967", (80, 24)),
        ("four-1869", (120, 40)),
    ] {
        for lang in Lang::ALL {
            let mut play = play(size.0, size.1, game);
            play.taste.look.lang = lang;
            let note = lang.words().room.as_opened;
            for page in looked_at(&play, &[], &["<esc>", "<esc>w<esc>"]) {
                assert!(page.contains(note), "{game} {size:?}: {page}");
            }
        }
    }
}

#[test]
fn one_leaves_it_without_being_asked() {
    let play = play(80, 24, "chess-1869");
    let acts = plays(&play.setup, "e2e4");
    let pages = looked_at(&play, &acts, &["<esc>q", "<esc>"]);
    assert_eq!(pages[0], pages[1]);
}

#[test]
fn a_game_that_is_not_kept_says_so_all_the_time() {
    let play = play(80, 24, "chess-1869");
    for lang in Lang::ALL {
        let mut play = play.clone();
        play.taste.look.lang = lang;
        let nowhere = Keep::In("/dev/null/reglement".into());
        let mut room = Room::open(play.setup.clone(), &nowhere).unwrap();
        let note = lang.words().room.is_unkept;
        assert!(seated(&mut room, &play, "e4<enter>").contains(note));
    }
    let kept = play.characters("e4<enter>");
    assert!(!kept.contains(Lang::En.words().room.is_unkept));
}
