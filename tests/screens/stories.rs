//! Pictures as snapshots, each with the name of its test: one screen in two sizes, or a game screen by screen.

/// The usual window with its styles, and below it the characters of a large one.
macro_rules! screens {
    ($play:expr, $keys:expr) => {{
        let (play, keys): (crate::screen::Play, &str) = (($play).clone(), $keys);
        let small = play.press(keys);
        let large = play.sized(120, 40).characters(keys);
        insta::assert_snapshot!(format!("{small}\n{}\n{large}", "=".repeat(120)));
    }};
}

/// The usual window after each group of keys, one below the other; the styles of the last.
macro_rules! story {
    ($play:expr, $groups:expr) => {{
        let play: crate::screen::Play = ($play).clone();
        let groups: &[&str] = &$groups;
        let mut keys = String::new();
        let mut told = String::new();
        for group in groups {
            keys.push_str(group);
            let line = "=".repeat(80);
            told += &format!("{line}\n{}\n{line}\n{}\n", group, play.characters(&keys));
        }
        let styles = play.press(&keys);
        let large = play.sized(120, 40).characters(&keys);
        insta::assert_snapshot!(format!("{told}\n{styles}\n{}\n{large}", "=".repeat(120)));
    }};
}

/// The usual window after each group of keys, one below the other.
macro_rules! scenes {
    ($play:expr, $groups:expr) => {{
        let play: crate::screen::Play = ($play).clone();
        let mut keys = String::new();
        let mut told = String::new();
        for group in $groups {
            let group: &str = group.as_ref();
            keys.push_str(group);
            let line = "=".repeat(80);
            told += &format!("{line}\n{group}\n{line}\n{}\n", play.characters(&keys));
        }
        insta::assert_snapshot!(told);
    }};
}
