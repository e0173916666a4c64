//! The core of `reglement`: the three lowest rooms of its house, shut off by a wall that the compiler keeps.
//!
//! [`board`] has squares and men, [`law`] the articles, what offends against them and how they rule, [`rules`] how men
//! move. Nothing here knows a game's page, a table, a record, a screen or a language. The map of the whole house is the
//! documentation of the crate `reglement`, which shows these rooms under their own names.
//!
//! It is a crate of its own for two reasons. What it may not know it cannot name. And it is built for speed where the rest
//! is built to be small (`Cargo.toml` of the whole).

#![forbid(unsafe_code)]
// Nothing that a person types, sends or leaves on the disk may end in a panic.
#![cfg_attr(
    not(test),
    warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo)
)]

pub mod board;
pub mod law;
pub mod rules;
