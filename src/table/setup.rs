//! What is settled before the first move.

use thiserror::Error;

use super::contest::Contest;
use super::house::{Aim, House};
use super::lots;
use super::slips::{self, Slip};
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::games::Game;
use crate::games::page::{Letter, Neglect, Odds as Known, Seatings};
use crate::lang::{Lang, Say};
use crate::law::ending::Verdict;
use crate::rules::castling::Wing;
use crate::rules::chess::laws::Laws as ChessLaws;
use crate::rules::chess::position::Rights;
use crate::rules::chess::validate::{Flaw, Parts};
use crate::rules::position::Position;
use crate::rules::{chess, cross, draughts};

/// Game, names, odds and first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The game.
    pub game: Game,
    /// The players' names, by seat; an empty one is shown as the seat's.
    pub names: Vec<String>,
    /// Where the game begins.
    pub start: Start,
    /// Who gives the draw as odds, so that all drawn games are lost for him (DP8b).
    pub draw_given: Option<Seat>,
    /// How it was settled who moves first.
    pub first: First,
    /// How it is played here.
    pub house: House,
    /// What is wrong with the way in which it is set up, in a game to the letter (A1 to A3).
    pub slips: Vec<Slip>,
    /// The match that it is a game of.
    pub contest: Option<Contest>,
}

/// Where a game begins.
#[expect(
    clippy::large_enum_variant,
    reason = "a table has one, and a position is copied whole"
)]
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
    /// By lot, drawn with this seed: of two who sits at White, who moves first (A4); of four which seat does (V5, V6, T3).
    Lot {
        /// The seed that draws the same lot again.
        seed: u64,
    },
}

/// A set-up that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum SetupError {
    /// Odds in a game that knows none.
    NoOdds(Game),
    /// The draw given in a game that does not know it.
    NoDrawGiven(Game),
    /// No piece of the giver's stands on that square of the array.
    NoMan(String),
    /// The piece on that square is given twice.
    Twice(String),
    /// The king cannot be given.
    King(String),
    /// No piece is given.
    Nothing(Game),
    /// Every piece is given.
    Everything,
    /// Odds by both seats.
    TwoGivers,
    /// Who gives odds has the first move.
    GiverBegins,
    /// Who gives odds has the second move.
    GiverSecond,
    /// The position has its own turn.
    PositionHasTurn,
    /// With partners beside each other, a first move that is no after-player's.
    AfterPlayerBegins(Seat, Seat),
    /// A first move that is no light seat's.
    LightBegins,
    /// A seat that is not at this table.
    NoSeat(Game),
    /// A position in which the partners sit otherwise, or the turn goes otherwise, than was chosen.
    SeatedOtherwise,
    /// A choice for captures in a game in which none is compulsory, or that cannot be played to lose.
    NoHouse(Game),
    /// To the letter, where the source says nothing of what happens when somebody errs.
    NoLetter(Game),
    /// An error of the set-up that the source does not know, or in a game with the arbiter.
    NoSlip(Game),
    /// An odds man left on the board, where none is given.
    NoOddsToKeep,
    /// An error of the set-up that leaves no position.
    SlipNowhere(String),
    /// Partners or a direction chosen where the source leaves no choice.
    NoSeating(Game),
    /// The position that results cannot be played.
    Position(#[from] Flaw),
    /// The position of chess for four that results cannot be played.
    Cross(#[from] cross::validate::Fault),
    /// The position of draughts that results cannot be played.
    Draughts(#[from] draughts::position::Fault),
}

impl Setup {
    /// An even game of nameless players from the array, White first.
    pub fn plain(game: Game) -> Setup {
        Setup {
            game,
            names: vec![String::new(); game.seats().len()],
            start: Start::Array,
            draw_given: None,
            first: First::Settled(game.start().turn()),
            house: House::usual(game),
            slips: Vec::new(),
            contest: None,
        }
    }

    /// A game of nameless players from a position.
    pub fn from(game: Game, position: Position) -> Setup {
        let usual = House::usual(game);
        let house = match position.cross() {
            Some(cross) => House {
                seating: cross.seating(),
                ..usual
            },
            None => usual,
        };
        Setup {
            start: Start::Position(position),
            first: First::Settled(position.turn()),
            house,
            ..Setup::plain(game)
        }
    }

    /// The seat that moves first.
    pub fn first_seat(&self) -> Seat {
        match self.first {
            First::Settled(seat) => seat,
            First::Lot { seed } => lots::first(self.game.page().seating, self.house.seating, seed),
        }
    }

    /// The position before anybody has given or chosen anything.
    pub fn array(&self) -> Position {
        self.game.seated(self.house.seating)
    }

    /// How it is played to the letter; nothing with the arbiter.
    pub fn letter(&self) -> Option<Letter> {
        match self.house.is_to_the_letter() {
            true => self.game.page().letter,
            false => None,
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
        match (verdict.winner(), self.draw_given) {
            (None, Some(giver)) => Verdict::won(giver.opponent(), verdict.ending),
            _ => verdict,
        }
    }

    /// The position before the first move, with what is wrong in it.
    ///
    /// # Errors
    /// What is wrong with the set-up beside that.
    pub fn position(&self) -> Result<Position, SetupError> {
        slips::allowed(self)?;
        let proper = match self.slips.contains(&Slip::OddsKept) {
            true => self.placed(&[])?,
            false => self.proper()?,
        };
        slips::slipped(self, proper)
    }

    /// The position before the first move, as it should be.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub fn proper(&self) -> Result<Position, SetupError> {
        let page = self.game.page();
        let usual = House::usual(self.game);
        let as_usual = House {
            seating: usual.seating,
            watch: usual.watch,
            clock: usual.clock,
            ..self.house
        };
        if self.house.is_to_the_letter() && page.letter.is_none() {
            return Err(SetupError::NoLetter(self.game));
        }
        if as_usual != usual && page.neglect == Neglect::Unknown {
            return Err(SetupError::NoHouse(self.game));
        }
        if self.house.seating != usual.seating && page.seating != Seatings::Chosen {
            return Err(SetupError::NoSeating(self.game));
        }
        if let Some(giver) = self.draw_given {
            if page.odds != Known::GiverSecond {
                return Err(SetupError::NoDrawGiven(self.game));
            }
            if self.giver() != Some(giver) {
                return Err(SetupError::TwoGivers);
            }
        }
        let first = self.first_seat();
        let sits_here = |seat| self.game.seats().contains(&seat);
        if !(sits_here(first) && self.draw_given.is_none_or(sits_here)) {
            return Err(SetupError::NoSeat(self.game));
        }
        if let Start::Position(position) = self.start {
            let seating = position.cross().map(cross::position::Position::seating);
            if seating.is_some_and(|seating| seating != self.house.seating) {
                return Err(SetupError::SeatedOtherwise);
            }
            return match position.turn() == first {
                true => Ok(position),
                false => Err(SetupError::PositionHasTurn),
            };
        }
        let off = match &self.start {
            Start::Odds(odds) => self.men_off(odds)?,
            _ => &[],
        };
        self.placed(off)
    }

    /// The array less some men, whoever begins by right at the turn.
    fn placed(&self, off: &[Square]) -> Result<Position, SetupError> {
        let (first, page) = (self.first_seat(), self.game.page());
        match (self.giver(), page.odds) {
            (Some(giver), Known::GiverBegins) if giver != first => Err(SetupError::GiverBegins),
            (Some(giver), Known::GiverSecond) if giver == first => Err(SetupError::GiverSecond),
            (None, _) => self.may_begin(first).and_then(|()| self.begin(first, off)),
            _ => self.begin(first, off),
        }
    }

    /// V6, T3: in a level game not every seat of the four may begin, and no agreement changes that. Who gives odds always
    /// begins (A5), even if he is no after-player; a position has its own turn.
    fn may_begin(&self, first: Seat) -> Result<(), SetupError> {
        let seatings = self.game.page().seating;
        let mut seats = lots::beginners(seatings, self.house.seating);
        if seats.has(first) {
            return Ok(());
        }
        match (seatings, seats.next(), seats.next()) {
            (Seatings::Chosen, Some(one), Some(other)) => {
                Err(SetupError::AfterPlayerBegins(one, other))
            }
            _ => Err(SetupError::LightBegins),
        }
    }

    fn men_off<'a>(&self, odds: &'a Odds) -> Result<&'a [Square], SetupError> {
        if self.game.page().odds == Known::Unknown {
            return Err(SetupError::NoOdds(self.game));
        }
        if odds.men.is_empty() {
            return Err(SetupError::Nothing(self.game));
        }
        let array = self.array();
        let grid = array.grid();
        let is_his = |at: Square| array.piece(at).filter(|piece| piece.seat == odds.giver);
        for (index, at) in odds.men.iter().enumerate() {
            let label = match grid.squares().any(|square| square == *at) {
                true => grid.label(*at),
                false => at.index().to_string(),
            };
            match is_his(*at) {
                None => return Err(SetupError::NoMan(label)),
                Some(piece) if piece.role == Role::King => return Err(SetupError::King(label)),
                Some(_) if odds.men.iter().take(index).any(|before| before == at) => {
                    return Err(SetupError::Twice(label));
                }
                Some(_) => {}
            }
        }
        let left = |at: Square| is_his(at).is_some() && !odds.men.contains(&at);
        match grid.squares().any(left) {
            true => Ok(&odds.men),
            false => Err(SetupError::Everything),
        }
    }

    /// Is it played to lose?
    pub fn is_to_lose(&self) -> bool {
        self.house.aim == Aim::Lose
    }
}

impl Setup {
    /// The array less some men.
    fn begin(&self, first: Seat, off: &[Square]) -> Result<Position, SetupError> {
        match self.array() {
            Position::Chess(array) => {
                let laws = array.laws();
                Ok(chess_without(laws, &array, first, off)?.into())
            }
            Position::Cross(array) => {
                let mut parts = array.parts();
                parts.turn = first;
                parts.men.retain(|(at, _)| !off.contains(at));
                let (laws, seating) = (array.laws(), array.seating());
                Ok(cross::position::Position::new(laws, seating, &parts)?.into())
            }
            Position::Draughts(array) => {
                let off: Fifty = off.iter().copied().collect();
                let armies = Seat::TWO.map(|seat| array.army(seat) & !off);
                Ok(draughts::position::Position::new(armies, Fifty::NONE, first)?.into())
            }
        }
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
