//! Moves of draughts by the numbers of their squares: `32-28`, `26x17`, `26x37x28`.

use crate::board::grid::TEN;
use crate::board::square::Square;
use crate::law::breach::{Breach, DraughtsBreach};
use crate::rules::draughts::moves::Move;
use crate::rules::draughts::position::Position;
use crate::rules::play::Play;

/// Writes a move; the way is shown where the two ends leave a doubt which pieces are taken.
pub fn write(position: &Position, played: Move) -> String {
    joined(position.play(played).squares(), sign(played))
}

/// Writes a play, legal or not: it takes if its move does; if it is none, when something of the other army lies on the
/// way to its next square, or something of its own that it would take (D10).
pub fn write_play(position: &Position, play: &Play) -> String {
    let squares = play.squares();
    let sign = match position.judge(play) {
        Ok(played) => sign(played),
        Err(Breach::Draughts(DraughtsBreach::Several { .. } | DraughtsBreach::OverOwn { .. })) => {
            "x"
        }
        Err(_) => match position.neglect(play) {
            Some(played) => sign(played),
            None if leaps(position, squares) => "x",
            None => "-",
        },
    };
    joined(squares, sign)
}

fn sign(played: Move) -> &'static str {
    match played.taken().is_empty() {
        true => "-",
        false => "x",
    }
}

/// Does something of the other army lie between two squares of a way?
fn leaps(position: &Position, squares: &[Square]) -> bool {
    let prey = position.army(position.turn().opponent());
    let over = |from: Square, to: Square| {
        let Some(way) = TEN.direction(from, to) else {
            return false;
        };
        let mut between = TEN.ray(from, way).take_while(|at| *at != to);
        between.any(|at| prey.has(at))
    };
    squares.windows(2).any(|step| match step {
        [from, to] => over(*from, *to),
        _ => false,
    })
}

/// Reads numbers parted by `-` or `x`.
pub fn read_play(text: &str) -> Option<Play> {
    let squares: Option<Vec<Square>> = text.split(['-', 'x']).map(|name| TEN.named(name)).collect();
    Play::along(&squares?)
}

fn joined(squares: &[Square], sign: &str) -> String {
    let labels: Vec<String> = squares.iter().map(|at| TEN.label(*at)).collect();
    labels.join(sign)
}
