//! Matches on the screen: the score beside the board, what comes next at the end, the lots at the first board.

use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::law::ending::{Ending, Share, Verdict};
use reglement::table::contest::{Contest, Length};
use reglement::table::setup::First;

use super::FOOLS_MATE;
use super::four_play::left_for;
use super::screen::{Play, play};

/// The next game of a match, after these.
fn after(mut play: Play, length: Length, verdicts: &[Verdict]) -> Play {
    play.setup.contest = Some(Contest::new(1869, length));
    for verdict in verdicts {
        play.setup = play.setup.next(*verdict);
    }
    play
}

const fn white() -> Verdict {
    Verdict::won(Seat::White, Ending::Mate)
}

const fn drawn() -> Verdict {
    Verdict::draw(Ending::Agreement)
}

/// The third of six games, of which Anna has won the first.
fn third(width: u16, height: u16, game: &str) -> Play {
    let play = play(width, height, game);
    after(play, Length::Games(6), &[white(), drawn()])
}

fn four() -> Play {
    let half = Seats::of(Seat::South).with(Seat::North);
    let half = Verdict::won_by(half, Share::Half, Ending::BothMated);
    after(
        play(80, 24, "four-1967"),
        Length::First(3),
        &[half, drawn()],
    )
}

#[test]
fn the_score_stands_beside_the_board() {
    screens!(third(80, 24, "chess-1869"), "");
}

#[test]
fn at_the_end_the_next_game_is_told() {
    screens!(third(80, 24, "chess-1869"), FOOLS_MATE);
}

#[test]
fn in_dutch_too() {
    insta::assert_snapshot!(third(80, 24, "draughts-1879").dutch().characters(""));
}

#[test]
fn among_four_the_sides_have_it() {
    screens!(four(), "");
}

#[test]
fn where_there_is_least_room_the_menu_tells_it() {
    let small = third(40, 16, "chess-1869");
    let menu = small.characters("m<down><down><down><down>");
    assert!(menu.contains("The match"), "{menu}");
    let told = small.characters("m<down><down><down><down><enter>");
    insta::assert_snapshot!(format!(
        "{}\n{told}\n{}",
        small.characters(""),
        small.characters(FOOLS_MATE)
    ));
}

#[test]
fn a_match_that_is_over_says_who_won_it() {
    let last = after(
        play(80, 24, "chess-modern"),
        Length::First(2),
        &[drawn(), drawn()],
    );
    // Colours have changed twice: Anna has White, and is mated.
    let screen = last.characters(FOOLS_MATE).replace('\n', " ");
    assert!(screen.contains("Anna 1 – 2 Bram"), "{screen}");
    assert!(
        screen.contains("The match is over, and Bram won it"),
        "{screen}"
    );
}

#[test]
fn letters_write_halves_as_decimals() {
    let screen = third(80, 24, "chess-1869").letters().characters("");
    assert!(
        screen.contains("Anna 1.5 - 0.5 Bram, game 3 of 6"),
        "{screen}"
    );
}

#[test]
fn the_lot_of_two_is_told_until_somebody_moves() {
    let mut first = play(80, 24, "chess-1869");
    first.setup.first = First::Lot { seed: 12 };
    let screen = first.characters("").replace('\n', " ");
    for said in ["The lot gave Anna White", "(A4)", "--seed 12"] {
        assert!(screen.contains(said), "{said}: {screen}");
    }
    let moved = first.characters(":e4<enter>");
    assert!(!moved.contains("The lot"), "{moved}");
}

#[test]
fn the_next_game_is_one_key_away() {
    let play = third(80, 24, "chess-1869");
    let setup = left_for(&play, &format!("{FOOLS_MATE}<tab>")).unwrap();
    // Bram, who has White and lost, is followed by Anna (A4).
    assert_eq!(setup.names, ["Anna", "Bram"]);
    assert_eq!(setup.contest.unwrap().played.len(), 3);
}
