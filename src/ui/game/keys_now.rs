//! The last row: the keys that work now, the most useful first, and the way out.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use super::app::{App, Came, Dialog, Keeping};
use super::claims::told;
use super::clock::{self, Urgent};
use super::layout::Layout;
use super::prompt::Prompt;
use super::spoken::choices;
use super::stands::names_let_go;
use super::touch::{bound_to, touches};
use super::view::{layout, line};
use crate::board::piece::Role;
use crate::games::page::Neglect;
use crate::notation::letters::Letters;
use crate::table::Table;
use crate::table::state::{Choice, Stage};
use crate::ui::clean::cells;
use crate::ui::here::Here;
use crate::ui::hints::{self, Hint, Ranked, hint, left_right};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::keys::key::Key;
use crate::ui::look::Glyphs;

const FOUR_WAYS: [Intent; 4] = [
    Intent::Go(Way::Up),
    Intent::Go(Way::Down),
    Intent::Go(Way::Left),
    Intent::Go(Way::Right),
];

/// The column at which stands how to leave a line that is typed.
const LEAVE_AT: u16 = 16;

/// In fewer columns than these hardly any key has room: putting a man down is said in one word, beside the key that lets go
/// of him.
const NARROW: u16 = 43;

/// How much a key is needed at the board: the lower the number, the more.
mod rank {
    /// What must be done now, what explains everything, the menu.
    pub const ALWAYS: u8 = 0;
    /// What one does with most moves.
    pub const MOVING: u8 = 1;
    /// What everybody tries.
    pub const PLAIN: u8 = 2;
    /// What is found in the menu or on the page of keys too.
    pub const FOUND: u8 = 3;
    /// What makes it easier.
    pub const HANDY: u8 = 4;
}

/// Draws the keys that work now; the last is the way out.
pub fn draw(app: &App, buffer: &mut Buffer, layout: &Layout, here: &Here, table: &Table) {
    let area = layout.keys;
    let (hints, way_out) = keys(app, here, layout, table);
    if let Some(Dialog::Prompt(prompt)) = &app.dialog {
        draw_typed(prompt, buffer, area, &way_out, here);
        return;
    }
    // In one style: this line changes often, and every change of style costs more than a word.
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let rows = hints::rows(&hints, &way_out, width, height);
    // The way out stands in the last row of the window.
    let above = height.saturating_sub(rows.len());
    for (row, text) in (u16::try_from(above).unwrap_or(0)..).zip(&rows) {
        line(buffer, area, row, text, here.look.theme.key);
    }
}

/// The line that is typed, in place of the keys, which would be typed into it; at its end how to leave it.
fn draw_typed(prompt: &Prompt, buffer: &mut Buffer, area: Rect, way_out: &Hint, here: &Here) {
    let theme = &here.look.theme;
    let leave = format!("{} {}", way_out.caps, way_out.does);
    let room = usize::from(area.width).saturating_sub(cells(&leave) + 3);
    let view = prompt.field.view(room);
    let at_end = view.cursor >= cells(&view.text);
    let text = format!(":{}{}", view.text, if at_end { "_" } else { "" });
    let row = area.height.saturating_sub(1);
    // Near the text, so that the rest of the row is wiped in one go; it moves only for a long one.
    let behind = u16::try_from(cells(&text) + 2).unwrap_or(u16::MAX);
    let x = LEAVE_AT.max(behind);
    let after = Rect {
        x: area.x.saturating_add(x),
        width: area.width.saturating_sub(x),
        ..area
    };
    line(buffer, area, row, &text, theme.accent);
    line(buffer, after, row, &leave, theme.key);
    let cursor = u16::try_from(view.cursor).unwrap_or(u16::MAX);
    let place = (area.x.saturating_add(1 + cursor), area.y + row);
    if !at_end && let Some(cell) = buffer.cell_mut(place) {
        cell.set_style(theme.accent.add_modifier(Modifier::UNDERLINED));
    }
}

/// The keys that work now and what they do, one by one, the way out last.
pub fn all(app: &App, here: &Here, table: &Table) -> Vec<Hint> {
    let Some(layout) = layout(app, here, table) else {
        return Vec::new();
    };
    let (hints, way_out) = keys(app, here, &layout, table);
    let hints = hints.into_iter().map(|(_, hint)| hint);
    hints.chain([way_out]).collect()
}

fn all_alike(hints: Vec<Hint>) -> Vec<Ranked> {
    hints.into_iter().map(|hint| (rank::ALWAYS, hint)).collect()
}

/// The keys that work now, and the way out.
fn keys(app: &App, here: &Here, layout: &Layout, table: &Table) -> (Vec<Ranked>, Hint) {
    let words = &here.look.words().screen.now;
    let one = |intent, does| hint(here, &[intent], does);
    let (hints, way_out) = match &app.dialog {
        Some(Dialog::Promotion(_)) => {
            let letters = Role::PROMOTIONS.map(|role| {
                let letters = Letters::from(here.look.lang);
                letters.of(role).to_ascii_lowercase()
            });
            let letters = Hint {
                caps: letters.into_iter().collect(),
                does: words.choose,
            };
            let sideways = left_right(here, words.next);
            (
                vec![sideways, one(Intent::Choose, words.choose), letters],
                one(Intent::Cancel, words.let_go),
            )
        }
        Some(Dialog::Route(_)) => (
            vec![
                left_right(here, words.next),
                one(Intent::Choose, words.choose),
            ],
            one(Intent::Cancel, words.let_go),
        ),
        Some(Dialog::Ask(_)) => (
            vec![one(Intent::Yes, words.yes)],
            hint(here, &[Intent::No, Intent::Cancel], words.stay),
        ),
        Some(Dialog::Menu(_)) => (
            vec![
                one(Intent::Choose, words.choose),
                one(Intent::Help, words.keys),
                hint(here, &FOUR_WAYS[..2], words.go),
            ],
            one(Intent::Cancel, words.close),
        ),
        Some(Dialog::Claims(claims)) => {
            let hands = &here.look.words().hands.now;
            let mut hints = vec![
                one(Intent::Choose, hands.claim),
                one(Intent::Help, words.keys),
                hint(here, &FOUR_WAYS[..2], words.go),
            ];
            if claims.asks_for_whom() {
                hints.push(left_right(here, hands.for_whom));
            }
            hints.extend(in_choices(here));
            (hints, one(Intent::Cancel, words.close))
        }
        Some(Dialog::Remedies(_)) => {
            let mut hints = vec![
                one(Intent::Choose, words.choose),
                one(Intent::Help, words.keys),
                hint(here, &FOUR_WAYS[..2], words.go),
            ];
            hints.extend(in_choices(here));
            (hints, one(Intent::Cancel, here.look.words().hands.now.look))
        }
        // No more than the way out: over a slow line each of these costs twice, when the line opens and when it closes.
        Some(Dialog::Prompt(_)) => (Vec::new(), one(Intent::Cancel, words.close)),
        None => return at_board(app, here, layout, table),
    };
    (all_alike(hints), way_out)
}

/// The keys of a list of choices beside choosing.
fn in_choices(here: &Here) -> [Hint; 2] {
    let words = &here.look.words().screen.now;
    let one = |intent, does| hint(here, &[intent], does);
    [
        one(Intent::PageDown, words.read_on),
        one(Intent::Book, words.book),
    ]
}

/// The page of keys, by a key that means nothing else at the board.
fn page_of_keys(here: &Here) -> Hint {
    let why = here.keys.of(Intent::Why);
    let all = here.keys.of(Intent::Help).iter();
    let key = all.filter(|key| !why.contains(key)).map(Key::to_string);
    Hint {
        caps: key.into_iter().next().unwrap_or_default(),
        does: here.look.words().screen.now.keys,
    }
}

fn at_board(app: &App, here: &Here, layout: &Layout, table: &Table) -> (Vec<Ranked>, Hint) {
    let words = &here.look.words().screen.now;
    let one = |intent, does| hint(here, &[intent], does);
    let go = match here.look.glyphs {
        Glyphs::Letters(_) if here.keys.cap(FOUR_WAYS[0]) == "Up" => Hint {
            caps: words.arrows.to_owned(),
            does: words.go,
        },
        _ => hint(here, &FOUR_WAYS, words.go),
    };
    let go = (rank::PLAIN, go);
    let step = hint(here, &[Intent::Earlier, Intent::Later], words.review);
    let step = (rank::MOVING, step);
    let why = (rank::ALWAYS, one(Intent::Why, words.why));
    let menu = (rank::ALWAYS, one(Intent::Menu, words.menu));
    let book = (rank::FOUND, one(Intent::Book, words.book));
    let flip = (rank::HANDY, one(Intent::Flip, words.flip));
    let next = (rank::HANDY, one(Intent::Next, words.next));
    let shelf = &here.look.words().shelf.keys;
    let leave = match app.came {
        Came::ToPlay => one(Intent::Quit, words.leave),
        Came::ToReview => one(Intent::Quit, shelf.leave_review),
    };
    if app.warning.is_some() {
        // Every other key means what it always does, and takes the warning back.
        let insist = (rank::ALWAYS, one(Intent::Choose, words.insist));
        let keys = (rank::FOUND, page_of_keys(here));
        let hints = vec![insist, why, menu, go, keys, book];
        let cancel = match app.hand {
            Some(_) if bound_to(table).is_none() => words.let_go,
            _ => words.no,
        };
        return (hints, one(Intent::Cancel, cancel));
    }
    if app.why.is_some() {
        let keys = (rank::ALWAYS, one(Intent::Why, words.keys));
        return (vec![go, next, keys], one(Intent::Cancel, words.close));
    }
    if app.looks_back() && app.came == Came::ToReview {
        let ends = hint(here, &[Intent::First, Intent::Last], shelf.ends);
        let hints = vec![step, (rank::PLAIN, ends), menu, why, book, flip];
        return (hints, leave);
    }
    if app.looks_back() {
        let hints = vec![step, why, book, menu, flip];
        return (hints, one(Intent::Last, words.back));
    }
    if app.keeping == Keeping::LookedAt {
        let keys = (rank::FOUND, page_of_keys(here));
        return (vec![step, why, menu, go, keys, book, next, flip], leave);
    }
    let now = |intent, does| (rank::ALWAYS, one(intent, does));
    let mut hints = match table.state().stage {
        Stage::Choose { .. } => vec![now(Intent::Yes, words.yes), now(Intent::No, words.no), step],
        Stage::Over(_) if app.drill.is_some() => vec![step, go],
        Stage::Over(_) => {
            let mut hints = vec![
                now(Intent::First, shelf.from_start),
                now(Intent::Next, shelf.another),
            ];
            // Who came from there goes back there by the way out.
            if app.came == Came::ToPlay {
                hints.push(now(Intent::StepBack, shelf.records));
            }
            hints.extend([step, go]);
            hints
        }
        Stage::Remedy { .. } => {
            let remedies = here.look.words().hands.now.remedies;
            vec![now(Intent::Choose, remedies), step, go]
        }
        Stage::Play => moving(app, here, layout, go, table),
    };
    let is_play = table.state().stage == Stage::Play;
    if let Some((urgent, key)) = clock::key(app, here, table) {
        // In the narrowest windows what one does with most moves is known sooner than the key of the clock.
        hints.push(match urgent {
            Urgent::Now => (rank::ALWAYS, key),
            Urgent::Later if here.area.width < NARROW => (rank::ALWAYS, key),
            Urgent::Later => (rank::PLAIN, key),
        });
    }
    hints.extend([why, (rank::FOUND, page_of_keys(here)), book, menu]);
    if is_play {
        hints.push(next);
    }
    if table.state().position.cross().is_some() {
        hints.push(flip);
    }
    // Behind all others, which it would push along.
    if is_play && !app.way.is_empty() {
        hints.push((rank::MOVING, one(Intent::StepBack, words.step_back)));
    }
    match lets_go(app, here, layout, table) {
        true => (hints, one(Intent::Cancel, words.let_go)),
        false => (hints, leave),
    }
}

/// Is letting go of the held man the way out? It is where there is no room for that key beside him.
fn lets_go(app: &App, here: &Here, layout: &Layout, table: &Table) -> bool {
    let free = app.hand.is_some() && bound_to(table).is_none();
    free && !names_let_go(app, layout, here, table)
}

/// The keys with which one moves.
fn moving(app: &App, here: &Here, layout: &Layout, go: Ranked, table: &Table) -> Vec<Ranked> {
    let words = &here.look.words().screen.now;
    let hands = &here.look.words().hands.now;
    let one = |intent, does| hint(here, &[intent], does);
    let choose = match app.hand {
        Some(_) if layout.keys.width < NARROW && lets_go(app, here, layout, table) => words.put,
        Some(_) => words.put_down,
        None if touches(table) => hands.touch,
        None => words.take_up,
    };
    let mut hints = vec![go, (rank::MOVING, one(Intent::Choose, choose))];
    let acts = acts(app, here, table).into_iter();
    hints.extend(acts.map(|act| (rank::ALWAYS, act)));
    if app.drill.is_some() {
        hints.push((rank::MOVING, one(Intent::Hint, words.hint)));
    }
    if may_move_twice(table) {
        hints.push((rank::FOUND, one(Intent::Second, hands.second)));
    }
    hints.push((rank::FOUND, one(Intent::Type, words.type_move)));
    hints
}

/// A14: may who moved last make a second move?
fn may_move_twice(table: &Table) -> bool {
    let mut can = choices(table).into_iter();
    can.any(|(_, choice)| choice == Choice::Second)
}

/// What can be done to the game now beside moving a man, the most urgent first: an act a key.
fn acts(app: &App, here: &Here, table: &Table) -> Vec<Hint> {
    let (words, hands) = (&here.look.words().screen.now, &here.look.words().hands.now);
    let can = choices(table);
    let some = |which: fn(&Choice) -> bool| can.iter().any(|(_, choice)| which(choice));
    // Where nobody is told what there is to claim, the keys betray nothing either.
    let silent = table.setup().house.is_to_the_letter() && !table.setup().house.hints();
    let blind = silent && !table.state().past.is_empty();
    let draughts = table.setup().game.page().neglect == Neglect::Huffed;
    let neglected = |which: fn(&Choice) -> bool| match silent {
        true => blind && draughts,
        false => some(which),
    };
    let free = app.hand.is_none();
    let huffs = free && neglected(|choice| matches!(choice, Choice::Huff(_)));
    let demands = free && neglected(|choice| *choice == Choice::Demand);
    let lifts = neglected(|choice| matches!(choice, Choice::Lift(_)));
    let claims = blind || told(table).is_some();
    let announces = some(|choice| *choice == Choice::Announce);
    let adjusts = some(|choice| *choice == Choice::Adjust);
    let keys = [
        (huffs, Intent::Huff, words.huff),
        (demands, Intent::Demand, words.demand),
        (lifts, Intent::Lift, hands.lift),
        (claims, Intent::Claim, hands.claim),
        (announces, Intent::Announce, hands.announce),
        (adjusts, Intent::Adjust, hands.adjust),
    ];
    let now = keys.into_iter().filter(|(now, ..)| *now);
    now.map(|(_, intent, does)| hint(here, &[intent], does))
        .collect()
}
