//! Legal plays are found, and the others refused, whatever they are; and every refusal tells the truth.

use fastrand::Rng;
use reglement::board::grid::TEN;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::{Direction, Square};
use reglement::games::draughts_1879::PAGE;
use reglement::law::breach::{Breach, DraughtsBreach, HandBreach};
use reglement::notation::fen_draughts;
use reglement::rules::draughts::moves::Move;
use reglement::rules::draughts::position::Position;
use reglement::rules::play::Play;
use reglement::rules::tree::Tree;

use crate::boards::{all, board, play, positions, strewn};

/// Boards on which routes are so many that they cannot be walked one by one.
const ORCHARDS: [&str; 3] = [
    "W:WK27:B8,9,10,11,12,19,20,21,22,28,30,31,33,34,37,39,41,42,43,44",
    "W:WK1,K2,K3,K6,K25,K26,K45,K48,K50:B9,10,11,12,19,20,21,23,28,30,31,32,39,40,41,42",
    "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24",
];

#[test]
fn two_squares_make_a_move_exactly_when_one_move_has_them_for_its_ends() {
    for position in positions(1, 100) {
        let moves = position.moves();
        for from in TEN.squares() {
            for to in TEN.squares() {
                let play = Play::new(from, to);
                let ends = moves.iter().filter(|m| (m.start(), m.end()) == (from, to));
                let ends: Vec<_> = ends.copied().collect();
                let judged = position.judge(&play);
                let text = fen_draughts::write(&position);
                match ends.as_slice() {
                    [one] => assert_eq!(judged, Ok(*one), "{text} {play:?}"),
                    [] => truthful(&position, &play, &judged.expect_err(&text)),
                    _ => assert_eq!(
                        judged,
                        Err(Breach::Draughts(DraughtsBreach::Several { from, to }))
                    ),
                }
            }
        }
    }
}

#[test]
fn the_play_that_makes_a_move_makes_it_on_the_hardest_boards_too() {
    for position in ORCHARDS.map(board) {
        for m in position.moves() {
            let play = position.play(m);
            assert_eq!(position.judge(&play), Ok(m), "{play:?}");
            assert!(position.onward(&play.squares()[..1]).moves.contains(&m));
        }
    }
}

#[test]
fn a_king_may_name_any_free_squares_of_the_line_that_it_runs_along() {
    let position = board("W:WK46:B3");
    let end = |text| position.judge(&play(text)).map(Move::end).ok();
    assert_eq!(end("46-37-28"), Some(all(&[28])[0]));
    assert_eq!(end("46-5-28"), Some(all(&[28])[0]));
    assert_eq!(end("46-28-22"), None);
}

#[test]
fn any_squares_whatever_are_judged_without_panic() {
    let mut random = Rng::with_seed(50);
    let boards = [positions(50, 200), ORCHARDS.map(board).to_vec()].concat();
    for position in boards {
        for _ in 0..200 {
            let most = if random.u8(0..8) == 0 { 255 } else { 49 };
            let length = random.usize(2..8);
            let squares: Vec<Square> = (0..length)
                .map(|_| Square::new(random.u8(0..=most)))
                .collect();
            weigh(&position, &Play::along(&squares).expect("a path"));
        }
    }
}

#[test]
fn pieces_led_along_slanting_lines_are_refused_with_true_reasons() {
    let mut random = Rng::with_seed(51);
    for position in strewn(51, 1_500) {
        let own: Vec<Square> = position.army(position.turn()).collect();
        for _ in 0..40 {
            let Some(from) = random.choice(&own) else {
                break;
            };
            let mut squares = vec![*from];
            for _ in 0..random.usize(1..5) {
                let way = random.choice(&SLANTING).expect("a way");
                let line: Vec<Square> = TEN.ray(squares[squares.len() - 1], *way).collect();
                squares.extend(random.choice(&line));
            }
            if let Some(play) = Play::along(&squares) {
                weigh(&position, &play);
            }
        }
    }
}

const SLANTING: [Direction; 4] = [
    Direction::NorthEast,
    Direction::NorthWest,
    Direction::SouthEast,
    Direction::SouthWest,
];

fn weigh(position: &Position, play: &Play) {
    let neglects = position.neglect(play);
    position.onward(play.squares());
    match position.judge(play) {
        Ok(m) => {
            assert_eq!((m.start(), m.end()), (play.start(), play.end()));
            assert!(position.moves().contains(&m));
            assert_eq!(neglects, None);
        }
        Err(breach) => truthful(position, play, &breach),
    }
}

/// The refusal shows squares and has an article; what it says of the board is so.
fn truthful(position: &Position, play: &Play, breach: &Breach) {
    let marks = breach.squares();
    let text = fen_draughts::write(position);
    let told = format!("{text} {play:?} {breach:?}");
    assert!(!marks.is_empty(), "{told}");
    assert!(!(PAGE.rule)(breach).article.id.is_empty(), "{told}");
    assert_eq!(
        breach.is_neglect(),
        position.neglect(play).is_some(),
        "{told}"
    );
    let owner = |at: &Square| position.piece(*at).map(|piece| piece.seat);
    let turn = position.turn();
    let kind = position.piece(play.start()).map(|piece| piece.role);
    let breach = match breach {
        Breach::Hand(HandBreach::NoMan { at }) => return assert_eq!(owner(at), None, "{told}"),
        Breach::Hand(HandBreach::NotYours { at, owner: of }) => {
            assert_eq!(owner(at), Some(*of), "{told}");
            return assert_eq!(*of, turn.opponent(), "{told}");
        }
        Breach::Draughts(breach) => breach,
        _ => panic!("{told}"),
    };
    assert_eq!(owner(&play.start()), Some(turn), "{told}");
    // The piece itself has left its square.
    let stands = |at: &Square| owner(at).filter(|_| *at != play.start());
    let enemy = Some(turn.opponent());
    let beside =
        |a: &Square, b: &Square| SLANTING.iter().find(|way| TEN.step(*a, **way) == Some(*b));
    let joined = |a: &Square, b: &Square| {
        let way = TEN.direction(*a, *b).filter(|way| SLANTING.contains(way));
        way.map(|way| {
            TEN.ray(*a, way)
                .take_while(|at| at != b)
                .collect::<Vec<_>>()
        })
    };
    let true_of_it = match breach {
        DraughtsBreach::CannotReach { role, from, to } => {
            let goes = match role {
                Role::Crowned => joined(from, to).is_some(),
                _ => beside(from, to).is_some(),
            };
            kind == Some(*role) && !goes
        }
        DraughtsBreach::Backward { from, to } => {
            let down = TEN.rank(*to) < TEN.rank(*from);
            beside(from, to).is_some() && down == (turn == Seat::White) && kind == Some(Role::Man)
        }
        DraughtsBreach::Occupied { role, at } => {
            kind == Some(*role) && stands(at).is_some() && play.squares().contains(at)
        }
        DraughtsBreach::Blocked { to, by } => {
            kind == Some(Role::Crowned)
                && stands(by) == Some(turn)
                && by != to
                && play.squares().contains(to)
        }
        DraughtsBreach::OverOwn { role, over } => kind == Some(*role) && stands(over) == Some(turn),
        DraughtsBreach::OverNothing { from, to, .. } => {
            let between = joined(from, to).expect(&told);
            let far = between.len() < 2 || kind == Some(Role::Crowned);
            far && between.iter().all(|at| stands(at).is_none())
        }
        DraughtsBreach::NoRoom { role, over, behind } => {
            kind == Some(*role)
                && stands(over) == enemy
                && stands(behind).is_some()
                && beside(over, behind).is_some()
        }
        DraughtsBreach::Twice { over } => stands(over) == enemy,
        DraughtsBreach::StillThere { at } => stands(at) == enemy,
        DraughtsBreach::Omitted { pieces, prey, .. }
        | DraughtsBreach::TooFew { pieces, prey, .. } => {
            pieces.is_sorted()
                && pieces.iter().all(|at| owner(at) == Some(turn))
                && prey.iter().all(|at| owner(at) == enemy)
                && !prey.is_empty()
        }
        DraughtsBreach::Several { from, to } => (*from, *to) == (play.start(), play.end()),
    };
    assert!(true_of_it, "{told}");
}
