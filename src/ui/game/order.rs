//! What the screen of a game asks of its owner.

use crate::board::piece::Seat;
use crate::law::article::Article;
use crate::law::text::Shown;
use crate::table::Table;
use crate::table::act::{Act, Answer};
use crate::table::state::Stage;
use crate::ui::menu::settings::Change;

/// What the owner of the screen must do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Submit an act, and tell what came of it.
    Act(Seat, Act),
    /// Submit several, one after another, until one is refused.
    Acts(Vec<(Seat, Act)>),
    /// Leave for the menu.
    Leave,
    /// Leave for the list of kept games, this one among them.
    Records,
    /// Begin the next game of the same players.
    Another,
    /// Begin this exercise.
    Exercise(u8),
    /// Take back White's last move in an exercise.
    BackInExercise,
    /// Leave the program.
    End,
    /// Stop for a while.
    Suspend,
    /// Draw everything anew.
    Redraw,
    /// Open the rule book here.
    Book(Article),
    /// Show all keys.
    Keys,
    /// The other language.
    OtherLanguage,
    /// The next theme.
    NextTheme,
    /// The other shapes of men.
    OtherGlyphs,
    /// The squares of the draughtboard with numbers, or without.
    OtherNumbers,
    /// The other squares of the draughtboard.
    OtherSquares,
    /// Show articles in these words.
    Show(Shown),
    /// Give a setting another value, and keep it.
    Set(Change),
    /// Set up a position, from the one that is seen.
    Lay,
    /// Open the settings.
    Settings,
}

/// An act of the seat that the table waits for; when it waits for none, the game's refusal will say so.
pub fn by_awaited(table: &Table, act: Act) -> Option<Order> {
    let state = table.state();
    let seat = state.awaited().unwrap_or(state.position.turn());
    Some(Order::Act(seat, act))
}

/// The seat that made the last ply asks to take it back, and a huff with it.
pub fn take_back(table: &Table) -> Option<Order> {
    let plies = table.state().span(1);
    let act = Act::AskTakeBack { plies };
    match table.taker_back(plies) {
        Some(seat) => Some(Order::Act(seat, act)),
        None => by_awaited(table, act),
    }
}

/// The answer of the seat that was asked.
pub fn answer(table: &Table, answer: Answer) -> Option<Order> {
    match table.state().stage {
        Stage::Choose { by, .. } => Some(Order::Act(by, Act::Answer(answer))),
        _ => None,
    }
}
