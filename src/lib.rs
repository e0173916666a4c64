//! `reglement`: the board games of five Dutch rule texts, played by the book.
//!
//! A house of ten floors. A room knows the floors below it and the rooms of its own folder, nothing above and nothing
//! beside (`tests/floors.rs` holds it to that). The rooms `board`, `law` and `rules` are the core, a crate of its own in
//! `src/core`: what they may not know the compiler does not let them name, and they are built for speed. So is `exchange`,
//! a crate upon the core.
//!
//! ```text
//! 10  main                     one small function a command
//!  9  host                     two ways in: a terminal, a pipe
//!  8  ui                       what one pair of eyes sees: board, panels, rule book, menu
//!  7  room                     sharing a table, and keeping it on disk
//!  6  notation                 writing it down, and reading what was written
//!  5  table                    seats, acts, questions: pure, no clock, no file, no chance
//!  4  games       exchange     a page of facts a game, the article at each     games as others write them
//!  3  rules       lang         how men move            every line the program says
//!  2  law                      articles, breaches, rulings
//!  1  board  config  cli       squares and men         settings     the command line
//! ```
//!
//! **A key press, once through the house.** The terminal sends an event; the `ui` makes an intent of the key, and of
//! the intent perhaps an [`Act`](table::act::Act); the [`Room`](room::Room) weighs it at its
//! [`Table`](table::Table), through the one door [`weigh`](table::after::weigh); the family judges the play and finds
//! the move, or the [`Breach`](law::breach::Breach); the game's page names the [`Ruling`](law::ruling::Ruling); the
//! room appends the entry to the record and flushes it; only then does the table change and the screen show it.
//!
//! **A refusal** is one value from bottom to top: what was tried, the breach with its squares, the article. It becomes
//! a sentence at the very last step.
//!
//! **Three families, one screen.** [`rules::chess`], [`rules::cross`] and [`rules::draughts`] share squares, turns,
//! [`Play`](rules::play::Play), [`Breach`](law::breach::Breach) and [`Tree`](rules::tree::Tree), and neither a move nor a
//! generator; [`rules::position`] is the only enum over them. Draughts has a grid of its own
//! ([`TEN`](board::grid::TEN)), a page ([`games::draughts_1879`]) and the huff ([`table::neglect`]); the exercises are
//! data ([`games::exercises`]), a tutor that knows their lines, and a [`Drill`](table::drill::Drill) that answers for
//! Black.
//!
//! **Four players** sit around [`CROSS`](board::grid::CROSS). How its armies are mated, frozen and released stands in
//! [`rules::cross`], the procedures of 1869 and of 1967 each in a file; what tells the two games apart is facts on their
//! pages ([`games::four_1869`], [`games::four_1967`]), and who is whose friend and in which direction the turn goes is the
//! table's choice ([`Seating`](rules::cross::seating::Seating)). A stalemate of 1869 is played over by the table
//! ([`table::over`]); questions go round it ([`table::offer`]); each seat sees the board from its own edge
//! ([`board::sight`]).
//!
//! **To the letter** the players police each other ([`House`](table::house::House)). A page's [`Letter`](games::page::Letter)
//! says what binds and what stands in its game; [`rules::letter`] puts a false move all the same, and judges as if checks that
//! nobody said were none. At the table [`touch`](table::touch) lays a [`Bond`](law::bond::Bond),
//! [`placing`](table::placing) lets an [`Offence`](law::offence::Offence) stand as a [`Fault`](table::letter::Fault),
//! [`claim`](table::claim) gives its claimant the [remedies](law::remedy::Remedy) that can be had,
//! [`spoken`](table::spoken) and [`recall`](table::recall) know who was warned of what, and [`slips`](table::slips) what was
//! set up wrongly. What the program does with each article stands in [`law::treatment`].

#![forbid(unsafe_code)]
// Nothing that a person types, sends or leaves on the disk may end in a panic.
#![cfg_attr(
    not(test),
    warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::todo)
)]

pub use reglement_core::{board, law, rules};
pub use reglement_exchange as exchange;

pub mod cli;
pub mod config;
pub mod games;
pub mod host;
pub mod lang;
pub mod notation;
pub mod room;
pub mod table;
pub mod ui;
