//! The board: any grid, in squares of any size, with men and marks.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};
use ratatui::style::Style;

use super::app::{App, Dialog};
use super::route::prey;
use super::view::{Layout, layout};
use crate::board::grid::{Grid, Names};
use crate::board::piece::{Piece, Seat};
use crate::board::square::Square;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::state::Done;
use crate::ui::here::Here;
use crate::ui::look::theme::{Shade, Theme};
use crate::ui::look::{Look, Numbers};

/// What is said of a square by a sign on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sign {
    /// It explains a refusal.
    Mark,
    /// It will be lifted when the capture under way is over.
    Lifted,
    /// It neglected to capture, and may be huffed.
    Liable,
    /// A king in check.
    Check,
    /// The held man may go there.
    Target,
    /// The last move was from here, or to here.
    Last,
}

/// Signs of squares, the most urgent first.
type Signs = Vec<(Square, Sign)>;

/// Draws the board with its edges.
pub fn draw(app: &App, buffer: &mut Buffer, layout: &Layout, here: &Here, table: &Table) {
    let position = app.position(table);
    let canvas = Canvas {
        grid: position.grid(),
        below: app.below(table),
        layout,
        playing: here.look.squares.playing,
    };
    let signs = signs(app, table);
    canvas.draw_blanks(buffer, here.look);
    for square in position.grid().squares() {
        let sign = signs.iter().find(|(at, _)| *at == square);
        let seen = Seen {
            piece: app.piece(position, square),
            turn: position.turn(),
            sign: sign.map(|(_, sign)| *sign),
        };
        draw_square(buffer, &canvas, here, square, seen);
        // Where squares are small, a sign and the brackets of the cursor take the place of the number.
        let small = layout.square == 1;
        let covered = small && (seen.sign.is_some() || square == app.cursor);
        if seen.piece.is_none() && !covered {
            canvas.draw_number(buffer, here.look, square);
        }
    }
    if position.grid().names() == Names::FileAndRank {
        canvas.draw_edges(buffer, here.look.theme.edge);
    }
    let brackets = |buffer: &mut Buffer, square, ink, shapes| {
        canvas.bracket(buffer, &here.look.theme, square, ink, shapes);
    };
    brackets(buffer, app.cursor, here.look.theme.cursor, ("[", "]"));
    if let Some(from) = app.why.or(app.hand) {
        brackets(buffer, from, here.look.theme.held, ("(", ")"));
    }
}

/// The square at a place of the screen.
pub fn square_at(app: &App, place: Place, here: &Here, table: &Table) -> Option<Square> {
    let grid = app.position(table).grid();
    let layout = layout(here, table)?;
    let canvas = Canvas {
        grid,
        below: app.below(table),
        layout: &layout,
        playing: here.look.squares.playing,
    };
    grid.squares()
        .find(|square| canvas.area(*square).contains(place))
}

fn signs(app: &App, table: &Table) -> Signs {
    let position = app.position(table);
    let why = app.why_not(table);
    let explained = why.map(|breach| breach.squares()).unwrap_or_default();
    let marks = app.marks.iter().chain(&explained);
    let mut signs: Signs = marks.map(|at| (*at, Sign::Mark)).collect();
    if let (Some(king), false) = (position.king(), position.checkers().is_empty()) {
        signs.push((king, Sign::Check));
    }
    signs.extend(app.lifted(table).into_iter().map(|at| (at, Sign::Lifted)));
    if app.ply.is_none() {
        let liable = table.state().liable;
        signs.extend(liable.map(|at| (at, Sign::Liable)));
    }
    if let Some(from) = app.why.or(app.hand) {
        let targets = app.related(table, from).into_iter();
        signs.extend(targets.map(|at| (at, Sign::Target)));
    }
    let before = app.plies_shown(table).checked_sub(1);
    let last = before.and_then(|before| table.state().past.get(before));
    if let Some(last) = last {
        let squares = match last.done {
            Done::Move(played) => vec![played.start(), played.end()],
            Done::Huff(at) => vec![at],
        };
        signs.extend(squares.into_iter().map(|at| (at, Sign::Last)));
    }
    signs
}

/// What is seen on a square.
#[derive(Clone, Copy)]
struct Seen {
    piece: Option<Piece>,
    turn: Seat,
    sign: Option<Sign>,
}

impl App {
    /// The piece that is seen on a square: the held one stands where it has been led.
    fn piece(&self, position: &Position, square: Square) -> Option<Piece> {
        let led = self.hand.zip(self.way.last().copied());
        match led {
            Some((from, at)) if square == at => position.piece(from),
            Some((from, _)) if square == from => None,
            _ => position.piece(square),
        }
    }

    /// The pieces that will be lifted when the capture under way is over, or the one that is chosen.
    fn lifted(&self, table: &Table) -> Vec<Square> {
        let position = self.position(table);
        if let Some(Dialog::Route(route)) = &self.dialog {
            let chosen = route.chosen();
            return chosen.map_or_else(Vec::new, |played| prey(position, played));
        }
        match position.draughts() {
            Some(draughts) if !self.way.is_empty() => draughts.onward(&self.path()).taken.collect(),
            _ => Vec::new(),
        }
    }
}

fn draw_square(buffer: &mut Buffer, canvas: &Canvas, here: &Here, square: Square, seen: Seen) {
    let (look, theme) = (here.look, &here.look.theme);
    let shade = canvas.shade(square);
    fill(buffer, look, canvas.area(square), shade);
    let (x, y) = canvas.centre(square);
    if let Some(piece) = seen.piece {
        let ink = match piece.seat {
            Seat::White => theme.white,
            Seat::Black => theme.black,
        };
        put(buffer, x, y, &look.man(piece), theme.on(shade, ink));
    }
    let Some(sign) = seen.sign else {
        return;
    };
    let occupied = seen.piece.is_some();
    let taken = seen.piece.is_some_and(|piece| piece.seat != seen.turn);
    let (shape, ink) = match sign {
        Sign::Mark => ("!", theme.mark),
        Sign::Check => ("+", theme.check),
        Sign::Lifted => (look.pick("×", "x"), theme.held),
        Sign::Liable => ("?", theme.check),
        Sign::Target if taken => (look.pick("×", "x"), theme.target),
        Sign::Target => (look.pick("•", "."), theme.target),
        Sign::Last => (look.pick("∘", "*"), theme.last),
    };
    let x = if occupied {
        x + canvas.sign_offset()
    } else {
        x
    };
    put(buffer, x, y, shape, theme.on(shade, ink));
}

fn put(buffer: &mut Buffer, x: u16, y: u16, shape: &str, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_symbol(shape).set_style(style);
    }
}

fn fill(buffer: &mut Buffer, look: &Look, area: Rect, shade: Shade) {
    for place in area.positions() {
        if let Some(cell) = buffer.cell_mut(place) {
            cell.set_symbol(look.ground(shade))
                .set_style(look.theme.square(shade));
        }
    }
}

/// The board as it lies on the screen.
struct Canvas<'a> {
    grid: &'a Grid,
    below: Seat,
    layout: &'a Layout,
    /// The shade of the squares that are played on, where not all are.
    playing: Shade,
}

impl Canvas<'_> {
    fn shade(&self, square: Square) -> Shade {
        match self.grid.names() {
            Names::Number => self.playing,
            Names::FileAndRank if self.grid.is_light(square) => Shade::Light,
            Names::FileAndRank => Shade::Dark,
        }
    }

    /// The squares on which nobody ever plays.
    fn draw_blanks(&self, buffer: &mut Buffer, look: &Look) {
        for rank in 0..self.grid.ranks() {
            for file in 0..self.grid.files() {
                if self.grid.is_blank(file, rank) {
                    let area = self.area_at(file, rank);
                    fill(buffer, look, area, self.playing.other());
                }
            }
        }
    }

    /// The number of an empty square, in its last row.
    fn draw_number(&self, buffer: &mut Buffer, look: &Look, square: Square) {
        if self.grid.names() != Names::Number || look.squares.numbers == Numbers::Hidden {
            return;
        }
        let area = self.area(square);
        let label = format!("{:>2}", self.grid.label(square));
        let inset = u16::from(self.layout.square > 1);
        let style = look.theme.on(self.shade(square), look.theme.number);
        let room = usize::from(area.width.saturating_sub(inset));
        buffer.set_stringn(area.x + inset, area.bottom() - 1, label, room, style);
    }

    /// The column and row of a square, counted from the upper left.
    fn place(&self, file: u8, rank: u8) -> (u16, u16) {
        let (column, row) = match self.below {
            Seat::White => (file, self.grid.ranks() - 1 - rank),
            Seat::Black => (self.grid.files() - 1 - file, rank),
        };
        (u16::from(column), u16::from(row))
    }

    fn area(&self, square: Square) -> Rect {
        self.area_at(self.grid.file(square), self.grid.rank(square))
    }

    fn area_at(&self, file: u8, rank: u8) -> Rect {
        let size = self.layout.square;
        let (column, row) = self.place(file, rank);
        let board = self.layout.board;
        Rect::new(
            board.x + 2 * size * column,
            board.y + size * row,
            2 * size,
            size,
        )
    }

    /// Where the man of a square stands.
    fn centre(&self, square: Square) -> (u16, u16) {
        let area = self.area(square);
        (
            area.x + (area.width - 1) / 2,
            area.y + (area.height - 1) / 2,
        )
    }

    /// How far beside a man the sign of his square stands.
    const fn sign_offset(&self) -> u16 {
        if self.layout.square == 1 { 1 } else { 2 }
    }

    /// Brackets left and right of the man; where squares are small, on the free cells of this square and the one before.
    fn bracket(
        &self,
        buffer: &mut Buffer,
        theme: &Theme,
        square: Square,
        ink: Style,
        (left, right): (&str, &str),
    ) {
        let shade = self.shade(square);
        let (x, y) = self.centre(square);
        let own = theme.on(shade, ink);
        for (x, shape) in [(x.saturating_sub(1), left), (x + 1, right)] {
            if let Some(cell) = buffer.cell_mut((x, y)) {
                let outside = self.layout.square == 1 && shape == left;
                let ground = if outside {
                    Style::new().bg(cell.bg)
                } else {
                    own
                };
                cell.set_symbol(shape).set_style(own.patch(ground));
            }
        }
    }

    fn draw_edges(&self, buffer: &mut Buffer, style: Style) {
        let (board, size) = (self.layout.board, self.layout.square);
        for rank in 0..self.grid.ranks() {
            let (_, row) = self.place(0, rank);
            let label = (rank + 1).to_string();
            let x = board
                .x
                .saturating_sub(1 + u16::try_from(label.len()).unwrap_or(1));
            let y = board.y + size * row + (size - 1) / 2;
            buffer.set_string(x, y, label, style);
        }
        for file in 0..self.grid.files() {
            let (column, _) = self.place(file, 0);
            let x = board.x + 2 * size * column + (2 * size - 1) / 2;
            let letter = Grid::file_letter(file).to_string();
            buffer.set_string(x, board.bottom(), letter, style);
        }
    }
}
