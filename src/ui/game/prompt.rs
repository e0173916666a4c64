//! The line for typed moves and undertakings, and what can still become of what stands there.

use super::app::{App, Dialog, Said};
use super::order::{Order, by_awaited};
use super::promotion::{Promotion, tried};
use crate::board::grid::{Grid, Names};
use crate::board::square::Square;
use crate::lang::sentence::quoted;
use crate::notation::acts::{self, Word};
use crate::notation::letters::Letters;
use crate::notation::meant::Unfit;
use crate::notation::spelled::Unread;
use crate::notation::typed::{Missing, Typed, hint, read};
use crate::notation::written;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::act::{Act, Undertaking};
use crate::table::state::Stage;
use crate::ui::field::Field;
use crate::ui::here::Here;
use crate::ui::keys::intent::{Edit, Intent};
use crate::ui::look::Look;

/// No move is longer, even by way of every square of a capture, nor is an undertaking.
const LONGEST: usize = 72;

/// A line being typed.
#[derive(Clone, Debug)]
pub struct Prompt {
    /// What is typed.
    pub kind: Kind,
    /// The text.
    pub field: Field,
    /// Whether it was asked what the text can become, or it was sent and something is missing.
    pub asked: bool,
    /// What was wrong when it was sent.
    pub untaken: Option<Untaken>,
}

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A move.
    Move,
    /// How one undertakes to mate.
    Pledge,
}

/// Why a text was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Untaken {
    /// It is no move.
    Move(String, Unread),
    /// There is no such man.
    Man(Unfit),
    /// It names no square.
    Square(String),
    /// It does not say which piece is to be huffed.
    Huff,
}

impl Untaken {
    fn said(&self, position: &Position, look: &Look) -> String {
        let words = look.words();
        let lines = &words.screen.prompt;
        match self {
            Untaken::Move(_, Unread::LikeCastling) => words.plain.castling.to_owned(),
            Untaken::Move(text, _) => match position.grid().names() {
                Names::FileAndRank => (lines.no_move)(&quoted(text)),
                Names::Number => (lines.no_move_numbered)(&quoted(text)),
            },
            Untaken::Huff => lines.how_numbered.to_owned(),
            Untaken::Square(text) => (words.plain.no_square)(&quoted(text)),
            Untaken::Man(unfit) => {
                let seat = (words.terms.seat)(position.turn());
                let role = (words.terms.role)(unfit.role());
                (words.plain.no_such_man)(seat, role, unfit.place().as_deref())
            }
        }
    }
}

impl Prompt {
    /// A line with the beginning of a text.
    pub fn new(kind: Kind, text: &str) -> Prompt {
        Prompt {
            kind,
            field: Field::new(text, LONGEST),
            asked: false,
            untaken: None,
        }
    }

    /// Text that was pasted.
    pub fn paste(&mut self, text: &str) {
        self.untaken = None;
        self.asked = false;
        self.field.paste(text.trim());
    }

    /// What is to be said of the text as it stands.
    pub fn said(&self, position: &Position, look: &Look) -> String {
        let lines = &look.words().screen.prompt;
        if let Some(why) = &self.untaken {
            return why.said(position, look);
        }
        let text = self.field.text();
        match (self.kind, text.is_empty()) {
            (Kind::Pledge, _) => return lines.pledge_how.to_owned(),
            // A list that changed with every letter would be most of what a slow line has to carry.
            (Kind::Move, _) if !self.asked => return String::new(),
            (Kind::Move, true) => {
                let how = match position.grid().names() {
                    Names::FileAndRank => lines.how,
                    Names::Number => lines.how_numbered,
                };
                return how.to_owned();
            }
            (Kind::Move, false) => {}
        }
        let letters = Letters::from(look.lang);
        match read(position, text, letters) {
            // Two numbers are a play, though not always a whole one: `32-2`.
            Typed::Play(play) => match position.judge(&play) {
                Ok(_) => String::new(),
                Err(_) => {
                    let candidates = hint(position, text, letters).candidates;
                    match candidates.is_empty() {
                        true => String::new(),
                        false => (lines.more)(&written::list(position, &candidates, letters)),
                    }
                }
            },
            Typed::Several(moves) => (lines.several)(&written::list(position, &moves, letters)),
            Typed::Half { candidates, .. } if candidates.is_empty() => lines.nothing.to_owned(),
            Typed::Half {
                missing,
                candidates,
            } => {
                let list = written::list(position, &candidates, letters);
                match missing {
                    Missing::Goal(from) => (lines.goal)(&position.grid().label(from), &list),
                    _ => (lines.more)(&list),
                }
            }
            Typed::Wrong(_) | Typed::Unfit(_) | Typed::Unread(_) => lines.nothing.to_owned(),
        }
    }

    /// Adds what all moves have in common that the text can become.
    fn complete(&mut self, position: &Position, letters: Letters) {
        let text = self.field.text().to_owned();
        if self.kind == Kind::Pledge || text.is_empty() {
            return;
        }
        let candidates = hint(position, &text, letters).candidates;
        let mut written = candidates
            .into_iter()
            .map(|played| written::write(position, played, letters));
        let Some(first) = written.next() else {
            return;
        };
        let common = written.fold(first, |common, other| {
            let same = common.chars().zip(other.chars());
            same.take_while(|(one, other)| one == other)
                .map(|(one, _)| one)
                .collect()
        });
        if common.chars().count() > text.chars().count() {
            self.field = Field::new(&common, LONGEST);
        }
    }
}

impl App {
    /// Opens the line, with the beginning of a move.
    pub fn type_move(&mut self, text: &str) {
        if self.ply.is_some() {
            self.say(Said::OnlyLooking);
            return;
        }
        self.notice = None;
        self.dialog = Some(Dialog::Prompt(Prompt::new(Kind::Move, text)));
    }

    /// A key in the line.
    pub fn in_prompt(
        &mut self,
        table: &Table,
        mut prompt: Prompt,
        intent: Intent,
        here: &Here,
    ) -> Option<Order> {
        let letters = Letters::from(here.look.lang);
        match intent {
            Intent::Cancel => return None,
            Intent::Choose if prompt.field.text().trim().is_empty() => return None,
            Intent::Choose => {
                return match prompt.kind {
                    Kind::Move => self.send(table, prompt, letters),
                    Kind::Pledge => self.pledge(table, prompt),
                };
            }
            Intent::Next | Intent::Previous => {
                prompt.asked = true;
                prompt.complete(&table.state().position, letters);
            }
            Intent::Edit(edit) => {
                prompt.untaken = None;
                prompt.asked = false;
                let was_empty = prompt.field.text().is_empty();
                prompt.field.edit(edit);
                let erases = matches!(edit, Edit::EraseLeft);
                if was_empty && erases {
                    return None;
                }
            }
            _ => {}
        }
        self.dialog = Some(Dialog::Prompt(prompt));
        None
    }

    fn send(&mut self, table: &Table, mut prompt: Prompt, letters: Letters) -> Option<Order> {
        if table.state().stage != Stage::Play {
            self.cannot_play(table, self.cursor);
            return None;
        }
        let position = &table.state().position;
        let text = prompt.field.text().to_owned();
        let word = match position.draughts() {
            Some(_) => acts::read(&text, position.grid()),
            None => None,
        };
        let (text, insists) = match word {
            Some(Word::Huff(at)) => return by_awaited(table, Act::Huff(at)),
            Some(Word::Demand) => return by_awaited(table, Act::Demand),
            Some(Word::HuffNowhere(named)) => {
                prompt.untaken = Some(match named {
                    "" => Untaken::Huff,
                    named => Untaken::Square(named.to_owned()),
                });
                self.dialog = Some(Dialog::Prompt(prompt));
                return None;
            }
            Some(Word::Insist(play)) => (play, true),
            None => (text.as_str(), false),
        };
        match read(position, text, letters) {
            Typed::Play(play) if insists => return by_awaited(table, Act::Insist(play)),
            Typed::Play(play) => {
                let play = tried(position, play);
                return by_awaited(table, Act::Play(play));
            }
            Typed::Half {
                missing: Missing::Promotion(play),
                ..
            } => {
                self.dialog = Some(Dialog::Promotion(Promotion::new(play)));
                return None;
            }
            Typed::Wrong(breach) => {
                self.wrong(table, breach);
                return None;
            }
            Typed::Several(_) | Typed::Half { .. } => prompt.asked = true,
            Typed::Unfit(unfit) => {
                if let Some(breach) = unfit.breach() {
                    self.wrong(table, breach);
                    return None;
                }
                prompt.untaken = Some(Untaken::Man(unfit));
            }
            Typed::Unread(why) => {
                prompt.untaken = Some(Untaken::Move(prompt.field.text().to_owned(), why));
            }
        }
        self.dialog = Some(Dialog::Prompt(prompt));
        None
    }

    fn pledge(&mut self, table: &Table, mut prompt: Prompt) -> Option<Order> {
        let grid = table.state().position.grid();
        match undertaking(prompt.field.text(), grid) {
            Ok(how) => by_awaited(table, Act::Undertake(how)),
            Err(why) => {
                prompt.untaken = Some(why);
                self.dialog = Some(Dialog::Prompt(prompt));
                None
            }
        }
    }
}

/// The man's square and the square of the mate; a dash for none.
fn undertaking(text: &str, grid: &Grid) -> Result<Undertaking, Untaken> {
    let mut words = text.split_whitespace();
    let mut square = || -> Result<Option<Square>, Untaken> {
        match words.next() {
            None | Some("-") => Ok(None),
            Some(word) => match grid.named(word) {
                Some(square) => Ok(Some(square)),
                None => Err(Untaken::Square(word.to_owned())),
            },
        }
    };
    Ok(Undertaking {
        man: square()?,
        on: square()?,
    })
}
