//! What a source says of a breach.

use super::article::Article;

/// The article that a breach offends, and where to read on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// The article that forbids it.
    pub article: Article,
    /// *See also*: where the source says no more, the text that does.
    pub see: Option<Article>,
}

impl Ruling {
    /// The ruling of this article alone.
    pub const fn by(article: Article) -> Ruling {
        Ruling { article, see: None }
    }

    /// The ruling of this article, with another to read beside it.
    pub const fn see(article: Article, see: Article) -> Ruling {
        Ruling {
            article,
            see: Some(see),
        }
    }
}

/// What ended a game, in the source's terms: an article where it has one, else the field's word for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The article that ends the game: `A21`.
    Article(Article),
    /// What the source takes for granted: `mate`.
    Word(&'static str),
}

impl std::fmt::Display for Ground {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ground::Article(article) => article.fmt(f),
            Ground::Word(word) => f.write_str(word),
        }
    }
}
