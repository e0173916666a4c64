//! Keys: what each one means where, and how to change that.

pub mod intent;
pub mod key;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use self::intent::{BINDINGS, Binding, Context, Edit, Intent};
use self::key::Key;

/// Which key means what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keys {
    /// The keys of each of [`BINDINGS`].
    bound: Vec<Vec<Key>>,
}

/// A binding that cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeyError {
    /// There is nothing of this name that a key could do.
    Unknown(String),
    /// The text names no key.
    NoKey(String),
    /// Two things under one key.
    Twice {
        /// The key.
        key: String,
        /// What it was to mean.
        one: &'static str,
        /// What it means already.
        other: &'static str,
    },
    /// No key would be left for something one cannot do without.
    Needed(&'static str),
    /// In a line of text each of its keys would be typed.
    Typed(&'static str),
}

impl Default for Keys {
    fn default() -> Keys {
        let bound = BINDINGS.map(|binding| {
            let keys = binding.keys.iter();
            keys.filter_map(|key| Key::named(key)).collect()
        });
        Keys {
            bound: bound.to_vec(),
        }
    }
}

/// What is bound, by its place among [`BINDINGS`], and the keys that are wanted for it.
fn wanted(name: &str, keys: &[&str]) -> Result<(usize, Vec<Key>), KeyError> {
    let mut all = BINDINGS.iter().enumerate();
    let found = all.find(|(_, binding)| binding.name == name);
    let (at, binding) = found.ok_or_else(|| KeyError::Unknown(name.to_owned()))?;
    let mut wanted = Vec::new();
    for key in keys {
        wanted.push(Key::named(key).ok_or_else(|| KeyError::NoKey((*key).to_owned()))?);
    }
    if wanted.is_empty() && binding.needed() {
        return Err(KeyError::Needed(binding.name));
    }
    if matches!(binding.intent, Intent::Choose | Intent::Cancel) {
        // Those that mean it everywhere come first: they are the ones that are shown.
        let (typed, free): (Vec<Key>, Vec<Key>) = wanted
            .into_iter()
            .partition(|key| edit(&key.event()).is_some());
        if free.is_empty() {
            return Err(KeyError::Typed(binding.name));
        }
        wanted = [free, typed].concat();
    }
    Ok((at, wanted))
}

impl Keys {
    /// Gives something the keys of this list instead of those it has.
    ///
    /// # Errors
    /// What cannot be; nothing has changed.
    pub fn bind(&mut self, name: &str, keys: &[&str]) -> Result<(), KeyError> {
        let mut wrong = self.bind_all(&[(name, keys.to_vec())]);
        wrong.pop().map_or(Ok(()), |(_, error)| Err(error))
    }

    /// Gives all these the keys that are wanted for them, so that two may change places. Of two that want the same key
    /// where both mean something the last gives way, and has the keys that it had; so does whatever wants a key of what
    /// is not named here. What cannot be is told, with its number among them.
    pub fn bind_all(&mut self, named: &[(&str, Vec<&str>)]) -> Vec<(usize, KeyError)> {
        let before = self.bound.clone();
        let mut wrong = Vec::new();
        let mut given = Vec::new();
        for (number, (name, keys)) in named.iter().enumerate() {
            match wanted(name, keys) {
                Err(error) => wrong.push((number, error)),
                Ok((at, keys)) => {
                    given.push((number, at));
                    self.put(at, keys);
                }
            }
        }
        while let Some((number, at, error)) = self.last_clash(&given) {
            self.put(at, before.get(at).cloned().unwrap_or_default());
            given.retain(|(other, _)| *other != number);
            wrong.push((number, error));
        }
        wrong
    }

    fn put(&mut self, at: usize, keys: Vec<Key>) {
        if let Some(bound) = self.bound.get_mut(at) {
            *bound = keys;
        }
    }

    /// The last of these that has a key of another in a place where both mean something.
    fn last_clash(&self, given: &[(usize, usize)]) -> Option<(usize, usize, KeyError)> {
        let mut given = given.iter().rev();
        given.find_map(|(number, at)| Some((*number, *at, self.clash(*at)?)))
    }

    fn clash(&self, at: usize) -> Option<KeyError> {
        let all = || BINDINGS.iter().zip(&self.bound);
        let (binding, keys) = all().nth(at)?;
        let mut others =
            all().filter(|(other, _)| other.name != binding.name && binding.meets(other));
        others.find_map(|(other, taken)| {
            let key = keys.iter().find(|key| taken.contains(key))?;
            Some(KeyError::Twice {
                key: key.to_string(),
                one: binding.name,
                other: other.name,
            })
        })
    }

    /// What a key means here. A key that is let go means nothing, and one that repeats only where repeating does no
    /// harm.
    pub fn intent(&self, event: &KeyEvent, context: Context) -> Option<Intent> {
        let intent = self.meaning(event, context)?;
        match event.kind {
            KeyEventKind::Press => Some(intent),
            KeyEventKind::Repeat => Some(intent).filter(|intent| intent.repeats()),
            KeyEventKind::Release => None,
        }
    }

    fn meaning(&self, event: &KeyEvent, context: Context) -> Option<Intent> {
        let key = Key::from(event);
        if context == Context::Text
            && let Some(edit) = edit(event)
        {
            return Some(Intent::Edit(edit));
        }
        let bound = BINDINGS
            .iter()
            .zip(&self.bound)
            .find(|(binding, keys)| binding.contexts.contains(&context) && keys.contains(&key));
        match (bound, event.code) {
            (Some((binding, _)), _) => Some(binding.intent),
            (None, KeyCode::Char(letter)) if context == Context::Board && starts_move(event) => {
                Some(Intent::Spell(letter))
            }
            (None, KeyCode::Char(letter @ 'A'..='Z')) if context == Context::Laying => {
                let plain = (event.modifiers - KeyModifiers::SHIFT).is_empty();
                plain.then_some(Intent::Spell(letter))
            }
            (None, KeyCode::Char(digit @ '1'..='9'))
                if matches!(context, Context::List | Context::Laying) =>
            {
                Some(Intent::Number(digit as u8 - b'0'))
            }
            _ => None,
        }
    }

    /// All keys of an intent, the first to be shown first.
    pub fn of(&self, intent: Intent) -> &[Key] {
        let mut all = BINDINGS.iter().zip(&self.bound);
        let bound = all.find(|(binding, _)| binding.intent == intent);
        bound.map_or(&[], |(_, keys)| keys)
    }

    /// All keys of one binding.
    pub fn bound(&self, binding: &Binding) -> &[Key] {
        let mut all = BINDINGS.iter().zip(&self.bound);
        let bound = all.find(|(other, _)| other.name == binding.name);
        bound.map_or(&[], |(_, keys)| keys)
    }

    /// The key of an intent as it is shown; nothing where it has none.
    pub fn cap(&self, intent: Intent) -> String {
        self.of(intent)
            .first()
            .map_or_else(String::new, Key::to_string)
    }

    /// What may be bound: its name in the settings, what it means and where.
    pub fn bindings() -> &'static [Binding] {
        &BINDINGS
    }
}

/// Does this key begin a typed move at the board, unless it means something else there?
pub fn begins_a_move(key: Key) -> bool {
    starts_move(&KeyEvent::from(key))
}

/// What begins the name or the number of a square, the name of a man, or castling.
fn starts_move(event: &KeyEvent) -> bool {
    let plain = (event.modifiers - KeyModifiers::SHIFT).is_empty();
    let KeyCode::Char(letter) = event.code else {
        return false;
    };
    plain && (matches!(letter, 'a'..='h' | '0'..='9') || "NBRQKOPLTDK".contains(letter))
}

/// What a key does to a line of text.
fn edit(event: &KeyEvent) -> Option<Edit> {
    let control = event.modifiers.contains(KeyModifiers::CONTROL);
    let other = event
        .modifiers
        .intersects(KeyModifiers::ALT | KeyModifiers::SUPER | KeyModifiers::META);
    Some(match event.code {
        KeyCode::Char('h') if control => Edit::EraseLeft,
        KeyCode::Char('w') if control => Edit::EraseWord,
        KeyCode::Char('u') if control => Edit::EraseAll,
        KeyCode::Char('a') if control => Edit::Start,
        KeyCode::Char('e') if control => Edit::End,
        KeyCode::Char(letter) if !control && !other => Edit::Letter(letter),
        KeyCode::Backspace => Edit::EraseLeft,
        KeyCode::Delete => Edit::EraseRight,
        KeyCode::Left => Edit::Left,
        KeyCode::Right => Edit::Right,
        KeyCode::Home => Edit::Start,
        KeyCode::End => Edit::End,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::keys::intent::Way;

    fn press(code: KeyCode) -> KeyEvent {
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    fn twice(key: &str, one: &'static str, other: &'static str) -> KeyError {
        let key = key.to_owned();
        KeyError::Twice { key, one, other }
    }

    fn letter(letter: char) -> KeyEvent {
        press(KeyCode::Char(letter))
    }

    #[test]
    fn no_key_means_two_things_in_one_place() {
        let keys = Keys::default();
        let all_of = |name| {
            let mut all = BINDINGS.iter().zip(&keys.bound);
            let found = all.find(|(binding, _)| binding.name == name);
            found.unwrap().1.clone()
        };
        for one in Keys::bindings() {
            for other in Keys::bindings() {
                let mut shared = all_of(one.name).into_iter();
                if one.name != other.name && one.meets(other) {
                    let both = shared.find(|key| all_of(other.name).contains(key));
                    assert_eq!(both, None, "{} and {}", one.name, other.name);
                }
            }
        }
    }

    #[test]
    fn every_default_key_is_a_key_and_none_needs_a_function_key() {
        for intent in Keys::bindings().iter().map(|binding| binding.intent) {
            let mut named = Keys::bindings().iter();
            let binding = named.find(|binding| binding.intent == intent).unwrap();
            let keys: Vec<Key> = binding
                .keys
                .iter()
                .map(|key| Key::named(key).unwrap())
                .collect();
            let plain = keys.iter().any(|key| {
                !matches!(key.code, KeyCode::F(_)) && !key.to_string().starts_with("Alt-")
            });
            assert!(plain, "{}", binding.name);
        }
    }

    #[test]
    fn arrows_and_letters_move_the_cursor() {
        let keys = Keys::default();
        let up = Some(Intent::Go(Way::Up));
        assert_eq!(keys.intent(&press(KeyCode::Up), Context::Board), up);
        assert_eq!(keys.intent(&letter('k'), Context::Board), up);
        assert_eq!(
            keys.intent(&letter('k'), Context::Text),
            Some(Intent::Edit(Edit::Letter('k')))
        );
    }

    #[test]
    fn a_sign_of_a_square_that_is_no_command_begins_a_move() {
        let keys = Keys::default();
        let letters = ['a', 'b', 'c', 'e', 'g', 'N', 'O', 'K'];
        for start in letters.into_iter().chain('0'..='9') {
            let spelt = keys.intent(&letter(start), Context::Board);
            assert_eq!(spelt, Some(Intent::Spell(start)));
        }
        assert_eq!(
            keys.intent(&letter('f'), Context::Board),
            Some(Intent::Flip)
        );
        assert_eq!(keys.intent(&letter('z'), Context::Board), None);
        let ctrl_a = KeyEvent::new(KeyCode::Char('a'), KeyModifiers::CONTROL);
        assert_eq!(keys.intent(&ctrl_a, Context::Board), None);
    }

    #[test]
    fn a_digit_names_a_line_of_a_list_unless_it_is_a_key() {
        let mut keys = Keys::default();
        let list = Context::List;
        assert_eq!(keys.intent(&letter('3'), list), Some(Intent::Number(3)));
        assert_eq!(keys.intent(&letter('0'), list), None);
        keys.bind("find", &["3"]).unwrap();
        assert_eq!(keys.intent(&letter('3'), list), Some(Intent::Find));
    }

    #[test]
    fn a_key_let_go_is_nothing_and_only_harmless_keys_repeat() {
        let keys = Keys::default();
        let with = |code, kind| KeyEvent {
            kind,
            ..press(code)
        };
        let at = Context::Board;
        let released = with(KeyCode::Up, KeyEventKind::Release);
        assert_eq!(keys.intent(&released, at), None);
        let repeated = with(KeyCode::Up, KeyEventKind::Repeat);
        assert_eq!(keys.intent(&repeated, at), Some(Intent::Go(Way::Up)));
        let repeated = with(KeyCode::Enter, KeyEventKind::Repeat);
        assert_eq!(keys.intent(&repeated, at), None);
    }

    #[test]
    fn keys_can_be_changed() {
        let mut keys = Keys::default();
        keys.bind("flip", &["z", "Ctrl-t"]).unwrap();
        assert_eq!(
            keys.intent(&letter('z'), Context::Board),
            Some(Intent::Flip)
        );
        assert_eq!(
            keys.intent(&letter('f'), Context::Board),
            Some(Intent::Spell('f'))
        );
        assert_eq!(keys.cap(Intent::Flip), "z");
        keys.bind("cancel", &["e", "Esc"]).unwrap();
        assert_eq!(keys.cap(Intent::Cancel), "Esc");
    }

    #[test]
    fn two_may_change_places_and_of_two_that_want_a_key_the_last_gives_way() {
        let mut keys = Keys::default();
        let change = [("flip", vec!["u"]), ("take-back", vec!["f"])];
        assert_eq!(keys.bind_all(&change), []);
        assert_eq!(keys.cap(Intent::Flip), "u");
        assert_eq!(keys.cap(Intent::TakeBack), "f");
        let mut keys = Keys::default();
        let wrong = keys.bind_all(&[("flip", vec!["z"]), ("lift", vec!["z"])]);
        assert_eq!(wrong, [(1, twice("z", "lift", "flip"))]);
        assert_eq!(
            (keys.cap(Intent::Flip), keys.cap(Intent::Lift)),
            ("z".to_owned(), "p".to_owned())
        );
    }

    #[test]
    fn no_binding_takes_a_key_of_another_that_works_in_the_same_place() {
        for one in &BINDINGS {
            let others = || BINDINGS.iter().filter(|other| other.name != one.name);
            for key in others().flat_map(|other| other.keys) {
                let clashes = others().any(|other| other.keys.contains(key) && one.meets(other));
                let bound = Keys::default().bind(one.name, &[key]);
                match bound {
                    Ok(()) => assert!(!clashes, "{} {key}", one.name),
                    Err(KeyError::Twice {
                        key: taken,
                        one: name,
                        ..
                    }) => {
                        assert!(clashes, "{name} {taken}");
                        assert_eq!((taken.as_str(), name), (*key, one.name));
                    }
                    // What leaves a line of text needs a key that types nothing.
                    Err(KeyError::Typed(name)) => {
                        assert!(["choose", "cancel"].contains(&name), "{name} {key}");
                    }
                    Err(other) => panic!("{other:?}"),
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_bound_says_why() {
        let mut keys = Keys::default();
        let mut wrong = |name: &str, key: &[&str]| keys.bind(name, key).unwrap_err();
        assert_eq!(wrong("jump", &["x"]), KeyError::Unknown("jump".into()));
        assert_eq!(
            wrong("flip", &["Hyper-x"]),
            KeyError::NoKey("Hyper-x".into())
        );
        assert_eq!(wrong("flip", &["q"]), twice("q", "flip", "quit"));
        assert_eq!(wrong("cancel", &[]), KeyError::Needed("cancel"));
        assert_eq!(wrong("cancel", &["z"]), KeyError::Typed("cancel"));
        assert_eq!(keys, Keys::default());
    }
}
