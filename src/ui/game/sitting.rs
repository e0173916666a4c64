//! Sitting at a table: events come in, acts go to the room, the screen is drawn when something changed.

use std::path::{Path, PathBuf};
use std::time::Duration;

use crossterm::event::{KeyEvent, KeyEventKind, MouseEvent};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::app::{App, Came, Dialog, Keeping, Notice, Said};
use super::ask::Ask;
use super::keys_now;
use super::order::Order;
use super::pointed::Pointed;
use super::review::Looked;
use super::struck::{Struck, needs_asking};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::config;
use crate::lang::words::Words;
use crate::lang::{Lang, Say};
use crate::room::progress::{Progress, Success};
use crate::room::{Room, now};
use crate::table::act::{Act, Claim, Millis};
use crate::table::drill::Drill;
use crate::table::laying::Laying;
use crate::table::setup::{First, Setup, Start};
use crate::ui::event::Leave;
use crate::ui::keys::intent::{Context, Intent};
use crate::ui::look::Glyphs;
use crate::ui::menu::Beginning;
use crate::ui::menu::settings::Change;
use crate::ui::mouse::Did;
use crate::ui::pages::{Pages, Wish};
use crate::ui::ring::Turn;
use crate::ui::scene::{Next, Scene};
use crate::ui::taste::Taste;
use crate::ui::window::Copied;

/// One table on one screen.
pub struct Sitting<'a> {
    room: &'a mut Room,
    pages: &'a mut Pages,
    taste: &'a mut Taste,
    app: App,
    area: Rect,
    progress: Option<&'a mut Progress>,
    keep: Option<Keep<'a>>,
    /// The letter that was struck last, if it may have been the file of a square.
    struck: Option<Struck>,
    /// Where a man was taken up with the mouse, while its button may be held down.
    dragged: Option<Square>,
}

/// What keeps a setting that was changed; what is wrong when it cannot, in a sentence of these words.
pub type Keep<'a> = &'a dyn Fn(&Change, &Words) -> Option<String>;

/// Why one got up from the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Left {
    /// For the menu.
    ForMenu,
    /// For the list of kept games, this one chosen in it.
    ForRecords(Option<PathBuf>),
    /// For another game, so set up.
    ForAnother(Box<Setup>),
    /// For another game, from a position, with what this one settled; the record of this one, if it is played here.
    ForLaid {
        /// The position.
        laying: Box<Laying>,
        /// What this game settled beside its own.
        settled: Box<Beginning>,
        /// Its record.
        from: Option<PathBuf>,
    },
    /// For this exercise.
    ForExercise(u8),
    /// To leave the program.
    ForGood,
    /// The program has to end.
    Told(Leave),
}

/// What came of an act.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Submitted {
    Taken,
    Refused,
}

impl<'a> Sitting<'a> {
    /// Sits down.
    pub fn new(room: &'a mut Room, pages: &'a mut Pages, taste: &'a mut Taste) -> Sitting<'a> {
        let mut app = App::new(room.table(), taste.view);
        if room.goes_unkept() {
            app.keeping = Keeping::Unkept;
        } else if room.is_looked_at() && room.table().state().verdict().is_none() {
            app.keeping = Keeping::LookedAt;
            app.dialog = None;
            app.let_go();
        }
        let words = taste.look.words();
        let told = room.notices().iter().map(|notice| notice.sentence(words));
        let told: Vec<String> = told.collect();
        if !told.is_empty() {
            app.notice = Some(Notice::Kept(told.join(" ")));
        }
        app.times = room.table().times(room.now());
        Sitting {
            room,
            pages,
            taste,
            app,
            area: Rect::default(),
            progress: None,
            keep: None,
            struck: None,
            dragged: None,
        }
    }

    /// Sits down where settings that are changed are kept.
    #[must_use]
    pub const fn keeping(mut self, keep: Keep<'a>) -> Sitting<'a> {
        self.keep = Some(keep);
        self
    }

    /// Sits down to an exercise; that it was solved is remembered here.
    #[must_use]
    pub fn drilling(mut self, drill: Drill, progress: &'a mut Progress) -> Sitting<'a> {
        self.app.drill = Some(drill);
        self.app.keeping = Keeping::Exercise;
        self.progress = Some(progress);
        self
    }

    /// Sits down to step through the game from its beginning.
    #[must_use]
    pub fn reviewing(mut self) -> Sitting<'a> {
        self.app.came = Came::ToReview;
        self.app.looked = Some(Looked::beginning(self.room.table()));
        self.app.dialog = None;
        self.app.let_go();
        self
    }

    /// Says something beside the game: what was wrong with the settings, say.
    pub fn tell(&mut self, notice: &str) {
        let before = match self.app.notice.take() {
            Some(Notice::Kept(before)) => before + " ",
            _ => String::new(),
        };
        self.app.notice = Some(Notice::Kept(before + notice));
    }

    /// What the letter before this key did is taken back, if both together are the name of a square, and the line is
    /// opened with the letter; the key is then typed after it.
    fn take_back_letter(&mut self, struck: Struck) {
        let (letter, before, shown) = struck.undone();
        self.pages.close();
        self.taste.look.shown = shown;
        self.app = before;
        let here = self.taste.here(self.area);
        self.app
            .update(self.room.table(), Intent::Spell(letter), &here);
    }

    /// Does what a key means at the table.
    fn mean(&mut self, intent: Intent, struck: Option<Struck>) -> Next<Left> {
        let here = self.taste.here(self.area);
        let asks = self.app.context(&here, self.room.table()) == Context::Board;
        let order = self.app.update(self.room.table(), intent, &here);
        match (order, struck) {
            (Some(order), Some(struck))
                if asks && needs_asking(&order, intent, &self.app, &here, self.room.table()) =>
            {
                self.app = struck.before();
                self.app.dialog = Some(Dialog::Ask(Ask::Sure(intent)));
                self.struck = Some(struck);
                Next::Draw
            }
            (Some(order), struck) => {
                let acts = self.room.table().entries().len();
                let next = self.obey(order);
                // What was done stays done.
                let same = self.room.table().entries().len() == acts;
                self.struck = struck.filter(|_| same);
                next
            }
            (None, struck) => {
                self.struck = struck;
                Next::Draw
            }
        }
    }

    fn obey(&mut self, order: Order) -> Next<Left> {
        match order {
            Order::Act(seat, act) => _ = self.submit(seat, &act),
            Order::Acts(acts) => {
                for (seat, act) in acts {
                    if let Submitted::Refused = self.submit(seat, &act) {
                        break;
                    }
                }
            }
            Order::Another => {
                let table = self.room.table();
                if let Some(verdict) = table.state().verdict() {
                    let next = table.setup().next(verdict);
                    return Next::Leave(Left::ForAnother(Box::new(next)));
                }
            }
            Order::Exercise(number) => return Next::Leave(Left::ForExercise(number)),
            Order::BackInExercise => return self.back_in_exercise(),
            Order::Records => {
                let path = self.room.path().map(Path::to_owned);
                return Next::Leave(Left::ForRecords(path));
            }
            Order::Leave => return Next::Leave(Left::ForMenu),
            Order::End => return Next::Leave(Left::ForGood),
            Order::Suspend => return Next::Suspend,
            Order::Redraw => return Next::Redraw,
            Order::Book(article) => self.pages.open_moment(article),
            Order::Keys => {
                let here = self.taste.here(self.area);
                let now = keys_now::all(&self.app, &here, self.room.table());
                self.pages.open_keys(now);
            }
            Order::OtherLanguage => {
                if let Some(lang) = Turn::On.beside(&Lang::ALL, &self.taste.look.lang) {
                    self.set(&Change::Lang(*lang));
                }
            }
            Order::NextTheme => {
                let (now, themes) = (&self.taste.look.theme.name, self.taste.choices().themes);
                if let Some(theme) = Turn::On.beside(&themes, now) {
                    self.set(&Change::Theme(theme.clone()));
                }
            }
            Order::OtherGlyphs => {
                let glyphs = match self.taste.look.glyphs {
                    Glyphs::Symbols => config::Glyphs::Letters,
                    Glyphs::Letters(_) => config::Glyphs::Unicode,
                };
                self.set(&Change::Glyphs(glyphs));
            }
            Order::OtherNumbers => {
                let numbers = self.taste.look.squares.numbers.other();
                self.set(&Change::Numbers(numbers));
            }
            Order::OtherSquares => {
                let playing = self.taste.look.squares.playing.other();
                self.set(&Change::Playing(playing));
            }
            Order::Show(shown) => self.taste.look.shown = shown,
            Order::Set(change) => self.set(&change),
            Order::Lay => {
                let table = self.room.table();
                let laying = Laying::of(table.setup().game, self.app.position(table));
                self.pages.open_desk(laying);
                // Nobody is charged for time that is not seen to pass.
                self.rest();
            }
            Order::Settings => self.pages.open_settings(self.taste.choices()),
        }
        Next::Draw
    }

    /// Gives a setting another value, and has it kept.
    fn set(&mut self, change: &Change) {
        self.taste.change(change);
        self.app.view = self.taste.view;
        self.pages.set_choices(self.taste.choices());
        let words = self.taste.look.words();
        if let Some(wrong) = self.keep.and_then(|keep| keep(change, words)) {
            self.pages.tell(wrong.clone());
            self.tell(&wrong);
        }
    }

    /// To another game from this position, its players and the way it is played being those of this one.
    fn play_laid(&self, laying: Box<Laying>) -> Next<Left> {
        let setup = Setup {
            start: Start::Array,
            first: First::Settled(laying.turn()),
            slips: Vec::new(),
            ..self.room.table().setup().clone()
        };
        let path = self.room.path().filter(|_| self.app.came == Came::ToPlay);
        Next::Leave(Left::ForLaid {
            laying,
            settled: Box::new(Beginning {
                setup,
                acts: Vec::new(),
            }),
            from: path.map(Path::to_owned),
        })
    }

    /// Submits an act, and takes notice of what came of it.
    fn submit(&mut self, seat: Seat, act: &Act) -> Submitted {
        let result = self.room.submit(seat, act.clone());
        let words = self.taste.look.words();
        let submitted = match result {
            Ok(()) => Submitted::Taken,
            Err(_) => Submitted::Refused,
        };
        self.app.heard(self.room.table(), act, result, words);
        self.look_at_clock();
        if submitted == Submitted::Taken {
            self.answer(act);
        }
        submitted
    }

    fn look_at_clock(&mut self) {
        self.app.times = self.room.table().times(self.room.now());
    }

    /// In an exercise, what follows on White's move: Black's answer, or that it is solved.
    fn answer(&mut self, act: &Act) {
        let Some(drill) = self.app.drill.as_mut() else {
            return;
        };
        if !matches!(act, Act::Play(_)) {
            return;
        }
        if let Some(reply) = drill.follow(self.room.table().state()) {
            let result = self.room.submit(Seat::Black, reply.clone());
            let words = self.taste.look.words();
            self.app.heard(self.room.table(), &reply, result, words);
        }
        let solved = self.app.drill.as_ref().filter(|drill| drill.is_solved());
        if let (Some(drill), Some(progress)) = (solved, self.progress.as_mut()) {
            let success = Success {
                at: now(),
                hints: drill.hints(),
            };
            if let Err(error) = progress.remember(drill.exercise().number, success) {
                let lines = &self.taste.look.words().exercise;
                self.tell(&(lines.unremembered)(&error.say(self.taste.look.lang)));
            }
        }
    }

    /// White's last move is taken back; when the game is over, the exercise begins again.
    fn back_in_exercise(&mut self) -> Next<Left> {
        let Some(drill) = self.app.drill.as_mut() else {
            return Next::Wait;
        };
        let state = self.room.table().state();
        if state.verdict().is_some() {
            return Next::Leave(Left::ForExercise(drill.exercise().number));
        }
        let acts = drill.take_back(state);
        if !acts.is_empty() {
            drill.taken_back();
        }
        for (seat, act) in acts {
            let result = self.room.submit(seat, act.clone());
            let words = self.taste.look.words();
            self.app.heard(self.room.table(), &act, result, words);
        }
        Next::Draw
    }
}

impl Scene for Sitting<'_> {
    type Left = Left;

    fn key(&mut self, key: &KeyEvent) -> Next<Left> {
        let grid = self.room.table().state().position.grid();
        let struck = self.struck.take();
        if let Some(struck) = struck.filter(|struck| struck.names_square(key, grid)) {
            self.take_back_letter(struck);
            if !matches!(self.app.dialog, Some(Dialog::Prompt(_))) {
                return Next::Draw;
            }
        }
        let here = self.taste.here(self.area);
        if self.pages.are_open() {
            match here.in_list(key) {
                Some(Intent::Suspend) => return Next::Suspend,
                Some(Intent::Redraw) => return Next::Redraw,
                Some(Intent::Interrupt) => {
                    self.pages.close();
                    self.app.dialog = Some(Dialog::Ask(Ask::Interrupt));
                }
                _ => match self.pages.press(key, &here) {
                    Some(Wish::Set(change)) => self.set(&change),
                    Some(Wish::Copy) => return Next::Copy,
                    Some(Wish::Play(laying)) => return self.play_laid(laying),
                    None => {}
                },
            }
            return Next::Draw;
        }
        let struck = Struck::by(key, &self.app, &here, self.room.table());
        let intent = here
            .keys
            .intent(key, self.app.context(&here, self.room.table()));
        if self.app.typed_ahead(key, intent) {
            return Next::Wait;
        }
        let Some(intent) = intent else {
            if key.kind != KeyEventKind::Press {
                return Next::Wait;
            }
            self.app.unknown_key();
            self.struck = struck;
            return Next::Draw;
        };
        self.mean(intent, struck)
    }

    fn paste(&mut self, text: &str) {
        self.struck = None;
        if self.pages.are_open() {
            self.pages.paste(text);
        } else {
            self.app.paste(text);
        }
    }

    /// A click is the cursor brought there, and Enter; a man can be dragged to a square.
    fn mouse(&mut self, mouse: &MouseEvent) -> Next<Left> {
        self.struck = None;
        let Some(did) = Did::by(mouse) else {
            return Next::Wait;
        };
        let here = self.taste.here(self.area);
        if self.pages.are_open() {
            let meant = self.pages.point(did, &here).into_iter();
            let keys = meant.filter_map(|intent| self.taste.keys.stroke(intent));
            return match (self.strike(keys.collect()), did) {
                // Something else is chosen now, perhaps.
                (Next::Wait, Did::Press(_)) => Next::Draw,
                (next, _) => next,
            };
        }
        let from = self.dragged.take();
        match self.app.pointed(self.room.table(), did, from, &here) {
            Pointed::Means(intent) => self.mean(intent, None),
            Pointed::Takes(square) => {
                let next = self.mean(Intent::Choose, None);
                self.dragged = self.app.hand.filter(|held| *held == square);
                next
            }
            Pointed::Seen => Next::Draw,
            Pointed::Nothing => Next::Wait,
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let here = self.taste.here(frame.area());
        if self.pages.are_open() {
            self.pages.draw(frame, &here);
        } else {
            self.app.draw(frame, &here, self.room.table());
        }
    }

    fn sized(&mut self, area: Rect) {
        self.area = area;
        self.app.seen();
    }

    fn no_shell(&mut self) {
        self.app.say(Said::NoShell);
    }

    fn clip(&self) -> String {
        self.pages.clip().unwrap_or_default().to_owned()
    }

    fn copied(&mut self, copied: Copied) {
        self.pages.copied(copied);
    }

    fn told(leave: Leave) -> Left {
        Left::Told(leave)
    }

    /// Where the clock is not seen, it goes on unseen.
    fn patience(&self) -> Option<Duration> {
        let times = self.room.table().times(self.room.now());
        let Millis(stays) = times.filter(|_| !self.pages.are_open())?.stays()?;
        Some(Duration::from_millis(stays))
    }

    /// The time of every seat; and where that ends the game by itself, whether it is over.
    fn wake(&mut self) -> Next<Left> {
        let Some(before) = self.app.times else {
            return Next::Wait;
        };
        let acts = self.room.table().entries().len();
        let fell = self.room.fall();
        if fell.is_err() || self.room.table().entries().len() > acts {
            let words = self.taste.look.words();
            let flag = Act::Claim(Claim::Flag);
            self.app.heard(self.room.table(), &flag, fell, words);
        }
        self.look_at_clock();
        let same = self.app.times.is_some_and(|now| now.looks_like(&before));
        match same && self.room.table().entries().len() == acts {
            true => Next::Wait,
            false => Next::Draw,
        }
    }

    fn rest(&mut self) {
        self.room.rest();
        self.look_at_clock();
    }
}
