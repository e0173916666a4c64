//! The lines in English.

mod book;
mod cross;
mod draughts;
mod endings;
mod exercise;
mod four;
mod hands;
mod help;
mod keys;
mod law;
mod letter;
mod men;
mod menu;
mod plain;
mod reasons;
mod room;
mod screen;
mod seen;
mod terms;
mod treatment;

use crate::lang::words::Words;

/// Every line in English.
pub static WORDS: Words = Words {
    terms: terms::TERMS,
    reasons: reasons::REASONS,
    endings: endings::ENDINGS,
    four: four::FOUR,
    exercise: exercise::EXERCISES,
    keys: keys::KEYS,
    law: law::LAW,
    letter: letter::LETTER,
    treatment: treatment::TREATMENT,
    book: book::BOOK,
    menu: menu::MENU,
    help: help::HELP,
    plain: plain::PLAIN,
    room: room::ROOM,
    screen: screen::SCREEN,
    hands: hands::HANDS,
    seen: seen::SEEN,
};
