//! An evening at the screen: from the menu to a table, and back.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use super::remember::remember;
use crate::lang::words::Words;
use crate::lang::words::reasons::Board;
use crate::room::notice::Unaccepted;
use crate::room::shelf::{self, Listed};
use crate::room::{Keep, Room, folder};
use crate::ui::event::{Event, Leave};
use crate::ui::game::sitting::{Left, Sitting};
use crate::ui::hall::{Goal, Hall};
use crate::ui::menu::{Beginning, Menu};
use crate::ui::pages::Pages;
use crate::ui::scene::stay;
use crate::ui::taste::Taste;
use crate::ui::window::Window;

/// What lasts the whole evening.
pub struct Evening<'a, W> {
    /// What is drawn on.
    pub window: &'a mut W,
    /// What happens.
    pub events: &'a Receiver<Event>,
    /// How a person wants it.
    pub taste: Taste,
    /// The user's file of settings, if there is a place for one.
    pub settings: Option<PathBuf>,
    /// What was wrong with it, to be told once.
    pub problems: Option<String>,
}

/// How an evening ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// Somebody wanted to leave.
    Home,
    /// The program was told to end.
    Told(Leave),
}

/// How one sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Seated {
    ToPlay,
    ToReview,
}

/// Where one went from the menu.
enum Gone {
    To(Box<(Room, Seated)>),
    Away(Ended),
}

impl<W: Window> Evening<'_, W> {
    /// Begins at the menu, or at a table.
    pub fn spend(&mut self, table: Option<Room>) -> Ended {
        match self.all_of_it(table) {
            Ok(ended) => ended,
            // Nothing can be drawn any more.
            Err(_) => Ended::Told(Leave::Gone),
        }
    }

    fn all_of_it(&mut self, table: Option<Room>) -> io::Result<Ended> {
        let mut pages = Pages::default();
        let mut menu = Menu::new(Vec::new(), self.taste.choices(), fastrand::u64(..));
        let mut next = table.map(|room| (room, Seated::ToPlay));
        loop {
            if let Some((mut room, seated)) = next.take() {
                match self.sit(&mut room, seated, &mut pages)? {
                    Left::ForMenu => {}
                    Left::ForGood => return Ok(Ended::Home),
                    Left::Told(leave) => return Ok(Ended::Told(leave)),
                }
            }
            menu.reopen(shelf());
            match self.stand(&mut menu, &mut pages)? {
                Gone::To(table) => next = Some(*table),
                Gone::Away(ended) => return Ok(ended),
            }
        }
    }

    /// Stands before the menu until there is a table to sit down at, or a reason to go.
    fn stand(&mut self, menu: &mut Menu, pages: &mut Pages) -> io::Result<Gone> {
        loop {
            if let Some(problems) = self.problems.take() {
                menu.tell(problems);
            }
            let mut hall = Hall::new(menu, pages, &mut self.taste);
            let goal = stay(&mut hall, self.window, self.events)?;
            let words = self.taste.look.words();
            let seated = match goal {
                Goal::Review(_) => Seated::ToReview,
                _ => Seated::ToPlay,
            };
            let room = match goal {
                Goal::Quit => return Ok(Gone::Away(Ended::Home)),
                Goal::Told(leave) => return Ok(Gone::Away(Ended::Told(leave))),
                Goal::Keep(change) => {
                    let kept = self.settings.as_ref().map(|path| remember(path, &change));
                    if let Some(Err(error)) = kept {
                        menu.tell(error.sentence(words));
                    }
                    continue;
                }
                Goal::Start(beginning) => begin(*beginning, words),
                Goal::Resume(path) | Goal::Review(path) => {
                    Room::resume(&path).map_err(|error| error.reason(words))
                }
                Goal::Copy(path) => {
                    Room::copy_from(&path, &Keep::WithMyGames).map_err(|error| error.reason(words))
                }
            };
            match room {
                Ok(room) => return Ok(Gone::To(Box::new((room, seated)))),
                Err(why) => menu.tell(why),
            }
        }
    }

    fn sit(&mut self, room: &mut Room, seated: Seated, pages: &mut Pages) -> io::Result<Left> {
        let problems = self.problems.take();
        let mut sitting = Sitting::new(room, pages, &mut self.taste);
        if seated == Seated::ToReview {
            sitting = sitting.reviewing();
        }
        if let Some(problems) = problems {
            sitting.tell(&problems);
        }
        stay(&mut sitting, self.window, self.events)
    }
}

/// The kept games; none where there is no place for them.
fn shelf() -> Vec<Listed> {
    folder::games()
        .and_then(|folder| shelf::list(&folder))
        .unwrap_or_default()
}

fn begin(beginning: Beginning, words: &Words) -> Result<Room, String> {
    let setup = beginning.setup;
    let mut room = Room::open(setup, &Keep::WithMyGames).map_err(|error| error.to_string())?;
    for (seat, act) in beginning.acts {
        room.submit(seat, act)
            .map_err(|unaccepted| match &unaccepted {
                Unaccepted::Refused(refusal) => {
                    let position = room.table().state().position;
                    let board = Board::new(position.grid(), position.men());
                    words.reason(&refusal.breach, &board)
                }
                unkept => unkept.sentence(words).unwrap_or_default(),
            })?;
    }
    Ok(room)
}
