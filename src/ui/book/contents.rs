//! The list of the book: every source, and below it its articles.

use std::sync::LazyLock;

use crate::law::article::{Article, Source};
use crate::ui::ring::Turn;

/// A line of the list, and what can be read there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// What a source is.
    Source(Source),
    /// An article.
    Article(Article),
}

impl Entry {
    /// The source it belongs to.
    pub const fn source(self) -> Source {
        match self {
            Entry::Source(source) => source,
            Entry::Article(article) => article.source,
        }
    }
}

/// All lines, in the order of the book.
pub fn entries() -> &'static [Entry] {
    static ENTRIES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let of = |source: Source| {
            std::iter::once(Entry::Source(source)).chain(source.articles().map(Entry::Article))
        };
        Source::ALL.into_iter().flat_map(of).collect()
    });
    &ENTRIES
}

/// The line of an entry; the first for what is not in the book.
pub fn line_of(entry: Entry) -> usize {
    entries()
        .iter()
        .position(|other| *other == entry)
        .unwrap_or(0)
}

/// The entry on a line; the last one for a line beyond it.
pub fn entry_on(line: usize) -> Entry {
    let entries = entries();
    let entry = entries.get(line).or(entries.last());
    entry.copied().unwrap_or(Entry::Source(Source::Chess1869))
}

/// The line of the next source, or of the one before; from within a source, back leads to its own line first.
pub fn other_source(line: usize, turn: Turn) -> usize {
    let here = entry_on(line).source();
    let own = line_of(Entry::Source(here));
    if turn == Turn::Back && line != own {
        return own;
    }
    let other = turn.beside(&Source::ALL, &here);
    other.map_or(0, |source| line_of(Entry::Source(*source)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_found_again() {
        for (line, entry) in entries().iter().enumerate() {
            assert_eq!((line_of(*entry), entry_on(line)), (line, *entry));
        }
        assert_eq!(entries().first(), Some(&Entry::Source(Source::Chess1869)));
    }

    #[test]
    fn sources_follow_each_other_in_a_ring() {
        let mut line = 0;
        for _ in Source::ALL {
            line = other_source(line, Turn::On);
        }
        assert_eq!(line, 0);
        assert_eq!(
            entry_on(other_source(0, Turn::Back)),
            Entry::Source(Source::Draughts1879)
        );
        assert_eq!(other_source(3, Turn::Back), 0);
    }
}
