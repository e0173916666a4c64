//! The tables of counts, to a depth that takes seconds; the long depths are in `benches/`.

use reglement::games::Game;
use reglement::notation::fen;
use serde::Deserialize;

/// The games of chess.
const GAMES: [Game; 2] = [Game::Chess1869, Game::ChessModern];
/// No more leaves than this a position.
const MOST_LEAVES: u64 = 20_000_000;

#[derive(Deserialize)]
struct Counts {
    position: Vec<Position>,
}

#[derive(Deserialize)]
struct Position {
    id: String,
    fen: String,
    nodes: Vec<u64>,
}

fn counts() -> Vec<Position> {
    let text = include_str!("perft/chess-modern.toml");
    toml::from_str::<Counts>(text)
        .expect("the table is TOML")
        .position
}

#[test]
fn the_counts_of_every_position_are_those_of_the_table() {
    for Position { id, fen, nodes } in counts() {
        for game in GAMES {
            let position = fen::read(&fen, game).unwrap_or_else(|error| panic!("{id}: {error}"));
            for (depth, count) in (1..)
                .zip(&nodes)
                .take_while(|(_, count)| **count <= MOST_LEAVES)
            {
                assert_eq!(
                    position.perft(depth),
                    *count,
                    "{id}, depth {depth}, {game:?}"
                );
            }
        }
    }
}

#[test]
fn the_start_of_the_games_is_that_of_the_table() {
    let start = counts()
        .into_iter()
        .find(|position| position.id == "start")
        .expect("a start");
    for game in GAMES {
        assert_eq!(fen::write(&game.start()), start.fen);
    }
}
