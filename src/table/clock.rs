//! The clock: what time each seat has left, told by the times of the entries. It is a rule of the house, for no source
//! knows one.
//!
//! It stands until the first move, or until somebody has it go: who moves first does so in his own time. From then on it
//! goes for the seat that the table waits for, be it to move, to answer or to choose a remedy, until it is stopped; a move
//! has a stopped clock go on. Every move adds its increment, huffing and a second move (A14) do not, for they are none;
//! what was used up is not given back with moves that are taken back, nor is an increment taken away.
//!
//! Who has used up his time has none from then on: his flag stays fallen. In the old games an opponent claims it, at any
//! time while the game lasts; if his own side's flag has fallen too, the game is drawn. In the modern game the flag ends the
//! game: what comes too late is refused. Who stopped the clock in time has his time when it goes on.
//!
//! A clock that the system sets back uses up nothing; one that it sets forward uses up what it says.

use super::act::{Act, Claim, Entry, Millis};
use super::control::Control;
use super::setup::Setup;
use super::sides::{enemies, side};
use super::state::{Stage, State};
use super::step::Step;
use crate::board::piece::{Role, Seat};
use crate::board::seats::Seats;
use crate::board::square::Square;
use crate::games::page::{Dead, Flags};
use crate::law::breach::{HandBreach, NoClock};
use crate::law::ending::{Ending, Share, Verdict};
use crate::rules::chess::position::Position as Chess;
use crate::rules::position::Position;

/// The clocks of all seats, as they stood at the last entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: Control,
    left: [Millis; 4],
    /// For whom it goes; nobody while it stands.
    goes: Option<Seat>,
    /// When that was so.
    since: Millis,
    /// What the mover had left after each ply of the past.
    after: Vec<Millis>,
}

/// What can be seen of the clock at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    left: [Millis; 4],
    /// For whom it goes; nobody while it stands.
    pub goes: Option<Seat>,
}

impl Times {
    /// What a seat has left.
    pub fn left(&self, seat: Seat) -> Millis {
        self.left.get(seat.index()).copied().unwrap_or_default()
    }

    /// Has the flag of a seat fallen?
    pub fn has_fallen(&self, seat: Seat) -> bool {
        self.left(seat) == Millis(0)
    }

    /// Is the same seen of both?
    pub fn looks_like(&self, other: &Times) -> bool {
        self.goes == other.goes && self.left.map(seconds) == other.left.map(seconds)
    }

    /// For how long what is seen stays the same, a part of a second counted as one; without end while no time runs.
    pub fn stays(&self) -> Option<Millis> {
        let Millis(left) = self.left(self.goes?);
        (left > 0).then(|| Millis((left - 1) % 1_000 + 1))
    }
}

/// The seconds of a time as they are shown: a part of one counts as one, so that none is shown only where none is left.
pub const fn seconds(left: Millis) -> u64 {
    left.0.div_ceil(1_000)
}

/// A time as it is shown: `14:32`.
pub fn shown(left: Millis) -> String {
    let seconds = seconds(left);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

impl Clock {
    /// A clock that nobody has touched.
    pub const fn new(control: Control) -> Clock {
        Clock {
            control,
            left: [control.whole(); 4],
            goes: None,
            since: Millis(0),
            after: Vec::new(),
        }
    }

    /// How much time there was.
    pub const fn control(&self) -> Control {
        self.control
    }

    /// What who made a ply had left after it, the first of the past being 0.
    pub fn left_after(&self, ply: usize) -> Option<Millis> {
        self.after.get(ply).copied()
    }

    /// How long a seat has used that makes a move now and then has so much left.
    pub fn used(&self, seat: Seat, left: Millis) -> Millis {
        let Some(before) = self
            .left
            .get(seat.index())
            .filter(|_| self.goes == Some(seat))
        else {
            return Millis(0);
        };
        let added = if left.0 > 0 {
            self.control.added().0
        } else {
            0
        };
        Millis((before.0 + added).saturating_sub(left.0))
    }

    /// For whom it goes; nobody while it stands.
    pub const fn goes(&self) -> Option<Seat> {
        self.goes
    }

    /// What everybody has left at this time.
    pub fn at(&self, now: Millis) -> Times {
        let mut left = self.left;
        if let Some(seat) = self.goes
            && let Some(left) = left.get_mut(seat.index())
        {
            let used = now.0.saturating_sub(self.since.0);
            *left = Millis(left.0.saturating_sub(used));
        }
        Times {
            left,
            goes: self.goes,
        }
    }
}

/// Is it of the clock alone, so that it can be done whatever the table waits for?
pub const fn is_of_it(act: &Act) -> bool {
    matches!(act, Act::Stop | Act::Go | Act::Claim(Claim::Flag))
}

/// What an act asks of the clock; nothing where it asks nothing.
///
/// # Errors
/// The clock does not allow it, or it comes too late.
pub fn weigh(setup: &Setup, state: &State, entry: &Entry) -> Result<Option<Step>, HandBreach> {
    let no = |why| Err(HandBreach::NoClock(why));
    let Some(clock) = &state.clock else {
        return match is_of_it(&entry.act) {
            true => no(NoClock::None),
            false => Ok(None),
        };
    };
    let times = clock.at(entry.at);
    if entry.act == Act::Claim(Claim::Flag) {
        return match fallen(setup, state, entry.seat, &times) {
            Some(verdict) => Ok(Some(Step::End(verdict))),
            None => {
                let theirs = enemies(&state.position, entry.seat).into_iter();
                let least = theirs.min_by_key(|seat| times.left(*seat));
                let seat = least.unwrap_or(entry.seat);
                let seconds = seconds(times.left(seat));
                no(NoClock::NotFallen { seat, seconds })
            }
        };
    }
    if let Some(late) = late(setup, &times) {
        return no(NoClock::Late(late));
    }
    match (&entry.act, clock.goes) {
        (Act::Stop, None) => no(NoClock::Stands),
        (Act::Go, Some(_)) => no(NoClock::Goes),
        (Act::Stop | Act::Go, _) => Ok(Some(Step::Clock)),
        _ => Ok(None),
    }
}

/// Whose time is over, where that ends the game.
fn late(setup: &Setup, times: &Times) -> Option<Seat> {
    let ends = setup.game.page().flags == Flags::End;
    let of = times.goes.filter(|seat| times.has_fallen(*seat));
    of.filter(|_| ends)
}

/// What the claim of a seat makes of the game, if a flag of those has fallen against whom it plays.
fn fallen(setup: &Setup, state: &State, by: Seat, times: &Times) -> Option<Verdict> {
    let position = &state.position;
    let has_fallen = |seats: Seats| seats.into_iter().any(|seat| times.has_fallen(seat));
    if !has_fallen(enemies(position, by)) {
        return None;
    }
    let own = side(position, by);
    // Where what is dead is drawn, so is what cannot be won.
    let drawn = has_fallen(own)
        || setup.game.page().draws.dead == Dead::Ends
            && position.chess().is_some_and(|chess| !can_mate(chess, by));
    Some(match drawn {
        true => Verdict::draw(Ending::TimeDrawn),
        false => Verdict::won_by(own, Share::Whole, Ending::Time),
    })
}

/// Can a seat still mate, however badly the other plays? Not with the king alone; nor with one knight, unless an enemy
/// man that is no queen takes a square from its king; nor with bishops of one colour, unless there is such a man that they
/// do not attack.
fn can_mate(position: &Chess, seat: Seat) -> bool {
    let men = || {
        let at = move |square: Square| Some((square, Position::from(*position).piece(square)?));
        let grid = Position::from(*position).grid();
        grid.squares().filter_map(at).collect::<Vec<_>>()
    };
    let men = men();
    let number = |seat: Seat, role: Role| {
        let his = men.iter().filter(|(_, man)| man.seat == seat);
        his.filter(|(_, man)| man.role == role).count()
    };
    let other = seat.opponent();
    let own = |role| number(seat, role);
    let theirs = |role| number(other, role);
    if own(Role::Pawn) + own(Role::Rook) + own(Role::Queen) > 0 {
        return true;
    }
    if own(Role::Knight) > 0 {
        let blockers =
            theirs(Role::Pawn) + theirs(Role::Knight) + theirs(Role::Bishop) + theirs(Role::Rook);
        return own(Role::Knight) + own(Role::Bishop) > 1 || blockers > 0;
    }
    if own(Role::Bishop) == 0 {
        return false;
    }
    let grid = Position::from(*position).grid();
    let shade = |at: Square| (grid.file(at) + grid.rank(at)) % 2;
    let mut bishops = men.iter().filter(|(_, man)| man.role == Role::Bishop);
    let first = bishops.next().map(|(at, _)| shade(*at));
    let both = bishops.any(|(at, _)| Some(shade(*at)) != first);
    both || theirs(Role::Knight) + theirs(Role::Pawn) > 0
}

/// Who may claim a flag now.
pub fn claimant(setup: &Setup, state: &State, times: &Times) -> Option<Seat> {
    let mut seats = setup.game.seats().iter().copied();
    let claimant = seats.find(|seat| fallen(setup, state, *seat, times).is_some());
    claimant.filter(|_| state.verdict().is_none())
}

/// Who claims the flag that ends the game by itself at this time: the opponent of who has used up his time.
pub fn falls(setup: &Setup, state: &State, now: Millis) -> Option<Seat> {
    let times = state.clock.as_ref()?.at(now);
    let late = late(setup, &times)?;
    enemies(&state.position, late).first()
}

/// Tells the clock the time.
pub fn tell(state: &mut State, now: Millis) {
    if let Some(clock) = &mut state.clock {
        clock.left = clock.at(now).left;
        clock.since = now;
    }
}

/// What an entry that was done changes at the clock, which has been told its time.
pub fn follow(state: &mut State, entry: &Entry) {
    let awaited = state.awaited();
    let plies = state.past.len();
    let over = matches!(state.stage, Stage::Over(_));
    let Some(clock) = &mut state.clock else {
        return;
    };
    let moves = matches!(entry.act, Act::Play(_) | Act::Insist(_));
    let added = clock.control.added().0;
    if let Some(left) = clock.left.get_mut(entry.seat.index()) {
        if moves && left.0 > 0 {
            left.0 = left.0.saturating_add(added);
        }
        clock.after.truncate(plies);
        clock.after.resize(plies, *left);
    }
    let going = match entry.act {
        Act::Stop => false,
        Act::Go => true,
        _ => moves || clock.goes.is_some(),
    };
    clock.goes = awaited.filter(|_| going && !over);
}
