//! The exercises listed, with what is known of each and which have been solved.

use std::io::{self, Write};

use super::rulebook::print::Printer;
use crate::games::exercises::{Exercise, about};
use crate::lang::Lang;
use crate::lang::sentence::capital;
use crate::notation::fen_draughts;
use crate::room::progress::Progress;
use crate::ui::game::drill::{known, note};

/// Columns for the number before the text.
const MARGIN: usize = 4;

/// Writes the list.
///
/// # Errors
/// The output cannot be written.
pub fn list(out: &mut dyn Write, progress: &Progress, lang: Lang, width: usize) -> io::Result<()> {
    let lines = &lang.words().exercise;
    let all = Exercise::all();
    let mut printer = Printer::new(out, width);
    printer.line(lines.list)?;
    printer.line(&(lines.count)(progress.count(), all.len()))?;
    printer.line(about().of(lang))?;
    for exercise in all {
        printer.blank()?;
        let state = match progress.of(exercise.number) {
            Some(success) => (lines.solved_with)(success.hints),
            None => lines.unsolved.to_owned(),
        };
        let printed = (lines.printed)(exercise.printed.of(lang));
        let number = format!("{:>2}", exercise.number);
        printer.hanging(&number, MARGIN, &format!("{printed} {}.", capital(&state)))?;
        printer.indented(MARGIN, &fen_draughts::write(&exercise.position))?;
        let mut said = known(exercise, lang);
        // It would give the solution away.
        if progress.of(exercise.number).is_some() {
            said.extend(note(exercise, lang).map(str::to_owned));
        }
        printer.indented(MARGIN, &said.join(" "))?;
    }
    Ok(())
}
