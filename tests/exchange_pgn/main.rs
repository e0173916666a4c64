//! PGN as it is met, read and written again.

mod cases;
mod read;
