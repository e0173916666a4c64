//! The last rows: what was said or is being typed, and the keys that work now.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::app::{App, Dialog, Notice, Said};
use super::bound;
use super::claims;
use super::drill;
use super::hand::tells_of_huff;
use super::passing;
use super::promotion::Promotion;
use super::prompt::Prompt;
use super::route::Route;
use super::seats::name;
use super::told::told;
use super::view::{layout, line};
use super::why::reason;
use crate::board::piece::Role;
use crate::lang::sentence::list;
use crate::law::breach::Asked;
use crate::notation::letters::Letters;
use crate::notation::written;
use crate::table::Table;
use crate::table::act::Claim;
use crate::table::state::{Choice, Done, Due, Question, Stage, State};
use crate::ui::clean::cells;
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::look::army::Army;
use crate::ui::prose::Paragraph;

/// Draws what was said, asked or is typed.
pub fn draw_message(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    let theme = &here.look.theme;
    match &app.dialog {
        Some(Dialog::Prompt(prompt)) => draw_prompt(prompt, buffer, area, here, table),
        Some(Dialog::Promotion(promotion)) => {
            draw_promotion(promotion, buffer, area, here, table);
        }
        Some(Dialog::Route(route)) => draw_route(route, buffer, area, here, table),
        Some(Dialog::Ask(ask)) => {
            let question = ask.question(table, here.look, app.keeping);
            draw_text(buffer, area, &question, theme.strong);
        }
        Some(Dialog::Claims(_)) if !table.setup().house.hints() => {
            draw_text(buffer, area, here.look.words().hands.at_risk, theme.text);
        }
        Some(Dialog::Menu(_) | Dialog::Claims(_) | Dialog::Remedies(_)) | None => {
            let (text, style) = said(app, here, table);
            draw_text(buffer, area, &text, style);
        }
    }
}

/// Draws text in as many rows as there are.
pub fn draw_text(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = Paragraph::new(text, style).lay(usize::from(area.width));
    let last = area.height.saturating_sub(1);
    for (row, text) in (0..area.height).zip(&lines) {
        let cut = row == last && lines.len() > usize::from(area.height);
        let text = match cut {
            true => format!("{text}…"),
            false => text.to_string(),
        };
        line(buffer, area, row, &text, style);
    }
}

/// What is to be said: the notice, else the question that waits, else how the game ended.
fn said(app: &App, here: &Here, table: &Table) -> (String, Style) {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let lines = &words.screen;
    match &app.notice {
        Some(Notice::Refused(refused)) => {
            let (refusal, position) = refused.as_ref();
            let why = reason(&refusal.breach, position, here);
            let ruling = refusal.ruling;
            let see = ruling.see.map(|see| see.id);
            let mut text = (lines.refused)(&why, ruling.article.id, see);
            if app.warning.is_some() {
                text = format!("{text} {}", (lines.insist)(&here.keys.cap(Intent::Choose)));
            }
            return (text, theme.error);
        }
        Some(Notice::Kept(told)) => return (told.clone(), theme.error),
        Some(Notice::Said(said)) => {
            let text = match said {
                Said::Declined if table.state().position.cross().is_some() => {
                    return (declined_by_one(app, here, table), theme.text);
                }
                Said::Declined => lines.declined,
                Said::OnlyLooking => lines.only_looking,
                Said::NothingToSee => lines.nothing_to_see,
                Said::NobodyMoves => lines.nobody_moves,
                Said::HuffAgain => lines.huff_again,
                Said::NothingToClaim => words.hands.nothing_to_claim,
                Said::NoHint => words.exercise.no_hint,
                Said::Pasted => lines.pasted,
                Said::ViewFixed => lines.view_fixed,
                Said::ViewTurning => lines.view_turning,
                Said::NoShell => lines.no_shell,
            };
            return (text.to_owned(), theme.text);
        }
        None => {}
    }
    if let Some(answer) = why_beside_no_panel(app, here, table) {
        return (answer, theme.strong);
    }
    if let Some(act) = told(app, look) {
        return (act, theme.strong);
    }
    if let Some(drill) = app
        .drill
        .as_ref()
        .filter(|_| !app.looks_back() && app.way.is_empty())
    {
        return (drill::said(drill, table, here), theme.strong);
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
            (text, theme.strong)
        }
        Stage::Over(verdict) if !app.looks_back() => (words.verdict(&verdict), theme.strong),
        Stage::Over(_) => (String::new(), theme.text),
        Stage::Remedy { by, offence } => {
            let choosing = (words.letter.state.choosing)(offence);
            let text = (words.hands.does)(&passing::who(table, by, look), &choosing);
            (text, theme.strong)
        }
        Stage::Play => to_play(app, here, table),
    }
}

/// What is to be said while a move is awaited, the most urgent first.
fn to_play(app: &App, here: &Here, table: &Table) -> (String, Style) {
    let theme = &here.look.theme;
    let bound = bound::said(app, here, table).join(" ");
    if table.pending().is_some() {
        return (bound, theme.strong);
    }
    let (text, style) = match neglected(app, here, table) {
        Some(text) => (text, theme.strong),
        None => match passing::said(app, here, table) {
            Some(text) => (with_more(text, may_say(app, here, table)), theme.accent),
            None => (may_say(app, here, table).unwrap_or_default(), theme.text),
        },
    };
    match (bound.is_empty(), text.is_empty()) {
        (true, _) => (text, style),
        (false, true) => (bound, theme.strong),
        (false, false) => (with_more(bound, Some(text)), theme.strong),
    }
}

fn with_more(text: String, more: Option<String>) -> String {
    match more {
        None => text,
        Some(more) => format!("{text} {more}"),
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
    with_more(declined, passing::said(app, here, table))
}

/// A capture under way, one that was demanded, or one that was neglected and what can be done about it, or was done.
fn neglected(app: &App, here: &Here, table: &Table) -> Option<String> {
    let (look, state) = (here.look, table.state());
    let lines = &look.words().screen;
    if app.looks_back() {
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
    let seat = table.state().awaited().filter(|_| !app.looks_back())?;
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
    let layout = layout(here, table)?;
    let said = app.why_said(table, here);
    match (layout.law.height, said.as_slice()) {
        (..super::law::LEAST, [_, answer @ ..]) => {
            Some(answer.iter().rev().cloned().collect::<Vec<_>>().join(" "))
        }
        _ => None,
    }
}

fn draw_prompt(prompt: &Prompt, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    let theme = &here.look.theme;
    let room = usize::from(area.width.saturating_sub(1));
    let view = prompt.field.view(room);
    let at_end = view.cursor >= cells(&view.text);
    let sign = if at_end { "_" } else { "" };
    line(
        buffer,
        area,
        0,
        &format!(":{}{sign}", view.text),
        theme.accent,
    );
    let cursor = u16::try_from(view.cursor).unwrap_or(u16::MAX);
    if !at_end && let Some(cell) = buffer.cell_mut((area.x.saturating_add(1 + cursor), area.y)) {
        cell.set_style(theme.accent.add_modifier(Modifier::UNDERLINED));
    }
    let said = prompt.said(table, here.look);
    let below = Rect {
        y: area.y + 1,
        height: area.height.saturating_sub(1),
        ..area
    };
    let style = match prompt.untaken {
        Some(_) => theme.error,
        None => theme.text,
    };
    draw_text(buffer, below, &said, style);
}

fn draw_promotion(
    promotion: &Promotion,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
) {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    line(buffer, area, 0, words.screen.prompt.becomes, theme.strong);
    let position = &table.state().position;
    let army = Army::of(position, position.turn());
    let mut x = area.x;
    for (number, role) in Role::PROMOTIONS.into_iter().enumerate() {
        let style = match number == promotion.chosen {
            true => theme.selected,
            false => theme.text,
        };
        let man = look.man(role, army);
        let text = format!(" {man} {} ", (words.terms.role)(role));
        let left = usize::from(area.right().saturating_sub(x));
        if area.height > 1 {
            (x, _) = buffer.set_stringn(x, area.y + 1, text, left, style);
        }
    }
}

/// The ways of the captures between which one chooses.
fn draw_route(route: &Route, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    let (look, theme) = (here.look, &here.look.theme);
    line(buffer, area, 0, look.words().screen.which_way, theme.strong);
    if area.height < 2 {
        return;
    }
    let position = &table.state().position;
    let mut x = area.x;
    // Those before the chosen one give way when there is no room for all.
    let first = route.chosen.saturating_sub(1);
    for (number, played) in route.moves.iter().enumerate().skip(first) {
        let style = match number == route.chosen {
            true => theme.selected,
            false => theme.text,
        };
        let text = written::write(position, *played, Letters::from(look.lang));
        let left = usize::from(area.right().saturating_sub(x));
        (x, _) = buffer.set_stringn(x, area.y + 1, format!(" {text} "), left, style);
    }
}
