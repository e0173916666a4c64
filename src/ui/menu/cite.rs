//! Articles that belong to what is chosen, each in a sentence.

use crate::games::Game;
use crate::law::text::article;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// Some articles of the game's source, each by its name and its one sentence.
pub fn articles(game: Game, ids: &[&'static str], here: &Here) -> Vec<Paragraph> {
    let theme = &here.look.theme;
    let cited = ids.iter().filter_map(|id| article(game.source(), id));
    cited
        .map(|article| {
            let summary = here.look.lang.summary(article);
            let label = format!("{:<4} ", article.id);
            Paragraph::new(summary, theme.quote).labelled(&label, theme.accent)
        })
        .collect()
}

/// How the program reads an article: each reading by its name, behind that of the article.
pub fn readings(game: Game, id: &str, here: &Here) -> Vec<Paragraph> {
    let theme = &here.look.theme;
    let article = article(game.source(), id);
    let readings = article.into_iter().flat_map(|article| {
        article.readings().map(move |reading| {
            let label = format!("{}, {} ", article.id, reading.id);
            (label, here.look.lang.reading(reading))
        })
    });
    readings
        .map(|(label, text)| Paragraph::new(text, theme.quote).labelled(&label, theme.accent))
        .collect()
}
