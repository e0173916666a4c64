//! Long games: thousands of plies are replayed from their entries.

use super::tables::{CLOCKWISE, does, plays, replayed, table};
use reglement::board::piece::Seat;
use reglement::table::act::Act;

#[test]
fn a_game_of_thousands_of_plies_is_replayed_from_its_entries() {
    let men = "S Kd1 Rh5 / W Ka11 / N Kk14 Rk10 / E Kn8";
    let mut table = table(CLOCKWISE, "S", men);
    let round = "d1e1 a11b11 k14j14 n8n7 e1d1 b11a11 j14k14 n7n8";
    for _ in 0..400 {
        plays(&mut table, round);
        // Every round once into what must be played over.
        plays(&mut table, "h5b5");
        assert_eq!(table.state().over, 1);
        plays(
            &mut table,
            "d1d2 a11b11 k14j14 n8n7 d2d1 b11a11 j14k14 n7n8",
        );
    }
    assert_eq!(table.state().past.len(), 6400);
    assert_eq!(table.state().number(6400), 1601);
    assert_eq!(replayed(&table), table);
    does(&mut table, Seat::North, Act::OfferDraw);
}
