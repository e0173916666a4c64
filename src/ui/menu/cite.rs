//! Articles that belong to what is chosen, each in a sentence.

use crate::games::Game;
use crate::law::article::{Article, Source};
use crate::law::text::article;
use crate::rules::cross::seating::Seating;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;
use crate::ui::readings::of as of_game;

/// The article of this name in the game's source; or in the ordinary regulations, to which that of 1869 for four sends its
/// reader for all that it does not say (V0).
pub fn cited(game: Game, id: &str) -> Option<Article> {
    let own = article(game.source(), id);
    let ordinary = || article(Source::Chess1869, id).filter(|_| game == Game::Four1869);
    own.or_else(ordinary)
}

/// Some articles of the game's source, each by its name and its one sentence.
pub fn articles(game: Game, ids: &[&'static str], here: &Here) -> Vec<Paragraph> {
    let theme = &here.look.theme;
    let found = ids.iter().filter_map(|id| cited(game, id));
    found
        .map(|article| {
            let summary = here.look.lang.summary(article);
            let label = format!("{:<4} ", article.id);
            Paragraph::new(summary, theme.quote).labelled(&label, theme.accent)
        })
        .collect()
}

/// How the program reads an article: each reading by its name, behind that of the article.
pub fn readings(game: Game, seating: Seating, id: &str, here: &Here) -> Vec<Paragraph> {
    let theme = &here.look.theme;
    let article = cited(game, id);
    let readings = article.into_iter().flat_map(|article| {
        let readings = of_game(article, game, seating).into_iter();
        readings.map(move |reading| {
            let label = format!("{}, {} ", article.id, reading.id);
            (label, here.look.lang.reading(reading))
        })
    });
    readings
        .map(|(label, text)| Paragraph::new(text, theme.quote).labelled(&label, theme.accent))
        .collect()
}
