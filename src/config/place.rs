//! Where the user's settings are, and their bytes.

use std::ffi::OsString;
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::{Path, PathBuf};

use super::problem::What;

/// No settings need more bytes.
pub const LARGEST: u64 = 1 << 20;
/// More links one after another than the system itself follows.
const MOST_LINKS: usize = 40;

/// `$XDG_CONFIG_HOME/reglement/config.toml`, else `~/.config/reglement/config.toml`; nowhere without a home.
///
/// A folder that is not named from the root is not followed, as the XDG specification has it.
pub fn path(env: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let folder = |name: &str| {
        env(name)
            .map(PathBuf::from)
            .filter(|folder| folder.is_absolute())
    };
    let base =
        folder("XDG_CONFIG_HOME").or_else(|| folder("HOME").map(|home| home.join(".config")));
    base.map(|base| base.join("reglement").join("config.toml"))
}

/// Where a path leads that may be a link; nowhere if it leads back to itself.
pub fn target(path: &Path) -> Option<PathBuf> {
    let mut at = path.to_owned();
    for _ in 0..MOST_LINKS {
        let Ok(to) = fs::read_link(&at) else {
            return Some(at);
        };
        // A link is read from the folder that it stands in.
        at = at
            .parent()
            .map_or_else(|| to.clone(), |folder| folder.join(&to));
    }
    None
}

/// The bytes of the file, which has at most so many; none if there is no file.
///
/// # Errors
/// Why it cannot be read.
pub fn bytes(path: &Path, largest: u64) -> Result<Option<Vec<u8>>, What> {
    let unreadable =
        |error: std::io::Error| What::Unreadable(error.raw_os_error().unwrap_or_default());
    let target = target(path).ok_or(What::LinkLoop)?;
    let facts = match fs::metadata(path) {
        Ok(facts) => facts,
        // A link that leads nowhere is not the same as no file.
        Err(error) if error.kind() == ErrorKind::NotFound && target != path => {
            return Err(What::Dangling(target.display().to_string()));
        }
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == ErrorKind::NotADirectory => return Ok(None),
        Err(error) => return Err(unreadable(error)),
    };
    if !facts.is_file() {
        return Err(What::NoFile);
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(unreadable)?;
    file.take(largest + 1)
        .read_to_end(&mut bytes)
        .map_err(unreadable)?;
    if bytes.len() as u64 > largest {
        return Err(What::TooLarge(largest >> 10));
    }
    Ok(Some(bytes))
}
