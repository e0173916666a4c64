//! The lines of a form that say how draughts is played here: captures that are not made, and who wins.

use super::cite::{articles, readings};
use super::view::said;
use crate::config::Letter;
use crate::games::Game;
use crate::games::page::Neglect;
use crate::table::house::{Aim, Claims, House, Omitted, Watch};
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;
use crate::ui::ring::Turn;

/// What can become of a capture that is not made, in the order of the words.
pub const OMITTED: [Omitted; 3] = [Omitted::Refuse, Omitted::Warn, Omitted::Allow];
/// Who can win, in the order of the words.
const AIMS: [Aim; 2] = [Aim::Win, Aim::Lose];

/// What a new game begins with, wherever its source leaves it open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Usual {
    /// What becomes of a capture that is not made.
    pub omitted: Omitted,
    /// Who watches over the rules.
    pub letter: Letter,
    /// Whether players to the letter are told what there is to claim.
    pub claims: Claims,
}

impl Default for Usual {
    fn default() -> Usual {
        Usual {
            omitted: Omitted::default(),
            letter: Letter::Arbiter,
            claims: Claims::default(),
        }
    }
}

impl Usual {
    /// The choices of a game where nothing else is said.
    pub fn house(self, game: Game) -> House {
        let page = game.page();
        let usual = House::usual(game);
        House {
            omitted: match page.neglect {
                Neglect::Unknown => usual.omitted,
                Neglect::Huffed => self.omitted,
            },
            watch: match (page.letter, self.letter) {
                (Some(_), Letter::Players) => Watch::Players(self.claims),
                _ => Watch::Arbiter,
            },
            ..usual
        }
    }
}

/// Something else becomes of a capture that is not made.
pub fn turn_omitted(house: &mut House, turn: Turn) {
    if let Some(omitted) = turn.beside(&OMITTED, &house.omitted) {
        house.omitted = *omitted;
    }
}

/// Another wins.
pub fn turn_aim(house: &mut House, turn: Turn) {
    if let Some(aim) = turn.beside(&AIMS, &house.aim) {
        house.aim = *aim;
    }
}

/// What becomes of a capture that is not made, in a word or two.
pub fn omitted_said(house: House, here: &Here) -> &'static str {
    said(
        &OMITTED,
        &house.omitted,
        &here.look.words().menu.house.omits,
    )
}

/// Who wins, in a word or two.
pub fn aim_said(house: House, here: &Here) -> &'static str {
    said(&AIMS, &house.aim, &here.look.words().menu.house.aims)
}

/// What it means, and the articles that it is about.
pub fn about_omitted(game: Game, house: House, here: &Here) -> Vec<Paragraph> {
    let lines = &here.look.words().menu.house;
    let means = match (house.aim, house.omitted) {
        (Aim::Lose, Omitted::Allow) => lines.unhuffed,
        _ => said(&OMITTED, &house.omitted, &lines.omits_means),
    };
    let mut about = vec![Paragraph::new(means, here.look.theme.text)];
    about.extend(articles(game, &["D13", "D14"], here));
    about
}

/// What it means, and how the book is read.
pub fn about_aim(game: Game, house: House, here: &Here) -> Vec<Paragraph> {
    let lines = &here.look.words().menu.house;
    let means = said(&AIMS, &house.aim, &lines.aims_mean);
    let mut about = vec![Paragraph::new(means, here.look.theme.text)];
    about.extend(readings(game, house.seating, "DP13", here));
    about
}
