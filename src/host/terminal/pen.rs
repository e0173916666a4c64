//! How the terminal writes at this moment, and the shortest way to have it write otherwise.

use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

use super::depth::Depth;
use super::ink::{Codes, Ground, Ink};
use super::number;

/// Colours and attributes, of a cell or of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pen {
    /// The colour of the writing.
    pub fore: Ink,
    /// The colour behind it.
    pub back: Ink,
    /// Bold, reverse and so on.
    pub modifier: Modifier,
}

/// What shows on a blank; all else may stay as it is while blanks are written.
const SHOWS_ON_BLANK: Modifier = Modifier::REVERSED
    .union(Modifier::UNDERLINED)
    .union(Modifier::CROSSED_OUT);

/// Each attribute, the code that sets it and the code that takes it away.
const ATTRIBUTES: [(Modifier, u8, u8); 9] = [
    (Modifier::BOLD, 1, 22),
    (Modifier::DIM, 2, 22),
    (Modifier::ITALIC, 3, 23),
    (Modifier::UNDERLINED, 4, 24),
    (Modifier::SLOW_BLINK, 5, 25),
    (Modifier::RAPID_BLINK, 6, 25),
    (Modifier::REVERSED, 7, 27),
    (Modifier::HIDDEN, 8, 28),
    (Modifier::CROSSED_OUT, 9, 29),
];

impl Pen {
    /// As every terminal begins.
    pub const PLAIN: Pen = Pen {
        fore: Ink::Default,
        back: Ink::Default,
        modifier: Modifier::empty(),
    };

    /// The pen for a cell at a depth; most cells are coloured as the one before them, whose colours and pen these were.
    pub fn of(cell: &Cell, depth: Depth, before: &mut Option<(Color, Color, Pen)>) -> Pen {
        let (fore, back) = match before {
            Some((fg, bg, pen)) if (*fg, *bg) == (cell.fg, cell.bg) => (pen.fore, pen.back),
            _ => (Ink::nearest(cell.fg, depth), Ink::nearest(cell.bg, depth)),
        };
        let pen = Pen {
            fore,
            back,
            modifier: cell.modifier,
        };
        *before = Some((cell.fg, cell.bg, pen));
        pen
    }

    /// Whether a blank written with this pen is the same as one erased on that ground.
    pub fn leaves(self, ground: Ink) -> bool {
        self.back == ground && !self.modifier.intersects(SHOWS_ON_BLANK)
    }

    /// The pen to write a blank with, seen from the pen that is in hand: of what does not show on a
    /// blank, that pen's own.
    pub fn for_blank(self, in_hand: Pen) -> Pen {
        // Bold may brighten what reverse and underline show, so then every attribute counts.
        if (self.modifier | in_hand.modifier).intersects(SHOWS_ON_BLANK) {
            return self;
        }
        Pen {
            back: self.back,
            ..in_hand
        }
    }

    /// Writes the one shortest sequence that makes this pen of the pen in hand, `None` being an
    /// unknown one; nothing when it is the same.
    pub fn take(self, in_hand: Option<Pen>, depth: Depth, out: &mut Vec<u8>) {
        if in_hand == Some(self) {
            return;
        }
        let afresh = sequence(&self.afresh());
        let shortest = match in_hand.and_then(|pen| self.changes_from(pen, depth)) {
            Some(changes) => {
                let changed = sequence(&changes);
                if changed.len() <= afresh.len() {
                    changed
                } else {
                    afresh
                }
            }
            None => afresh,
        };
        out.extend_from_slice(&shortest);
    }

    /// The codes that begin with a reset, which is 0, or nothing at all when it stands alone.
    fn afresh(self) -> Codes {
        let mut codes = Codes::new();
        if self != Pen::PLAIN {
            codes.push(0);
            self.add(Pen::PLAIN, &mut codes);
        }
        codes
    }

    /// The codes that change only what differs. A terminal without colour may be so old that it
    /// cannot take away an attribute alone: it gets none for that.
    fn changes_from(self, pen: Pen, depth: Depth) -> Option<Codes> {
        let surplus = pen.modifier - self.modifier;
        if depth == Depth::None && !surplus.is_empty() {
            return None;
        }
        let mut codes = Codes::new();
        let mut left = pen;
        for (attribute, _, off) in ATTRIBUTES {
            if surplus.contains(attribute) && left.modifier.contains(attribute) {
                codes.push(off);
                // One code takes away bold and dim, another both kinds of blinking.
                for (sharing, _, other) in ATTRIBUTES {
                    if other == off {
                        left.modifier.remove(sharing);
                    }
                }
            }
        }
        self.add(left, &mut codes);
        Some(codes)
    }

    fn add(self, to: Pen, codes: &mut Codes) {
        for (attribute, on, _) in ATTRIBUTES {
            if (self.modifier - to.modifier).contains(attribute) {
                codes.push(on);
            }
        }
        if self.fore != to.fore {
            self.fore.select(Ground::Fore, codes);
        }
        if self.back != to.back {
            self.back.select(Ground::Back, codes);
        }
    }
}

fn sequence(codes: &Codes) -> Vec<u8> {
    let mut bytes = b"\x1b[".to_vec();
    for (index, code) in codes.iter().enumerate() {
        if index > 0 {
            bytes.push(b';');
        }
        number::push(u16::from(*code), &mut bytes);
    }
    bytes.push(b'm');
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    const RED_ON_PLAIN: Pen = Pen {
        fore: Ink::Indexed(1),
        ..Pen::PLAIN
    };

    fn with(pen: Pen, modifier: Modifier) -> Pen {
        Pen { modifier, ..pen }
    }

    fn change(from: Option<Pen>, to: Pen, depth: Depth) -> String {
        let mut out = Vec::new();
        to.take(from, depth, &mut out);
        String::from_utf8_lossy(&out).replace('\x1b', "^")
    }

    #[test]
    fn the_same_pen_costs_nothing() {
        assert_eq!(change(Some(RED_ON_PLAIN), RED_ON_PLAIN, Depth::True), "");
    }

    #[test]
    fn plain_is_a_bare_reset() {
        let bold = with(RED_ON_PLAIN, Modifier::BOLD);
        assert_eq!(change(Some(bold), Pen::PLAIN, Depth::True), "^[m");
        assert_eq!(change(None, Pen::PLAIN, Depth::True), "^[m");
    }

    #[test]
    fn all_changes_go_into_one_sequence() {
        let to = Pen {
            fore: Ink::Indexed(200),
            back: Ink::Indexed(9),
            modifier: Modifier::BOLD | Modifier::UNDERLINED,
        };
        let all = "^[1;4;38;5;200;101m";
        assert_eq!(change(Some(Pen::PLAIN), to, Depth::Indexed), all);
        let fresh = "^[0;1;4;38;5;200;101m";
        assert_eq!(change(None, to, Depth::Indexed), fresh);
    }

    #[test]
    fn the_shorter_of_change_and_reset_is_taken() {
        let to = with(RED_ON_PLAIN, Modifier::REVERSED);
        let many = Modifier::BOLD | Modifier::ITALIC | Modifier::UNDERLINED;
        let from = with(RED_ON_PLAIN, many);
        assert_eq!(change(Some(from), to, Depth::True), "^[0;7;31m");
        let one = with(RED_ON_PLAIN, Modifier::BOLD);
        assert_eq!(change(Some(one), RED_ON_PLAIN, Depth::True), "^[22m");
    }

    #[test]
    fn dim_that_stays_is_set_again_when_bold_goes() {
        let wide = Pen {
            fore: Ink::Rgb(200, 100, 100),
            back: Ink::Rgb(1, 1, 1),
            modifier: Modifier::BOLD | Modifier::DIM,
        };
        let to = with(wide, Modifier::DIM);
        assert_eq!(change(Some(wide), to, Depth::True), "^[22;2m");
        assert_eq!(
            change(Some(to), with(wide, Modifier::empty()), Depth::True),
            "^[22m"
        );
    }

    #[test]
    fn an_old_terminal_is_reset_rather_than_asked_to_drop_one_attribute() {
        let from = with(Pen::PLAIN, Modifier::BOLD | Modifier::REVERSED);
        let to = with(Pen::PLAIN, Modifier::BOLD);
        assert_eq!(change(Some(from), to, Depth::None), "^[0;1m");
        assert_eq!(change(Some(to), from, Depth::None), "^[7m");
    }

    #[test]
    fn a_blank_does_not_change_the_colour_of_the_writing() {
        let on_blue = Pen {
            back: Ink::Indexed(4),
            ..Pen::PLAIN
        };
        let blank = on_blue.for_blank(RED_ON_PLAIN);
        assert_eq!(change(Some(RED_ON_PLAIN), blank, Depth::True), "^[44m");
        let reversed = with(on_blue, Modifier::REVERSED);
        assert_eq!(reversed.for_blank(RED_ON_PLAIN), reversed);
    }
}
