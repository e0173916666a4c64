//! Where nobody is told what there is to claim: a verdict that a move gives waits whether it is contested or not, and
//! nothing is left of it at the end.

use super::random::{Positions, random_entry, random_setup};
use super::scribe::{COUNTER, does, entry, four_at, no, plays, replays, result, silently};
use fastrand::Rng;
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::ending::Ending;
use reglement::notation::fen;
use reglement::rules::play::Play;
use reglement::table::Table;
use reglement::table::act::{Act, Claim, Entry, Millis};
use reglement::table::house::{Claims, Watch};
use reglement::table::setup::Setup;

fn at(game: Game, text: &str) -> Table {
    let position = fen::read(text, game).expect("a position");
    silently(Setup::from(game, position))
}

/// Everything that anybody may try, but claims, undertakings and what needs consent.
fn every_act(table: &Table) -> Vec<Entry> {
    let squares: Vec<Square> = table.state().position.grid().squares().collect();
    let mut acts = vec![Act::Adjust, Act::Announce, Act::Demand, Act::Count];
    acts.extend([Act::Resign, Act::Afresh, Act::AskTakeBack { plies: 1 }]);
    for from in squares.iter().copied() {
        acts.extend([Act::Touch(from), Act::Huff(from), Act::Lift(from)]);
        for to in squares.iter().copied() {
            let play = Play::new(from, to);
            acts.extend([Act::Play(play), Act::Second(play)]);
        }
    }
    let seats = table.setup().game.seats().iter();
    let all = seats.flat_map(|seat| {
        acts.iter().map(|act| Entry {
            seat: *seat,
            at: Millis(0),
            act: act.clone(),
        })
    });
    all.collect()
}

/// Two tables that differ in nothing but in what there is to claim cannot be told apart.
fn are_alike(right: &Table, wrong: &Table) {
    assert_eq!(right.state().position, wrong.state().position);
    assert_eq!(right.pending(), wrong.pending());
    assert!(right.pending().is_some());
    assert_eq!(right.state().awaited(), wrong.state().awaited());
    for seat in right.setup().game.seats() {
        assert_eq!(right.choices(*seat), wrong.choices(*seat), "{seat:?}");
    }
    for entry in every_act(right) {
        let refused = |table: &Table| table.weigh(&entry).map(|_| ());
        assert_eq!(refused(right), refused(wrong), "{entry:?}");
    }
}

#[test]
fn a23_a_mate_by_a_false_move_looks_exactly_like_a_true_one() {
    let game = Game::Chess1869;
    let mut right = at(game, "7k/6pp/8/8/8/8/8/R5K1 w - - 0 1");
    let mut wrong = at(game, "7k/6pp/8/8/8/8/8/1R4K1 w - - 0 1");
    does(&mut right, "White a1a8\nWhite says check");
    does(&mut wrong, "White b1a8\nWhite says check");
    are_alike(&right, &wrong);
    assert_eq!(no(&right, "Black h7h6"), "A23");
    let mut claimed = wrong.clone();
    does(
        &mut claimed,
        "Black claims A13\nBlack wants king\nWhite g1f2",
    );
    assert_eq!(no(&right, "Black claims A13"), "A13");
    for table in [&mut right, &mut wrong] {
        let mut given_up = table.clone();
        does(&mut given_up, "Black resigns");
        assert_eq!(result(&given_up), "1-0 resigned");
        does(table, "Black touches g7");
        assert_eq!(result(table), "1-0 mate");
        replays(table);
    }
}

#[test]
fn a21_so_does_a_stalemate() {
    let game = Game::Chess1869;
    let mut wrong = at(game, "7k/8/Q7/8/8/8/8/K7 w - - 0 1");
    plays(&mut wrong, "a6f7");
    let mut right = at(game, "7k/8/8/5Q2/8/8/8/K7 w - - 0 1");
    plays(&mut right, "f5f7");
    are_alike(&right, &wrong);
    does(
        &mut right,
        "Black adjusts\nBlack touches h8\nBlack touches h8",
    );
    assert_eq!(result(&right), "1/2-1/2 A21");
    does(&mut wrong, "Black touches a1");
    assert_eq!(result(&wrong), "1/2-1/2 A21", "any man will do");
}

#[test]
fn d3_so_does_a_last_piece_shut_in() {
    let game = Game::Draughts1879;
    let mut right = at(game, "W:W31,42:B26");
    let mut wrong = at(game, "W:W31,48:B26");
    plays(&mut right, "42-37");
    plays(&mut wrong, "48-37");
    are_alike(&right, &wrong);
    assert_eq!(no(&right, "Black 26-21"), "D14");
    does(&mut right, "Black touches 31");
    assert_eq!(result(&right), "2-0 no move left");
}

#[test]
fn v7_among_four_any_of_the_losers_ends_it() {
    let with = |rook: &str| {
        let men = format!("S Kh1 R{rook} Rl5 / W Ka4 / N Kh14 Rd4 Rd5 / E Kn4 Pm10");
        let setup = four_at(Game::Four1869, COUNTER, "S", &men).setup().clone();
        let mut table = silently(setup);
        plays(&mut table, &format!("{rook}l4"));
        does(&mut table, "South says check");
        table
    };
    let (right, wrong) = (with("l10"), with("k10"));
    are_alike(&right, &wrong);
    for (seat, man) in [("East", "n4"), ("West", "a4")] {
        for table in [&right, &wrong] {
            let mut table = table.clone();
            assert_eq!(no(&table, &format!("North touches {man}")), "A23");
            does(&mut table, &format!("{seat} touches {man}"));
            assert_eq!(result(&table), "ry V7");
            replays(&table);
        }
    }
}

#[test]
fn t17_in_1967_a_win_waits_for_a_touch_too() {
    let with = |west: &str| {
        let men = format!("S Kh1 Rd8 Rl5 / W Ka4 {west} / N Ke14 Rh14 / E Kn4");
        let clockwise = reglement::table::house::House::usual(Game::Four1967).seating;
        let setup = four_at(Game::Four1967, clockwise, "S", &men)
            .setup()
            .clone();
        let mut table = silently(setup);
        plays(&mut table, "d8d4 h14h4");
        table
    };
    let (right, wrong) = (with("Pb11"), with("Rk14"));
    assert_eq!(right.pending(), wrong.pending());
    let mut right = right;
    assert_eq!(no(&right, "South h1g1"), "T9");
    does(&mut right, "East touches n4");
    assert_eq!(right.score(), Some("ry"));
    replays(&right);
}

/// Did the players themselves end it, in so many words?
fn is_said(ending: Ending) -> bool {
    matches!(
        ending,
        Ending::Resignation | Ending::Agreement | Ending::AllAgreed | Ending::TwentyMoves
    )
}

#[test]
fn after_an_end_there_is_no_bond_claim_or_lift_left_and_at_a_silent_table_a_touch_gave_it() {
    let positions = Positions::read();
    let games = [
        Game::Chess1869,
        Game::Draughts1879,
        Game::Four1869,
        Game::Four1967,
    ];
    for game in games {
        let (mut ended, mut touched) = (0, 0);
        for seed in 1000..1250 {
            let mut random = Rng::with_seed(seed);
            let mut table =
                Table::new(random_setup(&mut random, &positions, game)).expect("a table");
            for at in 0..150 {
                let entry = random_entry(&mut random, &table, at);
                // It would be given up too soon.
                if entry.act != Act::Resign {
                    let _ = table.apply(entry);
                }
            }
            let state = table.state();
            let Some(verdict) = state.verdict() else {
                continue;
            };
            ended += 1;
            let letter = &state.letter;
            assert_eq!(letter.bond, None);
            assert!(!letter.has_touched() && letter.pending.is_none() && letter.claimed.is_none());
            assert!(letter.faults.is_empty() && letter.falsely.is_none());
            assert!(letter.unlifted.is_empty() && state.liable.is_empty());
            for seat in game.seats() {
                assert!(table.choices(*seat).is_empty() && table.claimable(*seat).is_empty());
            }
            let silent = table.setup().house.watch == Watch::Players(Claims::Silent);
            let beaten = |mover| verdict.winner().is_some() && !verdict.winners.has(mover);
            let by_itself = state.last_mover().is_none_or(beaten);
            if silent && !is_said(verdict.ending) && !by_itself {
                touched += 1;
                let last = table.entries().last().map(|entry| &entry.act);
                assert!(matches!(last, Some(Act::Touch(_))), "{last:?} {verdict:?}");
            }
        }
        assert!(ended > 10 && touched > 2, "{game:?}: {ended}, {touched}");
    }
}

#[test]
fn d13_a_piece_that_may_be_huffed_is_pointed_at_in_vain_and_the_huff_is_named() {
    let table = at(Game::Draughts1879, "W:W24,27,28,50:B19,22");
    let mut table = table;
    plays(&mut table, "24-20");
    let squares: Vec<Square> = table.state().position.grid().squares().collect();
    let mut huffed = 0;
    for square in squares {
        let weigh = |act| {
            let seat = Seat::Black;
            let at = Millis(0);
            table.weigh(&Entry { seat, at, act })
        };
        let pointed = weigh(Act::Claim(Claim::Pointing(square))).expect_err("no claim");
        let may_huff = weigh(Act::Huff(square)).is_ok();
        let cited = (
            pointed.ruling.article.id,
            pointed.ruling.see.map(|see| see.id),
        );
        assert_eq!(cited == ("D13", Some("D14")), may_huff, "{square:?}");
        huffed += usize::from(may_huff);
    }
    assert_eq!(huffed, 3);
    assert_eq!(no(&table, "White points at 27"), "D3", "they are his own");
    assert!(table.weigh(&entry(&table, "Black huffs 27")).is_ok());
}
