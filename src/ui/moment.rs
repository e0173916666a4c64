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
        match taken.filter(|square| role == Role::Pawn && *square != played.to) {
            Some(pawn) => Some(ChessBreach::EnPassantLate {
                to: played.to,
                pawn,
            }),
            None => None,
        }
    })
}
