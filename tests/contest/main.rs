//! Matches, played through: by script for every rule of the first move, in records, between games, at random.

#[path = "../support/folder.rs"]
mod folder;
mod kept;
mod points;
mod random;
#[path = "../support/started.rs"]
mod started;
#[path = "../support/transcripts.rs"]
mod transcripts;
#[path = "../support/typist.rs"]
mod typist;

#[test]
fn the_transcripts_are_played_again() {
    transcripts::are_played_again("tests/contest", 20);
}
