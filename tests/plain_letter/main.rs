//! Transcripts of games to the letter in plain mode.

#[path = "../support/started.rs"]
mod started;
#[path = "../support/transcripts.rs"]
mod transcripts;
#[path = "../support/typist.rs"]
mod typist;

#[test]
fn the_transcripts_are_played_again() {
    transcripts::are_played_again("tests/plain_letter", 36);
}
