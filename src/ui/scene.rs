//! What fills the screen, and the loop in which it lives: events in, a frame out when something changed.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use crossterm::event::{KeyEvent, MouseEvent};
use ratatui::Frame;
use ratatui::layout::Rect;

use super::event::{Event, Leave};
use super::window::{Copied, Suspended, Window};

/// Something that fills the screen and hears what happens.
pub trait Scene {
    /// Why one got up from it.
    type Left;

    /// A key.
    fn key(&mut self, key: &KeyEvent) -> Next<Self::Left>;

    /// Text that was pasted.
    fn paste(&mut self, text: &str);

    /// The mouse, where it means anything.
    fn mouse(&mut self, mouse: &MouseEvent) -> Next<Self::Left>;

    /// Keys that do what the mouse did, one after another.
    fn strike(&mut self, keys: Vec<KeyEvent>) -> Next<Self::Left> {
        let mut seen = Next::Wait;
        for key in keys {
            match self.key(&key) {
                Next::Wait => {}
                Next::Draw => seen = Next::Draw,
                other => return other,
            }
        }
        seen
    }

    /// Does what an event asks.
    fn event(&mut self, event: Event) -> Next<Self::Left> {
        match event {
            Event::Key(key) => self.key(&key),
            Event::Mouse(mouse) => self.mouse(&mouse),
            Event::Paste(text) => {
                self.paste(&text);
                Next::Draw
            }
            Event::Resize { width, height } => Next::Resize(width, height),
            Event::Redraw => Next::Redraw,
            Event::Suspend => Next::Suspend,
            Event::Leave(leave) => Next::Leave(Self::told(leave)),
        }
    }

    /// Draws what is seen; nothing changes.
    fn draw(&self, frame: &mut Frame<'_>);

    /// Learns the room it has been drawn in.
    fn sized(&mut self, area: Rect);

    /// Learns that it cannot be stopped for a while, there being no shell.
    fn no_shell(&mut self);

    /// The text that is to go to the clipboard.
    fn clip(&self) -> String;

    /// Learns what became of it.
    fn copied(&mut self, copied: Copied);

    /// What it is to be told to leave.
    fn told(leave: Leave) -> Self::Left;

    /// How long it stays as it is though nothing happens: without end, unless a clock goes that is seen.
    fn patience(&self) -> Option<Duration> {
        None
    }

    /// Time has passed.
    fn wake(&mut self) -> Next<Self::Left> {
        Next::Wait
    }

    /// Nobody will see it for a while.
    fn rest(&mut self) {}
}

/// What an event asks of the loop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next<L> {
    /// Nothing changed.
    Wait,
    /// Draw.
    Draw,
    /// Take over this size, then draw.
    Resize(u16, u16),
    /// Draw everything anew.
    Redraw,
    /// Stop for a while.
    Suspend,
    /// Give a text to the clipboard, then draw.
    Copy,
    /// Get up.
    Leave(L),
}

/// Stays until somebody gets up. Nothing is done while nothing happens, and what happens at once is drawn at once.
///
/// # Errors
/// The window is gone.
pub fn stay<S: Scene>(
    scene: &mut S,
    window: &mut impl Window,
    events: &Receiver<Event>,
) -> io::Result<S::Left> {
    show(scene, window)?;
    loop {
        let first = match scene.patience() {
            None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(patience) => events.recv_timeout(patience),
        };
        if first == Err(RecvTimeoutError::Disconnected) {
            return Ok(S::told(Leave::Gone));
        }
        let mut changed = !matches!(scene.wake(), Next::Wait);
        for event in first.into_iter().chain(events.try_iter()) {
            match scene.event(event) {
                Next::Wait => {}
                Next::Draw => changed = true,
                Next::Resize(width, height) => {
                    window.resize(width, height)?;
                    scene.sized(Rect::new(0, 0, width, height));
                    changed = true;
                }
                Next::Redraw => {
                    window.redraw()?;
                    changed = true;
                }
                Next::Suspend => {
                    scene.rest();
                    if window.suspend()? == Suspended::NoShell {
                        scene.no_shell();
                    }
                    changed = true;
                }
                Next::Copy => {
                    let copied = window.copy(&scene.clip())?;
                    scene.copied(copied);
                    changed = true;
                }
                Next::Leave(left) => return Ok(left),
            }
        }
        if changed {
            show(scene, window)?;
        }
    }
}

/// Draws a scene on a window, and tells it the size.
///
/// # Errors
/// The window is gone.
pub fn show<S: Scene>(scene: &mut S, window: &mut impl Window) -> io::Result<()> {
    let mut area = Rect::default();
    window.draw(|frame| {
        area = frame.area();
        scene.draw(frame);
    })?;
    scene.sized(area);
    Ok(())
}
