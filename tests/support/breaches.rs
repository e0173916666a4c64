//! Every way to offend, and every way a game ends, for a test to go through.
#![allow(dead_code, reason = "each test file uses its own part")]

use reglement::board::grid::{CROSS, EIGHT, Grid, TEN};
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::law::article::{Article, Source};
use reglement::law::bond::{Bond, Duty, Laid};
use reglement::law::breach::{
    Asked, Breach, ChessBreach, Claimed, CrossBreach, DraughtsBreach, HandBreach, Known,
    LetterBreach, Mated, NoCastling, NoClock, NoCount, NoHuff, NoUndertaking, Slipped, Spoken,
};
use reglement::law::ending::Ending;
use reglement::law::offence::Offence;

/// All of them.
pub const ENDINGS: [Ending; 25] = [
    Ending::Mate,
    Ending::Stalemate,
    Ending::InsufficientMaterial,
    Ending::Fivefold,
    Ending::SeventyFiveMoves,
    Ending::Threefold,
    Ending::FiftyMoves,
    Ending::FiftyCounted,
    Ending::UndertakingMissed,
    Ending::OddsKept,
    Ending::NoPieces(Seat::White),
    Ending::NoMoves(Seat::Black),
    Ending::LongLine,
    Ending::FifteenMoves,
    Ending::TwentyMoves,
    Ending::Agreement,
    Ending::Resignation,
    Ending::Undecided,
    Ending::BothMated,
    Ending::BothStalemated,
    Ending::NobodyMoves,
    Ending::BareKings,
    Ending::AllAgreed,
    Ending::Time,
    Ending::TimeDrawn,
];

/// A square of the chessboard.
pub fn at(name: &str) -> Square {
    EIGHT.named(name).unwrap()
}

/// A square of the cross.
pub fn across(name: &str) -> Square {
    CROSS.named(name).unwrap()
}

/// A square of the draughtboard.
pub fn on(name: &str) -> Square {
    TEN.named(name).unwrap()
}

/// All kinds of breaches where two play.
pub fn breaches() -> Vec<Breach> {
    let hand = hand_breaches(&EIGHT, &Seat::TWO)
        .into_iter()
        .map(Breach::Hand);
    let chess = chess_breaches(&EIGHT).into_iter().map(Breach::Chess);
    let draughts = draughts_breaches().into_iter().map(Breach::Draughts);
    let huffs = no_huffs().map(|why| Breach::Hand(HandBreach::NoHuff(why)));
    let letter = letter_breaches(at("e8"), &Seat::TWO).into_iter();
    let huffed = LetterBreach::Huffed { at: at("e8") };
    let letter = letter.chain([huffed]).map(Breach::Letter);
    let breaches = hand.chain(huffs).chain(chess).chain(draughts);
    breaches.chain(letter).collect()
}

/// All kinds of breaches where four play.
pub fn breaches_of_four() -> Vec<Breach> {
    let hand = hand_breaches(&CROSS, &Seat::FOUR)
        .into_iter()
        .map(Breach::Hand);
    let chess = chess_breaches(&CROSS).into_iter().map(Breach::Chess);
    let cross = cross_breaches().into_iter().map(Breach::Cross);
    let corners = ["a1", "N14", "c12"].map(|named| HandBreach::OffBoard {
        named: named.to_owned(),
    });
    let freed = ChessBreach::KingExposed {
        king: across("e1"),
        cover: across("k4"),
        by: vec![across("e8")],
        line: vec![across("e3")],
    };
    hand.chain(corners.map(Breach::Hand))
        .chain(chess)
        .chain([Breach::Chess(freed)])
        .chain(cross)
        .chain(
            letter_breaches(across("e8"), &Seat::FOUR)
                .into_iter()
                .map(Breach::Letter),
        )
        .collect()
}

/// Every way to be bound, the man in question standing here.
pub fn bonds(at: Square) -> Vec<Bond> {
    let by = |source, id, duty, laid| Bond {
        duty,
        article: Article::new(source, id),
        laid,
    };
    let mut bonds = vec![
        by(Source::Chess1869, "A6", Duty::Play(at), Laid::ByTouch),
        by(Source::Chess1869, "A7", Duty::King, Laid::ByTouch),
        by(Source::Chess1869, "A8", Duty::Take(at), Laid::ByTouch),
        by(Source::Chess1869, "A16", Duty::OutOfCheck, Laid::ByRemedy),
    ];
    for offence in [
        Offence::FalseCastling,
        Offence::WrongLine,
        Offence::OwnPiecesTaken,
        Offence::KingExposed,
    ] {
        let article = offence.article();
        bonds.push(by(article.source, article.id, Duty::Again, Laid::ByRemedy));
    }
    let remedies = [
        (Offence::EnemysMan, Duty::Take(at)),
        (Offence::FalseMove, Duty::Play(at)),
        (Offence::FalseMove, Duty::King),
        (Offence::KingInCheck, Duty::OutOfCheck),
    ];
    for (offence, duty) in remedies {
        let article = offence.article();
        bonds.push(by(article.source, article.id, duty, Laid::ByRemedy));
    }
    bonds
}

/// Acts out of place in a game to the letter, a man standing here.
pub fn letter_breaches(at: Square, seats: &[Seat]) -> Vec<LetterBreach> {
    let spoken = [
        Spoken::Touch,
        Spoken::Adjust,
        Spoken::Announce,
        Spoken::Second,
        Spoken::Claim,
        Spoken::Remedy,
        Spoken::Lift,
        Spoken::Rectify,
        Spoken::Afresh,
    ];
    let mut breaches = spoken.map(LetterBreach::Unknown).to_vec();
    breaches.extend(bonds(at).into_iter().map(LetterBreach::Bound));
    for offence in Offence::ALL {
        breaches.extend([
            LetterBreach::Groundless(offence),
            LetterBreach::TooLate(offence),
            LetterBreach::NotTheClaimant(offence),
            LetterBreach::NoSuchRemedy(offence),
        ]);
        for by in seats.iter().copied() {
            breaches.push(LetterBreach::ChooseFirst { by, offence });
        }
    }
    let slips = [Slipped::Board, Slipped::Men, Slipped::Odds];
    breaches.extend(slips.map(LetterBreach::RectifyLate));
    breaches.extend(slips.map(LetterBreach::NothingToRectify));
    breaches.extend([
        LetterBreach::TouchedAlready { at },
        LetterBreach::AdjustLate,
        LetterBreach::NothingAt { at },
        LetterBreach::NothingAt { at: Square::new(0) },
        LetterBreach::FindOut,
        LetterBreach::NothingToChoose,
        LetterBreach::NothingToAnnounce,
        LetterBreach::AnnounceLate,
        LetterBreach::AnnouncedAlready,
        LetterBreach::NotTwice,
        LetterBreach::SecondFalse,
        LetterBreach::NothingToLift { at },
        LetterBreach::LiftLate { at },
        LetterBreach::Waits(Ending::Mate),
        LetterBreach::CannotRectify { at },
        LetterBreach::KingSpared { at },
    ]);
    breaches
}

/// One attacker, two, three.
pub fn attackers(grid: &Grid) -> [Vec<Square>; 3] {
    let all = ["e8", "b4", "f3"].map(|name| grid.named(name).unwrap());
    [all[..1].to_vec(), all[..2].to_vec(), all.to_vec()]
}

/// What is wrong in any game.
pub fn hand_breaches(grid: &Grid, seats: &[Seat]) -> Vec<HandBreach> {
    let at = |name: &str| grid.named(name).unwrap();
    let mut breaches: Vec<HandBreach> = ENDINGS.map(HandBreach::GameOver).to_vec();
    for by in seats.iter().copied() {
        breaches.push(HandBreach::OutOfTurn { turn: by });
        breaches.push(HandBreach::NotYours {
            at: at("e8"),
            owner: by,
        });
        for asked in [Asked::Draw, Asked::TakeBack, Asked::Resign] {
            breaches.push(HandBreach::AnswerFirst { asked, by });
        }
    }
    breaches.extend([Asked::Draw, Asked::TakeBack, Asked::Resign].map(HandBreach::AskedAlready));
    breaches.extend([HandBreach::NothingAsked, HandBreach::NothingToTakeBack]);
    let clock = seats.iter().flat_map(|seat| {
        let (seat, seconds) = (*seat, 61);
        [NoClock::NotFallen { seat, seconds }, NoClock::Late(seat)]
    });
    let clock = clock.chain([NoClock::None, NoClock::Stands, NoClock::Goes]);
    breaches.extend(clock.map(HandBreach::NoClock));
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
    for plies in [0, 31] {
        let known = Known::Here;
        breaches.push(HandBreach::NoDraw(Claimed::TwentyMoves { plies, known }));
    }
    breaches.push(HandBreach::NoDraw(Claimed::TwentyMoves { plies: 1, known }));
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

/// False moves of chess.
pub fn chess_breaches(grid: &Grid) -> Vec<ChessBreach> {
    let at = |name: &str| grid.named(name).unwrap();
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
    for role in Role::CHESS {
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
    for by in attackers(grid) {
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
                line: vec![at("e2"), at("e3")],
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

/// Why nothing is huffed or demanded: of a piece, of an empty square.
pub fn no_huffs() -> [NoHuff; 5] {
    [
        NoHuff::NothingNeglected,
        NoHuff::NotLiable { at: on("27") },
        NoHuff::NotLiable { at: on("25") },
        NoHuff::TooLate,
        NoHuff::NotHere,
    ]
}

/// False moves of draughts, and captures neglected.
pub fn draughts_breaches() -> Vec<DraughtsBreach> {
    let (from, to) = (on("27"), on("38"));
    let role = Role::Man;
    let mut breaches = vec![
        DraughtsBreach::Backward { from, to },
        DraughtsBreach::OverNothing { role, from, to },
        DraughtsBreach::Several { from, to },
        DraughtsBreach::Blocked { to, by: on("22") },
        DraughtsBreach::NoRoom {
            role,
            over: on("22"),
            behind: on("18"),
        },
    ];
    for role in [Role::Man, Role::Crowned] {
        breaches.push(DraughtsBreach::CannotReach { role, from, to });
        breaches.push(DraughtsBreach::OverOwn { role, over: from });
    }
    for over in [on("22"), on("6")] {
        breaches.push(DraughtsBreach::Occupied { role, at: over });
        breaches.push(DraughtsBreach::Twice { over });
        breaches.push(DraughtsBreach::StillThere { at: over });
    }
    let captures = [
        (Role::Man, vec![on("27")], vec![on("22")]),
        (Role::Man, vec![on("27"), on("46")], vec![on("22")]),
        (
            Role::Crowned,
            vec![on("27"), on("46")],
            vec![on("22"), on("6"), on("18")],
        ),
    ];
    for (role, pieces, prey) in captures {
        for number in [1, 2] {
            breaches.push(DraughtsBreach::Omitted {
                role,
                pieces: pieces.clone(),
                prey: prey.clone(),
                number: number.min(prey.len() as u32),
            });
            if prey.len() == 1 {
                break;
            }
        }
    }
    for pieces in [vec![on("27")], vec![on("27"), on("46")]] {
        for (took, greatest) in [(1, 2), (1, 3), (2, 3)] {
            breaches.push(DraughtsBreach::TooFew {
                took,
                greatest,
                pieces: pieces.clone(),
                prey: vec![on("22"), on("18"), on("6")],
            });
        }
    }
    breaches
}

/// What only chess for four forbids.
pub fn cross_breaches() -> Vec<CrossBreach> {
    let mut breaches = Vec::new();
    for friend in [Seat::North, Seat::West] {
        let at = across("h11");
        breaches.push(CrossBreach::FriendsArmy { at, friend });
        for role in Role::CHESS {
            breaches.push(CrossBreach::FriendsMan { at, role, friend });
        }
    }
    for owner in Seat::FOUR {
        let at = across("b4");
        for mated in [Mated::Yes, Mated::No] {
            breaches.push(CrossBreach::EnemyKing { at, owner, mated });
        }
        breaches.push(CrossBreach::ArmyFrozen { at, owner });
        breaches.push(CrossBreach::FrozenMan { at, owner });
        breaches.push(CrossBreach::ReleasedMan { at, owner });
        breaches.push(CrossBreach::QueenProtected {
            attacker: across("k4"),
            queen: across("h11"),
            owner,
        });
        breaches.push(CrossBreach::Stalemates { seat: owner });
    }
    for by in attackers(&CROSS) {
        breaches.push(CrossBreach::KingIntoFrozen {
            to: across("h5"),
            by: by.clone(),
        });
        for line in [vec![], vec!["e3", "e2"], vec!["e2", "k4"]] {
            breaches.push(CrossBreach::FriendExposed {
                king: across("h14"),
                friend: Seat::North,
                by: by.clone(),
                line: line.into_iter().map(across).collect(),
            });
        }
    }
    for name in ["c11", "b11"] {
        breaches.push(CrossBreach::ArmEnd { at: across(name) });
    }
    breaches
}
