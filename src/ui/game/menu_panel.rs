//! The menu of the game as it is drawn.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::menu::{GameMenu, said};
use super::view::{line, right};
use crate::table::Table;
use crate::ui::clean::filled;
use crate::ui::here::Here;

/// Draws the menu over what stood in the area.
pub fn draw(
    app: &App,
    menu: &GameMenu,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
) {
    let (look, theme) = (here.look, &here.look.theme);
    let width = usize::from(area.width);
    line(buffer, area, 0, look.words().screen.menu.title, theme.title);
    let sight = usize::from(area.height.saturating_sub(1));
    let window = menu.list.window(menu.items.len(), sight);
    for (row, number) in (1..area.height).zip(window.clone()) {
        let Some(item) = menu.items.get(number) else {
            break;
        };
        let style = match number == menu.list.chosen() {
            true => theme.selected,
            false => theme.text,
        };
        let text = format!(" {}", said(*item, app, table, look));
        line(buffer, area, row, &filled(&text, width), style);
        // More lies beyond the first and the last line in sight.
        let beyond = match number {
            _ if number == window.start && number > 0 => look.pick("↑", "^"),
            _ if number + 1 == window.end && window.end < menu.items.len() => look.pick("↓", "v"),
            _ => continue,
        };
        right(buffer, area, row, &format!("{beyond} "), style);
    }
}
