//! What is settled before the first move.

use thiserror::Error;

use super::house::{Aim, House};
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::games::Game;
use crate::games::page::{Laws, Neglect, Odds as Known};
use crate::law::ending::Verdict;
use crate::rules::chess::laws::Laws as ChessLaws;
use crate::rules::chess::position::{Rights, Wing};
use crate::rules::chess::validate::{Flaw, Parts};
use crate::rules::position::Position;
use crate::rules::{chess, draughts};

/// Game, names, odds and first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// The players' names, by seat; an empty one is shown as the seat's.
    pub names: [String; 2],
    /// Where the game begins.
    pub start: Start,
    /// Who gives the draw as odds, so that all drawn games are lost for him (DP8b).
    pub draw_given: Option<Seat>,
    /// How it was settled who moves first.
    pub first: First,
    /// How it is played here.
    pub house: House,
}

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// With all pieces in their places.
    Array,
    /// With some pieces taken off by the stronger player (A3, A5, A15, DP8b).
    Odds(Odds),
    /// From a position.
    Position(Position),
}

/// Pieces that one player gives to the other before the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Who gives them.
    pub giver: Seat,
    /// Where in his array the pieces stood that he takes off.
    pub men: Vec<Square>,
}

/// Who has the first move, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// As agreed, or as the position or the odds have it.
    Settled(Seat),
    /// By lot (A4), drawn with this seed; White moves first, and the lot said who sits there.
    Lot {
        /// The seed that draws the same lot again.
        seed: u64,
    },
}

impl First {
    /// The seat that moves first.
    pub const fn seat(self) -> Seat {
        match self {
            First::Settled(seat) => seat,
            First::Lot { .. } => Seat::White,
        }
    }
}

/// A set-up that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Odds in a game that knows none.
    #[error("{} knows no odds; they are given in chess-1869 (A5) and draughts-1879 (DP8b)", .0.id())]
    NoOdds(Game),
    /// The draw given in a game that does not know it.
    #[error("{} knows no odds of the draw; they are given in draughts-1879 (DP8b)", .0.id())]
    NoDrawGiven(Game),
    /// No piece of the giver's stands on that square of the array.
    #[error("no man of the giver stands on {0} at the start, so none can be taken off there")]
    NoMan(String),
    /// The king cannot be given.
    #[error("the king on {0} cannot be given as odds")]
    King(String),
    /// No piece is given.
    #[error("odds of no man at all; name one, as in {}", match .0 { Game::Draughts1879 => "white:46", _ => "white:b1" })]
    Nothing(Game),
    /// Every piece is given.
    #[error("not all men can be given; one at least must be left to play with")]
    Everything,
    /// Odds by both seats.
    #[error("men and the draw are given by one player, not each by another")]
    TwoGivers,
    /// Who gives odds has the first move.
    #[error(
        "who gives odds has the first move (A5); the first move cannot be given to the other side"
    )]
    GiverBegins,
    /// Who gives odds has the second move.
    #[error(
        "who gives odds plays second (D1); the first move cannot be given to the side that gives"
    )]
    GiverSecond,
    /// The position has its own turn.
    #[error("the position text says who is to move; leave out the first move")]
    PositionHasTurn,
    /// A choice for captures in a game in which none is compulsory, or that cannot be played to lose.
    #[error("{} has no compulsory captures, and so neither --omitted-capture nor --losing", .0.id())]
    NoHouse(Game),
    /// The position that results cannot be played.
    #[error(transparent)]
    Position(#[from] Flaw),
    /// The position of draughts that results cannot be played.
    #[error(transparent)]
    Draughts(#[from] draughts::position::Fault),
}

impl Setup {
    /// An even game of nameless players from the array, White first.
    pub fn plain(game: Game) -> Setup {
        Setup {
            game,
            names: [String::new(), String::new()],
            start: Start::Array,
            draw_given: None,
            first: First::Settled(Seat::White),
            house: House::default(),
        }
    }

    /// A game of nameless players from a position.
    pub fn from(game: Game, position: Position) -> Setup {
        Setup {
            start: Start::Position(position),
            first: First::Settled(position.turn()),
            ..Setup::plain(game)
        }
    }

    /// Who gives odds, if anybody does.
    pub const fn giver(&self) -> Option<Seat> {
        match &self.start {
            Start::Odds(odds) => Some(odds.giver),
            _ => self.draw_given,
        }
    }

    /// A verdict as it counts at this table: who gave the draw has lost it (DP8b).
    #[must_use]
    pub const fn counted(&self, verdict: Verdict) -> Verdict {
        match (verdict.winner, self.draw_given) {
            (None, Some(giver)) => Verdict::won(giver.opponent(), verdict.ending),
            _ => verdict,
        }
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn position(&self) -> Result<Position, SetupError> {
        let page = self.game.page();
        if self.house != House::default() && page.neglect == Neglect::Unknown {
            return Err(SetupError::NoHouse(self.game));
        }
        if let Some(giver) = self.draw_given {
            if page.odds != Known::GiverSecond {
                return Err(SetupError::NoDrawGiven(self.game));
            }
            if self.giver() != Some(giver) {
                return Err(SetupError::TwoGivers);
            }
        }
        let first = self.first.seat();
        if let Start::Position(position) = self.start {
            return match position.turn() == first {
                true => Ok(position),
                false => Err(SetupError::PositionHasTurn),
            };
        }
        let off = match &self.start {
            Start::Odds(odds) => self.men_off(odds)?,
            _ => &[],
        };
        match (self.giver(), page.odds) {
            (Some(giver), Known::GiverBegins) if giver != first => Err(SetupError::GiverBegins),
            (Some(giver), Known::GiverSecond) if giver == first => Err(SetupError::GiverSecond),
            _ => begin(self.game, first, off),
        }
    }

    fn men_off<'a>(&self, odds: &'a Odds) -> Result<&'a [Square], SetupError> {
        if self.game.page().odds == Known::Unknown {
            return Err(SetupError::NoOdds(self.game));
        }
        if odds.men.is_empty() {
            return Err(SetupError::Nothing(self.game));
        }
        let array = self.game.start();
        let is_his = |at: Square| array.piece(at).filter(|piece| piece.seat == odds.giver);
        for at in &odds.men {
            let label = array.grid().label(*at);
            match is_his(*at) {
                None => return Err(SetupError::NoMan(label)),
                Some(piece) if piece.role == Role::King => return Err(SetupError::King(label)),
                Some(_) => {}
            }
        }
        let left = |at: Square| is_his(at).is_some() && !odds.men.contains(&at);
        match array.grid().squares().any(left) {
            true => Ok(&odds.men),
            false => Err(SetupError::Everything),
        }
    }

    /// Is it played to lose?
    pub fn is_to_lose(&self) -> bool {
        self.house.aim == Aim::Lose
    }
}

/// The array less some men.
fn begin(game: Game, first: Seat, off: &[Square]) -> Result<Position, SetupError> {
    match (game.page().laws, game.start()) {
        (Laws::Chess(laws), Position::Chess(array)) => {
            Ok(chess_without(laws, &array, first, off)?.into())
        }
        (_, Position::Draughts(array)) => {
            let off: Fifty = off.iter().copied().collect();
            let armies = Seat::TWO.map(|seat| array.army(seat) & !off);
            Ok(draughts::position::Position::new(armies, Fifty::NONE, first)?.into())
        }
        (Laws::Draughts, array) => Ok(array),
    }
}

/// Every castling is open where the game lets an absent rook castle.
fn chess_without(
    laws: &'static ChessLaws,
    array: &chess::position::Position,
    first: Seat,
    off: &[Square],
) -> Result<chess::position::Position, Flaw> {
    let mut men = *array.men();
    for at in off {
        men.lift(*at);
    }
    let mut rights = Rights::NONE;
    for seat in Seat::TWO {
        for wing in Wing::BOTH {
            rights = rights.with(seat, wing);
        }
    }
    let parts = Parts {
        men,
        turn: first,
        rights,
        passed: None,
        quiet: 0,
        number: 1,
    };
    chess::position::Position::new(laws, parts)
}
