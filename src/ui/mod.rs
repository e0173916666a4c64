//! What a person sees and does: events come in, a window is drawn on.

pub mod event;
pub mod window;
