//! What the last row and the row of the cursor name while a man is held, or a refused move is insisted on: what Enter does,
//! and what Esc does, in every window.

use reglement::lang::Lang;

use super::screen::{Play, play};

const SIZES: [(u16, u16); 12] = [
    (40, 16),
    (41, 17),
    (42, 16),
    (43, 18),
    (50, 18),
    (60, 20),
    (70, 22),
    (79, 23),
    (80, 24),
    (100, 30),
    (120, 40),
    (200, 60),
];

/// Every size in both languages.
fn everywhere(play: &Play) -> impl Iterator<Item = (Lang, Play)> {
    let langs = Lang::ALL.into_iter();
    langs.flat_map(move |lang| {
        SIZES.into_iter().map(move |(width, height)| {
            let mut play = play.clone().sized(width, height);
            play.taste.look.lang = lang;
            (lang, play)
        })
    })
}

/// The last rows, where the keys are.
fn keys_of(page: &str) -> String {
    let rows: Vec<&str> = page.lines().filter(|row| !row.trim().is_empty()).collect();
    rows[rows.len() - 2..].join(" ") + " "
}

#[test]
fn enter_and_esc_are_named_with_what_they_do_while_a_man_is_held() {
    for game in ["chess-1869", "draughts-1879", "four-1869", "four-1967"] {
        for (lang, play) in everywhere(&play(80, 24, game)) {
            let page = play.characters("<tab><enter><up>");
            let now = &lang.words().screen.now;
            let size = (play.width, play.height);
            let keys = keys_of(&page);
            let puts = [now.put_down, now.put].map(|does| keys.contains(&format!("Enter {does} ")));
            assert!(puts.contains(&true), "{game} {size:?}\n{page}");
            let whole = format!("Esc {}", now.let_go);
            assert!(page.contains(&whole), "{game} {size:?}\n{page}");
            let named = page.matches("Esc").count();
            assert_eq!(
                named,
                page.matches(&whole).count(),
                "{game} {size:?}\n{page}"
            );
        }
    }
}

#[test]
fn the_key_that_plays_at_ones_own_risk_is_named_while_it_does() {
    let board = play(80, 24, "draughts-1879");
    let opening = ":33-28<enter>:18-23<enter>:31-27<enter>:16-21<enter>";
    for (lang, play) in everywhere(&board) {
        let now = &lang.words().screen.now;
        let does = format!("Enter {} ", now.insist);
        for refused in [":37-31<enter>", "<tab><enter>:37-31<enter>"] {
            let page = play.characters(&format!("{opening}{refused}"));
            let keys = keys_of(&page);
            assert!(keys.contains(&does) && keys.contains("Esc "), "{page}");
            // Any other key takes it back.
            let page = play.characters(&format!("{opening}{refused}<left>"));
            assert!(!page.contains(&does), "{page}");
        }
        let page = play.characters(&format!("{opening}:37-31<enter><esc>"));
        assert!(!page.contains(&does), "{page}");
    }
}
