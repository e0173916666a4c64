//! The lines that every language must give: one that is missing does not compile.

pub mod book;
pub mod clock;
pub mod command;
pub mod config;
pub mod contest;
pub mod damage;
pub mod endings;
pub mod exchange;
pub mod exercise;
pub mod faults;
pub mod four;
pub mod hands;
pub mod help;
pub mod keys;
pub mod law;
pub mod laying;
pub mod letter;
pub mod looks;
pub mod menu;
pub mod misuse;
pub mod plain;
pub mod reasons;
pub mod room;
pub mod screen;
pub mod seen;
pub mod settings;
pub mod shelf;
pub mod terms;
pub mod treatment;

use self::book::BookLines;
use self::clock::ClockLines;
use self::command::CommandLines;
use self::config::ConfigLines;
use self::contest::ContestLines;
use self::damage::DamageLines;
use self::endings::Endings;
use self::exchange::ExchangeLines;
use self::exercise::ExerciseLines;
use self::faults::FaultLines;
use self::four::Four;
use self::hands::HandsLines;
use self::help::HelpLines;
use self::keys::KeyNames;
use self::law::LawLines;
use self::laying::LayingLines;
use self::letter::LetterLines;
use self::looks::LooksLines;
use self::menu::MenuLines;
use self::misuse::MisuseLines;
use self::plain::Plain;
use self::reasons::{Board, Reasons};
use self::room::RoomLines;
use self::screen::ScreenLines;
use self::seen::SeenLines;
use self::shelf::ShelfLines;
use self::terms::Terms;
use self::treatment::TreatmentLines;
use crate::lang::Lang;
use crate::law::breach::Breach;
use crate::law::ending::{Ending, Verdict};

/// All lines of one language, by subject.
pub struct Words {
    /// Which language it is.
    pub lang: Lang,
    /// Names: seats, men, games, sources.
    pub terms: Terms,
    /// Why an act is refused.
    pub reasons: Reasons,
    /// How a game ended.
    pub endings: Endings,
    /// The clock.
    pub clock: ClockLines,
    /// What is said only where four play.
    pub four: Four,
    /// Games as texts: shown, brought in and given out.
    pub exchange: ExchangeLines,
    /// The exercises.
    pub exercise: ExerciseLines,
    /// What is wrong with a set-up or with the text of a position.
    pub faults: FaultLines,
    /// What is wrong with a record or another file that is kept.
    pub damage: DamageLines,
    /// What keys do.
    pub keys: KeyNames,
    /// What the rule book says about itself.
    pub law: LawLines,
    /// What is said where a position is set up.
    pub laying: LayingLines,
    /// What is said and done in a game to the letter.
    pub letter: LetterLines,
    /// What is said of themes.
    pub looks: LooksLines,
    /// What the program does with an article.
    pub treatment: TreatmentLines,
    /// The screen of the rule book.
    pub book: BookLines,
    /// Matches, and lots.
    pub contest: ContestLines,
    /// How each command is used.
    pub command: CommandLines,
    /// What was wrongly used, and what would be right.
    pub misuse: MisuseLines,
    /// The menu.
    pub menu: MenuLines,
    /// What is wrong with a file of settings, and what becomes of it.
    pub config: ConfigLines,
    /// The page of keys.
    pub help: HelpLines,
    /// What is said in lines, without a screen.
    pub plain: Plain,
    /// Keeping games.
    pub room: RoomLines,
    /// The screen of a game.
    pub screen: ScreenLines,
    /// What hands can do on it in a game to the letter.
    pub hands: HandsLines,
    /// What is seen of a game to the letter.
    pub seen: SeenLines,
    /// The kept games as a list.
    pub shelf: ShelfLines,
}

impl Words {
    /// Why this was refused: one sentence that names the men and squares.
    pub fn reason(&self, breach: &Breach, board: &Board) -> String {
        (self.reasons.reason)(breach, board)
    }

    /// How the game ended: one sentence.
    pub fn verdict(&self, verdict: &Verdict) -> String {
        (self.endings.verdict)(verdict)
    }

    /// The ending in a word or two, small letters: `stalemate`.
    pub fn ending(&self, ending: Ending) -> &'static str {
        (self.endings.name)(ending)
    }
}
