//! The tables of counts for chess for four.

#[path = "support/cross.rs"]
mod board;

use reglement::games::Game;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::tree::perft;
use serde::Deserialize;

/// No more leaves than this a position.
const MOST_LEAVES: u64 = 4_000_000;

#[derive(Deserialize)]
struct Table {
    position: Vec<Counts>,
}

#[derive(Deserialize)]
struct Counts {
    id: String,
    game: String,
    #[serde(default)]
    partners: Option<String>,
    #[serde(default)]
    direction: Option<String>,
    fen: String,
    counts: Vec<u64>,
}

fn seating(partners: Option<&str>, direction: Option<&str>) -> Seating {
    let partners = partners.unwrap_or("opposite");
    let direction = direction.unwrap_or("clockwise");
    let partners = Partners::ALL.into_iter().find(|of| of.0 == partners);
    let order = Order::ALL.into_iter().find(|of| of.0 == direction);
    Seating {
        partners: partners.expect("partners").1,
        order: order.expect("an order").1,
    }
}

#[test]
fn the_counts_of_every_position_are_those_of_the_table() {
    let table: Table = toml::from_str(include_str!("perft/cross.toml")).expect("the table is TOML");
    for counts in table.position {
        let id = counts.id;
        let game = Game::named(&counts.game).expect("a game");
        let seating = seating(counts.partners.as_deref(), counts.direction.as_deref());
        let position = board::read(game, seating, &counts.fen);
        for (depth, count) in (1..)
            .zip(&counts.counts)
            .take_while(|(_, count)| **count <= MOST_LEAVES)
        {
            assert_eq!(perft(&position, depth), *count, "{id}, depth {depth}");
        }
    }
}
