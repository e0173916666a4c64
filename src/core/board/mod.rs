//! Boards: squares, the shape that holds them, sets of them, and what stands on them.

mod bits;
pub mod eight;
pub mod grid;
pub mod piece;
pub mod placement;
pub mod seats;
pub mod set;
pub mod sight;
pub mod square;
pub mod ten;
