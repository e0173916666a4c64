//! One table on the screen, for one pair of eyes.
//!
//! `sitting` hears an event and asks `app` what the key means now; what there is an act in goes to the room. `hand`,
//! `prompt`, `promotion`, `ask`, `menu`, `review` and `why` each answer one kind of key. `layout` finds room for each part of
//! the screen and `view` has it drawn: `board`, `stands`, `seats`, `moves` or `rounds`, `law`, `foot` and `menu_panel` draw a
//! part each; drawing changes nothing.

mod app;
mod ask;
mod board;
mod canvas;
pub mod drill;
mod foot;
mod hand;
mod law;
mod layout;
mod menu;
mod menu_panel;
mod moment;
mod moment_four;
mod moves;
mod notes;
mod order;
mod passing;
mod promotion;
mod prompt;
mod review;
mod rounds;
mod route;
mod seats;
mod seats_four;
mod signs;
pub mod sitting;
mod stands;
mod taken;
mod turned;
mod view;
mod why;
