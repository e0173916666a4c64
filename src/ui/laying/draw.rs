//! The desk as it is seen: the board that games are played on, beside it the men that are put and the sheet, below it what
//! is wrong.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::desk::{Asked, Desk, Front, Notice, letter, lettered, roles};
use super::sheet;
use crate::board::piece::Role;
use crate::board::square::Square;
use crate::lang::Say;
use crate::rules::chess::validate::Flaw;
use crate::rules::cross::validate::Fault;
use crate::rules::draughts;
use crate::table::laying::Plight;
use crate::table::setup::SetupError;
use crate::ui::clean::cells;
use crate::ui::game::board::{Seen, paint};
use crate::ui::game::canvas::{Canvas, fill};
use crate::ui::game::choice_panel::{Choices, draw_list};
use crate::ui::game::layout::Layout;
use crate::ui::game::needs::Needs;
use crate::ui::game::signs::Sign;
use crate::ui::game::view::{line, list_area};
use crate::ui::here::Here;
use crate::ui::hints::{self, Hint, Ranked, hint, left_right, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::look::army::Army;
use crate::ui::look::theme::Shade;
use crate::ui::over::over;
use crate::ui::prose::Paragraph;
use crate::ui::window::Copied;

/// The columns and rows that the sheet needs beside the board.
const LEAST: (u16, u16) = (24, 8);

/// The row of the panel in which the sheet begins.
pub(super) const SHEET: u16 = 3;

/// The square that shows what is wrong.
const fn shown(fault: &SetupError) -> Option<Square> {
    match fault {
        SetupError::Position(
            Flaw::Pawn(at) | Flaw::InCheck(_, at) | Flaw::CastlingRook(_, at) | Flaw::Passed(_, at),
        )
        | SetupError::Cross(
            Fault::Pawn(_, at)
            | Fault::CastlingRook(_, at)
            | Fault::Passed(_, at)
            | Fault::Attacker(at)
            | Fault::Queen(at),
        )
        | SetupError::Draughts(
            draughts::position::Fault::Uncrowned(at) | draughts::position::Fault::Twice(at),
        ) => Some(*at),
        _ => None,
    }
}

impl Desk {
    pub(super) fn layout(&self, here: &Here) -> Option<Layout> {
        let (grid, seats) = (self.laying.grid(), self.laying.game().seats());
        Layout::of(here.area, &Needs::new(grid, seats.len(), 0)).ok()
    }

    pub(super) fn canvas<'a>(&self, layout: &'a Layout, here: &Here) -> Canvas<'a> {
        Canvas {
            grid: self.laying.grid(),
            below: self.below(),
            layout,
            playing: here.look.squares.playing,
            corner: Shade::Dark,
        }
    }

    /// Draws it; nothing changes.
    pub fn draw(&self, frame: &mut Frame<'_>, here: &Here) {
        let buffer = frame.buffer_mut();
        let theme = &here.look.theme;
        buffer.set_style(here.area, theme.text);
        let Some(layout) = self.layout(here) else {
            let needed = Layout::of(here.area, &Needs::new(self.laying.grid(), 4, 0));
            let (width, height) = needed.err().unwrap_or((40, 16));
            let text = (here.look.words().screen.too_small)(width, height);
            line(buffer, here.area, 0, &text, theme.text);
            return;
        };
        let position = self.laying.position();
        let marked = position.as_ref().err().and_then(shown);
        self.draw_board(buffer, &layout, here, marked);
        line(buffer, layout.stands, 0, &self.stands(here), theme.accent);
        self.draw_panel(buffer, &layout, here);
        let said = match (&self.notice, &self.front, &position) {
            (Some(Notice::Wrong(wrong)), ..) => (wrong.clone(), theme.error),
            (_, Front::Line(Asked::Text, _), _) => {
                (here.look.words().laying.typed.to_owned(), theme.text)
            }
            (_, Front::Leave, _) => (here.look.words().laying.leave.to_owned(), theme.strong),
            (_, _, Ok(position)) => match over(self.laying.game(), position, here.look.lang) {
                Some(why) => (why, theme.error),
                None => {
                    let words = here.look.words();
                    let seat = (words.terms.seat)(position.turn());
                    ((words.laying.playable)(seat), theme.text)
                }
            },
            (_, _, Err(fault)) => {
                let unplayable = here.look.words().menu.table.unplayable;
                (unplayable(&fault.say(here.look.lang)), theme.error)
            }
        };
        self.draw_said(buffer, &layout, here, &said.0, said.1);
        self.draw_keys(buffer, &layout, here);
        if let Some(Notice::Text(text, copied)) = &self.notice {
            draw_text(buffer, &layout, here, text, *copied);
        }
    }

    fn draw_board(
        &self,
        buffer: &mut Buffer,
        layout: &Layout,
        here: &Here,
        marked: Option<Square>,
    ) {
        let laying = &self.laying;
        let (game, seating) = (laying.game(), laying.seating());
        let warned = laying.warned();
        let seen = |square| Seen {
            man: laying
                .piece(square)
                .map(|piece| (piece, Army::at(game, seating, piece.seat))),
            taken: Modifier::empty(),
            frozen: laying
                .piece(square)
                .is_some_and(|piece| laying.plight(piece.seat) == Plight::Mated),
            turn: laying.turn(),
            sign: match (marked == Some(square), warned.contains(&square)) {
                (true, _) => Some(Sign::Mark),
                (_, true) => Some(Sign::Warned),
                _ => None,
            },
        };
        let canvas = self.canvas(layout, here);
        paint(buffer, &canvas, here, [Some(self.cursor), self.hand], &seen);
    }

    /// The square under the cursor, and what stands there.
    fn stands(&self, here: &Here) -> String {
        let words = here.look.words();
        let label = self.laying.grid().label(self.cursor);
        match self.laying.piece(self.cursor) {
            Some(piece) => format!("{label} {}", (words.terms.piece)(piece)),
            None => format!("{label} {}", words.screen.empty),
        }
    }

    /// The army, the men that can be put, the last one among them, and the sheet.
    pub(super) fn draw_panel(&self, buffer: &mut Buffer, layout: &Layout, here: &Here) {
        let (words, theme) = (here.look.words(), &here.look.theme);
        let seat = (words.terms.seat)(self.army);
        let choices = Choices {
            title: format!("{} · {}", words.laying.title, (words.laying.army)(seat)),
            said: (sheet::rows(&self.laying).into_iter())
                .map(|row| row.said(self, here))
                .collect(),
            labels: Vec::new(),
            chosen: match self.front {
                Front::Sheet => self.list.chosen(),
                _ => usize::MAX,
            },
        };
        if matches!(self.front, Front::Sheet) {
            let aside = beside(layout);
            let area = match aside.width >= LEAST.0 && aside.height >= LEAST.1 {
                true => aside,
                false => list_area(layout, LEAST),
            };
            draw_list(buffer, area, here, &choices);
            return;
        }
        let area = beside(layout);
        let whole = (words.laying.army)(seat);
        let whole = if cells(&whole) <= usize::from(area.width) {
            &whole
        } else {
            seat
        };
        line(buffer, area, 0, whole, theme.strong);
        if area.height > 1 {
            let men = self.men(here).into_iter();
            let spaced = men.flat_map(|(role, text)| {
                let style = match role == self.role {
                    true => theme.selected,
                    false => theme.text,
                };
                [Span::styled(text, style), Span::raw(" ")]
            });
            let men = Line::from(spaced.collect::<Vec<_>>());
            buffer.set_line(area.x, area.y + 1, &men, area.width);
        }
        let rest = Rect {
            y: area.y + SHEET.min(area.height),
            height: area.height.saturating_sub(SHEET),
            ..area
        };
        for (number, text) in (0..rest.height).zip(&choices.said) {
            line(buffer, rest, number, text, theme.dim);
        }
    }

    /// The men that can be put, each as it is written beside the board.
    pub(super) fn men(&self, here: &Here) -> Vec<(Role, String)> {
        let army = Army::at(self.laying.game(), self.laying.seating(), self.army);
        let (lang, symbols) = (lettered(here.look), here.look.pick("s", "") == "s");
        let said = |role: Role| match (symbols, here.look.man(role, army)) {
            (true, man) => format!("{}{man}", letter(role, lang)),
            (false, man) => man,
        };
        let all = roles(self.laying.game()).iter();
        all.map(|role| (*role, said(*role))).collect()
    }

    fn draw_said(
        &self,
        buffer: &mut Buffer,
        layout: &Layout,
        here: &Here,
        text: &str,
        style: Style,
    ) {
        let lines = |width: u16| Paragraph::new(text, style).lay(usize::from(width));
        let rows = |width| u16::try_from(lines(width).len()).unwrap_or(u16::MAX);
        let cursor = self.canvas(layout, here).centre(self.cursor).1;
        let law = layout.law.width;
        let said = layout.saying(rows(layout.message.width), rows(law), cursor);
        let area = said.message;
        if said != *layout {
            // To the edge, as far as the panel goes that it may cover.
            let width = here.area.right().saturating_sub(area.x);
            fill(buffer, Rect { width, ..area }, " ", here.look.theme.text);
        }
        for (y, text) in (area.y..area.bottom()).zip(lines(area.width)) {
            buffer.set_line(area.x, y, &text, area.width);
        }
    }

    fn draw_keys(&self, buffer: &mut Buffer, layout: &Layout, here: &Here) {
        let (area, theme) = (layout.keys, &here.look.theme);
        let (width, height) = (usize::from(area.width), usize::from(area.height));
        let (ranked, way_out) = self.keys(here);
        if let Front::Line(_, field) = &self.front {
            let leave = format!("{} {}", way_out.caps, way_out.does);
            let room = width.saturating_sub(cells(&leave) + 4);
            let view = field.view(room);
            let row = area.height.saturating_sub(1);
            line(buffer, area, row, &format!(":{}", view.text), theme.accent);
            let column = u16::try_from(view.cursor).unwrap_or(u16::MAX);
            let at = (area.x.saturating_add(1 + column), area.y + row);
            if let Some(cell) = buffer.cell_mut(at) {
                cell.set_style(theme.accent.add_modifier(Modifier::REVERSED));
            }
            let after = Rect {
                x: area
                    .right()
                    .saturating_sub(u16::try_from(cells(&leave) + 1).unwrap_or(0)),
                width: u16::try_from(cells(&leave)).unwrap_or(0),
                ..area
            };
            line(buffer, after, row, &leave, theme.key);
            return;
        }
        let rows = hints::rows(&ranked, &way_out, width, height);
        let above = height.saturating_sub(rows.len());
        for (row, text) in (u16::try_from(above).unwrap_or(0)..).zip(&rows) {
            line(buffer, area, row, text, theme.key);
        }
    }

    /// The keys that work now, and the way out.
    fn keys(&self, here: &Here) -> (Vec<Ranked>, Hint) {
        let does = &here.look.words().laying.keys;
        let menu = &here.look.words().menu.keys;
        let one = |intent, does| hint(here, &[intent], does);
        let close = one(Intent::Quit, does.close);
        let ranked = match self.front {
            Front::Line(..) => vec![(0, one(Intent::Choose, does.take))],
            Front::Leave => {
                let now = &here.look.words().screen.now;
                let no = hint(here, &[Intent::No, Intent::Cancel], now.stay);
                return (vec![(0, one(Intent::Yes, now.yes))], no);
            }
            Front::Sheet => {
                let rows = sheet::rows(&self.laying);
                let row = rows.get(self.list.chosen()).copied();
                let values = row.is_some_and(sheet::has_values);
                let first = match values {
                    true => left_right(here, menu.change),
                    false => one(Intent::Choose, menu.choose),
                };
                let board = one(Intent::Cancel, does.board);
                let all = vec![
                    (0, first),
                    (1, up_down(here, menu.choose)),
                    (2, one(Intent::Help, menu.help)),
                ];
                return (all, board);
            }
            Front::Board => {
                let lang = lettered(here.look);
                let letters = roles(self.laying.game()).iter();
                let letters: String = letters.rev().map(|role| letter(*role, lang)).collect();
                let held = self.hand.is_some();
                let choose = if held { does.put } else { does.choose };
                vec![
                    (1, hint(here, &WAYS, here.look.words().screen.now.go)),
                    (0, one(Intent::Choose, choose)),
                    (
                        0,
                        Hint {
                            caps: letters,
                            does: does.men,
                        },
                    ),
                    (1, one(Intent::TakeOff, does.off)),
                    (0, one(Intent::Next, does.army)),
                    (2, one(Intent::GiveTurn, does.turn)),
                    (0, one(Intent::Menu, does.more)),
                    (1, one(Intent::TakeBack, does.undo)),
                    (1, one(Intent::PlayIt, does.play)),
                    (2, one(Intent::Copy, does.copy)),
                    (3, one(Intent::Type, does.read)),
                    (4, one(Intent::Flip, does.flip)),
                    (2, one(Intent::Help, menu.help)),
                    (5, one(Intent::Cancel, does.close)),
                ]
            }
        };
        let close = match (&self.front, self.hand) {
            (Front::Line(..), _) => one(Intent::Cancel, does.board),
            (_, Some(_)) => one(Intent::Cancel, here.look.words().screen.now.let_go),
            _ => close,
        };
        (ranked, close)
    }

    /// The same one by one, the way out last.
    pub fn hints(&self, here: &Here) -> Vec<Hint> {
        let (ranked, way_out) = self.keys(here);
        let hints = ranked.into_iter().map(|(_, hint)| hint);
        hints.chain([way_out]).collect()
    }
}

const WAYS: [Intent; 4] = [
    Intent::Go(Way::Up),
    Intent::Go(Way::Down),
    Intent::Go(Way::Left),
    Intent::Go(Way::Right),
];

/// The panel beside or below the board.
pub(super) fn beside(layout: &Layout) -> Rect {
    let area = layout.seats.union(layout.moves);
    match layout.law.x == layout.moves.x {
        true => area.union(layout.law),
        false => area,
    }
}

/// The text of the position, from the first column to the last, so that it can be selected; above it what became of it.
fn draw_text(
    buffer: &mut Buffer,
    layout: &Layout,
    here: &Here,
    text: &str,
    copied: Option<Copied>,
) {
    let words = &here.look.words().laying;
    let theme = &here.look.theme;
    let said = match copied {
        Some(Copied::Sent) => words.given,
        Some(Copied::Nowhere) | None => words.ungiven,
    };
    let width = usize::from(here.area.width).max(1);
    let mut lines = Paragraph::new(said, theme.strong).lay(width);
    let letters: Vec<char> = text.chars().collect();
    let rows = letters.chunks(width);
    lines.extend(rows.map(|row| Line::styled(row.iter().collect::<String>(), theme.text)));
    let height = u16::try_from(lines.len()).unwrap_or(u16::MAX);
    let bottom = layout.keys.y;
    let height = height.min(bottom.saturating_sub(here.area.y));
    let area = Rect {
        y: bottom - height,
        height,
        ..here.area
    };
    fill(buffer, area, " ", theme.text);
    for (y, text) in (area.y..area.bottom()).zip(&lines) {
        buffer.set_line(area.x, y, text, area.width);
    }
}
