//! The page of odds: who gives, and what: men, and in draughts the draw.

use super::browsing::Browsing;
use super::cite::articles;
use super::laid::Laid;
use super::small_board;
use super::view::{Below, Row, View};
use crate::board::piece::{Role, Seat};
use crate::board::square::Square;
use crate::games::Game;
use crate::games::page::Odds as Known;
use crate::lang::sentence::list;
use crate::table::gift::{KINDS, men_of, usual};
use crate::table::setup::{Odds, Setup, Start};
use crate::ui::here::Here;
use crate::ui::hints::{hint, left_right, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::list::{List, Step};
use crate::ui::prose::Paragraph;
use crate::ui::ring::Turn;

/// From so many columns on the board stands beside the lines.
const WIDE: u16 = 72;

/// Who gives, and what.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OddsPage {
    giver: Option<Seat>,
    given: Vec<Gift>,
    /// Of each kind the man who is given by its name, if not the usual one.
    named: [Option<Square>; KINDS.len()],
    list: List,
}

/// What can be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// The man on this square of the array.
    Man(Square),
    /// The draw (DP8b).
    Draw,
}

/// The lines of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Line {
    /// This seat gives, or nobody.
    Giver(Option<Seat>),
    /// A man of this kind, and nothing else.
    Kind(Role),
    /// This can be given.
    Gift(Gift),
}

impl OddsPage {
    /// The odds of a set-up.
    pub fn of(setup: &Setup) -> OddsPage {
        let men = match &setup.start {
            Start::Odds(odds) => odds.men.as_slice(),
            _ => &[],
        };
        let draw = setup.draw_given.map(|_| Gift::Draw);
        OddsPage {
            giver: setup.giver(),
            given: draw
                .into_iter()
                .chain(men.iter().copied().map(Gift::Man))
                .collect(),
            ..OddsPage::default()
        }
    }

    /// Who gives.
    pub const fn giver(&self) -> Option<Seat> {
        self.giver
    }

    /// Is this man given?
    pub fn gives(&self, at: Square) -> bool {
        self.giver.is_some() && self.given.contains(&Gift::Man(at))
    }

    /// Are men given?
    pub fn gives_men(&self) -> bool {
        self.giver.is_some() && self.given.iter().any(|gift| *gift != Gift::Draw)
    }

    /// How the game begins. Where no man is given it is the array; somebody who gives nothing at all is for the rules
    /// to refuse.
    pub fn start(&self) -> Start {
        match self.giver {
            None => Start::Array,
            Some(_) if self.given == [Gift::Draw] => Start::Array,
            Some(giver) => Start::Odds(Odds {
                giver,
                men: self.men(),
            }),
        }
    }

    /// Who gives the draw (DP8b).
    pub fn draw_given(&self) -> Option<Seat> {
        self.giver.filter(|_| self.given.contains(&Gift::Draw))
    }

    /// Forgets the men that stand no longer where they stood, since the players sit otherwise.
    pub fn check(&mut self, before: &Laid, now: &Laid) {
        self.list = List::default(); // other lines may stand there now
        self.given.retain(|gift| match gift {
            Gift::Man(at) => before.agrees(now, *at),
            Gift::Draw => true,
        });
    }

    /// The men that are given, in the order in which they were chosen.
    fn men(&self) -> Vec<Square> {
        let men = self.given.iter().filter_map(|gift| match gift {
            Gift::Man(at) => Some(*at),
            Gift::Draw => None,
        });
        men.collect()
    }

    /// What is wrong with them: nothing is given, or men beside a position.
    pub fn lack(&self, laid: &Laid, here: &Here) -> Option<String> {
        match laid.typed && self.gives_men() {
            true => Some(not_from(laid, here)),
            false => self
                .is_hollow()
                .then(|| nothing(laid.game, here).to_owned()),
        }
    }

    /// Does somebody give, but nothing?
    pub const fn is_hollow(&self) -> bool {
        self.giver.is_some() && self.given.is_empty()
    }

    /// The articles that the page is about.
    pub const fn cited(game: Game) -> &'static [&'static str] {
        match game.page().odds {
            Known::GiverSecond => &["DP8b", "D1"],
            Known::GiverBegins | Known::Unknown => &["A5", "A3", "A15"],
        }
    }

    /// What a key meant.
    pub fn press(&mut self, intent: Intent, laid: &Laid, sight: usize) {
        let lines = self.lines(laid);
        if intent == Intent::Choose {
            match lines.get(self.list.chosen()) {
                Some(Line::Giver(giver)) => self.give(*giver),
                Some(Line::Kind(role)) => self.give_kind(*role, laid),
                Some(Line::Gift(gift)) => self.toggle(*gift),
                None => {}
            }
        } else if let (Some(Line::Kind(role)), Some(turn)) =
            (lines.get(self.list.chosen()), sideways(intent))
        {
            self.turn_kind(*role, turn, laid);
        } else if let Some(step) = Step::along(intent) {
            self.list.step(step, lines.len(), sight);
        }
    }

    /// The page.
    pub fn view(&self, laid: &Laid, here: &Here) -> View {
        let game = laid.game;
        let words = here.look.words();
        let (lines, keys) = (&words.menu.odds, &words.menu.keys);
        let chosen = self.lines(laid).get(self.list.chosen()).copied();
        let does = match chosen {
            Some(Line::Gift(_)) => keys.toggle,
            Some(Line::Kind(_)) => keys.choose,
            _ => keys.change,
        };
        let about = match game.page().odds {
            _ if laid.typed => not_from(laid, here),
            Known::GiverSecond => lines.about_second.to_owned(),
            Known::GiverBegins | Known::Unknown => lines.about.to_owned(),
        };
        View {
            title: words.menu.table.odds.to_owned(),
            about,
            rows: self
                .lines(laid)
                .into_iter()
                .map(|line| self.row(line, laid, here))
                .collect(),
            list: self.list,
            below: self.below(chosen, laid, here),
            problem: self
                .lack(laid, here)
                .filter(|_| !laid.typed || self.is_hollow()),
            hints: match chosen {
                Some(Line::Kind(_)) => vec![
                    left_right(here, keys.which),
                    hint(here, &[Intent::Choose], does),
                    up_down(here, keys.choose),
                    hint(here, &[Intent::See], keys.article),
                ],
                _ => vec![
                    up_down(here, keys.choose),
                    hint(here, &[Intent::Choose], does),
                    hint(here, &[Intent::See], keys.article),
                    hint(here, &[Intent::Help], keys.help),
                ],
            },
            way_out: hint(here, &[Intent::Cancel], keys.back),
        }
    }

    /// The odds in a few words; nothing when nobody gives any.
    pub fn said(&self, laid: &Laid, here: &Here) -> Option<String> {
        let game = laid.game;
        let words = here.look.words();
        let giver = (words.terms.seat)(self.giver?);
        if let Some(lack) = self.lack(laid, here) {
            return Some(lack);
        }
        let given = match game.page().odds {
            Known::GiverSecond => self.said_of_draughts(laid, here),
            Known::GiverBegins | Known::Unknown => {
                let men = self.men().into_iter();
                let men: Vec<String> = men.map(|at| laid.man(at, here)).collect();
                men.join(", ")
            }
        };
        Some((words.menu.odds.given)(giver, &given))
    }

    /// The men by their numbers alone, since they are all alike, and the draw.
    fn said_of_draughts(&self, laid: &Laid, here: &Here) -> String {
        let words = here.look.words();
        let lines = &words.menu.odds;
        let men = laid.position.grid().in_order(&self.men());
        let men = match men.as_slice() {
            [] => None,
            [one] => Some(laid.man(*one, here)),
            several => {
                let labels: Vec<String> = several.iter().map(|at| laid.label(*at)).collect();
                Some((lines.men)(&labels.join(", ")))
            }
        };
        let draw = self.draw_given().map(|_| lines.the_draw.to_owned());
        let given: Vec<String> = men.into_iter().chain(draw).collect();
        list(&given, words.terms.and)
    }

    fn give(&mut self, giver: Option<Seat>) {
        if giver != self.giver {
            self.giver = giver;
            self.given.clear();
        }
    }

    /// The man of a kind whom its line names.
    fn named(&self, role: Role, laid: &Laid) -> Option<Square> {
        let giver = self.giver?;
        let all = men_of(&laid.position, giver, role);
        let place = KINDS.iter().position(|kind| *kind == role)?;
        let named = self.named.get(place).copied().flatten();
        named
            .filter(|at| all.contains(at))
            .or_else(|| usual(&laid.position, giver, role))
    }

    fn gives_only(&self, at: Option<Square>) -> bool {
        at.is_some_and(|at| self.given == [Gift::Man(at)])
    }

    fn give_kind(&mut self, role: Role, laid: &Laid) {
        let man = self.named(role, laid);
        self.given = match self.gives_only(man) {
            true => Vec::new(),
            false => man.map(Gift::Man).into_iter().collect(),
        };
    }

    /// Another man of the kind; if that one was given, this one is now.
    fn turn_kind(&mut self, role: Role, turn: Turn, laid: &Laid) {
        let (Some(giver), before) = (self.giver, self.named(role, laid)) else {
            return;
        };
        let all = men_of(&laid.position, giver, role);
        let next = before.and_then(|at| turn.beside(&all, &at).copied());
        let place = KINDS.iter().position(|kind| *kind == role);
        if let Some(named) = place.and_then(|place| self.named.get_mut(place)) {
            *named = next;
        }
        if self.gives_only(before) {
            self.given = next.map(Gift::Man).into_iter().collect();
        }
    }

    /// The articles, that of the chosen line first, and beside them the board with the men that are given, where there is
    /// room for it.
    fn below(&self, chosen: Option<Line>, laid: &Laid, here: &Here) -> Below {
        let mut cited = OddsPage::cited(laid.game).to_vec();
        let man = match chosen {
            Some(Line::Kind(role)) => self.named(role, laid),
            Some(Line::Gift(Gift::Man(at))) => Some(at),
            _ => None,
        };
        let role = man
            .and_then(|at| laid.position.piece(at))
            .map(|piece| piece.role);
        if role == Some(Role::Rook) {
            cited.rotate_right(1); // A15, the absent rook
        }
        let text = articles(laid.game, &cited, here);
        beside(text, laid, here, self.giver, man, &|at| self.gives(at))
    }

    fn toggle(&mut self, gift: Gift) {
        match self.given.iter().position(|other| *other == gift) {
            Some(place) => {
                self.given.remove(place);
            }
            None => self.given.push(gift),
        }
    }

    fn lines(&self, laid: &Laid) -> Vec<Line> {
        let mut lines = vec![Line::Giver(None)];
        let draw = laid.game.page().odds == Known::GiverSecond;
        if laid.typed && !draw {
            return lines; // nothing can be given
        }
        let seats = laid.game.seats().iter();
        lines.extend(seats.map(|seat| Line::Giver(Some(*seat))));
        if let Some(giver) = self.giver {
            if draw {
                lines.push(Line::Gift(Gift::Draw));
            } else {
                lines.extend(KINDS.map(Line::Kind));
            }
            let men = laid.men_of(giver).into_iter().filter(|_| !laid.typed);
            lines.extend(men.map(|at| Line::Gift(Gift::Man(at))));
        }
        lines
    }

    fn row(&self, line: Line, laid: &Laid, here: &Here) -> Row {
        let words = here.look.words();
        let (mark, text) = match line {
            Line::Giver(None) => (
                radio(self.giver.is_none(), here),
                words.menu.odds.nobody.to_owned(),
            ),
            Line::Giver(Some(seat)) => {
                let text = (words.menu.odds.gives)((words.terms.seat)(seat));
                (radio(self.giver == Some(seat), here), text)
            }
            Line::Kind(role) => {
                let man = self.named(role, laid);
                let text = man.map_or_else(
                    || (words.terms.role)(role).to_owned(),
                    |at| laid.man(at, here),
                );
                let [left, right] = [here.look.pick("◂", "<"), here.look.pick("▸", ">")];
                (
                    radio(self.gives_only(man), here),
                    format!("{left} {text} {right}"),
                )
            }
            Line::Gift(gift) => {
                let is_given = self.given.contains(&gift);
                let mark = if is_given { "[x]" } else { "[ ]" };
                let text = match gift {
                    Gift::Man(at) => laid.man(at, here),
                    Gift::Draw => words.menu.odds.draw.to_owned(),
                };
                (mark, text)
            }
        };
        let inset = if matches!(line, Line::Gift(_) | Line::Kind(_)) {
            "    "
        } else {
            ""
        };
        Row::plain(format!("{inset}{mark} {text}"))
    }
}

/// Text, and beside it, where there is room, the board as a seat sees it: one man chosen, some squares crossed.
pub fn beside(
    text: Vec<Paragraph>,
    laid: &Laid,
    here: &Here,
    below: Option<Seat>,
    man: Option<Square>,
    crossed: &dyn Fn(Square) -> bool,
) -> Below {
    let Some(below) = below.filter(|_| here.area.width >= WIDE) else {
        return Below::Text(text);
    };
    let picture = small_board::marked(&laid.position, below, here.look, man, crossed);
    Below::Browsing(Browsing {
        text,
        picture: match usize::from(here.area.height) >= picture.len() + 6 {
            true => picture,
            false => Vec::new(),
        },
        aside: 2 * u16::from(laid.position.grid().files()) + 3,
        sought: None,
    })
}

/// The way in which a key leads along a line with several values.
const fn sideways(intent: Intent) -> Option<Turn> {
    match intent {
        Intent::Go(Way::Left) => Some(Turn::Back),
        Intent::Go(Way::Right) => Some(Turn::On),
        _ => None,
    }
}

/// The sign of one choice among several.
pub fn radio(chosen: bool, here: &Here) -> &'static str {
    if chosen {
        here.look.pick("(•)", "(*)")
    } else {
        "( )"
    }
}

/// Why no men are given from a position.
fn not_from(laid: &Laid, here: &Here) -> String {
    let article = match laid.game.page().odds {
        Known::GiverSecond => "DP8b",
        Known::GiverBegins | Known::Unknown => "A3",
    };
    (here.look.words().menu.seating.position_or_odds)(article)
}

/// Somebody gives, but nothing is chosen.
fn nothing(game: Game, here: &Here) -> &'static str {
    let lines = &here.look.words().menu.odds;
    match game.page().odds {
        Known::GiverSecond => lines.nothing_at_all,
        Known::GiverBegins | Known::Unknown => lines.nothing,
    }
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;

    use super::*;
    use crate::lang::Lang;
    use crate::ui::taste::Taste;

    fn laid(game: Game) -> Laid {
        let position = game.start();
        Laid {
            game,
            position,
            typed: false,
        }
    }

    /// The page after choosing a giver.
    fn given_by(laid: &Laid, seat: Seat) -> OddsPage {
        let mut page = OddsPage::default();
        page.give(Some(seat));
        assert!(page.is_hollow() && page.lines(laid).len() > 3);
        page
    }

    #[test]
    fn the_twenty_men_of_draughts_stand_by_number_behind_the_draw() {
        for (seat, first) in [(Seat::White, 31), (Seat::Black, 1)] {
            let game = laid(Game::Draughts1879);
            let page = given_by(&game, seat);
            let taste = Taste::usual(Lang::En);
            let view = page.view(&game, &taste.here(Rect::new(0, 0, 80, 24)));
            let rows: Vec<&str> = view.rows.iter().map(|row| row.label.trim()).collect();
            assert_eq!(rows.len(), 3 + 1 + 20);
            assert!(rows[3].starts_with("[ ] the draw"), "{rows:?}");
            let men = (first..first + 20).map(|number| format!("[ ] man {number}"));
            assert_eq!(rows[4..], men.collect::<Vec<_>>());
        }
    }

    #[test]
    fn every_line_comes_in_sight_in_the_usual_windows() {
        let game = laid(Game::Draughts1879);
        for (lang, width, height) in [(Lang::En, 80, 24), (Lang::Nl, 60, 20)] {
            let taste = Taste::usual(lang);
            let here = taste.here(Rect::new(0, 0, width, height));
            let mut page = given_by(&game, Seat::White);
            let sight = page.view(&game, &here).sight(&here);
            assert!(sight >= 6, "{sight} lines at {width}x{height}");
            for _ in 0..40 {
                page.press(Intent::Go(crate::ui::keys::intent::Way::Down), &game, sight);
                let window = page.list.window(page.lines(&game).len(), sight);
                assert!(window.contains(&page.list.chosen()));
            }
            page.press(Intent::Choose, &game, sight);
            assert_eq!(page.men().len(), 1, "the last line is a man");
        }
    }

    #[test]
    fn the_line_of_the_draw_is_not_cut_in_a_window_of_sixty_columns() {
        for lang in Lang::ALL {
            let line = lang.words().menu.odds.draw;
            // The margin and the mark of the list, how far gifts stand in, the box.
            assert!(4 + 4 + 4 + crate::ui::clean::cells(line) < 60, "{line}");
        }
    }

    #[test]
    fn no_draw_is_given_in_chess() {
        let page = given_by(&laid(Game::Chess1869), Seat::White);
        let lines = page.lines(&laid(Game::Chess1869));
        assert!(!lines.contains(&Line::Gift(Gift::Draw)));
        assert_eq!(lines.len(), 3 + 5 + 15);
    }

    #[test]
    fn what_is_given_is_forgotten_with_the_giver() {
        let mut page = given_by(&laid(Game::Draughts1879), Seat::White);
        page.toggle(Gift::Draw);
        assert_eq!(page.draw_given(), Some(Seat::White));
        page.give(Some(Seat::Black));
        assert_eq!(page.draw_given(), None);
        page.toggle(Gift::Draw);
        page.toggle(Gift::Draw);
        assert!(page.is_hollow());
        page.give(None);
        assert_eq!((page.start(), page.draw_given()), (Start::Array, None));
    }
}
