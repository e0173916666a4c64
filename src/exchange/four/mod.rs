//! Games of four in the algebraic form that four-player programs use: one round a line, `1. d2-d4 .. b5-c5 .. e13-e11`.
//!
//! Taken from that form, as the page "Four-Player Chess/Notation" of Wikibooks describes it: tags as in PGN, with `Red`,
//! `Blue`, `Yellow` and `Green` for South, West, North and East; both squares of a move with a hyphen between them, or an
//! `x` and the letter of what is taken; ` .. ` between the moves of a round; `O-O`, `O-O-O`, `=Q`, `+` and `#`; the letters
//! `R` and `T` where a seat leaves the game, which its side has lost then, `S`, `D` and `#` where it has ended; the start
//! in `StartFen4`, by its name or in full, or left to the rules named ([`start`]). The short form (`Nf3`, `Qxh14`) is read too. Only `Teams` is played
//! here.
//!
//! Not taken from there: the start in the tag `FEN`, a position text of this program, which goes before `StartFen4`; who
//! are partners and which way the turn goes, which the tags `ReglementPartners` and `ReglementDirection` say; that a side
//! has won half, `1/2-0`. A seat that is passed over has no place in its round.

pub mod round;
pub mod start;
pub mod written;

use std::borrow::Cow;
use std::io::Read;

use super::board::{Board, Branches, Said, Start};
use super::fault::{Flaw, Oddity, Wrong};
use super::games::Games;
use super::own;
use super::score::Outcome;
use super::tags::Tags;
use super::token::Dialect;
use reglement_core::board::piece::{Role, Seat};
use reglement_core::board::seats::Seats;
use reglement_core::rules::play::Play;
use reglement_core::rules::position::{Move, Position as Any};
use round::Round;
use written::{Word, read};

/// The games of a text of four.
pub fn games<'a>(stream: impl Read + 'a, start: Box<Start<'a>>) -> Games<'a> {
    let board = Four {
        start,
        line: None,
        oddity: None,
    };
    Games::new(Box::new(stream), Dialect::Four, Box::new(board))
}

struct Four<'a> {
    start: Box<Start<'a>>,
    line: Option<Branches<Round>>,
    oddity: Option<Oddity>,
}

impl Board for Four<'_> {
    fn begin(&mut self, tags: &Tags) -> Result<Any, Flaw> {
        let foreign = |tag, value: &str| Flaw::Foreign {
            tag,
            value: value.to_owned(),
        };
        let variant = tags.get("Variant").unwrap_or_default();
        if !own::is(tags) && !["", "?", "teams"].contains(&&*variant.to_ascii_lowercase()) {
            return Err(foreign("Variant", variant));
        }
        let rules = tags.get("RuleVariants").unwrap_or_default();
        self.oddity = match rules {
            "" | "EnPassant" => None,
            _ => Some(Oddity::TagValue("RuleVariants".to_owned())),
        };
        let text = match (tags.get("FEN"), start::named(tags)) {
            (Some(text), _) => Some(Cow::Borrowed(text)),
            (None, None) => None,
            (None, Some(named)) => match start::text(named) {
                Some(text) => Some(Cow::Owned(text)),
                None => return Err(foreign("StartFen4", named)),
            },
        };
        let Some(Any::Cross(start)) = (self.start)(tags, text.as_deref()) else {
            return Err(Flaw::Start {
                text: text.unwrap_or_default().into_owned(),
            });
        };
        let position = start.passed_on();
        self.line = Some(Branches::new(Round::first(position)));
        Ok(start.into())
    }

    fn number(&self) -> u32 {
        self.line.as_ref().map_or(1, |line| line.now().number)
    }

    fn play(&mut self, word: &str) -> Result<Said, Wrong> {
        let Some(line) = &mut self.line else {
            return Err(Wrong::Unread);
        };
        let Round { position, left, .. } = *line.now();
        let word = match read(word)? {
            Word::Ends => return Ok(Said::Nothing),
            // The turn does not go on from a seat that has left.
            _ if left => return Err(Wrong::Passes),
            Word::Leaves => {
                line.put(line.now().left());
                let side = position.seating().side(position.turn());
                let winner = match side.has(Seat::South) {
                    true => Seat::East,
                    false => Seat::South,
                };
                return Ok(Said::Left(Outcome::Won(Seats::of(winner))));
            }
            word => word,
        };
        let (played, said) = meant(&position.into(), &word)?;
        let next = line.now().after(played);
        line.play(next);
        Ok(said)
    }

    fn oddity(&mut self) -> Option<Oddity> {
        self.oddity.take()
    }

    fn branch(&mut self) {
        if let Some(line) = &mut self.line {
            line.branch();
        }
    }

    fn join(&mut self) {
        if let Some(line) = &mut self.line {
            line.join();
        }
    }
}

/// The move that a word means here.
fn meant(position: &Any, word: &Word) -> Result<(Move, Said), Wrong> {
    match word {
        Word::Long {
            role,
            from,
            takes,
            to,
            becomes,
        } => {
            let play = match becomes {
                Some(role) => Play::new(*from, *to).promoting(*role),
                None => Play::new(*from, *to),
            };
            let played = position.judge(&play).map_err(Wrong::Illegal)?;
            let man = position.piece(*from).map_or(Role::Pawn, |piece| piece.role);
            if role.is_some_and(|role| role != man) {
                return Err(Wrong::NoMan(role.unwrap_or(man)));
            }
            sign(position, played, *takes)
        }
        Word::Castles(wing) => {
            let castles = |played: &Move| position.castling_wing(*played) == Some(*wing);
            let castling = position.moves().into_iter().find(castles);
            castling
                .map(|played| (played, Said::Move(played)))
                .ok_or(Wrong::NoCastling)
        }
        Word::Short {
            role,
            file,
            rank,
            takes,
            to,
            becomes,
        } => {
            let grid = position.grid();
            let fits = |played: &Move| {
                let from = played.start();
                position
                    .piece(from)
                    .is_some_and(|piece| piece.role == *role)
                    && played.end() == *to
                    && played.role() == *becomes
                    && position.castling_wing(*played).is_none()
                    && file.is_none_or(|file| grid.file(from) == file)
                    && rank.is_none_or(|rank| grid.rank(from) == rank)
            };
            let mut fitting = position.moves();
            fitting.retain(fits);
            match fitting.as_slice() {
                [] => Err(why_none(position, *role, *to)),
                [played] => sign(position, *played, *takes),
                _ => Err(Wrong::Several(fitting)),
            }
        }
        Word::Leaves | Word::Ends => Err(Wrong::Unread),
    }
}

/// What it is said to take must be there; what it takes unsaid is read all the same.
fn sign(position: &Any, played: Move, takes: bool) -> Result<(Move, Said), Wrong> {
    match (takes, position.taken(played).is_empty()) {
        (true, true) => Err(Wrong::TakesNothing),
        (false, false) => Ok((played, Said::Loosely(played))),
        _ => Ok((played, Said::Move(played))),
    }
}

/// Why no man of this kind may go there: what the rules say of the first that is his.
fn why_none(position: &Any, role: Role, to: reglement_core::board::square::Square) -> Wrong {
    let own = |at: &reglement_core::board::square::Square| {
        let piece = position.piece(*at);
        piece.is_some_and(|piece| (piece.seat, piece.role) == (position.turn(), role))
    };
    let men: Vec<_> = position.grid().squares().filter(own).collect();
    let breach = |at: &_| position.judge(&Play::new(*at, to)).err();
    match men.as_slice() {
        [] => Wrong::NoMan(role),
        [one] => breach(one).map_or(Wrong::Unread, Wrong::Illegal),
        _ => Wrong::NoneGoes(role),
    }
}
