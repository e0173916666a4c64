//! A position being set up by hand.
//!
//! `desk` hears the keys and keeps what lies on it, `sheet` is the list of all that is said beside the men, and `draw` has
//! the board drawn that games are played on. What is right and wrong the rules say; what is laid out is a
//! [`Laying`](crate::table::laying::Laying).

pub mod desk;
mod draw;
mod pointed;
mod sheet;
