//! Lots: which of two players has White.

use fastrand::Rng;

/// The names by seat after the lot that this seed draws; the same seed draws the same lot.
pub fn seated(names: [String; 2], seed: u64) -> [String; 2] {
    let [one, other] = names;
    match Rng::with_seed(seed).bool() {
        true => [other, one],
        false => [one, other],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lot_is_fair_and_can_be_drawn_again() {
        let names = || ["Anna".to_owned(), "Bram".to_owned()];
        let first = |seed| seated(names(), seed)[0].clone();
        let white = (0..1000).filter(|seed| first(*seed) == "Anna").count();
        assert!((400..600).contains(&white), "{white}");
        assert_eq!(first(7), first(7));
    }
}
