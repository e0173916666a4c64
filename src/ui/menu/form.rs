//! A game being set up: names, how four sit, first move, odds, position, undertaking, who watches, what is set up wrongly,
//! omitted captures, who wins, and the match that begins with it.

use super::clock;
use super::house::{Usual, turn_aim, turn_omitted};
use super::laid::Laid;
use super::matched;
use super::odds::OddsPage;
use super::opening::{Opening, openers};
use super::pledge::PledgePage;
use super::seating;
use super::slips::SlipsPage;
use super::watch;
use crate::board::piece::Seat;
use crate::games::Game;
use crate::games::page::{Counted, Neglect, Odds, Seatings, Slips};
use crate::law::breach::Breach;
use crate::notation::fen::{self, FenError};
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::contest::Contest;
use crate::table::control::Controls;
use crate::table::finished::finished;
use crate::table::house::{Claims, House, Omitted, Watch};
use crate::table::laying::Laying;
use crate::table::lots;
use crate::table::setup::{First, Setup, SetupError, Start};
use crate::table::slips::Slip;
use crate::ui::field::Field;
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::ring::Turn;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;
/// The most letters of a clock, every player's with his name, and of a match.
pub(super) const LONGEST_CLOCK: usize = 200;
/// The most letters of a position text: every square of the cross taken, and all else that can be said.
pub(super) const LONGEST_POSITION: usize = 2000;

/// A game being set up.
#[derive(Clone, Debug)]
pub struct Form {
    /// The game.
    pub game: Game,
    pub(super) names: [Field; 4],
    pub(super) position: Field,
    pub(super) opening: Opening,
    /// The odds.
    pub odds: OddsPage,
    /// The undertaking.
    pub pledge: PledgePage,
    /// What is wrong with the set-up.
    pub slips: SlipsPage,
    /// What players to the letter are told, while they do not play so.
    pub(super) claims: Claims,
    pub(super) house: House,
    /// The clock, as it is typed.
    pub(super) clock: Field,
    /// The match that begins with it, as it is typed.
    pub(super) length: Field,
    pub(super) list: List,
    pub(super) problem: Option<Problem>,
}

/// A game to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Beginning {
    /// Its set-up; it can be played. A lot is drawn, and the names stand as it fell.
    pub setup: Setup,
    /// What was settled beside it, to be done before the first move: the undertaking.
    pub acts: Vec<(Seat, Act)>,
}

/// The lines of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// Begin to play.
    Start,
    /// The name of a seat.
    Name(Seat),
    /// Where partners sit.
    Partners,
    /// In which direction the turn goes.
    Order,
    /// The first move.
    First,
    /// The odds.
    Odds,
    /// The position from which it begins.
    Position,
    /// The undertaking.
    Pledge,
    /// Who watches over the rules.
    Watch,
    /// Whether players are told what there is to claim.
    Claims,
    /// What is wrong with the set-up.
    Slips,
    /// Captures that are not made.
    Omitted,
    /// Who wins.
    Aim,
    /// How much time each seat has.
    Clock,
    /// The match.
    Match,
}

/// What a key led to.
#[derive(Debug)]
pub enum Filled {
    /// It goes on.
    On,
    /// To the page of odds.
    Odds,
    /// To the page of the undertaking.
    Pledge,
    /// To the page of what is wrong with the set-up.
    Slips,
    /// To the desk on which a position is set up.
    Lay(Box<Laying>),
    /// The game can begin.
    Start(Box<Beginning>),
}

/// Why the game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Problem {
    /// Said by the page of odds, of the undertaking or of what is wrong with the set-up.
    OnPage,
    /// The position text cannot be read, or odds are given besides.
    Position,
    /// The rules refuse the set-up.
    Unplayable(Box<SetupError>),
    /// Nothing is left to play in the position.
    Over,
    /// The rules refuse the undertaking.
    Refused(Box<Breach>),
}

impl Form {
    /// A form with everything that is usual filled in.
    pub fn new(game: Game, usual: Usual) -> Form {
        Form {
            game,
            names: [(); 4].map(|()| Field::new("", LONGEST_NAME)),
            position: Field::new("", LONGEST_POSITION),
            opening: Opening::usual(game),
            odds: OddsPage::default(),
            pledge: PledgePage::new(game.seats()),
            slips: SlipsPage::default(),
            claims: usual.claims,
            house: usual.house(game),
            clock: Field::new("", LONGEST_CLOCK),
            length: Field::new("", LONGEST_CLOCK),
            list: List::default(),
            problem: None,
        }
    }

    /// The same names for another game; everything else belongs to the game and is forgotten.
    #[must_use]
    pub fn for_game(&self, game: Game, usual: Usual) -> Form {
        Form {
            names: self.names.clone(),
            ..Form::new(game, usual)
        }
    }

    /// Other things are usual from now on: what has changed in them changes here.
    pub fn set_usual(&mut self, before: Usual, now: Usual) {
        let house = now.house(self.game);
        if before.omitted != now.omitted {
            self.house.omitted = house.omitted;
        }
        if (before.letter, before.claims) != (now.letter, now.claims) {
            self.claims = now.claims;
            self.house.watch = house.watch;
        }
    }

    /// The lines that this game needs.
    pub fn lines(&self) -> Vec<Line> {
        let page = self.game.page();
        let mut lines = vec![Line::Start];
        lines.extend(self.game.seats().iter().map(|seat| Line::Name(*seat)));
        if page.seating == Seatings::Chosen {
            lines.extend([Line::Partners, Line::Order]);
        }
        lines.extend([Line::First, Line::Match]);
        if page.seating == Seatings::Two {
            lines.push(Line::Position);
        }
        if page.odds != Odds::Unknown {
            lines.push(Line::Odds);
        }
        if page.seating != Seatings::Two {
            lines.push(Line::Position);
        }
        if page.draws.counted != Counted::Unknown {
            lines.push(Line::Pledge);
        }
        lines.push(Line::Clock);
        if page.letter.is_some() {
            lines.push(Line::Watch);
        }
        let to_the_letter = self.house.is_to_the_letter();
        if to_the_letter {
            lines.push(Line::Claims);
        }
        if to_the_letter && watch::slips(self.game) != Slips::Unknown {
            lines.push(Line::Slips);
        }
        if page.neglect != Neglect::Unknown {
            // To the letter a capture that is not made always stands.
            let omitted = (!to_the_letter).then_some(Line::Omitted);
            lines.extend(omitted);
            lines.push(Line::Aim);
        }
        lines
    }

    /// The chosen line.
    pub fn line(&self) -> Line {
        self.lines()
            .get(self.list.chosen())
            .copied()
            .unwrap_or(Line::Start)
    }

    /// Is something being typed now?
    pub fn is_typing(&self) -> bool {
        types(self.line())
    }

    /// The line of text that is chosen, if one is.
    fn field(&mut self) -> Option<&mut Field> {
        match self.line() {
            Line::Name(seat) => self.names.get_mut(seat.index()),
            Line::Position => Some(&mut self.position),
            Line::Clock => Some(&mut self.clock),
            Line::Match => Some(&mut self.length),
            _ => None,
        }
    }

    /// The board from which odds and undertakings are chosen.
    pub fn laid(&self) -> Laid {
        let mut laid = self.array();
        if let Some(Ok(position)) = self.typed_position() {
            (laid.position, laid.typed) = (position, true);
        }
        laid
    }

    /// The board from which men are given, whatever position was typed.
    pub(super) fn array(&self) -> Laid {
        Laid {
            game: self.game,
            position: self.game.seated(self.house.seating),
            typed: false,
        }
    }

    /// The position that was typed, or what is wrong with it.
    pub(super) fn typed_position(&self) -> Option<Result<Position, FenError>> {
        let text = self.position.text().trim();
        let seating = self.house.seating;
        (!text.is_empty()).then(|| fen::read_seated(text, self.game, seating))
    }

    /// What a key meant; a lot that must be drawn is drawn with this seed.
    pub fn press(&mut self, intent: Intent, seed: u64) -> Filled {
        self.problem = None;
        let step = match (self.line(), intent) {
            (line, Intent::Edit(edit)) if types(line) => {
                let before = self.boards();
                if let Some(field) = self.field() {
                    field.step(edit, steps(line));
                }
                self.check_men(&before);
                return Filled::On;
            }
            (Line::Start, Intent::Choose) => return self.start(seed),
            (Line::Odds, Intent::Choose) => return Filled::Odds,
            (Line::Pledge, Intent::Choose) => return Filled::Pledge,
            (Line::Slips, Intent::Choose) => return Filled::Slips,
            (Line::Position, Intent::Choose) => return Filled::Lay(Box::new(self.laying())),
            (line, Intent::Choose | Intent::Go(Way::Right)) if turns(line) => {
                self.turn(line, Turn::On);
                return Filled::On;
            }
            (line, Intent::Go(Way::Left)) if turns(line) => {
                self.turn(line, Turn::Back);
                return Filled::On;
            }
            (_, Intent::Go(Way::Up) | Intent::Previous) => Step::Up,
            (_, Intent::Go(Way::Down) | Intent::Next | Intent::Choose) => Step::Down,
            (_, Intent::First | Intent::PageUp) => Step::First,
            (_, Intent::Last | Intent::PageDown) => Step::Last,
            _ => return Filled::On,
        };
        let length = self.lines().len();
        self.list.step(step, length, length);
        Filled::On
    }

    /// Text that was pasted: it goes where the cursor is.
    pub fn paste(&mut self, text: &str) {
        let before = self.boards();
        if let Some(field) = self.field() {
            field.paste(text);
        }
        self.check_men(&before);
    }

    /// The men that were chosen stand elsewhere now: they are chosen no longer.
    pub(super) fn check_men(&mut self, [array, before]: &[Laid; 2]) {
        self.odds.check(array, &self.array());
        self.pledge.check_board(before, &self.laid());
    }

    /// The board from which men are given, and that on which the game begins.
    pub(super) fn boards(&self) -> [Laid; 2] {
        [self.array(), self.laid()]
    }

    /// Where the first move can be agreed on: the seats that may have it.
    pub(super) fn openers(&self) -> Vec<Seat> {
        openers(self.game, self.house.seating)
    }

    /// Who has it as the form stands, when nobody gives odds.
    pub(super) fn opening(&self) -> Opening {
        self.opening.among(&self.openers())
    }

    fn turn(&mut self, line: Line, turn: Turn) {
        let before = self.boards();
        match line {
            Line::Watch => watch::turn_watch(&mut self.house, self.claims),
            Line::Claims => {
                self.claims = watch::other(self.claims);
                self.house.watch = Watch::Players(self.claims);
            }
            Line::Omitted => turn_omitted(&mut self.house, turn),
            Line::Aim => turn_aim(&mut self.house, turn),
            Line::Partners => seating::turn_partners(&mut self.house.seating, turn),
            Line::Order => seating::turn_order(&mut self.house.seating, turn),
            _ => self.turn_opening(turn),
        }
        self.check_men(&before);
    }

    fn turn_opening(&mut self, turn: Turn) {
        let seats = self.openers().into_iter().map(Opening::Seat);
        let all: Vec<Opening> = match self.game.page().seating {
            Seatings::Two => seats.chain([Opening::Lot]).collect(),
            _ => [Opening::Lot].into_iter().chain(seats).collect(),
        };
        let other = turn.beside(&all, &self.opening()).copied();
        self.opening = other.unwrap_or(Opening::Lot);
    }

    /// Who has the first move because odds are given: the giver (A5), or in draughts the other (D1).
    pub(super) fn bound(&self) -> Option<Seat> {
        let giver = self.odds.giver()?;
        Some(match self.game.page().odds {
            Odds::GiverSecond => giver.opponent(),
            Odds::GiverBegins | Odds::Unknown => giver,
        })
    }

    pub(super) fn setup(&self, chance: u64) -> Setup {
        let seed = lots::seed(chance);
        let seats = self.game.seats();
        let names = self.names.iter().take(seats.len());
        let typed: Vec<String> = names.map(|name| name.text().trim().to_owned()).collect();
        let position = self.typed_position().and_then(Result::ok);
        let (names, first) = match (position, self.bound(), self.opening()) {
            (Some(position), _, _) => (typed, First::Settled(position.turn())),
            (None, Some(seat), _) | (None, None, Opening::Seat(seat)) => {
                (typed, First::Settled(seat))
            }
            // Of two the lot says where they sit; four sit already, and it says who begins.
            (None, None, Opening::Lot) => {
                let names = match seats.len() {
                    2 => lots::seated(typed, seed),
                    _ => typed,
                };
                (names, First::Lot { seed })
            }
        };
        let clock = clock::read(self.clock.text(), seats, &names);
        let length = matched::read(self.length.text()).unwrap_or_default();
        Setup {
            slips: match self.house.watch {
                Watch::Arbiter => Vec::new(),
                Watch::Players(_) => self.wrong().unwrap_or_default(),
            },
            game: self.game,
            names,
            start: position.map_or_else(|| self.odds.start(), Start::Position),
            draw_given: self.odds.draw_given(),
            first,
            house: House {
                clock: clock.unwrap_or_default(),
                ..self.house()
            },
            contest: length.map(|length| Contest::new(chance, length)),
        }
    }

    /// The clock as the players sit in the form.
    ///
    /// # Errors
    /// The part that cannot be read.
    pub(super) fn clock(&self) -> Result<Controls, &str> {
        let names = self.names.iter().map(|name| name.text().trim().to_owned());
        let names: Vec<String> = names.collect();
        clock::read(self.clock.text(), self.game.seats(), &names)
    }

    /// How it is played: what the game leaves open as it was chosen.
    fn house(&self) -> House {
        match (self.game.page().neglect, self.house.watch) {
            (Neglect::Unknown, watch) => House {
                seating: self.house.seating,
                watch,
                ..House::usual(self.game)
            },
            (Neglect::Huffed, Watch::Arbiter) => self.house,
            (Neglect::Huffed, Watch::Players(_)) => House {
                omitted: Omitted::Allow,
                ..self.house
            },
        }
    }

    /// What is wrong with the set-up in a game to the letter; nothing where what was typed is no error.
    fn wrong(&self) -> Option<Vec<Slip>> {
        match watch::slips(self.game) {
            Slips::Unknown => Some(Vec::new()),
            Slips::MenAndOdds | Slips::BoardToo => self.slips.slips(&self.laid(), &self.odds).ok(),
        }
    }

    fn start(&mut self, seed: u64) -> Filled {
        let Ok(act) = self.pledge.act(&self.laid()) else {
            self.problem = Some(Problem::OnPage);
            return Filled::On;
        };
        if self.wrong_position().is_some() {
            self.problem = Some(Problem::Position);
            return Filled::On;
        }
        let wrong_slips = self.house.is_to_the_letter() && self.wrong().is_none();
        let wrong_typed = self.clock().is_err() || matched::read(self.length.text()).is_err();
        if self.odds.is_hollow() || wrong_slips || wrong_typed {
            self.problem = Some(Problem::OnPage);
            return Filled::On;
        }
        let setup = self.setup(seed);
        let table = match Table::new(setup.clone()) {
            Ok(table) => table,
            Err(error) => {
                self.problem = Some(Problem::Unplayable(Box::new(error)));
                return Filled::On;
            }
        };
        if self.laid_over().is_some() {
            self.problem = Some(Problem::Over);
            return Filled::On;
        }
        if let Some((seat, act)) = &act {
            let entry = Entry {
                seat: *seat,
                at: Millis::default(),
                act: act.clone(),
            };
            if let Err(refusal) = table.weigh(&entry) {
                self.problem = Some(Problem::Refused(Box::new(refusal.breach)));
                return Filled::On;
            }
        }
        Filled::Start(Box::new(Beginning {
            setup,
            acts: act.into_iter().collect(),
        }))
    }

    /// The position that was typed, if nothing is left to play in it.
    pub(super) fn laid_over(&self) -> Option<Position> {
        let position = self.typed_position()?.ok()?;
        finished(self.game, &position).map(|_| position)
    }

    /// Why the game cannot begin from what was typed as a position: it is none, or men are given besides.
    pub(super) fn wrong_position(&self) -> Option<Option<FenError>> {
        match self.typed_position()? {
            Err(error) => Some(Some(error)),
            Ok(_) => self.odds.gives_men().then_some(None),
        }
    }
}

/// Is this a line with a few values in turn?
const fn turns(line: Line) -> bool {
    matches!(
        line,
        Line::First
            | Line::Partners
            | Line::Order
            | Line::Watch
            | Line::Claims
            | Line::Omitted
            | Line::Aim
    )
}

/// Is this a line that is typed?
const fn types(line: Line) -> bool {
    matches!(
        line,
        Line::Name(_) | Line::Position | Line::Clock | Line::Match
    )
}

/// What the keys to the side go through, in a line that is typed.
const fn steps(line: Line) -> &'static [&'static str] {
    match line {
        Line::Clock => &clock::STEPS,
        Line::Match => &matched::STEPS,
        _ => &[],
    }
}

#[cfg(test)]
mod tests;
