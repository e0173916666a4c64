//! How the program is used: the help of each command, the page of the manual, and what a shell completes, all from the
//! definitions of the command line and the sentences of a language.

pub mod described;
pub mod page;
pub mod roff;
pub mod shell;
pub mod text;
