//! PGN as it is met, read and written again.

mod cases;
mod faults;
mod fuzz;
mod moves;
mod properties;
mod read;
