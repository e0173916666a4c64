//! The pages of settings: each line is seen at once, explained, and kept by the owner of the page.

use crossterm::event::KeyEvent;

use super::bound::{Bound, Pressed};
use super::house::{OMITTED, Usual};
use super::sample::sample;
use super::view::{Below, Row, View as Seen, said};
use super::watch::{CLAIMS, LETTERS, claims_said, letter_said};
use crate::config::{Color, Config, Glyphs, Letter, Mouse, View};
use crate::lang::Lang;
use crate::law::text::Shown;
use crate::table::house::{Claims, Omitted};
use crate::ui::asked;
use crate::ui::here::Here;
use crate::ui::hints::{hint, left_right, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::keys::key::Key;
use crate::ui::list::{List, Step};
use crate::ui::look::Numbers;
use crate::ui::look::theme::Shade;
use crate::ui::prose::Paragraph;
use crate::ui::ring::Turn;

/// A setting that was given another value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The language of the interface.
    Lang(Lang),
    /// The theme, by its name.
    Theme(String),
    /// How many colours.
    Color(Color),
    /// The shapes of the men.
    Glyphs(Glyphs),
    /// The words of the articles; none where they go with the language.
    Shown(Option<Shown>),
    /// How the board lies.
    View(View),
    /// Whether the mouse plays.
    Mouse(Mouse),
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
    /// The keys of something, by its name in the settings.
    Keys(&'static str, Vec<Key>),
    /// Something has its default again, which is this.
    Usual(Box<Change>),
}

/// What can be chosen, beyond what the looks say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// The names of the themes there are.
    pub themes: Vec<String>,
    /// How many colours there are to be.
    pub color: Color,
    /// How men are to be drawn.
    pub glyphs: Glyphs,
    /// The words of the articles, if any are set.
    pub shown: Option<Shown>,
    /// How the board lies.
    pub view: View,
    /// Whether the mouse is to play.
    pub mouse: Mouse,
    /// What a new game begins with.
    pub usual: Usual,
}

/// The settings, and which page of them lies open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Settings {
    list: List,
    bound: Option<Bound>,
}

/// What the owner must do after a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing but draw again.
    Stay,
    /// Back to what was seen before.
    Close,
    /// Give a setting another value, and keep it; the next drawing shows it.
    Set(Change),
    /// Show the page of keys.
    Help,
    /// Open the rule book.
    Book,
}

/// From this height on there is room for a sample below the lines.
const ROOMY: u16 = 22;

/// A line of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Language,
    Theme,
    Color,
    Glyphs,
    Law,
    View,
    Mouse,
    Letter,
    Claims,
    Numbers,
    Playing,
    Omitted,
    Keys,
}

const LINES: [Line; 13] = [
    Line::Language,
    Line::Theme,
    Line::Color,
    Line::Glyphs,
    Line::Law,
    Line::View,
    Line::Mouse,
    Line::Letter,
    Line::Claims,
    Line::Numbers,
    Line::Playing,
    Line::Omitted,
    Line::Keys,
];
const COLORS: [Color; 5] = [
    Color::Auto,
    Color::None,
    Color::Sixteen,
    Color::TwoHundredFiftySix,
    Color::True,
];
const GLYPHS: [Glyphs; 3] = [Glyphs::Auto, Glyphs::Unicode, Glyphs::Letters];
const SHOWN: [Option<Shown>; 4] = [
    None,
    Some(Shown::Original),
    Some(Shown::Translation),
    Some(Shown::Both),
];
const VIEWS: [View; 2] = [View::Turning, View::Fixed];
const MICE: [Mouse; 2] = [Mouse::On, Mouse::Off];
const NUMBERS: [Numbers; 2] = [Numbers::Drawn, Numbers::Hidden];
const SHADES: [Shade; 2] = [Shade::Dark, Shade::Light];

impl Settings {
    /// A key, in the room that the page is drawn in.
    pub fn press(&mut self, key: &KeyEvent, choices: &Choices, here: &Here) -> Outcome {
        if let Some(bound) = &mut self.bound {
            return match bound.press(key, here) {
                Pressed::Stay => Outcome::Stay,
                Pressed::Set(change) => Outcome::Set(change),
                Pressed::Help => Outcome::Help,
                Pressed::Book => Outcome::Book,
                Pressed::Close => {
                    self.bound = None;
                    Outcome::Stay
                }
            };
        }
        let Some(intent) = here.in_list(key) else {
            return Outcome::Stay;
        };
        let line = LINES.get(self.list.chosen()).copied();
        let change = match intent {
            Intent::Help => return Outcome::Help,
            Intent::Book => return Outcome::Book,
            Intent::Cancel | Intent::Quit | Intent::Back => return Outcome::Close,
            Intent::Choose | Intent::Go(Way::Right) if line == Some(Line::Keys) => {
                self.bound = Some(Bound::default());
                None
            }
            Intent::Choose | Intent::Go(Way::Right) => {
                line.and_then(|line| line.turned(choices, here, Turn::On))
            }
            Intent::Go(Way::Left) => line.and_then(|line| line.turned(choices, here, Turn::Back)),
            Intent::Remove => {
                let usual = line.and_then(Line::usual);
                usual.map(|change| Change::Usual(Box::new(change)))
            }
            _ => {
                if let Some(step) = Step::along(intent) {
                    let sight = self.view(choices, here).sight(here);
                    self.list.step(step, LINES.len(), sight);
                }
                None
            }
        };
        change.map_or(Outcome::Stay, Outcome::Set)
    }

    /// The page as it is seen.
    pub fn view(&self, choices: &Choices, here: &Here) -> Seen {
        if let Some(bound) = &self.bound {
            return bound.view(here);
        }
        let (menu, theme) = (&here.look.words().menu, &here.look.theme);
        let (lines, keys) = (&menu.settings, &menu.keys);
        let chosen = LINES.get(self.list.chosen());
        let mut about = Vec::new();
        if let Some(line) = chosen {
            about.push(Paragraph::new(line.means(choices, here), theme.text));
            if let Some(usual) = line.usual_said(here)
                && usual != line.value(choices, here)
            {
                about.push(Paragraph::new(&(lines.usual)(&usual), theme.dim));
            }
        }
        let row = |line: &Line| match line {
            Line::Keys => Row::said(line.label(here), lines.keys_for),
            _ => Row::turned(line.label(here), &line.value(choices, here), here),
        };
        let mut hints = vec![up_down(here, keys.choose)];
        hints.extend(match chosen {
            Some(Line::Keys) => vec![hint(here, &[Intent::Choose], keys.enter)],
            _ => vec![
                left_right(here, keys.change),
                hint(here, &[Intent::Remove], lines.to_usual),
            ],
        });
        hints.push(hint(here, &[Intent::Help], keys.help));
        Seen {
            title: lines.title.to_owned(),
            about: lines.about.to_owned(),
            rows: LINES.iter().map(row).collect(),
            list: self.list,
            below: match here.area.height {
                0..ROOMY => Below::Text(about),
                _ => Below::Both(about, sample(here)),
            },
            problem: None,
            hints,
            way_out: hint(here, &[Intent::Cancel], keys.back),
        }
    }
}

impl Line {
    const fn label(self, here: &Here) -> &'static str {
        let menu = &here.look.words().menu;
        let lines = &menu.settings;
        match self {
            Line::Language => lines.language,
            Line::Theme => lines.theme,
            Line::Color => lines.color,
            Line::Glyphs => lines.glyphs,
            Line::Law => lines.law,
            Line::View => lines.view,
            Line::Mouse => lines.mouse,
            Line::Letter => menu.watch.played,
            Line::Claims => menu.watch.claims,
            Line::Numbers => lines.numbers,
            Line::Playing => lines.playing,
            Line::Omitted => menu.house.omitted,
            Line::Keys => lines.keys,
        }
    }

    /// What is set now.
    fn value(self, choices: &Choices, here: &Here) -> String {
        let squares = here.look.squares;
        let now = match self {
            Line::Language => Change::Lang(here.look.lang),
            Line::Theme => Change::Theme(here.look.theme.name.clone()),
            Line::Color => Change::Color(choices.color),
            Line::Glyphs => Change::Glyphs(choices.glyphs),
            Line::Law => Change::Shown(choices.shown),
            Line::View => Change::View(choices.view),
            Line::Mouse => Change::Mouse(choices.mouse),
            Line::Letter => Change::Letter(choices.usual.letter),
            Line::Claims => Change::Claims(choices.usual.claims),
            Line::Numbers => Change::Numbers(squares.numbers),
            Line::Playing => Change::Playing(squares.playing),
            Line::Omitted => Change::Omitted(choices.usual.omitted),
            Line::Keys => return String::new(),
        };
        value_said(&now, here)
    }

    /// What the value means, in a sentence.
    fn means(self, choices: &Choices, here: &Here) -> &'static str {
        let menu = &here.look.words().menu;
        let (lines, squares) = (&menu.settings, here.look.squares);
        match self {
            Line::Language => lines.language_means,
            Line::Theme => lines.theme_means,
            Line::Color => lines.color_means,
            Line::Glyphs => said(&GLYPHS, &choices.glyphs, &lines.shapes_mean),
            Line::Law => lines.law_means,
            Line::View => said(&VIEWS, &choices.view, &lines.views_mean),
            Line::Mouse => said(&MICE, &choices.mouse, &lines.mice_mean),
            Line::Letter => match choices.usual.letter {
                Letter::Arbiter => menu.watch.arbiter_means,
                Letter::Players => menu.watch.letter_means[0],
            },
            Line::Claims => said(&CLAIMS, &choices.usual.claims, &menu.watch.tells_means),
            Line::Numbers => said(&NUMBERS, &squares.numbers, &lines.numbers_mean),
            Line::Playing => said(&SHADES, &squares.playing, &lines.shades_mean),
            Line::Omitted => said(&OMITTED, &choices.usual.omitted, &menu.house.omits_means),
            Line::Keys => lines.keys_mean,
        }
    }

    /// The value beside the one that is set.
    fn turned(self, choices: &Choices, here: &Here, turn: Turn) -> Option<Change> {
        let (usual, squares) = (choices.usual, here.look.squares);
        Some(match self {
            Line::Language => Change::Lang(other(&Lang::ALL, &here.look.lang, turn)),
            Line::Theme => Change::Theme(other(&choices.themes, &here.look.theme.name, turn)),
            Line::Color => Change::Color(other(&COLORS, &choices.color, turn)),
            Line::Glyphs => Change::Glyphs(other(&GLYPHS, &choices.glyphs, turn)),
            Line::Law => Change::Shown(other(&SHOWN, &choices.shown, turn)),
            Line::View => Change::View(other(&VIEWS, &choices.view, turn)),
            Line::Mouse => Change::Mouse(other(&MICE, &choices.mouse, turn)),
            Line::Letter => Change::Letter(other(&LETTERS, &usual.letter, turn)),
            Line::Claims => Change::Claims(other(&CLAIMS, &usual.claims, turn)),
            Line::Numbers => Change::Numbers(squares.numbers.other()),
            Line::Playing => Change::Playing(squares.playing.other()),
            Line::Omitted => Change::Omitted(other(&OMITTED, &usual.omitted, turn)),
            Line::Keys => return None,
        })
    }

    /// The default.
    fn usual(self) -> Option<Change> {
        let config = Config::default();
        let squares = asked::squares(&config);
        Some(match self {
            Line::Language => Change::Lang(asked::lang(config.language)),
            Line::Theme => Change::Theme(config.theme),
            Line::Color => Change::Color(config.color),
            Line::Glyphs => Change::Glyphs(config.glyphs),
            Line::Law => Change::Shown(asked::wanted(&config)),
            Line::View => Change::View(config.view),
            Line::Mouse => Change::Mouse(config.mouse),
            Line::Letter => Change::Letter(config.letter),
            Line::Claims => Change::Claims(asked::usual(&config).claims),
            Line::Numbers => Change::Numbers(squares.numbers),
            Line::Playing => Change::Playing(squares.playing),
            Line::Omitted => Change::Omitted(asked::omitted(&config)),
            Line::Keys => return None,
        })
    }

    fn usual_said(self, here: &Here) -> Option<String> {
        self.usual().map(|usual| value_said(&usual, here))
    }
}

/// A value in a word or a few.
fn value_said(value: &Change, here: &Here) -> String {
    let menu = &here.look.words().menu;
    let lines = &menu.settings;
    let said = match value {
        Change::Lang(lang) => lang.name(),
        Change::Theme(name) => name,
        Change::Color(color) => said(&COLORS, color, &lines.colors),
        Change::Glyphs(glyphs) => said(&GLYPHS, glyphs, &lines.shapes),
        Change::Shown(None) => lines.by_language,
        Change::Shown(Some(shown)) => (lines.shown)(*shown),
        Change::View(view) => said(&VIEWS, view, &lines.views),
        Change::Mouse(mouse) => said(&MICE, mouse, &lines.mice),
        Change::Letter(letter) => letter_said(*letter, here),
        Change::Claims(claims) => claims_said(*claims, here),
        Change::Numbers(numbers) => said(&NUMBERS, numbers, &lines.numbered),
        Change::Playing(shade) => said(&SHADES, shade, &lines.shades),
        Change::Omitted(omitted) => said(&OMITTED, omitted, &menu.house.omits),
        Change::Keys(..) | Change::Usual(_) => "",
    };
    said.to_owned()
}

/// The value beside this one in its ring.
fn other<T: Clone + PartialEq>(all: &[T], now: &T, turn: Turn) -> T {
    turn.beside(all, now).unwrap_or(now).clone()
}

#[cfg(test)]
mod tests {
    use crossterm::event::{KeyCode, KeyModifiers};
    use ratatui::layout::Rect;

    use super::*;
    use crate::ui::clean::cells;
    use crate::ui::menu::view::Value;
    use crate::ui::taste::Taste;

    const AREA: Rect = Rect::new(0, 0, 80, 24);

    /// The values of the lines.
    fn values(taste: &Taste) -> Vec<String> {
        let here = taste.here(AREA);
        let rows = Settings::default().view(&taste.choices(), &here).rows;
        let said = rows.into_iter().filter_map(|row| match row.value {
            Value::Set(said) => Some(said),
            Value::Said(_) => None,
            other => panic!("{} has {other:?}", row.label),
        });
        said.collect()
    }

    fn at(line: usize) -> Settings {
        Settings {
            list: List::at(line),
            bound: None,
        }
    }

    fn pressed(line: usize, code: KeyCode, taste: &mut Taste) -> Change {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        let outcome = at(line).press(&key, &taste.choices(), &taste.here(AREA));
        let Outcome::Set(change) = outcome else {
            panic!("{outcome:?}");
        };
        taste.change(&change);
        change
    }

    #[test]
    fn every_line_changes_what_it_says_and_comes_back_to_it() {
        for line in 0..LINES.len() - 1 {
            let mut taste = Taste::usual(Lang::En);
            let before = values(&taste);
            let mut other = Vec::new();
            for _ in 0..12 {
                pressed(line, KeyCode::Right, &mut taste);
                other.push(values(&taste)[line].clone());
            }
            assert!(other.contains(&before[line]), "line {line}: {other:?}");
            other.sort();
            other.dedup();
            assert!(other.len() > 1, "line {line}: {other:?}");
        }
    }

    #[test]
    fn every_line_has_its_default_again_and_names_it_until_then() {
        for lang in Lang::ALL {
            for line in 0..LINES.len() - 1 {
                let mut taste = Taste::usual(lang);
                pressed(line, KeyCode::Delete, &mut taste);
                let usual = values(&taste)[line].clone();
                let before = taste.clone();
                pressed(line, KeyCode::Right, &mut taste);
                let here = taste.here(AREA);
                let named = at(line).view(&taste.choices(), &here).below;
                let Below::Both(about, _) = named else {
                    panic!("nothing is said");
                };
                let bare = usual.trim_matches(['◂', '▸', '<', '>', ' ']);
                let default: String = about
                    .last()
                    .unwrap()
                    .lay(200)
                    .iter()
                    .map(ToString::to_string)
                    .collect();
                // The language in which it is said has just changed.
                assert!(line == 0 || default.contains(bare), "{default}: {bare}");
                let change = pressed(line, KeyCode::Delete, &mut taste);
                assert!(matches!(change, Change::Usual(_)));
                assert_eq!(values(&taste), values(&before), "line {line}");
            }
        }
    }

    #[test]
    fn articles_go_with_the_language_until_they_are_set() {
        let mut taste = Taste::usual(Lang::En);
        taste.change(&Change::Shown(None));
        assert_eq!(taste.look.shown, Shown::Translation);
        taste.change(&Change::Lang(Lang::Nl));
        assert_eq!(taste.look.shown, Shown::Original);
        taste.change(&Change::Shown(Some(Shown::Both)));
        taste.change(&Change::Lang(Lang::En));
        assert_eq!(taste.look.shown, Shown::Both);
    }

    #[test]
    fn no_value_is_cut_in_a_window_of_sixty_columns() {
        for lang in Lang::ALL {
            let mut taste = Taste::usual(lang);
            let labels = LINES.map(|line| cells(line.label(&taste.here(AREA))));
            let widest = labels.into_iter().max().unwrap();
            for line in 1..LINES.len() - 1 {
                for _ in 0..6 {
                    pressed(line, KeyCode::Right, &mut taste);
                    let value = &values(&taste)[line];
                    // The mark before the label, two columns behind it, one column left free.
                    let width = 4 + widest + 2 + cells(value);
                    assert!(width < 60, "{value}: {width}");
                }
            }
        }
    }
}
