//! The page on which a game is set up: names, first move, odds, undertaking, omitted captures, who wins, start.

use super::cite::articles;
use super::home::about_source;
use super::house::{about_aim, about_omitted, aim_said, omitted_said, turn_aim, turn_omitted};
use super::lots::seated;
use super::odds::OddsPage;
use super::pledge::PledgePage;
use super::view::{Below, Row, Value, View};
use crate::board::piece::Seat;
use crate::games::Game;
use crate::games::page::{Counted, Neglect, Odds};
use crate::lang::words::reasons::Board;
use crate::law::breach::Breach;
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::house::{House, Omitted};
use crate::table::setup::{First, Setup};
use crate::ui::field::Field;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint, left_right, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::prose::Paragraph;
use crate::ui::ring::Turn;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;

/// A game being set up.
#[derive(Clone, Debug)]
pub struct Form {
    /// The game.
    pub game: Game,
    names: [Field; 2],
    opening: Opening,
    /// The odds.
    pub odds: OddsPage,
    /// The undertaking.
    pub pledge: PledgePage,
    house: House,
    list: List,
    problem: Option<Problem>,
}

/// A game to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// Its set-up; it can be played. A lot is drawn, and the names stand as it fell.
    pub setup: Setup,
    /// What was settled beside it, to be done before the first move: the undertaking.
    pub acts: Vec<(Seat, Act)>,
}

/// Who has the first move, when nobody gives odds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Opening {
    Seat(Seat),
    Lot,
}

/// The lines of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Begin to play.
    Start,
    /// The name of a seat.
    Name(Seat),
    /// The first move.
    First,
    /// The odds.
    Odds,
    /// The undertaking.
    Pledge,
    /// Captures that are not made.
    Omitted,
    /// Who wins.
    Aim,
}

/// What a key led to.
#[derive(Debug)]
pub enum Filled {
    /// It goes on.
    On,
    /// To the page of odds.
    Odds,
    /// To the page of the undertaking.
    Pledge,
    /// The game can begin.
    Start(Box<Beginning>),
}

/// Why the game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Problem {
    /// Said by the page of odds or of the undertaking.
    OnPage,
    /// The rules refuse the set-up.
    Unplayable(String),
    /// The rules refuse the undertaking.
    Refused(Box<Breach>),
}

impl Form {
    /// A form with everything that is usual filled in.
    pub fn new(game: Game, omitted: Omitted) -> Form {
        Form {
            game,
            names: [Field::new("", LONGEST_NAME), Field::new("", LONGEST_NAME)],
            opening: Opening::Seat(Seat::White),
            odds: OddsPage::default(),
            pledge: PledgePage::default(),
            house: House {
                omitted,
                ..House::default()
            },
            list: List::default(),
            problem: None,
        }
    }

    /// The same names for another game; everything else belongs to the game and is forgotten.
    #[must_use]
    pub fn for_game(&self, game: Game, omitted: Omitted) -> Form {
        Form {
            names: self.names.clone(),
            ..Form::new(game, omitted)
        }
    }

    /// Another thing is usual from now on.
    pub fn set_omitted(&mut self, omitted: Omitted) {
        self.house.omitted = omitted;
    }

    /// The lines that this game needs.
    pub fn lines(&self) -> Vec<Line> {
        let page = self.game.page();
        let mut lines = vec![
            Line::Start,
            Line::Name(Seat::White),
            Line::Name(Seat::Black),
            Line::First,
        ];
        if page.odds != Odds::Unknown {
            lines.push(Line::Odds);
        }
        if page.draws.counted != Counted::Unknown {
            lines.push(Line::Pledge);
        }
        if page.neglect != Neglect::Unknown {
            lines.extend([Line::Omitted, Line::Aim]);
        }
        lines
    }

    /// The chosen line.
    pub fn line(&self) -> Line {
        self.lines()
            .get(self.list.chosen())
            .copied()
            .unwrap_or(Line::Start)
    }

    /// Is a name being typed now?
    pub fn is_typing(&self) -> bool {
        matches!(self.line(), Line::Name(_))
    }

    /// What a key meant; a lot that must be drawn is drawn with this seed.
    pub fn press(&mut self, intent: Intent, seed: u64) -> Filled {
        self.problem = None;
        let step = match (self.line(), intent) {
            (Line::Name(seat), Intent::Edit(edit)) => {
                if let Some(name) = self.names.get_mut(seat.index()) {
                    name.edit(edit);
                }
                return Filled::On;
            }
            (Line::Start, Intent::Choose) => return self.start(seed),
            (Line::Odds, Intent::Choose) => return Filled::Odds,
            (Line::Pledge, Intent::Choose) => return Filled::Pledge,
            (line, Intent::Choose | Intent::Go(Way::Right)) if turns(line) => {
                self.turn(line, Turn::On);
                return Filled::On;
            }
            (line, Intent::Go(Way::Left)) if turns(line) => {
                self.turn(line, Turn::Back);
                return Filled::On;
            }
            (_, Intent::Go(Way::Up) | Intent::Previous) => Step::Up,
            (_, Intent::Go(Way::Down) | Intent::Next | Intent::Choose) => Step::Down,
            (_, Intent::First | Intent::PageUp) => Step::First,
            (_, Intent::Last | Intent::PageDown) => Step::Last,
            _ => return Filled::On,
        };
        let length = self.lines().len();
        self.list.step(step, length, length);
        Filled::On
    }

    /// Text that was pasted: it goes where the cursor is.
    pub fn paste(&mut self, text: &str) {
        if let Line::Name(seat) = self.line()
            && let Some(name) = self.names.get_mut(seat.index())
        {
            name.paste(text);
        }
    }

    fn turn(&mut self, line: Line, turn: Turn) {
        match line {
            Line::Omitted => turn_omitted(&mut self.house, turn),
            Line::Aim => turn_aim(&mut self.house, turn),
            _ => self.turn_opening(turn),
        }
    }

    fn turn_opening(&mut self, turn: Turn) {
        const ALL: [Opening; 3] = [
            Opening::Seat(Seat::White),
            Opening::Seat(Seat::Black),
            Opening::Lot,
        ];
        self.opening = turn
            .beside(&ALL, &self.opening)
            .copied()
            .unwrap_or(Opening::Lot);
    }

    /// Who has the first move because odds are given: the giver (A5), or in draughts the other (D1).
    fn bound(&self) -> Option<Seat> {
        let giver = self.odds.giver()?;
        Some(match self.game.page().odds {
            Odds::GiverSecond => giver.opponent(),
            Odds::GiverBegins | Odds::Unknown => giver,
        })
    }

    fn setup(&self, seed: u64) -> Setup {
        let typed = self
            .names
            .each_ref()
            .map(|name| name.text().trim().to_owned());
        let (names, first) = match (self.bound(), self.opening) {
            (Some(seat), _) => (typed, First::Settled(seat)),
            (None, Opening::Seat(seat)) => (typed, First::Settled(seat)),
            (None, Opening::Lot) => (seated(typed, seed), First::Lot { seed }),
        };
        Setup {
            game: self.game,
            names,
            start: self.odds.start(),
            draw_given: self.odds.draw_given(),
            first,
            house: match self.game.page().neglect {
                Neglect::Unknown => House::default(),
                Neglect::Huffed => self.house,
            },
        }
    }

    fn start(&mut self, seed: u64) -> Filled {
        let Ok(act) = self.pledge.act(self.game) else {
            self.problem = Some(Problem::OnPage);
            return Filled::On;
        };
        if self.odds.is_hollow() {
            self.problem = Some(Problem::OnPage);
            return Filled::On;
        }
        let setup = self.setup(seed);
        let table = match Table::new(setup.clone()) {
            Ok(table) => table,
            Err(error) => {
                self.problem = Some(Problem::Unplayable(error.to_string()));
                return Filled::On;
            }
        };
        if let Some((seat, act)) = &act {
            let entry = Entry {
                seat: *seat,
                at: Millis::default(),
                act: act.clone(),
            };
            if let Err(refusal) = table.weigh(&entry) {
                self.problem = Some(Problem::Refused(Box::new(refusal.breach)));
                return Filled::On;
            }
        }
        Filled::Start(Box::new(Beginning {
            setup,
            acts: act.into_iter().collect(),
        }))
    }

    /// The page.
    pub fn view(&self, here: &Here) -> View {
        let words = here.look.words();
        View {
            title: (words.terms.game)(self.game.source()).to_owned(),
            about: words.menu.table.about.to_owned(),
            rows: self
                .lines()
                .into_iter()
                .map(|line| self.row(line, here))
                .collect(),
            list: self.list,
            below: Below::Text(self.below(here)),
            problem: self.problem(here),
            hints: self.hints(here),
            way_out: hint(here, &[Intent::Cancel], words.menu.keys.back),
        }
    }

    fn row(&self, line: Line, here: &Here) -> Row {
        let words = here.look.words();
        let lines = &words.menu.table;
        let none = || lines.none.to_owned();
        match line {
            Line::Start => Row::plain(lines.start.to_owned()),
            Line::Name(seat) => {
                let text = self.names.get(seat.index()).cloned();
                let text = text.unwrap_or_else(|| Field::new("", LONGEST_NAME));
                let label = match (self.odds.giver(), self.opening) {
                    (None, Opening::Lot) => {
                        lines.players.get(seat.index()).copied().unwrap_or_default()
                    }
                    _ => (words.terms.seat)(seat),
                };
                let label = label.to_owned();
                Row {
                    label,
                    value: Value::Typed {
                        text,
                        empty: lines.unnamed.to_owned(),
                    },
                }
            }
            Line::First => {
                let said = match (self.odds.giver(), self.opening) {
                    (Some(giver), _) => self.said_of_giver(giver, here),
                    (None, Opening::Seat(seat)) => (lines.begins)((words.terms.seat)(seat)),
                    (None, Opening::Lot) => lines.lots.to_owned(),
                };
                Row::set(lines.first, said)
            }
            Line::Odds => match self.odds.said(self.game, here) {
                Some(said) if self.odds.is_hollow() => Row {
                    label: lines.odds.to_owned(),
                    value: Value::Wrong(said),
                },
                said => Row::set(lines.odds, said.unwrap_or_else(none)),
            },
            Line::Pledge => match (
                self.pledge.lack(self.game, here),
                self.pledge.said(self.game, here),
            ) {
                (Some(lack), _) => Row {
                    label: lines.pledge.to_owned(),
                    value: Value::Wrong(lack),
                },
                (None, said) => Row::set(lines.pledge, said.unwrap_or_else(none)),
            },
            Line::Omitted => {
                let said = omitted_said(self.house, here);
                Row::set(words.menu.house.omitted, said.to_owned())
            }
            Line::Aim => {
                let said = aim_said(self.house, here);
                Row::set(words.menu.house.aim, said.to_owned())
            }
        }
    }

    /// Who has the first move since this seat gives odds.
    fn said_of_giver(&self, giver: Seat, here: &Here) -> String {
        let words = here.look.words();
        let lines = &words.menu.table;
        let seat = words.terms.seat;
        match self.game.page().odds {
            Odds::GiverSecond => (lines.giver_second)(seat(giver), seat(giver.opponent())),
            Odds::GiverBegins | Odds::Unknown => (lines.giver)(seat(giver)),
        }
    }

    /// What belongs to the chosen line: the articles, or what the source is.
    fn below(&self, here: &Here) -> Vec<Paragraph> {
        match (self.line(), self.cited()) {
            (Line::Omitted, _) => about_omitted(self.game, self.house, here),
            (Line::Aim, _) => about_aim(self.game, self.house, here),
            (_, []) => about_source(self.game, here),
            (_, cited) => articles(self.game, cited, here),
        }
    }

    /// The name of the article that belongs to the chosen line.
    pub fn article(&self) -> Option<&'static str> {
        self.cited().first().copied()
    }

    /// The articles that belong to the chosen line, the one that settles it first.
    fn cited(&self) -> &'static [&'static str] {
        match (self.line(), self.game.page().odds) {
            (Line::First, Odds::GiverSecond) => &["D1"],
            (Line::First, Odds::GiverBegins) => match self.odds.giver() {
                Some(_) => &["A5"],
                None => &["A4"],
            },
            (Line::Odds, Odds::GiverSecond) => &["DP8b", "D1"],
            (Line::Odds, _) => &["A5", "A3"],
            (Line::Pledge, _) => &["A22"],
            (Line::Omitted, _) => &["D13", "D14"],
            (Line::Aim, _) => &["DP13"],
            (Line::Start | Line::Name(_) | Line::First, _) => &[],
        }
    }

    fn problem(&self, here: &Here) -> Option<String> {
        let words = here.look.words();
        match self.problem.as_ref()? {
            Problem::OnPage => self
                .pledge
                .lack(self.game, here)
                .or_else(|| self.odds.said(self.game, here)),
            Problem::Unplayable(why) => Some((words.menu.table.unplayable)(why)),
            Problem::Refused(breach) => {
                let start = self
                    .setup(0)
                    .position()
                    .unwrap_or_else(|_| self.game.start());
                let men = |at| start.piece(at);
                let board = Board::new(start.grid(), &men);
                Some(words.reason(breach, &board))
            }
        }
    }

    fn hints(&self, here: &Here) -> Vec<Hint> {
        let keys = &here.look.words().menu.keys;
        let mut hints = Vec::new();
        match self.line() {
            Line::Start => hints.push(hint(here, &[Intent::Choose], keys.start)),
            Line::Name(_) => hints.push(Hint {
                caps: "a–z".to_owned(),
                does: keys.type_in,
            }),
            Line::First | Line::Omitted | Line::Aim => {
                hints.push(left_right(here, keys.change));
            }
            Line::Odds | Line::Pledge => hints.push(hint(here, &[Intent::Choose], keys.enter)),
        }
        hints.push(up_down(here, keys.choose));
        if !self.is_typing() {
            if self.article().is_some() {
                hints.push(hint(here, &[Intent::See], keys.article));
            }
            hints.push(hint(here, &[Intent::Help], keys.help));
        }
        hints
    }
}

/// Is this a line with a few values in turn?
const fn turns(line: Line) -> bool {
    matches!(line, Line::First | Line::Omitted | Line::Aim)
}

#[cfg(test)]
mod tests;
