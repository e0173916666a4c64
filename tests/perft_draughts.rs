//! The tables of counts for draughts, and the probes of single rules.

use reglement::board::ten::Fifty;
use reglement::notation::fen_draughts;
use reglement::rules::tree::{Tree, perft};
use serde::Deserialize;

/// No more leaves than this a position.
const MOST_LEAVES: u64 = 10_000_000;

#[derive(Deserialize)]
struct Table {
    position: Vec<Counts>,
    probe: Vec<Probe>,
}

#[derive(Deserialize)]
struct Counts {
    id: String,
    fen: String,
    nodes: Vec<u64>,
}

#[derive(Deserialize)]
struct Probe {
    rule: String,
    fen: String,
    moves: Vec<String>,
    after: Option<String>,
}

fn table() -> Table {
    toml::from_str(include_str!("perft/draughts.toml")).expect("the table is TOML")
}

#[test]
fn the_counts_of_every_position_are_those_of_the_table() {
    for Counts { id, fen, nodes } in table().position {
        let position = fen_draughts::read(&fen).unwrap_or_else(|error| panic!("{id}: {error}"));
        for (depth, count) in (1..)
            .zip(&nodes)
            .take_while(|(_, count)| **count <= MOST_LEAVES)
        {
            assert_eq!(perft(&position, depth), *count, "{id}, depth {depth}");
        }
    }
}

#[test]
fn the_probes_list_the_moves_that_the_rule_leaves() {
    for Probe {
        rule,
        fen,
        moves,
        after,
    } in table().probe
    {
        let position = fen_draughts::read(&fen).unwrap_or_else(|error| panic!("{rule}: {error}"));
        let number = |at: Fifty| {
            at.map(|at| (at.index() + 1).to_string())
                .collect::<String>()
        };
        let mut listed: Vec<String> = position
            .moves()
            .into_iter()
            .map(|m| {
                let sign = if m.taken().is_empty() { "-" } else { "x" };
                let taken: String = m
                    .taken()
                    .singles()
                    .map(|at| format!("x{}", number(at)))
                    .collect();
                format!("{}{sign}{}{taken}", number(m.from()), number(m.to()))
            })
            .collect();
        listed.sort();
        assert_eq!(listed, moves, "{rule}");
        if let Some(after) = after {
            let next = position
                .moves()
                .first()
                .map(|m| position.after(*m))
                .expect("a move");
            assert_eq!(fen_draughts::write(&next), after, "{rule}");
        }
    }
}
