//! The line for typed moves and undertakings, and what can still become of what stands there.

use super::app::{App, Dialog, Said};
use super::examples::Examples;
use super::letter_line;
use super::order::{Order, by_awaited};
use super::promotion::{Promotion, tried};
use super::reading::Reading;
use super::spoken::last_mover;
use crate::board::grid::{Grid, Names};
use crate::board::square::Square;
use crate::lang::sentence::{capital, list, quoted};
use crate::notation::acts::{self, Word};
use crate::notation::letters::Letters;
use crate::notation::meant::Unfit;
use crate::notation::spelled::Unread;
use crate::notation::typed::{Missing, Typed};
use crate::rules::play::Play;
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
    /// A move, or an act in words.
    Move,
    /// A second move of who moved last (A14).
    Second,
    /// How one undertakes to mate.
    Pledge,
}

/// What becomes of a typed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It is made.
    Play,
    /// It is made against a warning.
    Insist,
    /// It is made, and check said with it.
    Announcing,
    /// It is made at once with that of who moved last (A14).
    Second,
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
        let moves = || Examples::of(position, Letters::from(look.lang)).moves;
        match self {
            Untaken::Move(_, Unread::LikeCastling) => capital(words.plain.castling) + ".",
            Untaken::Move(text, _) => {
                (lines.no_move)(&quoted(text), &list(&moves(), words.terms.or))
            }
            Untaken::Huff => (lines.how_numbered)(&moves().join(", ")),
            Untaken::Square(text) => capital(&(words.plain.no_square)(&quoted(text))) + ".",
            Untaken::Man(unfit) => {
                let seat = (words.terms.seat)(position.turn());
                let role = (words.terms.role)(unfit.role());
                capital(&(words.plain.no_such_man)(
                    seat,
                    role,
                    unfit.place().as_deref(),
                )) + "."
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
    pub fn said(&self, table: &Table, look: &Look) -> String {
        let words = look.words();
        let lines = &words.screen.prompt;
        let position = &table.state().position;
        if let Some(why) = &self.untaken {
            return why.said(position, look);
        }
        let letters = Letters::from(look.lang);
        // Of who would move: a second move is not the seat's at turn.
        let second = self.is_second(table);
        let moving = match second {
            true => position.with_turn(last_mover(table)),
            false => *position,
        };
        let examples = Examples::of(&moving, letters);
        let is_empty = self.field.text().is_empty();
        match (self.kind, is_empty) {
            (Kind::Pledge, _) => return lines.pledge_how.to_owned(),
            _ if second && !self.asked => return format!("{}.", words.letter.choice.second),
            // A list that changed with every letter would be most of what a slow line has to carry.
            (Kind::Move, _) if !self.asked => return String::new(),
            (Kind::Second, true) => {
                let moves = examples.moves.join(", ");
                return format!("{}: {moves}", words.letter.choice.second);
            }
            (Kind::Move, true) => {
                let letter = table.setup().house.is_to_the_letter();
                let Examples {
                    squares, touched, ..
                } = examples;
                return match (position.grid().names(), letter) {
                    (Names::FileAndRank, false) => examples.moves.join(", "),
                    (Names::Number, false) => (lines.how_numbered)(&examples.moves.join(", ")),
                    (Names::FileAndRank, true) => {
                        (words.hands.how)(squares, touched, examples.second)
                    }
                    (Names::Number, true) => (words.hands.how_numbered)(squares, touched),
                };
            }
            (Kind::Move | Kind::Second, false) => {}
        }
        let nothing = || (lines.nothing)(&list(&examples.moves, words.terms.or));
        let (reading, text) = self.reading(table, letters);
        let said = match reading.read(text) {
            // Two numbers are a play, though not always a whole one: `32-2`.
            Typed::Play(play) if reading.is_whole(&play) => String::new(),
            Typed::Play(_) => {
                let candidates = reading.candidates(text);
                match candidates.is_empty() {
                    true => String::new(),
                    false => (lines.more)(&reading.list(&candidates)),
                }
            }
            Typed::Several(moves) => (lines.several)(&reading.list(&moves)),
            // A pawn goes falsely to the last rank: what it becomes is asked when the move is made.
            Typed::Half {
                missing: Missing::Promotion(_),
                candidates,
            } if candidates.is_empty() => String::new(),
            Typed::Half { candidates, .. } if candidates.is_empty() => nothing(),
            Typed::Half {
                missing,
                candidates,
            } => {
                let list = reading.list(&candidates);
                match missing {
                    Missing::Goal(from) => (lines.goal)(&position.grid().label(from), &list),
                    _ => (lines.more)(&list),
                }
            }
            Typed::Wrong(_) | Typed::Unfit(_) | Typed::Unread(_) => nothing(),
        };
        match second && !said.is_empty() {
            true => format!("{}. {said}", words.letter.choice.second),
            false => said,
        }
    }

    /// Is it a second move that is typed (A14), in its own line or behind the word for it?
    fn is_second(&self, table: &Table) -> bool {
        let letter = table.setup().house.is_to_the_letter();
        let line = letter_line::read(self.field.text(), table.state().position.grid());
        let also = matches!(line, Some(letter_line::Line::Also(_)));
        self.kind == Kind::Second || letter && also
    }

    /// The moves that are typed, and the text of one.
    fn reading<'t>(&'t self, table: &'t Table, letters: Letters) -> (Reading<'t>, &'t str) {
        let text = self.field.text();
        let letter = table.setup().house.is_to_the_letter();
        let line = letter_line::read(text, table.state().position.grid()).filter(|_| letter);
        match (self.kind, line) {
            (Kind::Second, _) => (Reading::second(table, letters), text),
            (_, Some(letter_line::Line::Also(rest))) => (Reading::second(table, letters), rest),
            _ => (Reading::at_turn(table, letters), text),
        }
    }

    /// Adds what all moves have in common that the text can become.
    fn complete(&mut self, table: &Table, letters: Letters) {
        if self.kind == Kind::Pledge || self.field.text().is_empty() {
            return;
        }
        let (reading, text) = self.reading(table, letters);
        let candidates = reading.candidates(text);
        let mut written = candidates.into_iter().map(|played| reading.write(played));
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
            let all = self.field.text();
            let before = all.strip_suffix(text).unwrap_or_default();
            self.field = Field::new(&format!("{before}{common}"), LONGEST);
        }
    }
}

/// The square whose number is the whole text: it is chosen as by the cursor, to take up or to put down there.
fn named_alone(text: &str, grid: &Grid) -> Option<Square> {
    match grid.names() {
        Names::Number => grid.named(text.trim()),
        Names::FileAndRank => None,
    }
}

impl App {
    /// Opens the line, with the beginning of a move.
    pub fn type_move(&mut self, text: &str) {
        if self.looks_back() {
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
                    Kind::Second => {
                        let text = prompt.field.text().to_owned();
                        self.typed(table, prompt, &text, How::Second, letters)
                    }
                    Kind::Pledge => self.pledge(table, prompt),
                };
            }
            Intent::Next | Intent::Previous => {
                prompt.asked = true;
                prompt.complete(table, letters);
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
        let position = &table.state().position;
        let text = prompt.field.text().to_owned();
        if table.setup().house.is_to_the_letter()
            && let Some(line) = letter_line::read(&text, position.grid())
        {
            return self.obey_line(table, prompt, &line, letters);
        }
        if table.state().stage != Stage::Play {
            self.cannot_play(table, self.cursor);
            return None;
        }
        let word = match position.draughts() {
            Some(_) => acts::read(&text, position.grid()),
            None => None,
        };
        if let Some(at) = named_alone(&text, position.grid()) {
            self.cursor = at;
            return self.choose(table);
        }
        match word {
            Some(Word::Huff(at)) => by_awaited(table, Act::Huff(at)),
            Some(Word::Demand) => by_awaited(table, Act::Demand),
            Some(Word::HuffNowhere(named)) => {
                prompt.untaken = Some(match named {
                    "" => Untaken::Huff,
                    named => Untaken::Square(named.to_owned()),
                });
                self.dialog = Some(Dialog::Prompt(prompt));
                None
            }
            Some(Word::Insist(play)) => self.typed(table, prompt, play, How::Insist, letters),
            None => self.typed(table, prompt, &text, How::Play, letters),
        }
    }

    /// A typed move: made, or said to be none.
    pub fn typed(
        &mut self,
        table: &Table,
        mut prompt: Prompt,
        text: &str,
        how: How,
        letters: Letters,
    ) -> Option<Order> {
        let reading = match how {
            How::Second => Reading::second(table, letters),
            _ => Reading::at_turn(table, letters),
        };
        match reading.read(text) {
            Typed::Play(play) => return made(table, play, how),
            Typed::Half {
                missing: Missing::Promotion(play),
                ..
            } if how == How::Play => {
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

/// A typed move as an act.
fn made(table: &Table, play: Play, how: How) -> Option<Order> {
    let position = &table.state().position;
    match how {
        How::Play => by_awaited(table, Act::Play(tried(position, play))),
        How::Insist => by_awaited(table, Act::Insist(play)),
        How::Announcing => {
            let seat = position.turn();
            let play = Act::Play(tried(position, play));
            Some(Order::Acts(vec![(seat, play), (seat, Act::Announce)]))
        }
        How::Second => Some(Order::Act(last_mover(table), Act::Second(play))),
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
