//! A move of any game, written; and what is no move of its own: a false one that stands, a second made at once.
//!
//! A false move has no short form, for that tells only legal moves apart: it is written by its squares and marked,
//! `g1g3?`. A second move at once (A14) is written with an `&` before it, `&d2d4`. Where the players say check, `+` is
//! that they said so, rightly or not: what nobody said is told to nobody.

use super::letters::Letters;
use super::{numeric, san};
use crate::games::page::Announcing;
use crate::law::ending::Ending;
use crate::rules::cross::position::Position as Cross;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::letter::Said;
use crate::table::state::{Done, Ply, State};

/// Behind a false move that stands.
const FALSE: char = '?';
/// Before a second move at once.
pub const SECOND: char = '&';

/// Writes a move as short as its position allows: `Nbd7`, `Qj12`, `32-28`.
pub fn write(position: &Position, played: Move, letters: Letters) -> String {
    match (position, played) {
        (Position::Draughts(position), Move::Draughts(m)) => numeric::write(position, m),
        _ => san::write(position, played, letters),
    }
}

/// Writes several moves of one position, parted by commas.
pub fn list(position: &Position, moves: &[Move], letters: Letters) -> String {
    joined(moves, &|played| write(position, played, letters))
}

/// Writes a move that the seat at turn may make at this table; where the players say check, without `+` and `#`.
pub fn write_at(table: &Table, played: Move, letters: Letters) -> String {
    let state = table.state();
    match check_is_told(table) {
        _ if hides_false(table) => squares(&state.position, played),
        true => write(&state.position, played, letters),
        false => {
            let unsaid = state.letter.unsaid_attacks();
            san::bare(&state.position, played, letters, &unsaid)
        }
    }
}

/// Writes several such moves, parted by commas.
pub fn list_at(table: &Table, moves: &[Move], letters: Letters) -> String {
    joined(moves, &|played| write_at(table, played, letters))
}

fn joined(moves: &[Move], write: &dyn Fn(Move) -> String) -> String {
    let written: Vec<String> = moves.iter().map(|played| write(*played)).collect();
    written.join(", ")
}

/// Is check told by the program, if at all?
fn check_is_told(table: &Table) -> bool {
    let letter = table.setup().game.page().letter;
    let by_players = letter.is_some_and(|letter| letter.announcing != Announcing::ByTheProgram);
    !(table.setup().house.is_to_the_letter() && by_players)
}

/// Must the players find out for themselves which moves are false? When the game is over it is told.
const fn hides_false(table: &Table) -> bool {
    let house = &table.setup().house;
    house.is_to_the_letter() && !house.hints() && table.state().verdict().is_none()
}

/// Writes the ply with this number in the past as a list of moves has it: `Nbd7`, `g1g3?`, `&d4`; nothing for a huff,
/// which is no move and has a word in every language.
pub fn ply(table: &Table, number: usize, letters: Letters) -> Option<String> {
    let state = table.state();
    let ply = state.past.get(number)?;
    let told = check_is_told(table);
    let (before, played) = match ply.done {
        Done::Huff(_) => return None,
        Done::Move(played) => (ply.before, Some(played)),
        Done::Second(played) => (ply.before.with_turn(ply.mover()), Some(played)),
        Done::Amiss(_) => (ply.before, None),
    };
    let mut text = match played {
        Some(played) if hides_false(table) => squares(&before, played),
        None if hides_false(table) => squares_at(table, number)?,
        Some(played) if told => write(&before, played, letters),
        Some(played) => san::bare(&before, played, letters, &ply.letter.unsaid_attacks()),
        None => squares_of(ply)?,
    };
    if ply.is_second() {
        text.insert(0, SECOND);
    }
    if !told {
        text += said(state, number);
    }
    Some(text)
}

/// `+` for a check that was said with a ply, `#` for a mate that it gave.
fn said(state: &State, number: usize) -> &'static str {
    let next = state.past.get(number + 1);
    let (letter, after) = match next {
        Some(next) => (&next.letter, &next.before),
        None => (&state.letter, &state.position),
    };
    let ended = || {
        let ending = state.verdict().map(|verdict| verdict.ending);
        let mates = [Ending::Mate, Ending::UndertakingMissed, Ending::OddsKept];
        next.is_none() && ending.is_some_and(|ending| mates.contains(&ending))
    };
    let mates = match (state.past.get(number), after.cross()) {
        (Some(ply), Some(after)) => {
            let before = ply.before.cross().map(Cross::mated);
            let new = after.mated().and(after.seating().enemies(ply.mover()));
            before.is_some_and(|before| !new.except(before).is_empty())
        }
        _ => ended(),
    };
    match (mates, letter.said) {
        (true, _) => "#",
        (false, Said::Nothing) => "",
        (false, Said::Check | Said::Falsely) => "+",
    }
}

/// Writes a ply by its squares, for scripts: `g1f3`, `32-28`, `g1g3?`, `&d2d4`; nothing for a huff.
pub fn squares_of(ply: &Ply) -> Option<String> {
    match ply.done {
        Done::Huff(_) => None,
        Done::Move(played) => Some(squares(&ply.before, played)),
        Done::Second(played) => Some(format!("{SECOND}{}", squares(&ply.before, played))),
        Done::Amiss(made) => {
            let mut text = play(&ply.before, &made);
            text.push(FALSE);
            Some(text)
        }
    }
}

/// The same of the ply with this number at a table: while the players must find out for themselves which moves are
/// false, none is said to be.
pub fn squares_at(table: &Table, number: usize) -> Option<String> {
    let text = squares_of(table.state().past.get(number)?)?;
    Some(match hides_false(table) {
        true => text.trim_end_matches(FALSE).to_owned(),
        false => text,
    })
}

/// Writes a move by its squares, for scripts: `g1f3`, `32-28`.
pub fn squares(position: &Position, played: Move) -> String {
    match (position, played) {
        (Position::Draughts(position), Move::Draughts(m)) => numeric::write(position, m),
        _ => play(position, &position.play(played)),
    }
}

/// Writes a play by its squares, legal or not: `g1f3`, `32-28`.
pub fn play(position: &Position, play: &Play) -> String {
    match position {
        Position::Chess(_) | Position::Cross(_) => play.coordinates(position.grid()),
        Position::Draughts(position) => numeric::write_play(position, play),
    }
}
