//! Matches at random: points add up, names follow their players, and what was kept is what was played.

use std::collections::HashMap;

use fastrand::Rng;
use reglement::board::piece::Seat;
use reglement::games::Game;
use reglement::law::ending::Share;
use reglement::room::record::{Record, read};
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Entry, Millis};
use reglement::table::contest::{Contest, Length};
use reglement::table::house::House;
use reglement::table::lots;
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::state::Stage;

fn names(game: Game) -> Vec<String> {
    let names = ["Anna", "Bram", "Cato", "Dirk"].map(str::to_owned);
    names[..game.seats().len()].to_vec()
}

/// The first game of a match, with odds or without.
fn begun(rng: &mut Rng) -> Setup {
    let game = Game::ALL[rng.usize(..Game::ALL.len())];
    let seating = match game {
        Game::Four1869 => Seating {
            partners: [Partners::Opposite, Partners::Adjacent][rng.usize(..2)],
            order: [Order::Clockwise, Order::CounterClockwise][rng.usize(..2)],
        },
        _ => game.page().seating.usual(),
    };
    let length = match rng.u32(..3) {
        0 => Length::Games(rng.u32(2..7)),
        1 => Length::First(rng.u32(1..4)),
        _ => Length::Open,
    };
    let seed = rng.u64(..1000);
    let plain = Setup {
        names: names(game),
        house: House {
            seating,
            ..House::usual(game)
        },
        first: First::Lot { seed },
        contest: Some(Contest::new(rng.u64(..), length)),
        ..Setup::plain(game)
    };
    let giver = game.seats()[rng.usize(..game.seats().len())];
    match (game, rng.u32(..3)) {
        (Game::Draughts1879, 0) => Setup {
            draw_given: Some(giver),
            first: First::Settled(giver.opponent()),
            ..plain
        },
        (Game::Draughts1879, 1) => Setup {
            start: Start::Odds(odds(&plain, giver, rng)),
            first: First::Settled(giver.opponent()),
            ..plain
        },
        (Game::Chess1869 | Game::Four1869, 0) => Setup {
            start: Start::Odds(odds(&plain, giver, rng)),
            first: First::Settled(giver),
            ..plain
        },
        _ => match game.seats().len() {
            2 => Setup {
                names: lots::seated(plain.names.clone(), seed),
                ..plain
            },
            _ => plain,
        },
    }
}

fn odds(setup: &Setup, giver: Seat, rng: &mut Rng) -> Odds {
    let array = setup.array();
    let king = array.king().is_some() || array.cross().is_some();
    let squares: Vec<_> = array
        .grid()
        .squares()
        .filter(|at| {
            let piece = array.piece(*at).filter(|piece| piece.seat == giver);
            piece.is_some_and(|piece| {
                !king || !matches!(piece.role, reglement::board::piece::Role::King)
            })
        })
        .collect();
    Odds {
        giver,
        men: vec![squares[rng.usize(..squares.len())]],
    }
}

fn submit(table: &mut Table, seat: Seat, act: Act) {
    let entry = Entry {
        seat,
        at: Millis(table.entries().len() as u64),
        act,
    };
    table.apply(entry).unwrap();
}

/// A few moves, and then somebody gives up or all agree.
fn ended(setup: Setup, rng: &mut Rng) -> Table {
    let mut table = Table::new(setup).unwrap();
    for _ in 0..rng.u32(..6) {
        let moves = table.moves();
        let (Some(turn), false) = (table.state().awaited(), moves.is_empty()) else {
            break;
        };
        let played = moves[rng.usize(..moves.len())];
        let play = table.state().position.play(played);
        submit(&mut table, turn, Act::Play(play));
    }
    let Some(turn) = table.state().awaited() else {
        return table;
    };
    let act = match rng.bool() {
        true => Act::Resign,
        false => Act::OfferDraw,
    };
    submit(&mut table, turn, act);
    while let Stage::Choose { by, .. } = table.state().stage {
        submit(&mut table, by, Act::Answer(Answer::Accept));
    }
    table
}

#[test]
fn points_add_up_names_follow_and_the_records_tell_the_same() {
    for seed in 0..300 {
        let mut rng = Rng::with_seed(seed);
        let mut setup = begun(&mut rng);
        let game = setup.game;
        let giver = |setup: &Setup| setup.giver().map(|seat| setup.names[seat.index()].clone());
        let gives = giver(&setup);
        // Of two in points or half points by name; of four in half games.
        let mut won: HashMap<String, u32> = HashMap::new();
        for number in 1..10 {
            let table = ended(setup.clone(), &mut rng);
            let verdict = table.state().verdict().unwrap();
            for (seat, name) in game.seats().iter().zip(&setup.names) {
                *won.entry(name.clone()).or_default() += match verdict.winners.is_empty() {
                    true if game.seats().len() == 2 => 1,
                    true => 0,
                    false if !verdict.winners.has(*seat) => 0,
                    false if verdict.share == Share::Half => 1,
                    false => 2,
                };
            }
            let tally = setup.tally(Some(verdict)).unwrap();
            assert_eq!((tally.game, tally.over), (number, number), "seed {seed}");
            for (party, points) in tally.parties.into_iter().zip(tally.won) {
                for seat in party {
                    let name = &setup.names[seat.index()];
                    assert_eq!(won[name], points, "seed {seed}, game {number}: {name}");
                }
            }
            // Every game of two gives out two points, or two halves.
            if game.seats().len() == 2 {
                assert_eq!(tally.won.iter().sum::<u32>(), 2 * number as u32);
            }
            // Text, record, text; and replay is live.
            let record = Record {
                begun: Millis(1),
                paper: None,
                table: table.clone(),
            };
            let again = read(record.text().as_bytes()).unwrap().record;
            assert!(again == record, "seed {seed}: {}", record.text());
            assert_eq!(again.table.setup().next(verdict), setup.next(verdict));
            assert_eq!(giver(&setup), gives, "the odds keep their giver");
            let next = setup.next(verdict);
            assert_eq!(next.contest.is_none(), tally.is_over(), "seed {seed}");
            if tally.is_over() {
                break;
            }
            setup = next;
        }
    }
}
