//! Both languages say every line, each in its own way.

#[path = "support/breaches.rs"]
mod breaches;
#[path = "lang/four.rs"]
mod four;
#[path = "lang/letter.rs"]
mod letter;

use std::collections::HashSet;

use breaches::{ENDINGS, at, attackers, breaches, no_huffs, on};
use reglement::board::grid::{EIGHT, Grid, TEN};
use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::placement::Placement;
use reglement::board::square::Square;
use reglement::lang::Lang;
use reglement::lang::words::reasons::Board;
use reglement::law::article::Source;
use reglement::law::breach::{
    Breach, ChessBreach, CrossBreach, DraughtsBreach, HandBreach, NoCastling,
};
use reglement::law::ending::{Ending, Verdict};

/// A black rook on e8, a black bishop on b4, a black knight on f3; a white king on e1, a white knight on e2.
fn men() -> Placement {
    let men = [
        ("e8", Seat::Black, Role::Rook),
        ("b4", Seat::Black, Role::Bishop),
        ("f3", Seat::Black, Role::Knight),
        ("e1", Seat::White, Role::King),
        ("e2", Seat::White, Role::Knight),
    ];
    let mut placed = Placement::EMPTY;
    for (name, seat, role) in men {
        placed.put(at(name), Piece { seat, role });
    }
    placed
}

/// White men on 27 and 38, a white king on 46; black men on 22 and 18, a black king on 6.
fn pieces(square: Square) -> Option<Piece> {
    let pieces = [
        ("27", Seat::White, Role::Man),
        ("38", Seat::White, Role::Man),
        ("46", Seat::White, Role::Crowned),
        ("22", Seat::Black, Role::Man),
        ("18", Seat::Black, Role::Man),
        ("6", Seat::Black, Role::Crowned),
    ];
    let mut found = pieces.into_iter().filter(|(name, ..)| on(name) == square);
    found.next().map(|(_, seat, role)| Piece { seat, role })
}

fn say(lang: Lang, breach: &Breach) -> String {
    let placed = men();
    let men = |square| placed.piece(square);
    let board = match breach {
        Breach::Draughts(_) | Breach::Hand(HandBreach::NoHuff(_) | HandBreach::NoDemand(_)) => {
            Board::new(&TEN, &pieces)
        }
        _ => Board::new(&EIGHT, &men),
    };
    lang.words().reason(breach, &board)
}

fn chess(breach: ChessBreach) -> Breach {
    Breach::Chess(breach)
}

fn is_sentence(text: &str) {
    assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
    assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{text}");
    assert!(!text.contains(['{', '}']), "{text}");
}

/// The words of a sentence, squares among them.
fn words_of(sentence: &str) -> HashSet<&str> {
    sentence.split(|c: char| !c.is_alphanumeric()).collect()
}

/// The squares of a breach that its sentence must name: not those that are marked besides, such as a line between men.
fn must_be_named(breach: &Breach, stands: &dyn Fn(Square) -> Option<Piece>) -> Vec<Square> {
    let mut squares = breach.squares();
    let besides = match breach {
        Breach::Chess(ChessBreach::KingExposed { line, cover, .. }) => {
            let mut line = line.clone();
            line.retain(|at| at != cover);
            line
        }
        Breach::Cross(CrossBreach::FriendExposed { line, .. }) => {
            let mut line = line.clone();
            line.retain(|at| stands(*at).is_none());
            line
        }
        // The square that the pawn passed over, the king who stays where he is.
        Breach::Chess(ChessBreach::EnPassantLate { to, .. }) => vec![*to],
        Breach::Chess(ChessBreach::Castling {
            king,
            why: NoCastling::Moved,
            ..
        }) => vec![*king],
        // What could be taken, of which the number matters.
        Breach::Draughts(DraughtsBreach::TooFew { prey, .. }) => prey.clone(),
        _ => Vec::new(),
    };
    squares.retain(|at| !besides.contains(at));
    squares
}

fn names_its_squares(breach: &Breach, sentence: &str, grid: &Grid, squares: &[Square]) {
    let words = words_of(sentence);
    for at in squares {
        let label = grid.label(*at);
        assert!(
            words.contains(label.as_str()),
            "{label}: {sentence} {breach:?}"
        );
    }
}

#[test]
fn every_breach_is_one_sentence_in_each_language_and_no_two_are_the_same() {
    let placed = men();
    let mut said = HashSet::new();
    for breach in &breaches() {
        for lang in Lang::ALL {
            let sentence = say(lang, breach);
            is_sentence(&sentence);
            println!("{sentence}");
            let numbered = matches!(
                breach,
                Breach::Draughts(_) | Breach::Hand(HandBreach::NoHuff(_) | HandBreach::NoDemand(_))
            );
            let grid = if numbered { &TEN } else { &EIGHT };
            let squares = must_be_named(breach, &|at| placed.piece(at));
            names_its_squares(breach, &sentence, grid, &squares);
            let words = words_of(&sentence);
            for word in four::SAID_OF_FOUR {
                assert!(!words.contains(word), "{word}: {sentence}");
            }
            assert!(said.insert(sentence.clone()), "twice: {sentence}");
        }
    }
}

#[test]
fn men_and_squares_are_named() {
    let [_, two, three] = attackers(&EIGHT);
    let breach = chess(ChessBreach::KingInto {
        to: at("d1"),
        by: two,
    });
    assert_eq!(
        say(Lang::En, &breach),
        "The rook on e8 and the bishop on b4 would attack your king on d1."
    );
    assert_eq!(
        say(Lang::Nl, &breach),
        "De toren op e8 en de loper op b4 zouden je koning op d1 aanvallen."
    );
    let breach = chess(ChessBreach::KingExposed {
        king: at("e1"),
        cover: at("e2"),
        by: three,
        line: Vec::new(),
    });
    assert_eq!(
        say(Lang::Nl, &breach),
        "Het paard op e2 dekt je koning op e1 tegen de toren op e8, de loper op b4 en het paard op f3."
    );
}

#[test]
fn a_square_that_turns_out_empty_is_still_named() {
    let breach = chess(ChessBreach::KingLeft {
        king: at("e1"),
        by: vec![at("a5")],
    });
    assert_eq!(
        say(Lang::En, &breach),
        "Your king on e1 would still be in check from the man on a5."
    );
    let nobody = chess(ChessBreach::KingLeft {
        king: at("e1"),
        by: Vec::new(),
    });
    is_sentence(&say(Lang::En, &nobody));
    is_sentence(&say(Lang::Nl, &nobody));
}

#[test]
fn every_verdict_is_a_sentence() {
    for ending in ENDINGS {
        let mut said = HashSet::new();
        for lang in Lang::ALL {
            assert!(said.insert(lang.words().ending(ending).to_owned()) || ending == Ending::Mate);
            let won = Seat::TWO.map(|seat| Verdict::won(seat, ending));
            for verdict in [Verdict::draw(ending)].into_iter().chain(won) {
                let sentence = lang.words().verdict(&verdict);
                is_sentence(&sentence);
                assert!(said.insert(sentence));
            }
        }
    }
    let mate = Verdict::won(Seat::White, Ending::Mate);
    assert_eq!(
        Lang::En.words().verdict(&mate),
        "White wins: Black is mated."
    );
    assert_eq!(
        Lang::Nl.words().verdict(&mate),
        "Wit wint: Zwart staat mat."
    );
}

#[test]
fn a_man_is_named_with_his_colour() {
    let white_knight = Piece {
        seat: Seat::White,
        role: Role::Knight,
    };
    assert_eq!((Lang::Nl.words().terms.piece)(white_knight), "wit paard");
}

#[test]
fn names_differ_between_sources_and_languages() {
    let mut said = HashSet::new();
    for lang in Lang::ALL {
        for source in Source::ALL {
            let terms = &lang.words().terms;
            assert!(said.insert((terms.game)(source)) && said.insert((terms.source)(source)));
        }
    }
}

#[test]
fn a_language_is_known_by_its_code() {
    for lang in Lang::ALL {
        assert_eq!(Lang::named(lang.code()), Some(lang));
    }
    assert_eq!(Lang::named("de"), None);
}

#[test]
fn why_no_capture_can_be_demanded_is_a_sentence_too() {
    for why in no_huffs() {
        for lang in Lang::ALL {
            is_sentence(&say(lang, &Breach::Hand(HandBreach::NoDemand(why))));
        }
    }
}

#[test]
fn pieces_of_draughts_and_their_squares_are_named() {
    let omitted = |role, pieces: &[&str], prey: &[&str], number| {
        Breach::Draughts(DraughtsBreach::Omitted {
            role,
            pieces: pieces.iter().map(|name| on(name)).collect(),
            prey: prey.iter().map(|name| on(name)).collect(),
            number,
        })
    };
    let one = omitted(Role::Man, &["27"], &["22"], 1);
    assert_eq!(
        say(Lang::En, &one),
        "The man on 27 must take the man on 22."
    );
    assert_eq!(
        say(Lang::Nl, &one),
        "De schijf op 27 moet de schijf op 22 slaan."
    );
    let several = omitted(Role::Crowned, &["27", "46"], &["22", "6"], 2);
    assert_eq!(
        say(Lang::En, &several),
        "The man on 27 or the king on 46 must take on 22 and 6."
    );
    assert_eq!(
        say(Lang::Nl, &several),
        "De schijf op 27 of de dam op 46 moet op 22 en 6 slaan."
    );
    let either = omitted(Role::Man, &["27", "28", "46"], &["22", "6"], 1);
    assert_eq!(
        say(Lang::En, &either),
        "One of the pieces on 27, 28 and 46 must take on 22 or 6."
    );
    assert_eq!(
        say(Lang::Nl, &either),
        "Een van de stukken op 27, 28 en 46 moet op 22 of 6 slaan."
    );
    let some = omitted(Role::Man, &["27"], &["22", "18", "6"], 2);
    assert_eq!(
        say(Lang::En, &some),
        "The man on 27 must take 2 of those on 22, 18 and 6."
    );
    assert_eq!(
        say(Lang::Nl, &some),
        "De schijf op 27 moet 2 van de stukken op 22, 18 en 6 slaan."
    );
    let few = Breach::Draughts(DraughtsBreach::TooFew {
        took: 1,
        greatest: 3,
        pieces: vec![on("46")],
        prey: vec![on("22"), on("18"), on("6")],
    });
    assert_eq!(
        say(Lang::En, &few),
        "The king on 46 can take 3; to take 1 is too few."
    );
    assert_eq!(
        say(Lang::Nl, &few),
        "De dam op 46 kan er 3 slaan; 1 is te weinig."
    );
}

#[test]
fn a_huff_is_named_by_its_square() {
    let said = Lang::ALL.map(|lang| (lang.words().terms.huff)("27"));
    assert!(said.iter().all(|text| text.contains("27")), "{said:?}");
    assert_ne!(said[0], said[1]);
}

/// A line that is no function is filled by the numbers of its parts; an empty pair of braces would be seen as it is.
#[test]
fn no_line_has_braces_that_nothing_fills() {
    for lang in ["en", "nl"] {
        let folder = format!("{}/src/lang/{lang}", env!("CARGO_MANIFEST_DIR"));
        for file in std::fs::read_dir(folder).expect("a folder") {
            let path = file.expect("a file").path();
            let text = std::fs::read_to_string(&path).expect("a source");
            let plain = |line: &&str| line.contains(": \"") && line.contains("{}");
            let wrong: Vec<&str> = text.lines().filter(plain).collect();
            assert!(wrong.is_empty(), "{}: {wrong:?}", path.display());
        }
    }
}
