//! What can be claimed: a draw, and to the letter what another did wrong; and the remedy that is chosen then.

use super::answer::{Answer, First};
use super::session::Session;
use super::stands::on_board;
use crate::board::piece::Seat;
use crate::host::told::remedy_in_words;
use crate::lang::sentence::list;
use crate::lang::words::letter::of;
use crate::law::article::Source;
use crate::law::breach::{Breach, LetterBreach, Spoken};
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;
use crate::table::act::{Act, Claim, Entry, Millis};
use crate::table::after::Refusal;
use crate::table::sides::others;
use crate::table::state::{Choice, Stage};

/// What seats can claim, each with the words by which it is typed.
type Claims = Vec<(Seat, Vec<String>)>;

impl Session<'_> {
    pub(super) fn claim(&mut self, seat: Option<Seat>, claim: Option<Claim>, answer: &mut Answer) {
        let Some(claim) = claim else {
            return match self.is_to_the_letter() {
                true => self.list_claims(answer),
                false => self.list_draws(seat, answer),
            };
        };
        let act = Act::Claim(claim);
        let seat = seat.unwrap_or_else(|| match claim {
            Claim::Flag => self.who_claims_flag(),
            _ => self.who_can(&act),
        });
        let past = self.written_past();
        self.act(seat, act, answer, |session, answer| {
            if let Stage::Remedy { by, offence } = session.state().stage {
                answer.say(First::Choose, &session.choosing(by, offence));
                return session.list_remedies(answer);
            }
            let stands = session.manner.lang.words().plain.claim_stands;
            match session.is_to_the_letter() && session.state().verdict().is_none() {
                true => answer.say(First::Ok, &session.and_now(stands)),
                false => answer.say(First::Ok, stands),
            }
            session.tell_taken_back(&past, answer);
        });
    }

    /// By this article nothing is claimed: by which it can be, to the letter; else, that only draws are.
    pub(super) fn no_claim_by(&self, article: &str, answer: &mut Answer) {
        if !self.is_to_the_letter() {
            let breach = Breach::Letter(LetterBreach::Unknown(Spoken::Claim));
            return self.refuse(&Refusal::new(self.game(), None, breach), answer);
        }
        let words = self.manner.lang.words();
        let articles = Offence::ALL.into_iter().map(Offence::article);
        let known = articles.filter(|article| self.knows(article.source));
        let known: Vec<String> = known.map(|article| article.id.to_owned()).collect();
        let text = (words.plain.letter.no_claim_by)(
            &article.to_ascii_uppercase(),
            &list(&known, words.terms.or),
        );
        answer.say(First::Error, &text);
    }

    /// Can what these rules give to claim be claimed in this game? Four by the rules of 1869 go by those of two as well.
    fn knows(&self, source: Source) -> bool {
        let own = self.game().source();
        source == own || (own == Source::Four1869 && source == Source::Chess1869)
    }

    /// The draws that a seat can claim.
    fn list_draws(&self, seat: Option<Seat>, answer: &mut Answer) {
        let seat = seat.unwrap_or_else(|| self.state().position.turn());
        let words = &self.manner.lang.words().plain;
        let choices = self.room.table().choices(seat);
        let typed: Vec<String> = choices
            .into_iter()
            .filter_map(|choice| match choice {
                Choice::Claim(claim) => Some(format!("claim {}", claim_word(claim))),
                _ => None,
            })
            .collect();
        let text = match typed.is_empty() {
            true => words.no_claims.to_owned(),
            false => (words.claims)(&typed.join(", ")),
        };
        answer.say(First::Claim, &text);
    }

    /// All that can be claimed to the letter, by whom; or that it is told to nobody.
    fn list_claims(&self, answer: &mut Answer) {
        let words = self.manner.lang.words();
        let table = self.room.table();
        let position = &self.state().position;
        let mut lines = Vec::new();
        for seat in self.game().seats().iter().copied() {
            let name = self.seat_name(seat);
            let draws = [Claim::Threefold, Claim::FiftyMoves, Claim::TwentyMoves];
            for choice in table.choices(seat) {
                if let Choice::Claim(claim) = choice
                    && draws.contains(&claim)
                {
                    lines.push(format!("{name}: claim {}", claim_word(claim)));
                }
            }
            if !self.tells() {
                continue;
            }
            for fault in table.claimable(seat) {
                let by = self.seat_name(fault.by);
                let what = on_board(position, |board| {
                    (words.letter.fault)(fault.offence, by, fault.at, board)
                });
                let article = fault.offence.article();
                lines.push(format!("{name}: claim {article}: {what}"));
            }
            let huffs = self.neglects(seat).into_iter();
            lines.extend(huffs.map(|(typed, article)| format!("{name}: {typed} ({article})")));
        }
        let head = match (self.tells(), lines.is_empty()) {
            (false, _) => {
                let breach = Breach::Letter(LetterBreach::FindOut);
                on_board(position, |board| words.reason(&breach, board))
            }
            (true, true) => words.plain.no_claims.to_owned(),
            (true, false) => words.plain.letter.claimable.to_owned(),
        };
        answer.say(First::Claim, &head);
        for line in &lines {
            answer.detail(line);
        }
    }

    /// What a seat can do about a capture that was neglected, as it is typed, each with its article.
    fn neglects(&self, seat: Seat) -> Vec<(String, &'static str)> {
        let grid = self.state().position.grid();
        let mut typed = Vec::new();
        for choice in self.room.table().choices(seat) {
            match choice {
                Choice::Huff(liable) => {
                    typed.extend(liable.map(|at| (format!("huff {}", grid.label(at)), "D13")));
                }
                Choice::Demand => typed.push(("demand".to_owned(), "D14")),
                _ => {}
            }
        }
        typed
    }

    /// What can be claimed now of what others did wrong, where the players are told of it.
    pub(super) fn told_claims(&self) -> Claims {
        let mut claims = Claims::new();
        if !(self.is_to_the_letter() && self.tells()) {
            return claims;
        }
        for seat in self.game().seats().iter().copied() {
            let faults = self.room.table().claimable(seat).into_iter();
            let mut typed: Vec<String> = faults
                .map(|fault| format!("claim {}", fault.offence.article()))
                .collect();
            let neglects = self.neglects(seat).into_iter();
            typed.extend(neglects.map(|(typed, _)| typed));
            if !typed.is_empty() {
                claims.push((seat, typed));
            }
        }
        claims
    }

    /// What can be claimed now that could not be before.
    pub(super) fn tell_claims(&self, before: &Claims, answer: &mut Answer) {
        let words = self.manner.lang.words();
        let mut told: Vec<(Vec<String>, Vec<String>)> = Vec::new();
        for new in self.told_claims() {
            if before.contains(&new) {
                continue;
            }
            let (seat, typed) = new;
            let name = self.seat_name(seat).to_owned();
            match told.iter_mut().find(|(_, other)| *other == typed) {
                Some((names, _)) => names.push(name),
                None => told.push((vec![name], typed)),
            }
        }
        for (names, typed) in told {
            let or = words.terms.or;
            let may = match self.room.table().pending() {
                None => words.plain.letter.may_claim,
                Some(_) => words.plain.letter.may_still_claim,
            };
            let text = may(&list(&names, or), &list(&typed, or));
            answer.say(First::Claim, &text);
        }
    }

    /// The remedies among which the claimant chooses now.
    fn remedies(&self) -> Vec<Remedy> {
        let Stage::Remedy { by, .. } = self.state().stage else {
            return Vec::new();
        };
        let choices = self.room.table().choices(by).into_iter();
        choices
            .filter_map(|choice| match choice {
                Choice::Remedy(remedy) => Some(remedy),
                _ => None,
            })
            .collect()
    }

    /// The remedies, with their numbers and the article that gives them.
    pub(super) fn list_remedies(&self, answer: &mut Answer) {
        for (number, remedy) in (1..).zip(self.remedies()) {
            if let Some((article, what)) = self.remedy_in_words(remedy) {
                answer.detail(&format!("{number}. {article}: {what}"));
            }
        }
    }

    fn remedy_in_words(&self, remedy: Remedy) -> Option<(&'static str, String)> {
        let state = self.state();
        let fault = state.letter.claimed.as_ref()?;
        let what = remedy_in_words(remedy, state, self.manner.lang.words())?;
        Some((fault.offence.article().id, what))
    }

    pub(super) fn remedy(&mut self, seat: Option<Seat>, number: usize, answer: &mut Answer) {
        let remedies = self.remedies();
        let chosen = number.checked_sub(1).and_then(|index| remedies.get(index));
        let remedy = match (chosen, remedies.len()) {
            (Some(remedy), _) => *remedy,
            // The table says that none is to be chosen.
            (None, 0) => Remedy::LetStand,
            (None, count) => {
                let text = (self.manner.lang.words().plain.letter.no_remedy)(count);
                return answer.say(First::Error, &text);
            }
        };
        let what = self.remedy_in_words(remedy).map(|(_, what)| what);
        let what = what.unwrap_or_default();
        let seat = seat.unwrap_or_else(|| self.awaited());
        let past = self.written_past();
        self.act(seat, Act::Remedy(remedy), answer, |session, answer| {
            let chooses = session.manner.lang.words().letter.act.chooses;
            let done = of(session.seat_name(seat), &chooses(&what));
            answer.say(First::Ok, &session.and_now(&done));
            session.tell_taken_back(&past, answer);
        });
    }

    /// The plies of a game to the letter as they are written, to tell afterwards which of them were taken back.
    pub(super) fn written_past(&self) -> Vec<String> {
        let plies = match self.is_to_the_letter() {
            true => self.state().past.len(),
            false => 0,
        };
        (0..plies).map(|ply| self.written_ply(ply)).collect()
    }

    pub(super) fn tell_taken_back(&self, past: &[String], answer: &mut Answer) {
        let kept = self.state().past.len();
        if let Some(taken) = past.get(kept..).filter(|taken| !taken.is_empty()) {
            let label = self.manner.lang.words().plain.label.taken_back;
            answer.labelled(label, &taken.join(", "));
        }
    }

    /// Who would do this when nobody is named: the seat at turn if it can, else the first after it that can; if nobody
    /// can, whoever is told most of why not.
    pub(super) fn who_can(&self, act: &Act) -> Seat {
        let position = &self.state().position;
        let turn = position.turn();
        let mut told = None;
        for seat in [turn].into_iter().chain(others(position, turn)) {
            let entry = Entry {
                seat,
                at: Millis(0),
                act: act.clone(),
            };
            match self.room.table().weigh(&entry).map_err(|no| no.breach) {
                Ok(_) => return seat,
                Err(Breach::Letter(
                    LetterBreach::Groundless(_) | LetterBreach::NothingAt { .. },
                )) => {}
                Err(_) => told = told.or(Some(seat)),
            }
        }
        told.unwrap_or(turn)
    }
}

/// The word by which a claim is typed.
pub const fn claim_word(claim: Claim) -> &'static str {
    match claim {
        Claim::Threefold => "threefold",
        Claim::FiftyMoves => "fifty",
        Claim::TwentyMoves => "twenty",
        Claim::Flag => "flag",
        Claim::Offence(offence) => offence.article().id,
        Claim::Pointing(_) => "at",
    }
}
