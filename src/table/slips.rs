//! What is wrong with the way in which a game was set up, and how it is put right (A1, A2, A3).

use super::count::followed;
use super::setup::{Setup, SetupError, Start};
use super::state::{Named, Pledge, State};
use crate::board::piece::{Piece, Seat};
use crate::board::square::Square;
use crate::games::page::Slips;
use crate::law::breach::{Breach, LetterBreach, Slipped, Spoken};
use crate::rules::position::Position;

/// Something wrong with the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slip {
    /// The dark corner square is at the players' right hand (A1).
    Turned,
    /// What belongs on each of two squares stands on the other (A2).
    Swapped(Square, Square),
    /// What belongs on this square has been forgotten (A2).
    Forgotten(Square),
    /// The odds man has not been taken off (A3).
    OddsKept,
}

impl Slip {
    /// The squares on which men stand wrongly, or not at all.
    fn squares(self) -> Vec<Square> {
        match self {
            Slip::Swapped(one, other) => vec![one, other],
            Slip::Forgotten(from) => vec![from],
            Slip::Turned | Slip::OddsKept => Vec::new(),
        }
    }
}

/// Until how many moves of a side a set-up may be put right.
const MOVES: usize = 4;

/// Can a game be set up with these slips?
///
/// # Errors
/// The source knows no such error, or it is none.
pub fn allowed(setup: &Setup) -> Result<(), SetupError> {
    let known = known(setup);
    for slip in setup.slips.iter().copied() {
        let is_known = match slip {
            Slip::Turned => known == Slips::BoardToo,
            _ => known != Slips::Unknown,
        };
        if !is_known {
            return Err(SetupError::NoSlip(setup.game));
        }
        if slip == Slip::OddsKept && !matches!(setup.start, Start::Odds(_)) {
            return Err(SetupError::NoOddsToKeep);
        }
    }
    Ok(())
}

/// What errors of the set-up this table knows.
fn known(setup: &Setup) -> Slips {
    setup.letter().map_or(Slips::Unknown, |letter| letter.slips)
}

/// The position at the start with its slips made. No square may be named twice: what was swapped once is put right alone.
///
/// # Errors
/// One of them leaves no position, or is none.
pub fn slipped(setup: &Setup, proper: Position) -> Result<Position, SetupError> {
    let mut position = proper;
    let mut named: Vec<Square> = Vec::new();
    for slip in &setup.slips {
        let squares = slip.squares();
        let again = squares.iter().find(|at| named.contains(at));
        if let Some(at) = again.or(squares.first()) {
            let made = made_wrong(&position, *slip).filter(|_| again.is_none());
            position = made.ok_or_else(|| SetupError::SlipNowhere(label(&position, *at)))?;
        }
        named.extend(squares);
    }
    Ok(position)
}

/// The position with a slip made; nothing where it is none, or leaves no position.
fn made_wrong(position: &Position, slip: Slip) -> Option<Position> {
    let on_board = |at: Square| position.grid().squares().any(|square| square == at);
    let piece = |at: Square| position.piece(at).filter(|_| on_board(at));
    let changes = match slip {
        Slip::Turned | Slip::OddsKept => return Some(*position),
        Slip::Swapped(one, other) if on_board(one) && on_board(other) => {
            vec![(one, piece(other)), (other, piece(one))]
        }
        Slip::Swapped(..) => return None,
        Slip::Forgotten(from) => vec![(from, None)],
    };
    let changes_any = changes.iter().any(|(at, stands)| piece(*at) != *stands);
    changes_any.then(|| position.amended(&changes, &position.castlings()))?
}

fn label(position: &Position, at: Square) -> String {
    let grid = position.grid();
    match grid.squares().any(|square| square == at) {
        true => grid.label(at),
        false => at.index().to_string(),
    }
}

/// The position in which a slip of the men is put right, with the castlings that are lost by no move; nothing where that
/// cannot be done any more.
fn put_right(setup: &Setup, state: &State, slip: Slip) -> Option<Position> {
    let proper = setup.proper().ok()?;
    let position = &state.position;
    // Each man that was set up wrongly: where he was, and where he belongs.
    let wrong = match slip {
        Slip::Swapped(one, other) => vec![(one, other), (other, one)],
        Slip::Forgotten(_) | Slip::Turned | Slip::OddsKept => Vec::new(),
    };
    let set_up = setup.position().ok()?;
    let stand = wrong.iter().filter(|(set, _)| set_up.piece(*set).is_some());
    let stand = stand.filter_map(|(set, home)| Some((stands_now(state, *set)?, *home)));
    let stand: Vec<(Square, Square)> = stand.collect();
    let mut places: Vec<(Square, Option<Piece>)> = Vec::new();
    places.extend(stand.iter().map(|(at, home)| (*home, position.piece(*at))));
    if let Slip::Forgotten(from) = slip {
        places.push((from, Some(proper.piece(from)?)));
    }
    let is_free =
        |at: Square| position.piece(at).is_none() || stand.iter().any(|(stands, _)| *stands == at);
    if places.is_empty() || !places.iter().all(|(home, _)| is_free(*home)) {
        return None;
    }
    let mut changes: Vec<(Square, Option<Piece>)> = Vec::new();
    changes.extend(stand.iter().map(|(at, _)| (*at, None)));
    changes.extend(places);
    let set = |home: Square| {
        let mut wrong = wrong.iter();
        wrong
            .find(|(_, belongs)| *belongs == home)
            .map_or(home, |(set, _)| *set)
    };
    let open = proper.castlings().into_iter().filter(|castling| {
        let (king, corner) = proper.castling_squares(*castling);
        !is_moved(state, set(king)) && !is_moved(state, set(corner))
    });
    let open: Vec<_> = open.collect();
    position.amended(&changes, &open)
}

/// Where the man stands now that was set up on this square; nothing when he was taken.
fn stands_now(state: &State, set: Square) -> Option<Square> {
    let mut man = Pledge {
        man: Named::At(set),
        on: None,
    };
    let afters = state.past.iter().skip(1).map(|ply| &ply.before);
    for (ply, after) in state.past.iter().zip(afters.chain([&state.position])) {
        man = followed(man, &ply.before, ply.done, after);
    }
    match man.man {
        Named::At(at) => Some(at),
        Named::Any | Named::Lost => None,
    }
}

/// Has a man moved from this square, or to it?
fn is_moved(state: &State, at: Square) -> bool {
    let mut past = state.past.iter();
    past.any(|ply| ply.squares().contains(&at))
}

/// How many moves a seat has made; two at once are one (A14).
fn made(state: &State, seat: Seat) -> usize {
    let plies = state.past.iter();
    plies
        .filter(|ply| ply.is_move() && !ply.is_second() && ply.mover() == seat)
        .count()
}

/// A1, A3: the position from which this seat may have the game begun afresh.
///
/// # Errors
/// Nothing was wrong, it is too late, or it is not for this seat to say.
pub fn afresh(setup: &Setup, state: &State, seat: Seat) -> Result<Position, Breach> {
    let refuse = |breach| Err(Breach::Letter(breach));
    let slips = &state.letter.slips;
    if known(setup) == Slips::Unknown {
        return refuse(LetterBreach::Unknown(Spoken::Afresh));
    }
    let turned = slips.contains(&Slip::Turned);
    let kept = slips.contains(&Slip::OddsKept) && setup.giver() == Some(seat);
    let proper = setup.proper().ok().filter(|_| turned || kept);
    match proper {
        None => refuse(LetterBreach::NothingToRectify(expected(setup))),
        Some(proper) if made(state, seat) < MOVES => Ok(proper),
        Some(_) if turned => refuse(LetterBreach::RectifyLate(Slipped::Board)),
        Some(_) => refuse(LetterBreach::RectifyLate(Slipped::Odds)),
    }
}

/// For what a seat would have a game begun afresh without a right to it: where odds are given, for those that were kept
/// (A3), be they his to give or not.
fn expected(setup: &Setup) -> Slipped {
    match setup.giver().is_some() || known(setup) != Slips::BoardToo {
        true => Slipped::Odds,
        false => Slipped::Board,
    }
}

/// A2: the position in which what was set up wrongly on a square stands right, and the slip that this puts right.
///
/// "Such men can be placed as they should": the article sets no other bound than four moves of each side. So a man is put on
/// his square though he has been played since; the moves that were made stand. It cannot be done with one who was taken,
/// nor where another stands now.
///
/// # Errors
/// Nothing was wrong there, four moves have been made on each side, or it cannot be done.
pub fn rectify(setup: &Setup, state: &State, at: Square) -> Result<(Position, Slip), Breach> {
    let refuse = |breach| Err(Breach::Letter(breach));
    if known(setup) == Slips::Unknown {
        return refuse(LetterBreach::Unknown(Spoken::Rectify));
    }
    let is_there = |slip: &&Slip| slip.squares().contains(&at);
    let Some(slip) = state.letter.slips.iter().find(is_there) else {
        return refuse(LetterBreach::NothingToRectify(Slipped::Men));
    };
    let seats = setup.game.seats().iter();
    if seats.map(|seat| made(state, *seat)).min().unwrap_or(0) >= MOVES {
        return refuse(LetterBreach::RectifyLate(Slipped::Men));
    }
    match put_right(setup, state, *slip) {
        Some(position) => Ok((position, *slip)),
        None => refuse(LetterBreach::CannotRectify { at }),
    }
}
