//! The page of keys on the screen, in both languages and any size.

use ratatui::layout::Rect;
use reglement::lang::Lang;
use reglement::ui::help::{self, Help};

use super::draw::{drawn, rows};
use super::keys::keys;
use super::taste::taste;

#[test]
fn the_page_of_keys() {
    let all = |width, height, lang, pressed: &str| {
        let taste = taste(lang);
        let mut page = Help::default();
        let here = taste.here(Rect::new(0, 0, width, height));
        for key in keys(pressed) {
            assert_eq!(page.press(&key, &here), help::Outcome::Stay);
        }
        assert_eq!(
            Help::default().press(&keys("<esc>")[0], &here),
            help::Outcome::Close
        );
        drawn(here.area, &taste.look.theme, |frame| {
            page.draw(frame, &here);
        })
    };
    for (lang, signs) in [
        (Lang::En, "four: a mated king"),
        (Lang::Nl, "vier: een koning die mat staat"),
    ] {
        let end = all(80, 24, lang, "<end>");
        assert!(end.contains(signs), "{end}");
    }
    let english = all(80, 24, Lang::En, "");
    let dutch = all(60, 20, Lang::Nl, "<end>");
    insta::assert_snapshot!(format!("{english}\n{dutch}"));
}

#[test]
fn any_keys_leave_the_page_of_keys_whole() {
    let taste = taste(Lang::Nl);
    let pool = keys("<up><down><pgup><pgdn><home><end><enter> x/");
    let mut random = fastrand::Rng::with_seed(1879);
    let mut page = Help::default();
    for press in 0..2_000 {
        let area = Rect::new(0, 0, random.u16(1..130), random.u16(1..45));
        let here = taste.here(area);
        assert_eq!(
            page.press(&pool[random.usize(0..pool.len())], &here),
            help::Outcome::Stay
        );
        if press % 10 == 0 && area.height > 2 && area.width > 20 {
            let seen = rows(
                &drawn(area, &taste.look.theme, |frame| page.draw(frame, &here)),
                area,
            );
            assert!(
                seen.lines().last().is_some_and(|line| line.contains("Esc")),
                "{seen}"
            );
        }
    }
}
