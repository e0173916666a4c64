//! A form filled in with what was settled elsewhere: of a game that is being played, on the command line, or on the desk
//! where a position is set up.

use super::form::{Beginning, Form, LONGEST_CLOCK, LONGEST_NAME, LONGEST_POSITION};
use super::house::Usual;
use super::odds::OddsPage;
use super::opening::Opening;
use super::pledge::PledgePage;
use super::slips::SlipsPage;
use crate::lang::Lang;
use crate::notation::{fen, timed};
use crate::table::act::Act;
use crate::table::contest::Length;
use crate::table::house::Watch;
use crate::table::laying::Laying;
use crate::table::lots;
use crate::table::setup::{First, Start};
use crate::ui::field::Field;
use crate::ui::list::List;

impl Form {
    /// A form that says what this set-up does; lots are drawn again.
    pub fn of(beginning: &Beginning, usual: Usual) -> Form {
        let setup = &beginning.setup;
        let mut form = Form::new(setup.game, usual);
        let (names, opening) = match (setup.first, setup.game.seats()) {
            // The lot exchanged them, or not: once more, and they stand as they were given.
            (First::Lot { seed }, [_, _]) => {
                (lots::seated(setup.names.clone(), seed), Opening::Lot)
            }
            (First::Lot { .. }, _) => (setup.names.clone(), Opening::Lot),
            (First::Settled(seat), _) => (setup.names.clone(), Opening::Seat(seat)),
        };
        for (field, name) in form.names.iter_mut().zip(names) {
            *field = Field::new(&name, LONGEST_NAME);
        }
        form.opening = opening;
        form.house = setup.house;
        if let Watch::Players(claims) = setup.house.watch {
            form.claims = claims;
        }
        let clock = timed::written(
            setup.house.clock,
            setup.game.seats(),
            Lang::En.words().terms.seat,
        );
        form.clock = Field::new(&clock, LONGEST_CLOCK);
        let length = setup.contest.as_ref().map(|contest| match contest.length {
            Length::Games(games) => games.to_string(),
            Length::First(points) => format!("first:{points}"),
            Length::Open => "open".to_owned(),
        });
        form.length = Field::new(&length.unwrap_or_default(), LONGEST_CLOCK);
        form.odds = OddsPage::of(setup);
        form.slips = SlipsPage::of(&setup.slips, setup.game.grid());
        if let Start::Position(position) = &setup.start {
            form.position = Field::new(&fen::write(position), LONGEST_POSITION);
        }
        if let Some((seat, Act::Undertake(undertaking))) = beginning.acts.first() {
            let (seats, grid) = (setup.game.seats(), setup.game.grid());
            form.pledge = PledgePage::of(seats, *seat, *undertaking, grid);
        }
        form
    }

    /// What a position is set up from: what was typed, if it can be read, else the men in their places, less those that
    /// are given.
    pub fn laying(&self) -> Laying {
        let given = self.odds.giver().and_then(|_| self.setup(0).proper().ok());
        Laying::of(self.game, &given.unwrap_or(self.laid().position))
    }

    /// The position to begin from; none is written where the men stand as they do without one.
    pub fn lay(&mut self, laying: &Laying) {
        let Ok(position) = laying.position() else {
            return;
        };
        let before = self.boards();
        self.house.seating = laying.seating();
        self.position = Field::new("", LONGEST_POSITION);
        if *laying != self.laying() {
            self.position = Field::new(&fen::write(&position), LONGEST_POSITION);
        }
        self.check_men(&before);
        self.list = List::default();
        self.problem = None;
    }
}
