//! The cross in letters.

use super::{Seat, at};
use reglement::games::Game;
use reglement::notation::diagram::draw;

#[test]
fn the_array_is_drawn_as_south_sees_it() {
    let expected = "
14          yR yN yB yK yQ yB yN yR
13          yP yP yP yP yP yP yP yP
12           .  .  .  .  .  .  .  .
11 bR bP  .  .  .  .  .  .  .  .  .  . gP gR
10 bN bP  .  .  .  .  .  .  .  .  .  . gP gN
 9 bB bP  .  .  .  .  .  .  .  .  .  . gP gB
 8 bQ bP  .  .  .  .  .  .  .  .  .  . gP gK
 7 bK bP  .  .  .  .  .  .  .  .  .  . gP gQ
 6 bB bP  .  .  .  .  .  .  .  .  .  . gP gB
 5 bN bP  .  .  .  .  .  .  .  .  .  . gP gN
 4 bR bP  .  .  .  .  .  .  .  .  .  . gP gR
 3           .  .  .  .  .  .  .  .
 2          rP rP rP rP rP rP rP rP
 1          rR rN rB rQ rK rB rN rR
    a  b  c  d  e  f  g  h  i  j  k  l  m  n";
    let drawn = draw(&Game::Four1869.start(), Seat::South);
    assert_eq!(drawn, expected.trim_start_matches('\n'), "\n{drawn}");
}

#[test]
fn each_seat_has_its_own_back_row_below_and_a_frozen_army_is_in_small_letters() {
    let text = "3,yR,yN,5,yK,3/14/14/bR,bP,12/bN,13/14/14/13,gK/14/13,gN/bK,12,gR/14/14/3,rK,6,rN,3 r - - b - -";
    let position = at(text);
    let lines =
        |below| -> Vec<String> { draw(&position, below).lines().map(str::to_owned).collect() };
    let west = lines(Seat::West);
    assert_eq!(west.len(), 15);
    assert_eq!(west[13], " a          br bn  .  .  .  .  . bk");
    assert_eq!(west[12], " b          bp  .  .  .  .  .  .  .");
    assert_eq!(west[0], " n           .  .  .  . gK  . gN gR");
    assert_eq!(west[14], "   14 13 12 11 10  9  8  7  6  5  4  3  2  1");
    let east = lines(Seat::East);
    assert_eq!(east[13], " n          gR gN  . gK  .  .  .  .");
    assert_eq!(east[0], " a          bk  .  .  .  .  . bn br");
    assert_eq!(east[14], "    1  2  3  4  5  6  7  8  9 10 11 12 13 14");
    let north = lines(Seat::North);
    assert_eq!(north[13], "14          yK  .  .  .  .  . yN yR");
    assert_eq!(north[0], " 1          rN  .  .  .  .  .  . rK");
    assert_eq!(north[14], "    n  m  l  k  j  i  h  g  f  e  d  c  b  a");
    let south = lines(Seat::South);
    assert_eq!(south[13], " 1          rK  .  .  .  .  .  . rN");
    assert_eq!(south[3], "11 br bp  .  .  .  .  .  .  .  .  .  .  .  .");
}

#[test]
fn two_handed_boards_are_drawn_as_before() {
    let chess = draw(&Game::Chess1869.start(), Seat::Black);
    assert!(chess.starts_with("1 R N B K Q B N R\n2 P P P"), "{chess}");
    assert!(chess.ends_with("\n  h g f e d c b a"), "{chess}");
    let draughts = draw(&Game::Draughts1879.start(), Seat::White);
    assert!(
        draughts.starts_with(" 1   b   b   b   b   b   5"),
        "{draughts}"
    );
}
