//! The program: one small function a command.

#![forbid(unsafe_code)]

use std::env;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use reglement::board::piece::Seat;
use reglement::cli::{self, Cli, Command, Look};
use reglement::config;
use reglement::games::exercises::Exercise;
use reglement::host::deleting::{Consent, delete, kept};
use reglement::host::evening::{Ended, Evening, Place};
use reglement::host::gallery::{self, Drawn};
use reglement::host::judge::{self, Counting, Judged};
use reglement::host::listed::{Form, Selection, Which};
use reglement::host::misused::{self, Misused, NoCommand, NoTheme};
use reglement::host::moments::Moments;
use reglement::host::outcome::{Done, Failure, Line, System, misuse, no, output, written};
use reglement::host::papers::export::{self, Over};
use reglement::host::papers::format::Format;
use reglement::host::papers::import;
use reglement::host::plain::{self, Manner, PlainError, Trial};
use reglement::host::preferences::{Settings, told};
use reglement::host::refused::reason;
use reglement::host::rulebook::{Request, RulebookError, WIDTH, Wanted, print};
use reglement::host::settle::{self, SettleError};
use reglement::host::spoken::{Said, or_settings, spoken};
use reglement::host::terminal::depth::{Depth, Surroundings};
use reglement::host::terminal::erasure::Erasure;
use reglement::host::terminal::restore;
use reglement::host::terminal::{Options, Terminal, is_screen};
use reglement::host::themes;
use reglement::host::{exercises, faults, listed, looks, pager, records, show, usage};
use reglement::lang::{Lang, Say};
use reglement::law::text::Shown;
use reglement::notation::diagram::Men;
use reglement::notation::fen_draughts;
use reglement::room::notice::Unaccepted;
use reglement::room::progress::Progress;
use reglement::room::{Keep, Room, folder, shelf};
use reglement::table::Table;
use reglement::table::act::{Act, Undertaking};
use reglement::table::drill::Drill;
use reglement::table::laying::Laying;

fn main() -> ExitCode {
    let farewell = Lang::default().words().screen.farewell;
    restore::restore_on_panic(farewell.to_owned());
    let words: Vec<String> = env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    match Cli::try_parse().map_err(|error| misused(error, &words)) {
        Ok(cli) => ended(run(cli), &words),
        Err(done) => ended(done, &words),
    }
}

/// How the program ends; what went wrong is said at this last step, in the language of who reads it.
fn ended(done: Done, words: &[String]) -> ExitCode {
    match done {
        Ok(status) => status,
        Err(Failure { status, why }) => {
            let lang = spoken(words);
            // Nobody is left to be told when standard error is gone too.
            let _ = writeln!(io::stderr(), "reglement: {}", why.say(lang));
            ExitCode::from(status)
        }
    }
}

/// Help and the version are no failure; anything else is wrong use.
fn misused(error: clap::Error, words: &[String]) -> Done {
    if error.kind() == ErrorKind::DisplayVersion {
        return output(|out| write!(out, "{error}"));
    }
    let path = misused::path(words);
    match error.kind() {
        ErrorKind::DisplayHelp => help(&path, spoken(words)),
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let mut text = Vec::new();
            let names: Vec<&str> = path.iter().map(String::as_str).collect();
            let _ = usage::text::help(&mut text, &names, spoken(words), WIDTH);
            let _ = io::stderr().write_all(&text);
            Ok(ExitCode::from(2))
        }
        _ => Err(misuse(Misused { error, path })),
    }
}

fn run(cli: Cli) -> Done {
    let said = Said::of(&cli)?;
    let lang = said.lang;
    match cli.command {
        None => menu(&cli.look, lang),
        Some(Command::Play(asked)) => {
            let look = asked.look.clone().or(cli.look);
            play(&asked, &look, lang)
        }
        Some(Command::Resume { file, copy, look }) => {
            let damaged = if copy { Damaged::Copied } else { Damaged::Left };
            resume(file, damaged, &look.or(cli.look), lang)
        }
        Some(Command::Rules(asked)) => rules(&asked, &said),
        Some(Command::Exercises { number, look }) => exercises(number, &look.or(cli.look), lang),
        Some(Command::Moves { position }) => moves(&position, lang),
        Some(Command::Judge { position, moves }) => judge(&position, &moves, lang),
        Some(Command::Perft {
            game,
            depth,
            fen,
            seating,
            divide,
        }) => {
            let position = cli::Position { game, fen, seating };
            perft(&position, depth, divide, lang)
        }
        Some(Command::Record { what }) => record(what, &cli.look, lang),
        Some(Command::Config { what }) => settings(what, lang),
        Some(Command::Themes { name, look }) => themes(name.as_deref(), &look.or(cli.look), lang),
        Some(Command::Completions { shell }) => {
            let text = usage::shell::script(shell, or_settings(lang));
            output(|out| out.write_all(&text))
        }
        Some(Command::Man) => {
            let text = usage::roff::manual(or_settings(lang));
            output(|out| out.write_all(text.as_bytes()))
        }
        Some(Command::Help { path }) => {
            let known = misused::path(&path);
            match path.get(known.len()) {
                None => help(&known, or_settings(lang)),
                Some(name) => Err(misuse(NoCommand {
                    name: name.clone(),
                    of: known,
                })),
            }
        }
    }
}

fn help(path: &[String], lang: Lang) -> Done {
    let path: Vec<&str> = path.iter().map(String::as_str).collect();
    let mut text = Vec::new();
    let told = usage::text::help(&mut text, &path, lang, width().min(WIDTH));
    written(told.and_then(|()| pager::show(&text)))
}

fn menu(look: &Look, lang: Option<Lang>) -> Done {
    let settings = told(look, lang)?;
    if look.plain || !is_screen(&Surroundings::here()) {
        return Err(misuse(Line(|words| words.misuse.no_menu)));
    }
    on_screen(None, &settings)
}

fn play(asked: &cli::Play, look: &Look, lang: Option<Lang>) -> Done {
    let loaded = told(look, lang)?;
    let usual = looks::usual(&loaded.config);
    let setup = settle::setup(asked, &usual, || fastrand::u64(..))?;
    forgiven(asked.fen.as_deref(), loaded.lang());
    if asked.edit {
        let position = setup.position().map_err(SettleError::from)?;
        let laying = Box::new(Laying::of(setup.game, &position));
        return sit_down(Place::Desk(laying), look, &loaded);
    }
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
        Err(Unaccepted::ReadOnly) => Err(no(Line(|words| words.room.only_looked_at))),
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

fn resume(file: Option<PathBuf>, damaged: Damaged, look: &Look, lang: Option<Lang>) -> Done {
    let loaded = told(look, lang)?;
    let named = file.is_some();
    let path = match file {
        Some(file) => kept(&file),
        None => {
            let folder = folder::games().map_err(no)?;
            let lines = &loaded.lang().words().room;
            match shelf::last_unfinished(&folder).map_err(no)? {
                Some(listed) => listed.path,
                None => {
                    return Err(no(match shelf::last_elsewhere(&folder).map_err(no)? {
                        Some(listed) => (lines.open_elsewhere)(&listed.path.display().to_string()),
                        None => lines.no_unfinished.to_owned(),
                    }));
                }
            }
        }
    };
    let room = match (Room::resume(&path), damaged) {
        (Ok(room), _) if !named && room.awaits_next() => {
            let next = room.following(&Keep::WithMyGames);
            next.unwrap_or(Ok(room)).map_err(SettleError::from)?
        }
        (Ok(room), _) => room,
        (Err(error), Damaged::Left) => {
            let words = loaded.lang().words();
            let mut message = error.say(loaded.lang());
            if let Some(readable) = error.readable(words) {
                message = format!("{message}\n{readable} {}", words.misuse.copy_so);
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
        Place::Desk(_) => return Err(misuse(Line(|words| words.misuse.no_desk))),
        Place::Exercise(exercise) => {
            let drill = Drill::new(exercise);
            let table = Table::new(drill.setup()).map_err(SettleError::from)?;
            progress = remembered(settings.lang());
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
        Err(PlainError::Input(cause)) => Err(no(System {
            line: |lines| lines.input,
            cause,
        })),
    }
}

/// An evening on the screen, beginning at a table or at the menu.
fn on_screen(place: Option<Place>, settings: &Settings) -> Done {
    let depth = looks::depth(settings.config.color, &Surroundings::here());
    let taste = looks::taste(
        &settings.config,
        settings.keys.clone(),
        settings.path.as_deref(),
        depth,
    );
    let mouse = match settings.config.mouse {
        config::Mouse::On => restore::Mouse::On,
        config::Mouse::Off => restore::Mouse::Off,
    };
    let farewell = taste.look.words().screen.farewell.to_owned();
    let (mut window, events) = Terminal::open(Options {
        depth,
        erasure: Erasure::of(&Surroundings::here()),
        charset: looks::charset(&settings.config, &Surroundings::here()),
        mouse,
        farewell,
    })
    .map_err(|cause| {
        no(System {
            line: |lines| lines.no_terminal,
            cause,
        })
    })?;
    let mut evening = Evening {
        window: &mut window,
        events: &events,
        taste,
        settings: settings.path.clone(),
        problems: settings.fault.clone(),
    };
    match evening.spend(place) {
        Ended::Home => Ok(ExitCode::SUCCESS),
        Ended::Told(leave) => Ok(ExitCode::from(leave.status())),
    }
}

fn exercises(number: Option<String>, look: &Look, lang: Option<Lang>) -> Done {
    let settings = told(look, lang)?;
    let Some(number) = number else {
        let mut text = Vec::new();
        let listed = exercises::list(
            &mut text,
            &remembered(settings.lang()),
            settings.lang(),
            width(),
        );
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
fn remembered(lang: Lang) -> Progress {
    let Ok(path) = folder::exercises() else {
        return Progress::default();
    };
    Progress::load(path).unwrap_or_else(|error| {
        let _ = writeln!(io::stderr(), "reglement: {}", error.say(lang));
        Progress::default()
    })
}

fn rules(asked: &cli::Rules, said: &Said) -> Done {
    let sought = asked.find.as_deref();
    if sought.is_some_and(|words| words.trim().is_empty()) {
        return Err(misuse(Line(|words| words.misuse.no_words)));
    }
    let settings = told(&Look::default(), said.lang)?;
    let (wanted, shown) = match asked.treatment {
        // Its lines are the program's own, and not the articles'.
        true => (Wanted::Treatment, Shown::Both),
        false => (Wanted::Words, looks::shown(&settings.config)),
    };
    let request = Request {
        source: asked.source.as_deref(),
        article: asked.article.as_deref(),
        find: sought,
        wanted,
        shown: said.shown.unwrap_or(shown),
        lang: settings.lang(),
        width: width(),
    };
    let mut text = Vec::new();
    match print(&mut text, &request) {
        Ok(()) => written(pager::show(&text)),
        Err(RulebookError::Write(error)) => written(Err(error)),
        Err(error) if error.is_misuse() => Err(misuse(error)),
        Err(error) => Err(no(error)),
    }
}

/// What was forgiven in a position text, and may not have been meant.
fn forgiven(text: Option<&str>, lang: Lang) {
    if text.is_some_and(fen_draughts::says_the_turn_twice) {
        let told = lang.words().misuse.turn_twice;
        let _ = writeln!(io::stderr(), "reglement: {told}");
    }
}

fn moves(asked: &cli::Position, lang: Option<Lang>) -> Done {
    let (_, position) = settle::asked(asked)?;
    forgiven(asked.fen.as_deref(), or_settings(lang));
    output(|out| judge::moves(&position, out))
}

/// What it prints, and how it reads the letters of the men, the settings do not change: scripts rely on it.
fn judge(asked: &cli::Position, texts: &[String], lang: Option<Lang>) -> Done {
    let (game, position) = settle::asked(asked)?;
    forgiven(asked.fen.as_deref(), or_settings(lang));
    let table = judge::table(game, Some(position)).map_err(SettleError::from)?;
    let lang = lang.unwrap_or_default();
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

fn perft(asked: &cli::Position, depth: u32, divide: bool, lang: Option<Lang>) -> Done {
    let (_, position) = settle::asked(asked)?;
    forgiven(asked.fen.as_deref(), or_settings(lang));
    let how = match divide {
        true => Counting::ByMove,
        false => Counting::Total,
    };
    output(|out| judge::count(&position, depth, how, out))
}

fn record(what: cli::Record, look: &Look, lang: Option<Lang>) -> Done {
    let lang = or_settings(lang);
    let mut out = BufWriter::new(io::stdout().lock());
    let done = match what {
        cli::Record::Show {
            file,
            diagram,
            every,
            glyphs,
        } => {
            let glyphs = glyphs.or_else(|| look.glyphs.clone());
            let manner = show::Manner {
                lang,
                men: match glyphs.as_deref() {
                    Some("unicode") => Men::Figures,
                    _ => Men::Letters,
                },
                moments: Moments::read(&diagram, every).map_err(misuse)?,
            };
            show::show(&mut out, &kept(&file), &manner)
        }
        cli::Record::List(asked) => {
            let wanted = Selection {
                game: asked.game.as_deref().map(settle::game).transpose()?,
                player: asked.player,
                which: match asked.unfinished {
                    true => Which::Unfinished,
                    false => Which::All,
                },
                form: match asked.plain || look.plain {
                    true => Form::Tabs,
                    false => Form::Columns,
                },
                lang,
            };
            let listed = folder::games().map_err(records::RecordsError::from);
            listed.and_then(|folder| listed::list(&mut out, &folder, &wanted))
        }
        cli::Record::Import {
            files,
            format,
            game,
            only,
            check,
        } => {
            let wanted = import::Wanted {
                lang,
                format: format.as_deref().and_then(Format::named),
                game: game.as_deref().map(settle::game).transpose()?,
                folder: match check {
                    true => None,
                    false => Some(folder::games().map_err(no)?),
                },
                only: import::numbers(only.as_deref()).map_err(misuse)?,
            };
            let count = import::import(&files, &wanted, &mut out, &mut io::stderr());
            match count {
                Ok(count) if count.wrong > 0 || count.amiss => return Ok(ExitCode::from(1)),
                done => done.map(|_| ()),
            }
        }
        cli::Record::Export {
            files,
            format,
            output,
            force,
        } => {
            let format = format.as_deref().and_then(Format::named);
            let files: Vec<_> = files.iter().map(|file| kept(file)).collect();
            let text = export::exported(&files, format, lang);
            let text = text.map_err(|why| Failure { status: 1, why })?;
            let over = if force { Over::Said } else { Over::Never };
            match output.filter(|path| path.as_os_str() != "-") {
                Some(path) => {
                    let put = export::put(&path, &text, over);
                    return put
                        .map(|()| ExitCode::SUCCESS)
                        .map_err(|why| Failure { status: 1, why });
                }
                None => write!(out, "{text}").map_err(records::RecordsError::from),
            }
        }
        cli::Record::Delete { file, yes } => {
            let consent = match yes {
                true => Consent::Given,
                false => Consent::Asked,
            };
            return delete(&kept(&file), consent, lang);
        }
    };
    let done = done.and_then(|()| out.flush().map_err(records::RecordsError::from));
    match done {
        Err(records::RecordsError::Output(error)) => written(Err(error)),
        Err(records::RecordsError::Journal(error)) => Err(no(error)),
        Err(records::RecordsError::Moment(error)) => Err(no(error)),
        Ok(()) => Ok(ExitCode::SUCCESS),
    }
}

fn settings(what: cli::Config, lang: Option<Lang>) -> Done {
    let loaded = config::load(|name| env::var_os(name));
    let lang = lang.unwrap_or_else(|| looks::lang(loaded.config.language));
    let words = &lang.words().config;
    let (_, problems) = faults::faults(&loaded);
    let unused = faults::themes_unused(&loaded);
    let config = faults::holding(&loaded, &problems);
    let path = loaded.path;
    match what {
        cli::Config::Path => match path {
            Some(path) => output(|out| writeln!(out, "{}", path.display())),
            None => Err(no(Line(|words| words.config.homeless))),
        },
        cli::Config::Show => {
            output(|out| write!(out, "{}", config.shown(&|origin| (words.origin)(origin))))
        }
        cli::Config::Check => {
            let Some(path) = path else {
                return output(|out| writeln!(out, "{}", words.homeless));
            };
            if problems.is_empty() && unused.is_empty() {
                let file = path.display().to_string();
                let said = if path.exists() {
                    words.sound
                } else {
                    words.absent
                };
                return output(|out| writeln!(out, "{}", said(&file)));
            }
            output(|out| {
                let mut wrong = problems.iter().chain(&unused);
                wrong.try_for_each(|problem| writeln!(out, "{}", words.say(problem)))
            })?;
            Ok(ExitCode::from(1))
        }
    }
}

fn themes(name: Option<&str>, look: &Look, lang: Option<Lang>) -> Done {
    let settings = told(look, lang)?;
    let around = Surroundings::here();
    let depth = match io::stdout().is_terminal() && around.has_screen() {
        true => looks::depth(settings.config.color, &around),
        false => Depth::None,
    };
    let themes = themes::load(settings.path.as_deref(), looks::colours(depth));
    if let Some(name) = name.filter(|name| !themes.listed().iter().any(|it| it.name == *name)) {
        return Err(misuse(NoTheme::of(None, name, &themes)));
    }
    let drawn = Drawn {
        asked: name,
        config: &settings.config,
        depth,
        charset: looks::charset(&settings.config, &around),
        able: looks::able(&around),
    };
    let mut text = Vec::new();
    let shown = gallery::show(&mut text, &themes, &drawn);
    let done = written(shown.and_then(|()| pager::show(&text)))?;
    match name.is_some_and(|name| !themes.faults(name).is_empty()) {
        true => Ok(ExitCode::from(1)),
        false => Ok(done),
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
