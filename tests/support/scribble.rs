//! Texts of any signs, for readers that nothing may bring down.

use fastrand::Rng;

/// A text of fewer than `most` of these signs, and now and then of some that are on no keyboard.
pub fn any_text(random: &mut Rng, signs: &str, most: usize) -> String {
    let strange = "\u{d7}\u{2013}\u{e9}\u{200d}\u{1f600}\u{41e}\0";
    let signs: Vec<char> = signs.chars().chain(strange.chars()).collect();
    let length = random.usize(..most);
    (0..length)
        .map(|_| signs[random.usize(..signs.len())])
        .collect()
}
