//! Four seats beside the board: partners, light and dark, whose turn it is, and what each army is in.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::canvas::fill;
use super::clock;
use super::rounds::passed_over;
use super::seats::{marked, name};
use super::standing::{said_check, standing};
use super::view::{line, width};
use super::voiced::Voiced;
use crate::board::grid::CROSS;
use crate::board::piece::{Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::lang::words::Words;
use crate::law::ending::Share;
use crate::rules::cross::position::Position;
use crate::rules::cross::seating::{Order, Seating};
use crate::rules::position::Position as Whole;
use crate::table::Table;
use crate::table::state::Stage;
use crate::ui::clean::fit_before_brackets;
use crate::ui::here::Here;
use crate::ui::look::army::{Army, Colour};
use crate::ui::look::theme::Shade;

/// The marker of the turn, and the king on two columns of the board.
const KING: u16 = 5;
/// The number of a side, and a column free.
const SIDE: u16 = 3;
/// What an army is in: with ease, in few words, and at least.
const STATE: [u16; 3] = [17, 12, 8];
/// A name, and a column free: at least, and at most.
const NAME: (u16, u16) = (5, 25);
/// In fewer columns than these the seats stand in a column, with few words.
pub const NARROW: u16 = 28;

/// Draws the sides below the heading, and below them a row for each seat, in the order of turns from the one that
/// moved first.
pub fn draw(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
    position: &Position,
) {
    let theme = &here.look.theme;
    let words = here.look.words();
    let order = in_order(table, position.seating());
    let clocks = clock::columns(app, &order);
    let columns = Columns::of(area.width.saturating_sub(clocks), order, here, table);
    let status = status(app, table, words);
    let sides = || sides(order[0], position.seating(), words, area.width);
    let (text, style) = match status {
        // What has no room here is said below the board.
        Some(text) => (within(text, area.width), theme.accent),
        None => (sides(), theme.text),
    };
    line(buffer, area, 1, &text, style);
    for (row, seat) in (2..).zip(order) {
        if row < area.height {
            clock::draw(app, buffer, area, row, seat, here);
            let row = Rect {
                y: area.y + row,
                height: 1,
                width: area.width.saturating_sub(clocks),
                ..area
            };
            let side = match position.seating().allied(order[0], seat) {
                true => "I",
                false => "II",
            };
            columns.draw(app, buffer, row, here, table, (seat, side));
        }
    }
}

/// The four seats in the order of turns, from the one that moved first.
pub fn in_order(table: &Table, seating: Seating) -> [Seat; 4] {
    let first = table.setup().first_seat();
    let [second, third, fourth] = seating.after(first);
    [first, second, third, fourth]
}

/// Who plays with whom, and in which direction the turn goes, if there is room for that.
fn sides(first: Seat, seating: Seating, words: &Words, room: u16) -> String {
    let side = |seats: Seats| {
        let names: Vec<&str> = seats.map(words.terms.seat).collect();
        names.join("-")
    };
    let sides = format!(
        "I {}  II {}",
        side(seating.side(first)),
        side(seating.enemies(first))
    );
    let [counter, clockwise] = words.four.order;
    let order = match seating.order {
        Order::CounterClockwise => counter,
        Order::Clockwise => clockwise,
    };
    let whole = format!("{sides}, {order}");
    match width(&whole) <= room {
        true => whole,
        false => sides,
    }
}

/// A text whose end, after a colon, is left out where there is no room for it.
fn within(text: String, room: u16) -> String {
    match text.split_once(": ") {
        Some((first, _)) if width(&text) > room => first.to_owned(),
        _ => text,
    }
}

/// That one looks back, how the game ended, or that moves are played over.
pub fn status(app: &App, table: &Table, words: &Words) -> Option<String> {
    let state = table.state();
    if let Some(at) = app.looking_back(table, words) {
        return Some(at);
    }
    if let Stage::Over(verdict) = state.stage {
        let lines = &words.four.result;
        let result = match (verdict.winners.is_empty(), verdict.share) {
            (true, _) => lines.drawn.to_owned(),
            (false, Share::Whole) => (lines.won)(verdict.winners),
            (false, Share::Half) => (lines.half_won)(verdict.winners),
        };
        return Some(format!("{result}: {}", words.ending(verdict.ending)));
    }
    if let Some(verdict) = table.pending() {
        return Some((words.seen.pending)(words.ending(verdict.ending)));
    }
    (state.over > 0).then(|| (words.four.over.short)(state.over))
}

/// The widths of the columns of a row.
struct Columns {
    name: u16,
    seat: u16,
    colour: u16,
}

impl Columns {
    /// What there is room for: names, seats where they are not the names, the words light and dark.
    fn of(room: u16, seats: [Seat; 4], here: &Here, table: &Table) -> Columns {
        let words = here.look.words();
        let title = |seat: Seat| (words.terms.seat)(seat);
        let names = seats.map(|seat| name(table, seat, here.look));
        let longest = names.iter().map(|name| width(name)).max().unwrap_or(0);
        let named = names
            .iter()
            .zip(seats)
            .any(|(name, seat)| name != title(seat));
        let titles = seats.into_iter().map(|seat| 1 + width(title(seat))).max();
        let seat = titles.filter(|_| named).unwrap_or(0);
        let colour = 1 + width(words.four.light).max(width(words.four.dark));
        let (least, most) = NAME;
        let name = (longest + 1).clamp(least, most);
        let [ease, few, bare] = STATE;
        // The words light and dark go first, then the seats, and only then is a name cut.
        let ways = [
            (seat, colour, ease),
            (seat, 0, ease),
            (seat, 0, few),
            (seat, 0, bare),
            (0, 0, few),
            (0, 0, bare),
        ];
        let left = |(seat, colour, state): (u16, u16, u16)| {
            room.saturating_sub(KING + SIDE + seat + colour + state)
        };
        let mut fitting = ways.into_iter().filter(|way| left(*way) >= name);
        let way = fitting.next().unwrap_or((0, 0, bare));
        Columns {
            name: name.min(left(way)),
            seat: way.0,
            colour: way.1,
        }
    }

    fn draw(
        &self,
        app: &App,
        buffer: &mut Buffer,
        row: Rect,
        here: &Here,
        table: &Table,
        (seat, side): (Seat, &str),
    ) {
        let (look, theme) = (here.look, &here.look.theme);
        let words = look.words();
        let position = app.position(table);
        let Some(cross) = position.cross() else {
            return;
        };
        let playing = app.looks_back() || table.state().verdict().is_none();
        let at_turn = playing && marked(table, cross.turn()) == seat;
        if at_turn {
            line(buffer, row, 0, look.pick("▸", ">"), theme.accent);
        }
        let army = Army::of(position, seat);
        let frozen = cross.mated().has(seat);
        let cell = |x: u16, width: u16| Rect {
            x: row.x + x,
            width: width.min(row.width.saturating_sub(x)),
            ..row
        };
        draw_king(buffer, cell(2, 2), here, position, seat);
        // The mark and what is said of the turn tell whose it is: a whole row in bold would go and come with each.
        let style = match frozen {
            true => theme.dim,
            false => theme.text,
        };
        let states = States::of(app, table, cross, seat, words);
        let before = KING + self.name + self.seat + SIDE;
        let room = row.width.saturating_sub(before);
        let (state, beside) = states.fitting(room, self.colour);
        let colour = match (army.colour, beside) {
            (_, false) => (0, ""),
            (Colour::Light, true) => (self.colour, words.four.light),
            (Colour::Dark, true) => (self.colour, words.four.dark),
        };
        let title = (words.terms.seat)(seat);
        let mut own = name(table, seat, look);
        // Who has no name among others that have one is called by his seat once.
        if self.seat > 0 && own == title {
            own.clear();
        }
        let mut x = KING;
        for (width, text) in [
            (self.name, own.as_str()),
            (self.seat, title),
            (SIDE, side),
            colour,
        ] {
            line(buffer, cell(x, width.saturating_sub(1)), 0, text, style);
            x += width;
        }
        let style = match (states.urgent, at_turn) {
            (true, _) => theme.error,
            (false, true) => theme.strong,
            (false, false) => style,
        };
        line(buffer, cell(x, room), 0, &state, style);
    }
}

/// Draws the king of a seat, as he stands on a dark square.
pub fn draw_king(buffer: &mut Buffer, area: Rect, here: &Here, position: &Whole, seat: Seat) {
    let (look, theme) = (here.look, &here.look.theme);
    let army = Army::of(position, seat);
    let mut ground = theme.square(Shade::Dark);
    let mut ink = ground.patch(theme.army(army));
    if position
        .cross()
        .is_some_and(|cross| cross.mated().has(seat))
    {
        ground = ground.patch(theme.ground_of_frozen());
        ink = ink.patch(theme.ground_of_frozen());
    }
    fill(buffer, area, " ", ground);
    let first = Rect {
        width: 1.min(area.width),
        ..area
    };
    fill(buffer, first, &look.man(Role::King, army), ink);
}

/// What an army is in, each thing in full and in short.
pub struct States {
    said: Vec<(String, String)>,
    /// Is its king in check?
    pub urgent: bool,
}

impl States {
    /// What the army of a seat is in.
    pub fn of(app: &App, table: &Table, position: &Position, seat: Seat, words: &Words) -> States {
        let lines = &words.four.state;
        let known = Voiced::of(app, table);
        let short = |text: &str| (text.to_owned(), text.to_owned());
        let mut said = Vec::new();
        let checkers = position.checkers(seat);
        let mut urgent = false;
        if position.mated().has(seat) {
            let owner = |at: &Square| position.piece(*at).map(|piece| piece.seat);
            let holders: Seats = checkers.iter().filter_map(owner).collect();
            said.push(match holders.is_empty() {
                // T15: its check is lifted, and it lies still until it has moved.
                true => (
                    format!("{}, {}", lines.frozen, lines.safe),
                    lines.frozen.to_owned(),
                ),
                false => ((lines.mated_by)(holders), lines.mated.to_owned()),
            });
        } else if known.in_check().has(seat) {
            let checkers = known.checkers(seat);
            urgent = true;
            said.push((
                (lines.in_check_from)(&labels(&checkers)),
                lines.in_check.to_owned(),
            ));
        }
        if position.released().has(seat) {
            let whole = format!("{}, {}", lines.released, lines.safe);
            said.push((whole, lines.released.to_owned()));
        }
        let warnings = known.warnings().into_iter();
        let his = |at: Square| position.piece(at).is_some_and(|piece| piece.seat == seat);
        let warners: Vec<Square> = warnings
            .filter(|warning| his(warning.queen))
            .map(|warning| warning.attacker)
            .collect();
        if !warners.is_empty() {
            let from = labels(&CROSS.in_order(&warners));
            said.push(((lines.queen_warned)(&from), lines.warned.to_owned()));
        }
        if let Some([full, brief]) = standing(table, seat, words) {
            said.insert(0, (full, brief));
        }
        if said_check(table.state(), seat) {
            let full = words.letter.state.said_check.to_owned();
            said.push((full, words.seen.said_check.to_owned()));
        }
        let live = !app.looks_back() && table.state().verdict().is_none();
        let at_turn = position.turn() == seat;
        if live && at_turn && table.state().over > 0 {
            said.push(short(lines.plays_over));
        } else if passed_over(table, app.plies_shown(table)).has(seat) {
            said.push(short(lines.passed_over));
        } else if said.is_empty() && at_turn && (live || app.looks_back()) {
            said.push(short(lines.to_move));
        }
        States { said, urgent }
    }

    /// As much as there is room for, and whether there is room for the word light or dark before it.
    pub fn fitting(&self, room: u16, colour: u16) -> (String, bool) {
        let whole = self.joined(self.said.len(), self.said.len());
        let beside = colour > 0 && width(&whole) <= room.saturating_sub(colour);
        let number = self.said.len();
        let in_full = (0..=number).rev().map(|full| self.joined(full, number));
        // Rather fewer things than half a word.
        let fewer = (1..number).rev().map(|first| self.joined(0, first));
        let fits = |text: &String| width(text) <= room;
        let fitting = in_full.chain(fewer).find(fits);
        let cut = || fit_before_brackets(&self.joined(0, 1), usize::from(room));
        (fitting.unwrap_or_else(cut), beside)
    }

    /// The first things, so many of them in full, the rest in short.
    fn joined(&self, full: usize, first: usize) -> String {
        let texts: Vec<&str> = self
            .said
            .iter()
            .take(first)
            .enumerate()
            .map(|(number, (long, short))| match number < full {
                true => long.as_str(),
                false => short.as_str(),
            })
            .collect();
        texts.join(", ")
    }
}

/// The names of some squares.
pub fn labels(squares: &[Square]) -> String {
    let labels: Vec<String> = squares.iter().map(|at| CROSS.label(*at)).collect();
    labels.join(", ")
}
