//! Random acts, sensible or not, at tables of every kind: what must always hold.

use std::collections::BTreeSet;
use std::ops::Range;

use super::random::{Positions, any_play, any_remedy, random_entry, random_setup};
use fastrand::Rng;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::offence::Offence;
use reglement::law::remedy::Remedy;
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Claim, Entry, Millis};
use reglement::table::slips::Slip;
use reglement::table::state::{Choice, Stage, State};

fn kings_stand(table: &Table) {
    let position = &table.state().position;
    if position.draughts().is_some() {
        return;
    }
    for seat in table.setup().game.seats() {
        let squares = position.grid().squares();
        let kings = squares.filter(|at| {
            let piece = position.piece(*at);
            piece.is_some_and(|piece| piece.seat == *seat && piece.role == Role::King)
        });
        assert_eq!(kings.count(), 1, "{:?}", table.entries());
    }
}

fn somebody_can_act(table: &Table) {
    let seats = table.setup().game.seats().iter();
    let any = seats.clone().any(|seat| {
        let choices = table.choices(*seat);
        choices.iter().any(|choice| {
            !matches!(
                choice,
                Choice::OfferDraw | Choice::AskTakeBack | Choice::Undertake
            )
        })
    });
    let over = matches!(table.state().stage, Stage::Over(_));
    assert!(any || over, "nobody can act: {:?}", table.entries());
    let awaited = table.state().awaited();
    assert!(awaited.is_none_or(|seat| !table.choices(seat).is_empty()));
    // Who is to act can bring the game on: play, answer, choose, or say that he claims nothing.
    if let Some(seat) = awaited {
        let goes_on = |choice: &Choice| {
            matches!(
                choice,
                Choice::Play
                    | Choice::Answer(_)
                    | Choice::Remedy(_)
                    | Choice::Touch
                    | Choice::Huff(_)
                    | Choice::Demand
            )
        };
        let choices = table.choices(seat);
        assert!(
            choices.iter().any(goes_on),
            "{seat:?} is stuck: {choices:?} {:?} {:?}",
            table.setup(),
            table.entries()
        );
    }
}

/// Is an act accepted?
fn may(table: &Table, seat: Seat, act: Act) -> bool {
    let at = Millis(0);
    table.weigh(&Entry { seat, at, act }).is_ok()
}

fn choices_are_what_is_accepted(random: &mut Rng, table: &Table) {
    let position = &table.state().position;
    let squares: Vec<Square> = position.grid().squares().collect();
    for seat in table.setup().game.seats().iter().copied() {
        let choices = table.choices(seat);
        let is_offered = |choice: Choice| choices.contains(&choice);
        for (choice, act) in [
            (Choice::OfferDraw, Act::OfferDraw),
            (Choice::AskTakeBack, Act::AskTakeBack { plies: 1 }),
            (Choice::Count, Act::Count),
            (Choice::Resign, Act::Resign),
            (Choice::Demand, Act::Demand),
            (Choice::Adjust, Act::Adjust),
            (Choice::Announce, Act::Announce),
            (Choice::Afresh, Act::Afresh),
        ] {
            assert_eq!(
                is_offered(choice),
                may(table, seat, act),
                "{choice:?} {seat:?} {:?} {:?}",
                table.setup(),
                table.entries()
            );
        }
        let touches = squares.iter().any(|at| may(table, seat, Act::Touch(*at)));
        assert_eq!(is_offered(Choice::Touch), touches, "{:?}", table.entries());
        plays_are_what_is_accepted(random, table, seat, is_offered(Choice::Play));
        let hints = table.setup().house.hints();
        for offence in Offence::ALL {
            let claim = Claim::Offence(offence);
            let offered = is_offered(Choice::Claim(claim));
            let accepted = may(table, seat, Act::Claim(claim));
            // Of a check that can still be said in time nothing is told.
            let told = hints && (offered || offence != Offence::Unwarned);
            assert_eq!(offered, told && accepted, "{claim:?} {:?}", table.entries());
        }
        for at in &squares {
            let huffed = choices
                .iter()
                .any(|choice| matches!(choice, Choice::Huff(pieces) if pieces.has(*at)));
            let lifted = choices
                .iter()
                .any(|choice| matches!(choice, Choice::Lift(pieces) if pieces.has(*at)));
            if position.draughts().is_some() {
                assert_eq!(huffed, may(table, seat, Act::Huff(*at)));
                assert_eq!(lifted, may(table, seat, Act::Lift(*at)));
            }
            let rectified = choices.iter().any(|choice| match choice {
                Choice::Rectify(Slip::Swapped(one, other)) => [one, other].contains(&at),
                Choice::Rectify(Slip::Forgotten(from)) => from == at,
                _ => false,
            });
            assert_eq!(rectified, may(table, seat, Act::Rectify(*at)));
        }
        for remedy in choices.iter().filter_map(|choice| match choice {
            Choice::Remedy(remedy) => Some(*remedy),
            _ => None,
        }) {
            assert!(may(table, seat, Act::Remedy(remedy)));
        }
        let remedy = any_remedy(random, table);
        assert_eq!(
            is_offered(Choice::Remedy(remedy)),
            may(table, seat, Act::Remedy(remedy))
        );
    }
}

fn plays_are_what_is_accepted(random: &mut Rng, table: &Table, seat: Seat, offered: bool) {
    let position = &table.state().position;
    let moves = table.moves();
    let mut plays: Vec<Play> = moves.iter().map(|m| position.play(*m)).collect();
    if offered {
        assert!(!plays.is_empty());
        for play in plays {
            assert!(
                may(table, seat, Act::Play(play)),
                "{play:?} {:?}",
                table.entries()
            );
        }
    } else {
        plays.truncate(8);
        plays.extend((0..4).map(|_| any_play(random, table)));
        for play in plays {
            assert!(
                !may(table, seat, Act::Play(play)),
                "{play:?} {:?} {:?}",
                table.setup(),
                table.entries()
            );
        }
    }
    let again = position.with_turn(seat);
    let second = again.moves().first().map(|m| again.play(*m));
    let accepted = second.is_some_and(|play| may(table, seat, Act::Second(play)));
    let choices = table.choices(seat);
    assert_eq!(choices.contains(&Choice::Second), accepted);
}

/// So many random games; what they came to.
fn walk(game: Game, seeds: Range<u64>, acts: u64) -> Vec<Table> {
    let positions = Positions::read();
    let run = |seed| {
        let mut random = Rng::with_seed(seed);
        let setup = random_setup(&mut random, &positions, game);
        let mut table = Table::new(setup).expect("a table");
        somebody_can_act(&table);
        let mut states: Vec<State> = vec![table.state().clone()];
        for at in 0..acts {
            let entry = random_entry(&mut random, &table, at);
            let before = table.clone();
            match table.apply(entry) {
                Ok(()) => states.push(table.state().clone()),
                Err(refusal) => {
                    assert!(!refusal.ruling.article.id.is_empty());
                    assert_eq!(table, before, "a refusal changed something");
                    continue;
                }
            }
            kings_stand(&table);
            somebody_can_act(&table);
            if random.u8(0..8) == 0 {
                choices_are_what_is_accepted(&mut random, &table);
            }
        }
        assert_eq!(states.len(), table.entries().len() + 1);
        for _ in 0..3 {
            let some = random.usize(0..states.len());
            assert_eq!(table.at(some).state(), &states[some], "after {some}");
        }
        assert_eq!(table.at(table.entries().len()), table);
        table
    };
    seeds.map(run).collect()
}

/// What the entries of some games show, in a word each.
fn seen(tables: &[Table]) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for table in tables {
        for entry in table.entries() {
            seen.insert(match &entry.act {
                Act::Claim(Claim::Offence(offence)) => offence.article().id.to_owned(),
                Act::Remedy(Remedy::Take(_)) => "take".to_owned(),
                Act::Remedy(Remedy::Play(_)) => "play".to_owned(),
                Act::Remedy(remedy) => format!("{remedy:?}"),
                act => {
                    let word = format!("{act:?}");
                    let end = word.find(|at: char| !at.is_alphabetic());
                    word.split_at(end.unwrap_or(word.len())).0.to_owned()
                }
            });
        }
        if let Some(ground) = table.ground() {
            seen.insert(format!("ended {ground}"));
        }
    }
    seen
}

/// In some random games everything holds, and all of this is done.
fn holds(game: Game, seeds: Range<u64>, expected: &str) {
    let tables = walk(game, seeds, 120);
    let seen = seen(&tables);
    for word in expected.split(", ") {
        assert!(seen.contains(word), "{word}: {seen:?}");
    }
}

#[test]
fn in_random_games_of_chess_everything_holds() {
    let expected = "A10, A11, A12, A13, A14, A15, A17, Adjust, Afresh, Announce, Rectify, Second, Touch, King, \
                    LetStand, PutBack, play, take, ended A21, ended mate, ended resigned";
    holds(Game::Chess1869, 0..500, expected);
}

#[test]
fn in_random_games_of_draughts_everything_holds() {
    let expected =
        "D3, D10, Demand, Huff, Lift, LetStand, PutBack, Touch, ended D16, ended no piece left";
    holds(Game::Draughts1879, 0..300, expected);
}

#[test]
fn in_random_games_of_four_of_1869_everything_holds() {
    let expected = "A10, A11, A13, A14, V13, Announce, Rectify, Second, Touch, King, LetStand, PlayOver, PutBack, \
                    play, take, ended V17, ended V7";
    holds(Game::Four1869, 0..400, expected);
}

#[test]
fn in_random_games_of_four_of_1967_everything_holds() {
    holds(Game::Four1967, 0..400, "T9, LetStand, PutBack, ended T17");
}
