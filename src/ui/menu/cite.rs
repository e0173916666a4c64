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
