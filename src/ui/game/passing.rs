//! The turn passes on: what the line below says to the next of four, before he asks.

use super::app::App;
use super::moment;
use super::voiced::{Voiced, is_announced};
use crate::board::grid::CROSS;
use crate::board::piece::{Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::games::Game;
use crate::law::breach::{Breach, CrossBreach};
use crate::law::ruling::Ruling;
use crate::rules::cross::position::Position;
use crate::rules::cross::validate::Warning;
use crate::table::Table;
use crate::table::setup::First;
use crate::table::state::{Question, Stage};
use crate::ui::contest::InMatch;
use crate::ui::here::Here;
use crate::ui::look::Look;
use crate::ui::menu::cite::cited;
use crate::ui::menu::opening;

/// Who sits at a seat: his name, and of four the seat too, since nobody can see from a name whose men are meant.
pub fn who(table: &Table, seat: Seat, look: &Look) -> String {
    let names = &table.setup().names;
    match table.state().position.cross() {
        Some(_) => look.titled(names, seat),
        None => look.name(names, seat),
    }
}

/// Did the lot fall on one of four?
pub fn drew_lots(table: &Table) -> bool {
    matches!(table.setup().first, First::Lot { .. }) && table.state().position.cross().is_some()
}

/// The article that lies open at first: the one by which lots were drawn among four, or the first of the source.
pub fn opening(table: &Table) -> Ruling {
    let setup = table.setup();
    let drawn = drew_lots(table);
    let lots = opening::cited(setup.game, setup.house.seating).first();
    let article = lots.filter(|_| drawn).and_then(|id| cited(setup.game, id));
    article.map_or_else(|| moment::opening(setup.game), Ruling::by)
}

/// Of those who are asked one after the other, the one who agreed last before this one is asked.
pub fn agreed_before(table: &Table, asker: Seat, by: Seat) -> Option<Seat> {
    let cross = table.state().position.cross()?;
    let asked = cross.seating().after(asker);
    let place = asked.iter().position(|seat| *seat == by)?;
    let before = asked.get(place.checked_sub(1)?).copied()?;
    // A partner asked whether to give up is asked alone.
    let alone = matches!(
        table.state().stage,
        Stage::Choose {
            question: Question::Resign,
            ..
        }
    );
    Some(before).filter(|_| !alone)
}

/// Before the first ply: what the lot decided, or who begins a later game of a match.
pub fn opened(here: &Here, table: &Table) -> Vec<String> {
    InMatch::seen(table.setup(), here.look).opened(table)
}

/// What the king and the queen of the seat at turn must know, and what the last ply did to the others, after whose turn
/// it is; nothing at other boards, or while one looks back. Where there is nothing else to be said, the mark beside his
/// seat says whose turn it is.
pub fn said(app: &App, here: &Here, table: &Table) -> Vec<String> {
    let now = table.state().position.cross();
    let Some(now) = now.filter(|_| !app.looks_back()) else {
        return Vec::new();
    };
    let told = Told {
        table,
        look: here.look,
        now,
    };
    if let Some(over) = table.playing_over() {
        let mut said = told.over(over.seat, over.plies.len(), over.left);
        said.extend(told.news());
        return said;
    }
    let avoided = told.just_avoided().map(str::to_owned);
    let news = told.news();
    let opened = opened(here, table);
    let silent = avoided.is_none() && news.is_empty();
    let turn = Some(told.turn()).filter(|_| !silent && opened.is_empty());
    avoided.into_iter().chain(turn).chain(news).collect()
}

/// The table as it is told.
struct Told<'a> {
    table: &'a Table,
    look: &'a Look,
    now: &'a Position,
}

impl Told<'_> {
    /// Whose turn it is.
    fn turn(&self) -> String {
        let words = &self.look.words().four.turn;
        let seat = self.now.turn();
        let name = self.look.name(&self.table.setup().names, seat);
        format!("{}.", (words.of)(&name, seat))
    }

    /// V17: what was taken back and why, and who must find another move for which.
    fn over(&self, stuck: Seat, taken: usize, left: usize) -> Vec<String> {
        let words = &self.look.words().four.over;
        let turn = who(self.table, self.now.turn(), self.look);
        vec![(words.taken_back)(stuck, taken), (words.find)(&turn, left)]
    }

    /// V17: the last of the plies that were to be played over has been.
    fn just_avoided(&self) -> Option<&'static str> {
        let last = self.table.state().past.last()?;
        (last.over == 1).then_some(self.look.words().four.over.avoided)
    }

    /// What the seat at turn must know, then what else has changed.
    fn news(&self) -> Vec<String> {
        let turn = self.now.turn();
        let before = self.table.state().past.last();
        let mut said = Vec::new();
        if self.known().in_check().has(turn) {
            said.push(self.check(turn));
        }
        said.extend(self.warned(|_, owner| owner == turn));
        let Some((before, was)) = before.and_then(|ply| Some((ply, ply.before.cross()?))) else {
            return said;
        };
        said.extend(self.armies(was, before.mover()));
        let others = |seat: &Seat| *seat != turn;
        let before = Voiced::before(self.table, before);
        let checks = self.known().in_check().except(before.in_check());
        said.extend(checks.filter(others).map(|seat| self.check(seat)));
        let known = before.warnings();
        said.extend(self.warned(|warning, owner| owner != turn && !known.contains(&warning)));
        // To the letter who may take a queen sees it himself.
        if !is_announced(self.table.setup()) {
            said.extend(self.open(turn));
        }
        if let Some(side) = self.table.consulting().filter(|side| side.has(turn)) {
            let partners = side.and(self.now.seating().side(turn));
            said.push((self.look.words().four.news.may_consult)(partners));
        }
        said
    }

    /// Which armies were frozen or released by the last ply, and whom the turn passed over.
    fn armies(&self, before: &Position, mover: Seat) -> Vec<String> {
        let words = &self.look.words().four;
        let (was, is) = (before.mated(), self.now.mated());
        let at = self.now.king(mover);
        let frozen = |owner| self.article(CrossBreach::ArmyFrozen { at, owner });
        let freed = |owner| self.article(CrossBreach::ReleasedMan { at, owner });
        let mut said = Vec::new();
        for seat in is.except(was) {
            said.push((words.news.mated)(seat, frozen(seat)));
        }
        for seat in was.except(is) {
            said.push((words.news.released)(seat, freed(seat)));
        }
        let between = self.now.seating().after(mover).into_iter();
        let passed: Seats = between
            .take_while(|seat| *seat != self.now.turn())
            .collect();
        let old = passed.and(is).and(was);
        if !old.is_empty() {
            said.push((words.turn.passes)(old));
        }
        for seat in passed.except(is) {
            said.push((words.news.passed_over)(seat, "T5"));
        }
        said
    }

    /// What is known of checks and warnings.
    fn known(&self) -> Voiced<'_> {
        Voiced::now(self.table)
    }

    fn check(&self, seat: Seat) -> String {
        let from = labels(&self.known().checkers(seat));
        (self.look.words().four.news.check)(seat, &from)
    }

    /// The warnings to these queens that protect them, a sentence a queen.
    fn warned(&self, which: impl Fn(Warning, Seat) -> bool) -> Vec<String> {
        let say = self.look.words().four.news.queen_warned;
        let warned = self.attacks(self.known().warnings(), which).into_iter();
        let sentences = warned.map(|(queen, owner, by)| {
            let attacker = by.first().copied().unwrap_or(queen);
            let article = self.article(CrossBreach::QueenProtected {
                attacker,
                queen,
                owner,
            });
            say(owner, &CROSS.label(queen), &labels(&by), article)
        });
        sentences.collect()
    }

    /// The queens of a seat that may be taken at once (V11, T8).
    fn open(&self, seat: Seat) -> Vec<String> {
        let say = self.look.words().four.news.queen_open;
        let article = match self.table.setup().game {
            Game::Four1967 => "T8",
            _ => "V11",
        };
        let open = self.attacks(self.now.open_attacks(), |_, owner| owner == seat);
        let sentences = open
            .into_iter()
            .map(|(queen, owner, by)| say(owner, &CROSS.label(queen), &labels(&by), article));
        sentences.collect()
    }

    /// Queens with their owners, each with all that attack her.
    fn attacks(
        &self,
        all: Vec<Warning>,
        which: impl Fn(Warning, Seat) -> bool,
    ) -> Vec<(Square, Seat, Vec<Square>)> {
        let owner = |at: Square| {
            let piece = self.now.piece(at).filter(|piece| piece.role == Role::Queen);
            piece.map(|piece| piece.seat)
        };
        let mut queens: Vec<(Square, Seat, Vec<Square>)> = Vec::new();
        for warning in all {
            let Some(seat) = owner(warning.queen).filter(|seat| which(warning, *seat)) else {
                continue;
            };
            match queens
                .iter_mut()
                .find(|(queen, ..)| *queen == warning.queen)
            {
                Some((.., by)) => by.push(warning.attacker),
                None => queens.push((warning.queen, seat, vec![warning.attacker])),
            }
        }
        queens
    }

    /// The article on what this breach would offend.
    fn article(&self, breach: CrossBreach) -> &'static str {
        let game: Game = self.table.setup().game;
        (game.page().rule)(&Breach::Cross(breach)).article.id
    }
}

fn labels(squares: &[Square]) -> String {
    let labels: Vec<String> = squares.iter().map(|at| CROSS.label(*at)).collect();
    labels.join(", ")
}
