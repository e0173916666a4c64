//! The user's settings over the defaults, what is said of those that cannot be used, and how a changed one is written.

#[path = "support/folder.rs"]
mod folder;

use std::ffi::OsString;
use std::fs;

use folder::Folder;
use reglement::config::place::path;
use reglement::config::problem::{Problem, What};
use reglement::config::read::over;
use reglement::config::{
    Claims, Color, Config, DEFAULTS, Language, Law, Letter, Mouse, View, load,
};
use reglement::games::Game;
use reglement::host::looks::usual;
use reglement::host::remember::remember;
use reglement::lang::Lang;
use reglement::table::house::{self, Watch};
use reglement::ui::menu::settings::Change;

fn read(text: &str) -> (Config, Vec<Problem>) {
    over(Config::default(), text.as_bytes(), "mine.toml")
}

/// The only problem of a text, as it is shown; the settings must be the defaults.
fn told(text: &str) -> String {
    let (config, problems) = read(text);
    assert_eq!(config, Config::default(), "{text}");
    let shown: Vec<String> = problems.iter().map(Problem::to_string).collect();
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
            "mine.toml, line 1, column 9: theme: a number is not what is wanted here; allowed: the name of a theme, such as \"klassiek\"",
        ),
        (
            "view = \"round\"\n",
            "mine.toml, line 1, column 8: view: \"round\" is not one of its values; allowed: \"fixed\", \"turning\"",
        ),
        (
            "mouse = \"yes\"\n",
            "mine.toml, line 1, column 9: mouse: a text is not what is wanted here; allowed: true, false",
        ),
        (
            "letter = \"yes\"\n",
            "mine.toml, line 1, column 10: letter: a text is not what is wanted here; allowed: true, false",
        ),
        (
            "claims = \"loud\"\n",
            "mine.toml, line 1, column 10: claims: \"loud\" is not one of its values; allowed: \"hinted\", \"silent\"",
        ),
        (
            "claims = true\n",
            "mine.toml, line 1, column 10: claims: true or false is not what is wanted here; allowed: \"hinted\", \"silent\"",
        ),
        (
            "letter = yes\n",
            "mine.toml, line 1, column 10: letter: a text is not what is wanted here; allowed: true, false",
        ),
        (
            "leter = true\n",
            "mine.toml, line 1, column 1: leter: unknown; did you mean letter?",
        ),
        (
            "[clocks]\nminutes = 5\n",
            "mine.toml, line 1, column 2: clocks: unknown",
        ),
        (
            "[keys]\nflip = 3\n",
            "mine.toml, line 2, column 8: keys.flip: a number is not what is wanted here; allowed: a key such as \"u\", or a list of keys",
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
fn the_settings_shown_are_read_back_the_same() {
    let (config, _) = read(
        "language = \"nl\"\ncolor = \"none\"\nmouse = true\nletter = true\nclaims = \"silent\"\n[keys]\nflip = [\"\\\"\", \"Ctrl-t\"]\n",
    );
    let shown = config.to_string();
    let (again, problems) = read(&shown);
    assert_eq!(problems, []);
    assert_eq!(again.to_string(), shown);
    assert_eq!((again.color, again.mouse), (Color::None, Mouse::On));
    assert_eq!(
        (again.letter, again.claims),
        (Letter::Players, Claims::Silent)
    );
}

#[test]
fn comments_and_order_stay() {
    let folder = Folder::new();
    let path = folder.path().join("config.toml");
    fs::write(
        &path,
        "# mine\ntheme = \"nacht\" # dark\n\n[keys]\nup = \"k\"\n",
    )
    .unwrap();
    remember(&path, &Change::Theme("zwartwit".into())).unwrap();
    remember(&path, &Change::View(View::Turning)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(
        text,
        "# mine\ntheme = \"zwartwit\" # dark\nview = \"turning\"\n\n[keys]\nup = \"k\"\n"
    );
}

#[test]
fn a_file_is_made_with_its_folder_and_a_mark_stays_at_the_start() {
    let folder = Folder::new();
    let path = folder.path().join("deep").join("config.toml");
    remember(&path, &Change::Lang(Lang::Nl)).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "language = \"nl\"\n");
    fs::write(&path, "\u{feff}language = \"nl\"\r\n").unwrap();
    remember(&path, &Change::Lang(Lang::En)).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("\u{feff}language = \"en\""), "{text:?}");
    assert_eq!(text.matches('\u{feff}').count(), 1);
}

#[test]
fn a_link_stays_a_link() {
    let folder = Folder::new();
    let (target, link) = (
        folder.path().join("dotfile"),
        folder.path().join("config.toml"),
    );
    fs::write(&target, "theme = \"nacht\"\n").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    remember(&link, &Change::Theme("klassiek".into())).unwrap();
    assert!(link.is_symlink());
    assert_eq!(
        fs::read_to_string(&target).unwrap(),
        "theme = \"klassiek\"\n"
    );
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
