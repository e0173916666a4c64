//! The command line, and nothing else: what can be said. How it is told of, in either language, stands with the other
//! sentences, by the names that things have here.

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum, value_parser};
use clap_complete::Shell;

/// What was said on the command line.
#[derive(Parser, Debug)]
#[command(name = "reglement", version, disable_help_flag = true)]
pub struct Cli {
    /// What to do; the menu, unless said.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Tell how it is used.
    #[arg(short, long, global = true, action = ArgAction::Help)]
    pub help: Option<bool>,
    /// The language of everything that is said; it goes before the settings.
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub lang: Option<String>,
    /// How it looks.
    #[command(flatten)]
    pub look: Look,
}

/// How the program looks. Each goes before the settings.
#[derive(Args, Clone, Default, Debug)]
pub struct Look {
    /// Play in plain lines of text instead of on a screen.
    #[arg(long)]
    pub plain: bool,
    /// The colours, by the name of a theme.
    #[arg(long, value_name = "NAME")]
    pub theme: Option<String>,
    /// How men are drawn.
    #[arg(long, value_name = "GLYPHS", value_parser = ["auto", "unicode", "letters"])]
    pub glyphs: Option<String>,
    /// How many colours.
    #[arg(long, alias = "colour", value_name = "COLOURS", value_parser = ["auto", "none", "16", "256", "true"])]
    pub color: Option<String>,
}

impl Look {
    /// These options, and where they say nothing, those given before the command.
    #[must_use]
    pub fn or(self, before: Look) -> Look {
        Look {
            plain: self.plain || before.plain,
            theme: self.theme.or(before.theme),
            glyphs: self.glyphs.or(before.glyphs),
            color: self.color.or(before.color),
        }
    }

    /// The first of these options that was said.
    #[must_use]
    pub fn said(&self) -> Option<&'static str> {
        let options = [
            (self.plain, "--plain"),
            (self.theme.is_some(), "--theme"),
            (self.glyphs.is_some(), "--glyphs"),
            (self.color.is_some(), "--color"),
        ];
        let mut said = options.into_iter().filter(|(said, _)| *said);
        said.next().map(|(_, option)| option)
    }
}

/// What the program can be told to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Begin a game at once.
    Play(Box<Play>),
    /// Go on with the last game, or with the one in a file.
    Resume {
        /// The record of the game.
        #[arg(value_name = "FILE")]
        file: Option<PathBuf>,
        /// Of a damaged record, go on with a copy.
        #[arg(long, requires = "file")]
        copy: bool,
        /// How it looks.
        #[command(flatten)]
        look: Look,
    },
    /// Read the rule book.
    Rules(Rules),
    /// Try the exercises of 1879, or list them.
    Exercises {
        /// The number of an exercise, 1 to 24.
        #[arg(value_name = "N")]
        number: Option<String>,
        /// How it looks.
        #[command(flatten)]
        look: Look,
    },
    /// List the legal moves of a position, one a line.
    Moves {
        /// The game and the position.
        #[command(flatten)]
        position: Position,
    },
    /// Play moves and tell where they lead, or why one is refused.
    Judge {
        /// The game and the position.
        #[command(flatten)]
        position: Position,
        /// The moves.
        #[arg(value_name = "MOVE")]
        moves: Vec<String>,
    },
    /// Count the positions that can be reached in so many plies.
    Perft {
        /// The game.
        #[arg(value_name = "GAME")]
        game: String,
        /// How many plies.
        #[arg(value_name = "DEPTH", value_parser = clap::value_parser!(u32).range(0..=32))]
        depth: u32,
        /// The position, instead of the start.
        #[arg(long, value_name = "FEN")]
        fen: Option<String>,
        /// How four sit.
        #[command(flatten)]
        seating: Seating,
        /// Count under each first move too.
        #[arg(long)]
        divide: bool,
    },
    /// Show the games that are kept.
    Record {
        /// What of them.
        #[command(subcommand)]
        what: Record,
    },
    /// Where the settings are, what they are, whether they are right.
    Config {
        /// What of them.
        #[command(subcommand)]
        what: Config,
    },
    /// Show the themes, or one of them, with every board.
    Themes {
        /// The theme.
        #[arg(value_name = "NAME")]
        name: Option<String>,
        /// How it looks.
        #[command(flatten)]
        look: Look,
    },
    /// Print what makes a shell complete the commands.
    Completions {
        /// The shell.
        #[arg(value_name = "SHELL")]
        shell: Shell,
    },
    /// Print the page of the manual.
    Man,
    /// Tell how a command is used.
    Help {
        /// The command, and what of it.
        #[arg(value_name = "COMMAND")]
        path: Vec<String>,
    },
}

/// What of the rule book.
#[derive(Args, Debug)]
pub struct Rules {
    /// A source, such as chess-1869, or an article or reading at once.
    #[arg(value_name = "SOURCE")]
    pub source: Option<String>,
    /// An article of the source.
    #[arg(value_name = "ARTICLE")]
    pub article: Option<String>,
    /// Search for words.
    #[arg(long, value_name = "WORDS", conflicts_with = "article")]
    pub find: Option<String>,
    /// What the program does with each article.
    #[arg(long, conflicts_with = "find")]
    pub treatment: bool,
}

/// A game to be begun.
#[derive(Args, Debug)]
pub struct Play {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The players' names.
    #[arg(long, value_name = "A,B[,C,D]")]
    pub names: Option<String>,
    /// How four sit.
    #[command(flatten)]
    pub seating: Seating,
    /// What one player gives: men, or in draughts the draw.
    #[arg(long, value_name = "SEAT:MEN")]
    pub odds: Option<String>,
    /// What becomes of a capture that is not made (D13).
    #[arg(long, value_name = "WHAT")]
    pub omitted_capture: Option<OmittedCapture>,
    /// Who loses, wins (R21).
    #[arg(long)]
    pub losing: bool,
    /// A clock for each seat.
    #[arg(long, value_name = "MINUTES[+SECONDS]")]
    pub clock: Option<String>,
    /// How it is watched over.
    #[command(flatten)]
    pub letter: Letter,
    /// An undertaking to mate (A22).
    #[arg(long, value_name = "TEXT")]
    pub undertake: Vec<String>,
    /// Begin from this position.
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// Set up the position on the board before the game begins.
    #[arg(long)]
    pub edit: bool,
    /// Who has the first move (A4, V5, V6, T3).
    #[arg(long, value_name = "WHO")]
    pub first: Option<First>,
    /// The first game of a match: of so many, until somebody has so many points, or open.
    #[arg(long = "match", value_name = "GAMES")]
    pub contest: Option<String>,
    /// Draw the same lots again.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// How it looks.
    #[command(flatten)]
    pub look: Look,
}

/// What becomes of a capture that is required and not made.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum OmittedCapture {
    /// The move is refused; nothing is ever huffed.
    Refuse,
    /// It is refused once; who insists plays on at his own risk.
    Warn,
    /// It stands, and the opponent may huff or demand the capture.
    Allow,
}

/// Who has the first move.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum First {
    /// White.
    #[value(alias = "wit")]
    White,
    /// Black.
    #[value(alias = "zwart")]
    Black,
    /// South, of four.
    #[value(alias = "zuid")]
    South,
    /// West, of four.
    West,
    /// North, of four.
    #[value(alias = "noord")]
    North,
    /// East, of four.
    #[value(alias = "oost")]
    East,
    /// The lot decides who of two sits at White, or who of four begins.
    #[value(alias = "lot")]
    Lots,
}

/// How four sit; of 1869 the players choose.
#[derive(Args, Clone, Default, Debug)]
pub struct Seating {
    /// Where partners sit (V3).
    #[arg(long, value_name = "WHERE", value_parser = ["opposite", "adjacent"])]
    pub partners: Option<String>,
    /// Which way the turn goes (V4).
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
    /// Play to the letter: the players watch over the rules themselves.
    #[arg(long)]
    pub letter: bool,
    /// With the program as arbiter.
    #[arg(long, conflicts_with_all = ["letter", "claims", "turned", "misplaced", "forgotten", "odds_kept"])]
    pub arbiter: bool,
    /// Whether the players are told what can be claimed.
    #[arg(long, value_name = "HOW", value_parser = ["hinted", "silent"])]
    pub claims: Option<String>,
    /// The board is turned (A1).
    #[arg(long)]
    pub turned: bool,
    /// Two men, each on the other's square (A2).
    #[arg(long, value_name = "SQUARE=SQUARE")]
    pub misplaced: Vec<String>,
    /// A man who is not put on the board (A2).
    #[arg(long, value_name = "SQUARE")]
    pub forgotten: Vec<String>,
    /// The man given as odds is left on the board (A3).
    #[arg(long)]
    pub odds_kept: bool,
}

/// A game, and a position in it.
#[derive(Args, Debug)]
pub struct Position {
    /// The game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The position, instead of the start.
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    /// How four sit.
    #[command(flatten)]
    pub seating: Seating,
}

/// What of the games that are kept.
#[derive(Subcommand, Debug)]
pub enum Record {
    /// Show one game: who played, the moves, the result.
    Show {
        /// The record of the game: its file, or its name as the list has it.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Where diagrams are drawn; at the end, unless said.
        #[arg(long, value_name = "PLACES")]
        diagram: Vec<String>,
        /// One more after so many moves, again and again.
        #[arg(long, value_name = "MOVES", value_parser = value_parser!(u32).range(1..))]
        every: Option<u32>,
        /// How the men of the diagrams are drawn.
        #[arg(long, value_name = "GLYPHS", value_parser = ["letters", "unicode"])]
        glyphs: Option<String>,
    },
    /// List the games, the last played first.
    List(Listed),
    /// Bring in games that other programs have written.
    Import {
        /// Texts with games; - is standard input.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        /// The kind of text; by the name of the file or its content, unless said.
        #[arg(long, value_name = "FORMAT", value_parser = ["pgn", "pdn", "four", "reglement"])]
        format: Option<String>,
        /// The game as which they are read.
        #[arg(long, value_name = "GAME")]
        game: Option<String>,
        /// Only these, by their numbers.
        #[arg(long, value_name = "NUMBERS")]
        only: Option<String>,
        /// Read and report, and keep nothing.
        #[arg(long)]
        check: bool,
    },
    /// Write games so that other programs can read them.
    Export {
        /// The records of the games: their files, or their names as the list has them.
        #[arg(value_name = "FILE", required = true)]
        files: Vec<PathBuf>,
        /// The kind of text; that of the game, unless said.
        #[arg(long, value_name = "FORMAT", value_parser = ["pgn", "pdn", "four", "reglement"])]
        format: Option<String>,
        /// Into this file.
        #[arg(short, long, value_name = "OUT")]
        output: Option<PathBuf>,
        /// Write over a file that is there.
        #[arg(long, requires = "output")]
        force: bool,
    },
    /// Delete one game for good, after a question.
    Delete {
        /// The record of the game: its file, or its name as the list has it.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Do not ask.
        #[arg(long)]
        yes: bool,
    },
}

/// Which of the games that are kept are listed, and how.
#[derive(Args, Clone, Debug)]
pub struct Listed {
    /// Only this game: chess-1869, four-1869, four-1967, chess-modern or draughts-1879.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Only games of players who are called so.
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    /// Only games that can be gone on with.
    #[arg(long)]
    pub unfinished: bool,
    /// For scripts: a line a record, its fields parted by tabs; this form does not change.
    #[arg(long)]
    pub plain: bool,
}

/// What of the settings.
#[derive(Subcommand, Clone, Copy, Debug)]
pub enum Config {
    /// Where your settings are, or would be.
    Path,
    /// The settings that hold, yours and the defaults.
    Show,
    /// Tell what is wrong with your settings.
    Check,
}
