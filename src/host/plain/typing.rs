//! What is answered to a typed move that is none, or not yet one.

use super::answer::{Answer, First};
use crate::board::piece::{Role, Seat};
use crate::lang::Lang;
use crate::lang::sentence::{list, quoted};
use crate::law::breach::Breach;
use crate::notation::letters::Letters;
use crate::notation::meant::Unfit;
use crate::notation::spelled::Unread;
use crate::notation::typed::{self, Missing, Typed};
use crate::notation::written;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::ui::game::touch::known_moves;

/// A typed move that can be judged.
pub enum Clear {
    /// By the table.
    Play(Play),
    /// It is judged already.
    Wrong(Breach),
}

/// Reads what is typed at a table as moves, and says moves back.
pub struct Reader<'a> {
    table: &'a Table,
    /// With the turn of who moves.
    position: Position,
    kind: Kind,
    lang: Lang,
}

/// Which moves are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Those of the seat at turn.
    Ordinary,
    /// Second moves, made at once with a first (A14).
    Second,
}

impl<'a> Reader<'a> {
    /// Of the moves of the seat at turn.
    pub const fn at(table: &'a Table, lang: Lang) -> Reader<'a> {
        Reader {
            table,
            position: table.state().position,
            kind: Kind::Ordinary,
            lang,
        }
    }

    /// Of the second moves of this seat (A14).
    pub fn second(table: &'a Table, seat: Seat, lang: Lang) -> Reader<'a> {
        Reader {
            table,
            position: table.state().position.with_turn(seat),
            kind: Kind::Second,
            lang,
        }
    }

    /// A move as it is said back. Where the players say check, no move tells of one.
    pub fn write(&self, played: Move) -> String {
        match self.kind {
            Kind::Ordinary => written::write_at(self.table, played, Letters::from(self.lang)),
            Kind::Second => written::squares(&self.position, played),
        }
    }

    fn list(&self, moves: &[Move]) -> Vec<String> {
        moves.iter().map(|played| self.write(*played)).collect()
    }

    /// Reads a typed move; what cannot be judged is answered with what is missing, or what is wrong.
    pub fn read(&self, text: &str, answer: &mut Answer) -> Option<Clear> {
        let words = self.lang.words();
        let letters = Letters::from(self.lang);
        let read = match self.kind {
            Kind::Ordinary => typed::read_at(self.table, &known_moves(self.table), text, letters),
            Kind::Second => typed::read(&self.position, text, letters),
        };
        match read {
            Typed::Play(play) => Some(Clear::Play(play)),
            Typed::Wrong(breach) => Some(Clear::Wrong(breach)),
            Typed::Several(moves) => {
                let moves = list(&self.list(&moves), words.terms.or);
                let text = (words.plain.several)(&quoted(text), &moves);
                answer.say(First::Choose, &text);
                None
            }
            Typed::Half {
                missing,
                candidates,
            } => {
                self.half(missing, &candidates, answer);
                None
            }
            Typed::Unfit(unfit) => match unfit.breach() {
                Some(breach) => Some(Clear::Wrong(breach)),
                None => {
                    answer.say(First::Error, &no_such_man(&self.position, unfit, self.lang));
                    None
                }
            },
            Typed::Unread(why) => {
                answer.say(First::Error, &unread(why, text, self.lang));
                None
            }
        }
    }

    fn half(&self, missing: Missing, candidates: &[Move], answer: &mut Answer) {
        let words = &self.lang.words().plain;
        let moves = match missing {
            // A false move of a pawn: no legal one says what he can become.
            Missing::Promotion(play) if candidates.is_empty() => self.promotions(&play),
            _ => self.list(candidates).join(", "),
        };
        let text = match missing {
            Missing::Goal(from) if candidates.is_empty() => {
                let text = (words.no_move_from)(&self.position.grid().label(from));
                answer.say(First::Error, &text);
                return;
            }
            Missing::Goal(from) => (words.where_to)(&self.position.grid().label(from), &moves),
            Missing::Promotion(_) => (words.promotion)(&moves),
            Missing::Rest => (words.half)(&moves),
        };
        answer.say(First::Choose, &text);
    }
}

impl Reader<'_> {
    /// A play of a pawn with everything that he can become.
    fn promotions(&self, play: &Play) -> String {
        let letters = Letters::from(self.lang);
        let squares = written::play(&self.position, play);
        let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let plays = roles.map(|role| format!("{squares}{}", letters.of(role).to_ascii_lowercase()));
        plays.join(", ")
    }
}

/// The seat at turn has no such man, on the file or rank or square named if any is.
pub fn no_such_man(position: &Position, unfit: Unfit, lang: Lang) -> String {
    let words = lang.words();
    let seat = (words.terms.seat)(position.turn());
    let role = (words.terms.role)(unfit.role());
    (words.plain.no_such_man)(seat, role, unfit.place().as_deref())
}

/// Why a text is no move.
pub fn unread(why: Unread, text: &str, lang: Lang) -> String {
    let words = &lang.words().plain;
    match why {
        Unread::Empty => words.nothing_typed.to_owned(),
        Unread::LikeCastling => words.castling.to_owned(),
        Unread::TooLong | Unread::NoMove => (words.not_understood)(&quoted(text)),
    }
}

/// Several moves as a choice: `R2a4 or R6a4`.
pub fn either(position: &Position, moves: &[Move], lang: Lang) -> String {
    let written: Vec<String> = moves
        .iter()
        .map(|played| written::write(position, *played, Letters::from(lang)))
        .collect();
    list(&written, lang.words().terms.or)
}
