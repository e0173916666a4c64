//! What a line asks for, and for whom.

use crate::board::grid::{Grid, Names};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::lang::Lang;
use crate::law::offence::Offence;
use crate::table::act::{Answer, Claim, Undertaking};

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command<'a> {
    /// A move, or what is meant to be one.
    Move(&'a str),
    /// Offer a draw.
    Draw,
    /// Yes or no.
    Answer(Answer),
    /// Give up.
    Resign(Sure),
    /// Take back so many plies.
    Undo(usize),
    /// Begin the count.
    Count,
    /// Enter into an undertaking.
    Undertake(Undertaking),
    /// Make the move that was refused with a warning, or this one.
    Insist(&'a str),
    /// Huff this piece.
    Huff(Square),
    /// Have the neglected capture made.
    Demand,
    /// Begin the next game.
    Again,
    /// Begin the next exercise, or the next game.
    Next,
    /// Tell how the match stands.
    Match,
    /// Ask for a hint, in an exercise.
    Hint,
    /// Claim a draw or what was done wrong, or ask what can be claimed.
    Claim(Option<Claim>),
    /// A claim by this article, by which nothing is ever claimed.
    NoClaimBy(&'a str),
    /// A claim of nothing known.
    NoClaim,
    /// Touch what stands on this square.
    Touch(Square),
    /// Place the man that was touched.
    Place(&'a str),
    /// Say "I adjust".
    Adjust,
    /// Say check with the move just made.
    Announce,
    /// Do this, and say check with it.
    Announced(&'a str),
    /// Make this second move at once.
    Also(&'a str),
    /// Lift the piece that was taken on this square, or all of them.
    Lift(Option<Square>),
    /// Choose the remedy of this number.
    Remedy(usize),
    /// Put right what was set up wrongly on this square.
    Rectify(Square),
    /// Have the game begun afresh.
    Afresh,
    /// Tell the time that is left.
    Clock,
    /// Stop the clock.
    Stop,
    /// Have it go.
    Go,
    /// Turn the board.
    Flip,
    /// Show it.
    Board,
    /// List the moves, or those of one man.
    Moves(Option<Square>),
    /// Ask why a move cannot be.
    Why(&'a str),
    /// Tell how the game stands.
    Status,
    /// List the moves played.
    Record,
    /// Open the book.
    Rules(&'a str),
    /// Tell what can be typed.
    Help(&'a str),
    /// Leave.
    Quit,
    /// An act of another game.
    Elsewhere(&'a str),
    /// A command wrongly used, and how it is used.
    Misused(&'static str),
    /// A square was to be named, and this is none.
    NoSquare(&'a str),
}

impl Command<'_> {
    /// Does it belong to a game between two players, and not to an exercise?
    pub const fn is_of_two(&self) -> bool {
        matches!(
            self,
            Command::Draw
                | Command::Answer(_)
                | Command::Resign(_)
                | Command::Count
                | Command::Undertake(_)
                | Command::Claim(_)
                | Command::NoClaimBy(_)
                | Command::NoClaim
                | Command::Insist(_)
                | Command::Huff(_)
                | Command::Demand
                | Command::Touch(_)
                | Command::Place(_)
                | Command::Adjust
                | Command::Announce
                | Command::Announced(_)
                | Command::Also(_)
                | Command::Lift(_)
                | Command::Remedy(_)
                | Command::Rectify(_)
                | Command::Afresh
                | Command::Clock
                | Command::Stop
                | Command::Go
                | Command::Match
        )
    }
}

/// Whether one is sure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sure {
    /// Ask first.
    Ask,
    /// Yes.
    Yes,
}

/// Check, said with the move.
const ANNOUNCE: &str = "announce";

/// What is done about captures where they are compulsory, on a board of numbered squares.
const OF_CAPTURES: [&str; 3] = ["insist", "huff", "demand"];

/// Takes the seat off the front of a line: `White: draw`, in any language and case.
pub fn seat<'a>(line: &'a str, seats: &[Seat]) -> (Option<Seat>, &'a str) {
    let Some((name, rest)) = line.split_once(':') else {
        return (None, line);
    };
    match seat_named(name, seats) {
        Some(seat) => (Some(seat), rest.trim()),
        None => (None, line),
    }
}

/// Which of these seats has this name, in any language and case.
pub fn seat_named(name: &str, seats: &[Seat]) -> Option<Seat> {
    let name = name.trim().to_lowercase();
    seats.iter().copied().find(|seat| {
        Lang::ALL
            .into_iter()
            .any(|lang| (lang.words().terms.seat)(*seat).to_lowercase() == name)
    })
}

/// Reads a line about a board, the seat taken off; what is no command may be a move.
pub fn read<'a>(line: &'a str, grid: &Grid) -> Command<'a> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let small = word.to_ascii_lowercase();
    let bare = |command: Command<'static>, usage| match rest {
        "" => command,
        _ => Command::Misused(usage),
    };
    match small.as_str() {
        other if OF_CAPTURES.contains(&other) && grid.names() == Names::FileAndRank => {
            Command::Elsewhere(word)
        }
        "draw" => bare(Command::Draw, "draw"),
        "accept" => bare(Command::Answer(Answer::Accept), "accept"),
        "decline" => bare(Command::Answer(Answer::Decline), "decline"),
        "again" => bare(Command::Again, "again"),
        "next" => bare(Command::Next, "next"),
        "match" => bare(Command::Match, "match"),
        "hint" => bare(Command::Hint, "hint"),
        "count" => bare(Command::Count, "count"),
        "clock" => bare(Command::Clock, "clock"),
        "stop" => bare(Command::Stop, "stop"),
        "go" => bare(Command::Go, "go"),
        "flip" => bare(Command::Flip, "flip"),
        "board" => bare(Command::Board, "board"),
        "status" => bare(Command::Status, "status"),
        "record" => bare(Command::Record, "record"),
        "quit" | "exit" => bare(Command::Quit, "quit"),
        "resign" => match rest.to_ascii_lowercase().as_str() {
            "" => Command::Resign(Sure::Ask),
            "yes" | "ja" => Command::Resign(Sure::Yes),
            _ => Command::Misused("resign yes"),
        },
        "undo" => plies(rest).map_or(Command::Misused("undo [N]"), Command::Undo),
        "undertake" => undertaking(rest, grid),
        "insist" => Command::Insist(rest),
        "demand" => bare(Command::Demand, "demand"),
        "huff" => square(rest, grid, "huff SQUARE", Command::Huff),
        "touch" => square(rest, grid, "touch SQUARE", Command::Touch),
        "place" => match rest {
            "" => Command::Misused("place SQUARE"),
            rest => announced(line).unwrap_or(Command::Place(rest)),
        },
        "adjust" => bare(Command::Adjust, "adjust"),
        ANNOUNCE => bare(Command::Announce, ANNOUNCE),
        "also" => match rest {
            "" => Command::Misused("also MOVE"),
            rest => announced(line).unwrap_or(Command::Also(rest)),
        },
        "lift" => match rest {
            "" => Command::Lift(None),
            named => square(named, grid, "", |at| Command::Lift(Some(at))),
        },
        "remedy" => rest
            .parse()
            .map_or(Command::Misused("remedy N"), Command::Remedy),
        "rectify" => square(rest, grid, "rectify SQUARE", Command::Rectify),
        "afresh" => bare(Command::Afresh, "afresh"),
        "claim" => claim(rest, grid),
        "moves" => moves(rest, grid),
        "why" => match rest {
            "" => Command::Misused("why FROM TO"),
            play => Command::Why(play),
        },
        "rules" => Command::Rules(rest),
        "help" | "?" => Command::Help(rest),
        // `e2e4 announce`
        _ => announced(line).unwrap_or(Command::Move(line)),
    }
}

/// An act with which check is said on the same line.
fn announced(line: &str) -> Option<Command<'_>> {
    let (before, last) = line.rsplit_once(char::is_whitespace)?;
    let said = last.eq_ignore_ascii_case(ANNOUNCE);
    said.then(|| Command::Announced(before.trim_end()))
}

fn square<'a>(
    named: &'a str,
    grid: &Grid,
    usage: &'static str,
    command: impl FnOnce(Square) -> Command<'a>,
) -> Command<'a> {
    match (named, grid.named(named)) {
        ("", _) => Command::Misused(usage),
        (_, Some(at)) => command(at),
        (_, None) => Command::NoSquare(named),
    }
}

fn plies(text: &str) -> Option<usize> {
    match text {
        "" => Some(1),
        number => number.parse().ok().filter(|plies| *plies > 0),
    }
}

fn claim<'a>(text: &'a str, grid: &Grid) -> Command<'a> {
    let numbered = grid.names() == Names::Number;
    match text.to_ascii_lowercase().as_str() {
        "" => Command::Claim(None),
        "threefold" | "repetition" => Command::Claim(Some(Claim::Threefold)),
        "fifty" => Command::Claim(Some(Claim::FiftyMoves)),
        "flag" => Command::Claim(Some(Claim::Flag)),
        "twenty" if numbered => Command::Claim(Some(Claim::TwentyMoves)),
        article => match (
            Offence::named(article),
            text.split_once(char::is_whitespace),
        ) {
            (Some(offence), _) => Command::Claim(Some(Claim::Offence(offence))),
            (None, Some((word, named))) if ["at", "op"].contains(&word.to_lowercase().as_str()) => {
                match grid.named(named.trim()) {
                    Some(at) => Command::Claim(Some(Claim::Pointing(at))),
                    None => Command::NoSquare(named.trim()),
                }
            }
            // Small letters rather name a square: `a6`.
            _ if is_like_an_article(text) && (text != article || grid.named(text).is_none()) => {
                Command::NoClaimBy(text)
            }
            _ => Command::NoClaim,
        },
    }
}

/// Does it look like the name of an article: `V8`, `DP6b`, `M3.1`?
fn is_like_an_article(text: &str) -> bool {
    let begins = text.starts_with(|letter: char| letter.is_ascii_alphabetic());
    let numbered = text.contains(|letter: char| letter.is_ascii_digit());
    let plain = text
        .chars()
        .all(|letter| letter.is_ascii_alphanumeric() || letter == '.');
    begins && numbered && plain && text.len() <= 5
}

fn moves<'a>(text: &'a str, grid: &Grid) -> Command<'a> {
    match text {
        "" => Command::Moves(None),
        named => match grid.named(named) {
            Some(at) => Command::Moves(Some(at)),
            None => Command::NoSquare(named),
        },
    }
}

fn undertaking<'a>(text: &'a str, grid: &Grid) -> Command<'a> {
    match undertaken(text, grid) {
        Ok(how) => Command::Undertake(how),
        Err("") => Command::Misused("undertake [with SQUARE] [on SQUARE]"),
        Err(named) => Command::NoSquare(named),
    }
}

/// Reads `with b1 on f7`, either part alone, or in the other order; nothing at all is nothing undertaken.
///
/// # Errors
/// What should have been a square, or nothing where the text has another form.
pub fn undertaken<'a>(text: &'a str, grid: &Grid) -> Result<Undertaking, &'a str> {
    let mut how = Undertaking {
        man: None,
        on: None,
    };
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let named = words.next().ok_or("")?;
        let place = match word.to_ascii_lowercase().as_str() {
            "with" | "met" => &mut how.man,
            "on" | "op" => &mut how.on,
            _ => return Err(""),
        };
        if place.is_some() {
            return Err("");
        }
        *place = Some(grid.named(named).ok_or(named)?);
    }
    Ok(how)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::grid::{EIGHT, TEN};

    #[test]
    fn a_seat_is_named_in_either_language() {
        let two = |line| seat(line, &Seat::TWO);
        assert_eq!(two("White: draw"), (Some(Seat::White), "draw"));
        assert_eq!(two("zwart:resign yes"), (Some(Seat::Black), "resign yes"));
        assert_eq!(two("Green: draw"), (None, "Green: draw"));
        assert_eq!(two("West: draw"), (None, "West: draw"));
        assert_eq!(two("e2:d3"), (None, "e2:d3"));
        let four = |line| seat(line, &Seat::FOUR);
        assert_eq!(four("West: draw"), (Some(Seat::West), "draw"));
        assert_eq!(four("zuid: b4c4"), (Some(Seat::South), "b4c4"));
        assert_eq!(four("White: draw"), (None, "White: draw"));
    }

    #[test]
    fn undertakings_name_a_man_a_square_or_both() {
        let at = |name| EIGHT.named(name);
        let both = Undertaking {
            man: at("b1"),
            on: at("f7"),
        };
        assert_eq!(undertaken("with b1 on f7", &EIGHT), Ok(both));
        assert_eq!(undertaken("op f7 met b1", &EIGHT), Ok(both));
        assert_eq!(undertaken("with b9", &EIGHT), Err("b9"));
        for wrong in ["with", "b1", "with b1 with c1", "on f7 and"] {
            assert_eq!(undertaken(wrong, &EIGHT), Err(""), "{wrong}");
        }
    }

    #[test]
    fn what_is_no_command_may_be_a_move() {
        assert_eq!(read("Nf3", &EIGHT), Command::Move("Nf3"));
        assert_eq!(read("e2 e4", &EIGHT), Command::Move("e2 e4"));
        assert_eq!(read("MOVES e2", &EIGHT), Command::Moves(EIGHT.named("e2")));
        assert_eq!(read("moves e9", &EIGHT), Command::NoSquare("e9"));
        assert_eq!(read("undo 0", &EIGHT), Command::Misused("undo [N]"));
        assert_eq!(read("huff 27", &TEN), Command::Huff(Square::new(26)));
        assert_eq!(read("huff e4", &TEN), Command::NoSquare("e4"));
        assert_eq!(read("huff", &TEN), Command::Misused("huff SQUARE"));
        assert_eq!(read("demand", &TEN), Command::Demand);
        assert_eq!(read("insist 32-28", &TEN), Command::Insist("32-28"));
        for word in ["huff", "demand", "insist"] {
            let line = format!("{word} e4");
            assert_eq!(read(&line, &EIGHT), Command::Elsewhere(word));
        }
        let twenty = Command::Claim(Some(Claim::TwentyMoves));
        assert_eq!(read("claim twenty", &TEN), twenty);
        let usage = Command::NoClaim;
        assert_eq!(read("claim twenty", &EIGHT), usage);
        assert_eq!(read("32 28", &TEN), Command::Move("32 28"));
        assert_eq!(read("draw please", &EIGHT), Command::Misused("draw"));
    }

    #[test]
    fn acts_of_a_game_to_the_letter_are_read() {
        let at = |name| EIGHT.named(name).expect("a square");
        let claim = |claim| Command::Claim(Some(claim));
        for (line, command) in [
            ("touch e2", Command::Touch(at("e2"))),
            ("touch e9", Command::NoSquare("e9")),
            ("touch", Command::Misused("touch SQUARE")),
            ("place e8q", Command::Place("e8q")),
            ("Announce", Command::Announce),
            ("e2 e4 ANNOUNCE", Command::Announced("e2 e4")),
            ("place e4 announce", Command::Announced("place e4")),
            ("also d2d4", Command::Also("d2d4")),
            ("lift", Command::Lift(None)),
            ("lift e4", Command::Lift(Some(at("e4")))),
            ("claim a13", claim(Claim::Offence(Offence::FalseMove))),
            ("claim at e4", claim(Claim::Pointing(at("e4")))),
            ("claim at e9", Command::NoSquare("e9")),
            ("claim a6", Command::NoClaim),
            ("claim A9", Command::NoClaimBy("A9")),
            ("remedy 2", Command::Remedy(2)),
            ("remedy two", Command::Misused("remedy N")),
            ("rectify b1", Command::Rectify(at("b1"))),
            ("afresh now", Command::Misused("afresh")),
        ] {
            assert_eq!(read(line, &EIGHT), command, "{line}");
        }
    }
}
