//! What is said below the board: the notice, else the question that waits, else what is known of the moment.

use ratatui::style::Style;

use super::app::{App, Notice, Said};
use super::bound;
use super::claims;
use super::drill;
use super::hand::tells_of_huff;
use super::law;
use super::passing;
use super::seats::name;
use super::told::told;
use super::view::layout;
use super::why::men;
use crate::lang::sentence::list;
use crate::law::breach::Asked;
use crate::table::Table;
use crate::table::act::Claim;
use crate::table::state::{Choice, Done, Due, Question, Stage, State};
use crate::ui::contest::InMatch;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;

/// Sentences, and how much they matter.
pub struct Speech {
    /// The most urgent first.
    pub sentences: Vec<String>,
    /// Their style.
    pub style: Style,
    /// Whether all must be read now.
    pub weight: Weight,
}

/// How much something matters that is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// It answers a key or asks a question: all of it is read, whatever it covers.
    Due,
    /// It stands as long as the moment does: what there is room for.
    Standing,
}

impl Speech {
    /// What must be read.
    pub fn due(text: String, style: Style) -> Speech {
        Speech {
            sentences: vec![text],
            style,
            weight: Weight::Due,
        }
    }

    const fn standing(sentences: Vec<String>, style: Style) -> Speech {
        Speech {
            sentences,
            style,
            weight: Weight::Standing,
        }
    }
}

/// What is to be said: the notice, else the question that waits, else how the game ended.
pub fn said(app: &App, here: &Here, table: &Table) -> Speech {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let lines = &words.screen;
    match &app.notice {
        Some(Notice::Refused(refused)) => {
            let (refusal, position) = refused.as_ref();
            let seats = table.setup().game.seats().iter();
            let names: Vec<String> = seats.map(|seat| name(table, *seat, look)).collect();
            let why = men(position, |board| {
                words.reason(&refusal.breach, &board.played_by(&names))
            });
            if refusal.breach.is_of_the_house() {
                return Speech::due(why, theme.error);
            }
            let ruling = refusal.ruling;
            let see = ruling.see.map(|see| see.id);
            let mut text = (lines.refused)(&why, ruling.article.id, see);
            if app.warning.is_some() {
                text = format!("{text} {}", (lines.insist)(&here.keys.cap(Intent::Choose)));
            }
            return Speech::due(text, theme.error);
        }
        Some(Notice::Kept(told)) => return Speech::due(told.clone(), theme.error),
        Some(Notice::Said(said)) => {
            let text = match said {
                Said::Declined if table.state().position.cross().is_some() => {
                    return Speech::due(declined_by_one(app, here, table), theme.text);
                }
                Said::Declined => lines.declined,
                Said::OnlyLooking => lines.only_looking,
                Said::LookedAt => words.room.only_looked_at,
                Said::NothingToSee => lines.nothing_to_see,
                Said::NobodyMoves => lines.nobody_moves,
                Said::GoesNowhere(at) => {
                    let label = table.state().position.grid().label(*at);
                    let text = (lines.goes_nowhere)(&label, &here.keys.cap(Intent::Why));
                    return Speech::due(text, theme.text);
                }
                Said::SeveralToHuff => {
                    let text = (lines.several_to_huff)(&here.keys.cap(Intent::Huff));
                    return Speech::due(text, theme.text);
                }
                Said::NothingToClaim => words.hands.nothing_to_claim,
                Said::NoHint => words.exercise.no_hint,
                Said::Pasted => lines.pasted,
                Said::ViewFixed => lines.view_fixed,
                Said::ViewTurning => lines.view_turning,
                Said::NoShell => lines.no_shell,
                Said::Match => {
                    let told =
                        InMatch::seen(table.setup(), here.look).standing(table.state().verdict());
                    let text = told.map(|told| told.join(", ")).unwrap_or_default();
                    return Speech::due(format!("{text}."), theme.text);
                }
            };
            return Speech::due(text.to_owned(), theme.text);
        }
        None => {}
    }
    if let Some(answer) = why_beside_no_panel(app, here, table) {
        return Speech::due(answer, theme.strong);
    }
    if let Some(act) = told(app, look) {
        return Speech::due(act, theme.strong);
    }
    if let Some(drill) = app
        .drill
        .as_ref()
        .filter(|_| !app.looks_back() && app.way.is_empty())
    {
        return Speech::due(drill::said(drill, table, here), theme.strong);
    }
    match table.state().stage {
        Stage::Choose {
            asker,
            by,
            question,
        } => {
            let agreed = passing::agreed_before(table, asker, by);
            let agreed = agreed.map(|seat| passing::who(table, seat, look));
            let asker = passing::who(table, asker, look);
            let asked = passing::who(table, by, look);
            let text = match question {
                Question::Draw => (lines.draw_offered)(&asker, &asked),
                Question::TakeBack { plies } => (lines.take_back_asked)(&asker, plies, &asked),
                Question::Resign => (lines.resign_asked)(&asker, &asked),
            };
            let text = match agreed {
                None => text,
                Some(agreed) => format!("{} {text}", (words.four.ask.agrees)(&agreed)),
            };
            Speech::due(text, theme.strong)
        }
        Stage::Over(verdict) if !app.looks_back() => {
            let mut said = vec![words.verdict(&verdict)];
            said.extend(InMatch::seen(table.setup(), here.look).ended(verdict));
            Speech::due(said.join(" "), theme.strong)
        }
        Stage::Over(_) => Speech::standing(Vec::new(), theme.text),
        Stage::Remedy { by, offence } => {
            let choosing = (words.letter.state.choosing)(offence);
            let text = (words.hands.does)(&passing::who(table, by, look), &choosing);
            Speech::due(text, theme.strong)
        }
        Stage::Play => to_play(app, here, table),
    }
}

/// What is to be said while a move is awaited, the most urgent first.
fn to_play(app: &App, here: &Here, table: &Table) -> Speech {
    let theme = &here.look.theme;
    let mut sentences = bound::said(app, here, table);
    if table.pending().is_some() {
        return Speech::standing(sentences, theme.strong);
    }
    let is_bound = !sentences.is_empty();
    let style = match neglected(app, here, table) {
        Some(text) => {
            sentences.push(text);
            theme.strong
        }
        None => {
            let mut passing = match app.looks_back() {
                true => Vec::new(),
                false => passing::opened(here, table),
            };
            passing.extend(passing::said(app, here, table));
            let style = match passing.is_empty() {
                true => theme.text,
                false => theme.accent,
            };
            sentences.extend(passing);
            sentences.extend(may_say(app, here, table));
            style
        }
    };
    let first = sentences.is_empty() && law::is_of_newcomer(app, table);
    if first && !law::has_room_for_first(app, here, table) {
        sentences.push(here.look.words().screen.first.short.to_owned());
    }
    match is_bound {
        true => Speech::standing(sentences, theme.strong),
        false => Speech::standing(sentences, style),
    }
}

/// Among four the turn stands with the text, since it is seen to have passed nowhere; and who was asked to give up plays
/// on.
fn declined_by_one(app: &App, here: &Here, table: &Table) -> String {
    let words = here.look.words();
    let state = table.state();
    let partner = match (state.declined, state.position.cross()) {
        (Some((asker, Asked::Resign)), Some(cross)) => Some(cross.seating().partner(asker)),
        _ => None,
    };
    let declined = match partner {
        Some(partner) => (words.four.ask.plays_on)(&passing::who(table, partner, here.look)),
        None => words.screen.declined.to_owned(),
    };
    let mut said = vec![declined];
    said.extend(passing::said(app, here, table));
    said.join(" ")
}

/// A capture under way, one that was demanded, or one that was neglected and what can be done about it, or was done.
fn neglected(app: &App, here: &Here, table: &Table) -> Option<String> {
    let (look, state) = (here.look, table.state());
    let lines = &look.words().screen;
    if app.only_looks() {
        return None;
    }
    if !app.way.is_empty() {
        let draughts = state.position.draughts()?;
        let taken = draughts.onward(&app.path()).taken.count();
        return Some((lines.leading)(taken as usize));
    }
    let turn = state.position.turn();
    let (who, by) = (name(table, turn, look), name(table, turn.opponent(), look));
    if state.due == Due::Demanded {
        return Some((lines.demanded)(&who));
    }
    let (huff, demand) = (here.keys.cap(Intent::Huff), here.keys.cap(Intent::Demand));
    let choices = match tells_of_huff(table) {
        true => table.choices(turn),
        false => Vec::new(),
    };
    let huffed = choices.iter().find_map(|choice| match choice {
        Choice::Huff(liable) => Some(*liable),
        _ => None,
    });
    if !state.letter.unlifted.is_empty() {
        return None;
    }
    match huffed {
        Some(_) if left_lying(state) => Some((look.words().hands.left_lying)(&by, &who, &huff)),
        Some(liable) => {
            let grid = state.position.grid();
            let labels: Vec<String> = liable.map(|at| grid.label(at)).collect();
            let pieces = list(&labels, look.words().terms.or);
            Some((lines.may_huff)(&by, &who, &pieces, &huff, &demand))
        }
        None if choices.contains(&Choice::Demand) => Some((lines.may_demand)(&by, &who, &demand)),
        None => match state.past.last()?.done {
            Done::Huff(at) => Some((lines.huffed)(&who, &state.position.grid().label(at))),
            Done::Move(_) | Done::Amiss(_) | Done::Second(_) => None,
        },
    }
}

/// D12: do pieces still stand that the last move took, and nobody will lift?
fn left_lying(state: &State) -> bool {
    let last = state.past.last();
    match last.map(|ply| (ply.done, &ply.before)) {
        Some((Done::Move(played), before)) => {
            let mut taken = before.taken(played).into_iter();
            taken.any(|(at, piece)| state.position.piece(at) == Some(piece))
        }
        _ => false,
    }
}

/// What the player at turn may say now beside moving a man, and would not think of.
fn may_say(app: &App, here: &Here, table: &Table) -> Option<String> {
    let seat = table.state().awaited().filter(|_| !app.only_looks())?;
    let (lines, who) = (&here.look.words().screen, name(table, seat, here.look));
    let key = here.keys.cap(Intent::Menu);
    let choices = table.choices(seat);
    let is_draw = |choice: &Choice| {
        matches!(
            choice,
            Choice::Claim(Claim::Threefold | Claim::FiftyMoves | Claim::TwentyMoves)
        )
    };
    if choices.iter().any(is_draw) {
        return Some((lines.may_claim)(&who, &key));
    }
    // What another did wrong can be claimed only now; counting begins at any time.
    let counts = choices.contains(&Choice::Count) && claims::told(table).is_none();
    counts.then(|| (lines.may_count)(&who, &key))
}

/// The answer to *why?*, where the window has no room for the panel that gives it.
fn why_beside_no_panel(app: &App, here: &Here, table: &Table) -> Option<String> {
    let layout = layout(app, here, table)?;
    let said = app.why_said(table, here);
    match (layout.law.height, said.as_slice()) {
        (..law::ANSWER, [_, answer @ ..]) => {
            Some(answer.iter().rev().cloned().collect::<Vec<_>>().join(" "))
        }
        _ => None,
    }
}
