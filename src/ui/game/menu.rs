//! The menu of a game: everything for which there is no key of its own.

use super::app::{App, Dialog, Keeping, Notice, Said};
use super::ask::Ask;
use super::hand::tells_of_huff;
use super::notes::notes;
use super::order::{Order, by_awaited, take_back};
use super::prompt::{Kind, Prompt};
use super::seats::name;
use super::spoken::{choices, lifted};
use crate::board::grid::Names;
use crate::board::piece::Seat;
use crate::board::square::Square;
use crate::config::View;
use crate::games::page::{Lifting, Slips};
use crate::table::Table;
use crate::table::act::{Act, Claim};
use crate::table::slips::Slip;
use crate::table::state::{Choice, Stage};
use crate::ui::here::Here;
use crate::ui::keys::intent::Intent;
use crate::ui::list::{List, Step};
use crate::ui::look::theme::Shade;
use crate::ui::look::{Glyphs, Look, Numbers};
use crate::ui::menu::settings::Change;

/// The menu, and which line of it is chosen.
#[derive(Clone, Debug)]
pub struct GameMenu {
    /// Its lines.
    pub items: Vec<Item>,
    /// Which is chosen.
    pub list: List,
}

/// A line of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// Back to the board.
    GoOn,
    /// Offer a draw.
    OfferDraw,
    /// Ask to take back.
    TakeBack,
    /// Huff the piece on this square.
    Huff(Square),
    /// Demand the neglected capture.
    Demand,
    /// Claim a draw.
    Claim(Claim),
    /// Begin to count.
    Count,
    /// Undertake to mate.
    Undertake,
    /// This seat gives up.
    Resign(Seat),
    /// See what can be claimed, or the remedies.
    Claims,
    /// Say "I adjust".
    Adjust,
    /// Say check.
    Announce,
    /// A second move at once.
    Second,
    /// Lift what the last move took.
    Lift,
    /// Put right what was set up wrongly on this square.
    Rectify(Square),
    /// This seat has the game begun afresh.
    Afresh(Seat),
    /// Stop the clock, or have it go on.
    Clock,
    /// Claim that a flag has fallen.
    Flag,
    /// Turn the board.
    Flip,
    /// The board fixed or turning.
    View,
    /// The words of the articles.
    Articles,
    /// The other language.
    Language,
    /// The next theme.
    Theme,
    /// The other shapes of men.
    Glyphs,
    /// The squares of the draughtboard with numbers, or without.
    Numbers,
    /// Its other squares are played on.
    Playing,
    /// All settings.
    Settings,
    /// The rule book.
    Book,
    /// All keys.
    Keys,
    /// The next game of the same players.
    Another,
    /// How the match stands.
    Match,
    /// A hint, in an exercise.
    Hint,
    /// The exercise from its beginning.
    Again,
    /// The next exercise.
    Following,
    /// The game from its beginning.
    Review,
    /// To the list of kept games.
    Records,
    /// What was agreed before the first move.
    Agreed,
    /// Set up a position, from the one that is seen.
    Lay,
    /// Leave the game.
    Leave,
}

impl GameMenu {
    /// The menu of a game as it is at this moment.
    ///
    /// Where the players must find out for themselves what is wrong, the square is the one that they can say to be so.
    pub fn new(table: &Table, cursor: Square) -> GameMenu {
        let mut items = vec![Item::GoOn];
        items.extend(acts(table, cursor));
        let mut menu = GameMenu::of(items, table);
        let last = menu.items.len().saturating_sub(1);
        menu.items.insert(last, Item::Lay);
        if table.setup().contest.is_some() {
            menu.items.insert(last, Item::Match);
        }
        if table.setup().giver().is_some() || table.state().pledges.iter().any(Option::is_some) {
            menu.items.insert(last, Item::Agreed);
        }
        menu
    }

    /// The menu of a game whose record is only looked at.
    pub fn of_looking(table: &Table) -> GameMenu {
        GameMenu::of(vec![Item::GoOn, Item::Review, Item::Records], table)
    }

    /// The menu of an exercise.
    pub fn of_exercise(table: &Table) -> GameMenu {
        let items = vec![
            Item::GoOn,
            Item::Hint,
            Item::TakeBack,
            Item::Again,
            Item::Following,
        ];
        GameMenu::of(items, table)
    }

    /// These lines, and after them those that change how everything looks.
    fn of(mut items: Vec<Item>, table: &Table) -> GameMenu {
        items.extend([
            Item::Flip,
            Item::View,
            Item::Articles,
            Item::Language,
            Item::Theme,
            Item::Glyphs,
        ]);
        if table.state().position.grid().names() == Names::Number {
            items.extend([Item::Numbers, Item::Playing]);
        }
        items.extend([Item::Settings, Item::Book, Item::Keys, Item::Leave]);
        GameMenu {
            items,
            list: List::default(),
        }
    }

    fn item(&self) -> Item {
        let item = self.items.get(self.list.chosen());
        item.copied().unwrap_or(Item::GoOn)
    }
}

/// What can be done to the game now.
fn acts(table: &Table, cursor: Square) -> Vec<Item> {
    let mut items = of_letter(table, cursor);
    let taker = table.taker_back(1);
    if taker.is_some_and(|seat| table.choices(seat).contains(&Choice::AskTakeBack)) {
        items.push(Item::TakeBack);
    }
    if table.state().clock.is_some() && table.state().awaited().is_some() {
        items.extend([Item::Clock, Item::Flag]);
    }
    let Some(seat) = table.state().awaited() else {
        items.extend([Item::Review, Item::Another, Item::Records]);
        return items;
    };
    for choice in table.choices(seat) {
        match choice {
            Choice::Huff(liable) if tells_of_huff(table) => items.extend(liable.map(Item::Huff)),
            Choice::Demand if tells_of_huff(table) => items.push(Item::Demand),
            Choice::OfferDraw => items.push(Item::OfferDraw),
            Choice::Claim(claim @ (Claim::Threefold | Claim::FiftyMoves | Claim::TwentyMoves)) => {
                items.push(Item::Claim(claim));
            }
            Choice::Count => items.push(Item::Count),
            Choice::Undertake => items.push(Item::Undertake),
            Choice::Resign => items.push(Item::Resign(seat)),
            _ => {}
        }
    }
    items
}

/// What can be done to it only in a game to the letter.
fn of_letter(table: &Table, cursor: Square) -> Vec<Item> {
    let mut items = Vec::new();
    if !table.setup().house.is_to_the_letter() || table.state().awaited().is_none() {
        return items;
    }
    // What there is to claim, or to choose when something was claimed.
    items.push(Item::Claims);
    for (seat, choice) in choices(table) {
        match choice {
            Choice::Adjust => items.push(Item::Adjust),
            Choice::Announce => items.push(Item::Announce),
            Choice::Second => items.push(Item::Second),
            // What there is to put right is told no more than what there is to claim.
            _ if !table.setup().house.hints() => {}
            Choice::Lift(_) => items.push(Item::Lift),
            Choice::Rectify(Slip::Swapped(at, _) | Slip::Forgotten(at)) => {
                items.push(Item::Rectify(at));
            }
            // Of two who may say it the one who is waited for does.
            Choice::Afresh if !items.iter().any(|item| matches!(item, Item::Afresh(_))) => {
                items.push(Item::Afresh(seat));
            }
            _ => {}
        }
    }
    if !table.setup().house.hints() {
        items.extend(of_silence(table, cursor));
    }
    items
}

/// What can be put right at a table that tells nothing: all that can be in such a game at such a time, whether anything is
/// wrong or not.
fn of_silence(table: &Table, cursor: Square) -> Vec<Item> {
    let (setup, state) = (table.setup(), table.state());
    let (Some(letter), Stage::Play, Some(seat)) =
        (setup.game.page().letter, state.stage, state.awaited())
    else {
        return Vec::new();
    };
    let mut items = Vec::new();
    if letter.lifting == Lifting::ByTheCaptor && !state.past.is_empty() {
        items.push(Item::Lift);
    }
    // A1, A2, A3: until four moves have been made on each side.
    let in_time = state.past.len() < 4 * setup.game.seats().len();
    if letter.slips == Slips::Unknown || !in_time {
        return items;
    }
    items.push(Item::Rectify(cursor));
    match (setup.giver(), letter.slips) {
        (Some(giver), _) => items.push(Item::Afresh(giver)),
        (None, Slips::BoardToo) => items.push(Item::Afresh(seat)),
        (None, _) => {}
    }
    items
}

/// What a line of the menu says.
pub fn said(item: Item, app: &App, table: &Table, look: &Look) -> String {
    let screen = &look.words().screen;
    let lines = &screen.menu;
    match item {
        Item::GoOn if table.state().verdict().is_some() || app.keeping == Keeping::LookedAt => {
            lines.back.to_owned()
        }
        Item::GoOn => lines.go_on.to_owned(),
        Item::OfferDraw => lines.offer_draw.to_owned(),
        Item::TakeBack if app.drill.is_some() => look.words().exercise.item_back.to_owned(),
        Item::TakeBack => lines.take_back.to_owned(),
        Item::Claim(Claim::Threefold) => lines.claim_threefold.to_owned(),
        Item::Claim(Claim::FiftyMoves) => lines.claim_fifty.to_owned(),
        Item::Claim(Claim::TwentyMoves) => lines.claim_twenty.to_owned(),
        Item::Clock => match app.times.and_then(|times| times.goes) {
            Some(_) => look.words().clock.item_stop.to_owned(),
            None => look.words().clock.item_go.to_owned(),
        },
        Item::Flag | Item::Claim(Claim::Flag) => look.words().clock.item_flag.to_owned(),
        Item::Claim(Claim::Offence(offence)) => offence.article().id.to_owned(),
        Item::Claim(Claim::Pointing(at)) => table.state().position.grid().label(at),
        Item::Huff(at) => {
            let label = table.state().position.grid().label(at);
            (lines.huff)(&label)
        }
        Item::Claims => match table.state().stage {
            Stage::Remedy { .. } => look.words().hands.item_remedies.to_owned(),
            _ => look.words().hands.item_claim.to_owned(),
        },
        Item::Adjust => look.words().letter.choice.adjust.to_owned(),
        Item::Announce => look.words().letter.choice.announce.to_owned(),
        Item::Second => look.words().letter.choice.second.to_owned(),
        Item::Lift => look.words().hands.item_lift.to_owned(),
        Item::Rectify(at) => {
            let label = table.state().position.grid().label(at);
            (look.words().letter.choice.rectify)(&label)
        }
        Item::Afresh(_) => look.words().hands.item_afresh.to_owned(),
        Item::Demand => lines.demand.to_owned(),
        Item::Count => lines.count.to_owned(),
        Item::Undertake => lines.undertake.to_owned(),
        Item::Resign(seat) => match table.state().position.cross() {
            None => (lines.resign)(&name(table, seat, look)),
            Some(cross) => {
                let partner = cross.seating().partner(seat);
                (look.words().four.ask.resign_with)(&name(table, partner, look))
            }
        },
        Item::Flip => lines.flip.to_owned(),
        Item::View => (lines.view)(match app.view {
            View::Fixed => lines.fixed,
            View::Turning => lines.turning,
        }),
        Item::Articles => (lines.articles)((screen.shown)(look.shown)),
        Item::Language => lines.language.to_owned(),
        Item::Theme => (lines.theme)(&look.theme.name),
        Item::Glyphs => (lines.glyphs)(match look.glyphs {
            Glyphs::Symbols => lines.symbols,
            Glyphs::Letters(_) => lines.letters,
        }),
        Item::Numbers => (lines.numbers)(match look.squares.numbers {
            Numbers::Drawn => lines.numbers_on,
            Numbers::Hidden => lines.numbers_off,
        }),
        Item::Playing => (lines.playing)(match look.squares.playing {
            Shade::Dark => lines.playing_dark,
            Shade::Light => lines.playing_light,
        }),
        Item::Settings => lines.settings.to_owned(),
        Item::Book => lines.book.to_owned(),
        Item::Keys => lines.keys.to_owned(),
        Item::Another => lines.another.to_owned(),
        Item::Match => look.words().contest.item.to_owned(),
        Item::Review => look.words().shelf.item_review.to_owned(),
        Item::Records => look.words().shelf.item_records.to_owned(),
        Item::Lay => look.words().laying.item.to_owned(),
        Item::Agreed => look.words().laying.agreed.to_owned(),
        Item::Hint => look.words().exercise.item_hint.to_owned(),
        Item::Again => look.words().exercise.item_again.to_owned(),
        Item::Following => look.words().exercise.item_next.to_owned(),
        Item::Leave => match app.keeping {
            Keeping::Kept | Keeping::LookedAt => lines.leave.to_owned(),
            Keeping::Unkept => lines.leave_unkept.to_owned(),
            Keeping::Exercise => look.words().exercise.item_leave.to_owned(),
        },
    }
}

impl App {
    /// A key in the menu.
    pub fn in_menu(
        &mut self,
        table: &Table,
        mut menu: GameMenu,
        intent: Intent,
        here: &Here,
    ) -> Option<Order> {
        match intent {
            Intent::Cancel | Intent::Back | Intent::Quit => return None,
            Intent::Help => {
                self.dialog = Some(Dialog::Menu(menu));
                return Some(Order::Keys);
            }
            Intent::Choose => {
                let item = menu.item();
                let order = self.chosen(table, item, here);
                if stays(item) {
                    self.dialog = Some(Dialog::Menu(menu));
                }
                return order;
            }
            _ => {}
        }
        if let Some(step) = Step::along(intent) {
            let sight = super::view::menu_rows(self, here, table);
            menu.list.step(step, menu.items.len(), sight);
        }
        self.dialog = Some(Dialog::Menu(menu));
        None
    }

    fn chosen(&mut self, table: &Table, item: Item, here: &Here) -> Option<Order> {
        match item {
            Item::GoOn => None,
            Item::OfferDraw => by_awaited(table, Act::OfferDraw),
            Item::TakeBack if self.drill.is_some() => Some(Order::BackInExercise),
            Item::TakeBack => take_back(table),
            Item::Another => Some(Order::Another),
            Item::Match => {
                self.say(Said::Match);
                None
            }
            Item::Review => {
                self.review(table, Intent::First);
                None
            }
            Item::Records => Some(Order::Records),
            Item::Lay => Some(Order::Lay),
            Item::Agreed => {
                let mut said = notes(self, table, here.look).join(". ");
                said.push('.');
                self.notice = Some(Notice::Kept(said));
                None
            }
            Item::Hint => self.ask_hint(table),
            Item::Again => self.this_exercise(),
            Item::Following => self.next_exercise(),
            Item::Leave if self.leaves_freely(table) => Some(Order::Leave),
            Item::Clock => self.turn_clock(table),
            Item::Flag => self.claim_flag(table),
            Item::Claim(claim) => self.ask(Ask::Claim(claim)),
            Item::Huff(at) => self.ask(Ask::Huff(at)),
            Item::Demand => self.ask(Ask::Demand),
            Item::Count => self.ask(Ask::Count),
            Item::Undertake => {
                self.dialog = Some(Dialog::Prompt(Prompt::new(Kind::Pledge, "")));
                None
            }
            Item::Resign(seat) => self.ask(Ask::Resign(seat)),
            Item::Claims => self.by_letter(table, Intent::Claim),
            Item::Adjust => self.by_letter(table, Intent::Adjust),
            Item::Announce => self.by_letter(table, Intent::Announce),
            Item::Second => self.by_letter(table, Intent::Second),
            Item::Lift => {
                let none = table.state().letter.unlifted.is_empty();
                lifted(table, none.then_some(self.cursor))
            }
            Item::Rectify(at) => by_awaited(table, Act::Rectify(at)),
            Item::Afresh(seat) => self.ask(Ask::Afresh(seat)),
            Item::Flip => {
                self.flip();
                None
            }
            Item::View => {
                let (view, said) = match self.view {
                    View::Fixed => (View::Turning, Said::ViewTurning),
                    View::Turning => (View::Fixed, Said::ViewFixed),
                };
                self.say(said);
                Some(Order::Set(Change::View(view)))
            }
            Item::Articles => Some(Order::Set(Change::Shown(Some(here.look.shown.next())))),
            Item::Language => Some(Order::OtherLanguage),
            Item::Theme => Some(Order::NextTheme),
            Item::Glyphs => Some(Order::OtherGlyphs),
            Item::Numbers => Some(Order::OtherNumbers),
            Item::Playing => Some(Order::OtherSquares),
            Item::Settings => Some(Order::Settings),
            Item::Book => Some(Order::Book(self.page.article)),
            Item::Keys => Some(Order::Keys),
            Item::Leave => self.ask(Ask::Leave),
        }
    }

    fn ask(&mut self, ask: Ask) -> Option<Order> {
        self.dialog = Some(Dialog::Ask(ask));
        None
    }
}

/// Settings are tried out one after another, so the menu stays.
const fn stays(item: Item) -> bool {
    matches!(
        item,
        Item::Flip
            | Item::View
            | Item::Articles
            | Item::Language
            | Item::Theme
            | Item::Glyphs
            | Item::Numbers
            | Item::Playing
    )
}

#[cfg(test)]
mod tests {
    use super::{GameMenu, Item};
    use crate::board::square::Square;
    use crate::games::Game;
    use crate::lang::Lang;
    use crate::law::text::Shown;
    use crate::table::Table;
    use crate::table::setup::Setup;
    use crate::ui::clean::cells;

    /// What fits behind the margin of the panel in a window of 60 columns.
    const ROOM: usize = 22;

    #[test]
    fn the_squares_of_draughts_are_set_only_in_draughts() {
        for game in Game::ALL {
            let table = Table::new(Setup::plain(game)).unwrap();
            let menu = GameMenu::new(&table, Square::new(0));
            for item in [Item::Numbers, Item::Playing] {
                let is_draughts = game == Game::Draughts1879;
                assert_eq!(menu.items.contains(&item), is_draughts, "{game:?} {item:?}");
            }
        }
    }

    #[test]
    fn no_line_is_cut_where_the_panel_is_narrow() {
        for lang in Lang::ALL {
            let lines = &lang.words().screen.menu;
            let views = [lines.fixed, lines.turning].map(lines.view);
            let glyphs = [lines.symbols, lines.letters].map(lines.glyphs);
            let numbers = [lines.numbers_on, lines.numbers_off].map(lines.numbers);
            let playing = [lines.playing_dark, lines.playing_light].map(lines.playing);
            let huff = ["8", "50"].map(lines.huff);
            let shown = [Shown::Original, Shown::Translation, Shown::Both];
            let articles = shown.map(|shown| (lines.articles)((lang.words().screen.shown)(shown)));
            let plain = [
                lines.title,
                lines.go_on,
                lines.back,
                lines.offer_draw,
                lines.take_back,
                lines.claim_threefold,
                lines.claim_fifty,
                lines.claim_twenty,
                lines.demand,
                lines.another,
                lang.words().clock.item_stop,
                lang.words().clock.item_go,
                lang.words().clock.item_flag,
                lang.words().shelf.item_review,
                lang.words().shelf.item_records,
                lines.count,
                lines.undertake,
                lines.flip,
                lines.language,
                lines.settings,
                lines.book,
                lines.keys,
                lines.leave,
                lines.leave_unkept,
                lang.words().laying.item,
                lang.words().laying.agreed,
                lang.words().hands.item_claim,
                lang.words().hands.item_remedies,
                lang.words().letter.choice.adjust,
                lang.words().letter.choice.announce,
                lang.words().letter.choice.second,
                lang.words().hands.item_lift,
                lang.words().hands.item_afresh,
            ];
            let filled = views.iter().chain(&glyphs).chain(&articles);
            let filled = filled.chain(&numbers).chain(&playing).chain(&huff);
            let exercise = &lang.words().exercise;
            let of_exercise = [
                exercise.item_hint,
                exercise.item_back,
                exercise.item_again,
                exercise.item_next,
                exercise.item_leave,
            ];
            let plain = plain.into_iter().chain(of_exercise);
            for line in plain.chain(filled.map(String::as_str)) {
                assert!(cells(line) <= ROOM, "{line}");
            }
        }
    }
}
