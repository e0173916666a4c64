//! Keys in, screen out: a game played on a window in memory.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use reglement::config::{self, View};
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::notation::fen;
use reglement::room::Room;
use reglement::table::Table;
use reglement::table::setup::{First, Setup, Start};
use reglement::ui::event::Event;
use reglement::ui::game::sitting::Sitting;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::menu::settings::Change;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};
use reglement::ui::taste::Taste;
use reglement::ui::window::Window;

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
}

/// A game by its name, in English and in wood.
pub fn play(width: u16, height: u16, game: &str) -> Play {
    let mut setup = Setup::plain(Game::named(game).unwrap());
    setup.names = ["Anna".to_owned(), "Bram".to_owned()];
    let mut taste = taste(Lang::En);
    taste.look.shown = Shown::Translation;
    taste.view = View::Fixed;
    Play {
        width,
        height,
        setup,
        taste,
    }
}

impl Play {
    pub fn from(mut self, text: &str) -> Play {
        let position = fen::read(text, self.setup.game.page().laws).unwrap();
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

    /// Presses keys and returns the screen.
    pub fn press(&self, keys: &str) -> String {
        let mut room = Room::unkept(Table::new(self.setup.clone()).unwrap());
        let mut taste = self.taste.clone();
        let mut pages = Pages::default();
        let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
        let backend = TestBackend::new(self.width, self.height);
        let mut window = Terminal::new(backend).unwrap();
        show(&mut sitting, &mut window).unwrap();
        for event in events(keys) {
            if let Next::Resize(width, height) = sitting.event(event) {
                Window::resize(&mut window, width, height).unwrap();
                sitting.sized(Rect::new(0, 0, width, height));
            }
        }
        show(&mut sitting, &mut window).unwrap();
        picture(window.backend().buffer(), &taste.look.theme)
    }
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
