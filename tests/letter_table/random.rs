//! Tables of every kind, and acts at them, sensible or not.

use super::cross;
use fastrand::Rng;
use reglement::board::grid::{EIGHT, TEN};
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::offence::Offence;
use reglement::law::remedy::Remedy;
use reglement::notation::fen;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Millis, Undertaking};
use reglement::table::house::{Aim, Claims, House, Watch};
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::slips::Slip;
use reglement::table::state::{Choice, Question};
use serde::Deserialize;

const ENDINGS: [&str; 8] = [
    "S Kh1 Rl10 Rl5 / W Ka4 / N Kh14 Rd4 Rd5 / E Kn4 Pm10",
    "S Kd1 Rh5 / W Ka11 / N Kk14 Rk10 / E Kn8",
    "S Kd1 Qg6 / W Ka11 / N Kk14 Qk10 Rb4 / E Kn4",
    "S Kd1 Pd2 / W Ka11 Pb11 / N Kk14 Qc10 / E Kn4 Pm4",
    "S Kk1 Rl5 / W Ka8 Qd8 Qe9 / N Kg14 Ph13 / E Kn4",
    "S Kh1 Pd12 Qe7 / W Ka4 / N Kd14 Rj7 / E Kn11 Qk9",
    "S Kd1 Rh6 Qi7 / W Ka11 Qb4 / N Kk14 Rd13 Ri3 / E Kn4 Qm9",
    "S Kh1 / W Ka11 Ba10 Pb9 Pb10 Pb11 / N Kh14 Rg7 / E Kn8 Pc9 Pc10 Pc11",
];

const CHESS: [&str; 8] = [
    "4k2r/8/8/8/8/3r4/8/R3K2R w - - 0 1",
    "7k/8/6K1/8/8/8/8/R7 w - - 0 1",
    "7k/5Q2/8/8/8/8/8/K7 w - - 0 1",
    "4k3/1P4pp/8/8/8/8/PP4p1/4K2R w K - 0 1",
    "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "8/8/8/8/1k6/2q5/8/K7 w - - 0 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
    "8/8/4k3/3qr3/8/3R4/3QK3/8 w - - 0 1",
];

#[derive(Deserialize)]
struct Counts {
    position: Vec<Counted>,
}

#[derive(Deserialize)]
struct Counted {
    #[serde(default)]
    game: Option<String>,
    #[serde(default)]
    partners: Option<String>,
    #[serde(default)]
    direction: Option<String>,
    fen: String,
}

/// The positions of the tables of counts.
pub struct Positions {
    chess: Vec<Counted>,
    cross: Vec<Counted>,
    draughts: Vec<Counted>,
}

impl Positions {
    pub fn read() -> Positions {
        let of = |text: &str| -> Vec<Counted> {
            let counts: Counts = toml::from_str(text).expect("a table");
            counts.position
        };
        Positions {
            chess: of(include_str!("../perft/chess-modern.toml")),
            cross: of(include_str!("../perft/cross.toml")),
            draughts: of(include_str!("../perft/draughts.toml")),
        }
    }

    fn any(&self, random: &mut Rng, game: Game) -> Setup {
        match game {
            Game::Draughts1879 => {
                // Where kings have many captures too much is tried at every act.
                let light = |counted: &&Counted| counted.fen.matches('K').count() < 2;
                let all: Vec<&Counted> = self.draughts.iter().filter(light).collect();
                let text = &random.choice(all).expect("a position").fen;
                Setup::from(game, fen::read(text, game).expect("a position"))
            }
            Game::Four1869 | Game::Four1967 => loop {
                let counted = random.choice(&self.cross).expect("a position");
                if counted.game.as_deref() == Some(game.id()) {
                    return of_four(game, counted);
                }
            },
            _ => {
                let text = &random.choice(&self.chess).expect("a position").fen;
                match fen::read(text, game) {
                    Ok(position) => Setup::from(game, position),
                    Err(_) => Setup::plain(game),
                }
            }
        }
    }
}

fn of_four(game: Game, counted: &Counted) -> Setup {
    let partners = counted.partners.as_deref().unwrap_or("opposite");
    let direction = counted.direction.as_deref().unwrap_or("clockwise");
    let partners = Partners::ALL.into_iter().find(|of| of.0 == partners);
    let order = Order::ALL.into_iter().find(|of| of.0 == direction);
    let seating = Seating {
        partners: partners.expect("partners").1,
        order: order.expect("an order").1,
    };
    let position = fen::read_seated(&counted.fen, game, seating).expect("a position");
    Setup::from(game, position)
}

pub fn random_setup(random: &mut Rng, positions: &Positions, game: Game) -> Setup {
    let mut setup = match (random.u8(0..4), game) {
        (0, _) => Setup::plain(game),
        (1, _) => positions.any(random, game),
        (_, Game::Chess1869) => {
            let text = random.choice(CHESS).expect("a text");
            Setup::from(game, fen::read(text, game).expect("a position"))
        }
        (_, Game::Draughts1879) => {
            let texts = [
                "W:W32,48,37:B28,19,6,10",
                "W:WK3,K16,K48:BK45",
                "B:W27,31,48:B16,K1,26",
                "W:W33,28,41,K46:B23,12,7,19",
            ];
            let text = random.choice(texts).expect("a text");
            Setup::from(game, fen::read(text, game).expect("a position"))
        }
        (_, _) => {
            let seating = match game {
                Game::Four1967 => House::usual(game).seating,
                _ => Seating {
                    partners: random.choice(Partners::ALL).expect("partners").1,
                    order: random.choice(Order::ALL).expect("an order").1,
                },
            };
            let seat = random.choice(Seat::FOUR).expect("a seat");
            let men = random.choice(ENDINGS).expect("an ending");
            Setup::from(
                game,
                cross::of_parts(game, seating, &cross::parts(seat, men)),
            )
        }
    };
    if setup.start == Start::Array {
        of_array(random, &mut setup);
    }
    let claims = match random.bool() {
        true => Claims::Hinted,
        false => Claims::Silent,
    };
    setup.house.watch = Watch::Players(claims);
    if game == Game::Draughts1879 && random.u8(0..5) == 0 {
        setup.house.aim = Aim::Lose;
    }
    setup
}

/// Odds and slips.
fn of_array(random: &mut Rng, setup: &mut Setup) {
    let array = setup.array();
    let odds = match setup.game {
        Game::Chess1869 => Some((Seat::White, EIGHT.named("b1"), Seat::White)),
        Game::Draughts1879 => Some((Seat::White, TEN.named("46"), Seat::Black)),
        Game::Four1869 => Some((Seat::South, Some(cross::at("d1")), Seat::South)),
        _ => None,
    };
    if let Some((giver, at, first)) = odds.filter(|_| random.bool()) {
        setup.start = Start::Odds(Odds {
            giver,
            men: at.into_iter().collect(),
        });
        setup.first = First::Settled(first);
        if setup.game != Game::Draughts1879 && random.bool() {
            setup.slips.push(Slip::OddsKept);
        }
    }
    if setup.game == Game::Chess1869 && random.bool() {
        setup.slips.push(Slip::Turned);
    }
    if matches!(setup.game, Game::Chess1869 | Game::Four1869) {
        let men: Vec<Square> = array
            .grid()
            .squares()
            .filter(|at| {
                let man = array.piece(*at);
                man.is_some_and(|man| !matches!(man.role, Role::King | Role::Pawn))
            })
            .collect();
        let any = |random: &mut Rng| random.choice(&men).copied().expect("a man");
        let mut wrong = setup.clone();
        wrong.slips.push(match random.bool() {
            true => Slip::Forgotten(any(random)),
            false => Slip::Swapped(any(random), any(random)),
        });
        wrong.house.watch = Watch::Players(Claims::Hinted);
        if wrong.position().is_ok() {
            setup.slips = wrong.slips;
        }
    }
}

fn any_square(random: &mut Rng, table: &Table) -> Square {
    let squares: Vec<Square> = table.state().position.grid().squares().collect();
    random.choice(squares).expect("a square")
}

/// A square on which somebody stands.
fn any_man(random: &mut Rng, table: &Table) -> Square {
    let position = &table.state().position;
    let squares = position.grid().squares();
    let men: Vec<Square> = squares.filter(|at| position.piece(*at).is_some()).collect();
    random.choice(men).expect("a man")
}

/// A castling, or a step whether or not it leads into check.
fn king_step(random: &mut Rng) -> (i8, i8) {
    match random.u8(0..3) {
        0 => (random.i8(-1..=1) * 2, 0),
        _ => (random.i8(-1..=1), random.i8(-1..=1)),
    }
}

pub fn any_play(random: &mut Rng, table: &Table) -> Play {
    let position = &table.state().position;
    if random.u8(0..5) == 0
        && let Some(king) = position.king()
        && let (files, ranks) = king_step(random)
        && let Some(to) = position.grid().leap(king, files, ranks)
        && to != king
    {
        return Play::new(king, to);
    }
    let mut path = vec![any_man(random, table)];
    for _ in 0..if random.u8(0..6) == 0 { 2 } else { 1 } {
        path.push(match random.bool() {
            true => any_man(random, table),
            false => any_square(random, table),
        });
    }
    let mut play = Play::along(&path).expect("a path");
    if random.u8(0..4) == 0 {
        play.role = random.choice(Role::CHESS);
    }
    play
}

pub fn any_remedy(random: &mut Rng, table: &Table) -> Remedy {
    match random.u8(0..6) {
        0 => Remedy::LetStand,
        1 => Remedy::Take(any_man(random, table)),
        2 => Remedy::Play(any_man(random, table)),
        3 => Remedy::King,
        4 => Remedy::PutBack,
        _ => Remedy::PlayOver,
    }
}

fn any_offence(random: &mut Rng) -> Offence {
    random.choice(Offence::ALL).expect("an offence")
}

/// An act that need not make sense.
fn any_act(random: &mut Rng, table: &Table) -> Act {
    match random.u8(0..24) {
        0 => Act::OfferDraw,
        20 if random.u8(0..20) == 0 => Act::Resign,
        1 => Act::AskTakeBack {
            plies: random.usize(0..4),
        },
        2 => Act::Answer(Answer::Decline),
        3 => Act::Answer(Answer::Accept),
        4 => Act::Claim(Claim::Threefold),
        5 => Act::Count,
        6 => Act::Undertake(Undertaking {
            man: random.bool().then(|| any_man(random, table)),
            on: random.bool().then(|| any_square(random, table)),
        }),
        7 => Act::Huff(any_man(random, table)),
        8 => Act::Demand,
        9 => Act::Touch(any_man(random, table)),
        10 => Act::Adjust,
        11 => Act::Announce,
        12 => Act::Second(any_play(random, table)),
        13 => Act::Lift(any_man(random, table)),
        14 => Act::Remedy(any_remedy(random, table)),
        15 => Act::Rectify(any_square(random, table)),
        16 => Act::Afresh,
        17 => Act::Claim(Claim::Offence(any_offence(random))),
        18 => Act::Claim(Claim::Pointing(any_man(random, table))),
        19 => Act::Insist(any_play(random, table)),
        _ => Act::Play(any_play(random, table)),
    }
}

/// An act of a kind that is offered, or a false move.
fn sensible_act(random: &mut Rng, table: &Table, seat: Seat) -> Option<Act> {
    let choices = table.choices(seat);
    let again = |random: &mut Rng| {
        let position = table.state().position.with_turn(seat);
        let moves = position.moves();
        let played = random.choice(&moves)?;
        Some(Act::Second(position.play(*played)))
    };
    Some(match random.choice(choices)? {
        Choice::Play if random.u8(0..4) == 0 => Act::Play(any_play(random, table)),
        Choice::Play => {
            let moves = table.moves();
            Act::Play(table.state().position.play(*random.choice(&moves)?))
        }
        Choice::Touch => Act::Touch(any_man(random, table)),
        Choice::Adjust if random.u8(0..3) > 0 => return None,
        Choice::Adjust => Act::Adjust,
        Choice::Announce => Act::Announce,
        Choice::Second if random.u8(0..4) > 0 => return None,
        Choice::Second => return again(random),
        Choice::Lift(pieces) => Act::Lift(random.choice(pieces.collect::<Vec<_>>())?),
        Choice::Huff(pieces) => Act::Huff(random.choice(pieces.collect::<Vec<_>>())?),
        Choice::Demand => Act::Demand,
        Choice::Remedy(remedy) => Act::Remedy(remedy),
        Choice::Rectify(Slip::Swapped(at, _) | Slip::Forgotten(at)) => Act::Rectify(at),
        Choice::Afresh if random.u8(0..8) == 0 => Act::Afresh,
        Choice::Claim(claim) => Act::Claim(claim),
        Choice::Answer(Question::Draw | Question::Resign) => Act::Answer(Answer::Decline),
        Choice::Answer(Question::TakeBack { .. }) => Act::Answer(Answer::Accept),
        Choice::AskTakeBack if random.u8(0..6) == 0 => Act::AskTakeBack { plies: 1 },
        Choice::Count if random.bool() => Act::Count,
        Choice::Undertake if random.u8(0..30) == 0 => Act::Undertake(Undertaking {
            man: Some(any_man(random, table)),
            on: None,
        }),
        _ => return None,
    })
}

pub fn random_entry(random: &mut Rng, table: &Table, at: u64) -> Entry {
    let seats = table.setup().game.seats();
    let awaited = table.state().awaited().unwrap_or(Seat::White);
    let seat = match random.u8(0..4) {
        0 => random.choice(seats).copied().expect("a seat"),
        _ => awaited,
    };
    let sensible = match random.u8(0..5) {
        0 => None,
        _ => sensible_act(random, table, seat),
    };
    Entry {
        seat,
        at: Millis(at),
        act: sensible.unwrap_or_else(|| any_act(random, table)),
    }
}
