//! Screens: keys in, characters and styles out.

#[path = "support/screen.rs"]
mod screen;

use screen::play;

/// A screen after some keys, as a snapshot with the name of the test.
macro_rules! screen {
    ($play:expr, $keys:expr) => {
        insta::assert_snapshot!($play.press($keys))
    };
    ($width:expr, $height:expr, $game:expr, $keys:expr) => {
        insta::assert_snapshot!(play($width, $height, $game).press($keys))
    };
}

#[test]
fn start() {
    screen!(80, 24, "chess-1869", "");
}

#[test]
fn holding() {
    screen!(80, 24, "chess-1869", "<up><enter><up>");
}

#[test]
fn refused() {
    screen!(80, 24, "chess-1869", "<up><enter><up><up><up><enter>");
}
