//! One table on the screen, for one pair of eyes.
//!
//! `sitting` hears an event and asks `app` what the key means now; what there is an act in goes to the room. `hand`,
//! `prompt`, `promotion`, `ask`, `menu`, `review` and `why` each answer one kind of key. `view` lays the screen out, and
//! `board`, `side`, `law`, `foot` and `menu_panel` each draw one part of it; drawing changes nothing.

mod app;
mod ask;
mod board;
pub mod drill;
mod foot;
mod hand;
mod law;
mod menu;
mod menu_panel;
mod moment;
mod promotion;
mod prompt;
mod review;
mod route;
mod side;
pub mod sitting;
mod view;
mod why;
