//! Which article governs this moment of a game.

use super::hand::tells_of_huff;
use super::rounds::passed_over;
use super::touch::known_moves;
use super::voiced::Voiced;
use super::{moment_four, moment_letter};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::games::Game;
use crate::law::breach::{
    Breach, ChessBreach, Claimed, DraughtsBreach, HandBreach, Known, NoCastling, NoCount, NoHuff,
};
use crate::law::ruling::{Ground, Ruling};
use crate::table::Table;
use crate::table::neglect::may_huff;
use crate::table::state::{Due, Stage, State};

/// What the article on counting forbids.
const COUNTS: Breach = Breach::Hand(HandBreach::NoCount(NoCount::Running));

/// What to read before anything has happened: the first article of the source; where four play, that on the order of the
/// turns (V4, T3).
pub fn opening(game: Game) -> Ruling {
    let rule = |breach| (game.page().rule)(&Breach::Hand(breach));
    if let [turn, _, _, _] = *game.seats() {
        return rule(HandBreach::OutOfTurn { turn });
    }
    let first = game.source().articles().next();
    first.map_or_else(|| rule(HandBreach::NothingAsked), Ruling::by)
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
        Stage::Choose { by, question, .. } => {
            let asked = question.asked();
            return Some(rule(Breach::Hand(HandBreach::AnswerFirst { asked, by })));
        }
        Stage::Remedy { offence, .. } => return Some(Ruling::by(offence.article())),
        Stage::Play => {}
    }
    if let Some(ruling) = moment_letter::governing(table) {
        return Some(ruling);
    }
    if let Some(from) = hand
        && let Some(breach) = invited(table, from)
    {
        return Some(rule(breach));
    }
    if let Some(cross) = position.cross() {
        let passed = passed_over(table, state.past.len());
        let governing = moment_four::governing(table, cross, passed);
        return governing.or_else(|| counts(state).then(|| rule(COUNTS)));
    }
    let demand = || rule(Breach::Hand(HandBreach::NoDemand(NoHuff::NothingNeglected)));
    if state.due == Due::Demanded {
        return Some(demand());
    }
    if !state.liable.is_empty() && tells_of_huff(table) {
        // Where nothing is huffed the capture can still be demanded.
        if may_huff(table.setup(), state).is_err() {
            return Some(demand());
        }
        let huff = rule(Breach::Hand(HandBreach::NoHuff(NoHuff::NothingNeglected)));
        return Some(Ruling::see(huff.article, demand().article));
    }
    if let Some(king) = Voiced::now(table).king_in_check() {
        let by = position.checkers();
        let ruling = rule(Breach::Chess(ChessBreach::KingLeft { king, by }));
        return Some(match ruling.see {
            Some(check) => Ruling::see(check, ruling.article),
            None => ruling,
        });
    }
    if state.kings_against_one().is_some() {
        let (plies, known) = (0, Known::Here);
        let claimed = Claimed::TwentyMoves { plies, known };
        return Some(rule(Breach::Hand(HandBreach::NoDraw(claimed))));
    }
    counts(state).then(|| rule(COUNTS))
}

/// Is the count of fifty moves running, or an undertaking?
fn counts(state: &State) -> bool {
    state.count.is_some() || state.pledges.iter().any(Option::is_some)
}

/// What the held man may do that has an article of its own: castle, take in passing, become another.
fn invited(table: &Table, from: Square) -> Option<Breach> {
    let position = &table.state().position;
    let role = position.piece(from)?.role;
    if let Some(draughts) = position.draughts() {
        let (pieces, prey) = (Vec::new(), Vec::new());
        let due = Breach::Draughts(DraughtsBreach::Omitted {
            role,
            pieces,
            prey,
            number: 0,
        });
        return draughts.can_capture().then_some(due);
    }
    // To the letter the open article betrays no check that nobody said.
    let moves = match table.setup().house.is_to_the_letter() {
        true => known_moves(table),
        false => position.moves(),
    };
    let mut his = moves.into_iter().filter(|played| played.start() == from);
    his.find_map(|played| {
        if position.castling_wing(played).is_some() {
            return Some(Breach::Chess(ChessBreach::Castling {
                king: from,
                corner: played.end(),
                why: NoCastling::Moved,
            }));
        }
        let to = played.end();
        if played.role().is_some() {
            return Some(Breach::Chess(ChessBreach::PromotionMissing { to }));
        }
        let taken = position.taken(played).into_iter().map(|(at, _)| at);
        let mut passed = taken.filter(|at| role == Role::Pawn && *at != to);
        let pawn = passed.next()?;
        Some(Breach::Chess(ChessBreach::EnPassantLate { to, pawn }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::EIGHT;
    use crate::board::piece::Seat;
    use crate::notation::fen;
    use crate::table::act::{Act, Entry, Millis};
    use crate::table::setup::Setup;

    fn table(game: Game, text: &str) -> Table {
        let position = fen::read(text, game).unwrap();
        Table::new(Setup::from(game, position)).unwrap()
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
        assert_eq!(ruling.article.id, "A4");
    }
}
