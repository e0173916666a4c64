//! The user's settings over the defaults, what is said of those that cannot be used, and how a changed one is written.

#[path = "support/folder.rs"]
mod folder;

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

use folder::Folder;
use reglement::config::place::path;
use reglement::config::problem::{Problem, What};
use reglement::config::read::over;
use reglement::config::{
    Claims, Color, Config, DEFAULTS, Language, Law, Letter, Loaded, Mouse, View, load,
};
use reglement::games::Game;
use reglement::host::faults::faults;
use reglement::host::looks::usual;
use reglement::host::remember::remember;
use reglement::lang::Lang;
use reglement::table::house::{self, Watch};
use reglement::ui::keys::Keys;
use reglement::ui::keys::key::Key;
use reglement::ui::menu::settings::Change;

fn read(text: &str) -> (Config, Vec<Problem>) {
    over(Config::default(), text.as_bytes(), "mine.toml")
}

/// The only problem of a text, as it is shown; the settings must be the defaults.
fn told(text: &str) -> String {
    let (config, problems) = read(text);
    assert_eq!(config, Config::default(), "{text}");
    let words = &Lang::En.words().config;
    let shown: Vec<String> = problems.iter().map(|problem| words.say(problem)).collect();
    shown.join("\n")
}

#[test]
fn the_defaults_are_without_a_fault_and_name_every_key() {
    let (config, problems) = read(DEFAULTS);
    assert_eq!(problems, []);
    let lines_apart = |config: Config| -> Vec<(String, Vec<String>)> {
        let keys = config.keys.into_iter();
        keys.map(|binding| (binding.name, binding.keys)).collect()
    };
    let defaults = Config::default();
    assert_eq!(defaults.theme, "klassiek");
    assert_eq!(defaults.law_for(Language::Dutch), Law::Original);
    assert_eq!(lines_apart(config), lines_apart(defaults));
}

#[test]
fn a_user_overrides_key_by_key() {
    let (config, problems) = read(
        "language = \"nl\"\nlaw = \"both\"\ncolor = \"16\"\nview = \"turning\"\nmouse = true\n[keys]\nflip = [\"t\", \"Ctrl-t\"]\n",
    );
    assert_eq!(problems, []);
    assert_eq!(config.language, Language::Dutch);
    assert_eq!(config.law, Some(Law::Both));
    assert_eq!(config.color, Color::Sixteen);
    assert_eq!(config.view, View::Turning);
    assert_eq!(config.mouse, Mouse::On);
    assert_eq!(config.theme, "klassiek");
    let flip = config
        .keys
        .iter()
        .find(|binding| binding.name == "flip")
        .unwrap();
    assert_eq!(flip.keys, ["t", "Ctrl-t"]);
    assert_eq!(flip.line, Some(7));
    let set = ["language", "law", "color", "view", "mouse"].map(|name| config.place(name));
    let lines = set.map(|place| place.map(|place| place.line));
    assert_eq!(lines, [1, 2, 3, 4, 5].map(Some));
    assert_eq!(config.place("theme"), None);
}

#[test]
fn a_key_that_nobody_knows_is_told_with_what_was_meant() {
    let cases = [
        (
            "thme = \"dag\"\n",
            "mine.toml, line 1, column 1: thme: unknown; did you mean theme?",
        ),
        (
            "[key]\nflip = \"t\"\n",
            "mine.toml, line 1, column 2: key: unknown; did you mean keys?",
        ),
        (
            "flip = \"t\"\n",
            "mine.toml, line 1, column 1: flip: it belongs in [keys]",
        ),
        (
            "[keys]\ntheme = \"dag\"\n",
            "mine.toml, line 2, column 1: keys.theme: it belongs at the top of the file, above [keys]",
        ),
        (
            "[keys]\nflop = \"t\"\n",
            "mine.toml, line 2, column 1: keys.flop: unknown; did you mean flip?",
        ),
        (
            "theme = 3\n",
            "mine.toml, line 1, column 9: theme: a number cannot stand here; allowed: the name of a theme, such as \"klassiek\"",
        ),
        (
            "view = \"round\"\n",
            "mine.toml, line 1, column 8: view: \"round\" is not one of its values; allowed: \"fixed\", \"turning\"",
        ),
        (
            "mouse = \"yes\"\n",
            "mine.toml, line 1, column 9: mouse: a text cannot stand here; allowed: true, false",
        ),
        (
            "letter = \"yes\"\n",
            "mine.toml, line 1, column 10: letter: a text cannot stand here; allowed: true, false",
        ),
        (
            "claims = \"loud\"\n",
            "mine.toml, line 1, column 10: claims: \"loud\" is not one of its values; allowed: \"hinted\", \"silent\"",
        ),
        (
            "claims = true\n",
            "mine.toml, line 1, column 10: claims: true or false cannot stand here; allowed: \"hinted\", \"silent\"",
        ),
        (
            "letter = yes\n",
            "mine.toml, line 1, column 10: letter: a text cannot stand here; allowed: true, false",
        ),
        (
            "leter = true\n",
            "mine.toml, line 1, column 1: leter: unknown; did you mean letter?",
        ),
        (
            "[clocks]\nminutes = 5\n",
            "mine.toml, line 1, column 2: clocks: unknown; allowed: language, law, theme, glyphs, color, view, mouse, omitted-capture, letter, claims, numbers, draughts-squares, keys",
        ),
        (
            "undo = \"u\"\n",
            "mine.toml, line 1, column 1: undo: it belongs in [keys], as take-back",
        ),
        (
            "flipp = \"t\"\n",
            "mine.toml, line 1, column 1: flipp: it belongs in [keys], as flip",
        ),
        (
            "[keys]\nundo = \"u\"\n",
            "mine.toml, line 2, column 1: keys.undo: unknown; did you mean take-back?",
        ),
        (
            "[keys]\nthme = \"dag\"\n",
            "mine.toml, line 2, column 1: keys.thme: unknown; did you mean theme, at the top of the file?",
        ),
        (
            "colour = \"16\"\n",
            "mine.toml, line 1, column 1: colour: unknown; did you mean color?",
        ),
        (
            "[keys]\ndown = [\"j\", 3]\n",
            "mine.toml, line 2, column 14: keys.down: number 2 of the list is a number, and not a key; allowed: a key such as \"u\", or a list of keys",
        ),
        (
            "[keys]\nflip = 3\n",
            "mine.toml, line 2, column 8: keys.flip: a number cannot stand here; allowed: a key such as \"u\", or a list of keys",
        ),
        (
            "theme = \"dag\"\ntheme = \"nacht\"\n",
            "mine.toml, line 2, column 1: theme: the key stands here twice",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(told(text), expected, "{text}");
    }
}

#[test]
fn a_word_without_quotation_marks_is_told_and_the_default_holds() {
    for (key, word) in [
        ("language", "nl"),
        ("law", "both"),
        ("theme", "nacht"),
        ("glyphs", "letters"),
        ("color", "none"),
        ("view", "turning"),
        ("omitted-capture", "allow"),
        ("claims", "silent"),
        ("draughts-squares", "light"),
    ] {
        for wrong in [
            word.to_owned(),
            format!("\"{word}"),
            format!("{word}\""),
            format!("'{word}"),
        ] {
            let said = told(&format!("{key} = {wrong}\n"));
            assert!(said.starts_with("mine.toml, line 1, column "), "{said}");
            assert!(said.contains(&format!(": {key}: ")), "{wrong}: {said}");
        }
        let (config, problems) = read(&format!("{key} = \"{word}\"\n"));
        assert_eq!(problems, [], "{key}");
        assert_ne!(config, Config::default(), "{key}");
    }
    for (key, words) in [("mouse", "yes"), ("letter", "yes"), ("numbers", "no")] {
        for wrong in [
            words.to_owned(),
            format!("\"{words}\""),
            "True".to_owned(),
            "1".to_owned(),
        ] {
            let said = told(&format!("{key} = {wrong}\n"));
            assert!(said.contains(&format!(": {key}: ")), "{wrong}: {said}");
        }
    }
    for binding in Config::default().keys {
        let name = binding.name;
        for wrong in ["z", "\"z", "[z]", "[\"z]", "[\"z\""] {
            let said = told(&format!("[keys]\n{name} = {wrong}\n"));
            assert!(said.contains("line 2, column "), "{wrong}: {said}");
            assert!(
                said.contains(&format!(": keys.{name}: ")),
                "{wrong}: {said}"
            );
        }
    }
    assert_eq!(
        told("claims = silent\n"),
        "mine.toml, line 1, column 10: claims: silent must stand between quotation marks: \"silent\"; allowed: \"hinted\", \"silent\""
    );
}

#[test]
fn a_new_game_is_to_the_letter_when_the_settings_say_so_and_its_source_can() {
    let watch = |text: &str, game: Game| {
        let (config, problems) = read(text);
        assert_eq!(problems, [], "{text}");
        usual(&config).house(game).watch
    };
    let silent = "letter = true\nclaims = \"silent\"\n";
    let (config, _) = read(silent);
    assert_eq!(
        (config.letter, config.claims),
        (Letter::Players, Claims::Silent)
    );
    for game in Game::ALL {
        assert_eq!(
            watch("claims = \"silent\"\n", game),
            Watch::Arbiter,
            "{game:?}"
        );
        let expected = match game {
            Game::ChessModern => Watch::Arbiter,
            _ => Watch::Players(house::Claims::Silent),
        };
        assert_eq!(watch(silent, game), expected, "{game:?}");
    }
    let hinted = Watch::Players(house::Claims::Hinted);
    assert_eq!(watch("letter = true\n", Game::Chess1869), hinted);
}

#[test]
fn the_rest_of_a_faulty_file_is_used() {
    let (config, problems) =
        read("thme = \"dag\"\nlanguage = \"nl\"\nview = 1\n[keys]\nflip = \"t\"\n");
    assert_eq!(problems.len(), 2);
    assert_eq!(config.language, Language::Dutch);
    assert!(
        config
            .keys
            .iter()
            .any(|binding| binding.keys == ["t"] && binding.name == "flip")
    );
}

#[test]
fn what_editors_do_to_a_file_is_read_or_told() {
    let (config, problems) = read("\u{feff}theme = \"dag\"\r\nview = \"turning\"\r\n");
    assert_eq!(problems, []);
    assert_eq!((config.theme.as_str(), config.view), ("dag", View::Turning));

    assert!(
        told("theme = \"dag\"\n\u{feff}view = \"turning\"\n").contains("byte order mark in line 2")
    );
    let (_, problems) = read("theme = \"dag\"\rview = \"turning\"\r");
    assert!(matches!(problems[0].what, What::Toml(_)));
    assert!(!told("theme = \n").is_empty());

    let wide: Vec<u8> = "theme = \"dag\""
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let marked = [&[0xff, 0xfe][..], &wide].concat();
    for bytes in [wide, marked] {
        let (config, problems) = over(Config::default(), &bytes, "mine.toml");
        assert_eq!(config, Config::default());
        assert_eq!(problems[0].what, What::Utf16);
    }
    let (_, problems) = over(
        Config::default(),
        b"theme = \"dag\"\nview = \"\xff\"\n",
        "mine.toml",
    );
    assert_eq!(
        (problems[0].line, &problems[0].what),
        (Some(2), &What::NotUtf8)
    );
}

#[test]
fn any_bytes_are_read_without_a_panic() {
    let mut random = fastrand::Rng::with_seed(1869);
    let good = "theme = \"dag\"\nmouse = true\n[keys]\nflip = [\"t\"]\n".as_bytes();
    for _ in 0..3000 {
        let mut bytes = good.to_vec();
        for _ in 0..random.usize(1..4) {
            let at = random.usize(..bytes.len());
            bytes[at] = random.u8(..);
        }
        bytes.truncate(random.usize(..=bytes.len()));
        let _ = over(Config::default(), &bytes, "mine.toml");
    }
}

#[test]
fn the_file_is_where_the_environment_says() {
    let env = |pairs: &'static [(&str, &str)]| {
        move |name: &str| {
            let found = pairs.iter().find(|(key, _)| *key == name);
            found.map(|(_, value)| OsString::from(value))
        }
    };
    let at = |pairs| path(env(pairs)).map(|path| path.display().to_string());
    assert_eq!(at(&[]), None);
    assert_eq!(
        at(&[("HOME", "/h")]).unwrap(),
        "/h/.config/reglement/config.toml"
    );
    let both: &[(&str, &str)] = &[("HOME", "/h"), ("XDG_CONFIG_HOME", "/x")];
    assert_eq!(at(both).unwrap(), "/x/reglement/config.toml");
    let relative: &[(&str, &str)] = &[("HOME", "/h"), ("XDG_CONFIG_HOME", "x")];
    assert_eq!(at(relative).unwrap(), "/h/.config/reglement/config.toml");
}

#[test]
fn a_folder_in_the_place_of_the_file_is_told() {
    let home = Folder::new();
    fs::create_dir_all(home.path().join("reglement/config.toml")).unwrap();
    let loaded = load(|name| (name == "XDG_CONFIG_HOME").then(|| home.path().into()));
    assert_eq!(loaded.problems[0].what, What::NoFile);
    assert_eq!(loaded.config, Config::default());
}

#[test]
fn a_link_that_leads_nowhere_or_back_is_told_as_one() {
    let home = Folder::new();
    fs::create_dir_all(home.path().join("reglement")).unwrap();
    let (link, other) = (
        home.path().join("reglement/config.toml"),
        home.path().join("other"),
    );
    let what = || {
        let loaded = load(|name| (name == "XDG_CONFIG_HOME").then(|| home.path().into()));
        loaded.problems.first().map(|problem| problem.what.clone())
    };
    symlink("../other", &link).unwrap();
    let target = home.path().join("reglement/../other").display().to_string();
    assert_eq!(what(), Some(What::Dangling(target)));
    symlink("reglement/config.toml", &other).unwrap();
    assert_eq!(what(), Some(What::LinkLoop));
    fs::remove_file(&other).unwrap();
    fs::write(&other, "theme = \"nacht\"\n").unwrap();
    assert_eq!(what(), None);
}

/// All that is wrong with a text, where its keys are bound and its theme is looked for.
fn all_told(text: &str, lang: Lang) -> (Keys, Vec<String>) {
    let (config, problems) = read(text);
    let path = Some(PathBuf::from("mine.toml"));
    let (keys, problems) = faults(&Loaded {
        config,
        problems,
        path,
    });
    let words = &lang.words().config;
    (
        keys,
        problems.iter().map(|problem| words.say(problem)).collect(),
    )
}

#[test]
fn themes_and_keys_that_cannot_be_are_told_with_their_place_in_the_order_of_the_file() {
    let text = "theme = \"rood\"\nview = 3\n[keys]\nflip = [\"z\", \"Foo-z\"]\nlift = \"q\"\ncancel = []\nmenu = [\n \"o\",\n \"u\"]\n";
    let (keys, told) = all_told(text, Lang::En);
    let names = "\"klassiek\"";
    assert!(told[0].starts_with(&format!(
        "mine.toml, line 1, column 9: theme: there is no theme \"rood\"; allowed: {names}, "
    )));
    let rest = [
        "mine.toml, line 2, column 8: view: a number cannot stand here; allowed: \"fixed\", \"turning\"",
        "mine.toml, line 4, column 14: keys.flip: \"Foo-z\" is no key; allowed: a character, or Enter, Space, Esc, Tab, Shift-Tab, Backspace, Delete, Up, Down, Left, Right, Home, End, PageUp, PageDown, F1 to F12, with Ctrl- or Alt- before it if wanted, where a terminal tells of that key",
        "mine.toml, line 5, column 8: keys.lift: the key q means quit already, in the same place",
        "mine.toml, line 6, column 1: keys.cancel: it needs at least one key",
        "mine.toml, line 9, column 2: keys.menu: the key u means take-back already, in the same place",
    ];
    assert_eq!(told[1..], rest);
    assert_eq!(keys, Keys::default());
    let (_, dutch) = all_told(text, Lang::Nl);
    assert_eq!(dutch.len(), told.len());
    for (dutch, english) in dutch.iter().zip(&told) {
        assert!(dutch.contains("regel ") && dutch != english, "{dutch}");
    }
}

#[test]
fn on_the_screen_a_fault_is_told_in_a_line() {
    let (_, problems) = read("thme = \"dag\"\nview = \"round\"\n");
    let words = &Lang::En.words().config;
    let briefly: Vec<String> = problems
        .iter()
        .map(|problem| words.brief(problem))
        .collect();
    let [first, second] = [
        "line 1: thme: unknown; did you mean theme?",
        "line 2: view: \"round\" is not one of its values",
    ];
    assert_eq!(briefly, [first, second]);
    let told = (words.faults)(&briefly[0], 1);
    assert!(told.contains(first) && told.contains("1 more: reglement config check"));
}

#[test]
fn a_theme_almost_named_is_told_with_the_one_that_was_meant() {
    let (_, told) = all_told("theme = \"klasiek\"\n", Lang::En);
    assert_eq!(
        told,
        ["mine.toml, line 1, column 9: theme: unknown; did you mean klassiek?"]
    );
}

#[test]
fn what_is_shown_says_where_it_comes_from() {
    let (config, _) =
        read("# mine\nview = \"turning\"\nthme = 1\nmouse = 3\n[keys]\nflip = \"t\"\n");
    let shown = config.shown(&|origin| (Lang::En.words().config.origin)(origin));
    let line = |start: &str| {
        let mut lines = shown.lines();
        let found = lines.find(|line| line.starts_with(start)).unwrap();
        found.rsplit("# ").next().unwrap().to_owned()
    };
    assert_eq!(line("view = \"turning\""), "your file, line 2");
    assert_eq!(line("flip = [\"t\"]"), "your file, line 6");
    for default in [
        "mouse = false",
        "theme = \"klassiek\"",
        "up = [\"Up\", \"k\"]",
    ] {
        assert_eq!(line(default), "default");
    }
    assert_eq!(shown.matches("your file").count(), 2);
}

#[test]
fn the_settings_shown_are_read_back_the_same() {
    let (config, _) = read(
        "language = \"nl\"\ncolor = \"none\"\nmouse = true\nletter = true\nclaims = \"silent\"\n[keys]\nflip = [\"\\\"\", \"Ctrl-t\"]\n",
    );
    let plain = |_| "x".to_owned();
    let shown = config.shown(&plain);
    let (again, problems) = read(&shown);
    assert_eq!(problems, []);
    assert_eq!(again.shown(&plain), shown);
    assert_eq!((again.color, again.mouse), (Color::None, Mouse::On));
    assert_eq!(
        (again.letter, again.claims),
        (Letter::Players, Claims::Silent)
    );
}

fn written(before: &str, change: &Change) -> String {
    let folder = Folder::new();
    let path = folder.path().join("config.toml");
    fs::write(&path, before).unwrap();
    remember(&path, change).unwrap();
    let alone: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert_eq!(alone.len(), 1, "{alone:?}");
    fs::read_to_string(&path).unwrap()
}

#[test]
fn comments_order_marks_and_line_ends_stay() {
    let theme = Change::Theme("zwartwit".into());
    for (before, after) in [
        (
            "# mine\ntheme = \"nacht\" # dark\n\n[keys]\nup = \"k\"\n",
            "# mine\ntheme = \"zwartwit\" # dark\n\n[keys]\nup = \"k\"\n",
        ),
        (
            "\u{feff}# mine\r\ntheme = 'nacht'  # dark\r\nmouse=true\r\n",
            "\u{feff}# mine\r\ntheme = \"zwartwit\"  # dark\r\nmouse=true\r\n",
        ),
        (
            "\u{feff}mouse = true\r\n\r\n# keys\r\n[keys]\r\n",
            "\u{feff}mouse = true\r\ntheme = \"zwartwit\"\r\n\r\n# keys\r\n[keys]\r\n",
        ),
        // Nobody knows it, and it is nobody else's to remove.
        ("thme = 1\n", "thme = 1\ntheme = \"zwartwit\"\n"),
    ] {
        assert_eq!(written(before, &theme), after);
    }
}

#[test]
fn keys_are_written_below_their_heading_and_what_has_its_default_again_is_taken_out() {
    let key = |name: &str| Key::named(name).unwrap();
    let flip = Change::Keys("flip", vec![key("t"), key("Ctrl-t")]);
    let with = "theme = \"nacht\"\n\n[keys]\nflip = [\"t\", \"Ctrl-t\"]\n";
    assert_eq!(written("theme = \"nacht\"\n", &flip), with);
    assert_eq!(read(with).1, []);
    let usual = |change: Change| Change::Usual(Box::new(change));
    assert_eq!(written(with, &usual(flip)), "theme = \"nacht\"\n\n[keys]\n");
    let theme = usual(Change::Theme("klassiek".into()));
    assert_eq!(
        written("# mine\ntheme = \"nacht\"\nmouse = true\n", &theme),
        "# mine\nmouse = true\n"
    );
    assert_eq!(written("law = \"both\"\n", &Change::Shown(None)), "");
    let quote = Change::Keys("flip", vec![key("\""), key("\\")]);
    let (config, problems) = read(&written("", &quote));
    assert_eq!(problems, []);
    let flip = config.keys.iter().find(|binding| binding.name == "flip");
    assert_eq!(flip.unwrap().keys, ["\"", "\\"]);
}

#[test]
fn a_file_is_made_with_its_folder_and_what_is_the_default_makes_none() {
    let folder = Folder::new();
    let path = folder.path().join("deep").join("config.toml");
    remember(&path, &Change::Usual(Box::new(Change::Lang(Lang::En)))).unwrap();
    assert!(!path.exists());
    remember(&path, &Change::Lang(Lang::Nl)).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "language = \"nl\"\n");
}

#[test]
fn a_link_stays_a_link_and_its_target_keeps_its_mode() {
    let folder = Folder::new();
    let dotfiles = folder.path().join("dotfiles");
    let (target, link) = (
        dotfiles.join("mine.toml"),
        folder.path().join("config.toml"),
    );
    fs::create_dir(&dotfiles).unwrap();
    fs::write(&target, "theme = \"nacht\"\n").unwrap();
    fs::set_permissions(&target, Permissions::from_mode(0o640)).unwrap();
    symlink("dotfiles/mine.toml", &link).unwrap();
    remember(&link, &Change::Theme("zwartwit".into())).unwrap();
    assert!(link.is_symlink());
    assert_eq!(
        fs::read_to_string(&target).unwrap(),
        "theme = \"zwartwit\"\n"
    );
    assert_eq!(mode(&target), 0o640);
    assert_eq!(fs::read_dir(&dotfiles).unwrap().count(), 1);
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

/// Why a setting is not kept, in both languages: each names the file and the line.
fn unkept(path: &Path, change: &Change, line: &str) -> [String; 2] {
    let error = remember(path, change).unwrap_err();
    Lang::ALL.map(|lang| {
        let told = error.sentence(lang.words());
        assert!(
            told.contains(&path.display().to_string()) && told.contains(line),
            "{told}"
        );
        told
    })
}

#[test]
fn a_target_that_may_only_be_read_is_left_and_the_line_is_told() {
    let folder = Folder::new();
    let (target, link) = (
        folder.path().join("store.toml"),
        folder.path().join("config.toml"),
    );
    fs::write(&target, "theme = \"nacht\"\n").unwrap();
    fs::set_permissions(&target, Permissions::from_mode(0o444)).unwrap();
    symlink(&target, &link).unwrap();
    let [told, dutch] = unkept(&link, &Change::View(View::Turning), "view = \"turning\"");
    let target_named = target.display().to_string();
    assert!(
        told.contains(&target_named) && told.contains("permission is denied"),
        "{told}"
    );
    assert!(
        dutch.contains(&target_named) && dutch.contains("koppeling"),
        "{dutch}"
    );
    let key = Change::Keys("flip", vec![Key::named("t").unwrap()]);
    let [told, _] = unkept(&link, &key, "flip = \"t\"");
    assert!(told.contains("[keys]"), "{told}");
    let [told, _] = unkept(
        &link,
        &Change::Usual(Box::new(Change::Theme("x".into()))),
        "theme",
    );
    assert!(told.contains("take out"), "{told}");
    assert!(link.is_symlink());
    assert_eq!(fs::read_to_string(&target).unwrap(), "theme = \"nacht\"\n");
    assert_eq!(mode(&target), 0o444);
}

#[test]
fn a_dangling_link_gets_its_target_where_there_is_a_folder_for_it() {
    let folder = Folder::new();
    let (link, other) = (
        folder.path().join("config.toml"),
        folder.path().join("other.toml"),
    );
    symlink("there/mine.toml", &link).unwrap();
    let line = "language = \"nl\"";
    let target = folder.path().join("there/mine.toml");
    for told in unkept(&link, &Change::Lang(Lang::Nl), line) {
        assert!(told.contains(&target.display().to_string()), "{told}");
    }
    assert!(!target.exists() && link.is_symlink());
    fs::create_dir(folder.path().join("there")).unwrap();
    remember(&link, &Change::Lang(Lang::Nl)).unwrap();
    assert_eq!(fs::read_to_string(&target).unwrap(), format!("{line}\n"));
    assert!(link.is_symlink());
    symlink("other.toml", &other).unwrap();
    let [told, dutch] = unkept(&other, &Change::Lang(Lang::Nl), line);
    assert!(told.contains("back to itself") && dutch.contains("naar zichzelf"));
}

#[test]
fn a_folder_that_may_only_be_read_gets_no_file_and_a_file_in_it_is_written_where_it_is() {
    let folder = Folder::new();
    let shut = folder.path().join("shut");
    fs::create_dir(&shut).unwrap();
    let file = shut.join("config.toml");
    let shut_off = |mode| fs::set_permissions(&shut, Permissions::from_mode(mode)).unwrap();
    shut_off(0o555);
    let theme = Change::Theme("zwartwit".into());
    let [told, _] = unkept(&file, &theme, "theme = \"zwartwit\"");
    assert!(told.contains("permission is denied"), "{told}");
    shut_off(0o755);
    fs::write(&file, "theme = \"klassiek\" # as it comes\nmouse = true\n").unwrap();
    shut_off(0o555);
    remember(&file, &Change::Theme("dag".into())).unwrap();
    let text = fs::read_to_string(&file).unwrap();
    shut_off(0o755);
    assert_eq!(text, "theme = \"dag\" # as it comes\nmouse = true\n");
}

#[test]
fn a_folder_in_the_way_is_told_with_the_line() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let theme = Change::Theme("nacht".into());
    let line = "theme = \"nacht\"";
    unkept(&file.join("config.toml"), &theme, line);
    unkept(folder.path(), &theme, line);
    assert_eq!(fs::read_to_string(&file).unwrap(), "");
}

#[test]
fn what_is_not_toml_is_left_alone() {
    let folder = Folder::new();
    let path = folder.path().join("config.toml");
    fs::write(&path, "theme = = 3\n").unwrap();
    let error = remember(&path, &Change::Theme("nacht".into())).unwrap_err();
    let line = "theme = \"nacht\"";
    for (lang, why) in [
        (Lang::En, "cannot be understood"),
        (Lang::Nl, "niet te begrijpen"),
    ] {
        let told = error.sentence(lang.words());
        assert!(told.contains(why) && told.ends_with(line), "{told}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), "theme = = 3\n");
}
