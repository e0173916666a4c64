//! What the command line says of a game to the letter: who watches over it, and what is set up wrongly.

use crate::board::grid::Grid;
use crate::board::square::Square;
use crate::cli::{self, OmittedCapture};
use crate::config::Letter;
use crate::games::Game;
use crate::games::page::Slips;
use crate::lang::sentence::{fill, list, quoted, typed};
use crate::lang::{Lang, Say};
use crate::rules::position::Position;
use crate::table::house::{Claims, Watch};
use crate::table::setup::Start;
use crate::table::slips::Slip;
use crate::ui::menu::house::Usual;

/// Why a game cannot be played to the letter so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LetterError {
    /// What belongs to a game to the letter, asked of another.
    Without(&'static str),
    /// A game whose source does not say what follows when somebody errs.
    NoLetter(Game),
    /// A capture that is not made refused, or warned of.
    Omitted,
    /// An error of the set-up that the source does not know.
    Unknown {
        /// The option.
        option: &'static str,
        /// The game.
        game: Game,
    },
    /// No square of the board.
    NoSquare {
        /// The option.
        option: &'static str,
        /// What was written.
        text: String,
    },
    /// Not two squares.
    NotTwo(String),
    /// A square on which nothing belongs.
    NoMan {
        /// The option.
        option: &'static str,
        /// The square.
        at: String,
    },
    /// Two squares on which the same belongs.
    Alike(String, String),
    /// One square in two errors.
    Twice(String),
    /// Nothing that can be played is left.
    Nowhere(String),
    /// An odds man left on the board, and none is given.
    NoOdds,
}

impl Say for LetterError {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let lines = &words.misuse;
        match self {
            LetterError::Without(option) => fill(lines.letter_only, &[option]),
            LetterError::NoLetter(game) => {
                let known = Game::ALL.into_iter();
                let known = known.filter(|game| game.page().letter.is_some());
                let known: Vec<String> = known.map(|game| game.id().to_owned()).collect();
                let known = list(&known, words.terms.and);
                fill(lines.letter_never, &[game.id(), &known])
            }
            LetterError::Omitted => lines.letter_omitted.to_owned(),
            LetterError::Unknown { option, game } => {
                let knowing = match *option {
                    TURNED => lines.slip_a1,
                    ODDS_KEPT => lines.slip_a3,
                    _ => lines.slip_a2,
                };
                fill(lines.slip_unknown, &[option, game.id(), knowing])
            }
            LetterError::NoSquare { option, text } => {
                fill(lines.no_square, &[option, &typed(text)])
            }
            LetterError::NotTwo(text) => fill(lines.not_two_squares, &[&typed(text)]),
            LetterError::NoMan { option, at } => fill(lines.no_man_belongs, &[option, at]),
            LetterError::Alike(one, other) => fill(lines.alike, &[one, other]),
            LetterError::Twice(at) => fill(lines.square_twice, &[at]),
            LetterError::Nowhere(at) => fill(lines.slip_nowhere, &[at]),
            LetterError::NoOdds => lines.no_odds_kept.to_owned(),
        }
    }
}

const TURNED: &str = "--turned";
const MISPLACED: &str = "--misplaced";
const FORGOTTEN: &str = "--forgotten";
const ODDS_KEPT: &str = "--odds-kept";

/// The errors of the set-up that are asked for, by their options.
fn asked_for(asked: &cli::Letter) -> impl Iterator<Item = &'static str> {
    let options = [
        (asked.turned, TURNED),
        (!asked.misplaced.is_empty(), MISPLACED),
        (!asked.forgotten.is_empty(), FORGOTTEN),
        (asked.odds_kept, ODDS_KEPT),
    ];
    options
        .into_iter()
        .filter_map(|(asked, option)| asked.then_some(option))
}

/// Who watches over the rules: whom the command line names, or else the settings, where the game can be played so.
///
/// # Errors
/// The game is not played to the letter, or cannot be, or a capture that is not made is to be refused or warned of.
pub fn watch(
    game: Game,
    asked: &cli::Letter,
    omitted: Option<OmittedCapture>,
    usual: &Usual,
) -> Result<Watch, LetterError> {
    let word = asked.claims.as_deref();
    let named = Claims::ALL.iter().find(|(of, _)| Some(*of) == word);
    let players = Watch::Players(named.map_or(usual.claims, |(_, claims)| *claims));
    let knows = game.page().letter.is_some();
    // To the letter nothing becomes of such a capture but that it can be huffed.
    let forbids = matches!(omitted, Some(OmittedCapture::Refuse | OmittedCapture::Warn));
    if asked.letter {
        return match (knows, forbids) {
            (false, _) => Err(LetterError::NoLetter(game)),
            (true, true) => Err(LetterError::Omitted),
            (true, false) => Ok(players),
        };
    }
    if usual.letter == Letter::Players && knows && !forbids && !asked.arbiter {
        return Ok(players);
    }
    let claims = asked.claims.as_ref().map(|_| "--claims");
    match claims.or_else(|| asked_for(asked).next()) {
        Some(option) => Err(LetterError::Without(option)),
        None => Ok(Watch::Arbiter),
    }
}

/// What is set up wrongly: in this array, or where the game begins instead.
///
/// # Errors
/// The source does not know it, or it cannot be read, or nothing would be wrong.
pub fn slips(
    game: Game,
    array: &Position,
    start: &Start,
    asked: &cli::Letter,
) -> Result<Vec<Slip>, LetterError> {
    let known = game
        .page()
        .letter
        .map_or(Slips::Unknown, |letter| letter.slips);
    for option in asked_for(asked) {
        let knows = match option {
            TURNED => known == Slips::BoardToo,
            _ => known != Slips::Unknown,
        };
        if !knows {
            return Err(LetterError::Unknown { option, game });
        }
    }
    let position = match start {
        Start::Position(position) => position,
        Start::Array | Start::Odds(_) => array,
    };
    let grid = position.grid();
    let given: &[Square] = match start {
        Start::Odds(odds) => &odds.men,
        _ => &[],
    };
    let belongs = |at: Square| position.piece(at).filter(|_| !given.contains(&at));
    let mut slips = Vec::new();
    if asked.turned {
        slips.push(Slip::Turned);
    }
    let mut named: Vec<Square> = Vec::new();
    for text in &asked.misplaced {
        let not_two = || LetterError::NotTwo(quoted(text));
        let (one, other) = text.split_once('=').ok_or_else(not_two)?;
        let (one, other) = (
            square(grid, MISPLACED, one)?,
            square(grid, MISPLACED, other)?,
        );
        let (man, for_man) = (belongs(one), belongs(other));
        if man == for_man {
            let (one, other) = (grid.label(one), grid.label(other));
            return Err(match man {
                None => LetterError::NoMan {
                    option: MISPLACED,
                    at: one,
                },
                Some(_) => LetterError::Alike(one, other),
            });
        }
        named.extend([one, other]);
        slips.push(Slip::Swapped(one, other));
    }
    for text in &asked.forgotten {
        let at = square(grid, FORGOTTEN, text)?;
        if belongs(at).is_none() {
            return Err(LetterError::NoMan {
                option: FORGOTTEN,
                at: grid.label(at),
            });
        }
        named.push(at);
        slips.push(Slip::Forgotten(at));
    }
    let mut rest = named.as_slice();
    while let [first, others @ ..] = rest {
        if others.contains(first) {
            return Err(LetterError::Twice(grid.label(*first)));
        }
        rest = others;
    }
    if asked.odds_kept {
        match start {
            Start::Odds(_) => slips.push(Slip::OddsKept),
            Start::Array | Start::Position(_) => return Err(LetterError::NoOdds),
        }
    }
    Ok(slips)
}

fn square(grid: &Grid, option: &'static str, text: &str) -> Result<Square, LetterError> {
    let named = grid.named(text.trim());
    named.ok_or_else(|| LetterError::NoSquare {
        option,
        text: quoted(text),
    })
}
