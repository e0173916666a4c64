//! What each game cites: articles that exist, the right ones, and no article without a reason why it is never cited.

use std::collections::HashSet;

use reglement::board::grid::CROSS;
use reglement::board::piece::{Role, Seat};
use reglement::board::seats::Seats;
use reglement::games::Game;
use reglement::games::page::{Announcing, Laws, Slips, Touching};
use reglement::law::article::Source;
use reglement::law::breach::{
    Asked, Breach, ChessBreach, CrossBreach, HandBreach, LetterBreach, Mated, NoCastling, NoCount,
    Slipped, Spoken,
};
use reglement::law::ending::{Ending, Share, Verdict};
use reglement::law::offence::Offence;
use reglement::law::ruling::Ground;

use crate::breaches::{ENDINGS, across, attackers, bonds, breaches, breaches_of_four, no_huffs};

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
    let bound_elsewhere = |breach: &Breach| match breach {
        Breach::Letter(LetterBreach::Bound(bond)) => bond.article.source != game.source(),
        _ => false,
    };
    for breach in breaches() {
        if bound_elsewhere(&breach) {
            continue;
        }
        let ruling = (game.page().rule)(&breach);
        assert_eq!(ruling.article.source, game.source(), "{breach:?}");
        let see = match breach {
            Breach::Letter(LetterBreach::Huffed { .. }) => Some("D14"),
            Breach::Letter(LetterBreach::Waits(_)) => Some("D3"),
            _ => breach.is_neglect().then_some("D13"),
        };
        assert_eq!(ruling.see.map(|see| see.id), see, "{breach:?}");
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
fn that_mate_ends_a_game_no_article_of_1869_says_and_the_paragraph_on_check_is_named_with_its_own_source()
 {
    let articles = Source::Chess1869.articles();
    let of_mate = articles.filter(|article| {
        let text = article.text().map(|text| text.original.replace('-', ""));
        text.is_some_and(|text| text.contains("schaakmat"))
    });
    let of_mate: Vec<String> = of_mate.map(|article| article.id.to_owned()).collect();
    assert_eq!(
        of_mate,
        ["A3", "A22"],
        "what it is worth, and when it must be given"
    );
    let over = Breach::Hand(HandBreach::GameOver(Ending::Mate));
    let ruling = (Game::Chess1869.page().rule)(&over);
    assert_eq!(
        (ruling.article.source, ruling.article.id),
        (Source::ChessModern, "M3.9")
    );
    assert_eq!(
        Game::Chess1869
            .page()
            .ground(&Verdict::won(Seat::White, Ending::Mate)),
        Ground::Word("mate")
    );
}

#[test]
fn an_act_out_of_place_in_a_game_to_the_letter_offends_these_articles() {
    let at = across("e8");
    let by = Seat::West;
    let offence = Offence::FalseMove;
    let groundless = LetterBreach::Groundless;
    let unknown = LetterBreach::Unknown;
    for (breach, cited) in [
        (unknown(Spoken::Touch), ["A6", "A6", "T1", "D2"]),
        (unknown(Spoken::Adjust), ["A6", "A6", "T1", "D2"]),
        (unknown(Spoken::Announce), ["A16", "V13", "T4", "D3"]),
        (unknown(Spoken::Second), ["A14", "A14", "T3", "D1"]),
        (unknown(Spoken::Claim), ["A23", "A23", "T9", "D3"]),
        (unknown(Spoken::Remedy), ["A23", "A23", "T9", "D3"]),
        (unknown(Spoken::Lift), ["M3.1", "M3.1", "T1 M3.1", "D12"]),
        (unknown(Spoken::Rectify), ["A2", "A2", "T2", "DP6b"]),
        (unknown(Spoken::Afresh), ["A1", "A3", "T2", "DP6b"]),
        (
            LetterBreach::TouchedAlready { at },
            ["A6", "A6", "T1", "D2"],
        ),
        (LetterBreach::AdjustLate, ["A6", "A6", "T1", "D2"]),
        (groundless(Offence::EnemysMan), ["A10", "A10", "T9", "D3"]),
        (
            groundless(Offence::FalseCapture),
            ["A11", "A11", "T9", "D3"],
        ),
        (
            groundless(Offence::OwnManTaken),
            ["A12", "A12", "T9", "D10"],
        ),
        (groundless(Offence::FalseMove), ["A13", "A13", "T9", "D3"]),
        (groundless(Offence::TwoMoves), ["A14", "A14", "T9", "D3"]),
        (
            groundless(Offence::FalseCastling),
            ["A15", "A15", "T9", "D3"],
        ),
        (groundless(Offence::KingInCheck), ["A17", "A17", "T9", "D3"]),
        (
            groundless(Offence::CheckFalselySaid),
            ["A18", "A18", "T9", "D3"],
        ),
        (groundless(Offence::Unwarned), ["A16", "V13", "T9", "D3"]),
        (groundless(Offence::WrongLine), ["A13", "A13", "T9", "D3"]),
        (
            groundless(Offence::OwnPiecesTaken),
            ["A12", "A12", "T9", "D10"],
        ),
        (groundless(Offence::KingExposed), ["A13", "A13", "T9", "D3"]),
        (LetterBreach::NothingAt { at }, ["A13", "A13", "T9", "D3"]),
        (LetterBreach::TooLate(offence), ["A23", "A23", "T9", "D3"]),
        (
            LetterBreach::NotTheClaimant(offence),
            ["A23", "A23", "T9", "D3"],
        ),
        (LetterBreach::FindOut, ["A23", "A23", "T9", "D3"]),
        (
            LetterBreach::ChooseFirst { by, offence },
            ["A13", "A13", "T9", "D3"],
        ),
        (LetterBreach::NothingToChoose, ["A23", "A23", "T9", "D3"]),
        (
            LetterBreach::NoSuchRemedy(offence),
            ["A13", "A13", "T9", "D3"],
        ),
        (LetterBreach::NothingToAnnounce, ["A16", "V13", "T4", "D3"]),
        (LetterBreach::AnnounceLate, ["A16", "V13", "T4", "D3"]),
        (LetterBreach::AnnouncedAlready, ["A16", "V13", "T4", "D3"]),
        (LetterBreach::NotTwice, ["A14", "A14", "T3", "D1"]),
        (LetterBreach::SecondFalse, ["A14", "A14", "T3", "D1"]),
        (
            LetterBreach::NothingToLift { at },
            ["M3.1", "M3.1", "T1 M3.1", "D12"],
        ),
        (
            LetterBreach::LiftLate { at },
            ["M3.1", "M3.1", "T1 M3.1", "D12"],
        ),
        (LetterBreach::Huffed { at }, ["A13", "A13", "T9", "D13 D14"]),
        (
            LetterBreach::Waits(Ending::Mate),
            ["A23", "A23", "T9", "D14 D3"],
        ),
        (
            LetterBreach::NothingToRectify(Slipped::Men),
            ["A2", "A2", "T2", "DP6b"],
        ),
        (
            LetterBreach::NothingToRectify(Slipped::Odds),
            ["A3", "A3", "T2", "DP6b"],
        ),
        (
            LetterBreach::RectifyLate(Slipped::Board),
            ["A1", "V0", "T2", "DP6b"],
        ),
        (
            LetterBreach::RectifyLate(Slipped::Men),
            ["A2", "A2", "T2", "DP6b"],
        ),
        (
            LetterBreach::RectifyLate(Slipped::Odds),
            ["A3", "A3", "T2", "DP6b"],
        ),
        (
            LetterBreach::CannotRectify { at },
            ["A2", "A2", "T2", "DP6b"],
        ),
        (
            LetterBreach::KingSpared { at },
            ["A16 M3.9", "V8", "T1 M3.9", "D3"],
        ),
    ] {
        let games = [
            Game::Chess1869,
            Game::Four1869,
            Game::Four1967,
            Game::Draughts1879,
        ];
        let cites = games.map(|game| cites(game, &Breach::Letter(breach)));
        assert_eq!(cites, cited, "{breach:?}");
    }
}

#[test]
fn who_breaks_a_bond_offends_the_article_that_laid_it() {
    for bond in bonds(across("e8")) {
        let breach = Breach::Letter(LetterBreach::Bound(bond));
        for game in Game::ALL {
            if can_happen(game, &breach) {
                assert_eq!(
                    (game.page().rule)(&breach).article,
                    bond.article,
                    "{game:?}"
                );
            }
        }
    }
}

#[test]
fn no_game_cites_an_article_that_does_not_hold_in_it() {
    for game in Game::ALL {
        let holds: &[Source] = match game {
            Game::Chess1869 => &[Source::Chess1869, Source::ChessModern],
            Game::Four1869 => &[Source::Four1869, Source::Chess1869, Source::ChessModern],
            Game::Four1967 => &[Source::Four1967, Source::Four1869, Source::ChessModern],
            Game::ChessModern => &[Source::ChessModern],
            Game::Draughts1879 => &[Source::Draughts1879],
        };
        for breach in all_breaches().filter(|breach| can_happen(game, breach)) {
            let ruling = (game.page().rule)(&breach);
            for article in [Some(ruling.article), ruling.see].into_iter().flatten() {
                assert!(
                    holds.contains(&article.source),
                    "{game:?} cites {article}: {breach:?}"
                );
            }
        }
    }
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
        (Game::Four1869, Ending::OddsKept, "A3"),
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
const NEVER_CITED: [(&str, &str); 9] = [
    ("A5 V5 V6 DP8a", "who begins: the program sees to it"),
    ("V2 DP6a", "the board and the sets"),
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
        "D15 DP7 DP13",
        "what a piece becomes, and other ways to play",
    ),
];

#[test]
fn every_article_is_cited_or_there_is_a_reason_why_not() {
    let cited = cited(&|_| true);
    let mut never = HashSet::new();
    for (ids, why) in NEVER_CITED {
        for id in ids.split(' ') {
            assert!(!why.is_empty() && never.insert(id), "{id} stands twice");
        }
    }
    let all = Source::ALL.into_iter().flat_map(Source::articles);
    for id in all.map(|article| article.id) {
        let (cited, excused) = (cited.contains(id), never.remove(id));
        assert!(cited || excused, "{id} is never cited, and nobody says why");
        assert!(!(cited && excused), "{id} is cited after all");
    }
    assert!(never.is_empty(), "no such articles: {never:?}");
}

/// The articles that a game cites: of those breaches that are asked for, and of endings.
pub fn cited(asked: &dyn Fn(&Breach) -> bool) -> HashSet<&'static str> {
    let mut cited = HashSet::new();
    for game in Game::ALL {
        let page = game.page();
        let met = all_breaches().filter(|breach| asked(breach) && can_happen(game, breach));
        for breach in met {
            let ruling = (page.rule)(&breach);
            cited.insert(ruling.article.id);
            cited.extend(ruling.see.map(|article| article.id));
        }
        for verdict in ENDINGS.into_iter().flat_map(verdicts) {
            if let Ground::Article(article) = page.ground(&verdict) {
                cited.insert(article.id);
            }
        }
    }
    cited
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
        Breach::Letter(letter) => letter_can_happen(game, letter),
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

/// The same of what only a game to the letter can offend.
fn letter_can_happen(game: Game, breach: &LetterBreach) -> bool {
    if let LetterBreach::Unknown(_) = breach {
        return true;
    }
    let Some(letter) = game.page().letter else {
        return false;
    };
    let touching = letter.touching != Touching::Unsaid;
    let announcing = letter.announcing != Announcing::ByTheProgram;
    let claimed = |offence: &Offence| is_claimed_in(game, *offence);
    match breach {
        LetterBreach::Unknown(_) => true,
        LetterBreach::TouchedAlready { .. } | LetterBreach::AdjustLate => touching,
        LetterBreach::Bound(bond) => match bond.article.id {
            "A6" | "A7" | "A8" => announcing,
            "A16" => letter.announcing == Announcing::ToKings,
            id => Offence::named(id).is_some_and(|offence| is_claimed_in(game, offence)),
        },
        // By any name there is, in any game.
        LetterBreach::Groundless(_) => true,
        LetterBreach::TooLate(offence)
        | LetterBreach::NotTheClaimant(offence)
        | LetterBreach::ChooseFirst { offence, .. }
        | LetterBreach::NoSuchRemedy(offence) => claimed(offence),
        LetterBreach::NothingToAnnounce
        | LetterBreach::AnnounceLate
        | LetterBreach::AnnouncedAlready => announcing,
        LetterBreach::NotTwice | LetterBreach::SecondFalse => announcing,
        LetterBreach::KingSpared { .. } => !matches!(game.page().laws, Laws::Draughts),
        LetterBreach::LiftLate { .. } | LetterBreach::Huffed { .. } => {
            matches!(game.page().laws, Laws::Draughts)
        }
        LetterBreach::NothingAt { .. }
        | LetterBreach::FindOut
        | LetterBreach::Waits(_)
        | LetterBreach::NothingToChoose
        | LetterBreach::NothingToLift { .. } => true,
        LetterBreach::NothingToRectify(_)
        | LetterBreach::CannotRectify { .. }
        | LetterBreach::RectifyLate(Slipped::Men | Slipped::Odds) => letter.slips != Slips::Unknown,
        LetterBreach::RectifyLate(Slipped::Board) => letter.slips == Slips::BoardToo,
    }
}

/// Can this be claimed in this game?
fn is_claimed_in(game: Game, offence: Offence) -> bool {
    let source = offence.article().source;
    match game {
        Game::Chess1869 => source == Source::Chess1869,
        Game::Four1869 => [Source::Chess1869, Source::Four1869].contains(&source),
        Game::Four1967 => source == Source::Four1967,
        Game::Draughts1879 => source == Source::Draughts1879,
        Game::ChessModern => false,
    }
}
