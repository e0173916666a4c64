//! What can be set, and to what.

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// The language of the interface.
    pub language: Language,
    /// The words of the articles; unless set, those that go with the language.
    pub law: Option<Law>,
    /// The name of the theme; whether there is one of that name the screen must say.
    pub theme: String,
    /// How men are drawn.
    pub glyphs: Glyphs,
    /// How many colours.
    pub color: Color,
    /// How the board lies.
    pub view: View,
    /// Whether the mouse does anything.
    pub mouse: Mouse,
    /// What becomes of a capture that is not made, in a game that says nothing of it.
    pub omitted_capture: OmittedCapture,
    /// Who watches over the rules of a new game.
    pub letter: Letter,
    /// Whether a player is told what there is to claim, in a new game to the letter.
    pub claims: Claims,
    /// Whether the empty squares of the draughtboard have their numbers.
    pub numbers: Numbers,
    /// Which squares of the draughtboard are played on.
    pub draughts_squares: DraughtsSquares,
    /// The keys of each thing that a key can do, by its name.
    pub keys: Vec<Binding>,
    /// Which of the settings above the user's file has set, and where; the others are the defaults.
    pub set: Vec<(&'static str, Place)>,
}

/// A place in the user's file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The character in it, from 1.
    pub column: usize,
}

/// A thing that a key can do, and its keys, as the settings name them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The name of the thing: `take-back`.
    pub name: String,
    /// Its keys: `u`, `Ctrl-b`.
    pub keys: Vec<String>,
    /// The line of the user's file that says so, from 1; none in the defaults.
    pub line: Option<usize>,
    /// The place of its name in that file, and of each of its keys; none in the defaults.
    pub places: Vec<Place>,
}

/// A setting that is one of a few words.
pub trait Choice: Copy + 'static {
    /// The words, each with what it means.
    const ALL: &'static [(&'static str, Self)];

    /// What a word means.
    fn named(word: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .find(|(name, _)| *name == word)
            .map(|(_, choice)| *choice)
    }
}

/// The word of a choice, as it stands in the file.
pub fn word<C: Choice + PartialEq>(choice: C) -> &'static str {
    let all = C::ALL.iter();
    let named = all
        .filter(|(_, named)| *named == choice)
        .map(|(word, _)| *word);
    named.last().unwrap_or_default()
}

/// The language of the interface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// Dutch.
    Dutch,
}

/// The words of the articles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    /// Dutch.
    Original,
    /// English.
    Translation,
    /// One after the other.
    Both,
}

/// How men are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Glyphs {
    /// As the terminal allows.
    Auto,
    /// Chess symbols.
    Unicode,
    /// Letters.
    Letters,
}

/// How many colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Color {
    /// As the terminal allows.
    Auto,
    /// None.
    None,
    /// The basic sixteen.
    Sixteen,
    /// Two hundred and fifty-six.
    TwoHundredFiftySix,
    /// All.
    True,
}

/// How the board lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// White below, or South of four.
    Fixed,
    /// The player to move below.
    Turning,
}

/// Whether the mouse does anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mouse {
    /// It selects and moves.
    On,
    /// It is left to the terminal.
    Off,
}

/// What becomes of a capture that is required and not made (D13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OmittedCapture {
    /// It is refused.
    Refuse,
    /// It is refused once.
    Warn,
    /// It stands.
    Allow,
}

/// Who watches over the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Letter {
    /// The program is the arbiter: what is false is refused.
    Arbiter,
    /// The players, to the letter: what is false stands until it is claimed.
    Players,
}

/// Whether a player is told what there is to claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claims {
    /// He is, when he asks.
    Hinted,
    /// He must find it out himself.
    Silent,
}

/// Whether the empty squares of the draughtboard have their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// They have.
    Drawn,
    /// They are left empty.
    Hidden,
}

/// Which squares of the draughtboard are played on (DP6a).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DraughtsSquares {
    /// The dark ones, as in the Netherlands.
    Dark,
    /// The light ones, as in France.
    Light,
}

impl Choice for Language {
    const ALL: &'static [(&'static str, Language)] =
        &[("en", Language::English), ("nl", Language::Dutch)];
}

impl Choice for Law {
    const ALL: &'static [(&'static str, Law)] = &[
        ("original", Law::Original),
        ("translation", Law::Translation),
        ("both", Law::Both),
    ];
}

impl Choice for Glyphs {
    const ALL: &'static [(&'static str, Glyphs)] = &[
        ("auto", Glyphs::Auto),
        ("unicode", Glyphs::Unicode),
        ("letters", Glyphs::Letters),
    ];
}

impl Choice for Color {
    const ALL: &'static [(&'static str, Color)] = &[
        ("auto", Color::Auto),
        ("none", Color::None),
        ("16", Color::Sixteen),
        ("256", Color::TwoHundredFiftySix),
        ("true", Color::True),
    ];
}

impl Choice for View {
    const ALL: &'static [(&'static str, View)] =
        &[("fixed", View::Fixed), ("turning", View::Turning)];
}

impl Choice for OmittedCapture {
    const ALL: &'static [(&'static str, OmittedCapture)] = &[
        ("refuse", OmittedCapture::Refuse),
        ("warn", OmittedCapture::Warn),
        ("allow", OmittedCapture::Allow),
    ];
}

impl Choice for Claims {
    const ALL: &'static [(&'static str, Claims)] =
        &[("hinted", Claims::Hinted), ("silent", Claims::Silent)];
}

impl Choice for DraughtsSquares {
    const ALL: &'static [(&'static str, DraughtsSquares)] = &[
        ("dark", DraughtsSquares::Dark),
        ("light", DraughtsSquares::Light),
    ];
}

impl Config {
    /// The words of the articles for a reader of this language.
    pub fn law_for(&self, language: Language) -> Law {
        self.law.unwrap_or(match language {
            Language::English => Law::Translation,
            Language::Dutch => Law::Original,
        })
    }

    /// What there would be if even the compiled-in file said nothing.
    pub const fn bare() -> Config {
        Config {
            language: Language::English,
            law: None,
            theme: String::new(),
            glyphs: Glyphs::Auto,
            color: Color::Auto,
            view: View::Fixed,
            mouse: Mouse::Off,
            omitted_capture: OmittedCapture::Warn,
            letter: Letter::Arbiter,
            claims: Claims::Hinted,
            numbers: Numbers::Drawn,
            draughts_squares: DraughtsSquares::Dark,
            keys: Vec::new(),
            set: Vec::new(),
        }
    }

    /// Where the user's file sets this; nowhere where the default holds.
    pub fn place(&self, name: &str) -> Option<Place> {
        let mut set = self.set.iter();
        set.find(|(key, _)| *key == name).map(|(_, place)| *place)
    }
}
