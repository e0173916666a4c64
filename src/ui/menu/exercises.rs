//! The page of exercises: what is known of each, and which have been solved.

use super::view::{Below, Row, View};
use crate::games::exercises::{Exercise, about};
use crate::room::progress::Progress;
use crate::ui::game::drill::{armies, known, note};
use crate::ui::here::Here;
use crate::ui::hints::{hint, up_down};
use crate::ui::keys::intent::Intent;
use crate::ui::list::List;
use crate::ui::prose::Paragraph;

/// How an exercise stands: solved with so many hints, or not yet.
pub type Standing = Option<u32>;

/// How all the exercises stand, in their order.
pub fn standings(progress: &Progress) -> Vec<Standing> {
    let hints = (1..=Exercise::COUNT).map(|number| Some(progress.of(number)?.hints));
    hints.collect()
}

/// The page.
pub fn view(list: List, standings: &[Standing], here: &Here) -> View {
    let words = here.look.words();
    let (lines, keys) = (&words.exercise, &words.menu.keys);
    let solved = standings.iter().flatten().count();
    let rows = Exercise::all().iter().enumerate().map(|(place, exercise)| {
        let (white, black) = armies(exercise);
        let state = match standings.get(place).copied().flatten() {
            Some(hints) => (lines.solved_with)(hints),
            None => lines.unsolved.to_owned(),
        };
        let pieces = (lines.pieces)(white, black);
        let dot = here.look.pick("·", "-");
        let name = format!("{:>2}", exercise.number);
        Row::set(&name, format!("{pieces} {dot} {state}"))
    });
    let chosen = Exercise::all().get(list.chosen());
    View {
        title: lines.list.to_owned(),
        about: (lines.count)(solved, Exercise::all().len()),
        rows: rows.collect(),
        list,
        below: Below::Text(chosen.map_or_else(Vec::new, |chosen| {
            let standing = standings.get(list.chosen()).copied().flatten();
            details(chosen, standing, here)
        })),
        problem: None,
        hints: vec![
            up_down(here, keys.choose),
            hint(here, &[Intent::Choose], keys.start),
            hint(here, &[Intent::Help], keys.help),
        ],
        way_out: hint(here, &[Intent::Cancel], keys.back),
    }
}

fn details(exercise: &Exercise, standing: Standing, here: &Here) -> Vec<Paragraph> {
    let (look, theme) = (here.look, &here.look.theme);
    let printed = (look.words().exercise.printed)(exercise.printed.of(look.lang));
    let mut said = vec![Paragraph::new(&printed, theme.strong)];
    let known = known(exercise, look.lang);
    let note = note(exercise, look.lang).filter(|_| standing.is_some());
    said.extend(note.map(|note| Paragraph::new(note, theme.text)));
    said.extend(known.iter().map(|line| Paragraph::new(line, theme.text)));
    said.push(Paragraph::new(about().of(look.lang), theme.dim));
    said
}
