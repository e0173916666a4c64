//! What the parts of a game's screen need: the board, and the panels beside or below it.

use super::seats;
use crate::board::grid::{Grid, Names};
use crate::table::Table;

/// Rows for what was said, where nothing is scarce.
pub const MESSAGE: u16 = 2;
/// The rows of the article's panel that come before the list of moves: its heading, and four lines.
pub const ARTICLE: u16 = 5;

/// What there must be room for.
#[derive(Clone, Copy)]
pub struct Needs {
    /// The shape of the board.
    pub grid: &'static Grid,
    /// How many sit at it.
    pub players: usize,
    /// The rows of the seats, and of the notes below them.
    pub seats: u16,
}

/// How much the panels are to have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// What is read with ease.
    Ample,
    /// What can be read.
    Scant,
    /// Whatever there is.
    Any,
}

/// Where the panels stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// All beside the board.
    Beside,
    /// Seats and moves beside it, the article below.
    Round,
    /// All below it.
    Below,
}

impl Needs {
    /// What a table needs, with so many notes.
    pub fn of(table: &Table, notes: usize) -> Needs {
        let grid = table.state().position.grid();
        Needs::new(grid, table.setup().game.seats().len(), notes)
    }

    /// What a game on this board needs, with so many who play and so many notes.
    pub fn new(grid: &'static Grid, players: usize, notes: usize) -> Needs {
        let notes = u16::try_from(notes).unwrap_or(u16::MAX);
        Needs {
            grid,
            players,
            seats: seats::rows(players).saturating_add(notes),
        }
    }

    /// The columns at the left of the board: numbers of ranks, and one for the bracket of the cursor.
    pub fn left(&self, edge: u16) -> u16 {
        match self.grid.ranks() {
            _ if edge == 0 => 1,
            10.. => 3,
            _ => 2,
        }
    }

    /// The rows below a board, in squares of a size, for what its lines are called; numbered squares have none. Where
    /// squares are narrow, the tens of great numbers stand above the units.
    pub fn edge(&self, square: u16) -> u16 {
        match (self.grid.names(), self.grid.ranks(), square) {
            (Names::Number, ..) => 0,
            (Names::FileAndRank, 10.., 1) => 2,
            (Names::FileAndRank, ..) => 1,
        }
    }

    /// The columns and rows of a board.
    pub fn board(&self, square: u16) -> (u16, u16) {
        let (files, ranks) = (self.grid.files(), self.grid.ranks());
        (2 * square * u16::from(files), square * u16::from(ranks))
    }

    /// The rows of a board with its letters, of what was said and of the keys.
    pub fn rows(&self, square: u16, keys: u16) -> u16 {
        self.board(square).1 + self.edge(square) + MESSAGE + keys
    }

    /// The narrowest panel beside the board.
    pub const fn side(&self, way: Way, room: Room) -> u16 {
        match (room, way, self.players) {
            (Room::Ample, Way::Beside, 4) => 32,
            (Room::Ample, Way::Beside, _) => 24,
            (Room::Ample, _, 4) => 20,
            (Room::Scant, Way::Round, 4) => 8,
            (Room::Scant, _, 4) => 18,
            (Room::Any, _, 4) => 8,
            (_, Way::Round, _) => 17,
            _ => 16,
        }
    }

    /// The rows that the panels need below the board and its letters, in a window so wide.
    pub fn below(&self, way: Way, room: Room, width: u16) -> u16 {
        let two = width >= 2 * self.side(Way::Beside, Room::Ample) + 2;
        let seats = self.seats;
        match (way, room) {
            (Way::Beside, _) => 0,
            (Way::Round, Room::Ample) => 1 + ARTICLE,
            (Way::Round, _) => ARTICLE,
            (Way::Below, Room::Ample) if two => 2 + seats.max(ARTICLE) + 3,
            (Way::Below, Room::Ample) => 1 + seats + ARTICLE + 2,
            (Way::Below, _) => 1 + seats + 2,
        }
    }

    /// The rows that panels beside the board need.
    pub const fn tall(&self, way: Way, room: Room) -> u16 {
        match (way, room) {
            (Way::Beside, Room::Ample) => self.seats + 4,
            _ => 0,
        }
    }
}
