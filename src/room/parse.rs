//! The keys of a record, read one by one from its TOML.

use toml::de::{DeTable, DeValue};

use super::contest::{self, GAMES, LENGTHS};
use super::flaw::Flaw;
use super::letter::{self, SLIPS};
use super::line::{self, KEYS};
use super::record::{FORMAT, Paper};
use super::written::{entries as entries_as_written, head_and_entries};
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::games::Game;
use crate::notation::fen;
use crate::rules::cross::seating::{Order, Partners, Seating};
use crate::table::act::{Act, Entry, Millis};
use crate::table::contest::{Contest, Sitting};
use crate::table::control::{Control, Controls};
use crate::table::house::{Aim, Claims, House, Omitted, Watch};
use crate::table::setup::{First, Odds, Setup, Start};
use crate::table::slips::Slip;

/// What a record says, before any of it has been played.
#[derive(PartialEq, Eq, Debug)]
pub struct Parsed {
    /// When it was begun.
    pub begun: Millis,
    /// Its head.
    pub setup: Setup,
    /// Its entries, each with the place of its act in the text.
    pub entries: Vec<(Entry, usize)>,
    /// The text from which the game was brought in.
    pub paper: Option<Box<Paper>>,
}

/// What is wrong, and at which byte of the text.
#[derive(PartialEq, Eq, Debug)]
pub struct Misread {
    /// The byte.
    pub at: usize,
    /// The flaw.
    pub what: Flaw,
}

/// What the clock of one seat may be.
const EACH: &str = "\"15+10\": minutes from 1 to 600, and an increment from 0 to 600 seconds";
/// What a clock may be, for the reader of a message.
const CONTROL: &str = "from 1 to 600, and an increment from 0 to 600 seconds";

/// Reads the head and the entries.
///
/// # Errors
/// The first flaw met: of the TOML, then of the head, then of the entries in their order.
pub fn parse(text: &str) -> Result<Parsed, Misread> {
    match as_written(text) {
        Some(parsed) => Ok(parsed),
        None => parse_toml(text),
    }
}

/// A record of which nobody but the program has written a byte.
fn as_written(text: &str) -> Option<Parsed> {
    let (head, rest) = head_and_entries(text);
    let mut parsed = parse_toml(head).ok()?;
    let placed = |(entry, at)| (entry, head.len() + at);
    let entries = entries_as_written(rest, parsed.setup.game)?;
    parsed.entries.extend(entries.into_iter().map(placed));
    Some(parsed)
}

/// Any record in TOML.
///
/// # Errors
/// The first flaw met, as [`parse`] has it.
pub fn parse_toml(text: &str) -> Result<Parsed, Misread> {
    let document = DeTable::parse(text).map_err(|error| Misread {
        at: error.span().map_or(0, |span| span.start),
        what: newer(text).unwrap_or_else(|| Flaw::NotToml(error.message().to_owned())),
    })?;
    let head = Section {
        table: document.get_ref(),
        at: 0,
    };
    let (format, at) = head.number("reglement")?;
    if format > FORMAT {
        let what = Flaw::Newer { found: format };
        return Err(Misread { at, what });
    }
    if format != FORMAT {
        return Err(head.value_fault("reglement", "1", at));
    }
    head.only(&[
        "reglement",
        "game",
        "begun",
        "first",
        "start",
        "draw-given",
        "omitted-capture",
        "losing",
        "partners",
        "direction",
        "letter",
        "claims",
        "clock",
        "slips",
        "score",
        "seats",
        "match",
        "act",
    ])?;
    let (name, at) = head.text("game")?;
    let game = Game::named(name).ok_or_else(|| Misread {
        at,
        what: Flaw::UnknownGame(name.to_owned()),
    })?;
    let begun = Millis(head.number("begun")?.0);
    let house = house(&head, game)?;
    let setup = Setup {
        game,
        names: names(&head, game)?,
        start: start(&head, game, house.seating)?,
        draw_given: draw_given(&head, game)?,
        first: first(&head, game)?,
        house,
        slips: slips(&head, game)?,
        contest: contest(&head, game)?,
    };
    if setup.tally(None).is_some_and(|tally| tally.is_over()) {
        let part = head.section("match")?;
        return Err(part.value_fault("games", GAMES, part.at));
    }
    let entries = entries(&head, game)?;
    let paper = paper(&head)?;
    Ok(Parsed {
        begun,
        setup,
        entries,
        paper,
    })
}

/// The text from which the game was brought in; what is wrong in it, who reads it will say.
fn paper(head: &Section) -> Result<Option<Box<Paper>>, Misread> {
    if head.get("score").is_none() {
        return Ok(None);
    }
    let score = head.section("score")?;
    score.only(&["format", "text"])?;
    let text = |key| Ok(score.text(key)?.0.to_owned());
    Ok(Some(Box::new(Paper {
        format: text("format")?,
        text: text("text")?,
    })))
}

/// A text that cannot be read may yet say in its head that it is of a later format.
fn newer(text: &str) -> Option<Flaw> {
    let found = text
        .lines()
        .find_map(|line| line.strip_prefix("reglement = "))?;
    let found = found.trim_end().parse().ok()?;
    (found > FORMAT).then_some(Flaw::Newer { found })
}

fn names(head: &Section, game: Game) -> Result<Vec<String>, Misread> {
    let seats = head.section("seats")?;
    let known: Vec<&str> = game.seats().iter().map(|seat| line::seat(*seat)).collect();
    seats.only(&known)?;
    let name = |seat| Ok(seats.text(seat)?.0.to_owned());
    known.into_iter().map(name).collect()
}

fn start(head: &Section, game: Game, seating: Seating) -> Result<Start, Misread> {
    if head.get("start").is_none() {
        return Ok(Start::Array);
    }
    let start = head.section("start")?;
    if start.get("position").is_some() {
        start.only(&["position"])?;
        let (text, at) = start.text("position")?;
        return match fen::read_seated(text, game, seating) {
            Ok(position) => Ok(Start::Position(position)),
            Err(error) => Err(Misread {
                at,
                what: error.into(),
            }),
        };
    }
    start.only(&["odds"])?;
    odds(&start, game).map(Start::Odds)
}

fn draw_given(head: &Section, game: Game) -> Result<Option<Seat>, Misread> {
    if head.get("draw-given").is_none() {
        return Ok(None);
    }
    head.seat("draw-given", game).map(Some)
}

fn house(head: &Section, game: Game) -> Result<House, Misread> {
    let mut house = House::usual(game);
    if let Some(omitted) = head.choice(
        "omitted-capture",
        &Omitted::ALL,
        "\"refuse\", \"warn\" or \"allow\"",
    )? {
        house.omitted = omitted;
    }
    let expected = "\"opposite\" or \"adjacent\"";
    if let Some(partners) = head.choice("partners", &Partners::ALL, expected)? {
        house.seating.partners = partners;
    }
    let expected = "\"counter-clockwise\" or \"clockwise\"";
    if let Some(order) = head.choice("direction", &Order::ALL, expected)? {
        house.seating.order = order;
    }
    if head.is_so("losing")? {
        house.aim = Aim::Lose;
    }
    let expected = "\"hinted\" or \"silent\"";
    let claims = head.choice("claims", &Claims::ALL, expected)?;
    house.watch = match (head.is_so("letter")?, claims) {
        (true, claims) => Watch::Players(claims.unwrap_or_default()),
        (false, None) => Watch::Arbiter,
        (false, Some(_)) => {
            let (_, at) = head.value("claims")?;
            let expected = "left out of a game that is not played to the letter";
            return Err(head.value_fault("claims", expected, at));
        }
    };
    house.clock = clock(head, game)?;
    Ok(house)
}

/// `{ minutes = 30, increment = 10 }`: how much time each seat has; or seat by seat, `{ white = "5+0" }`.
fn clock(head: &Section, game: Game) -> Result<Controls, Misread> {
    let mut controls = Controls::default();
    if head.get("clock").is_none() {
        return Ok(controls);
    }
    let clock = head.section("clock")?;
    if clock.get("minutes").is_none() && clock.get("increment").is_none() {
        let seats = game.seats();
        let names: Vec<&'static str> = seats.iter().map(|seat| line::seat(*seat)).collect();
        clock.only(&names)?;
        for (seat, name) in seats.iter().zip(names) {
            if clock.get(name).is_some() {
                let (text, at) = clock.text(name)?;
                let control = Control::named(text);
                let control = control.ok_or_else(|| clock.value_fault(name, EACH, at))?;
                controls = controls.with(*seat, Some(control), seats);
            }
        }
        return Ok(controls);
    }
    clock.only(&["minutes", "increment"])?;
    let number = |key| Ok(u16::try_from(clock.number(key)?.0).unwrap_or(u16::MAX));
    let control = Control::new(number("minutes")?, number("increment")?);
    match control {
        None => Err(clock.value_fault("minutes", CONTROL, clock.at)),
        control => Ok(control.into()),
    }
}

/// The match, if it is a game of one.
fn contest(head: &Section, game: Game) -> Result<Option<Contest>, Misread> {
    if head.get("match").is_none() {
        return Ok(None);
    }
    let part = head.section("match")?;
    part.only(&["id", "length", "exchanged", "games"])?;
    let (id, at) = part.text("id")?;
    let id = id.parse();
    let id = id.map_err(|_| part.value_fault("id", "a number in quotes, as in \"1869\"", at))?;
    let (length, at) = part.text("length")?;
    let length = contest::length(length);
    let length = length.ok_or_else(|| part.value_fault("length", LENGTHS, at))?;
    let played = |item: &toml::Spanned<DeValue>| contest::played(item.get_ref().as_str()?, game);
    let played = match part.get("games") {
        None => Vec::new(),
        Some((value, at)) => match value {
            DeValue::Array(items) => items.iter().map(played).collect(),
            _ => None,
        }
        .ok_or_else(|| part.value_fault("games", GAMES, at))?,
    };
    let sitting = match part.is_so("exchanged")? {
        true => Sitting::Exchanged,
        false => Sitting::AsAtFirst,
    };
    Ok(Some(Contest {
        id,
        length,
        sitting,
        played,
    }))
}

/// What was set up wrongly.
fn slips(head: &Section, game: Game) -> Result<Vec<Slip>, Misread> {
    let Some((value, at)) = head.get("slips") else {
        return Ok(Vec::new());
    };
    let slip = |item: &toml::Spanned<DeValue>| letter::slip(item.get_ref().as_str()?, game.grid());
    let slips = match value {
        DeValue::Array(items) => items.iter().map(slip).collect(),
        _ => None,
    };
    slips.ok_or_else(|| head.value_fault("slips", SLIPS, at))
}

/// `["white", "b1"]`: who gives, and where the men stood.
fn odds(start: &Section, game: Game) -> Result<Odds, Misread> {
    let (value, at) = start.value("odds")?;
    let expected = match game.seats().len() {
        2 => "a seat and squares, as in [\"white\", \"b1\"]",
        _ => "a seat and squares, as in [\"south\", \"e1\"]",
    };
    let misread = || start.value_fault("odds", expected, at);
    let DeValue::Array(items) = value else {
        return Err(misread());
    };
    let mut words = items.iter().map(|item| item.get_ref().as_str());
    let giver = words.next().flatten();
    let giver = giver.and_then(|name| line::seat_named(name, game));
    let grid = game.grid();
    let men: Option<Vec<Square>> = words.map(|word| grid.named(word?)).collect();
    match (giver, men) {
        (Some(giver), Some(men)) => Ok(Odds { giver, men }),
        _ => Err(misread()),
    }
}

fn first(head: &Section, game: Game) -> Result<First, Misread> {
    let (value, at) = head.value("first")?;
    let misread = || {
        let expected = match game.seats().len() {
            2 => "a seat, as in \"white\", or a lot and its seed, as in { lot = \"1869\" }",
            _ => "a seat, as in \"south\", or a lot and its seed, as in { lot = \"1869\" }",
        };
        head.value_fault("first", expected, at)
    };
    match value {
        DeValue::String(name) => match line::seat_named(name, game) {
            Some(seat) => Ok(First::Settled(seat)),
            None => Err(misread()),
        },
        DeValue::Table(table) => {
            let lot = Section { table, at };
            lot.only(&["lot"])?;
            let seed = lot.text("lot")?.0.parse().map_err(|_| misread())?;
            Ok(First::Lot { seed })
        }
        _ => Err(misread()),
    }
}

fn entries(head: &Section, game: Game) -> Result<Vec<(Entry, usize)>, Misread> {
    let Some((value, at)) = head.get("act") else {
        return Ok(Vec::new());
    };
    let misread = |at| head.value_fault("act", "a table an act, each headed [[act]]", at);
    let DeValue::Array(items) = value else {
        return Err(misread(at));
    };
    let entry = |item: &toml::Spanned<DeValue>| match item.get_ref() {
        DeValue::Table(table) => entry(
            &Section {
                table,
                at: item.span().start,
            },
            game,
        ),
        _ => Err(misread(item.span().start)),
    };
    items.iter().map(entry).collect()
}

fn entry(keys: &Section, game: Game) -> Result<(Entry, usize), Misread> {
    keys.only(&[&["seat", "at"], KEYS.as_slice()].concat())?;
    let seat = keys.seat("seat", game)?;
    let (time, _) = keys.number("at")?;
    let (act, at) = act(keys, game)?;
    let at_time = Millis(time);
    Ok((
        Entry {
            seat,
            at: at_time,
            act,
        },
        at,
    ))
}

fn act(keys: &Section, game: Game) -> Result<(Act, usize), Misread> {
    let mut named = KEYS.into_iter().filter(|key| keys.get(key).is_some());
    let Some(key) = named.next() else {
        return Err(keys.flaw(Flaw::NoAct));
    };
    if let Some(other) = named.next() {
        return Err(keys.flaw(Flaw::TwoActs(key, other)));
    }
    let (value, at) = keys.value(key)?;
    let act = match value {
        DeValue::Boolean(true) if key == "resign" => Some(Act::Resign),
        DeValue::String(text) => line::act(key, text, game.grid()),
        _ => None,
    };
    match act {
        Some(act) => Ok((act, at)),
        None => Err(keys.value_fault(key, line::expected(key), at)),
    }
}

/// One table of the text, and where it begins.
struct Section<'t> {
    table: &'t DeTable<'t>,
    at: usize,
}

impl<'t> Section<'t> {
    fn get(&self, key: &str) -> Option<(&'t DeValue<'t>, usize)> {
        let value = self.table.get(key)?;
        Some((value.get_ref(), value.span().start))
    }

    fn value(&self, key: &'static str) -> Result<(&'t DeValue<'t>, usize), Misread> {
        self.get(key).ok_or(self.flaw(Flaw::Missing(key)))
    }

    fn text(&self, key: &'static str) -> Result<(&'t str, usize), Misread> {
        match self.value(key)? {
            (DeValue::String(text), at) => Ok((text, at)),
            (_, at) => Err(self.value_fault(key, "text in quotes", at)),
        }
    }

    /// A seat at the table of this game.
    fn seat(&self, key: &'static str, game: Game) -> Result<Seat, Misread> {
        let (name, at) = self.text(key)?;
        let seat = line::seat_named(name, game);
        seat.ok_or_else(|| self.value_fault(key, line::seats(game), at))
    }

    /// One of these words, if the key is there.
    fn choice<T: Copy>(
        &self,
        key: &'static str,
        words: &[(&str, T)],
        expected: &'static str,
    ) -> Result<Option<T>, Misread> {
        if self.get(key).is_none() {
            return Ok(None);
        }
        let (word, at) = self.text(key)?;
        match words.iter().find(|(name, _)| *name == word) {
            Some((_, chosen)) => Ok(Some(*chosen)),
            None => Err(self.value_fault(key, expected, at)),
        }
    }

    /// Is it true? Left out, it is not.
    fn is_so(&self, key: &str) -> Result<bool, Misread> {
        match self.get(key) {
            None => Ok(false),
            Some((DeValue::Boolean(truth), _)) => Ok(*truth),
            Some((_, at)) => Err(self.value_fault(key, "true or false", at)),
        }
    }

    /// A whole number from 0.
    fn number(&self, key: &'static str) -> Result<(u64, usize), Misread> {
        let (value, at) = self.value(key)?;
        let number = value
            .as_integer()
            .filter(|number| number.radix() == 10)
            .and_then(|number| number.as_str().parse().ok());
        match number {
            Some(number) => Ok((number, at)),
            None => Err(self.value_fault(key, "a whole number from 0", at)),
        }
    }

    fn section(&self, key: &'static str) -> Result<Section<'t>, Misread> {
        match self.value(key)? {
            (DeValue::Table(table), at) => Ok(Section { table, at }),
            (_, at) => Err(self.value_fault(key, "a table", at)),
        }
    }

    /// No key but these?
    fn only(&self, known: &[&'static str]) -> Result<(), Misread> {
        let stranger = self
            .table
            .keys()
            .filter(|key| !known.contains(&key.get_ref().as_ref()))
            .min_by_key(|key| key.span().start);
        match stranger {
            None => Ok(()),
            Some(key) => Err(Misread {
                at: key.span().start,
                what: Flaw::UnknownKey {
                    key: key.get_ref().clone().into_owned(),
                    known: known.to_vec(),
                },
            }),
        }
    }

    fn flaw(&self, what: Flaw) -> Misread {
        Misread { at: self.at, what }
    }

    fn value_fault(&self, key: &str, expected: &'static str, at: usize) -> Misread {
        Misread {
            at,
            what: Flaw::Value {
                key: key.to_owned(),
                expected,
                found: self
                    .get(key)
                    .map_or_else(String::new, |(value, _)| shown(value)),
            },
        }
    }
}

/// A value in a few words, for a message.
fn shown(value: &DeValue) -> String {
    match value {
        DeValue::String(text) => format!("{text:?}"),
        DeValue::Integer(number) => number.to_string(),
        DeValue::Float(number) => number.to_string(),
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(time) => time.to_string(),
        DeValue::Array(_) => "an array".to_owned(),
        DeValue::Table(_) => "a table".to_owned(),
    }
}
