//! The page of odds: who gives, and which men.

use super::cite::articles;
use super::view::{Below, Row, View};
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::games::Game;
use crate::table::setup::{Odds, Start};
use crate::ui::here::Here;
use crate::ui::hints::{hint, up_down};
use crate::ui::keys::intent::Intent;
use crate::ui::list::{List, Step};

/// Who gives, and which men; they are kept while another giver is looked at.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OddsPage {
    giver: Option<Seat>,
    men: Vec<Square>,
    list: List,
}

/// The lines of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// This seat gives, or nobody.
    Giver(Option<Seat>),
    /// This man can be taken off.
    Man(Square),
}

impl OddsPage {
    /// Who gives.
    pub const fn giver(&self) -> Option<Seat> {
        self.giver
    }

    /// Is this man given?
    pub fn gives(&self, at: Square) -> bool {
        self.giver.is_some() && self.men.contains(&at)
    }

    /// How the game begins. Nobody giving odds is the array; somebody who gives nothing is for the rules to refuse.
    pub fn start(&self) -> Start {
        match self.giver {
            None => Start::Array,
            Some(giver) => Start::Odds(Odds {
                giver,
                men: self.men.clone(),
            }),
        }
    }

    /// Does somebody give, but nothing?
    pub const fn is_hollow(&self) -> bool {
        self.giver.is_some() && self.men.is_empty()
    }

    /// What a key meant.
    pub fn press(&mut self, intent: Intent, game: Game, sight: usize) {
        let lines = self.lines(game);
        if intent == Intent::Choose {
            match lines.get(self.list.chosen()) {
                Some(Line::Giver(giver)) => self.give(*giver),
                Some(Line::Man(at)) => self.toggle(*at),
                None => {}
            }
        } else if let Some(step) = Step::along(intent) {
            self.list.step(step, lines.len(), sight);
        }
    }

    /// The page.
    pub fn view(&self, game: Game, here: &Here) -> View {
        let words = here.look.words();
        let (lines, keys) = (&words.menu.odds, &words.menu.keys);
        let chosen = self.lines(game).get(self.list.chosen()).copied();
        let does = match chosen {
            Some(Line::Man(_)) => keys.toggle,
            _ => keys.change,
        };
        View {
            title: words.menu.table.odds.to_owned(),
            about: lines.about.to_owned(),
            rows: self
                .lines(game)
                .into_iter()
                .map(|line| self.row(line, game, here))
                .collect(),
            list: self.list,
            below: Below::Text(articles(game, &["A5", "A3", "A15"], here)),
            problem: self.is_hollow().then(|| lines.nothing.to_owned()),
            hints: vec![
                up_down(here, keys.choose),
                hint(here, &[Intent::Choose], does),
                hint(here, &[Intent::See], keys.article),
                hint(here, &[Intent::Help], keys.help),
            ],
            way_out: hint(here, &[Intent::Cancel], keys.back),
        }
    }

    /// The odds in a few words; nothing when nobody gives any.
    pub fn said(&self, game: Game, here: &Here) -> Option<String> {
        let words = here.look.words();
        let giver = (words.terms.seat)(self.giver?);
        let men: Vec<String> = self.men.iter().map(|at| man(game, *at, here)).collect();
        match men.is_empty() {
            true => Some(words.menu.odds.nothing.to_owned()),
            false => Some((words.menu.odds.given)(giver, &men.join(", "))),
        }
    }

    fn give(&mut self, giver: Option<Seat>) {
        if giver != self.giver {
            self.giver = giver;
            self.men.clear();
        }
    }

    fn toggle(&mut self, at: Square) {
        match self.men.iter().position(|other| *other == at) {
            Some(place) => {
                self.men.remove(place);
            }
            None => self.men.push(at),
        }
    }

    fn lines(&self, game: Game) -> Vec<Line> {
        let mut lines = vec![Line::Giver(None)];
        lines.extend(Seat::TWO.map(|seat| Line::Giver(Some(seat))));
        if let Some(giver) = self.giver {
            lines.extend(men_of(game, giver).into_iter().map(Line::Man));
        }
        lines
    }

    fn row(&self, line: Line, game: Game, here: &Here) -> Row {
        let words = here.look.words();
        let (mark, text) = match line {
            Line::Giver(None) => (
                radio(self.giver.is_none(), here),
                words.menu.odds.nobody.to_owned(),
            ),
            Line::Giver(Some(seat)) => {
                let text = (words.menu.odds.gives)((words.terms.seat)(seat));
                (radio(self.giver == Some(seat), here), text)
            }
            Line::Man(at) => {
                let mark = if self.gives(at) { "[x]" } else { "[ ]" };
                (mark, man(game, at, here))
            }
        };
        let inset = if matches!(line, Line::Man(_)) {
            "    "
        } else {
            ""
        };
        Row::plain(format!("{inset}{mark} {text}"))
    }
}

/// The sign of one choice among several.
pub fn radio(chosen: bool, here: &Here) -> &'static str {
    if chosen {
        here.look.pick("(•)", "(*)")
    } else {
        "( )"
    }
}

/// The squares of a seat's men in the array, from the pawns up, the king left out.
pub fn men_of(game: Game, seat: Seat) -> Vec<Square> {
    let start = game.start();
    let standing = |role: Role| {
        let grid = start.grid();
        grid.squares().filter(move |at| {
            start
                .piece(*at)
                .is_some_and(|piece| piece.seat == seat && piece.role == role)
        })
    };
    let roles = Role::ALL.into_iter().filter(|role| *role != Role::King);
    roles.flat_map(standing).collect()
}

/// A man of the array by its kind and square: `pawn f7`.
pub fn man(game: Game, at: Square, here: &Here) -> String {
    let start = game.start();
    let role = start
        .piece(at)
        .map_or("", |piece| (here.look.words().terms.role)(piece.role));
    format!("{role} {}", start.grid().label(at))
}
