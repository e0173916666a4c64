//! The page of kept games: what each is, whether it can be gone on with, what is wrong with it.

use super::view::{Below, Row, Value, View};
use crate::board::piece::Seat;
use crate::room::date::Utc;
use crate::room::shelf::{Listed, Status, Summary};
use crate::ui::clean::{fit, shown};
use crate::ui::here::Here;
use crate::ui::hints::{hint, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::List;
use crate::ui::prose::Paragraph;

/// The most columns of one name, where two stand in a line.
const NAME: usize = 16;

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
            let kind = (words.terms.game)(game.game.source());
            let moves = (words.menu.records.moves)(game.plies);
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
                    format!("{}, {}", (lines.moves)(game.plies), lines.unfinished)
                }
                Status::InUse => format!("{}, {}", (lines.moves)(game.plies), lines.in_use),
                Status::Over(verdict) => game.game.page().score.of(&verdict).to_owned(),
            };
            Value::Set(format!("{} · {state}", players(game, here)))
        }
        Err(_) => Value::Wrong(format!("{} · {}", file(listed), lines.damaged)),
    };
    Row { label: when, value }
}

fn details(listed: &Listed, here: &Here) -> Vec<Paragraph> {
    let (words, theme) = (here.look.words(), &here.look.theme);
    match &listed.game {
        Ok(game) => {
            let kind = (words.terms.game)(game.game.source());
            let moves = (words.menu.records.moves)(game.plies);
            let state = match game.status {
                Status::Unfinished => words.menu.records.unfinished.to_owned(),
                Status::InUse => words.menu.records.in_use.to_owned(),
                Status::Over(verdict) => words.verdict(&verdict),
            };
            let [white, black] = Seat::TWO.map(|seat| here.look.name(&game.names, seat));
            vec![
                Paragraph::new(&format!("{white} – {black}"), theme.strong),
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

fn players(game: &Summary, here: &Here) -> String {
    let [white, black] = Seat::TWO.map(|seat| fit(&here.look.name(&game.names, seat), NAME));
    format!("{white} – {black}")
}

fn file(listed: &Listed) -> String {
    let name = listed.path.file_name().unwrap_or(listed.path.as_os_str());
    shown(&name.to_string_lossy())
}
