//! The exercises, in English.

use crate::lang::words::exercise::ExerciseLines;

pub const EXERCISES: ExerciseLines = ExerciseLines {
    title: |number, of| format!("Exercise {number} of {of}"),
    list: "The exercises of 1879",
    count: |solved, of| format!("{solved} of {of} solved."),
    menu: |solved| format!("the 24 of 1879; {solved} solved"),
    name: "Exercises",
    pieces: |white, black| format!("{white} against {black}"),
    unique: "the only smallest position that suits the solution",
    minimal: "one of several positions that suit the solution",
    sure: ["hardly sure", "fairly sure", "sure"],
    guessed: |squares| format!("guessed: the pieces on {squares}"),
    printed: |result| format!("In the book: {result}."),
    solved_with: |hints| match hints {
        0 => "solved".to_owned(),
        1 => "solved with 1 hint".to_owned(),
        many => format!("solved with {many} hints"),
    },
    unsolved: "not solved yet",
    doubtful: "The printed solution is doubtful.",
    shows: |articles| format!("Shows {articles}."),
    begin: |hint| format!("White to play and win. {hint} gives a hint."),
    right: |reply| format!("Right; Black answers {reply}."),
    also_wins: |reply| format!("Not the book's move, but it wins too. Black answers {reply}."),
    off: |reply, back| format!("Not the book's move. Black answers {reply}; {back} takes it back."),
    solved_empty: "Solved: Black has no piece left.",
    solved_lost: |plies| format!("Solved, as in the book: Black is lost within {plies} plies."),
    solved_open: "This is where the book ends, and says that White wins; no win has been proven.",
    solved_otherwise: "Solved, in another way than the book: Black can no longer move.",
    solved_proven: |plies| {
        format!("Solved, in another way than the book: Black is lost within {plies} plies.")
    },
    next: |next, menu| format!("{next} for the next one, {menu} to leave."),
    lost: |back| format!("White can no longer move. {back} takes it back."),
    piece: |at| format!("A hint: the piece on {at} moves."),
    play: |text| format!("The move is {text}."),
    no_hint: "There is no hint now.",
    none: |named, of| format!("there is no exercise {named:?}; they are numbered 1 to {of}"),
    unremembered: |why| format!("That it is solved cannot be remembered: {why}"),
    item_hint: "A hint",
    item_back: "Take a move back",
    item_again: "From the beginning",
    item_next: "The next exercise",
    item_leave: "Leave",
};
