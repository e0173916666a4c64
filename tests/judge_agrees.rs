//! The generator against an independent one, and the explanations against the generator.

#[path = "support/walk.rs"]
mod walk;

use std::collections::BTreeSet;

use reglement::board::eight;
use reglement::board::grid::EIGHT;
use reglement::board::piece::Role;
use reglement::games::Game;
use reglement::law::breach::{Breach, ChessBreach, HandBreach};
use reglement::notation::fen;
use reglement::rules::play::Play;
use reglement::rules::position::Position;
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

/// The games of chess.
const CHESS: [Game; 2] = [Game::Chess1869, Game::ChessModern];

fn ours(position: &Position) -> BTreeSet<String> {
    position
        .moves()
        .into_iter()
        .map(|m| {
            let role = m
                .role()
                .map(|role| role.letter().to_string())
                .unwrap_or_default();
            format!("{}{}{role}", EIGHT.label(m.start()), EIGHT.label(m.end()))
        })
        .collect()
}

fn theirs(text: &str) -> BTreeSet<String> {
    let fen: Fen = text.parse().expect("a FEN");
    let position: Chess = fen
        .into_position(CastlingMode::Standard)
        .expect("a position");
    let moves = position.legal_moves();
    moves
        .into_iter()
        .map(|m| m.to_uci(CastlingMode::Standard).to_string())
        .collect()
}

#[test]
fn legal_moves_equal_those_of_an_independent_generator_in_twelve_thousand_positions() {
    let positions = walk::positions(Game::ChessModern, 1869, 12_000);
    for position in positions {
        let text = fen::write(&position);
        assert_eq!(ours(&position), theirs(&text), "{text}");
        assert_eq!(position.perft(1), position.moves().len() as u64, "{text}");
    }
}

#[test]
fn a_play_is_judged_legal_exactly_when_it_is_among_the_moves() {
    for game in CHESS {
        for position in walk::positions(game, 1879, 400) {
            let moves = position.moves();
            for from in EIGHT.squares() {
                for to in EIGHT.squares() {
                    for role in [None, Some(Role::Queen), Some(Role::King)] {
                        let mut play = Play::new(from, to);
                        play.role = role;
                        let judged = position.judge(&play);
                        let listed = moves.iter().any(|m| position.play(*m) == play);
                        assert_eq!(judged.is_ok(), listed, "{} {play:?}", fen::write(&position));
                        if let Err(breach) = judged {
                            explained(game, &breach, &position, &play);
                        }
                    }
                }
            }
        }
    }
}

/// Every refusal shows squares, and cites an article.
fn explained(game: Game, breach: &Breach, position: &Position, play: &Play) {
    let marks = breach.squares();
    assert!(
        !marks.is_empty(),
        "{} {play:?} {breach:?}",
        fen::write(position)
    );
    let once: BTreeSet<usize> = marks.iter().map(|at| at.index()).collect();
    assert_eq!(once.len(), marks.len(), "{breach:?} marks a square twice");
    assert!(!(game.page().rule)(breach).article.id.is_empty());
    match breach {
        Breach::Hand(HandBreach::NoMan { at }) => assert_eq!(position.piece(*at), None),
        Breach::Hand(HandBreach::NotYours { owner, .. }) => assert_ne!(*owner, position.turn()),
        Breach::Chess(ChessBreach::KingExposed {
            king, cover, by, ..
        }) => assert!(
            by.iter().any(|by| eight::between(*by, *king).has(*cover)),
            "{}: {breach:?} covers nothing",
            fen::write(position)
        ),
        _ => assert_eq!(
            position.piece(play.start()).map(|piece| piece.seat),
            Some(position.turn())
        ),
    }
}

/// The pawn taken in passing was the cover: no play leads there, but a position text may.
#[test]
fn what_covered_the_king_is_named_even_when_it_is_taken() {
    let text = "7k/8/8/8/2pP4/8/8/B3K3 b - d3 0 1";
    for game in CHESS {
        let position = fen::read(text, game).expect("a position");
        let at = |name| EIGHT.named(name).expect("a square");
        let play = Play::new(at("c4"), at("d3"));
        let breach = position.judge(&play).expect_err("the king is laid open");
        explained(game, &breach, &position, &play);
        assert_eq!(breach.squares()[..3], [at("a1"), at("d4"), at("h8")]);
        assert_eq!(breach.squares().len(), 8, "the whole line is shown");
    }
}

#[test]
fn a_position_text_is_read_back_to_the_same_position() {
    for game in Game::ALL {
        for position in walk::positions(game, 1967, 6_000) {
            let text = fen::write(&position);
            let read = fen::read(&text, game);
            assert_eq!(read.as_ref(), Ok(&position), "{text}");
        }
    }
}
