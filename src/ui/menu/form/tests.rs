//! The form of a new game: what its lines say, and the game that it begins.

use ratatui::layout::Rect;

use super::*;
use crate::games::Game;
use crate::games::page::Odds;
use crate::lang::Lang;
use crate::table::contest::Length;
use crate::table::house::Aim;
use crate::table::setup::Start;
use crate::ui::keys::intent::Edit;
use crate::ui::menu::view::{Below, Value};
use crate::ui::taste::Taste;

/// What is usual, but for captures that are not made.
fn usual(omitted: Omitted) -> Usual {
    Usual {
        omitted,
        ..Usual::default()
    }
}

fn draughts() -> Form {
    Form::new(Game::Draughts1879, usual(Omitted::Warn))
}

/// A form with this line chosen.
fn at(mut form: Form, line: Line) -> Form {
    let place = form.lines().iter().position(|one| *one == line);
    form.list = List::at(place.expect("a line of this form"));
    form
}

fn pressed(mut form: Form, line: Line, intent: Intent) -> Form {
    form = at(form, line);
    assert!(matches!(form.press(intent, 7), Filled::On));
    form
}

/// Presses these lines of the page of odds.
fn giving(mut form: Form, lines: &[usize]) -> Form {
    for line in lines {
        let laid = form.laid();
        form.odds.press(Intent::First, &laid, 24);
        for _ in 0..*line {
            form.odds.press(Intent::Go(Way::Down), &laid, 24);
        }
        form.odds.press(Intent::Choose, &laid, 24);
    }
    form
}

fn begun(form: &Form) -> Setup {
    match at(form.clone(), Line::Start).press(Intent::Choose, 7) {
        Filled::Start(beginning) => beginning.setup,
        other => panic!("no game, but {other:?}"),
    }
}

/// What is read on the page with this line chosen, in lines of 76 columns.
fn page(form: &Form, line: Line, lang: Lang) -> String {
    let taste = Taste::usual(lang);
    let form = at(form.clone(), line);
    let view = form.view(&taste.here(Rect::new(0, 0, 80, 24)));
    let values = view.rows.iter().map(|row| match &row.value {
        Value::Set(said) | Value::Wrong(said) => format!("{}: {said}", row.label),
        _ => row.label.clone(),
    });
    let Below::Text(below) = &view.below else {
        panic!("no text")
    };
    let below = crate::ui::prose::lay(below, 500);
    let below = below.iter().map(ToString::to_string);
    values.chain(below).collect::<Vec<_>>().join("\n")
}

#[test]
fn draughts_has_its_own_lines_and_chess_keeps_its() {
    let (names, rest) = (
        [Line::Name(Seat::White), Line::Name(Seat::Black)],
        [
            Line::First,
            Line::Match,
            Line::Position,
            Line::Odds,
            Line::Clock,
            Line::Watch,
            Line::Omitted,
            Line::Aim,
        ],
    );
    let lines = [&[Line::Start][..], &names, &rest].concat();
    assert_eq!(draughts().lines(), lines);
    let chess = Form::new(Game::Chess1869, usual(Omitted::Warn)).lines();
    assert!(chess.contains(&Line::Pledge));
    assert!(!chess.contains(&Line::Omitted) && !chess.contains(&Line::Aim));
}

#[test]
fn what_is_usual_begins_the_game() {
    assert_eq!(begun(&draughts()), Setup::plain(Game::Draughts1879));
    let form = Form::new(Game::Draughts1879, usual(Omitted::Refuse));
    assert_eq!(begun(&form).house.omitted, Omitted::Refuse);
    for game in [Game::Chess1869, Game::ChessModern] {
        let form = Form::new(game, usual(Omitted::Refuse));
        assert_eq!(begun(&form), Setup::plain(game), "chess has no such house");
    }
}

#[test]
fn who_gives_men_plays_second_and_the_form_says_so() {
    // White gives, then the lines of the draw, of 31 and of 32.
    let form = giving(draughts(), &[1, 5]);
    let setup = begun(&form);
    assert_eq!(setup.first, First::Settled(Seat::Black), "D1");
    assert_eq!(setup.giver(), Some(Seat::White));
    assert_eq!(setup.draw_given, None);
    let page_en = page(&form, Line::First, Lang::En);
    assert!(
        page_en.contains("White gives odds, and so Black begins"),
        "{page_en}"
    );
    assert!(page_en.contains("Odds: White gives man 32"), "{page_en}");
    assert!(page_en.contains("D1 "), "{page_en}");
    let page_nl = page(&form, Line::Odds, Lang::Nl);
    assert!(
        page_nl.contains("Wit geeft voor, dus Zwart begint"),
        "{page_nl}"
    );
    assert!(page_nl.contains("Wit geeft schijf 32 voor"), "{page_nl}");
    assert!(
        page_nl.contains("DP8b ") && page_nl.contains("D1 "),
        "{page_nl}"
    );
}

#[test]
fn who_gives_in_chess_still_begins() {
    let form = giving(Form::new(Game::Chess1869, usual(Omitted::Warn)), &[2, 3]);
    assert_eq!(begun(&form).first, First::Settled(Seat::Black), "A5");
}

#[test]
fn the_draw_is_given_alone_or_with_men() {
    let alone = giving(draughts(), &[2, 3]);
    let setup = begun(&alone);
    assert_eq!(setup.draw_given, Some(Seat::Black));
    assert_eq!(setup.start, Start::Array);
    assert_eq!(setup.first, First::Settled(Seat::White));
    let both = giving(draughts(), &[2, 3, 23, 22]);
    let setup = begun(&both);
    assert_eq!(setup.draw_given, Some(Seat::Black));
    let Start::Odds(odds) = &setup.start else {
        panic!("no men")
    };
    let grid = Game::Draughts1879.start();
    let men: Vec<String> = odds.men.iter().map(|at| grid.grid().label(*at)).collect();
    assert_eq!(
        (odds.giver, men.join(" ")),
        (Seat::Black, "20 19".to_owned())
    );
    let said = page(&both, Line::Odds, Lang::En);
    assert!(
        said.contains("Black gives men 19, 20 and the draw"),
        "{said}"
    );
}

#[test]
fn odds_of_nothing_and_odds_of_everything_begin_no_game() {
    for lines in [&[1][..], &[1, 3, 3]] {
        let mut form = at(giving(draughts(), lines), Line::Start);
        assert!(
            matches!(form.press(Intent::Choose, 7), Filled::On),
            "{lines:?}"
        );
        assert_eq!(form.problem, Some(Problem::OnPage));
    }
    let all: Vec<usize> = std::iter::once(1).chain(4..24).collect();
    let mut form = at(giving(draughts(), &all), Line::Start);
    assert!(matches!(form.press(Intent::Choose, 7), Filled::On));
    assert!(matches!(form.problem, Some(Problem::Unplayable(_))));
}

#[test]
fn omitted_captures_and_who_wins_are_chosen_and_explained() {
    let right = Intent::Go(Way::Right);
    let form = pressed(draughts(), Line::Omitted, right);
    assert_eq!(begun(&form).house.omitted, Omitted::Allow);
    let form = pressed(form, Line::Omitted, Intent::Choose);
    assert_eq!(begun(&form).house.omitted, Omitted::Refuse);
    let form = pressed(form, Line::Omitted, Intent::Go(Way::Left));
    assert_eq!(begun(&form).house.omitted, Omitted::Allow);
    let form = pressed(form, Line::Aim, right);
    assert_eq!(begun(&form).house.aim, Aim::Lose);
    let omitted = page(&form, Line::Omitted, Lang::En);
    for said in ["let be", "but not huff (R21)", "D13 ", "D14 "] {
        assert!(omitted.contains(said), "{said}: {omitted}");
    }
    let aim = page(&form, Line::Aim, Lang::Nl);
    for said in ["die verliest, wint", "heeft gewonnen", "DP13, R21 "] {
        assert!(aim.contains(said), "{said}: {aim}");
    }
}

#[test]
fn every_article_that_a_line_names_stands_in_the_source() {
    for game in Game::ALL {
        let form = Form::new(game, usual(Omitted::Warn));
        for line in form.lines() {
            let form = at(form.clone(), line);
            for id in form.cited().iter().chain(OddsPage::cited(game)) {
                let found = crate::ui::menu::cite::cited(game, id);
                let is_unknown = game.page().odds == Odds::Unknown;
                assert!(found.is_some() || is_unknown, "{game:?} {line:?} {id}");
            }
        }
    }
}

#[test]
fn another_game_keeps_the_names_alone() {
    let mut form = at(draughts(), Line::Name(Seat::White));
    form.paste("Anna");
    let form = pressed(giving(form, &[1, 3]), Line::Aim, Intent::Choose);
    let chess = form.for_game(Game::Chess1869, usual(Omitted::Allow));
    let back = begun(&chess.for_game(Game::Draughts1879, usual(Omitted::Allow)));
    assert_eq!(back.names, ["Anna", ""]);
    assert_eq!((back.giver(), back.house.aim), (None, Aim::Win));
    assert_eq!(back.house.omitted, Omitted::Allow);
}

#[test]
fn what_is_usual_among_four_is_the_lot_and_the_seats_of_the_source() {
    for game in [Game::Four1869, Game::Four1967] {
        let form = Form::new(game, usual(Omitted::Refuse));
        let setup = begun(&form);
        assert_eq!(setup.first, First::Lot { seed: 7 }, "{game:?}");
        assert_eq!(setup.house, House::usual(game));
        assert_eq!((setup.names.len(), setup.start), (4, Start::Array));
    }
    let lines = Form::new(Game::Four1967, usual(Omitted::Warn)).lines();
    let names = Seat::FOUR.map(Line::Name);
    let rest = [
        Line::First,
        Line::Match,
        Line::Position,
        Line::Clock,
        Line::Watch,
    ];
    assert_eq!(lines, [&[Line::Start][..], &names, &rest].concat());
}

#[test]
fn every_line_of_four_is_explained_in_both_languages() {
    let form = Form::new(Game::Four1869, usual(Omitted::Warn));
    for (lang, line, parts) in [
        (
            Lang::En,
            Line::Name(Seat::West),
            &["West has dark men", "V3 "][..],
        ),
        (
            Lang::Nl,
            Line::Name(Seat::West),
            &["West heeft donkere stukken", "V3 "],
        ),
        (
            Lang::En,
            Line::Partners,
            &["South and North have the light men", "V3 "],
        ),
        (Lang::En, Line::Order, &["V4 ", "V4, R6 "]),
        (Lang::Nl, Line::First, &["V5 "]),
        (Lang::En, Line::Odds, &["A5 ", "A3 "]),
        (Lang::Nl, Line::Position, &["typ of plak"]),
        (Lang::En, Line::Pledge, &["A22 "]),
    ] {
        let page = page(&form, line, lang);
        for part in parts {
            assert!(page.contains(part), "{part}: {page}");
        }
    }
    let clockwise = pressed(form, Line::Order, Intent::Go(Way::Right));
    let clockwise = pressed(clockwise, Line::Partners, Intent::Go(Way::Right));
    let order = page(&clockwise, Line::Order, Lang::En);
    assert!(
        order.contains("clockwise: South, West, North, East"),
        "{order}"
    );
    let first = page(&clockwise, Line::First, Lang::En);
    assert!(
        first.contains("V6 ") && first.contains("lots decide: West or East"),
        "{first}"
    );
}

#[test]
fn a_match_begins_with_its_first_game_and_the_line_says_how_long() {
    let mut form = Form::new(Game::Chess1869, usual(Omitted::Warn));
    assert_eq!(begun(&form).contest, None);
    let at = form.lines().iter().position(|line| *line == Line::Match);
    form.list = List::at(at.unwrap());
    for said in ["2 games", "3 games"] {
        form.press(Intent::Edit(Edit::Right), 7);
        let page = page(&form, Line::Match, Lang::En);
        assert!(page.contains(said), "{page}");
    }
    let contest = begun(&form).contest.unwrap();
    assert_eq!(
        (contest.length, contest.played.len()),
        (Length::Games(3), 0)
    );
    for (back, length) in [
        (2, None),
        (1, Some(Length::Open)),
        (1, Some(Length::First(10))),
    ] {
        for _ in 0..back {
            form.press(Intent::Edit(Edit::Left), 7);
        }
        assert_eq!(begun(&form).contest.map(|of| of.length), length);
    }
}

/// The same form with a text typed in this line.
fn typed(form: &Form, line: Line, text: &str) -> Form {
    let mut form = at(form.clone(), line);
    form.press(Intent::Edit(Edit::EraseAll), 7);
    for letter in text.chars() {
        form.press(Intent::Edit(Edit::Letter(letter)), 7);
    }
    form
}

#[test]
fn any_match_and_any_clock_can_be_typed_and_what_is_wrong_with_them_is_said_before_the_game() {
    let form = Form::new(Game::Chess1869, usual(Omitted::Warn));
    for (text, length) in [("37", Length::Games(37)), ("first:7", Length::First(7))] {
        let form = typed(&form, Line::Match, text);
        assert_eq!(begun(&form).contest.map(|of| of.length), Some(length));
    }
    for (text, said) in [
        ("7+3", "7 min for each, with each move 3 s more"),
        (" ", "none"),
    ] {
        let form = typed(&form, Line::Clock, text);
        let page = page(&form, Line::Clock, Lang::En);
        assert!(page.contains(said), "{page}");
        assert_eq!(begun(&form).house.clock.is_some(), text == "7+3");
    }
    for (line, text, said) in [
        (Line::Match, "1", "“1” is not understood"),
        (Line::Match, "first:", "“first:” is not understood"),
        (Line::Clock, "0", "“0” is no clock"),
        (Line::Clock, "15,Cato=5", "“Cato=5” is no clock"),
    ] {
        let mut form = typed(&form, line, text);
        let said = said.replace(['“', '”'], "\"");
        let page_of = |form: &Form, line| page(form, line, Lang::En).replace(['“', '”'], "\"");
        assert!(
            page_of(&form, line).contains(&said),
            "{}",
            page_of(&form, line)
        );
        form = at(form, Line::Start);
        assert!(
            matches!(form.press(Intent::Choose, 7), Filled::On),
            "{text}"
        );
        let view = form.view(&Taste::usual(Lang::En).here(Rect::new(0, 0, 80, 24)));
        let problem = view.problem.expect("a problem").replace(['“', '”'], "\"");
        assert!(problem.contains(&said), "{problem}");
    }
}

#[test]
fn each_player_can_have_a_clock_of_his_own_wherever_the_lot_seats_him() {
    let form = Form::new(Game::Chess1869, usual(Omitted::Warn));
    let form = typed(&form, Line::Name(Seat::White), "Anna");
    let form = typed(&form, Line::Name(Seat::Black), "Bram");
    let form = typed(&form, Line::Clock, "15+10, Anna=5");
    let said = page(&form, Line::Clock, Lang::En);
    assert!(said.contains("White 5+0, Black 15+10"), "{said}");
    let form = pressed(form, Line::First, Intent::Go(Way::Left));
    let mut seats = Vec::new();
    for seed in 0..20 {
        let Filled::Start(beginning) = at(form.clone(), Line::Start).press(Intent::Choose, seed)
        else {
            panic!("no game");
        };
        let setup = beginning.setup;
        let anna = setup
            .names
            .iter()
            .position(|name| name == "Anna")
            .expect("Anna");
        let of = setup.house.clock.of(Seat::TWO[anna]).expect("a clock");
        assert_eq!(of.to_string(), "5+0");
        seats.push(anna);
    }
    assert!(seats.contains(&0) && seats.contains(&1));
}
