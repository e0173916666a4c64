//! Keys: what each one means where, and how to change that.

pub mod intent;
pub mod key;

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use thiserror::Error;

use self::intent::{BINDINGS, Binding, Context, Edit, Intent};
use self::key::Key;

/// Which key means what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keys {
    /// The keys of each of [`BINDINGS`].
    bound: Vec<Vec<Key>>,
}

/// A binding that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum KeyError {
    /// There is nothing of this name that a key could do.
    #[error("{0:?} is nothing that a key does; allowed are {all}", all = names())]
    Unknown(String),
    /// The text names no key.
    #[error(
        "{0:?} is no key; allowed are a character, or Enter, Space, Esc, Tab, Shift-Tab, Backspace, Delete, Up, Down, \
         Left, Right, Home, End, PageUp, PageDown, F1 to F12, with Ctrl- or Alt- before it if wanted"
    )]
    NoKey(String),
    /// Two things under one key.
    #[error("the key {key} cannot mean {one} and {other} at once")]
    Twice {
        /// The key.
        key: String,
        /// What it was to mean.
        one: &'static str,
        /// What it means already.
        other: &'static str,
    },
    /// No key would be left for something one cannot do without.
    #[error("{0} needs at least one key")]
    Needed(&'static str),
}

fn names() -> String {
    BINDINGS.map(|binding| binding.name).join(", ")
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

impl Keys {
    /// Gives something the keys of this list instead of those it has.
    ///
    /// # Errors
    /// What cannot be; nothing has changed.
    pub fn bind(&mut self, name: &str, keys: &[&str]) -> Result<(), KeyError> {
        let unknown = || KeyError::Unknown(name.to_owned());
        let all = || BINDINGS.iter().zip(&self.bound);
        let (binding, _) = all()
            .find(|(binding, _)| binding.name == name)
            .ok_or_else(unknown)?;
        let mut wanted = Vec::new();
        for key in keys {
            wanted.push(Key::named(key).ok_or_else(|| KeyError::NoKey((*key).to_owned()))?);
        }
        if wanted.is_empty() && binding.needed() {
            return Err(KeyError::Needed(binding.name));
        }
        for (other, taken) in all().filter(|(other, _)| other.name != name) {
            let both = wanted.iter().find(|key| taken.contains(key));
            if let Some(key) = both.filter(|_| binding.meets(other)) {
                return Err(KeyError::Twice {
                    key: key.to_string(),
                    one: binding.name,
                    other: other.name,
                });
            }
        }
        for (binding, keys) in BINDINGS.iter().zip(&mut self.bound) {
            if binding.name == name {
                keys.clone_from(&wanted);
            }
        }
        Ok(())
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
            (None, KeyCode::Char(digit @ '1'..='9')) if context == Context::List => {
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
    }

    #[test]
    fn what_cannot_be_bound_says_why() {
        let mut keys = Keys::default();
        let mut said = |name: &str, key: &[&str]| keys.bind(name, key).unwrap_err().to_string();
        assert!(said("jump", &["x"]).starts_with("\"jump\" is nothing that a key does; allowed"));
        assert!(said("flip", &["Hyper-x"]).starts_with("\"Hyper-x\" is no key; allowed are"));
        assert_eq!(
            said("flip", &["q"]),
            "the key q cannot mean flip and quit at once"
        );
        assert_eq!(said("cancel", &[]), "cancel needs at least one key");
        assert_eq!(keys, Keys::default());
    }
}
