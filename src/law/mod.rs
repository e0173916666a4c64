//! The book: its articles, what offends against them, and what they say of it.

pub mod article;
pub mod breach;
pub mod ending;

pub mod ruling;
