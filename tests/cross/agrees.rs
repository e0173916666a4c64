//! The library against the slow referee, ply by ply, in random games of every kind.

use fastrand::Rng;
use reglement::board::piece::{Role, Seat};
use reglement::board::seats::Seats;
use reglement::games::Game;
use reglement::rules::cross::position::{Position, Status};
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::tree::Tree;

use crate::board::{coordinates, letters, moves, pairs, read, status, text};
use crate::slow::{Friends, Rules, Slow, State, Turns, Year, of_pairs, of_seats};
use crate::walk::{TABLES, array, hunt, open_board, said};

pub fn rules(game: Game, seating: Seating) -> Rules {
    Rules {
        year: match game {
            Game::Four1869 => Year::Old,
            _ => Year::New,
        },
        friends: match seating.partners {
            Partners::Opposite => Friends::Across,
            Partners::Adjacent => Friends::Beside,
        },
        turns: match seating.order {
            Order::Clockwise => Turns::Clockwise,
            Order::CounterClockwise => Turns::Counter,
        },
    }
}

fn state(slow: &Slow) -> String {
    match slow.state() {
        State::Play => "play".to_owned(),
        State::Replay => "replay".to_owned(),
        State::Drawn => "drawn".to_owned(),
        State::Won(side) => format!("won {}", of_seats(&side)),
        State::Half(side) => format!("half {}", of_seats(&side)),
    }
}

/// All that can be asked of a position is as the slow referee has it.
fn same(position: &Position, slow: &Slow, came: &str) {
    let shown = format!("{came}\n{}", slow.text());
    assert_eq!(text(position), slow.text(), "{shown}");
    assert_eq!(status(position), state(slow), "{shown}");
    let legal = moves(position);
    assert_eq!(legal, slow.moves(), "{shown}");
    assert_eq!(position.count() as usize, legal.len(), "{shown}");
    assert_eq!(position.has_moves(), !legal.is_empty(), "{shown}");
    assert_eq!(
        letters(position.in_check()),
        of_seats(&slow.in_check()),
        "{shown}"
    );
    let among = |of: [bool; 4]| -> Seats {
        Seat::FOUR
            .into_iter()
            .filter(|seat| of[seat.index()])
            .collect()
    };
    assert_eq!(position.mated(), among(slow.mated), "{shown}");
    assert_eq!(position.released(), among(slow.released), "{shown}");
    assert_eq!(
        pairs(&position.warnings()),
        of_pairs(&slow.warned),
        "{shown}"
    );
    assert_eq!(
        pairs(&position.open_attacks()),
        of_pairs(&slow.open()),
        "{shown}"
    );
    for seat in Seat::FOUR {
        let king = position.piece(position.king(seat));
        let king = king.map(|piece| (piece.seat, piece.role));
        assert_eq!(king, Some((seat, Role::King)), "{shown}");
    }
}

/// A text says all that there is to say of a position.
fn reads_back(game: Game, position: &Position) {
    let text = text(position);
    assert_eq!(read(game, position.seating(), &text), *position, "{text}");
}

/// What has been met on the way.
#[derive(Default, Debug)]
struct Met {
    mated: usize,
    released: usize,
    warned: usize,
    passed: usize,
    replay: usize,
    won: usize,
    half: usize,
    drawn: usize,
}

impl Met {
    fn meets(&mut self, position: &Position) {
        self.mated += usize::from(!position.mated().is_empty());
        self.released += usize::from(!position.released().is_empty());
        self.warned += usize::from(!position.warnings().is_empty());
        self.passed += usize::from(!position.parts().passed.is_empty());
        self.replay += usize::from(position.status() == Status::Replay);
        let ended = status(position);
        self.won += usize::from(ended.starts_with("won"));
        self.half += usize::from(ended.starts_with("half"));
        self.drawn += usize::from(ended == "drawn");
    }
}

/// A step of the seat at turn; now and then one that checks or mates somebody, which chance alone seldom does.
fn chosen(position: &Position, random: &mut Rng) -> Option<reglement::rules::cross::moves::Move> {
    let legal = position.moves();
    if random.u8(..3) > 0 {
        return random.choice(&legal).copied();
    }
    let weight =
        |at: &Position| at.in_check().count() + 2 * at.mated().count() + at.released().count();
    let now = weight(position);
    let sharp: Vec<_> = legal
        .iter()
        .filter(|m| weight(&position.after(**m)) > now)
        .collect();
    random
        .choice(&sharp)
        .map(|m| **m)
        .or_else(|| random.choice(&legal).copied())
}

fn plays(table: (Game, Seating), random: &mut Rng, first: &str, plies: usize, met: &mut Met) {
    let (game, seating) = table;
    let mut position = read(game, seating, first);
    let mut slow = Slow::read(first, rules(game, seating));
    let mut came = format!("{game:?} {seating:?}: {first}");
    for _ in 0..plies {
        same(&position, &slow, &came);
        reads_back(game, &position);
        met.meets(&position);
        if position.status() != Status::Play {
            return;
        }
        let Some(step) = chosen(&position, random) else {
            return;
        };
        came = format!(
            "{game:?} {seating:?}: {} {}",
            slow.text(),
            coordinates(step)
        );
        position = position.after(step);
        slow = slow.after(&coordinates(step));
    }
}

/// So many games of a kind at every table.
fn games(seed: u64, count: usize, plies: usize, kind: fn(Game, &mut Rng) -> Option<String>) -> Met {
    let mut random = Rng::with_seed(seed);
    let mut met = Met::default();
    for (game, seating) in TABLES {
        for _ in 0..count {
            let first = kind(game, &mut random).unwrap_or_else(|| array(game, seating).to_owned());
            plays((game, seating), &mut random, &first, plies, &mut met);
        }
    }
    met
}

#[test]
fn games_from_the_array_are_played_as_the_slow_referee_has_it() {
    let met = games(1869, 2, 120, |_, _| None);
    assert!(met.warned > 20 && met.passed > 20, "{met:?}");
}

#[test]
fn games_of_heavy_men_are_played_as_the_slow_referee_has_it() {
    let met = games(1967, 14, 20, |_, random| Some(open_board(random)));
    let often = [met.mated, met.released, met.warned];
    assert!(often.iter().all(|met| *met > 10), "{met:?}");
}

#[test]
fn hunts_are_played_as_the_slow_referee_has_it() {
    let met = games(17, 40, 30, |_, random| Some(hunt(random)));
    let often = [met.mated, met.released, met.warned];
    assert!(often.iter().all(|met| *met > 50), "{met:?}");
    assert!(met.won > 5 && met.replay > 0, "{met:?}");
}

/// Whatever a text says of mates and releases is believed until somebody moves.
#[test]
fn what_a_text_says_of_mates_is_believed_as_the_slow_referee_does() {
    let met = games(5, 70, 5, |game, random| Some(said(game, random)));
    assert!(
        met.mated > 100 && met.released > 100 && met.won > 5,
        "{met:?}"
    );
}

/// Positions in which two readings of the procedure part, each with the step that shows it.
#[test]
fn rare_positions_are_played_as_the_slow_referee_has_it() {
    let beside = |order| Seating {
        partners: Partners::Adjacent,
        order,
    };
    for (order, text, step) in [
        // East, were it his turn, would hold South's mate himself: so he can escape, and is released.
        (
            Order::Clockwise,
            "3,yR,6,yR,3/3,bP,1,yK,1,rK,yP,1,yB,3/6,gK,1,gQ,5/bR,bP,3,gP,8/4,rB,1,yQ,7/4,rQ,4,bB,4/1,yQ,rQ,4,bB,6/1,bP,12/2,gQ,11/gB,2,bP,1,bK,4,yB,3/14/5,rQ,8/8,rP,1,gQ,3/9,rQ,4 y - - g - -",
            "d14h14",
        ),
        // The queen on c8 checks West, and her friend's pin is taken away: of West's queen on c6 she is warned.
        (
            Order::CounterClockwise,
            "10,yK,3/3,yP,6,yP,3/4,yR,1,yB,7/bR,8,bQ,3,bN/1,bP,5,rP,6/12,gP,1/bK,1,yQ,5,bN,2,yN,1,gK/3,gN,gB,3,yQ,5/2,bQ,11/rQ,2,yQ,8,gP,1/12,gN,1/3,bN,10/3,rQ,5,gN,rB,3/8,rR,rN,rK,3 y - - - - d5>a5,d5>j11,i7>d2",
            "d5c5",
        ),
    ] {
        let seating = beside(order);
        let position = read(Game::Four1869, seating, text);
        let legal = position.moves();
        let chosen = legal.iter().find(|m| coordinates(**m) == step);
        let after = position.after(*chosen.expect("a legal step"));
        let slow = Slow::read(text, rules(Game::Four1869, seating)).after(step);
        same(&after, &slow, text);
    }
}
