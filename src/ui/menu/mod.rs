//! The menu: go on with a game, begin one, look through the kept ones, the rules, the settings.

pub mod bound;
pub mod browsing;
pub mod cite;
mod clock;
pub mod columns;
pub mod exercises;
pub mod form;
mod form_page;
pub mod home;
pub mod house;
pub mod laid;
mod matched;
pub mod odds;
pub mod opening;
pub mod ordered;
pub mod pledge;
pub mod records;
mod records_page;
pub mod sample;
pub mod seating;
pub mod settings;
pub mod slips;
pub mod small_board;
mod taken_over;
pub mod view;
pub mod watch;

use std::path::{Path, PathBuf};

use crossterm::event::{KeyEvent, KeyEventKind};
use fastrand::Rng;
use ratatui::Frame;

use self::cite::cited;
pub use self::form::Beginning;
use self::form::{Filled, Form};
use self::home::chosen_game;
use self::odds::OddsPage;
use self::records::{Pressed, Records};
use self::settings::{Change, Choices, Settings};
use self::view::View;
use crate::games::Game;
use crate::games::exercises::Exercise;
use crate::law::article::{Article, Source};
use crate::room::shelf::Listed;
use crate::table::laying::Laying;
use crate::ui::here::Here;
use crate::ui::keys::intent::{Context, Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::mouse::Did;

/// The menu, and what was chosen in it so far.
#[derive(Debug)]
pub struct Menu {
    page: Page,
    home: List,
    games: List,
    form: Form,
    /// The game that the form was opened from; Esc leads back to it.
    behind: Option<PathBuf>,
    records: Records,
    settings: Settings,
    exercises: List,
    standings: Vec<exercises::Standing>,
    shelf: Vec<Listed>,
    choices: Choices,
    notice: Option<String>,
    random: Rng,
}

/// A page of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Page {
    Home,
    Games,
    Form,
    Odds,
    Pledge,
    Slips,
    Records,
    Exercises,
    Settings,
}

/// What the owner of the menu must do after a key.
#[derive(Debug)]
pub enum Outcome {
    /// Nothing but draw again.
    Stay,
    /// Leave the program; nothing needs to be asked, for every game is kept.
    Quit,
    /// Begin a game.
    Start(Box<Beginning>),
    /// Go on with a kept game.
    Resume(PathBuf),
    /// Step through a kept game.
    Review(PathBuf),
    /// Go on with a copy of what can be read of a damaged one.
    Copy(PathBuf),
    /// Delete one; it was asked whether to.
    Delete(PathBuf),
    /// Try this exercise.
    Exercise(u8),
    /// Set up a position, beginning with this.
    Lay(Box<Laying>),
    /// Open the rule book where it was closed.
    Book,
    /// Open the rule book at what rules this game.
    Source(Source),
    /// Open the rule book at this article.
    Article(Article),
    /// Show the page of keys.
    Help,
    /// Give a setting another value, and keep it; the next drawing shows it.
    Set(Change),
}

impl Menu {
    /// The menu at its first page. Lots are drawn with seeds that come from this one.
    pub fn new(shelf: Vec<Listed>, choices: Choices, seed: u64) -> Menu {
        let mut records = Records::default();
        records.refill(&shelf, None);
        Menu {
            page: Page::Home,
            home: List::default(),
            games: List::default(),
            form: Form::new(Game::Chess1869, choices.usual),
            behind: None,
            records,
            settings: Settings::default(),
            exercises: List::default(),
            standings: Vec::new(),
            shelf,
            choices,
            notice: None,
            random: Rng::with_seed(seed),
        }
    }

    /// Back to the first page, with the games that are kept and the exercises that are solved by now; who comes from an
    /// exercise, or from a kept game, finds himself among them.
    pub fn reopen(&mut self, shelf: Vec<Listed>, standings: Vec<exercises::Standing>) {
        let chosen = self.records.chosen(&self.shelf);
        let chosen = chosen.map(|listed| listed.path.clone());
        self.shelf = shelf;
        self.records.refill(&self.shelf, chosen.as_deref());
        self.standings = standings;
        self.behind = None;
        if !matches!(self.page, Page::Exercises | Page::Records) {
            self.page = Page::Home;
            self.home = List::default();
        }
    }

    /// Opens the page of kept games, with the one of this file chosen.
    pub fn show_records(&mut self, file: Option<&Path>) {
        self.page = Page::Records;
        if let Some(file) = file {
            self.records.show(&self.shelf, file);
        }
    }

    /// Opens the form of a game, with this position to begin from.
    pub fn lay(&mut self, laying: &Laying) {
        if laying.game() != self.form.game {
            self.form = self.form.for_game(laying.game(), self.choices.usual);
        }
        self.form.lay(laying);
        self.page = Page::Form;
    }

    /// Opens the form with what was settled already, and says what a position is set up from there. Esc leads back to the
    /// game of this record, if it is that of a game.
    pub fn take_over(&mut self, settled: &Beginning, behind: Option<PathBuf>) -> Laying {
        self.form = Form::of(settled, self.choices.usual);
        self.page = Page::Form;
        self.behind = behind;
        self.form.laying()
    }

    /// The record of this file was deleted; the one that stood after it is chosen.
    pub fn forget(&mut self, file: &Path) {
        self.shelf.retain(|listed| listed.path != file);
        self.records.refill(&self.shelf, None);
    }

    /// Says something on the page that is open, until the next key: what was wrong with the settings, say.
    pub fn tell(&mut self, notice: String) {
        self.notice = Some(notice);
    }

    /// Tells what can be chosen and what is chosen, after a setting was given another value.
    pub fn set_choices(&mut self, choices: Choices) {
        self.form.set_usual(self.choices.usual, choices.usual);
        self.choices = choices;
    }

    /// A key, in the room that the menu is drawn in.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Outcome {
        if self.page == Page::Settings {
            return self.press_settings(key, here);
        }
        let typing = match self.page {
            Page::Records => self.records.context() == Context::Text,
            Page::Form => self.form.is_typing(),
            Page::Pledge => self.form.pledge.is_typing(),
            Page::Slips => self
                .form
                .slips
                .is_typing(&self.form.laid(), &self.form.odds),
            _ => false,
        };
        let asked = self.page == Page::Records && self.records.context() == Context::Question;
        let intent = match (asked, typing) {
            (true, _) => here.keys.intent(key, Context::Question),
            (_, true) => here.in_text(key),
            (_, false) => here.in_list(key),
        };
        let Some(intent) = intent else {
            if key.kind == KeyEventKind::Press {
                self.records.unknown_key();
            }
            return Outcome::Stay;
        };
        self.notice = None;
        if let Some(outcome) = self.press_records(intent, here) {
            return outcome;
        }
        match intent {
            Intent::Help => return Outcome::Help,
            Intent::Cancel => return self.cancel(),
            Intent::Quit if self.page == Page::Home => return Outcome::Quit,
            Intent::Quit => {
                self.page = Page::Home;
                return Outcome::Stay;
            }
            Intent::Book => return self.book(),
            Intent::See => return self.article().map_or(Outcome::Stay, Outcome::Article),
            _ => {}
        }
        let sight = self.view(here).sight(here);
        match self.page {
            Page::Home => self.press_home(intent, sight),
            Page::Games => self.press_games(intent, sight),
            Page::Form => self.press_form(intent),
            Page::Odds => {
                let laid = self.form.laid();
                self.form.odds.press(intent, &laid, sight);
                self.form.pledge.check(&self.form.odds);
                Outcome::Stay
            }
            Page::Pledge => {
                let laid = self.form.laid();
                self.form.pledge.press(intent, &laid, &self.form.odds);
                Outcome::Stay
            }
            Page::Slips => {
                let laid = self.form.laid();
                self.form.slips.press(intent, &laid, &self.form.odds, sight);
                Outcome::Stay
            }
            Page::Records => Outcome::Stay,
            Page::Exercises => self.press_exercises(intent, sight),
            Page::Settings => Outcome::Stay,
        }
    }

    /// Text that was pasted: it goes into the name or square being typed, and nowhere else.
    pub fn paste(&mut self, text: &str) {
        match self.page {
            Page::Form => self.form.paste(text),
            Page::Records => self.records.paste(text, &self.shelf),
            Page::Pledge => self.form.pledge.paste(text),
            Page::Slips => {
                let laid = self.form.laid();
                self.form.slips.paste(text, &laid, &self.form.odds);
            }
            _ => {}
        }
    }

    /// What the mouse did, as keys would do it.
    pub fn point(&self, did: Did, here: &Here) -> Vec<Intent> {
        let view = self.view(here);
        let line = match did {
            Did::Press(at) => view.line_at(at, here),
            _ => None,
        };
        did.in_list(line, view.list.chosen())
    }

    /// Draws the menu; nothing changes.
    pub fn draw(&self, frame: &mut Frame, here: &Here) {
        self.view(here).draw(frame, here);
    }

    /// The page as it is seen.
    pub fn view(&self, here: &Here) -> View {
        let mut view = self.page_view(here);
        if let Some(notice) = &self.notice {
            view.problem = Some(notice.clone());
        }
        view
    }

    fn page_view(&self, here: &Here) -> View {
        match self.page {
            Page::Home => {
                let solved = self.standings.iter().flatten().count();
                home::view(&self.shelf, solved, self.home, here)
            }
            Page::Games => home::games_view(self.games, here),
            Page::Form => self.form.view(here),
            Page::Odds => self.form.odds.view(&self.form.laid(), here),
            Page::Pledge => self.form.pledge.view(&self.form.laid(), here),
            Page::Slips => {
                let (laid, odds) = (self.form.laid(), &self.form.odds);
                self.form.slips.view(&laid, odds, here)
            }
            Page::Records => records_page::view(&self.shelf, &self.records, here),
            Page::Exercises => exercises::view(self.exercises, &self.standings, here),
            Page::Settings => self.settings.view(&self.choices, here),
        }
    }

    /// To the page before. On the first page nothing is left by it, since the beginning of a split arrow key looks
    /// the same: it goes to the line that says so.
    fn cancel(&mut self) -> Outcome {
        if self.page == Page::Form
            && let Some(path) = self.behind.take()
        {
            return Outcome::Resume(path);
        }
        self.page = match self.page {
            Page::Home => {
                self.home = List::at(home::lines(&self.shelf).len().saturating_sub(1));
                Page::Home
            }
            Page::Games | Page::Records | Page::Exercises | Page::Settings => Page::Home,
            Page::Form => Page::Games,
            Page::Odds | Page::Pledge | Page::Slips => Page::Form,
        };
        Outcome::Stay
    }

    fn book(&self) -> Outcome {
        match self.page {
            Page::Games | Page::Form | Page::Odds | Page::Pledge | Page::Slips => {
                Outcome::Source(self.game().source())
            }
            Page::Exercises => Outcome::Source(Source::Draughts1879),
            Page::Home | Page::Records | Page::Settings => Outcome::Book,
        }
    }

    /// The article that belongs to what is seen.
    fn article(&self) -> Option<Article> {
        let id = match self.page {
            Page::Form => self.form.article()?,
            Page::Odds => OddsPage::cited(self.form.game).first()?,
            Page::Pledge => "A22",
            Page::Slips => self.form.slips.cited(&self.form.laid(), &self.form.odds),
            _ => return None,
        };
        cited(self.form.game, id)
    }

    fn game(&self) -> Game {
        match self.page {
            Page::Games => chosen_game(self.games),
            _ => self.form.game,
        }
    }

    fn press_settings(&mut self, key: &KeyEvent, here: &Here) -> Outcome {
        self.notice = None;
        match self.settings.press(key, &self.choices, here) {
            settings::Outcome::Stay => {}
            settings::Outcome::Close => self.page = Page::Home,
            settings::Outcome::Set(change) => return Outcome::Set(change),
            settings::Outcome::Help => return Outcome::Help,
            settings::Outcome::Book => return Outcome::Book,
        }
        Outcome::Stay
    }

    fn press_home(&mut self, intent: Intent, sight: usize) -> Outcome {
        let lines = home::lines(&self.shelf);
        if intent != Intent::Choose {
            if let Some(step) = Step::along(intent) {
                self.home.step(step, lines.len(), sight);
            }
            return Outcome::Stay;
        }
        match lines.get(self.home.chosen()) {
            Some(home::Line::Resume(at)) => match self.shelf.get(*at) {
                Some(listed) => return Outcome::Resume(listed.path.clone()),
                None => return Outcome::Stay,
            },
            Some(home::Line::NewGame) => self.page = Page::Games,
            Some(home::Line::Records) => self.page = Page::Records,
            Some(home::Line::Exercises) => self.page = Page::Exercises,
            Some(home::Line::Rules) => return Outcome::Book,
            Some(home::Line::Settings) => self.page = Page::Settings,
            Some(home::Line::Quit) => return Outcome::Quit,
            None => {}
        }
        Outcome::Stay
    }

    fn press_games(&mut self, intent: Intent, sight: usize) -> Outcome {
        match (intent, Step::along(intent)) {
            (Intent::Choose, _) => {
                let game = chosen_game(self.games);
                if game != self.form.game {
                    self.form = self.form.for_game(game, self.choices.usual);
                }
                self.page = Page::Form;
            }
            (_, Some(step)) => self.games.step(step, Game::ALL.len(), sight),
            _ => {}
        }
        Outcome::Stay
    }

    fn press_form(&mut self, intent: Intent) -> Outcome {
        match self.form.press(intent, self.random.u64(..)) {
            Filled::On => {}
            Filled::Odds => self.page = Page::Odds,
            Filled::Pledge => self.page = Page::Pledge,
            Filled::Lay(laying) => return Outcome::Lay(laying),
            Filled::Slips => {
                self.form.slips.open();
                self.page = Page::Slips;
            }
            Filled::Start(beginning) => return Outcome::Start(beginning),
        }
        Outcome::Stay
    }

    fn press_exercises(&mut self, intent: Intent, sight: usize) -> Outcome {
        let all = Exercise::all();
        if let Some(step) = Step::along(intent) {
            self.exercises.step(step, all.len(), sight);
            return Outcome::Stay;
        }
        match (intent, all.get(self.exercises.chosen())) {
            (Intent::Choose | Intent::Go(Way::Right), Some(exercise)) => {
                Outcome::Exercise(exercise.number)
            }
            _ => Outcome::Stay,
        }
    }

    /// A key on the page of kept games, where it means something of its own.
    fn press_records(&mut self, intent: Intent, here: &Here) -> Option<Outcome> {
        if self.page != Page::Records {
            return None;
        }
        let sight = self.view(here).sight(here);
        Some(match self.records.press(intent, &self.shelf, sight) {
            Pressed::Passed => return None,
            Pressed::Stay => Outcome::Stay,
            Pressed::Undeletable => {
                let lines = &here.look.words().shelf;
                self.notice = Some((lines.undeleted)(lines.undeletable));
                Outcome::Stay
            }
            Pressed::Resume(path) => Outcome::Resume(path),
            Pressed::Review(path) => Outcome::Review(path),
            Pressed::Copy(path) => Outcome::Copy(path),
            Pressed::Delete(path) => Outcome::Delete(path),
        })
    }
}
