//! What a match counts, by verdicts alone.

use reglement::board::piece::Seat;
use reglement::board::seats::Seats;
use reglement::games::Game;
use reglement::law::ending::{Ending, Share, Verdict};
use reglement::table::contest::{Contest, Half, Length};
use reglement::table::setup::{First, Setup};

fn begun(game: Game, length: Length) -> Setup {
    Setup {
        contest: Some(Contest::new(1869, length)),
        ..Setup::plain(game)
    }
}

/// The points after these games, by who had White, or South's side, at first.
fn points(mut setup: Setup, verdicts: &[Verdict]) -> [String; 2] {
    let (last, before) = verdicts.split_last().unwrap();
    for verdict in before {
        setup = setup.next(*verdict);
    }
    setup.tally(Some(*last)).unwrap().points(Half::Sign)
}

const fn white() -> Verdict {
    Verdict::won(Seat::White, Ending::Mate)
}

const fn drawn() -> Verdict {
    Verdict::draw(Ending::Agreement)
}

fn side(seat: Seat, other: Seat, share: Share) -> Verdict {
    Verdict::won_by(Seats::of(seat).with(other), share, Ending::BothMated)
}

#[test]
fn chess_counts_a_point_and_a_half() {
    let open = begun(Game::Chess1869, Length::Open);
    assert_eq!(points(open.clone(), &[drawn()]), ["½", "½"]);
    // A4: who lost has White in the next game, and wins that.
    assert_eq!(points(open.clone(), &[white(), white()]), ["1", "1"]);
    assert_eq!(points(open, &[white(), drawn(), white()]), ["1½", "1½"]);
    // Of the modern moves colours change with every game.
    let modern = begun(Game::ChessModern, Length::Open);
    assert_eq!(points(modern, &[drawn(), white(), white()]), ["1½", "1½"]);
}

#[test]
fn draughts_counts_two_points_and_a_draw_that_was_given_is_lost() {
    let open = begun(Game::Draughts1879, Length::Open);
    assert_eq!(points(open.clone(), &[white(), drawn()]), ["3", "1"]);
    let given = Setup {
        draw_given: Some(Seat::White),
        first: First::Settled(Seat::Black),
        ..open
    };
    // DP8b: lost for its giver, whichever colour he has.
    assert_eq!(points(given.clone(), &[drawn(), drawn()]), ["0", "4"]);
    let next = given.next(drawn());
    assert_eq!(next.draw_given, Some(Seat::Black));
    assert_eq!(next.first, First::Settled(Seat::White), "D1");
}

#[test]
fn among_four_the_games_are_counted_that_a_side_has_won_and_halves_of_them() {
    use Seat::{East, North, South, West};
    for game in [Game::Four1869, Game::Four1967] {
        let open = begun(game, Length::Open);
        let whole = side(South, North, Share::Whole);
        let half = side(West, East, Share::Half); // T17
        assert_eq!(points(open.clone(), &[whole, half, half]), ["1", "1"]);
        assert_eq!(points(open.clone(), &[drawn(), half]), ["0", "½"]);
        let tally = open.tally(Some(whole)).unwrap();
        assert_eq!(tally.leader(), Some(Seats::of(South).with(North)));
    }
}

#[test]
fn a_match_is_over_after_its_games_or_when_somebody_has_enough() {
    let over = |length, verdicts: &[Verdict]| {
        let mut setup = begun(Game::ChessModern, length);
        let (last, before) = verdicts.split_last().unwrap();
        for verdict in before {
            setup = setup.next(*verdict);
            assert!(setup.contest.is_some());
        }
        assert_eq!(
            setup.next(*last).contest.is_none(),
            setup.tally(Some(*last)).unwrap().is_over()
        );
        setup.next(*last).contest.is_none()
    };
    assert!(!over(Length::Games(2), &[drawn()]));
    assert!(over(Length::Games(2), &[drawn(), drawn()]));
    assert!(!over(Length::First(1), &[drawn()]));
    assert!(over(Length::First(1), &[drawn(), drawn()]));
    assert!(over(Length::First(1), &[white()]));
    assert!(!over(Length::Open, &[white(), white(), white()]));
    // Of points in draughts a game gives two.
    let draughts = begun(Game::Draughts1879, Length::First(2));
    assert!(draughts.next(white()).contest.is_none());
    assert!(draughts.next(drawn()).contest.is_some());
}

#[test]
fn a_lot_is_drawn_for_the_first_game_alone() {
    let setup = Setup {
        first: First::Lot { seed: 7 },
        ..begun(Game::Four1869, Length::Open)
    };
    let next = setup.next(drawn());
    assert!(matches!(next.first, First::Settled(_)));
    assert_eq!(next.contest.unwrap().played[0].first, setup.first_seat());
}
