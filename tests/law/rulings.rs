//! What each game cites: articles that exist, the right ones, and no article without a reason why it is never cited.

use std::collections::HashSet;

use reglement::board::grid::CROSS;
use reglement::board::piece::{Role, Seat};
use reglement::board::seats::Seats;
use reglement::games::Game;
use reglement::games::page::Laws;
use reglement::law::article::{Article, Source};
use reglement::law::breach::{
    Asked, Breach, ChessBreach, CrossBreach, HandBreach, Mated, NoCastling, NoCount,
};
use reglement::law::ending::{Ending, Share, Verdict};
use reglement::law::ruling::Ground;

use crate::breaches::{ENDINGS, across, attackers, breaches, breaches_of_four, no_huffs};

/// All breaches, where two play and where four do.
fn all_breaches() -> impl Iterator<Item = Breach> {
    let demands = no_huffs().map(|why| Breach::Hand(HandBreach::NoDemand(why)));
    breaches()
        .into_iter()
        .chain(breaches_of_four())
        .chain(demands)
}

/// The game drawn so, won so, half won so.
fn verdicts(ending: Ending) -> [Verdict; 4] {
    let side = Seats::of(Seat::South).with(Seat::North);
    [
        Verdict::draw(ending),
        Verdict::won(Seat::White, ending),
        Verdict::won_by(side, Share::Whole, ending),
        Verdict::won_by(side, Share::Half, ending),
    ]
}

#[test]
fn every_article_that_a_game_cites_exists() {
    for game in Game::ALL {
        for breach in all_breaches() {
            let ruling = (game.page().rule)(&breach);
            for article in [Some(ruling.article), ruling.see].into_iter().flatten() {
                assert!(
                    article.text().is_some(),
                    "{game:?} cites {article}: {breach:?}"
                );
            }
            assert_ne!(Some(ruling.article), ruling.see, "{game:?} {breach:?}");
        }
        for verdict in ENDINGS.into_iter().flat_map(verdicts) {
            match game.page().ground(&verdict) {
                Ground::Article(article) => {
                    assert!(article.text().is_some(), "{game:?} {verdict:?}");
                    let cites = [game.source(), Source::Chess1869];
                    assert!(cites.contains(&article.source), "{game:?} {verdict:?}");
                }
                Ground::Word(word) => assert!(!word.is_empty()),
            }
        }
    }
}

#[test]
fn a_breach_of_draughts_offends_a_rule_of_1879() {
    let game = Game::Draughts1879;
    for breach in breaches() {
        let ruling = (game.page().rule)(&breach);
        assert_eq!(ruling.article.source, game.source(), "{breach:?}");
        let neglect = breach.is_neglect();
        assert_eq!(
            ruling.see.map(|see| see.id),
            neglect.then_some("D13"),
            "{breach:?}"
        );
    }
}

/// The ruling in a word: `A13`, or with what to see also `A13 M3.2`.
fn cites(game: Game, breach: &Breach) -> String {
    let ruling = (game.page().rule)(breach);
    let see = ruling.see.map(|see| format!(" {see}")).unwrap_or_default();
    format!("{}{see}", ruling.article)
}

fn both(breach: Breach) -> [String; 2] {
    [Game::Four1869, Game::Four1967].map(|game| cites(game, &breach))
}

#[test]
fn a_hand_out_of_turn_or_place_offends_these_articles_of_the_games_for_four() {
    let at = across("h11");
    let named = "a1".to_owned();
    let turn = Seat::West;
    for (breach, cited) in [
        (HandBreach::OutOfTurn { turn }, ["V4", "T3"]),
        (HandBreach::NotYours { at, owner: turn }, ["A10", "T1 M3.1"]),
        (HandBreach::NoMan { at }, ["A13 M3.1", "T1 M3.1"]),
        (HandBreach::OffBoard { named }, ["V1", "T1 V1"]),
        (HandBreach::NothingAsked, ["V4", "T3"]),
        (
            HandBreach::AnswerFirst {
                asked: Asked::Draw,
                by: turn,
            },
            ["V4", "T3"],
        ),
        (HandBreach::AskedAlready(Asked::Draw), ["V17", "T5"]),
        (HandBreach::AskedAlready(Asked::TakeBack), ["A9", "T1"]),
        (HandBreach::AskedAlready(Asked::Resign), ["V7", "T17"]),
        (HandBreach::NoCount(NoCount::TooStrong), ["A22", "T1"]),
        (HandBreach::GameOver(Ending::BothMated), ["V7", "T17"]),
        (HandBreach::GameOver(Ending::AllAgreed), ["V17", "T5 T17"]),
        (HandBreach::GameOver(Ending::Resignation), ["V7", "T17"]),
    ] {
        let name = format!("{breach:?}");
        assert_eq!(both(Breach::Hand(breach)), cited, "{name}");
    }
    for (game, ending, cited) in [
        (Game::Four1869, Ending::Undecided, "V17"),
        (Game::Four1869, Ending::FiftyCounted, "A22"),
        (Game::Four1967, Ending::BothStalemated, "T5"),
        (Game::Four1967, Ending::NobodyMoves, "T5 T17"),
        (Game::Four1967, Ending::BareKings, "T5 T17"),
    ] {
        let over = Breach::Hand(HandBreach::GameOver(ending));
        assert_eq!(cites(game, &over), cited, "{ending:?}");
    }
}

#[test]
fn a_false_move_offends_these_articles_of_the_games_for_four() {
    let (from, to) = (across("d2"), across("d4"));
    let (king, corner, pawn) = (across("h1"), across("k1"), across("d5"));
    let [by, ..] = attackers(&CROSS);
    let castling = |why| ChessBreach::Castling { king, corner, why };
    let role = Role::Bishop;
    for (breach, cited) in [
        (
            ChessBreach::CannotReach { role, from, to },
            ["A13 M3.2", "T1 M3.2"],
        ),
        (
            ChessBreach::Blocked { role, to, by: from },
            ["A13 M3.5", "T1 M3.5"],
        ),
        (
            ChessBreach::PawnBlocked { to, by: to },
            ["A13 M3.7a", "T1 M3.7a"],
        ),
        (
            ChessBreach::DoubleStepLate { from, to },
            ["A13 M3.7b", "T1 M3.7b"],
        ),
        (ChessBreach::NothingToTake { to }, ["A13 M3.7c", "T1 M3.7c"]),
        (ChessBreach::EnPassantLate { to, pawn }, ["A20", "T1 M3.7d"]),
        (
            ChessBreach::OwnMan { at: to, role },
            ["A12 M3.1", "T1 M3.1"],
        ),
        (ChessBreach::PromotionMissing { to }, ["A19", "T6"]),
        (ChessBreach::PromotionInto { to, role }, ["A19", "T6"]),
        (ChessBreach::PromotionHere { to }, ["A19", "T6"]),
        (castling(NoCastling::Moved), ["A15", "T1 M3.8-1a"]),
        (castling(NoCastling::RookMoved), ["A15", "T1 M3.8-1b"]),
        (
            castling(NoCastling::InCheck { by: by.clone() }),
            ["A15", "T1 M3.8-2a"],
        ),
        (
            castling(NoCastling::Between { by: from }),
            ["A15", "T1 M3.8-2b"],
        ),
        (
            ChessBreach::KingLeft {
                king,
                by: by.clone(),
            },
            ["V8", "T7"],
        ),
        (ChessBreach::KingInto { to, by: by.clone() }, ["V9", "T9"]),
        (
            ChessBreach::KingExposed {
                king,
                cover: from,
                by,
                line: Vec::new(),
            },
            ["V10", "T9"],
        ),
    ] {
        let name = format!("{breach:?}");
        assert_eq!(both(Breach::Chess(breach)), cited, "{name}");
    }
}

#[test]
fn what_only_chess_for_four_forbids_offends_its_own_articles() {
    let at = across("h11");
    let (owner, friend, role) = (Seat::West, Seat::North, Role::Rook);
    let [by, ..] = attackers(&CROSS);
    let king = |mated| CrossBreach::EnemyKing { at, owner, mated };
    let queen = CrossBreach::QueenProtected {
        attacker: across("k4"),
        queen: at,
        owner,
    };
    for (breach, cited) in [
        (
            CrossBreach::FriendsMan { at, role, friend },
            ["A12 V3", "T1 M3.1"],
        ),
        (CrossBreach::FriendsArmy { at, friend }, ["V4", "T3"]),
        (king(Mated::No), ["V8", "T1 M3.9"]),
        (king(Mated::Yes), ["V14", "T11"]),
        (CrossBreach::ArmyFrozen { at, owner }, ["V14", "T12"]),
        (CrossBreach::FrozenMan { at, owner }, ["V14", "T11"]),
        (CrossBreach::ReleasedMan { at, owner }, ["V15", "T15"]),
        (queen, ["V11", "T4"]),
        (CrossBreach::ArmEnd { at }, ["V0", "T6"]),
        (
            CrossBreach::KingIntoFrozen { to: at, by },
            ["V14", "T12 T9"],
        ),
    ] {
        let name = format!("{breach:?}");
        assert_eq!(both(Breach::Cross(breach)), cited, "{name}");
    }
    let exposed = CrossBreach::FriendExposed {
        king: at,
        friend,
        by: Vec::new(),
        line: Vec::new(),
    };
    assert_eq!(cites(Game::Four1869, &Breach::Cross(exposed)), "V10");
    let stalemates = Breach::Cross(CrossBreach::Stalemates { seat: owner });
    assert_eq!(cites(Game::Four1869, &stalemates), "V17");
}

#[test]
fn a_game_for_four_ends_by_these_articles() {
    let ground = |game: Game, ending| {
        verdicts(ending).map(|verdict| game.page().ground(&verdict).to_string())
    };
    let [drawn, _, won, half] = ground(Game::Four1967, Ending::NobodyMoves);
    assert_eq!([drawn, won, half], ["T5", "T5", "T17"]);
    let [drawn, _, _, half] = ground(Game::Four1967, Ending::AllAgreed);
    assert_eq!([drawn, half], ["agreed", "T17"]);
    for (game, ending, article) in [
        (Game::Four1967, Ending::BothMated, "T17"),
        (Game::Four1967, Ending::BothStalemated, "T5"),
        (Game::Four1967, Ending::BareKings, "T5"),
        (Game::Four1967, Ending::Resignation, "resigned"),
        (Game::Four1869, Ending::BothMated, "V7"),
        (Game::Four1869, Ending::Undecided, "V17"),
        (Game::Four1869, Ending::FiftyCounted, "A22"),
        (Game::Four1869, Ending::UndertakingMissed, "A22"),
        (Game::Four1869, Ending::AllAgreed, "agreed"),
        (Game::Four1869, Ending::Resignation, "resigned"),
    ] {
        let [drawn, _, won, _] = ground(game, ending);
        assert_eq!(
            [drawn.as_str(), won.as_str()],
            [article; 2],
            "{game:?} {ending:?}"
        );
    }
}

/// The articles that no refusal and no ending cites, and why.
const NEVER_CITED: [(&str, &str); 15] = [
    (
        "A1 A2 A3",
        "how a game is set up; a wrong set-up is put right, not refused",
    ),
    ("A5 V5 V6 DP8a", "who begins: the program sees to it"),
    ("A6 A7 A8", "touching, which the program does not see"),
    (
        "A11 A14",
        "a wrong capture, two moves at once: what the enemy may then choose",
    ),
    (
        "A16 A17 A18 V13",
        "checks left unsaid: the program says them",
    ),
    ("A23", "claiming in time: the program is never late"),
    ("V2 T2 DP6a DP6b", "the board and the sets"),
    ("V12", "when a queen stands in check: a condition of V11"),
    (
        "V16 T15",
        "what follows of itself: from V14, and from a mate that lasts until the mated seat has moved (T11)",
    ),
    ("T8 T10 T14 T18", "what is allowed"),
    ("T13 T16", "how those play on whose friend is mated"),
    ("T19 T20", "no rules"),
    (
        "M3.1a M3.8b M3.10c",
        "what a word means, how one castles, what cannot be played",
    ),
    (
        "D10 D12",
        "captures wrongly carried out, which the program carries out itself",
    ),
    (
        "D15 DP7 DP13",
        "what a piece becomes, and other ways to play",
    ),
];

#[test]
fn every_article_is_cited_or_there_is_a_reason_why_not() {
    let mut cited = HashSet::new();
    for game in Game::ALL {
        let page = game.page();
        let met = all_breaches().filter(|breach| can_happen(game, breach));
        for breach in met {
            let ruling = (page.rule)(&breach);
            cited.extend([Some(ruling.article), ruling.see].into_iter().flatten());
        }
        for verdict in ENDINGS.into_iter().flat_map(verdicts) {
            if let Ground::Article(article) = page.ground(&verdict) {
                cited.insert(article);
            }
        }
    }
    let mut never = HashSet::new();
    for (ids, why) in NEVER_CITED {
        for id in ids.split(' ') {
            assert!(!why.is_empty() && never.insert(id), "{id} stands twice");
        }
    }
    let cited: HashSet<&str> = cited.iter().map(|article: &Article| article.id).collect();
    let all = Source::ALL.into_iter().flat_map(Source::articles);
    for id in all.map(|article| article.id) {
        let (cited, excused) = (cited.contains(id), never.remove(id));
        assert!(cited || excused, "{id} is never cited, and nobody says why");
        assert!(!(cited && excused), "{id} is cited after all");
    }
    assert!(never.is_empty(), "no such articles: {never:?}");
}

/// Can this breach be committed in this game?
fn can_happen(game: Game, breach: &Breach) -> bool {
    let laws = &game.page().laws;
    match breach {
        Breach::Hand(HandBreach::NoHuff(_) | HandBreach::NoDemand(_)) | Breach::Draughts(_) => {
            matches!(laws, Laws::Draughts)
        }
        Breach::Hand(_) => true,
        Breach::Chess(_) => !matches!(laws, Laws::Draughts),
        Breach::Cross(cross) => match game {
            Game::Four1869 => !matches!(cross, CrossBreach::KingIntoFrozen { .. }),
            Game::Four1967 => !matches!(
                cross,
                CrossBreach::FriendExposed { .. }
                    | CrossBreach::ReleasedMan { .. }
                    | CrossBreach::Stalemates { .. }
            ),
            _ => false,
        },
    }
}
