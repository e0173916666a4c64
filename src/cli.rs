//! The command line, and nothing else.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

/// Play by the book: the board games of five old and new Dutch rule texts.
///
/// Without a command the menu opens. Two or four people play at one terminal;
/// a move that the rules forbid is refused with the article that forbids it.
#[derive(Parser, Debug)]
#[command(verbatim_doc_comment)]
#[command(name = "reglement", version)]
pub struct Cli {
    /// What to do; the menu, unless said.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How it looks.
    #[command(flatten)]
    pub look: Look,
}

/// How the program looks and speaks. Each goes before the settings.
#[derive(Args, Clone, Default, Debug)]
pub struct Look {
    /// Play in plain lines of text instead of on a screen
    #[arg(long)]
    pub plain: bool,
    /// The language of the program
    #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "nl"])]
    pub lang: Option<String>,
    /// The colours, by the name of a theme
    #[arg(long, value_name = "NAME")]
    pub theme: Option<String>,
    /// How men are drawn
    #[arg(long, value_name = "GLYPHS", value_parser = ["auto", "unicode", "letters"])]
    pub glyphs: Option<String>,
    /// How many colours
    #[arg(long, value_name = "COLOURS", value_parser = ["auto", "none", "16", "256", "true"])]
    pub color: Option<String>,
}

impl Look {
    /// These options, and where they say nothing, those given before the command.
    #[must_use]
    pub fn or(self, before: Look) -> Look {
        Look {
            plain: self.plain || before.plain,
            lang: self.lang.or(before.lang),
            theme: self.theme.or(before.theme),
            glyphs: self.glyphs.or(before.glyphs),
            color: self.color.or(before.color),
        }
    }
}

/// What the program can be told to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Begin a game at once
    ///
    /// Chess for two by the regulations of 1869 or by the modern moves, chess for four by those of 1869 or
    /// as a newspaper had it in 1967, or draughts by the rules of 1879. Unless said otherwise it is an even
    /// game from the start; of two White begins, of four the seat on which the lot falls.
    #[command(verbatim_doc_comment)]
    Play(Box<Play>),
    /// Go on with the last game, or with the one in a file
    Resume {
        /// The record of the game
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
        /// Of a damaged record, go on with a copy from where it can be read; the record is left as it is
        #[arg(long, requires = "file")]
        copy: bool,
        /// How it looks.
        #[command(flatten)]
        look: Look,
    },
    /// Read the rule book
    ///
    /// Without arguments it lists the sources; with a source, its articles;
    /// with an article (A13, or a number after its source) or a reading (R2), its words.
    #[command(verbatim_doc_comment)]
    Rules(Rules),
    /// Try the exercises of 1879, or list them
    ///
    /// Without a number it lists them, with what is known of each and which are solved.
    Exercises {
        /// The number of an exercise, 1 to 24
        #[arg(value_name = "N")]
        number: Option<String>,
        /// How it looks.
        #[command(flatten)]
        look: Look,
    },
    /// List the legal moves of a position, one a line
    Moves {
        /// The game and the position.
        #[command(flatten)]
        position: Position,
    },
    /// Play moves and tell where they lead, or why one is refused
    ///
    /// Exit status 0: all moves are legal; 1: one is refused or cannot be read.
    Judge {
        /// The game and the position.
        #[command(flatten)]
        position: Position,
        /// Moves: e4, Nf3, O-O, e8=Q, by squares e2e4, e7e8q, g13g14q; in draughts 32-28, 26x17
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
        /// The language of the reason and of the letters of the men
        #[arg(long, value_name = "LANGUAGE", value_parser = ["en", "nl"], default_value = "en")]
        lang: String,
    },
    /// Count the positions that can be reached in so many plies
    Perft {
        /// The game: chess-1869, four-1869, four-1967, chess-modern or draughts-1879
        #[arg(value_name = "GAME")]
        game: String,
        /// How many plies
        #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=32))]
        depth: u32,
        /// The position, instead of the start
        #[arg(long, value_name = "FEN")]
        fen: Option<String>,
        /// How four sit.
        #[command(flatten)]
        seating: Seating,
        /// Count under each first move too
        #[arg(long)]
        divide: bool,
    },
    /// Show the games that are kept
    Record {
        /// What of them.
        #[command(subcommand)]
        what: Record,
    },
    /// Where the settings are, what they are, whether they are right
    Config {
        /// What of them.
        #[command(subcommand)]
        what: Config,
    },
    /// List the themes
    Themes,
    /// Print what makes a shell complete the commands
    Completions {
        /// The shell
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
}

/// What of the rule book.
#[derive(Args, Debug)]
pub struct Rules {
    /// A source, such as chess-1869, or an article or reading at once
    #[arg(value_name = "SOURCE")]
    pub source: Option<String>,
    /// An article of the source
    #[arg(value_name = "ARTICLE")]
    pub article: Option<String>,
    /// Search for words
    #[arg(long, value_name = "WORDS", conflicts_with = "article")]
    pub find: Option<String>,
    /// What the program does with each article, one a line: "SOURCE ARTICLE: KIND (HOW); to the letter: KIND (HOW)"
    ///
    /// KIND is enforced, claimed, offered or shown only: first with the arbiter, then in a game to the letter.
    /// Of one source, or one article where only that is named. With --lang nl the same in Dutch.
    #[arg(long, conflicts_with = "find", verbatim_doc_comment)]
    pub treatment: bool,
    /// The words of the articles: Dutch, English or both
    #[arg(long, value_name = "LANGUAGE", value_parser = ["nl", "en", "both"])]
    pub lang: Option<String>,
}

/// A game to be begun.
#[derive(Args, Debug)]
pub struct Play {
    /// The game: chess-1869, four-1869, four-1967, chess-modern or draughts-1879
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The players' names, parted by commas: White's, Black's, or South's, West's, North's, East's
    ///
    /// In an even game of two without --first the lot decides who of them sits at White.
    #[arg(long, value_name = "A,B[,C,D]")]
    pub names: Option<String>,
    /// How four sit.
    #[command(flatten)]
    pub seating: Seating,
    /// What one player gives: men, or in draughts the draw
    ///
    /// By square or by kind: white:b1, black:queen, white:rook, white:a1+b1, in chess for four south:d1,
    /// west:queen; in draughts white:46, white:46+47, black:draw. In chess the giver has the first move (A5),
    /// in draughts the second (D1).
    #[arg(long, value_name = "SEAT:MEN", verbatim_doc_comment)]
    pub odds: Option<String>,
    /// Draughts: what becomes of a capture that is not made (D13); warn, unless said or set
    #[arg(long, value_name = "WHAT")]
    pub omitted_capture: Option<OmittedCapture>,
    /// Draughts: who loses, wins (qui perd gagne)
    #[arg(long)]
    pub losing: bool,
    /// How it is watched over.
    #[command(flatten)]
    pub letter: Letter,
    /// Chess of 1869: an undertaking to mate (A22): "white with b1 on f7", "south with d1 on h7", "black on h1"
    #[arg(long, value_name = "TEXT")]
    pub undertake: Vec<String>,
    /// Begin from this position
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// Who has the first move; of four the lot decides, unless said (V5, V6, T3)
    #[arg(long, value_name = "WHO")]
    pub first: Option<First>,
    /// Draw the same lots again
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// How it looks.
    #[command(flatten)]
    pub look: Look,
}

/// What becomes of a capture that is required and not made.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OmittedCapture {
    /// The move is refused; nothing is ever huffed
    Refuse,
    /// It is refused once; who insists plays on at his own risk
    Warn,
    /// It stands, and the opponent may huff or demand the capture
    Allow,
}

/// Who has the first move.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// White
    White,
    /// Black
    Black,
    /// South, of four
    South,
    /// West, of four
    West,
    /// North, of four
    North,
    /// East, of four
    East,
    /// The lot decides who of two sits at White, or who of four begins
    Lots,
}

/// How four sit; of 1869 the players choose.
#[derive(Args, Clone, Default, Debug)]
pub struct Seating {
    /// Chess for four of 1869: where partners sit (V3); opposite, unless said
    #[arg(long, value_name = "WHERE", value_parser = ["opposite", "adjacent"])]
    pub partners: Option<String>,
    /// Chess for four of 1869: which way the turn goes (V4); counter-clockwise, unless said
    #[arg(long, value_name = "WAY", value_parser = ["clockwise", "counter-clockwise"])]
    pub direction: Option<String>,
}

/// How a game is watched over: by the program, or to the letter by the players.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
#[derive(Args, Clone, Default, Debug)]
pub struct Letter {
    /// Play to the letter: the players watch over the rules themselves
    ///
    /// A man touched must be played, check must be said, and what is false stands until an opponent claims it and
    /// chooses the remedy that the article gives. Not in chess-modern, whose source says nothing of it.
    /// Also where the settings say letter = true, and nothing else here cannot be had with it.
    #[arg(long, verbatim_doc_comment)]
    pub letter: bool,
    /// Play with the program as arbiter, which refuses what is false; so it is, unless said or set
    #[arg(long, conflicts_with_all = ["letter", "claims", "turned", "misplaced", "forgotten", "odds_kept"])]
    pub arbiter: bool,
    /// To the letter: hinted tells the players what can be claimed, silent lets them find out; hinted, unless said or set
    #[arg(long, value_name = "HOW", value_parser = ["hinted", "silent"])]
    pub claims: Option<String>,
    /// To the letter, chess-1869: the board is turned, so that a dark square is at the right hand (A1)
    #[arg(long)]
    pub turned: bool,
    /// To the letter, chess of 1869: what belongs on each of two squares stands on the other (A2), as in b1=c1
    #[arg(long, value_name = "SQUARE=SQUARE")]
    pub misplaced: Vec<String>,
    /// To the letter, chess of 1869: the man who belongs on a square is forgotten (A2), as in a1
    #[arg(long, value_name = "SQUARE")]
    pub forgotten: Vec<String>,
    /// To the letter, chess of 1869: the man given as odds is left on the board (A3)
    #[arg(long)]
    pub odds_kept: bool,
}

/// A game, and a position in it.
#[derive(Args, Debug)]
pub struct Position {
    /// The game: chess-1869, four-1869, four-1967, chess-modern or draughts-1879
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The position, instead of the start
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// How four sit.
    #[command(flatten)]
    pub seating: Seating,
}

/// What of the games that are kept.
#[derive(Subcommand, Debug)]
pub enum Record {
    /// Show one game: who played, the moves, the result
    Show {
        /// The record of the game
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// List all games, the last first
    List,
}

/// What of the settings.
#[derive(Subcommand, Clone, Copy, Debug)]
pub enum Config {
    /// Where your settings are, or would be
    Path,
    /// The settings that hold, yours and the defaults
    Show,
    /// Tell what is wrong with your settings; exit status 1 if anything is
    Check,
}
