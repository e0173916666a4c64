//! Somebody at a screen with a keyboard and a mouse: clicks go where a text stands.

use crossterm::event::{KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::{Position, Rect};

use reglement::ui::event::Event;
use reglement::ui::scene::{Next, Scene, show};
use reglement::ui::window::Window;

use super::screen::events;

/// A scene and the window that it is drawn on.
pub struct Desk<S: Scene> {
    pub scene: S,
    pub window: Terminal<TestBackend>,
}

/// The event of a mouse at a place.
pub fn mouse(kind: MouseEventKind, at: Position) -> Event {
    Event::Mouse(MouseEvent {
        kind,
        column: at.x,
        row: at.y,
        modifiers: KeyModifiers::NONE,
    })
}

pub const PRESS: MouseEventKind = MouseEventKind::Down(MouseButton::Left);
pub const DROP: MouseEventKind = MouseEventKind::Up(MouseButton::Left);
pub const RIGHT: MouseEventKind = MouseEventKind::Down(MouseButton::Right);

impl<S: Scene> Desk<S> {
    pub fn new(scene: S, width: u16, height: u16) -> Desk<S> {
        let window = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut desk = Desk { scene, window };
        show(&mut desk.scene, &mut desk.window).unwrap();
        desk
    }

    /// One event, and what is seen after it.
    pub fn happen(&mut self, event: Event) -> Option<S::Left> {
        match self.scene.event(event) {
            Next::Leave(left) => return Some(left),
            Next::Resize(width, height) => {
                Window::resize(&mut self.window, width, height).unwrap();
                self.scene.sized(Rect::new(0, 0, width, height));
            }
            _ => {}
        }
        show(&mut self.scene, &mut self.window).unwrap();
        None
    }

    pub fn press(&mut self, keys: &str) -> Option<S::Left> {
        events(keys)
            .into_iter()
            .find_map(|event| self.happen(event))
    }

    /// A click on the first letter of a text.
    #[track_caller]
    pub fn click(&mut self, text: &str) -> Option<S::Left> {
        let at = self.find(text);
        self.click_at(at)
    }

    pub fn click_at(&mut self, at: Position) -> Option<S::Left> {
        let left = self.happen(mouse(PRESS, at));
        left.or_else(|| self.happen(mouse(DROP, at)))
    }

    pub fn right(&mut self) -> Option<S::Left> {
        self.happen(mouse(RIGHT, Position::new(3, 3)))
    }

    /// Turns the wheel where a text stands.
    #[track_caller]
    pub fn wheel(&mut self, kind: MouseEventKind, text: &str) {
        let at = self.find(text);
        self.happen(mouse(kind, at));
    }

    /// The place of a text, the last on the screen.
    #[track_caller]
    pub fn find(&self, text: &str) -> Position {
        let buffer = self.window.backend().buffer();
        let found = (0..buffer.area.height).rev().find_map(|y| {
            let row: Vec<&str> = (0..buffer.area.width)
                .map(|x| buffer[(x, y)].symbol())
                .collect();
            let starts = |x: &usize| row[*x..].concat().starts_with(text);
            let x = (0..row.len()).find(starts)?;
            Some(Position::new(u16::try_from(x).unwrap(), y))
        });
        found.unwrap_or_else(|| panic!("{text:?} is not on\n{}", self.text()))
    }

    pub fn rows(&self) -> Vec<String> {
        let buffer = self.window.backend().buffer();
        let rows = buffer.content.chunks(usize::from(buffer.area.width));
        rows.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect())
            .collect()
    }

    pub fn text(&self) -> String {
        self.rows().join("\n")
    }

    #[track_caller]
    pub fn shows(&self, text: &str) {
        assert!(
            self.text().contains(text),
            "{text:?} is not on\n{}",
            self.text()
        );
    }
}
