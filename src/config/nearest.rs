//! The name that was probably meant.

/// The nearest of some names, if it is near enough: at most a third of its letters wrong, missing or too many.
pub fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let typed = typed.to_lowercase();
    names
        .into_iter()
        .map(|name| (distance(&typed, name), name))
        .filter(|(distance, name)| *distance <= name.chars().count().div_ceil(3))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

/// How many letters must be put in, left out or changed to make one of the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut next = vec![at + 1];
        for (before, is) in row.windows(2).zip(&other) {
            let (&[diagonal, above], Some(left)) = (before, next.last()) else {
                continue;
            };
            let changed = diagonal + usize::from(*is != letter);
            next.push(changed.min(above + 1).min(left + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen_are_near_and_other_words_are_not() {
        let names = ["theme", "glyphs", "keys"];
        assert_eq!(nearest("thme", names), Some("theme"));
        assert_eq!(nearest("Theme", names), Some("theme"));
        assert_eq!(nearest("key", names), Some("keys"));
        assert_eq!(nearest("clock", names), None);
        assert_eq!(nearest("", names), None);
    }

    #[test]
    fn the_distance_counts_letters() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", ""), 3);
    }
}
