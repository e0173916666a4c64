//! The rule book on the screen: every page, in both languages and several sizes; references, search, memory.

use crossterm::event::KeyEvent;
use ratatui::layout::Rect;
use reglement::lang::Lang;
use reglement::law::article::{Article, Source};
use reglement::ui::book::{Book, Outcome};
use reglement::ui::look::Glyphs;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::taste::Taste;

use super::draw::{drawn, rows};
use super::keys::keys;
use super::taste::taste;

struct Reader {
    book: Book,
    taste: Taste,
    area: Rect,
    closed: bool,
}

impl Reader {
    fn new(lang: Lang, width: u16, height: u16) -> Reader {
        Reader {
            book: Book::default(),
            taste: taste(lang),
            area: Rect::new(0, 0, width, height),
            closed: false,
        }
    }

    fn press(mut self, text: &str) -> Reader {
        for key in keys(text) {
            self.key(&key);
        }
        self
    }

    fn key(&mut self, key: &KeyEvent) {
        let here = self.taste.here(self.area);
        match self.book.press(key, &here) {
            Outcome::Show(shown) => self.taste.look.shown = shown,
            Outcome::Close => self.closed = true,
            Outcome::Stay | Outcome::Help => {}
        }
    }

    fn picture(&self) -> String {
        drawn(self.area, &self.taste.look.theme, |frame| {
            let here = self.taste.here(self.area);
            self.book.draw(frame, &here);
        })
    }

    fn characters(&self) -> String {
        rows(&self.picture(), self.area)
    }

    fn article(&self) -> &'static str {
        self.book.article().map_or("", |article| article.id)
    }

    fn last_line(&self) -> String {
        self.characters()
            .lines()
            .last()
            .unwrap_or_default()
            .to_owned()
    }
}

/// To the article with this name, by searching for it.
fn to(id: &str) -> String {
    format!("/<c-u>{id}<enter>")
}

#[test]
fn the_list_of_the_book() {
    insta::assert_snapshot!(Reader::new(Lang::En, 80, 24).picture());
}

#[test]
fn the_list_of_the_book_in_dutch_and_narrow() {
    insta::assert_snapshot!(Reader::new(Lang::Nl, 60, 20).press("<tab><down>").picture());
}

#[test]
fn an_article_in_both_languages() {
    insta::assert_snapshot!(Reader::new(Lang::En, 80, 24).press(&to("A15")).picture());
}

#[test]
fn an_article_with_numbered_parts_narrow_in_dutch() {
    insta::assert_snapshot!(
        Reader::new(Lang::Nl, 60, 20)
            .press(&to("A15"))
            .press("t")
            .picture()
    );
}

#[test]
fn an_article_wide() {
    insta::assert_snapshot!(
        Reader::new(Lang::En, 120, 40)
            .press(&to("V0"))
            .press("<tab><tab>")
            .picture()
    );
}

#[test]
fn what_a_source_is() {
    insta::assert_snapshot!(Reader::new(Lang::Nl, 80, 24).press("<enter>").picture());
}

#[test]
fn what_was_found() {
    insta::assert_snapshot!(
        Reader::new(Lang::En, 80, 24)
            .press("/koningin<down>")
            .picture()
    );
}

#[test]
fn what_was_found_in_dutch_and_narrow() {
    insta::assert_snapshot!(Reader::new(Lang::Nl, 60, 20).press("/stale").picture());
}

#[test]
fn nothing_was_found() {
    insta::assert_snapshot!(Reader::new(Lang::En, 80, 24).press("/qqqq").characters());
}

#[test]
fn words_sought_are_marked_on_the_page() {
    insta::assert_snapshot!(
        Reader::new(Lang::En, 80, 24)
            .press("/j’adoube<enter>")
            .picture()
    );
}

#[test]
fn letters_only() {
    let mut reader = Reader::new(Lang::En, 80, 24);
    reader.taste.look.glyphs = Glyphs::Letters(Lang::En);
    insta::assert_snapshot!(reader.press(&to("A5")).characters());
}

#[test]
fn without_colours() {
    let mut reader = Reader::new(Lang::En, 60, 20);
    reader.taste.look.theme = Theme::built_in("zwartwit", Colours::Sixteen).expect("built in");
    insta::assert_snapshot!(reader.press("/koningin").picture());
}

#[test]
fn references_are_followed_there_and_back_to_the_same_line() {
    let mut reader = Reader::new(Lang::En, 60, 20)
        .press(&to("V0"))
        .press("<end>");
    let before = reader.characters();
    reader = reader.press("<tab><tab>");
    let picked = reader.characters();
    let body = |page: &str| page.lines().take(19).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(
        body(&before),
        body(&picked),
        "the references of a short last page are in sight"
    );
    reader = reader.press("<enter>");
    assert_eq!(reader.article(), "A16");
    let second = reader.press("<tab><enter>");
    assert_ne!(second.article(), "A16");
    let reader = second.press("<back><back>");
    assert_eq!(reader.article(), "V0");
    assert_eq!(reader.characters(), picked);
}

#[test]
fn what_is_back_of_the_first_place_is_said() {
    let reader = Reader::new(Lang::En, 80, 24).press("<back>");
    assert!(
        reader.characters().contains("no reference to return from"),
        "{}",
        reader.characters()
    );
}

#[test]
fn the_place_is_kept_while_the_book_is_closed() {
    let mut reader = Reader::new(Lang::Nl, 60, 20)
        .press(&to("A23"))
        .press("<down><down>");
    let before = reader.picture();
    reader = reader.press("q");
    assert!(reader.closed);
    assert_eq!(reader.picture(), before);
}

#[test]
fn the_article_of_the_moment() {
    let mut reader = Reader::new(Lang::En, 80, 24).press("r");
    assert!(reader.characters().contains("no game whose article"));
    reader
        .book
        .set_moment(Some(Article::new(Source::Chess1869, "A13")));
    let reader = reader.press("r");
    assert_eq!(reader.article(), "A13");
    assert_eq!(reader.press("<back><enter>").article(), "");
}

#[test]
fn searching_is_left_without_a_trace() {
    let reader = Reader::new(Lang::En, 80, 24)
        .press(&to("A15"))
        .press("<down>");
    let before = reader.characters();
    assert_eq!(reader.press("/toren<down><esc>").characters(), before);
}

#[test]
fn a_reading_is_found_beside_its_article() {
    let reader = Reader::new(Lang::En, 80, 24).press(&to("R2"));
    assert_eq!(reader.article(), "A15");
    assert!(
        reader.characters().contains("Reading · R2"),
        "{}",
        reader.characters()
    );
}

#[test]
fn all_words_lead_from_the_old_spelling_to_the_article() {
    for (sought, id) in [
        ("te regt", "A6"),
        ("stalemate", "A21"),
        ("en passant", "A20"),
    ] {
        let reader = Reader::new(Lang::En, 80, 24).press(&format!("/{sought}"));
        assert!(
            reader.characters().contains(&format!(" {id} ")),
            "{sought}: {}",
            reader.characters()
        );
    }
}

#[test]
fn the_original_is_shown_as_printed() {
    let text = Article::new(Source::Chess1869, "A6")
        .text()
        .expect("an article");
    let reader = Reader::new(Lang::En, 200, 60).press(&to("A6")).press("t");
    let shown: Vec<String> = reader
        .characters()
        .lines()
        .map(|line| {
            line[line.find('│').unwrap_or(0)..]
                .trim_start_matches('│')
                .trim()
                .to_owned()
        })
        .collect();
    assert!(shown.join(" ").contains(&text.original), "{shown:?}");
}

#[test]
fn any_keys_at_any_size_leave_a_way_out() {
    let pool = keys(
        "<up><down><left><right><enter><esc><tab><s-tab><home><end><pgup><pgdn><back>/ts?rqjkhl 1aé <del>koningin A13<c-u>",
    );
    let mut random = fastrand::Rng::with_seed(1869);
    let mut reader = Reader::new(Lang::En, 80, 24);
    for press in 0..20_000 {
        if press % 97 == 0 {
            reader.area = Rect::new(0, 0, random.u16(1..130), random.u16(1..45));
            reader.taste.look.lang = Lang::ALL[random.usize(0..2)];
            let articles: Vec<Article> = Source::ALL[random.usize(0..5)].articles().collect();
            reader.book.set_moment(random.choice(articles));
        }
        if press % 401 == 0 {
            reader.book.paste("to\u{1B}ren\n");
        }
        let key = pool[random.usize(0..pool.len())];
        reader.key(&key);
        if press % 5 == 0 && reader.area.width >= 20 && reader.area.height >= 5 {
            assert!(
                reader.last_line().contains("Esc"),
                "{}",
                reader.characters()
            );
        }
        if press % 50 == 0 {
            reader.picture();
        }
    }
}
