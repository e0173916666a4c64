//! The pages of keys in the settings: everything that a key can do, and for each what its keys are to be.

use crossterm::event::{KeyEvent, KeyEventKind};

use super::settings::Change;
use super::view::{Below, Row, View};
use crate::lang::words::settings::BoundLines;
use crate::ui::help::place;
use crate::ui::here::Here;
use crate::ui::hints::{hint, up_down};
use crate::ui::keys::intent::{BINDINGS, Binding, Context, Intent, Way};
use crate::ui::keys::key::Key;
use crate::ui::keys::{KeyError, begins_a_move};
use crate::ui::list::{List, Step};
use crate::ui::prose::Paragraph;

/// The pages, and what lies open of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Bound {
    all: List,
    one: Option<One>,
    /// What is to be said, until the next key.
    notice: Option<Notice>,
}

/// The page of one thing that keys do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct One {
    list: List,
    awaited: Option<Awaited>,
}

/// A key that is to be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Awaited {
    /// One more.
    Added,
    /// One instead of the key at this place.
    InsteadOf(usize),
}

/// What is said of the last key.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Notice {
    /// It cannot be.
    Wrong(KeyError),
    /// It can, and begins no typed move any more.
    BeginsNoMove(Key),
}

/// What the owner must do after a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// Nothing but draw again.
    Stay,
    /// Back to the settings.
    Close,
    /// Give something other keys.
    Set(Change),
    /// Show the page of keys.
    Help,
    /// Open the rule book.
    Book,
}

/// A line of the page of one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Add,
    Replace(usize),
    Remove(usize),
    Usual,
}

impl Bound {
    /// A key, in the room that the page is drawn in.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Pressed {
        if key.kind == KeyEventKind::Release {
            return Pressed::Stay;
        }
        self.notice = None;
        let binding = self.binding();
        if let Some(one) = self.one
            && let Some(awaited) = one.awaited
        {
            return self.hear(key, binding, awaited, here);
        }
        let Some(intent) = here.in_list(key) else {
            return Pressed::Stay;
        };
        match intent {
            Intent::Help => return Pressed::Help,
            Intent::Book => return Pressed::Book,
            Intent::Remove => return self.bind(binding, usual(binding), here),
            _ => {}
        }
        let sight = self.view(here).sight(here);
        let lines = lines(here.keys.bound(binding).len());
        let Some(one) = &mut self.one else {
            return match intent {
                Intent::Cancel | Intent::Quit | Intent::Back | Intent::Go(Way::Left) => {
                    Pressed::Close
                }
                Intent::Choose | Intent::Go(Way::Right) => {
                    self.one = Some(One::default());
                    Pressed::Stay
                }
                _ => {
                    if let Some(step) = Step::along(intent) {
                        self.all.step(step, BINDINGS.len(), sight);
                    }
                    Pressed::Stay
                }
            };
        };
        match intent {
            Intent::Cancel | Intent::Quit | Intent::Back | Intent::Go(Way::Left) => {
                self.one = None;
            }
            Intent::Choose | Intent::Go(Way::Right) => match lines.get(one.list.chosen()) {
                Some(Line::Add) => one.awaited = Some(Awaited::Added),
                Some(Line::Replace(at)) => one.awaited = Some(Awaited::InsteadOf(*at)),
                Some(Line::Remove(at)) => {
                    let mut keys = here.keys.bound(binding).to_vec();
                    keys.remove(*at);
                    return self.bind(binding, keys, here);
                }
                Some(Line::Usual) => return self.bind(binding, usual(binding), here),
                None => {}
            },
            _ => {
                if let Some(step) = Step::along(intent) {
                    one.list.step(step, lines.len(), sight);
                }
            }
        }
        Pressed::Stay
    }

    /// The key that was waited for; the one that closes things leaves everything as it was.
    fn hear(
        &mut self,
        event: &KeyEvent,
        binding: &'static Binding,
        awaited: Awaited,
        here: &Here,
    ) -> Pressed {
        let key = Key::from(event);
        let closes = here.keys.of(Intent::Cancel).contains(&key);
        if let Some(one) = &mut self.one
            && closes
        {
            one.awaited = None;
            return Pressed::Stay;
        }
        let name = key.to_string();
        if Key::named(&name) != Some(key) {
            self.notice = Some(Notice::Wrong(KeyError::NoKey(name)));
            return Pressed::Stay;
        }
        let mut keys = here.keys.bound(binding).to_vec();
        let has_it_already = keys.contains(&key);
        match awaited {
            _ if has_it_already => {}
            Awaited::Added => keys.push(key),
            Awaited::InsteadOf(at) => {
                if let Some(old) = keys.get_mut(at) {
                    *old = key;
                }
            }
        }
        let pressed = self.bind(binding, keys, here);
        if self.notice.is_none()
            && let Some(one) = &mut self.one
        {
            one.awaited = None;
            let at_board = binding.contexts.contains(&Context::Board);
            if at_board && begins_a_move(key) && !has_it_already {
                self.notice = Some(Notice::BeginsNoMove(key));
            }
        }
        pressed
    }

    /// Has something given these keys, if that can be.
    fn bind(&mut self, binding: &'static Binding, keys: Vec<Key>, here: &Here) -> Pressed {
        let names: Vec<String> = keys.iter().map(Key::to_string).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        let mut tried = here.keys.clone();
        if let Err(error) = tried.bind(binding.name, &names) {
            self.notice = Some(Notice::Wrong(error));
            return Pressed::Stay;
        }
        if let Some(one) = &mut self.one {
            let lines = lines(keys.len()).len();
            one.list.choose(one.list.chosen(), lines, lines);
        }
        let is_usual = keys == usual(binding);
        if keys == here.keys.bound(binding) && !is_usual {
            return Pressed::Stay;
        }
        let change = Change::Keys(binding.name, keys);
        Pressed::Set(match is_usual {
            true => Change::Usual(Box::new(change)),
            false => change,
        })
    }

    /// What the chosen line of all is about.
    fn binding(&self) -> &'static Binding {
        BINDINGS.get(self.all.chosen()).unwrap_or(&BINDINGS[0])
    }

    /// The page as it is seen.
    pub fn view(&self, here: &Here) -> View {
        let menu = &here.look.words().menu;
        let (lines, keys) = (&menu.settings.bound, &menu.keys);
        let binding = self.binding();
        let does = does(binding, here);
        let mut view = View {
            title: menu.settings.keys.to_owned(),
            about: lines.about.to_owned(),
            rows: Vec::new(),
            list: self.all,
            below: Below::Text(Vec::new()),
            problem: self.notice.as_ref().map(|notice| notice.said(here)),
            hints: vec![
                up_down(here, keys.choose),
                hint(here, &[Intent::Choose], keys.enter),
            ],
            way_out: hint(here, &[Intent::Cancel], keys.back),
        };
        let to_usual = hint(here, &[Intent::Remove], menu.settings.to_usual);
        match self.one {
            None => {
                view.rows = BINDINGS.iter().map(|binding| row(binding, here)).collect();
                view.below = Below::Text(about(binding, here));
                view.hints.push(to_usual);
                view.hints.push(hint(here, &[Intent::Help], keys.help));
            }
            Some(One {
                awaited: Some(_), ..
            }) => {
                view.about = (lines.press)(does);
                let leave = hint(here, &[Intent::Cancel], keys.back);
                let how = (lines.press_how)(&leave.caps);
                view.below = Below::Text(vec![Paragraph::new(&how, here.look.theme.dim)]);
                view.hints = Vec::new();
            }
            Some(One { list, .. }) => {
                view.about = does.to_owned();
                let bound = here.keys.bound(binding);
                let rows = self::lines(bound.len()).into_iter();
                view.rows = rows.map(|line| line.row(binding, bound, here)).collect();
                view.list = list;
                view.below = Below::Text(about(binding, here));
                view.hints = vec![
                    up_down(here, keys.choose),
                    hint(here, &[Intent::Choose], lines.do_it),
                    to_usual,
                    hint(here, &[Intent::Help], keys.help),
                ];
            }
        }
        view
    }
}

impl Line {
    fn row(self, binding: &Binding, bound: &[Key], here: &Here) -> Row {
        let lines = &here.look.words().menu.settings.bound;
        let name = |at: usize| bound.get(at).map(Key::to_string).unwrap_or_default();
        match self {
            Line::Add => Row::plain(lines.add.to_owned()),
            Line::Replace(at) => Row::plain((lines.replace)(&name(at))),
            Line::Remove(at) => Row::plain((lines.remove)(&name(at))),
            Line::Usual => {
                let usual = listed(&usual(binding), lines);
                Row::plain(format!("{}: {usual}", lines.usual))
            }
        }
    }
}

impl Notice {
    fn said(&self, here: &Here) -> String {
        let lines = &here.look.words().menu.settings.bound;
        match self {
            Notice::Wrong(KeyError::Twice { key, other, .. }) => {
                let other = Binding::named(other).map_or(*other, |other| does(other, here));
                (lines.taken)(key, other)
            }
            Notice::Wrong(KeyError::Needed(_)) => lines.needed.to_owned(),
            Notice::Wrong(KeyError::Typed(_)) => lines.typed.to_owned(),
            Notice::Wrong(KeyError::NoKey(_) | KeyError::Unknown(_)) => lines.no_key.to_owned(),
            Notice::BeginsNoMove(key) => {
                (lines.begins_a_move)(&key.to_string(), &here.keys.cap(Intent::Type))
            }
        }
    }
}

/// The lines of the page of something that has so many keys.
fn lines(keys: usize) -> Vec<Line> {
    let mut lines = vec![Line::Add];
    for key in 0..keys {
        lines.extend([Line::Replace(key), Line::Remove(key)]);
    }
    lines.push(Line::Usual);
    lines
}

fn does(binding: &Binding, here: &Here) -> &'static str {
    (binding.said)(&here.look.words().keys)
}

/// The keys that it has by default.
fn usual(binding: &Binding) -> Vec<Key> {
    let keys = binding.keys.iter();
    keys.filter_map(|key| Key::named(key)).collect()
}

fn row(binding: &Binding, here: &Here) -> Row {
    let lines = &here.look.words().menu.settings.bound;
    Row::set(does(binding, here), listed(here.keys.bound(binding), lines))
}

fn listed(keys: &[Key], lines: &BoundLines) -> String {
    if keys.is_empty() {
        return lines.none.to_owned();
    }
    let keys: Vec<String> = keys.iter().map(Key::to_string).collect();
    keys.join(" ")
}

/// What it does, where, and what its keys are by default if it has others.
fn about(binding: &Binding, here: &Here) -> Vec<Paragraph> {
    let (words, theme) = (here.look.words(), &here.look.theme);
    let lines = &words.menu.settings;
    let does = does(binding, here);
    let said = format!("{}: {does}.", place(binding, &words.help));
    let mut about = vec![Paragraph::new(&said, theme.text)];
    let usual = usual(binding);
    if here.keys.bound(binding) != usual {
        let usual = (lines.usual)(&listed(&usual, &lines.bound));
        about.push(Paragraph::new(&usual, theme.dim));
    }
    about
}
