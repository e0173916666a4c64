//! What the linker is told when the program is built for use: to leave out the tables by which a panic is unwound.
//!
//! The program ends at a panic (`panic = "abort"` in `Cargo.toml`), with a hook that gives the terminal back. Nothing ever
//! reads those tables, and they are an eighth of it. The compiler has no stable setting for this in a profile, so the linker
//! drops them: only on Linux with the C library of GNU, and only with the linker that comes with the compiler or the system,
//! since others know no such script. Where the C library can read them, the addresses that are put right at the start are
//! packed, which is a twentieth more.

use std::error::Error;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// Added to the linker's own script, which it does not replace.
const SCRIPT: &str = "\
SECTIONS { /DISCARD/ : { *(.eh_frame) *(.eh_frame.*) *(.gcc_except_table) *(.gcc_except_table.*) } } INSERT AFTER .text;
";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src/link.rs");
    println!("cargo::rerun-if-env-changed=CARGO_ENCODED_RUSTFLAGS");
    if is_for_use() && is_plainly_linked() {
        let folder = env::var("OUT_DIR")?;
        let script = Path::new(&folder).join("no-unwinding.ld");
        fs::write(&script, SCRIPT)?;
        println!("cargo::rustc-link-arg-bins=-Wl,-T,{}", script.display());
        println!("cargo::rustc-link-arg-bins=-Wl,--no-eh-frame-hdr");
        if packs_relocations() {
            println!("cargo::rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
        }
    }
    Ok(())
}

/// Optimised, and so ending at a panic, for a system whose linkers understand the script?
fn is_for_use() -> bool {
    let is = |name: &str, value: &str| env::var(name).is_ok_and(|said| said == value);
    is("PROFILE", "release")
        && is("CARGO_CFG_TARGET_OS", "linux")
        && is("CARGO_CFG_TARGET_ENV", "gnu")
}

/// Does the C library of this system, for which it is built, know packed relocations? Such a program starts on none before 2.36.
fn packs_relocations() -> bool {
    let is_here = env::var("HOST").is_ok_and(|host| env::var("TARGET").is_ok_and(|it| it == host));
    let said = Command::new("ldd").arg("--version").output();
    let said = said.map(|said| String::from_utf8_lossy(&said.stdout).into_owned());
    let first = said.unwrap_or_default();
    let version = first
        .lines()
        .next()
        .and_then(|line| line.rsplit(' ').next());
    let minor = version.and_then(|version| version.strip_prefix("2."));
    let minor = minor.and_then(|minor| minor.parse::<u32>().ok());
    is_here && minor.is_some_and(|minor| minor >= 36)
}

/// Has nobody chosen a linker of his own?
fn is_plainly_linked() -> bool {
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    env::var_os("RUSTC_LINKER").is_none() && !flags.contains("link")
}
