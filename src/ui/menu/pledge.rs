//! The page of the undertaking (A22): who will mate, with which man, on which square.

use super::cite::articles;
use super::laid::Laid;
use super::odds::{OddsPage, beside, radio};
use super::view::{Row, Value, View};
use crate::board::grid::Grid;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::table::act::{Act, Undertaking};
use crate::ui::field::Field;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint, left_right, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::ring::Turn;

/// A square has two letters; a little more may be typed, so that one sees what was wrong with it.
const LONGEST: usize = 4;

/// Who undertakes what.
#[derive(Clone, Debug)]
pub struct PledgePage {
    seats: &'static [Seat],
    by: Option<Seat>,
    man: Option<Square>,
    on: Field,
    list: List,
}

/// What an undertaking lacks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// Neither man nor square.
    Empty,
    /// What was typed is no square.
    NoSquare(String),
}

/// The lines of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    By(Option<Seat>),
    With,
    On,
}

impl PledgePage {
    /// Nobody of these seats undertakes anything.
    pub fn new(seats: &'static [Seat]) -> PledgePage {
        PledgePage {
            seats,
            by: None,
            man: None,
            on: Field::new("", LONGEST),
            list: List::default(),
        }
    }

    /// This seat undertakes this.
    pub fn of(
        seats: &'static [Seat],
        by: Seat,
        undertaken: Undertaking,
        grid: &Grid,
    ) -> PledgePage {
        let on = undertaken.on.map(|at| grid.label(at)).unwrap_or_default();
        PledgePage {
            by: Some(by),
            man: undertaken.man,
            on: Field::new(&on, LONGEST),
            ..PledgePage::new(seats)
        }
    }

    /// Is a square being typed now?
    pub fn is_typing(&self) -> bool {
        self.line() == Line::On
    }

    /// The undertaking as an act, if anybody undertakes anything.
    ///
    /// # Errors
    /// What it lacks.
    pub fn act(&self, laid: &Laid) -> Result<Option<(Seat, Act)>, Lack> {
        let Some(seat) = self.by else {
            return Ok(None);
        };
        let typed = self.on.text().trim();
        let on = self.square(laid);
        if on.is_none() && !typed.is_empty() {
            return Err(Lack::NoSquare(typed.to_owned()));
        }
        match (self.man, on) {
            (None, None) => Err(Lack::Empty),
            (man, on) => Ok(Some((seat, Act::Undertake(Undertaking { man, on })))),
        }
    }

    /// The square that was typed.
    fn square(&self, laid: &Laid) -> Option<Square> {
        let typed = self.on.text().trim();
        laid.position.grid().named(&typed.to_lowercase())
    }

    /// What a key meant. The men that are given as odds cannot be named.
    pub fn press(&mut self, intent: Intent, laid: &Laid, odds: &OddsPage) {
        let step = match (self.line(), intent) {
            (Line::On, Intent::Edit(edit)) => {
                self.on.edit(edit);
                return;
            }
            (Line::By(by), Intent::Choose) => {
                if by != self.by {
                    self.by = by;
                    self.man = None;
                }
                return;
            }
            (Line::With, Intent::Choose | Intent::Go(Way::Right)) => {
                return self.turn(Turn::On, laid, odds);
            }
            (Line::With, Intent::Go(Way::Left)) => return self.turn(Turn::Back, laid, odds),
            (_, Intent::Go(Way::Up) | Intent::Previous) => Step::Up,
            (_, Intent::Go(Way::Down) | Intent::Next | Intent::Choose) => Step::Down,
            (_, Intent::First | Intent::PageUp) => Step::First,
            (_, Intent::Last | Intent::PageDown) => Step::Last,
            _ => return,
        };
        let length = self.lines().len();
        self.list.step(step, length, length);
    }

    /// Text that was pasted.
    pub fn paste(&mut self, text: &str) {
        if self.is_typing() {
            self.on.paste(text);
        }
    }

    /// Forgets a man that cannot be named any more, since he is given.
    pub fn check(&mut self, odds: &OddsPage) {
        self.man = self.man.filter(|at| !odds.gives(*at));
    }

    /// Forgets a man that stands no longer where he stood.
    pub fn check_board(&mut self, before: &Laid, now: &Laid) {
        self.man = self.man.filter(|at| before.agrees(now, *at));
    }

    /// What the undertaking lacks, in words.
    pub fn lack(&self, laid: &Laid, here: &Here) -> Option<String> {
        let lines = &here.look.words().menu.pledge;
        match self.act(laid) {
            Ok(_) => None,
            Err(Lack::Empty) => Some(lines.empty.to_owned()),
            Err(Lack::NoSquare(typed)) => {
                let grid = laid.position.grid();
                let last = Grid::file_letter(grid.files() - 1);
                Some((lines.no_square)(&typed, last, grid.ranks()))
            }
        }
    }

    /// The undertaking in a few words; nothing when nobody undertakes anything.
    pub fn said(&self, laid: &Laid, here: &Here) -> Option<String> {
        let words = here.look.words();
        let seat = (words.terms.seat)(self.by?);
        let with = self.man.map(|at| laid.man(at, here));
        let on = Some(self.on.text().trim()).filter(|on| !on.is_empty());
        Some((words.menu.pledge.said)(seat, with.as_deref(), on))
    }

    /// The page.
    pub fn view(&self, laid: &Laid, here: &Here) -> View {
        let words = here.look.words();
        let (lines, keys) = (&words.menu.pledge, &words.menu.keys);
        View {
            title: words.menu.table.pledge.to_owned(),
            about: lines.about.to_owned(),
            rows: self
                .lines()
                .into_iter()
                .map(|line| self.row(line, laid, here))
                .collect(),
            list: self.list,
            below: beside(
                articles(laid.game, &["A22"], here),
                laid,
                here,
                self.by,
                self.man,
                &|at| Some(at) == self.square(laid),
            ),
            problem: self.lack(laid, here),
            hints: self.hints(laid, here),
            way_out: hint(here, &[Intent::Cancel], keys.back),
        }
    }

    fn hints(&self, laid: &Laid, here: &Here) -> Vec<Hint> {
        let keys = &here.look.words().menu.keys;
        let mut hints = vec![up_down(here, keys.choose)];
        match self.line() {
            Line::By(_) => hints.push(hint(here, &[Intent::Choose], keys.change)),
            Line::With => hints.push(left_right(here, keys.change)),
            Line::On => hints.push(Hint {
                caps: laid.squares(),
                does: keys.type_in,
            }),
        }
        if !self.is_typing() {
            hints.extend([
                hint(here, &[Intent::See], keys.article),
                hint(here, &[Intent::Help], keys.help),
            ]);
        }
        hints
    }

    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::By(None)];
        lines.extend(self.seats.iter().map(|seat| Line::By(Some(*seat))));
        if self.by.is_some() {
            lines.extend([Line::With, Line::On]);
        }
        lines
    }

    fn line(&self) -> Line {
        self.lines()
            .get(self.list.chosen())
            .copied()
            .unwrap_or(Line::By(None))
    }

    /// The next man, or the one before; between the last and the first is "any man".
    fn turn(&mut self, turn: Turn, laid: &Laid, odds: &OddsPage) {
        let Some(seat) = self.by else {
            return;
        };
        let men = laid
            .men_of(seat)
            .into_iter()
            .filter(|at| !odds.gives(*at))
            .map(Some);
        let all: Vec<Option<Square>> = std::iter::once(None).chain(men).collect();
        self.man = turn.beside(&all, &self.man).copied().flatten();
    }

    fn row(&self, line: Line, laid: &Laid, here: &Here) -> Row {
        let words = here.look.words();
        let lines = &words.menu.pledge;
        match line {
            Line::By(by) => {
                let text = by.map(|seat| (lines.undertakes)((words.terms.seat)(seat)));
                let text = text.unwrap_or_else(|| lines.nobody.to_owned());
                Row::plain(format!("{} {text}", radio(self.by == by, here)))
            }
            Line::With => {
                let man = self.man.map(|at| laid.man(at, here));
                let man = man.unwrap_or_else(|| lines.any_man.to_owned());
                Row::turned(lines.with, &man, here)
            }
            Line::On => Row {
                label: lines.on.to_owned(),
                value: Value::Typed {
                    text: self.on.clone(),
                    empty: lines.any_square.to_owned(),
                },
            },
        }
    }
}
