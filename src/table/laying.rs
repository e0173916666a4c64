//! Men laid out by hand, before anybody has checked that they can be played: a position being made. It draws nothing and
//! knows no language; what is wrong with it the rules say.

use super::setup::SetupError;
use crate::board::grid::{Grid, MOST_SQUARES};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::placement::Placement;
use crate::board::seats::Seats;
use crate::board::square::{Direction, Square};
use crate::board::ten::Fifty;
use crate::games::Game;
use crate::games::page::Laws;
use crate::rules::castling::Wing;
use crate::rules::chess::position::Rights;
use crate::rules::chess::validate::Flaw;
use crate::rules::cross::position::Position as Cross;
use crate::rules::cross::seating::{Partners, Seating};
use crate::rules::cross::validate::{Fault, Parts, Warning};
use crate::rules::position::Position;
use crate::rules::{chess, draughts};

/// Men laid out by hand, with all that a position text says besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laying {
    game: Game,
    seating: Seating,
    men: [Option<Piece>; MOST_SQUARES],
    turn: Seat,
    rights: Vec<(Seat, Wing)>,
    passed: Vec<(Seat, Square)>,
    mated: Seats,
    released: Seats,
    warnings: Vec<Warning>,
    quiet: u32,
    number: u32,
}

/// What of an army's plight can be said: of four only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plight {
    /// It plays.
    Free,
    /// It is mated, and stands frozen.
    Mated,
    /// It was released, and has had no turn yet.
    Released,
}

impl Laying {
    /// An empty board, nothing being open to anybody.
    pub fn empty(game: Game, seating: Seating) -> Laying {
        Laying {
            game,
            seating,
            men: [None; MOST_SQUARES],
            turn: game.seated(seating).turn(),
            rights: Vec::new(),
            passed: Vec::new(),
            mated: Seats::NONE,
            released: Seats::NONE,
            warnings: Vec::new(),
            quiet: 0,
            number: 1,
        }
    }

    /// The men where the game begins, the players seated so.
    pub fn array(game: Game, seating: Seating) -> Laying {
        Laying::of(game, &game.seated(seating))
    }

    /// The men of a position of this game.
    pub fn of(game: Game, position: &Position) -> Laying {
        let seating = position
            .cross()
            .map_or(game.page().seating.usual(), Cross::seating);
        let mut laid = Laying::empty(game, seating);
        laid.turn = position.turn();
        for at in position.grid().squares() {
            laid.set(at, position.piece(at));
        }
        match position {
            Position::Chess(chess) => {
                let all = wings(&Seat::TWO);
                laid.rights = all
                    .filter(|(seat, wing)| chess.rights().has(*seat, *wing))
                    .collect();
                let passed = chess.passed().into_iter();
                laid.passed = passed.map(|at| (chess.turn().opponent(), at)).collect();
                laid.quiet = chess.quiet_plies();
                laid.number = chess.move_number();
            }
            Position::Cross(cross) => {
                let parts = cross.parts();
                laid.rights = parts.rights;
                laid.passed = parts.passed;
                laid.mated = parts.mated;
                laid.released = parts.released;
                laid.warnings = parts.warnings;
            }
            Position::Draughts(_) => {}
        }
        laid
    }

    /// The position, if it can be played.
    ///
    /// # Errors
    /// What is wrong with it: the first thing, fields of the position text in order.
    pub fn position(&self) -> Result<Position, SetupError> {
        match self.game.page().laws {
            Laws::Chess(laws) => {
                let mut men = Placement::EMPTY;
                for (at, piece) in self.men() {
                    men.put(at, piece);
                }
                let rights = self.rights.iter();
                let parts = chess::validate::Parts {
                    men,
                    turn: self.turn,
                    rights: rights.fold(Rights::NONE, |all, (seat, wing)| all.with(*seat, *wing)),
                    passed: self.passed.first().map(|(_, at)| *at),
                    quiet: self.quiet,
                    number: self.number,
                };
                Ok(chess::position::Position::new(laws, parts)?.into())
            }
            Laws::Cross(laws) => {
                let parts = Parts {
                    men: self.men().collect(),
                    turn: self.turn,
                    rights: self.rights.clone(),
                    passed: self.passed.clone(),
                    mated: self.mated,
                    released: self.released,
                    warnings: self.warnings.clone(),
                };
                Ok(Cross::new(laws, self.seating, &parts)?.into())
            }
            Laws::Draughts => {
                let squares = |wanted: &dyn Fn(Piece) -> bool| -> Fifty {
                    let all = self.men().filter(|(_, piece)| wanted(*piece));
                    all.map(|(at, _)| at).collect()
                };
                let armies = Seat::TWO.map(|seat| squares(&|piece| piece.seat == seat));
                let kings = squares(&|piece| piece.role == Role::Crowned);
                Ok(draughts::position::Position::new(armies, kings, self.turn)?.into())
            }
        }
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The shape of its board.
    pub const fn grid(&self) -> &'static Grid {
        self.game.grid()
    }

    /// How four sit.
    pub const fn seating(&self) -> Seating {
        self.seating
    }

    /// The seat to move.
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The man on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        self.men.get(at.index()).copied().flatten()
    }

    /// All men, and where they stand.
    pub fn men(&self) -> impl Iterator<Item = (Square, Piece)> {
        let squares = self.grid().squares();
        squares.filter_map(|at| Some((at, self.piece(at)?)))
    }

    /// Is this castling said to be open?
    pub fn may_castle(&self, seat: Seat, wing: Wing) -> bool {
        self.rights.contains(&(seat, wing))
    }

    /// A15: is this castling said to be open to a king whose rook was given, so that nothing stands in the corner?
    pub fn lacks_rook(&self, seat: Seat, wing: Wing) -> bool {
        let corner = self.corner(seat, wing);
        self.may_castle(seat, wing) && corner.is_some_and(|at| self.piece(at).is_none())
    }

    /// The corner at this wing of a seat's back row; on the cross the king's wing is that whose end is nearer to him.
    fn corner(&self, seat: Seat, wing: Wing) -> Option<Square> {
        let ends = match seat {
            Seat::White | Seat::Black => return Some(chess::position::corner(seat, wing)),
            Seat::South => [(3, 0), (10, 0)],
            Seat::West => [(0, 3), (0, 10)],
            Seat::North => [(3, 13), (10, 13)],
            Seat::East => [(13, 3), (13, 10)],
        };
        let grid = self.grid();
        let is_king = |(_, piece): &(Square, Piece)| piece.seat == seat && piece.role == Role::King;
        let (king, _) = self.men().find(is_king)?;
        let away = |(file, rank): &(u8, u8)| {
            grid.file(king).abs_diff(*file) + grid.rank(king).abs_diff(*rank)
        };
        let (file, rank) = match wing {
            Wing::King => ends.into_iter().min_by_key(away),
            Wing::Queen => ends.into_iter().max_by_key(away),
        }?;
        grid.square(file, rank)
    }

    /// The squares said to have been passed over, each with the seat whose pawn did so.
    pub fn passed(&self) -> &[(Seat, Square)] {
        &self.passed
    }

    /// What is said of an army's plight.
    pub const fn plight(&self, seat: Seat) -> Plight {
        match (self.mated.has(seat), self.released.has(seat)) {
            (true, _) => Plight::Mated,
            (_, true) => Plight::Released,
            _ => Plight::Free,
        }
    }

    /// The warnings that are said to protect still.
    pub fn warnings(&self) -> &[Warning] {
        &self.warnings
    }

    /// The queens that are said to have been warned, each once.
    pub fn warned(&self) -> Vec<Square> {
        let queens: Vec<Square> = self.warnings.iter().map(|warning| warning.queen).collect();
        self.grid().in_order(&queens)
    }

    /// Plies without capture or pawn's move, and the number of the move, as a text of chess says them.
    pub const fn counted(&self) -> (u32, u32) {
        (self.quiet, self.number)
    }

    fn set(&mut self, at: Square, piece: Option<Piece>) {
        if let Some(place) = self.men.get_mut(at.index()) {
            *place = piece;
        }
    }

    /// Puts a man on a square, in the place of whatever stood there; none takes it off.
    pub fn put(&mut self, at: Square, piece: Option<Piece>) {
        self.set(at, piece);
        self.left(at);
        self.settle();
    }

    /// Moves a man to another square, in the place of whatever stood there.
    pub fn shift(&mut self, from: Square, to: Square) {
        if from == to {
            return;
        }
        let piece = self.piece(from);
        self.set(from, None);
        self.set(to, piece);
        self.left(from);
        self.left(to);
        self.settle();
    }

    /// This seat is to move.
    pub fn give_turn(&mut self, seat: Seat) {
        self.turn = seat;
        self.settle();
    }

    /// Opens or closes a castling.
    pub fn toggle_castling(&mut self, seat: Seat, wing: Wing) {
        match self.rights.iter().position(|open| *open == (seat, wing)) {
            Some(place) => {
                self.rights.remove(place);
            }
            None => self.rights.push((seat, wing)),
        }
        self.order();
    }

    /// A pawn has just passed over this square, or has not. Whose it was says the pawn before it; where none stands there,
    /// nothing changes.
    pub fn toggle_passed(&mut self, at: Square) -> bool {
        let known = self.passed.iter().position(|(_, passed)| *passed == at);
        if let Some(place) = known {
            self.passed.remove(place);
            return true;
        }
        let two = self.game.seats().len() == 2;
        let mover = |seat: &Seat| {
            let third_row = match seat {
                Seat::Black => 5,
                _ => 2,
            };
            !two || (*seat != self.turn && self.grid().rank(at) == third_row)
        };
        let mut seats = self.game.seats().iter().copied().filter(mover);
        let ended = |seat: &Seat| {
            let before = self.grid().step(at, forward(*seat));
            let pawn = Piece {
                seat: *seat,
                role: Role::Pawn,
            };
            before.and_then(|at| self.piece(at)) == Some(pawn)
        };
        let Some(seat) = seats.find(ended) else {
            return false;
        };
        self.passed.retain(|(other, _)| !two && *other != seat);
        self.passed.push((seat, at));
        self.order();
        self.agree();
        self.passed.contains(&(seat, at))
    }

    /// Says what an army's plight is.
    pub fn set_plight(&mut self, seat: Seat, plight: Plight) {
        let with = |seats: Seats, wanted| match plight == wanted {
            true => seats.with(seat),
            false => seats.without(seat),
        };
        self.mated = with(self.mated, Plight::Mated);
        self.released = with(self.released, Plight::Released);
    }

    /// V11: the queen on this square has been warned of every enemy who attacks her, or is warned no longer. Where no
    /// queen stands nothing changes.
    pub fn toggle_warned(&mut self, at: Square) -> bool {
        let before = self.warnings.len();
        self.warnings.retain(|warning| warning.queen != at);
        if self.warnings.len() < before {
            return true;
        }
        let Some(queen) = self.piece(at).filter(|piece| piece.role == Role::Queen) else {
            return false;
        };
        let enemies = self.men().filter(|(_, piece)| {
            let seated = self.game.seats().len() == 4;
            seated && !self.seating.allied(piece.seat, queen.seat)
        });
        let warnings = enemies.map(|(attacker, _)| Warning {
            attacker,
            queen: at,
        });
        let warnings: Vec<Warning> = warnings.collect();
        self.warnings.extend(warnings);
        self.agree();
        self.warnings.iter().any(|warning| warning.queen == at)
    }

    /// A text of chess says these: plies without capture or pawn's move, and the number of the move.
    pub const fn count(&mut self, quiet: u32, number: u32) {
        (self.quiet, self.number) = (quiet, number);
    }

    /// The four sit so.
    pub fn seat(&mut self, seating: Seating) {
        self.seating = seating;
        self.settle();
    }

    /// Every army has what the next had: of two the men stand mirrored on the other side of the board, of four the board
    /// is turned a quarter, or half where partners sit beside each other, so that they stay partners.
    #[must_use]
    pub fn exchanged(&self) -> Laying {
        let (grid, seats) = (self.grid(), self.game.seats());
        let quarter = seats.len() == 4 && self.seating.partners == Partners::Opposite;
        let (last_file, last_rank) = (grid.files() - 1, grid.ranks() - 1);
        let place = |at: Square| {
            let (file, rank) = (grid.file(at), grid.rank(at));
            let (file, rank) = match self.game.page().laws {
                Laws::Chess(_) => (file, last_rank - rank),
                Laws::Cross(_) if quarter => (rank, last_file - file),
                Laws::Cross(_) | Laws::Draughts => (last_file - file, last_rank - rank),
            };
            grid.square(file, rank).unwrap_or(at)
        };
        let seat = |seat: Seat| match (quarter, seat) {
            (true, Seat::South) => Seat::West,
            (true, Seat::West) => Seat::North,
            (true, Seat::North) => Seat::East,
            (true, Seat::East) => Seat::South,
            (_, other) => other.opponent(),
        };
        let all = |seats: Seats| {
            seats
                .into_iter()
                .fold(Seats::NONE, |all, one| all.with(seat(one)))
        };
        let mut other = Laying {
            men: [None; MOST_SQUARES],
            turn: seat(self.turn),
            rights: self
                .rights
                .iter()
                .map(|(of, wing)| (seat(*of), *wing))
                .collect(),
            passed: self
                .passed
                .iter()
                .map(|(of, at)| (seat(*of), place(*at)))
                .collect(),
            mated: all(self.mated),
            released: all(self.released),
            warnings: (self.warnings.iter())
                .map(|warning| Warning {
                    attacker: place(warning.attacker),
                    queen: place(warning.queen),
                })
                .collect(),
            ..*self
        };
        for (at, piece) in self.men() {
            let piece = Piece {
                seat: seat(piece.seat),
                ..piece
            };
            other.set(place(at), Some(piece));
        }
        other.order();
        other
    }

    /// What was said of this square says nothing of what stands there now.
    fn left(&mut self, at: Square) {
        self.warnings
            .retain(|warning| warning.attacker != at && warning.queen != at);
    }

    /// Forgets what can no longer be, now that men stand otherwise: a castling of a king who is not at home, a step of a
    /// pawn that is gone, a warning that comes from a friend. What is wrong with the men themselves stays.
    fn settle(&mut self) {
        // Each round forgets something.
        for _ in 0..MOST_SQUARES {
            match self.position().err() {
                Some(
                    SetupError::Position(Flaw::CastlingKing(seat))
                    | SetupError::Cross(Fault::CastlingKing(seat)),
                ) => self.rights.retain(|(other, _)| *other != seat),
                Some(
                    SetupError::Position(Flaw::CastlingRook(seat, at))
                    | SetupError::Cross(Fault::CastlingRook(seat, at)),
                ) => {
                    let held = std::mem::take(&mut self.rights).into_iter();
                    let open = |(of, wing): &(Seat, Wing)| {
                        *of != seat || self.corner(*of, *wing) != Some(at)
                    };
                    self.rights = held.filter(open).collect();
                }
                Some(SetupError::Position(Flaw::Passed(..))) => self.passed.clear(),
                Some(SetupError::Cross(Fault::Passed(seat, _))) => {
                    self.passed.retain(|(other, _)| *other != seat);
                }
                Some(SetupError::Cross(Fault::Attacker(at) | Fault::Queen(at))) => self.left(at),
                _ => break,
            }
        }
        self.agree();
    }

    /// Of steps and warnings the rules keep those that can still matter, once everything else can be played.
    fn agree(&mut self) {
        if let Ok(Position::Cross(cross)) = self.position() {
            let parts = cross.parts();
            (self.passed, self.warnings) = (parts.passed, parts.warnings);
        }
    }

    /// Rights and steps in the order of the position text.
    fn order(&mut self) {
        let rights = wings(self.game.seats()).filter(|right| self.rights.contains(right));
        self.rights = rights.collect();
        self.passed.sort_by_key(|(seat, _)| *seat);
    }
}

/// Every castling there can be, in the order of the position text.
fn wings(seats: &'static [Seat]) -> impl Iterator<Item = (Seat, Wing)> {
    let each = |seat: &Seat| Wing::BOTH.map(|wing| (*seat, wing));
    seats.iter().flat_map(each)
}

/// Where the pawns of a seat go.
const fn forward(seat: Seat) -> Direction {
    match seat {
        Seat::White | Seat::South => Direction::North,
        Seat::Black | Seat::North => Direction::South,
        Seat::West => Direction::East,
        Seat::East => Direction::West,
    }
}
