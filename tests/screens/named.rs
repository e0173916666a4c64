//! Who must answer, or choose, is called by name in a refusal as everywhere on the screen.

use reglement::table::house::{Claims, Watch};

use super::screen::play;

#[test]
fn a_refusal_names_who_must_answer_first() {
    let page = play(80, 24, "chess-modern").characters("e4<enter>dyu");
    assert!(
        page.contains("Anna must first answer the offer of a draw.")
            || page.contains("Bram must first answer the offer of a draw."),
        "{page}"
    );
    let page = play(80, 24, "chess-1869")
        .dutch()
        .characters("e4<enter>dyu");
    assert!(
        page.contains(" moet eerst antwoorden op het remiseaanbod")
            || page.contains("Anna moet eerst antwoorden"),
        "{page}"
    );
    assert!(
        !page.contains("Wit moet") && !page.contains("Zwart moet"),
        "{page}"
    );
}

#[test]
fn a_refusal_names_who_must_choose_first() {
    let mut play = play(80, 24, "chess-1869");
    play.setup.house.watch = Watch::Players(Claims::Hinted);
    let page = play.characters(":e2e5<enter>C<enter><esc>d");
    assert!(page.contains("Bram must first choose"), "{page}");
}

#[test]
fn where_nobody_gave_a_name_it_is_the_seat() {
    let mut play = play(80, 24, "chess-modern");
    play.setup.names.clear();
    let page = play.characters("e4<enter>dyu");
    assert!(page.contains("White must first answer"), "{page}");
}
