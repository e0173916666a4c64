//! What is answered to a typed move that is none, or not yet one.

use super::answer::{Answer, First};
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

/// A typed move that can be judged.
pub enum Clear {
    /// By the table.
    Play(Play),
    /// It is judged already.
    Wrong(Breach),
}

/// Reads a typed move; what cannot be judged is answered with what is missing, or what is wrong.
pub fn read(position: &Position, text: &str, lang: Lang, answer: &mut Answer) -> Option<Clear> {
    match typed::read(position, text, Letters::from(lang)) {
        Typed::Play(play) => Some(Clear::Play(play)),
        Typed::Wrong(breach) => Some(Clear::Wrong(breach)),
        Typed::Several(moves) => {
            let words = lang.words();
            let moves = either(position, &moves, lang);
            let text = (words.plain.several)(&quoted(text), &moves);
            answer.say(First::Choose, &text);
            None
        }
        Typed::Half {
            missing,
            candidates,
        } => {
            half(position, missing, &candidates, lang, answer);
            None
        }
        Typed::Unfit(unfit) => match unfit.breach() {
            Some(breach) => Some(Clear::Wrong(breach)),
            None => {
                answer.say(First::Error, &no_such_man(position, unfit, lang));
                None
            }
        },
        Typed::Unread(why) => {
            answer.say(First::Error, &unread(why, text, lang));
            None
        }
    }
}

fn half(
    position: &Position,
    missing: Missing,
    candidates: &[Move],
    lang: Lang,
    answer: &mut Answer,
) {
    let words = &lang.words().plain;
    let moves = written::list(position, candidates, Letters::from(lang));
    let text = match missing {
        Missing::Goal(from) if candidates.is_empty() => {
            let text = (words.no_move_from)(&position.grid().label(from));
            answer.say(First::Error, &text);
            return;
        }
        Missing::Goal(from) => (words.where_to)(&position.grid().label(from), &moves),
        Missing::Promotion(_) => (words.promotion)(&moves),
        Missing::Rest => (words.half)(&moves),
    };
    answer.say(First::Choose, &text);
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
