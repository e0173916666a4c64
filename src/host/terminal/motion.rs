//! The shortest way to bring the terminal's cursor from one cell to another.

use ratatui::layout::Position;

use super::number;

/// Writes the shortest sequence that moves the cursor; `None` is a place not known for sure, as
/// it is after the last column. Nothing is written when the cursor is there.
///
/// Line feeds count on a terminal in raw mode, where they go straight down.
pub fn travel(from: Option<Position>, to: Position, out: &mut Vec<u8>) {
    let mut best = absolute(to);
    if let Some(from) = from {
        if from == to {
            return;
        }
        for way in relative(from, to) {
            if way.len() < best.len() {
                best = way;
            }
        }
    }
    out.extend_from_slice(&best);
}

fn absolute(to: Position) -> Vec<u8> {
    let (row, column) = (to.y.saturating_add(1), to.x.saturating_add(1));
    let mut bytes = b"\x1b[".to_vec();
    // A parameter left out is 1.
    if row > 1 {
        number::push(row, &mut bytes);
    }
    if column > 1 {
        bytes.push(b';');
        number::push(column, &mut bytes);
    }
    bytes.push(b'H');
    bytes
}

/// Two ways: sideways from here, and from the first column of the line.
fn relative(from: Position, to: Position) -> [Vec<u8>; 2] {
    let vertical = if to.y >= from.y {
        steps(to.y - from.y, b"\n", b'B')
    } else {
        steps(from.y - to.y, b"", b'A')
    };
    let mut from_here = vertical.clone();
    from_here.extend(if to.x >= from.x {
        steps(to.x - from.x, b"", b'C')
    } else {
        steps(from.x - to.x, b"\x08", b'D')
    });
    let mut from_the_edge = b"\r".to_vec();
    from_the_edge.extend(vertical);
    from_the_edge.extend(steps(to.x, b"", b'C'));
    [from_here, from_the_edge]
}

/// So many steps one way: a control character each where there is one, or one sequence.
fn steps(count: u16, single: &[u8], letter: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    if count == 0 {
        return bytes;
    }
    bytes.extend_from_slice(b"\x1b[");
    if count > 1 {
        number::push(count, &mut bytes);
    }
    bytes.push(letter);
    let repeated = single.repeat(usize::from(count));
    if !single.is_empty() && repeated.len() < bytes.len() {
        return repeated;
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroU16;

    const ROWS: NonZeroU16 = NonZeroU16::new(24).expect("not 0");
    const COLUMNS: NonZeroU16 = NonZeroU16::new(80).expect("not 0");

    fn way(from: Option<(u16, u16)>, to: (u16, u16)) -> String {
        let mut out = Vec::new();
        travel(from.map(Position::from), to.into(), &mut out);
        String::from_utf8_lossy(&out).replace('\x1b', "^")
    }

    #[test]
    fn from_an_unknown_place_it_goes_straight_there() {
        assert_eq!(way(None, (0, 0)), "^[H");
        assert_eq!(way(None, (0, 9)), "^[10H");
        assert_eq!(way(None, (4, 0)), "^[;5H");
        assert_eq!(way(None, (79, 23)), "^[24;80H");
    }

    #[test]
    fn along_a_line() {
        assert_eq!(way(Some((5, 3)), (5, 3)), "");
        assert_eq!(way(Some((5, 3)), (6, 3)), "^[C");
        assert_eq!(way(Some((5, 3)), (17, 3)), "^[12C");
        assert_eq!(way(Some((5, 3)), (0, 3)), "\r");
        assert_eq!(way(Some((5, 3)), (4, 3)), "\u{8}");
        assert_eq!(way(Some((25, 3)), (20, 3)), "^[5D");
    }

    #[test]
    fn to_other_lines() {
        assert_eq!(way(Some((5, 3)), (5, 4)), "\n");
        assert_eq!(way(Some((5, 3)), (5, 13)), "^[10B");
        assert_eq!(way(Some((30, 3)), (0, 4)), "\r\n");
        assert_eq!(way(Some((30, 3)), (29, 5)), "\n\n\u{8}");
        assert_eq!(way(Some((30, 3)), (20, 4)), "\n^[10D");
        assert_eq!(way(Some((70, 9)), (1, 10)), "\r\n^[C");
        assert_eq!(way(Some((30, 3)), (30, 2)), "^[A");
        assert_eq!(way(Some((70, 22)), (3, 4)), "^[5;4H");
    }

    #[test]
    fn every_way_arrives() {
        let mut random = fastrand::Rng::with_seed(1869);
        for _ in 0..2000 {
            let mut place = || (random.u16(..80), random.u16(..24));
            let (from, to) = (place(), place());
            let mut bytes = absolute(from.into());
            travel(Some(from.into()), to.into(), &mut bytes);
            let mut parser = vt100::Parser::new(ROWS, COLUMNS, 0);
            parser.process(&bytes);
            let arrived = parser.screen().cursor_position();
            assert_eq!(arrived, (to.1, to.0), "from {from:?}");
        }
    }
}
