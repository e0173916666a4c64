//! An evening at the screen: from the menu to a table, and back.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

use super::remember::remember;
use crate::games::exercises::Exercise;
use crate::lang::sentence::capital;
use crate::lang::words::Words;
use crate::lang::words::reasons::Board;
use crate::lang::{Lang, Say};
use crate::room::notice::Unaccepted;
use crate::room::progress::Progress;
use crate::room::removal::remove;
use crate::room::shelf::{self, Listed};
use crate::room::{Keep, Room, folder};
use crate::table::Table;
use crate::table::drill::Drill;
use crate::ui::event::{Event, Leave};
use crate::ui::game::sitting::{Left, Sitting};
use crate::ui::hall::{Goal, Hall};
use crate::ui::menu::exercises::standings;
use crate::ui::menu::settings::Change;
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

/// Where one sits down.
#[derive(Debug)]
pub enum Place {
    /// At a table, to play.
    Table(Box<Room>),
    /// At a table, to step through its game.
    Review(Box<Room>),
    /// Before an exercise.
    Exercise(&'static Exercise),
    /// At the desk on which a position is set up for such a game.
    Desk(Box<Beginning>),
}

/// Where one went from the menu.
enum Gone {
    To(Place),
    Away(Ended),
}

impl<W: Window> Evening<'_, W> {
    /// Begins at the menu, or at some place.
    pub fn spend(&mut self, place: Option<Place>) -> Ended {
        match self.all_of_it(place) {
            Ok(ended) => ended,
            // Nothing can be drawn any more.
            Err(_) => Ended::Told(Leave::Gone),
        }
    }

    fn all_of_it(&mut self, place: Option<Place>) -> io::Result<Ended> {
        let mut pages = Pages::kept_in(folder::book().ok());
        let mut menu = Menu::new(Vec::new(), self.taste.choices(), fastrand::u64(..));
        let mut next = place;
        let mut list = None; // from a game to the list of all, this one chosen
        let mut progress = None;
        loop {
            let mut laid = None; // what was settled, a position to begin from, and from which game
            if let Some(Place::Desk(settled)) = next {
                laid = Some((settled, None, None));
                next = None;
            }
            if let Some(place) = next.take() {
                // Who only plays a game need not hear of the exercises.
                let mut unread = Progress::default();
                let progress = match place {
                    Place::Exercise(_) => progress.get_or_insert_with(|| self.remembered()),
                    Place::Table(_) | Place::Review(_) | Place::Desk(_) => &mut unread,
                };
                match self.sit(place, progress, &mut pages)? {
                    Left::ForMenu => {}
                    Left::ForRecords(path) => list = Some(path),
                    Left::ForLaid {
                        laying,
                        settled,
                        from,
                    } => laid = Some((settled, Some(laying), from)),
                    Left::ForAnother(setup) => match Room::open_next(*setup, &Keep::WithMyGames) {
                        Ok(room) => {
                            next = Some(Place::Table(Box::new(room)));
                            continue;
                        }
                        Err(error) => menu.tell(error.say(self.taste.look.lang)),
                    },
                    Left::ForExercise(number) => {
                        next = Exercise::number(number).map(Place::Exercise);
                        continue;
                    }
                    Left::ForGood => return Ok(Ended::Home),
                    Left::Told(leave) => return Ok(Ended::Told(leave)),
                }
            }
            let progress = progress.get_or_insert_with(|| self.remembered());
            menu.reopen(shelf(), standings(progress));
            if let Some(file) = list.take() {
                menu.show_records(file.as_deref());
            }
            if let Some((settled, position, from)) = laid {
                // A game that nobody has begun is not kept.
                let usual = menu.take_over(&settled, from.filter(|path| path.is_file()));
                match position {
                    Some(laying) => menu.lay(&laying),
                    None => pages.open_desk(usual),
                }
            }
            match self.stand(&mut menu, &mut pages)? {
                Gone::To(place) => next = Some(place),
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
            let place = match &goal {
                Goal::Review(_) => Place::Review,
                _ => Place::Table,
            };
            let room = match goal {
                Goal::Exercise(number) => match Exercise::number(number) {
                    Some(exercise) => return Ok(Gone::To(Place::Exercise(exercise))),
                    None => continue,
                },
                Goal::Quit => return Ok(Gone::Away(Ended::Home)),
                Goal::Told(leave) => return Ok(Gone::Away(Ended::Told(leave))),
                Goal::Keep(change) => {
                    if let Some(wrong) = kept(self.settings.as_deref(), &change, words) {
                        menu.tell(wrong);
                    }
                    continue;
                }
                Goal::Start(beginning) => begin(*beginning, self.taste.look.lang),
                Goal::Resume(path) => match Room::resume(&path) {
                    Ok(room) if room.awaits_next() => {
                        let next = room.following(&Keep::WithMyGames).unwrap_or(Ok(room));
                        next.map_err(|error| error.say(self.taste.look.lang))
                    }
                    room => room.map_err(|error| error.told(words)),
                },
                Goal::Review(path) => Room::resume(&path).map_err(|error| error.told(words)),
                Goal::Delete(path) => {
                    match folder::games().and_then(|games| remove(&path, &games)) {
                        Ok(()) => menu.forget(&path),
                        Err(error) => menu.tell((words.shelf.undeleted)(&error.told(words))),
                    }
                    continue;
                }
                Goal::Copy(path) => {
                    Room::copy_from(&path, &Keep::WithMyGames).map_err(|error| error.told(words))
                }
            };
            match room {
                Ok(room) => return Ok(Gone::To(place(Box::new(room)))),
                Err(why) => menu.tell(why),
            }
        }
    }

    /// What is remembered of the exercises; what is wrong with that is told.
    fn remembered(&mut self) -> Progress {
        let loaded = match folder::exercises() {
            Ok(path) => Progress::load(path),
            // Without a folder it is remembered until the program ends.
            Err(_) => return Progress::default(),
        };
        loaded.unwrap_or_else(|error| {
            let before = self.problems.take().map(|before| before + " ");
            self.problems = Some(before.unwrap_or_default() + &error.say(self.taste.look.lang));
            Progress::default()
        })
    }

    fn sit(
        &mut self,
        place: Place,
        progress: &mut Progress,
        pages: &mut Pages,
    ) -> io::Result<Left> {
        let problems = self.problems.take();
        let (mut room, drill, review) = match place {
            Place::Table(room) => (*room, None, false),
            Place::Review(room) => (*room, None, true),
            Place::Desk(_) => return Ok(Left::ForMenu),
            Place::Exercise(exercise) => {
                let drill = Drill::new(exercise);
                let Ok(table) = Table::new(drill.setup()) else {
                    return Ok(Left::ForMenu); // every position is tested
                };
                (Room::unkept(table), Some(drill), false)
            }
        };
        let settings = self.settings.clone();
        let keep = |change: &Change, words: &Words| kept(settings.as_deref(), change, words);
        let mut sitting = Sitting::new(&mut room, pages, &mut self.taste).keeping(&keep);
        if review {
            sitting = sitting.reviewing();
        }
        if let Some(drill) = drill {
            sitting = sitting.drilling(drill, progress);
        }
        if let Some(problems) = problems {
            sitting.tell(&problems);
        }
        stay(&mut sitting, self.window, self.events)
    }
}

/// Keeps a setting; what is wrong when it cannot.
fn kept(settings: Option<&Path>, change: &Change, words: &Words) -> Option<String> {
    match settings {
        Some(path) => remember(path, change)
            .err()
            .map(|error| error.sentence(words)),
        None => Some(capital(words.config.homeless) + "."),
    }
}

/// The kept games; none where there is no place for them.
fn shelf() -> Vec<Listed> {
    folder::games()
        .and_then(|folder| shelf::list(&folder))
        .unwrap_or_default()
}

fn begin(beginning: Beginning, lang: Lang) -> Result<Room, String> {
    let words = lang.words();
    let setup = beginning.setup;
    let mut room = Room::open(setup, &Keep::WithMyGames).map_err(|error| error.say(lang))?;
    for (seat, act) in beginning.acts {
        room.submit(seat, act)
            .map_err(|unaccepted| match &unaccepted {
                Unaccepted::Refused(refusal) => {
                    let position = room.table().state().position;
                    let men = |at| position.piece(at);
                    let board = Board::new(position.grid(), &men);
                    words.reason(&refusal.breach, &board)
                }
                unkept => unkept.sentence(words).unwrap_or_default(),
            })?;
    }
    Ok(room)
}
