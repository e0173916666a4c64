//! The board of eight by eight on which a PGN game is played over.

use reglement_core::rules::chess;
use reglement_core::rules::position::{Move, Position};

use super::san;
use super::spelled::{Unread, spelled};
use crate::board::{Board, Branches, Said, Start};
use crate::fault::{Flaw, Wrong};
use crate::tags::Tags;
use crate::token::Dialect;

/// What ordinary chess is called in a tag `Variant`.
const ORDINARY: [&str; 8] = [
    "",
    "?",
    "standard",
    "chess",
    "normal",
    "orthodox",
    "from position",
    "classical",
];
/// Tags that only four-player programs write.
const OF_FOUR: [&str; 2] = ["StartFen4", "RuleVariants"];

/// Plays over games of chess between two.
pub struct Chess<'a> {
    start: Box<Start<'a>>,
    line: Option<Branches<chess::position::Position>>,
}

impl<'a> Chess<'a> {
    pub fn new(start: Box<Start<'a>>) -> Chess<'a> {
        Chess { start, line: None }
    }
}

impl Board for Chess<'_> {
    fn begin(&mut self, tags: &Tags) -> Result<Position, Flaw> {
        if tags.get("GameType").is_some() {
            return Err(Flaw::LooksLike(Dialect::Pdn));
        }
        if OF_FOUR.iter().any(|name| tags.get(name).is_some()) {
            return Err(Flaw::LooksLike(Dialect::Four));
        }
        let variant = tags.get("Variant").unwrap_or_default();
        if !ORDINARY.contains(&variant.trim().to_lowercase().as_str()) {
            return Err(Flaw::Foreign {
                tag: "Variant",
                value: variant.to_owned(),
            });
        }
        let text = tags.get("FEN");
        let is_promised = tags.get("SetUp") == Some("1");
        let position = match (self.start)(tags, text) {
            Some(Position::Chess(position)) if text.is_some() || !is_promised => position,
            _ => {
                let text = text.unwrap_or_default().to_owned();
                return Err(Flaw::Start { text });
            }
        };
        self.line = Some(Branches::new(position));
        Ok(position.into())
    }

    fn number(&self) -> u32 {
        let line = self.line.as_ref();
        line.map_or(1, |line| line.now().move_number())
    }

    fn play(&mut self, word: &str) -> Result<Said, Wrong> {
        let Some(line) = &mut self.line else {
            return Err(Wrong::Unread);
        };
        let spelled = match spelled(word) {
            Ok(spelled) => spelled,
            Err(Unread::Decoration) => return Ok(Said::Nothing),
            Err(Unread::Wrong(why)) => return Err(why),
        };
        let played = san::find(line.now(), &spelled)?;
        let is_loose = spelled.is_loose() || san::is_unsaid_capture(line.now(), &spelled);
        line.play(line.now().after(played));
        let played = Move::Chess(played);
        Ok(match is_loose {
            true => Said::Loosely(played),
            false => Said::Move(played),
        })
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
