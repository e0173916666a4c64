//! The last row: the keys that work now, the most useful first, and the way out.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::{App, Dialog};
use super::claims::told;
use super::spoken::choices;
use super::touch::{bound_to, touches};
use super::view::line;
use crate::board::piece::Role;
use crate::games::page::Neglect;
use crate::notation::letters::Letters;
use crate::table::Table;
use crate::table::state::{Choice, Stage};
use crate::ui::here::Here;
use crate::ui::hints::{self, Hint, hint, left_right};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::look::Glyphs;

const FOUR_WAYS: [Intent; 4] = [
    Intent::Go(Way::Up),
    Intent::Go(Way::Down),
    Intent::Go(Way::Left),
    Intent::Go(Way::Right),
];

/// Draws the keys that work now; the last is the way out.
pub fn draw(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    let here = Here { area, ..*here };
    let (hints, way_out) = keys(app, &here, table);
    // In one style: this line changes often, and every change of style costs more than a word.
    let text = hints::line(&hints, &way_out, &here).to_string();
    line(buffer, area, 0, &text, here.look.theme.key);
}

/// The keys that work now, the most useful first, and the way out.
fn keys(app: &App, here: &Here, table: &Table) -> (Vec<Hint>, Hint) {
    let words = &here.look.words().screen.now;
    let one = |intent, does| hint(here, &[intent], does);
    match &app.dialog {
        Some(Dialog::Prompt(_)) => (
            vec![
                one(Intent::Choose, words.play),
                one(Intent::Next, words.complete),
            ],
            one(Intent::Cancel, words.close),
        ),
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
                hint(here, &FOUR_WAYS[..2], words.go),
                one(Intent::Choose, words.choose),
                one(Intent::Help, words.keys),
            ],
            one(Intent::Cancel, words.close),
        ),
        Some(Dialog::Claims(claims)) => {
            let hands = &here.look.words().hands.now;
            let mut hints = vec![
                hint(here, &FOUR_WAYS[..2], words.go),
                one(Intent::Choose, hands.claim),
            ];
            if claims.asks_for_whom() {
                hints.push(left_right(here, hands.for_whom));
            }
            hints.extend([
                one(Intent::PageDown, words.read_on),
                one(Intent::Book, words.book),
            ]);
            (hints, one(Intent::Cancel, words.close))
        }
        Some(Dialog::Remedies(_)) => (
            vec![
                hint(here, &FOUR_WAYS[..2], words.go),
                one(Intent::Choose, words.choose),
                one(Intent::PageDown, words.read_on),
                one(Intent::Book, words.book),
            ],
            one(Intent::Cancel, here.look.words().hands.now.look),
        ),
        None => at_board(app, here, table),
    }
}

fn at_board(app: &App, here: &Here, table: &Table) -> (Vec<Hint>, Hint) {
    let words = &here.look.words().screen.now;
    let one = |intent, does| hint(here, &[intent], does);
    let go = match here.look.glyphs {
        Glyphs::Letters(_) if here.keys.cap(FOUR_WAYS[0]) == "Up" => Hint {
            caps: words.arrows.to_owned(),
            does: words.go,
        },
        _ => hint(here, &FOUR_WAYS, words.go),
    };
    let step = hint(here, &[Intent::Earlier, Intent::Later], words.review);
    let why = one(Intent::Why, words.why);
    let (book, menu) = (one(Intent::Book, words.book), one(Intent::Menu, words.menu));
    let leave = one(Intent::Quit, words.leave);
    if app.why.is_some() {
        let keys = one(Intent::Why, words.keys);
        let next = one(Intent::Next, words.next);
        return (vec![go, next, keys], one(Intent::Cancel, words.close));
    }
    if app.looks_back() {
        let hints = vec![step, why, book, menu, one(Intent::Flip, words.flip)];
        return (hints, one(Intent::Last, words.back));
    }
    let mut hints = match table.state().stage {
        Stage::Choose { .. } => vec![one(Intent::Yes, words.yes), one(Intent::No, words.no), step],
        Stage::Over(_) => vec![step, go, why],
        Stage::Remedy { .. } => {
            let remedies = here.look.words().hands.now.remedies;
            vec![one(Intent::Choose, remedies), step, go, why]
        }
        Stage::Play => {
            let hands = &here.look.words().hands.now;
            let choose = match app.hand {
                Some(_) => words.put_down,
                None if touches(table) => hands.touch,
                None => words.take_up,
            };
            let mut hints = vec![go, one(Intent::Choose, choose)];
            hints.extend(acts(app, here, table));
            // What there is no room for is found there.
            if table.setup().house.is_to_the_letter() {
                hints.push(menu.clone());
            }
            if !app.way.is_empty() {
                hints.push(one(Intent::StepBack, words.step_back));
            }
            if app.drill.is_some() {
                hints.push(one(Intent::Hint, words.hint));
            }
            hints.extend([
                one(Intent::Next, words.next),
                one(Intent::Type, words.type_move),
                why,
            ]);
            if may_move_twice(table) {
                hints.push(one(Intent::Second, hands.second));
            }
            hints
        }
    };
    hints.push(book);
    if !hints.contains(&menu) {
        hints.push(menu);
    }
    if table.state().position.cross().is_some() {
        hints.push(one(Intent::Flip, words.flip));
    }
    match app.hand {
        Some(_) if bound_to(table).is_none() => (hints, one(Intent::Cancel, words.let_go)),
        _ => (hints, leave),
    }
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
    let neglected = |which| match silent {
        true => blind && draughts,
        false => some(which),
    };
    let free = app.hand.is_none();
    let huffs = free && neglected(|choice| matches!(choice, Choice::Huff(_)));
    let demands = free && neglected(|choice| *choice == Choice::Demand);
    let lifts = some(|choice| matches!(choice, Choice::Lift(_)));
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
