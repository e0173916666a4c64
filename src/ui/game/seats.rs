//! Beside the board: the game, who sits there, whose turn it is, and what runs besides.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::app::App;
use super::clock;
use super::drill;
use super::standing::standing;
use super::taken::taken;
use super::view::{line, right, width};
use super::voiced::Voiced;
use super::{seats_column, seats_four};
use crate::board::piece::Seat;
use crate::lang::words::letter::of;
use crate::table::Table;
use crate::table::letter::Said;
use crate::table::state::Stage;
use crate::ui::clean::fit_before_brackets;
use crate::ui::here::Here;
use crate::ui::look::Look;

/// The rows of the panel, notes left out: the game, two seats, whose turn it is; or the game, the sides, four seats.
pub const fn rows(seats: usize) -> u16 {
    match seats {
        4 => 6,
        _ => 4,
    }
}

/// Four seats in fewer columns than these stand one below the other in few words, with their states below them.
pub const COLUMN: u16 = 18;

/// The name of who sits there, or of the seat.
pub fn name(table: &Table, seat: Seat, look: &Look) -> String {
    look.name(&table.setup().names, seat)
}

/// Game and move, the seats, whose turn it is, and the notes.
pub fn draw(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
    notes: &[String],
) {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    if let Some(cross) = app.position(table).cross()
        && area.width < seats_four::NARROW
    {
        seats_column::draw(app, buffer, area, here, table, cross);
        return;
    }
    let number = (words.screen.move_number)(table.state().number_now(app.plies_shown(table)));
    let beside = |text: &str| area.width.saturating_sub(width(text) + 1);
    let room = match app.position(table).cross() {
        Some(_) => beside(&number),
        None => area.width,
    };
    line(buffer, area, 0, &title(app, look, table, room), theme.title);
    if let Some(cross) = app.position(table).cross() {
        right(buffer, area, 0, &number, theme.accent);
        seats_four::draw(app, buffer, area, here, table, cross);
    } else {
        let below = app.below(table);
        for (row, seat) in [(1, below.opponent()), (2, below)] {
            draw_seat(app, buffer, area, row, seat, here, table);
        }
        let state = state(app, table, look, beside(&number));
        let state = fitting(state, beside(&number), area.width);
        let whole = fit_before_brackets(&state, usize::from(area.width));
        line(buffer, area, 3, &whole, theme.accent);
        // Whose turn it is, or what binds, matters more than the number of the move.
        if width(&state) <= beside(&number) {
            right(buffer, area, 3, &number, theme.accent);
        }
    }
    let first = rows(table.setup().game.seats().len());
    for (row, note) in (first..).zip(notes) {
        line(buffer, area, row, note, theme.text);
    }
}

/// What is played, in as many words as there is room for.
fn title(app: &App, look: &Look, table: &Table, room: u16) -> String {
    let words = look.words();
    let source = table.setup().game.source();
    let short = (words.screen.game)(source).to_owned();
    let title = match &app.drill {
        Some(drill) => drill::title(drill, look),
        None => (words.terms.game)(source).to_owned(),
    };
    let mut titles = Vec::new();
    if table.setup().house.is_to_the_letter() {
        let dot = look.pick("·", "-");
        titles.push(format!("{title} {dot} {}", words.letter.to_the_letter));
    }
    titles.extend([title, short]);
    fitting(titles, room, room)
}

/// Whose turn it is, whether he is in check, how it ended: always in sight. To the letter also what binds, and what is
/// waited for. In full, and then in fewer words.
fn state(app: &App, table: &Table, look: &Look, room: u16) -> Vec<String> {
    let words = look.words();
    let lines = &words.screen;
    if let Some(at) = app.looking_back(table, words) {
        let short = at.rsplit(": ").next().unwrap_or_default().to_owned();
        return vec![at, short];
    }
    let state = table.state();
    let turn = state.position.turn();
    match state.stage {
        Stage::Over(verdict) => {
            let ending = words.ending(verdict.ending);
            let score = table.score().unwrap_or_default();
            vec![format!("{score} {ending}"), score.to_string()]
        }
        _ => {
            let seats = [turn.opponent(), turn].into_iter();
            let mut standing = seats.filter_map(|seat| Some((seat, standing(table, seat, words)?)));
            if let Some((seat, stands)) = standing.next() {
                let [_, least] = &stands;
                let least = least.clone();
                let [full, short] = stands.map(|how| of((words.terms.seat)(seat), &how));
                // In full only where that leaves the number of the move its place.
                return match width(&full) <= room {
                    true => vec![full, short, least],
                    false => vec![short, least],
                };
            }
            if let Some(verdict) = table.pending() {
                let ending = words.ending(verdict.ending);
                return vec![(words.seen.pending)(ending), ending.to_owned()];
            }
            let to_move = (lines.to_move)(turn);
            match Voiced::now(table).king_in_check() {
                _ if state.letter.said != Said::Nothing => vec![
                    of((words.terms.seat)(turn), words.seen.check_said),
                    words.seen.said_check.to_owned(),
                ],
                Some(_) => vec![(lines.in_check)(turn), words.four.state.in_check.to_owned()],
                None => vec![to_move],
            }
        }
    }
}

/// The first that fits, else the first that fits in all there is, else the last.
fn fitting(texts: Vec<String>, room: u16, all: u16) -> String {
    let fits = |room: u16| texts.iter().find(|text| width(text) <= room);
    let text = fits(room).or_else(|| fits(all)).or(texts.last());
    text.cloned().unwrap_or_default()
}

/// The seat at turn; while a remedy is chosen, the claimant.
pub fn marked(table: &Table, turn: Seat) -> Seat {
    match table.state().stage {
        Stage::Remedy { by, .. } => by,
        _ => turn,
    }
}

fn draw_seat(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    row: u16,
    seat: Seat,
    here: &Here,
    table: &Table,
) {
    let (look, theme) = (here.look, &here.look.theme);
    clock::draw(app, buffer, area, row, seat, here);
    let area = Rect {
        width: area.width.saturating_sub(clock::columns(app, &Seat::TWO)),
        ..area
    };
    let turn = marked(table, app.position(table).turn());
    if turn == seat && (app.looks_back() || table.state().verdict().is_none()) {
        line(buffer, area, row, look.pick("▸", ">"), theme.accent);
    }
    let colour = (look.words().terms.seat)(seat);
    let name = name(table, seat, look);
    let initial: String = colour.chars().take(1).collect();
    let texts = match name == colour {
        true => vec![name],
        false => vec![
            format!("{name} ({colour})"),
            format!("{name} ({initial})"),
            name,
        ],
    };
    // The colour in a word, then in a letter, gives way before the name.
    let text = fitting(texts, area.width.saturating_sub(2), area.width);
    let room = area.width.saturating_sub(3 + width(&text));
    let taken = taken(app, table, seat, look, room);
    let man = Rect {
        x: area.x + 2,
        width: area.width.saturating_sub(match taken.is_empty() {
            true => 2,
            false => 3 + width(&taken),
        }),
        ..area
    };
    line(buffer, man, row, &text, theme.text);
    right(buffer, area, row, &taken, theme.text);
}
