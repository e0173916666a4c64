//! The lines in Dutch.

mod book;
mod clock;
mod command;
mod config;
mod contest;
mod cross;
mod damage;
mod draughts;
mod endings;
mod exchange;
mod exercise;
mod faults;
mod four;
mod hands;
mod help;
mod keys;
mod law;
mod laying;
mod letter;
mod looks;
mod men;
mod menu;
mod misuse;
mod plain;
mod reasons;
mod room;
mod screen;
mod seen;
mod settings;
mod shelf;
mod terms;
mod treatment;

use crate::lang::Lang;
use crate::lang::words::Words;

/// Every line in Dutch.
pub static WORDS: Words = Words {
    lang: Lang::Nl,
    terms: terms::TERMS,
    reasons: reasons::REASONS,
    endings: endings::ENDINGS,
    clock: clock::CLOCK,
    four: four::FOUR,
    exchange: exchange::EXCHANGE,
    exercise: exercise::EXERCISES,
    faults: faults::FAULTS,
    damage: damage::DAMAGE,
    keys: keys::KEYS,
    law: law::LAW,
    laying: laying::LAYING,
    letter: letter::LETTER,
    looks: looks::LOOKS,
    treatment: treatment::TREATMENT,
    book: book::BOOK,
    command: command::COMMAND,
    misuse: misuse::MISUSE,
    menu: menu::MENU,
    config: config::CONFIG,
    contest: contest::CONTEST,
    help: help::HELP,
    plain: plain::PLAIN,
    room: room::ROOM,
    screen: screen::SCREEN,
    hands: hands::HANDS,
    seen: seen::SEEN,
    shelf: shelf::SHELF,
};
