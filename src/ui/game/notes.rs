//! What runs besides the game: odds, a count, undertakings, a line each below the seats.

use super::app::{App, Keeping};
use crate::board::grid::Names;
use crate::games::page::Counted;
use crate::lang::sentence::list;
use crate::lang::words::Words;
use crate::table::Table;
use crate::table::setup::Start;
use crate::table::state::Named;
use crate::ui::contest::InMatch;
use crate::ui::look::Look;

/// What runs besides the game: odds, a count, undertakings; a line each.
pub fn notes(app: &App, table: &Table, look: &Look) -> Vec<String> {
    let words = look.words();
    let lines = &words.screen;
    let grid = table.state().position.grid();
    let mut notes = match app.keeping {
        Keeping::Unkept => vec![words.room.is_unkept.to_owned()],
        Keeping::LookedAt => vec![words.room.as_opened.to_owned()],
        Keeping::Kept | Keeping::Exercise => Vec::new(),
    };
    let standing = InMatch::seen(table.setup(), look).standing(table.state().verdict());
    let standing = standing.map(|standing| standing.join(look.pick(" · ", ", ")));
    notes.extend(standing);
    notes.extend(settled(table, words));
    if let Some((moves, of)) = table.kings_counted() {
        notes.push((lines.kings)(moves, of));
    }
    let counted = table.setup().game.page().draws.counted;
    if let (Some(count), Counted::Announced { .. }) = (table.state().count, counted) {
        notes.push((lines.counting)(count.by, count.moves()));
    }
    for seat in table.setup().game.seats().iter().copied() {
        let Some(pledge) = table.state().pledges.get(seat.index()).copied().flatten() else {
            continue;
        };
        let on = pledge.on.map(|at| grid.label(at));
        let man = match pledge.man {
            Named::Any => None,
            Named::At(at) => {
                let piece = table.state().position.piece(at);
                let role = piece.map(|piece| (words.terms.role)(piece.role));
                Some(format!("{} {}", role.unwrap_or_default(), grid.label(at)))
            }
            Named::Lost => {
                notes.push((lines.pledge_lost)(seat));
                continue;
            }
        };
        notes.push((lines.pledged)(seat, man.as_deref(), on.as_deref()));
    }
    // Who may consult, when one looks back, is said of what is looked at.
    let looked = app.looked_at(table);
    let table = looked.as_ref().unwrap_or(table);
    let consulting = table.consulting().unwrap_or_default();
    if !consulting.is_empty() && table.state().verdict().is_none() {
        notes.push((words.four.news.may_consult)(consulting));
    }
    notes
}

/// What was settled before the game, a line each: odds, and who loses, wins.
pub fn settled(table: &Table, words: &Words) -> Vec<String> {
    let lines = &words.screen;
    let grid = table.state().position.grid();
    let mut notes = Vec::new();
    if let Start::Odds(odds) = &table.setup().start {
        let array = table.setup().game.start();
        let man = |at| {
            let role = array.piece(at).map(|piece| (words.terms.role)(piece.role));
            format!("{} {}", role.unwrap_or_default(), grid.label(at))
        };
        let men = match (odds.men.as_slice(), grid.names()) {
            // Several men of draughts by their numbers alone, since they are all alike.
            ([_, _, ..], Names::Number) => {
                let men = grid.in_order(&odds.men);
                let labels: Vec<String> = men.into_iter().map(|at| grid.label(at)).collect();
                (words.menu.odds.men)(&labels.join(", "))
            }
            (men, _) => {
                let men: Vec<String> = men.iter().copied().map(man).collect();
                list(&men, words.terms.and)
            }
        };
        notes.push((lines.odds)(odds.giver, &men));
    }
    if let Some(giver) = table.setup().draw_given {
        notes.push((lines.draw_given)(giver));
    }
    if table.setup().is_to_lose() {
        notes.push(lines.losing.to_owned());
    }
    notes
}
