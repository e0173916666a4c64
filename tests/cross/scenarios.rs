//! The small positions of the table, one for each thing that an article or a reading does.

use reglement::games::Game;
use reglement::notation::fen::{self, FenError};
use reglement::rules::cross::seating::{Order, Partners, Seating};
use serde::Deserialize;
use std::collections::BTreeMap;

use crate::board::{ACROSS, cited, letters, moves, play, played, read, status, text};

#[derive(Deserialize)]
struct Table {
    scenario: Vec<Scenario>,
    invalid: Vec<Invalid>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    id: String,
    game: String,
    #[serde(default)]
    partners: Option<String>,
    #[serde(default)]
    direction: Option<String>,
    articles: Vec<String>,
    why: String,
    fen: String,
    #[serde(default)]
    moves: Vec<String>,
    text: Option<String>,
    #[serde(default = "nobody")]
    check: String,
    #[serde(default = "playing")]
    status: String,
    winner: Option<String>,
    count: usize,
    #[serde(default)]
    r#try: BTreeMap<String, String>,
}

#[derive(Deserialize)]
struct Invalid {
    id: String,
    game: String,
    why: String,
    fen: String,
    field: usize,
}

fn nobody() -> String {
    "-".to_owned()
}

fn playing() -> String {
    "play".to_owned()
}

fn table() -> Table {
    toml::from_str(include_str!("scenarios.toml")).expect("the table is TOML")
}

fn game(name: &str) -> Game {
    Game::named(name).unwrap_or_else(|| panic!("{name} is no game"))
}

fn seating(scenario: &Scenario) -> Seating {
    let partners = scenario.partners.as_deref().unwrap_or("opposite");
    let order = scenario.direction.as_deref().unwrap_or("clockwise");
    let partners = Partners::ALL.into_iter().find(|of| of.0 == partners);
    let order = Order::ALL.into_iter().find(|of| of.0 == order);
    Seating {
        partners: partners.expect("partners").1,
        order: order.expect("an order").1,
    }
}

#[test]
fn every_position_comes_to_what_the_table_says() {
    for scenario in table().scenario {
        let shown = format!("{}: {}", scenario.id, scenario.why);
        assert!(!scenario.articles.is_empty(), "{shown}");
        let first = read(game(&scenario.game), seating(&scenario), &scenario.fen);
        assert_eq!(text(&first), scenario.fen, "{shown}");
        let at = played(&first, &scenario.moves.join(" "));
        let expected = scenario.text.as_ref().unwrap_or(&scenario.fen);
        assert_eq!(&text(&at), expected, "{shown}");
        let turn = expected.split(' ').nth(1).expect("a turn");
        assert_eq!(at.turn().letter().to_string(), turn, "{shown}");
        assert_eq!(letters(at.in_check()), scenario.check, "{shown}");
        let winner = scenario.winner.iter().map(|winner| format!(" {winner}"));
        let expected: String = [scenario.status].into_iter().chain(winner).collect();
        assert_eq!(status(&at), expected, "{shown}");
        assert_eq!(moves(&at).len(), scenario.count, "{shown}");
    }
}

#[test]
fn every_move_that_is_tried_is_legal_or_refused_by_its_article() {
    for scenario in table().scenario {
        let game = game(&scenario.game);
        let first = read(game, seating(&scenario), &scenario.fen);
        let at = played(&first, &scenario.moves.join(" "));
        let legal = moves(&at);
        for (tried, expected) in &scenario.r#try {
            let shown = format!("{} {tried}: {}", scenario.id, scenario.why);
            assert_eq!(legal.contains(tried), expected == "legal", "{shown}");
            if scenario.status == "replay" {
                assert!(at.judge(&play(tried)).is_err(), "{shown}");
                continue;
            }
            let cited = cited(game, &at, tried);
            let words = cited.split(' ').zip(expected.split(' '));
            assert!(
                words.into_iter().all(|(one, other)| one == other),
                "{shown}: {cited}"
            );
            assert!(cited.len() >= expected.len(), "{shown}: {cited}");
        }
    }
}

#[test]
fn a_text_that_is_no_position_is_refused_with_its_field() {
    for Invalid {
        id,
        game: name,
        why,
        fen,
        field,
    } in table().invalid
    {
        match fen::read_seated(&fen, game(&name), ACROSS) {
            Err(FenError::Cross(error)) => assert_eq!(error.field, field, "{id}: {why}: {error}"),
            other => panic!("{id}: {why}: {other:?}"),
        }
    }
}
