//! The page of what is wrong with the set-up (A1 to A3): the board turned, men misplaced or forgotten, odds not taken off.

use super::cite::articles;
use super::laid::Laid;
use super::odds::OddsPage;
use super::view::{Below, Row, Value, View};
use super::watch;
use crate::board::grid::Grid;
use crate::board::piece::Piece;
use crate::board::square::Square;
use crate::games::page::Slips as Known;
use crate::table::slips::Slip;
use crate::ui::field::Field;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint, up_down};
use crate::ui::keys::intent::Intent;
use crate::ui::list::{List, Step};
use crate::ui::prose::Paragraph;

/// The most letters of a line of squares.
const LONGEST: usize = 60;

/// What is wrong with the set-up, as it is chosen.
#[derive(Clone, Debug)]
pub struct SlipsPage {
    made: Vec<Slip>,
    swapped: Field,
    forgotten: Field,
    list: List,
}

/// Why what was typed is no error of the set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lack {
    /// What was typed is no square.
    NoSquare(String),
    /// This square has no other to be exchanged with.
    Alone(Square),
    /// The same belongs on both squares.
    Same(Square, Square),
    /// Nothing belongs on this square.
    Nothing(Square),
    /// This square is named twice.
    Twice(Square),
}

/// The lines of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// This is wrong, or not.
    Made(Slip),
    /// The squares whose men are exchanged, two by two.
    Swapped,
    /// The squares whose men are forgotten.
    Forgotten,
}

impl Default for SlipsPage {
    fn default() -> SlipsPage {
        SlipsPage {
            made: Vec::new(),
            swapped: Field::new("", LONGEST),
            forgotten: Field::new("", LONGEST),
            list: List::default(),
        }
    }
}

impl SlipsPage {
    /// These slips.
    pub fn of(slips: &[Slip], grid: &Grid) -> SlipsPage {
        let (mut swapped, mut forgotten) = (String::new(), String::new());
        let mut made = Vec::new();
        for slip in slips {
            match slip {
                Slip::Swapped(one, other) => {
                    swapped += &format!("{} {} ", grid.label(*one), grid.label(*other));
                }
                Slip::Forgotten(at) => forgotten += &format!("{} ", grid.label(*at)),
                other => made.push(*other),
            }
        }
        SlipsPage {
            made,
            swapped: Field::new(swapped.trim(), LONGEST),
            forgotten: Field::new(forgotten.trim(), LONGEST),
            list: List::default(),
        }
    }

    /// The first line is chosen again: which lines there are depends on the odds.
    pub fn open(&mut self) {
        self.list = List::default();
    }

    /// Are squares being typed now?
    pub fn is_typing(&self, laid: &Laid, odds: &OddsPage) -> bool {
        !matches!(self.line(laid, odds), Line::Made(_))
    }

    /// What is wrong.
    ///
    /// # Errors
    /// Why it is no error.
    pub fn slips(&self, laid: &Laid, odds: &OddsPage) -> Result<Vec<Slip>, Lack> {
        let made = lines(laid, odds).into_iter().filter_map(|line| match line {
            Line::Made(slip) => self.made.contains(&slip).then_some(slip),
            Line::Swapped | Line::Forgotten => None,
        });
        let mut slips: Vec<Slip> = made.collect();
        let stands = |at: Square| -> Option<Piece> {
            let taken_off = odds.gives(at) && !slips.contains(&Slip::OddsKept);
            laid.position.piece(at).filter(|_| !taken_off)
        };
        let swapped = squares(&self.swapped, laid)?;
        let forgotten = squares(&self.forgotten, laid)?;
        let mut wrong = Vec::new();
        for pair in swapped.chunks(2) {
            match *pair {
                [one, other] if one == other => return Err(Lack::Twice(one)),
                [one, other] if stands(one) == stands(other) => return Err(Lack::Same(one, other)),
                [one, other] => wrong.push(Slip::Swapped(one, other)),
                _ => return Err(Lack::Alone(pair.first().copied().unwrap_or(Square::new(0)))),
            }
        }
        for at in &forgotten {
            if stands(*at).is_none() {
                return Err(Lack::Nothing(*at));
            }
            wrong.push(Slip::Forgotten(*at));
        }
        let mut named = Vec::new();
        for at in swapped.into_iter().chain(forgotten) {
            if named.contains(&at) {
                return Err(Lack::Twice(at));
            }
            named.push(at);
        }
        slips.extend(wrong);
        Ok(slips)
    }

    /// What a key meant.
    pub fn press(&mut self, intent: Intent, laid: &Laid, odds: &OddsPage, sight: usize) {
        match (self.line(laid, odds), intent) {
            (Line::Made(slip), Intent::Choose) => {
                match self.made.iter().position(|made| *made == slip) {
                    Some(place) => {
                        self.made.remove(place);
                    }
                    None => self.made.push(slip),
                }
                return;
            }
            (Line::Swapped, Intent::Edit(edit)) => {
                self.swapped.edit(edit);
                return;
            }
            (Line::Forgotten, Intent::Edit(edit)) => {
                self.forgotten.edit(edit);
                return;
            }
            _ => {}
        }
        let step = match intent {
            Intent::Choose => Some(Step::Down),
            other => Step::along(other),
        };
        if let Some(step) = step {
            self.list.step(step, lines(laid, odds).len(), sight);
        }
    }

    /// Text that was pasted.
    pub fn paste(&mut self, text: &str, laid: &Laid, odds: &OddsPage) {
        match self.line(laid, odds) {
            Line::Swapped => self.swapped.paste(text),
            Line::Forgotten => self.forgotten.paste(text),
            Line::Made(_) => return,
        };
    }

    /// Why what was typed is no error of the set-up, in words.
    pub fn lack(&self, laid: &Laid, odds: &OddsPage, here: &Here) -> Option<String> {
        let menu = &here.look.words().menu;
        let lines = &menu.watch;
        let label = |at: Square| laid.label(at);
        Some(match self.slips(laid, odds).err()? {
            Lack::NoSquare(typed) => {
                let grid = laid.position.grid();
                let last = Grid::file_letter(grid.files() - 1);
                (menu.pledge.no_square)(&typed, last, grid.ranks())
            }
            Lack::Alone(at) => (lines.alone)(&label(at)),
            Lack::Same(one, other) => (lines.same)(&label(one), &label(other)),
            Lack::Nothing(at) => (lines.nothing)(&label(at)),
            Lack::Twice(at) => (lines.twice)(&label(at)),
        })
    }

    /// What is wrong, in a few words; nothing when all is right.
    pub fn said(&self, laid: &Laid, odds: &OddsPage, here: &Here) -> Option<String> {
        let lines = &here.look.words().menu.watch;
        let slips = self.slips(laid, odds).ok()?.into_iter();
        let said = slips.map(|slip| match slip {
            Slip::Turned => lines.is_turned.to_owned(),
            Slip::OddsKept => lines.is_kept.to_owned(),
            Slip::Swapped(one, other) => (lines.are_swapped)(&laid.label(one), &laid.label(other)),
            Slip::Forgotten(at) => (lines.is_forgotten)(&laid.label(at)),
        });
        let said: Vec<String> = said.collect();
        (!said.is_empty()).then(|| said.join(", "))
    }

    /// The article on the chosen line.
    pub fn cited(&self, laid: &Laid, odds: &OddsPage) -> &'static str {
        match self.line(laid, odds) {
            Line::Made(Slip::Turned) => "A1",
            Line::Made(Slip::OddsKept) => "A3",
            Line::Made(_) | Line::Swapped | Line::Forgotten => "A2",
        }
    }

    /// The page.
    pub fn view(&self, laid: &Laid, odds: &OddsPage, here: &Here) -> View {
        let words = here.look.words();
        let (said, keys) = (&words.menu.watch, &words.menu.keys);
        let mut below = Vec::new();
        if let Some(said) = self.said(laid, odds, here) {
            below.push(Paragraph::new(&said, here.look.theme.text));
        }
        below.extend(articles(laid.game, &[self.cited(laid, odds)], here));
        let mut hints = vec![up_down(here, keys.choose)];
        if self.is_typing(laid, odds) {
            hints.push(Hint {
                caps: laid.squares(),
                does: keys.type_in,
            });
        } else {
            hints.extend([
                hint(here, &[Intent::Choose], keys.change),
                hint(here, &[Intent::See], keys.article),
                hint(here, &[Intent::Help], keys.help),
            ]);
        }
        let rows = lines(laid, odds).into_iter();
        View {
            title: said.slips.to_owned(),
            about: said.about.to_owned(),
            rows: rows.map(|line| self.row(line, laid, here)).collect(),
            list: self.list,
            below: Below::Text(below),
            problem: self.lack(laid, odds, here),
            hints,
            way_out: hint(here, &[Intent::Cancel], keys.back),
        }
    }

    fn row(&self, line: Line, laid: &Laid, here: &Here) -> Row {
        let lines = &here.look.words().menu.watch;
        let typed = |label: &str, text: &Field, empty: String| Row {
            label: label.to_owned(),
            value: Value::Typed {
                text: text.clone(),
                empty,
            },
        };
        match line {
            Line::Swapped => {
                let [one, other] = examples(laid);
                typed(lines.swapped, &self.swapped, (lines.pairs)(&one, &other))
            }
            Line::Forgotten => {
                let [one, _] = examples(laid);
                typed(lines.forgotten, &self.forgotten, (lines.squares)(&one))
            }
            Line::Made(slip) => {
                let mark = match self.made.contains(&slip) {
                    true => "[x]",
                    false => "[ ]",
                };
                let what = match slip {
                    Slip::OddsKept => lines.is_kept,
                    _ => lines.is_turned,
                };
                Row::plain(format!("{mark} {what}"))
            }
        }
    }

    fn line(&self, laid: &Laid, odds: &OddsPage) -> Line {
        let chosen = lines(laid, odds).get(self.list.chosen()).copied();
        chosen.unwrap_or(Line::Swapped)
    }
}

/// The lines there are: what the source knows as an error, and odds left on the board only where men are given.
fn lines(laid: &Laid, odds: &OddsPage) -> Vec<Line> {
    let turned = watch::slips(laid.game) == Known::BoardToo;
    let turned = turned.then_some(Line::Made(Slip::Turned));
    let kept = odds.gives_men().then_some(Line::Made(Slip::OddsKept));
    let men = [Line::Swapped, Line::Forgotten];
    turned.into_iter().chain(men).chain(kept).collect()
}

/// Two squares on which something stands, to show how they are typed.
fn examples(laid: &Laid) -> [String; 2] {
    let men = laid.game.seats().first().map(|seat| laid.men_of(*seat));
    let mut men = men.into_iter().flatten().rev();
    let [one, other] = [men.next(), men.next()];
    [one, other].map(|at| at.map_or_else(String::new, |at| laid.label(at)))
}

/// The squares that were typed, parted by anything that is neither letter nor number.
fn squares(typed: &Field, laid: &Laid) -> Result<Vec<Square>, Lack> {
    let names = typed.text().split(|c: char| !c.is_alphanumeric());
    let names = names.filter(|name| !name.is_empty());
    let grid = laid.position.grid();
    let named = names.map(|name| {
        let square = grid.named(&name.to_lowercase());
        square.ok_or_else(|| Lack::NoSquare(name.chars().take(12).collect()))
    });
    named.collect()
}
