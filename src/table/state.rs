//! What the table knows, and what it waits for.

use super::act::{Claim, Undertaking};
use super::clock::Clock;
use super::letter::Letter;
use super::sides::others;
use super::slips::Slip;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::board::ten::Fifty;
use crate::law::breach::Asked;
use crate::law::ending::Verdict;
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;
use crate::rules::chess;
use crate::rules::cross;
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

/// The game as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The men, the turn, the rights.
    pub position: Position,
    /// The plies that led here, those taken back left out.
    pub past: Vec<Ply>,
    /// What the table waits for.
    pub stage: Stage,
    /// The count of fifty moves, once begun (A22).
    pub count: Option<Count>,
    /// What each seat has undertaken (A22).
    pub pledges: [Option<Pledge>; 4],
    /// The pieces of the seat that moved last by which a capture was neglected, until the other has moved (D13).
    pub liable: Fifty,
    /// Whether a capture has been demanded.
    pub due: Due,
    /// What was declined since the last ply, and who had asked.
    pub declined: Option<(Seat, Asked)>,
    /// How many plies must still be played over, since a seat could move nothing (V17); none in the ordinary course.
    pub over: usize,
    /// Why, while any must be.
    pub stuck: Option<Stuck>,
    /// What only a game to the letter keeps.
    pub letter: Letter,
    /// The time of each seat, if it is counted.
    pub clock: Option<Clock>,
}

/// Why plies are played over: a seat could move nothing, and was not in check (V17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stuck {
    /// The seat.
    pub seat: Seat,
    /// The plies that were taken back, in order: one, two or three.
    pub taken: [Option<cross::moves::Move>; 3],
}

/// Whether the seat at turn may still neglect a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Due {
    /// As the house has it.
    #[default]
    AsUsual,
    /// The opponent has demanded the capture (D14).
    Demanded,
}

/// What one ply did; a huff stands beside the moves, for it is none (D13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// A move.
    Move(Move),
    /// A piece taken off that neglected to capture.
    Huff(Square),
    /// A false move that stands, or stood (A10 to A15; D3, D10; T9).
    Amiss(Play),
    /// A second move, made at once with the first (A14).
    Second(Move),
}

/// One ply, or one huff, and what stood before it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// What was done.
    pub done: Done,
    /// The position in which it was.
    pub before: Position,
    /// The count before it.
    pub count: Option<Count>,
    /// The undertakings before it.
    pub pledges: [Option<Pledge>; 4],
    /// The pieces that could be huffed before it.
    pub liable: Fifty,
    /// Whether a capture had been demanded before it.
    pub due: Due,
    /// How many plies, this one included, had to be played over.
    pub over: usize,
    /// Why.
    pub stuck: Option<Stuck>,
    /// What a game to the letter kept before it.
    pub letter: Letter,
}

impl Ply {
    /// The move, unless it was a huff or a false move.
    pub const fn played(&self) -> Option<Move> {
        match self.done {
            Done::Move(played) | Done::Second(played) => Some(played),
            Done::Huff(_) | Done::Amiss(_) => None,
        }
    }

    /// Was a man moved, be it falsely?
    pub const fn is_move(&self) -> bool {
        !matches!(self.done, Done::Huff(_))
    }

    /// Was it a second move at once (A14)?
    pub const fn is_second(&self) -> bool {
        matches!(self.done, Done::Second(_))
    }

    /// Who made it. A second move is made by the seat that has just made the first.
    pub fn mover(&self) -> Seat {
        let turn = self.before.turn();
        match self.done {
            Done::Second(played) => {
                let man = self.before.piece(played.start());
                man.map_or(turn, |man| man.seat)
            }
            _ => turn,
        }
    }

    /// The squares that it touched, in order.
    pub fn squares(&self) -> Vec<Square> {
        match self.done {
            Done::Move(played) | Done::Second(played) => vec![played.start(), played.end()],
            Done::Amiss(play) => play.squares().into(),
            Done::Huff(at) => vec![at],
        }
    }

    /// Where it came to rest.
    pub fn place(&self) -> Square {
        match self.done {
            Done::Move(played) | Done::Second(played) => played.end(),
            Done::Amiss(play) => play.end(),
            Done::Huff(at) => at,
        }
    }
}

/// Where a ply stands in a list of moves that has a column for every seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// The number of the round.
    pub number: u32,
    /// The column, from 0.
    pub column: usize,
}

impl Round {
    /// The first place of all.
    const FIRST: Round = Round {
        number: 1,
        column: 0,
    };
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// A move of the seat at turn.
    Play,
    /// The answer to a question.
    Choose {
        /// Who asked.
        asker: Seat,
        /// Who must answer; when he agrees, the next of those who must.
        by: Seat,
        /// What was asked.
        question: Question,
    },
    /// What becomes of an offence that was claimed.
    Remedy {
        /// The claimant, who chooses.
        by: Seat,
        /// What he claimed.
        offence: Offence,
    },
    /// Nothing: the game is over.
    Over(Verdict),
}

/// A question between the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Shall it be a draw?
    Draw,
    /// May so many plies be taken back?
    TakeBack {
        /// How many.
        plies: usize,
    },
    /// Shall the side of the seat that asks give up?
    Resign,
}

impl Question {
    /// What kind of question it is.
    pub const fn asked(self) -> Asked {
        match self {
            Question::Draw => Asked::Draw,
            Question::TakeBack { .. } => Asked::TakeBack,
            Question::Resign => Asked::Resign,
        }
    }
}

/// A count that somebody began (A22).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Who counts.
    pub by: Seat,
    /// Plies since, of both sides.
    pub plies: u32,
    /// Those among them that his own side made: among four the turn may pass over a mated seat (R12).
    pub own: u32,
}

impl Count {
    /// How many moves each side has made since: as many as that which made fewer.
    pub fn moves(&self) -> u32 {
        self.own.min(self.plies - self.own)
    }
}

/// An undertaking as it stands now: the named man followed over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pledge {
    /// With which man.
    pub man: Named,
    /// On which square, if one was named.
    pub on: Option<Square>,
}

/// The man of an undertaking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Named {
    /// None was named.
    Any,
    /// He stands here.
    At(Square),
    /// He was taken, or is a pawn no longer.
    Lost,
}

/// One thing that can be done now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Move a man.
    Play,
    /// Offer a draw.
    OfferDraw,
    /// Ask to take back.
    AskTakeBack,
    /// Answer a question.
    Answer(Question),
    /// Claim a draw.
    Claim(Claim),
    /// Begin the count of fifty moves.
    Count,
    /// Enter into an undertaking.
    Undertake,
    /// Huff one of these pieces.
    Huff(Fifty),
    /// Demand the capture that was neglected.
    Demand,
    /// Give up.
    Resign,
    /// Touch a man, before placing one.
    Touch,
    /// Say "I adjust".
    Adjust,
    /// Say check with the move just made.
    Announce,
    /// Make a second move at once.
    Second,
    /// Lift one of these pieces, which the last move took.
    Lift(Fifty),
    /// Choose this remedy.
    Remedy(Remedy),
    /// Put the set-up right on one of these two squares, or on the one.
    Rectify(Slip),
    /// Have the game begun afresh.
    Afresh,
}

impl From<Undertaking> for Pledge {
    fn from(undertaking: Undertaking) -> Pledge {
        Pledge {
            man: undertaking.man.map_or(Named::Any, Named::At),
            on: undertaking.on,
        }
    }
}

impl State {
    /// The seat that the table waits for; nobody when the game is over.
    pub fn awaited(&self) -> Option<Seat> {
        match self.stage {
            Stage::Play => Some(self.claimant().unwrap_or(self.position.turn())),
            Stage::Choose { by, .. } | Stage::Remedy { by, .. } => Some(by),
            Stage::Over(_) => None,
        }
    }

    /// While a verdict waits: on whom it does, he who is at turn before another, and then the first after the last move.
    fn claimant(&self) -> Option<Seat> {
        let on = self.letter.pending?.on;
        let turn = Some(self.position.turn()).filter(|turn| on.has(*turn));
        turn.or_else(|| {
            let mut others = others(&self.position, self.last_mover()?).into_iter();
            others.find(|seat| on.has(*seat))
        })
    }

    /// Who made the last move; a huff is none.
    pub fn last_mover(&self) -> Option<Seat> {
        let last = self.past.iter().rev().find(|ply| ply.is_move());
        last.map(Ply::mover)
    }

    /// How many plies were played and not taken back; a huff is none, for huffing is not playing (D13).
    pub fn plies(&self) -> usize {
        self.plies_among(self.past.len())
    }

    /// How many of the last of the past were plies.
    pub fn plies_among(&self, last: usize) -> usize {
        let last = self.past.iter().rev().take(last);
        last.filter(|ply| ply.is_move()).count()
    }

    /// How much of the past goes with so many of its last turns: with a ply the huff that its turn began with (D13); a huff
    /// that no ply has followed yet is by itself. More than there is, where there are not so many.
    pub fn span(&self, turns: usize) -> usize {
        let mut past = self.past.iter().rev().peekable();
        let mut span = 0;
        for _ in 0..turns {
            span += 1;
            if past.next().is_some_and(Ply::is_move) {
                while past.next_if(|ply| !ply.is_move()).is_some() {
                    span += 1;
                }
            }
        }
        span
    }

    /// How the game ended, if it has.
    pub const fn verdict(&self) -> Option<Verdict> {
        match self.stage {
            Stage::Over(verdict) => Some(verdict),
            _ => None,
        }
    }

    /// How often the position has stood, this time included. What was captured or pushed does not come back, so only
    /// the quiet plies are looked through.
    pub fn times(&self) -> usize {
        let Some(position) = self.position.chess() else {
            return 1;
        };
        let quiet = position.quiet_plies() as usize;
        let before = self.past.iter().rev().take(quiet);
        let chess = before.filter_map(|ply| ply.before.chess());
        1 + chess.filter(|before| before.repeats(position)).count()
    }

    /// For how many plies three kings have stood against one; nothing when they do not (D16, R20).
    pub fn kings_against_one(&self) -> Option<u32> {
        let lone = |position: &Position| position.draughts()?.lone_king();
        lone(&self.position)?;
        let moves = self.past.iter().rev().filter(|ply| ply.is_move());
        let since = moves.take_while(|ply| lone(&ply.before).is_some());
        u32::try_from(since.count()).ok()
    }

    /// The number of the move that a ply belongs to, the first of the past being 0: counted from that of the position
    /// in which the game began; among four it is that of the [round](State::round).
    pub fn number(&self, ply: usize) -> u32 {
        self.round(ply).number
    }

    /// How many moves were made, each of the players moving once in a move.
    pub fn moves_made(&self) -> usize {
        let plies = self.rounds().zip(&self.past);
        let mut moves = plies.filter(|(_, ply)| ply.is_move());
        let first = moves.next().map(|(round, _)| round.number);
        let last = moves.last().map(|(round, _)| round.number).or(first);
        let made = first.zip(last).map(|(first, last)| last - first + 1);
        made.map_or(0, |made| made as usize)
    }

    /// The number of the move that is to be made after so many plies; when the game is over, of the last that was.
    pub fn number_now(&self, plies: usize) -> u32 {
        let is_end = self.verdict().is_some() && plies == self.past.len();
        self.number(plies.saturating_sub(usize::from(is_end)))
    }

    /// The round that a ply belongs to, and its place there. The ply after the last is that which is still to be made.
    pub fn round(&self, ply: usize) -> Round {
        let rounds = self.rounds().take(ply.saturating_add(1));
        rounds.last().unwrap_or(Round::FIRST)
    }

    /// The round of every ply of the past, and of that which is still to be made.
    ///
    /// A round goes from the turn of the seat that had the first move to his next: its columns are the seats in that
    /// order. A mated seat that is passed over leaves its place empty, and so a round may be without its first. A huff
    /// shares the place of the move that follows it.
    pub fn rounds(&self) -> impl Iterator<Item = Round> + '_ {
        let first = self.past.first().map_or(&self.position, |ply| &ply.before);
        let seats = columns(first);
        let column = move |position: &Position| {
            let turn = position.turn();
            seats.iter().position(|seat| *seat == turn).unwrap_or(0)
        };
        let begun = first
            .chess()
            .map_or(1, chess::position::Position::move_number);
        let befores = self
            .past
            .iter()
            .map(|ply| (&ply.before, ply.is_move(), ply.is_second()));
        let mut round = Round {
            number: begun,
            column: column(first),
        };
        let mut moved = false;
        befores
            .chain([(&self.position, false, false)])
            .map(move |(before, is_move, is_second)| {
                // A second move shares the place of the first.
                if is_second {
                    return round;
                }
                let next = column(before);
                if moved && next <= round.column {
                    round.number = round.number.saturating_add(1);
                }
                round.column = next;
                moved = is_move;
                round
            })
    }

    /// Is it the turn of a king in check?
    pub fn in_check(&self) -> bool {
        !self.position.checkers().is_empty()
    }
}

/// The seats in the order of a list of moves: White first, or of four that which has the first move.
fn columns(first: &Position) -> Vec<Seat> {
    match first {
        Position::Chess(_) | Position::Draughts(_) => Seat::TWO.into(),
        Position::Cross(_) => {
            let mut seats = others(first, first.turn());
            seats.insert(0, first.turn());
            seats
        }
    }
}
