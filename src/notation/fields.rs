//! The fields of a position text, parted by spaces, before any of them is read.

use thiserror::Error;

use crate::lang::{Lang, Say};

/// Why a text cannot be parted into its fields.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", self.say(Lang::En))]
pub enum FieldsFlaw {
    /// The text is too long to be a position.
    TooLong {
        /// How many it has.
        length: usize,
        /// How many are enough.
        longest: usize,
    },
    /// The field is not there.
    Missing(usize),
    /// There are more fields than there should be.
    Extra {
        /// The first of them.
        extra: String,
        /// How many there should be.
        number: usize,
    },
}

/// The fields of a text.
pub struct Fields<'t, const N: usize> {
    texts: Vec<&'t str>,
}

impl<'t, const N: usize> Fields<'t, N> {
    /// Parts a text of at most `longest` characters.
    ///
    /// # Errors
    /// The number of the field, from 1, and what is wrong with it.
    pub fn of(text: &'t str, longest: usize) -> Result<Fields<'t, N>, (usize, FieldsFlaw)> {
        let length = text.chars().count();
        if length > longest {
            return Err((1, FieldsFlaw::TooLong { length, longest }));
        }
        let texts: Vec<&str> = text.split_whitespace().collect();
        match texts.get(N) {
            None => Ok(Fields { texts }),
            Some(extra) => {
                let extra = (*extra).to_owned();
                Err((N, FieldsFlaw::Extra { extra, number: N }))
            }
        }
    }

    /// The field with this number, from 1, if it is there.
    pub fn get(&self, number: usize) -> Option<&'t str> {
        self.texts.get(number.checked_sub(1)?).copied()
    }

    /// The field with this number, from 1.
    ///
    /// # Errors
    /// It is not there.
    pub fn needed(&self, number: usize) -> Result<&'t str, (usize, FieldsFlaw)> {
        let missing = (number, FieldsFlaw::Missing(N));
        self.get(number).ok_or(missing)
    }
}
