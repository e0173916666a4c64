//! The rule book on the screen: browsing, reading, searching, following references and coming back.

pub mod contents;
mod draw;
mod hits;
mod keys_now;
mod mouse;
pub mod page;
pub mod panes;
mod press;
pub mod search;
pub mod spot;
mod state;

pub use self::state::{Book, Outcome};
