//! Keys in, screen out: a game played on a window in memory.

#[path = "picture.rs"]
mod picture;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use reglement::config;
use reglement::config::View;
use reglement::games::Game;
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::notation::fen;
use reglement::room::Room;
use reglement::table::Table;
use reglement::table::setup::{First, Setup, Start};
use reglement::ui::event::Event;
use reglement::ui::game::sitting::Sitting;
use reglement::ui::keys::Keys;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::look::{Glyphs, Look};
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Next, Scene, show};
use reglement::ui::taste::Taste;
use reglement::ui::window::Window;

use picture::picture;

/// What is played, and how it looks.
#[derive(Clone)]
pub struct Play {
    pub width: u16,
    pub height: u16,
    pub setup: Setup,
    pub look: Look,
    pub view: View,
}

/// A game by its name, in English and in wood.
pub fn play(width: u16, height: u16, game: &str) -> Play {
    let mut setup = Setup::plain(Game::named(game).unwrap());
    setup.names = ["Anna".to_owned(), "Bram".to_owned()];
    Play {
        width,
        height,
        setup,
        look: Look {
            theme: Theme::built_in("klassiek", Colours::Many).unwrap(),
            lang: Lang::En,
            shown: Shown::Translation,
            glyphs: Glyphs::Symbols,
        },
        view: View::Fixed,
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
        self.look.lang = Lang::Nl;
        self.look.shown = Shown::Original;
        self
    }

    pub fn letters(mut self) -> Play {
        self.look.glyphs = Glyphs::Letters(self.look.lang);
        self
    }

    pub fn theme(mut self, name: &str) -> Play {
        self.look.theme = Theme::built_in(name, Colours::Many).unwrap();
        self
    }

    pub fn turning(mut self) -> Play {
        self.view = View::Turning;
        self
    }

    /// How the one who plays wants it.
    pub fn taste(&self) -> Taste {
        Taste {
            look: self.look.clone(),
            keys: Keys::default(),
            view: self.view,
            glyphs: match self.look.glyphs {
                Glyphs::Symbols => config::Glyphs::Unicode,
                Glyphs::Letters(_) => config::Glyphs::Letters,
            },
            colours: Colours::Many,
            locale: "en_GB.UTF-8".into(),
        }
    }

    /// Presses keys and returns the screen.
    pub fn press(&self, keys: &str) -> String {
        let mut room = Room::unkept(Table::new(self.setup.clone()).unwrap());
        let mut taste = self.taste();
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

/// `e2<enter><up>`: characters, and names in pointed brackets; `<60x20>` is another size.
pub fn events(keys: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let mut rest = keys;
    while let Some(letter) = rest.chars().next() {
        let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>'));
        if let Some((name, after)) = named {
            rest = after;
            events.push(event_named(name));
        } else {
            rest = &rest[letter.len_utf8()..];
            events.push(key(KeyCode::Char(letter), KeyModifiers::NONE));
        }
    }
    events
}

fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

fn event_named(name: &str) -> Event {
    let code = match name {
        "enter" => KeyCode::Enter,
        "esc" => KeyCode::Esc,
        "tab" => KeyCode::Tab,
        "up" => KeyCode::Up,
        "down" => KeyCode::Down,
        "left" => KeyCode::Left,
        "right" => KeyCode::Right,
        "home" => KeyCode::Home,
        "end" => KeyCode::End,
        "pgdn" => KeyCode::PageDown,
        "back" => KeyCode::Backspace,
        "ctrl-c" => return key(KeyCode::Char('c'), KeyModifiers::CONTROL),
        click if click.starts_with("click ") => return click_at(&click["click ".len()..]),
        _ => {
            let (width, height) = name.split_once('x').expect(name);
            return Event::Resize {
                width: width.parse().unwrap(),
                height: height.parse().unwrap(),
            };
        }
    };
    key(code, KeyModifiers::NONE)
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
