//! Who may import whom: lower floors never know higher ones, and nobody reaches sideways into another folder.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms of `src`, floor by floor from the ground.
const FLOORS: [&[&str]; 10] = [
    &["board", "config", "cli"],
    &["law"],
    &["rules", "lang"],
    &["games", "exchange"],
    &["table"],
    &["notation"],
    &["room"],
    &["ui"],
    &["host"],
    &["main"],
];

fn floor(room: &str) -> usize {
    let found = FLOORS.iter().position(|rooms| rooms.contains(&room));
    found.unwrap_or_else(|| panic!("src/{room} stands on no floor: give it one in tests/floors.rs"))
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// Every source but `lib.rs`, with the room it belongs to and its text without tests.
fn rooms() -> Vec<(PathBuf, String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&src, &mut paths);
    let mut rooms = Vec::new();
    for path in paths {
        let inside = path
            .strip_prefix(&src)
            .expect("a path in src")
            .to_path_buf();
        // The rooms of the core stand on the floors like any other; the compiler keeps the wall around them besides.
        let inside = inside.strip_prefix("core").unwrap_or(&inside).to_path_buf();
        let first = inside
            .components()
            .next()
            .expect("a name")
            .as_os_str()
            .to_string_lossy();
        let room = first.trim_end_matches(".rs").to_owned();
        let text = fs::read_to_string(&path).expect("a source");
        let code = text
            .split("#[cfg(test)]")
            .next()
            .unwrap_or_default()
            .to_owned();
        // What is told to the linker is no part of the program.
        if room != "lib" && room != "link" {
            rooms.push((inside, room, code));
        }
    }
    assert!(rooms.len() > 30, "the sources were not found");
    rooms
}

/// The rooms that a source names after `crate::`, `reglement::` or the crates behind it. In `exchange`, which is a crate by
/// itself, `crate::` is the room.
fn imports(room: &str, code: &str) -> Vec<String> {
    let mut named = Vec::new();
    let roots: &[&str] = match room {
        "exchange" => &["reglement::", "reglement_core::"],
        _ => &[
            "crate::",
            "reglement::",
            "reglement_core::",
            "reglement_exchange::",
        ],
    };
    for line in code
        .lines()
        .map(str::trim_start)
        .filter(|line| !line.starts_with("//"))
    {
        for root in roots {
            for (at, _) in line.match_indices(root) {
                let begins = line[..at]
                    .chars()
                    .next_back()
                    .is_none_or(|c| !c.is_alphanumeric() && c != '_');
                let rest = &line[at + root.len()..];
                let name: String = rest
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect();
                if begins {
                    named.push(name);
                }
            }
        }
    }
    named
}

#[test]
fn imports_run_down_the_floors() {
    for (path, room, code) in rooms() {
        for named in imports(&room, &code) {
            assert!(
                !named.is_empty(),
                "{}: imports through braces at the root",
                path.display()
            );
            let down = named == room || floor(&named) < floor(&room);
            assert!(down, "{}: {room} must not know {named}", path.display());
        }
    }
}

#[test]
fn nobody_imports_the_front_door_of_its_own_folder() {
    for (path, _, code) in rooms() {
        if path.ends_with("mod.rs") {
            continue;
        }
        let folder = path.parent().unwrap_or(Path::new("")).iter();
        let folder: String = folder.map(|name| format!("{}::", name.display())).collect();
        let doors = [
            "use super::".to_owned(),
            "use super::{".to_owned(),
            format!("use crate::{folder}"),
            format!("use crate::{folder}{{"),
        ];
        for line in code.lines().map(str::trim_start) {
            let mut named = doors
                .iter()
                .filter_map(|door| line.strip_prefix(door.as_str()));
            let capital = |name: &str| name.starts_with(char::is_uppercase);
            assert!(!named.any(capital), "{}: {line}", path.display());
        }
    }
}

/// The rooms behind the wall, which are a crate of their own.
const CORE: [&str; 3] = ["board", "law", "rules"];

#[test]
fn the_map_in_lib_rs_names_every_room() {
    let lib = include_str!("../src/lib.rs");
    let core = include_str!("../src/core/lib.rs");
    for room in FLOORS.concat().into_iter().filter(|room| *room != "main") {
        let declared = if CORE.contains(&room) { core } else { lib };
        assert!(
            declared.contains(&format!("pub mod {room};")) || room == "exchange",
            "nobody declares {room}"
        );
        assert!(
            lib.lines()
                .any(|line| line.starts_with("//!") && line.contains(room)),
            "no {room} on the map"
        );
    }
    let shown: Vec<&str> = lib
        .lines()
        .filter(|line| line.starts_with("pub use"))
        .collect();
    assert_eq!(
        shown,
        [
            "pub use reglement_core::{board, law, rules};",
            "pub use reglement_exchange as exchange;"
        ],
        "lib.rs shows the rooms of the core under their own names, and that of exchange; it re-exports nothing else"
    );
    let exchange = include_str!("../src/exchange/lib.rs");
    assert!(
        !core.contains("pub use") && !exchange.contains("pub use"),
        "a crate behind the wall re-exports, and directions are lost"
    );
}

#[test]
fn every_file_says_in_its_first_line_what_it_is() {
    for (path, _, code) in rooms() {
        let first = code.lines().next().unwrap_or_default();
        assert!(
            first.starts_with("//! ") && first.len() > 15,
            "{}: {first:?}",
            path.display()
        );
    }
}

#[test]
fn the_files_that_the_readme_names_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = include_str!("../README.md");
    let quoted = readme.split('`').skip(1).step_by(2);
    let named: Vec<&str> = quoted
        .filter(|name| {
            ["src/", "tests/", "benches/", "themes/"]
                .iter()
                .any(|top| name.starts_with(top))
        })
        .filter(|name| !name.contains(['*', ' ']))
        .collect();
    assert!(named.len() > 3, "the README names no files: {named:?}");
    for name in named {
        assert!(root.join(name).exists(), "README.md names {name}");
    }
}
