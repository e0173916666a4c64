//! What the linker is told when the program is built for use: to leave out the tables by which a panic is unwound.
//!
//! The program ends at a panic (`panic = "abort"` in `Cargo.toml`), with a hook that gives the terminal back. Nothing ever
//! reads those tables, and they are an eighth of it. The compiler has no stable setting for this in a profile, so the linker
//! drops them: only on Linux with the C library of GNU, and only with the linker that comes with the compiler or the system,
//! since others know no such script.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// Added to the linker's own script, which it does not replace.
const SCRIPT: &str = "\
SECTIONS { /DISCARD/ : { *(.eh_frame) *(.eh_frame.*) } } INSERT AFTER .text;
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

/// Has nobody chosen a linker of his own?
fn is_plainly_linked() -> bool {
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    env::var_os("RUSTC_LINKER").is_none() && !flags.contains("link")
}
