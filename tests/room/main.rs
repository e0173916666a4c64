//! Keeping games: their records as text, on disk, on the shelf, and shown.

#[path = "../support/folder.rs"]
mod folder;
#[path = "../support/kept.rs"]
mod kept;
mod random;
mod record;
mod records;
mod rooms;
mod shelf;
