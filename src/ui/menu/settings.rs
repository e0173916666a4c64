//! The page of settings: each is seen at once, and kept by the owner of the menu.

use ratatui::text::{Line, Span};

use super::view::{Below, Row, View as Seen};
use crate::board::piece::{Piece, Role, Seat};
use crate::config::{Glyphs, View};
use crate::lang::Lang;
use crate::law::text::Shown;
use crate::ui::here::Here;
use crate::ui::hints::hint;
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::look::theme::Shade;

/// A setting that was given another value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The language of the interface.
    Lang(Lang),
    /// The theme, by its name.
    Theme(String),
    /// The shapes of the men.
    Glyphs(Glyphs),
    /// The words of the articles.
    Shown(Shown),
    /// How the board lies.
    View(View),
}

/// What can be chosen, beyond what the looks say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The names of the themes there are.
    pub themes: Vec<String>,
    /// How men are to be drawn.
    pub glyphs: Glyphs,
    /// How the board lies.
    pub view: View,
}

const LINES: [fn(&Choices, &Here, Turn) -> Change; 5] =
    [language, theme, glyphs, shown, view_of_board];
const GLYPHS: [Glyphs; 3] = [Glyphs::Auto, Glyphs::Unicode, Glyphs::Letters];
const SHOWN: [Shown; 3] = [Shown::Original, Shown::Translation, Shown::Both];
const VIEWS: [View; 2] = [View::Turning, View::Fixed];

/// To the value after, or to the one before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    On,
    Back,
}

/// What a key meant: another line, or another value.
pub fn press(list: &mut List, choices: &Choices, intent: Intent, here: &Here) -> Option<Change> {
    let step = match intent {
        Intent::Choose | Intent::Go(Way::Right) => return change(*list, choices, here, Turn::On),
        Intent::Go(Way::Left) => return change(*list, choices, here, Turn::Back),
        Intent::Go(Way::Up) | Intent::Previous => Step::Up,
        Intent::Go(Way::Down) | Intent::Next => Step::Down,
        Intent::First | Intent::PageUp => Step::First,
        Intent::Last | Intent::PageDown => Step::Last,
        _ => return None,
    };
    list.step(step, LINES.len(), LINES.len());
    None
}

fn change(list: List, choices: &Choices, here: &Here, turn: Turn) -> Option<Change> {
    LINES
        .get(list.chosen())
        .map(|line| line(choices, here, turn))
}

fn language(_: &Choices, here: &Here, turn: Turn) -> Change {
    Change::Lang(other(&Lang::ALL, &here.look.lang, turn))
}

fn theme(choices: &Choices, here: &Here, turn: Turn) -> Change {
    Change::Theme(other(&choices.themes, &here.look.theme.name, turn))
}

fn glyphs(choices: &Choices, _: &Here, turn: Turn) -> Change {
    Change::Glyphs(other(&GLYPHS, &choices.glyphs, turn))
}

fn shown(_: &Choices, here: &Here, turn: Turn) -> Change {
    Change::Shown(other(&SHOWN, &here.look.shown, turn))
}

fn view_of_board(choices: &Choices, _: &Here, turn: Turn) -> Change {
    Change::View(other(&VIEWS, &choices.view, turn))
}

/// The value beside this one; the first, if this one is none of them.
fn other<T: Clone + PartialEq>(all: &[T], now: &T, turn: Turn) -> T {
    let count = all.len().max(1);
    let to = match (all.iter().position(|one| one == now), turn) {
        (None, _) => 0,
        (Some(at), Turn::On) => (at + 1) % count,
        (Some(at), Turn::Back) => (at + count - 1) % count,
    };
    all.get(to).unwrap_or(now).clone()
}

/// The page.
pub fn view(list: List, choices: &Choices, here: &Here) -> Seen {
    let menu = &here.look.words().menu;
    let (lines, keys) = (&menu.settings, &menu.keys);
    let place = |at: Option<usize>| at.unwrap_or(0);
    let shape = place(GLYPHS.iter().position(|glyphs| *glyphs == choices.glyphs));
    let lies = place(VIEWS.iter().position(|view| *view == choices.view));
    let value = |text: &str| {
        format!(
            "{} {text} {}",
            here.look.pick("◂", "<"),
            here.look.pick("▸", ">")
        )
    };
    Seen {
        title: lines.title.to_owned(),
        about: lines.about.to_owned(),
        rows: vec![
            Row::set(lines.language, value(here.look.lang.name())),
            Row::set(lines.theme, value(&here.look.theme.name)),
            Row::set(
                lines.glyphs,
                value(lines.shapes.get(shape).copied().unwrap_or_default()),
            ),
            Row::set(lines.law, value((lines.shown)(here.look.shown))),
            Row::set(
                lines.view,
                value(lines.views.get(lies).copied().unwrap_or_default()),
            ),
        ],
        list,
        below: Below::Lines(sample(here)),
        problem: None,
        hints: vec![
            hint(
                here,
                &[Intent::Go(Way::Up), Intent::Go(Way::Down)],
                keys.choose,
            ),
            hint(
                here,
                &[Intent::Go(Way::Left), Intent::Go(Way::Right)],
                keys.change,
            ),
            hint(here, &[Intent::Help], keys.help),
        ],
        way_out: hint(here, &[Intent::Cancel], keys.back),
    }
}

/// Two rows of a board, with men.
fn sample(here: &Here) -> Vec<Line<'static>> {
    let theme = &here.look.theme;
    let heading = Line::styled(here.look.words().menu.settings.sample, theme.dim);
    let men = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Pawn,
    ];
    let row = |seat: Seat| {
        let squares = men.into_iter().enumerate().flat_map(|(file, role)| {
            let shade = match (file + seat.index()) % 2 {
                0 => Shade::Light,
                _ => Shade::Dark,
            };
            let ink = match seat {
                Seat::White => theme.white,
                Seat::Black => theme.black,
            };
            let ground = theme.square(shade);
            let man = here.look.man(Piece { seat, role });
            let fill = here.look.ground(shade);
            [
                Span::styled(fill, ground),
                Span::styled(man, theme.on(shade, ink)),
                Span::styled(fill, ground),
            ]
        });
        Line::from(squares.collect::<Vec<_>>())
    };
    vec![heading, row(Seat::Black), row(Seat::White)]
}
