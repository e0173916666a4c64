//! What a key can mean, where, and the keys that mean it unless changed.

use crate::lang::words::keys::KeyNames;

/// What a key meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// One step with the cursor, or along a list.
    Go(Way),
    /// Take up, put down; choose what is marked.
    Choose,
    /// Let go, close; never destroys anything.
    Cancel,
    /// To the next man that can move, or the next place where the held man may go.
    Next,
    /// To the one before.
    Previous,
    /// Open the line for typed moves.
    Type,
    /// Open it with this letter.
    Spell(char),
    /// Why may the man on this square go there, or not?
    Why,
    /// The rule book.
    Book,
    /// All keys.
    Help,
    /// Everything else.
    Menu,
    /// Turn the board.
    Flip,
    /// Ask to take back.
    TakeBack,
    /// Offer a draw.
    OfferDraw,
    /// Huff the piece under the cursor.
    Huff,
    /// Have the neglected capture made.
    Demand,
    /// One square of a capture back.
    StepBack,
    /// Say "I adjust", in a game to the letter.
    Adjust,
    /// Say check with the move that was just made.
    Announce,
    /// Claim what another did wrong.
    Claim,
    /// Make a second move at once.
    Second,
    /// Lift what the last move took.
    Lift,
    /// Stop the clock, or have it go on.
    Clock,
    /// Claim that a flag has fallen.
    Flag,
    /// A hint, in an exercise.
    Hint,
    /// One ply back in the record.
    Earlier,
    /// One ply forward in the record.
    Later,
    /// To the beginning.
    First,
    /// To the end: the game as it stands.
    Last,
    /// A page up in the text that is shown.
    PageUp,
    /// A page down.
    PageDown,
    /// To the article that the shown one refers to.
    See,
    /// Other words for the articles: original, translation, both.
    Shown,
    /// Search.
    Find,
    /// To the page one came from.
    Back,
    /// To the page one went back from.
    Forward,
    /// To the next place that a search found.
    NextHit,
    /// To the one before it.
    PreviousHit,
    /// To the list of articles.
    Contents,
    /// Delete what is chosen, after a question; of a setting, what was set.
    Remove,
    /// Take the man off, where a position is set up.
    TakeOff,
    /// Another seat is to move there.
    GiveTurn,
    /// Copy the position there.
    Copy,
    /// Play it.
    PlayIt,
    /// The line with this number, in a list to choose from.
    Number(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// Leave the game and go to the menu.
    Quit,
    /// Leave the program.
    Interrupt,
    /// Stop for a while, back to the shell.
    Suspend,
    /// Draw everything anew.
    Redraw,
    /// Change the line of text.
    Edit(Edit),
}

/// Ways of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// Up the screen.
    Up,
    /// Down the screen.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// What can be done to a line of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Puts in a character.
    Letter(char),
    /// Takes away the character before the cursor.
    EraseLeft,
    /// Takes away the character at the cursor.
    EraseRight,
    /// Takes away the word before the cursor.
    EraseWord,
    /// Empties the line.
    EraseAll,
    /// One character to the left.
    Left,
    /// One character to the right.
    Right,
    /// To the start.
    Start,
    /// To the end.
    End,
}

/// Where one is when a key comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Context {
    /// At the board, whatever is held or looked at.
    Board,
    /// In a list or a text: menus, rule book, help.
    List,
    /// Before a question that wants yes or no.
    Question,
    /// In a line of text.
    Text,
    /// Where a position is set up.
    Laying,
}

/// Something that keys can be bound to.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Its name in the settings.
    pub name: &'static str,
    /// What it means.
    pub intent: Intent,
    /// Its keys, unless changed.
    pub keys: &'static [&'static str],
    /// Where it means that.
    pub contexts: &'static [Context],
    /// What the key does, as the page of keys says it.
    pub said: fn(&KeyNames) -> &'static str,
}

const ALL: &[Context] = &[
    Context::Board,
    Context::List,
    Context::Question,
    Context::Text,
    Context::Laying,
];
const BOARD: &[Context] = &[Context::Board];
const BOARDS: &[Context] = &[Context::Board, Context::Laying];
const LAYING: &[Context] = &[Context::Laying];
const LISTS: &[Context] = &[Context::List, Context::Laying];
const AROUND: &[Context] = &[Context::Board, Context::List, Context::Laying];
const PAGES: &[Context] = &[Context::Board, Context::List];
const ASKED: &[Context] = &[Context::Board, Context::Question];
const LIST: &[Context] = &[Context::List];
const ANYWHERE: &[Context] = &[
    Context::Board,
    Context::List,
    Context::Text,
    Context::Laying,
];

/// Everything that keys can be bound to, in the order in which the page of keys lists it.
pub const BINDINGS: [Binding; 53] = [
    bind("up", Intent::Go(Way::Up), &["Up", "k"], ANYWHERE, |w| w.up),
    bind(
        "down",
        Intent::Go(Way::Down),
        &["Down", "j"],
        ANYWHERE,
        |w| w.down,
    ),
    bind("left", Intent::Go(Way::Left), &["Left", "h"], AROUND, |w| {
        w.left
    }),
    bind(
        "right",
        Intent::Go(Way::Right),
        &["Right", "l"],
        AROUND,
        |w| w.right,
    ),
    bind(
        "choose",
        Intent::Choose,
        &["Enter", "Space"],
        ANYWHERE,
        |w| w.choose,
    ),
    bind("cancel", Intent::Cancel, &["Esc"], ALL, |w| w.cancel),
    bind("next", Intent::Next, &["Tab"], ANYWHERE, |w| w.next),
    bind(
        "previous",
        Intent::Previous,
        &["Shift-Tab"],
        ANYWHERE,
        |w| w.previous,
    ),
    bind("type", Intent::Type, &[":"], BOARDS, |w| w.type_move),
    bind("why", Intent::Why, &["?", "w"], BOARD, |w| w.why),
    bind("book", Intent::Book, &["r"], AROUND, |w| w.book),
    bind("menu", Intent::Menu, &["m", "o"], BOARDS, |w| w.menu),
    bind("flip", Intent::Flip, &["f"], BOARDS, |w| w.flip),
    bind("take-back", Intent::TakeBack, &["u"], BOARDS, |w| {
        w.take_back
    }),
    bind("offer-draw", Intent::OfferDraw, &["d"], BOARD, |w| {
        w.offer_draw
    }),
    bind("huff", Intent::Huff, &["x"], BOARD, |w| w.huff),
    bind("demand", Intent::Demand, &["v"], BOARD, |w| w.demand),
    bind("step-back", Intent::StepBack, &["Backspace"], BOARD, |w| {
        w.step_back
    }),
    bind("adjust", Intent::Adjust, &["A"], BOARD, |w| w.adjust),
    bind("announce", Intent::Announce, &["+"], BOARD, |w| w.announce),
    bind("claim", Intent::Claim, &["C"], BOARD, |w| w.claim),
    bind("second", Intent::Second, &["S"], BOARD, |w| w.second),
    bind("lift", Intent::Lift, &["p"], BOARD, |w| w.lift),
    bind("clock", Intent::Clock, &["."], BOARD, |w| w.clock),
    bind("flag", Intent::Flag, &["!"], BOARD, |w| w.flag),
    bind("hint", Intent::Hint, &["i"], BOARD, |w| w.hint),
    bind("earlier", Intent::Earlier, &["["], BOARD, |w| w.earlier),
    bind("later", Intent::Later, &["]"], BOARD, |w| w.later),
    bind("first", Intent::First, &["Home", "{"], PAGES, |w| w.first),
    bind("last", Intent::Last, &["End", "}"], PAGES, |w| w.last),
    bind(
        "page-up",
        Intent::PageUp,
        &["PageUp", "Ctrl-b"],
        PAGES,
        |w| w.page_up,
    ),
    bind(
        "page-down",
        Intent::PageDown,
        &["PageDown", "Ctrl-f"],
        PAGES,
        |w| w.page_down,
    ),
    bind("see", Intent::See, &["s"], PAGES, |w| w.see),
    bind("shown", Intent::Shown, &["t"], PAGES, |w| w.shown),
    bind("find", Intent::Find, &["/"], LIST, |w| w.find),
    bind("back", Intent::Back, &["Backspace", "b"], LIST, |w| w.back),
    bind("forward", Intent::Forward, &["f"], LIST, |w| w.forward),
    bind("next-hit", Intent::NextHit, &["n"], LIST, |w| w.next_hit),
    bind("previous-hit", Intent::PreviousHit, &["N"], LIST, |w| {
        w.previous_hit
    }),
    bind("contents", Intent::Contents, &["c"], LIST, |w| w.contents),
    bind("remove", Intent::Remove, &["d", "Delete"], LIST, |w| {
        w.remove
    }),
    bind(
        "take-off",
        Intent::TakeOff,
        &["x", "Delete", "Backspace"],
        LAYING,
        |w| w.take_off,
    ),
    bind("give-turn", Intent::GiveTurn, &["t"], LAYING, |w| {
        w.give_turn
    }),
    bind("copy", Intent::Copy, &["c"], LAYING, |w| w.copy),
    bind("play-it", Intent::PlayIt, &["p"], LAYING, |w| w.play_it),
    bind("yes", Intent::Yes, &["y"], ASKED, |w| w.yes),
    bind("no", Intent::No, &["n"], ASKED, |w| w.no),
    bind("help", Intent::Help, &["?", "F1"], LISTS, |w| w.help),
    bind("quit", Intent::Quit, &["q"], AROUND, |w| w.quit),
    bind(
        "interrupt",
        Intent::Interrupt,
        &["Ctrl-c", "Ctrl-d"],
        ALL,
        |w| w.interrupt,
    ),
    bind("suspend", Intent::Suspend, &["Ctrl-z"], ALL, |w| w.suspend),
    bind("redraw", Intent::Redraw, &["Ctrl-l"], ALL, |w| w.redraw),
    bind("keys", Intent::Help, &["F1"], BOARD, |w| w.help),
];

const fn bind(
    name: &'static str,
    intent: Intent,
    keys: &'static [&'static str],
    contexts: &'static [Context],
    said: fn(&KeyNames) -> &'static str,
) -> Binding {
    Binding {
        name,
        intent,
        keys,
        contexts,
        said,
    }
}

impl Binding {
    /// Is there a place where both mean something?
    pub fn meets(&self, other: &Binding) -> bool {
        self.contexts
            .iter()
            .any(|context| other.contexts.contains(context))
    }

    /// The binding of this name in the settings.
    pub fn named(name: &str) -> Option<&'static Binding> {
        BINDINGS.iter().find(|binding| binding.name == name)
    }

    /// Must it keep a key, so that nobody gets stuck?
    pub const fn needed(&self) -> bool {
        matches!(
            self.intent,
            Intent::Choose | Intent::Cancel | Intent::Yes | Intent::No | Intent::Interrupt
        )
    }
}

impl Intent {
    /// May a key that is held down do it again and again?
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            Intent::Go(_)
                | Intent::Earlier
                | Intent::Later
                | Intent::PageUp
                | Intent::PageDown
                | Intent::Edit(_)
        )
    }
}
