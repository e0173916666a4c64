//! Random acts, sensible or not, at a table: nothing panics, a refusal changes nothing, replay equals live.

#[path = "support/cross_men.rs"]
mod cross;

use std::collections::BTreeSet;

use fastrand::Rng;
use reglement::board::grid::{EIGHT, TEN};
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::board::ten::Fifty;
use reglement::games::Game;
use reglement::notation::fen;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::play::Play;
use reglement::rules::position::Position;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Millis, Undertaking};
use reglement::table::house::{Aim, House, Omitted};
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::state::{Choice, Done, Question, Stage};

/// The games of chess.
const CHESS: [Game; 2] = [Game::Chess1869, Game::ChessModern];
/// The games of chess for four.
const FOUR: [Game; 2] = [Game::Four1869, Game::Four1967];

fn random_square(random: &mut Rng, table: &Table) -> Square {
    let squares: Vec<Square> = table.state().position.grid().squares().collect();
    random.choice(squares).expect("a square")
}

/// A play of squares and a role that need not have anything to do with each other.
fn random_play(random: &mut Rng, table: &Table) -> Play {
    let length = if random.u8(0..4) == 0 { 3 } else { 2 };
    let path: Vec<Square> = (0..length).map(|_| random_square(random, table)).collect();
    let mut play = Play::along(&path).expect("a path");
    play.role = random
        .bool()
        .then(|| random.choice(Role::CHESS).expect("a role"));
    play
}

/// A move of draughts that takes nothing, whether or not something must be taken.
fn random_quiet(random: &mut Rng, table: &Table) -> Option<Play> {
    let mut quiet = Vec::new();
    let position = table.state().position.draughts()?;
    position.each_quiet(|m| quiet.push(Play::new(m.start(), m.end())));
    random.choice(quiet)
}

fn random_act(random: &mut Rng, table: &Table) -> Act {
    let square = |random: &mut Rng| random_square(random, table);
    let is_asked = matches!(table.state().stage, Stage::Choose { .. });
    if is_asked && table.state().position.cross().is_some() && random.bool() {
        return Act::Answer(match random.u8(0..4) {
            0 => Answer::Decline,
            _ => Answer::Accept,
        });
    }
    match random.u8(0..48) {
        0 => Act::OfferDraw,
        1 | 2 => Act::AskTakeBack {
            plies: random.usize(0..4),
        },
        3 | 4 => Act::Answer(Answer::Decline),
        5 => Act::Answer(Answer::Accept),
        6 => Act::Claim(Claim::Threefold),
        7 => Act::Claim(Claim::FiftyMoves),
        8 => Act::Count,
        9 if random.u8(0..4) == 0 => Act::Undertake(Undertaking {
            man: random.bool().then(|| square(random)),
            on: random.bool().then(|| square(random)),
        }),
        10 if random.u8(0..30) == 0 => Act::Resign,
        11..=14 => Act::Play(random_play(random, table)),
        15 => Act::Claim(Claim::TwentyMoves),
        16 => Act::Huff(square(random)),
        17 => Act::Demand,
        18 => Act::Insist(random_play(random, table)),
        19..=23 if table.state().position.draughts().is_some() => {
            match random_quiet(random, table) {
                Some(quiet) if random.u8(0..4) == 0 => Act::Play(quiet),
                Some(quiet) => Act::Insist(quiet),
                None => Act::Demand,
            }
        }
        24..=27 if !table.state().liable.is_empty() => {
            let liable: Vec<Square> = table.state().liable.collect();
            Act::Huff(random.choice(liable).expect("a piece"))
        }
        _ => match random.choice(&table.state().position.moves()) {
            Some(m) => Act::Play(table.state().position.play(*m)),
            None => Act::OfferDraw,
        },
    }
}

fn random_table(random: &mut Rng, game: Game) -> Table {
    if FOUR.contains(&game) {
        return random_table_of_four(random, game);
    }
    let mut setup = Setup::plain(game);
    let giver = random.choice(Seat::TWO).expect("a seat");
    if game == Game::Chess1869 && random.bool() {
        let back = if giver == Seat::White { "a1" } else { "h8" };
        let men = vec![EIGHT.named(back).expect("a corner")];
        setup.start = Start::Odds(Odds { giver, men });
        setup.first = First::Settled(giver);
    }
    if game == Game::Draughts1879 {
        (_, setup.house.omitted) = random.choice(Omitted::ALL).expect("a setting");
        if random.u8(0..4) == 0 {
            setup.house.aim = Aim::Lose;
        }
        match random.u8(0..4) {
            0 => {
                let back = if giver == Seat::White { "46" } else { "5" };
                let men = vec![TEN.named(back).expect("a corner")];
                setup.start = Start::Odds(Odds { giver, men });
                setup.first = First::Settled(giver.opponent());
            }
            1 => {
                setup.draw_given = Some(giver);
                setup.first = First::Settled(giver.opponent());
            }
            2 => setup = three_kings(setup, random),
            _ => {}
        }
    }
    Table::new(setup).expect("a table")
}

/// Any seating, odds, lots, or an ending in which mates, stalemates and counts are near.
fn random_table_of_four(random: &mut Rng, game: Game) -> Table {
    let mut seating = House::usual(game).seating;
    if game == Game::Four1869 {
        let (_, partners) = random.choice(Partners::ALL).expect("partners");
        let (_, order) = random.choice(Order::ALL).expect("an order");
        seating = Seating { partners, order };
    }
    let mut setup = Setup {
        first: First::Lot {
            seed: random.u64(..),
        },
        house: House {
            seating,
            ..House::usual(game)
        },
        ..Setup::plain(game)
    };
    let seat = random.choice(Seat::FOUR).expect("a seat");
    match random.u8(0..4) {
        0 if game == Game::Four1869 => {
            let corner = ["d1", "a11", "k14", "n4"][seat.index()];
            let men = vec![cross::at(corner)];
            setup.start = Start::Odds(Odds { giver: seat, men });
            setup.first = First::Settled(seat);
        }
        0 => {}
        1 | 2 => {
            let men = random.choice(ENDINGS).expect("an ending");
            let position = cross::of_parts(game, seating, &cross::parts(seat, men));
            setup = Setup::from(game, position);
        }
        _ => {}
    }
    Table::new(setup).expect("a table")
}

const ENDINGS: [&str; 5] = [
    "S Kd1 Rh5 / W Ka11 / N Kk14 Rk10 / E Kn8",
    "S Kd1 Qg6 / W Ka11 / N Kk14 Qk10 Rb4 / E Kn4",
    "S Kd1 Pd2 / W Ka11 Pb11 / N Kk14 Qc10 / E Kn4 Pm4",
    "S Kk1 Rl5 / W Ka8 Qd8 Qe9 / N Kg14 Ph13 / E Kn4",
    "S Kh1 Pd12 Qe7 / W Ka4 / N Kd14 Rj7 / E Kn11 Qk9",
];

/// An ending in which kings and men take each other, and in which a draw may come by counting.
fn three_kings(setup: Setup, random: &mut Rng) -> Setup {
    let texts = [
        "W:WK3,K16,K48:BK45",
        "B:WK6:BK1,K14,K32",
        "W:WK49,33,38:BK2,12,19,23",
    ];
    let text = random.choice(texts).expect("a text");
    Setup {
        house: setup.house,
        ..Setup::from(setup.game, fen::read(text, setup.game).expect("a position"))
    }
}

/// Runs one game of random acts and calls `check` after each.
fn play(seed: u64, game: Game, mut check: impl FnMut(&Table, &Entry, Result<(), ()>)) -> Table {
    let mut random = Rng::with_seed(seed);
    let mut table = random_table(&mut random, game);
    for at in 0..250 {
        let act = random_act(&mut random, &table);
        let awaited = table.state().awaited().unwrap_or(Seat::White);
        let seat = match random.u8(0..8) {
            0 if awaited.index() == awaited.of_two() => awaited.opponent(),
            0 => random.choice(Seat::FOUR).expect("a seat"),
            _ => awaited,
        };
        let entry = Entry {
            seat,
            at: Millis(at),
            act,
        };
        let before = table.clone();
        let done = table.apply(entry.clone()).map_err(|refusal| {
            assert!(!refusal.ruling.article.id.is_empty());
            assert_eq!(table, before, "{entry:?} was refused and changed something");
        });
        check(&table, &entry, done);
    }
    table
}

#[test]
fn replay_equals_the_live_table() {
    for game in Game::ALL {
        for seed in 0..60 {
            let table = play(seed, game, |_, _, _| {});
            let fresh = Table::new(table.setup().clone()).expect("a table");
            assert_eq!(
                fresh.replay(table.entries().iter().cloned()).as_ref(),
                Ok(&table),
                "seed {seed}"
            );
        }
    }
}

#[test]
fn nobody_loses_a_king_and_nobody_stands_in_check_after_his_own_move() {
    for game in CHESS {
        for seed in 100..160 {
            play(seed, game, |table, _, _| {
                let position = table.state().position.chess().expect("a position of chess");
                for seat in Seat::TWO {
                    assert_eq!(position.men().of(seat, Role::King).count(), 1);
                }
                assert!(position.checkers(position.turn().opponent()).is_empty());
            });
        }
    }
}

#[test]
fn a_piece_of_draughts_goes_by_a_capture_or_a_huff_alone_and_no_man_stands_uncrowned() {
    let number = |position: &Position, seat| {
        let squares = position.grid().squares();
        let own = squares.filter(|at| position.piece(*at).is_some_and(|piece| piece.seat == seat));
        own.count()
    };
    for seed in 100..160 {
        play(seed, Game::Draughts1879, |table, entry, done| {
            let now = table.state().position;
            assert_eq!(fen::read(&fen::write(&now), Game::Draughts1879), Ok(now));
            let (Ok(()), Some(ply)) = (done, table.state().past.last()) else {
                return;
            };
            if !matches!(entry.act, Act::Play(_) | Act::Insist(_) | Act::Huff(_)) {
                return;
            }
            let (own, other) = (ply.before.turn(), ply.before.turn().opponent());
            assert_eq!(number(&now, own), number(&ply.before, own));
            let gone = match ply.done {
                Done::Huff(_) => 1,
                _ => ply
                    .played()
                    .map_or(0, |played| ply.before.taken(played).len()),
            };
            assert_eq!(number(&now, other) + gone, number(&ply.before, other));
            let turn = match ply.is_move() {
                true => other,
                false => own,
            };
            assert_eq!(now.turn(), turn);
        });
    }
}

#[test]
fn what_is_offered_as_a_choice_is_accepted_and_nothing_else_of_its_kind() {
    for game in Game::ALL {
        for seed in 200..240 {
            play(seed, game, |table, _, _| {
                for seat in game.seats().iter().copied() {
                    let choices = table.choices(seat);
                    if choices.contains(&Choice::Play) {
                        let moves = table.state().position.moves().into_iter();
                        let mut acts = moves.map(|m| Act::Play(table.state().position.play(m)));
                        let at = Millis(0);
                        assert!(acts.any(|act| table.weigh(&Entry { seat, at, act }).is_ok()));
                    }
                    for (choice, act) in [
                        (Choice::OfferDraw, Act::OfferDraw),
                        (Choice::AskTakeBack, Act::AskTakeBack { plies: 1 }),
                        (Choice::Count, Act::Count),
                        (Choice::Resign, Act::Resign),
                        (
                            Choice::Claim(Claim::Threefold),
                            Act::Claim(Claim::Threefold),
                        ),
                        (
                            Choice::Claim(Claim::FiftyMoves),
                            Act::Claim(Claim::FiftyMoves),
                        ),
                        (
                            Choice::Claim(Claim::TwentyMoves),
                            Act::Claim(Claim::TwentyMoves),
                        ),
                        (Choice::Demand, Act::Demand),
                    ] {
                        let entry = Entry {
                            seat,
                            at: Millis(0),
                            act,
                        };
                        assert_eq!(
                            choices.contains(&choice),
                            table.weigh(&entry).is_ok(),
                            "{choice:?}"
                        );
                    }
                    let huffed: BTreeSet<Square> = choices
                        .iter()
                        .flat_map(|choice| match choice {
                            Choice::Huff(pieces) => *pieces,
                            _ => Fifty::NONE,
                        })
                        .collect();
                    // On the cross nothing is ever huffed: one square tells as much as all.
                    let tried = if FOUR.contains(&game) { 1 } else { usize::MAX };
                    for at in table.state().position.grid().squares().take(tried) {
                        let entry = Entry {
                            seat,
                            at: Millis(0),
                            act: Act::Huff(at),
                        };
                        let accepted = table.weigh(&entry).is_ok();
                        assert_eq!(huffed.contains(&at), accepted, "{entry:?}");
                    }
                }
            });
        }
    }
}

#[test]
fn a_ply_taken_back_leaves_the_table_as_it_was_before_it() {
    for game in Game::ALL {
        for seed in 300..330 {
            play(seed, game, |table, entry, done| {
                if !matches!(entry.act, Act::Play(_) | Act::Insist(_) | Act::Huff(_)) {
                    return;
                }
                if done.is_err() || !matches!(table.state().stage, Stage::Play) {
                    return;
                }
                // What led to a stalemate among four has been taken back already (V17).
                let Some(ply) = table.state().past.last() else {
                    return;
                };
                let asker = table.taker_back(1).expect("a ply");
                let mut back = table.clone();
                let (mut seat, mut act) = (asker, Act::AskTakeBack { plies: 1 });
                let mut answers = 0;
                loop {
                    let at = Millis(0);
                    back.apply(Entry { seat, at, act }).expect("consent");
                    let Stage::Choose { by, .. } = back.state().stage else {
                        break;
                    };
                    (seat, act) = (by, Act::Answer(Answer::Accept));
                    answers += 1;
                }
                assert_eq!(answers + 1, game.seats().len());
                assert_eq!(back.state().position, ply.before);
                assert_eq!(back.state().count, ply.count);
                assert_eq!(back.state().pledges, ply.pledges);
                assert_eq!(back.state().liable, ply.liable);
                assert_eq!(back.state().due, ply.due);
                assert_eq!(back.state().over, ply.over);
                assert_eq!(back.state().stuck, ply.stuck);
                assert_eq!(back.state().past.len() + 1, table.state().past.len());
            });
        }
    }
}

#[test]
fn in_random_games_of_four_plies_are_played_over_games_won_and_drawn_and_questions_go_round() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for game in FOUR {
        for seed in 500..620 {
            play(seed, game, |table, entry, done| {
                let id = game.id();
                if done.is_err() {
                    return;
                }
                if let Some(over) = table.playing_over() {
                    seen.insert(format!("{id} over {}", over.plies.len()));
                    for (before, played) in over.plies {
                        assert_eq!(before.judge(&before.play(played)), Ok(played));
                    }
                }
                if let Some(ground) = table.ground() {
                    seen.insert(format!("{id} {ground}"));
                }
                if let (Act::Answer(_), Stage::Choose { .. }) = (&entry.act, table.state().stage) {
                    seen.insert(format!("{id} asked on"));
                }
            });
        }
    }
    for expected in [
        "four-1869 over 1",
        "four-1869 over 2",
        "four-1869 over 3",
        "four-1869 V7",
        "four-1869 A22",
        "four-1869 agreed",
        "four-1869 asked on",
        "four-1967 T5",
        "four-1967 resigned",
        "four-1967 asked on",
    ] {
        assert!(seen.contains(expected), "{expected} of {seen:?}");
    }
}

#[test]
fn nobody_loses_a_king_among_four_and_no_position_at_turn_is_without_a_move() {
    for game in FOUR {
        for seed in 100..160 {
            play(seed, game, |table, _, _| {
                let state = table.state();
                let position = state.position.cross().expect("a position for four");
                for seat in Seat::FOUR {
                    let king = position.king(seat);
                    let piece = position.piece(king).expect("a king");
                    assert_eq!((piece.seat, piece.role), (seat, Role::King));
                }
                assert!(state.verdict().is_some() || position.has_moves());
                assert_eq!(state.over > 0, state.stuck.is_some());
            });
        }
    }
}

#[test]
fn a_question_is_answered_by_the_other_seat_alone() {
    let mut table = Table::new(Setup::plain(Game::Chess1869)).expect("a table");
    table
        .apply(Entry {
            seat: Seat::Black,
            at: Millis(0),
            act: Act::OfferDraw,
        })
        .expect("an offer");
    let asked = Stage::Choose {
        asker: Seat::Black,
        by: Seat::White,
        question: Question::Draw,
    };
    assert_eq!(table.state().stage, asked);
    let accept = |seat| Entry {
        seat,
        at: Millis(0),
        act: Act::Answer(Answer::Accept),
    };
    assert!(table.apply(accept(Seat::Black)).is_err());
    assert!(table.apply(accept(Seat::White)).is_ok());
}

#[test]
fn captures_are_neglected_insisted_on_huffed_and_demanded_in_random_games() {
    let mut done_at: BTreeSet<(&str, &str)> = BTreeSet::new();
    for seed in 400..500 {
        play(seed, Game::Draughts1879, |table, entry, done| {
            if done.is_err() {
                return;
            }
            let what = match (&entry.act, table.state().liable.is_empty()) {
                (Act::Play(_), false) => "neglected",
                (Act::Insist(_), false) => "insisted",
                (Act::Huff(_), _) => "huffed",
                (Act::Demand, _) => "demanded",
                _ => return,
            };
            done_at.insert((table.setup().house.omitted.word(), what));
        });
    }
    let expected = [
        ("allow", "demanded"),
        ("allow", "huffed"),
        ("allow", "insisted"),
        ("allow", "neglected"),
        ("warn", "demanded"),
        ("warn", "huffed"),
        ("warn", "insisted"),
    ];
    assert_eq!(done_at, expected.into());
}
