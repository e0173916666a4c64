//! The rules core asked from the command line: legal moves, moves judged, positions counted.
//!
//! What these print is a promise to scripts.

use std::io::{self, Write};

use crate::board::grid::Names;
use crate::board::seats::Seats;
use crate::games::Game;
use crate::host::plain::typing;
use crate::host::refused::{marks, reason};
use crate::lang::Lang;
use crate::lang::sentence::quoted;
use crate::law::breach::{Breach, CrossBreach, HandBreach};
use crate::law::ending::Ending;
use crate::law::ruling::Ground;
use crate::notation::letters::Letters;
use crate::notation::spelled::Unread;
use crate::notation::typed::{self, Missing, Typed};
use crate::notation::{fen, written};
use crate::rules::cross::position::{Position as Cross, Status};
use crate::rules::cross::validate::Warning;
use crate::rules::play::Play;
use crate::rules::position::Position;
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::after::Refusal;
use crate::table::setup::{Setup, SetupError};

/// What the judge said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Judged {
    /// Every move is legal.
    Legal,
    /// One is not.
    Refused,
    /// One cannot be judged, for the reason given; nothing was printed.
    Unclear(String),
}

/// Prints the legal moves by their squares, sorted as text.
///
/// # Errors
/// The output cannot be written.
pub fn moves(position: &Position, out: &mut dyn Write) -> io::Result<()> {
    let mut lines: Vec<String> = position
        .moves()
        .into_iter()
        .map(|played| written::squares(position, played))
        .collect();
    lines.sort_unstable();
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Prints the number of positions at a depth; move by move, if wanted, and their total.
///
/// # Errors
/// The output cannot be written.
pub fn count(
    position: &Position,
    depth: u32,
    how: Counting,
    out: &mut dyn Write,
) -> io::Result<()> {
    if how == Counting::Total {
        return writeln!(out, "{}", position.perft(depth));
    }
    let mut lines: Vec<(String, u64)> = match depth {
        0 => Vec::new(),
        _ => position
            .divide(depth)
            .into_iter()
            .map(|(played, leaves)| (written::squares(position, played), leaves))
            .collect(),
    };
    lines.sort_unstable();
    for (played, leaves) in &lines {
        writeln!(out, "{played} {leaves}")?;
    }
    let total = match depth {
        0 => 1,
        _ => lines.iter().map(|(_, leaves)| leaves).sum(),
    };
    writeln!(out, "total {total}")
}

/// How positions are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counting {
    /// All together.
    Total,
    /// Under each first move too.
    ByMove,
}

/// Plays moves at a table that nobody keeps, and prints where they lead, or the first that is refused.
///
/// # Errors
/// The output cannot be written.
pub fn judge(
    table: Table,
    texts: &[String],
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<Judged> {
    let mut case = Case { table, stuck: None };
    for text in texts {
        match case.submit(text, lang) {
            Ok(()) => {}
            Err(Stop::Refused(refusal)) => {
                case.refused(&refusal, lang, out)?;
                return Ok(Judged::Refused);
            }
            Err(Stop::Unclear(why)) => return Ok(Judged::Unclear(why)),
        }
    }
    case.legal(out)?;
    Ok(Judged::Legal)
}

/// A table with a position on it, or with the array.
///
/// # Errors
/// The set-up cannot be.
pub fn table(game: Game, position: Option<Position>) -> Result<Table, SetupError> {
    Table::new(match position {
        None => Setup::plain(game),
        Some(position) => Setup::from(game, position),
    })
}

enum Stop {
    Refused(Box<Refusal>),
    Unclear(String),
}

/// A game that is judged.
struct Case {
    table: Table,
    /// The position in which a seat can move nothing (V17): it stands before the judge, though players take it back.
    stuck: Option<Position>,
}

impl Case {
    fn position(&self) -> &Position {
        self.stuck.as_ref().unwrap_or(&self.table.state().position)
    }

    fn submit(&mut self, text: &str, lang: Lang) -> Result<(), Stop> {
        let game = self.table.setup().game;
        let position = *self.position();
        let read = typed::read(&position, text, Letters::from(lang));
        let over = match (stalemated(&position), self.table.state().verdict()) {
            (Some(breach), _) => Some(Breach::Cross(breach)),
            (None, Some(verdict)) => Some(Breach::Hand(HandBreach::GameOver(verdict.ending))),
            (None, None) => None,
        };
        if let (Some(over), false) = (over, matches!(read, Typed::Unread(_))) {
            return Err(Stop::Refused(Box::new(Refusal::new(game, None, over))));
        }
        let play = meant(&position, read, text, lang, game)?;
        let after = position.judge(&play).map(|played| position.after(played));
        let entry = Entry {
            seat: position.turn(),
            at: Millis(0),
            act: Act::Play(play),
        };
        self.table
            .apply(entry)
            .map_err(|refusal| Stop::Refused(Box::new(refusal)))?;
        self.stuck = after.ok().filter(|after| stalemated(after).is_some());
        Ok(())
    }
}

/// V17: the seat at turn can move nothing, and what led there is to be played over.
fn stalemated(position: &Position) -> Option<CrossBreach> {
    let position = position.cross()?;
    (position.status() == Status::Replay).then_some(CrossBreach::Stalemates {
        seat: position.turn(),
    })
}

/// The play to be judged. A pawn of whom it is not said what he becomes is judged as he is: the rules refuse him.
fn meant(
    position: &Position,
    read: Typed,
    text: &str,
    lang: Lang,
    game: Game,
) -> Result<Play, Stop> {
    let words = &lang.words().plain;
    let shown = quoted(text);
    let unclear = |why: String| Err(Stop::Unclear(why));
    match read {
        Typed::Play(play)
        | Typed::Half {
            missing: Missing::Promotion(play),
            ..
        } => Ok(play),
        Typed::Wrong(breach) => Err(Stop::Refused(Box::new(Refusal::new(game, None, breach)))),
        Typed::Several(moves) => unclear((words.several)(
            &shown,
            &typing::either(position, &moves, lang),
        )),
        Typed::Half { candidates, .. } => {
            let moves = typing::either(position, &candidates, lang);
            unclear(format!("{shown}: {}", (words.half)(&moves)))
        }
        Typed::Unfit(unfit) => match unfit.breach() {
            Some(breach) => Err(Stop::Refused(Box::new(Refusal::new(game, None, breach)))),
            None => {
                let why = typing::no_such_man(position, unfit, lang);
                unclear(format!("{shown}: {why}"))
            }
        },
        // Nothing can be typed here, so what is said of typing does not help.
        Typed::Unread(Unread::LikeCastling) => unclear(words.castling.to_owned()),
        Typed::Unread(_) => unclear(match position.grid().names() {
            Names::FileAndRank => (words.no_move)(&shown),
            Names::Number => (words.no_numbered_move)(&shown),
        }),
    }
}

impl Case {
    fn refused(&self, refusal: &Refusal, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        let position = self.position();
        let (game, article) = (self.table.setup().game.id(), refusal.ruling.article);
        let why = reason(position, &refusal.breach, lang);
        writeln!(out, "refused: {game} {article}: {why}")?;
        writeln!(out, "position: {}", fen::write(position))?;
        let marks = marks(position.grid(), &refusal.breach);
        writeln!(out, "marks: {}", marks.as_deref().unwrap_or("-"))
    }

    fn legal(&self, out: &mut dyn Write) -> io::Result<()> {
        let position = self.position();
        let (check, mated) = match position.cross() {
            Some(cross) => (cross.in_check(), cross.mated()),
            None => self.of_two(),
        };
        let warned = position.cross().map(Cross::warnings).unwrap_or_default();
        let label = |at| position.grid().label(at);
        let pair = |pair: &Warning| format!("{}>{}", label(pair.attacker), label(pair.queen));
        let warned: Vec<String> = warned.iter().map(pair).collect();
        let or_none = |text: String| match text.is_empty() {
            true => "-".to_owned(),
            false => text,
        };
        writeln!(out, "legal")?;
        writeln!(out, "position: {}", fen::write(position))?;
        writeln!(out, "turn: {}", position.turn().letter())?;
        writeln!(out, "check: {}", or_none(check.letters()))?;
        writeln!(out, "mated: {}", or_none(mated.letters()))?;
        writeln!(out, "warned: {}", or_none(warned.join(",")))?;
        writeln!(out, "result: {}", or_none(self.result()))
    }

    /// Of two players, who is in check and who is mated.
    fn of_two(&self) -> (Seats, Seats) {
        let state = self.table.state();
        let ending = state.verdict().map(|verdict| verdict.ending);
        let mate = matches!(ending, Some(Ending::Mate | Ending::UndertakingMissed));
        let turn = |is: bool| match is {
            true => Seats::of(state.position.turn()),
            false => Seats::NONE,
        };
        (turn(state.in_check()), turn(mate))
    }

    /// The score and what it rests on; nothing while it is played.
    fn result(&self) -> String {
        let game = self.table.setup().game;
        let (score, ground) = match stalemated(self.position()) {
            Some(breach) => {
                let ruling = (game.page().rule)(&Breach::Cross(breach));
                (Some("replay"), Some(Ground::Article(ruling.article)))
            }
            None => (self.table.score(), self.table.ground()),
        };
        match (score, ground) {
            (Some(score), Some(ground)) => format!("{score} ({} {ground})", game.id()),
            _ => String::new(),
        }
    }
}
