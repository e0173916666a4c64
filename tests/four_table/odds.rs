//! V0 with A3, A5, A15 and R2: every man that one of the four can give, who begins, and the castling of who gave a rook.

use super::cross::{at, of_parts, parts, seat};
use super::tables::{CLOCKWISE, COUNTER, plays, replayed, turn};
use reglement::board::grid::CROSS;
use reglement::board::piece::{Role, Seat};
use reglement::games::Game;
use reglement::rules::castling::Wing;
use reglement::rules::cross::seating::{Order, Partners, Seating};
use reglement::table::Table;
use reglement::table::gift::{KINDS, men_of};
use reglement::table::house::House;
use reglement::table::setup::{First, Odds, Setup, Start};

const BESIDE: Seating = Seating {
    partners: Partners::Adjacent,
    order: Order::Clockwise,
};

#[test]
fn v0_a3_a5_each_of_the_fifteen_men_of_each_of_the_four_can_be_given_and_the_giver_begins() {
    for seating in [CLOCKWISE, COUNTER, BESIDE] {
        let house = House {
            seating,
            ..House::usual(Game::Four1869)
        };
        for giver in Seat::FOUR {
            let array = Game::Four1869.seated(seating);
            let men = KINDS.map(|role| men_of(&array, giver, role)).concat();
            assert_eq!(men.len(), 15);
            for man in men {
                let setup = Setup {
                    start: Start::Odds(Odds {
                        giver,
                        men: vec![man],
                    }),
                    first: First::Settled(giver),
                    house,
                    ..Setup::plain(Game::Four1869)
                };
                let table = Table::new(setup).expect("odds");
                assert_eq!(turn(&table), giver);
                for other in CROSS.squares() {
                    let stands = array.piece(other).filter(|_| other != man);
                    assert_eq!(table.state().position.piece(other), stands);
                }
            }
        }
    }
}

#[test]
fn v0_a15_r2_each_of_the_four_castles_alone_where_his_rook_was_given() {
    let men = "S Kh1 / W Ka7 / N Kg14 / E Kn8";
    for (letter, castles) in [
        ("S", ["h1j1", "h1f1"]),
        ("W", ["a7a5", "a7a9"]),
        ("N", ["g14e14", "g14i14"]),
        ("E", ["n8n10", "n8n6"]),
    ] {
        for castles in castles {
            let seat = seat(letter);
            let mut parts = parts(seat, men);
            parts.rights.extend(Wing::BOTH.map(|wing| (seat, wing)));
            let position = of_parts(Game::Four1869, CLOCKWISE, &parts);
            let mut table = Table::new(Setup::from(Game::Four1869, position)).expect("a table");
            plays(&mut table, castles);
            assert_eq!(men_of(&table.state().position, seat, Role::Rook).len(), 0);
            let end = castles.rfind(char::is_alphabetic).expect("a square");
            let king = table.state().position.piece(at(&castles[end..]));
            assert_eq!(king.map(|man| man.role), Some(Role::King), "{castles}");
            assert_eq!(replayed(&table), table);
        }
    }
}
