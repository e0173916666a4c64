//! What is said only where four play, in English.

use super::terms::{TERMS, of_seat, seat};
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::lang::sentence::list;
use crate::lang::words::four::{
    Four, FourLabels, News, PlayedOver, Questions, Results, States, Turns,
};

pub const FOUR: Four = Four {
    seats,
    partners: ["opposite", "adjacent"],
    order: ["counter-clockwise", "clockwise"],
    against: |one, other| format!("{} against {}", seats(one), seats(other)),
    partner_of: |of| format!("{} partner", of_seat(of)),
    light: "light",
    dark: "dark",
    state: States {
        to_move: "to move",
        in_check: "in check",
        in_check_from: |from| format!("in check ({from})"),
        mated: "mated",
        mated_by: |by| format!("mated by {}", seats(by)),
        held_by: |by| format!("held by {}", seats(by)),
        released: "released",
        stalemated: "stalemated",
        passed_over: "passed over",
        queen_warned: |from| format!("queen warned ({from})"),
        warned: "warned",
        queen_open: |from| format!("queen open ({from})"),
        frozen: "frozen",
        safe: "may not be taken",
        may_consult: "may consult (T13)",
        plays_over: "plays over (V17)",
    },
    news: News {
        check: |of, from| format!("Check to {} king, from {from}.", of_seat(of)),
        queen_warned: |of, queen, from, article| {
            let whose = of_seat(of);
            format!("Check to {whose} queen on {queen}, from {from}: she is warned ({article}).")
        },
        queen_open: |of, queen, from, article| {
            let whose = of_seat(of);
            format!("{whose} queen on {queen} may be taken at once, from {from} ({article}).")
        },
        mated: |of, article| format!("{} stands mated: its army is frozen ({article}).", seat(of)),
        released: |of, article| {
            let who = seat(of);
            format!("{who} is released: its men are safe until it has moved ({article}).")
        },
        free_again: |of, article| {
            format!(
                "{} has moved again: its army is free ({article}).",
                seat(of)
            )
        },
        passed_over: |of, article| {
            format!(
                "{} can move nothing, and is passed over ({article}).",
                seat(of)
            )
        },
        may_consult: |partners| match partners.count() {
            4 => "All partners may consult (T13).".to_owned(),
            _ => format!("{} may consult (T13).", seats(partners)),
        },
    },
    over: PlayedOver {
        taken_back: |of, plies| match plies {
            1 => format!(
                "{} could move nothing: the last move is played over (V17).",
                seat(of)
            ),
            _ => format!(
                "{} could move nothing: the last {plies} moves are played over (V17).",
                seat(of)
            ),
        },
        find: |who, plies| match plies {
            0 | 1 => format!("{who}: find another move, so that nobody is stalemated (V17)."),
            _ => format!("{who}: play over (V17); {plies} moves are to avoid the stalemate."),
        },
        short: |plies| match plies {
            0 | 1 => "1 move to play over (V17)".to_owned(),
            _ => format!("{plies} moves to play over (V17)"),
        },
        avoided: "The stalemate is avoided; the game goes on.",
    },
    turn: Turns {
        of: |name, at| format!("{}{}", turn_of(name, at), who_in(name, at)),
        of_in_check: |name, at| format!("{}{}, in check", turn_of(name, at), who_in(name, at)),
        next: |name, at| format!("{name}{} is next", who_in(name, at)),
        passes: |over| format!("The turn passes over {}.", seats(over)),
        lots: |name, at, by| {
            format!(
                "The lot falls to {name}{}, who begins ({by}).",
                who_in(name, at)
            )
        },
        lots_light: |name, at| {
            format!(
                "The lot falls to the light men: {name}{} begins (V6).",
                who_in(name, at)
            )
        },
        lots_dark: |name, at| {
            format!(
                "The lot falls to the dark men: {name}{} begins (V6).",
                who_in(name, at)
            )
        },
    },
    ask: Questions {
        agrees: |yes| format!("{yes} agrees."),
        agreed_next: |yes, next| format!("{yes} agrees. {next}, do you agree too?"),
        all_agreed: "All agree.",
        resign_with: |partner| format!("Give up ({partner} is asked)"),
        resign_sure: |who, partner| format!("{who}, do you ask {partner} to give up with you?"),
        plays_on: |partner| format!("{partner} plays on."),
    },
    result: Results {
        won: |side| format!("{} win", seats(side)),
        half_won: |side| format!("{} win half", seats(side)),
        drawn: "drawn",
    },
    label: FourLabels {
        sides: "sides",
        order: "order",
        mated: "mated",
        released: "released",
        warned: "queens warned",
        open: "queens open",
        passed_over: "passed over",
        consult: "may consult",
        play_over: "play over",
    },
};

pub fn seats(some: Seats) -> String {
    let names: Vec<String> = some.map(|at| seat(at).to_owned()).collect();
    list(&names, TERMS.and)
}

fn turn_of(name: &str, at: Seat) -> String {
    match name == seat(at) {
        true => format!("{} turn", of_seat(at)),
        false => format!("{name}'s turn"),
    }
}

/// The seat behind the name of who sits there; nothing where it is the name.
fn who_in(name: &str, at: Seat) -> String {
    match name == seat(at) {
        true => String::new(),
        false => format!(" ({})", seat(at)),
    }
}
