//! Keys in, screen out: a game played on a window in memory.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use reglement::config::{self, View};
use reglement::games::Game;
use reglement::games::exercises::Exercise;
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::notation::fen;
use reglement::room::Room;
use reglement::room::progress::Progress;
use reglement::rules::cross::seating::Seating;
use reglement::table::Table;
use reglement::table::act::Entry;
use reglement::table::drill::Drill;
use reglement::table::house::{Aim, Omitted};
use reglement::table::setup::{First, Setup, Start};
use reglement::ui::event::Event;
use reglement::ui::game::sitting::{Keep, Left, Sitting};
use reglement::ui::look::Numbers;
use reglement::ui::look::theme::{Colours, Shade, Theme};
use reglement::ui::menu::settings::Change;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};
use reglement::ui::taste::Taste;
use reglement::ui::window::Window;

use super::draw::rows;
use super::keys;
use super::picture::picture;
use super::taste::taste;

/// What is played, and how it looks.
#[derive(Clone)]
pub struct Play {
    pub width: u16,
    pub height: u16,
    pub setup: Setup,
    pub taste: Taste,
    pub exercise: Option<&'static Exercise>,
    /// What was done before the keys.
    pub done: Vec<Entry>,
}

/// A game by its name, in English and in wood.
pub fn play(width: u16, height: u16, game: &str) -> Play {
    let mut setup = Setup::plain(Game::named(game).unwrap());
    let names = ["Anna", "Bram", "Cato", "Dirk"].map(str::to_owned);
    setup.names = names.into_iter().take(setup.game.seats().len()).collect();
    let mut taste = taste(Lang::En);
    taste.look.shown = Shown::Translation;
    taste.view = View::Fixed;
    Play {
        width,
        height,
        setup,
        taste,
        exercise: None,
        done: Vec::new(),
    }
}

impl Play {
    /// An exercise by its number.
    pub fn exercise(mut self, number: u8) -> Play {
        let exercise = Exercise::number(number).unwrap();
        self.setup = Drill::new(exercise).setup();
        self.exercise = Some(exercise);
        self
    }

    pub fn sized(mut self, width: u16, height: u16) -> Play {
        (self.width, self.height) = (width, height);
        self
    }

    pub fn omitted(mut self, omitted: Omitted) -> Play {
        self.setup.house.omitted = omitted;
        self
    }

    pub fn losing(mut self) -> Play {
        self.setup.house.aim = Aim::Lose;
        self
    }

    pub fn light_squares(mut self) -> Play {
        self.taste.change(&Change::Playing(Shade::Light));
        self
    }

    pub fn without_numbers(mut self) -> Play {
        self.taste.change(&Change::Numbers(Numbers::Hidden));
        self
    }

    pub fn from(mut self, text: &str) -> Play {
        let seating = self.setup.house.seating;
        let position = fen::read_seated(text, self.setup.game, seating).unwrap();
        self.setup.first = First::Settled(position.turn());
        self.setup.start = Start::Position(position);
        self
    }

    pub fn dutch(mut self) -> Play {
        self.taste.look.lang = Lang::Nl;
        self.taste.look.shown = Shown::Original;
        self
    }

    pub fn letters(mut self) -> Play {
        self.taste.change(&Change::Glyphs(config::Glyphs::Letters));
        self
    }

    pub fn theme(mut self, name: &str) -> Play {
        self.taste.look.theme = Theme::built_in(name, Colours::Many).unwrap();
        self
    }

    pub fn turning(mut self) -> Play {
        self.taste.view = View::Turning;
        self
    }

    /// Four seated otherwise than is usual in their game.
    pub fn seated(mut self, seating: Seating) -> Play {
        self.setup.house.seating = seating;
        self.setup.first = First::Settled(self.setup.game.seated(seating).turn());
        self
    }

    /// Presses keys and returns the screen.
    pub fn press(&self, keys: &str) -> String {
        let (window, theme) = self.after(keys);
        picture(window.backend().buffer(), &theme)
    }

    /// The characters alone.
    pub fn characters(&self, keys: &str) -> String {
        let (window, theme) = self.after(keys);
        let buffer = window.backend().buffer();
        rows(&picture(buffer, &theme), buffer.area)
    }

    /// The cells of the screen after some keys.
    pub fn cells(&self, keys: &str) -> ratatui::buffer::Buffer {
        self.after(keys).0.backend().buffer().clone()
    }

    /// The table before the keys.
    pub fn table(&self) -> Table {
        let table = Table::new(self.setup.clone()).unwrap();
        table.replay(self.done.iter().cloned()).unwrap()
    }

    /// The window after some keys, and the theme in which it is drawn.
    fn after(&self, keys: &str) -> (Terminal<TestBackend>, Theme) {
        self.after_keeping(keys, &|_, _| None)
    }

    /// The same where settings are kept so.
    pub fn after_keeping(&self, keys: &str, keep: Keep<'_>) -> (Terminal<TestBackend>, Theme) {
        let mut taste = self.taste.clone();
        let mut pages = Pages::default();
        let mut progress = Progress::default();
        let mut window = Terminal::new(TestBackend::new(self.width, self.height)).unwrap();
        let mut events = events(keys).into_iter();
        let mut now = self.clone();
        // One exercise can lead to the next.
        loop {
            let mut room = Room::unkept(now.table());
            let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste).keeping(keep);
            if let Some(exercise) = now.exercise {
                sitting = sitting.drilling(Drill::new(exercise), &mut progress);
            }
            show(&mut sitting, &mut window).unwrap();
            let mut next = None;
            for event in events.by_ref() {
                match sitting.event(event) {
                    Next::Resize(width, height) => {
                        Window::resize(&mut window, width, height).unwrap();
                        show(&mut sitting, &mut window).unwrap();
                    }
                    // Whoever types sees what each key does before the next.
                    Next::Draw => show(&mut sitting, &mut window).unwrap(),
                    Next::Leave(Left::ForExercise(number)) => {
                        next = Some(number);
                        break;
                    }
                    _ => {}
                }
            }
            show(&mut sitting, &mut window).unwrap();
            match next {
                Some(number) => now = now.exercise(number),
                None => return (window, taste.look.theme),
            }
        }
    }
}

/// The characters of the screen of who sits down at a room and presses these keys.
pub fn seated(room: &mut Room, play: &Play, keys: &str) -> String {
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut sitting = Sitting::new(room, &mut pages, &mut taste);
    let mut window = Terminal::new(TestBackend::new(play.width, play.height)).unwrap();
    show(&mut sitting, &mut window).unwrap();
    for event in events(keys) {
        match sitting.event(event) {
            Next::Leave(_) => break,
            _ => show(&mut sitting, &mut window).unwrap(),
        }
    }
    let buffer = window.backend().buffer();
    let drawn = picture(buffer, &play.taste.look.theme);
    rows(&drawn, buffer.area)
}

/// Keys as [`keys`](keys::keys) reads them, and between them `<click 19,13>` and another size, `<60x20>`.
pub fn events(text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let mut rest = text;
    while let Some((before, name, after)) = next_place(rest) {
        events.extend(keys::keys(before).into_iter().map(Event::Key));
        events.push(match name.strip_prefix("click ") {
            Some(place) => click_at(place),
            None => resized(name),
        });
        rest = after;
    }
    events.extend(keys::keys(rest).into_iter().map(Event::Key));
    events
}

/// The first bracket that holds numbers, and what stands before and after it.
fn next_place(text: &str) -> Option<(&str, &str, &str)> {
    text.match_indices('<').find_map(|(at, _)| {
        let (name, after) = text[at + 1..].split_once('>')?;
        let digit = name.contains(|c: char| c.is_ascii_digit());
        digit.then_some((&text[..at], name, after))
    })
}

/// `60x20`: columns and rows.
fn resized(size: &str) -> Event {
    let (width, height) = size.split_once('x').expect(size);
    Event::Resize {
        width: width.parse().unwrap(),
        height: height.parse().unwrap(),
    }
}

/// `19,13`: a column and a row.
fn click_at(place: &str) -> Event {
    let (column, row) = place.split_once(',').expect(place);
    Event::Mouse(MouseEvent {
        kind: MouseEventKind::Down(MouseButton::Left),
        column: column.parse().unwrap(),
        row: row.parse().unwrap(),
        modifiers: KeyModifiers::NONE,
    })
}
