//! How many bytes the screen of a game sends, at 80 by 24 in 256 colours: the budgets for a slow line.

use std::cell::Cell;
use std::io;
use std::rc::Rc;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::{Rect, Size};

use reglement::board::grid::EIGHT;
use reglement::board::piece::Seat;
use reglement::host::terminal::depth::Depth;
use reglement::host::terminal::screen::Screen;
use reglement::room::Room;
use reglement::table::act::{Act, Entry, Millis};
use reglement::table::house::{Claims, Watch};
use reglement::ui::event::Leave;
use reglement::ui::game::sitting::{Left, Sitting};
use reglement::ui::look::theme::BUILT_IN;
use reglement::ui::pages::Pages;
use reglement::ui::scene::{Scene, stay};
use reglement::ui::window::{Copied, Suspended, Window};

use super::screen::{Play, events, play};

/// Counts bytes and writes.
#[derive(Clone, Default)]
struct Wire(Rc<Cell<(usize, usize)>>);

impl io::Write for Wire {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let (sent, writes) = self.0.get();
        self.0.set((sent + bytes.len(), writes + 1));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Wire {
    fn take(&self) -> (usize, usize) {
        self.0.take()
    }
}

/// The bytes and writes of the first board, and of each group of keys that come together.
fn sent(play: &Play, bursts: &[&str]) -> Vec<(usize, usize)> {
    let wire = Wire::default();
    let size = Size::new(play.width, play.height);
    let screen = Screen::new(wire.clone(), size, Depth::Indexed);
    let mut window = Terminal::new(screen).unwrap();
    let mut room = Room::unkept(play.table());
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut show = |sitting: &mut Sitting| {
        let mut area = None;
        window
            .draw(|frame| {
                area = Some(frame.area());
                sitting.draw(frame);
            })
            .unwrap();
        area
    };
    show(&mut sitting);
    let mut all = vec![wire.take()];
    sitting.sized(Rect::new(0, 0, play.width, play.height));
    for burst in bursts {
        for event in events(burst) {
            sitting.event(event);
        }
        show(&mut sitting);
        all.push(wire.take());
    }
    all
}

fn total(sent: &[(usize, usize)]) -> usize {
    sent.iter().skip(1).map(|(bytes, _)| bytes).sum()
}

const SIZE: (u16, u16) = (80, 24);

fn games() -> Vec<Play> {
    let (width, height) = SIZE;
    let mut plays = Vec::new();
    for theme in BUILT_IN.map(|(name, _)| name) {
        let english = play(width, height, "chess-1869").theme(theme);
        plays.push(english.clone());
        plays.push(english.dutch());
    }
    plays
}

#[test]
fn the_first_board() {
    // Four thousand, less what a terminal is told before anything is drawn.
    for play in games() {
        let (bytes, writes) = sent(&play, &[])[0];
        assert!(
            bytes <= 3960 && writes == 1,
            "{}: {bytes} bytes, {writes} writes",
            play.taste.look.theme.name
        );
    }
}

#[test]
fn a_cursor_key() {
    for play in games() {
        let steps = [
            "<up>", "<up>", "<left>", "<left>", "<down>", "<right>", "<up>", "<up>", "<up>",
            "<up>", "<right>", "<right>", "<right>", "<right>", "<down>",
        ];
        for (bytes, writes) in &sent(&play, &steps)[1..] {
            assert!(
                *bytes <= 90 && *writes <= 1,
                "{}: {bytes} bytes, {writes} writes",
                play.taste.look.theme.name
            );
        }
    }
}

#[test]
fn a_cursor_key_to_the_letter() {
    for play in games() {
        let play = to_the_letter(play);
        let steps = ["<up>", "<up>", "<left>", "<left>", "<down>", "<right>"];
        for (bytes, writes) in &sent(&play, &steps)[1..] {
            assert!(
                *bytes <= 90 && *writes <= 1,
                "{}: {bytes} bytes, {writes} writes",
                play.taste.look.theme.name
            );
        }
    }
}

/// A game to the letter, in which a man has been touched and the article on it lies open.
fn to_the_letter(mut play: Play) -> Play {
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    play.done = vec![Entry {
        seat: Seat::White,
        at: Millis::default(),
        act: Act::Touch(EIGHT.named("g1").unwrap()),
    }];
    play
}

#[test]
fn a_whole_move_by_cursor() {
    for play in games() {
        let opening = [":e4<enter>", ":e5<enter>", ":g3<enter>", ":g6<enter>"];
        for before in [&opening[..0], &opening[..2], &opening[..4]] {
            let moves = ["<enter>", "<up>", "<up>", "<enter>"];
            let start = ":<esc><down><down><down><down><down><down><down><down><up><left><left>";
            let mut all = before.to_vec();
            all.push(start);
            let from = all.len();
            all.extend(moves);
            let sent = sent(&play, &all);
            let bytes = total(&sent[from..]);
            assert!(bytes <= 600, "{bytes} bytes after {} plies", before.len());
        }
    }
}

#[test]
fn a_typed_move() {
    for play in games() {
        for before in [
            &[][..],
            &["e", "4", "<enter>"],
            &["e", "4", "<enter>", "e", "5", "<enter>"],
        ] {
            let white = [
                &["g", "3", "<enter>"][..],
                &["N", "f", "3", "<enter>"],
                &[":", "b", "2", "b", "4", "<enter>"],
            ];
            for typed in white {
                let black = before.len() == 3;
                let dutch = play.taste.look.lang == reglement::lang::Lang::Nl;
                let typed: Vec<&str> = typed
                    .iter()
                    .map(|key| match *key {
                        "3" if black => "6",
                        "2" if black => "7",
                        "4" if black => "5",
                        "N" if dutch => "P",
                        other => other,
                    })
                    .collect();
                let all = [before, &typed].concat();
                let sent = sent(&play, &all);
                let bytes = total(&sent[before.len()..]);
                let theme = &play.taste.look.theme.name;
                assert!(
                    bytes <= 400,
                    "{theme}, {typed:?}: {bytes} bytes after {before:?}"
                );
            }
        }
    }
}

#[test]
fn many_keys_at_once() {
    for play in games() {
        let burst = "<up><left><down><right><up><left>".repeat(34);
        let bytes = total(&sent(&play, &[&burst]));
        assert!(bytes <= 2000, "{bytes} bytes");
    }
}

/// Four at the cross, in every theme and both languages.
fn games_of_four(width: u16, height: u16) -> Vec<Play> {
    let mut plays = Vec::new();
    for theme in BUILT_IN.map(|(name, _)| name) {
        let english = play(width, height, "four-1869").theme(theme);
        plays.push(english.clone());
        plays.push(english.turning().dutch());
        plays.push(play(width, height, "four-1967").theme(theme));
    }
    plays
}

#[test]
fn the_first_board_of_four() {
    // Eight thousand, less what a terminal is told before anything is drawn.
    for play in games_of_four(80, 24) {
        let (bytes, writes) = sent(&play, &[])[0];
        assert!(
            bytes <= 7960 && writes == 1,
            "{}: {bytes} bytes, {writes} writes",
            play.taste.look.theme.name
        );
    }
}

#[test]
fn a_cursor_key_on_the_cross() {
    let steps = [
        "<up>", "<up>", "<left>", "<left>", "<down>", "<right>", "<up>", "<up>", "<up>", "<up>",
        "<right>", "<right>", "<right>", "<right>", "<right>", "<right>", "<down>", "<right>",
        "<left>", "<up>", "<up>", "<up>", "<left>", "<left>", "<left>", "<left>", "<up>", "<up>",
        "<left>", "<up>",
    ];
    for ((width, height), most) in [((80, 24), 90), ((120, 40), 120)] {
        for play in games_of_four(width, height) {
            let sent = sent(&play, &steps);
            let worst = sent[1..].iter().max().copied().unwrap_or_default();
            assert!(
                worst.0 <= most && sent[1..].iter().all(|(_, writes)| *writes <= 1),
                "{} {width}×{height}: {worst:?} of {sent:?}",
                play.taste.look.theme.name
            );
        }
    }
}

/// Counts how often it is drawn.
struct Counted {
    inner: Terminal<TestBackend>,
    drawn: usize,
}

impl Window for Counted {
    fn draw(&mut self, paint: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        self.drawn += 1;
        Window::draw(&mut self.inner, paint)
    }

    fn resize(&mut self, width: u16, height: u16) -> io::Result<()> {
        Window::resize(&mut self.inner, width, height)
    }

    fn redraw(&mut self) -> io::Result<()> {
        self.inner.redraw()
    }

    fn suspend(&mut self) -> io::Result<Suspended> {
        self.inner.suspend()
    }

    fn copy(&mut self, text: &str) -> io::Result<Copied> {
        self.inner.copy(text)
    }
}

/// Stays at a table while these keys are pressed at once; says why one left and how often was drawn.
fn stayed(keys: &str) -> (Left, usize) {
    let play = play(80, 24, "chess-1869");
    let mut room = Room::unkept(play.table());
    let mut taste = play.taste.clone();
    let mut pages = Pages::default();
    let mut sitting = Sitting::new(&mut room, &mut pages, &mut taste);
    let mut window = Counted {
        inner: Terminal::new(TestBackend::new(80, 24)).unwrap(),
        drawn: 0,
    };
    let (send, receive) = std::sync::mpsc::channel();
    for event in events(keys) {
        send.send(event).unwrap();
    }
    drop(send);
    let left = stay(&mut sitting, &mut window, &receive).unwrap();
    (left, window.drawn)
}

#[test]
fn what_waits_is_drawn_once() {
    let gone = Left::Told(Leave::Gone);
    assert_eq!(stayed(&"<up><left>".repeat(100)), (gone.clone(), 2));
    assert_eq!(stayed(""), (gone, 1));
}

#[test]
fn leaving_is_asked_and_said() {
    assert_eq!(stayed("<c-c><c-c>").0, Left::ForGood);
    assert_eq!(stayed("qy").0, Left::ForMenu);
    let gone = Left::Told(Leave::Gone);
    assert_eq!(stayed("qn").0, gone);
    assert_eq!(stayed("e2e4<enter>q<enter>y<enter>").0, gone);
    assert_eq!(stayed("<c-c>n<c-c>").0, gone);
    assert_eq!(stayed("r<c-c><c-c>").0, Left::ForGood);
}
