//! What the program does with an article, in English.

use crate::lang::words::treatment::TreatmentLines;
use crate::law::treatment::{How, Kind};

pub const TREATMENT: TreatmentLines = TreatmentLines {
    heading: "What the program does with it",
    kind,
    how,
};

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Enforced => "enforced",
        Kind::Claimed => "claimed",
        Kind::Offered => "offered",
        Kind::Shown => "shown only",
    }
}

const fn how(how: How) -> &'static str {
    match how {
        How::Refused => "an act against it is refused",
        How::RefusedAsFalse => "an act against it is refused as a false move, by A13",
        How::Omitted => "taking less is refused, warned of or allowed, as omitted-capture says",
        How::RefusedButExposed => {
            "an act against it is refused, but an own king put in check stands so until it is claimed by T9"
        }
        How::NoWay => "the program leaves no way to offend it",
        How::Done => "the program sees to it",
        How::First => {
            "the program draws the lots and keeps the order, unless --first says otherwise"
        }
        How::Made => "a move made comes back only by consent",
        How::Binds => "a touch binds by itself, unless “I adjust” was said",
        How::Said => "the program says check wherever it must be said",
        How::Unsaid => {
            "the players say check, and one that nobody says has no force, but for one that stands from the start"
        }
        How::Ends => "the program ends the game by it",
        How::InTime => "who has touched a man can claim nothing that was done before",
        How::Claims => "a move against it stands until an opponent claims it and chooses a remedy",
        How::ClaimsAsFalse => {
            "a move against it stands until it is claimed as a false one, by A13, or by A11 if it captures"
        }
        How::ClaimsAsWrongLine => {
            "a move against it stands until it is claimed as a wrong line, by D3"
        }
        How::ClaimsAsExposed => "a move against it stands until an enemy claims it by T9",
        How::MovesAgain => {
            "who was misled claims it and moves over again, also where the man that gave check had moved off when it was said"
        }
        How::PlaysOver => "who finds it out claims it, and the moves since are played over",
        How::PutRight => {
            "a player who finds it out in time has it put right, or the game begun afresh"
        }
        How::Lifts => "the captor lifts what he took, or else it stays and he may be huffed",
        How::Huffs => "the opponent huffs, demands the capture or lets it be",
        How::Counts => "begins when a player says that he counts, or undertakes to mate",
        How::Partners => "chosen before the game with --partners",
        How::Odds => "chosen before the game with --odds",
        How::Squares => "chosen with the setting draughts-squares",
        How::Permits => "it permits, and there is nothing to refuse",
        How::Word => "it says what a word means",
        How::ShownWhen => "the program shows when it is so, and the players see to the rest",
        How::Around => "advice, or what surrounds the rules",
        How::OnlyToTheLetter => "it has a meaning only in a game to the letter",
        How::Turns => "an act out of turn is refused, and the program keeps the order",
        How::AtOdds => {
            "at odds the program has the right side begin, and takes no other first move"
        }
        How::Played => {
            "a man is touched only by playing it, and a move made comes back only by consent"
        }
        How::SaidToKings => "the program says check, and a move that leaves it standing is refused",
        How::SaidToQueens => {
            "the program says check to a queen, and taking one that is protected is refused"
        }
        How::EndsOrClaimed => "the program ends the game by it, or at odds lets the giver claim it",
        How::ClaimsAsFalseCapture => "a capture against it stands until it is claimed by A11",
        How::ClaimsIn1869 => {
            "in 1869 a move against it stands until it is claimed by A11 to A15, and in 1967 it is refused but for T9"
        }
        How::ClaimsOnceSaid => {
            "a check not said has no force, and a move that leaves one said stands until it is claimed by A13 or A11"
        }
        How::ClaimsOfQueens => {
            "the players say check to a queen, and taking one that is protected stands until it is claimed by A11"
        }
        How::FindsCheck => {
            "who finds his king in an unsaid check claims it and takes back his last move"
        }
        How::Losing => "the losing game that is read beside it is chosen with --losing",
    }
}
