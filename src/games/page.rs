//! What a page of facts holds.

use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::law::article::{Article, Source};
use crate::law::breach::Breach;
use crate::law::ending::{Share, Verdict};
use crate::law::ruling::{Ground, Ruling};
use crate::rules::chess;
use crate::rules::cross;
use crate::rules::cross::seating::{Order, Partners, Seating};

/// A game: its facts in the order of its printed rules, and its articles.
pub struct Page {
    /// The text that rules the game.
    pub source: Source,
    /// How men move.
    pub laws: Laws,
    /// Where partners may sit, and in which direction the turn goes.
    pub seating: Seatings,
    /// Who may be given odds.
    pub odds: Odds,
    /// Who has the first move in the next game.
    pub turns: Turns,
    /// What ends the game in a draw without anybody's consent.
    pub draws: Draws,
    /// What becomes of a capture that is not made.
    pub neglect: Neglect,
    /// How the game is played to the letter; nothing where the source says nothing of what happens when somebody errs.
    pub letter: Option<Letter>,
    /// When partners may consult.
    pub consulting: Consulting,
    /// What the consent of all makes of a game.
    pub agreed: Agreed,
    /// What becomes of a flag that falls, where the house plays by the clock.
    pub flags: Flags,
    /// How a result is written.
    pub score: Score,
    /// What the source says of a breach.
    pub rule: fn(&Breach) -> Ruling,
    /// The article that ends a game so, where the source has one.
    pub end: fn(&Verdict) -> Option<Article>,
}

impl Page {
    /// What ended a game, in the terms of the source.
    pub fn ground(&self, verdict: &Verdict) -> Ground {
        match (self.end)(verdict) {
            Some(article) => Ground::Article(article),
            None => Ground::Word(verdict.ending.word()),
        }
    }
}

/// The family of the game, and the facts in which it moves otherwise than another of it.
#[derive(Clone, Copy, Debug)]
pub enum Laws {
    /// Chess.
    Chess(&'static chess::laws::Laws),
    /// Chess for four.
    Cross(&'static cross::laws::Laws),
    /// Draughts.
    Draughts,
}

/// How four may sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seatings {
    /// Two sit across from each other; there are no partners.
    Two,
    /// As the players choose (V3, R6).
    Chosen,
    /// Partners opposite, the turn clockwise (T3).
    Fixed,
}

impl Seatings {
    /// How they sit where nothing is said.
    pub const fn usual(self) -> Seating {
        Seating {
            partners: Partners::Opposite,
            order: match self {
                Seatings::Two | Seatings::Chosen => Order::CounterClockwise,
                Seatings::Fixed => Order::Clockwise,
            },
        }
    }
}

/// When partners may consult.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consulting {
    /// The source says nothing of it, or there are no partners.
    Unsaid,
    /// Only while one of them stands mated (T13).
    WhileMated,
}

/// What the consent of all makes of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Agreed {
    /// A drawn one.
    Drawn,
    /// One half won by a side with no mated king against a side with one, else a drawn one (T17).
    HalfWonByTheUnmated,
}

/// What becomes of a flag that falls. No source knows the clock: it is a rule of the house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flags {
    /// Nothing, until an opponent claims it, as he claims whatever else his opponent does wrong.
    Claimed,
    /// The game is over.
    End,
}

/// What becomes of a capture that is required and not made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Neglect {
    /// No capture is required.
    Unknown,
    /// The opponent may huff, demand the capture, or let be (D13, D14).
    Huffed,
}

/// How a game is played to the letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Letter {
    /// What a touch binds to.
    pub touching: Touching,
    /// Who says check, and to what.
    pub announcing: Announcing,
    /// Which false acts stand until they are claimed.
    pub stands: Stands,
    /// Which errors of the set-up the source knows.
    pub slips: Slips,
    /// Who lifts what was taken.
    pub lifting: Lifting,
}

/// What a touch binds to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touching {
    /// To nothing: the source does not speak of it.
    Unsaid,
    /// An own man to be played, an enemy's to be taken, else the king to be played (A6 to A8).
    PlayTakeOrKing,
    /// An own piece to be played, and nothing else (D2, D3).
    Play,
}

/// Who says check, and to what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Announcing {
    /// Nobody: there is no check, or the source says nothing of what follows when it is forgotten, and the program says it.
    ByTheProgram,
    /// The player, to a king (A16 to A18).
    ToKings,
    /// The player, to a king or a queen (V8, V11, V13; A17, A18).
    ToKingsAndQueens,
}

/// Which false acts stand until they are claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// False moves of every kind (A10 to A15).
    Chess,
    /// The own king left in check or put into it (T9).
    KingExposed,
    /// A wrong line, own pieces taken (D3, D10).
    Draughts,
}

/// Which errors of the set-up the source knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slips {
    /// None.
    Unknown,
    /// Men misplaced or forgotten, odds not taken off (A2, A3).
    MenAndOdds,
    /// These, and the board turned (A1).
    BoardToo,
}

/// Who lifts what was taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lifting {
    /// It is gone with the move.
    WithTheMove,
    /// The captor, piece by piece (D12).
    ByTheCaptor,
}

/// How a result is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// A point for a win: `1-0`, `0-1`, `1/2-1/2`.
    One,
    /// Two points for a win: `2-0`, `0-2`, `1-1`.
    Two,
    /// The letters of the side that won, or half won: `ry`, `bg half`, `draw`.
    Side,
}

impl Score {
    /// The result as it is written.
    pub const fn of(self, verdict: &Verdict) -> &'static str {
        self.written(verdict.winners, verdict.share)
    }

    /// The result of a game that these have won, or half won; nobody has a drawn one.
    pub const fn written(self, winners: Seats, share: Share) -> &'static str {
        match (self, winners.first()) {
            (Score::One, Some(Seat::White)) => "1-0",
            (Score::One, Some(_)) => "0-1",
            (Score::One, None) => "1/2-1/2",
            (Score::Two, Some(Seat::White)) => "2-0",
            (Score::Two, Some(_)) => "0-2",
            (Score::Two, None) => "1-1",
            (Score::Side, None) => "draw",
            (Score::Side, Some(seat)) => side(winners, share, seat),
        }
    }
}

/// Of the four pairs of partners that there can be, the letters of the one that won.
const fn side(winners: Seats, share: Share, first: Seat) -> &'static str {
    let whole = matches!(share, Share::Whole);
    match (first, winners.has(Seat::North), whole) {
        (Seat::South, true, true) => "ry",
        (Seat::South, true, false) => "ry half",
        (Seat::South, false, true) => "rb",
        (Seat::South, false, false) => "rb half",
        (Seat::West, _, true) => "bg",
        (Seat::West, _, false) => "bg half",
        (_, _, true) => "yg",
        (_, _, false) => "yg half",
    }
}

/// Does the source know odds?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odds {
    /// Men may be taken off; who gives them has the first move.
    GiverBegins,
    /// Men may be taken off, or drawn games given; who gives them has the second move.
    GiverSecond,
    /// The source knows none.
    Unknown,
}

/// Who has the first move in the next game of the same players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turns {
    /// It passes to the other player, unless the game was drawn.
    AfterDecision,
    /// Colours, and with them the first move, change with every game.
    EveryGame,
    /// To the seat after the one that had it, or, of partners beside each other, to the after-player of the other side
    /// (V5, V6).
    NextSeat,
    /// To the other of the two light seats (T3).
    OtherLight,
}

/// How a game can be drawn by what stands on the board or has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draws {
    /// A position from which no play can mate.
    pub dead: Dead,
    /// The same position again.
    pub repetition: Limit,
    /// Plies without a capture or a pawn's move.
    pub quiet: Limit,
    /// The count that the weaker side announces.
    pub counted: Counted,
    /// Three kings against one.
    pub kings: Kings,
}

/// What becomes of a position from which no play can mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dead {
    /// The game is drawn at once.
    Ends,
    /// It is played on until the players agree.
    PlaysOn,
}

/// A number that lets a draw be claimed, and a greater one that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// The source counts nothing of the kind.
    Unknown,
    /// It counts.
    At {
        /// From here a player may claim.
        claim: u32,
        /// Here it is over.
        end: u32,
    },
}

/// What becomes of three kings against one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kings {
    /// The source knows nothing of the kind.
    Unknown,
    /// Drawn at once if the one holds the long line, else after so many moves of each side.
    AgainstOne {
        /// Moves of each side.
        moves: u32,
        /// Moves of each side after which, in a game at odds, the giver may claim the draw.
        at_odds: u32,
    },
}

/// The count of moves that somebody must begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// The source knows none.
    Unknown,
    /// Once announced, mate must follow within so many moves of each side.
    Announced {
        /// Moves of each side.
        moves: u32,
    },
}
