//! The lines of a form that say who watches over the rules: the program, or the players to the letter.

use super::cite::articles;
use super::view::said;
use crate::config::Letter;
use crate::games::Game;
use crate::games::page::{Slips, Stands};
use crate::table::house::{Claims, House, Watch};
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// Who can watch, in the order of the words.
pub const LETTERS: [Letter; 2] = [Letter::Arbiter, Letter::Players];
/// The same of the settings.
pub const fn letter_said(letter: Letter, here: &Here) -> &'static str {
    let words = &here.look.words().letter;
    match letter {
        Letter::Arbiter => words.with_the_arbiter,
        Letter::Players => words.to_the_letter,
    }
}

/// Whether players are told what there is to claim, in the order of the words.
pub const CLAIMS: [Claims; 2] = [Claims::Hinted, Claims::Silent];
/// Which false acts can stand, in the order of the words.
const STANDS: [Stands; 3] = [Stands::Chess, Stands::KingExposed, Stands::Draughts];

/// The other watches; who is told what when he comes to the letter, `claims` says.
pub const fn turn_watch(house: &mut House, claims: Claims) {
    house.watch = match house.watch {
        Watch::Arbiter => Watch::Players(claims),
        Watch::Players(_) => Watch::Arbiter,
    };
}

/// The other claims.
pub const fn other(claims: Claims) -> Claims {
    match claims {
        Claims::Hinted => Claims::Silent,
        Claims::Silent => Claims::Hinted,
    }
}

/// Who watches, in a few words.
pub const fn watch_said(watch: Watch, here: &Here) -> &'static str {
    let words = &here.look.words().letter;
    match watch {
        Watch::Arbiter => words.with_the_arbiter,
        Watch::Players(_) => words.to_the_letter,
    }
}

/// Whether players are told what there is to claim, in a word or two.
pub fn claims_said(claims: Claims, here: &Here) -> &'static str {
    said(&CLAIMS, &claims, &here.look.words().menu.watch.tells)
}

/// What it means who watches, and the articles on it.
pub fn about_watch(game: Game, watch: Watch, here: &Here) -> Vec<Paragraph> {
    let lines = &here.look.words().menu.watch;
    let means = match (watch, game.page().letter) {
        (Watch::Players(_), Some(letter)) => said(&STANDS, &letter.stands, &lines.letter_means),
        _ => lines.arbiter_means,
    };
    let mut about = vec![Paragraph::new(means, here.look.theme.text)];
    about.extend(articles(game, cited(game), here));
    about
}

/// What the claims mean, and the article until when something can be claimed.
pub fn about_claims(game: Game, claims: Claims, here: &Here) -> Vec<Paragraph> {
    let lines = &here.look.words().menu.watch;
    let means = said(&CLAIMS, &claims, &lines.tells_means);
    let mut about = vec![Paragraph::new(means, here.look.theme.text)];
    about.extend(articles(game, cited_claims(game), here));
    about
}

/// The articles on what binds, and until when a fault can be claimed.
pub fn cited(game: Game) -> &'static [&'static str] {
    match game.page().letter.map(|letter| letter.stands) {
        None => &[],
        Some(Stands::Chess) => &["A6", "A23"],
        Some(Stands::KingExposed) => &["T9"],
        Some(Stands::Draughts) => &["D2", "D3"],
    }
}

/// The article on claims.
pub fn cited_claims(game: Game) -> &'static [&'static str] {
    match game.page().letter.map(|letter| letter.stands) {
        None => &[],
        Some(Stands::Chess) => &["A23"],
        Some(Stands::KingExposed) => &["T9"],
        Some(Stands::Draughts) => &["D3"],
    }
}

/// Which errors of the set-up the source of a game knows.
pub fn slips(game: Game) -> Slips {
    let letter = game.page().letter;
    letter.map_or(Slips::Unknown, |letter| letter.slips)
}
