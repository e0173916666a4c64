//! The desk on which a position is set up: cursor, hand, the men that are put, and what was there before.

use crossterm::event::KeyEvent;

use super::sheet::{self, Row};
use crate::board::piece::{Piece, Role, Seat};
use crate::board::square::Square;
use crate::games::Game;
use crate::games::page::Laws;
use crate::lang::{Lang, Say};
use crate::notation::fen;
use crate::notation::fen_chess::MOST_MOVES;
use crate::notation::letters::Letters;
use crate::table::laying::Laying;
use crate::ui::field::Field;
use crate::ui::game::hand::step;
use crate::ui::game::turned::Turned;
use crate::ui::here::Here;
use crate::ui::keys::intent::{Context, Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::look::{Glyphs, Look};
use crate::ui::over::over;
use crate::ui::ring::Turn;
use crate::ui::window::Copied;

/// The most letters of a text that is typed.
pub const LONGEST: usize = 2000;
/// How many steps can be undone.
const REMEMBERED: usize = 200;

/// A position being set up.
#[derive(Clone, Debug)]
pub struct Desk {
    /// What it was opened with.
    origin: Laying,
    /// What lay on it when it was last copied or played.
    safe: Option<Laying>,
    pub(super) laying: Laying,
    past: Vec<Laying>,
    pub(super) cursor: Square,
    pub(super) hand: Option<Square>,
    pub(super) army: Seat,
    pub(super) role: Role,
    turned: Turned,
    pub(super) list: List,
    pub(super) front: Front,
    pub(super) notice: Option<Notice>,
}

/// What keys go to.
#[derive(Clone, Debug)]
pub(super) enum Front {
    Board,
    Sheet,
    Line(Asked, Field),
    /// The question whether to leave what has neither been played nor copied.
    Leave,
}

/// What is being typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    Text,
    Quiet,
    Number,
}

/// What is to be said until the next key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Notice {
    /// Something did not work.
    Wrong(String),
    /// The position text, shown whole, and above it what became of it.
    Text(String, Option<Copied>),
}

/// What the owner must do after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// Nothing but draw again.
    Stay,
    /// Put it away; it is as it was when it is taken out again.
    Close,
    /// Play the position.
    Play,
    /// Give the text to the clipboard.
    Copy,
    /// Show the page of keys.
    Help,
    /// Open the rule book.
    Book,
}

/// The men that can be put in this game.
pub(super) const fn roles(game: Game) -> &'static [Role] {
    match game.page().laws {
        Laws::Draughts => &[Role::Man, Role::Crowned],
        Laws::Chess(_) | Laws::Cross(_) => &Role::CHESS,
    }
}

/// The letters of the men as they are drawn, or as they would be.
pub(super) const fn lettered(look: &Look) -> Lang {
    match look.glyphs {
        Glyphs::Letters(lang) => lang,
        Glyphs::Symbols => look.lang,
    }
}

/// The letter by which a man is put.
pub(super) fn letter(role: Role, lang: Lang) -> char {
    match (lang, role) {
        (Lang::Nl, Role::Pawn) => 'I', // as he is drawn, for P is the knight
        (lang, role) => Letters::from(lang).of(role),
    }
}

impl Desk {
    /// A desk with these men on it.
    pub fn new(laying: Laying) -> Desk {
        let game = laying.game();
        let grid = laying.grid();
        let middle = (grid.files() / 2, grid.ranks() / 2);
        let away =
            |at: &Square| grid.file(*at).abs_diff(middle.0) + grid.rank(*at).abs_diff(middle.1);
        Desk {
            origin: laying.clone(),
            safe: None,
            cursor: grid.squares().min_by_key(away).unwrap_or(Square::new(0)),
            army: laying.turn(),
            laying,
            past: Vec::new(),
            hand: None,
            role: roles(game).first().copied().unwrap_or(Role::Pawn),
            turned: Turned::default(),
            list: List::default(),
            front: Front::Board,
            notice: None,
        }
    }

    /// Was it opened with this, so that what was done on it since then goes on?
    pub fn began_with(&self, laying: &Laying) -> bool {
        self.origin == *laying
    }

    /// What lies on it.
    pub const fn laying(&self) -> &Laying {
        &self.laying
    }

    /// The text of the position that is shown.
    pub fn text(&self) -> Option<&str> {
        match &self.notice {
            Some(Notice::Text(text, _)) => Some(text),
            _ => None,
        }
    }

    /// What became of the text.
    pub fn copied(&mut self, copied: Copied) {
        if let Some(Notice::Text(_, told)) = &mut self.notice {
            *told = Some(copied);
        }
    }

    /// The seat that sits below.
    pub(super) fn below(&self) -> Seat {
        let seats = self.laying.game().seats();
        self.turned.from(seats[0], seats)
    }

    /// Where keys are pressed now.
    const fn context(&self) -> Context {
        match self.front {
            Front::Board => Context::Laying,
            Front::Sheet => Context::List,
            Front::Line(..) => Context::Text,
            Front::Leave => Context::Question,
        }
    }

    /// A key.
    pub fn press(&mut self, key: &KeyEvent, here: &Here) -> Done {
        let intent = match self.context() {
            Context::Text => here.in_text(key),
            context => here.keys.intent(key, context),
        };
        let Some(intent) = intent else {
            return Done::Stay;
        };
        self.notice = None;
        match self.front {
            Front::Board => self.at_board(intent, here),
            Front::Sheet => self.in_sheet(intent, here),
            Front::Line(..) => self.in_line(intent, here),
            Front::Leave => {
                self.front = Front::Board;
                match intent {
                    Intent::Yes => Done::Close,
                    _ => Done::Stay,
                }
            }
        }
    }

    /// Text that was pasted is read as a position, when Enter says so.
    pub fn paste(&mut self, text: &str) {
        self.notice = None;
        if !matches!(self.front, Front::Line(..)) {
            self.ask(Asked::Text, "");
        }
        if let Front::Line(_, field) = &mut self.front {
            field.paste(text);
        }
    }

    fn at_board(&mut self, intent: Intent, here: &Here) -> Done {
        match intent {
            Intent::Go(way) => {
                self.cursor = step(self.laying.grid(), self.cursor, way, self.below());
            }
            Intent::Choose => self.choose(),
            Intent::Spell(letter) => self.spell(letter, here),
            Intent::Number(number) => {
                let all = roles(self.laying.game());
                if let Some(role) = all.get(usize::from(number).wrapping_sub(1)) {
                    self.put(*role);
                }
            }
            Intent::TakeOff => {
                let at = self.hand.take().unwrap_or(self.cursor);
                self.change(|laying| laying.put(at, None));
            }
            Intent::Next => self.next_army(Turn::On),
            Intent::Previous => self.next_army(Turn::Back),
            Intent::GiveTurn => self.give_turn(Turn::On),
            Intent::Cancel if self.hand.is_some() => self.hand = None,
            Intent::Cancel | Intent::Quit => return self.leave(),
            Intent::Menu => self.front = Front::Sheet,
            Intent::TakeBack => self.undo(here),
            Intent::Flip => self.turned = self.turned.further(),
            Intent::Copy => return self.copy(here),
            Intent::PlayIt => return self.play(here),
            Intent::Type => self.ask(Asked::Text, ""),
            Intent::Help => return Done::Help,
            Intent::Book => return Done::Book,
            _ => {}
        }
        Done::Stay
    }

    /// Puts it away, unless what lies on it would be left behind: that is asked first.
    pub fn leave(&mut self) -> Done {
        self.hand = None;
        if matches!(self.front, Front::Leave)
            || self.laying == self.origin
            || self.safe.as_ref() == Some(&self.laying)
        {
            return Done::Close;
        }
        self.front = Front::Leave;
        Done::Stay
    }

    /// Takes up the man under the cursor, puts down the one in hand, or puts a man like the last.
    fn choose(&mut self) {
        match (self.hand.take(), self.laying.piece(self.cursor)) {
            (Some(from), _) => {
                let to = self.cursor;
                self.change(|laying| laying.shift(from, to));
            }
            (None, Some(_)) => self.hand = Some(self.cursor),
            (None, None) => self.put(self.role),
        }
    }

    fn spell(&mut self, typed: char, here: &Here) {
        let (lang, all) = (lettered(here.look), roles(self.laying.game()));
        let drawn = |role: &&Role| letter(**role, lang) == typed;
        let disc = |role: &&Role| **role == Role::Man && typed == 'O';
        let found = all.iter().find(drawn).or_else(|| all.iter().find(disc));
        let read = || {
            Letters::from(lang)
                .role(typed)
                .filter(|role| all.contains(role))
        };
        match found.copied().or_else(read) {
            Some(role) => self.put(role),
            None => {
                let said = (here.look.words().laying.no_man)(typed);
                self.notice = Some(Notice::Wrong(said));
            }
        }
    }

    fn put(&mut self, role: Role) {
        let (at, seat) = (self.cursor, self.army);
        self.role = role;
        self.hand = None;
        self.change(|laying| laying.put(at, Some(Piece { seat, role })));
    }

    fn next_army(&mut self, turn: Turn) {
        if let Some(seat) = turn.beside(self.laying.game().seats(), &self.army) {
            self.army = *seat;
        }
    }

    fn give_turn(&mut self, turn: Turn) {
        let seats = self.laying.game().seats();
        if let Some(seat) = turn.beside(seats, &self.laying.turn()) {
            self.change(|laying| laying.give_turn(*seat));
        }
    }

    /// Changes what lies there, so that it can be undone.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut Laying)) {
        let before = self.laying.clone();
        change(&mut self.laying);
        if self.laying != before {
            self.past.push(before);
            let many = self.past.len().saturating_sub(REMEMBERED);
            self.past.drain(..many);
        }
    }

    fn undo(&mut self, here: &Here) {
        self.hand = None;
        match self.past.pop() {
            Some(before) => self.laying = before,
            None => {
                let said = here.look.words().laying.not_undone.to_owned();
                self.notice = Some(Notice::Wrong(said));
            }
        }
    }

    /// Shows the text whole, and has it copied; where it cannot be played there is none, and it is said why.
    fn copy(&mut self, here: &Here) -> Done {
        match self.laying.position() {
            Ok(position) => {
                self.notice = Some(Notice::Text(fen::write(&position), None));
                self.safe = Some(self.laying.clone());
                Done::Copy
            }
            Err(fault) => self.refuse(&fault.say(here.look.lang), here),
        }
    }

    fn play(&mut self, here: &Here) -> Done {
        match self.laying.position() {
            Ok(position) => match over(self.laying.game(), &position, here.look.lang) {
                Some(why) => {
                    self.notice = Some(Notice::Wrong(why));
                    Done::Stay
                }
                None => {
                    self.safe = Some(self.laying.clone());
                    Done::Play
                }
            },
            Err(fault) => self.refuse(&fault.say(here.look.lang), here),
        }
    }

    fn refuse(&mut self, why: &str, here: &Here) -> Done {
        let said = (here.look.words().menu.table.unplayable)(why);
        self.notice = Some(Notice::Wrong(said));
        Done::Stay
    }

    fn ask(&mut self, asked: Asked, text: &str) {
        self.front = Front::Line(asked, Field::new(text, LONGEST));
    }

    fn in_sheet(&mut self, intent: Intent, here: &Here) -> Done {
        let rows = sheet::rows(&self.laying);
        let row = rows.get(self.list.chosen()).copied();
        match (intent, row) {
            (Intent::Cancel | Intent::Back | Intent::Quit, _) => self.front = Front::Board,
            (Intent::Help, _) => return Done::Help,
            (Intent::Book, _) => return Done::Book,
            (Intent::Choose, Some(row)) => return self.chosen(row, here),
            (Intent::Go(Way::Right), Some(row)) => self.turn(row, Turn::On),
            (Intent::Go(Way::Left), Some(row)) => self.turn(row, Turn::Back),
            _ => {
                if let Some(step) = Step::along(intent) {
                    self.list.step(step, rows.len(), rows.len());
                }
            }
        }
        Done::Stay
    }

    fn chosen(&mut self, row: Row, here: &Here) -> Done {
        let words = &here.look.words().laying;
        let label = self.laying.grid().label(self.cursor);
        let at = self.cursor;
        let game = self.laying.game();
        match row {
            Row::Play => return self.play(here),
            Row::Copy => return self.copy(here),
            Row::Read => self.ask(Asked::Text, ""),
            Row::Quiet => self.ask(Asked::Quiet, &self.laying.counted().0.to_string()),
            Row::Number => self.ask(Asked::Number, &self.laying.counted().1.to_string()),
            Row::Empty => self.change(|laying| {
                let turn = laying.turn();
                *laying = Laying::empty(game, laying.seating());
                laying.give_turn(turn);
            }),
            Row::Array => self.change(|laying| *laying = Laying::array(game, laying.seating())),
            Row::Exchange => self.change(|laying| *laying = laying.exchanged()),
            Row::Flip => self.turned = self.turned.further(),
            Row::Passed | Row::Warned => {
                let mut found = false;
                self.change(|laying| {
                    found = match row {
                        Row::Passed => laying.toggle_passed(at),
                        _ => laying.toggle_warned(at),
                    };
                });
                let said = match row {
                    Row::Passed => words.no_pawn,
                    _ => words.no_queen,
                };
                if !found {
                    self.notice = Some(Notice::Wrong(said(&label)));
                }
            }
            row => self.turn(row, Turn::On),
        }
        Done::Stay
    }

    fn turn(&mut self, row: Row, turn: Turn) {
        match row {
            Row::Turn => self.give_turn(turn),
            row => self.change(|laying| sheet::turn(laying, row, turn)),
        }
    }

    fn in_line(&mut self, intent: Intent, here: &Here) -> Done {
        let Front::Line(asked, field) = &mut self.front else {
            return Done::Stay;
        };
        let asked = *asked;
        match intent {
            Intent::Edit(edit) => _ = field.edit(edit),
            Intent::Cancel => self.front = Front::Board,
            Intent::Choose => {
                let text = field.text().trim().to_owned();
                self.read(asked, &text, here);
            }
            _ => {}
        }
        Done::Stay
    }

    /// What was typed holds from now on; what is wrong with it is said, and the line stays.
    fn read(&mut self, asked: Asked, text: &str, here: &Here) {
        let game = self.laying.game();
        let (quiet, number) = self.laying.counted();
        let least = u32::from(asked == Asked::Number);
        let counted = || {
            let read = text.parse().ok();
            let read = read.filter(|read| (least..=MOST_MOVES).contains(read));
            let wrong = here.look.words().laying.no_number;
            read.ok_or_else(|| wrong(text, least, MOST_MOVES))
        };
        let done = match asked {
            Asked::Text => fen::read_seated(text, game, self.laying.seating())
                .map(|position| Laying::of(game, &position))
                .map_err(|error| {
                    (here.look.words().menu.table.unplayable)(&error.say(here.look.lang))
                }),
            Asked::Quiet | Asked::Number => counted().map(|read| {
                let mut laying = self.laying.clone();
                match asked {
                    Asked::Quiet => laying.count(read, number),
                    _ => laying.count(quiet, read),
                }
                laying
            }),
        };
        match done {
            Ok(laying) => {
                self.hand = None;
                self.change(|now| *now = laying);
                self.front = Front::Board;
            }
            Err(wrong) => self.notice = Some(Notice::Wrong(wrong)),
        }
    }
}
