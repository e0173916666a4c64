//! Both languages say every line, each in its own way.

use std::collections::HashSet;

use reglement::board::grid::EIGHT;
use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::placement::Placement;
use reglement::board::square::Square;
use reglement::lang::Lang;
use reglement::lang::words::reasons::Board;
use reglement::law::article::Source;
use reglement::law::breach::{
    Asked, Breach, ChessBreach, Claimed, HandBreach, Known, NoCastling, NoCount, NoUndertaking,
};
use reglement::law::ending::{Ending, Verdict};

const ENDINGS: [Ending; 11] = [
    Ending::Mate,
    Ending::Stalemate,
    Ending::InsufficientMaterial,
    Ending::Fivefold,
    Ending::SeventyFiveMoves,
    Ending::Threefold,
    Ending::FiftyMoves,
    Ending::FiftyCounted,
    Ending::UndertakingMissed,
    Ending::Agreement,
    Ending::Resignation,
];

fn at(name: &str) -> Square {
    EIGHT.named(name).unwrap()
}

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

fn say(lang: Lang, breach: &Breach) -> String {
    let men = men();
    let board = Board::new(&EIGHT, &men);
    lang.words().reason(breach, &board)
}

fn chess(breach: ChessBreach) -> Breach {
    Breach::Chess(breach)
}

fn attackers() -> [Vec<Square>; 3] {
    [
        vec![at("e8")],
        vec![at("e8"), at("b4")],
        vec![at("e8"), at("b4"), at("f3")],
    ]
}

fn hand_breaches() -> Vec<HandBreach> {
    let mut breaches: Vec<HandBreach> = ENDINGS.map(HandBreach::GameOver).to_vec();
    for by in Seat::TWO {
        breaches.push(HandBreach::OutOfTurn { turn: by });
        breaches.push(HandBreach::NotYours {
            at: at("e8"),
            owner: by,
        });
        for asked in [Asked::Draw, Asked::TakeBack] {
            breaches.push(HandBreach::AnswerFirst { asked, by });
        }
    }
    breaches.extend([Asked::Draw, Asked::TakeBack].map(HandBreach::AskedAlready));
    breaches.extend([HandBreach::NothingAsked, HandBreach::NothingToTakeBack]);
    for named in ["z9", "", "a very long word that names no square at all"] {
        let named = named.to_owned();
        breaches.push(HandBreach::OffBoard { named });
    }
    breaches.push(HandBreach::NoMan { at: at("e4") });
    for times in [1, 2, 7] {
        let known = Known::Here;
        breaches.push(HandBreach::NoDraw(Claimed::Threefold { times, known }));
    }
    for plies in [0, 31, 99] {
        let known = Known::Here;
        breaches.push(HandBreach::NoDraw(Claimed::FiftyMoves { plies, known }));
    }
    let known = Known::Elsewhere;
    breaches.push(HandBreach::NoDraw(Claimed::Threefold { times: 1, known }));
    breaches.push(HandBreach::NoDraw(Claimed::FiftyMoves { plies: 1, known }));
    let counts = [
        NoCount::TooStrong,
        NoCount::NoForce,
        NoCount::Running,
        NoCount::Undertaking,
        NoCount::Unknown,
    ];
    breaches.extend(counts.map(HandBreach::NoCount));
    let undertakings = [
        NoUndertaking::Counting,
        NoUndertaking::Already,
        NoUndertaking::Empty,
        NoUndertaking::WrongMan { at: at("e4") },
        NoUndertaking::Unknown,
    ];
    breaches.extend(undertakings.map(HandBreach::NoUndertaking));
    breaches
}

fn chess_breaches() -> Vec<ChessBreach> {
    let (from, to) = (at("d2"), at("d4"));
    let mut breaches = vec![
        ChessBreach::PawnBlocked { to, by: at("f3") },
        ChessBreach::PawnBlocked { to, by: to },
        ChessBreach::DoubleStepLate { from, to },
        ChessBreach::NothingToTake { to },
        ChessBreach::EnPassantLate { to, pawn: at("d5") },
        ChessBreach::PromotionMissing { to: at("d8") },
        ChessBreach::PromotionHere { to },
    ];
    for role in Role::ALL {
        breaches.push(ChessBreach::CannotReach { role, from, to });
        breaches.push(ChessBreach::OwnMan { at: to, role });
        breaches.push(ChessBreach::PromotionInto { to, role });
        let by = at("e2");
        breaches.push(ChessBreach::Blocked { role, to, by });
    }
    let king = at("e1");
    let mut castlings = vec![
        NoCastling::Moved,
        NoCastling::RookMoved,
        NoCastling::Between { by: at("f3") },
    ];
    for by in attackers() {
        castlings.push(NoCastling::InCheck { by: by.clone() });
        castlings.push(NoCastling::Through {
            square: at("f1"),
            by: by.clone(),
        });
        breaches.extend([
            ChessBreach::KingLeft {
                king,
                by: by.clone(),
            },
            ChessBreach::KingInto {
                to: at("d1"),
                by: by.clone(),
            },
            ChessBreach::KingExposed {
                king,
                cover: at("e2"),
                by,
            },
        ]);
    }
    breaches.extend(castlings.into_iter().map(|why| ChessBreach::Castling {
        king,
        corner: at("h1"),
        why,
    }));
    breaches
}

fn is_sentence(text: &str) {
    assert!(text.ends_with('.') && !text.ends_with(".."), "{text}");
    assert!(!text.contains("  ") && !text.contains(" ."), "{text}");
    let first = text.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{text}");
    assert!(!text.contains(['{', '}']), "{text}");
}

#[test]
fn every_breach_is_one_sentence_in_each_language_and_no_two_are_the_same() {
    let breaches: Vec<Breach> = hand_breaches()
        .into_iter()
        .map(Breach::Hand)
        .chain(chess_breaches().into_iter().map(chess))
        .collect();
    let mut said = HashSet::new();
    for breach in &breaches {
        for lang in Lang::ALL {
            let sentence = say(lang, breach);
            is_sentence(&sentence);
            println!("{sentence}");
            assert!(said.insert(sentence.clone()), "twice: {sentence}");
        }
    }
}

#[test]
fn men_and_squares_are_named() {
    let [_, two, three] = attackers();
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
