//! `record show`: a game as a text for a mail, with diagrams where they are asked for.

use super::folder::Folder;
use super::kept::{BEGUN, played, played_from};
use reglement::board::piece::Seat;
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::host::moments::Moments;
use reglement::host::records::RecordsError;
use reglement::host::show::{Manner, show};
use reglement::lang::{Lang, Say};
use reglement::notation::diagram::Men;
use reglement::room::journal::JournalError;
use reglement::room::record::Record;
use reglement::table::Table;
use reglement::table::house::{House, Omitted};
use reglement::table::setup::{First, Odds, Setup, Start};

const SCHOLAR: &str = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";

fn manner(lang: Lang, places: &str) -> Manner {
    let texts: Vec<String> = match places {
        "" => Vec::new(),
        places => vec![places.to_owned()],
    };
    Manner {
        lang,
        moments: Moments::read(&texts, None).unwrap(),
        ..Manner::default()
    }
}

fn try_shown(record: &Record, manner: &Manner) -> Result<String, RecordsError> {
    let folder = Folder::new();
    let path = folder.file("a.toml", record.text().as_bytes());
    let mut out = Vec::new();
    show(&mut out, &path, manner)?;
    Ok(String::from_utf8(out).unwrap())
}

fn shown(record: &Record, lang: Lang, places: &str) -> String {
    try_shown(record, &manner(lang, places)).unwrap()
}

#[test]
fn a_game_is_shown_with_its_moves_its_result_and_its_last_position() {
    let mut record = played(Game::Chess1869, SCHOLAR);
    let expected = "\
Game      Chess of 1869
Begun     30 November 2026, 14:05 UTC
White     ?
Black     ?

   1. e4      e5
   2. Bc4     Nc6
   3. Qh5     Nf6
   4. Qxf7#

Result    1-0 (chess-1869 mate)
          White wins: Black is mated.
Position  r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4

8 r . b q k b . r
7 p p p p . Q p p
6 . . n . . n . .
5 . . . . p . . .
4 . . B . P . . .
3 . . . . . . . .
2 P P P P . P P P
1 R N B . K . N R
  a b c d e f g h
";
    assert_eq!(shown(&record, Lang::En, ""), expected);
    // Midnight to the second is a day whose hour is not known.
    record.begun.0 -= record.begun.0 % 86_400_000;
    let dutch = shown(&record, Lang::Nl, "none");
    let expected = "\
Spel      Schaken van 1869
Begonnen  30 november 2026
Wit       ?
Zwart     ?

   1. e4      e5
   2. Lc4     Pc6
   3. Dh5     Pf6
   4. Dxf7#

Uitslag   1-0 (chess-1869 mate)
";
    assert!(dutch.starts_with(expected), "{dutch}");
    assert!(!dutch.contains("\n8 r"), "{dutch}");
}

#[test]
fn diagrams_stand_where_they_are_asked_for_and_the_moves_go_on_below() {
    let record = played(Game::Chess1869, SCHOLAR);
    let text = shown(&record, Lang::En, "start, 2w,3");
    let expected = "\
Before the first move:

8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h

   1. e4      e5
   2. Bc4

After 2. Bc4:

8 r n b q k b n r
7 p p p p . p p p
6 . . . . . . . .
5 . . . . p . . .
4 . . B . P . . .
3 . . . . . . . .
2 P P P P . P P P
1 R N B Q K . N R
  a b c d e f g h

   2. ...     Nc6
   3. Qh5     Nf6

After 3... Nf6:

8 r . b q k b . r
7 p p p p . p p p
6 . . n . . n . .
5 . . . . p . . Q
4 . . B . P . . .
3 . . . . . . . .
2 P P P P . P P P
1 R N B . K . N R
  a b c d e f g h

   4. Qxf7#

Result    1-0 (chess-1869 mate)
";
    assert!(text.contains(expected), "{text}");
    assert!(text.ends_with(" b KQkq - 0 4\n"), "none at the end: {text}");
    // After the last move is at the end.
    let last = shown(&record, Lang::En, "4");
    assert_eq!(last, shown(&record, Lang::En, ""));
}

#[test]
fn every_so_many_moves_there_is_one_and_the_end_has_its_own() {
    let record = played(Game::Chess1869, SCHOLAR);
    let manner = Manner {
        moments: Moments::read(&[], Some(2)).unwrap(),
        ..Manner::default()
    };
    let text = try_shown(&record, &manner).unwrap();
    assert!(text.contains("\nAfter 2... Nc6:\n"), "{text}");
    assert_eq!(text.matches("  a b c d e f g h\n").count(), 2, "{text}");
}

#[test]
fn a_place_that_is_none_is_refused_before_anything_is_written() {
    for text in ["", "x", "12ww", "w", "-1", "1,,2", "99999999999"] {
        let read = Moments::read(&[text.to_owned()], None);
        let why = read.expect_err(text).say(Lang::En);
        assert!(why.contains("is no place for a diagram"), "{why}");
    }
    let record = played(Game::Chess1869, SCHOLAR);
    for text in ["5", "4b", "1s", "0"] {
        let error = try_shown(&record, &manner(Lang::En, text)).unwrap_err();
        let why = format!("the game has no move {text:?}");
        assert_eq!(error.to_string(), why);
    }
    assert!(try_shown(&record, &manner(Lang::Nl, "3z")).is_ok());
}

#[test]
fn four_have_a_line_a_round_and_a_diagram_below_the_round_it_stands_in() {
    let plays = "e2e4 b5d5 k13k11 m10k10 f2f4";
    let mut setup = Setup::plain(Game::Four1967);
    setup.names = ["Anna", "Bram", "Cato", "Dirk"].map(str::to_owned).into();
    let Ok(table) = Table::new(setup.clone()) else {
        panic!("a table");
    };
    let turns = table.state().position.turn();
    assert_eq!(turns, Seat::South);
    let record = played_from(setup, plays);
    let text = shown(&record, Lang::En, "1w");
    let part = "\n     South West North East\n  1. e4    d5   k11   k10\n\nAfter 1. d5 (West):\n\n";
    assert!(text.contains(part), "{text}");
    assert!(text.contains("\n\n  2. f4\n"), "{text}");
    assert!(text.contains("\nSeating   partners opposite, "), "{text}");
    let Position { longest } = longest(&text);
    assert!(longest <= 72, "{text}");
    let figures = Manner {
        men: Men::Figures,
        ..Manner::default()
    };
    let text = try_shown(&record, &figures).unwrap();
    assert!(text.contains("r\u{265A}"), "{text}");
}

/// The longest line but those of positions.
fn longest(text: &str) -> Position {
    let lines = text.lines().filter(|line| !line.starts_with("Position"));
    Position {
        longest: lines.map(|line| line.chars().count()).max().unwrap_or(0),
    }
}

struct Position {
    longest: usize,
}

#[test]
fn draughts_are_drawn_with_their_own_men_and_a_huff_is_named() {
    let mut setup = Setup::plain(Game::Draughts1879);
    setup.house = House {
        omitted: Omitted::Allow,
        ..setup.house
    };
    let record = played_from(setup, "32-28 19-23");
    let text = shown(&record, Lang::En, "");
    assert!(text.contains("\n   1. 32-28   19-23\n"), "{text}");
    assert!(
        text.contains("\nCaptures  omitted captures: allow\n"),
        "{text}"
    );
    let figures = Manner {
        men: Men::Figures,
        ..manner(Lang::Nl, "")
    };
    let text = try_shown(&record, &figures).unwrap();
    assert!(
        text.contains('\u{26C0}') && text.contains('\u{26C2}'),
        "{text}"
    );
    assert!(
        text.contains("\nSlaan     niet gemaakte slagen: allow\n"),
        "{text}"
    );
}

#[test]
fn odds_and_names_are_shown_and_nothing_that_a_terminal_obeys() {
    let mut setup = Setup::plain(Game::Chess1869);
    setup.names = vec!["An\u{1b}[31mna".to_owned(), "\u{202E}Bram".to_owned()];
    setup.first = First::Settled(Seat::Black);
    setup.start = Start::Odds(Odds {
        giver: Seat::Black,
        men: vec![Square::new(59), Square::new(53)],
    });
    let record = Record {
        begun: BEGUN,
        table: Table::new(setup).unwrap(),
        paper: None,
    };
    let text = shown(&record, Lang::En, "");
    for part in [
        "\nWhite     An\u{FFFD}[31mna\nBlack     \u{FFFD}Bram\n",
        "\nOdds      Black gave queen d8 and pawn f7\n",
        "\nResult    to be continued, Black to move\n",
    ] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn what_can_be_read_of_a_damaged_record_is_shown_before_the_error() {
    let folder = Folder::new();
    let text = played(Game::ChessModern, SCHOLAR)
        .text()
        .replace("h5f7", "h5h8");
    let path = folder.file("a.toml", text.as_bytes());
    let mut out = Vec::new();
    // The place that was asked for lies behind the damage, and is no second error.
    let error = show(&mut out, &path, &manner(Lang::En, "4")).unwrap_err();
    assert!(matches!(
        error,
        RecordsError::Journal(JournalError::Damaged { .. })
    ));
    let named = format!("{path:?}, line 45, entry 7: chess-modern M3.5 refuses this act: ");
    assert!(error.to_string().starts_with(&named), "{error}");
    let shown = String::from_utf8(out).unwrap();
    assert!(
        shown.contains("\n   3. Qh5     Nf6\n\nResult    to be continued, White to move\n"),
        "{shown}"
    );
}
