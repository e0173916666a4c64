//! The names that someone may have meant.

/// The most names that are offered.
const MOST: usize = 3;

/// The names that differ least from what was typed, if they differ little: at most a third of its letters, or what was
/// typed is their beginning.
pub fn nearest<'a>(typed: &str, names: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let typed: Vec<char> = typed.to_lowercase().chars().take(32).collect();
    let allowed = (typed.len() / 3).max(1);
    let near: Vec<(usize, &str)> = names
        .into_iter()
        .filter_map(|name| {
            let letters: Vec<char> = name.to_lowercase().chars().collect();
            let begun = typed.len() > 1 && letters.starts_with(&typed);
            let far = if begun { 0 } else { distance(&typed, &letters) };
            (far <= allowed && far < typed.len()).then_some((far, name))
        })
        .collect();
    let at = |far| near.iter().filter(move |(this, _)| *this == far);
    let nearest_first = (0..=allowed).flat_map(at);
    nearest_first.take(MOST).map(|(_, name)| *name).collect()
}

/// How many letters must be changed, added, left out or exchanged with the next to make one of the other.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    let mut above: Vec<usize> = Vec::new(); // the row before
    for (down, letter) in one.iter().enumerate() {
        let mut next = vec![down + 1];
        for (along, sought) in other.iter().enumerate() {
            let at = |row: &[usize], along| row.get(along).copied().unwrap_or(usize::MAX - 1);
            let changed = at(&row, along) + usize::from(letter != sought);
            let mut far = changed
                .min(at(&next, along) + 1)
                .min(at(&row, along + 1) + 1);
            let before = down.checked_sub(1).zip(along.checked_sub(1));
            if let Some((up, left)) = before
                && one.get(up) == Some(sought)
                && other.get(left) == Some(letter)
            {
                far = far.min(at(&above, left) + 1);
            }
            next.push(far);
        }
        above = std::mem::replace(&mut row, next);
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances() {
        for (one, other, far) in [
            ("", "abc", 3),
            ("abc", "", 3),
            ("kitten", "sitting", 3),
            ("a", "a", 0),
            ("play", "plya", 1),
            ("shwo", "show", 1),
            ("ab", "ba", 1),
        ] {
            let letters = |text: &str| text.chars().collect::<Vec<_>>();
            assert_eq!(distance(&letters(one), &letters(other)), far);
        }
    }

    #[test]
    fn slips_and_beginnings() {
        let names = || ["chess-1869", "four-1869", "four-1967"].into_iter();
        assert_eq!(nearest("ches-1896", names())[0], "chess-1869");
        assert_eq!(nearest("four", names()), ["four-1869", "four-1967"]);
        assert!(nearest("backgammon", names()).is_empty());
        assert!(nearest("", names()).is_empty());
        let keys = ["theme", "glyphs", "keys", "book"];
        assert_eq!(nearest("thme", keys), ["theme"]);
        assert_eq!(nearest("Theme", keys), ["theme"]);
        assert_eq!(nearest("key", keys), ["keys"]);
        assert!(nearest("foo", keys).is_empty());
    }
}
