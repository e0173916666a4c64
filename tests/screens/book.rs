//! The rule book on the screen: every page, in both languages and several sizes; references, search, memory.

use crossterm::event::KeyEvent;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use reglement::lang::Lang;
use reglement::law::article::{Article, Source};
use reglement::law::text::Shown;
use reglement::ui::book::contents::Entry;
use reglement::ui::book::page::{Page, Setting, found_style};
use reglement::ui::book::{Book, Outcome};
use reglement::ui::look::Glyphs;
use reglement::ui::look::theme::{Colours, Theme};
use reglement::ui::pages::Pages;
use reglement::ui::taste::Taste;

use unicode_width::UnicodeWidthStr;

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

    /// Is a word marked that was sought?
    fn marked(&self) -> bool {
        let mut terminal =
            Terminal::new(TestBackend::new(self.area.width, self.area.height)).unwrap();
        let here = self.taste.here(self.area);
        terminal.draw(|frame| self.book.draw(frame, &here)).unwrap();
        let mark = found_style(&self.taste.look);
        let rows = self.area.height - 1;
        let mut cells = terminal
            .backend()
            .buffer()
            .content
            .chunks(usize::from(self.area.width))
            .take(usize::from(rows))
            .flatten();
        cells.any(|cell| {
            cell.fg == mark.fg.unwrap_or_default() && cell.modifier.contains(mark.add_modifier)
        })
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
fn an_article_side_by_side() {
    insta::assert_snapshot!(Reader::new(Lang::En, 160, 50).press(&to("A15")).picture());
}

#[test]
fn an_article_in_a_small_window() {
    insta::assert_snapshot!(
        Reader::new(Lang::Nl, 40, 16)
            .press(&to("V9"))
            .press("<tab>")
            .picture()
    );
}

#[test]
fn what_was_found_in_a_small_window() {
    insta::assert_snapshot!(Reader::new(Lang::Nl, 40, 16).press("/koningin").picture());
}

#[test]
fn what_was_found_wide() {
    insta::assert_snapshot!(Reader::new(Lang::En, 120, 40).press("/stalemate").picture());
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
        reader.characters().contains("no page to return to"),
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
    reader = reader.press(&to("V0")).press("<down><down>");
    let before = reader.characters();
    reader
        .book
        .open_moment(Article::new(Source::Chess1869, "A13"));
    assert_eq!(reader.article(), "A13");
    assert!(reader.last_line().contains("r where you were"));
    let mut reader = reader.press("r");
    let body = |page: &str| page.lines().take(23).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(body(&reader.characters()), body(&before));
    assert!(reader.last_line().contains("r this moment"));
    reader = reader.press("r");
    assert_eq!(reader.article(), "A13");
    let reader = reader.press("<esc>");
    assert!(
        reader.closed,
        "one key leaves the page that was opened first"
    );
}

#[test]
fn a_moment_leaves_the_place_where_somebody_was_reading() {
    let a13 = Article::new(Source::Chess1869, "A13");
    let mut reader = Reader::new(Lang::En, 80, 24).press(&to("V9"));
    let place = reader.book.bookmark();
    reader.book.open_moment(a13);
    assert_eq!(
        reader.book.bookmark(),
        place,
        "a moment is no place to come back to"
    );
    let mut reader = reader.press("q");
    reader
        .book
        .open_moment(Article::new(Source::Chess1869, "A20"));
    let mut reader = reader.press("r");
    assert_eq!(reader.article(), "V9");
    reader.book.open_moment(a13);
    reader.book.reopen();
    assert_eq!(reader.article(), "V9", "outside a game there is no moment");
    assert!(!reader.last_line().contains("moment"));
}

#[test]
fn the_book_opens_where_its_bookmark_lies() {
    let reader = Reader::new(Lang::Nl, 60, 20)
        .press(&to("V14"))
        .press("<down><down><down>/koningin<tab><esc>");
    let place = reader.book.bookmark();
    let mut again = Reader::new(Lang::Nl, 60, 20);
    again.book = Book::marked(&place);
    assert_eq!(again.book.bookmark(), place);
    let middle = |reader: &Reader| {
        let page = reader.characters();
        page.lines()
            .skip(1)
            .take(18)
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(middle(&again), middle(&reader));
    let again = again.press("/");
    let page = again.characters();
    assert!(
        page.contains("koningin") && page.contains(" V11 ") && !page.contains("M3.4"),
        "{page}"
    );
}

#[test]
fn one_key_leaves_the_first_page_and_both_are_named() {
    for key in ["<esc>", "q"] {
        let reader = Reader::new(Lang::En, 80, 24);
        assert!(reader.last_line().contains("Esc/q close"));
        assert!(reader.press(key).closed);
    }
    let reader = Reader::new(Lang::En, 80, 24).press("<down><enter>");
    assert!(reader.last_line().contains("Esc contents") && reader.last_line().contains("q close"));
    let reader = reader.press("<esc>");
    assert!(!reader.closed);
    assert!(reader.press("<esc>").closed);
}

#[test]
fn from_a_hit_one_returns_to_the_hits_and_then_to_the_contents() {
    let mut reader = Reader::new(Lang::En, 80, 24).press("/koningin");
    let hits = reader.characters();
    reader = reader.press("<enter><esc>");
    assert_eq!(reader.characters(), hits);
    reader = reader.press("<esc>");
    assert!(
        reader.last_line().contains("Esc/q close"),
        "{}",
        reader.last_line()
    );
    assert!(reader.press("<esc>").closed);
}

#[test]
fn from_hit_to_hit_without_the_list() {
    let mut reader = Reader::new(Lang::En, 80, 24).press("/koningin<enter>");
    let first = reader.article();
    assert!(
        reader.characters().contains("hit 1 of "),
        "{}",
        reader.characters()
    );
    reader = reader.press("nn");
    assert!(
        reader.characters().contains("hit 3 of "),
        "{}",
        reader.characters()
    );
    assert_ne!(reader.article(), first);
    reader = reader.press("NN");
    assert_eq!(reader.article(), first);
    reader = reader.press("N");
    assert!(reader.characters().contains("first place found"));
    reader = reader.press("<back>");
    assert_eq!(reader.article(), "", "one comes back to before the search");
    assert!(
        Reader::new(Lang::En, 80, 24)
            .press("n")
            .characters()
            .contains("nothing found")
    );
}

#[test]
fn a_hit_opens_where_the_words_are_marked() {
    for sought in [
        "mate", "te regt", "koning", "dam", "square", "fifty", "verzuim", "drawn",
    ] {
        for shown in [Shown::Original, Shown::Translation, Shown::Both] {
            let mut reader = Reader::new(Lang::En, 64, 16);
            reader.taste.look.shown = shown;
            reader = reader.press(&format!("/{sought}<enter>"));
            for _ in 0..40 {
                assert!(reader.marked(), "{sought} {shown:?}: {}", reader.picture());
                reader = reader.press("n");
                if reader.characters().contains("last place found") {
                    break;
                }
            }
        }
    }
}

#[test]
fn only_the_source_that_is_open_is_searched_after_a_key() {
    let reader = Reader::new(Lang::En, 80, 24)
        .press(&to("V0"))
        .press("/koningin<tab>");
    let page = reader.characters();
    assert!(page.contains("Bom 1869, four players"), "{page}");
    assert!(!page.contains("M3.4") && page.contains(" V11 "), "{page}");
    assert!(reader.last_line().contains("Tab all sources"));
    assert!(
        reader
            .press("<tab>")
            .last_line()
            .contains("Tab this source")
    );
}

#[test]
fn what_is_typed_takes_the_place_of_the_search_before() {
    let reader = Reader::new(Lang::En, 80, 24).press("/toren<esc>/");
    assert!(reader.characters().contains("toren"));
    let reader = reader.press("pat");
    assert!(
        !reader.characters().contains("torenpat"),
        "{}",
        reader.characters()
    );
}

#[test]
fn one_goes_forward_again_where_one_came_back_from() {
    let reader = Reader::new(Lang::En, 60, 20)
        .press(&to("V0"))
        .press("<tab><enter>");
    let there = reader.article();
    assert!(
        reader.characters().contains(&format!("V0 › {there}")),
        "{}",
        reader.characters()
    );
    let reader = reader.press("<back>");
    assert_eq!(reader.article(), "V0");
    assert_eq!(reader.press("f").article(), there);
}

#[test]
fn titles_are_in_the_language_of_what_is_shown() {
    for (shown, lang, title) in [
        (Shown::Original, Lang::En, "Valse zet"),
        (Shown::Translation, Lang::Nl, "False move"),
        (Shown::Both, Lang::Nl, "Valse zet"),
    ] {
        let mut reader = Reader::new(lang, 80, 24).press(&to("A13"));
        reader.taste.look.shown = shown;
        let page = reader.characters();
        assert!(page.contains(&format!(" A13 {title} ")), "{page}");
        assert!(page.contains(&format!(" · {title}")), "{page}");
    }
}

#[test]
fn every_reference_leads_to_an_article_and_back_to_the_same_line() {
    for article in Source::ALL.into_iter().flat_map(Source::articles) {
        for width in [44, 80, 130] {
            let mut reader = Reader::new(Lang::En, width, 16);
            reader.book.open(article);
            reader = reader.press("<tab>");
            let mut seen = Vec::new();
            for _ in 0..60 {
                let here = reader.characters();
                if seen.contains(&here) || !reader.last_line().contains("follow") {
                    break;
                }
                let scroll = reader.book.scroll();
                seen.push(here.clone());
                reader = reader.press("<enter>");
                assert_ne!(reader.article(), "", "{article}");
                reader = reader.press("<back>");
                assert_eq!(reader.article(), article.id);
                assert_eq!(reader.book.scroll(), scroll, "{article} at {width}");
                reader = reader.press("<tab>");
            }
        }
    }
}

/// All words of a text, in no order.
fn words_of(text: &str) -> Vec<&str> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    words.sort_unstable();
    words
}

#[test]
fn at_every_width_an_article_fits_and_has_all_its_words() {
    let taste = taste(Lang::Nl);
    for article in Source::ALL.into_iter().flat_map(Source::articles) {
        let text = article.text().expect("an article");
        let mut before: Vec<String> = Vec::new();
        for width in 36..200 {
            let page = Page::set(
                Entry::Article(article),
                &Setting {
                    shown: Shown::Both,
                    also: None,
                    picked: Some(0),
                    sought: None,
                    width,
                    look: &taste.look,
                },
            );
            let lines: Vec<String> = page.lines.iter().map(ToString::to_string).collect();
            for line in &lines {
                assert!(line.width() <= width, "{article} at {width}: {line}");
            }
            for (_, line) in &page.references {
                assert!(*line < lines.len(), "{article} at {width}");
            }
            let set = lines.join(" ");
            let words: Vec<String> = words_of(&set).into_iter().map(str::to_owned).collect();
            assert!(before.is_empty() || words == before, "{article} at {width}");
            before = words;
        }
        let mut rest = before.iter();
        let all = [
            &text.original,
            &text.text_en,
            &text.summary_nl,
            &text.title_nl,
        ];
        let all = all.map(String::as_str).join(" ");
        let all = format!("{all} {}", text.note_nl.as_deref().unwrap_or_default());
        for word in words_of(&all) {
            assert!(rest.any(|other| other == word), "{article}: {word} is lost");
        }
    }
}

#[test]
fn a_reference_is_on_the_line_that_it_says() {
    let taste = taste(Lang::En);
    for article in Source::ALL.into_iter().flat_map(Source::articles) {
        for width in [36, 50, 76, 77, 110, 150] {
            let set = |picked| {
                let setting = Setting {
                    shown: Shown::Both,
                    also: None,
                    picked,
                    sought: None,
                    width,
                    look: &taste.look,
                };
                Page::set(Entry::Article(article), &setting)
            };
            for (number, (place, line)) in set(None).references.into_iter().enumerate() {
                let page = set(Some(number));
                let chosen = |line: &ratatui::text::Line| {
                    let selected = taste.look.theme.selected;
                    line.spans.iter().any(|span| span.style == selected)
                };
                let at: Vec<usize> = (0..page.lines.len())
                    .filter(|at| chosen(&page.lines[*at]))
                    .collect();
                assert_eq!(at.first(), Some(&line), "{article} at {width}: {place:?}");
            }
        }
    }
}

#[test]
fn nothing_is_cut_within_a_word_at_any_size() {
    let all: Vec<Article> = Source::ALL.into_iter().flat_map(Source::articles).collect();
    let known = |lang: Lang| {
        let mut known = String::new();
        for article in &all {
            known += &format!(" {} {} ", lang.title(*article), lang.summary(*article));
        }
        for source in Source::ALL {
            known += &format!(" {} ", (lang.words().terms.source)(source));
        }
        known
    };
    for (lang, shown) in [(Lang::En, Shown::Translation), (Lang::Nl, Shown::Original)] {
        let known = known(lang);
        for (width, height) in [
            (40, 16),
            (47, 16),
            (60, 20),
            (76, 20),
            (80, 24),
            (100, 30),
            (112, 30),
            (120, 40),
            (200, 60),
        ] {
            for keys in [
                "",
                "<pgdn>",
                "<end>",
                "<enter>",
                "/koning",
                "/zet<down>",
                "/check<enter>",
                "/mat<enter>nnn",
            ] {
                let mut reader = Reader::new(lang, width, height);
                reader.taste.look.shown = shown;
                let reader = reader.press(keys);
                for line in reader.characters().lines() {
                    for (at, _) in line.match_indices('…') {
                        let before = line[..at].split_whitespace().last().unwrap_or_default();
                        let plain = before.trim_matches(|c: char| !c.is_alphanumeric());
                        let word = |other: &str| {
                            other.trim_matches(|c: char| !c.is_alphanumeric()) == plain
                        };
                        assert!(
                            keys.starts_with('/') || known.split_whitespace().any(word),
                            "{width}×{height} {keys:?}: {line}"
                        );
                    }
                }
            }
        }
    }
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
        "<up><down><left><right><enter><esc><tab><s-tab><home><end><pgup><pgdn><back>/ts?rqjkhlncNf 1aé <del>koningin A13<c-u>",
    );
    let mut random = fastrand::Rng::with_seed(1869);
    let mut reader = Reader::new(Lang::En, 80, 24);
    for press in 0..20_000 {
        if press % 97 == 0 {
            reader.area = Rect::new(0, 0, random.u16(1..130), random.u16(1..45));
            reader.taste.look.lang = Lang::ALL[random.usize(0..2)];
            let articles: Vec<Article> = Source::ALL[random.usize(0..5)].articles().collect();
            if let Some(article) = random.choice(articles) {
                reader.book.open_moment(article);
            }
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

#[test]
fn the_place_is_kept_when_the_program_ends_and_a_bad_file_is_as_good_as_none() {
    let folder = std::env::temp_dir().join(format!("reglement-book-{}", std::process::id()));
    let path = folder.join("state").join("book.toml");
    let taste = taste(Lang::En);
    let here = taste.here(Rect::new(0, 0, 80, 24));
    let open = |pressed: &str| {
        let mut pages = Pages::kept_in(Some(path.clone()));
        pages.open_book();
        for key in keys(pressed) {
            pages.press(&key, &here);
        }
        let picture = drawn(here.area, &here.look.theme, |frame| {
            pages.draw(frame, &here);
        });
        rows(&picture, here.area)
    };
    open("q");
    assert!(!path.exists(), "who reads nothing leaves nothing");
    open(&format!("{}<down>q", to("A15")));
    assert!(path.exists());
    assert!(open("").contains("2–23 of 63"), "{}", open(""));
    open(&to("V9"));
    assert!(
        open("").contains("A king may not step into check"),
        "a line may drop, too"
    );
    for bad in [
        "",
        "reglement = 99",
        "\0\u{feff}[[",
        "reglement = 1\nplace = \"A99\"",
    ] {
        std::fs::write(&path, bad).unwrap();
        assert!(open("").contains("1 of 111"), "{bad:?}");
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
