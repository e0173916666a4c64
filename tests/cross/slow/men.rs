//! How men go on the cross, and what a move does to the board before anything is judged.

use super::{At, Man, Slow, Step, Year};

/// Straight on, as each seat's pawns go.
const AHEAD: [At; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
/// The two ways in which each seat's pawns take.
const ASLANT: [[At; 2]; 4] = [
    [(-1, 1), (1, 1)],
    [(1, -1), (1, 1)],
    [(-1, -1), (1, -1)],
    [(-1, -1), (-1, 1)],
];
/// The eight ways of queen and king: the four of the rook, then the four of the bishop.
const WAYS: [At; 8] = [
    (0, 1),
    (1, 0),
    (0, -1),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, -1),
    (-1, 1),
];
const LEAPS: [At; 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

fn plus(at: At, by: At) -> At {
    (at.0 + by.0, at.1 + by.1)
}

/// Is it on the board: within fourteen by fourteen, and in no corner?
pub fn exists((file, rank): At) -> bool {
    let inside = (0..14).contains(&file) && (0..14).contains(&rank);
    let outer = |n: i8| !(3..11).contains(&n);
    inside && !(outer(file) && outer(rank))
}

/// Every square of the board.
pub fn squares() -> impl Iterator<Item = At> {
    (0..14)
        .flat_map(|file| (0..14).map(move |rank| (file, rank)))
        .filter(|at| exists(*at))
}

/// The square before a pawn, on the board or off it.
pub fn ahead(seat: usize, from: At) -> At {
    plus(from, AHEAD[seat])
}

/// The number of a square's row as a seat sees it, from 1.
fn row(seat: usize, (file, rank): At) -> i8 {
    match seat {
        0 => rank + 1,
        1 => file + 1,
        2 => 14 - rank,
        _ => 14 - file,
    }
}

/// The square of a seat's back row at this place along it, counted as the board does.
fn back(seat: usize, along: i8) -> At {
    match seat {
        0 => (along, 0),
        1 => (0, along),
        2 => (along, 13),
        _ => (13, along),
    }
}

/// Where castling takes a king, and the rook from the corner.
struct Castling {
    corner: At,
    king_to: At,
    rook_to: At,
    /// What must be free between them.
    between: Vec<At>,
}

impl Slow {
    pub fn man(&self, at: At) -> Option<Man> {
        if !exists(at) {
            return None;
        }
        self.men[at.0 as usize][at.1 as usize]
    }

    pub fn put(&mut self, at: At, man: Option<Man>) {
        self.men[at.0 as usize][at.1 as usize] = man;
    }

    /// Every man and where it stands.
    pub fn standing(&self) -> impl Iterator<Item = (At, Man)> {
        self.men.iter().zip(0..).flat_map(|(file, along)| {
            let men = file.iter().zip(0..);
            men.filter_map(move |(man, up)| man.map(|man| ((along, up), man)))
        })
    }

    pub fn king(&self, seat: usize) -> At {
        let king = self.standing().find(|(_, man)| *man == (seat, 'K'));
        king.expect("a king").0
    }

    /// The squares that the man on a square strikes, whatever stands there.
    pub fn reach(&self, from: At) -> Vec<At> {
        let mut found = Vec::new();
        self.each_reached(from, |at| found.push(at));
        found
    }

    fn each_reached(&self, from: At, mut strikes: impl FnMut(At)) {
        let Some((seat, letter)) = self.man(from) else {
            return;
        };
        let (ways, far) = match letter {
            'P' => (&ASLANT[seat][..], false),
            'N' => (&LEAPS[..], false),
            'K' => (&WAYS[..], false),
            'R' => (&WAYS[..4], true),
            'B' => (&WAYS[4..], true),
            _ => (&WAYS[..], true),
        };
        for way in ways {
            let mut at = plus(from, *way);
            while exists(at) {
                strikes(at);
                if !far || self.man(at).is_some() {
                    break;
                }
                at = plus(at, *way);
            }
        }
    }

    /// Does any man of a seat strike a square?
    pub fn strikes(&self, seat: usize, at: At) -> bool {
        let mut struck = false;
        for (from, (owner, _)) in self.standing() {
            if owner == seat && !struck {
                self.each_reached(from, |reached| struck |= reached == at);
            }
        }
        struck
    }

    /// May a man of this seat be taken by anybody, as far as mates go?
    pub fn may_be_taken(&self, owner: usize) -> bool {
        !self.mated[owner] && !self.released[owner]
    }

    /// What the men of the seat at turn could do but for the safety of kings; castling apart.
    pub fn pseudo(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        for (from, (seat, _)) in self.standing() {
            if seat == self.turn {
                self.pseudo_of(from, &mut steps);
            }
        }
        steps
    }

    /// What the man of the seat at turn on this square could do.
    pub fn pseudo_of(&self, from: At, steps: &mut Vec<Step>) {
        let (seat, letter) = self.man(from).expect("a man");
        self.each_reached(from, |to| {
            let goes = match self.man(to) {
                Some((owner, prey)) => {
                    self.rules.enemies(seat, owner)
                        && prey != 'K'
                        && self.may_be_taken(owner)
                        && !self.warned.contains(&(from, to))
                }
                None => letter != 'P' || self.passer(to).is_some(),
            };
            if goes {
                self.arrive(steps, from, to);
            }
        });
        if letter != 'P' {
            return;
        }
        let one = ahead(seat, from);
        if exists(one) && self.man(one).is_none() {
            self.arrive(steps, from, one);
            let two = ahead(seat, one);
            if row(seat, from) == 2 && self.man(two).is_none() {
                self.arrive(steps, from, two);
            }
        }
    }

    /// Whose pawn the seat at turn may take in passing on an empty square.
    fn passer(&self, to: At) -> Option<usize> {
        (0..4).find(|owner| {
            let enemy = self.rules.enemies(self.turn, *owner);
            enemy && self.passed[*owner] == Some(to) && self.may_be_taken(*owner)
        })
    }

    /// A man comes to a square; a pawn that is promoted there does so in four ways.
    fn arrive(&self, steps: &mut Vec<Step>, from: At, to: At) {
        let role = None;
        let step = Step { from, to, role };
        if self.promotes(step) {
            steps.extend(['Q', 'R', 'B', 'N'].map(|role| Step {
                role: Some(role),
                ..step
            }));
        } else {
            steps.push(step);
        }
    }

    fn promotes(&self, Step { from, to, .. }: Step) -> bool {
        let Some((seat, 'P')) = self.man(from) else {
            return false;
        };
        let far = row(seat, to) == 14;
        let side = row((seat + 1) % 4, to) == 1 || row((seat + 3) % 4, to) == 1;
        let takes = from.0 != to.0 && from.1 != to.1;
        far || self.rules.year == Year::New && side && takes
    }

    /// Toward the nearer end of the back row (0) or the other (1), if the king stands on a middle square of it.
    fn castling(&self, seat: usize, wing: usize) -> Option<Castling> {
        let king = self.king(seat);
        let along = if [0, 2].contains(&seat) {
            king.0
        } else {
            king.1
        };
        if king != back(seat, along) || !(along == 6 || along == 7) {
            return None;
        }
        let low = (along == 6) == (wing == 0);
        let (corner, way) = if low { (3, -1) } else { (10, 1) };
        let mut between = Vec::new();
        let mut at = along + way;
        while at != corner {
            between.push(back(seat, at));
            at += way;
        }
        Some(Castling {
            corner: back(seat, corner),
            king_to: back(seat, along + 2 * way),
            rook_to: back(seat, along + way),
            between,
        })
    }

    /// The castlings of the seat at turn that the board allows (A15, R2).
    pub fn castlings(&self) -> Vec<Step> {
        let seat = self.turn;
        let mut steps = Vec::new();
        for wing in 0..2 {
            let Some(castling) = self.castling(seat, wing) else {
                continue;
            };
            let king = self.king(seat);
            let rook = match self.man(castling.corner) {
                None => self.rules.year == Year::Old,
                some => some == Some((seat, 'R')),
            };
            let free = castling.between.iter().all(|at| self.man(*at).is_none());
            let ways = [king, castling.rook_to, castling.king_to];
            let safe = ways.iter().all(|at| !self.is_struck(seat, *at));
            if self.rights[seat][wing] && rook && free && safe {
                steps.push(Step {
                    from: king,
                    to: castling.king_to,
                    role: None,
                });
            }
        }
        steps
    }

    /// Is it castling that may be meant: the king from his place, two squares toward a corner?
    pub fn castles_to(&self, step: Step) -> bool {
        step.from == self.king(self.turn) && self.wing(step).is_some()
    }

    /// Is the castling that is meant still open, whatever else hinders it?
    pub fn has_right_to(&self, step: Step) -> bool {
        let seat = self.turn;
        (0..2).any(|wing| {
            let castling = self.castling(seat, wing);
            self.rights[seat][wing] && castling.is_some_and(|castling| castling.king_to == step.to)
        })
    }

    /// The wing to which a step of the king castles.
    fn wing(&self, step: Step) -> Option<Castling> {
        let (seat, 'K') = self.man(step.from)? else {
            return None;
        };
        (0..2)
            .filter_map(|wing| self.castling(seat, wing))
            .find(|castling| castling.king_to == step.to)
    }

    /// The squares to which a step brings men.
    pub fn brought(&self, step: Step) -> Vec<At> {
        let rook = self.wing(step).map(|castling| castling.rook_to);
        [step.to].into_iter().chain(rook).collect()
    }

    /// The board after a step of the seat at turn: the turn and the mates are as they were, but he is released no more.
    pub fn made(&self, step: Step) -> Slow {
        let mut made = self.clone();
        let (seat, letter) = self.man(step.from).expect("a man");
        made.released[seat] = false;
        made.put(step.from, None);
        made.put(step.to, Some((seat, step.role.unwrap_or(letter))));
        if let Some(castling) = self.wing(step) {
            let rook = self.man(castling.corner);
            made.put(castling.corner, None);
            made.put(castling.rook_to, rook);
        }
        let aslant = step.from.0 != step.to.0 && step.from.1 != step.to.1;
        if letter == 'P' && aslant && self.man(step.to).is_none() {
            let owner = self.passer(step.to).expect("a pawn that passed");
            made.put(ahead(owner, step.to), None);
        }
        made.passed[seat] = None;
        if letter == 'P' && row(seat, step.to) - row(seat, step.from) == 2 {
            made.passed[seat] = Some(ahead(seat, step.from));
        }
        for owner in 0..4 {
            let pawn = made.passed[owner].map(|at| made.man(ahead(owner, at)));
            if pawn.is_some_and(|pawn| pawn != Some((owner, 'P'))) {
                made.passed[owner] = None;
            }
            for wing in (0..2).filter(|wing| self.rights[owner][*wing]) {
                let castling = self.castling(owner, wing).expect("a king in his place");
                let kept = ![step.from, step.to].contains(&castling.corner);
                made.rights[owner][wing] = kept && self.king(owner) != step.from;
            }
        }
        made
    }
}
