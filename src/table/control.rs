//! How much time a seat has, and what every move adds to it.

use super::act::Millis;

/// The time of each seat: minutes, and seconds that are added with every move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Control {
    minutes: u16,
    increment: u16,
}

impl Control {
    /// The most minutes, and the most seconds with a move.
    pub const MOST: u16 = 600;

    /// So many minutes, and so many seconds with every move; nothing where it would be no time at all or too much.
    pub const fn new(minutes: u16, increment: u16) -> Option<Control> {
        if minutes == 0 || minutes > Control::MOST || increment > Control::MOST {
            return None;
        }
        Some(Control { minutes, increment })
    }

    /// The minutes.
    pub const fn minutes(self) -> u16 {
        self.minutes
    }

    /// The seconds that a move adds.
    pub const fn increment(self) -> u16 {
        self.increment
    }

    /// What every seat has at first.
    pub const fn whole(self) -> Millis {
        Millis(self.minutes as u64 * 60_000)
    }

    /// What a move adds.
    pub const fn added(self) -> Millis {
        Millis(self.increment as u64 * 1_000)
    }

    /// What a text says: `15`, `15+10`.
    pub fn named(text: &str) -> Option<Control> {
        let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
            text.parse().ok().filter(|_| digits)
        };
        Control::new(number(minutes)?, number(increment)?)
    }
}

impl std::fmt::Display for Control {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment)
    }
}
