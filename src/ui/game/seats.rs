//! Beside the board: the game, who sits there, whose turn it is, and what runs besides.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::drill;
use super::seats_four;
use super::standing::standing;
use super::taken::taken;
use super::view::{line, right, width};
use super::voiced::Voiced;
use crate::board::piece::Seat;
use crate::lang::words::letter::of;
use crate::table::Table;
use crate::table::letter::Said;
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
    let mut title = match &app.drill {
        Some(drill) => drill::title(drill, look),
        None => (words.terms.game)(table.setup().game.source()).to_owned(),
    };
    let number = (words.screen.move_number)(table.state().number(app.plies_shown(table)));
    let beside = |text: &str| area.width.saturating_sub(width(text) + 1);
    if table.setup().house.is_to_the_letter() {
        let dot = look.pick("·", "-");
        let whole = format!("{title} {dot} {}", words.letter.to_the_letter);
        let room = match app.position(table).cross() {
            Some(_) => beside(&number),
            None => area.width,
        };
        if width(&whole) <= room {
            title = whole;
        }
    }
    line(buffer, area, 0, &title, theme.title);
    if let Some(cross) = app.position(table).cross() {
        right(buffer, area, 0, &number, theme.accent);
        seats_four::draw(app, buffer, area, here, table, cross);
    } else {
        let below = app.below(table);
        for (row, seat) in [(1, below.opponent()), (2, below)] {
            draw_seat(app, buffer, area, row, seat, here, table);
        }
        let state = state(app, table, look, beside(&number));
        line(buffer, area, 3, &state, theme.accent);
        // What binds matters more than the number of the move.
        let is_hidden = table.setup().house.is_to_the_letter() && width(&state) > beside(&number);
        if !is_hidden {
            right(buffer, area, 3, &number, theme.accent);
        }
    }
    let first = rows(table.setup().game.seats().len());
    for (row, note) in (first..).zip(notes) {
        line(buffer, area, row, note, theme.text);
    }
}

/// Whose turn it is, whether he is in check, how it ended: always in sight. To the letter also what binds, and what is
/// waited for, in full if there is room for it.
fn state(app: &App, table: &Table, look: &Look, room: u16) -> String {
    let words = look.words();
    let lines = &words.screen;
    if let Some(at) = app.looking_back(table, words) {
        return at;
    }
    let state = table.state();
    let turn = state.position.turn();
    match state.stage {
        Stage::Over(verdict) => {
            let ending = words.ending(verdict.ending);
            format!("{} {ending}", table.score().unwrap_or_default())
        }
        _ => {
            let seats = [turn.opponent(), turn].into_iter();
            let mut standing = seats.filter_map(|seat| Some((seat, standing(state, seat, words)?)));
            if let Some((seat, stands)) = standing.next() {
                return fitting(stands.map(|how| of((words.terms.seat)(seat), &how)), room);
            }
            if let Some(verdict) = table.pending() {
                return (words.seen.pending)(words.ending(verdict.ending));
            }
            match Voiced::now(table).king_in_check() {
                _ if state.letter.said != Said::Nothing => {
                    of((words.terms.seat)(turn), words.seen.check_said)
                }
                Some(_) => (lines.in_check)(turn),
                None => (lines.to_move)(turn),
            }
        }
    }
}

/// The text in full, or the short one where there is no room for it.
fn fitting([full, short]: [String; 2], room: u16) -> String {
    match width(&full) <= room {
        true => full,
        false => short,
    }
}

/// The seat at turn; while a remedy is chosen, the claimant.
pub fn marked(table: &Table, turn: Seat) -> Seat {
    match table.state().stage {
        Stage::Remedy { by, .. } => by,
        _ => turn,
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
    let turn = marked(table, app.position(table).turn());
    if turn == seat && (app.looks_back() || table.state().verdict().is_none()) {
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
