//! Which article governs this moment of a game of four: what the last move has done, or else what lasts.

use super::voiced::Voiced;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::law::article::{Article, Source};
use crate::law::breach::{Breach, ChessBreach, CrossBreach};
use crate::law::ruling::Ruling;
use crate::rules::cross::position::Position;
use crate::rules::cross::validate::Warning;
use crate::table::Table;

/// The article on what is at issue, the most pressing first: moves to be played over (V17), the check that the seat at
/// turn must answer (V8, T7), an army that the last move froze (V14, T11) or set free (V15, T15), a seat that it
/// stalemated (T5), a check or a warning that it gave (V8, V11, T4), warnings that still protect, partners who may
/// consult (T13), armies that lie frozen.
pub fn governing(table: &Table, position: &Position, passed_over: Seats) -> Option<Ruling> {
    let state = table.state();
    let page = table.setup().game.page();
    let rule = |breach: Breach| (page.rule)(&breach);
    let cross = |breach: CrossBreach| rule(Breach::Cross(breach));
    let turn = position.turn();
    let known = Voiced::now(table);
    if state.over > 0 {
        return Some(cross(CrossBreach::Stalemates { seat: turn }));
    }
    let check = |seat: Seat| {
        let (king, by) = (position.king(seat), known.checkers(seat));
        rule(Breach::Chess(ChessBreach::KingLeft { king, by }))
    };
    let in_check = known.in_check();
    if in_check.has(turn) {
        return Some(check(turn));
    }
    let before = state.past.last().filter(|ply| ply.before.cross().is_some());
    let (was_mated, was_checked) = before.map_or((Seats::NONE, Seats::NONE), |before| {
        let mated = before.before.cross().map(Position::mated);
        (
            mated.unwrap_or_default(),
            Voiced::before(table, before).in_check(),
        )
    });
    let mated = position.mated();
    let at = |owner: Seat| position.king(owner);
    let frozen = |owner: Seat| {
        cross(CrossBreach::FrozenMan {
            at: at(owner),
            owner,
        })
    };
    if let Some(owner) = mated.except(was_mated).first() {
        return Some(frozen(owner));
    }
    // In 1967 an army lies still until it moves itself, though its king is in check no more (T15).
    let loose = mated.filter(|seat| position.checkers(*seat).is_empty());
    let freed = was_mated.except(mated).or(position.released());
    let freed = freed.or(loose.collect());
    if let Some(owner) = freed.first() {
        return Some(cross(CrossBreach::ReleasedMan {
            at: at(owner),
            owner,
        }));
    }
    if let Some(seat) = passed_over.first() {
        return Some(cross(CrossBreach::Stalemates { seat }));
    }
    if let Some(seat) = in_check.except(was_checked).first() {
        return Some(check(seat));
    }
    if let Some(Warning { attacker, queen }) = known.warnings().first().copied() {
        let owner = position.piece(queen).map_or(turn, |piece| piece.seat);
        return Some(cross(CrossBreach::QueenProtected {
            attacker,
            queen,
            owner,
        }));
    }
    let consulting = table.consulting().unwrap_or_default();
    if !consulting.is_empty() {
        return consultation().map(Ruling::by);
    }
    let owner = mated.first().filter(|_| before.is_some());
    owner.map(frozen)
}

/// T13: when partners may consult.
fn consultation() -> Option<Article> {
    let mut articles = Source::Four1967.articles();
    articles.find(|article| article.id == "T13")
}

#[cfg(test)]
mod tests {
    use crate::board::grid::CROSS;
    use crate::games::Game;
    use crate::notation::fen;
    use crate::rules::cross::seating::{Order, Seating};
    use crate::rules::play::Play;
    use crate::table::Table;
    use crate::table::act::{Act, Entry, Millis};
    use crate::table::setup::Setup;
    use crate::ui::game::moment::{moment, opening};

    /// The article after these moves, the turn going clockwise.
    fn after(game: Game, text: &str, moves: &[&str]) -> &'static str {
        let seating = Seating {
            order: Order::Clockwise,
            ..Seating::default()
        };
        let position = fen::read_seated(text, game, seating).unwrap();
        let mut setup = Setup::from(game, position);
        setup.house.seating = seating;
        let mut table = Table::new(setup).unwrap();
        for text in moves {
            let cut = text.char_indices().skip(1).find(|(_, c)| c.is_alphabetic());
            let (from, to) = text.split_at(cut.unwrap().0);
            let [from, to] = [from, to].map(|name| CROSS.named(name).unwrap());
            let entry = Entry {
                seat: table.state().position.turn(),
                at: Millis::default(),
                act: Act::Play(Play::new(from, to)),
            };
            table.apply(entry).unwrap();
        }
        moment(&table, None).map_or("-", |ruling| ruling.article.id)
    }

    #[test]
    fn a_game_begins_with_the_order_of_the_turns() {
        assert_eq!(opening(Game::Four1869).article.id, "V4");
        assert_eq!(opening(Game::Four1967).article.id, "T3");
    }

    #[test]
    fn a_check_governs_from_when_it_is_given() {
        let rook =
            "10,yK,3/14/14/13,gK/14/14/6,bR,3,yR,3/14/14/14/bK,13/14/7,rP,6/3,rK,10 b - - - - -";
        for (game, article) in [(Game::Four1869, "V8"), (Game::Four1967, "T7")] {
            assert_eq!(after(game, rook, &[]), "-");
            assert_eq!(after(game, rook, &["g8d8"]), article);
            // Others play on, who may help or not; then it is his turn.
            assert_eq!(after(game, rook, &["g8d8", "k14k13"]), "-");
            assert_eq!(after(game, rook, &["g8d8", "k14k13", "n11n10"]), article);
        }
    }

    #[test]
    fn a_mate_that_freezes_and_one_that_is_lifted_have_theirs() {
        let mate = "10,yK,3/14/14/13,gK/14/14/bK,7,gP,5/14/14/10,yR,3/8,rR,3,yR,1/14/14/3,rK,10 y - - - - -";
        assert_eq!(after(Game::Four1869, mate, &["k5n5"]), "V14");
        assert_eq!(after(Game::Four1967, mate, &["k5n5"]), "T11");
        let lifted = "10,yK,3/14/14/13,gK/14/bK,8,gN,4/2,bR,11/7,yB,6/14/13,yR/12,yR,1/14/14/3,rK,10 b - - g - -";
        assert_eq!(after(Game::Four1869, lifted, &["c8n8"]), "V15");
        assert_eq!(after(Game::Four1967, lifted, &["c8n8"]), "T15");
        assert_eq!(after(Game::Four1869, lifted, &["c8n8", "n5n8"]), "V14");
    }

    #[test]
    fn while_a_mate_lasts_partners_may_consult_or_its_army_lies_still() {
        let held =
            "10,yK,3/14/14/13,gK/14/14/bK,13/14/12,yR,1/13,yR/13,rR/14/14/3,rK,10 y - - g - -";
        assert_eq!(after(Game::Four1967, held, &["n5k5"]), "T13");
        assert_eq!(after(Game::Four1869, held, &["n5k5"]), "V14");
    }

    #[test]
    fn a_stalemate_is_played_over_or_passed_over() {
        let stalemate =
            "10,yK,3/14/14/bK,13/10,yR,3/14/13,gK/14/14/7,rR,6/14/14/14/3,rK,10 r - - - - -";
        assert_eq!(after(Game::Four1869, stalemate, &["h5b5"]), "V17");
        assert_eq!(after(Game::Four1967, stalemate, &["h5b5"]), "T5");
    }

    #[test]
    fn a_warning_has_its_article_as_long_as_it_protects() {
        let rook =
            "10,yK,3/14/14/3,gR,9,gK/14/14/3,bN,10/14/14/3,rQ,10/bK,13/14/14/10,rK,3 b - - - - -";
        for (game, article) in [(Game::Four1869, "V11"), (Game::Four1967, "T4")] {
            assert_eq!(after(game, rook, &["d8f9"]), article);
            assert_eq!(after(game, rook, &["d8f9", "k14k13", "n11n10"]), article);
            let played = ["d8f9", "k14k13", "n11n10", "k1k2"];
            assert_eq!(after(game, rook, &played), "-");
        }
    }
}
