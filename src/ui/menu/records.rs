//! The page of kept games: what each is, whether it can be gone on with, what is wrong with it.

use super::view::{Below, Row, Value, View};
use super::watch::watch_said;
use crate::board::piece::Seat;
use crate::room::date::Utc;
use crate::room::shelf::{Listed, Status, Summary};
use crate::table::house::Watch;
use crate::ui::clean::{fit, shown};
use crate::ui::here::Here;
use crate::ui::hints::{hint, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::List;
use crate::ui::prose::Paragraph;

/// The most columns of one name, where two stand in a line.
const NAME: usize = 16;
/// The same where four do.
const NAME_OF_FOUR: usize = 9;

/// The page.
pub fn view(shelf: &[Listed], list: List, here: &Here) -> View {
    let menu = &here.look.words().menu;
    let (lines, keys) = (&menu.records, &menu.keys);
    let chosen = shelf.get(list.chosen());
    let mut hints = vec![up_down(here, keys.choose)];
    match chosen.map(|listed| &listed.game) {
        Some(Ok(game)) if game.status == Status::Unfinished => hints.extend([
            hint(here, &[Intent::Choose], keys.resume),
            hint(here, &[Intent::Go(Way::Right)], keys.review),
        ]),
        Some(Ok(_)) => hints.push(hint(here, &[Intent::Choose], keys.review)),
        Some(Err(_)) if chosen.is_some_and(Listed::is_readable) => {
            hints.push(hint(here, &[Intent::Choose], keys.copy));
        }
        Some(Err(_)) => {}
        None => hints.clear(),
    }
    hints.push(hint(here, &[Intent::Help], keys.help));
    View {
        title: lines.title.to_owned(),
        about: match shelf.is_empty() {
            true => lines.none.to_owned(),
            false => lines.about.to_owned(),
        },
        rows: shelf.iter().map(|listed| row(listed, here)).collect(),
        list,
        below: Below::Text(chosen.map_or_else(Vec::new, |listed| details(listed, here))),
        problem: None,
        hints,
        way_out: hint(here, &[Intent::Cancel], keys.back),
    }
}

/// A game in a line: players, game, moves, when.
pub fn in_a_line(listed: &Listed, here: &Here) -> String {
    match &listed.game {
        Ok(game) => {
            let words = here.look.words();
            let kind = kind(game, here);
            let moves = (words.menu.records.moves)(moves(game));
            format!(
                "{} · {kind} · {moves} · {}",
                players(game, here),
                Utc::from(listed.last).minute()
            )
        }
        Err(_) => file(listed),
    }
}

fn row(listed: &Listed, here: &Here) -> Row {
    let words = here.look.words();
    let lines = &words.menu.records;
    let when = Utc::from(listed.last).minute();
    let value = match &listed.game {
        Ok(game) => {
            let state = match game.status {
                Status::Unfinished => {
                    format!("{}, {}", (lines.moves)(moves(game)), lines.unfinished)
                }
                Status::InUse => format!("{}, {}", (lines.moves)(moves(game)), lines.in_use),
                Status::Over(verdict) => game.game.page().score.of(&verdict).to_owned(),
            };
            let letter = match game.watch {
                Watch::Arbiter => String::new(),
                watch => format!(" · {}", watch_said(watch, here)),
            };
            Value::Set(format!("{} · {state}{letter}", players(game, here)))
        }
        Err(_) => Value::Wrong(format!("{} · {}", file(listed), lines.damaged)),
    };
    Row { label: when, value }
}

fn details(listed: &Listed, here: &Here) -> Vec<Paragraph> {
    let (words, theme) = (here.look.words(), &here.look.theme);
    match &listed.game {
        Ok(game) => {
            let kind = kind(game, here);
            let moves = (words.menu.records.moves)(moves(game));
            let state = match game.status {
                Status::Unfinished => words.menu.records.unfinished.to_owned(),
                Status::InUse => words.menu.records.in_use.to_owned(),
                Status::Over(verdict) => words.verdict(&verdict),
            };
            vec![
                Paragraph::new(&all_players(game, here), theme.strong),
                Paragraph::new(&format!("{kind} · {moves} · {state}"), theme.text),
                Paragraph::new(&file(listed), theme.dim),
            ]
        }
        Err(error) => {
            let why = shown(&error.reason(words));
            let why = (words.menu.records.reason)(why.trim_end_matches('.'));
            let offer = error.readable(words);
            let offer = offer.map(|offer| Paragraph::new(&offer, theme.text));
            std::iter::once(Paragraph::new(&why, theme.error))
                .chain(offer)
                .collect()
        }
    }
}

/// The game, and that it is played to the letter where it is.
fn kind(game: &Summary, here: &Here) -> String {
    let kind = (here.look.words().terms.game)(game.game.source());
    match game.watch {
        Watch::Arbiter => kind.to_owned(),
        watch => format!("{kind}, {}", watch_said(watch, here)),
    }
}

/// The names of the players, cut so that they fit in a line with other things.
fn players(game: &Summary, here: &Here) -> String {
    let (most, between) = match game.game.seats().len() {
        2 => (NAME, " – "),
        _ => (NAME_OF_FOUR, ", "),
    };
    let seats = game.game.seats().iter();
    let names = seats.map(|seat| fit(&here.look.name(&game.names, *seat), most));
    names.collect::<Vec<_>>().join(between)
}

/// The names of the players in full; of four each with the seat, since no line between two shows who sits where.
fn all_players(game: &Summary, here: &Here) -> String {
    let seats = game.game.seats();
    let named = |seat: Seat| here.look.name(&game.names, seat);
    match seats {
        [one, other] => format!("{} – {}", named(*one), named(*other)),
        _ => {
            let seats = seats
                .iter()
                .map(|seat| here.look.titled(&game.names, *seat));
            seats.collect::<Vec<_>>().join(", ")
        }
    }
}

/// The number of the move that was reached, each of the players moving once in a move.
fn moves(game: &Summary) -> usize {
    game.plies.div_ceil(game.game.seats().len())
}

fn file(listed: &Listed) -> String {
    let name = listed.path.file_name().unwrap_or(listed.path.as_os_str());
    shown(&name.to_string_lossy())
}
