//! The readers of PDN and of four take anything, and end: seeded and bounded.

use fastrand::Rng;
use reglement::exchange::token::Dialect;
use reglement::exchange::write;
use reglement::host::papers::names::name;
use reglement::host::papers::stream::scores;

const PARTS: [&str; 40] = [
    "1.",
    "12...",
    "32-28",
    "19-23",
    "28x19",
    "14x23",
    "50x48",
    "34 - 29",
    " ",
    "\n",
    "\n\n",
    "{",
    "}",
    "(",
    ")",
    "$1",
    "!",
    "*",
    "2-0",
    "1-1",
    "e2-e4",
    "..",
    "b5-d5",
    "k13-k11",
    "m10-k10",
    "Nf3",
    "O-O",
    "R",
    "[FEN \"W:WK50:B21,23,32,42,44\"]\n",
    "[GameType \"20\"]\n",
    "[GameType \"25\"]\n",
    "[Reglement \"draughts-1879\"]\n",
    "{[%act black huff 28]}",
    "[White \"A\"]\n",
    "[Reglement \"four-1869\"]\n[ReglementPartners \"adjacent\"]\n",
    "[FEN \"",
    "\"]",
    ";",
    "%",
    "\u{d7}",
];

#[test]
fn any_text_is_read_to_its_end_and_what_is_read_can_be_written() {
    for (dialect, seeds) in [(Dialect::Pdn, 0..1500), (Dialect::Four, 5000..6500)] {
        let mut right = 0;
        for seed in seeds {
            let mut rng = Rng::with_seed(seed);
            let mut text: Vec<u8> = Vec::new();
            for _ in 0..rng.usize(1..60) {
                match rng.u8(..20) {
                    0 => text.push(rng.u8(..)),
                    _ => text.extend(PARTS[rng.usize(..PARTS.len())].bytes()),
                }
                if rng.bool() {
                    text.push(b' ');
                }
            }
            let mut last = (0, 0);
            for game in scores(text.as_slice(), dialect, None).take(200) {
                match game {
                    Ok(score) => {
                        right += 1;
                        if score.tags.is_empty() && score.line.moves.is_empty() {
                            continue;
                        }
                        let written = write::game(&score, dialect, &name);
                        let again = scores(written.as_bytes(), dialect, None).next();
                        let again = again.expect(&written);
                        let again = again
                            .unwrap_or_else(|fault| panic!("seed {seed}: {fault:?}\n{written}"));
                        assert_eq!(again.line.moves, score.line.moves, "seed {seed}: {written}");
                        assert_eq!(again.result, score.result, "seed {seed}: {written}");
                    }
                    Err(fault) => {
                        assert!(fault.place.line >= 1 && fault.place.column >= 1);
                        let place = (fault.number, fault.place.line);
                        assert!(place.0 > last.0, "seed {seed}");
                        last = place;
                    }
                }
            }
        }
        assert!(right > 300, "{right} right of {dialect:?}");
    }
}
