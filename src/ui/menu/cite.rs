//! Articles that belong to what is chosen, each in a sentence.

use crate::games::Game;
use crate::lang::Lang;
use crate::law::text::article;
use crate::ui::here::Here;
use crate::ui::prose::Paragraph;

/// Some articles of the game's source, each by its name and its one sentence.
pub fn articles(game: Game, ids: &[&'static str], here: &Here) -> Vec<Paragraph> {
    let theme = &here.look.theme;
    let texts = ids
        .iter()
        .filter_map(|id| Some((*id, article(game.source(), id)?.text()?)));
    texts
        .map(|(id, text)| {
            let summary = match here.look.lang {
                Lang::En => &text.summary_en,
                Lang::Nl => &text.summary_nl,
            };
            Paragraph::new(summary, theme.quote).labelled(&format!("{id:<4} "), theme.accent)
        })
        .collect()
}
