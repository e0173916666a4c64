//! The seven fields of a position, read and written.

use super::{At, Man, Pair, Rules, Slow, Step};
use std::collections::BTreeSet;

const SEATS: [char; 4] = ['r', 'b', 'y', 'g'];

pub fn name(at: At) -> String {
    format!("{}{}", (b'a' + at.0 as u8) as char, at.1 + 1)
}

pub fn square(name: &str) -> At {
    let file = name.as_bytes()[0] - b'a';
    let rank: i8 = name[1..].parse().expect("a rank");
    (file as i8, rank - 1)
}

pub fn step(step: Step) -> String {
    let role = step.role.map(|role| role.to_ascii_lowercase());
    let mut text = name(step.from) + &name(step.to);
    text.extend(role);
    text
}

pub fn read_step(text: &str) -> Step {
    let second = 1 + text[1..]
        .find(|c: char| c.is_alphabetic())
        .expect("a square");
    let (from, rest) = text.split_at(second);
    let end = rest.trim_end_matches(|c: char| c.is_alphabetic());
    Step {
        from: square(from),
        to: square(end),
        role: rest[end.len()..]
            .chars()
            .next()
            .map(|c| c.to_ascii_uppercase()),
    }
}

fn seat(letter: char) -> usize {
    SEATS
        .iter()
        .position(|seat| *seat == letter)
        .expect("a seat")
}

fn seats(field: &str) -> [bool; 4] {
    SEATS.map(|seat| field.contains(seat))
}

fn letters(of: [bool; 4]) -> String {
    (0..4)
        .filter(|seat| of[*seat])
        .map(|seat| SEATS[seat])
        .collect()
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}

fn board(field: &str) -> [[Option<Man>; 14]; 14] {
    let mut men = [[None; 14]; 14];
    for (row, rank) in field.split('/').zip((0..14).rev()) {
        let mut file = 0;
        for cell in row.split(',') {
            match cell.parse::<usize>() {
                Ok(run) => file += run,
                Err(_) => {
                    let letters: Vec<char> = cell.chars().collect();
                    men[file][rank] = Some((seat(letters[0]), letters[1]));
                    file += 1;
                }
            }
        }
        assert_eq!(file, 14, "{row}");
    }
    men
}

fn row(cells: impl Iterator<Item = Option<Man>>) -> String {
    let mut words = Vec::new();
    let mut run = 0;
    for cell in cells {
        if let Some((seat, letter)) = cell {
            if run > 0 {
                words.push(run.to_string());
            }
            words.push(format!("{}{letter}", SEATS[seat]));
            run = 0;
        } else {
            run += 1;
        }
    }
    if run > 0 {
        words.push(run.to_string());
    }
    words.join(",")
}

impl Slow {
    /// Believes what it reads, but for a warning that is no attack.
    pub fn read(text: &str, rules: Rules) -> Slow {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut read = Slow {
            rules,
            men: board(fields[0]),
            turn: seat(fields[1].chars().next().expect("a seat")),
            rights: [[false; 2]; 4],
            passed: [None; 4],
            mated: seats(fields[4]),
            released: seats(fields[5]),
            warned: BTreeSet::new(),
        };
        let mut owner = 0;
        for letter in fields[2].chars() {
            match letter {
                '-' => {}
                'K' => read.rights[owner][0] = true,
                'Q' => read.rights[owner][1] = true,
                _ => owner = seat(letter),
            }
        }
        for entry in fields[3].split(',').filter(|entry| *entry != "-") {
            let owner = seat(entry.chars().next().expect("a seat"));
            read.passed[owner] = Some(square(&entry[2..]));
        }
        let pair = |entry: &str| -> Pair {
            let (from, queen) = entry.split_once('>').expect("a pair");
            (square(from), square(queen))
        };
        let said: BTreeSet<Pair> = match fields[6] {
            "-" => BTreeSet::new(),
            some => some.split(',').map(pair).collect(),
        };
        read.warned = said.intersection(&read.attacks()).copied().collect();
        read
    }

    pub fn text(&self) -> String {
        let rows: Vec<String> = (0..14)
            .rev()
            .map(|rank| row((0..14).map(|file| self.men[file][rank])))
            .collect();
        let mut rights = String::new();
        let mut passed = Vec::new();
        for (owner, letter) in SEATS.into_iter().enumerate() {
            let [nearer, other] = self.rights[owner];
            if nearer || other {
                rights.push(letter);
            }
            rights.extend(nearer.then_some('K'));
            rights.extend(other.then_some('Q'));
            passed.extend(self.passed[owner].map(|at| format!("{letter}:{}", name(at))));
        }
        [
            rows.join("/"),
            SEATS[self.turn].to_string(),
            or_dash(rights),
            or_dash(passed.join(",")),
            or_dash(letters(self.mated)),
            or_dash(letters(self.released)),
            of_pairs(&self.warned),
        ]
        .join(" ")
    }
}

/// The letters of some seats, `-` for none.
pub fn of_seats(some: &[usize]) -> String {
    let mut of = [false; 4];
    for seat in some {
        of[*seat] = true;
    }
    or_dash(letters(of))
}

/// Pairs of squares as the text has them, `-` for none.
pub fn of_pairs(pairs: &BTreeSet<Pair>) -> String {
    let pair = |(from, queen): &Pair| format!("{}>{}", name(*from), name(*queen));
    or_dash(pairs.iter().map(pair).collect::<Vec<_>>().join(","))
}
