//! One table on the screen, for one pair of eyes.
//!
//! `sitting` hears an event and asks `app` what the key means now; what there is an act in goes to the room. `hand`,
//! `prompt`, `promotion`, `ask`, `menu`, `review` and `why` each answer one kind of key; in a game to the letter `touch`,
//! `spoken`, `claims` and `remedies` do too, and `letter_line` reads what is typed there beside moves; `ahead` keeps what was typed for the board out of their lists. `voiced` tells what the
//! seats know of checks, and `standing` what binds them; `opened` keeps the article that lies open. `needs` and `plan` find
//! room for each part of the screen, `layout` makes some for what is said, and `view` has it drawn: `board`, `stands`,
//! `seats`, `moves` or `rounds`, `law`, `foot`, `keys_now`, `menu_panel` and `choice_panel` draw a part each, and `said`
//! finds the words for `foot`; drawing changes nothing. `specimen` shows a look on every board.

mod ahead;
mod app;
mod ask;
pub mod board;
mod bound;
pub mod canvas;
pub mod choice_panel;
mod claims;
mod clock;
pub mod drill;
mod examples;
mod foot;
pub mod hand;
mod keys_now;
mod law;
pub mod layout;
mod letter_line;
pub mod menu;
mod menu_panel;
mod moment;
mod moment_four;
mod moment_letter;
mod moves;
pub mod needs;
pub mod notes;
mod opened;
mod order;
mod passing;
mod plan;
pub mod pointed;
mod promotion;
mod prompt;
mod reading;
mod remedies;
mod review;
mod rounds;
mod route;
mod said;
mod seats;
mod seats_column;
mod seats_four;
pub mod signs;
pub mod sitting;
pub mod specimen;
mod spoken;
mod standing;
mod stands;
mod struck;
mod taken;
mod told;
pub mod touch;
pub mod turned;
pub mod view;
pub mod voiced;
mod why;
