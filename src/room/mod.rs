//! Sharing a table, and keeping it.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::board::piece::Seat;
use crate::table::Table;
use crate::table::act::{Act, Entry, Millis};
use crate::table::after::Refusal;

/// A table and the record in which its acts are kept.
#[derive(Debug)]
pub struct Room {
    table: Table,
}

/// Why an act was not accepted; nothing has changed.
#[derive(Debug)]
pub enum Unaccepted {
    /// The rules forbid it.
    Refused(Box<Refusal>),
}

impl Room {
    /// A room whose game is kept nowhere.
    pub const fn unkept(table: Table) -> Room {
        Room { table }
    }

    /// The table as it stands.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Does an act for a seat, now.
    ///
    /// # Errors
    /// Why it was not accepted.
    pub fn submit(&mut self, seat: Seat, act: Act) -> Result<(), Unaccepted> {
        let entry = Entry {
            seat,
            at: now(),
            act,
        };
        let state = self
            .table
            .weigh(&entry)
            .map_err(|refusal| Unaccepted::Refused(Box::new(refusal)))?;
        self.table.push(entry, state);
        Ok(())
    }
}

fn now() -> Millis {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
