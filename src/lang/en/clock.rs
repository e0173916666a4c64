//! The clock in English.

use super::terms::seat;
use crate::lang::words::clock::ClockLines;
use crate::law::breach::NoClock;

pub const CLOCK: ClockLines = ClockLines {
    reason,
    stops: "stops the clock",
    goes: "starts the clock",
    claims_flag: "claims the flag",
    item_stop: "Stop the clock",
    item_go: "Start the clock",
    item_flag: "Claim the flag",
    stop: "stop clock",
    go: "start clock",
    flag: "claim flag",
    ask_flag: |who| format!("{who}, do you claim the flag? The game is then over."),
    title: "Clock",
    label: "clock",
    left: "{0}; left: {1}",
    stands: "stopped",
    fallen: "flag fallen",
    no_clock: "This game is played without a clock.",
    none: "none",
    increment: "with each move",
    minutes: |minutes| format!("{minutes} min for each"),
    seconds: |seconds| format!("{seconds} s more"),
    about: [
        "The clock is a rule of the house, for no source knows one. It goes from the first move on, and can be stopped. Whose \
time is over has lost when an opponent claims it.",
        "The clock is a rule of the house, for the source knows none. It goes from the first move on, and can be stopped. Whose \
time is over has lost at once; if the other cannot mate, the game is drawn.",
    ],
    how: "Type minutes and the seconds that a move adds, as in 15+10; for one seat or player as in white=5, black=15+10.",
    wrong: "{0} is no clock; write minutes from 1 to 600, as in 15, or with seconds for every move from 0 to 600, as in 15+10; for one seat or player with the name before it, as in white=5,black=15+10 or, of four, south=5; without a clock as in white=none",
    commands: &[
        ("clock", "tell how much time each seat has left"),
        (
            "stop, go",
            "stop the clock, or start it; a move starts it too",
        ),
        ("claim flag", "claim that an opponent's time is over"),
    ],
};

fn reason(why: &NoClock) -> String {
    match why {
        NoClock::None => CLOCK.no_clock.to_owned(),
        NoClock::Without => "No opponent plays by the clock.".to_owned(),
        NoClock::Stands => "The clock is stopped already.".to_owned(),
        NoClock::Goes => "The clock goes already.".to_owned(),
        NoClock::NotFallen { seat: of, seconds } => format!(
            "No flag has fallen: {} still has {}:{:02}.",
            seat(*of),
            seconds / 60,
            seconds % 60
        ),
        NoClock::Late(of) => format!("Too late: the time of {} is over.", seat(*of)),
    }
}
