//! The menu of the game as it is drawn.

use ratatui::buffer::Buffer;

use super::app::App;
use super::choice_panel::{Choices, draw_list};
use super::layout::Layout;
use super::menu::{GameMenu, said};
use super::notes::notes;
use super::seats_four::NARROW;
use super::view::list_area;
use crate::table::Table;
use crate::ui::here::Here;

/// The columns and rows that it needs beside the board.
pub const LEAST: (u16, u16) = (24, 8);

/// Draws the menu over what stood in the area.
pub fn draw(
    app: &App,
    menu: &GameMenu,
    buffer: &mut Buffer,
    layout: &Layout,
    here: &Here,
    table: &Table,
) {
    let look = here.look;
    let items = menu.items.iter();
    let mut title = vec![look.words().screen.menu.title.to_owned()];
    // Where four seats stand in a column there is no room for what was agreed and for the score: here they are.
    if table.setup().game.seats().len() > 2 && layout.seats.width < NARROW {
        title.extend(notes(app, table, look));
    }
    let choices = Choices {
        title: title.join(look.pick(" · ", ", ")),
        said: items.map(|item| said(*item, app, table, look)).collect(),
        labels: Vec::new(),
        chosen: menu.list.chosen(),
    };
    draw_list(buffer, list_area(layout, LEAST), here, &choices);
}
