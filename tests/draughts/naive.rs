//! A second generator, slow and plain: a list of fifty squares, and every route walked to its end.
//!
//! It shares nothing with the fast one but the positions that are asked of it.

use std::collections::BTreeSet;

use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::board::ten::Fifty;
use reglement::rules::draughts::moves::Move;
use reglement::rules::draughts::position::Position;

/// More routes than this, and the board is left to the fast generator.
const MOST_ROUTES: usize = 4_000;

/// From, to, and what is taken, ascending; squares are numbered from 0.
pub type Done = (usize, usize, Vec<usize>);

/// One capture, finished or not: the squares it comes down on, and what it takes, each in its order.
#[derive(Clone, Debug)]
pub struct Route {
    pub from: usize,
    pub landings: Vec<usize>,
    pub taken: Vec<usize>,
}

impl Route {
    pub fn end(&self) -> usize {
        *self.landings.last().expect("a leap")
    }

    pub fn done(&self) -> Done {
        let mut taken = self.taken.clone();
        taken.sort_unstable();
        (self.from, self.end(), taken)
    }

    /// Does it come down directly behind what it takes, wherever it then goes straight on?
    pub fn is_neat(&self) -> bool {
        let stops: Vec<usize> = [&[self.from], self.landings.as_slice()].concat();
        let way = |from: usize, to: usize| {
            let ((down, right), (row, column)) = (place(from), place(to));
            ((row - down).signum(), (column - right).signum())
        };
        let mut leaps = stops.windows(3).zip(&self.taken);
        leaps.all(|(stops, over)| {
            let came = way(stops[0], stops[1]);
            came != way(stops[1], stops[2]) || step(*over, came) == Some(stops[1])
        })
    }

    /// How many leaps it takes to come down on these squares, in their order.
    pub fn meets(&self, named: &[usize]) -> Option<usize> {
        let mut leaps = 0;
        for wanted in named {
            let rest = &self.landings[leaps..];
            leaps += 1 + rest.iter().position(|landing| landing == wanted)?;
        }
        Some(leaps)
    }
}

pub struct Naive {
    squares: Vec<Option<(Seat, Role)>>,
    turn: Seat,
    /// Every capture of any length, each route apart.
    pub routes: Vec<Route>,
    /// Every move that takes nothing.
    pub quiet: Vec<Done>,
    /// How many must be taken.
    pub greatest: usize,
}

pub fn done(m: Move) -> Done {
    let number = |at: Square| at.index();
    (
        number(m.start()),
        number(m.end()),
        m.taken().map(number).collect(),
    )
}

fn place(square: usize) -> (i32, i32) {
    let (row, nth) = (square as i32 / 5, square as i32 % 5);
    (row, 2 * nth + (row + 1) % 2)
}

fn step(square: usize, (down, right): (i32, i32)) -> Option<usize> {
    let (row, column) = place(square);
    let (row, column) = (row + down, column + right);
    let inside = (0..10).contains(&row) && (0..10).contains(&column);
    inside.then_some((row * 5 + column / 2) as usize)
}

const WAYS: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

impl Naive {
    /// Nothing when the routes are too many to be walked one by one.
    pub fn of(position: &Position) -> Option<Naive> {
        let piece = |number| {
            let piece = position.piece(Square::new(number))?;
            Some((piece.seat, piece.role))
        };
        let mut naive = Naive {
            squares: (0..50).map(piece).collect(),
            turn: position.turn(),
            routes: Vec::new(),
            quiet: Vec::new(),
            greatest: 0,
        };
        for from in 0..50 {
            let Some((seat, role)) = naive.squares[from] else {
                continue;
            };
            if seat == naive.turn {
                let whole = Route {
                    from,
                    landings: Vec::new(),
                    taken: Vec::new(),
                };
                naive.captures(whole, role);
                naive.steps(from, role);
            }
        }
        let longest = naive.routes.iter().map(|route| route.taken.len()).max();
        naive.greatest = longest.unwrap_or(0);
        (naive.routes.len() <= MOST_ROUTES).then_some(naive)
    }

    fn captures(&mut self, so_far: Route, role: Role) {
        if self.routes.len() > MOST_ROUTES {
            return;
        }
        let at = so_far.landings.last().copied().unwrap_or(so_far.from);
        for way in WAYS {
            let mut over = step(at, way);
            while let Some(square) = over
                && role == Role::Crowned
                && self.free(square, so_far.from)
            {
                over = step(square, way);
            }
            let Some(over) = over.filter(|over| self.enemy(*over) && !so_far.taken.contains(over))
            else {
                continue;
            };
            let mut land = step(over, way);
            while let Some(square) = land
                && self.free(square, so_far.from)
            {
                let mut further = so_far.clone();
                further.landings.push(square);
                further.taken.push(over);
                self.routes.push(further.clone());
                self.captures(further, role);
                land = if role == Role::Crowned {
                    step(square, way)
                } else {
                    None
                };
            }
        }
    }

    fn steps(&mut self, from: usize, role: Role) {
        let ahead = if self.turn == Seat::White { -1 } else { 1 };
        for way in WAYS {
            let mut to = step(from, way);
            while let Some(square) = to
                && self.squares[square].is_none()
                && (role == Role::Crowned || way.0 == ahead)
            {
                self.quiet.push((from, square, Vec::new()));
                to = if role == Role::Crowned {
                    step(square, way)
                } else {
                    None
                };
            }
        }
    }

    fn free(&self, square: usize, origin: usize) -> bool {
        square == origin || self.squares[square].is_none()
    }

    fn enemy(&self, square: usize) -> bool {
        self.squares[square].is_some_and(|(seat, _)| seat != self.turn)
    }

    /// The routes of the captures that are required.
    pub fn required(&self) -> impl Iterator<Item = &Route> {
        let greatest = self.greatest;
        self.routes
            .iter()
            .filter(move |route| route.taken.len() == greatest)
    }

    pub fn moves(&self) -> BTreeSet<Done> {
        match self.greatest {
            0 => self.quiet.iter().cloned().collect(),
            _ => self.required().map(Route::done).collect(),
        }
    }

    /// Everything that takes less than it must, but is else a move.
    pub fn neglecting(&self) -> BTreeSet<Done> {
        if self.greatest == 0 {
            return BTreeSet::new();
        }
        let short = self
            .routes
            .iter()
            .filter(|route| route.taken.len() < self.greatest);
        let quiet = self.quiet.iter().cloned();
        short.map(Route::done).chain(quiet).collect()
    }

    /// Who may be huffed after a move that takes less than it must.
    pub fn liable(&self, (from, to, _): &Done) -> BTreeSet<usize> {
        let stands = |route: &Route| if route.from == *from { *to } else { route.from };
        self.required().map(stands).collect()
    }

    /// What a play makes, by its squares: a legal move, or one that neglects; nothing when it is none or in doubt.
    pub fn reads(&self, squares: &[usize]) -> Reads {
        let named = &squares[1..];
        let fits = |route: &&Route| {
            route.from == squares[0]
                && route.meets(named).is_some()
                && route.end() == named[named.len() - 1]
        };
        let fitting: Vec<&Route> = self.routes.iter().filter(fits).collect();
        let mut required: BTreeSet<Done> = fitting
            .iter()
            .filter(|route| route.taken.len() == self.greatest)
            .map(|route| route.done())
            .collect();
        let quiet = self
            .quiet
            .iter()
            .find(|(from, to, _)| *squares == [*from, *to]);
        let short: BTreeSet<Done> = fitting.iter().map(|route| route.done()).collect();
        let plain = fitting.iter().find(|route| route.landings == named);
        match (required.pop_first(), quiet, plain) {
            (Some(one), ..) if required.is_empty() => Reads::Legal(one),
            (Some(_), ..) => Reads::Several,
            (None, Some(one), _) if self.greatest == 0 => Reads::Legal(one.clone()),
            (None, Some(one), _) => Reads::Neglecting(one.clone()),
            (None, None, Some(plain)) => Reads::Neglecting(plain.done()),
            (None, None, None) => match short.len() {
                0 => Reads::Nothing,
                1 => Reads::Neglecting(short.into_iter().next().expect("one")),
                _ => Reads::Several,
            },
        }
    }
}

#[derive(PartialEq, Eq, Debug)]
pub enum Reads {
    Legal(Done),
    Neglecting(Done),
    Several,
    Nothing,
}

pub fn squares(set: Fifty) -> BTreeSet<usize> {
    set.map(Square::index).collect()
}
