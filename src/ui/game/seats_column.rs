//! Four seats where there is hardly any room: a mark, the king, a name and a side each, and what the army is in beside or
//! below it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::clock;
use super::seats::{COLUMN, marked, name};
use super::seats_four::{States, draw_king, in_order};
use super::view::{line, width};
use crate::board::piece::Seat;
use crate::rules::cross::position::Position;
use crate::table::Table;
use crate::ui::here::Here;

/// The mark of the turn, and the king.
const KING: u16 = 2;
/// A column free, and the number of a side.
const SIDE: u16 = 3;

/// Draws the seats in the order of turns.
pub fn draw(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
    position: &Position,
) {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let seating = position.seating();
    let order = in_order(table, seating);
    let playing = app.looks_back() || table.state().verdict().is_none();
    let turn = Some(marked(table, position.turn())).filter(|_| playing);
    // Beside the name where there is room for it, else below it.
    let clocks = clock::columns(app, &order);
    let (whole, beside) = (area, area.width >= COLUMN);
    let area = Rect {
        width: match beside {
            true => area.width.saturating_sub(clocks),
            false => area.width,
        },
        ..area
    };
    let room = area.width.saturating_sub(KING);
    let titles = order.map(|seat| width((words.terms.seat)(seat)));
    let longest = order.map(|seat| width(&name(table, seat, look)));
    let widest = |all: [u16; 4]| all.into_iter().max().unwrap_or(0);
    // The side gives way before a seat is cut, but not for the end of a long name.
    let with_side = widest(titles).min(widest(longest)) + SIDE <= room;
    let side = match with_side {
        true => SIDE,
        false => 0,
    };
    let names = widest(longest).min(room - side);
    let part = |x: u16, y: u16, width: u16| Rect {
        x: area.x + x,
        y,
        width: width.min(area.width.saturating_sub(x)),
        height: 1,
    };
    let mut y = area.y;
    for seat in order {
        if y >= area.bottom() {
            return;
        }
        let at_turn = turn == Some(seat);
        if at_turn {
            line(buffer, part(0, y, 1), 0, look.pick("▸", ">"), theme.accent);
        }
        draw_king(buffer, part(1, y, 1), here, app.position(table), seat);
        let own = name(table, seat, look);
        line(buffer, part(KING, y, names), 0, &own, theme.text);
        let x = KING + names + side;
        if with_side {
            let number = match seating.allied(order[0], seat) {
                true => "I",
                false => "II",
            };
            let at = part(KING + names + 1, y, SIDE - 1);
            line(buffer, at, 0, number, theme.text);
        }
        if beside {
            clock::draw(
                app,
                buffer,
                Rect {
                    y,
                    height: 1,
                    ..whole
                },
                0,
                seat,
                here,
            );
        }
        y += draw_state(app, buffer, (area, x + 1, y), here, table, (position, seat));
        if clocks > 0 && !beside && y < area.bottom() {
            clock::draw(app, buffer, part(KING, y, room), 0, seat, here);
            y += 1;
        }
    }
    if with_side {
        return;
    }
    // Who plays with whom, by the first letters of the seats.
    let mut two = [String::new(), String::new()];
    for seat in order {
        let initial = (words.terms.seat)(seat).chars().take(1);
        let of = usize::from(!seating.allied(order[0], seat));
        if let Some(side) = two.get_mut(of) {
            side.extend(initial);
        }
    }
    for (number, side) in ["I", "II"].into_iter().zip(two) {
        if y < area.bottom() {
            let text = format!("{number:<2} {side}");
            line(buffer, part(1, y, room), 0, &text, theme.text);
        }
        y += 1;
    }
}

/// What an army is in: behind the name, or in a row of its own; how many rows the seat has taken with it.
fn draw_state(
    app: &App,
    buffer: &mut Buffer,
    (area, x, y): (Rect, u16, u16),
    here: &Here,
    table: &Table,
    (position, seat): (&Position, Seat),
) -> u16 {
    let (words, theme) = (here.look.words(), &here.look.theme);
    let states = States::of(app, table, position, seat, words);
    let style = match states.urgent {
        true => theme.error,
        false => theme.strong,
    };
    let behind = area.width.saturating_sub(x);
    let (text, _) = states.fitting(behind, 0);
    // Cut, it would say nothing: the name and the mark say enough.
    if width(&text) <= behind && !text.ends_with('…') {
        let at = Rect::new(area.x + x, y, behind, 1);
        line(buffer, at, 0, &text, style);
        return 1;
    }
    // The mark says as much as that he is to move.
    let (text, _) = states.fitting(area.width, 0);
    if text == words.four.state.to_move {
        return 1;
    }
    let indent = 1.min(area.width.saturating_sub(width(&text)));
    if y + 1 < area.bottom() {
        let below = Rect::new(area.x + indent, y + 1, area.width - indent, 1);
        line(buffer, below, 0, &text, style);
    }
    2
}
