//! What is said where four play: whose men, whose king, which side.

use std::collections::HashSet;

use reglement::board::grid::CROSS;
use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::seats::Seats;
use reglement::board::square::Square;
use reglement::lang::Lang;
use reglement::lang::words::reasons::Board;
use reglement::law::breach::{Breach, ChessBreach, CrossBreach, HandBreach, Mated, NoCount};
use reglement::law::ending::{Ending, Share, Verdict};

use crate::breaches::{ENDINGS, across, attackers, breaches_of_four};
use crate::{is_sentence, must_be_named, names_its_squares, words_of};

/// Words that have no place where two play.
pub const SAID_OF_FOUR: [&str; 18] = [
    "South", "West", "North", "East", "Zuid", "Noord", "Oost", "friend", "vriend", "cross",
    "kruis", "arm", "army", "leger", "enemies", "vijanden", "frozen", "corner",
];

/// Words that have no place where four do.
const SAID_OF_TWO: [&str; 9] = [
    "White",
    "Black",
    "Wit",
    "Zwart",
    "opponent",
    "tegenstander",
    "rank",
    "player",
    "huff",
];

/// South's king on e1, knight on e2, rook on k4; West's rook on e8, pawn on d5; North's king on h14, queen on h11;
/// East's bishop on b4, knight on f3.
fn man(at: Square) -> Option<Piece> {
    let men = [
        ("e1", Seat::South, Role::King),
        ("e2", Seat::South, Role::Knight),
        ("k4", Seat::South, Role::Rook),
        ("e8", Seat::West, Role::Rook),
        ("d5", Seat::West, Role::Pawn),
        ("h14", Seat::North, Role::King),
        ("h11", Seat::North, Role::Queen),
        ("b4", Seat::East, Role::Bishop),
        ("f3", Seat::East, Role::Knight),
    ];
    let mut found = men.into_iter().filter(|(name, ..)| across(name) == at);
    found.next().map(|(_, seat, role)| Piece { seat, role })
}

fn say(lang: Lang, breach: &Breach) -> String {
    lang.words().reason(breach, &Board::new(&CROSS, &man))
}

/// Said so in English, and so in Dutch.
fn said(breach: impl Into<Said>, english: &str, dutch: &str) {
    let Said(breach) = breach.into();
    assert_eq!(say(Lang::En, &breach), english);
    assert_eq!(say(Lang::Nl, &breach), dutch);
}

struct Said(Breach);

impl From<HandBreach> for Said {
    fn from(breach: HandBreach) -> Said {
        Said(Breach::Hand(breach))
    }
}

impl From<ChessBreach> for Said {
    fn from(breach: ChessBreach) -> Said {
        Said(Breach::Chess(breach))
    }
}

impl From<CrossBreach> for Said {
    fn from(breach: CrossBreach) -> Said {
        Said(Breach::Cross(breach))
    }
}

#[test]
fn every_breach_is_one_sentence_that_names_its_squares() {
    let mut said = HashSet::new();
    for breach in &breaches_of_four() {
        for lang in Lang::ALL {
            let sentence = say(lang, breach);
            println!("{sentence}");
            is_sentence(&sentence);
            let squares = must_be_named(breach, &man);
            names_its_squares(breach, &sentence, &CROSS, &squares);
            let words = words_of(&sentence);
            for word in SAID_OF_TWO {
                assert!(!words.contains(word), "{word}: {sentence}");
            }
            assert!(said.insert(sentence.clone()), "twice: {sentence}");
        }
    }
}

#[test]
fn a_friend_is_spared() {
    let at = across("h11");
    let friend = Seat::North;
    let role = Role::Queen;
    said(
        CrossBreach::FriendsMan { at, role, friend },
        "North's queen stands on h11, and North is your friend.",
        "Op h11 staat de dame van Noord, en Noord is je vriend.",
    );
    said(
        CrossBreach::FriendsArmy { at, friend },
        "The queen on h11 is your friend North's, and each plays only his own army.",
        "De dame op h11 is van je vriend Noord, en ieder speelt alleen met zijn eigen leger.",
    );
    let exposed = |by: &[&str], line: &[&str]| CrossBreach::FriendExposed {
        king: across("h14"),
        friend,
        by: by.iter().map(|name| across(name)).collect(),
        line: line.iter().map(|name| across(name)).collect(),
    };
    said(
        exposed(&["e8"], &["e2", "e3"]),
        "The knight on e2 covers your friend's king on h14 from the rook on e8.",
        "Het paard op e2 dekt de koning van je vriend op h14 tegen de toren op e8.",
    );
    said(
        exposed(&["e8"], &["e2", "d5"]),
        "South's knight on e2 and West's pawn on d5 cover your friend's king on h14 from the rook on e8.",
        "Het paard van Zuid op e2 en de pion van West op d5 dekken de koning van je vriend op h14 tegen de toren op e8.",
    );
    said(
        exposed(&["e8"], &["e3"]),
        "The rook on e8 would then check your friend's king on h14.",
        "De toren op e8 zou dan de koning van je vriend op h14 schaak geven.",
    );
    said(
        exposed(&["e8", "b4"], &[]),
        "West's rook on e8 and East's bishop on b4 would then check your friend's king on h14.",
        "De toren van West op e8 en de loper van Oost op b4 zouden dan de koning van je vriend op h14 schaak geven.",
    );
}

#[test]
fn attackers_of_two_armies_are_named_with_their_owners() {
    let [one, two, three] = attackers(&CROSS);
    let to = across("d1");
    said(
        ChessBreach::KingInto {
            to,
            by: one.clone(),
        },
        "The rook on e8 would attack your king on d1.",
        "De toren op e8 zou je koning op d1 aanvallen.",
    );
    said(
        ChessBreach::KingInto {
            to,
            by: two.clone(),
        },
        "West's rook on e8 and East's bishop on b4 would attack your king on d1.",
        "De toren van West op e8 en de loper van Oost op b4 zouden je koning op d1 aanvallen.",
    );
    let king = across("e1");
    said(
        ChessBreach::KingLeft {
            king,
            by: three[1..].to_vec(),
        },
        "Your king on e1 would still be in check from the bishop on b4 and the knight on f3.",
        "Je koning op e1 zou nog schaak staan door de loper op b4 en het paard op f3.",
    );
    said(
        CrossBreach::KingIntoFrozen {
            to,
            by: one.clone(),
        },
        "The rook on e8 would check your king on d1, even from an army frozen by a mate.",
        "De toren op e8 zou je koning op d1 schaak geven, ook uit een leger dat door een mat stilligt.",
    );
    said(
        ChessBreach::KingExposed {
            king,
            cover: across("k4"),
            by: two,
            line: vec![across("e3")],
        },
        "If the rook on k4 moves so, West's rook on e8 and East's bishop on b4 will check your king on e1.",
        "Gaat de toren op k4 daarheen, dan zullen de toren van West op e8 en de loper van Oost op b4 je koning op e1 schaak geven.",
    );
    said(
        ChessBreach::KingExposed {
            king,
            cover: across("e2"),
            by: one,
            line: vec![across("e2"), across("e3")],
        },
        "The knight on e2 covers your king on e1 from the rook on e8.",
        "Het paard op e2 dekt je koning op e1 tegen de toren op e8.",
    );
}

#[test]
fn a_frozen_army_and_a_warned_queen_say_until_when() {
    let (at, owner) = (across("e8"), Seat::West);
    said(
        CrossBreach::ArmyFrozen { at, owner },
        "West's army is frozen by a mate, and nobody plays the rook on e8.",
        "Het leger van West ligt stil door een mat, en niemand speelt met de toren op e8.",
    );
    said(
        CrossBreach::FrozenMan { at, owner },
        "West's army is frozen by a mate: the rook on e8 may not be taken before West has moved again.",
        "Het leger van West ligt stil door een mat: de toren op e8 mag niet geslagen worden voordat West weer gezet heeft.",
    );
    let at = across("f3");
    let owner = Seat::East;
    said(
        CrossBreach::ReleasedMan { at, owner },
        "East's army has just been released from a mate: the knight on f3 may not be taken before East has moved.",
        "Het leger van Oost is net uit een mat ontzet: het paard op f3 mag niet geslagen worden voordat Oost gezet heeft.",
    );
    said(
        CrossBreach::QueenProtected {
            attacker: across("k4"),
            queen: across("h11"),
            owner: Seat::North,
        },
        "North's queen on h11 was warned of your rook on k4, and may not be taken before North has played.",
        "De dame van Noord op h11 is gewaarschuwd voor je toren op k4, en mag niet geslagen worden voordat Noord gezet heeft.",
    );
    let (at, owner) = (across("h14"), Seat::North);
    said(
        CrossBreach::EnemyKing {
            at,
            owner,
            mated: Mated::No,
        },
        "North's king stands on h14, and a king is never taken.",
        "Op h14 staat de koning van Noord, en een koning wordt nooit geslagen.",
    );
    said(
        CrossBreach::Stalemates { seat: Seat::West },
        "West is left without a move and not in check: the last moves are played over to avoid that.",
        "West heeft dan geen zet en staat niet schaak: de laatste zetten worden overgespeeld om dat te voorkomen.",
    );
}

#[test]
fn the_cross_has_no_squares_in_its_corners() {
    let off = |named: &str| HandBreach::OffBoard {
        named: named.to_owned(),
    };
    said(
        off("n14"),
        "“n14” lies in a corner of the cross, where there are no squares.",
        "„n14” ligt in een hoek van het kruis, en daar zijn geen velden.",
    );
    for named in ["o1", "a15", "a0", "a", "1a", "é4", "a-1", "z9"] {
        let sentence = say(Lang::En, &Breach::Hand(off(named)));
        assert!(
            sentence.ends_with("is not a square of this board."),
            "{sentence}"
        );
    }
}

#[test]
fn a_side_counts_and_not_a_player() {
    said(
        HandBreach::NoCount(NoCount::TooStrong),
        "Only a side that has no more than its kings, or its kings and one rook, may begin to count.",
        "Alleen een partij die niet meer heeft dan haar koningen, of haar koningen en één toren, mag beginnen te tellen.",
    );
}

fn side(one: Seat, other: Seat) -> Seats {
    Seats::of(one).with(other)
}

#[test]
fn every_verdict_over_sides_is_a_sentence() {
    let sides = [
        side(Seat::South, Seat::North),
        side(Seat::West, Seat::East),
        side(Seat::South, Seat::West),
        side(Seat::North, Seat::East),
    ];
    let mut said = HashSet::new();
    for ending in ENDINGS {
        for share in [Share::Whole, Share::Half] {
            for winners in sides {
                for lang in Lang::ALL {
                    let verdict = Verdict::won_by(winners, share, ending);
                    let sentence = lang.words().verdict(&verdict);
                    is_sentence(&sentence);
                    let words = words_of(&sentence);
                    for seat in Seat::FOUR {
                        let named = (lang.words().terms.seat)(seat);
                        assert!(!winners.has(seat) || words.contains(named), "{sentence}");
                    }
                    for word in ["White", "Black", "Wit", "Zwart"] {
                        assert!(!words.contains(word), "{sentence}");
                    }
                    assert!(said.insert(sentence.clone()), "twice: {sentence}");
                }
            }
        }
    }
}

#[test]
fn sides_win_and_win_half() {
    let south = side(Seat::South, Seat::North);
    let east = side(Seat::West, Seat::East);
    for (verdict, english, dutch) in [
        (
            Verdict::won_by(south, Share::Whole, Ending::BothMated),
            "South and North win: both kings of West and East stand mated.",
            "Zuid en Noord winnen: beide koningen van West en Oost staan mat.",
        ),
        (
            Verdict::won_by(east, Share::Half, Ending::BothMated),
            "West and East win half: both kings of South and North stand mated, but so does one of their own.",
            "West en Oost winnen half: beide koningen van Zuid en Noord staan mat, maar een van hun eigen ook.",
        ),
        (
            Verdict::won_by(south, Share::Half, Ending::NobodyMoves),
            "South and North win half: nobody can move any more, and only a king of West and East stands mated.",
            "Zuid en Noord winnen half: niemand kan nog zetten, en alleen een koning van West en Oost staat mat.",
        ),
        (
            Verdict::won_by(south, Share::Half, Ending::AllAgreed),
            "South and North win half: all four agree to end the game, and only a king of West and East stands mated.",
            "Zuid en Noord winnen half: alle vier willen de partij beëindigen, en alleen een koning van West en Oost staat mat.",
        ),
        (
            Verdict::won_by(east, Share::Whole, Ending::Resignation),
            "West and East win: South and North resign.",
            "West en Oost winnen: Zuid en Noord geven op.",
        ),
        (
            Verdict::draw(Ending::Undecided),
            "A draw: a stalemate that playing over cannot avoid.",
            "Remise: een pat dat ook met overspelen niet te voorkomen is.",
        ),
        (
            Verdict::draw(Ending::BothStalemated),
            "A draw: both partners of a side can move nothing, and stand in no check.",
            "Remise: twee partners kunnen niets zetten, en geen van beiden staat schaak.",
        ),
        (
            Verdict::draw(Ending::BareKings),
            "A draw: nobody has more than a king left.",
            "Remise: niemand heeft meer dan een koning over.",
        ),
        (
            Verdict::draw(Ending::AllAgreed),
            "A draw: all four agree to end the game.",
            "Remise: alle vier willen de partij beëindigen.",
        ),
    ] {
        assert_eq!(Lang::En.words().verdict(&verdict), english);
        assert_eq!(Lang::Nl.words().verdict(&verdict), dutch);
    }
}

#[test]
fn states_fit_beside_the_board_and_news_on_a_line() {
    let both = side(Seat::South, Seat::North);
    for lang in Lang::ALL {
        let four = &lang.words().four;
        let state = &four.state;
        let short = [
            state.to_move,
            state.in_check,
            state.mated,
            state.released,
            state.stalemated,
            state.passed_over,
            state.warned,
            state.frozen,
            state.safe,
            state.may_consult,
            state.plays_over,
            four.light,
            four.dark,
        ];
        for text in short {
            assert!(text.chars().count() <= 20, "{text}");
        }
        let longer = [
            (state.in_check_from)("c11, n10"),
            (state.mated_by)(both),
            (state.held_by)(both),
            (state.queen_warned)("c11, n10"),
            (state.queen_open)("c11, n10"),
            (four.over.short)(3),
            (four.partner_of)(Seat::South),
        ];
        for text in longer {
            assert!(text.chars().count() <= 32, "{text}");
        }
        let (news, over) = (&four.news, &four.over);
        let lines = [
            (news.check)(Seat::South, "c11 and n10"),
            (news.queen_warned)(Seat::South, "g10", "n10", "V11"),
            (news.queen_open)(Seat::South, "g10", "n10", "V11"),
            (news.mated)(Seat::South, "V14"),
            (news.released)(Seat::North, "V15"),
            (news.passed_over)(Seat::North, "R17"),
            (news.may_consult)(both),
            (over.taken_back)(Seat::South, 1),
            (over.taken_back)(Seat::South, 3),
            (over.find)("Cato (North)", 1),
            (over.find)("Cato (North)", 3),
        ];
        for text in lines {
            is_sentence(&text);
            assert!(text.chars().count() <= 78, "{text}");
        }
    }
}

#[test]
fn the_turn_is_a_players_and_his_seats() {
    for (lang, of, nameless) in [
        (Lang::En, "Cato's turn (North)", "North's turn"),
        (Lang::Nl, "Cato (Noord) is aan zet", "Noord is aan zet"),
    ] {
        let words = lang.words();
        let north = (words.terms.seat)(Seat::North);
        assert_eq!((words.four.turn.of)("Cato", Seat::North), of);
        assert_eq!((words.four.turn.of)(north, Seat::North), nameless);
    }
}
