//! What each act of a game was, told in a few words after the name of who did it: `touches the knight on g1`.

use crate::board::grid::Grid;
use crate::board::square::Square;
use crate::host::refused::plain;
use crate::lang::words::Words;
use crate::lang::words::letter::LetterActs;
use crate::lang::words::reasons::Board;
use crate::law::ending::Ending;
use crate::law::remedy::Remedy;
use crate::notation::written;
use crate::rules::cross;
use crate::rules::letter::Attack;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::act::{Act, Answer, Claim, Undertaking};
use crate::table::state::{Done, State};
use crate::table::step::Step;
use crate::table::to_the_letter::Change;

/// An act as it was weighed in a state, in plain characters.
pub fn told(act: &Act, before: &State, step: &Step, words: &Words) -> String {
    let lines = &words.letter.act;
    let grid = before.position.grid();
    let label = |at: &Square| grid.label(*at);
    let text = match act {
        Act::Play(_) | Act::Insist(_) | Act::Second(_) => placed(step, before, lines),
        Act::Touch(at) => on_board(&before.position, &|board| (lines.touches)(*at, board)),
        Act::Adjust => lines.adjusts.to_owned(),
        Act::Announce => lines.says_check.to_owned(),
        Act::Claim(Claim::Flag) => words.clock.claims_flag.to_owned(),
        Act::Claim(claim) => claimed(*claim, &before.position, lines),
        Act::Remedy(remedy) => {
            let choice = remedy_in_words(*remedy, before, words);
            choice.map_or_else(String::new, |choice| (lines.chooses)(&choice))
        }
        Act::Lift(at) => (lines.lifts)(&[label(at)]),
        Act::Rectify(at) => (lines.rectifies)(&label(at)),
        Act::Afresh => lines.begins_afresh.to_owned(),
        Act::Huff(at) => (lines.huffs)(&label(at)),
        Act::Demand => lines.demands.to_owned(),
        Act::Count => lines.counts.to_owned(),
        Act::Undertake(how) => undertaken(*how, grid, lines),
        Act::OfferDraw => lines.offers_draw.to_owned(),
        Act::AskTakeBack { plies } => (lines.asks_back)(before.plies_among(*plies)),
        Act::Answer(Answer::Accept) => lines.accepts.to_owned(),
        Act::Answer(Answer::Decline) => lines.declines.to_owned(),
        Act::Resign => lines.resigns.to_owned(),
        Act::Stop => words.clock.stops.to_owned(),
        Act::Go => words.clock.goes.to_owned(),
    };
    plain(&text)
}

/// The same as it is told at a table: while the players must find out for themselves which moves are false, none is said
/// to be.
pub fn told_at(table: &Table, act: &Act, before: &State, step: &Step, words: &Words) -> String {
    let house = &table.setup().house;
    let hides = house.is_to_the_letter() && !house.hints() && table.state().verdict().is_none();
    match step {
        Step::Letter(Change::Placed(placed)) if hides => match placed.done {
            Done::Amiss(play) => {
                let text = written::play(&before.position, &play);
                plain(&(words.letter.act.plays)(&text))
            }
            _ => told(act, before, step, words),
        },
        _ => told(act, before, step, words),
    }
}

/// The position as its text tells it: a warning that nobody gave is left out.
pub fn told_position(state: &State) -> Position {
    let position = state.position;
    let unsaid = state.letter.unsaid_attacks();
    let Some(cross) = position.cross().filter(|_| !unsaid.is_empty()) else {
        return position;
    };
    let mut parts = cross.parts();
    parts.warnings.retain(|warning| {
        let warned = Attack {
            attacker: warning.attacker,
            target: warning.queen,
        };
        !unsaid.contains(&warned)
    });
    let told = cross::position::Position::new(cross.laws(), cross.seating(), &parts);
    told.map_or(position, Position::Cross)
}

/// A remedy for what is claimed, the men named where they stood before it; nothing where nothing is claimed.
pub fn remedy_in_words(remedy: Remedy, state: &State, words: &Words) -> Option<String> {
    let fault = state.letter.claimed.as_ref()?;
    let lines = &words.letter;
    // V13: with nothing played since, nothing need be played over.
    if remedy == Remedy::PlayOver && fault.ply + 1 >= state.past.len() {
        return Some(lines.counts_as_said.to_owned());
    }
    let claimed = state.past.get(fault.ply);
    let position = claimed.map_or(&state.position, |ply| &ply.before);
    Some(on_board(position, &|board| {
        (lines.remedy)(remedy, fault.offence, board)
    }))
}

fn on_board(position: &Position, say: &dyn Fn(&Board) -> String) -> String {
    let men = |at| position.piece(at);
    say(&Board::new(position.grid(), &men))
}

/// A man put down: what came of it, the step has.
fn placed(step: &Step, before: &State, lines: &LetterActs) -> String {
    let position = &before.position;
    let done = match step {
        Step::Letter(Change::Placed(placed)) => placed.done,
        Step::Ply(played) => Done::Move(*played),
        _ => return String::new(),
    };
    match done {
        Done::Move(played) => (lines.plays)(&written::squares(position, played)),
        Done::Second(played) => (lines.moves_twice)(&written::squares(position, played)),
        Done::Amiss(play) => (lines.moves_falsely)(&written::play(position, &play)),
        Done::Huff(at) => (lines.huffs)(&position.grid().label(at)),
    }
}

fn claimed(claim: Claim, position: &Position, lines: &LetterActs) -> String {
    let ending = match claim {
        Claim::Flag => Ending::Time,
        Claim::Offence(offence) => return (lines.claims)(offence),
        Claim::Pointing(at) => return on_board(position, &|board| (lines.points_at)(at, board)),
        Claim::Threefold => Ending::Threefold,
        Claim::FiftyMoves => Ending::FiftyMoves,
        Claim::TwentyMoves => Ending::TwentyMoves,
    };
    (lines.claims_draw)(ending)
}

fn undertaken(how: Undertaking, grid: &Grid, lines: &LetterActs) -> String {
    let label = |at: Option<Square>| at.map(|at| grid.label(at));
    let (man, on) = (label(how.man), label(how.on));
    (lines.undertakes)(man.as_deref(), on.as_deref())
}
