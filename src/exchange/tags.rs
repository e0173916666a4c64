//! The tags of a game, in their order.

/// Names and values, kept in one text: a game has ten of them, and a collection ten thousand games.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Tags {
    text: String,
    /// Where each name and each value ends in the text, by turns.
    ends: Vec<usize>,
}

impl Tags {
    /// Adds a tag at the end.
    pub fn push(&mut self, name: &str, value: &str) {
        for part in [name, value] {
            self.text.push_str(part);
            self.ends.push(self.text.len());
        }
    }

    /// The tags in their order: name and value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let mut begin = 0;
        let mut part = move |end: &usize| {
            let part = self.text.get(begin..*end).unwrap_or_default();
            begin = *end;
            part
        };
        self.ends.chunks_exact(2).map(move |ends| match ends {
            [name, value] => (part(name), part(value)),
            _ => ("", ""),
        })
    }

    /// The value of the first tag of this name, in whatever case it is written.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut named = self.iter().filter(|tag| tag.0.eq_ignore_ascii_case(name));
        named.next().map(|tag| tag.1)
    }

    /// Is there none?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

impl std::fmt::Debug for Tags {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_map().entries(self.iter()).finish()
    }
}

impl<'t> FromIterator<(&'t str, &'t str)> for Tags {
    fn from_iter<T: IntoIterator<Item = (&'t str, &'t str)>>(tags: T) -> Tags {
        let mut all = Tags::default();
        for (name, value) in tags {
            all.push(name, value);
        }
        all
    }
}
