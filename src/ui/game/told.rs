//! An act of a game to the letter in a line: who did what, as one looks back at it.

use super::app::App;
use super::moves::listed;
use super::review::Acts;
use crate::lang::words::letter::of;
use crate::lang::words::reasons::Board;
use crate::law::ending::Ending;
use crate::notation::written;
use crate::rules::play::Play;
use crate::table::Table;
use crate::table::act::{Act, Answer, Claim, Entry};
use crate::table::state::Done;
use crate::ui::look::Look;

/// The act that led to the table one looks back at.
pub fn told(app: &App, look: &Look) -> Option<String> {
    let acts = app.acts()?;
    let (entry, before) = acts.last()?;
    let words = look.words();
    let did = did(acts, entry, before, look);
    let line = of((words.terms.seat)(entry.seat), &did);
    // What was taken back by it.
    let plies = |table: &Table| table.state().past.len();
    let gone = plies(before).saturating_sub(plies(acts.table()));
    Some(match (gone, &entry.act) {
        (0, _) | (_, Act::Afresh) => format!("{line}."),
        (gone, _) => format!("{line}: {}.", (words.letter.taken_back)(gone)),
    })
}

/// What was done, a predicate.
fn did(acts: &Acts, entry: &Entry, before: &Table, look: &Look) -> String {
    let lines = &look.words().letter.act;
    let position = &before.state().position;
    let label = |at| position.grid().label(at);
    let men = |at| position.piece(at);
    let board = Board::new(position.grid(), &men);
    match &entry.act {
        Act::Play(play) | Act::Insist(play) | Act::Second(play) => played(acts, before, play, look),
        Act::Huff(at) => (lines.huffs)(&label(*at)),
        Act::Demand => lines.demands.to_owned(),
        Act::OfferDraw => lines.offers_draw.to_owned(),
        Act::AskTakeBack { plies } => (lines.asks_back)(before.state().plies_among(*plies)),
        Act::Answer(Answer::Accept) => lines.accepts.to_owned(),
        Act::Answer(Answer::Decline) => lines.declines.to_owned(),
        Act::Claim(claim) => match claim {
            Claim::Flag => look.words().clock.claims_flag.to_owned(),
            Claim::Threefold => (lines.claims_draw)(Ending::Threefold),
            Claim::FiftyMoves => (lines.claims_draw)(Ending::FiftyMoves),
            Claim::TwentyMoves => (lines.claims_draw)(Ending::TwentyMoves),
            Claim::Offence(offence) => (lines.claims)(*offence),
            Claim::Pointing(at) => (lines.points_at)(*at, &board),
        },
        Act::Count => lines.counts.to_owned(),
        Act::Undertake(undertaking) => {
            let [man, on] = [undertaking.man, undertaking.on].map(|at| at.map(label));
            (lines.undertakes)(man.as_deref(), on.as_deref())
        }
        Act::Resign => lines.resigns.to_owned(),
        Act::Touch(at) => (lines.touches)(*at, &board),
        Act::Adjust => lines.adjusts.to_owned(),
        Act::Announce => lines.says_check.to_owned(),
        Act::Lift(at) => (lines.lifts)(&[label(*at)]),
        Act::Remedy(remedy) => {
            let state = before.state();
            let Some(claimed) = &state.letter.claimed else {
                return String::new();
            };
            // The men as they stood before what was claimed.
            let stood = state
                .past
                .get(claimed.ply)
                .map_or(position, |ply| &ply.before);
            let men = |at| stood.piece(at);
            let board = Board::new(stood.grid(), &men);
            let remedy = (look.words().letter.remedy)(*remedy, claimed.offence, &board);
            (lines.chooses)(&remedy)
        }
        Act::Rectify(at) => (lines.rectifies)(&label(*at)),
        Act::Afresh => lines.begins_afresh.to_owned(),
        Act::Stop => look.words().clock.stops.to_owned(),
        Act::Go => look.words().clock.goes.to_owned(),
    }
}

/// A move, as the list writes it; where claims are silent, a false one like any other.
fn played(acts: &Acts, before: &Table, play: &Play, look: &Look) -> String {
    let lines = &look.words().letter.act;
    let after = acts.table();
    let number = before.state().past.len();
    let Some(done) = after.state().past.get(number).map(|ply| ply.done) else {
        return (lines.plays)(&written::play(&before.state().position, play));
    };
    let text = listed(after, number, look);
    let text = text.trim_matches(['&', '?', '+', '#']);
    match done {
        Done::Second(_) => (lines.moves_twice)(text),
        Done::Amiss(_) if after.setup().house.hints() => (lines.moves_falsely)(text),
        _ => (lines.plays)(text),
    }
}
