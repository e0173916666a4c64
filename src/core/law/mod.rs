//! The book: its articles, what offends against them, and what they say of it.

pub mod article;
pub mod bond;
pub mod breach;
pub mod ending;
pub mod find;
pub mod fold;
pub mod index;
pub mod number;
pub mod offence;
pub mod refer;
pub mod remedy;
pub mod ruling;
pub mod synonyms;
pub mod term;
pub mod text;
pub mod treatment;
