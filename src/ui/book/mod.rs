//! The rule book on the screen: browsing, reading, searching, following references and coming back.

pub mod contents;
mod draw;
mod hits;
pub mod page;
pub mod panes;
pub mod search;
mod state;

pub use self::state::{Book, Outcome};
