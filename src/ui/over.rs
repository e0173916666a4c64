//! That nothing is left to play in a position, and why.

use crate::games::Game;
use crate::lang::Lang;
use crate::law::ruling::Ground;
use crate::rules::position::Position;
use crate::table::finished::finished;

/// Why no game can begin from a position; nothing where one can.
pub fn over(game: Game, position: &Position, lang: Lang) -> Option<String> {
    let words = lang.words();
    let (verdict, ground) = finished(game, position)?;
    let why = (words.endings.over)(&verdict);
    Some((words.laying.over)(&match ground {
        Ground::Article(article) => format!("{why} ({})", article.id),
        Ground::Word(_) => why,
    }))
}
