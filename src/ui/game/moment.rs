//! Which article governs this moment of a game.

use crate::board::piece::Role;
use crate::board::square::Square;
use crate::games::Game;
use crate::law::breach::{Breach, ChessBreach, HandBreach, NoCastling, NoCount};
use crate::law::ruling::{Ground, Ruling};
use crate::rules::tree::Tree;
use crate::table::Table;
use crate::table::state::Stage;

/// What to read before anything has happened: the first article of the source.
pub fn opening(game: Game) -> Ruling {
    let first = game.source().articles().next();
    let fallback = (game.page().rule)(&Breach::Hand(HandBreach::NothingAsked));
    first.map_or(fallback, Ruling::by)
}

/// The article on what is at issue now: the ending, a question, a check, what the held man may do besides moving. The
/// game's page is asked for the article of the breach that the moment invites.
pub fn moment(table: &Table, hand: Option<Square>) -> Option<Ruling> {
    let state = table.state();
    let position = &state.position;
    let rule = |breach: Breach| (table.setup().game.page().rule)(&breach);
    match state.stage {
        Stage::Over(verdict) => {
            return Some(match table.ground() {
                Some(Ground::Article(article)) => Ruling::by(article),
                _ => rule(Breach::Hand(HandBreach::GameOver(verdict.ending))),
            });
        }
        Stage::Choose { by, question } => {
            let asked = question.asked();
            return Some(rule(Breach::Hand(HandBreach::AnswerFirst { asked, by })));
        }
        Stage::Play => {}
    }
    if let Some(from) = hand
        && let Some(breach) = invited(table, from)
    {
        return Some(rule(Breach::Chess(breach)));
    }
    if state.in_check() {
        let king = position.king(position.turn());
        let by = position.checkers(position.turn()).collect();
        let ruling = rule(Breach::Chess(ChessBreach::KingLeft { king, by }));
        return Some(match ruling.see {
            Some(check) => Ruling::see(check, ruling.article),
            None => ruling,
        });
    }
    let counts = state.count.is_some() || state.pledges.iter().any(Option::is_some);
    counts.then(|| rule(Breach::Hand(HandBreach::NoCount(NoCount::Running))))
}

/// What the held man may do that has an article of its own: castle, take in passing, become another.
fn invited(table: &Table, from: Square) -> Option<ChessBreach> {
    let position = &table.state().position;
    let role = position.piece(from)?.role;
    let moves = position.moves();
    let mut his = moves.into_iter().filter(|played| played.from == from);
    his.find_map(|played| {
        if position.castling_wing(played).is_some() {
            return Some(ChessBreach::Castling {
                king: from,
                corner: played.to,
                why: NoCastling::Moved,
            });
        }
        if played.role.is_some() {
            return Some(ChessBreach::PromotionMissing { to: played.to });
        }
        let taken = position.taken(played).map(|(square, _)| square);
        let passed = taken.filter(|square| role == Role::Pawn && *square != played.to);
        passed.map(|pawn| ChessBreach::EnPassantLate {
            to: played.to,
            pawn,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::EIGHT;
    use crate::board::piece::Seat;
    use crate::notation::fen;
    use crate::table::act::{Act, Entry, Millis};
    use crate::table::setup::{First, Setup, Start};

    fn table(game: Game, text: &str) -> Table {
        let position = fen::read(text, game.page().laws).unwrap();
        let setup = Setup {
            start: Start::Position(position),
            first: First::Settled(position.turn()),
            ..Setup::plain(game)
        };
        Table::new(setup).unwrap()
    }

    fn governs(game: Game, text: &str, held: Option<&str>) -> Option<&'static str> {
        let hand = held.map(|name| EIGHT.named(name).unwrap());
        moment(&table(game, text), hand).map(|ruling| ruling.article.id)
    }

    #[test]
    fn at_rest_no_article_governs() {
        let start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        assert_eq!(governs(Game::Chess1869, start, None), None);
        assert_eq!(governs(Game::Chess1869, start, Some("e2")), None);
        assert_eq!(opening(Game::Chess1869).article.id, "A1");
    }

    #[test]
    fn a_check_and_an_ending_have_theirs() {
        let check = "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1";
        assert_eq!(governs(Game::Chess1869, check, None), Some("M3.9"));
        assert_eq!(governs(Game::ChessModern, check, None), Some("M3.9"));
        let stalemate = "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1";
        assert_eq!(governs(Game::Chess1869, stalemate, None), Some("A21"));
    }

    #[test]
    fn the_held_man_opens_what_he_may_do_besides_moving() {
        let castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        assert_eq!(governs(Game::Chess1869, castling, Some("e1")), Some("A15"));
        assert_eq!(governs(Game::Chess1869, castling, Some("h1")), None);
        let promotion = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(governs(Game::Chess1869, promotion, Some("a7")), Some("A19"));
        assert_eq!(
            governs(Game::ChessModern, promotion, Some("a7")),
            Some("M3.7e")
        );
        let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
        assert_eq!(governs(Game::Chess1869, passing, Some("e5")), Some("A20"));
    }

    #[test]
    fn a_question_has_its_own() {
        let mut table = table(Game::Chess1869, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        let entry = Entry {
            seat: Seat::White,
            at: Millis::default(),
            act: Act::OfferDraw,
        };
        table.apply(entry).unwrap();
        let ruling = moment(&table, None).unwrap();
        assert_eq!(ruling.article.id, "A21");
    }
}
