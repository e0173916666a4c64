//! Which readings of an article are those of the game that is played.

use crate::games::Game;
use crate::law::article::{Article, Source};
use crate::law::text::Reading;
use crate::rules::cross::seating::{Order, Seating};

/// The readings of an article that tell how this game is played: none of chess for four where two play, and none of the
/// order of the turns that was not chosen (R6).
pub fn of(article: Article, game: Game, seating: Seating) -> Vec<&'static Reading> {
    let two = game.seats().len() == 2;
    let of_four = |at: Article| matches!(at.source, Source::Four1869 | Source::Four1967);
    let is_of_game = |reading: &&Reading| match reading.id.as_str() {
        "R6" => seating.order == Order::CounterClockwise,
        _ => true,
    };
    let mut readings: Vec<&'static Reading> = article.readings().filter(is_of_game).collect();
    readings.retain(|reading| of_four(article) || !(two && reading.articles().any(of_four)));
    readings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(source: Source, id: &'static str, game: Game, order: Order) -> Vec<&'static str> {
        let seating = Seating {
            order,
            ..game.page().seating.usual()
        };
        let readings = of(Article::new(source, id), game, seating).into_iter();
        readings.map(|reading| reading.id.as_str()).collect()
    }

    #[test]
    fn where_two_play_no_reading_of_four_is_shown() {
        let of = |id, game| ids(Source::Chess1869, id, game, Order::CounterClockwise);
        assert_eq!(of("A20", Game::Chess1869), [""; 0]);
        assert_eq!(of("A20", Game::Four1869), ["R5"]);
        assert_eq!(of("A22", Game::Chess1869), ["R3", "R4"]);
        assert_eq!(of("A22", Game::Four1869), ["R3", "R4", "R12"]);
    }

    #[test]
    fn the_direction_that_is_read_is_the_one_chosen() {
        let of = |order| ids(Source::Four1869, "V4", Game::Four1869, order);
        assert_eq!(of(Order::CounterClockwise), ["R6"]);
        assert_eq!(of(Order::Clockwise), [""; 0]);
    }
}
