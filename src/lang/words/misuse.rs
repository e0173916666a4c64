//! What was wrongly used on the command line, and what would be right.

/// The lines of one language; `{0}`, `{1}` and so on stand for what is [filled](crate::lang::sentence::fill) in.
pub struct MisuseLines {
    /// Where to read on: the command.
    pub see_help: &'static str,
    /// No command has this option.
    pub no_option: &'static str,
    /// This command does not have the option, but these do.
    pub option_of: &'static str,
    /// An option of the screen, given to a command that draws none.
    pub only_screen: &'static str,
    /// A word too many.
    pub extra: &'static str,
    /// No command of this name; those there are.
    pub no_command: &'static str,
    /// A command of a command is lacking; those there are.
    pub choose_command: &'static str,
    /// What must be said and was not.
    pub lacking: &'static str,
    /// The same, and what can be said.
    pub lacking_one: &'static str,
    /// An option without its value; what that is called.
    pub no_value: &'static str,
    /// What is known by its place stands there as an empty word.
    pub empty: &'static str,
    /// A value that cannot be chosen: where, which, and those that can.
    pub bad_value: &'static str,
    /// No number: where, what was written, and one that would do.
    pub no_number: &'static str,
    /// No number in these bounds: where, what was written.
    pub bad_depth: &'static str,
    /// Two that exclude each other.
    pub conflict: &'static str,
    /// Said twice.
    pub twice: &'static str,
    /// A value where none is taken.
    pub takes_none: &'static str,
    /// Bytes that are no text.
    pub not_text: &'static str,
    /// Anything else.
    pub unclear: &'static str,
    /// The menu, without a terminal.
    pub no_menu: &'static str,
    /// Setting up a position without a terminal.
    pub no_desk: &'static str,
    /// A search for nothing.
    pub no_words: &'static str,
    /// No theme of this name; those there are.
    pub no_theme: &'static str,
    /// No game of this name; those there are.
    pub no_game: &'static str,
    /// Perhaps one of these was meant.
    pub meant: &'static str,
    /// Not two names.
    pub names_two: &'static str,
    /// Not four names.
    pub names_four: &'static str,
    /// Odds of two that cannot be read.
    pub odds_two: &'static str,
    /// Odds of four that cannot be read.
    pub odds_four: &'static str,
    /// Men given, and a position.
    pub odds_from_position: &'static str,
    /// An undertaking of two that cannot be read.
    pub undertake_two: &'static str,
    /// An undertaking of four that cannot be read.
    pub undertake_four: &'static str,
    /// How four sit, where the source leaves no choice: the option, the game.
    pub seating_fixed: &'static str,
    /// How four sit, in a game of two.
    pub seating_two: &'static str,
    /// A first move for a seat that is not there: the seat, the game, the seats.
    pub first_nobody: &'static str,
    /// An option of a game to the letter.
    pub letter_only: &'static str,
    /// A game that is never to the letter, and those that can be.
    pub letter_never: &'static str,
    /// A capture not made, to be refused or warned of.
    pub letter_omitted: &'static str,
    /// An error of the set-up that the source does not know: the option, the game, which do.
    pub slip_unknown: &'static str,
    /// Which know a turned board.
    pub slip_a1: &'static str,
    /// Which know misplaced men.
    pub slip_a2: &'static str,
    /// Which know odds kept.
    pub slip_a3: &'static str,
    /// No square: the option, what was written.
    pub no_square: &'static str,
    /// Not two squares.
    pub not_two_squares: &'static str,
    /// A square on which nothing belongs: the option, the square.
    pub no_man_belongs: &'static str,
    /// Two squares on which the same belongs.
    pub alike: &'static str,
    /// A square in two errors.
    pub square_twice: &'static str,
    /// Errors that leave no position.
    pub slip_nowhere: &'static str,
    /// Odds kept where none are given.
    pub no_odds_kept: &'static str,
    /// A position text that was forgiven.
    pub turn_twice: &'static str,
    /// How to go on with a copy.
    pub copy_so: &'static str,
    /// Standard output cannot be written, for this reason.
    pub output: &'static str,
    /// Standard input cannot be read, for this reason.
    pub input: &'static str,
    /// The terminal cannot be used, for this reason.
    pub no_terminal: &'static str,
}
