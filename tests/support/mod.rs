//! What several tests of the screen share.

pub mod keys;
pub mod screen;
