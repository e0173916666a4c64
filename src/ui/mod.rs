//! What a person sees and does: events come in, a window is drawn on.

pub mod asked;
pub mod book;
pub mod clean;
pub mod contest;
pub mod event;
pub mod field;
pub mod game;
pub mod hall;
pub mod handicap;
pub mod help;
pub mod here;
pub mod hints;
pub mod keys;
pub mod laying;
pub mod list;
pub mod look;
pub mod menu;
pub mod mouse;
pub mod over;
pub mod pages;
pub mod prose;
pub mod readings;
pub mod ring;
pub mod scene;
pub mod taste;
pub mod window;
