//! Questions before something that cannot be undone; only the yes key says yes.

use super::app::Keeping;
use super::order::{Order, by_awaited};
use super::seats::name;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::table::Table;
use crate::table::act::{Act, Claim};
use crate::ui::keys::Keys;
use crate::ui::keys::intent::{Context, Intent};
use crate::ui::look::Look;

/// A question of the program's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Does this seat give up?
    Resign(Seat),
    /// Does the seat to move huff the piece on this square?
    Huff(Square),
    /// Does it demand the capture?
    Demand,
    /// Does the seat to move begin to count?
    Count,
    /// Does the seat to move offer a draw?
    OfferDraw,
    /// Does the seat to move claim a draw?
    Claim(Claim),
    /// Does this seat claim that a flag has fallen?
    Flag(Seat),
    /// Does this seat have the game begun afresh (A1, A3)?
    Afresh(Seat),
    /// To the menu?
    Leave,
    /// Out of the program?
    Interrupt,
    /// This, for which a letter asked that may have been the file of a square?
    Sure(Intent),
}

impl Ask {
    /// What an answer leads to; whatever is not yes is no.
    pub fn answer(self, table: &Table, intent: Intent) -> Option<Order> {
        if intent != Intent::Yes {
            return None;
        }
        match self {
            Ask::Resign(seat) => Some(Order::Act(seat, Act::Resign)),
            Ask::Huff(at) => by_awaited(table, Act::Huff(at)),
            Ask::Demand => by_awaited(table, Act::Demand),
            Ask::Count => by_awaited(table, Act::Count),
            Ask::OfferDraw => by_awaited(table, Act::OfferDraw),
            Ask::Claim(claim) => by_awaited(table, Act::Claim(claim)),
            Ask::Flag(seat) => Some(Order::Act(seat, Act::Claim(Claim::Flag))),
            Ask::Afresh(seat) => Some(Order::Act(seat, Act::Afresh)),
            Ask::Leave => Some(Order::Leave),
            Ask::Interrupt => Some(Order::End),
            // Only the eyes know what it would do.
            Ask::Sure(_) => None,
        }
    }

    /// Does one go away with it?
    pub const fn leaves(self) -> bool {
        matches!(self, Ask::Leave | Ask::Interrupt)
    }

    /// The question, in the name of who must answer it.
    pub fn question(self, table: &Table, look: &Look, keeping: Keeping) -> String {
        let lines = &look.words().screen.ask;
        let kept = match keeping {
            // A game is kept from its first act on.
            Keeping::Kept if table.entries().is_empty() => "",
            Keeping::Kept => lines.kept,
            Keeping::Unkept => lines.unkept,
            Keeping::LookedAt | Keeping::Exercise => "",
        };
        let to_move = name(table, table.state().position.turn(), look);
        match self {
            Ask::Resign(seat) => match table.state().position.cross() {
                None => (lines.resign)(&name(table, seat, look)),
                Some(cross) => {
                    let partner = cross.seating().partner(seat);
                    let ask = look.words().four.ask.resign_sure;
                    ask(&name(table, seat, look), &name(table, partner, look))
                }
            },
            Ask::Huff(at) => {
                let label = table.state().position.grid().label(at);
                (lines.huff)(&to_move, &label)
            }
            Ask::Demand => (lines.demand)(&to_move),
            Ask::Count => (lines.count)(&to_move),
            Ask::OfferDraw => {
                let seat = table.state().awaited();
                let seat = seat.unwrap_or(table.state().position.turn());
                (lines.offer_draw)(&name(table, seat, look))
            }
            Ask::Claim(_) => (lines.claim)(&to_move),
            Ask::Flag(seat) => (look.words().clock.ask_flag)(&name(table, seat, look)),
            Ask::Afresh(seat) => {
                // Where it is not told what is wrong, the question does not tell it either.
                let setup = table.setup();
                let turned = match setup.house.hints() {
                    true => table.state().letter.board_is_turned(),
                    false => setup.giver().is_none(),
                };
                let article = if turned { "A1" } else { "A3" };
                (look.words().hands.afresh)(&name(table, seat, look), article)
            }
            Ask::Leave => format!("{} {kept}", lines.leave).trim_end().to_owned(),
            Ask::Interrupt => format!("{} {kept}", lines.interrupt).trim_end().to_owned(),
            Ask::Sure(intent) => {
                let mut all = Keys::bindings().iter();
                let meant = all.find(|binding| {
                    binding.intent == intent && binding.contexts.contains(&Context::Board)
                });
                let what = meant.map_or("", |binding| (binding.said)(&look.words().keys));
                (lines.sure)(what)
            }
        }
    }
}
