//! What can be typed, and what it does.

use super::answer::{Answer, First};
use super::command;
use super::session::Session;
use crate::games::page::{Announcing, Counted, Kings, Lifting, Limit, Slips, Touching};
use crate::lang::sentence::quoted;
use crate::rules::position::Position;

/// How a command is typed, and what it does.
type Usage = (&'static str, &'static str);

impl Session<'_> {
    pub(super) fn help(&self, word: &str, answer: &mut Answer) {
        let lang = self.manner.lang;
        let grid = self.state().position.grid();
        let words = &lang.words().plain;
        let sought = word.to_lowercase();
        let own = match self.state().position {
            _ if self.trial.is_some() => lang.words().exercise.commands,
            Position::Chess(_) => words.chess_commands,
            Position::Cross(_) => words.four_commands,
            Position::Draughts(_) => words.draughts_commands,
        };
        // No help with what the source does not know.
        let counts = self.game().page().draws.counted != Counted::Unknown;
        let claims = self.claims_draws();
        let known = |usage: &str| match first(usage) {
            "count" | "undertake" => counts,
            "claim" => claims,
            _ => true,
        };
        // What every game has, less what is told otherwise of this one.
        let of_two =
            |usage: &str| command::read(usage, grid).is_of_two() || usage.starts_with("accept");
        let letter = self.letter_commands();
        let told =
            |by: &[&Usage], usage: &str| by.iter().any(|(other, _)| first(usage) == first(other));
        // To the letter a move is never refused with a warning.
        let warned = |usage: &str| letter.is_empty() || first(usage) != "insist";
        let own: Vec<&Usage> = own
            .iter()
            .filter(|(usage, _)| known(usage) && warned(usage) && !told(&letter, usage))
            .collect();
        let of_game = words.commands.iter().filter(|(usage, _)| {
            let otherwise = told(&own, usage) || told(&letter, usage);
            let of_match = matches!(*usage, "next" | "match");
            let in_match = self.room.table().setup().contest.is_some();
            !otherwise && (self.trial.is_none() || !of_two(usage)) && (!of_match || in_match)
        });
        let clock = match self.state().clock {
            Some(_) => lang.words().clock.commands,
            None => &[],
        };
        let about: Vec<&Usage> = own
            .iter()
            .chain(&letter)
            .copied()
            .chain(clock)
            .chain(of_game)
            .filter(|(usage, what)| {
                let mut names = usage.split([' ', ',']);
                word.is_empty()
                    || names.any(|name| name.to_lowercase() == sought)
                    || what.to_lowercase().contains(&sought)
            })
            .collect();
        if about.is_empty() {
            let word = quoted(word);
            answer.say(First::Error, &(words.no_help)(&word));
            return;
        }
        answer.say(First::Ok, words.help);
        for (usage, what) in about {
            answer.labelled(usage, what);
        }
    }

    /// What can be typed in a game to the letter, as far as the source knows it; nothing in another.
    fn letter_commands(&self) -> Vec<&'static Usage> {
        let Some(letter) = self
            .game()
            .page()
            .letter
            .filter(|_| self.is_to_the_letter())
        else {
            return Vec::new();
        };
        let is_known = |usage: &str| match first(usage) {
            "touch" | "place" | "adjust" => letter.touching != Touching::Unsaid,
            "also" => letter.touching == Touching::PlayTakeOrKing,
            "announce" => letter.announcing != Announcing::ByTheProgram,
            "lift" => letter.lifting == Lifting::ByTheCaptor,
            "rectify" | "afresh" => letter.slips != Slips::Unknown,
            _ => true,
        };
        let lines = &self.manner.lang.words().plain.letter;
        let of_draughts: &[Usage] = match self.state().position {
            Position::Draughts(_) => lines.draughts_commands,
            Position::Chess(_) | Position::Cross(_) => &[],
        };
        let known = lines.commands.iter().filter(|(usage, _)| is_known(usage));
        let known = known.map(|told| {
            let mut otherwise = of_draughts.iter();
            otherwise
                .find(|(usage, _)| *usage == told.0)
                .unwrap_or(told)
        });
        let claim = (lines.claim)(self.game().source());
        [claim].into_iter().chain(known).collect()
    }

    /// Does the source let a player claim a draw?
    fn claims_draws(&self) -> bool {
        let draws = self.game().page().draws;
        let counts = [draws.repetition, draws.quiet];
        draws.kings != Kings::Unknown || counts.iter().any(|limit| *limit != Limit::Unknown)
    }

    /// How something is claimed in this game.
    pub(super) fn claim_usage(&self) -> &'static str {
        let lines = &self.manner.lang.words().plain;
        let (usage, _) = match self.state().position {
            _ if self.is_to_the_letter() => (lines.letter.claim)(self.game().source()),
            _ if !self.claims_draws() => return "claim",
            Position::Draughts(_) => &lines.draughts_claim,
            Position::Chess(_) | Position::Cross(_) => &lines.chess_claim,
        };
        usage
    }
}

/// The word with which a command begins.
fn first(usage: &str) -> &str {
    usage.split(' ').next().unwrap_or(usage)
}
