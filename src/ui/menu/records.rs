//! The browser of kept games: which is chosen, what is sought, in which order they stand, what is asked.

use std::path::{Path, PathBuf};

use super::ordered::Order;
use crate::room::shelf::{Listed, Status};
use crate::room::sought::Sought;
use crate::ui::field::{Field, Typed};
use crate::ui::keys::intent::{Context, Intent, Way};
use crate::ui::list::{List, Step};

/// The most letters of what is sought.
const LONGEST: usize = 60;

/// The browser; the games themselves stand on the shelf.
#[derive(Debug, Default)]
pub struct Records {
    list: List,
    /// The places on the shelf of the games that are shown, in their order.
    seen: Vec<usize>,
    order: Order,
    filter: Option<Field>,
    mode: Mode,
    /// How many lines were in sight when a key last came.
    sight: usize,
}

/// What keys are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// To choose a game.
    #[default]
    Choosing,
    /// To type what is sought.
    Typing,
    /// To say whether the chosen game is to be deleted.
    Asking,
}

/// What a key has led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// Nothing: it means here what it means on every page.
    Passed,
    /// Something that can be seen.
    Stay,
    /// The chosen game is being played, and cannot be deleted.
    Undeletable,
    /// Go on with a game.
    Resume(PathBuf),
    /// Step through it.
    Review(PathBuf),
    /// Go on with a copy of what can be read of it.
    Copy(PathBuf),
    /// Delete it.
    Delete(PathBuf),
}

impl Records {
    /// The lines, and which is chosen.
    pub const fn list(&self) -> List {
        self.list
    }

    /// The places on the shelf of what is shown, in its order.
    pub fn seen(&self) -> &[usize] {
        &self.seen
    }

    /// The order in which it stands.
    pub const fn order(&self) -> Order {
        self.order
    }

    /// What is sought, if anything.
    pub const fn filter(&self) -> Option<&Field> {
        self.filter.as_ref()
    }

    /// What keys are for now.
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Where keys are pressed now.
    pub const fn context(&self) -> Context {
        match self.mode {
            Mode::Choosing => Context::List,
            Mode::Typing => Context::Text,
            Mode::Asking => Context::Question,
        }
    }

    /// The game that is chosen.
    pub fn chosen<'s>(&self, shelf: &'s [Listed]) -> Option<&'s Listed> {
        let place = self.seen.get(self.list.chosen())?;
        shelf.get(*place)
    }

    /// Looks through the shelf again. The game of this file is chosen if it is shown, else the one that stands where the
    /// chosen one stood.
    pub fn refill(&mut self, shelf: &[Listed], file: Option<&Path>) {
        let sought = Sought::new(self.filter.as_ref().map_or("", Field::text));
        let fits = |place: &usize| shelf.get(*place).is_some_and(|listed| sought.fits(listed));
        self.seen = self.order.of((0..shelf.len()).filter(fits), shelf);
        let is_it = |place: &usize| shelf.get(*place).is_some_and(|it| Some(&*it.path) == file);
        let row = self.seen.iter().position(is_it);
        let row = row.unwrap_or(self.list.chosen());
        self.list.choose(row, self.seen.len(), self.sight);
        self.mode = match self.mode {
            Mode::Asking => Mode::Choosing,
            mode => mode,
        };
    }

    /// Chooses the game of this file; what was sought is forgotten if it hides it.
    pub fn show(&mut self, shelf: &[Listed], file: &Path) {
        self.refill(shelf, Some(file));
        if self.chosen(shelf).is_none_or(|listed| listed.path != file) {
            self.filter = None;
            self.refill(shelf, Some(file));
        }
    }

    /// A key that means nothing here: it answers no question.
    pub fn unknown_key(&mut self) {
        if self.mode == Mode::Asking {
            self.mode = Mode::Choosing;
        }
    }

    /// A key, with so many lines in sight.
    pub fn press(&mut self, intent: Intent, shelf: &[Listed], sight: usize) -> Pressed {
        self.sight = sight;
        match self.mode {
            Mode::Choosing => self.choose(intent, shelf),
            Mode::Typing => self.type_in(intent, shelf),
            Mode::Asking => {
                self.mode = Mode::Choosing;
                match (intent, self.chosen(shelf)) {
                    (Intent::Yes, Some(listed)) => Pressed::Delete(listed.path.clone()),
                    _ => Pressed::Stay,
                }
            }
        }
    }

    /// Text that was pasted: it is sought.
    pub fn paste(&mut self, text: &str, shelf: &[Listed]) {
        if self.mode == Mode::Typing
            && let Some(field) = &mut self.filter
            && field.paste(text) == Typed::Changed
        {
            self.sift(shelf);
        }
    }

    fn choose(&mut self, intent: Intent, shelf: &[Listed]) -> Pressed {
        match intent {
            Intent::Find if !shelf.is_empty() => {
                self.filter.get_or_insert_with(|| Field::new("", LONGEST));
                self.mode = Mode::Typing;
                return Pressed::Stay;
            }
            Intent::Cancel if self.filter.is_some() => {
                self.unsift(shelf);
                return Pressed::Stay;
            }
            Intent::Number(number) => {
                if let Some(order) = Order::number(number) {
                    self.order = order;
                    self.resift(shelf);
                }
                return Pressed::Stay;
            }
            _ => {}
        }
        if let Some(step) = Step::along(intent) {
            self.list.step(step, self.seen.len(), self.sight);
            return Pressed::Stay;
        }
        let Some(listed) = self.chosen(shelf) else {
            return Pressed::Passed;
        };
        let path = || listed.path.clone();
        match (intent, listed.game.as_ref().map(|game| game.status)) {
            (Intent::Choose, Ok(Status::Unfinished)) => Pressed::Resume(path()),
            (Intent::Choose | Intent::Go(Way::Right), Ok(_)) => Pressed::Review(path()),
            (Intent::Choose, Err(_)) if listed.is_readable() => Pressed::Copy(path()),
            (Intent::Remove, Ok(Status::InUse)) => Pressed::Undeletable,
            (Intent::Remove, _) => {
                self.mode = Mode::Asking;
                Pressed::Stay
            }
            _ => Pressed::Passed,
        }
    }

    fn type_in(&mut self, intent: Intent, shelf: &[Listed]) -> Pressed {
        match intent {
            Intent::Edit(edit) => {
                let typed = self.filter.as_mut().map(|field| field.edit(edit));
                if typed == Some(Typed::Changed) {
                    self.sift(shelf);
                }
            }
            Intent::Cancel => self.unsift(shelf),
            Intent::Choose => {
                self.mode = Mode::Choosing;
                if self.filter().is_some_and(|field| field.text().is_empty()) {
                    self.filter = None;
                }
            }
            _ => match Step::along(intent) {
                Some(step) => self.list.step(step, self.seen.len(), self.sight),
                None => return Pressed::Passed,
            },
        }
        Pressed::Stay
    }

    /// What is sought has changed: the chosen game stays chosen while it fits, else the first that does is.
    fn sift(&mut self, shelf: &[Listed]) {
        let file = self.chosen(shelf).map(|listed| listed.path.clone());
        self.list = List::default();
        self.refill(shelf, file.as_deref());
    }

    /// Everything is seen again, the same game chosen.
    fn unsift(&mut self, shelf: &[Listed]) {
        self.filter = None;
        self.mode = Mode::Choosing;
        self.resift(shelf);
    }

    fn resift(&mut self, shelf: &[Listed]) {
        let file = self.chosen(shelf).map(|listed| listed.path.clone());
        self.refill(shelf, file.as_deref());
    }
}
