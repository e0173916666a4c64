//! What only a game to the letter has, in the words of a record: claims, remedies, and what was set up wrongly.

use crate::board::grid::Grid;
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;
use crate::table::act::Claim;
use crate::table::slips::Slip;

/// What is claimed: a draw by its name, an offence by its article, or the man that did it by his square.
pub fn claim_text(claim: Claim, grid: &Grid) -> String {
    let text = match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty moves",
        Claim::TwentyMoves => "twenty moves",
        Claim::Flag => "flag",
        Claim::Offence(offence) => offence.article().id,
        Claim::Pointing(at) => return format!("at {}", grid.label(at)),
    };
    text.to_owned()
}

/// The claim that a text says.
pub fn claim(text: &str, grid: &Grid) -> Option<Claim> {
    Some(match text {
        "threefold" => Claim::Threefold,
        "fifty moves" => Claim::FiftyMoves,
        "twenty moves" => Claim::TwentyMoves,
        "flag" => Claim::Flag,
        _ => match text.strip_prefix("at ") {
            Some(named) => Claim::Pointing(grid.named(named)?),
            None => {
                let offence = Offence::named(text)?;
                // An article is written in one way only.
                Claim::Offence(Some(offence).filter(|of| of.article().id == text)?)
            }
        },
    })
}

/// The remedy that was chosen.
pub fn remedy_text(remedy: Remedy, grid: &Grid) -> String {
    let text = match remedy {
        Remedy::LetStand => "let stand",
        Remedy::Take(at) => return format!("take {}", grid.label(at)),
        Remedy::Play(at) => return format!("play {}", grid.label(at)),
        Remedy::King => "king",
        Remedy::PutBack => "put back",
        Remedy::PlayOver => "play over",
    };
    text.to_owned()
}

/// The remedy that a text says.
pub fn remedy(text: &str, grid: &Grid) -> Option<Remedy> {
    Some(match text {
        "let stand" => Remedy::LetStand,
        "king" => Remedy::King,
        "put back" => Remedy::PutBack,
        "play over" => Remedy::PlayOver,
        _ => match text.split_once(' ')? {
            ("take", named) => Remedy::Take(grid.named(named)?),
            ("play", named) => Remedy::Play(grid.named(named)?),
            _ => return None,
        },
    })
}

/// What is wrong with a set-up.
pub fn slip_text(slip: Slip, grid: &Grid) -> String {
    match slip {
        Slip::Turned => "board turned".to_owned(),
        Slip::Swapped(one, other) => {
            format!("{} and {} swapped", grid.label(one), grid.label(other))
        }
        Slip::Forgotten(at) => format!("{} forgotten", grid.label(at)),
        Slip::OddsKept => "odds kept".to_owned(),
    }
}

/// What a text says is wrong.
pub fn slip(text: &str, grid: &Grid) -> Option<Slip> {
    let words: Vec<&str> = text.split(' ').collect();
    Some(match words.as_slice() {
        ["board", "turned"] => Slip::Turned,
        ["odds", "kept"] => Slip::OddsKept,
        [at, "forgotten"] => Slip::Forgotten(grid.named(at)?),
        [one, "and", other, "swapped"] => Slip::Swapped(grid.named(one)?, grid.named(other)?),
        _ => return None,
    })
}

/// What a slip may be, for the reader of a message.
pub const SLIPS: &str = "a list of \"board turned\", \"odds kept\", and squares, as in \"b1 and c1 swapped\" or \
    \"a1 forgotten\"";
