//! What runs besides the game: odds, a count, undertakings, a line each below the seats.

use super::app::{App, Keeping};
use super::layout::Layout;
use super::needs::Needs;
use crate::games::page::Counted;
use crate::lang::words::Words;
use crate::table::Table;
use crate::table::state::Named;
use crate::ui::contest::InMatch;
use crate::ui::handicap::given;
use crate::ui::here::Here;
use crate::ui::look::Look;
use crate::ui::prose::Paragraph;

/// The notes as they stand below the seats: a long one in as many rows as it takes there.
pub fn laid(app: &App, table: &Table, here: &Here) -> Vec<String> {
    let notes = notes(app, table, here.look);
    let width = |rows: usize| {
        let layout = Layout::of(here.area, &Needs::of(table, rows));
        layout.map_or(usize::MAX, |layout| usize::from(layout.seats.width))
    };
    let lay = |width: usize| -> Vec<String> {
        let style = here.look.theme.text;
        let rows = notes
            .iter()
            .flat_map(|note| Paragraph::new(note, style).lay(width));
        rows.map(|row| row.to_string()).collect()
    };
    let first = width(notes.len());
    // More rows may leave another width.
    match lay(first) {
        rows if rows.len() == notes.len() => rows,
        rows => lay(width(rows.len()).min(first)),
    }
}

/// What runs besides the game: odds, a count, undertakings; a sentence each.
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
    notes.extend(standing.map(|standing| standing.join(look.pick(" · ", ", "))));
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
    let mut notes = given(table.setup(), words);
    if table.setup().is_to_lose() {
        notes.push(words.screen.losing.to_owned());
    }
    notes
}
