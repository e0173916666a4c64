//! Beside the board: seats, whose turn, taken men, counts, the moves, what the cursor stands on.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::app::App;
use super::view::line;
use super::why::stands;
use crate::board::piece::{Piece, Seat};
use crate::games::page::Counted;
use crate::lang::sentence::list;
use crate::notation::letters::Letters;
use crate::notation::san;
use crate::rules::chess::position::Position;
use crate::table::Table;
use crate::table::setup::Start;
use crate::table::state::{Named, Stage};
use crate::ui::clean::cells;
use crate::ui::here::Here;
use crate::ui::look::Look;

/// Game, two seats, whose turn.
pub const SEAT_ROWS: u16 = 4;
/// How far the held man is named behind what the cursor stands on, so that neither moves the other.
const HELD_AT: u16 = 18;

/// The name of who sits there, or of the seat.
pub fn name(table: &Table, seat: Seat, look: &Look) -> String {
    look.name(&table.setup().names, seat)
}

/// What runs besides the game: odds, a count, undertakings; a line each.
pub fn notes(table: &Table, look: &Look) -> Vec<String> {
    let words = look.words();
    let lines = &words.screen;
    let grid = table.state().position.grid();
    let mut notes = Vec::new();
    if let Start::Odds(odds) = &table.setup().start {
        let array = table.setup().game.start();
        let man = |at| {
            let role = array.piece(at).map(|piece| (words.terms.role)(piece.role));
            format!("{} {}", role.unwrap_or_default(), grid.label(at))
        };
        let men: Vec<String> = odds.men.iter().copied().map(man).collect();
        notes.push((lines.odds)(odds.giver, &list(&men, words.terms.and)));
    }
    let counted = table.setup().game.page().draws.counted;
    if let (Some(count), Counted::Announced { .. }) = (table.state().count, counted) {
        notes.push((lines.counting)(count.by, count.plies / 2));
    }
    for seat in Seat::TWO {
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
    notes
}

/// Game and move, the seats, whose turn it is, and the notes.
pub fn draw_seats(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
    notes: &[String],
) {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let position = app.position(table);
    line(
        buffer,
        area,
        0,
        (words.terms.game)(table.setup().game.source()),
        theme.title,
    );
    let below = app.below(table);
    for (row, seat) in [(1, below.opponent()), (2, below)] {
        draw_seat(app, buffer, area, row, seat, here, table);
    }
    line(buffer, area, 3, &state(app, table, look), theme.accent);
    let number = (words.screen.move_number)(position.move_number());
    right(buffer, area, 3, &number, theme.accent);
    for (row, note) in (SEAT_ROWS..).zip(notes) {
        line(buffer, area, row, note, theme.text);
    }
}

/// Whose turn it is, whether he is in check, how it ended: always in sight.
fn state(app: &App, table: &Table, look: &Look) -> String {
    let words = look.words();
    let lines = &words.screen;
    if let Some(ply) = app.ply {
        return (lines.looking_back)(ply, table.state().past.len());
    }
    let state = table.state();
    let turn = state.position.turn();
    match state.stage {
        Stage::Over(verdict) => {
            let ending = words.ending(verdict.ending);
            format!("{} {ending}", verdict.score())
        }
        _ if state.in_check() => (lines.in_check)(turn),
        _ => (lines.to_move)(turn),
    }
}

fn draw_seat(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    row: u16,
    seat: Seat,
    here: &Here,
    table: &Table,
) {
    let (look, theme) = (here.look, &here.look.theme);
    let turn = app.position(table).turn();
    if turn == seat && (app.ply.is_some() || table.state().verdict().is_none()) {
        line(buffer, area, row, look.pick("▸", ">"), theme.accent);
    }
    let taken = taken(app, table, seat, look);
    let room = area.width.saturating_sub(3 + width(&taken));
    let man = Rect {
        x: area.x + 2,
        width: room,
        ..area
    };
    let colour = (look.words().terms.seat)(seat);
    let name = name(table, seat, look);
    let text = match name == colour {
        true => name,
        false => format!("{name} ({colour})"),
    };
    line(buffer, man, row, &text, theme.text);
    right(buffer, area, row, &taken, theme.text);
}

/// The men that a seat took, the strongest first.
fn taken(app: &App, table: &Table, by: Seat, look: &Look) -> String {
    let past = table.state().past.iter().take(app.plies_shown(table));
    let mut men: Vec<Piece> = past
        .filter_map(|ply| ply.before.taken(ply.played).map(|(_, piece)| piece))
        .filter(|piece| piece.seat != by)
        .collect();
    men.sort_by_key(|piece| std::cmp::Reverse(piece.role));
    men.into_iter().map(|piece| look.man(piece)).collect()
}

fn width(text: &str) -> u16 {
    u16::try_from(cells(text)).unwrap_or(u16::MAX)
}

fn right(buffer: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    let width = width(text).min(area.width);
    let end = Rect {
        x: area.right() - width,
        width,
        ..area
    };
    line(buffer, end, row, text, style);
}

/// What the cursor stands on, and the man that is held.
pub fn draw_stands(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    let (look, theme) = (here.look, &here.look.theme);
    let position = app.position(table);
    line(
        buffer,
        area,
        0,
        &stands(position, app.cursor, here),
        theme.accent,
    );
    if let Some(from) = app.hand
        && let Some(piece) = position.piece(from)
        && area.width > HELD_AT
    {
        let label = position.grid().label(from);
        let text = format!("({}{label})", look.man(piece));
        let held = Rect {
            x: area.x + HELD_AT,
            width: area.width - HELD_AT,
            ..area
        };
        line(buffer, held, 0, &text, theme.accent);
    }
}

/// The moves, two a line, the page of them on which the shown one stands. A page begins with the last line of the one
/// before, so that lines do not move while one plays.
pub fn draw_moves(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    if area.height < 2 {
        return;
    }
    let (look, theme) = (here.look, &here.look.theme);
    let past = &table.state().past;
    let Some(first) = past.first() else {
        return;
    };
    // With Black to begin, the first line has no move of White's.
    let offset = usize::from(first.before.turn() == Seat::Black);
    let shown = app.plies_shown(table);
    let sight = usize::from(area.height - 1);
    let current = (shown.saturating_sub(1) + offset) / 2;
    let page = sight.saturating_sub(1).max(1);
    let top = current.saturating_sub(usize::from(sight > 1)) / page * page;
    let letters = Letters::from(look.lang);
    let column = area.width.saturating_sub(6) / 2;
    for (row, number) in (1..area.height).zip(top..) {
        for half in 0..2_u16 {
            let Some(ply) = (2 * number + usize::from(half)).checked_sub(offset) else {
                continue;
            };
            let Some(past) = past.get(ply) else {
                break;
            };
            let text = san::write(&past.before, past.played, letters);
            // Only where one looks back: while one plays, the last move is the last.
            let style = match app.ply.is_some() && ply + 1 == shown {
                true => theme.selected,
                false => theme.text,
            };
            let number_area = Rect { width: 5, ..area };
            let text_area = Rect {
                x: area.x + 6 + half * column.min(10),
                width: column,
                ..area
            };
            let number = numbered(&past.before);
            line(buffer, number_area, row, &number, theme.text);
            line(buffer, text_area, row, &text, style);
        }
    }
}

fn numbered(before: &Position) -> String {
    format!("{:>4}.", before.move_number())
}
