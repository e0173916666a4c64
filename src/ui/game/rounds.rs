//! The moves of four players: a column for each seat, in the order of turns from the one that moved first.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::moves::listed;
use super::seats_four::in_order;
use super::view::line;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::rules::cross::position::Position;
use crate::rules::cross::seating::Seating;
use crate::table::Table;
use crate::table::state::State;
use crate::ui::here::Here;

/// The number of a round and its full stop.
const NUMBER: u16 = 5;
/// The narrowest column; where there is no room for four of them, a round takes two lines.
const NARROW: u16 = 8;
/// The widest.
const WIDE: u16 = 12;

/// Is it the second move that a seat made at once?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Again {
    No,
    Yes,
}

/// What stands in a column of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Turn {
    /// Nothing, or nothing yet.
    #[default]
    None,
    /// A ply, by its number in the past.
    Ply(usize),
    /// The turn passed over the seat, which stood mated.
    Mated,
    /// The turn passed over the seat, which could move nothing.
    Passed,
}

/// One turn of each seat, or what was made beside one: a second move at once (A14).
#[derive(Clone, Copy, Default)]
struct Round {
    /// The number of the round that begins here.
    number: Option<u32>,
    turns: [Turn; 4],
}

/// A line of the list.
struct Line<'a> {
    /// The number of the round that begins on it.
    number: Option<u32>,
    turns: &'a [Turn],
}

impl Line<'_> {
    /// The lines of a round, with so many seats on each.
    fn of(round: &Round, seats: usize) -> impl Iterator<Item = Line<'_>> {
        let numbers = std::iter::once(round.number).chain(std::iter::repeat(None));
        let lines = round.turns.chunks(seats).zip(numbers);
        lines.map(|(turns, number)| Line { number, turns })
    }
}

/// The rounds of a game that the seats play in this order.
fn rounds(state: &State, order: [Seat; 4], seating: Seating) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    let column = |seat: Seat| order.iter().position(|at| *at == seat).unwrap_or(0);
    let (mut last, mut number) = (order.len(), 0);
    let mut put = |seat: Seat, turn: Turn, again: Again| {
        let at = column(seat);
        if at <= last || rounds.is_empty() {
            // The first of all may begin in the middle of a round.
            number += u32::from(again == Again::No);
            rounds.push(Round {
                number: (again == Again::No).then_some(number),
                ..Round::default()
            });
        }
        last = at;
        let turns = rounds.last_mut().map(|round| &mut round.turns);
        if let Some(cell) = turns.and_then(|turns| turns.get_mut(at)) {
            *cell = turn;
        }
    };
    let mut before: Option<Seat> = None;
    for (number, ply) in state.past.iter().enumerate() {
        let seat = ply.mover();
        if ply.is_second() {
            put(seat, Turn::Ply(number), Again::Yes);
            continue;
        }
        for (over, turn) in skipped(before, seat, seating, ply.before.cross()) {
            put(over, turn, Again::No);
        }
        put(seat, Turn::Ply(number), Again::No);
        before = Some(seat);
    }
    let position = &state.position;
    if state.verdict().is_some() {
        return rounds;
    }
    for (over, turn) in skipped(before, position.turn(), seating, position.cross()) {
        put(over, turn, Again::No);
    }
    rounds
}

/// The seats over which the turn passed from one to another, and why.
fn skipped(
    from: Option<Seat>,
    to: Seat,
    seating: Seating,
    position: Option<&Position>,
) -> Vec<(Seat, Turn)> {
    let Some(from) = from else {
        return Vec::new();
    };
    let mated = position.map_or(Seats::NONE, Position::mated);
    let over = seating.after(from).into_iter().take_while(|at| *at != to);
    over.map(|at| match mated.has(at) {
        true => (at, Turn::Mated),
        false => (at, Turn::Passed),
    })
    .collect()
}

/// The seats that the turn has just passed over though they are not mated, after so many plies (R17).
pub fn passed_over(table: &Table, plies: usize) -> Seats {
    let state = table.state();
    let after = state.past.get(plies);
    let position = after.map_or(&state.position, |ply| &ply.before);
    let before = plies.checked_sub(1).and_then(|last| state.past.get(last));
    let (Some(before), Some(cross)) = (before, position.cross()) else {
        return Seats::NONE;
    };
    let from = Some(before.mover());
    let skipped = skipped(from, cross.turn(), cross.seating(), Some(cross));
    let passed = skipped
        .into_iter()
        .filter(|(_, turn)| *turn == Turn::Passed);
    passed.map(|(seat, _)| seat).collect()
}

/// The moves, the page of them on which the shown one stands. A page begins with the last line of the one before, so that
/// lines do not move while one plays.
pub fn draw(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
    position: &Position,
) {
    if area.height < 2 {
        return;
    }
    let (look, theme) = (here.look, &here.look.theme);
    let state = table.state();
    let order = in_order(table, position.seating());
    let rounds = rounds(state, order, position.seating());
    let shown = app.plies_shown(table);
    let last = shown.saturating_sub(1);
    let columns: usize = match area.width.saturating_sub(NUMBER) >= 4 * NARROW {
        true => 4,
        false => 2,
    };
    let width = area.width.saturating_sub(NUMBER) / if columns == 4 { 4 } else { 2 };
    let width = width.min(WIDE);
    let place = |column: u16| Rect {
        x: area.x + NUMBER + column * width,
        width: width.saturating_sub(1),
        ..area
    };
    if columns == 4 {
        for (column, seat) in (0..).zip(order) {
            let name = (look.words().terms.seat)(seat);
            line(buffer, place(column), 0, name, theme.dim);
        }
    }
    let lines: Vec<Line> = rounds
        .iter()
        .flat_map(|round| Line::of(round, columns))
        .collect();
    let sight = usize::from(area.height - 1);
    let is_shown = |line: &Line| line.turns.contains(&Turn::Ply(last));
    let current = lines.iter().position(is_shown).unwrap_or(0);
    let page = sight.saturating_sub(1).max(1);
    let top = current.saturating_sub(usize::from(sight > 1)) / page * page;
    for (row, Line { number, turns }) in (1..area.height).zip(lines.into_iter().skip(top)) {
        if let Some(number) = number {
            line(buffer, area, row, &format!("{number:>3}."), theme.text);
        }
        for (column, turn) in (0..).zip(turns) {
            let (text, style) = match turn {
                Turn::None => continue,
                Turn::Mated => ("#".to_owned(), theme.dim),
                Turn::Passed => (look.pick("–", "-").to_owned(), theme.dim),
                Turn::Ply(index) => {
                    // Only where one looks back: while one plays, the last move is the last.
                    let style = match app.looks_back() && *index == last && shown > 0 {
                        true => theme.selected,
                        false => theme.text,
                    };
                    (listed(table, *index, look), style)
                }
            };
            line(buffer, place(column), row, &text, style);
        }
    }
}
