//! What the command line settles before the first move: the game, the position, names, odds, who begins.

use crate::board::grid::{CROSS, EIGHT};
use crate::board::piece::Seat;
use crate::cli::{self, First as Wish, OmittedCapture, Play};
use crate::config::nearest::nearest;
use crate::games::Game;
use crate::games::page::{Laws, Neglect, Odds as Known, Seatings};
use crate::host::given::given;
use crate::host::letter::{self, LetterError};
use crate::host::misused::with_near;
use crate::host::plain::command::{seat_named, undertaken};
use crate::host::seated::{self, SeatedError, wished};
use crate::lang::sentence::{fill, list, typed};
use crate::lang::words::Words;
use crate::lang::{Lang, Say};
use crate::notation::fen::{self, FenError};
use crate::rules::cross::seating::Seating;
use crate::rules::position::Position;
use crate::table::act::Undertaking;
use crate::table::contest::{Contest, Length};
use crate::table::control::Control;
use crate::table::house::{Aim, House, Omitted, Watch};
use crate::table::lots;
use crate::table::setup::{First, Setup, SetupError, Start};
use crate::ui::menu::house::Usual;

/// A match has no more games than these, and nobody needs more points.
const MOST_GAMES: u32 = 99;

/// Why no game can be begun so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettleError {
    /// No game of this name.
    NoGame(String),
    /// Not a name for each seat.
    Names(String, usize),
    /// How four sit, or who begins, is not to be chosen so.
    Seated(SeatedError),
    /// To the letter it cannot be played so.
    Letter(LetterError),
    /// No length of a match.
    Match(String),
    /// Odds that cannot be read.
    Odds(String, usize),
    /// Pieces given, and a position that says already which there are.
    OddsFromPosition,
    /// A clock that cannot be read.
    Clock(String),
    /// An undertaking that cannot be read.
    Undertaking(String, usize),
    /// No position.
    Position(FenError),
    /// A set-up that the rules do not allow.
    Setup(SetupError),
}

impl SettleError {
    /// Is it a wrong use of the program, and not a game that cannot be?
    pub const fn is_misuse(&self) -> bool {
        match self {
            // An option that its game does not have.
            SettleError::Setup(SetupError::NoHouse(_) | SetupError::NoSeating(_)) => true,
            SettleError::Position(_) | SettleError::Setup(_) => false,
            _ => true,
        }
    }
}

impl Say for SettleError {
    fn say(&self, lang: Lang) -> String {
        let words = lang.words();
        let lines = &words.misuse;
        match self {
            SettleError::NoGame(name) => {
                let games = Game::ALL.map(|game| game.id().to_owned());
                let line = fill(
                    lines.no_game,
                    &[&typed(name), &list(&games, words.terms.and)],
                );
                with_near(line, nearest(name, Game::ALL.map(Game::id)), words)
            }
            SettleError::Names(text, 2) => fill(lines.names_two, &[&typed(text)]),
            SettleError::Names(text, _) => fill(lines.names_four, &[&typed(text)]),
            SettleError::Seated(error) => error.say(lang),
            SettleError::Letter(error) => error.say(lang),
            SettleError::Match(text) => fill(words.contest.misused, &[&typed(text)]),
            SettleError::Odds(text, 2) => with_meant(lines.odds_two, text, 2, words),
            SettleError::Odds(text, seats) => with_meant(lines.odds_four, text, *seats, words),
            SettleError::Clock(text) => fill(words.clock.wrong, &[&typed(text)]),
            SettleError::OddsFromPosition => lines.odds_from_position.to_owned(),
            SettleError::Undertaking(text, 2) => with_meant(lines.undertake_two, text, 2, words),
            SettleError::Undertaking(text, seats) => {
                with_meant(lines.undertake_four, text, *seats, words)
            }
            SettleError::Position(error) => format!("--fen: {}", error.say(lang)),
            SettleError::Setup(error) => error.say(lang),
        }
    }
}

/// A line about a part that cannot be read, with the seat or the man that someone may have meant.
fn with_meant(line: &str, part: &str, seats: usize, words: &Words) -> String {
    let first = part.split([':', ' ']).next().unwrap_or_default();
    let seats: &[&str] = match seats {
        2 => &["white", "black"],
        _ => &["south", "west", "north", "east"],
    };
    let kinds = ["queen", "rook", "bishop", "knight", "pawn", "draw"];
    let known = seats.iter().copied().chain(kinds);
    let near = match known.clone().any(|name| name == first) {
        true => Vec::new(),
        false => nearest(first, known),
    };
    with_near(fill(line, &[&typed(part)]), near, words)
}

impl From<SeatedError> for SettleError {
    fn from(error: SeatedError) -> SettleError {
        SettleError::Seated(error)
    }
}

impl From<LetterError> for SettleError {
    fn from(error: LetterError) -> SettleError {
        SettleError::Letter(error)
    }
}

impl From<FenError> for SettleError {
    fn from(error: FenError) -> SettleError {
        SettleError::Position(error)
    }
}

impl From<SetupError> for SettleError {
    fn from(error: SetupError) -> SettleError {
        SettleError::Setup(error)
    }
}

/// The game of this name.
///
/// # Errors
/// There is none.
pub fn game(name: &str) -> Result<Game, SettleError> {
    let named = Game::named(&name.to_lowercase());
    named.ok_or_else(|| SettleError::NoGame(name.to_owned()))
}

/// The position of a text, if there is a text; four sit as is usual in the game.
///
/// # Errors
/// What is wrong with it.
pub fn position(game: Game, text: Option<&str>) -> Result<Option<Position>, SettleError> {
    seated_position(game, text, game.page().seating.usual())
}

fn seated_position(
    game: Game,
    text: Option<&str>,
    seating: Seating,
) -> Result<Option<Position>, SettleError> {
    text.map(|text| fen::read_seated(text, game, seating))
        .transpose()
        .map_err(SettleError::from)
}

/// The game and the position of which a script asks; without a text that of the start, in which of four South is to
/// move, or with partners beside each other who plays after of the light side (V6).
///
/// # Errors
/// Why there is none.
pub fn asked(asked: &cli::Position) -> Result<(Game, Position), SettleError> {
    let game = game(&asked.game)?;
    let seating = seated::seating(game, &asked.seating)?;
    let position = seated_position(game, asked.fen.as_deref(), seating)?;
    Ok((game, position.unwrap_or_else(|| game.seated(seating))))
}

/// The set-up that a command line asks for. What it leaves open of how the game is watched over and of captures that are
/// not made, `usual` says; where the lot decides (A4), `chance` gives the seed unless one is named.
///
/// # Errors
/// Why it cannot be.
pub fn setup(asked: &Play, usual: &Usual, chance: impl Fn() -> u64) -> Result<Setup, SettleError> {
    let game = game(&asked.game)?;
    if asked.omitted_capture.is_some() && game.page().neglect == Neglect::Unknown {
        return Err(SetupError::NoHouse(game).into());
    }
    let watch = letter::watch(game, &asked.letter, asked.omitted_capture, usual)?;
    let seating = seated::seating(game, &asked.seating)?;
    let wished = wished(game, asked.first)?;
    let seats = game.seats().len();
    let names = asked.names.as_deref();
    let names = names.map(|text| named(text, seats)).transpose()?;
    let position = seated_position(game, asked.fen.as_deref(), seating)?;
    let array = game.seated(seating);
    let (odds, draw_given) = match asked.odds.as_deref() {
        Some(text) => {
            given(game, &array, text).map_err(|part| SettleError::Odds(part.to_owned(), seats))?
        }
        None => (None, None),
    };
    let giver = odds.as_ref().map(|odds| odds.giver).or(draw_given);
    let bound = match (&position, giver, game.page().odds) {
        (Some(position), ..) => Some((position.turn(), SetupError::PositionHasTurn)),
        (None, Some(giver), Known::GiverSecond) => {
            Some((giver.opponent(), SetupError::GiverSecond))
        }
        (None, Some(giver), _) => Some((giver, SetupError::GiverBegins)),
        (None, None, _) => None,
    };
    let start = match (position, odds) {
        (Some(_), Some(_)) => return Err(SettleError::OddsFromPosition),
        (Some(position), None) => Start::Position(position),
        (None, Some(odds)) => Start::Odds(odds),
        (None, None) => Start::Array,
    };
    let slips = letter::slips(game, &array, &start, &asked.letter)?;
    let two = game.page().seating == Seatings::Two;
    let lots = match asked.first {
        Some(Wish::Lots) => true,
        Some(_) => false,
        None => bound.is_none() && (names.is_some() || !two),
    };
    let first = match (bound, wished) {
        (Some((_, why)), None) if lots => return Err(why.into()),
        (Some((seat, why)), Some(wished)) if wished != seat => return Err(why.into()),
        (Some((seat, _)), _) => First::Settled(seat),
        (None, _) if lots => First::Lot {
            seed: asked.seed.unwrap_or_else(|| lots::seed(chance())),
        },
        (None, wished) => First::Settled(wished.unwrap_or(array.turn())),
    };
    let names = names.unwrap_or_else(|| vec![String::new(); seats]);
    let names = match first {
        First::Lot { seed } if two => lots::seated(names, seed),
        _ => names,
    };
    let length = asked.contest.as_deref().map(length).transpose()?;
    let setup = Setup {
        game,
        names,
        start,
        draw_given,
        first,
        house: House {
            seating,
            clock: clock(asked.clock.as_deref())?,
            ..house(game, asked, watch, usual.omitted)
        },
        slips,
        contest: length.map(|length| Contest::new(chance(), length)),
    };
    match setup.position() {
        Ok(_) => Ok(setup),
        Err(SetupError::SlipNowhere(at)) => Err(LetterError::Nowhere(at).into()),
        Err(error) => Err(error.into()),
    }
}

fn named(text: &str, seats: usize) -> Result<Vec<String>, SettleError> {
    let names: Vec<String> = text.split(',').map(|name| name.trim().to_owned()).collect();
    match names.len() == seats && !names.iter().any(String::is_empty) {
        true => Ok(names),
        false => Err(SettleError::Names(text.to_owned(), seats)),
    }
}

/// `6`, `first:5`, `open`.
fn length(text: &str) -> Result<Length, SettleError> {
    let number = |text: &str, least: u32| {
        let number = text.parse().ok();
        number.filter(|number| (least..=MOST_GAMES).contains(number))
    };
    let length = match (text.split_once(':'), text) {
        (Some(("first", points)), _) => number(points, 1).map(Length::First),
        (None, "open") => Some(Length::Open),
        (_, games) => number(games, 2).map(Length::Games),
    };
    length.ok_or_else(|| SettleError::Match(text.to_owned()))
}

/// What the command line says of captures that are not made, or else the settings; and of who wins.
fn house(game: Game, asked: &Play, watch: Watch, usual: Omitted) -> House {
    let usual = match (game.page().neglect, watch) {
        (Neglect::Unknown, _) => House::usual(game).omitted,
        // To the letter it stands.
        (Neglect::Huffed, Watch::Players(_)) => Omitted::Allow,
        (Neglect::Huffed, Watch::Arbiter) => usual,
    };
    House {
        watch,
        omitted: match asked.omitted_capture {
            None => usual,
            Some(OmittedCapture::Warn) => Omitted::Warn,
            Some(OmittedCapture::Refuse) => Omitted::Refuse,
            Some(OmittedCapture::Allow) => Omitted::Allow,
        },
        aim: match asked.losing {
            false => Aim::Win,
            true => Aim::Lose,
        },
        ..House::default()
    }
}

/// `15+10`.
fn clock(text: Option<&str>) -> Result<Option<Control>, SettleError> {
    let named =
        |text: &str| Control::named(text).ok_or_else(|| SettleError::Clock(text.to_owned()));
    text.map(named).transpose()
}

/// `white with b1 on f7`.
///
/// # Errors
/// It cannot be read.
pub fn undertaking(game: Game, text: &str) -> Result<(Seat, Undertaking), SettleError> {
    let read = || {
        let (named, how) = text.trim().split_once(char::is_whitespace).ok_or(text)?;
        let named = named.trim_end_matches(':');
        let seat = seat_named(named, game.seats()).ok_or(named)?;
        // Only chess knows undertakings; elsewhere the table says so.
        let grid = match game.page().laws {
            Laws::Cross(_) => &CROSS,
            Laws::Chess(_) | Laws::Draughts => &EIGHT,
        };
        let how = undertaken(how, grid);
        Ok((
            seat,
            how.map_err(|part| if part.is_empty() { text } else { part })?,
        ))
    };
    read().map_err(|part: &str| SettleError::Undertaking(part.to_owned(), game.seats().len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Letter;
    use crate::table::house::Claims;
    use crate::table::setup::Odds;

    fn plain() -> Play {
        Play {
            game: "chess-1869".to_owned(),
            names: None,
            seating: cli::Seating::default(),
            odds: None,
            omitted_capture: None,
            clock: None,
            losing: false,
            letter: cli::Letter::default(),
            undertake: Vec::new(),
            fen: None,
            edit: false,
            first: None,
            contest: None,
            seed: None,
            look: cli::Look::default(),
        }
    }

    fn asked(change: impl FnOnce(&mut Play)) -> Result<Setup, SettleError> {
        let mut play = plain();
        change(&mut play);
        let usual = Usual {
            omitted: Omitted::Allow,
            ..Usual::default()
        };
        setup(&play, &usual, || 7)
    }

    fn some(text: &str) -> Option<String> {
        Some(text.to_owned())
    }

    #[test]
    fn without_names_white_simply_begins() {
        assert_eq!(asked(|_| {}), Ok(Setup::plain(Game::Chess1869)));
    }

    #[test]
    fn the_lot_seats_the_players_and_the_same_seed_draws_the_same() {
        let with_seed = |seed| {
            let setup = asked(|play| {
                play.names = some("Anna, Bram");
                play.seed = Some(seed);
            });
            let setup = setup.expect("an even game");
            assert_eq!(setup.first, First::Lot { seed });
            setup.names
        };
        let mut at_white: Vec<Vec<String>> = (0..40).map(with_seed).collect();
        assert_eq!(at_white[3], with_seed(3));
        at_white.sort();
        at_white.dedup();
        assert_eq!(at_white, [["Anna", "Bram"], ["Bram", "Anna"]]);
    }

    #[test]
    fn who_gives_odds_begins_and_nobody_else_can() {
        let odds = |text: &str, first| {
            asked(|play| {
                play.odds = some(text);
                play.names = some("Anna,Bram");
                play.first = first;
            })
        };
        let black = odds("black:knight+pawn", None).expect("odds");
        assert_eq!(black.first, First::Settled(Seat::Black));
        assert_eq!(black.names, ["Anna", "Bram"]);
        let men = ["b8", "f7"].map(|name| EIGHT.named(name).expect("a square"));
        let giver = Seat::Black;
        let men = men.to_vec();
        assert_eq!(black.start, Start::Odds(Odds { giver, men }));
        for first in [Wish::White, Wish::Lots] {
            let refused = odds("black:b8", Some(first));
            assert_eq!(refused, Err(SettleError::Setup(SetupError::GiverBegins)));
        }
        for text in ["b1", "white", "white:b9", "green:b1", "white:"] {
            assert_eq!(odds(text, None), Err(SettleError::Odds(text.to_owned(), 2)));
        }
    }

    #[test]
    fn what_becomes_of_an_omitted_capture_is_said_by_the_command_line_or_else_by_the_settings() {
        let said = |omitted_capture| {
            let setup = asked(|play| {
                play.game = "draughts-1879".to_owned();
                play.omitted_capture = omitted_capture;
            });
            setup.map(|setup| setup.house.omitted)
        };
        assert_eq!(said(None), Ok(Omitted::Allow));
        assert_eq!(said(Some(OmittedCapture::Warn)), Ok(Omitted::Warn));
        assert_eq!(said(Some(OmittedCapture::Refuse)), Ok(Omitted::Refuse));
        let chess = asked(|play| play.omitted_capture = Some(OmittedCapture::Refuse));
        let why = SetupError::NoHouse(Game::Chess1869);
        assert_eq!(chess, Err(SettleError::Setup(why)));
        assert!(chess.unwrap_err().is_misuse());
    }

    #[test]
    fn a_name_that_is_left_empty_is_no_name() {
        for names in ["A,", ",B", " , ", "A,B,"] {
            let names = asked(|play| play.names = some(names));
            assert!(matches!(names, Err(SettleError::Names(_, 2))), "{names:?}");
        }
    }

    #[test]
    fn to_the_letter_a_capture_that_is_not_made_stands_whatever_the_settings_say() {
        let letter = |omitted_capture| {
            let setup = super::setup(
                &Play {
                    game: "draughts-1879".to_owned(),
                    omitted_capture,
                    letter: cli::Letter {
                        letter: true,
                        ..cli::Letter::default()
                    },
                    ..plain()
                },
                &Usual {
                    omitted: Omitted::Refuse,
                    ..Usual::default()
                },
                || 7,
            );
            setup.map(|setup| setup.house.omitted)
        };
        assert_eq!(letter(None), Ok(Omitted::Allow));
        assert_eq!(letter(Some(OmittedCapture::Allow)), Ok(Omitted::Allow));
        let refused = Err(SettleError::Letter(LetterError::Omitted));
        assert_eq!(letter(Some(OmittedCapture::Warn)), refused);
    }

    #[test]
    fn who_watches_is_said_by_the_command_line_or_else_by_the_settings_where_that_can_be() {
        let usual = Usual {
            letter: Letter::Players,
            claims: Claims::Silent,
            ..Usual::default()
        };
        let watched = |game: &str, change: &dyn Fn(&mut Play)| {
            let mut play = Play {
                game: game.to_owned(),
                ..plain()
            };
            change(&mut play);
            setup(&play, &usual, || 7).map(|setup| setup.house.watch)
        };
        let silent = Ok(Watch::Players(Claims::Silent));
        assert_eq!(watched("chess-1869", &|_| {}), silent);
        assert_eq!(
            watched("chess-1869", &|play| play.letter.turned = true),
            silent
        );
        let hinted = watched("four-1967", &|play| play.letter.claims = some("hinted"));
        assert_eq!(hinted, Ok(Watch::Players(Claims::Hinted)));
        let arbiter = watched("chess-1869", &|play| play.letter.arbiter = true);
        assert_eq!(arbiter, Ok(Watch::Arbiter));
        assert_eq!(watched("chess-modern", &|_| {}), Ok(Watch::Arbiter));
        assert_eq!(watched("draughts-1879", &|_| {}), silent);
        let warned = watched("draughts-1879", &|play| {
            play.omitted_capture = Some(OmittedCapture::Warn);
        });
        assert_eq!(warned, Ok(Watch::Arbiter));
    }

    #[test]
    fn a_position_has_its_own_turn() {
        let fen = "4k3/8/8/8/8/8/8/4K2R b - - 0 1";
        let with = |first| {
            asked(|play| {
                play.fen = some(fen);
                play.first = first;
            })
        };
        assert_eq!(
            with(None).map(|setup| setup.first),
            Ok(First::Settled(Seat::Black))
        );
        assert_eq!(
            with(Some(Wish::White)),
            Err(SettleError::Setup(SetupError::PositionHasTurn))
        );
    }
}
