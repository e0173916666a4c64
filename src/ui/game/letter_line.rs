//! Acts of a game to the letter as they are typed in the line, in either language: `touch g1`, `e2e4 announce`, `claim A13`.

use super::app::{App, Dialog};
use super::ask::Ask;
use super::order::{Order, by_awaited};
use super::prompt::{How, Prompt, Untaken};
use super::remedies;
use super::spoken::{choices, last_mover, lifted};
use crate::board::grid::{Grid, Names};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;
use crate::notation::letters::Letters;
use crate::table::Table;
use crate::table::act::{Act, Claim, Entry, Millis};
use crate::table::letter::Touched;
use crate::table::sides::others;
use crate::table::state::Choice;

/// What a typed line asks for that is no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line<'t> {
    /// To touch what stands on this square.
    Touch(Square),
    /// To place the man that was touched.
    Place(&'t str),
    /// To say "I adjust".
    Adjust,
    /// To say check.
    Announce,
    /// To make this move and say check with it.
    Announced(&'t str),
    /// To make this second move at once.
    Also(&'t str),
    /// To lift the piece that was taken on this square, or all of them.
    Lift(Option<Square>),
    /// To see what can be claimed.
    Claims,
    /// To claim this.
    Claim(Claim),
    /// To choose the remedy of this number.
    Remedy(usize),
    /// To put right what was set up wrongly on this square.
    Rectify(Square),
    /// To have the game begun afresh.
    Afresh,
    /// One of these, of what is no square.
    Nowhere(&'t str),
}

/// Reads a line that begins with the word of an act, or ends with the announcing of check; any other is left to be read
/// as a move.
pub fn read<'t>(text: &'t str, grid: &Grid) -> Option<Line<'t>> {
    let text = text.trim();
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let rest = rest.trim();
    let on = |line: fn(Square) -> Line<'t>| grid.named(rest).map_or(Line::Nowhere(rest), line);
    Some(match (word.to_lowercase().as_str(), rest) {
        ("touch" | "raak", _) => on(Line::Touch),
        ("rectify" | "herstel", _) => on(Line::Rectify),
        ("lift" | "neem", "") => Line::Lift(None),
        ("lift" | "neem", _) => on(|at| Line::Lift(Some(at))),
        ("adjust" | "recht", "") => Line::Adjust,
        ("announce" | "schaak", "") => Line::Announce,
        ("afresh" | "opnieuw", "") => Line::Afresh,
        ("claim" | "beroep", "") => Line::Claims,
        ("claim" | "beroep", what) => claim(what, grid)?,
        ("remedy" | "kies", number) => Line::Remedy(number.parse().ok()?),
        (_, rest) if is_announcing(rest) => Line::Announced(word),
        ("also" | "ook", _) => Line::Also(rest),
        _ => match text.rsplit_once(char::is_whitespace) {
            Some((before, last)) if is_announcing(last) => Line::Announced(before.trim_end()),
            _ if matches!(word, "place" | "plaats") => Line::Place(rest),
            _ => return None,
        },
    })
}

fn is_announcing(word: &str) -> bool {
    matches!(word.to_lowercase().as_str(), "announce" | "schaak")
}

fn claim<'t>(what: &'t str, grid: &Grid) -> Option<Line<'t>> {
    let drawn = match what.to_lowercase().as_str() {
        "threefold" => Some(Claim::Threefold),
        "fifty" => Some(Claim::FiftyMoves),
        "twenty" => Some(Claim::TwentyMoves),
        _ => None,
    };
    if let Some(claim) = drawn.or_else(|| Offence::named(what).map(Claim::Offence)) {
        return Some(Line::Claim(claim));
    }
    let (word, named) = what.split_once(char::is_whitespace)?;
    let named = named.trim();
    matches!(word.to_lowercase().as_str(), "at" | "op").then(|| {
        let at = grid.named(named);
        at.map_or(Line::Nowhere(named), |at| Line::Claim(Claim::Pointing(at)))
    })
}

impl App {
    /// Does what a typed line asks for.
    pub fn obey_line(
        &mut self,
        table: &Table,
        prompt: Prompt,
        line: &Line,
        letters: Letters,
    ) -> Option<Order> {
        match line {
            Line::Touch(at) => by_awaited(table, Act::Touch(*at)),
            Line::Place(rest) => {
                self.typed(table, prompt, &placed(table, rest), How::Play, letters)
            }
            Line::Adjust => by_awaited(table, Act::Adjust),
            Line::Announce => Some(Order::Act(last_mover(table), Act::Announce)),
            Line::Announced(before) => {
                let text = match read(before, table.state().position.grid()) {
                    Some(Line::Place(rest)) => placed(table, rest),
                    _ => (*before).to_owned(),
                };
                self.typed(table, prompt, &text, How::Announcing, letters)
            }
            Line::Also(rest) => self.typed(table, prompt, rest, How::Second, letters),
            Line::Lift(at) => lifted(table, *at),
            Line::Claims => self.claim(table),
            Line::Claim(claim) => Some(Order::Act(claimant(table, *claim), Act::Claim(*claim))),
            Line::Remedy(number) => {
                let all = remedies::all(table);
                let remedy = number.checked_sub(1).and_then(|number| all.get(number));
                match remedy {
                    None if self.attend(table) => None,
                    remedy => {
                        let remedy = remedy.copied().unwrap_or(Remedy::PutBack);
                        by_awaited(table, Act::Remedy(remedy))
                    }
                }
            }
            Line::Rectify(at) => by_awaited(table, Act::Rectify(*at)),
            Line::Afresh => {
                let may = choices(table).into_iter();
                let mut may = may.filter(|(_, choice)| *choice == Choice::Afresh);
                match may.next() {
                    Some((seat, _)) => self.dialog = Some(Dialog::Ask(Ask::Afresh(seat))),
                    None => return by_awaited(table, Act::Afresh),
                }
                None
            }
            Line::Nowhere(named) => {
                let untaken = Some(Untaken::Square((*named).to_owned()));
                self.dialog = Some(Dialog::Prompt(Prompt { untaken, ..prompt }));
                None
            }
        }
    }
}

/// The move of the man that was touched, as it would be typed in full.
fn placed(table: &Table, rest: &str) -> String {
    let state = table.state();
    let grid = state.position.grid();
    match (state.letter.touched, grid.names()) {
        (Touched::At(at), Names::FileAndRank) => grid.label(at) + rest,
        (Touched::At(at), Names::Number) => format!("{} {rest}", grid.label(at)),
        _ => rest.to_owned(),
    }
}

/// Who makes a claim that was typed: the first who rightly can, the seat at turn before the others; else that seat, and
/// is refused.
fn claimant(table: &Table, claim: Claim) -> Seat {
    let position = &table.state().position;
    let turn = table.state().awaited().unwrap_or(position.turn());
    let rightly = |seat: &Seat| {
        let entry = Entry {
            seat: *seat,
            at: Millis::default(),
            act: Act::Claim(claim),
        };
        table.weigh(&entry).is_ok()
    };
    let mut all = others(position, turn);
    all.insert(0, turn);
    all.into_iter().find(rightly).unwrap_or(turn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::{EIGHT, TEN};

    #[test]
    fn acts_are_read_in_either_language_and_moves_are_left() {
        let at = |name| EIGHT.named(name).unwrap();
        for (text, line) in [
            ("touch g1", Line::Touch(at("g1"))),
            ("Raak g1", Line::Touch(at("g1"))),
            ("touch g9", Line::Nowhere("g9")),
            ("place e8q", Line::Place("e8q")),
            ("announce", Line::Announce),
            ("e2e4 Announce", Line::Announced("e2e4")),
            ("Pf3 schaak", Line::Announced("Pf3")),
            ("place e4 announce", Line::Announced("place e4")),
            ("also d2d4", Line::Also("d2d4")),
            ("claim", Line::Claims),
            ("claim a13", Line::Claim(Claim::Offence(Offence::FalseMove))),
            ("beroep op e4", Line::Claim(Claim::Pointing(at("e4")))),
            ("remedy 2", Line::Remedy(2)),
            ("rectify b1", Line::Rectify(at("b1"))),
            ("afresh", Line::Afresh),
        ] {
            assert_eq!(read(text, &EIGHT), Some(line), "{text}");
        }
        for text in [
            "",
            "e4",
            "e2 e4",
            "Nf3",
            "claim A9",
            "remedy two",
            "adjust b1",
        ] {
            assert_eq!(read(text, &EIGHT), None, "{text}");
        }
        let lifted = TEN.named("27");
        assert_eq!(read("lift 27", &TEN), Some(Line::Lift(lifted)));
        assert_eq!(read("neem", &TEN), Some(Line::Lift(None)));
        assert_eq!(read("demand", &TEN), None);
    }
}
