//! Plain mode: the whole game in lines, for screen readers, pipes and scripts.

pub mod acts;
pub mod answer;
pub mod book;
pub mod claims;
mod clock;
pub mod command;
mod drill;
pub mod error;
mod four;
mod help;
mod letter;
pub mod lines;
mod matched;
pub mod session;
pub mod stands;
pub mod tell;
pub mod typing;

use std::io::{BufRead, ErrorKind, Write};

pub use self::drill::Trial;
pub use self::error::PlainError;
pub use self::session::Manner;
use self::session::{Hints, Session};
use crate::board::piece::Seat;
use crate::room::Room;

/// Plays in lines until the input ends or someone leaves; the game stays as it is. In the trial of an exercise Black
/// is answered for.
///
/// A reader who has gone away (a broken pipe) ends it too, quietly.
///
/// # Errors
/// The input cannot be read or the output cannot be written.
pub fn run(
    room: &mut Room,
    manner: Manner,
    trial: Option<Trial>,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> Result<(), PlainError> {
    let seats = room.table().setup().game.seats();
    let below = seats.first().copied().unwrap_or(Seat::White);
    let mut session = Session {
        room,
        manner,
        below,
        warned: None,
        hints: Hints::AtOnce,
        trial,
    };
    match session.talk(input, output) {
        Err(PlainError::Output(error)) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}
