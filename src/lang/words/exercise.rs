//! The exercises.

/// The lines of one language.
pub struct ExerciseLines {
    /// The name of an exercise: its number, of how many.
    pub title: fn(u8, usize) -> String,
    /// Heading of the list.
    pub list: &'static str,
    /// Under the heading: how many of how many have been solved.
    pub count: fn(usize, usize) -> String,
    /// What the menu says of them: how many are solved.
    pub menu: fn(usize) -> String,
    /// Their name in the menu.
    pub name: &'static str,
    /// How many pieces: White's men and kings, Black's.
    pub pieces: fn(u32, u32) -> String,
    /// The position is the only one that suits the solution, or one of several.
    pub unique: &'static str,
    /// It is one of several.
    pub minimal: &'static str,
    /// How sure it is: hardly, fairly, very.
    pub sure: [&'static str; 3],
    /// Pieces on these squares are guessed.
    pub guessed: fn(&str) -> String,
    /// The printed result, labelled.
    pub printed: fn(&str) -> String,
    /// It has been solved: with so many hints.
    pub solved_with: fn(u32) -> String,
    /// It has not.
    pub unsolved: &'static str,
    /// It is sure but for the pieces that are guessed.
    pub sure_but: &'static str,
    /// The printed solution is doubtful.
    pub doubtful: &'static str,
    /// The rules it shows.
    pub shows: fn(&str) -> String,
    /// What to do, at the beginning: the key of a hint.
    pub begin: fn(&str) -> String,
    /// The move is right; Black answered with this.
    pub right: fn(&str) -> String,
    /// It is not the book's, and wins too; Black answered with this.
    pub also_wins: fn(&str) -> String,
    /// It is not the book's; Black answered with this, and this key takes back.
    pub off: fn(&str, &str) -> String,
    /// Solved as the book does, with nothing left of Black.
    pub solved_empty: &'static str,
    /// Solved as the book does; Black is lost within so many plies.
    pub solved_lost: fn(u32) -> String,
    /// The book ends here, and says White wins; no win is proven.
    pub solved_open: &'static str,
    /// Solved in another way.
    pub solved_otherwise: &'static str,
    /// Solved in another way: Black is lost within so many plies.
    pub solved_proven: fn(u32) -> String,
    /// What the keys do when it is solved: the key for the next, the key for the menu.
    pub next: fn(&str, &str) -> String,
    /// White has nothing left: the key that takes back.
    pub lost: fn(&str) -> String,
    /// The hint: the piece on this square.
    pub piece: fn(&str) -> String,
    /// The hint: this move.
    pub play: fn(&str) -> String,
    /// No hint is to be had now.
    pub no_hint: &'static str,
    /// This act belongs to a game of two.
    pub not_here: &'static str,
    /// No exercise is being tried, for a next one to follow.
    pub not_one: &'static str,
    /// What can be typed in an exercise: how, and what it does.
    pub commands: &'static [(&'static str, &'static str)],
    /// There is no exercise of this number: so many there are.
    pub none: fn(&str, usize) -> String,
    /// The success cannot be remembered: why.
    pub unremembered: fn(&str) -> String,
    /// In the menu of the exercise: a hint.
    pub item_hint: &'static str,
    /// In the menu: White's last move taken back, which nobody need be asked.
    pub item_back: &'static str,
    /// In the menu: from the beginning.
    pub item_again: &'static str,
    /// In the menu: the next exercise.
    pub item_next: &'static str,
    /// In the menu: leave.
    pub item_leave: &'static str,
}
