//! How much time each seat has, and what every move adds to it.

use super::act::Millis;
use crate::board::piece::Seat;

/// The time of a seat: minutes, and seconds that are added with every move.
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

    /// What the seat has at first.
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

/// What each seat has; nothing for one that plays without a clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Controls([Option<Control>; 4]);

impl From<Option<Control>> for Controls {
    /// The same for all.
    fn from(control: Option<Control>) -> Controls {
        Controls([control; 4])
    }
}

impl Controls {
    /// What a seat has.
    pub fn of(self, seat: Seat) -> Option<Control> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// This for a seat of these, which are all that play; where all have the same now, it is the same for all.
    #[must_use]
    pub fn with(self, seat: Seat, control: Option<Control>, seats: &[Seat]) -> Controls {
        let mut each = Controls::default();
        for other in seats {
            if let Some(own) = each.0.get_mut(other.index()) {
                *own = if *other == seat {
                    control
                } else {
                    self.of(*other)
                };
            }
        }
        match seats.iter().all(|seat| each.of(*seat) == control) {
            true => control.into(),
            false => each,
        }
    }

    /// Is there a clock for anybody?
    pub fn is_some(self) -> bool {
        self != Controls::default()
    }

    /// What all have; nothing where one has more than another, or where nobody has a clock.
    pub fn common(self) -> Option<Control> {
        let [first, ..] = self.0;
        first.filter(|_| self == first.into())
    }

    /// The clocks of two who change seats.
    #[must_use]
    pub fn exchanged(self) -> Controls {
        let [one, other, ..] = self.0;
        match self.common() {
            Some(_) => self,
            None => Controls([other, one, None, None]),
        }
    }

    /// What all have, `15+10`, or what each has by its name: `White 5+0, Black 15+10`.
    pub fn said(self, seats: &[Seat], name: impl Fn(Seat) -> &'static str) -> String {
        if let Some(control) = self.common() {
            return control.to_string();
        }
        let with = |seat: &Seat| Some(format!("{} {}", name(*seat), self.of(*seat)?));
        seats.iter().filter_map(with).collect::<Vec<_>>().join(", ")
    }
}
