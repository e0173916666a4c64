//! A man touched, and what the touch binds to (A6 to A8; D2, D3).

use super::hand::{fulfils, king_moves, moves, own_touched, takes};
use super::letter::Touched;
use super::setup::Setup;
use super::sides::enemies;
use super::state::State;
use crate::board::piece::{Piece, Role};
use crate::board::square::Square;
use crate::games::page::Touching;
use crate::law::article::{Article, Source};
use crate::law::bond::{Bond, Duty, Laid};
use crate::law::breach::{Breach, ChessBreach, CrossBreach, HandBreach, LetterBreach, Spoken};
use crate::rules::play::Play;
use crate::rules::position::{Move, Position};

const A6: Article = Article::new(Source::Chess1869, "A6");
const A7: Article = Article::new(Source::Chess1869, "A7");
const A8: Article = Article::new(Source::Chess1869, "A8");
const D2: Article = Article::new(Source::Draughts1879, "D2");

/// A6 to A8, D2: what binds the seat at turn when it touches a man; nothing where the article lets it fall away.
///
/// While a verdict waits a touch binds to nothing: who touches claims nothing, and the game is over.
///
/// # Errors
/// No man stands there, or the touch is out of place.
pub fn touch(setup: &Setup, state: &State, at: Square) -> Result<Option<Bond>, Breach> {
    let touching = touching(setup);
    let letter = &state.letter;
    if touching == Touching::Unsaid && letter.pending.is_none() {
        return Err(Breach::Letter(LetterBreach::Unknown(Spoken::Touch)));
    }
    let position = &state.position;
    let on_board = position.grid().squares().any(|square| square == at);
    let Some(piece) = position.piece(at).filter(|_| on_board) else {
        return Err(Breach::Hand(HandBreach::NoMan { at }));
    };
    if letter.pending.is_some() || letter.touched == Touched::Adjusting {
        return Ok(letter.bond);
    }
    match (letter.bond, letter.touched) {
        (Some(bond), _) if bond.laid == Laid::ByRemedy => {
            under_remedy(touching, state, bond, piece, at).map(Some)
        }
        // The man that binds him to his king was touched; the king must be, to be played.
        (Some(bond), Touched::At(other))
            if bond.duty == Duty::King && position.king() == Some(at) && other != at =>
        {
            Ok(Some(bond))
        }
        (Some(_), Touched::At(at)) => Err(Breach::Letter(LetterBreach::TouchedAlready { at })),
        _ => Ok(bond(touching, position, &moves(state), piece, at)),
    }
}

/// What touches bind to at this table.
fn touching(setup: &Setup) -> Touching {
    setup
        .letter()
        .map_or(Touching::Unsaid, |letter| letter.touching)
}

/// What a free hand binds itself to by touching a man.
fn bond(
    touching: Touching,
    position: &Position,
    moves: &[Move],
    piece: Piece,
    at: Square,
) -> Option<Bond> {
    let seat = position.turn();
    let (is_own, is_enemys) = (piece.seat == seat, enemies(position, seat).has(piece.seat));
    let can_play = || moves.iter().any(|m| m.start() == at);
    let can_take = || moves.iter().any(|m| takes(position, *m, at));
    let by_touch = |duty, article| {
        Some(Bond {
            duty,
            article,
            laid: Laid::ByTouch,
        })
    };
    let king = |article| match king_moves(position, moves) {
        true => by_touch(Duty::King, article),
        false => None,
    };
    match touching {
        Touching::Play if is_own && can_play() => by_touch(Duty::Play(at), D2),
        Touching::PlayTakeOrKing if is_own => {
            if can_play() {
                by_touch(Duty::Play(at), A6)
            } else if piece.role != Role::King && is_kept_by_a_king(position, at) {
                king(A7)
            } else {
                None
            }
        }
        Touching::PlayTakeOrKing if is_enemys => match can_take() {
            true => by_touch(Duty::Take(at), A8),
            false => king(A8),
        },
        // D3; and a friend's man is neither his to play nor his to take.
        Touching::Unsaid | Touching::Play | Touching::PlayTakeOrKing => None,
    }
}

/// A touch under a remedy: it must lead to what the remedy demands. The man touched then binds besides; so does an
/// enemy's, where any move will do (A8).
fn under_remedy(
    touching: Touching,
    state: &State,
    laid: Bond,
    piece: Piece,
    at: Square,
) -> Result<Bond, Breach> {
    if let Some(touched) = own_touched(state) {
        return Err(Breach::Letter(LetterBreach::TouchedAlready { at: touched }));
    }
    let position = &state.position;
    let moves = moves(state);
    let leads = |m: &Move| m.start() == at && fulfils(position, laid.duty, &position.play(*m));
    if laid.duty == Duty::Take(at) || moves.iter().any(leads) {
        return Ok(laid);
    }
    let is_enemys = enemies(position, position.turn()).has(piece.seat);
    let besides = match laid.duty == Duty::Again && is_enemys {
        true => bond(touching, position, &moves, piece, at),
        false => None,
    };
    // Only a legal move will do, whatever binds him besides.
    let besides = besides.map(|bond| Bond {
        laid: Laid::ByRemedy,
        ..bond
    });
    besides.ok_or(Breach::Letter(LetterBreach::Bound(laid)))
}

/// A6: says "I adjust".
///
/// # Errors
/// It was said already, or a man has been touched.
pub fn adjust(setup: &Setup, state: &State) -> Result<(), Breach> {
    if touching(setup) == Touching::Unsaid {
        return Err(Breach::Letter(LetterBreach::Unknown(Spoken::Adjust)));
    }
    match state.letter.touched {
        Touched::Nothing => Ok(()),
        Touched::Adjusting | Touched::At(_) => Err(Breach::Letter(LetterBreach::AdjustLate)),
    }
}

/// May the seat at turn touch any man?
pub fn may_touch(setup: &Setup, state: &State) -> bool {
    let mut squares = state.position.grid().squares();
    squares.any(|at| touch(setup, state, at).is_ok())
}

/// A7: is a man kept from moving by nothing but a king, of his own or of a friend, who would stand in check?
fn is_kept_by_a_king(position: &Position, at: Square) -> bool {
    position.grid().squares().any(|to| {
        let play = Play::new(at, to);
        let judged = match position.judge(&play) {
            Err(Breach::Chess(ChessBreach::PromotionMissing { .. })) => {
                position.judge(&play.promoting(Role::Queen))
            }
            judged => judged,
        };
        judged.is_err_and(|breach| is_of_kings(&breach))
    })
}

/// Is it that a king would stand in check, and nothing else?
const fn is_of_kings(breach: &Breach) -> bool {
    matches!(
        breach,
        Breach::Chess(
            ChessBreach::KingLeft { .. }
                | ChessBreach::KingInto { .. }
                | ChessBreach::KingExposed { .. }
        ) | Breach::Cross(CrossBreach::FriendExposed { .. } | CrossBreach::KingIntoFrozen { .. })
    )
}
