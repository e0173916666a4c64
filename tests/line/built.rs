//! What the program is built of: how many crates, and which libraries of the system it asks for.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use toml::Table;

/// At most so many crates.
const CRATES: usize = 100;

/// How the names begin of crates that are there for other systems only, and of what those bring along.
const ELSEWHERE: [&str; 8] = [
    "windows",
    "winapi",
    "wasi",
    "wasm",
    "wit-",
    "redox",
    "hermit",
    "crossterm_winapi",
];

/// The libraries that the C library of the system consists of, and the one that unwinds, which is the compiler's.
const OF_THE_SYSTEM: [&str; 5] = [
    "libc.so.",
    "libm.so.",
    "libgcc_s.so.",
    "ld-linux",
    "libdl.so.",
];

fn table(path: &str) -> Table {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join(path)).expect(path);
    text.parse().expect(path)
}

/// The names in `[dependencies]`; those that only tests need stand elsewhere.
fn dependencies(path: &str) -> Vec<String> {
    let manifest = table(path);
    let listed = manifest["dependencies"].as_table().expect("dependencies");
    listed.keys().cloned().collect()
}

#[test]
fn the_program_is_built_of_at_most_100_crates() {
    let lock = table("Cargo.lock");
    let packages = lock["package"].as_array().expect("packages");
    let own = ["reglement", "reglement-core"];
    let mut waiting = dependencies("Cargo.toml");
    waiting.extend(dependencies("src/core/Cargo.toml"));
    let mut found = HashSet::new();
    while let Some(name) = waiting.pop() {
        let elsewhere = ELSEWHERE.iter().any(|start| name.starts_with(start));
        if elsewhere || own.contains(&name.as_str()) || !found.insert(name.clone()) {
            continue;
        }
        let named = |package: &&toml::Value| package["name"].as_str() == Some(&name);
        // Of two versions under one name both are followed, and counted.
        for package in packages.iter().filter(named) {
            let version = package["version"].as_str().unwrap_or_default();
            found.insert(format!("{name} {version}"));
            let needs = package.get("dependencies").and_then(toml::Value::as_array);
            let needs = needs.into_iter().flatten().filter_map(toml::Value::as_str);
            waiting.extend(
                needs
                    .filter_map(|it| it.split(' ').next())
                    .map(str::to_owned),
            );
        }
    }
    let crates = found.iter().filter(|it| it.contains(' ')).count() + own.len();
    println!("crates: {crates}");
    assert!((40..=CRATES).contains(&crates), "{crates} crates");
}

#[cfg(all(
    target_os = "linux",
    target_pointer_width = "64",
    target_endian = "little"
))]
#[test]
fn the_program_asks_for_no_library_but_that_of_c() {
    let program = fs::read(env!("CARGO_BIN_EXE_reglement")).expect("the program");
    let needed = needed(&program).expect("a program of 64 bits");
    println!("libraries: {needed:?}");
    assert!(!needed.is_empty());
    for library in needed {
        let known = OF_THE_SYSTEM.iter().any(|name| library.starts_with(name));
        assert!(known, "{library}");
    }
}

/// The names behind `DT_NEEDED` in the dynamic section of a program, as `readelf -d` lists them.
fn needed(program: &[u8]) -> Option<Vec<String>> {
    const DYNAMIC: u64 = 6;
    const NEEDED: u64 = 1;
    let number = |at: u64, bytes: usize| {
        let at = usize::try_from(at).ok()?;
        let mut value = [0; 8];
        value
            .get_mut(..bytes)?
            .copy_from_slice(program.get(at..at + bytes)?);
        Some(u64::from_le_bytes(value))
    };
    let (sections, size, count) = (number(40, 8)?, number(58, 2)?, number(60, 2)?);
    let section = |index: u64| sections + index * size;
    let dynamic = (0..count)
        .map(section)
        .find(|at| number(at + 4, 4) == Some(DYNAMIC))?;
    let (start, length) = (number(dynamic + 24, 8)?, number(dynamic + 32, 8)?);
    let names = number(section(number(dynamic + 40, 4)?) + 24, 8)?;
    let entries = (0..length / 16).map(|index| start + index * 16);
    let mut found = Vec::new();
    for entry in entries.filter(|at| number(*at, 8) == Some(NEEDED)) {
        let name = usize::try_from(names + number(entry + 8, 8)?).ok()?;
        let name = program.get(name..)?.split(|byte| *byte == 0).next()?;
        found.push(String::from_utf8_lossy(name).into_owned());
    }
    Some(found)
}
