//! What is said in a game to the letter: every line in both languages, men and squares named.

use std::collections::HashSet;

use reglement::board::grid::{CROSS, EIGHT, TEN};
use reglement::board::piece::{Piece, Role, Seat};
use reglement::board::square::Square;
use reglement::lang::Lang;
use reglement::lang::words::letter::{LetterLines, of};
use reglement::lang::words::reasons::Board;
use reglement::law::article::{Article, Source};
use reglement::law::bond::{Bond, Duty, Laid};
use reglement::law::breach::{Breach, LetterBreach, Slipped, Spoken};
use reglement::law::ending::{Ending, Verdict};
use reglement::law::offence::Offence;
use reglement::law::remedy::Remedy;

use crate::breaches::{across, at, bonds, letter_breaches, on};
use crate::four::SAID_OF_FOUR;
use crate::{is_sentence, names_its_squares, words_of};

/// White's knight on g1, Black's rook on e8, each king in its place.
fn men(square: Square) -> Option<Piece> {
    let men = [
        ("g1", Seat::White, Role::Knight),
        ("e1", Seat::White, Role::King),
        ("e8", Seat::Black, Role::Rook),
        ("g8", Seat::Black, Role::King),
    ];
    let mut found = men.into_iter().filter(|(name, ..)| at(name) == square);
    found.next().map(|(_, seat, role)| Piece { seat, role })
}

/// West's rook on e8.
fn men_of_four(square: Square) -> Option<Piece> {
    let (seat, role) = (Seat::West, Role::Rook);
    (square == across("e8")).then_some(Piece { seat, role })
}

/// A white man on 27.
fn pieces(square: Square) -> Option<Piece> {
    let (seat, role) = (Seat::White, Role::Man);
    (square == on("27")).then_some(Piece { seat, role })
}

fn lines(lang: Lang) -> &'static LetterLines {
    &lang.words().letter
}

fn chess() -> Board<'static> {
    Board::new(&EIGHT, &men)
}

fn said(breach: LetterBreach, english: &str, dutch: &str) {
    said_on(&chess(), breach, english, dutch);
}

fn said_on(board: &Board, breach: LetterBreach, english: &str, dutch: &str) {
    let breach = Breach::Letter(breach);
    assert_eq!(Lang::En.words().reason(&breach, board), english);
    assert_eq!(Lang::Nl.words().reason(&breach, board), dutch);
}

#[test]
fn what_is_out_of_place_is_one_sentence_on_every_board() {
    let boards = [
        (Board::new(&EIGHT, &men), &EIGHT, at("e8"), &Seat::TWO[..]),
        (Board::new(&TEN, &pieces), &TEN, on("27"), &Seat::TWO[..]),
        (
            Board::new(&CROSS, &men_of_four),
            &CROSS,
            across("e8"),
            &Seat::FOUR[..],
        ),
    ];
    for (board, grid, at, seats) in boards {
        let mut said = HashSet::new();
        for breach in letter_breaches(at, seats) {
            let breach = Breach::Letter(breach);
            for lang in Lang::ALL {
                let sentence = lang.words().reason(&breach, &board);
                println!("{sentence}");
                is_sentence(&sentence);
                names_its_squares(&breach, &sentence, grid, &breach.squares());
                let words = words_of(&sentence);
                if !board.is_of_four() {
                    for word in SAID_OF_FOUR {
                        assert!(!words.contains(word), "{word}: {sentence}");
                    }
                }
                assert!(said.insert(sentence.clone()), "twice: {sentence}");
            }
        }
    }
}

fn bound(id: &'static str, duty: Duty, laid: Laid) -> LetterBreach {
    LetterBreach::Bound(Bond {
        duty,
        article: Article::new(Source::Chess1869, id),
        laid,
    })
}

#[test]
fn a_refusal_says_what_would_be_right() {
    said(
        bound("A6", Duty::Play(at("g1")), Laid::ByTouch),
        "You touched the knight on g1 and must play it.",
        "Je hebt het paard op g1 aangeraakt en moet daarmee spelen.",
    );
    said(
        bound("A8", Duty::Take(at("e8")), Laid::ByTouch),
        "You touched the rook on e8 and must take it.",
        "Je hebt de toren op e8 aangeraakt en moet dat stuk slaan.",
    );
    said(
        bound("A13", Duty::Play(at("g1")), Laid::ByRemedy),
        "The remedy chosen is that you play the knight on g1.",
        "Er is gekozen dat je het paard op g1 speelt.",
    );
    said(
        bound("A16", Duty::OutOfCheck, Laid::ByRemedy),
        "You must play your king out of check (A16).",
        "Je moet je koning uit schaak spelen (A16).",
    );
    said(
        LetterBreach::Groundless(Offence::FalseMove),
        "There is nothing that you can claim by A13.",
        "Volgens A13 heb je niets te eisen.",
    );
    said(
        LetterBreach::TooLate(Offence::FalseMove),
        "You have touched a man since, and it is too late to claim A13 (a false move).",
        "Je hebt sindsdien een stuk aangeraakt, en een beroep op A13 (een valse zet) komt te laat.",
    );
    said(
        LetterBreach::Unknown(Spoken::Touch),
        "A touch binds nobody in this game: name the move.",
        "Aanraken bindt in dit spel niemand: noem de zet.",
    );
    said(
        LetterBreach::RectifyLate(Slipped::Men),
        "Four moves have been made on each side: the men stay as they stand.",
        "Aan elke kant zijn vier zetten gedaan: de stukken blijven zoals ze staan.",
    );
    said_on(
        &Board::new(&TEN, &pieces),
        bound("D2", Duty::Play(on("27")), Laid::ByTouch),
        "You touched the man on 27 and must play it.",
        "Je hebt de schijf op 27 aangeraakt en moet daarmee spelen.",
    );
    said_on(
        &Board::new(&CROSS, &men_of_four),
        LetterBreach::NotTheClaimant(Offence::TwoMoves),
        "What your own side did is for your enemies to claim: A14 (two moves at once).",
        "Een beroep op wat jouw partij deed is aan je vijanden: A14 (twee zetten tegelijk).",
    );
}

/// Small letters, no full stop, to be set after a name.
fn is_predicate(text: &str) {
    let first = text.chars().next().unwrap();
    assert!(!first.is_uppercase() && !text.ends_with('.'), "{text}");
    assert!(!text.contains(['{', '}']) && !text.contains("  "), "{text}");
}

#[test]
fn every_act_is_said_in_each_language_and_no_two_alike() {
    let mut said = HashSet::new();
    for lang in Lang::ALL {
        let (lines, board) = (lines(lang), chess());
        let (act, state) = (&lines.act, &lines.state);
        let square = at("g1");
        let squares = ["17".to_owned(), "22".to_owned()];
        let mut all = vec![
            (act.touches)(square, &board),
            act.adjusts.to_owned(),
            (act.plays)("e2-e4"),
            (act.moves_falsely)("g1-g3"),
            (act.moves_twice)("d2-d4"),
            act.says_check.to_owned(),
            (act.points_at)(square, &board),
            (act.lifts)(&squares),
            (act.rectifies)("b1"),
            act.begins_afresh.to_owned(),
            (act.huffs)("27"),
            act.demands.to_owned(),
            act.counts.to_owned(),
            (act.undertakes)(Some("b1"), None),
            (act.undertakes)(Some("b1"), Some("f7")),
            (act.undertakes)(None, Some("f7")),
            act.offers_draw.to_owned(),
            (act.asks_back)(1),
            (act.asks_back)(3),
            act.accepts.to_owned(),
            act.declines.to_owned(),
            act.resigns.to_owned(),
            (state.touched)(square, &board),
            state.adjusting.to_owned(),
            state.unbound.to_owned(),
            state.said_check.to_owned(),
            (state.to_lift)(&squares),
            lines.to_the_letter.to_owned(),
            lines.with_the_arbiter.to_owned(),
            lines.stands.to_owned(),
            (lines.taken_back)(1),
            (lines.taken_back)(3),
            lines.slip.turned.to_owned(),
            (lines.slip.swapped)("b1", "c1"),
            (lines.slip.forgotten)("b1"),
            lines.slip.odds_kept.to_owned(),
        ];
        for draw in [Ending::Threefold, Ending::FiftyMoves, Ending::TwentyMoves] {
            all.push((act.claims_draw)(draw));
        }
        for offence in Offence::ALL {
            all.push((act.claims)(offence));
            all.push((state.choosing)(offence));
            all.push((lines.fault)(offence, "Anna", square, &board));
            all.push((lines.offence)(offence).to_owned());
        }
        for text in all {
            is_predicate(&text);
            println!("{text}");
            assert!(said.insert(text.clone()), "twice: {text}");
        }
    }
}

#[test]
fn a_line_is_who_and_what() {
    for (lang, who, line) in [
        (Lang::En, "White", "White touches the knight on g1"),
        (Lang::Nl, "Wit", "Wit raakt het paard op g1 aan"),
    ] {
        let touches = (lines(lang).act.touches)(at("g1"), &chess());
        assert_eq!(of(who, &touches), line);
    }
    let act = &lines(Lang::En).act;
    assert_eq!((act.claims)(Offence::FalseMove), "claims A13: a false move");
    let stand = (lines(Lang::En).remedy)(Remedy::LetStand, Offence::FalseMove, &chess());
    assert_eq!((act.chooses)(&stand), "chooses: let it stand");
    let act = &lines(Lang::Nl).act;
    assert_eq!(
        (act.claims)(Offence::FalseMove),
        "beroept zich op A13: een valse zet"
    );
}

#[test]
fn one_move_is_asked_and_taken_back_and_several_are() {
    for (lang, one, three, asked) in [
        (
            Lang::En,
            "the last move is taken back",
            "the last 3 moves are taken back",
            "asks the last 3 moves back",
        ),
        (
            Lang::Nl,
            "de laatste zet wordt teruggenomen",
            "de laatste 3 zetten worden teruggenomen",
            "vraagt de laatste 3 zetten terug",
        ),
    ] {
        assert_eq!((lines(lang).taken_back)(1), one);
        assert_eq!((lines(lang).taken_back)(3), three);
        assert_eq!((lines(lang).act.asks_back)(3), asked);
    }
}

#[test]
fn a_choice_begins_with_a_capital_and_names_what_it_does() {
    for lang in Lang::ALL {
        let choice = &lines(lang).choice;
        let mut all = vec![
            choice.adjust.to_owned(),
            choice.announce.to_owned(),
            choice.second.to_owned(),
            choice.point.to_owned(),
            choice.afresh.to_owned(),
        ];
        let rectify = (choice.rectify)("b1");
        assert!(rectify.contains("b1"), "{rectify}");
        for offence in Offence::ALL {
            let claim = (choice.claim)(offence);
            assert!(claim.contains(offence.article().id), "{claim}");
            all.push(claim);
        }
        for text in all {
            let mut letters = text.chars().filter(|c| c.is_alphabetic());
            assert!(letters.next().unwrap().is_uppercase(), "{text}");
            assert!(text.chars().count() <= 48, "{text}");
        }
    }
}

#[test]
fn the_remedies_of_an_article_differ_and_name_their_men() {
    let (before, king) = (chess(), Remedy::King);
    let (take, play) = (Remedy::Take(at("e8")), Remedy::Play(at("g1")));
    for lang in Lang::ALL {
        for offence in Offence::ALL {
            let all = [
                Remedy::LetStand,
                take,
                play,
                king,
                Remedy::PutBack,
                Remedy::PlayOver,
            ];
            let said: HashSet<String> = all
                .into_iter()
                .map(|remedy| (lines(lang).remedy)(remedy, offence, &before))
                .collect();
            for text in &said {
                is_predicate(text);
            }
            assert_eq!(said.len(), all.len(), "{said:?}");
        }
    }
    let remedy = lines(Lang::En).remedy;
    assert_eq!(
        remedy(play, Offence::FalseMove, &before),
        "the knight on g1 must be played"
    );
    assert_eq!(
        remedy(king, Offence::FalseMove, &before),
        "put it back and move the king"
    );
    assert_eq!(
        remedy(Remedy::LetStand, Offence::TwoMoves, &before),
        "let both moves stand"
    );
}

#[test]
fn what_follows_a_forbidden_castling_is_said_in_the_same_way() {
    let (board, rook) = (chess(), at("h1"));
    for lang in Lang::ALL {
        let said = |remedy| (lines(lang).remedy)(remedy, Offence::FalseCastling, &board);
        let back = said(Remedy::PutBack);
        for remedy in [Remedy::King, Remedy::Play(rook)] {
            let text = said(remedy);
            assert!(text.starts_with(&back) && text.len() > back.len(), "{text}");
        }
    }
}

#[test]
fn a_king_must_move_for_the_man_that_was_touched() {
    let said = |lang: Lang, article: &'static str| {
        let bond = Bond {
            duty: Duty::King,
            article: Article::new(Source::Chess1869, article),
            laid: Laid::ByTouch,
        };
        lang.words()
            .reason(&Breach::Letter(LetterBreach::Bound(bond)), &chess())
    };
    for (lang, own, enemy) in [
        (Lang::En, "without exposing your king", "an enemy's man"),
        (
            Lang::Nl,
            "zonder je koning bloot te stellen",
            "een vijandelijk stuk",
        ),
    ] {
        let (pinned, untakable) = (said(lang, "A7"), said(lang, "A8"));
        assert!(pinned.contains(own) && !pinned.contains(enemy), "{pinned}");
        assert!(
            untakable.contains(enemy) && !untakable.contains(own),
            "{untakable}"
        );
    }
}

#[test]
fn a_bond_says_what_must_be_done() {
    for lang in Lang::ALL {
        for bond in bonds(at("g1")) {
            let must = (lines(lang).must)(&bond, &chess());
            is_predicate(&must);
            if let Duty::Play(_) | Duty::Take(_) = bond.duty {
                assert!(must.contains("g1"), "{must}");
            }
        }
    }
    let bond = Bond {
        duty: Duty::Play(at("g1")),
        article: Article::new(Source::Chess1869, "A6"),
        laid: Laid::ByTouch,
    };
    let must = |lang: Lang| (lines(lang).must)(&bond, &chess());
    assert_eq!(must(Lang::En), "must play the knight on g1");
    assert_eq!(must(Lang::Nl), "moet het paard op g1 spelen");
}

#[test]
fn a_mate_with_the_odds_man_still_on_the_board_is_a_draw_that_says_why() {
    let verdict = Verdict::draw(Ending::OddsKept);
    assert_eq!(
        Lang::En.words().verdict(&verdict),
        "A draw: mate, by who had not taken off the man that he gave as odds."
    );
    assert_eq!(
        Lang::Nl.words().verdict(&verdict),
        "Remise: mat, door wie het voorgegeven stuk niet had weggenomen."
    );
}
