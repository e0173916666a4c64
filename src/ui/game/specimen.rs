//! A specimen of a look: every board, with whatever can be seen on it, and every style of text.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::board;
use super::layout::Layout;
use super::view::{line, width};
use crate::board::grid::Grid;
use crate::board::square::Square;
use crate::config::View;
use crate::games::Game;
use crate::notation::fen;
use crate::rules::play::Play;
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::setup::Setup;
use crate::ui::here::Here;
use crate::ui::keys::Keys;
use crate::ui::look::Look;

/// The columns and rows of the specimen.
const SIZE: Rect = Rect::new(0, 0, 76, 17);
/// The rows of text, below the two smaller boards.
const TEXT: Rect = Rect::new(1, 12, 41, 4);

/// What is shown of one board.
struct Scene {
    game: Game,
    /// The position, in the game's own notation.
    position: &'static str,
    /// What is played then: squares from and to.
    played: &'static [(&'static str, &'static str)],
    cursor: &'static str,
    /// The square of the man that is held.
    held: Option<&'static str>,
    /// Squares that explain a refusal.
    marks: &'static [&'static str],
    /// The columns and the row before the board.
    at: (u16, u16),
}

const SCENES: [Scene; 3] = [
    // Black's king is in check; moves that leave him there are refused with the line of the check.
    Scene {
        game: Game::Chess1869,
        position: "rnbqkbnr/ppppp1pp/8/5p2/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        played: &[("d1", "h5")],
        cursor: "a7",
        held: None,
        marks: &["f7", "g6"],
        at: (3, 1),
    },
    // A man is held that may go on, or must take.
    Scene {
        game: Game::Draughts1879,
        position: "B:W27,31,32,36,37,38,41,46,K48:B3,7,8,9,13,14,18,24,K5",
        played: &[("18", "22")],
        cursor: "17",
        held: Some("27"),
        marks: &[],
        at: (22, 1),
    },
    // Yellow stands mated by Green, whose own king is in check; a queen is warned.
    Scene {
        game: Game::Four1869,
        position: "3,yR,yN,1,yQ,yK,1,gR,1,3/3,yP,yP,4,yP,yP,3/14/bR,bP,4,gB,7/bN,bP,11,gN/1,bP,rN,9,gP,1/bQ,4,rR,7,gK/bK,bP,10,gP,gQ/bB,bP,9,gP,1,gB/bN,bP,9,gP,1,gN/bR,bP,10,gP,gR/5,rP,8/3,rP,rP,1,rP,rP,rP,rP,rP,3/3,rR,1,rB,rQ,rK,rB,rN,1,3 g - - y - c9>a8",
        played: &[],
        cursor: "g2",
        held: None,
        marks: &["f8"],
        at: (46, 1),
    },
];

/// The specimen; nothing if a scene cannot be set up.
pub fn specimen(look: &Look) -> Option<Buffer> {
    let mut buffer = Buffer::empty(SIZE);
    buffer.set_style(SIZE, look.theme.text);
    for scene in &SCENES {
        scene.draw(&mut buffer, look)?;
    }
    draw_text(&mut buffer, look);
    Some(buffer)
}

impl Scene {
    fn draw(&self, buffer: &mut Buffer, look: &Look) -> Option<()> {
        let position = fen::read(self.position, self.game).ok()?;
        let mut table = Table::new(Setup::from(self.game, position)).ok()?;
        let grid = table.state().position.grid();
        for (from, to) in self.played {
            let play = Play::new(grid.named(from)?, grid.named(to)?);
            let entry = Entry {
                seat: table.state().position.turn(),
                at: Millis(0),
                act: Act::Play(play),
            };
            table.apply(entry).ok()?;
        }
        let mut app = App::new(&table, View::Fixed);
        app.cursor = grid.named(self.cursor)?;
        app.hand = self.held.and_then(|held| grid.named(held));
        app.marks = self.squares(grid).collect();
        let (x, y) = self.at;
        let (columns, rows) = (2 * u16::from(grid.files()), u16::from(grid.ranks()));
        let layout = Layout {
            board: Rect::new(x, y, columns, rows),
            square: 1,
            edge: 1,
            stands: Rect::ZERO,
            seats: Rect::ZERO,
            moves: Rect::ZERO,
            law: Rect::ZERO,
            message: Rect::ZERO,
            keys: Rect::ZERO,
        };
        let keys = Keys::default();
        let here = Here {
            look,
            keys: &keys,
            area: SIZE,
        };
        board::draw(&app, buffer, &layout, &here, &table);
        Some(())
    }

    fn squares(&self, grid: &Grid) -> impl Iterator<Item = Square> {
        self.marks.iter().filter_map(|name| grid.named(name))
    }
}

/// Each style of text, which says its own name.
fn draw_text(buffer: &mut Buffer, look: &Look) {
    let theme = &look.theme;
    let rows = [
        [
            ("title", theme.title),
            ("text", theme.text),
            ("strong", theme.strong),
            ("dim", theme.dim),
        ],
        [
            ("key", theme.key),
            ("accent", theme.accent),
            ("quote", theme.quote),
            ("edge", theme.edge),
        ],
        [
            ("error", theme.error),
            (" selected ", theme.selected),
            ("", theme.text),
            ("", theme.text),
        ],
    ];
    let rule = look.pick("─", "-").repeat(usize::from(TEXT.width));
    line(buffer, TEXT, 0, &rule, theme.border);
    for (row, words) in (1..).zip(rows) {
        let mut rest = TEXT;
        for (word, style) in words {
            line(buffer, rest, row, word, style);
            let taken = width(word) + 4;
            rest.x += taken;
            rest.width = rest.width.saturating_sub(taken);
        }
    }
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;

    use super::*;
    use crate::lang::Lang;
    use crate::ui::taste::Taste;

    #[test]
    fn every_sign_that_it_promises_is_seen() {
        let taste = Taste::usual(Lang::En);
        let buffer = specimen(&taste.look).unwrap();
        let seen: String = buffer.content.iter().map(Cell::symbol).collect();
        for sign in ["!", "+", "∘", "=", "^", "•", "[", "]", "(", ")", "⛂", "⛃"] {
            assert!(seen.contains(sign), "{sign}: {seen}");
        }
    }
}
