//! Games as texts: shown, brought in and given out.

/// The lines about games as texts.
pub struct ExchangeLines {
    /// A game that is shown.
    pub show: ShowLines,
    /// Games that are brought in and given out.
    pub trade: TradeLines,
}

/// Games that are brought in and given out; parts are filled in.
pub struct TradeLines {
    /// The kinds of text: PGN, PDN, of four.
    pub dialect: [&'static str; 3],
    /// A game by its number in its text.
    pub game: &'static str,
    /// A ply by its number, a word, and what is wrong with it.
    pub ply: &'static str,
    /// How far a wrong game was read: so many plies, and the last.
    pub read_to: &'static str,
    /// What is wrong with a position text.
    pub start: &'static str,
    /// Another game, which is not played here: its name.
    pub foreign: &'static str,
    /// Games of draughts by their numbers in the tag `GameType`, from 21.
    pub draughts: [&'static str; 11],
    /// Any other.
    pub other_draughts: &'static str,
    /// A text of another kind than it was read as: its kind, and the word that reads it.
    pub looks_like: &'static str,
    /// A comment that is not closed.
    pub comment_open: &'static str,
    /// Words that belong to no game.
    pub no_game: &'static str,
    /// Too long for a game.
    pub too_long: &'static str,
    /// A NUL.
    pub nul: &'static str,
    /// UTF-16.
    pub utf16: &'static str,
    /// It could not be read on.
    pub unreadable: &'static str,
    /// It may be any of these moves.
    pub several: &'static str,
    /// No such man.
    pub no_man: &'static str,
    /// Nothing is taken.
    pub takes_nothing: &'static str,
    /// Castling that is not open.
    pub no_castling: &'static str,
    /// None of several men goes there.
    pub none_goes: &'static str,
    /// The turn passed.
    pub passes: &'static str,
    /// How castling is written.
    pub like_castling: &'static str,
    /// Not the form of a move.
    pub unread: &'static str,
    /// The first move is one of a smaller board.
    pub small_board: &'static str,
    /// Its own tags make no set-up.
    pub tags: &'static str,
    /// An act in a comment that cannot be read.
    pub act: &'static str,
    /// After so many plies the game refuses something.
    pub after: &'static str,
    /// What was odd, and read all the same.
    pub odd: OddLines,
    /// The board says another result than the text: the text's, and the board's.
    pub contradicts: &'static str,
    /// Nothing came of the result that the text says.
    pub unfinished: &'static str,
    /// How many games were read.
    pub games_read: fn(usize) -> String,
    /// That, and how many were brought in and were wrong.
    pub summary: &'static str,
    /// That, and how many were right and wrong.
    pub checked: &'static str,
    /// It was broken off.
    pub stopped: &'static str,
    /// Games read, and how much of the text.
    pub progress: &'static str,
    /// Numbers of games that are none.
    pub no_numbers: &'static str,
    /// A game of another board than the text.
    pub other_game: &'static str,
    /// A text that would not come back the same, and what can hold the game.
    pub way_out: &'static str,
    /// Several records do not go into one.
    pub one_record: &'static str,
    /// A file whose game goes out in one kind of text, and another whose goes out in another.
    pub mixed: &'static str,
    /// A game of a match that is here already.
    pub apart: &'static str,
    /// There is no game with these numbers; so many there are.
    pub no_such: &'static str,
    /// The file is there already.
    pub exists: &'static str,
    /// A file cannot be written, for this reason.
    pub unwritten: &'static str,
}

/// What was odd in a text, and read all the same.
pub struct OddLines {
    /// Not UTF-8.
    pub not_utf8: &'static str,
    /// Quotes in a tag.
    pub inner_quotes: &'static str,
    /// A tag that does not end.
    pub tag_not_closed: &'static str,
    /// A line that begins like a tag.
    pub no_tag: &'static str,
    /// A tag twice.
    pub tag_twice: &'static str,
    /// A tag that says what cannot be.
    pub tag_value: &'static str,
    /// Text behind a comment in a comment.
    pub comment_tail: &'static str,
    /// A brace that closes nothing.
    pub stray_brace: &'static str,
    /// A bracket that closes nothing.
    pub stray_bracket: &'static str,
    /// A variation that is not closed.
    pub variation_open: &'static str,
    /// A variation before any move.
    pub variation_early: &'static str,
    /// Too deep.
    pub too_deep: &'static str,
    /// A variation passed over from a word on.
    pub variation: &'static str,
    /// A mark that nobody knows.
    pub no_mark: &'static str,
    /// A wrong number.
    pub number: &'static str,
    /// A move written otherwise.
    pub loosely: &'static str,
    /// No result.
    pub no_result: &'static str,
    /// Another result in the tag.
    pub other_result: &'static str,
    /// A position text that says the turn twice.
    pub turn_twice: &'static str,
}

/// A game that is shown as a text.
pub struct ShowLines {
    /// What stands at the left of a line of the heading.
    pub label: ShowLabels,
    /// A day: its number, its month from 1, its year.
    pub date: fn([u64; 3]) -> String,
    /// Above a diagram: after this move.
    pub after: &'static str,
    /// Above a diagram: before the first move.
    pub at_start: &'static str,
    /// How four sit: where partners do, and which way the turn goes.
    pub seating: &'static str,
    /// What becomes of a capture that is not made, by the word of the setting.
    pub omitted: &'static str,
    /// Every act, in a game to the letter.
    pub acts: &'static str,
    /// A place for a diagram that is none.
    pub no_moment: &'static str,
    /// A place for a diagram that the game does not have.
    pub no_move: &'static str,
}

/// What stands at the left of the lines of the heading, in ten columns.
pub struct ShowLabels {
    /// Which game.
    pub game: &'static str,
    /// When it was begun.
    pub begun: &'static str,
    /// From which position.
    pub start: &'static str,
    /// What was settled: odds, and who loses, wins.
    pub settled: &'static str,
    /// How four sit.
    pub seating: &'static str,
    /// What becomes of captures that are not made.
    pub captures: &'static str,
    /// To the letter: what can be claimed is told, or not.
    pub letter: &'static str,
    /// What was set up wrongly.
    pub slip: &'static str,
    /// How it ended.
    pub result: &'static str,
    /// The last position.
    pub position: &'static str,
}

/// A day with the name of its month, as both languages write it.
pub fn dated(day: u64, months: &[&str; 12], month: u64, year: u64) -> String {
    let month = usize::try_from(month.saturating_sub(1)).unwrap_or(0);
    format!("{day} {} {year}", months.get(month).unwrap_or(&""))
}
