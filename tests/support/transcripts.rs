//! Transcripts of plain mode: what goes in (`> `), what comes out.
//!
//! A transcript begins as the program would be started (`# play four-1869 --first south`), perhaps with a position
//! (`# fen ...`) and a language (`# lang nl`); then comes the greeting, then lines and their answers. With
//! `TRANSCRIBE=1` the answers are written anew; read them before keeping them.

use std::fs;
use std::path::{Path, PathBuf};

use reglement::host::plain::Manner;
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::room::Room;

use crate::{started, typist};

/// A transcript written anew.
fn played(text: &str) -> String {
    let head: Vec<&str> = text
        .lines()
        .take_while(|line| line.starts_with("# "))
        .collect();
    let set = |name: &str| head.iter().find_map(|line| line.strip_prefix(name));
    let lang = set("# lang ").and_then(Lang::named).unwrap_or_default();
    let shown = match lang {
        Lang::En => Shown::Translation,
        Lang::Nl => Shown::Original,
    };
    let game = set("# ").expect("a first line");
    let mut room = Room::unkept(started::table(game, set("# fen ")));
    let head: String = head.iter().map(|line| format!("{line}\n")).collect();
    head + &typist::played(&mut room, Manner { lang, shown }, text)
}

fn transcripts(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("the folder of transcripts");
    let paths = entries.map(|entry| entry.expect("a file").path());
    let mut texts: Vec<PathBuf> = paths
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    texts.sort();
    texts
}

/// Plays every transcript of a folder, of which there are at least so many, again.
pub fn are_played_again(folder: &str, least: usize) {
    let paths = transcripts(folder);
    assert!(paths.len() >= least);
    for path in paths {
        let text = fs::read_to_string(&path).expect("a transcript");
        let whole = played(&text);
        if std::env::var_os("TRANSCRIBE").is_some() {
            fs::write(&path, whole).expect("a transcript");
            continue;
        }
        for (number, (is, should)) in whole.lines().zip(text.lines()).enumerate() {
            assert_eq!(is, should, "{}, line {}", path.display(), number + 1);
        }
        assert_eq!(whole, text, "{}", path.display());
    }
}
