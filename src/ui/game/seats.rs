//! Beside the board: the game, who sits there, whose turn it is, and what runs besides.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::drill;
use super::seats_four;
use super::taken::taken;
use super::view::{line, right, width};
use crate::board::piece::Seat;
use crate::table::Table;
use crate::table::state::Stage;
use crate::ui::here::Here;
use crate::ui::look::Look;

/// The rows of the panel, notes left out: the game, two seats, whose turn it is; or the game, the sides, four seats.
pub const fn rows(seats: usize) -> u16 {
    match seats {
        4 => 6,
        _ => 4,
    }
}

/// The name of who sits there, or of the seat.
pub fn name(table: &Table, seat: Seat, look: &Look) -> String {
    look.name(&table.setup().names, seat)
}

/// Game and move, the seats, whose turn it is, and the notes.
pub fn draw(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
    notes: &[String],
) {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let title = match &app.drill {
        Some(drill) => drill::title(drill, look),
        None => (words.terms.game)(table.setup().game.source()).to_owned(),
    };
    let number = (words.screen.move_number)(table.state().number(app.plies_shown(table)));
    line(buffer, area, 0, &title, theme.title);
    if let Some(cross) = app.position(table).cross() {
        right(buffer, area, 0, &number, theme.accent);
        seats_four::draw(app, buffer, area, here, table, cross);
    } else {
        let below = app.below(table);
        for (row, seat) in [(1, below.opponent()), (2, below)] {
            draw_seat(app, buffer, area, row, seat, here, table);
        }
        line(buffer, area, 3, &state(app, table, look), theme.accent);
        right(buffer, area, 3, &number, theme.accent);
    }
    let first = rows(table.setup().game.seats().len());
    for (row, note) in (first..).zip(notes) {
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
            format!("{} {ending}", table.score().unwrap_or_default())
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
    let colour = (look.words().terms.seat)(seat);
    let name = name(table, seat, look);
    let text = match name == colour {
        true => name,
        false => format!("{name} ({colour})"),
    };
    let room = area.width.saturating_sub(3 + width(&text));
    let taken = taken(app, table, seat, look, room);
    let man = Rect {
        x: area.x + 2,
        width: area.width.saturating_sub(3 + width(&taken)),
        ..area
    };
    line(buffer, man, row, &text, theme.text);
    right(buffer, area, row, &taken, theme.text);
}
