//! How each command is used, in English.

use crate::lang::words::command::{CommandLines, Headings, Told};

pub const COMMAND: CommandLines = CommandLines {
    heading: Headings {
        name: "Name",
        description: "Description",
        usage: "Usage",
        some_options: "[OPTIONS]",
        commands: "Commands",
        arguments: "Arguments",
        options: "Options",
        positions: "Position text",
        games: "Games",
        examples: "Examples",
        statuses: "Exit status",
        environment: "Environment",
        files: "Files",
    },
    commands: COMMANDS,
    options: OPTIONS,
    values: &[],
    one_of: "One of: {0}.",
    wrong_use: "wrong use: nothing was done",
    positions: POSITIONS,
    games: "A game is named after its source: the text that its rules are taken from.",
    environment: &[
        ("XDG_CONFIG_HOME, HOME", "where the settings are looked for"),
        (
            "XDG_STATE_HOME, HOME",
            "where games and solved exercises are kept",
        ),
        (
            "TERM, COLORTERM",
            "how many colours the terminal has; with TERM=dumb the program plays in plain lines",
        ),
        (
            "NO_COLOR",
            "if it is set and not empty, nothing is coloured",
        ),
        (
            "LC_ALL, LC_CTYPE, LANG",
            "whether the terminal shows UTF-8; without it men are letters",
        ),
        (
            "PAGER",
            "what shows long text on a terminal; less, unless set",
        ),
    ],
    files: &[
        (
            "~/.config/reglement/config.toml",
            "the settings; reglement config path tells where yours are",
        ),
        ("~/.config/reglement/themes/NAME.toml", "themes of your own"),
        (
            "~/.local/state/reglement/games/*.toml",
            "the games, a file each, which can be read as text",
        ),
        (
            "~/.local/state/reglement/exercises.toml",
            "which exercises you solved",
        ),
    ],
};

const LEGAL_OR_NOT: [&str; 2] = ["done", "the position text is none, or cannot be played"];

const COMMANDS: &[Told] = &[
    Told {
        path: "",
        about: "Play by the book: the board games of five old and new Dutch rule texts",
        more: "Without a command the menu opens. Two or four people play at one terminal; a move that the rules forbid is refused, \
with the article that forbids it.\n\nreglement help COMMAND tells how a command is used, reglement man all of it.",
        examples: &[
            (
                "reglement",
                "the menu: a new game, exercises, the rule book",
            ),
            ("reglement play four-1869", "a game with four players"),
            ("reglement rules A13", "an article of the rule book"),
        ],
        ends: [
            "done",
            "the answer is no: refused, not legal, not found, not to be read",
        ],
    },
    Told {
        path: "play",
        about: "Begin a game at once",
        more: "Chess for two by the regulations of 1869 or by the modern moves, chess for four by those of 1869 or as a newspaper \
had it in 1967, or draughts by the rules of 1879. Unless said otherwise it is an even game from the start. Of two White \
begins; of four the lot decides.\n\nThe game is kept from its first move on: reglement resume goes on with it. On a terminal \
it is drawn; with --plain, or without a terminal, it is played in lines: type help there.\n\nWith --match it is the first game of a match. In lines, a line that begins with match: follows on \
each result, match tells how it stands, and next begins the next game.",
        examples: &[
            (
                "reglement play chess-1869 --names Anna,Bram",
                "the lot decides who plays White",
            ),
            (
                "reglement play chess-1869 --odds white:queen",
                "White plays without a queen, and begins",
            ),
            (
                "reglement play chess-1869 --names Anna,Bram --match 6",
                "a match of six games",
            ),
            (
                "reglement play four-1869 --partners adjacent",
                "partners beside each other",
            ),
            (
                "reglement play draughts-1879 --plain",
                "in lines, for a screen reader or a script",
            ),
        ],
        ends: [
            "the game is over, or kept",
            "the rules do not allow such a game, or the position text is none",
        ],
    },
    Told {
        path: "resume",
        about: "Go on with the last game, or with the one in a file",
        more: "The last game that is not over, or after the last one of a match its next game, unless a file is named. reglement record list names the files.",
        examples: &[
            ("reglement resume", "the last game"),
            ("reglement resume --plain", "the same in lines of text"),
            (
                "reglement resume --copy old.toml",
                "what can be read of a damaged record",
            ),
        ],
        ends: [
            "the game is over, or kept",
            "there is no such game, or its record cannot be read",
        ],
    },
    Told {
        path: "rules",
        about: "Read the rule book",
        more: "Without arguments it lists the sources; with a source, its articles; with an article (A13, or a number after its \
source) or a reading (R2), its words. A reading says how the program takes an article that leaves a doubt.\n\n--lang nl and en \
choose the words of the articles, Dutch or English, and the language of the rest; both shows the articles in both.",
        examples: &[
            ("reglement rules four-1869", "the articles of a source"),
            ("reglement rules chess-1869 13", "one article"),
            (
                "reglement rules --find \"castling rook\"",
                "the articles in which these words stand",
            ),
            (
                "reglement rules A13 --treatment",
                "what the program does with it",
            ),
        ],
        ends: ["done", "the search found nothing"],
    },
    Told {
        path: "exercises",
        about: "Try the exercises of 1879, or list them",
        more: "The 24 exercises of the draughts book. Without a number it lists them, with what is known of each and which are \
solved. With one, you play White and the program answers as the book does.",
        examples: &[
            ("reglement exercises", "the list"),
            ("reglement exercises 5", "try the fifth"),
        ],
        ends: ["done", "what is solved cannot be shown or played"],
    },
    Told {
        path: "moves",
        about: "List the legal moves of a position, one a line",
        more: "A move is written by its squares, from and to: e2e4, e7e8q (the letter of what a pawn becomes), h1j1 for castling; \
in draughts 32-28 and 26x17. The lines are sorted as text. They are the same in every version and language.",
        examples: &[
            ("reglement moves chess-1869", "the twenty first moves"),
            (
                "reglement moves draughts-1879 --fen W:W28:B23",
                "of a position",
            ),
        ],
        ends: LEGAL_OR_NOT,
    },
    Told {
        path: "judge",
        about: "Play moves and tell where they lead, or why one is refused",
        more: "It plays the moves from the start or from a position. If all are legal it prints\n\n  legal\n  position: the position \
text after the moves\n  turn: the seat to move\n  check: the seats in check, or -\n  mated: the seats mated, or -\n  warned: \
attacker>queen pairs, or - (chess for four)\n  result: 1-0 and its article in brackets, or -\n\nA seat is its letter, w or b, of \
four r, b, y or g. If a move is refused, nothing is played after it, and it prints\n\n  refused: GAME ARTICLE: the reason\n  \
position: the position text before that move\n  marks: the squares that show why, or -\n\nThese words are the same in every version \
and language. Only with --lang nl the reason is in Dutch, and the men are read by their Dutch letters; the settings do not change \
it.",
        examples: &[
            (
                "reglement judge chess-1869 e4 e5 Ke3",
                "refused by article 13",
            ),
            ("reglement judge draughts-1879 32-28 19-23 28x19", "legal"),
        ],
        ends: [
            "all moves are legal",
            "one is refused or cannot be read, or the position text is none",
        ],
    },
    Told {
        path: "perft",
        about: "Count the positions that can be reached in a number of moves",
        more: "For checking the rules: every legal move is played, every answer to it, and so on, and the positions at the end are \
counted. It prints the number alone; with --divide a line \"move number\" for each first move, and last \"total number\". The output \
is the same in every version and language.",
        examples: &[
            ("reglement perft chess-modern 4", "prints 197281"),
            (
                "reglement perft draughts-1879 2 --divide",
                "for each first move",
            ),
        ],
        ends: LEGAL_OR_NOT,
    },
    Told {
        path: "record",
        about: "List the games that are kept, show or delete one, bring games in or give them out",
        more: "",
        examples: &[("reglement record list", "all games, the last played first")],
        ends: ["done", "a record cannot be read"],
    },
    Told {
        path: "record show",
        about: "Show one game as a text: who played, the moves, the result, diagrams",
        more: "The text fits a mail: no line of moves is longer than 72 columns. --diagram says where diagrams stand, parted by \
commas: start, end, none, the number of a move (12: when all have made it), or that with the letter of a seat (12w, 12b; of four 3s, \
3w, 3n, 3e). Unless said, one stands at the end.\n\nOf a damaged record it shows what can be read, and says where it is damaged.",
        examples: &[
            (
                "reglement record show ~/.local/state/reglement/games/FILE",
                "a game",
            ),
            (
                "reglement record show --diagram 12,20w,end FILE",
                "with three diagrams",
            ),
        ],
        ends: ["done", "the file is no record, or a damaged one"],
    },
    Told {
        path: "record list",
        about: "List the games that are kept, the last played first",
        more: "A line each: when it was last played, the game, how far it came, the players, the file.",
        examples: &[
            ("reglement record list", "all games"),
            (
                "reglement record list --player Anna --unfinished",
                "what Anna can go on with",
            ),
        ],
        ends: ["done", "the folder cannot be read"],
    },
    Told {
        path: "record import",
        about: "Bring in games that other programs have written",
        more: "PGN (chess), PDN (draughts) and the form of four-player programs, any number of games in a text; each becomes a record \
among your games, to be shown, reviewed, or gone on with if it is not over. Comments, variations, marks and tags are kept with \
it. What is read is told game by game; what is wrong is told with file, line and column and the article, and skipped. PGN is read as \
chess-modern, PDN as draughts-1879, four as four-1967, unless the text or --game says another. Ctrl-C breaks off; what is whole is kept.",
        examples: &[
            ("reglement record import games.pgn", "all its games"),
            (
                "reglement record import --check --game chess-1869 games.pgn",
                "would the old rules allow them?",
            ),
        ],
        ends: [
            "all are brought in",
            "some were wrong, or could not be read",
        ],
    },
    Told {
        path: "record export",
        about: "Write games so that other programs can read them",
        more: "Chess as PGN, draughts as PDN, chess for four in the form of its programs, one round a line. What a game has more than \
its moves (odds, offers, huffs, undertakings) stands in tags that begin with Reglement and in comments [%act ...], from which record \
import has it again. What a text cannot hold, as a false move that stands, is refused; --format reglement holds all.",
        examples: &[
            ("reglement record export FILE", "on standard output"),
            (
                "reglement record export -o evening.pgn FILE FILE",
                "two games in one file",
            ),
        ],
        ends: ["done", "a record cannot be read, or not be written so"],
    },
    Told {
        path: "record delete",
        about: "Delete one game for good, after a question",
        more: "A game that is being played is never deleted, nor a file that is no record.",
        examples: &[("reglement record delete --yes FILE", "without a question")],
        ends: ["it is deleted", "it is not"],
    },
    Told {
        path: "config",
        about: "Tell where the settings are, what they are, whether they are right",
        more: "",
        examples: &[("reglement config check", "what is wrong with your settings")],
        ends: ["done", "something is wrong with your settings"],
    },
    Told {
        path: "config path",
        about: "Tell where your settings are, or would be",
        more: "",
        examples: &[("reglement config path", "the name of the file")],
        ends: ["done", "there is no folder for settings"],
    },
    Told {
        path: "config show",
        about: "Show the settings that hold, yours and the defaults",
        more: "In the form of the file, so that lines can be copied from it into yours.",
        examples: &[("reglement config show", "all settings")],
        ends: ["done", ""],
    },
    Told {
        path: "config check",
        about: "Tell what is wrong with your settings",
        more: "A line for each fault: the file, the line, the key, what is wrong and what would be right.",
        examples: &[("reglement config check", "after changing the file")],
        ends: ["nothing is wrong", "something is wrong"],
    },
    Told {
        path: "themes",
        about: "Show the themes, or one of them, with every board",
        more: "Your own are among them: files NAME.toml in the folder themes beside the settings. Each is drawn in the colours \
that the terminal has; without colours all are listed, and one is drawn if it is named.",
        examples: &[
            ("reglement themes delft", "one of them"),
            (
                "reglement play chess-1869 --theme nacht",
                "play in one of them",
            ),
        ],
        ends: ["done", ""],
    },
    Told {
        path: "completions",
        about: "Print what makes a shell complete the commands",
        more: "Where a shell looks for it is its own; for bash a line in ~/.bashrc will do: source <(reglement completions bash)",
        examples: &[(
            "reglement completions fish > ~/.config/fish/completions/reglement.fish",
            "for fish",
        )],
        ends: ["done", ""],
    },
    Told {
        path: "man",
        about: "Print the page of the manual",
        more: "All that --help tells, the games, the files and the environment, in the form that man reads.",
        examples: &[
            ("reglement man | man -l -", "read it"),
            (
                "reglement man > ~/.local/share/man/man1/reglement.1",
                "so that man reglement finds it",
            ),
        ],
        ends: ["done", ""],
    },
    Told {
        path: "help",
        about: "Tell how a command is used",
        more: "",
        examples: &[(
            "reglement help record show",
            "the same as reglement record show --help",
        )],
        ends: ["done", ""],
    },
];

const OPTIONS: &[(&str, &str)] = &[
    ("help", "Tell how it is used"),
    ("version", "Print the version"),
    (
        "lang",
        "The language of all that is said; it goes before the settings",
    ),
    (
        "judge lang",
        "The language of the reason and of the letters of the men; English, unless said",
    ),
    (
        "rules lang",
        "The words of the articles and the language of the rest",
    ),
    (
        "plain",
        "Play in plain lines of text instead of on a screen",
    ),
    (
        "theme",
        "The colours, by the name of a theme; your own themes too",
    ),
    ("glyphs", "How men are drawn"),
    ("color", "How many colours"),
    ("game", "The game"),
    (
        "names",
        "The players' names, parted by commas: White's and Black's, or South's, West's, North's and East's. In an even game of \
two without --first the lot decides who of them plays White",
    ),
    (
        "partners",
        "In four-1869, where partners sit; opposite each other, unless said",
    ),
    (
        "direction",
        "In four-1869, which way the turn goes; counter-clockwise, unless said",
    ),
    (
        "odds",
        "What one player gives to the weaker one: men that he plays without, or in draughts the draw, so that he loses when \
nobody wins. A seat, a colon, and men by their squares or kinds: white:b1, black:queen, white:a1+b1, south:d1; in draughts \
white:46+47, black:draw. The giver begins in chess, and plays second in draughts",
    ),
    (
        "omitted_capture",
        "In draughts, what becomes of a capture that a player does not make: refuse has him make it; warn refuses once, \
and who insists plays on; allow lets it stand, and the opponent may take the piece off the board (huff it) or have the capture \
made. As the settings have it, unless said",
    ),
    (
        "clock",
        "A clock for each seat: minutes, and seconds that every move adds, as in 15 or 15+10; for one seat or player white=5,black=15+10, Anna=5 or 15,Anna=none. No source knows one: it is a rule \
of the house. In the old games an opponent claims the flag, in chess-modern it ends the game",
    ),
    ("losing", "In draughts, who loses all his pieces wins"),
    (
        "letter",
        "Play to the letter: the players watch over the rules themselves. Who touches a man must play it, check must be \
said, and a false move stands until an opponent claims it and chooses the remedy that the article gives. Not in chess-modern, whose \
source says nothing of it",
    ),
    (
        "arbiter",
        "Play with the program as arbiter, which refuses what is false. So it is, unless said or set",
    ),
    (
        "claims",
        "To the letter: hinted tells the players what can be claimed, silent lets them find out. As the settings have it, \
unless said",
    ),
    (
        "turned",
        "To the letter, in chess-1869: the board is turned, with a dark square at the right hand",
    ),
    (
        "misplaced",
        "To the letter, in chess of 1869: two men stand each on the other's square, as in b1=c1. It may be said more than once",
    ),
    (
        "forgotten",
        "To the letter, in chess of 1869: the man of this square is not put on the board, as in a1. It may be said more than once",
    ),
    (
        "odds_kept",
        "To the letter, in chess of 1869: the man given as odds is left on the board",
    ),
    (
        "undertake",
        "In chess of 1869, what a player promises: to mate with a man, on a square, or with that man on that square, as in \
\"white with b1 on f7\", \"black on h1\". It may be said more than once",
    ),
    (
        "fen",
        "Begin from this position instead of the start; reglement moves --help tells how it is written",
    ),
    (
        "edit",
        "Set up the position on the board, on a screen: men, whose turn it is, castlings; then the form of a new game opens",
    ),
    ("first", "Who has the first move; lots has the lot decide"),
    (
        "contest",
        "Begin a match: so many games (2 to 99), as in 6; first:5 until somebody has 5 points (1 to 99; among four, games won); or open. Who begins the next game, and with which colour, the book says",
    ),
    (
        "seed",
        "A whole number; the same number has the lot fall the same way",
    ),
    (
        "file",
        "The record of the game: its file, or its name as the list has it",
    ),
    ("resume file", "The record of the game, a file"),
    (
        "diagram",
        "Where diagrams stand, as told above; it may be said more than once",
    ),
    ("every", "A diagram after every so many moves too"),
    (
        "record show glyphs",
        "How the men of the diagrams are drawn: by letters, unless said",
    ),
    ("files", "Texts with games; - is standard input"),
    (
        "record export files",
        "The records of the games: their files, or their names as the list has them",
    ),
    (
        "format",
        "The kind of text; the name of the file or its content tells it, unless said",
    ),
    (
        "record export format",
        "The kind of text; that of the game, unless said",
    ),
    (
        "record import game",
        "The game as which they are read, where they do not say it themselves",
    ),
    ("only", "Only these games, by their numbers: 1,3,7-9"),
    ("check", "Read and report, and keep nothing"),
    ("output", "Into this file, instead of standard output"),
    ("force", "Write over a file that is there"),
    ("record list game", "Only this game"),
    ("player", "Only games of players who are called so"),
    ("unfinished", "Only games that can be gone on with"),
    (
        "record list plain",
        "For scripts: a line a record, its fields parted by tabs, the same in every version and language: \
FILE, LAST PLAYED (UTC), GAME, PLIES, STATE, TAIL, SCORE, and a field for each player. STATE is unfinished, in-use, over or damaged; \
TAIL is whole, or torn when the last entry is. What is not known is -, and of a damaged record no players are named",
    ),
    ("yes", "Do not ask"),
    ("themes name", "The theme; your own too"),
    (
        "copy",
        "Of a damaged record, go on with a copy from where it can be read; the record is left as it is",
    ),
    ("source", "A source, or an article or reading at once"),
    ("article", "An article of the source, by name or number"),
    (
        "find",
        "Search for words, in one source or in all; old spelling is forgiven",
    ),
    (
        "treatment",
        "What the program does with each article, one a line, as \"SOURCE ARTICLE: KIND (HOW); to the letter: KIND (HOW)\". \
KIND is enforced, claimed, offered or shown only",
    ),
    ("number", "The number of an exercise, 1 to 24"),
    (
        "moves",
        "Moves, as people write them or by their squares: e4, Nf3, O-O, e8=Q, e2e4, e7e8q, g13g14q; in draughts 32-28, 26x17",
    ),
    (
        "depth",
        "How many moves, those of all players counted; 0 to 32",
    ),
    ("divide", "Count under each first move too"),
    ("shell", "The shell"),
    ("path", "The command"),
];

const POSITIONS: &str = "Chess for two has the usual FEN, six fields parted by blanks: the board from rank 8 to 1, the turn, \
castling, the square just passed by a pawn, plies without a capture or a pawn's move, the number of the move. The last two may be left \
out:\n\n  rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n\nChess for four has seven fields. The board goes from rank 14 to 1, \
ranks parted by /, cells by commas: a number of empty squares (those of the corners counted), or a seat and a man, as in rK. The \
seats are r South, b West, y North, g East. Then: the seat to move; castling, as in rKQbK; squares just passed by pawns, as in r:e3; \
the seats mated; the seats released and without a turn yet; warned queens, as in c8>g4 (attacker and queen). A field with nothing \
in it is -. A first rank is\n\n  3,rR,rN,rB,rQ,rK,rB,rN,rR,3\n\nDraughts has the form of PDN: the turn, White's pieces and Black's, by \
the numbers of their squares, K before a king:\n\n  W:W31-50:B1-19,K20";
