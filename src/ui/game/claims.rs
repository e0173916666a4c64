//! What can be claimed of another, for whom, by the article or by pointing at the man (A10 to A18, A23; V13; D3, D10; T9).

use super::app::{App, Dialog};
use super::opened::Reading;
use super::order::Order;
use super::passing::who;
use super::why::men;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::Game;
use crate::games::page::{Announcing, Stands};
use crate::law::offence::Offence;
use crate::law::ruling::Ruling;
use crate::table::Table;
use crate::table::act::{Act, Claim};
use crate::table::letter::Fault;
use crate::table::sides::others;
use crate::table::spoken::may_announce;
use crate::ui::here::Here;
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::look::Look;
use crate::ui::ring::Turn;

/// What can be claimed, and for whom.
#[derive(Clone, Debug)]
pub struct Claims {
    /// Who can claim, the seat at turn first.
    seats: Vec<Seat>,
    /// Who of them does.
    seat: Seat,
    /// Which claim is chosen.
    pub list: List,
    /// The article that lay open before, and whether it was to be read.
    before: (Ruling, Reading),
}

impl Claims {
    /// What can be claimed now; nothing where the table tells it and there is nothing.
    pub fn new(table: &Table, before: (Ruling, Reading)) -> Option<Claims> {
        let position = &table.state().position;
        let turn = position.turn();
        let mut seats = others(position, turn);
        seats.insert(0, turn);
        if table.setup().house.hints() {
            seats.retain(|seat| !table.claimable(*seat).is_empty());
        }
        let seat = seats.first().copied()?;
        Some(Claims {
            seats,
            seat,
            list: List::default(),
            before,
        })
    }

    /// Who claims.
    pub const fn claimant(&self) -> Seat {
        self.seat
    }

    /// Can another claim?
    pub fn asks_for_whom(&self) -> bool {
        self.seats.len() > 1
    }

    /// What he can claim: what there is, where the table tells it; else everything that its source knows, and the man on
    /// this square.
    pub fn all(&self, table: &Table, cursor: Square) -> Vec<Claim> {
        if table.setup().house.hints() {
            // Several of a kind are told apart by the men that did it.
            let faults = table.claimable(self.seat);
            let alone = |fault: &Fault| {
                let same = faults.iter().filter(|one| one.offence == fault.offence);
                same.count() == 1
            };
            let claim = |fault: &Fault| match alone(fault) {
                true => Claim::Offence(fault.offence),
                false => Claim::Pointing(fault.at),
            };
            return faults.iter().map(claim).collect();
        }
        let known = Offence::ALL.into_iter();
        let known = known.filter(|offence| is_known(table.setup().game, *offence));
        let man = table.state().position.piece(cursor);
        let pointing = man.map(|_| Claim::Pointing(cursor));
        known.map(Claim::Offence).chain(pointing).collect()
    }

    /// The claims as they are read.
    pub fn said(&self, table: &Table, cursor: Square, look: &Look) -> Vec<String> {
        let words = look.words();
        let position = &table.state().position;
        if table.setup().house.hints() {
            let faults = table.claimable(self.seat).into_iter();
            let said = faults.map(|fault| {
                let by = who(table, fault.by, look);
                let what = men(position, |board| {
                    (words.letter.fault)(fault.offence, &by, fault.at, board)
                });
                (words.hands.claim)(fault.offence.article().id, &what)
            });
            return said.collect();
        }
        let all = self.all(table, cursor).into_iter();
        let said = all.map(|claim| match claim {
            Claim::Offence(offence) => {
                let what = (words.letter.offence)(offence);
                (words.hands.claim)(offence.article().id, what)
            }
            Claim::Pointing(at) => {
                let label = position.grid().label(at);
                format!("{} ({label})", words.letter.choice.point)
            }
            _ => String::new(),
        });
        said.collect()
    }

    /// Opens the article of the chosen claim.
    pub fn turn_page(&self, app: &mut App, table: &Table) {
        let chosen = self.list.chosen();
        let offence = match table.setup().house.hints() {
            true => {
                let faults = table.claimable(self.seat);
                faults.get(chosen).map(|fault| fault.offence)
            }
            false => match self.all(table, app.cursor).get(chosen) {
                Some(Claim::Offence(offence)) => Some(*offence),
                _ => None,
            },
        };
        if let Some(offence) = offence {
            app.page = Ruling::by(offence.article());
            app.reading = Reading::Cited;
            app.scroll = 0;
        }
    }
}

/// What can be claimed, where the table tells it: the first thing that somebody can, and all who can, the seat at turn
/// before the others. Who may still say check has not yet forgotten it.
pub fn told(table: &Table) -> Option<(Vec<Seat>, Fault)> {
    let (setup, state) = (table.setup(), table.state());
    let turn = state.position.turn();
    let mut seats = others(&state.position, turn);
    seats.insert(0, turn);
    let may_yet_say =
        |fault: &Fault| fault.offence == Offence::Unwarned && may_announce(setup, state, fault.by);
    let fault = seats.iter().find_map(|seat| {
        let mut all = table.claimable(*seat).into_iter();
        all.find(|fault| !may_yet_say(fault))
    })?;
    seats.retain(|seat| table.claimable(*seat).contains(&fault));
    Some((seats, fault))
}

/// Can it be committed in this game, and claimed?
fn is_known(game: Game, offence: Offence) -> bool {
    let Some(letter) = game.page().letter else {
        return false;
    };
    match offence {
        Offence::EnemysMan
        | Offence::FalseCapture
        | Offence::OwnManTaken
        | Offence::FalseMove
        | Offence::TwoMoves
        | Offence::FalseCastling => letter.stands == Stands::Chess,
        Offence::KingInCheck | Offence::CheckFalselySaid => {
            letter.announcing != Announcing::ByTheProgram
        }
        Offence::Unwarned => letter.announcing == Announcing::ToKingsAndQueens,
        Offence::WrongLine | Offence::OwnPiecesTaken => letter.stands == Stands::Draughts,
        Offence::KingExposed => letter.stands == Stands::KingExposed,
    }
}

impl App {
    /// A key in the list of claims.
    pub fn in_claims(
        &mut self,
        table: &Table,
        mut claims: Claims,
        intent: Intent,
        here: &Here,
    ) -> Option<Order> {
        let all = claims.all(table, self.cursor);
        let chosen = match intent {
            Intent::Cancel | Intent::Back | Intent::Quit => {
                (self.page, self.reading) = claims.before;
                self.scroll = 0;
                return None;
            }
            Intent::Choose => all.get(claims.list.chosen()),
            Intent::Number(number) => all.get(usize::from(number).wrapping_sub(1)),
            _ => None,
        };
        if let Some(claim) = chosen {
            return Some(Order::Act(claims.claimant(), Act::Claim(*claim)));
        }
        let turn = match intent {
            Intent::Next | Intent::Go(Way::Right) => Some(Turn::On),
            Intent::Previous | Intent::Go(Way::Left) => Some(Turn::Back),
            _ => None,
        };
        if let Some(seat) = turn.and_then(|turn| turn.beside(&claims.seats, &claims.seat)) {
            claims.seat = *seat;
            claims.list = List::default();
        }
        let order = self.beside_list(table, intent, here);
        let length = claims.all(table, self.cursor).len();
        if let Some(step) = Step::of(intent).filter(|step| steps(*step)) {
            claims.list.step(step, length, length);
            claims.turn_page(self, table);
        }
        self.dialog = Some(Dialog::Claims(claims));
        order
    }

    /// What a key means in a list of choices beside choosing: the article that lies open is read on.
    pub fn beside_list(&mut self, table: &Table, intent: Intent, here: &Here) -> Option<Order> {
        match intent {
            Intent::PageUp | Intent::PageDown => self.scroll_page(table, intent, here),
            Intent::Book => return Some(Order::Book(self.page.article)),
            Intent::Help => return Some(Order::Keys),
            _ => {}
        }
        None
    }
}

/// Pages are those of the article.
pub const fn steps(step: Step) -> bool {
    !matches!(step, Step::PageUp | Step::PageDown)
}
