//! Portable draughts notation: draughts on a hundred squares.
//!
//! Where two captures are written alike, both are followed until one of them can go on no more.

pub mod written;

use std::io::Read;

use super::board::{Board, Branches, Said, Settled, Start};
use super::fault::{Flaw, Oddity, Wrong};
use super::games::Games;
use super::own;
use super::tags::Tags;
use super::token::Dialect;
use reglement_core::board::piece::Seat;
use reglement_core::law::breach::{Breach, DraughtsBreach};
use reglement_core::rules::draughts::moves::Move;
use reglement_core::rules::draughts::position::Position;
use reglement_core::rules::play::Play;
use reglement_core::rules::position::{self, Position as Any};
use smallvec::{SmallVec, smallvec};
use written::{Sign, read};

/// So many ways to read a game are followed at most.
const MOST_WAYS: usize = 16;

/// The games of a PDN text.
pub fn games<'a>(stream: impl Read + 'a, start: Box<Start<'a>>) -> Games<'a> {
    let board = Draughts {
        start,
        ours: false,
        oddity: None,
        depth: 0,
        line: Branches::new(Ways {
            all: Vec::new(),
            fork: 0,
            plies: 0,
            black_began: false,
        }),
    };
    Games::new(Box::new(stream), Dialect::Pdn, Box::new(board))
}

struct Draughts<'a> {
    start: Box<Start<'a>>,
    /// Is it a text of our own, in which captures may be neglected and huffed (D13)?
    ours: bool,
    oddity: Option<Oddity>,
    /// How deep in variations reading stands.
    depth: usize,
    line: Branches<Ways>,
}

/// The ways in which a line can be read so far: mostly one.
#[derive(Clone)]
struct Ways {
    all: Vec<Way>,
    /// How many plies had been read when the second began.
    fork: usize,
    plies: usize,
    black_began: bool,
}

#[derive(Clone)]
struct Way {
    position: Position,
    /// The moves since the fork, when there has been one.
    since: Vec<Move>,
}

impl Board for Draughts<'_> {
    fn begin(&mut self, tags: &Tags) -> Result<Any, Flaw> {
        self.ours = own::is(tags);
        self.oddity = None;
        if let Some(value) = tags.get("GameType") {
            let kind = value.split(',').next().unwrap_or_default().trim();
            match kind.parse::<u32>() {
                Ok(20) => {}
                Ok(_) => {
                    return Err(Flaw::Foreign {
                        tag: "GameType",
                        value: value.to_owned(),
                    });
                }
                Err(_) => self.oddity = Some(Oddity::TagValue("GameType".to_owned())),
            }
        }
        let text = tags.get("FEN");
        let Some(Any::Draughts(position)) = (self.start)(tags, text) else {
            let text = text.unwrap_or_default().to_owned();
            return Err(Flaw::Start { text });
        };
        self.depth = 0;
        self.line = Branches::new(Ways {
            all: vec![Way {
                position,
                since: Vec::new(),
            }],
            fork: 0,
            plies: 0,
            black_began: position.turn() == Seat::Black,
        });
        Ok(position.into())
    }

    fn number(&self) -> u32 {
        let ways = self.line.now();
        let before = ways.plies + usize::from(ways.black_began);
        u32::try_from(before / 2).unwrap_or(u32::MAX - 1) + 1
    }

    fn play(&mut self, word: &str) -> Result<Said, Wrong> {
        let (play, sign) = read(word)?;
        let ways = self.line.now();
        let forked = ways.all.len() > 1 || ways.all.iter().any(|way| !way.since.is_empty());
        let mut next: SmallVec<[(&Way, Move); 2]> = SmallVec::new();
        let mut wrong = None;
        for way in &ways.all {
            match self.moves(&way.position, &play, sign) {
                Ok(moves) => next.extend(moves.into_iter().map(|played| (way, played))),
                Err(why) => wrong = wrong.or(Some(why)),
            }
        }
        let Some((_, first)) = next.first().copied() else {
            return Err(wrong.unwrap_or(Wrong::Unread));
        };
        let loose = sign == Sign::Quiet && !first.taken().is_empty();
        let doubtful = next.len() > ways.all.len();
        // In a variation nothing that follows is looked at to tell which.
        if doubtful && self.depth > 0 {
            let moves = next.iter().map(|(_, played)| *played);
            return Err(Wrong::Several(
                moves.map(position::Move::Draughts).collect(),
            ));
        }
        let fork = match forked {
            true => ways.fork,
            false => ways.plies,
        };
        let next = next.into_iter().take(MOST_WAYS);
        let next = next.map(|(way, played)| Way {
            position: way.position.after(played),
            since: match forked || doubtful {
                true => [way.since.as_slice(), &[played]].concat(),
                // The ordinary course: nothing need be remembered.
                false => Vec::new(),
            },
        });
        let next = next.collect();
        let ways = Ways {
            all: next,
            fork,
            plies: ways.plies + 1,
            black_began: ways.black_began,
        };
        self.line.play(ways);
        let played = position::Move::Draughts(first);
        Ok(match (doubtful, loose) {
            (true, _) => Said::OneOf(played),
            (false, true) => Said::Loosely(played),
            (false, false) => Said::Move(played),
        })
    }

    fn branch(&mut self) {
        self.depth += 1;
        self.line.branch();
    }

    fn join(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        self.line.join();
    }

    fn hear(&mut self, comment: &str) {
        if !self.ours {
            return;
        }
        let mut ways = self.line.now().clone();
        let mut huffed = false;
        for at in own::huffed(comment) {
            for way in &mut ways.all {
                // D13: what is huffed is of the seat that has just moved.
                let theirs = way.position.army(way.position.turn().opponent());
                if theirs.has(at) {
                    way.position = way.position.without(at);
                    huffed = true;
                }
            }
        }
        if huffed {
            self.line.put(ways);
        }
    }

    fn oddity(&mut self) -> Option<Oddity> {
        self.oddity.take()
    }

    fn settle(&mut self) -> Settled {
        let ways = self.line.now();
        let any = |played: &Move| position::Move::Draughts(*played);
        match ways.all.as_slice() {
            [way] if !way.since.is_empty() => {
                Settled::Thus(ways.fork, way.since.iter().map(any).collect())
            }
            [first, .., last] => {
                let differ = first.since.iter().zip(&last.since);
                let index = differ.take_while(|(one, other)| one == other).count();
                let mut moves: Vec<Move> = Vec::new();
                for played in ways.all.iter().filter_map(|way| way.since.get(index)) {
                    if !moves.contains(played) {
                        moves.push(*played);
                    }
                }
                Settled::InDoubt(ways.fork + index, moves.iter().map(any).collect())
            }
            _ => Settled::AsRead,
        }
    }
}

impl Draughts<'_> {
    /// The moves that a play may be: one, or several that are written alike.
    fn moves(
        &self,
        position: &Position,
        play: &Play,
        sign: Sign,
    ) -> Result<SmallVec<[Move; 2]>, Wrong> {
        let several = Breach::Draughts(DraughtsBreach::Several {
            from: play.start(),
            to: play.end(),
        });
        let moves = match position.judge(play) {
            Ok(played) => smallvec![played],
            Err(breach) => match position.neglect(play) {
                Some(played) if self.ours => smallvec![played],
                _ => {
                    let ends = (play.start(), play.end());
                    let captures = position.captures().into_iter();
                    let alike: SmallVec<[Move; 2]> = captures
                        .filter(|capture| (capture.start(), capture.end()) == ends)
                        .collect();
                    if breach != several || alike.is_empty() {
                        return Err(Wrong::Illegal(breach));
                    }
                    alike
                }
            },
        };
        let takes = moves.iter().all(|played| !played.taken().is_empty());
        match sign {
            Sign::Takes if !takes => Err(Wrong::TakesNothing),
            _ => Ok(moves),
        }
    }
}
