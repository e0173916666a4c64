//! The pages of settings and of keys, from the menu and over a game: both languages, several sizes, what is kept.

use std::cell::RefCell;

use ratatui::layout::Rect;
use reglement::config::{Color, Mouse, View};
use reglement::lang::Lang;
use reglement::ui::keys::Keys;
use reglement::ui::keys::intent::{BINDINGS, Context, Intent};
use reglement::ui::keys::key::Key;
use reglement::ui::menu::settings::{Change, Outcome, Settings};
use reglement::ui::taste::Taste;

use super::draw::{drawn, rows};
use super::keys::keys;
use super::screen::play;
use super::taste::taste;

/// Someone at the pages, and what was asked of their owner.
struct Guest {
    settings: Settings,
    taste: Taste,
    area: Rect,
    asked: Vec<Outcome>,
}

impl Guest {
    fn new(lang: Lang, width: u16, height: u16) -> Guest {
        Guest {
            settings: Settings::default(),
            taste: taste(lang),
            area: Rect::new(0, 0, width, height),
            asked: Vec::new(),
        }
    }

    fn press(mut self, text: &str) -> Guest {
        for key in keys(text) {
            let (choices, here) = (self.taste.choices(), self.taste.here(self.area));
            let outcome = self.settings.press(&key, &choices, &here);
            if let Outcome::Set(change) = &outcome {
                self.taste.change(change);
            }
            if outcome != Outcome::Stay {
                self.asked.push(outcome);
            }
        }
        self
    }

    fn picture(&self) -> String {
        let (choices, here) = (self.taste.choices(), self.taste.here(self.area));
        drawn(self.area, &self.taste.look.theme, |frame| {
            self.settings.view(&choices, &here).draw(frame, &here);
        })
    }

    fn characters(&self) -> String {
        rows(&self.picture(), self.area)
    }

    fn keys(&self, intent: Intent) -> String {
        let keys = self.taste.keys.of(intent).iter().map(Key::to_string);
        keys.collect::<Vec<_>>().join(" ")
    }
}

/// To the page of keys, and there to the line of this name.
fn to(name: &str) -> String {
    let at = BINDINGS.iter().position(|binding| binding.name == name);
    format!("<end><enter>{}", "<down>".repeat(at.unwrap()))
}

fn in_every_size(pressed: &str) -> String {
    let mut seen = String::new();
    for lang in Lang::ALL {
        for (width, height) in [(80, 24), (120, 40), (40, 16)] {
            let page = Guest::new(lang, width, height).press(pressed).characters();
            seen += &format!("{page}\n{}\n", "=".repeat(usize::from(width)));
        }
    }
    seen
}

#[test]
fn the_page_of_settings() {
    insta::assert_snapshot!(in_every_size("<down><down>"));
}

#[test]
fn the_page_of_keys() {
    insta::assert_snapshot!(in_every_size(&to("choose")));
}

#[test]
fn the_page_of_one_action() {
    insta::assert_snapshot!(in_every_size(&(to("why") + "<enter><down>")));
}

#[test]
fn a_key_is_awaited_and_a_clash_is_named_at_once() {
    let asked = to("take-back") + "<enter><enter>";
    insta::assert_snapshot!(in_every_size(&asked) + &in_every_size(&(asked + "q")));
}

#[test]
fn keys_are_added_exchanged_taken_away_and_come_back() {
    let guest = Guest::new(Lang::En, 80, 24).press(&(to("take-back") + "<enter><enter>z"));
    assert_eq!(guest.keys(Intent::TakeBack), "u z");
    let guest = guest.press("<down><enter><c-t>");
    assert_eq!(guest.keys(Intent::TakeBack), "Ctrl-t z");
    let guest = guest.press("<down><enter>");
    assert_eq!(guest.keys(Intent::TakeBack), "z");
    let guest = guest.press("<end><enter>");
    assert_eq!(guest.keys(Intent::TakeBack), "u");
    let key = |name: &str| Key::named(name).unwrap();
    let set =
        |keys: &[&str]| Change::Keys("take-back", keys.iter().map(|name| key(name)).collect());
    let expected = [
        set(&["u", "z"]),
        set(&["Ctrl-t", "z"]),
        set(&["z"]),
        Change::Usual(Box::new(set(&["u"]))),
    ];
    assert_eq!(guest.asked, expected.map(Outcome::Set));
    let again = guest.press("<end><enter>");
    assert_eq!(again.taste.keys, Keys::default());
}

#[test]
fn what_cannot_be_bound_changes_nothing_and_can_be_left() {
    for (name, pressed, said) in [
        ("take-back", "<enter><enter>q", "q is taken: leave"),
        ("find", "<enter><enter>r", "r is taken: rule book"),
        ("cancel", "<enter><down><down><enter>", "at least one key"),
    ] {
        let guest = Guest::new(Lang::En, 80, 24).press(&(to(name) + pressed));
        assert!(guest.characters().contains(said), "{}", guest.characters());
        assert_eq!(
            (&guest.asked, &guest.taste.keys),
            (&Vec::new(), &Keys::default())
        );
        let left = guest.press("<esc><esc><esc>");
        assert!(!left.characters().contains(said));
        let closed = left.press("<esc>");
        assert_eq!(closed.asked.last(), Some(&Outcome::Close));
    }
    // Where both never work, one key may mean two things.
    let guest = Guest::new(Lang::En, 80, 24).press(&(to("find") + "<enter><enter>x"));
    assert_eq!(guest.keys(Intent::Find), "/ x");
}

#[test]
fn every_action_can_have_another_key_and_its_default_again() {
    for binding in &BINDINGS {
        let pressed = to(binding.name) + "<enter><enter><c-k>";
        let guest = Guest::new(Lang::En, 80, 24).press(&pressed);
        let mut bound = guest.taste.keys.bound(binding).iter();
        assert!(
            bound.any(|key| key.to_string() == "Ctrl-k"),
            "{}",
            binding.name
        );
        for context in binding.contexts {
            let meant = guest.taste.keys.intent(&keys("<c-k>")[0], *context);
            assert_eq!(meant, Some(binding.intent), "{} {context:?}", binding.name);
        }
        let back = guest.press("<esc><del>");
        assert_eq!(back.taste.keys, Keys::default(), "{}", binding.name);
    }
}

#[test]
fn a_letter_that_begins_moves_is_warned_of() {
    let guest = Guest::new(Lang::En, 80, 24).press(&(to("flip") + "<enter><enter>e"));
    assert_eq!(guest.keys(Intent::Flip), "f e");
    assert!(
        guest
            .characters()
            .contains("Moves that begin with e are now typed after :.")
    );
    let meant = guest.taste.keys.intent(&keys("e")[0], Context::Board);
    assert_eq!(meant, Some(Intent::Flip));
}

#[test]
fn colours_and_mouse_are_kept_for_the_next_start() {
    let guest =
        Guest::new(Lang::En, 80, 24).press("<down><down><right><down><down><down><down><right>");
    assert_eq!(
        guest.asked,
        [Change::Color(Color::None), Change::Mouse(Mouse::On)].map(Outcome::Set)
    );
    assert!(guest.characters().contains("next start"));
}

#[test]
fn any_keys_on_the_pages_leave_a_way_out() {
    let pool = keys(
        "<up><down><left><right><enter><enter><enter><esc><tab><home><end><pgup><del><back>zxq?/rb1éC+<c-t><c-k>",
    );
    let mut random = fastrand::Rng::with_seed(1879);
    let mut guest = Guest::new(Lang::Nl, 80, 24);
    for press in 0..10_000 {
        if press % 97 == 0 {
            guest.area = Rect::new(0, 0, random.u16(1..130), random.u16(1..45));
        }
        let key = pool[random.usize(0..pool.len())];
        let (choices, here) = (guest.taste.choices(), guest.taste.here(guest.area));
        if let Outcome::Set(change) = guest.settings.press(&key, &choices, &here) {
            guest.taste.change(&change);
        }
        if press % 5 == 0 {
            let page = guest.characters();
            let caps = guest.taste.keys.cap(Intent::Cancel);
            let big = guest.area.width >= 20 && guest.area.height >= 6;
            let named = page.lines().last().is_some_and(|line| line.contains(&caps));
            assert!(!caps.is_empty() && (!big || named), "{caps}: {page}");
        }
    }
    assert!(guest.taste.keys != Keys::default());
}

/// What was kept while these keys were pressed in a game, and the screen after them.
fn kept_in_game(game: &str, pressed: &str, wrong: Option<&str>) -> (Vec<Change>, String) {
    let kept = RefCell::new(Vec::new());
    let game = play(80, 24, game);
    let (window, theme) = game.after_keeping(pressed, &|change, _| {
        kept.borrow_mut().push(change.clone());
        wrong.map(str::to_owned)
    });
    let buffer = window.backend().buffer();
    let screen = rows(&super::picture::picture(buffer, &theme), buffer.area);
    (kept.into_inner(), screen)
}

#[test]
fn what_is_changed_in_the_menu_of_a_game_is_kept() {
    let up = |count| format!("m<end>{}<enter>", "<up>".repeat(count));
    for (lines_up, expected) in [
        (5, "Playing(Light)"),
        (6, "Numbers(Hidden)"),
        (7, "Glyphs(Letters)"),
        (9, "Lang(Nl)"),
        (10, "Shown(Some(Both))"),
        (11, "View(Turning)"),
    ] {
        let (kept, screen) = kept_in_game("draughts-1879", &up(lines_up), None);
        let kept: Vec<String> = kept.iter().map(|change| format!("{change:?}")).collect();
        assert_eq!(kept, [expected], "{screen}");
    }
}

#[test]
fn all_settings_are_reached_from_a_game_and_lead_back_to_it() {
    let open = "e4<enter>m<end><up><up><up><up><enter>";
    let (_, page) = kept_in_game("chess-1869", open, None);
    let turned = format!("{open}<down><down><down><down><down><right>");
    let (kept, _) = kept_in_game("chess-1869", &turned, None);
    assert_eq!(kept, [Change::View(View::Turning)]);
    let (_, back) = kept_in_game("chess-1869", &format!("{turned}<esc>"), None);
    // Black is to move, and now sits below.
    insta::assert_snapshot!(format!("{page}\n{}\n{back}", "=".repeat(80)));
    let keys = format!(
        "{open}<end><enter>{}<enter><enter>z<esc><esc><esc>z",
        "<down>".repeat(12)
    );
    let (kept, flipped) = kept_in_game("chess-1869", &keys, None);
    assert_eq!(kept.len(), 1);
    let (_, by_f) = kept_in_game("chess-1869", &format!("{open}<esc>f"), None);
    assert_eq!(flipped, by_f);
}

#[test]
fn what_cannot_be_kept_is_said_on_the_page_and_in_the_game() {
    let why = "Not kept in /x: the disk is full. The line would be: mouse = true";
    let open = "m<end><up><up><up><up><enter>";
    let (_, page) = kept_in_game("chess-1869", &format!("{open}<right>"), Some(why));
    assert!(page.contains("Not kept in /x"), "{page}");
    let (_, back) = kept_in_game("chess-1869", &format!("{open}<right><esc>"), Some(why));
    assert!(back.contains("Not kept in /x"), "{back}");
}
