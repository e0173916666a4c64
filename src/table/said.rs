//! What is wrong with a set-up, or makes a position unplayable, as a sentence.

use super::setup::SetupError;
use crate::board::grid::{CROSS, EIGHT, Grid, TEN};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::Game;
use crate::lang::sentence::fill;
use crate::lang::words::Words;
use crate::lang::{Lang, Say};
use crate::rules::{chess, cross, draughts};

impl Say for SetupError {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let lines = &words.faults;
        let of = |line: &str, game: &Game| fill(line, &[game.id()]);
        match self {
            SetupError::NoOdds(game) => of(lines.no_odds, game),
            SetupError::NoDrawGiven(game) => of(lines.no_draw_given, game),
            SetupError::NoMan(at) => fill(lines.no_man, &[at]),
            SetupError::Twice(at) => fill(lines.given_twice, &[at]),
            SetupError::King(at) => fill(lines.king_given, &[at]),
            SetupError::Nothing(Game::Draughts1879) => fill(lines.nothing_given, &["white:46"]),
            SetupError::Nothing(_) => fill(lines.nothing_given, &["white:b1"]),
            SetupError::Everything => lines.everything_given.to_owned(),
            SetupError::TwoGivers => lines.two_givers.to_owned(),
            SetupError::GiverBegins => lines.giver_begins.to_owned(),
            SetupError::GiverSecond => lines.giver_second.to_owned(),
            SetupError::PositionHasTurn => lines.position_has_turn.to_owned(),
            SetupError::AfterPlayerBegins(one, other) => {
                let name = words.terms.seat;
                fill(lines.after_player_begins, &[name(*one), name(*other)])
            }
            SetupError::LightBegins => lines.light_begins.to_owned(),
            SetupError::NoSeat(game) => of(lines.no_seat, game),
            SetupError::SeatedOtherwise => lines.seated_otherwise.to_owned(),
            SetupError::NoHouse(game) => of(lines.no_house, game),
            SetupError::NoLetter(game) => of(lines.no_letter, game),
            SetupError::NoSlip(game) => of(lines.no_slip, game),
            SetupError::NoOddsToKeep => lines.no_odds_to_keep.to_owned(),
            SetupError::SlipNowhere(at) => fill(lines.slip_nowhere, &[at]),
            SetupError::NoSeating(game) => of(lines.no_seating, game),
            SetupError::Position(flaw) => flaw.say(lang),
            SetupError::Cross(fault) => fault.say(lang),
            SetupError::Draughts(fault) => fault.say(lang),
        }
    }
}

/// A line about a seat, and perhaps a square.
fn about(words: &Words, line: &str, seat: Seat, at: Option<(&Grid, Square)>) -> String {
    let label = at.map_or_else(String::new, |(grid, at)| grid.label(at));
    fill(line, &[(words.terms.seat)(seat), &label])
}

impl Say for chess::validate::Flaw {
    fn say(&self, lang: Lang) -> String {
        use chess::validate::Flaw;
        let words = lang.words();
        let lines = &words.faults;
        let name = |seat: Seat| (words.terms.seat)(seat);
        let on = |at: Square| Some((&EIGHT, at));
        match *self {
            Flaw::NoKing(seat) => about(words, lines.kingless, seat, None),
            Flaw::Kings(seat, kings) => fill(lines.kings, &[name(seat), &kings.to_string()]),
            Flaw::Pawn(at) => fill(lines.pawn, &[&EIGHT.label(at)]),
            Flaw::InCheck(seat, from) => {
                let from = EIGHT.label(from);
                fill(lines.in_check, &[name(seat.opponent()), name(seat), &from])
            }
            Flaw::CastlingKing(seat) => {
                let home = chess::position::king_home(seat);
                about(words, lines.castling_king, seat, on(home))
            }
            Flaw::CastlingRook(seat, at) => about(words, lines.castling_rook, seat, on(at)),
            Flaw::Passed(seat, at) => about(words, lines.passed, seat.opponent(), on(at)),
        }
    }
}

impl Say for cross::validate::Fault {
    fn say(&self, lang: Lang) -> String {
        use cross::validate::Fault;
        let words = lang.words();
        let lines = &words.faults;
        let on = |at: Square| Some((&CROSS, at));
        match *self {
            Fault::NoKing(seat) => about(words, lines.kingless_seat, seat, None),
            Fault::Kings(seat, kings) => {
                let name = (words.terms.seat)(seat);
                fill(lines.kings_seat, &[name, &kings.to_string()])
            }
            Fault::Pawn(seat, at) => about(words, lines.pawn_seat, seat, on(at)),
            Fault::CastlingKing(seat) => about(words, lines.castling_king_seat, seat, None),
            Fault::CastlingRook(seat, at) => about(words, lines.castling_rook_seat, seat, on(at)),
            Fault::Passed(seat, at) => about(words, lines.passed_seat, seat, on(at)),
            Fault::MatedToMove(seat) => about(words, lines.mated_to_move, seat, None),
            Fault::Both(seat) => about(words, lines.mated_and_released, seat, None),
            Fault::Released(seat) => about(words, lines.never_released, seat, None),
            Fault::Attacker(at) => fill(lines.no_attacker, &[&CROSS.label(at)]),
            Fault::Queen(at) => fill(lines.no_queen, &[&CROSS.label(at)]),
        }
    }
}

impl Say for draughts::position::Fault {
    fn say(&self, lang: Lang) -> String {
        use draughts::position::Fault;
        let lines = &lang.words().faults;
        match self {
            Fault::Twice(at) => fill(lines.two_pieces, &[&TEN.label(*at)]),
            Fault::Uncrowned(at) => fill(lines.uncrowned, &[&TEN.label(*at)]),
            Fault::Empty => lines.no_piece.to_owned(),
        }
    }
}
