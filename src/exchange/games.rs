//! Game after game out of a text.

use std::io::Read;

use super::board::{Board, Said};
use super::fault::{Fault, Flaw, Oddity, Place, Wrong};
use super::lexer::Lexer;
use super::score::{Outcome, Score};
use super::sheet::Sheet;
use super::token::{Dialect, TagForm, Token};
use super::words;

/// No game is longer in bytes, its comments and variations with it.
pub const LONGEST: u64 = 2 << 20;

/// The games of a text, in their order, each read when it is asked for.
///
/// A game with a fault is passed over up to its end: a result, or the tags of the next.
pub struct Games<'a> {
    lexer: Lexer<'a>,
    board: Box<dyn Board + 'a>,
    number: usize,
    /// The first tag of the next game, where it told that the last had ended.
    next_tag: Option<(String, String, Place)>,
}

/// Why the reading of a game stops.
enum Stop {
    /// It has ended, with this result if it has one.
    End(Option<Outcome>),
    /// It is wrong.
    Flaw(Flaw, Place),
    /// There is none.
    Nothing,
}

impl From<(Flaw, Place)> for Stop {
    fn from((flaw, place): (Flaw, Place)) -> Stop {
        Stop::Flaw(flaw, place)
    }
}

impl<'a> Games<'a> {
    /// Reads a text of this kind, and plays its games over on this board.
    pub fn new(
        stream: Box<dyn Read + 'a>,
        dialect: Dialect,
        board: Box<dyn Board + 'a>,
    ) -> Games<'a> {
        Games {
            lexer: Lexer::new(stream, dialect),
            board,
            number: 0,
            next_tag: None,
        }
    }

    /// How many bytes of the text have been read: for showing how far it is.
    pub fn offset(&self) -> u64 {
        self.lexer.offset()
    }

    /// Reads tokens until the game ends: in an error, before its end.
    fn read(&mut self, sheet: &mut Sheet) -> Result<Stop, Stop> {
        let begin = self.lexer.offset();
        if let Some((name, value, place)) = self.next_tag.take() {
            sheet.tag(&name, &value, place);
        }
        loop {
            if self.lexer.offset() - begin > LONGEST {
                return Err(Stop::Flaw(Flaw::TooLong, self.lexer.place()));
            }
            // Between tags an empty line may end a game that has no moves.
            let is_parted = sheet.start.is_none() && self.lexer.is_parted();
            let token = match self.lexer.token() {
                Ok(token) => token,
                Err(flaw) => return Err(Stop::Flaw(flaw, self.lexer.place())),
            };
            let board = &mut *self.board;
            match token {
                Token::Word(word) => {
                    let said = match sheet.start {
                        Some(_) if !sheet.is_read() => continue,
                        Some(_) => board.play(&word),
                        None => {
                            let word = word.into_owned();
                            let place = self.lexer.place();
                            sheet.begin(board, place)?;
                            // A variation of nothing may come first.
                            if sheet.is_read() {
                                first_word(sheet, word, place, board)?;
                            }
                            continue;
                        }
                    };
                    match said {
                        Ok(Said::Move(played)) => sheet.play(played),
                        Ok(Said::Nothing) => {}
                        Ok(Said::OneOf(played)) => {
                            let word = word.into_owned();
                            sheet.doubt(self.lexer.place(), word);
                            sheet.play(played);
                        }
                        Ok(Said::Loosely(played)) => {
                            let word = word.into_owned();
                            sheet.loosely(self.lexer.place(), word);
                            sheet.play(played);
                        }
                        Err(why) => {
                            let word = word.into_owned();
                            wrong(sheet, word, self.lexer.place(), why)?;
                        }
                    }
                }
                Token::Comment(text) => {
                    if sheet.is_read() {
                        board.hear(&text);
                    }
                    sheet.comment(&text);
                }
                Token::Tag { name, value, form } => {
                    let is_next = match sheet.start {
                        Some(_) => form != TagForm::NoTag,
                        None => is_parted && sheet.tags.get(&name).is_some(),
                    };
                    let (name, value) = (name.into_owned(), value.into_owned());
                    let place = self.lexer.place();
                    if is_next {
                        self.next_tag = Some((name, value, place));
                        return Ok(Stop::End(None));
                    }
                    match form {
                        TagForm::Good => {}
                        TagForm::InnerQuotes => sheet.remark(place, Oddity::InnerQuotes),
                        TagForm::NotClosed => sheet.remark(place, Oddity::TagNotClosed),
                        TagForm::NoTag => sheet.remark(place, Oddity::NoTag),
                    }
                    if form != TagForm::NoTag {
                        sheet.tag(&name, &value, place);
                    }
                }
                Token::End if sheet.is_blank() => return Ok(Stop::Nothing),
                Token::End => return Ok(Stop::End(None)),
                Token::Nag(nag) => sheet.mark(self.lexer.place(), nag),
                Token::Number(said) => {
                    if sheet.is_blank() {
                        continue;
                    }
                    if sheet.start.is_none() {
                        sheet.begin(board, self.lexer.place())?;
                    }
                    let meant = board.number();
                    if said != meant && sheet.is_read() {
                        sheet.number(self.lexer.place(), said, meant);
                    }
                }
                Token::Dots => {}
                Token::Open => sheet.open(board, self.lexer.place()),
                Token::Close => sheet.close(board, self.lexer.place()),
                Token::Tail => sheet.remark(self.lexer.place(), Oddity::CommentTail),
                Token::Stray => sheet.remark(self.lexer.place(), Oddity::StrayBrace),
                Token::Result(result) => {
                    let place = self.lexer.place();
                    if sheet.is_blank() {
                        let word = String::new();
                        return Ok(Stop::Flaw(Flaw::NoGame { word }, place));
                    }
                    // A result in a variation is somebody's opinion of it.
                    if sheet.is_main() || self.lexer.peek() != Some(b')') {
                        return Ok(Stop::End(Some(result)));
                    }
                }
            }
        }
    }

    /// What is said of the whole game behind its result, on the lines that follow on it.
    fn last_words(&mut self, sheet: &mut Sheet) {
        while !self.lexer.is_parted() && matches!(self.lexer.peek(), Some(b'{' | b';')) {
            match self.lexer.token() {
                Ok(Token::Comment(text)) => sheet.comment(&text),
                _ => return,
            }
        }
    }

    /// Passes over what is left of a game that is wrong.
    fn skip(&mut self) {
        loop {
            let is_result = match self.lexer.token() {
                Ok(Token::Tag { name, value, form }) if form != TagForm::NoTag => {
                    let (name, value) = (name.into_owned(), value.into_owned());
                    self.next_tag = Some((name, value, self.lexer.place()));
                    return;
                }
                Ok(Token::End) => return,
                other => matches!(other, Ok(Token::Result(_))),
            };
            if is_result && self.lexer.peek() != Some(b')') {
                return;
            }
        }
    }
}

/// The first word of a text without tags may show that it is no game at all.
fn first_word(
    sheet: &mut Sheet,
    word: String,
    place: Place,
    board: &mut dyn Board,
) -> Result<(), Stop> {
    match board.play(&word) {
        Ok(Said::Move(played) | Said::Loosely(played)) => sheet.play(played),
        Ok(Said::OneOf(played)) => {
            sheet.doubt(place, word);
            sheet.play(played);
        }
        Ok(Said::Nothing) => {}
        Err(Wrong::Unread) if sheet.tags.is_empty() => {
            return Err(Stop::Flaw(Flaw::NoGame { word }, place));
        }
        Err(why) => return wrong(sheet, word, place, why),
    }
    Ok(())
}

/// A word is no legal move: in the game played that is its fault, in a variation the end of it.
fn wrong(sheet: &mut Sheet, word: String, place: Place, why: Wrong) -> Result<(), Stop> {
    if !sheet.is_main() {
        sheet.spoil(place, word, why);
        return Ok(());
    }
    let flaw = match why {
        Wrong::LooksLike(dialect) => Flaw::LooksLike(dialect),
        why => Flaw::Move {
            ply: sheet.ply(),
            word,
            why,
        },
    };
    Err(Stop::Flaw(flaw, place))
}

impl Iterator for Games<'_> {
    type Item = Result<Score, Box<Fault>>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut sheet = Sheet::default();
        self.number += 1;
        let stop = match self.read(&mut sheet) {
            // A game of tags alone has a start too.
            Ok(Stop::End(result)) => match sheet.begin(&mut *self.board, self.lexer.place()) {
                Ok(()) => Stop::End(result),
                Err(flaw) => flaw.into(),
            },
            Ok(stop) => stop,
            Err(stop) => {
                self.skip();
                stop
            }
        };
        let number = self.number;
        match stop {
            Stop::Nothing => None,
            Stop::Flaw(flaw, place) => {
                if let Some(place) = self.lexer.not_utf8() {
                    sheet.remark(place, Oddity::NotUtf8);
                }
                Some(Err(sheet.fault(number, flaw, place)))
            }
            Stop::End(result) => {
                let tag = sheet.tags.get("Result");
                let tag = tag.and_then(|tag| words::result(tag.as_bytes(), self.lexer.dialect()));
                let place = self.lexer.place();
                let result = sheet.end(&mut *self.board, place, result, tag);
                if let Err((flaw, place)) = sheet.settle(self.board.settle()) {
                    return Some(Err(sheet.fault(number, flaw, place)));
                }
                if self.next_tag.is_none() {
                    self.last_words(&mut sheet);
                }
                if let Some(place) = self.lexer.not_utf8() {
                    sheet.remark(place, Oddity::NotUtf8);
                }
                sheet.score(number, result).map(Ok)
            }
        }
    }
}
