//! The table of chess for four, from the set-up to the verdict.

mod again;
mod count;
mod long;
mod odds;
mod over;
mod questions;
mod rounds;
mod setup;
mod tables;

#[path = "../support/cross_men.rs"]
mod cross;
