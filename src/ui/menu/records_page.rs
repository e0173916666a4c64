//! The page of kept games: what each is, whether it can be gone on with, what is wrong with it.

use super::browsing::{Browsing, SoughtLine, Typing};
use super::columns::{Column, chosen, line, widest};
use super::ordered::Order;
use super::records::{Mode, Records};
use super::small_board::{self, WIDEST};
use super::view::{Below, Row, Value, View, said};
use super::watch::watch_said;
use ratatui::text::Line;
use unicode_segmentation::UnicodeSegmentation;

use crate::board::piece::Seat;
use crate::games::Game;
use crate::room::date::Utc;
use crate::room::shelf::{Listed, Status, Summary, Tail};
use crate::table::house::Watch;
use crate::ui::clean::{cells, fit, shown};
use crate::ui::contest::standing;
use crate::ui::here::Here;
use crate::ui::hints::{Hint, hint, up_down};
use crate::ui::keys::intent::{Intent, Way};
use crate::ui::prose::Paragraph;

/// The most columns of one name, where two stand in a line with other things.
const NAME: usize = 16;
/// The same where four do.
const NAME_OF_FOUR: usize = 9;
/// A name that is cut keeps at least so many.
const LEAST_OF_NAME: usize = 3;
/// A day without its year; with it; with the minute too.
const WHEN: [usize; 3] = [5, 10, 16];
/// In fewer columns than this the year is left out.
const YEAR_FITS: usize = 52;
/// A number of moves.
const MOVES: usize = 10;
/// The name of a file.
const FILE: usize = 44;
/// The players get at least so many columns; so many before anything else is shown besides what matters most.
const PLAYERS: [usize; 2] = [10, 24];
/// Around the columns of a line: the mark of the chosen one, and at the end that there is more.
const MARGINS: usize = 9;
/// From so many columns on there is room for a board beside the list, with a gap of so many.
const WIDE: u16 = 104;
const GAP: u16 = 3;

/// What stands in a column of the list, besides the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Game,
    Players,
    Moves,
    Result,
    Watch,
    File,
}

/// The page.
pub fn view(shelf: &[Listed], records: &Records, here: &Here) -> View {
    let words = here.look.words();
    let lines = &words.menu.records;
    let chosen = records.chosen(shelf);
    let wide = here.area.width >= WIDE;
    let browsing = Browsing {
        text: match chosen {
            Some(listed) => details(listed, here),
            None if shelf.is_empty() => Vec::new(),
            None => vec![Paragraph::new(words.shelf.none_fits, here.look.theme.text)],
        },
        picture: match chosen.map(|listed| &listed.game) {
            Some(Ok(game)) if wide => picture(game, here),
            _ => Vec::new(),
        },
        aside: if wide { WIDEST + GAP } else { 0 },
        sought: records.filter().map(|field| SoughtLine {
            field: field.clone(),
            found: (words.shelf.found)(records.seen().len(), shelf.len()),
            typing: match records.mode() {
                Mode::Typing => Typing::Now,
                _ => Typing::Done,
            },
        }),
    };
    let order = said(&Order::ALL, &records.order(), &words.shelf.orders);
    let question = chosen.filter(|_| records.mode() == Mode::Asking);
    let (hints, way_out) = keys(chosen, records, here);
    let mut view = View {
        title: lines.title.to_owned(),
        about: match (shelf.len(), records.filter()) {
            (0, _) => lines.none.to_owned(),
            // In its place stands what is sought.
            (_, Some(_)) => "/".to_owned(),
            (count, None) => (words.shelf.count)(count, order),
        },
        rows: Vec::new(),
        list: records.list(),
        below: Below::Browsing(browsing),
        problem: question.map(|listed| self::question(listed, here)),
        hints,
        way_out,
    };
    // Only the lines in sight are put into words: there may be thousands.
    view.rows
        .resize_with(records.seen().len(), || Row::plain(String::new()));
    let columns = Columns::of(here);
    let sight = records.list().window(view.rows.len(), view.sight(here));
    for (place, into) in records
        .seen()
        .iter()
        .zip(&mut view.rows)
        .take(sight.end)
        .skip(sight.start)
    {
        if let Some(listed) = shelf.get(*place) {
            *into = columns.row(listed, here);
        }
    }
    view
}

/// The keys that work now, and the way out.
fn keys(chosen: Option<&Listed>, records: &Records, here: &Here) -> (Vec<Hint>, Hint) {
    let words = here.look.words();
    let (keys, own) = (&words.menu.keys, &words.shelf.keys);
    let one = |intent, does| hint(here, &[intent], does);
    match records.mode() {
        Mode::Asking => {
            let no = hint(here, &[Intent::No, Intent::Cancel], own.no);
            return (vec![one(Intent::Yes, own.yes)], no);
        }
        Mode::Typing => {
            let hints = vec![one(Intent::Choose, own.to_list), up_down(here, keys.choose)];
            return (hints, one(Intent::Cancel, own.all));
        }
        Mode::Choosing => {}
    }
    let out = match records.filter() {
        Some(_) => own.all,
        None => keys.back,
    };
    let mut hints = Vec::new();
    match chosen.map(|listed| &listed.game) {
        Some(Ok(game)) if game.status == Status::Unfinished => {
            hints.push(one(Intent::Choose, keys.resume));
        }
        Some(Ok(_)) => hints.push(one(Intent::Choose, keys.review)),
        Some(Err(_)) if chosen.is_some_and(Listed::is_readable) => {
            hints.push(one(Intent::Choose, keys.copy));
        }
        Some(Err(_)) | None => {}
    }
    if chosen.is_some() || records.filter().is_some() {
        hints.push(one(Intent::Find, own.find));
    }
    if let Some(listed) = chosen {
        if !listed.is_in_use() {
            hints.push(one(Intent::Remove, own.delete));
        }
        if matches!(&listed.game, Ok(game) if game.status == Status::Unfinished) {
            hints.push(one(Intent::Go(Way::Right), keys.review));
        }
        hints.push(up_down(here, keys.choose));
        hints.push(Hint {
            caps: format!("1-{}", Order::ALL.len()),
            does: own.order,
        });
    }
    hints.push(one(Intent::Help, keys.help));
    (hints, one(Intent::Cancel, out))
}

/// Is the chosen game to be deleted? Its players, which game, when, and the file.
fn question(listed: &Listed, here: &Here) -> String {
    let words = here.look.words();
    let (when, file) = (Utc::from(listed.last).minute(), file(listed));
    match &listed.game {
        Ok(game) => {
            let players = all_players(game, here);
            (words.shelf.sure)(&players, &kind(game, here), &when, &file)
        }
        Err(_) => (words.shelf.sure_damaged)(&file, &when),
    }
}

/// The last position of a game, small; nothing where the window is too low for the whole of it.
fn picture(game: &Summary, here: &Here) -> Vec<Line<'static>> {
    let below = game.game.seats().first().copied().unwrap_or(Seat::White);
    let board = small_board::draw(&game.end, below, here.look);
    match usize::from(here.area.height) >= board.len() + 6 {
        true => board,
        false => Vec::new(),
    }
}

/// The columns of the list in a window.
struct Columns {
    when: usize,
    others: Vec<Column<What>>,
}

impl Columns {
    fn of(here: &Here) -> Columns {
        let words = here.look.words();
        let records = &words.menu.records;
        let games = Game::ALL.map(|game| (words.shelf.game)(game.source()));
        let states = [
            records.unfinished,
            records.in_use,
            records.damaged,
            words.shelf.torn,
            "1/2-1/2",
        ];
        let aside = if here.area.width >= WIDE {
            WIDEST + GAP
        } else {
            0
        };
        let room = usize::from(here.area.width.saturating_sub(aside)).saturating_sub(MARGINS);
        let columns = |players| {
            [
                // A game to the letter has a sign behind its name.
                (What::Game, widest(games) + 2),
                (What::Players, players),
                (What::Moves, MOVES),
                (What::Result, widest(states)),
                (What::Watch, cells(words.letter.to_the_letter)),
                (What::File, FILE),
            ]
            .map(|(what, wide)| Column { what, wide })
        };
        let [few, more] = PLAYERS;
        let [no_year, day, minute] = WHEN;
        let worth = [
            What::Result,
            What::Game,
            What::Moves,
            What::Watch,
            What::File,
        ];
        let others = chosen(
            &columns(more),
            &worth,
            What::Players,
            room.saturating_sub(minute),
        );
        if others.len() > 3 {
            return Columns {
                when: minute,
                others,
            };
        }
        let day = match room + MARGINS < YEAR_FITS {
            true => no_year,
            false => day,
        };
        let room = room.saturating_sub(day);
        let others = chosen(&columns(few), &worth[..3], What::Players, room);
        Columns { when: day, others }
    }

    fn row(&self, listed: &Listed, here: &Here) -> Row {
        let label = Utc::from(listed.last).minute();
        let whole = self.when > WHEN[0];
        let label = match label.split_once('-') {
            Some((_, rest)) if !whole => rest.chars().take(self.when).collect(),
            _ => label.chars().take(self.when).collect(),
        };
        let text = |what| text(what, listed, self.players(), here);
        let value = line(&self.others, text);
        let value = match listed.game {
            Ok(_) => Value::Set(value),
            Err(_) => Value::Wrong(value),
        };
        Row { label, value }
    }

    /// How wide the column of the players is.
    fn players(&self) -> usize {
        let mut all = self.others.iter();
        let players = all.find(|column| column.what == What::Players);
        players.map_or(0, |column| column.wide)
    }
}

/// What stands in a column of a game's line.
fn text(what: What, listed: &Listed, room: usize, here: &Here) -> String {
    let words = here.look.words();
    let game = match (&listed.game, what) {
        (_, What::File) => return file(listed),
        (Ok(game), _) => game,
        // What is damaged has no players, but a name it has.
        (Err(_), What::Players) => return file(listed),
        (Err(_), What::Result) => return words.menu.records.damaged.to_owned(),
        (Err(_), _) => return String::new(),
    };
    match what {
        What::Game => {
            let name = (words.shelf.game)(game.game.source());
            match game.watch {
                Watch::Arbiter => name.to_owned(),
                Watch::Players(_) => format!("{name} {}", here.look.pick("§", "*")),
            }
        }
        What::Players => players_in(game, room, here),
        What::Moves => (words.shelf.moves)(game.moves),
        What::Result => state(game, here).to_owned(),
        What::Watch => match game.watch {
            Watch::Arbiter => String::new(),
            watch => watch_said(watch, here).to_owned(),
        },
        What::File => String::new(),
    }
}

/// Whether a game can be gone on with, in a word or two; of one that is over, the score.
fn state(game: &Summary, here: &Here) -> &'static str {
    let words = here.look.words();
    match (game.status, game.tail) {
        (Status::Over(verdict), _) => game.game.page().score.of(&verdict),
        (Status::InUse, _) => words.menu.records.in_use,
        (Status::Unfinished, Tail::Torn) => words.shelf.torn,
        (Status::Unfinished, Tail::Whole) => words.menu.records.unfinished,
    }
}

/// A game in a line: players, game, moves, when.
pub fn in_a_line(listed: &Listed, here: &Here) -> String {
    match &listed.game {
        Ok(game) => {
            let words = here.look.words();
            let kind = watched((words.shelf.game)(game.game.source()), game, here);
            let moves = match &game.series {
                Some((_, tally)) if game.match_waits => (words.contest.follows)(tally.game + 1),
                _ => (words.shelf.moves)(game.moves),
            };
            format!(
                "{} · {kind} · {moves} · {}",
                players(game, here),
                Utc::from(listed.last).minute()
            )
        }
        Err(_) => file(listed),
    }
}

fn details(listed: &Listed, here: &Here) -> Vec<Paragraph> {
    let (words, theme) = (here.look.words(), &here.look.theme);
    let file = Paragraph::new(&file(listed), theme.dim);
    match &listed.game {
        Ok(game) => {
            let kind = kind(game, here);
            let moves = (words.shelf.moves)(game.moves);
            let state = match game.status {
                Status::Unfinished => words.menu.records.unfinished.to_owned(),
                Status::InUse => words.menu.records.in_use.to_owned(),
                Status::Over(verdict) => words.verdict(&verdict),
            };
            let when = Utc::from(listed.last).minute();
            let mut lines = vec![
                Paragraph::new(&all_players(game, here), theme.strong),
                Paragraph::new(&format!("{kind} · {when} · {moves} · {state}"), theme.text),
            ];
            if let Some((_, tally)) = &game.series {
                let standing = standing(tally, here.look, &game.names);
                lines.push(Paragraph::new(&standing, theme.text));
            }
            if game.tail == Tail::Torn {
                lines.push(Paragraph::new(words.shelf.torn_means, theme.text));
            }
            lines.push(file);
            lines
        }
        Err(error) => {
            let why = shown(&error.reason(words));
            let why = (words.menu.records.reason)(why.trim_end_matches('.'));
            let offer = error.readable(words);
            let offer = offer.map(|offer| Paragraph::new(&offer, theme.text));
            let why = Paragraph::new(&why, theme.error);
            [why].into_iter().chain(offer).chain([file]).collect()
        }
    }
}

/// The game, and that it is played to the letter where it is.
fn kind(game: &Summary, here: &Here) -> String {
    let name = (here.look.words().terms.game)(game.game.source());
    watched(name, game, here)
}

fn watched(name: &str, game: &Summary, here: &Here) -> String {
    let name = match game.watch {
        Watch::Arbiter => name.to_owned(),
        watch => format!("{name}, {}", watch_said(watch, here)),
    };
    match game.odds {
        Some(_) => format!("{name}, {}", here.look.words().shelf.odds),
        None => name,
    }
}

/// The names of the players, cut so that they fit in a line with other things.
fn players(game: &Summary, here: &Here) -> String {
    match game.game.seats().len() {
        2 => cut_players(game, NAME, here),
        _ => cut_players(game, NAME_OF_FOUR, here),
    }
}

/// The names of the players in so many columns: in full, or the longest cut, or their first letters alone.
fn players_in(game: &Summary, room: usize, here: &Here) -> String {
    let cut = (LEAST_OF_NAME..=room).rev();
    let mut cut = cut.map(|most| cut_players(game, most, here));
    let fitting = cut.find(|players| cells(players) <= room);
    fitting.unwrap_or_else(|| {
        let seats = game.game.seats().iter();
        let names = seats.map(|seat| here.look.name(&game.names, *seat));
        let letters = names.map(|name| name.graphemes(true).take(1).collect::<String>());
        letters.collect::<Vec<_>>().join(" ")
    })
}

fn cut_players(game: &Summary, most: usize, here: &Here) -> String {
    let seats = game.game.seats().iter();
    let names = seats.map(|seat| fit(&here.look.name(&game.names, *seat), most));
    names.collect::<Vec<_>>().join(between(game))
}

const fn between(game: &Summary) -> &'static str {
    match game.game.seats().len() {
        2 => " – ",
        _ => ", ",
    }
}

/// The names of the players in full; of four each with the seat, since no line between two shows who sits where.
fn all_players(game: &Summary, here: &Here) -> String {
    let seats = game.game.seats();
    let named = |seat: Seat| here.look.name(&game.names, seat);
    match seats {
        [one, other] => format!("{} – {}", named(*one), named(*other)),
        _ => {
            let seats = seats
                .iter()
                .map(|seat| here.look.titled(&game.names, *seat));
            seats.collect::<Vec<_>>().join(", ")
        }
    }
}

fn file(listed: &Listed) -> String {
    shown(&listed.file())
}
