//! What can be wrong with settings; the words for it have the languages.

/// Something in the user's file that could not be used; the default holds in its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, from 1; none where the whole file is meant.
    pub line: Option<usize>,
    /// The character in that line, from 1.
    pub column: Option<usize>,
    /// The key, with its table: `keys.undo`.
    pub key: Option<String>,
    /// What is wrong.
    pub what: What,
    /// What would be right, where that can be said.
    pub allowed: Option<Allowed>,
}

/// What is wrong with a line of settings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The file is there and cannot be read, for the reason that the system has under this number.
    Unreadable(i32),
    /// The file is a link to this one, which is not there.
    Dangling(String),
    /// The file is a link that leads back to itself.
    LinkLoop,
    /// A folder, a pipe, a device.
    NoFile,
    /// Nobody has so many settings: more kilobytes than these.
    TooLarge(u64),
    /// An editor has written it in another encoding.
    Utf16,
    /// Zeros, as a disk leaves them that lost its power.
    Zeros,
    /// Other bytes.
    NotUtf8,
    /// The mark that some editors put at the start of a file, in this line.
    ByteOrderMark(usize),
    /// It is not TOML.
    Toml(String),
    /// The same key again; which of the two is meant nobody can say.
    Twice,
    /// Nothing of this name can be set, but something like it.
    Misspelt(String),
    /// Nothing of this name can be set here, but something like it in this table.
    Elsewhere(&'static str, String),
    /// Nothing of this name can be set here.
    Unknown,
    /// It stands in the wrong table.
    BelongsIn(&'static str),
    /// It stands in a table, and belongs above all tables.
    BelongsAtTop,
    /// Another type of value.
    Type(Kind),
    /// Another type of value in a list, at this place from 1.
    Element(usize, Kind),
    /// Behind the name stands nothing.
    Lacking,
    /// A text that lacks the quotation marks around it.
    Bare(String),
    /// A word that means nothing here.
    Value(String),
    /// There is no theme of this name.
    NoTheme(String),
    /// The file of the theme has this fault.
    Theme(Box<Problem>),
    /// A word where the colour of a style should stand; none where nothing stands there.
    NoColour(Option<String>),
    /// A word behind the colours of a style that means nothing.
    NoAttribute(String),
    /// A text that names no key.
    NoKey(String),
    /// This key has another meaning, of this name, in a place where both would work.
    Taken(String, &'static str),
    /// No key would be left for something that one cannot do without.
    Needed,
    /// Each of the keys would be typed in a line of text, which could then not be left.
    Typed,
    /// There is more than is told: this is the last that is.
    More,
}

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A text between quotation marks.
    Text,
    /// A number.
    Number,
    /// True or false.
    Truth,
    /// A date or a time.
    Date,
    /// A list.
    List,
    /// A table.
    Table,
}

/// What would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// One of these, as they are written.
    These(String),
    /// The name of a theme.
    Theme,
    /// A key, or a list of keys.
    Keys,
    /// The name of a key.
    KeyNames,
    /// A table of keys.
    KeyTable,
    /// A text.
    Text,
    /// A style.
    Ink,
}

impl Problem {
    /// Something wrong with a whole file.
    pub fn of_file(file: &str, what: What) -> Problem {
        Problem {
            file: file.to_owned(),
            line: None,
            column: None,
            key: None,
            what,
            allowed: None,
        }
    }
}
