//! A time as people read it: date and hour, UTC.

use std::fmt;

use crate::table::act::Millis;

/// Date and hour of the Gregorian calendar, UTC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Utc {
    year: u64,
    month: u64,
    day: u64,
    hour: u64,
    minute: u64,
    second: u64,
}

impl Utc {
    /// As in the names of files: `2026-11-30-1405`.
    pub fn stamp(&self) -> String {
        let Utc {
            year,
            month,
            day,
            hour,
            minute,
            ..
        } = self;
        format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}")
    }

    /// Day, month and year.
    pub const fn day(&self) -> [u64; 3] {
        [self.day, self.month, self.year]
    }

    /// To the minute, the hour alone: `14:05`; nothing at midnight, which stands for a day of which no hour is known.
    pub fn hour(&self) -> Option<String> {
        let (hour, minute) = (self.hour, self.minute);
        ((hour, minute, self.second) != (0, 0, 0)).then(|| format!("{hour:02}:{minute:02}"))
    }

    /// To the minute, without the zone: `2026-11-30 14:05`.
    pub fn minute(&self) -> String {
        let Utc {
            year,
            month,
            day,
            hour,
            minute,
            ..
        } = self;
        format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
    }
}

impl fmt::Display for Utc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:02} UTC", self.minute(), self.second)
    }
}

impl From<Millis> for Utc {
    fn from(Millis(millis): Millis) -> Utc {
        let seconds = millis / 1000;
        let (year, month, day) = civil(seconds / 86_400);
        Utc {
            year,
            month,
            day,
            hour: seconds / 3600 % 24,
            minute: seconds / 60 % 60,
            second: seconds % 60,
        }
    }
}

/// Year, month and day, so many days after 1 January 1970.
///
/// Years are counted from 1 March, so that the leap day comes last; 400 of them are an era of 146,097 days.
const fn civil(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468; // from 1 March of the year 0
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day + 2) / 153;
    let day = day - (153 * from_march + 2) / 5 + 1;
    let (month, next) = if from_march < 10 {
        (from_march + 3, 0)
    } else {
        (from_march - 9, 1)
    };
    (year + era * 400 + next, month, day)
}

/// The time of a day and an hour, UTC; nothing before 1970, or when there is no such day.
pub fn millis([year, month, day]: [u64; 3], [hour, minute, second]: [u64; 3]) -> Option<Millis> {
    let hours = hour < 24 && minute < 60 && second < 60;
    if !(1970..=9999).contains(&year) || !hours {
        return None;
    }
    // The days before it by the calendar's mean year, and then the few that this may be wrong by.
    let near = (year - 1970) * 365 + (year - 1969) / 4;
    let days =
        (near.saturating_sub(40)..near + 400).find(|days| civil(*days) == (year, month, day))?;
    Some(Millis(
        (days * 86_400 + hour * 3600 + minute * 60 + second) * 1000,
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_of_leap_years_and_others_are_named() {
        let day = |days: u64| Utc::from(Millis(days * 86_400_000)).minute();
        assert_eq!(day(0), "1970-01-01 00:00");
        assert_eq!(day(59), "1970-03-01 00:00");
        assert_eq!(day(11_016), "2000-02-29 00:00");
        assert_eq!(day(11_017), "2000-03-01 00:00");
        assert_eq!(day(47_540), "2100-02-28 00:00");
        assert_eq!(day(47_541), "2100-03-01 00:00");
    }

    #[test]
    fn a_day_is_found_again_and_none_that_is_not() {
        for days in [0, 58, 59, 365, 11_016, 20_787, 47_540, 47_541, 100_000] {
            let [day, month, year] = Utc::from(Millis(days * 86_400_000)).day();
            let found = millis([year, month, day], [14, 5, 12]);
            assert_eq!(
                found,
                Some(Millis(days * 86_400_000 + 50_712_000)),
                "{days}"
            );
        }
        for none in [
            [1969, 12, 31],
            [2026, 2, 29],
            [2026, 13, 1],
            [2026, 0, 1],
            [20_000, 1, 1],
        ] {
            assert_eq!(millis(none, [0; 3]), None);
        }
        assert_eq!(millis([2026, 1, 1], [24, 0, 0]), None);
    }

    #[test]
    fn hours_are_read_to_the_second_and_no_time_is_too_late() {
        let at = Utc::from(Millis(1_796_047_512_345));
        assert_eq!(at.to_string(), "2026-11-30 14:05:12 UTC");
        assert_eq!(at.stamp(), "2026-11-30-1405");
        assert!(Utc::from(Millis(u64::MAX)).to_string().ends_with("UTC"));
    }
}
