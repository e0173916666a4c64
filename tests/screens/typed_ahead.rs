//! A list that opens under the hands of who was typing a move: the move is swallowed, and chooses nothing.

use reglement::table::house::{Claims, Watch};

use super::screen::{Play, play};

fn to_the_letter() -> Play {
    let mut play = play(80, 24, "chess-1869");
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    play
}

const CLAIMED: &str = ":e2e5<enter>C<enter>";

#[test]
fn a_move_typed_ahead_chooses_no_remedy() {
    let play = to_the_letter();
    let before = play.characters(CLAIMED);
    assert!(before.contains("1 "), "{before}");
    for typed in [
        "e4<enter>",
        "e1<enter>",
        "d2<enter>",
        "Nf3<enter>",
        "c1e3<enter>",
        "h3<enter>",
        "e ",
    ] {
        assert_eq!(
            play.characters(&format!("{CLAIMED}{typed}")),
            before,
            "{typed}"
        );
        // Afterwards Enter is Enter again.
        let chosen = play.characters(&format!("{CLAIMED}{typed}<enter>"));
        assert_ne!(chosen, before, "{typed}");
    }
}

#[test]
fn who_chooses_is_not_kept_waiting() {
    let play = to_the_letter();
    let before = play.characters(CLAIMED);
    for keys in [
        "<enter>",
        "1",
        "j<enter>",
        "e<down><enter>",
        "ek1",
        "?<esc><enter>",
    ] {
        assert_ne!(
            play.characters(&format!("{CLAIMED}{keys}")),
            before,
            "{keys}"
        );
    }
}

#[test]
fn a_move_typed_ahead_claims_nothing() {
    let play = to_the_letter();
    let list = ":e2e5<enter>C";
    for typed in ["e4<enter>", "e1<enter>", "d1<enter>"] {
        let before = play.characters(list);
        assert_eq!(
            play.characters(&format!("{list}{typed}")),
            before,
            "{typed}"
        );
    }
}
