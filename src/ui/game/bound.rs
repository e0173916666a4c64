//! What is said below the board in a game to the letter: check said, what binds, what waits to be lifted or claimed.

use super::app::App;
use super::claims;
use super::hand::told_unlifted;
use super::passing::who;
use super::spoken::last_mover;
use super::touch::bound_to;
use super::why::men;
use crate::board::square::Square;
use crate::lang::sentence::list;
use crate::law::bond::{Duty, Laid};
use crate::law::breach::{Breach, LetterBreach};
use crate::table::Table;
use crate::table::letter::{Said, Touched};
use crate::table::state::Stage;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;

/// What is said of the game as it stands, a sentence each; nothing with the arbiter, or while one looks back.
pub fn said(app: &App, here: &Here, table: &Table) -> Vec<String> {
    let state = table.state();
    if app.only_looks() || state.stage != Stage::Play || !table.setup().house.is_to_the_letter() {
        return Vec::new();
    }
    let look = here.look;
    let (hands, words) = (&look.words().hands, &look.words().letter);
    let mover = who(table, last_mover(table), look);
    let mut said = Vec::new();
    if let Some(verdict) = table.pending() {
        let key = here.keys.cap(Intent::Choose);
        said.push((hands.pending)(&look.words().verdict(&verdict), &key));
    }
    // Before all that may be too long for its rows.
    said.extend(claim(here, table));
    // Whether it is one is for the others to see (A18).
    if state.letter.said != Said::Nothing {
        said.push((hands.does)(&mover, words.act.says_check));
    }
    said.extend(hand(app, here, table));
    let unlifted = told_unlifted(table);
    if !unlifted.is_empty() {
        let grid = state.position.grid();
        let labels: Vec<String> = unlifted.map(|at| grid.label(at)).collect();
        let lifts = (words.state.to_lift)(&labels);
        said.push((hands.to_lift)(
            &mover,
            &lifts,
            &here.keys.cap(Intent::Lift),
        ));
    }
    said
}

/// What the seat at turn has touched, and what it must do.
fn hand(app: &App, here: &Here, table: &Table) -> Vec<String> {
    let (look, state) = (here.look, table.state());
    let (hands, words) = (&look.words().hands, &look.words().letter);
    let player = who(table, state.position.turn(), look);
    let touched = |at: Square| men(&state.position, |board| (words.state.touched)(at, board));
    let mut said = Vec::new();
    if state.letter.touched == Touched::Adjusting {
        let adjust = Breach::Letter(LetterBreach::AdjustLate);
        let article = (table.setup().game.page().rule)(&adjust).article.id;
        said.push((hands.adjusting)(&player, words.state.adjusting, article));
    }
    let Some(bond) = state.letter.bond else {
        if let Touched::At(at) = state.letter.touched
            && app.hand != Some(at)
        {
            let key = here.keys.cap(Intent::Choose);
            said.push((hands.touched_free)(&player, &touched(at), &key));
        }
        return said;
    };
    let must = men(&state.position, |board| (words.must)(&bond, board));
    let article = bond.article.id;
    let played = |at, article| (hands.touched_played)(&player, &touched(at), article);
    match (state.letter.touched, bond.laid, bond.duty) {
        (Touched::At(at), Laid::ByTouch, Duty::Play(_)) => said.push(played(at, article)),
        (Touched::At(at), Laid::ByTouch, Duty::Take(_)) => {
            said.push((hands.touched_taken)(&player, &touched(at), article));
        }
        (Touched::At(at), Laid::ByTouch, Duty::King | Duty::OutOfCheck | Duty::Again) => {
            said.push((hands.touched_bound)(&player, &touched(at), &must, article));
        }
        // A man touched under a remedy binds besides.
        (Touched::At(at), Laid::ByRemedy, Duty::Take(_) | Duty::OutOfCheck | Duty::Again)
            if bound_to(table) == Some(at) =>
        {
            let besides = Breach::Letter(LetterBreach::TouchedAlready { at });
            let besides = (table.setup().game.page().rule)(&besides).article.id;
            said.extend([(hands.bound)(&player, &must, article), played(at, besides)]);
        }
        _ => said.push((hands.bound)(&player, &must, article)),
    }
    said
}

/// What can be claimed, where the table tells it.
fn claim(here: &Here, table: &Table) -> Option<String> {
    let (seats, fault) = claims::told(table)?;
    let (look, key) = (here.look, here.keys.cap(Intent::Claim));
    let what = (look.words().letter.offence)(fault.offence);
    let article = fault.offence.article().id;
    let who: Vec<String> = seats.iter().map(|seat| who(table, *seat, look)).collect();
    let who = list(&who, look.words().terms.or);
    Some((look.words().hands.may_claim)(&who, what, article, &key))
}
