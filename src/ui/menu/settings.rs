//! The page of settings: each is seen at once, and kept by the owner of the menu.

use ratatui::text::{Line, Span};

use super::view::{Below, Row, View as Seen};
use crate::board::piece::{Piece, Role, Seat};
use crate::config::{Glyphs, View};
use crate::lang::Lang;
use crate::law::text::Shown;
use crate::ui::here::Here;
use crate::ui::hints::{hint, left_right, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::look::theme::Shade;
use crate::ui::ring::Turn;

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

/// The value beside this one in its ring.
fn other<T: Clone + PartialEq>(all: &[T], now: &T, turn: Turn) -> T {
    turn.beside(all, now).unwrap_or(now).clone()
}

/// The page.
pub fn view(list: List, choices: &Choices, here: &Here) -> Seen {
    let menu = &here.look.words().menu;
    let (lines, keys) = (&menu.settings, &menu.keys);
    let place = |at: Option<usize>| at.unwrap_or(0);
    let shape = place(GLYPHS.iter().position(|glyphs| *glyphs == choices.glyphs));
    let lies = place(VIEWS.iter().position(|view| *view == choices.view));
    let row = |label, value: &str| Row::turned(label, value, here);
    Seen {
        title: lines.title.to_owned(),
        about: lines.about.to_owned(),
        rows: vec![
            row(lines.language, here.look.lang.name()),
            row(lines.theme, &here.look.theme.name),
            row(
                lines.glyphs,
                lines.shapes.get(shape).copied().unwrap_or_default(),
            ),
            row(lines.law, (lines.shown)(here.look.shown)),
            row(
                lines.view,
                lines.views.get(lies).copied().unwrap_or_default(),
            ),
        ],
        list,
        below: Below::Lines(sample(here)),
        problem: None,
        hints: vec![
            up_down(here, keys.choose),
            left_right(here, keys.change),
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
