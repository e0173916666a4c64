//! The lines of a form that say how four sit: where partners do, and in which direction the turn goes.

use super::cite::{articles, readings};
use super::view::said;
use crate::board::piece::Seat;
use crate::games::Game;
use crate::games::page::Laws;
use crate::rules::cross::laws::Colours;
use crate::rules::cross::seating::{Order, Partners, Seating};
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;
use crate::ui::ring::Turn;

/// Where partners can sit, in the order of the words.
const PARTNERS: [Partners; 2] = [Partners::Opposite, Partners::Adjacent];
/// The directions, in the order of the words.
const ORDERS: [Order; 2] = [Order::CounterClockwise, Order::Clockwise];

/// Partners sit elsewhere.
pub fn turn_partners(seating: &mut Seating, turn: Turn) {
    if let Some(partners) = turn.beside(&PARTNERS, &seating.partners) {
        seating.partners = *partners;
    }
}

/// The turn goes the other way.
pub fn turn_order(seating: &mut Seating, turn: Turn) {
    if let Some(order) = turn.beside(&ORDERS, &seating.order) {
        seating.order = *order;
    }
}

/// Where partners sit, in a few words.
pub fn partners_said(seating: Seating, here: &Here) -> &'static str {
    let lines = &here.look.words().menu.seating;
    said(&PARTNERS, &seating.partners, &lines.places)
}

/// In which direction the turn goes, and by which seats.
pub fn order_said(seating: Seating, here: &Here) -> String {
    let words = here.look.words();
    let direction = said(&ORDERS, &seating.order, &words.menu.seating.orders);
    let rest = seating.after(Seat::South);
    let seats = [Seat::South].into_iter().chain(rest);
    let seats: Vec<&str> = seats.map(words.terms.seat).collect();
    format!("{direction}: {}", seats.join(", "))
}

/// Who plays with whom, and the articles on it.
pub fn about_partners(game: Game, seating: Seating, here: &Here) -> Vec<Paragraph> {
    let words = here.look.words();
    let side = |seat: Seat| [seat, seating.partner(seat)].map(words.terms.seat);
    let other = seating.enemies(Seat::South).first().unwrap_or(Seat::West);
    let sides = (words.menu.seating.sides)(side(Seat::South), side(other));
    let mut about = vec![Paragraph::new(&sides, here.look.theme.text)];
    about.extend(articles(game, &["V3", "V2"], here));
    about
}

/// How the article on the order of play is read.
pub fn about_order(game: Game, seating: Seating, here: &Here) -> Vec<Paragraph> {
    let mut about = articles(game, &["V4"], here);
    about.extend(readings(game, seating, "V4", here));
    about
}

/// Who sits at a seat: with which men, with whom and against whom.
pub fn about_seat(game: Game, seating: Seating, seat: Seat, here: &Here) -> Vec<Paragraph> {
    let Laws::Cross(laws) = game.page().laws else {
        return Vec::new();
    };
    let words = here.look.words();
    let light = match laws.colours {
        Colours::BySide => seating.allied(seat, Seat::South),
        Colours::SouthAndWest => matches!(seat, Seat::South | Seat::West),
    };
    let [with_light, with_dark] = words.menu.seating.seat;
    let say = if light { with_light } else { with_dark };
    let name = words.terms.seat;
    let mut enemies = seating.enemies(seat).map(name);
    let enemies = [(); 2].map(|()| enemies.next().unwrap_or_default());
    let said = say(name(seat), name(seating.partner(seat)), enemies);
    let mut about = vec![Paragraph::new(&said, here.look.theme.text)];
    about.extend(articles(game, cited(game), here));
    about
}

/// The articles on who is whose partner.
pub fn cited(game: Game) -> &'static [&'static str] {
    match game {
        Game::Four1869 => &["V3", "V2"],
        Game::Four1967 => &["T3", "T2"],
        _ => &[],
    }
}
