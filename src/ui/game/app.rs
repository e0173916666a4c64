//! What one pair of eyes sees of a table: cursor, held man, open dialog. Nothing of the game is kept here.

use super::ask::Ask;
use super::claims::Claims;
use super::law;
use super::menu::GameMenu;
use super::opened::Reading;
use super::order::{Order, answer, by_awaited, take_back};
use super::passing::{drew_lots, opening};
use super::promotion::Promotion;
use super::prompt::Prompt;
use super::remedies::Remedies;
use super::review::Looked;
use super::route::Route;
use super::spoken::is_of_letter;
use super::touch::bound_to;
use super::turned::Turned;
use super::view::layout;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::config::View;
use crate::games::page::Neglect;
use crate::lang::words::Words;
use crate::law::ruling::Ruling;
use crate::room::notice::Unaccepted;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};
use crate::table::Table;
use crate::table::act::{Act, Answer};
use crate::table::after::Refusal;
use crate::table::clock::Times;
use crate::table::drill::Drill;
use crate::table::neglect::may_insist;
use crate::table::state::Choice;
use crate::ui::here::Here;
use crate::ui::keys::intent::{Context, Intent};

/// What one pair of eyes sees.
#[derive(Clone, Debug)]
pub struct App {
    /// Where the cursor is.
    pub cursor: Square,
    /// Where the man stands that is held.
    pub hand: Option<Square>,
    /// The squares by way of which he is being led, in a capture that is not yet complete.
    pub way: Vec<Square>,
    /// The warning with which a play was refused, until the next key.
    pub warning: Option<Warning>,
    /// What of the record is looked at; the game as it stands, if nothing is said.
    pub looked: Option<Looked>,
    /// Whether the board turns by itself.
    pub view: View,
    /// How far it has been turned by hand besides.
    pub turned: Turned,
    /// Whose cursor it is, and where each of four left his when his turn was over.
    cursor_of: Option<Seat>,
    left_at: [Option<Square>; 4],
    /// Was a letter typed into a list that has no use for it?
    pub ahead: bool,
    /// How the act was made that is being submitted.
    made: Made,
    /// What was said last.
    pub notice: Option<Notice>,
    /// The squares that explain it, until the next key.
    pub marks: Vec<Square>,
    /// The article that lies open.
    pub page: Ruling,
    /// Whether that is to be read now.
    pub reading: Reading,
    /// How many of its lines are scrolled out at the top.
    pub scroll: usize,
    /// The square about which it is asked what may be done from it.
    pub why: Option<Square>,
    /// What must be dealt with first.
    pub dialog: Option<Dialog>,
    /// Whether the game outlasts the program.
    pub keeping: Keeping,
    /// The exercise that is tried here.
    pub drill: Option<Drill>,
    /// What one has come for.
    pub came: Came,
    /// What every seat has left, as it was last looked at.
    pub times: Option<Times>,
}

/// What one comes to a table for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Came {
    /// To play.
    #[default]
    ToPlay,
    /// From the list of kept games, to step through this one. Whoever makes a move in it plays.
    ToReview,
}

/// Kept or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Keeping {
    /// Every act is in the record.
    #[default]
    Kept,
    /// There is no record.
    Unkept,
    /// The record is only looked at: the table stands as it was read, and nobody plays at it here.
    LookedAt,
    /// Nobody would want one: it is an exercise.
    Exercise,
}

/// A play that was refused with a warning; chosen once more, it is insisted on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// Nobody can have read it yet.
    Fresh(Play),
    /// It has been on the screen.
    Shown(Play),
}

/// How an act is made: who types needs no cursor, and one that went to and fro would be most of what a slow line has to
/// carry for him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Made {
    /// With the cursor, or from the menu.
    AtBoard,
    /// Typed.
    Typed,
}

/// Something in front of the board.
#[derive(Clone, Debug)]
pub enum Dialog {
    /// A line being typed.
    Prompt(Prompt),
    /// What a pawn becomes.
    Promotion(Promotion),
    /// Which of several captures.
    Route(Route),
    /// Yes or no.
    Ask(Ask),
    /// The menu of the game.
    Menu(GameMenu),
    /// What can be claimed.
    Claims(Claims),
    /// What becomes of what was claimed.
    Remedies(Remedies),
}

/// Something to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// An act was refused in this position.
    Refused(Box<(Refusal, Position)>),
    /// Something about the keeping of the game: good or bad news, in whole sentences.
    Kept(String),
    /// A line of the language.
    Said(Said),
}

/// Lines without anything to fill in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// A question was declined.
    Declined,
    /// The game is only looked at.
    OnlyLooking,
    /// The record is.
    LookedAt,
    /// The article refers to no other.
    NothingToSee,
    /// No man can move.
    NobodyMoves,
    /// The man on this square, which was taken up, can go nowhere.
    GoesNowhere(Square),
    /// The cursor has come to one of several pieces that may be huffed.
    SeveralToHuff,
    /// There is nothing to claim.
    NothingToClaim,
    /// No hint is to be had.
    NoHint,
    /// Text was pasted.
    Pasted,
    /// The board is fixed from now on.
    ViewFixed,
    /// The board turns from now on.
    ViewTurning,
    /// There is no shell.
    NoShell,
    /// How the match stands.
    Match,
}

impl App {
    /// Eyes that have just come to a table.
    pub fn new(table: &Table, view: View) -> App {
        let position = &table.state().position;
        let mut app = App {
            cursor: first_square(position),
            hand: None,
            way: Vec::new(),
            warning: None,
            looked: None,
            view,
            turned: Turned::default(),
            cursor_of: Some(position.turn()),
            left_at: [None; 4],
            ahead: false,
            made: Made::AtBoard,
            notice: None,
            marks: Vec::new(),
            page: opening(table),
            reading: match drew_lots(table) {
                true => Reading::Governing,
                false => Reading::Nothing,
            },
            scroll: 0,
            why: None,
            dialog: None,
            keeping: Keeping::Kept,
            drill: None,
            came: Came::ToPlay,
            times: None,
        };
        app.turn_page(table);
        app.hold(table);
        app.attend(table);
        app
    }

    /// Where keys are pressed now. Where no board can be seen nothing is open but the question whether one leaves.
    pub fn context(&self, here: &Here, table: &Table) -> Context {
        let leaves = matches!(self.dialog, Some(Dialog::Ask(ask)) if ask.leaves());
        match &self.dialog {
            Some(_) if !leaves && layout(self, here, table).is_none() => Context::Board,
            None => Context::Board,
            Some(Dialog::Prompt(_) | Dialog::Promotion(_) | Dialog::Route(_)) => Context::Text,
            Some(Dialog::Ask(_)) => Context::Question,
            Some(Dialog::Menu(_) | Dialog::Claims(_) | Dialog::Remedies(_)) => Context::List,
        }
    }

    /// The seat that sits below.
    pub fn below(&self, table: &Table) -> Seat {
        let seat = match self.view {
            View::Fixed => table.setup().game.seats()[0],
            View::Turning => self.position(table).turn(),
        };
        self.turned.from(seat, table.setup().game.seats())
    }

    /// A key that means nothing here: it answers no question.
    pub fn unknown_key(&mut self) {
        self.marks.clear();
        if matches!(self.dialog, Some(Dialog::Ask(_))) {
            self.dialog = None;
        }
    }

    /// Does what a key meant, or says what the owner of the screen must do.
    pub fn update(&mut self, table: &Table, intent: Intent, here: &Here) -> Option<Order> {
        let order = self.follow(table, intent, here);
        self.hold(table);
        order
    }

    fn follow(&mut self, table: &Table, intent: Intent, here: &Here) -> Option<Order> {
        // Where no capture is compulsory, its keys mean nothing.
        if matches!(intent, Intent::Huff | Intent::Demand | Intent::StepBack)
            && table.setup().game.page().neglect == Neglect::Unknown
            && !self.is_at_end(table)
        {
            return None;
        }
        // Nor do those of a game to the letter where the program is the arbiter.
        if is_of_letter(intent) && !table.setup().house.is_to_the_letter() {
            return None;
        }
        // Nor do those of the clock where there is none.
        if matches!(intent, Intent::Clock | Intent::Flag) && self.times.is_none() {
            return None;
        }
        // Where no board can be seen, nothing is played blindly; one can only leave.
        if layout(self, here, table).is_none() {
            match (intent, &self.dialog) {
                (Intent::Suspend | Intent::Redraw | Intent::Interrupt, _) => {}
                (_, Some(Dialog::Ask(ask))) if ask.leaves() => {}
                (Intent::Quit, _) => self.dialog = None,
                _ => return None,
            }
        }
        // Who stands aside for a moment, or has the screen drawn again, finds everything as it was.
        match intent {
            Intent::Suspend => return Some(Order::Suspend),
            Intent::Redraw => return Some(Order::Redraw),
            _ => {}
        }
        self.marks.clear();
        self.made = Made::AtBoard;
        let warning = self.warning.take();
        if intent == Intent::Interrupt {
            return self.interrupt();
        }
        match self.dialog.take() {
            None => self.meant(table, intent, warning, here),
            Some(Dialog::Prompt(prompt)) => {
                self.made = Made::Typed;
                self.in_prompt(table, prompt, intent, here)
            }
            Some(Dialog::Promotion(promotion)) => self.in_promotion(table, promotion, intent),
            Some(Dialog::Route(route)) => self.in_route(table, route, intent),
            Some(Dialog::Ask(Ask::Sure(meant))) if intent == Intent::Yes => {
                self.meant(table, meant, warning, here)
            }
            Some(Dialog::Ask(ask)) => ask.answer(table, intent),
            Some(Dialog::Menu(menu)) => self.in_menu(table, menu, intent, here),
            Some(Dialog::Claims(claims)) => self.in_claims(table, claims, intent, here),
            Some(Dialog::Remedies(remedies)) => self.in_remedies(table, remedies, intent, here),
        }
    }

    /// Does what a key means at the board.
    fn meant(
        &mut self,
        table: &Table,
        intent: Intent,
        warning: Option<Warning>,
        here: &Here,
    ) -> Option<Order> {
        match intent {
            Intent::Choose if warning.is_some() => self.warned(table, warning),
            intent => self.at_board(table, intent, here),
        }
    }

    fn at_board(&mut self, table: &Table, intent: Intent, here: &Here) -> Option<Order> {
        if self.keeping == Keeping::LookedAt && self.is_of_player(table, intent) {
            self.say(Said::LookedAt);
            return None;
        }
        match intent {
            Intent::Go(way) => self.go(table, way),
            Intent::Choose if self.has_solved() => return self.next_exercise(),
            Intent::Choose => return self.choose(table),
            Intent::Cancel if self.came == Came::ToReview && !self.has_open(table) => {
                return Some(Order::Leave);
            }
            Intent::Cancel => self.cancel(table),
            intent if is_of_letter(intent) => return self.by_letter(table, intent),
            Intent::Next if self.is_at_end(table) => return Some(Order::Another),
            Intent::Next => self.next(table, 1),
            Intent::Previous => self.next(table, -1),
            Intent::Type => self.type_move(""),
            Intent::Spell(letter) => self.type_move(&letter.to_string()),
            Intent::Why => return self.ask_why(table),
            Intent::Book => return Some(Order::Book(self.page.article)),
            Intent::Help => return Some(Order::Keys),
            Intent::Menu => {
                self.dialog = Some(Dialog::Menu(match self.drill {
                    Some(_) => GameMenu::of_exercise(table),
                    None if self.keeping == Keeping::LookedAt => GameMenu::of_looking(table),
                    None => GameMenu::new(table, self.cursor),
                }));
            }
            Intent::Flip => self.flip(),
            Intent::TakeBack if self.drill.is_some() => return Some(Order::BackInExercise),
            Intent::TakeBack | Intent::OfferDraw | Intent::Huff | Intent::Demand
                if self.looks_back() =>
            {
                self.say(Said::OnlyLooking);
            }
            Intent::TakeBack => return take_back(table),
            Intent::Clock => return self.turn_clock(table),
            Intent::Flag => return self.claim_flag(table),
            Intent::Hint => return self.ask_hint(table),
            Intent::OfferDraw if self.drill.is_some() => {}
            Intent::OfferDraw => return self.offer_draw(table),
            Intent::Huff => return self.huff(table),
            Intent::Demand => return by_awaited(table, Act::Demand),
            Intent::StepBack if self.is_at_end(table) => return Some(Order::Records),
            Intent::StepBack => self.step_back(),
            Intent::Earlier | Intent::Later | Intent::First | Intent::Last => {
                self.review(table, intent);
            }
            Intent::PageUp | Intent::PageDown => self.scroll_page(table, intent, here),
            // Where no article can be read beside the board, the book opens over it.
            Intent::See if !law::has_room(self, here, table) => {
                let see = self.page.see.unwrap_or(self.page.article);
                return Some(Order::Book(see));
            }
            Intent::See => self.see(),
            Intent::Shown => return Some(Order::Show(here.look.shown.next())),
            Intent::Yes => return answer(table, Answer::Accept),
            Intent::No => return answer(table, Answer::Decline),
            Intent::Quit if self.leaves_freely(table) => return Some(Order::Leave),
            Intent::Quit => self.dialog = Some(Dialog::Ask(Ask::Leave)),
            _ => {}
        }
        None
    }

    /// Is anything open that is to be closed before one leaves: a question about a square, or a man held?
    fn has_open(&self, table: &Table) -> bool {
        self.why.is_some() || (self.hand.is_some() && bound_to(table).is_none())
    }

    /// Is the game over, and does one see its end? An exercise has its own end.
    pub fn is_at_end(&self, table: &Table) -> bool {
        table.state().verdict().is_some() && !self.looks_back() && self.drill.is_none()
    }

    /// Is nothing at stake when one leaves, so that nothing need be asked? In an exercise, at a record that is only
    /// looked at, after a review, and when the game is over and kept.
    pub fn leaves_freely(&self, table: &Table) -> bool {
        let over = table.state().verdict().is_some() && self.keeping == Keeping::Kept;
        let looks = self.drill.is_some() || self.keeping == Keeping::LookedAt;
        looks || self.came == Came::ToReview || over
    }

    /// The same key after a warning: whoever could read it insists.
    fn warned(&mut self, table: &Table, warning: Option<Warning>) -> Option<Order> {
        match warning {
            Some(Warning::Shown(play)) => by_awaited(table, Act::Insist(play)),
            fresh => {
                self.warning = fresh;
                None
            }
        }
    }

    /// The screen has been drawn: what was to be said has been said.
    pub fn seen(&mut self) {
        if let Some(Warning::Fresh(play)) = self.warning {
            self.warning = Some(Warning::Shown(play));
        }
    }

    /// A draw is offered when that was asked, since the key is a letter; what is wrong with offering one is said at once.
    fn offer_draw(&mut self, table: &Table) -> Option<Order> {
        let awaited = table.state().awaited();
        let can = awaited.is_some_and(|seat| table.choices(seat).contains(&Choice::OfferDraw));
        if !can {
            return by_awaited(table, Act::OfferDraw);
        }
        self.dialog = Some(Dialog::Ask(Ask::OfferDraw));
        None
    }

    /// Ctrl-C asks; twice leaves.
    fn interrupt(&mut self) -> Option<Order> {
        if let Some(Dialog::Ask(Ask::Interrupt)) = self.dialog {
            return Some(Order::End);
        }
        self.dialog = Some(Dialog::Ask(Ask::Interrupt));
        None
    }

    /// Closes the nearest thing that is open; destroys nothing.
    fn cancel(&mut self, table: &Table) {
        let led = !std::mem::take(&mut self.way).is_empty();
        let bound = bound_to(table).is_some();
        if self.why.take().is_none()
            && (bound || self.hand.take().is_none())
            && self.looked.take().is_none()
            && !led
        {
            self.notice = None;
        }
    }

    /// Turns the board by hand.
    pub const fn flip(&mut self) {
        self.turned = self.turned.further();
    }

    /// Among four the turn goes to another corner of a large board: the cursor waits where he left it who is at turn
    /// now, or at first before his king. It stays where the move was typed.
    fn pass_cursor(&mut self, table: &Table) {
        let position = &table.state().position;
        let (Some(cross), Some(turn)) = (position.cross(), self.cursor_of) else {
            return;
        };
        let now = cross.turn();
        self.cursor_of = Some(now);
        if now == turn || self.made == Made::Typed {
            return;
        }
        if let Some(place) = self.left_at.get_mut(turn.index()) {
            *place = Some(self.cursor);
        }
        let left = self.left_at.get(now.index()).copied().flatten();
        self.cursor = left.unwrap_or_else(|| first_square(position));
    }

    /// Says a line.
    pub fn say(&mut self, said: Said) {
        self.notice = Some(Notice::Said(said));
    }

    /// What came of an act that was submitted; the table is as it is after it.
    pub fn heard(
        &mut self,
        table: &Table,
        act: &Act,
        result: Result<(), Unaccepted>,
        words: &Words,
    ) {
        match result {
            // Nothing else has changed.
            Ok(()) if matches!(act, Act::Stop | Act::Go) => self.notice = None,
            Ok(()) => {
                self.let_go();
                self.why = None;
                self.looked = None;
                self.notice = None;
                self.came = Came::ToPlay;
                self.pass_cursor(table);
                if *act == Act::Answer(Answer::Decline) {
                    self.say(Said::Declined);
                }
                self.hold(table);
                // What was refused before has been put right.
                if self.reading == Reading::Cited {
                    self.reading = Reading::Nothing;
                }
                self.turn_page(table);
                self.attend(table);
            }
            Err(Unaccepted::Refused(refusal)) => {
                if let Act::Play(play) = refusal.tried.as_deref().unwrap_or(act)
                    && may_insist(table.setup(), table.state(), &refusal.breach)
                {
                    self.warning = Some(Warning::Fresh(*play));
                }
                self.refused(table, *refusal);
            }
            Err(other) => self.notice = other.sentence(words).map(Notice::Kept),
        }
    }

    /// Text that was pasted.
    pub fn paste(&mut self, text: &str) {
        match &mut self.dialog {
            Some(Dialog::Prompt(prompt)) => prompt.paste(text),
            _ if self.keeping == Keeping::LookedAt => self.say(Said::LookedAt),
            _ => self.say(Said::Pasted),
        }
    }
}

/// Where the cursor is at first: on the king at turn, or, if he cannot move, on the man that can and stands nearest to
/// him, before him rather than beside him; where there is no such king, nearest to the middle of the board.
fn first_square(position: &Position) -> Square {
    let grid = position.grid();
    let middle = (grid.files() / 2, grid.ranks() / 2);
    let (file, rank) = match position.king() {
        Some(king) => (grid.file(king), grid.rank(king)),
        None => middle,
    };
    let away = |square: &Square| {
        let files = grid.file(*square).abs_diff(file);
        let ranks = grid.rank(*square).abs_diff(rank);
        let beside = match position.turn() {
            Seat::West | Seat::East => ranks,
            _ => files,
        };
        (files.max(ranks), beside)
    };
    let men = position.moves().into_iter().map(Move::start);
    let nearest = men.min_by_key(away).or(position.king());
    nearest.unwrap_or_else(|| grid.squares().min_by_key(away).unwrap_or(Square::new(0)))
}
