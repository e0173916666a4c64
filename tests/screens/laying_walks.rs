//! Any keys where a position is set up: what is seen always says whether it can be played, and its text is its text.

use fastrand::Rng;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;

use reglement::games::Game;
use reglement::lang::{Lang, Say};
use reglement::notation::fen;
use reglement::table::laying::Laying;
use reglement::ui::laying::desk::{Desk, Done};
use reglement::ui::over::over;

use super::keys::keys;
use super::taste::taste;

const WALKS: usize = 12;
const KEYS: usize = 250;

const PRESSED: [&str; 44] = [
    "<up>", "<down>", "<left>", "<right>", "<up>", "<down>", "<left>", "<right>", "<up>", "<down>",
    "<left>", "<right>", "<enter>", "<enter>", "<enter>", "<enter>", "<tab>", "<tab>", "<s-tab>",
    "K", "Q", "R", "B", "N", "P", "O", "I", "D", "1", "2", "6", "x", "x", "t", "t", "u", "m", "m",
    "<end>", "<home>", "f", "p", ":", "7",
];

/// From wherever keys go to the board, nothing being said.
const TO_THE_BOARD: &str = "<esc><esc>n";

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split_whitespace()
}

/// What is said of the position in full.
fn verdict(laying: &Laying, lang: Lang) -> String {
    let words = lang.words();
    match laying.position() {
        Err(fault) => (words.menu.table.unplayable)(&fault.say(lang)),
        Ok(position) => over(laying.game(), &position, lang)
            .unwrap_or_else(|| (words.laying.playable)((words.terms.seat)(position.turn()))),
    }
}

#[test]
fn whatever_is_pressed_the_position_or_its_fault_is_there() {
    let mut random = Rng::with_seed(18_79_18_69);
    let (mut sound, mut unsound) = (0, 0);
    for game in Game::ALL {
        for walk in 0..WALKS {
            let lang = Lang::ALL[walk % 2];
            let (width, height) = [(40, 16), (80, 24), (120, 40)][walk % 3];
            let taste = taste(lang);
            let here = taste.here(Rect::new(0, 0, width, height));
            let mut window = Terminal::new(TestBackend::new(width, height)).unwrap();
            let mut desk = Desk::new(Laying::array(game, game.page().seating.usual()));
            for _ in 0..KEYS {
                let pressed = PRESSED[random.usize(..PRESSED.len())];
                for key in keys(pressed) {
                    let done = desk.press(&key, &here);
                    if done == Done::Play {
                        let position = desk.laying().position().expect("it is played");
                        assert_eq!(over(game, &position, lang), None);
                    }
                }
                window.draw(|frame| desk.draw(frame, &here)).unwrap();
                if random.u8(..12) > 0 {
                    continue;
                }
                for key in keys(TO_THE_BOARD) {
                    desk.press(&key, &here);
                }
                window.draw(|frame| desk.draw(frame, &here)).unwrap();
                let cells = window.backend().buffer().content.chunks(usize::from(width));
                let rows = cells.map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect());
                let seen = rows.collect::<Vec<String>>().join("\n");
                let said = verdict(desk.laying(), lang);
                for word in words(&said) {
                    assert!(seen.contains(word), "{word} of “{said}” is not on\n{seen}");
                }
                for key in keys("c") {
                    desk.press(&key, &here);
                }
                match (desk.laying().position(), desk.text()) {
                    (Ok(position), Some(text)) => {
                        sound += 1;
                        let seating = desk.laying().seating();
                        let read = fen::read_seated(text, game, seating).expect(text);
                        assert_eq!(read, position, "{text}");
                        assert_eq!(Laying::of(game, &read), *desk.laying(), "{text}");
                        assert_eq!(fen::write(&read), text);
                    }
                    (Err(_), None) => unsound += 1,
                    (position, text) => panic!("{position:?} {text:?}"),
                }
            }
        }
    }
    assert!(sound > 100 && unsound > 100, "{sound} {unsound}");
}
