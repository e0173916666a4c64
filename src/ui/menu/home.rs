//! The first page of the menu, and the choice of a game.

use super::records_page;
use super::view::{Below, Row, View};
use crate::games::Game;
use crate::room::shelf::Listed;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint, up_down};
use crate::ui::keys::intent::Intent;
use crate::ui::list::List;
use crate::ui::prose::Paragraph;

/// The lines of the first page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// The unfinished game that was last played: its place on the shelf.
    Resume(usize),
    /// A new game.
    NewGame,
    /// The exercises.
    Exercises,
    /// The kept games.
    Records,
    /// The rule book.
    Rules,
    /// The settings.
    Settings,
    /// Leave the program.
    Quit,
}

/// The lines there are now: an unfinished game comes first.
pub fn lines(shelf: &[Listed]) -> Vec<Line> {
    let open = shelf.iter().position(Listed::is_open).map(Line::Resume);
    let rest = [
        Line::NewGame,
        Line::Exercises,
        Line::Records,
        Line::Rules,
        Line::Settings,
        Line::Quit,
    ];
    open.into_iter().chain(rest).collect()
}

/// The first page.
pub fn view(shelf: &[Listed], solved: usize, list: List, here: &Here) -> View {
    let exercise = &here.look.words().exercise;
    let menu = &here.look.words().menu;
    let (home, keys) = (&menu.home, &menu.keys);
    let pair = |[label, said]: [&str; 2]| Row::said(label, said);
    let row = |line: Line| match line {
        Line::Resume(at) => {
            let said = shelf
                .get(at)
                .map(|listed| records_page::in_a_line(listed, here));
            Row::set(home.resume, said.unwrap_or_default())
        }
        Line::NewGame => pair(home.new_game),
        Line::Exercises => Row::said(exercise.name, &(exercise.menu)(solved)),
        Line::Records => Row::said(home.records, &(home.kept)(shelf.len())),
        Line::Rules => pair(home.rules),
        Line::Settings => pair(home.settings),
        Line::Quit => pair(home.quit),
    };
    View {
        title: String::new(),
        about: home.about.to_owned(),
        rows: lines(shelf).into_iter().map(row).collect(),
        list,
        below: Below::Text(Vec::new()),
        problem: None,
        hints: vec![
            up_down(here, keys.choose),
            hint(here, &[Intent::Choose], keys.enter),
            hint(here, &[Intent::Book], keys.rules),
            hint(here, &[Intent::Help], keys.help),
        ],
        way_out: way_out(here),
    }
}

/// The key that leaves the program; if it was taken away, the one that leads to the line which does.
fn way_out(here: &Here) -> Hint {
    let quit = here.look.words().menu.keys.quit;
    match here.keys.of(Intent::Quit) {
        [] => hint(here, &[Intent::Cancel], quit),
        _ => hint(here, &[Intent::Quit], quit),
    }
}

/// The choice of a game, with two lines about the source of the chosen one.
pub fn games_view(list: List, here: &Here) -> View {
    let words = here.look.words();
    let (lines, keys) = (&words.menu.games, &words.menu.keys);
    let rows = Game::ALL
        .into_iter()
        .map(|game| Row::plain((words.terms.game)(game.source()).to_owned()));
    View {
        title: lines.title.to_owned(),
        about: lines.about.to_owned(),
        rows: rows.collect(),
        list,
        below: Below::Text(about_source(chosen_game(list), here)),
        problem: None,
        hints: vec![
            up_down(here, keys.choose),
            hint(here, &[Intent::Choose], keys.enter),
            hint(here, &[Intent::Book], keys.rules),
            hint(here, &[Intent::Help], keys.help),
        ],
        way_out: hint(here, &[Intent::Cancel], keys.back),
    }
}

/// The game on the chosen line.
pub fn chosen_game(list: List) -> Game {
    Game::ALL
        .get(list.chosen())
        .copied()
        .unwrap_or(Game::Chess1869)
}

/// Two lines about the source of a game.
pub fn about_source(game: Game, here: &Here) -> Vec<Paragraph> {
    let lines = (here.look.words().menu.games.source)(game.source());
    lines
        .map(|line| Paragraph::new(line, here.look.theme.text))
        .to_vec()
}
