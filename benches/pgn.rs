//! Reading a collection.
fn main() {}
