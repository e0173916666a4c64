//! A position laid out by hand: whatever is done to it, what the rules say of it is what they say of its text.

use fastrand::Rng;

use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::lang::{Lang, Say};
use reglement::notation::fen::{self, FenError};
use reglement::notation::{fen_chess, fen_cross, fen_draughts};
use reglement::rules::castling::Wing;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::Table;
use reglement::table::laying::{Laying, Plight};
use reglement::table::setup::{Setup, SetupError};

mod finished;
mod text;

use text::text;

fn array(game: Game) -> Laying {
    Laying::array(game, game.page().seating.usual())
}

fn at(game: Game, name: &str) -> Square {
    game.grid().named(name).expect(name)
}

fn man(seat: Seat, role: Role) -> Option<Piece> {
    Some(Piece { seat, role })
}

fn any<T: Copy>(all: &[T], random: &mut Rng) -> T {
    all[random.usize(..all.len())]
}

fn roles(game: Game) -> &'static [Role] {
    match game {
        Game::Draughts1879 => &[Role::Man, Role::Crowned],
        _ => &Role::CHESS,
    }
}

/// One change of any kind, sensible or not.
fn change(laying: &mut Laying, random: &mut Rng) {
    let game = laying.game();
    let squares: Vec<Square> = game.grid().squares().collect();
    let seat = any(game.seats(), random);
    let (one, other) = (any(&squares, random), any(&squares, random));
    let role = any(roles(game), random);
    match random.u8(0..16) {
        0..=2 => laying.put(one, man(seat, role)),
        3 => laying.put(one, None),
        4..=6 => laying.shift(one, other),
        7 => laying.give_turn(seat),
        8 if game != Game::Draughts1879 => {
            laying.toggle_castling(seat, any(&Wing::BOTH, random));
        }
        9 => {
            // A square that a pawn may have passed is found now and then.
            let start = squares.iter().position(|square| *square == one).unwrap();
            let mut found = squares[start..].iter().chain(&squares[..start]);
            found.any(|square| laying.toggle_passed(*square));
        }
        10 if game.seats().len() == 4 => {
            let all = match game {
                Game::Four1967 => &[Plight::Free, Plight::Mated][..],
                _ => &[Plight::Free, Plight::Mated, Plight::Released],
            };
            laying.set_plight(seat, any(all, random));
        }
        11 => {
            let queens = laying.men().filter(|(_, piece)| piece.role == Role::Queen);
            let queens: Vec<Square> = queens.map(|(at, _)| at).collect();
            if !queens.is_empty() {
                laying.toggle_warned(any(&queens, random));
            }
        }
        12 if game.page().seating != Game::Four1869.page().seating => {}
        12 => laying.seat(Seating {
            partners: any(&[Partners::Opposite, Partners::Adjacent], random),
            order: any(&[Order::Clockwise, Order::CounterClockwise], random),
        }),
        13 => *laying = laying.exchanged(),
        14 if laying.position().is_ok() && matches!(game, Game::Chess1869 | Game::ChessModern) => {
            laying.count(random.u32(0..100), random.u32(1..300));
        }
        _ => {}
    }
}

/// What the rules say of a text, without the field in which it stands.
fn unplayable(error: FenError) -> SetupError {
    match error {
        FenError::Chess(fen_chess::FenError {
            what: fen_chess::FenFlaw::Unplayable(flaw),
            ..
        }) => flaw.into(),
        FenError::Cross(fen_cross::FenError {
            what: fen_cross::FenFlaw::Unplayable(fault),
            ..
        }) => fault.into(),
        FenError::Draughts(fen_draughts::FenError {
            what: fen_draughts::FenFault::Unplayable(fault),
            ..
        }) => fault.into(),
        other => panic!("{other}"),
    }
}

#[test]
fn what_is_wrong_is_what_is_wrong_with_its_text() {
    let mut random = Rng::with_seed(18691879);
    let (mut sound, mut unsound) = (0, 0);
    for game in Game::ALL {
        for start in 0..40 {
            let mut laying = match start % 2 {
                0 => array(game),
                _ => Laying::empty(game, game.page().seating.usual()),
            };
            for _ in 0..60 {
                change(&mut laying, &mut random);
                let written = text(&laying);
                let read = fen::read_seated(&written, game, laying.seating());
                match (laying.position(), read) {
                    (Ok(position), Ok(read)) => {
                        sound += 1;
                        assert_eq!(position, read, "{written}");
                    }
                    (Err(fault), Err(error)) => {
                        unsound += 1;
                        assert_eq!(fault, unplayable(error), "{written}");
                        assert!(Lang::ALL.iter().all(|lang| !fault.say(*lang).is_empty()));
                    }
                    (laid, read) => panic!("{written}: {laid:?} {read:?}"),
                }
            }
        }
    }
    assert!(sound > 1000 && unsound > 1000, "{sound} {unsound}");
}

#[test]
fn a_position_that_is_laid_out_and_written_is_read_and_laid_out_as_it_was() {
    let mut random = Rng::with_seed(1967);
    for game in Game::ALL {
        for _ in 0..30 {
            let mut laying = array(game);
            for _ in 0..50 {
                change(&mut laying, &mut random);
                let Ok(position) = laying.position() else {
                    continue;
                };
                let written = fen::write(&position);
                let read = fen::read_seated(&written, game, laying.seating()).expect(&written);
                assert_eq!(read, position, "{written}");
                let again = Laying::of(game, &read);
                assert_eq!(again.position(), Ok(read), "{written}");
                assert_eq!(Laying::of(game, &position), again);
                // Whatever can be played can be begun from.
                assert!(Table::new(Setup::from(game, position)).is_ok(), "{written}");
            }
        }
    }
}

#[test]
fn two_exchanges_of_two_and_four_of_four_change_nothing() {
    let mut random = Rng::with_seed(4);
    for game in Game::ALL {
        let mut laying = array(game);
        for _ in 0..80 {
            change(&mut laying, &mut random);
            let mut other = laying.clone();
            for _ in 0..4 {
                other = other.exchanged();
            }
            assert_eq!(other, laying);
        }
    }
}

#[test]
fn an_exchanged_array_is_the_array_with_the_other_to_move() {
    for game in [Game::Chess1869, Game::ChessModern, Game::Draughts1879] {
        let mut other = array(game).exchanged();
        assert_eq!(other.turn(), Seat::Black);
        other.give_turn(Seat::White);
        assert_eq!(other, array(game), "{game:?}");
    }
}

/// A king who leaves home cannot castle any more, nor one whose corner is taken; where the rook was given he may (A15).
#[test]
fn castlings_are_forgotten_with_the_men_they_need() {
    let game = Game::ChessModern;
    let mut laying = array(game);
    laying.put(at(game, "h1"), None);
    assert!(
        !laying.may_castle(Seat::White, Wing::King) && laying.may_castle(Seat::White, Wing::Queen)
    );
    laying.shift(at(game, "e8"), at(game, "e5"));
    assert!(
        !Wing::BOTH
            .iter()
            .any(|wing| laying.may_castle(Seat::Black, *wing))
    );
    for game in [Game::Chess1869, Game::Four1869] {
        let mut laying = array(game);
        let (seat, corner) = match game {
            Game::Four1869 => (Seat::South, "k1"),
            _ => (Seat::White, "h1"),
        };
        laying.put(at(game, corner), None);
        let absent: Vec<Wing> = Wing::BOTH
            .into_iter()
            .filter(|wing| laying.lacks_rook(seat, *wing))
            .collect();
        assert_eq!(absent.len(), 1, "{game:?}");
        assert!(laying.position().is_ok());
        laying.put(at(game, corner), man(seat, Role::Knight));
        assert!(!laying.may_castle(seat, absent[0]), "{game:?}");
    }
}

#[test]
fn a_square_is_passed_where_a_pawn_stands_before_it() {
    let game = Game::Chess1869;
    let mut laying = array(game);
    assert!(
        !laying.toggle_passed(at(game, "e3")),
        "no pawn stands on e4"
    );
    laying.shift(at(game, "e2"), at(game, "e4"));
    laying.give_turn(Seat::Black);
    assert!(laying.toggle_passed(at(game, "e3")));
    let position = laying.position().expect("a position");
    assert!(fen::write(&position).ends_with(" b KQkq e3 0 1"));
    // With the turn, or the pawn, it goes.
    let mut other = laying.clone();
    other.give_turn(Seat::White);
    assert_eq!(other.passed(), []);
    laying.shift(at(game, "e4"), at(game, "e5"));
    assert_eq!(laying.passed(), []);
}

#[test]
fn a_queen_is_warned_of_those_who_attack_her() {
    let game = Game::Four1869;
    let mut laying = array(game);
    let queen = at(game, "g1");
    assert!(!laying.toggle_warned(queen), "nobody attacks her");
    assert!(
        !laying.toggle_warned(at(game, "g5")),
        "no queen stands there"
    );
    laying.put(at(game, "g2"), None);
    laying.shift(at(game, "a11"), at(game, "g6"));
    assert!(laying.toggle_warned(queen));
    assert_eq!(laying.warned(), [queen]);
    let written = fen::write(&laying.position().expect("a position"));
    assert!(written.ends_with(" g6>g1"), "{written}");
    // What stood there attacks no more.
    laying.shift(at(game, "g6"), at(game, "h6"));
    assert_eq!(laying.warned(), []);
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let game = Game::Chess1869;
    let mut laying = array(game);
    laying.put(at(game, "e1"), None);
    let said = |laying: &Laying, lang| {
        laying
            .position()
            .map(|_| ())
            .map_err(|fault| fault.say(lang))
    };
    assert_eq!(
        said(&laying, Lang::En),
        Err("White has no king; each side needs exactly one".to_owned())
    );
    laying.put(at(game, "e1"), man(Seat::White, Role::King));
    laying.put(at(game, "e7"), man(Seat::White, Role::Rook));
    let check = said(&laying, Lang::En).expect_err("Black is in check");
    assert!(check.contains("Black is in check from e7"), "{check}");
    laying.give_turn(Seat::Black);
    assert_eq!(said(&laying, Lang::En), Ok(()));
    laying.put(at(game, "a8"), man(Seat::White, Role::Pawn));
    assert!(said(&laying, Lang::En).expect_err("a pawn").contains("a8"));
    // More men than a set has are allowed, as in a text.
    let mut many = array(game);
    for name in ["a3", "b3", "c3", "d3", "a4", "b4", "c4"] {
        many.put(at(game, name), man(Seat::White, Role::Queen));
    }
    many.give_turn(Seat::Black);
    assert!(many.position().is_ok());
}
