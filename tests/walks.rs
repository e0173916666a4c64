//! Random acts, sensible or not, at a table: nothing panics, a refusal changes nothing, replay equals live.

use fastrand::Rng;
use reglement::board::grid::EIGHT;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Millis, Undertaking};
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::state::{Choice, Question, Stage};

fn random_act(random: &mut Rng, table: &Table) -> Act {
    let square = |random: &mut Rng| Square::new(random.u8(0..64));
    match random.u8(0..40) {
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
        11..=14 => {
            let role = random
                .bool()
                .then(|| random.choice(Role::ALL).expect("a role"));
            Act::Play(Play {
                from: square(random),
                to: square(random),
                role,
            })
        }
        _ => match random.choice(&table.state().position.moves()) {
            Some(m) => Act::Play(Play::from(*m)),
            None => Act::OfferDraw,
        },
    }
}

fn random_table(random: &mut Rng, game: Game) -> Table {
    let mut setup = Setup::plain(game);
    if game == Game::Chess1869 && random.bool() {
        let giver = random.choice(Seat::TWO).expect("a seat");
        let back = if giver == Seat::White { "a1" } else { "h8" };
        let men = vec![EIGHT.named(back).expect("a corner")];
        setup.start = Start::Odds(Odds { giver, men });
        setup.first = First::Settled(giver);
    }
    Table::new(setup).expect("a table")
}

/// Runs one game of random acts and calls `check` after each.
fn play(seed: u64, game: Game, mut check: impl FnMut(&Table, &Entry, Result<(), ()>)) -> Table {
    let mut random = Rng::with_seed(seed);
    let mut table = random_table(&mut random, game);
    for at in 0..250 {
        let act = random_act(&mut random, &table);
        let awaited = table.state().awaited().unwrap_or(Seat::White);
        let seat = if random.u8(0..8) == 0 {
            awaited.opponent()
        } else {
            awaited
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
    for game in Game::ALL {
        for seed in 100..160 {
            play(seed, game, |table, _, _| {
                let position = &table.state().position;
                for seat in Seat::TWO {
                    assert_eq!(position.men().of(seat, Role::King).count(), 1);
                }
                assert!(position.checkers(position.turn().opponent()).is_empty());
            });
        }
    }
}

#[test]
fn what_is_offered_as_a_choice_is_accepted_and_nothing_else_of_its_kind() {
    for game in Game::ALL {
        for seed in 200..240 {
            play(seed, game, |table, _, _| {
                for seat in Seat::TWO {
                    let choices = table.choices(seat);
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
                let Act::Play(_) = entry.act else { return };
                if done.is_err() || !matches!(table.state().stage, Stage::Play) {
                    return;
                }
                let asker = table.taker_back(1).expect("a ply");
                let mut back = table.clone();
                for (seat, act) in [
                    (asker, Act::AskTakeBack { plies: 1 }),
                    (asker.opponent(), Act::Answer(Answer::Accept)),
                ] {
                    let question = matches!(back.state().stage, Stage::Choose { .. });
                    assert_eq!(question, matches!(act, Act::Answer(_)));
                    back.apply(Entry {
                        seat,
                        at: Millis(0),
                        act,
                    })
                    .expect("consent");
                }
                let ply = table.state().past.last().expect("a ply");
                assert_eq!(back.state().position, ply.before);
                assert_eq!(back.state().count, ply.count);
                assert_eq!(back.state().past.len() + 1, table.state().past.len());
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
