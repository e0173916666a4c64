//! What the cursor stands on, and the man that is held.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::layout::Layout;
use super::touch::bound_to;
use super::view::{line, width};
use super::voiced::Voiced;
use super::why::stood_on;
use crate::table::Table;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::look::army::Army;

/// How far at most the held man is named behind what the cursor stands on, so that neither moves the other: on a board of
/// two, and on that of four, where men are named with their owners.
const HELD_AT: [u16; 2] = [18, 21];
/// The columns that what the cursor stands on takes on a small board, and one free.
const LONGEST_STOOD_ON: u16 = 17;
/// The narrowest row on which the key that lets go of him is named behind him.
const NAMES_LET_GO: u16 = 31;

/// The man that is held, as he is named behind what the cursor stands on.
struct Held {
    /// At which column.
    at: u16,
    /// His name, and the key that lets go of him if it is named there.
    text: String,
    /// Is it?
    lets_go: bool,
}

/// The man that is held, if there is room for him.
fn held(app: &App, layout: &Layout, here: &Here, table: &Table) -> Option<Held> {
    let (look, position) = (here.look, app.position(table));
    let from = app.hand?;
    let piece = position.piece(from)?;
    let man = look.man(piece.role, Army::of(position, piece.seat));
    let text = format!("({man}{})", position.grid().label(from));
    let [of_two, of_four] = HELD_AT;
    let most = position.cross().map_or(of_two, |_| of_four);
    let at = layout.stands.width.saturating_sub(width(&text)).min(most);
    if at < LONGEST_STOOD_ON {
        return None;
    }
    // A key of which it is not said what it does says nothing.
    let key = here.keys.cap(Intent::Cancel);
    let whole = format!("{text} {key} {}", look.words().screen.now.let_go);
    let free = layout.stands.width >= NAMES_LET_GO && bound_to(table).is_none();
    let lets_go = free && width(&whole) <= layout.stands.width - at;
    let text = if lets_go { whole } else { text };
    Some(Held { at, text, lets_go })
}

/// Is the key that lets go of the held man named behind him?
pub fn names_let_go(app: &App, layout: &Layout, here: &Here, table: &Table) -> bool {
    held(app, layout, here, table).is_some_and(|held| held.lets_go)
}

/// What the cursor stands on, and the man that is held.
pub fn draw(app: &App, buffer: &mut Buffer, layout: &Layout, here: &Here, table: &Table) {
    let area = layout.stands;
    let (look, theme) = (here.look, &here.look.theme);
    let position = app.position(table);
    let mut room = area;
    if let Some(Held { at, text, .. }) = held(app, layout, here, table) {
        let behind = Rect {
            x: area.x + at,
            width: area.width - at,
            ..area
        };
        line(buffer, behind, 0, &text, theme.accent);
        room.width = at.saturating_sub(1);
    }
    let [full, short] = stood_on(&Voiced::of(app, table), app.cursor, here);
    let text = match width(&full) <= room.width {
        true => full,
        false => short,
    };
    // Where there is hardly any room, the square and the man as he is drawn.
    let text = match position.piece(app.cursor) {
        Some(piece) if width(&text) > room.width => {
            let man = look.man(piece.role, Army::of(position, piece.seat));
            format!("{} {man}", position.grid().label(app.cursor))
        }
        _ => text,
    };
    line(buffer, room, 0, &text, theme.accent);
}
