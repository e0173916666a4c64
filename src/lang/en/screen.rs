//! What the screen of a game says around the board, in English.

use super::terms::seat;
use crate::board::piece::Seat;
use crate::lang::sentence::capital;
use crate::lang::words::screen::{
    AskLines, FirstLines, GameMenuLines, NowLines, PromptLines, ScreenLines, WhyLines,
};
use crate::law::article::Source;
use crate::law::text::Shown;

pub const SCREEN: ScreenLines = ScreenLines {
    too_small: |width, height| format!("The board needs {width}×{height}."),
    game: |source| match source {
        Source::Chess1869 => "Chess 1869",
        Source::Four1869 => "Four, 1869",
        Source::Four1967 => "Four, 1967",
        Source::ChessModern => "Modern chess",
        Source::Draughts1879 => "Draughts 1879",
    },
    first: FirstLines {
        reading: |book, why| format!("{book}: the articles. {why}: why a man may not go there."),
        how: |enter| {
            format!("Your first move: arrows to a man, {enter}; arrows to a square, {enter} again.")
        },
        short: "Arrows, Enter; arrows, Enter. ?: help",
    },
    move_number: |number| format!("move {number}"),
    to_move: |at| format!("{} to move", seat(at)),
    in_check: |at| format!("{} to move, in check", seat(at)),
    looking_back: |at, of| format!("Looking back: {at} of {of}"),
    empty: "empty",
    refused,
    counting: |by, moves| format!("{} counts: {moves} of 50 moves", seat(by)),
    pledged,
    pledge_lost: |by| format!("{}'s named man is lost (R4)", seat(by)),
    odds: |giver, men| format!("{} gave {men}", seat(giver)),
    draw_offered: |by, to| format!("{by} offers a draw. {to}, do you accept?"),
    resign_asked: |by, to| format!("{by} would give the game up. {to}, do you too?"),
    take_back_asked: |by, plies, to| match plies {
        0 => format!("{by} asks to take back the huff. {to}, do you agree?"),
        1 => format!("{by} asks to take back the last move. {to}, do you agree?"),
        _ => format!("{by} asks to take back {plies} moves. {to}, do you agree?"),
    },
    may_claim: |who, key| format!("{who} can claim a draw: {key} menu."),
    may_count: |who, key| format!("{who} may begin to count fifty moves (A22): {key} menu."),
    declined: "Declined; the game goes on.",
    only_looking: "You are looking back. End goes to the game as it stands.",
    nothing_to_see: "This article refers to no other.",
    nobody_moves: "No man can move.",
    goes_nowhere: |at, why| format!("The man on {at} can go nowhere now ({why} tells more)."),
    several_to_huff: |key| {
        format!("Several pieces may be huffed: bring the cursor to one, then {key}.")
    },
    may_huff: |by, who, pieces, huff, demand| {
        format!(
            "{by} neglected a capture with {pieces}. {who}: huff ({huff}), demand it ({demand}), or play on."
        )
    },
    may_demand: |by, who, demand| {
        format!("{by} neglected a capture. {who}: demand it ({demand}), or play on.")
    },
    huffed: |who, at| {
        format!("{who} has huffed the piece on {at}, and now makes a move besides (D13).")
    },
    demanded: |who| format!("{who} must capture: it was demanded (D14)."),
    insist: |key| format!("{key} again: at your own risk."),
    which_way: "Several captures go there. Which?",
    leading: |taken| match taken {
        0 => "Go on to the next square.".to_owned(),
        1 => "1 piece leapt over: go on to the next square.".to_owned(),
        many => format!("{many} pieces leapt over: go on to the next square."),
    },
    draw_given: |seat| format!("{} gives the draw", super::terms::seat(seat)),
    losing: "Who loses, wins",
    kings: |moves, of| format!("3 kings against 1: {moves} of {of}"),
    pasted: "Pasted text plays no moves; press : first, then paste one move.",
    view_fixed: "The board stays as it is.",
    view_turning: "The board turns to the player to move.",
    farewell: "A fault in the program. Your game is kept; `reglement resume` goes on with it.",
    no_shell: "There is no shell here to go to.",
    shown: |shown| match shown {
        Shown::Original => "Dutch",
        Shown::Translation => "English",
        Shown::Both => "both",
    },
    see: |article| format!("see {article}"),
    why: WhyLines {
        heading: |what| format!("Why? {what}"),
        may_go: |squares| format!("May go to {squares}."),
        nowhere: "Can go nowhere now.",
        can_come: |men| format!("Can come here: {men}."),
        nobody: "No man can come here now.",
        choose: "Bring the cursor to a square: may it go there?",
        choose_man: "Bring the cursor to a man: may it come here?",
        allowed: |square| format!("{square}: allowed."),
        forbidden: |square, why| format!("{square}: {why}"),
    },
    prompt: PromptLines {
        how_numbered: |moves| format!("{moves}; huff 27, demand"),
        pledge_how: "The man's square, then the square of mate: d1 h7 (or - h7).",
        more: |candidates| format!("Can become: {candidates}."),
        goal: |from, candidates| format!("From {from} to where? {candidates}."),
        nothing: |moves| format!("No move begins so; a move is typed as {moves}."),
        several: |candidates| format!("Which one? {candidates}."),
        no_move: |text, moves| format!("“{text}” is no move. Try {moves}."),
        becomes: "The pawn becomes:",
    },
    ask: AskLines {
        resign: |who| format!("{who}, do you give up this game?"),
        leave: "Leave for the menu?",
        interrupt: "Leave the program?",
        kept: "The game is kept.",
        unkept: "The game is not kept, and will be lost.",
        huff: |who, at| format!("{who}, do you huff the piece on {at}? (D13)"),
        demand: |who| format!("{who}, do you demand the capture? (D14)"),
        count: |who| format!("{who}, do you begin to count fifty moves? (A22)"),
        offer_draw: |who| format!("{who}, do you offer a draw?"),
        claim: |who| format!("{who}, do you claim the draw? The game is then over."),
        sure: |what| format!("Do it? ({what})"),
    },
    menu: GameMenuLines {
        title: "Menu",
        go_on: "Go on playing",
        back: "Back to the board",
        offer_draw: "Offer a draw",
        take_back: "Ask to take back",
        claim_threefold: "Claim draw: threefold",
        claim_fifty: "Claim draw: 50 moves",
        claim_twenty: "Claim draw: 20 moves",
        another: "Another game",
        huff: |at| format!("Huff the piece on {at}"),
        demand: "Demand the capture",
        numbers: |now| format!("Numbers: {now}"),
        numbers_on: "drawn",
        numbers_off: "not drawn",
        playing: |now| format!("Squares: {now}"),
        playing_dark: "dark",
        playing_light: "light",
        count: "Count fifty moves",
        undertake: "Undertake how to mate",
        resign: |who| format!("{who} resigns"),
        flip: "Turn the board",
        view: |how| format!("Board: {how}"),
        fixed: "stays",
        turning: "turns each move",
        language: "Nederlands",
        theme: |name| format!("Colours: {name}"),
        glyphs: |what| format!("Men: {what}"),
        symbols: "symbols",
        letters: "letters",
        articles: |how| format!("Articles: {how}"),
        settings: "Settings and keys",
        book: "Rule book",
        keys: "All keys",
        leave: "Leave (game is kept)",
        leave_unkept: "Leave (game is lost)",
    },
    now: NowLines {
        go: "move",
        arrows: "arrows",
        take_up: "take up ",
        put_down: "put down",
        put: "put",
        insist: "play at your risk",
        next: "next",
        hint: "hint",
        huff: "huff",
        demand: "demand",
        step_back: "back",
        type_move: "type",
        why: "why",
        book: "rules",
        menu: "menu",
        leave: "leave",
        let_go: "let go",
        close: "close",
        review: "step",
        back: "to the game",
        yes: "yes",
        no: "no",
        stay: "stay",
        choose: "choose",
        keys: "keys",
        flip: "turn",
        read_on: "read on",
    },
};

fn refused(why: &str, article: &str, see: Option<&str>) -> String {
    let why = capital(why);
    match see {
        Some(see) => format!("Refused, {article} (see {see}): {why}"),
        None => format!("Refused, {article}: {why}"),
    }
}

fn pledged(by: Seat, man: Option<&str>, on: Option<&str>) -> String {
    let by = seat(by);
    match (man, on) {
        (Some(man), Some(on)) => format!("{by}: mate with {man} on {on}"),
        (Some(man), None) => format!("{by}: mate with {man}"),
        (None, Some(on)) => format!("{by}: mate on {on}"),
        (None, None) => by.to_owned(),
    }
}
