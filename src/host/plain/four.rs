//! What is told where four play: who sits with whom, what a move has done to kings, queens and armies, and what is
//! played over.

use super::answer::Answer;
use super::session::Session;
use super::stands::told_checkers;
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::host::columns::columns;
use crate::lang::words::four::Four;
use crate::law::breach::{Breach, CrossBreach};
use crate::notation::letters::Letters;
use crate::notation::written;
use crate::rules::cross::position::Position;
use crate::rules::cross::seating::{Order, Partners};
use crate::rules::cross::validate::Warning;
use crate::rules::letter::Attack;
use crate::rules::position::Position as AnyPosition;

impl Session<'_> {
    fn cross(&self) -> Option<&Position> {
        self.state().position.cross()
    }

    fn four(&self) -> &'static Four {
        &self.manner.lang.words().four
    }

    /// What the source says of this, by its number.
    fn ruled(&self, breach: CrossBreach) -> &'static str {
        (self.game().page().rule)(&Breach::Cross(breach)).article.id
    }

    /// Who sits with whom, and in which direction the turn goes.
    pub(super) fn tell_seating(&self, answer: &mut Answer) {
        let Some(cross) = self.cross() else {
            return;
        };
        let (four, seating) = (self.four(), cross.seating());
        let side = seating.side(Seat::South);
        let sides = (four.against)(side, seating.enemies(Seat::South));
        let [opposite, adjacent] = four.partners;
        let partners = match seating.partners {
            Partners::Opposite => opposite,
            Partners::Adjacent => adjacent,
        };
        answer.labelled(four.label.sides, &format!("{sides} ({partners})"));
        let [counter, clockwise] = four.order;
        let order = match seating.order {
            Order::CounterClockwise => counter,
            Order::Clockwise => clockwise,
        };
        let [second, third, fourth] = seating.after(Seat::South);
        let seats = [Seat::South, second, third, fourth].map(|seat| self.seat_name(seat));
        answer.labelled(four.label.order, &format!("{} ({order})", seats.join(", ")));
    }

    /// What the last ply has done: checks, queens warned, armies frozen and released, seats passed over; or that it was
    /// taken back, with others (V17). So many plies stood before it, so many of them to be played over.
    pub(super) fn tell_news(&self, stood: usize, over: usize, answer: &mut Answer) {
        let Some(now) = self.cross() else {
            return;
        };
        let (state, four) = (self.state(), self.four());
        let replaying = self.room.table().playing_over();
        if let Some(replaying) = replaying.filter(|_| state.past.len() <= stood) {
            let letters = Letters::from(self.manner.lang);
            let plies = replaying.plies.iter();
            let taken: Vec<String> = plies
                .map(|(before, played)| written::write(before, *played, letters))
                .collect();
            let back = (four.over.taken_back)(replaying.seat, taken.len());
            answer.detail(&back);
            let labels = &self.manner.lang.words().plain.label;
            answer.labelled(labels.taken_back, &taken.join(", "));
        }
        let last = state
            .past
            .get(stood)
            .filter(|_| state.past.len() == stood + 1);
        if let Some(last) = last
            && let Some(before) = last.before.cross()
        {
            let unsaid = last.letter.unsaid_attacks();
            for line in self.news(before, &unsaid, now, last.mover()) {
                answer.detail(&line);
            }
        }
        if state.verdict().is_none() && state.over > 0 {
            let turn = self.seat_name(now.turn());
            answer.detail(&(four.over.find)(turn, state.over));
        } else if over > 0 {
            answer.detail(four.over.avoided);
        }
    }

    /// What follows of a check that a seat has just said: whose kings and queens it warns, and who is mated by it.
    pub(super) fn tell_heard(
        &self,
        before: &AnyPosition,
        unsaid: &[Attack],
        by: Seat,
        answer: &mut Answer,
    ) {
        if let (Some(before), Some(now)) = (before.cross(), self.cross()) {
            for line in self.news(before, unsaid, now, by) {
                answer.detail(&line);
            }
        }
    }

    /// What has changed since a position, in which of these attacks nobody was warned.
    fn news(
        &self,
        before: &Position,
        unsaid: &[Attack],
        now: &Position,
        mover: Seat,
    ) -> Vec<String> {
        let news = &self.four().news;
        let mut lines = Vec::new();
        for of in now.mated().except(before.mated()) {
            lines.push((news.mated)(of, self.frozen(now, of)));
            if self.may_still_consult().is_some() {
                lines.push((news.may_consult)(now.seating().side(of)));
            }
        }
        for of in before.mated().except(now.mated()) {
            let at = now.king(of);
            let article = self.ruled(CrossBreach::ReleasedMan { at, owner: of });
            lines.push(match of == mover {
                true => (news.free_again)(of, article),
                false => (news.released)(of, article),
            });
        }
        if !self.hides_checks() {
            self.news_of_checks(before, unsaid, now, &mut lines);
        }
        if self.state().verdict().is_none() && before.turn() != now.turn() {
            let skipped = now.seating().after(mover);
            let skipped = skipped.into_iter().take_while(|seat| *seat != now.turn());
            let skipped: Seats = skipped.collect();
            let mated = skipped.and(now.mated());
            if !mated.is_empty() {
                lines.push((self.four().turn.passes)(mated));
            }
            for seat in skipped.except(mated) {
                let article = self.ruled(CrossBreach::Stalemates { seat });
                lines.push((news.passed_over)(seat, article));
            }
        }
        lines
    }

    /// Which kings and queens are attacked that were not, or were not warned of it.
    fn news_of_checks(
        &self,
        before: &Position,
        unsaid: &[Attack],
        now: &Position,
        lines: &mut Vec<String>,
    ) {
        let news = &self.four().news;
        let still = self.state().letter.unsaid_attacks();
        for of in now.in_check().except(self.hidden_exposed(now)) {
            let by = told_checkers(now, of, &still);
            let known = before.in_check().has(of) && told_checkers(before, of, unsaid) == by;
            if !by.is_empty() && !known {
                lines.push((news.check)(of, &labels(&by)));
            }
        }
        let known = told_warnings(before, unsaid);
        let new = told_warnings(now, &still);
        let new = new.iter().filter(|pair| !known.contains(pair));
        for (queen, by) in by_queen(new) {
            let Some(owner) = now.piece(queen).map(|queen| queen.seat) else {
                continue;
            };
            let attacker = by[0];
            let article = self.ruled(CrossBreach::QueenProtected {
                attacker,
                queen,
                owner,
            });
            lines.push((news.queen_warned)(
                owner,
                &label(queen),
                &labels(&by),
                article,
            ));
        }
    }

    /// Must the players find out for themselves whether a check that was said is one?
    fn hides_checks(&self) -> bool {
        self.players_say_check() && !self.tells()
    }

    /// The seats that have exposed their own king, where their enemies must find that out (T9).
    fn hidden_exposed(&self, position: &Position) -> Seats {
        let seats = position.in_check();
        seats.filter(|seat| self.hides_exposed(*seat)).collect()
    }

    /// T13, as long as there is anything to consult about.
    fn may_still_consult(&self) -> Option<Seats> {
        let goes_on = self.state().verdict().is_none();
        self.room.table().consulting().filter(|_| goes_on)
    }

    fn frozen(&self, position: &Position, owner: Seat) -> &'static str {
        let at = position.king(owner);
        self.ruled(CrossBreach::FrozenMan { at, owner })
    }

    /// How kings, queens and armies stand.
    pub(super) fn tell_armies(&self, answer: &mut Answer) {
        let Some(now) = self.cross() else {
            return;
        };
        let words = self.manner.lang.words();
        let (four, labelled) = (self.four(), &words.plain.label);
        let each = |seats: Seats, what: &dyn Fn(Seat) -> String| {
            let told: Vec<String> = seats
                .map(|seat| format!("{}{}", self.seat_name(seat), what(seat)))
                .collect();
            match told.is_empty() {
                true => words.plain.nothing.to_owned(),
                false => told.join(", "),
            }
        };
        let unsaid = self.state().letter.unsaid_attacks();
        let from = |seat| format!(" ({})", labels(&told_checkers(now, seat, &unsaid)));
        let held = |seat| {
            let by = now.checkers(seat).into_iter();
            let by: Seats = by
                .filter_map(|at| now.piece(at))
                .map(|man| man.seat)
                .collect();
            match by.is_empty() {
                true => String::new(),
                false => format!(" ({})", (four.state.held_by)(by)),
            }
        };
        // Where nothing is told, neither is a king who exposed himself (T9), nor that there is none.
        if self.tells() {
            let told = |seat: &Seat| !told_checkers(now, *seat, &unsaid).is_empty();
            let checked = now.in_check();
            let checked: Seats = checked.filter(told).collect();
            answer.labelled(labelled.check, &each(checked, &from));
        }
        answer.labelled(four.label.mated, &each(now.mated(), &held));
        if !now.released().is_empty() {
            let released = each(now.released(), &|_| String::new());
            answer.labelled(four.label.released, &released);
        }
        if !self.hides_checks() {
            let warned = self.queens(now, &told_warnings(now, &unsaid));
            let warned = warned.as_deref().unwrap_or(words.plain.nothing);
            answer.labelled(four.label.warned, warned);
            if let Some(open) = self.queens(now, &now.open_attacks()) {
                answer.labelled(four.label.open, &open);
            }
        }
        if let Some(all) = self.may_still_consult().filter(|all| !all.is_empty()) {
            // Where one of each side stands mated, both may.
            let first = all.first().map_or(all, |seat| now.seating().side(seat));
            let sides = [first, all.except(first)].into_iter();
            let sides: Vec<String> = sides
                .filter(|side| !side.is_empty())
                .map(four.seats)
                .collect();
            answer.labelled(four.label.consult, &sides.join("; "));
        }
        let over = self.state().over;
        if over > 0 {
            answer.labelled(four.label.play_over, &(four.over.short)(over));
        }
    }

    /// `South h14 (c8, d10)`: whose queen, where, and what attacks her.
    fn queens(&self, position: &Position, pairs: &[Warning]) -> Option<String> {
        let told: Vec<String> = by_queen(pairs.iter())
            .into_iter()
            .filter_map(|(queen, by)| {
                let owner = self.seat_name(position.piece(queen)?.seat);
                Some(format!("{owner} {} ({})", label(queen), labels(&by)))
            })
            .collect();
        (!told.is_empty()).then(|| told.join(", "))
    }

    /// The moves played, a line a round.
    pub(super) fn rounds(&self) -> Vec<String> {
        let letters = Letters::from(self.manner.lang);
        columns(
            self.state(),
            &|seat| self.seat_name(seat).to_owned(),
            &|index| written::ply(self.room.table(), index, letters),
        )
    }
}

/// The queens that are warned, but for those of whom nobody said it.
fn told_warnings(position: &Position, unsaid: &[Attack]) -> Vec<Warning> {
    let mut warnings = position.warnings();
    warnings.retain(|warning| {
        let attack = Attack {
            attacker: warning.attacker,
            target: warning.queen,
        };
        !unsaid.contains(&attack)
    });
    warnings
}

/// Each queen once, with the men that attack her.
fn by_queen<'a>(pairs: impl Iterator<Item = &'a Warning>) -> Vec<(Square, Vec<Square>)> {
    let mut queens: Vec<(Square, Vec<Square>)> = Vec::new();
    for pair in pairs {
        match queens.iter_mut().find(|(queen, _)| *queen == pair.queen) {
            Some((_, by)) => by.push(pair.attacker),
            None => queens.push((pair.queen, vec![pair.attacker])),
        }
    }
    queens
}

fn label(at: Square) -> String {
    crate::board::grid::CROSS.label(at)
}

fn labels(squares: &[Square]) -> String {
    let labels: Vec<String> = squares.iter().map(|at| label(*at)).collect();
    labels.join(", ")
}
