//! What is wrong or odd in a text, in a sentence.

use crate::exchange::fault::{Fault, Flaw, Oddity, Wrong};
use crate::exchange::own;
use crate::exchange::score::{Line, Outcome};
use crate::exchange::token::Dialect;
use crate::exchange::write;
use crate::games::Game;
use crate::host::papers::brought::NotBrought;
use crate::host::papers::format::Format;
use crate::host::papers::names::name;
use crate::host::refused::{plain, reason};
use crate::lang::sentence::{fill, list, typed};
use crate::lang::system::system;
use crate::lang::{Lang, Say};
use crate::notation::fen;
use crate::rules::position::Position;
use crate::table::after::Refusal;

/// Who tells: in which language, of which kind of text, by the rules of which game.
#[derive(Clone, Copy)]
pub struct Teller {
    /// The language.
    pub lang: Lang,
    /// The kind of text.
    pub dialect: Dialect,
    /// The game.
    pub game: Game,
}

impl Teller {
    /// What is wrong with a game, and how far it was read where that is not said by it.
    pub fn fault(&self, fault: &Fault) -> String {
        let why = self.flaw(fault);
        let read = fault
            .read
            .as_ref()
            .filter(|_| !matches!(fault.flaw, Flaw::Move { .. }));
        let Some((last, (start, line))) = read.and_then(|read| Some((*read.1.moves.last()?, read)))
        else {
            return why;
        };
        let plies = line.moves.len();
        let last = name(&after(*start, line, plies - 1), last);
        let lines = &self.lang.words().exchange.trade;
        why + &fill(lines.read_to, &[&plies.to_string(), &last])
    }

    fn flaw(&self, fault: &Fault) -> String {
        let lines = &self.lang.words().exchange.trade;
        match &fault.flaw {
            Flaw::Move { ply, word, why } => {
                let here = fault.read.as_ref();
                let here = here.map(|(start, line)| after(*start, line, ply.saturating_sub(1)));
                let mut why = self.wrong(why, here.as_ref());
                let illegal = matches!(
                    fault.flaw,
                    Flaw::Move {
                        why: Wrong::Illegal(_),
                        ..
                    }
                );
                if illegal && *ply == 1 && self.dialect == Dialect::Pdn {
                    why = format!("{}; {}", why.trim_end_matches('.'), lines.small_board);
                }
                fill(lines.ply, &[&ply.to_string(), &typed(word), &why])
            }
            Flaw::Start { text } => {
                let why = fen::read(text, self.game).err();
                let why = why.map_or_else(|| typed(text), |why| why.say(self.lang));
                fill(lines.start, &[&why])
            }
            Flaw::Foreign { tag, value } => {
                let what = match *tag {
                    "GameType" => self.draughts(value),
                    _ => typed(value),
                };
                fill(lines.foreign, &[&what])
            }
            Flaw::LooksLike(dialect) => self.looks_like(*dialect),
            Flaw::CommentOpen => lines.comment_open.to_owned(),
            Flaw::NoGame { word } => fill(lines.no_game, &[&typed(word)]),
            Flaw::TooLong => lines.too_long.to_owned(),
            Flaw::Nul => lines.nul.to_owned(),
            Flaw::Utf16 => lines.utf16.to_owned(),
            Flaw::Unreadable(kind) => {
                let why = system(&(*kind).into(), &self.lang.words().room);
                fill(lines.unreadable, &[&why])
            }
        }
    }

    fn looks_like(&self, dialect: Dialect) -> String {
        let lines = &self.lang.words().exchange.trade;
        let format = Format::Text(dialect).word();
        fill(lines.looks_like, &[self.called(dialect), format])
    }

    /// What a kind of text is called.
    pub fn called(&self, dialect: Dialect) -> &'static str {
        let [pgn, pdn, four] = self.lang.words().exchange.trade.dialect;
        match dialect {
            Dialect::Pgn => pgn,
            Dialect::Pdn => pdn,
            Dialect::Four => four,
        }
    }

    /// The draughts of a `GameType`.
    fn draughts(&self, value: &str) -> String {
        let lines = &self.lang.words().exchange.trade;
        let kind = value.split(',').next().unwrap_or_default().trim();
        let number = kind.parse::<usize>().ok();
        let known = number.and_then(|number| lines.draughts.get(number.checked_sub(21)?));
        known.map_or_else(
            || fill(lines.other_draughts, &[&typed(value)]),
            |known| (*known).to_owned(),
        )
    }

    fn wrong(&self, why: &Wrong, here: Option<&Position>) -> String {
        let words = self.lang.words();
        let lines = &words.exchange.trade;
        match (why, here) {
            (Wrong::Illegal(breach), Some(here)) => {
                let article = (self.game.page().rule)(breach).article;
                let why = reason(here, breach, self.lang);
                format!("{} {article}: {why}", article.source.id())
            }
            (Wrong::Several(moves), Some(here)) => {
                let moves: Vec<String> = moves.iter().map(|played| name(here, *played)).collect();
                fill(lines.several, &[&list(&moves, words.terms.or)])
            }
            (Wrong::NoMan(role), _) => fill(lines.no_man, &[(words.terms.role)(*role)]),
            (Wrong::NoneGoes(role), _) => fill(lines.none_goes, &[(words.terms.role)(*role)]),
            (Wrong::TakesNothing, _) => lines.takes_nothing.to_owned(),
            (Wrong::NoCastling, _) => lines.no_castling.to_owned(),
            (Wrong::Passes, _) => lines.passes.to_owned(),
            (Wrong::LikeCastling, _) => lines.like_castling.to_owned(),
            (Wrong::LooksLike(dialect), _) => self.looks_like(*dialect),
            (Wrong::Unread | Wrong::Illegal(_) | Wrong::Several(_), _) => lines.unread.to_owned(),
        }
    }

    /// Why a game that could be read was not brought in.
    pub fn not_brought(&self, why: &NotBrought) -> String {
        let lines = &self.lang.words().exchange.trade;
        match why {
            NotBrought::Setup(error) => error.say(self.lang),
            NotBrought::Tags => lines.tags.to_owned(),
            NotBrought::Act(text) => fill(lines.act, &[&typed(text)]),
            NotBrought::Refused {
                plies,
                refusal,
                position,
            } => {
                let Refusal { breach, ruling, .. } = &**refusal;
                let article = ruling.article;
                let why = reason(position, breach, self.lang);
                let why = format!("{} {article}: {why}", article.source.id());
                fill(lines.after, &[&plies.to_string(), &why])
            }
        }
    }

    /// What was odd; in a variation the position is not at hand, and its breach is not told.
    pub fn oddity(&self, what: &Oddity) -> String {
        let lines = &self.lang.words().exchange.trade.odd;
        let line = match what {
            Oddity::NotUtf8 => lines.not_utf8,
            Oddity::InnerQuotes => lines.inner_quotes,
            Oddity::TagNotClosed => lines.tag_not_closed,
            Oddity::NoTag => lines.no_tag,
            Oddity::TagTwice(name) => return fill(lines.tag_twice, &[&plain(name)]),
            Oddity::TagValue(name) => return fill(lines.tag_value, &[&plain(name)]),
            Oddity::CommentTail => lines.comment_tail,
            Oddity::StrayBrace => lines.stray_brace,
            Oddity::StrayBracket => lines.stray_bracket,
            Oddity::VariationOpen => lines.variation_open,
            Oddity::VariationEarly => lines.variation_early,
            Oddity::TooDeep => lines.too_deep,
            Oddity::Variation { word, why } => {
                let why = match why {
                    Wrong::Illegal(breach) => {
                        let article = (self.game.page().rule)(breach).article;
                        format!("{} {article}", article.source.id())
                    }
                    why => self.wrong(why, None),
                };
                return fill(lines.variation, &[&typed(word), &why]);
            }
            Oddity::NoMark => lines.no_mark,
            Oddity::Number { said, meant } => {
                return fill(lines.number, &[&said.to_string(), &meant.to_string()]);
            }
            Oddity::Loosely(word) => return fill(lines.loosely, &[&typed(word)]),
            Oddity::NoResult => lines.no_result,
            Oddity::OtherResult { tag } => return fill(lines.other_result, &[self.result(*tag)]),
        };
        line.to_owned()
    }

    /// A result as the kind of text writes it.
    pub fn result(&self, result: Outcome) -> &'static str {
        write::result(result, self.dialect)
    }
}

/// The position after so many moves of a line.
fn after(start: Position, line: &Line, plies: usize) -> Position {
    let mut position = start.passed_on();
    let mut notes = line.notes().peekable();
    for (index, played) in line.moves.iter().enumerate().take(plies) {
        position = position.after(*played);
        if let Some((_, note)) = notes.next_if(|note| note.0 == index) {
            position = own::heard(position, &note.comments);
        }
    }
    position
}
