//! Games of random acts, lawful and unlawful: what holds whatever is done.

use super::tables::{position, text};
use fastrand::Rng;
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::room::record::{self, Record};
use reglement::rules::play::Play;
use reglement::rules::position::Position;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Millis, Undertaking};
use reglement::table::house::{Aim, House, Omitted};
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::state::{Done, Due, Ply, Question, Stage, State};

/// Positions in which something is nearly over, or soon to be taken.
const POSITIONS: [&str; 10] = [
    "W:W24,27,28:B19,22",
    "W:W22,32,K45:B1,6,11,17,18,28,35,44",
    "W:WK50:B21,23,32,42,44",
    "W:WK17:B14,21,22,29,37,38,39",
    "W:WK2,K3,K4:BK6",
    "B:WK2,K3,K4,43:BK6,K49",
    "W:W31,32,36,42:B27",
    "B:W6,7,12:B44,39,K50",
    "W:W28:B22,1",
    "W:WK26,K5,31:B23,30,33,37,K48",
];

fn any_setup(rng: &mut Rng) -> Setup {
    let game = Game::Draughts1879;
    let giver = Seat::TWO[rng.usize(..2)];
    let mut setup = match rng.u8(..4) {
        0 => Setup::plain(game),
        1 => Setup {
            start: Start::Odds(Odds {
                giver,
                men: vec![Square::new(if giver == Seat::White { 45 } else { 4 })],
            }),
            first: First::Settled(giver.opponent()),
            ..Setup::plain(game)
        },
        _ => Setup::from(game, position(POSITIONS[rng.usize(..POSITIONS.len())])),
    };
    if !matches!(setup.start, Start::Array) && rng.bool() {
        setup.draw_given = Some(giver);
    }
    setup.house = House {
        omitted: Omitted::ALL[rng.usize(..3)].1,
        aim: if rng.u8(..4) == 0 {
            Aim::Lose
        } else {
            Aim::Win
        },
        ..setup.house
    };
    setup
}

fn any_square(rng: &mut Rng) -> Square {
    let most = if rng.u8(..50) == 0 { 255 } else { 50 };
    Square::new(rng.u8(..most))
}

/// A legal move, a quiet one whether or not it is legal, or squares as they come.
fn any_play(rng: &mut Rng, at: &Position) -> Play {
    let moves = at.moves();
    match (rng.u8(..10), rng.choice(&moves)) {
        (0..=5, Some(m)) => at.play(*m),
        (6..=7, _) => {
            let mut quiet = Vec::new();
            if let Position::Draughts(draughts) = at {
                draughts.each_quiet(|m| quiet.push(Play::new(m.start(), m.end())));
            }
            let none = Play::new(Square::new(0), Square::new(0));
            rng.choice(&quiet).copied().unwrap_or(none)
        }
        _ => {
            let count = rng.usize(2..6);
            let mut squares: Vec<Square> = (0..count).map(|_| any_square(rng)).collect();
            if let Some(m) = rng.choice(&moves) {
                squares[0] = m.start();
            }
            Play::along(&squares).expect("two squares or more")
        }
    }
}

/// Seldom yes to a draw, for then the game is over.
fn any_answer(rng: &mut Rng, state: &State) -> Answer {
    let draw = matches!(
        state.stage,
        Stage::Choose {
            question: Question::Draw,
            ..
        }
    );
    match rng.u8(..if draw { 12 } else { 2 }) {
        0 => Answer::Accept,
        _ => Answer::Decline,
    }
}

fn any_act(rng: &mut Rng, table: &Table) -> Act {
    let state = table.state();
    let liable: Vec<Square> = state.liable.collect();
    if let (Some(chosen), 0) = (rng.choice(&liable), rng.u8(..3)) {
        return match rng.bool() {
            true => Act::Huff(*chosen),
            false => Act::Demand,
        };
    }
    match rng.u8(..40) {
        0..=14 => Act::Play(any_play(rng, &state.position)),
        15..=24 => Act::Insist(any_play(rng, &state.position)),
        25..=27 => Act::Huff(any_square(rng)),
        28..=29 => Act::Demand,
        30 => Act::OfferDraw,
        31..=32 => Act::AskTakeBack {
            plies: rng.usize(..5),
        },
        33..=36 => Act::Answer(any_answer(rng, state)),
        37 => Act::Claim([Claim::TwentyMoves, Claim::Threefold, Claim::FiftyMoves][rng.usize(..3)]),
        38 => Act::Count,
        _ if rng.u8(..20) == 0 => Act::Resign,
        _ => Act::Undertake(Undertaking {
            man: Some(any_square(rng)),
            on: None,
        }),
    }
}

fn pieces(at: &Position) -> usize {
    let squares = at.grid().squares();
    squares.filter(|square| at.piece(*square).is_some()).count()
}

/// What must hold of a table after every act.
fn holds(table: &Table) {
    let state = table.state();
    let shown = || format!("{}\n{:?}", text(table), table.entries());
    let house = table.setup().house;
    if house.omitted == Omitted::Refuse {
        assert!(state.liable.is_empty(), "{}", shown());
        assert_eq!(state.due, Due::AsUsual, "{}", shown());
    }
    let turn = state.position.turn();
    for at in state.liable {
        let owner = state.position.piece(at).map(|piece| piece.seat);
        assert_eq!(owner, Some(turn.opponent()), "{}", shown());
    }
    let huffed = |ply: &&Ply| matches!(ply.done, Done::Huff(_));
    if house.omitted == Omitted::Refuse || house.aim == Aim::Lose {
        assert_eq!(state.past.iter().filter(huffed).count(), 0, "{}", shown());
    }
    let counts: Vec<usize> = state
        .past
        .iter()
        .map(|ply| pieces(&ply.before))
        .chain([pieces(&state.position)])
        .collect();
    assert!(
        counts.is_sorted_by(|before, after| before >= after),
        "{}",
        shown()
    );
    if state.stage == Stage::Play && state.liable.is_empty() {
        assert!(state.position.has_moves(), "{}", shown());
    }
}

/// A game of so many acts, each tried; many are refused, and change nothing.
fn any_game(rng: &mut Rng, acts: usize) -> Table {
    let mut table = Table::new(any_setup(rng)).expect("a table");
    for number in 0..acts {
        let seat = match table.state().awaited() {
            None if rng.u8(..4) > 0 => break,
            Some(seat) if rng.u8(..12) > 0 => seat,
            _ => Seat::TWO[rng.usize(..2)],
        };
        let act = any_act(rng, &table);
        let entry = Entry {
            seat,
            at: Millis(number as u64),
            act,
        };
        let before = table.clone();
        match table.apply(entry.clone()) {
            Err(refusal) => {
                assert_eq!(table, before, "{entry:?} was refused: {refusal:?}");
                assert!(!refusal.ruling.article.id.is_empty());
            }
            Ok(()) => holds(&table),
        }
    }
    table
}

#[test]
fn whatever_is_done_the_entries_are_the_game() {
    let mut rng = Rng::with_seed(1879);
    let mut seen = [0; 4];
    for _ in 0..600 {
        let table = any_game(&mut rng, 120);
        let empty = Table::new(table.setup().clone()).expect("a table");
        let again = empty
            .replay(table.entries().to_vec())
            .expect("the same game");
        assert_eq!(again, table);
        let of = |kind: fn(&Act) -> bool| table.entries().iter().filter(|e| kind(&e.act)).count();
        seen[0] += of(|act| matches!(act, Act::Huff(_)));
        seen[1] += of(|act| matches!(act, Act::Demand));
        seen[2] += of(|act| matches!(act, Act::Insist(_)));
        seen[3] += usize::from(table.state().verdict().is_some());
    }
    assert!(
        seen.iter().all(|seen| *seen > 50),
        "every kind is met: {seen:?}"
    );
}

#[test]
fn whatever_is_done_the_record_is_read_back_as_it_was() {
    let mut rng = Rng::with_seed(16);
    for _ in 0..250 {
        let record = Record {
            begun: Millis(0),
            table: any_game(&mut rng, 150),
            paper: None,
        };
        let written = record.text();
        let read =
            record::read(written.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{written}"));
        assert_eq!((read.record, read.torn), (record, 0));
    }
}

#[test]
fn what_is_taken_back_is_as_it_was() {
    let mut rng = Rng::with_seed(13);
    let mut tried = 0;
    while tried < 300 {
        let mut table = any_game(&mut rng, 60);
        let plies = table.state().past.len();
        if table.state().stage != Stage::Play || plies == 0 {
            continue;
        }
        tried += 1;
        let back = rng.usize(1..=plies);
        let then = table.state().past[plies - back].clone();
        for (seat, act) in [
            (Seat::White, Act::AskTakeBack { plies: back }),
            (Seat::Black, Act::Answer(Answer::Accept)),
        ] {
            let entry = Entry {
                seat,
                at: Millis(0),
                act,
            };
            if let Err(refusal) = table.apply(entry) {
                // It was asked and declined a moment ago.
                assert_eq!(refusal.ruling.article.id, "D2");
                break;
            }
            if seat == Seat::Black {
                let state = table.state();
                assert_eq!(
                    (state.position, state.liable, state.due),
                    (then.before, then.liable, then.due)
                );
            }
        }
    }
}
