//! What the menu says.

use super::settings::SettingsLines;
use crate::law::article::Source;

/// The menu, page by page.
pub struct MenuLines {
    /// What the program is, in a line.
    pub promise: &'static str,
    /// The window is too small; the columns and rows that are needed.
    pub too_small: fn(u16, u16) -> String,
    /// The first page.
    pub home: HomeLines,
    /// Which game.
    pub games: GamesLines,
    /// Who plays it, and how it begins.
    pub table: TableLines,
    /// The men that are given.
    pub odds: OddsLines,
    /// Captures that are not made, and who wins.
    pub house: HouseLines,
    /// Who watches over the rules.
    pub watch: WatchLines,
    /// The undertaking.
    pub pledge: PledgeLines,
    /// How four sit, and how their game begins.
    pub seating: SeatingLines,
    /// The games that were kept.
    pub records: RecordsLines,
    /// The settings.
    pub settings: SettingsLines,
    /// What the keys do.
    pub keys: MenuKeys,
}

/// The first page: each line and what it is for.
pub struct HomeLines {
    /// What the page is about.
    pub about: &'static str,
    /// Go on with the game that was left.
    pub resume: &'static str,
    /// A new game.
    pub new_game: [&'static str; 2],
    /// The kept games.
    pub records: &'static str,
    /// How many games are kept.
    pub kept: fn(usize) -> String,
    /// The rule book.
    pub rules: [&'static str; 2],
    /// The settings.
    pub settings: [&'static str; 2],
    /// Leave the program.
    pub quit: [&'static str; 2],
}

/// The choice of a game.
pub struct GamesLines {
    /// The heading.
    pub title: &'static str,
    /// What the page is about.
    pub about: &'static str,
    /// Two lines about the source of a game.
    pub source: fn(Source) -> [&'static str; 2],
}

/// The players and the beginning.
pub struct TableLines {
    /// What the page is about.
    pub about: &'static str,
    /// Begin to play.
    pub start: &'static str,
    /// Who has the first move.
    pub first: &'static str,
    /// The two players while lots must still say who has White.
    pub players: [&'static str; 2],
    /// This seat has it.
    pub begins: fn(&str) -> String,
    /// Lots decide who has White and begins.
    pub lots: &'static str,
    /// This seat has it since it gives odds.
    pub giver: fn(&str) -> String,
    /// This seat gives odds, and so that one has it.
    pub giver_second: fn(&str, &str) -> String,
    /// Nobody typed a name: the seat's stands for it.
    pub unnamed: &'static str,
    /// Odds.
    pub odds: &'static str,
    /// The undertaking.
    pub pledge: &'static str,
    /// None of these.
    pub none: &'static str,
    /// A set-up that cannot be played, with the reason as the rules give it.
    pub unplayable: fn(&str) -> String,
}

/// The men that are given.
pub struct OddsLines {
    /// What the page is about.
    pub about: &'static str,
    /// Nobody gives odds.
    pub nobody: &'static str,
    /// This seat gives.
    pub gives: fn(&str) -> String,
    /// This seat gives these men.
    pub given: fn(&str, &str) -> String,
    /// Somebody gives, but no man is chosen.
    pub nothing: &'static str,
    /// What the page is about where the giver has the second move.
    pub about_second: &'static str,
    /// The line of the draw: what it is to give it.
    pub draw: &'static str,
    /// The draw, as something given.
    pub the_draw: &'static str,
    /// Several men, by their squares.
    pub men: fn(&str) -> String,
    /// Somebody gives, but neither a man nor the draw is chosen.
    pub nothing_at_all: &'static str,
}

/// How a game is played at this table.
pub struct HouseLines {
    /// What becomes of captures that are not made.
    pub omitted: &'static str,
    /// They are refused; warned of; let be.
    pub omits: [&'static str; 3],
    /// What that means, in the same order.
    pub omits_means: [&'static str; 3],
    /// What letting be means where who loses wins, and nothing is huffed.
    pub unhuffed: &'static str,
    /// Who wins.
    pub aim: &'static str,
    /// The usual; who loses.
    pub aims: [&'static str; 2],
    /// What that means, in the same order.
    pub aims_mean: [&'static str; 2],
}

/// Who watches over the rules, and what is wrong with the set-up in a game to the letter.
pub struct WatchLines {
    /// Who watches over the rules.
    pub played: &'static str,
    /// What it means that the program does.
    pub arbiter_means: &'static str,
    /// What it means that the players do: in chess; where only a king left in check stands; in draughts.
    pub letter_means: [&'static str; 3],
    /// Whether a player is told what there is to claim.
    pub claims: &'static str,
    /// He is, when he asks; he is not.
    pub tells: [&'static str; 2],
    /// What that means, in the same order.
    pub tells_means: [&'static str; 2],
    /// What is wrong with the set-up.
    pub slips: &'static str,
    /// What their page is about.
    pub about: &'static str,
    /// What stands on one square belongs on another.
    pub swapped: &'static str,
    /// What can be typed for it, as in these two squares.
    pub pairs: fn(&str, &str) -> String,
    /// What belongs on a square is not set up.
    pub forgotten: &'static str,
    /// What can be typed for it, as in this square.
    pub squares: fn(&str) -> String,
    /// The board is turned, in a list of what is wrong.
    pub is_turned: &'static str,
    /// What was given is left on the board, in such a list.
    pub is_kept: &'static str,
    /// What stands on these two squares is exchanged, in such a list.
    pub are_swapped: fn(&str, &str) -> String,
    /// What belongs on this square is forgotten, in such a list.
    pub is_forgotten: fn(&str) -> String,
    /// This square has no other to be exchanged with.
    pub alone: fn(&str) -> String,
    /// The same belongs on both squares.
    pub same: fn(&str, &str) -> String,
    /// Nothing belongs on this square.
    pub nothing: fn(&str) -> String,
    /// This square is named twice.
    pub twice: fn(&str) -> String,
}

/// The undertaking.
pub struct PledgeLines {
    /// What the page is about.
    pub about: &'static str,
    /// Nobody undertakes anything.
    pub nobody: &'static str,
    /// This seat undertakes to mate in some way.
    pub undertakes: fn(&str) -> String,
    /// With which man.
    pub with: &'static str,
    /// With any man.
    pub any_man: &'static str,
    /// On which square.
    pub on: &'static str,
    /// On any square.
    pub any_square: &'static str,
    /// The whole of it: the seat, the man, the square.
    pub said: fn(&str, Option<&str>, Option<&str>) -> String,
    /// Neither a man nor a square is named.
    pub empty: &'static str,
    /// What was typed is no square; the last letter and the last number that a square can have here.
    pub no_square: fn(&str, char, u8) -> String,
}

/// A line about a seat, its partner and their enemies.
pub type SeatLine = fn(&str, &str, [&str; 2]) -> String;

/// How four sit, and how their game begins.
pub struct SeatingLines {
    /// Where partners sit.
    pub partners: &'static str,
    /// Across from each other; beside each other.
    pub places: [&'static str; 2],
    /// Two against two: the partners with the light men, and those with the dark.
    pub sides: fn([&str; 2], [&str; 2]) -> String,
    /// In which direction the turn goes.
    pub turns: &'static str,
    /// To the right; clockwise.
    pub orders: [&'static str; 2],
    /// A seat, its partner and their enemies, where it has the light men; where it has the dark.
    pub seat: [SeatLine; 2],
    /// Lots decide which of the four begins.
    pub lots_of_four: &'static str,
    /// Lots decide which of two seats begins.
    pub lots_of_two: fn(&str, &str) -> String,
    /// The position from which the game begins.
    pub position: &'static str,
    /// The usual one.
    pub array: &'static str,
    /// What can be typed for another.
    pub position_how: &'static str,
    /// The position says that this seat is to move.
    pub position_turn: fn(&str) -> String,
    /// Men are given, by this article from the array, and a position is typed.
    pub position_or_odds: fn(&str) -> String,
}

/// The games that were kept.
pub struct RecordsLines {
    /// The heading.
    pub title: &'static str,
    /// What the page is about.
    pub about: &'static str,
    /// There are none.
    pub none: &'static str,
    /// The game is not over.
    pub unfinished: &'static str,
    /// The game is being played elsewhere.
    pub in_use: &'static str,
    /// The record cannot be read.
    pub damaged: &'static str,
    /// The same, and why; it was left as it is.
    pub reason: fn(&str) -> String,
}

/// What the keys of the menu do, a word or two each.
pub struct MenuKeys {
    /// Choose another line.
    pub choose: &'static str,
    /// Do what the line says.
    pub enter: &'static str,
    /// Begin the game.
    pub start: &'static str,
    /// Another value.
    pub change: &'static str,
    /// Another man of the kind.
    pub which: &'static str,
    /// Set up a position.
    pub set_up: &'static str,
    /// Type a name or a square.
    pub type_in: &'static str,
    /// Take or leave a man.
    pub toggle: &'static str,
    /// Go on with the game.
    pub resume: &'static str,
    /// Go on with a copy of what can be read of a damaged game.
    pub copy: &'static str,
    /// Step through the game.
    pub review: &'static str,
    /// Read the article.
    pub article: &'static str,
    /// The rule book.
    pub rules: &'static str,
    /// All keys.
    pub help: &'static str,
    /// To the page before.
    pub back: &'static str,
    /// Leave the program.
    pub quit: &'static str,
}
