//! How much time each seat has, as it is typed.

use crate::board::piece::Seat;
use crate::lang::Lang;
use crate::table::control::{Control, Controls};

/// `15+10` for all; `white=5,black=15+10` or `Anna=5` for one, by the seat or by the player; `none` is without a clock. What
/// is said for all stands first.
///
/// # Errors
/// The part that cannot be read.
pub fn read<'a>(text: &'a str, seats: &[Seat], names: &[String]) -> Result<Controls, &'a str> {
    let mut controls = Controls::default();
    for (place, part) in text.split(',').map(str::trim).enumerate() {
        let (who, what) = match part.rsplit_once('=') {
            Some((who, what)) => (who.trim(), what.trim()),
            None if place > 0 => return Err(part),
            None => ("", part),
        };
        let is_none = |lang: Lang| what == lang.words().clock.none;
        let control = match Lang::ALL.into_iter().any(is_none) {
            true => None,
            false => Some(Control::named(what).ok_or(part)?),
        };
        if part == what {
            controls = control.into();
            continue;
        }
        let seat = seat_of(who, seats, names).ok_or(part)?;
        controls = controls.with(seat, control, seats);
    }
    Ok(controls)
}

/// The seat of this name in either language, or that of the one player who is called so.
fn seat_of(who: &str, seats: &[Seat], names: &[String]) -> Option<Seat> {
    let who = who.to_lowercase();
    let is_called = |seat: &Seat| {
        let mut words = Lang::ALL.into_iter().map(Lang::words);
        words.any(|words| (words.terms.seat)(*seat).to_lowercase() == who)
    };
    if let Some(seat) = seats.iter().find(|seat| is_called(seat)) {
        return Some(*seat);
    }
    let mut players = seats.iter().zip(names);
    let mut called = players
        .by_ref()
        .filter(|(_, name)| name.to_lowercase() == who);
    let (seat, _) = called.next()?;
    called.next().is_none().then_some(*seat)
}

/// As it would be typed, each by its seat.
pub fn written(controls: Controls, seats: &[Seat], name: fn(Seat) -> &'static str) -> String {
    if let Some(control) = controls.common() {
        return control.to_string();
    }
    let with = |seat: &Seat| {
        Some(format!(
            "{}={}",
            name(*seat).to_lowercase(),
            controls.of(*seat)?
        ))
    };
    seats.iter().filter_map(with).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Result<String, &str> {
        let names = ["Anna", "Bram"].map(str::to_owned);
        let read = read(text, &Seat::TWO, &names)?;
        Ok(written(read, &Seat::TWO, Lang::En.words().terms.seat))
    }

    #[test]
    fn a_clock_is_for_all_or_for_a_seat_or_a_player() {
        for (text, written) in [
            ("15+10", "15+10"),
            ("none", ""),
            ("white=5, black=15+10", "white=5+0,black=15+10"),
            ("zwart=15+10,Wit=5", "white=5+0,black=15+10"),
            ("anna=5,Bram=15+10", "white=5+0,black=15+10"),
            ("15,Anna=5", "white=5+0,black=15+0"),
            ("15,Anna=none", "black=15+0"),
            ("Bram=15+10", "black=15+10"),
            ("Anna=5,Bram=5", "5+0"),
            ("Anna=geen,Bram=none", ""),
        ] {
            assert_eq!(of(text).as_deref(), Ok(written), "{text}");
        }
    }

    #[test]
    fn of_a_clock_that_cannot_be_read_the_part_is_named() {
        for (text, part) in [
            ("", ""),
            ("0", "0"),
            ("15,", ""),
            ("white=5,15", "15"),
            ("Cato=5", "Cato=5"),
            ("white=5,black=601", "black=601"),
            ("south=5", "south=5"),
            ("=5", "=5"),
        ] {
            assert_eq!(of(text), Err(part), "{text}");
        }
        let twins = ["Anna", "Anna"].map(str::to_owned);
        assert_eq!(read("Anna=5", &Seat::TWO, &twins), Err("Anna=5"));
    }
}
