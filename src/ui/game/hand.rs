//! The cursor, and the hand that takes men up and puts them down.

use super::app::{App, Dialog, Said};
use super::ask::Ask;
use super::order::{Order, by_awaited};
use super::promotion::{Promotion, tried};
use super::route::{Route, several};
use super::touch::{promotes, touches};
use crate::board::grid::{Grid, Names};
use crate::board::piece::Seat;
use crate::board::sight;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::law::breach::Breach;
use crate::rules::play::Play;
use crate::rules::position::Move;
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::after::Refusal;
use crate::table::neglect::may_huff;
use crate::table::state::Stage;
use crate::ui::keys::intent::Way;

impl App {
    /// One step of the cursor, over missing squares if need be. At the corner of the cross where there is none, it goes to
    /// the nearest square of the next file or rank that way: from d1 to the left to c4, from a4 down to d3.
    pub fn go(&mut self, table: &Table, way: Way) {
        let grid = self.position(table).grid();
        self.cursor = step(grid, self.cursor, way, self.below(table));
    }

    /// Takes up the man under the cursor, or puts down the held one.
    pub fn choose(&mut self, table: &Table) -> Option<Order> {
        if self.looks_back() {
            self.say(Said::OnlyLooking);
            return None;
        }
        self.notice = None;
        if self.why.take().is_some() {
            return None;
        }
        if self.attend(table) {
            return None;
        }
        match self.hand {
            Some(from) if from == self.cursor && self.way.is_empty() => self.hand = None,
            Some(from) => return self.lead(table, from, self.cursor),
            None => return self.take_up(table, self.cursor),
        }
        None
    }

    /// Lets go of the held man.
    pub fn let_go(&mut self) {
        self.hand = None;
        self.way.clear();
    }

    /// One square of the way back; from the first, the man is let go.
    pub fn step_back(&mut self) {
        self.notice = None;
        match (self.way.pop(), self.hand) {
            (Some(_), Some(from)) => self.cursor = self.way.last().copied().unwrap_or(from),
            _ => self.hand = None,
        }
    }

    /// The squares of the way so far, the man's own first.
    pub fn path(&self) -> Vec<Square> {
        let from = self.hand.into_iter();
        from.chain(self.way.iter().copied()).collect()
    }

    /// Leads the held man on to a square, or puts him down on it. In a capture that goes on from there he is led on, and
    /// chosen once more the square is the last.
    fn lead(&mut self, table: &Table, from: Square, to: Square) -> Option<Order> {
        let position = &table.state().position;
        let (Some(draughts), Stage::Play) = (position.draughts(), table.state().stage) else {
            return self.place(table, from, to);
        };
        let stays = self.way.last() == Some(&to);
        let mut path = self.path();
        if !stays {
            path.push(to);
        }
        let Some(play) = Play::along(&path) else {
            return self.place(table, from, to);
        };
        let onward = draughts.onward(&path);
        let goes_on = onward.moves.iter().any(|m| m.end() != to);
        if goes_on && !stays {
            self.way.push(to);
            return None;
        }
        if let Some(moves) = several(position, &play) {
            self.dialog = Some(Dialog::Route(Route::new(moves)));
            return None;
        }
        by_awaited(table, Act::Play(play))
    }

    fn take_up(&mut self, table: &Table, at: Square) -> Option<Order> {
        let state = table.state();
        let own = |seat| seat == state.position.turn();
        let piece = state.position.piece(at);
        let plays = state.stage == Stage::Play;
        let huffs = tells_of_huff(table) && may_huff(table.setup(), state).is_ok();
        if plays && huffs && state.liable.has(at) {
            self.dialog = Some(Dialog::Ask(Ask::Huff(at)));
            return None;
        }
        if plays && (touches(table) || table.pending().is_some()) {
            return self.touch(table, at);
        }
        if plays && piece.is_some_and(|piece| own(piece.seat)) {
            self.hand = Some(at);
            self.turn_page(table);
            if self.targets(table, at).is_empty() {
                self.say(Said::GoesNowhere(at));
            }
            return None;
        }
        self.cannot_play(table, at);
        None
    }

    /// What is wrong with playing when there is nothing to wait for, with taking up nothing, or another's man, the table
    /// says.
    pub fn cannot_play(&mut self, table: &Table, at: Square) {
        let state = table.state();
        let entry = Entry {
            seat: state.awaited().unwrap_or(state.position.turn()),
            at: Millis::default(),
            act: Act::Play(Play::new(at, at)),
        };
        if let Err(refusal) = table.weigh(&entry) {
            self.refused(table, refusal);
        }
    }

    /// Puts a man down, whether that is allowed or not; a pawn that is promoted is asked about first.
    pub fn place(&mut self, table: &Table, from: Square, to: Square) -> Option<Order> {
        let play = Play::new(from, to);
        if table.state().stage == Stage::Play && promotes(table, play) {
            self.dialog = Some(Dialog::Promotion(Promotion::new(play)));
            return None;
        }
        let play = tried(&table.state().position, play);
        by_awaited(table, Act::Play(play))
    }

    /// Where the held man may go.
    pub fn targets(&self, table: &Table, from: Square) -> Vec<Square> {
        let position = self.position(table);
        if let Some(draughts) = position.draughts() {
            let path = match self.hand {
                Some(held) if held == from => self.path(),
                _ => vec![from],
            };
            return draughts.onward(&path).next.collect();
        }
        let his = self.moves(table).into_iter();
        let his = his.filter(|m| m.start() == from);
        let targets: Vec<Square> = his.map(Move::end).collect();
        position.grid().in_order(&targets)
    }

    /// To the next man that can move, or to the next square where the held man may go; in reading order.
    pub fn next(&mut self, table: &Table, step: isize) {
        let position = self.position(table);
        let unlifted = told_unlifted(table);
        let stops = match self.why.or(self.hand) {
            Some(from) => self.related(table, from),
            None if !self.looks_back() && !unlifted.is_empty() => unlifted.collect(),
            None => self.moves(table).into_iter().map(Move::start).collect(),
        };
        let grid = position.grid();
        let below = self.below(table);
        let order = |square: &Square| reading(grid, *square, below);
        let here = order(&self.cursor);
        let all = || stops.iter().copied();
        let next = match step {
            0.. => {
                let after = all().filter(|stop| order(stop) > here);
                after.min_by_key(order).or(all().min_by_key(order))
            }
            _ => {
                let before = all().filter(|stop| order(stop) < here);
                before.max_by_key(order).or(all().max_by_key(order))
            }
        };
        match next {
            Some(square) => self.cursor = square,
            None => self.say(Said::NobodyMoves),
        }
    }

    /// D13: asks whether the piece under the cursor is huffed; where that is none that may be, the cursor goes to one. Of
    /// several which it is is for the opponent to choose, not for the cursor (R18).
    pub fn huff(&mut self, table: &Table) -> Option<Order> {
        let liable = table.state().liable;
        if liable.is_empty() || !tells_of_huff(table) {
            return by_awaited(table, Act::Huff(self.cursor));
        }
        let is_here = liable.has(self.cursor);
        if !is_here {
            self.cursor = liable.lowest();
        }
        if may_huff(table.setup(), table.state()).is_err() {
            return by_awaited(table, Act::Huff(self.cursor));
        }
        match is_here || liable.count() == 1 {
            true => self.dialog = Some(Dialog::Ask(Ask::Huff(self.cursor))),
            false => self.say(Said::SeveralToHuff),
        }
        None
    }

    /// A refusal of what no act could say.
    pub fn wrong(&mut self, table: &Table, breach: Breach) {
        self.refused(table, Refusal::new(table.setup().game, None, breach));
    }
}

/// Is it told which pieces may be huffed? In a game to the letter whose players must find out themselves what there is to
/// claim, they must find that out too.
pub fn tells_of_huff(table: &Table) -> bool {
    let house = &table.setup().house;
    !house.is_to_the_letter() || house.hints()
}

/// D12: the pieces that the last move took and that wait to be lifted, where the table tells it.
pub fn told_unlifted(table: &Table) -> Fifty {
    match tells_of_huff(table) {
        true => table.state().letter.unlifted,
        false => Fifty::NONE,
    }
}

/// One step of the cursor, for who sees the board from this seat; where there is nothing to step to, it stays.
pub fn step(grid: &Grid, from: Square, way: Way, below: Seat) -> Square {
    let (files, ranks) = delta(way, below);
    let (mut file, mut rank) = (grid.file(from) as i8, grid.rank(from) as i8);
    loop {
        (file, rank) = (file + files, rank + ranks);
        let (Ok(to_file), Ok(to_rank)) = (u8::try_from(file), u8::try_from(rank)) else {
            return from;
        };
        if to_file >= grid.files() || to_rank >= grid.ranks() {
            return from;
        }
        // Up and down a draughtboard the squares lie now a little to the right, now to the left.
        let to_file = match grid.is_blank(to_file, to_rank) && ranks != 0 {
            true => to_file ^ 1,
            false => to_file,
        };
        let there = grid.square(to_file, to_rank);
        let round = || round_corner(grid, (to_file, to_rank), ranks);
        if let Some(square) = there.or_else(round) {
            return square;
        }
    }
}

/// The square nearest to a missing one, in its rank where the cursor goes up or down, else in its file. The draughtboard
/// has no such corners: there the next square of the line is as near.
fn round_corner(grid: &Grid, (file, rank): (u8, u8), ranks: i8) -> Option<Square> {
    if grid.names() == Names::Number {
        return None;
    }
    let in_line = |at: &Square| match ranks {
        0 => grid.file(*at) == file,
        _ => grid.rank(*at) == rank,
    };
    let away = |at: &Square| grid.file(*at).abs_diff(file) + grid.rank(*at).abs_diff(rank);
    grid.squares().filter(in_line).min_by_key(away)
}

/// The step in files and ranks that leads this way, seen from a seat.
const fn delta(way: Way, below: Seat) -> (i8, i8) {
    let (right, up) = match way {
        Way::Up => (0, 1),
        Way::Down => (0, -1),
        Way::Left => (-1, 0),
        Way::Right => (1, 0),
    };
    sight::delta(right, up, below)
}

/// Where a square comes when the board is read from the upper left, as a seat sees it.
fn reading(grid: &Grid, square: Square, below: Seat) -> (u8, u8) {
    let (column, row) = sight::place(grid, grid.file(square), grid.rank(square), below);
    (row, column)
}
