//! The rules core asked from the command line: legal moves, moves judged, positions counted.
//!
//! What these print is a promise to scripts.

use std::io::{self, Write};

use crate::board::grid::Names;
use crate::games::Game;
use crate::host::plain::typing;
use crate::host::refused::{marks, reason};
use crate::lang::Lang;
use crate::lang::sentence::quoted;
use crate::law::breach::{Breach, HandBreach};
use crate::law::ending::Ending;
use crate::notation::letters::Letters;
use crate::notation::spelled::Unread;
use crate::notation::typed::{self, Missing, Typed};
use crate::notation::{fen, written};
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
    mut table: Table,
    texts: &[String],
    lang: Lang,
    out: &mut dyn Write,
) -> io::Result<Judged> {
    for text in texts {
        match submit(&mut table, text, lang) {
            Ok(()) => {}
            Err(Stop::Refused(refusal)) => {
                refused(&table, &refusal, lang, out)?;
                return Ok(Judged::Refused);
            }
            Err(Stop::Unclear(why)) => return Ok(Judged::Unclear(why)),
        }
    }
    legal(&table, out)?;
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

fn submit(table: &mut Table, text: &str, lang: Lang) -> Result<(), Stop> {
    let game = table.setup().game;
    let state = table.state();
    let position = state.position;
    let read = typed::read(&position, text, Letters::from(lang));
    if let (Some(verdict), false) = (state.verdict(), matches!(read, Typed::Unread(_))) {
        let over = Breach::Hand(HandBreach::GameOver(verdict.ending));
        return Err(Stop::Refused(Box::new(Refusal::new(game, None, over))));
    }
    let play = meant(&position, read, text, lang, game)?;
    let entry = Entry {
        seat: position.turn(),
        at: Millis(0),
        act: Act::Play(play),
    };
    table
        .apply(entry)
        .map_err(|refusal| Stop::Refused(Box::new(refusal)))
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

fn refused(table: &Table, refusal: &Refusal, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let position = &table.state().position;
    let (game, article) = (table.setup().game.id(), refusal.ruling.article);
    let why = reason(position, &refusal.breach, lang);
    writeln!(out, "refused: {game} {article}: {why}")?;
    writeln!(out, "position: {}", fen::write(position))?;
    let marks = marks(position.grid(), &refusal.breach);
    writeln!(out, "marks: {}", marks.as_deref().unwrap_or("-"))
}

fn legal(table: &Table, out: &mut dyn Write) -> io::Result<()> {
    let state = table.state();
    let turn = state.position.turn().letter();
    let verdict = state.verdict();
    let mated = verdict
        .is_some_and(|verdict| matches!(verdict.ending, Ending::Mate | Ending::UndertakingMissed));
    let seat = |is: bool| if is { turn } else { '-' };
    let result = match (table.score(), table.ground()) {
        (Some(score), Some(ground)) => {
            format!("{score} ({} {ground})", table.setup().game.id())
        }
        _ => "-".to_owned(),
    };
    writeln!(out, "legal")?;
    writeln!(out, "position: {}", fen::write(&state.position))?;
    writeln!(out, "turn: {turn}")?;
    writeln!(out, "check: {}", seat(state.in_check()))?;
    writeln!(out, "mated: {}", seat(mated))?;
    writeln!(out, "warned: -")?;
    writeln!(out, "result: {result}")
}
