//! A match in words, and the lots drawn before its first game: how it stands, what comes next, who begins and why.

use super::clean::{fit, shown};
use super::look::{Glyphs, Look};
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::games::page::Seatings;
use crate::lang::Lang;
use crate::lang::sentence::list;
use crate::lang::words::Words;
use crate::law::ending::Verdict;
use crate::rules::cross::seating::Partners;
use crate::table::Table;
use crate::table::contest::{Half, Length, Played, Tally};
use crate::table::setup::{First, Setup};

/// Longer names of two, and of four, are cut where a row must hold the whole score.
const NAME: usize = 14;
const NAME_OF_FOUR: usize = 7;

/// A game as its match is told.
#[derive(Clone, Copy)]
pub struct InMatch<'a> {
    /// How it is set up.
    pub setup: &'a Setup,
    /// The language.
    pub lang: Lang,
    /// How half a point is written.
    pub half: Half,
    /// So many columns a name may take in a row.
    pub most: usize,
}

impl<'a> InMatch<'a> {
    /// The match of a game as the screen shows it.
    pub const fn seen(setup: &'a Setup, look: &Look) -> InMatch<'a> {
        InMatch {
            setup,
            lang: look.lang,
            half: half(look),
            most: match setup.game.seats().len() {
                4 => NAME_OF_FOUR,
                _ => NAME,
            },
        }
    }

    /// The same in lines, where numbers are the same in every language.
    pub const fn plain(setup: &'a Setup, lang: Lang) -> InMatch<'a> {
        InMatch {
            setup,
            lang,
            half: Half::Decimal,
            most: usize::MAX,
        }
    }

    /// The name of who sits there, or that of the seat.
    fn name(&self, seat: Seat) -> String {
        match self
            .setup
            .names
            .get(seat.index())
            .map_or("", |name| name.trim())
        {
            "" => (self.lang.words().terms.seat)(seat).to_owned(),
            name => shown(name),
        }
    }

    /// The same with the seat, where it is not known which it is.
    fn titled(&self, seat: Seat) -> String {
        let title = (self.lang.words().terms.seat)(seat);
        match self.name(seat) {
            name if name == title => name,
            name => format!("{name} ({title})"),
        }
    }

    fn party(&self, seats: Seats, most: usize) -> String {
        let names = seats.map(|seat| fit(&self.name(seat), most));
        names.collect::<Vec<_>>().join(", ")
    }

    /// `Anna 1½ – ½ Bram`
    fn line(&self, tally: &Tally, most: usize) -> String {
        tally.line(|seats| self.party(seats, most), self.half)
    }

    /// How the match stands, with this game if it ended so, and which game it is: the two parts of a row.
    pub fn standing(&self, verdict: Option<Verdict>) -> Option<[String; 2]> {
        let tally = self.setup.tally(verdict)?;
        Some([
            self.line(&tally, self.most),
            game_of(&tally, self.lang.words()),
        ])
    }

    /// When the game has ended so: how the match stands and what comes next, or that it is over; in sentences.
    pub fn ended(&self, verdict: Verdict) -> Vec<String> {
        let Some(tally) = self.setup.tally(Some(verdict)) else {
            return Vec::new();
        };
        let lines = &self.lang.words().contest;
        let score = self.line(&tally, usize::MAX);
        let next = self.setup.next(verdict);
        let Some(after) = next.tally(None) else {
            let names = |seats: Seats| seats.map(|seat| self.name(seat)).collect::<Vec<_>>();
            let and = self.lang.words().terms.and;
            let winner = tally.leader().map(|seats| list(&names(seats), and));
            return vec![(lines.over)(winner.as_deref(), &score)];
        };
        let told = InMatch {
            setup: &next,
            ..*self
        };
        let sitting = |setup: &Setup| setup.contest.as_ref().map(|contest| contest.sitting);
        let seats = match next.names.iter().all(String::is_empty) {
            _ if next.names.len() == 4 => lines.as_before.to_owned(),
            true if sitting(&next) == sitting(self.setup) => lines.as_before.to_owned(),
            true => lines.exchanged.to_owned(),
            false => {
                let seats = next.game.seats().iter();
                let names: Vec<String> = seats.map(|seat| told.name(*seat)).collect();
                (self.lang.words().plain.players)(&names)
            }
        };
        let first = told.titled(next.first_seat());
        let next = (lines.next)(
            &game_of(&after, self.lang.words()),
            &seats,
            &first,
            next.begins_by(),
        );
        vec![format!("{score}."), next]
    }

    /// Before the first ply: what the lot has decided and how it falls so again; or in a later game of a match who begins.
    pub fn opened(&self, table: &Table) -> Vec<String> {
        let setup = self.setup;
        if !table.state().past.is_empty() {
            return Vec::new();
        }
        let lines = &self.lang.words().contest;
        let first = setup.first_seat();
        let First::Lot { seed } = setup.first else {
            let begun = setup.tally(None).filter(|tally| tally.over > 0);
            let begins = |tally: Tally| {
                (lines.begins)(
                    &game_of(&tally, self.lang.words()),
                    &self.titled(first),
                    setup.begins_by(),
                )
            };
            return begun.map(begins).into_iter().collect();
        };
        let turn = &self.lang.words().four.turn;
        let name = self.name(first);
        let by = setup.begins_by();
        let seating = setup.house.seating;
        let fallen = match (setup.game.page().seating, seating.partners) {
            // D1 says nothing of lots.
            (Seatings::Two, _) => (lines.lot)(&name, by.filter(|by| *by == "A4")),
            (_, Partners::Opposite) => (turn.lots)(&name, first, by.unwrap_or_default()),
            (_, Partners::Adjacent) if seating.allied(first, Seat::South) => {
                (turn.lots_light)(&name, first)
            }
            (_, Partners::Adjacent) => (turn.lots_dark)(&name, first),
        };
        vec![fallen, (lines.seed)(seed)]
    }

    /// The games before this one, a line each: `1  Anna - Bram  1-0  (mate)`.
    pub fn games(&self) -> Vec<String> {
        let Some(contest) = &self.setup.contest else {
            return Vec::new();
        };
        let score = self.setup.game.page().score;
        let line = |(number, game): (usize, &Played)| {
            let mut names: Vec<String> = self
                .setup
                .game
                .seats()
                .iter()
                .map(|seat| self.name(*seat))
                .collect();
            if game.sitting != contest.sitting
                && self.setup.names.iter().any(|name| !name.is_empty())
            {
                names.reverse();
            }
            let words = self.lang.words();
            let first = (words.contest.began)((words.terms.seat)(game.first));
            let written = score.written(game.winners, game.share);
            let names = names.join(" - ");
            format!(
                "{}  {names}  {written} ({}), {first}",
                number + 1,
                shown(&game.ground)
            )
        };
        contest.played.iter().enumerate().map(line).collect()
    }
}

/// The match of a kept game in a row: `Anna 1½ – ½ Bram · game 3 of 6`.
pub fn standing(tally: &Tally, look: &Look, names: &[String]) -> String {
    let party = |seats: Seats| {
        let names = seats.map(|seat| fit(&look.name(names, seat), NAME));
        names.collect::<Vec<_>>().join(", ")
    };
    let line = tally.line(party, half(look));
    format!("{line} · {}", game_of(tally, look.words()))
}

/// How half a point is written on the screen.
const fn half(look: &Look) -> Half {
    match look.glyphs {
        Glyphs::Symbols => Half::Sign,
        Glyphs::Letters(_) => Half::Decimal,
    }
}

/// `game 3 of 6`
pub fn game_of(tally: &Tally, words: &Words) -> String {
    let (of, to) = match tally.length {
        Length::Games(games) => (Some(games), None),
        Length::First(points) => (None, Some(points)),
        Length::Open => (None, None),
    };
    (words.contest.game)(tally.game, of, to)
}
