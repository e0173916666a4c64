//! The page on which a game is set up, as it is seen.

use super::cite::articles;
use super::clock;
use super::form::{Form, LONGEST_NAME, Line, Problem};
use super::home::about_source;
use super::house::{about_aim, about_omitted, aim_said, omitted_said};
use super::matched;
use super::opening::{self, Opening};
use super::seating::{self, about_order, about_partners, about_seat, order_said, partners_said};
use super::view::{Below, Row, Value, View};
use super::watch::{self, about_claims, about_watch, claims_said, watch_said};
use crate::board::piece::Seat;
use crate::games::page::{Odds, Slips};
use crate::lang::Say;
use crate::lang::words::reasons::Board;
use crate::ui::field::Field;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint, left_right, up_down};
use crate::ui::keys::intent::Intent;
use crate::ui::over::over;
use crate::ui::prose::Paragraph;

impl Form {
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
                let settled = matches!(self.typed_position(), Some(Ok(_)));
                let label = match (self.odds.giver(), self.opening, self.game.seats()) {
                    (None, Opening::Lot, [_, _]) if !settled => {
                        lines.players.get(seat.index()).copied().unwrap_or_default()
                    }
                    _ => (words.terms.seat)(seat),
                };
                let label = label.to_owned();
                Row {
                    label,
                    value: typed(&text, lines.unnamed),
                }
            }
            Line::First => {
                let said = match (self.typed_position(), self.odds.giver()) {
                    (Some(Ok(position)), _) => {
                        (words.menu.seating.position_turn)((words.terms.seat)(position.turn()))
                    }
                    (_, Some(giver)) => self.said_of_giver(giver, here),
                    (_, None) => self.opening().said(&self.openers(), here),
                };
                Row::set(lines.first, said)
            }
            Line::Partners => {
                let said = partners_said(self.house.seating, here);
                Row::set(words.menu.seating.partners, said.to_owned())
            }
            Line::Order => {
                let said = order_said(self.house.seating, here);
                Row::set(words.menu.seating.turns, said)
            }
            Line::Position => Row {
                label: words.menu.seating.position.to_owned(),
                value: typed(&self.position, words.menu.seating.array),
            },
            Line::Odds => match self.odds.lack(&self.laid(), here) {
                Some(lack) => Row {
                    label: lines.odds.to_owned(),
                    value: Value::Wrong(lack),
                },
                None => {
                    let said = self.odds.said(&self.laid(), here);
                    Row::set(lines.odds, said.unwrap_or_else(none))
                }
            },
            Line::Pledge => match (
                self.pledge.lack(&self.laid(), here),
                self.pledge.said(&self.laid(), here),
            ) {
                (Some(lack), _) => Row {
                    label: lines.pledge.to_owned(),
                    value: Value::Wrong(lack),
                },
                (None, said) => Row::set(lines.pledge, said.unwrap_or_else(none)),
            },
            Line::Watch => {
                let said = watch_said(self.house.watch, here);
                Row::set(words.menu.watch.played, said.to_owned())
            }
            Line::Claims => {
                let said = claims_said(self.claims, here);
                Row::set(words.menu.watch.claims, said.to_owned())
            }
            Line::Slips => {
                let (laid, label) = (self.laid(), words.menu.watch.slips);
                match self.slips.lack(&laid, &self.odds, here) {
                    Some(lack) => Row {
                        label: label.to_owned(),
                        value: Value::Wrong(lack),
                    },
                    None => {
                        let said = self.slips.said(&laid, &self.odds, here);
                        Row::set(label, said.unwrap_or_else(none))
                    }
                }
            }
            Line::Omitted => {
                let said = omitted_said(self.house, here);
                Row::set(words.menu.house.omitted, said.to_owned())
            }
            Line::Aim => {
                let said = aim_said(self.house, here);
                Row::set(words.menu.house.aim, said.to_owned())
            }
            Line::Clock => Row {
                label: words.clock.title.to_owned(),
                value: match self.clock() {
                    _ if self.line() == line => typed(&self.clock, words.clock.none),
                    Ok(clock) => Value::Set(clock::said(clock, self.game.seats(), here)),
                    Err(_) => Value::Wrong(self.clock.text().to_owned()),
                },
            },
            Line::Match => Row {
                label: words.contest.label.to_owned(),
                value: match matched::read(self.length.text()) {
                    _ if self.line() == line => typed(&self.length, words.contest.one),
                    Ok(length) => Value::Set(matched::said(length, here)),
                    Err(text) => Value::Wrong(text.to_owned()),
                },
            },
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
            (Line::Watch, _) => about_watch(self.game, self.house.watch, here),
            (Line::Claims, _) => about_claims(self.game, self.claims, here),
            (Line::Omitted, _) => about_omitted(self.game, self.house, here),
            (Line::Clock, _) => {
                let said = self
                    .clock()
                    .map(|clock| clock::said(clock, self.game.seats(), here));
                let said = said.map_err(|part| clock::wrong(part, here));
                meant(Some(said), clock::about(self.game, here), here)
            }
            (Line::Aim, _) => about_aim(self.game, self.house, here),
            (Line::Match, _) => {
                let said = matched::read(self.length.text());
                let said = said.map(|length| matched::said(length, here));
                let said = said.map_err(|text| matched::wrong(text, here));
                let said = Some(said).filter(|said| said.is_err() || here.area.height >= LOW);
                meant(said, matched::about(self.game, here), here)
            }
            (Line::Partners, _) => about_partners(self.game, self.house.seating, here),
            (Line::Order, _) => about_order(self.game, self.house.seating, here),
            (Line::Name(seat), [_, ..]) => about_seat(self.game, self.house.seating, seat, here),
            (Line::Position, _) => self.about_position(here),
            (Line::Start, _) => {
                let mut about = self.agreed(here);
                about.extend(about_source(self.game, here));
                about
            }
            (_, []) => about_source(self.game, here),
            (_, cited) => articles(self.game, cited, here),
        }
    }

    /// What is agreed beside the usual: odds with the first move that goes with them, undertakings.
    fn agreed(&self, here: &Here) -> Vec<Paragraph> {
        let laid = self.laid();
        let odds = self
            .odds
            .said(&laid, here)
            .filter(|_| self.odds.lack(&laid, here).is_none());
        let first = self
            .odds
            .giver()
            .map(|giver| self.said_of_giver(giver, here));
        let first = first.filter(|_| odds.is_some());
        let pledge = self.pledge.said(&laid, here);
        let all = odds.into_iter().chain(first).chain(pledge);
        all.map(|said| Paragraph::new(&format!("{said}."), here.look.theme.strong))
            .collect()
    }

    /// How a position is typed, and what is wrong with what was, or who moves in it.
    fn about_position(&self, here: &Here) -> Vec<Paragraph> {
        let lines = &here.look.words().menu.seating;
        let mut about = vec![Paragraph::new(lines.position_how, here.look.theme.text)];
        if self.wrong_position().is_some()
            && let Some(wrong) = self.position_problem(here)
        {
            about.push(Paragraph::new(&wrong, here.look.theme.error));
        }
        let over = self.said_over(here).into_iter();
        about.extend(over.map(|why| Paragraph::new(&why, here.look.theme.error)));
        about
    }

    fn said_over(&self, here: &Here) -> Option<String> {
        over(self.game, &self.laid_over()?, here.look.lang)
    }

    fn position_problem(&self, here: &Here) -> Option<String> {
        let menu = &here.look.words().menu;
        Some(match self.wrong_position()? {
            Some(error) => (menu.table.unplayable)(&error.say(here.look.lang)),
            None => self.odds.lack(&self.laid(), here)?,
        })
    }

    /// The name of the article that belongs to the chosen line.
    pub fn article(&self) -> Option<&'static str> {
        self.cited().first().copied()
    }

    /// The articles that belong to the chosen line, the one that settles it first.
    pub(super) fn cited(&self) -> &'static [&'static str] {
        let odds = self.game.page().odds;
        match (self.line(), odds) {
            (Line::First, Odds::GiverSecond) => &["D1"],
            (Line::First, Odds::GiverBegins) if self.odds.giver().is_some() => &["A5"],
            (Line::First, _) => opening::cited(self.game, self.house.seating),
            (Line::Name(_), _) => seating::cited(self.game),
            (Line::Partners, _) => &["V3", "V2"],
            (Line::Order, _) => &["V4"],
            (Line::Odds, Odds::GiverSecond) => &["DP8b", "D1"],
            (Line::Odds, _) => &["A5", "A3"],
            (Line::Pledge, _) => &["A22"],
            (Line::Watch, _) => watch::cited(self.game),
            (Line::Claims, _) => watch::cited_claims(self.game),
            (Line::Slips, _) if watch::slips(self.game) == Slips::BoardToo => &["A1", "A2", "A3"],
            (Line::Slips, _) => &["A2", "A3"],
            (Line::Omitted, _) => &["D13", "D14"],
            (Line::Aim, _) => &["DP13"],
            (Line::Start | Line::Position | Line::Clock | Line::Match, _) => &[],
        }
    }

    fn problem(&self, here: &Here) -> Option<String> {
        let words = here.look.words();
        match self.problem.as_ref()? {
            Problem::OnPage => self
                .pledge
                .lack(&self.laid(), here)
                .or_else(|| self.odds.lack(&self.laid(), here))
                .or_else(|| self.slips.lack(&self.laid(), &self.odds, here))
                .or_else(|| Some(clock::wrong(self.clock().err()?, here)))
                .or_else(|| {
                    Some(matched::wrong(
                        matched::read(self.length.text()).err()?,
                        here,
                    ))
                }),
            Problem::Position => self.position_problem(here),
            Problem::Unplayable(why) => {
                Some((words.menu.table.unplayable)(&why.say(here.look.lang)))
            }
            Problem::Over => self.said_over(here),
            Problem::Refused(breach) => {
                let start = self
                    .setup(0)
                    .position()
                    .unwrap_or_else(|_| self.laid().position);
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
            Line::Clock | Line::Match => hints.extend([
                left_right(here, keys.change),
                Hint {
                    caps: "a–z".to_owned(),
                    does: keys.type_in,
                },
            ]),
            Line::Name(_) | Line::Position => {
                if self.line() == Line::Position {
                    hints.push(hint(here, &[Intent::Choose], keys.set_up));
                }
                hints.push(Hint {
                    caps: "a–z".to_owned(),
                    does: keys.type_in,
                });
            }
            Line::First
            | Line::Partners
            | Line::Order
            | Line::Watch
            | Line::Claims
            | Line::Omitted
            | Line::Aim => {
                hints.push(left_right(here, keys.change));
            }
            Line::Odds | Line::Pledge | Line::Slips => {
                hints.push(hint(here, &[Intent::Choose], keys.enter));
            }
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

/// A line that is being typed.
fn typed(text: &Field, empty: &str) -> Value {
    Value::Typed {
        text: text.clone(),
        empty: empty.to_owned(),
    }
}

/// In fewer rows than these a line is told of in few words.
const LOW: u16 = 20;

/// What was typed or chosen as it is understood, or what is wrong with it.
type Said = Result<String, String>;

/// What was typed or chosen, above what the line is about.
fn meant(said: Option<Said>, mut about: Vec<Paragraph>, here: &Here) -> Vec<Paragraph> {
    let theme = &here.look.theme;
    if here.area.height < LOW {
        // The rest is told by what is said of a text that cannot be read, and by the articles themselves.
        about.truncate(1);
    }
    let (said, style) = match said {
        None => return about,
        Some(Ok(said)) => (said, theme.strong),
        Some(Err(wrong)) => (wrong, theme.error),
    };
    about.insert(0, Paragraph::new(&said, style));
    about
}
