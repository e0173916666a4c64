//! What a person sees and does: events come in, a window is drawn on.

pub mod event;
pub mod ink;
pub mod intent;
pub mod key;
pub mod keys;
pub mod look;
pub mod theme;
pub mod window;
