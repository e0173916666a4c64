//! What a person sees and does: events come in, a window is drawn on.

pub mod book;
pub mod clean;
pub mod event;
pub mod field;
pub mod help;
pub mod here;
pub mod hints;
pub mod ink;
pub mod intent;
pub mod key;
pub mod keys;
pub mod list;
pub mod look;
pub mod menu;
pub mod prose;
pub mod theme;
pub mod window;
