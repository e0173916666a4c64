//! What is said and done in a game to the letter, and what is out of place there, in English.

use super::endings;
use super::men::the_man;
use super::terms::{TERMS, seat};
use crate::board::square::Square;
use crate::lang::sentence::list;
use crate::lang::words::letter::{LetterActs, LetterChoices, LetterLines, LetterStates, SlipLines};
use crate::lang::words::reasons::Board;
use crate::law::bond::{Bond, Duty, Laid};
use crate::law::breach::{LetterBreach, Slipped, Spoken};
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;

pub const LETTER: LetterLines = LetterLines {
    to_the_letter: "to the letter",
    with_the_arbiter: "with the arbiter",
    offence,
    fault,
    remedy,
    counts_as_said: "the check counts as said",
    must,
    act: LetterActs {
        touches: |at, board| format!("touches {}", the_man(at, board)),
        adjusts: "says “I adjust”",
        plays: |played| format!("plays {played}"),
        moves_falsely: |played| format!("moves falsely: {played}"),
        moves_twice: |played| format!("makes a second move: {played}"),
        says_check: "says check",
        claims: |of| format!("claims {}", by_article(of)),
        points_at: |at, board| format!("points at {}", the_man(at, board)),
        claims_draw: |ending| format!("claims a draw: {}", endings::name(ending)),
        chooses: |remedy| format!("chooses: {remedy}"),
        lifts: |squares| format!("lifts {}", list(squares, TERMS.and)),
        rectifies: |square| format!("puts {square} right"),
        begins_afresh: "has the game begun afresh",
        huffs: |square| format!("huffs {square}"),
        demands: "demands the capture",
        counts: "begins to count fifty moves",
        undertakes,
        offers_draw: "offers a draw",
        asks_back: |plies| match plies {
            0 => "asks the huff back".to_owned(),
            1 => "asks the last move back".to_owned(),
            plies => format!("asks the last {plies} moves back"),
        },
        accepts: "accepts",
        declines: "declines",
        resigns: "resigns",
    },
    state: LetterStates {
        touched: |at, board| format!("has touched {}", the_man(at, board)),
        adjusting: "has said “I adjust”",
        unbound: "is bound to nothing",
        said_check: "has said check",
        to_lift: |squares| format!("has yet to lift {}", list(squares, TERMS.and)),
        choosing: |of| format!("chooses what becomes of {} ({})", offence(of), of.article()),
    },
    choice: LetterChoices {
        adjust: "Say “I adjust”",
        announce: "Say check",
        second: "Make a second move",
        claim: |of| format!("Claim {}", by_article(of)),
        point: "Claim by pointing at what did wrong",
        lift: |squares| format!("Lift {}", list(squares, TERMS.and)),
        rectify: |square| format!("Put {square} right"),
        afresh: "Begin the game afresh",
    },
    slip: SlipLines {
        turned: "the board is turned, its dark corner at the right hand (A1)",
        swapped: |one, other| {
            format!("the men on {one} and {other} stand in each other's place (A2)")
        },
        forgotten: |square| format!("the man of {square} has been forgotten (A2)"),
        odds_kept: "the man given as odds has not been taken off (A3)",
    },
    stands: "it stands",
    taken_back: |plies| match plies {
        1 => "the last move is taken back".to_owned(),
        plies => format!("the last {plies} moves are taken back"),
    },
};

const fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::EnemysMan => "an enemy's man moved",
        Offence::FalseCapture => "a false capture",
        Offence::OwnManTaken => "an own man taken",
        Offence::FalseMove => "a false move",
        Offence::TwoMoves => "two moves at once",
        Offence::FalseCastling => "a forbidden castling",
        Offence::KingInCheck => "a king found in check",
        Offence::CheckFalselySaid => "check falsely said",
        Offence::Unwarned => "a check without warning",
        Offence::WrongLine => "a wrong line",
        Offence::OwnPiecesTaken => "own pieces taken",
        Offence::KingExposed => "an own king left in check",
    }
}

/// `A13: a false move`.
fn by_article(of: Offence) -> String {
    format!("{}: {}", of.article(), offence(of))
}

fn fault(of: Offence, by: &str, at: Square, board: &Board) -> String {
    let (what, man) = (offence(of), the_man(at, board));
    match of {
        Offence::KingInCheck => format!("{what}, from {man}"),
        // The man that took, and not the one taken.
        Offence::OwnManTaken | Offence::OwnPiecesTaken => format!("{what} by {by} with {man}"),
        _ => format!("{what} by {by}, {man}"),
    }
}

fn remedy(remedy: Remedy, of: Offence, board: &Board) -> String {
    let fixed = match (remedy, of) {
        (Remedy::Take(at), _) => return format!("{} must be taken", the_man(at, board)),
        (Remedy::Play(at), Offence::FalseCastling) => {
            return format!("take the castling back and move {}", the_man(at, board));
        }
        (Remedy::Play(at), _) => return format!("{} must be played", the_man(at, board)),
        (Remedy::LetStand, Offence::TwoMoves) => "let both moves stand",
        (Remedy::LetStand, _) => "let it stand",
        (Remedy::King, Offence::FalseCastling) => "take the castling back and move the king",
        (Remedy::King, _) => "put it back and move the king",
        (Remedy::PutBack, Offence::TwoMoves) => "put the second move back",
        (Remedy::PutBack, Offence::FalseCastling) => "take the castling back",
        (Remedy::PutBack, Offence::KingExposed) => "have another move made",
        (Remedy::PutBack, _) => "put it back and play again",
        (Remedy::PlayOver, _) => "play over what was played since",
    };
    fixed.to_owned()
}

/// The king cannot be played by castling where a penalty has him played.
const KING: &str = "and not by castling";

fn must(bond: &Bond, board: &Board) -> String {
    match bond.duty {
        Duty::Play(at) => format!("must play {}", the_man(at, board)),
        Duty::Take(at) => format!("must take {}", the_man(at, board)),
        Duty::King => format!("must move the king, {KING}"),
        Duty::OutOfCheck => "must play the king out of check".to_owned(),
        Duty::Again => "must make another move".to_owned(),
    }
}

fn undertakes(man: Option<&str>, on: Option<&str>) -> String {
    let with = man.map(|at| format!(" with the man on {at}"));
    let on = on.map(|at| format!(" on {at}"));
    format!(
        "undertakes to mate{}{}",
        with.unwrap_or_default(),
        on.unwrap_or_default()
    )
}

/// Why an act is out of place, in a sentence.
pub fn of_letter(breach: &LetterBreach, board: &Board) -> String {
    let on = |at: &Square| board.label(*at);
    let man = match board.is_of_draughts() {
        true => "piece",
        false => "man",
    };
    let fixed = match breach {
        LetterBreach::Unknown(spoken) => unknown(*spoken, board),
        LetterBreach::Bound(bond) => return of_bond(bond, board),
        LetterBreach::TouchedAlready { at } => {
            return format!(
                "you have touched {} already, and that touch binds you.",
                the_man(*at, board)
            );
        }
        LetterBreach::AdjustLate => {
            return format!("say “I adjust” once, and before any {man} is touched.");
        }
        LetterBreach::Groundless(offence) => {
            return format!(
                "there is nothing that you can claim by {}.",
                offence.article()
            );
        }
        LetterBreach::NothingAt { at } if board.man(*at).is_none() => {
            return format!(
                "there is no {man} on {} that did anything to claim.",
                on(at)
            );
        }
        LetterBreach::NothingAt { at } => {
            return format!("{} did nothing that you can claim.", the_man(*at, board));
        }
        LetterBreach::TooLate(of) => {
            let who = match board.is_of_four() {
                true => "your side has",
                false => "you have",
            };
            return format!(
                "{who} touched a {man} since, and it is too late to claim {} ({}).",
                of.article(),
                offence(*of)
            );
        }
        LetterBreach::Waits(ending) => {
            return format!(
                "the last move decides the game ({}): who has anything to claim does so now, and who touches a {man} or resigns accepts it.",
                endings::name(*ending)
            );
        }
        LetterBreach::Huffed { at } => {
            return format!(
                "what {} left undone is not claimed: it may be huffed.",
                the_man(*at, board)
            );
        }
        LetterBreach::LiftLate { at } => {
            return format!(
                "it is too late to lift the piece on {}: a piece has been touched since, and it stays.",
                on(at)
            );
        }
        LetterBreach::NotTheClaimant(of) => {
            let (who, whose) = match board.is_of_four() {
                true => ("your own side", "your enemies"),
                false => ("you", "your opponent"),
            };
            return format!(
                "what {who} did is for {whose} to claim: {} ({}).",
                of.article(),
                offence(*of)
            );
        }
        LetterBreach::FindOut => {
            return format!(
                "nobody is told here what there is to claim: name the article, or point at the {man}."
            );
        }
        LetterBreach::ChooseFirst { by, offence: of } => {
            return format!(
                "{} must first choose what becomes of {} ({}).",
                board.who(*by, seat(*by)),
                offence(*of),
                of.article()
            );
        }
        LetterBreach::NothingToChoose => "there is no remedy for you to choose now.",
        LetterBreach::NoSuchRemedy(of) => {
            return format!(
                "{} does not give that remedy, or it cannot be had here.",
                of.article()
            );
        }
        LetterBreach::NothingToAnnounce => {
            "check is said with a move of your own, and the last move was not yours."
        }
        LetterBreach::AnnounceLate => {
            "a man has been touched since: it is too late to say check with your move."
        }
        LetterBreach::AnnouncedAlready => "you have said check with this move already.",
        LetterBreach::NotTwice => {
            "a second move follows at once on your own first, before the next to play touches a man."
        }
        LetterBreach::SecondFalse => "only a legal move can be a second one.",
        LetterBreach::NothingToLift { at } => {
            return format!("no piece waits on {} to be lifted by you.", on(at));
        }
        LetterBreach::NothingToRectify(slipped) => right(*slipped),
        LetterBreach::RectifyLate(slipped) => late(*slipped),
        LetterBreach::CannotRectify { at } => {
            return format!(
                "what belongs on {} can no longer be put right: it is no longer there, or another man is in its place.",
                on(at)
            );
        }
        LetterBreach::KingSpared { at } => {
            return format!(
                "{} cannot be taken: a king is never taken.",
                the_man(*at, board)
            );
        }
    };
    fixed.to_owned()
}

const fn unknown(spoken: Spoken, board: &Board) -> &'static str {
    match spoken {
        Spoken::Touch => "a touch binds nobody in this game: name the move.",
        Spoken::Adjust => "a touch binds nobody in this game, and nobody need say “I adjust”.",
        Spoken::Announce if board.is_of_draughts() => "there is no check in draughts to be said.",
        Spoken::Announce => "the program says check in this game, and the players need not.",
        Spoken::Second => "nobody makes a second move at once in this game.",
        Spoken::Claim => {
            "in this game a false move is refused at once, and only draws are claimed."
        }
        Spoken::Remedy => "in this game a false move is refused at once, and no remedy is chosen.",
        Spoken::Lift => "what is taken goes off the board by itself in this game.",
        Spoken::Rectify => "this game is set up rightly, and there is nothing to put right.",
        Spoken::Afresh => "this game is set up rightly, and is not begun afresh.",
    }
}

/// What is not wrong with the set-up, or not any more.
const fn right(slipped: Slipped) -> &'static str {
    match slipped {
        Slipped::Board => "the board lies as it should, and there is no reason to begin afresh.",
        Slipped::Men => "nothing was set up wrongly there, or it has been put right.",
        Slipped::Odds => {
            "no odds were left on the board that you gave, and you cannot begin afresh."
        }
    }
}

const fn late(slipped: Slipped) -> &'static str {
    match slipped {
        Slipped::Board => {
            "you have made four moves: the game is played out on the board as it lies."
        }
        Slipped::Men => "four moves have been made on each side: the men stay as they stand.",
        Slipped::Odds => {
            "you have made four moves: the man that you gave as odds stays on the board."
        }
    }
}

fn of_bond(bond: &Bond, board: &Board) -> String {
    match (bond.laid, bond.duty) {
        (Laid::ByTouch, Duty::Play(at)) => {
            format!("you touched {} and must play it.", the_man(at, board))
        }
        (Laid::ByTouch, Duty::Take(at)) => {
            format!("you touched {} and must take it.", the_man(at, board))
        }
        (Laid::ByTouch, Duty::King) if bond.article.id == "A7" => format!(
            "you touched a man that cannot be played without exposing your king: you must move your king, {KING}."
        ),
        (Laid::ByTouch, Duty::King) => format!(
            "you touched an enemy's man that you cannot take: you must move your king, {KING}."
        ),
        (_, Duty::OutOfCheck) => {
            format!("you must play your king out of check ({}).", bond.article)
        }
        (_, Duty::Again) => format!("you must make another move ({}).", bond.article),
        (Laid::ByRemedy, Duty::Play(at)) => {
            format!("the remedy chosen is that you play {}.", the_man(at, board))
        }
        (Laid::ByRemedy, Duty::Take(at)) => {
            format!("the remedy chosen is that you take {}.", the_man(at, board))
        }
        (Laid::ByRemedy, Duty::King) => {
            format!("the remedy chosen is that you move your king, {KING}.")
        }
    }
}
