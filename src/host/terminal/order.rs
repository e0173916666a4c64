//! In which order the cells of a small change are written: the one that takes the fewest bytes.

use ratatui::buffer::{Cell, CellWidth};
use ratatui::layout::Position;

use super::depth::Depth;
use super::motion::travel;
use super::pen::Pen;
use super::shadow::Shadow;

/// A cell that ratatui tells of, and where it is.
pub type Told<'a> = (u16, u16, &'a Cell);

/// Where the cursor is and how it writes, if that is known.
type Hand = (Option<Position>, Option<Pen>);

/// No more cells than these are written in another order than that of their lines.
const MOST: usize = 64;

/// Of no more runs than these the whole way is weighed.
const FEW: usize = 10;

/// Is nothing to be seen there but the ground?
pub fn is_blank(cell: &Cell) -> bool {
    matches!(cell.symbol(), " " | "")
}

/// The cells of a small change, parted where the writing has to jump or to take another pen; none if it is not small, or a
/// cell is of two columns.
pub fn runs<'a, 'b>(content: &'b [Told<'a>], depth: Depth) -> Option<Vec<&'b [Told<'a>]>> {
    let is_narrow = |told: &Told| told.2.cell_width() <= 1;
    if content.len() > MOST || !content.iter().all(is_narrow) {
        return None;
    }
    let goes_on = |one: &Told, other: &Told| {
        let (pen, next) = (pen_of(one, depth), pen_of(other, depth));
        (one.0 + 1, one.1) == (other.0, other.1)
            && (pen == next || is_blank(other.2) && next.for_blank(pen) == pen)
    };
    Some(content.chunk_by(goes_on).collect())
}

/// The run to write first: of a few runs, that from which all the others are reached in the fewest bytes when each time the
/// nearest is taken; of many, the nearest.
pub fn first(runs: &[&[Told]], hand: Hand, shadow: &Shadow, depth: Depth) -> Option<usize> {
    let reached = |hand, run| reached(hand, run, shadow, depth);
    let whole = |first: usize| {
        let mut rest = runs.to_vec();
        let (mut bytes, mut hand) = reached(hand, rest.remove(first));
        while runs.len() <= FEW && !rest.is_empty() {
            let ways = rest.iter().map(|run| reached(hand, run)).enumerate();
            let Some((next, (more, after))) = ways.min_by_key(|(_, (bytes, _))| *bytes) else {
                break;
            };
            rest.remove(next);
            (bytes, hand) = (bytes + more, after);
        }
        bytes
    };
    (0..runs.len()).min_by_key(|first| whole(*first))
}

/// How many bytes bring the cursor and the pen to a run, and where they are behind it.
fn reached((at, in_hand): Hand, run: &[Told], shadow: &Shadow, depth: Depth) -> (usize, Hand) {
    let (Some(first), Some(last)) = (run.first(), run.last()) else {
        return (0, (at, in_hand));
    };
    let mut pen = pen_of(first, depth);
    if let Some(in_hand) = in_hand.filter(|_| is_blank(first.2)) {
        pen = pen.for_blank(in_hand);
    }
    let to = (first.0, first.1).into();
    let gap = |pen: Option<Pen>| shadow.between(at?, to, pen?);
    let mut bytes = Vec::new();
    match gap(in_hand).or_else(|| gap(Some(pen))) {
        Some(letters) => bytes.extend(letters),
        None => travel(at, to, &mut bytes),
    }
    pen.take(in_hand, depth, &mut bytes);
    let behind = Position {
        x: last.0 + 1,
        y: last.1,
    };
    (bytes.len(), (Some(behind), Some(pen)))
}

fn pen_of(told: &Told, depth: Depth) -> Pen {
    Pen::of(told.2, depth, &mut None)
}
