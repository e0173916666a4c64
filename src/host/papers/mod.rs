//! Games between this program and others: brought in out of texts, and given out as texts.

pub mod asked;
pub mod brought;
pub mod bulk;
pub mod deeds;
pub mod export;
pub mod format;
pub mod given_out;
pub mod import;
pub mod names;
pub mod own_tags;
pub mod stream;
pub mod timed;
pub mod told;
