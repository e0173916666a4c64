//! Games played at random, with every kind of act.
#![allow(dead_code, reason = "each test file uses its own part")]

use fastrand::Rng;
use reglement::board::grid::CROSS;
use reglement::board::piece::{Role, Seat};
use reglement::board::square::Square;
use reglement::games::Game;
use reglement::law::breach::Asked;
use reglement::law::offence::Offence;
use reglement::notation::fen;
use reglement::room::record::Record;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::rules::draughts::position as draughts;
use reglement::rules::play::Play;
use reglement::rules::position::Position;
use reglement::table::Table;
use reglement::table::act::{Act, Answer, Claim, Entry, Undertaking};
use reglement::table::house::{Aim, Claims, Omitted, Watch};
use reglement::table::setup::{First, Odds, Setup, Start};
use reglement::table::slips::Slip;
use reglement::table::state::Choice;

use super::kept::BEGUN;

/// A set-up at random: names of any script, odds, positions, lots.
pub fn any_setup(rng: &mut Rng) -> Setup {
    let mut setup = match Game::ALL[rng.usize(..Game::ALL.len())] {
        Game::Draughts1879 => any_draughts(rng),
        game @ (Game::Four1869 | Game::Four1967) => any_four(rng, game),
        game => any_chess(rng, game),
    };
    let seats = setup.game.seats();
    setup.names = seats.iter().map(|_| any_name(rng)).collect();
    if rng.bool() {
        to_the_letter(rng, &mut setup);
    }
    setup
}

/// To the letter where the source can be played so, now and then with something set up wrongly.
pub fn to_the_letter(rng: &mut Rng, setup: &mut Setup) {
    let Some(letter) = setup.game.page().letter else {
        return;
    };
    let (_, claims) = Claims::ALL[rng.usize(..2)];
    setup.house.watch = Watch::Players(claims);
    let squares = setup.game.grid().squares().count();
    let at = |rng: &mut Rng| Square::new(rng.usize(..squares) as u8);
    let slips = [
        Slip::Turned,
        Slip::OddsKept,
        Slip::Swapped(at(rng), at(rng)),
        Slip::Forgotten(at(rng)),
    ];
    let known = letter.slips != reglement::games::page::Slips::Unknown;
    let most = if known { 3 } else { 0 };
    for _ in 0..rng.usize(..=most) {
        setup.slips.push(slips[rng.usize(..slips.len())]);
        // What would leave no position, or is no error of this game, is left out.
        if Table::new(setup.clone()).is_err() {
            setup.slips.pop();
        }
    }
}

/// Partners and direction where they may be chosen, with odds, from positions, by lot.
fn any_four(rng: &mut Rng, game: Game) -> Setup {
    let mut setup = Setup::plain(game);
    if game == Game::Four1869 {
        let (_, partners) = Partners::ALL[rng.usize(..2)];
        let (_, order) = Order::ALL[rng.usize(..2)];
        setup.house.seating = Seating { partners, order };
    }
    let seating = setup.house.seating;
    let firsts = match seating.partners {
        Partners::Opposite => [Seat::South, Seat::West],
        Partners::Adjacent => [Seat::South, Seat::North].map(|of| seating.after_player(of)),
    };
    let first = firsts[rng.usize(..2)];
    setup.first = First::Settled(first);
    let named = |name| CROSS.named(name).unwrap();
    match rng.u8(..5) {
        0 if game == Game::Four1869 => {
            let men = match first {
                Seat::South => vec![named("d1"), named("e2")],
                Seat::West => vec![named("a11")],
                Seat::North => vec![named("k14")],
                _ => vec![named("m4"), named("n5")],
            };
            let giver = first;
            setup.start = Start::Odds(Odds { giver, men });
        }
        1 | 2 => {
            let texts = [
                "10,yK,3/3,rP,10/5,gR,8/13,gK/14/9,bR,4/14/14/14/14/bK,12,gR/14/4,rP,5,bR,3/3,rK,10 r - - - - -",
                "7,yK,6/14/14/bR,12,gR/14/14/bK,12,gK/14/14/14/bR,12,gR/14/14/3,rR,3,rK,2,rR,3 g rKQbKQgKQ - - - -",
                "9,yK,4/14/14/13,gK/14/2,bN,11/14/1,gR,4,rQ,7/bQ,13/2,gB,11/bK,13/14/14/3,rK,2,rB,7 y - - - - b7>g7",
            ];
            let text = texts[rng.usize(..3)];
            let position = fen::read_seated(text, game, seating).unwrap();
            setup.first = First::Settled(position.turn());
            setup.start = Start::Position(position);
        }
        3 => setup.first = First::Lot { seed: rng.u64(..) },
        _ => {}
    }
    setup
}

/// With odds of men or of the draw, from positions, with every choice that a table has about captures.
fn any_draughts(rng: &mut Rng) -> Setup {
    let game = Game::Draughts1879;
    let mut setup = Setup::plain(game);
    let giver = Seat::TWO[rng.usize(..2)];
    match rng.u8(..6) {
        kind @ 0..=2 => {
            setup.first = First::Settled(giver.opponent());
            if kind > 0 {
                let men = match giver {
                    Seat::White => vec![Square::new(45), Square::new(30)],
                    _ => vec![Square::new(4)],
                };
                setup.start = Start::Odds(Odds { giver, men });
            }
            if kind < 2 {
                setup.draw_given = Some(giver);
            }
        }
        3 => {
            let texts = [
                "W:W27,32,37,K46:B8,12,17,18,22,K5",
                "B:WK6,K48:BK1,14,32",
                "B:WK3,K16,K48:BK45",
            ];
            let text = texts[rng.usize(..3)];
            setup = Setup::from(game, fen::read(text, game).unwrap());
        }
        4 => setup.first = First::Lot { seed: rng.u64(..) },
        _ => {}
    }
    (_, setup.house.omitted) = Omitted::ALL[rng.usize(..3)];
    setup.house.aim = [Aim::Win, Aim::Lose][rng.usize(..2)];
    setup
}

fn any_chess(rng: &mut Rng, game: Game) -> Setup {
    let mut setup = Setup::plain(game);
    match rng.u8(..5) {
        0 if game == Game::Chess1869 => {
            let giver = Seat::TWO[rng.usize(..2)];
            let men = match giver {
                Seat::White => vec![Square::new(1), Square::new(13)],
                _ => vec![Square::new(59)],
            };
            setup.start = Start::Odds(Odds { giver, men });
            setup.first = First::Settled(giver);
        }
        1 | 2 => {
            let texts = [
                "4k3/7r/8/8/8/8/3Q4/4K3 w - - 0 1",
                "4k3/8/8/8/8/8/PP6/4K2R b K - 96 80",
                "r3k2r/1P6/8/2pP4/8/8/6p1/R3K2R w KQkq c6 0 30",
            ];
            let position = fen::read(texts[rng.usize(..3)], game).unwrap();
            setup.first = First::Settled(position.turn());
            setup.start = Start::Position(position);
        }
        3 => setup.first = First::Lot { seed: rng.u64(..) },
        _ => setup.first = First::Settled(Seat::TWO[rng.usize(..2)]),
    }
    setup
}

fn any_name(rng: &mut Rng) -> String {
    let letters = [
        'A',
        'n',
        ' ',
        '"',
        '\\',
        '\n',
        '\t',
        '\u{1b}',
        '\0',
        '\u{7f}',
        '\u{85}',
        '\u{202e}',
        '\u{308}',
        '\u{738B}',
        '\u{1F469}',
        '\u{200D}',
        '#',
        '\'',
        '[',
    ];
    let length = rng.usize(..12);
    (0..length)
        .map(|_| letters[rng.usize(..letters.len())])
        .collect()
}

/// A game of at most so many acts, of every kind that the table lets a seat do.
pub fn any_game(rng: &mut Rng, most: usize) -> Record {
    let setup = any_setup(rng);
    game_of(rng, setup, most)
}

/// A game of this set-up, likewise.
pub fn game_of(rng: &mut Rng, setup: Setup, most: usize) -> Record {
    let mut table = Table::new(setup).unwrap();
    let mut at = BEGUN;
    for _ in 0..most {
        at.0 += rng.u64(..100_000);
        let Some(seat) = any_seat(rng, &table) else {
            break;
        };
        let timed = table.setup().house.clock.is_some() && rng.u8(..8) == 0;
        let act = match (timed, rng.u8(..3)) {
            (true, 0) => Some(Act::Stop),
            (true, 1) => Some(Act::Go),
            (true, _) => Some(Act::Claim(Claim::Flag)),
            (false, _) => any_act(rng, &table, seat),
        };
        if let Some(act) = act {
            let entry = Entry { seat, at, act };
            // An undertaking may name a man that it cannot, a capture may not be neglected everywhere, and a claim may be
            // groundless.
            let _ = table.apply(entry);
        }
    }
    Record {
        begun: BEGUN,
        table,
        paper: None,
    }
}

/// The seat that is waited for, or now and then another; nobody when the game is over.
pub fn any_seat(rng: &mut Rng, table: &Table) -> Option<Seat> {
    // To the letter others than the seat at turn have much to say.
    let others = match table.setup().house.is_to_the_letter() {
        true => 4,
        false => 1,
    };
    let awaited = table.state().awaited()?;
    if rng.u8(..10) >= others {
        return Some(awaited);
    }
    let seats = table.setup().game.seats();
    Some(seats[rng.usize(..seats.len())])
}

/// A move that takes nothing, whether or not something must be taken.
fn any_quiet(rng: &mut Rng, position: &draughts::Position) -> Option<Play> {
    let mut quiet = Vec::new();
    position.each_quiet(|m| quiet.push(Play::new(m.start(), m.end())));
    quiet.get(rng.usize(..quiet.len().max(1))).copied()
}

/// A play of which nobody says that it is a move: somebody's man put anywhere.
pub fn any_play(rng: &mut Rng, position: &Position) -> Play {
    let squares: Vec<Square> = position.grid().squares().collect();
    let men = squares.iter().copied();
    let men: Vec<Square> = men.filter(|at| position.piece(*at).is_some()).collect();
    let mine = |at: &&Square| position.piece(**at).map(|man| man.seat) == Some(position.turn());
    let own: Vec<&Square> = men.iter().filter(mine).collect();
    let from = match own.get(rng.usize(..own.len().max(1))) {
        Some(from) if rng.u8(..8) > 0 => **from,
        _ => men[rng.usize(..men.len())],
    };
    let to = match rng.u8(..4) {
        0 => men[rng.usize(..men.len())],
        _ => squares[rng.usize(..squares.len())],
    };
    let play = Play::new(from, to);
    match (position, rng.u8(..10)) {
        (Position::Draughts(_), 0..3) => {
            let on = squares[rng.usize(..squares.len())];
            Play::along(&[from, to, on]).unwrap_or(play)
        }
        (Position::Chess(_) | Position::Cross(_), 0) => play.promoting(Role::Queen),
        _ => play,
    }
}

/// A claim, rightful or not, also of what the table does not tell.
fn any_claim(rng: &mut Rng, table: &Table) -> Claim {
    let faults = &table.state().letter.faults;
    match (rng.u8(..6), faults.last()) {
        (0, _) => Claim::Offence(Offence::ALL[rng.usize(..Offence::ALL.len())]),
        (1, _) | (_, None) => {
            let squares = table.state().position.grid().squares().count();
            Claim::Pointing(Square::new(rng.usize(..squares) as u8))
        }
        (2 | 3, Some(fault)) => Claim::Pointing(fault.at),
        (_, Some(fault)) => Claim::Offence(fault.offence),
    }
}

/// What a seat may do to the letter whether or not the table says that it may.
fn any_letter_act(rng: &mut Rng, table: &Table, seat: Seat) -> Option<Act> {
    let position = &table.state().position;
    Some(match rng.u8(..12) {
        0..4 => Act::Play(any_play(rng, position)),
        4..7 => Act::Claim(any_claim(rng, table)),
        7 => Act::Announce,
        8 => {
            let moves = position.with_turn(seat).moves();
            let m = moves.get(rng.usize(..moves.len().max(1)))?;
            Act::Second(position.with_turn(seat).play(*m))
        }
        _ => return None,
    })
}

pub fn any_act(rng: &mut Rng, table: &Table, seat: Seat) -> Option<Act> {
    if table.setup().house.is_to_the_letter()
        && let Some(act) = any_letter_act(rng, table, seat)
    {
        return Some(act);
    }
    let choices = table.choices(seat);
    let choice = choices.get(rng.usize(..choices.len().max(1)))?;
    let often = choices.first() == Some(&Choice::Play) && rng.u8(..10) < 7;
    Some(match if often { &Choice::Play } else { choice } {
        Choice::Play => {
            let moves = table.state().position.moves();
            let m = moves.get(rng.usize(..moves.len().max(1)))?;
            let play = table.state().position.play(*m);
            match table.state().position {
                Position::Draughts(position) if rng.bool() => {
                    Act::Insist(any_quiet(rng, &position).unwrap_or(play))
                }
                _ => Act::Play(play),
            }
        }
        Choice::OfferDraw => Act::OfferDraw,
        Choice::AskTakeBack => Act::AskTakeBack {
            plies: 1 + rng.usize(..table.state().past.len()),
        },
        Choice::Answer(question) => match question.asked() {
            Asked::TakeBack if rng.bool() => Act::Answer(Answer::Accept),
            _ if rng.u8(..20) == 0 => Act::Answer(Answer::Accept),
            _ => Act::Answer(Answer::Decline),
        },
        Choice::Claim(claim) => Act::Claim(*claim),
        Choice::Huff(pieces) => {
            let pieces: Vec<Square> = pieces.collect();
            Act::Huff(*pieces.get(rng.usize(..pieces.len()))?)
        }
        Choice::Demand => Act::Demand,
        Choice::Count => Act::Count,
        Choice::Undertake => {
            let squares = table.state().position.grid().squares().count();
            let square =
                |rng: &mut Rng| rng.bool().then(|| Square::new(rng.usize(..squares) as u8));
            Act::Undertake(Undertaking {
                man: square(rng),
                on: square(rng),
            })
        }
        Choice::Resign if rng.u8(..10) == 0 => Act::Resign,
        Choice::Resign => return None,
        Choice::Touch => {
            let squares: Vec<Square> = table.state().position.grid().squares().collect();
            Act::Touch(squares[rng.usize(..squares.len())])
        }
        Choice::Adjust => Act::Adjust,
        Choice::Announce => Act::Announce,
        Choice::Second => Act::Second(any_play(rng, &table.state().position.with_turn(seat))),
        Choice::Lift(pieces) => {
            let pieces: Vec<Square> = pieces.collect();
            Act::Lift(*pieces.get(rng.usize(..pieces.len()))?)
        }
        Choice::Remedy(remedy) => Act::Remedy(*remedy),
        Choice::Rectify(Slip::Swapped(_, at) | Slip::Forgotten(at)) => Act::Rectify(*at),
        Choice::Rectify(_) => return None,
        Choice::Afresh => Act::Afresh,
    })
}
