//! The game of draughts of 1879, played by the article.

mod draws;
mod huff;
mod losing;
mod odds;
mod random;
mod rules;
mod tables;
