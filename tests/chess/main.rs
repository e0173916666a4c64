//! The two games of chess, played by the article.

mod cases;
mod chess_1869;
mod chess_modern;
mod odds;
mod tables;
