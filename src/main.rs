//! The program: one small function a command.

#![forbid(unsafe_code)]

use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use reglement::board::piece::Seat;
use reglement::cli::{self, Cli, Command, Look};
use reglement::config::{self, Choice, Color, Config, Glyphs, Language, Loaded};
use reglement::games::exercises::Exercise;
use reglement::host::evening::{Ended, Evening, Place};
use reglement::host::judge::{self, Counting, Judged};
use reglement::host::outcome::{Done, Failure, misuse, misused, no, output, written};
use reglement::host::plain::{self, Manner, PlainError, Trial};
use reglement::host::refused::reason;
use reglement::host::rulebook::{Request, RulebookError, WIDTH, Wanted, print};
use reglement::host::settle::{self, SettleError};
use reglement::host::terminal::depth::{Depth, Surroundings};
use reglement::host::terminal::restore;
use reglement::host::terminal::{Options, Terminal, is_screen};
use reglement::host::{exercises, looks, pager, records};
use reglement::lang::Lang;
use reglement::law::text::Shown;
use reglement::notation::fen_draughts;
use reglement::room::notice::Unaccepted;
use reglement::room::progress::Progress;
use reglement::room::{Keep, Room, folder, shelf};
use reglement::table::Table;
use reglement::table::act::{Act, Undertaking};
use reglement::table::drill::Drill;

fn main() -> ExitCode {
    let farewell = Lang::default().words().screen.farewell;
    restore::restore_on_panic(farewell.to_owned());
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return misused(&error),
    };
    match run(cli) {
        Ok(status) => status,
        Err(Failure { status, message }) => {
            // Nobody is left to be told when standard error is gone too.
            let _ = writeln!(io::stderr(), "reglement: {message}");
            ExitCode::from(status)
        }
    }
}

fn run(cli: Cli) -> Done {
    match cli.command {
        None => menu(&cli.look),
        Some(Command::Play(asked)) => {
            let look = asked.look.clone().or(cli.look);
            play(&asked, &look)
        }
        Some(Command::Resume { file, copy, look }) => {
            let damaged = if copy { Damaged::Copied } else { Damaged::Left };
            resume(file, damaged, &look.or(cli.look))
        }
        Some(Command::Rules(asked)) => rules(&asked, &cli.look),
        Some(Command::Exercises { number, look }) => exercises(number, &look.or(cli.look)),
        Some(Command::Moves { position }) => moves(&position),
        Some(Command::Judge {
            position,
            moves,
            lang,
        }) => judge(&position, &moves, &lang),
        Some(Command::Perft {
            game,
            depth,
            fen,
            seating,
            divide,
        }) => {
            let position = cli::Position { game, fen, seating };
            perft(&position, depth, divide)
        }
        Some(Command::Record { what }) => record(what),
        Some(Command::Config { what }) => settings(what),
        Some(Command::Themes) => themes(),
        Some(Command::Completions { shell }) => completions(shell),
    }
}

fn menu(look: &Look) -> Done {
    let settings = told(look);
    if look.plain || !is_screen(&Surroundings::here()) {
        return Err(misuse(
            "the menu needs a terminal; without one, name a game, as in: reglement play chess-1869 --plain",
        ));
    }
    on_screen(None, &settings)
}

fn play(asked: &cli::Play, look: &Look) -> Done {
    let loaded = told(look);
    let usual = looks::usual(&loaded.config);
    let setup = settle::setup(asked, &usual, || fastrand::u64(..))?;
    forgiven(asked.fen.as_deref());
    let undertakings = asked.undertake.iter();
    let undertakings = undertakings.map(|text| settle::undertaking(setup.game, text));
    let undertakings = undertakings.collect::<Result<Vec<_>, _>>()?;
    // First at a table that nobody keeps, so that an undertaking refused leaves no record.
    let mut trial = Room::unkept(Table::new(setup.clone()).map_err(SettleError::from)?);
    undertake(&mut trial, &undertakings, loaded.lang())?;
    let mut room = Room::open(setup, &Keep::WithMyGames).map_err(SettleError::from)?;
    undertake(&mut room, &undertakings, loaded.lang())?;
    sit_down(Place::Table(Box::new(room)), look, &loaded)
}

fn undertake(room: &mut Room, pledges: &[(Seat, Undertaking)], lang: Lang) -> Result<(), Failure> {
    pledges
        .iter()
        .try_for_each(|(seat, how)| submit(room, *seat, Act::Undertake(*how), lang))
}

fn submit(room: &mut Room, seat: Seat, act: Act, lang: Lang) -> Result<(), Failure> {
    match room.submit(seat, act) {
        Ok(()) => Ok(()),
        Err(Unaccepted::Refused(refusal)) => {
            let article = refusal.ruling.article;
            let why = reason(&room.table().state().position, &refusal.breach, lang);
            Err(no(format!("{} {article}: {why}", article.source.id())))
        }
        Err(Unaccepted::NotKept(error)) => Err(no(error)),
        Err(Unaccepted::ReadOnly) => Err(no(lang.words().room.only_looked_at)),
    }
}

/// What becomes of a damaged record that someone would go on with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Damaged {
    /// It is told, and left.
    Left,
    /// As far as it can be read, a copy goes on; it is left too.
    Copied,
}

fn resume(file: Option<PathBuf>, damaged: Damaged, look: &Look) -> Done {
    let loaded = told(look);
    let path = match file {
        Some(path) => path,
        None => {
            let folder = folder::games().map_err(no)?;
            let last = shelf::last_unfinished(&folder).map_err(no)?;
            last.map(|listed| listed.path)
                .ok_or_else(|| no("there is no unfinished game; begin one with reglement play"))?
        }
    };
    let room = match (Room::resume(&path), damaged) {
        (Ok(room), _) => room,
        (Err(error), Damaged::Left) => {
            let mut message = error.to_string();
            if let Some(readable) = error.readable(loaded.lang().words()) {
                message = format!("{message}\n{readable} (reglement resume --copy FILE)");
            }
            return Err(no(message));
        }
        (Err(error), Damaged::Copied) => match error.into_readable() {
            Ok(record) => Room::copy_of(record, &Keep::WithMyGames),
            Err(error) => return Err(no(error)),
        },
    };
    sit_down(Place::Table(Box::new(room)), look, &loaded)
}

/// The players and their game: on the screen where there is one, else in lines.
fn sit_down(place: Place, look: &Look, settings: &Settings) -> Done {
    if !look.plain && is_screen(&Surroundings::here()) {
        return on_screen(Some(place), settings);
    }
    let mut progress;
    let (mut room, trial) = match place {
        Place::Table(room) | Place::Review(room) => (*room, None),
        Place::Exercise(exercise) => {
            let drill = Drill::new(exercise);
            let table = Table::new(drill.setup()).map_err(SettleError::from)?;
            progress = remembered();
            let progress = &mut progress;
            (Room::unkept(table), Some(Trial { drill, progress }))
        }
    };
    let manner = Manner {
        lang: settings.lang(),
        shown: looks::shown(&settings.config),
    };
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    match plain::run(&mut room, manner, trial, &mut input, &mut output) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(PlainError::Output(error)) => written(Err(error)),
        Err(error @ PlainError::Input(_)) => Err(no(error)),
    }
}

/// An evening on the screen, beginning at a table or at the menu.
fn on_screen(place: Option<Place>, settings: &Settings) -> Done {
    let depth = looks::depth(settings.config.color, &Surroundings::here());
    let (taste, more) = looks::taste(&settings.config, settings.path.as_deref(), depth);
    let mouse = match settings.config.mouse {
        config::Mouse::On => restore::Mouse::On,
        config::Mouse::Off => restore::Mouse::Off,
    };
    let farewell = taste.look.words().screen.farewell.to_owned();
    let problems: Vec<String> = settings.problems.iter().cloned().chain(more).collect();
    let (mut window, events) = Terminal::open(Options {
        depth,
        charset: looks::charset(&settings.config),
        mouse,
        farewell,
    })
    .map_err(no)?;
    let mut evening = Evening {
        window: &mut window,
        events: &events,
        taste,
        settings: settings.path.clone(),
        problems: (!problems.is_empty()).then(|| problems.join("; ")),
    };
    match evening.spend(place) {
        Ended::Home => Ok(ExitCode::SUCCESS),
        Ended::Told(leave) => Ok(ExitCode::from(leave.status())),
    }
}

fn exercises(number: Option<String>, look: &Look) -> Done {
    let settings = told(look);
    let Some(number) = number else {
        let mut text = Vec::new();
        let listed = exercises::list(&mut text, &remembered(), settings.lang(), width());
        return written(listed.and_then(|()| pager::show(&text)));
    };
    match number.parse().ok().and_then(Exercise::number) {
        Some(exercise) => sit_down(Place::Exercise(exercise), look, &settings),
        None => {
            let lines = &settings.lang().words().exercise;
            let named: String = number.chars().take(40).collect();
            Err(misuse((lines.none)(&named, Exercise::all().len())))
        }
    }
}

/// What is remembered of the exercises; what is wrong with that is told, and nothing is remembered.
fn remembered() -> Progress {
    let Ok(path) = folder::exercises() else {
        return Progress::default();
    };
    Progress::load(path).unwrap_or_else(|error| {
        let _ = writeln!(io::stderr(), "reglement: {error}");
        Progress::default()
    })
}

fn rules(asked: &cli::Rules, look: &Look) -> Done {
    let settings = told(look);
    let named = asked.lang.as_deref().and_then(Shown::named);
    let (wanted, shown) = match asked.treatment {
        // Its lines are the program's own, and not the articles'.
        true => (Wanted::Treatment, Shown::Both),
        false => (Wanted::Words, looks::shown(&settings.config)),
    };
    let request = Request {
        source: asked.source.as_deref(),
        article: asked.article.as_deref(),
        find: asked.find.as_deref(),
        wanted,
        shown: named.unwrap_or(shown),
        lang: settings.lang(),
        width: width(),
    };
    let mut text = Vec::new();
    match print(&mut text, &request) {
        Ok(()) => written(pager::show(&text)),
        Err(error @ RulebookError::Write(_)) => Err(no(error)),
        Err(error) => Err(no(error.say(request.spoken()))),
    }
}

/// What was forgiven in a position text, and may not have been meant.
fn forgiven(text: Option<&str>) {
    if text.is_some_and(fen_draughts::says_the_turn_twice) {
        let _ = writeln!(
            io::stderr(),
            "reglement: --fen: the turn is said twice; it is read once"
        );
    }
}

fn moves(asked: &cli::Position) -> Done {
    let (_, position) = settle::asked(asked)?;
    forgiven(asked.fen.as_deref());
    output(|out| judge::moves(&position, out))
}

fn judge(asked: &cli::Position, texts: &[String], lang: &str) -> Done {
    let (game, position) = settle::asked(asked)?;
    forgiven(asked.fen.as_deref());
    let table = judge::table(game, Some(position)).map_err(SettleError::from)?;
    let lang = Lang::named(lang).unwrap_or_default();
    let mut judged = Judged::Legal;
    let done = output(|out| {
        judged = judge::judge(table, texts, lang, out)?;
        Ok(())
    })?;
    match judged {
        Judged::Legal => Ok(done),
        Judged::Refused => Ok(ExitCode::from(1)),
        Judged::Unclear(why) => Err(no(why)),
    }
}

fn perft(asked: &cli::Position, depth: u32, divide: bool) -> Done {
    let (_, position) = settle::asked(asked)?;
    forgiven(asked.fen.as_deref());
    let how = match divide {
        true => Counting::ByMove,
        false => Counting::Total,
    };
    output(|out| judge::count(&position, depth, how, out))
}

fn record(what: cli::Record) -> Done {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match what {
        cli::Record::Show { file } => records::show(&mut out, &file),
        cli::Record::List => {
            let folder = folder::games().map_err(no)?;
            records::list(&mut out, &folder)
        }
    };
    let done = done.and_then(|()| out.flush().map_err(records::RecordsError::from));
    match done {
        Err(records::RecordsError::Output(error)) => written(Err(error)),
        Err(error) => Err(no(error)),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}

fn settings(what: cli::Config) -> Done {
    let loaded = config::load(|name| env::var_os(name));
    let Loaded {
        config,
        problems,
        path,
    } = loaded;
    match what {
        cli::Config::Path => match path {
            Some(path) => output(|out| writeln!(out, "{}", path.display())),
            None => Err(no(
                "there is no folder for settings: neither XDG_CONFIG_HOME nor HOME names one",
            )),
        },
        cli::Config::Show => output(|out| write!(out, "{config}")),
        cli::Config::Check => {
            let file = path.as_deref().map_or_else(
                || "config.toml".to_owned(),
                |path| path.display().to_string(),
            );
            // A theme is only missed, and two meanings of a key only found, where they are put to use.
            let (_, unusable) = looks::taste(&config, path.as_deref(), Depth::True);
            let unusable = unusable.iter().map(|what| format!("{file}: {what}"));
            let wrong: Vec<String> = problems
                .iter()
                .map(ToString::to_string)
                .chain(unusable)
                .collect();
            if wrong.is_empty() {
                return output(|out| writeln!(out, "{file}: nothing is wrong"));
            }
            output(|out| wrong.iter().try_for_each(|line| writeln!(out, "{line}")))?;
            Ok(ExitCode::from(1))
        }
    }
}

fn themes() -> Done {
    output(|out| {
        looks::themes()
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
    })
}

fn completions(shell: clap_complete::Shell) -> Done {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "reglement", &mut text);
    output(|out| out.write_all(&text))
}

/// The settings, the options of the command line put over them.
struct Settings {
    config: Config,
    path: Option<PathBuf>,
    problems: Vec<String>,
}

impl Settings {
    fn lang(&self) -> Lang {
        looks::lang(self.config.language)
    }
}

/// Reads the settings; what is wrong with them is told, and the defaults hold.
fn told(look: &Look) -> Settings {
    let Loaded {
        mut config,
        problems,
        path,
    } = config::load(|name| env::var_os(name));
    let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
    for problem in &problems {
        let _ = writeln!(io::stderr(), "reglement: {problem}");
    }
    if let Some(language) = look.lang.as_deref().and_then(Language::named) {
        config.language = language;
    }
    if let Some(theme) = &look.theme {
        config.theme.clone_from(theme);
    }
    if let Some(glyphs) = look.glyphs.as_deref().and_then(Glyphs::named) {
        config.glyphs = glyphs;
    }
    if let Some(color) = look.color.as_deref().and_then(Color::named) {
        config.color = color;
    }
    Settings {
        config,
        path,
        problems,
    }
}

/// The columns of the terminal, or of a page.
fn width() -> usize {
    let columns = match io::stdout().is_terminal() {
        true => rustix::termios::tcgetwinsize(io::stdout()).map_or(0, |size| size.ws_col),
        false => 0,
    };
    match usize::from(columns) {
        0 => WIDTH,
        columns => columns,
    }
}
