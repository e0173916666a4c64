//! What is said only where four play, in Dutch.

use super::terms::{TERMS, of_seat, seat};
use crate::board::piece::Seat;
use crate::board::seats::Seats;
use crate::lang::sentence::list;
use crate::lang::words::four::{
    Four, FourLabels, News, PlayedOver, Questions, Results, States, Turns,
};

pub const FOUR: Four = Four {
    seats,
    partners: ["tegenover", "naast elkaar"],
    order: ["tegen de klok in", "met de klok mee"],
    against: |one, other| format!("{} tegen {}", seats(one), seats(other)),
    partner_of: |of| format!("partner {}", of_seat(of)),
    light: "licht",
    dark: "donker",
    state: States {
        to_move: "aan zet",
        in_check: "schaak",
        in_check_from: |from| format!("schaak ({from})"),
        mated: "mat",
        mated_by: |by| format!("mat door {}", seats(by)),
        held_by: |by| format!("matgehouden door {}", seats(by)),
        released: "ontzet",
        stalemated: "pat",
        passed_over: "overgeslagen",
        queen_warned: |from| format!("dame gewaarschuwd ({from})"),
        warned: "gewaarschuwd",
        queen_open: |from| format!("dame te slaan ({from})"),
        frozen: "ligt stil",
        safe: "niet te slaan",
        may_consult: "overleg mag (T13)",
        plays_over: "speelt over (V17)",
    },
    news: News {
        check: |of, from| format!("Schaak aan de koning {}, van {from}.", of_seat(of)),
        queen_warned: |of, queen, from, article| {
            let whose = of_seat(of);
            format!("Schaak aan de dame {whose} op {queen}, van {from}: gewaarschuwd ({article}).")
        },
        queen_open: |of, queen, from, article| {
            let whose = of_seat(of);
            format!(
                "De dame {whose} op {queen} mag direct geslagen worden, van {from} ({article})."
            )
        },
        mated: |of, article| format!("{} staat mat: zijn leger ligt stil ({article}).", seat(of)),
        released: |of, article| {
            let who = seat(of);
            format!("{who} is ontzet: zijn stukken zijn veilig tot hij gezet heeft ({article}).")
        },
        free_again: |of, article| {
            format!(
                "{} heeft weer gezet: zijn leger is vrij ({article}).",
                seat(of)
            )
        },
        passed_over: |of, article| {
            format!(
                "{} kan niets zetten en wordt overgeslagen ({article}).",
                seat(of)
            )
        },
        may_consult: |partners| match partners.count() {
            4 => "Alle partners mogen overleggen (T13).".to_owned(),
            _ => format!("{} mogen overleggen (T13).", seats(partners)),
        },
    },
    over: PlayedOver {
        taken_back: |of, plies| match plies {
            1 => format!(
                "{} kon niets zetten: de laatste zet wordt overgespeeld (V17).",
                seat(of)
            ),
            _ => format!(
                "{} kon niets zetten: de laatste {plies} zetten worden overgespeeld (V17).",
                seat(of)
            ),
        },
        find: |who, plies| match plies {
            0 | 1 => format!("{who}: zoek een andere zet, zodat niemand pat komt te staan (V17)."),
            _ => format!("{who}: speel over (V17); {plies} zetten moeten het pat voorkomen."),
        },
        short: |plies| match plies {
            0 | 1 => "1 zet over te spelen (V17)".to_owned(),
            _ => format!("{plies} zetten over te spelen (V17)"),
        },
        avoided: "Het pat is voorkomen; de partij gaat door.",
    },
    turn: Turns {
        of: |name, at| format!("{name}{} is aan zet", who_in(name, at)),
        of_in_check: |name, at| format!("{name}{} is aan zet, schaak", who_in(name, at)),
        next: |name, at| format!("{name}{} is hierna", who_in(name, at)),
        passes: |over| format!("De beurt slaat {} over.", seats(over)),
        lots: |name, at, by| {
            format!(
                "Het lot valt op {name}{}, die begint ({by}).",
                who_in(name, at)
            )
        },
        lots_light: |name, at| {
            format!(
                "Het lot valt op de lichte stukken: {name}{} begint (V6).",
                who_in(name, at)
            )
        },
        lots_dark: |name, at| {
            format!(
                "Het lot valt op de donkere stukken: {name}{} begint (V6).",
                who_in(name, at)
            )
        },
    },
    ask: Questions {
        agrees: |yes| format!("{yes} stemt in."),
        agreed_next: |yes, next| format!("{yes} stemt in. {next}, jij ook?"),
        all_agreed: "Allen stemmen in.",
        resign_with: |partner| format!("Opgeven ({partner} wordt gevraagd)"),
        resign_sure: |who, partner| format!("{who}, vraag je {partner} samen op te geven?"),
        plays_on: |partner| format!("{partner} speelt door."),
    },
    result: Results {
        won: |side| format!("{} winnen", seats(side)),
        half_won: |side| format!("{} winnen half", seats(side)),
        drawn: "remise",
    },
    label: FourLabels {
        sides: "partijen",
        order: "volgorde",
        mated: "mat",
        released: "ontzet",
        warned: "dames gewaarschuwd",
        open: "dames te slaan",
        passed_over: "overgeslagen",
        consult: "overleg",
        play_over: "overspelen",
    },
};

pub fn seats(some: Seats) -> String {
    let names: Vec<String> = some.map(|at| seat(at).to_owned()).collect();
    list(&names, TERMS.and)
}

/// The seat behind the name of who sits there; nothing where it is the name.
fn who_in(name: &str, at: Seat) -> String {
    match name == seat(at) {
        true => String::new(),
        false => format!(" ({})", seat(at)),
    }
}
