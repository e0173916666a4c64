//! Beside the board: seats, whose turn, taken men, counts, the moves, what the cursor stands on.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::app::App;
use super::drill;
use super::view::line;
use super::why::stands;
use crate::board::grid::Names;
use crate::board::piece::{Piece, Role, Seat};
use crate::games::page::Counted;
use crate::lang::sentence::list;
use crate::notation::letters::Letters;
use crate::notation::written;
use crate::table::Table;
use crate::table::setup::Start;
use crate::table::state::{Done, Named, Ply, Stage, State};
use crate::ui::clean::cells;
use crate::ui::here::Here;
use crate::ui::look::Look;

/// Game, two seats, whose turn.
pub const SEAT_ROWS: u16 = 4;
/// How far at most the held man is named behind what the cursor stands on, so that neither moves the other.
const HELD_AT: u16 = 18;
/// The columns that what the cursor stands on takes on a small board, and one free.
const LONGEST_STOOD_ON: u16 = 17;
/// Kinds of men, the strongest first.
const STRONGEST_FIRST: [Role; 8] = [
    Role::Crowned,
    Role::Man,
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];
/// So many taken pieces are drawn one by one.
const MOST_DRAWN: usize = 16;

/// The name of who sits there, or of the seat.
pub fn name(table: &Table, seat: Seat, look: &Look) -> String {
    look.name(&table.setup().names, seat)
}

/// What runs besides the game: odds, a count, undertakings; a line each.
pub fn notes(table: &Table, look: &Look) -> Vec<String> {
    let words = look.words();
    let lines = &words.screen;
    let grid = table.state().position.grid();
    let mut notes = Vec::new();
    if let Start::Odds(odds) = &table.setup().start {
        let array = table.setup().game.start();
        let man = |at| {
            let role = array.piece(at).map(|piece| (words.terms.role)(piece.role));
            format!("{} {}", role.unwrap_or_default(), grid.label(at))
        };
        let men = match (odds.men.as_slice(), grid.names()) {
            // Several men of draughts by their numbers alone, since they are all alike.
            ([_, _, ..], Names::Number) => {
                let men = grid.in_order(&odds.men);
                let labels: Vec<String> = men.into_iter().map(|at| grid.label(at)).collect();
                (words.menu.odds.men)(&labels.join(", "))
            }
            (men, _) => {
                let men: Vec<String> = men.iter().copied().map(man).collect();
                list(&men, words.terms.and)
            }
        };
        notes.push((lines.odds)(odds.giver, &men));
    }
    if let Some(giver) = table.setup().draw_given {
        notes.push((lines.draw_given)(giver));
    }
    if table.setup().is_to_lose() {
        notes.push(lines.losing.to_owned());
    }
    if let Some((moves, of)) = table.kings_counted() {
        notes.push((lines.kings)(moves, of));
    }
    let counted = table.setup().game.page().draws.counted;
    if let (Some(count), Counted::Announced { .. }) = (table.state().count, counted) {
        notes.push((lines.counting)(count.by, count.plies / 2));
    }
    for seat in Seat::TWO {
        let Some(pledge) = table.state().pledges.get(seat.index()).copied().flatten() else {
            continue;
        };
        let on = pledge.on.map(|at| grid.label(at));
        let man = match pledge.man {
            Named::Any => None,
            Named::At(at) => {
                let piece = table.state().position.piece(at);
                let role = piece.map(|piece| (words.terms.role)(piece.role));
                Some(format!("{} {}", role.unwrap_or_default(), grid.label(at)))
            }
            Named::Lost => {
                notes.push((lines.pledge_lost)(seat));
                continue;
            }
        };
        notes.push((lines.pledged)(seat, man.as_deref(), on.as_deref()));
    }
    notes
}

/// Game and move, the seats, whose turn it is, and the notes.
pub fn draw_seats(
    app: &App,
    buffer: &mut Buffer,
    area: Rect,
    here: &Here,
    table: &Table,
    notes: &[String],
) {
    let (look, theme) = (here.look, &here.look.theme);
    let words = look.words();
    let title = match &app.drill {
        Some(drill) => drill::title(drill, look),
        None => (words.terms.game)(table.setup().game.source()).to_owned(),
    };
    line(buffer, area, 0, &title, theme.title);
    let below = app.below(table);
    for (row, seat) in [(1, below.opponent()), (2, below)] {
        draw_seat(app, buffer, area, row, seat, here, table);
    }
    line(buffer, area, 3, &state(app, table, look), theme.accent);
    let number = (words.screen.move_number)(table.state().number(app.plies_shown(table)));
    right(buffer, area, 3, &number, theme.accent);
    for (row, note) in (SEAT_ROWS..).zip(notes) {
        line(buffer, area, row, note, theme.text);
    }
}

/// Whose turn it is, whether he is in check, how it ended: always in sight.
fn state(app: &App, table: &Table, look: &Look) -> String {
    let words = look.words();
    let lines = &words.screen;
    if let Some(ply) = app.ply {
        return (lines.looking_back)(ply, table.state().past.len());
    }
    let state = table.state();
    let turn = state.position.turn();
    match state.stage {
        Stage::Over(verdict) => {
            let ending = words.ending(verdict.ending);
            format!("{} {ending}", table.score().unwrap_or_default())
        }
        _ if state.in_check() => (lines.in_check)(turn),
        _ => (lines.to_move)(turn),
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
    let turn = app.position(table).turn();
    if turn == seat && (app.ply.is_some() || table.state().verdict().is_none()) {
        line(buffer, area, row, look.pick("▸", ">"), theme.accent);
    }
    let colour = (look.words().terms.seat)(seat);
    let name = name(table, seat, look);
    let text = match name == colour {
        true => name,
        false => format!("{name} ({colour})"),
    };
    let room = area.width.saturating_sub(3 + width(&text));
    let taken = taken(app, table, seat, look, room);
    let man = Rect {
        x: area.x + 2,
        width: area.width.saturating_sub(3 + width(&taken)),
        ..area
    };
    line(buffer, man, row, &text, theme.text);
    right(buffer, area, row, &taken, theme.text);
}

/// The men that a seat took, the strongest first; one by one where there is room for that.
fn taken(app: &App, table: &Table, by: Seat, look: &Look, room: u16) -> String {
    let past = table.state().past.iter().take(app.plies_shown(table));
    let off: Vec<Piece> = past
        .flat_map(off)
        .filter(|piece| piece.seat != by)
        .collect();
    let of = |role: Role| off.iter().copied().filter(move |piece| piece.role == role);
    let men: Vec<Piece> = STRONGEST_FIRST.into_iter().flat_map(of).collect();
    let drawn: String = men.iter().map(|piece| look.man(*piece)).collect();
    if men.len() <= MOST_DRAWN && width(&drawn) <= room {
        return drawn;
    }
    // Else how many of each kind, if that is shorter.
    let kinds = men.chunk_by(|one, other| one == other);
    let counted = kinds.filter_map(|kind| {
        let piece = kind.first()?;
        Some(format!("{}{}", kind.len(), look.man(*piece)))
    });
    let counted = counted.collect::<Vec<_>>().join(" ");
    match width(&counted) < width(&drawn) {
        true => counted,
        false => drawn,
    }
}

/// What a ply took off the board.
fn off(ply: &Ply) -> Vec<Piece> {
    match ply.done {
        Done::Move(played) => ply
            .before
            .taken(played)
            .into_iter()
            .map(|(_, piece)| piece)
            .collect(),
        Done::Huff(at) => ply.before.piece(at).into_iter().collect(),
    }
}

fn width(text: &str) -> u16 {
    u16::try_from(cells(text)).unwrap_or(u16::MAX)
}

fn right(buffer: &mut Buffer, area: Rect, row: u16, text: &str, style: Style) {
    let width = width(text).min(area.width);
    let end = Rect {
        x: area.right() - width,
        width,
        ..area
    };
    line(buffer, end, row, text, style);
}

/// What the cursor stands on, and the man that is held.
pub fn draw_stands(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    let (look, theme) = (here.look, &here.look.theme);
    let position = app.position(table);
    line(
        buffer,
        area,
        0,
        &stands(position, app.cursor, here),
        theme.accent,
    );
    if let Some(from) = app.hand
        && let Some(piece) = position.piece(from)
    {
        let label = position.grid().label(from);
        let text = format!("({}{label})", look.man(piece));
        let at = area.width.saturating_sub(width(&text)).min(HELD_AT);
        let held = Rect {
            x: area.x + at,
            width: area.width - at,
            ..area
        };
        if at >= LONGEST_STOOD_ON {
            line(buffer, held, 0, &text, theme.accent);
        }
    }
}

/// One line of the list of moves: the number of the move where it begins, and the plies of White and of Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Turn {
    number: Option<u32>,
    plies: [Option<usize>; 2],
}

/// The lines of the list; a huff has a line of its own before the move of who huffed.
fn turns(state: &State) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut number = state.number(0);
    let mut numbered = None;
    for (index, ply) in state.past.iter().enumerate() {
        let seat = ply.before.turn();
        let free = |turn: &&mut Turn| {
            seat == Seat::Black && turn.plies == [turn.plies[0], None] && turn.plies[0].is_some()
        };
        let moved = |turn: &&mut Turn| {
            let white = turn.plies[0].and_then(|white| state.past.get(white));
            white.is_some_and(|white| white.played().is_some())
        };
        match turns.last_mut().filter(free).filter(moved) {
            Some(turn) => turn.plies[1] = Some(index),
            None => {
                let mut turn = Turn {
                    number: (numbered != Some(number)).then_some(number),
                    ..Turn::default()
                };
                turn.plies[seat.index()] = Some(index);
                numbered = Some(number);
                turns.push(turn);
            }
        }
        if ply.played().is_some() && seat == Seat::Black {
            number += 1;
        }
    }
    turns
}

/// The moves, two a line, the page of them on which the shown one stands. A page begins with the last line of the one
/// before, so that lines do not move while one plays.
pub fn draw_moves(app: &App, buffer: &mut Buffer, area: Rect, here: &Here, table: &Table) {
    if area.height < 2 {
        return;
    }
    let theme = &here.look.theme;
    let state = table.state();
    let turns = turns(state);
    let shown = app.plies_shown(table);
    let sight = usize::from(area.height - 1);
    let last = shown.saturating_sub(1);
    let is_shown = |turn: &Turn| turn.plies.contains(&Some(last));
    let current = turns.iter().position(is_shown).unwrap_or(0);
    let page = sight.saturating_sub(1).max(1);
    let top = current.saturating_sub(usize::from(sight > 1)) / page * page;
    let column = area.width.saturating_sub(6) / 2;
    for (row, turn) in (1..area.height).zip(turns.iter().skip(top)) {
        if let Some(number) = turn.number {
            let place = Rect { width: 5, ..area };
            line(buffer, place, row, &format!("{number:>4}."), theme.text);
        }
        for (half, index) in (0..2_u16).zip(turn.plies) {
            let Some((index, ply)) = index.and_then(|at| Some((at, state.past.get(at)?))) else {
                continue;
            };
            // Only where one looks back: while one plays, the last move is the last.
            let style = match app.ply.is_some() && index == last && shown > 0 {
                true => theme.selected,
                false => theme.text,
            };
            let place = Rect {
                x: area.x + 6 + half * column.min(10),
                width: column,
                ..area
            };
            line(buffer, place, row, &text(ply, here.look), style);
        }
    }
}

/// A ply as the list writes it.
fn text(ply: &Ply, look: &Look) -> String {
    match ply.done {
        Done::Move(played) => written::write(&ply.before, played, Letters::from(look.lang)),
        Done::Huff(at) => (look.words().terms.huff)(&ply.before.grid().label(at)),
    }
}
