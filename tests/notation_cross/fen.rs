//! Position texts: read, written, refused by their field.

use super::{Game, Position, in_game, positions};
use reglement::notation::fen::{FenError, read, read_seated, write};

#[test]
fn positions_are_read_back_from_what_is_written() {
    let (mut passed, mut mated, mut released, mut warned) = (0, 0, 0, 0);
    for (game, seating, position) in positions() {
        let text = write(&position);
        let back = read_seated(&text, game, seating);
        assert_eq!(back.as_ref().map(write), Ok(text.clone()));
        assert_eq!(back, Ok(position), "{text}");
        let parts = position.cross().expect("four").parts();
        passed += usize::from(!parts.passed.is_empty());
        mated += usize::from(!parts.mated.is_empty());
        released += usize::from(!parts.released.is_empty());
        warned += usize::from(!parts.warnings.is_empty());
    }
    // Every field had something to say.
    for count in [passed, mated, warned] {
        assert!(count > 0, "{passed} {mated} {released} {warned}");
    }
}

const ARRAY: &str = "3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3 r rKQbKQyKQgKQ - - - -";

#[test]
fn the_array_is_written_as_it_is_set_up() {
    assert_eq!(write(&Game::Four1869.start()), ARRAY);
    assert_eq!(read(ARRAY, Game::Four1869), Ok(Game::Four1869.start()));
}

const ROWS: &str = "3,yK,10/14/14/13,gK/14/14/14/14/14/14/bK,13/14/14/3,rK,10";

/// Lone kings with another row for the thirteenth.
fn with_row(row: &str) -> String {
    format!(
        "{} r - - - - -",
        ROWS.replacen("/14/", &format!("/{row}/"), 1)
    )
}

#[test]
fn runs_are_parted_by_commas_and_may_be_parted_at_will() {
    let plain = format!("{ROWS} r - - - - -");
    for row in [
        "14",
        "7,7",
        "3,8,3",
        "3,10,1",
        "1,1,1,1,1,1,1,1,1,1,1,1,1,1",
    ] {
        let position = read(&with_row(row), Game::Four1869);
        assert_eq!(position.as_ref().map(write), Ok(plain.clone()), "{row}");
    }
    for (row, message) in [
        (
            "113",
            "position text, field 1 (board): rank 13, cell 1: \"113\" is no run of empty squares; a run is one number from 1 to 14",
        ),
        (
            "3,15",
            "position text, field 1 (board): rank 13, cell 2: \"15\" is no run of empty squares; a run is one number from 1 to 14",
        ),
        (
            "7,0,7",
            "position text, field 1 (board): rank 13, cell 2: \"0\" is no run of empty squares; a run is one number from 1 to 14",
        ),
        (
            "7,6",
            "position text, field 1 (board): rank 13 comes to 13 squares; it must be fourteen, the corners counted as empty",
        ),
        (
            "14,1",
            "position text, field 1 (board): rank 13 comes to 15 squares; it must be fourteen, the corners counted as empty",
        ),
        (
            "14,rN",
            "position text, field 1 (board): rank 13 comes to 15 squares; it must be fourteen, the corners counted as empty",
        ),
        (
            "7,,7",
            "position text, field 1 (board): rank 13, cell 2: there is nothing in it; a run of empty squares is a number from 1 to 14",
        ),
        (
            "7,wN,6",
            "position text, field 1 (board): rank 13, cell 2: 'w' is no seat; a man is a seat of r b y g and a letter of KQRBNP, as in rK",
        ),
        (
            "7,rX,6",
            "position text, field 1 (board): rank 13, cell 2: \"rX\" is no man; a man is a seat of r b y g and a letter of KQRBNP, as in rK",
        ),
        (
            "7,rNN,6",
            "position text, field 1 (board): rank 13, cell 2: \"rNN\" is no man; a man is a seat of r b y g and a letter of KQRBNP, as in rK",
        ),
        (
            "2,rN,11",
            "position text, field 1 (board): rank 13, cell 2: rN stands on c13, a square of a corner that the board does not have",
        ),
    ] {
        let error = read(&with_row(row), Game::Four1869).expect_err(row);
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn a_wrong_position_names_its_field() {
    let rows = |from: &str, to: &str| {
        assert!(ROWS.contains(from), "{from}");
        format!("{} r - - - - -", ROWS.replacen(from, to, 1))
    };
    let fields = |rest: &str| format!("{ROWS} {rest}");
    let with_queen = |rest: &str| {
        let rows = ROWS.replacen("/14/14/14/", "/14/2,bN,5,rQ,5/14/", 1);
        format!("{rows} {rest}")
    };
    for (field, text) in [
        (1, String::new()),
        (1, rows("/14/14/13,gK", "/14/13,gK")),
        (1, format!("14/{}", fields("r - - - - -"))),
        (1, rows("/14/14/3,rK,10", "/14/14/rN,2,rK,10")),
        (1, rows("3,rK,10", "3,rK,6,rK,3")),
        (1, rows("3,rK,10", "14")),
        (1, rows("3,rK,10", "3,rK,2,rP,7")),
        (1, rows("3,yK,10", "3,yK,2,rP,7")),
        (1, rows("bK,13", "bK,12,bP")),
        (1, rows("13,gK", "gP,12,gK")),
        (2, ROWS.to_owned()),
        (2, fields("s - - - - -")),
        (2, fields("rb - - - - -")),
        (2, fields("R - - - - -")),
        (2, fields("- - - - - -")),
        (3, fields("r")),
        (3, fields("r KQ - - - -")),
        (3, fields("r r - - - -")),
        (3, fields("r rKrQ - - - -")),
        (3, fields("r rKK - - - -")),
        (3, fields("r rKb - - - -")),
        (3, fields("r rkq - - - -")),
        (3, fields("r rK- - - - -")),
        (3, fields("r rK - - - -")),
        (4, fields("r -")),
        (4, fields("r - e3 - - -")),
        (4, fields("r - r:z9 - - -")),
        (4, fields("r - r:a1 - - -")),
        (4, fields("r - r: - - -")),
        (4, fields("r - w:e3 - - -")),
        (4, fields("r - r:e3, - - -")),
        (4, fields("r - r:e3,r:f3 - - -")),
        (4, fields("r - g:l6 - - -")),
        (4, fields("r - g:k6 - - -")),
        (5, fields("r - - gg - -")),
        (5, fields("r - - gx - -")),
        (5, fields("r - - -g - -")),
        (5, fields("r - - r - -")),
        (6, fields("r - - - gg -")),
        (6, fields("r - - g g -")),
        (7, fields("r - - - -")),
        (7, fields("r - - - - c7")),
        (7, fields("r - - - - c7>")),
        (7, fields("r - - - - c7>d5>e4")),
        (7, fields("r - - - - c7>d5")),
        (7, fields("r - - - - a1>d5")),
        (7, with_queen("r - - - - c9>i9,c9>i9")),
        (7, with_queen("r - - - - d1>i9")),
        (7, fields("r - - - - - 0")),
        (7, fields("r - - - - - 0 1")),
    ] {
        let error = read(&text, Game::Four1869).expect_err(&text);
        let FenError::Cross(error) = error else {
            panic!("{text}");
        };
        assert_eq!(error.field, field, "{text}: {error}");
        let named = format!("position text, field {field} (");
        assert!(error.to_string().starts_with(&named), "{error}");
    }
    let long = "14/".repeat(100_000);
    assert!(read(&long, Game::Four1869).is_err());
}

#[test]
fn what_is_released_in_1869_is_a_fault_in_1967() {
    let text = format!("{ROWS} r - - - g -");
    assert!(read(&text, Game::Four1869).is_ok());
    let error = read(&text, Game::Four1967).expect_err("1967 knows no release");
    assert!(error.to_string().contains("field 6 (released)"), "{error}");
    let mated = format!("{ROWS} r - - r - -");
    assert!(read(&mated, Game::Four1967).is_ok());
    assert!(read(&mated, Game::Four1869).is_err());
}

#[test]
fn seats_may_come_in_any_order_and_are_written_in_one() {
    let board = ARRAY.split_whitespace().next().expect("a board");
    let position = in_game(&format!("{board} r gQKrKyQK - - - -"), Game::Four1869);
    let castling = |position: &Position| write(position).split(' ').nth(2).map(str::to_owned);
    assert_eq!(castling(&position).as_deref(), Some("rKyKQgKQ"));
    let steps = ROWS.replacen(
        "13,gK/14/14/14/14/14/14/bK,13/14/14/",
        "13,gK/14/10,gP,3/14/14/3,bP,10/14/bK,13/14/14/",
        1,
    );
    let text = format!("{steps} y - g:l9,b:c6 - - -");
    let back = write(&in_game(&text, Game::Four1869));
    assert!(back.ends_with(" y - b:c6,g:l9 - - -"), "{back}");
}

#[test]
fn any_text_is_read_without_a_panic() {
    let mut random = fastrand::Rng::with_seed(1967);
    let signs: Vec<char> = "rbyg>,:-/KQRBNP0123456789acdn w\u{e9}\u{1f600}\0"
        .chars()
        .collect();
    let queens =
        "10,yK,3/14/14/bK,13/14/4,rQ,3,gQ,5/2,bN,11/14/5,yQ,8/14/14/13,gK/14/3,rK,10 r - - - - -";
    for _ in 0..10_000 {
        let mut letters: Vec<char> = match random.u8(..3) {
            0 => ARRAY.chars().collect(),
            1 => queens.chars().collect(),
            _ => Vec::new(),
        };
        for _ in 0..random.usize(1..12) {
            let at = random.usize(..=letters.len());
            let sign = signs[random.usize(..signs.len())];
            match (random.u8(..3), letters.get_mut(at)) {
                (0, Some(letter)) => *letter = sign,
                (1, Some(_)) => drop(letters.remove(at)),
                _ => letters.insert(at, sign),
            }
        }
        let text: String = letters.into_iter().collect();
        for game in [Game::Four1869, Game::Four1967] {
            match read(&text, game) {
                Ok(position) => {
                    let written = write(&position);
                    assert_eq!(
                        read(&written, game).as_ref().map(write),
                        Ok(written.clone()),
                        "{text}"
                    );
                }
                Err(error) => assert!(error.to_string().starts_with("position text, field ")),
            }
        }
    }
}
