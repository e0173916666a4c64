//! A match in lines: how it stands, what was played of it, what comes next; and the lots before its first game.

use super::answer::{Answer, First};
use super::session::Session;
use crate::ui::contest::InMatch;

impl Session<'_> {
    fn told(&self) -> InMatch<'_> {
        InMatch::plain(self.room.table().setup(), self.manner.lang)
    }

    /// At the beginning: how the match stands, whom the lot fell on, who begins a later game.
    pub(super) fn tell_opening(&self, answer: &mut Answer) {
        if let Some(standing) = self.standing() {
            answer.labelled(self.manner.lang.words().contest.name, &standing);
        }
        for line in self.told().opened(self.room.table()) {
            answer.detail(&line);
        }
    }

    /// `Anna 1.5 - 0.5 Bram, game 3 of 6`
    pub(super) fn standing(&self) -> Option<String> {
        let standing = self.told().standing(self.state().verdict())?;
        Some(standing.join(", "))
    }

    /// When a game of a match is over: how it stands now, and what comes next.
    pub(super) fn tell_match(&self, answer: &mut Answer) {
        if let Some(verdict) = self.state().verdict() {
            let said = self.told().ended(verdict);
            if !said.is_empty() {
                answer.say(First::Match, &said.join(" "));
            }
        }
    }

    /// The match, and its games before this one.
    pub(super) fn show_match(&self, answer: &mut Answer) {
        let Some(standing) = self.standing() else {
            answer.say(First::Error, self.manner.lang.words().contest.none);
            return;
        };
        answer.say(First::Ok, &standing);
        for game in self.told().games() {
            answer.detail(&game);
        }
        self.tell_match(answer);
    }
}
