//! What the command line settles before the first move: the game, the position, names, odds, who begins.

use thiserror::Error;

use crate::board::grid::{EIGHT, Names};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::cli::{First as Wish, OmittedCapture, Play};
use crate::games::Game;
use crate::games::page::{Neglect, Odds as Known};
use crate::host::plain::command::{seat_named, undertaken};
use crate::lang::sentence::list;
use crate::law::article::Source;
use crate::notation::fen::{self, FenError};
use crate::rules::position::Position;
use crate::table::act::Undertaking;
use crate::table::house::{Aim, House, Omitted};
use crate::table::setup::{First, Odds, Setup, SetupError, Start};
use crate::ui::menu::lots::seated;

/// Why no game can be begun so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SettleError {
    /// A game of the five that is not built.
    #[error("{} cannot be played yet in this version; {} can", .0.id(), playable())]
    NotYet(Source),
    /// No game of this name.
    #[error("there is no game {0:?}; the games are {games}", games = playable())]
    NoGame(String),
    /// Not two names.
    #[error("--names: {0:?} is not two names parted by a comma, as in Anna,Bram")]
    Names(String),
    /// Odds that cannot be read.
    #[error(
        "--odds: {0:?} is not understood; write the giver and what is given, as in white:b1, black:queen or white:a1+b1, in draughts white:46 or black:draw"
    )]
    Odds(String),
    /// Pieces given, and a position that says already which there are.
    #[error(
        "--odds: the position of --fen says already which men there are; only the draw can be given, as in white:draw"
    )]
    OddsFromPosition,
    /// An undertaking that cannot be read.
    #[error("--undertake: {0:?} is not understood; write it as in \"white with b1 on f7\"")]
    Undertaking(String),
    /// No position.
    #[error("--fen: {0}")]
    Position(#[from] FenError),
    /// A set-up that the rules do not allow.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

impl SettleError {
    /// Is it a wrong use of the program, and not a game that cannot be?
    pub const fn is_misuse(&self) -> bool {
        !matches!(self, SettleError::Position(_) | SettleError::Setup(_))
    }
}

fn playable() -> String {
    list(&Game::ALL.map(|game| game.id().to_owned()), "and")
}

/// The game of this name.
///
/// # Errors
/// It cannot be played yet, or there is none.
pub fn game(name: &str) -> Result<Game, SettleError> {
    let small = name.to_lowercase();
    Game::named(&small).ok_or_else(|| match Source::named(&small) {
        Some(source) => SettleError::NotYet(source),
        None => SettleError::NoGame(name.chars().take(40).collect()),
    })
}

/// The position of a text, if there is a text.
///
/// # Errors
/// What is wrong with it.
pub fn position(game: Game, text: Option<&str>) -> Result<Option<Position>, SettleError> {
    text.map(|text| fen::read(text, game))
        .transpose()
        .map_err(SettleError::from)
}

/// The set-up that a command line asks for. Of a capture that is not made `omitted` says what becomes, unless the
/// command line does; where the lot decides (A4), `chance` gives the seed unless one is named.
///
/// # Errors
/// Why it cannot be.
pub fn setup(
    asked: &Play,
    omitted: Omitted,
    chance: impl FnOnce() -> u64,
) -> Result<Setup, SettleError> {
    let game = game(&asked.game)?;
    if asked.omitted_capture.is_some() && game.page().neglect == Neglect::Unknown {
        return Err(SetupError::NoHouse(game).into());
    }
    let names = asked.names.as_deref().map(names).transpose()?;
    let position = position(game, asked.fen.as_deref())?;
    let (odds, draw_given) = match asked.odds.as_deref() {
        Some(text) => given(game, text)?,
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
    let wished = match asked.first {
        Some(Wish::White) => Some(Seat::White),
        Some(Wish::Black) => Some(Seat::Black),
        Some(Wish::Lots) | None => None,
    };
    let lots = match asked.first {
        Some(Wish::Lots) => true,
        Some(_) => false,
        None => bound.is_none() && names.is_some(),
    };
    let first = match (bound, wished) {
        (Some((_, why)), None) if lots => return Err(why.into()),
        (Some((seat, why)), Some(wished)) if wished != seat => return Err(why.into()),
        (Some((seat, _)), _) => First::Settled(seat),
        (None, _) if lots => First::Lot {
            seed: asked.seed.unwrap_or_else(chance),
        },
        (None, wished) => First::Settled(wished.unwrap_or(Seat::White)),
    };
    let names = names.unwrap_or_default();
    let names = match first {
        First::Lot { seed } => seated(names, seed),
        First::Settled(_) => names,
    };
    let setup = Setup {
        game,
        names,
        start,
        draw_given,
        first,
        house: house(game, asked, omitted),
    };
    setup.position()?;
    Ok(setup)
}

fn names(text: &str) -> Result<[String; 2], SettleError> {
    let wrong = || SettleError::Names(text.to_owned());
    let (one, other) = text.split_once(',').ok_or_else(wrong)?;
    if other.contains(',') {
        return Err(wrong());
    }
    Ok([one, other].map(|name| name.trim().to_owned()))
}

/// What the command line says of captures that are not made, or else the settings; and of who wins.
fn house(game: Game, asked: &Play, usual: Omitted) -> House {
    let usual = match game.page().neglect {
        Neglect::Unknown => House::default().omitted,
        Neglect::Huffed => usual,
    };
    House {
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
    }
}

/// `white:b1`, `black:queen`, `white:a1+b1`, `white:46`, `black:draw`: pieces, the draw, or both.
fn given(game: Game, text: &str) -> Result<(Option<Odds>, Option<Seat>), SettleError> {
    let wrong = || SettleError::Odds(text.to_owned());
    let (giver, given) = text.split_once(':').ok_or_else(wrong)?;
    let giver = seat_named(giver).ok_or_else(wrong)?;
    let is_draw = |what: &&str| matches!(*what, "draw" | "remise");
    let items: Vec<String> = given
        .split('+')
        .map(|item| item.trim().to_lowercase())
        .collect();
    let (draws, men): (Vec<&str>, Vec<&str>) = items.iter().map(String::as_str).partition(is_draw);
    let men: Option<Vec<Square>> = men.iter().map(|man| given_man(game, giver, man)).collect();
    let men = men.ok_or_else(wrong)?;
    let draw = (!draws.is_empty()).then_some(giver);
    let odds = (!men.is_empty() || draw.is_none()).then_some(Odds { giver, men });
    Ok((odds, draw))
}

/// A square, or the man that is given when only his kind is named: of two, the one on the queen's side; of the pawns,
/// that of the king's bishop.
fn given_man(game: Game, giver: Seat, man: &str) -> Option<Square> {
    let grid = game.start().grid();
    if grid.names() == Names::Number {
        return grid.named(man);
    }
    let (file, rank) = match man {
        "queen" => (3, 0),
        "rook" => (0, 0),
        "bishop" => (2, 0),
        "knight" => (1, 0),
        "pawn" => (5, 1),
        _ => return grid.named(man),
    };
    grid.square(
        file,
        match giver {
            Seat::White => rank,
            Seat::Black => grid.ranks() - 1 - rank,
        },
    )
}

/// `white with b1 on f7`.
///
/// # Errors
/// It cannot be read.
pub fn undertaking(text: &str) -> Result<(Seat, Undertaking), SettleError> {
    let wrong = || SettleError::Undertaking(text.to_owned());
    let (seat, how) = text
        .trim()
        .split_once(char::is_whitespace)
        .ok_or_else(wrong)?;
    let seat = seat_named(seat.trim_end_matches(':')).ok_or_else(wrong)?;
    let how = undertaken(how, &EIGHT).map_err(|_| wrong())?;
    Ok((seat, how))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(change: impl FnOnce(&mut Play)) -> Result<Setup, SettleError> {
        let mut play = Play {
            game: "chess-1869".to_owned(),
            names: None,
            odds: None,
            omitted_capture: None,
            losing: false,
            undertake: Vec::new(),
            fen: None,
            first: None,
            seed: None,
            look: crate::cli::Look::default(),
        };
        change(&mut play);
        setup(&play, Omitted::Allow, || 7)
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
        let mut at_white: Vec<[String; 2]> = (0..40).map(with_seed).collect();
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
            assert_eq!(odds(text, None), Err(SettleError::Odds(text.to_owned())));
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
