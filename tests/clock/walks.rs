//! Games of random acts at random times.

use fastrand::Rng;

use super::{FLAG, timed};
use reglement::games::Game;
use reglement::room::record::{Record, read};
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Entry, Millis};
use reglement::table::setup::Setup;
use reglement::table::state::{Choice, Stage};

const SEEDS: u64 = 60;

fn any_act(rng: &mut Rng, table: &Table) -> Act {
    match rng.u8(..12) {
        0 => Act::Stop,
        1 => Act::Go,
        2 if rng.u8(..4) == 0 => FLAG,
        3 => Act::OfferDraw,
        4 => Act::AskTakeBack {
            plies: rng.usize(1..4),
        },
        _ if matches!(table.state().stage, Stage::Choose { .. }) => {
            Act::Answer(if rng.u8(..8) == 0 {
                Answer::Accept
            } else {
                Answer::Decline
            })
        }
        5 => {
            let turn = table.state().position.turn();
            let huff = table
                .choices(turn)
                .into_iter()
                .find_map(|choice| match choice {
                    Choice::Huff(liable) => liable.into_iter().next(),
                    _ => None,
                });
            huff.map_or(Act::Count, Act::Huff)
        }
        _ => match rng.choice(table.moves()) {
            Some(played) => Act::Play(table.state().position.play(played)),
            None => Act::Go,
        },
    }
}

#[test]
fn replay_equals_live_and_nothing_grows_but_by_an_increment() {
    for game in Game::ALL {
        for seed in 0..SEEDS {
            let mut rng = Rng::with_seed(seed);
            let increment = [0, 7][rng.usize(..2)];
            let setup = timed(Setup::plain(game), rng.u16(1..20), increment);
            let mut table = Table::new(setup).unwrap();
            let mut now = 1_000_000u64;
            for _ in 0..rng.usize(..120) {
                // Now and then the system sets its clock back, or far on.
                now = match rng.u8(..20) {
                    0 => now.saturating_sub(rng.u64(..5_000_000)),
                    1 => now + rng.u64(..3_000_000),
                    _ => now + rng.u64(..20_000),
                };
                let at = Millis(now);
                let seats = game.seats();
                let turn = table.state().awaited().unwrap_or(seats[0]);
                let seat = [turn, seats[rng.usize(..seats.len())]][rng.usize(..2)];
                let act = any_act(&mut rng, &table);
                let moved = matches!(act, Act::Play(_));
                let before = table.times(at).unwrap();
                if table.apply(Entry { seat, at, act }).is_err() {
                    continue;
                }
                let after = table.times(at).unwrap();
                for other in seats {
                    let added = match moved && *other == seat && !before.has_fallen(seat) {
                        true => u64::from(increment) * 1000,
                        false => 0,
                    };
                    assert_eq!(
                        after.left(*other).unwrap().0,
                        before.left(*other).unwrap().0 + added
                    );
                }
                let later = table.times(Millis(now + 1234)).unwrap();
                for other in seats {
                    let (then, since) =
                        (after.left(*other).unwrap().0, later.left(*other).unwrap().0);
                    let goes = after.goes == Some(*other);
                    assert_eq!(
                        since,
                        if goes {
                            then.saturating_sub(1234)
                        } else {
                            then
                        }
                    );
                }
                let plies = table.state().past.len();
                assert_eq!(
                    (0..=plies).filter_map(|ply| table.left_after(ply)).count(),
                    plies
                );
            }
            assert_eq!(table.at(table.entries().len()), table, "{game:?} {seed}");
            let record = Record {
                begun: Millis(0),
                paper: None,
                table,
            };
            let text = record.text();
            let again = read(text.as_bytes()).unwrap().record;
            assert_eq!(again, record, "{game:?} {seed}");
            assert_eq!(again.text(), text);
        }
    }
}
