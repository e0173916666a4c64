//! Positions in which nothing is left to play, by the rules of each game.

use reglement::games::Game;
use reglement::law::ending::Ending;
use reglement::law::ruling::Ground;
use reglement::notation::fen;
use reglement::table::Table;
use reglement::table::finished::finished;
use reglement::table::setup::Setup;

/// The ending, and its article if one is named.
fn ended(game: Game, text: &str) -> Option<(Ending, Option<&'static str>)> {
    let position = fen::read(text, game).expect(text);
    let (verdict, ground) = finished(game, &position)?;
    let article = match ground {
        Ground::Article(article) => Some(article.id),
        Ground::Word(_) => None,
    };
    Some((verdict.ending, article))
}

#[test]
fn in_chess() {
    for game in [Game::Chess1869, Game::ChessModern] {
        let mated = ended(game, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assert_eq!(mated.map(|(ending, _)| ending), Some(Ending::Mate));
        // White is to move: Black can still be played against.
        assert_eq!(ended(game, "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1"), None);
    }
    let stale = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert_eq!(
        ended(Game::Chess1869, stale),
        Some((Ending::Stalemate, Some("A21")))
    );
    // M5.2.2; of 1869 nothing ends by itself when neither can mate.
    let bare = "7k/8/6K1/8/8/8/8/8 w - - 0 1";
    let modern = ended(Game::ChessModern, bare).map(|(ending, _)| ending);
    assert_eq!(modern, Some(Ending::InsufficientMaterial));
    assert_eq!(ended(Game::Chess1869, bare), None);
}

#[test]
fn in_draughts() {
    let game = Game::Draughts1879;
    let ending = |text| ended(game, text).map(|(ending, _)| ending);
    let [white, black] = reglement::board::piece::Seat::TWO;
    // Whoever is to move: an army is gone.
    assert_eq!(ending("W:W31:B"), Some(Ending::NoPieces(black)));
    assert_eq!(ending("B:W31:B"), Some(Ending::NoPieces(black)));
    assert_eq!(ending("W:W:B1"), Some(Ending::NoPieces(white)));
    // Shut in, and only if it is his turn.
    assert_eq!(ending("W:W46:B41,37"), Some(Ending::NoMoves(white)));
    assert_eq!(ending("B:W46:B41,37"), None);
    assert_eq!(ended(game, "W:W31:B1"), None);
}

#[test]
fn among_four() {
    let bare = "14/14/14/14/5,yK,1,gK,6/14/5,bK,1,rK,6/14/14/14/14/14/14/14 r - - - - -";
    let ending = ended(Game::Four1967, bare).map(|(ending, _)| ending);
    assert_eq!(ending, Some(Ending::BareKings));
}

/// No table begins where a position is not finished and is over at once, or the other way round but for an army gone.
#[test]
fn what_is_finished_is_over_at_a_table() {
    for game in Game::ALL {
        let start = game.start();
        assert_eq!(finished(game, &start), None, "{game:?}");
        let table = Table::new(Setup::from(game, start)).unwrap();
        assert_eq!(table.state().verdict(), None);
    }
}
