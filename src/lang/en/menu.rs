//! The menu, in English.

use super::settings::SETTINGS;
use crate::lang::words::menu::{
    GamesLines, HomeLines, HouseLines, MenuKeys, MenuLines, OddsLines, PledgeLines, RecordsLines,
    SeatingLines, TableLines, WatchLines,
};
use crate::law::article::Source;

pub const MENU: MenuLines = MenuLines {
    promise: "Play by the book",
    too_small: |columns, rows| format!("The menu needs {columns}×{rows}."),
    home: HomeLines {
        about: "The board games of old and new Dutch rule books, and the books themselves.",
        resume: "Continue",
        new_game: ["New game", "two or four players at this keyboard"],
        records: "Records",
        kept: |count| match count {
            0 => "no game is kept yet".to_owned(),
            1 => "one kept game".to_owned(),
            count => format!("{count} kept games"),
        },
        rules: ["Rules", "every article, to read and to search"],
        settings: ["Settings", "language, colours, men, board"],
        quit: ["Quit", "games are kept by themselves"],
    },
    games: GamesLines {
        title: "New game",
        about: "Choose the rules that the game is played by.",
        source,
    },
    table: TableLines {
        about: "Enter on the first line starts; everything else can stay as it is.",
        start: "Start the game",
        first: "First move",
        players: ["One player", "The other"],
        begins: |seat| format!("{seat} begins"),
        lots: "lots decide who has White and begins",
        giver: |seat| format!("{seat} gives odds, and so begins"),
        giver_second: |giver, other| format!("{giver} gives odds, and so {other} begins"),
        unnamed: "no name",
        odds: "Odds",
        pledge: "Undertaking",
        none: "none",
        unplayable: |why| format!("This cannot be played: {why}."),
    },
    odds: OddsLines {
        about: "The stronger player takes men off before the start, and has the first move.",
        nobody: "Nobody gives odds",
        gives: |seat| format!("{seat} gives"),
        given: |seat, men| format!("{seat} gives {men}"),
        nothing: "Odds of no man at all: choose a man, or “Nobody gives odds”.",
        about_second: "The stronger player gives men, the draw, or both, and has the second move.",
        draw: "the draw: all drawn games are lost",
        the_draw: "the draw",
        men: |squares| format!("men {squares}"),
        nothing_at_all: "Odds of nothing: choose men or the draw, or “Nobody gives odds”.",
    },
    house: HouseLines {
        omitted: "Omitted captures",
        omits: ["refused", "warned of", "let be"],
        omits_means: [
            "A move that takes less than it must is refused, and nothing is ever huffed.",
            "A move that takes less than it must is refused once; who insists plays on at his own risk.",
            "A move that takes less than it must stands; the opponent may huff, demand the capture, or play on.",
        ],
        unhuffed: "A move that takes less than it must stands; the opponent may demand the capture or play on, but not huff (R21).",
        aim: "Who wins",
        aims: ["as usual", "who loses, wins"],
        aims_mean: [
            "Who has no piece left, or none that can move, has lost.",
            "Who has no piece left, or none that can move, has won.",
        ],
    },
    watch: WatchLines {
        played: "Played",
        arbiter_means: "The program is the arbiter: it refuses what the rules forbid, and says check itself.",
        letter_means: [
            "A false move stands until an opponent claims it. Who touches a man must play him, and players say check themselves.",
            "A king left in check, or put into it, stands so until an enemy claims it; all else that is false is refused.",
            "A false move stands until the opponent claims it. Who touches a piece must play it, and lifts one by one what he takes.",
        ],
        claims: "Claims",
        tells: ["hinted", "silent"],
        tells_means: [
            "Players are told what they can claim.",
            "Nobody is told what there is to claim: players must find it out themselves.",
        ],
        slips: "Set-up errors",
        about: "The game begins with these errors, and the players may find them.",
        swapped: "Exchanged",
        pairs: |one, other| format!("no men; type pairs of squares, as in {one} {other}"),
        forgotten: "Forgotten",
        squares: |square| format!("no men; type squares, as in {square}"),
        is_turned: "the board turned",
        is_kept: "the odds left on the board",
        are_swapped: |one, other| format!("{one} and {other} exchanged"),
        is_forgotten: |square| format!("{square} forgotten"),
        alone: |square| {
            format!("With which square is {square} exchanged? Type two squares, or leave it out.")
        },
        same: |one, other| {
            format!("The same belongs on {one} and {other}, so nobody would see it.")
        },
        nothing: |square| {
            format!("Nothing belongs on {square}, so nothing can be forgotten there.")
        },
        twice: |square| format!("{square} stands here twice: name each square once."),
    },
    pledge: PledgeLines {
        about: "A player may undertake to mate with a named man, on a named square, or both.",
        nobody: "Nobody undertakes anything",
        undertakes: |seat| format!("{seat} undertakes"),
        with: "to mate with",
        any_man: "any man",
        on: "on square",
        any_square: "any square",
        said: |seat, man, square| {
            let man = man.map(|man| format!(" with {man}")).unwrap_or_default();
            let square = square
                .map(|square| format!(" on {square}"))
                .unwrap_or_default();
            format!("{seat} will mate{man}{square}")
        },
        empty: "Name a man, a square, or both; mate in any way needs no undertaking.",
        no_square: |typed, file, rank| {
            format!("“{typed}” is no square of this board: it has a to {file}, 1 to {rank}.")
        },
    },
    seating: SeatingLines {
        partners: "Partners",
        places: ["sit across from each other", "sit beside each other"],
        sides: |[one, other], [third, fourth]| {
            format!("{one} and {other} have the light men, {third} and {fourth} the dark.")
        },
        turns: "Turns go",
        orders: ["to the right", "clockwise"],
        seat: [
            |seat, partner, [one, other]| {
                format!("{seat} has light men, and plays with {partner} against {one} and {other}.")
            },
            |seat, partner, [one, other]| {
                format!("{seat} has dark men, and plays with {partner} against {one} and {other}.")
            },
        ],
        lots_of_four: "lots decide which of the four begins",
        lots_of_two: |one, other| format!("lots decide: {one} or {other}"),
        position: "Position",
        array: "all men in their places",
        position_how: "Enter sets up a position on the board. Or type or paste a position text; it says itself who is to move.",
        position_turn: |seat| format!("{seat} is to move in the position"),
        position_or_odds: |article| {
            format!(
                "Men are given from their places at the start ({article}), not from a position: leave out one of the two."
            )
        },
    },
    records: RecordsLines {
        title: "Records",
        about: "The games that were kept. Go on with one, or step through it.",
        none: "No game is kept yet. Every game is kept from its first move on.",
        unfinished: "unfinished",
        in_use: "in use",
        damaged: "damaged",
        reason: |why| format!("This record cannot be read: {why}. The file was left as it is."),
    },
    settings: SETTINGS,
    keys: MenuKeys {
        choose: "choose",
        enter: "open",
        start: "start",
        change: "change",
        which: "which",
        set_up: "set up",
        type_in: "type",
        toggle: "take or leave",
        resume: "go on",
        copy: "go on with a copy",
        review: "step through",
        article: "article",
        rules: "rules",
        help: "keys",
        back: "back",
        quit: "quit",
    },
};

fn source(source: Source) -> [&'static str; 2] {
    match source {
        Source::Chess1869 => [
            "Regulations for ordinary chess, G. Theod. Bom, Amsterdam 1869: 23 articles.",
            "No move is counted and nothing repeats until a player says so; with odds and undertakings.",
        ],
        Source::Four1869 => [
            "Chess with four players, from the same booklet of 1869: two against two on a cross.",
            "Queens are warned, and a mated army stands frozen until it is freed.",
        ],
        Source::Four1967 => [
            "Chess for four persons, De Tijd, 23 December 1967, in our own words.",
            "Partners sit opposite each other; mate is judged at the mated player's turn.",
        ],
        Source::ChessModern => [
            "The moves of the pieces as the laws of chess have them today, in our own words.",
            "The game that everybody knows: threefold repetition and fifty moves may be claimed.",
        ],
        Source::Draughts1879 => [
            "Draughts on a hundred squares, N. van Buuren, Gouda 1879: 16 rules.",
            "Capturing is a duty; who forgets it may be huffed.",
        ],
    }
}
