//! The mouse at the table. Where something stands on the screen the screen itself tells: it is drawn once more as if this
//! or that line were chosen, and what then lights up under the pointer is what was pointed at.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Position as Place, Rect};

use super::app::{App, Dialog};
use super::board::square_at;
use super::moves::listed;
use super::remedies;
use super::review::Looked;
use super::view::{layout, menu_rows};
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::table::Table;
use crate::table::state::Stage;
use crate::ui::here::Here;
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::mouse::Did;

/// What the mouse asks of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointed {
    /// What this intent does; the cursor, or the chosen line, has been brought to where it was pointed at.
    Means(Intent),
    /// The same, and the man under the pointer may be dragged from this square.
    Takes(Square),
    /// Something else is seen.
    Seen,
    /// Nothing.
    Nothing,
}

impl App {
    /// What the mouse did while no page lay over the table. A man may have been taken up on a square by a button that is
    /// still held down.
    pub fn pointed(
        &mut self,
        table: &Table,
        did: Did,
        from: Option<Square>,
        here: &Here,
    ) -> Pointed {
        match (did, self.dialog.is_some()) {
            (Did::Right, _) => Pointed::Means(Intent::Cancel),
            (Did::Press(at), true) => self.in_dialog(table, at, here),
            (Did::Wheel(way, _), true) => match self.dialog {
                Some(Dialog::Menu(_) | Dialog::Claims(_) | Dialog::Remedies(_)) => {
                    Pointed::Means(Intent::Go(way))
                }
                _ => Pointed::Nothing,
            },
            (Did::Press(at), false) => self.pressed(table, at, here),
            (Did::Drop(at), false) => match (from, square_at(self, at, here, table)) {
                (Some(from), Some(to)) if from != to && self.hand == Some(from) => {
                    self.cursor = to;
                    Pointed::Means(Intent::Choose)
                }
                _ => Pointed::Nothing,
            },
            (Did::Drop(_), true) => Pointed::Nothing,
            (Did::Wheel(way, at), false) => {
                let shown = self.shown(table);
                let parts = layout(self, here, shown).map(|parts| (parts.law, parts.moves));
                let over = |part: Rect| part.contains(at);
                Pointed::Means(match (parts, way) {
                    (Some((law, _)), Way::Up) if over(law) => Intent::PageUp,
                    (Some((law, _)), _) if over(law) => Intent::PageDown,
                    (Some((_, moves)), Way::Up) if over(moves) => Intent::Earlier,
                    (Some((_, moves)), _) if over(moves) && self.looks_back() => Intent::Later,
                    _ => return Pointed::Nothing,
                })
            }
        }
    }

    /// A click while nothing lies before the board: on a square, on a move, on a key that answers.
    fn pressed(&mut self, table: &Table, at: Place, here: &Here) -> Pointed {
        if let Some(square) = square_at(self, at, here, table) {
            self.cursor = square;
            return match self.hand {
                Some(_) => Pointed::Means(Intent::Choose),
                None => Pointed::Takes(square),
            };
        }
        if let Some(ply) = self.ply_at(table, at, here) {
            self.look_after(table, ply);
            return Pointed::Seen;
        }
        match table.state().stage {
            Stage::Choose { .. } => self.answer_at(table, at, here),
            _ => Pointed::Nothing,
        }
    }

    /// A click in what lies before the board.
    fn in_dialog(&mut self, table: &Table, at: Place, here: &Here) -> Pointed {
        let sight = usize::from(here.area.height);
        let (count, choose): (usize, fn(&mut Dialog, usize, usize)) = match &self.dialog {
            Some(Dialog::Ask(_)) => return self.answer_at(table, at, here),
            Some(Dialog::Menu(menu)) => (menu.items.len(), |dialog, line, sight| {
                if let Dialog::Menu(menu) = dialog {
                    menu.list.choose(line, menu.items.len(), sight);
                }
            }),
            Some(Dialog::Claims(claims)) => {
                let all = claims.all(table, self.cursor).len();
                (all, |dialog, line, sight| {
                    if let Dialog::Claims(claims) = dialog {
                        claims.list.choose(line, line + 1, sight);
                    }
                })
            }
            Some(Dialog::Remedies(_)) => {
                let all = remedies::all(table).len();
                (all, |dialog, line, sight| {
                    if let Dialog::Remedies(remedies) = dialog {
                        remedies.list.choose(line, line + 1, sight);
                    }
                })
            }
            Some(Dialog::Promotion(_)) => (Role::PROMOTIONS.len(), |dialog, line, _| {
                if let Dialog::Promotion(promotion) = dialog {
                    promotion.chosen = line;
                }
            }),
            Some(Dialog::Route(route)) => (route.moves.len(), |dialog, line, _| {
                if let Dialog::Route(route) = dialog {
                    route.chosen = line;
                }
            }),
            Some(Dialog::Prompt(_)) | None => return Pointed::Nothing,
        };
        let sight = match self.dialog {
            Some(Dialog::Menu(_)) => menu_rows(self, here, table),
            _ => sight,
        };
        let now = self.seen_on(table, here);
        let whole = Rect {
            y: at.y,
            height: 1,
            ..here.area
        };
        let mut lit = Vec::new();
        for line in 0..count {
            let mut other = self.clone();
            if let Some(dialog) = &mut other.dialog {
                choose(dialog, line, sight);
            }
            let seen = other.seen_on(table, here);
            let same = text(&seen, whole) == text(&now, whole);
            if same && is_lit(&seen, at, here) {
                lit.push(other);
            }
        }
        // What is lit whichever is chosen is no line.
        match (lit.pop(), lit.is_empty()) {
            (Some(other), true) => {
                *self = other;
                Pointed::Means(Intent::Choose)
            }
            _ => Pointed::Nothing,
        }
    }

    /// A click on the keys that answer a question.
    fn answer_at(&self, table: &Table, at: Place, here: &Here) -> Pointed {
        let now = self.seen_on(table, here);
        let words = &here.look.words().screen.now;
        let answers = [
            (Intent::Yes, words.yes),
            (Intent::No, words.no),
            (Intent::No, words.stay),
        ];
        for (intent, does) in answers {
            let said = format!("{} {does}", here.keys.cap(intent));
            let long = u16::try_from(said.chars().count()).unwrap_or(0);
            let starts = at.x.saturating_sub(long.saturating_sub(1))..=at.x;
            for x in starts {
                let place = Rect::new(x, at.y, long, 1).intersection(here.area);
                if place.width == long && text(&now, place) == said {
                    return Pointed::Means(intent);
                }
            }
        }
        Pointed::Nothing
    }

    /// The ply in the list of moves under a place. The list may stand on another page when that ply is looked at: the line
    /// on which it then stands is the one that was pointed at if it reads the same.
    fn ply_at(&self, table: &Table, at: Place, here: &Here) -> Option<usize> {
        let shown = self.shown(table);
        let part = layout(self, here, shown)?.moves;
        if !part.contains(at) {
            return None;
        }
        let row = |y: u16| Rect {
            y,
            height: 1,
            ..part
        };
        let now = self.seen_on(table, here);
        let read = text(&now, row(at.y));
        let plies = (0..shown.state().past.len()).rev();
        let mut written = plies.filter(|ply| read.contains(&listed(shown, *ply, here.look)));
        written.find(|ply| {
            let mut other = self.clone();
            other.looked = Some(Looked::Ply(ply + 1));
            let seen = other.seen_on(shown, here);
            part.rows().any(|line| {
                let there = Place::new(at.x, line.y);
                is_lit(&seen, there, here) && text(&seen, row(line.y)) == read
            })
        })
    }

    fn seen_on(&self, table: &Table, here: &Here) -> Buffer {
        let mut buffer = Buffer::empty(here.area);
        self.paint(&mut buffer, here, table);
        buffer
    }
}

/// The characters of a part of the screen.
pub fn text(buffer: &Buffer, part: Rect) -> String {
    let cells = part.positions().filter_map(|at| buffer.cell(at));
    cells.map(Cell::symbol).collect()
}

/// Is it drawn there as what is chosen is drawn?
pub fn is_lit(buffer: &Buffer, at: Place, here: &Here) -> bool {
    let lit = here.look.theme.selected;
    buffer.cell(at).is_some_and(|cell| {
        lit.fg.is_none_or(|fg| cell.fg == fg)
            && lit.bg.is_none_or(|bg| cell.bg == bg)
            && cell.modifier.contains(lit.add_modifier)
    })
}
