//! The page of settings: each is seen at once, and kept by the owner of the menu.

use super::house::{OMITTED, Usual};
use super::sample::sample;
use super::view::{Below, Row, View as Seen, said};
use super::watch::{CLAIMS, LETTERS, claims_said, letter_said};
use crate::config::{Glyphs, Letter, View};
use crate::lang::Lang;
use crate::law::text::Shown;
use crate::table::house::{Claims, Omitted};
use crate::ui::here::Here;
use crate::ui::hints::{hint, left_right, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::look::Numbers;
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
    /// Who watches over the rules of a new game.
    Letter(Letter),
    /// Whether a player is told what there is to claim, in a new game to the letter.
    Claims(Claims),
    /// What becomes of a capture that is not made, in a new game.
    Omitted(Omitted),
    /// The numbers of the draughtboard.
    Numbers(Numbers),
    /// Which squares of the draughtboard are played on.
    Playing(Shade),
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
    /// What a new game begins with.
    pub usual: Usual,
}

const LINES: [fn(&Choices, &Here, Turn) -> Change; 10] = [
    language,
    theme,
    glyphs,
    shown,
    view_of_board,
    letter,
    claims,
    numbers,
    playing,
    omitted,
];
const GLYPHS: [Glyphs; 3] = [Glyphs::Auto, Glyphs::Unicode, Glyphs::Letters];
const SHOWN: [Shown; 3] = [Shown::Original, Shown::Translation, Shown::Both];
const VIEWS: [View; 2] = [View::Turning, View::Fixed];
const NUMBERS: [Numbers; 2] = [Numbers::Drawn, Numbers::Hidden];
const SHADES: [Shade; 2] = [Shade::Dark, Shade::Light];

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

fn letter(choices: &Choices, _: &Here, turn: Turn) -> Change {
    Change::Letter(other(&LETTERS, &choices.usual.letter, turn))
}

fn claims(choices: &Choices, _: &Here, turn: Turn) -> Change {
    Change::Claims(other(&CLAIMS, &choices.usual.claims, turn))
}

fn numbers(_: &Choices, here: &Here, _: Turn) -> Change {
    Change::Numbers(here.look.squares.numbers.other())
}

fn playing(_: &Choices, here: &Here, _: Turn) -> Change {
    Change::Playing(here.look.squares.playing.other())
}

fn omitted(choices: &Choices, _: &Here, turn: Turn) -> Change {
    Change::Omitted(other(&OMITTED, &choices.usual.omitted, turn))
}

/// The value beside this one in its ring.
fn other<T: Clone + PartialEq>(all: &[T], now: &T, turn: Turn) -> T {
    turn.beside(all, now).unwrap_or(now).clone()
}

/// The page.
pub fn view(list: List, choices: &Choices, here: &Here) -> Seen {
    let menu = &here.look.words().menu;
    let (lines, keys) = (&menu.settings, &menu.keys);
    let (house, watch) = (&menu.house, &menu.watch);
    let squares = here.look.squares;
    let row = |label, value: &str| Row::turned(label, value, here);
    Seen {
        title: lines.title.to_owned(),
        about: lines.about.to_owned(),
        rows: vec![
            row(lines.language, here.look.lang.name()),
            row(lines.theme, &here.look.theme.name),
            row(lines.glyphs, said(&GLYPHS, &choices.glyphs, &lines.shapes)),
            row(lines.law, (lines.shown)(here.look.shown)),
            row(lines.view, said(&VIEWS, &choices.view, &lines.views)),
            row(watch.played, letter_said(choices.usual.letter, here)),
            row(watch.claims, claims_said(choices.usual.claims, here)),
            row(
                lines.numbers,
                said(&NUMBERS, &squares.numbers, &lines.numbered),
            ),
            row(
                lines.playing,
                said(&SHADES, &squares.playing, &lines.shades),
            ),
            row(
                house.omitted,
                said(&OMITTED, &choices.usual.omitted, &house.omits),
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

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;
    use crate::ui::clean::cells;
    use crate::ui::menu::view::Value;
    use crate::ui::taste::Taste;

    /// The values of the lines.
    fn values(taste: &Taste) -> Vec<String> {
        let here = taste.here(Rect::new(0, 0, 80, 24));
        let rows = view(List::default(), &taste.choices(), &here).rows;
        let said = rows.into_iter().map(|row| match row.value {
            Value::Set(said) => said,
            other => panic!("{} has {other:?}", row.label),
        });
        said.collect()
    }

    #[test]
    fn every_line_changes_what_it_says_and_comes_back_to_it() {
        for line in 0..LINES.len() {
            let mut taste = Taste::usual(Lang::En);
            let before = values(&taste);
            let mut other = Vec::new();
            for _ in 0..12 {
                let here = taste.here(Rect::new(0, 0, 80, 24));
                let right = Intent::Go(Way::Right);
                let change = press(&mut List::at(line), &taste.choices(), right, &here);
                taste.change(&change.expect("a change"));
                other.push(values(&taste)[line].clone());
            }
            assert!(other.contains(&before[line]), "line {line}: {other:?}");
            other.sort();
            other.dedup();
            assert!(other.len() > 1, "line {line}: {other:?}");
        }
    }

    #[test]
    fn no_value_is_cut_in_a_window_of_sixty_columns() {
        for lang in Lang::ALL {
            let menu = &lang.words().menu;
            let lines = &menu.settings;
            let labels = [lines.numbers, lines.playing, menu.house.omitted];
            let widest = labels.iter().map(|label| cells(label)).max().unwrap();
            let values = lines.numbered.iter().chain(&lines.shades);
            for value in values.chain(&menu.house.omits) {
                // The mark before the label, two columns behind it, the arrows, one column left free.
                let line = 4 + widest + 2 + cells(value) + 4;
                assert!(line < 60, "{value}: {line}");
            }
        }
    }
}
