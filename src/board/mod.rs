//! Boards: squares, the shape that holds them, sets of them, and what stands on them.

pub mod eight;
pub mod grid;
pub mod piece;
pub mod placement;
pub mod set;
pub mod square;
pub mod ten;
