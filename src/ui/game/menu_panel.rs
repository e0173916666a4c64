//! The menu of the game as it is drawn.

use ratatui::buffer::Buffer;

use super::app::App;
use super::choice_panel::{Choices, draw_list};
use super::layout::Layout;
use super::menu::{GameMenu, said};
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
    let choices = Choices {
        title: look.words().screen.menu.title.to_owned(),
        said: items.map(|item| said(*item, app, table, look)).collect(),
        labels: Vec::new(),
        chosen: menu.list.chosen(),
    };
    draw_list(buffer, list_area(layout, LEAST), here, &choices);
}
