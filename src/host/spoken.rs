//! The language in which the program speaks: what the command line says of it, or else the settings.

use std::env;

use crate::cli::{Cli, Command, Record};
use crate::config;
use crate::host::looks;
use crate::host::outcome::{Failure, Filled, misuse};
use crate::lang::Lang;
use crate::lang::sentence::typed;
use crate::law::text::Shown;

/// The language that the words of a command line ask for, whether they can be understood or not, or else the settings.
pub fn spoken(words: &[String]) -> Lang {
    let mut asked = None;
    for (at, word) in words.iter().enumerate() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.get(at + 1).map(String::as_str),
            Some(code) => code.strip_prefix('='),
            None if word == "--" => break,
            None => None,
        };
        asked = code.and_then(Lang::named).or(asked);
    }
    asked.unwrap_or_else(|| looks::lang(config::load(|name| env::var_os(name)).config.language))
}

/// What `--lang` says: the language, and in the rule book which words of the articles.
pub struct Said {
    /// The language; the settings have it, unless it is said.
    pub lang: Option<Lang>,
    /// Which words of the articles.
    pub shown: Option<Shown>,
}

impl Said {
    /// What was said to this command, if it knows it; nor may it be told how the screen looks where it draws none.
    ///
    /// # Errors
    /// It does not know what was said.
    pub fn of(cli: &Cli) -> Result<Said, Failure> {
        let draws = match &cli.command {
            None => true,
            Some(Command::Record {
                what: Record::List(_),
            }) => cli.look.said() == Some("--plain"),
            Some(command) => matches!(
                command,
                Command::Play(_)
                    | Command::Resume { .. }
                    | Command::Exercises { .. }
                    | Command::Themes { .. }
            ),
        };
        if let (false, Some(option)) = (draws, cli.look.said()) {
            return Err(misuse(Filled(
                |words| words.misuse.only_screen,
                [option.to_owned()],
            )));
        }
        let Some(code) = cli.lang.as_deref() else {
            return Ok(Said {
                lang: None,
                shown: None,
            });
        };
        let (lang, shown) = (Lang::named(code), Shown::named(code));
        let reads = matches!(cli.command, Some(Command::Rules(_)));
        match (lang, shown) {
            (None, Some(_)) if reads => Ok(Said { lang, shown }),
            (Some(_), shown) => Ok(Said { lang, shown }),
            _ => {
                let all = if reads { "nl, en, both" } else { "en, nl" };
                let (option, code) = ("--lang".to_owned(), typed(code));
                let parts = [option, code, all.to_owned()];
                Err(misuse(Filled(|words| words.misuse.bad_value, parts)))
            }
        }
    }
}

/// The language that was asked for, or else that of the settings.
pub fn or_settings(lang: Option<Lang>) -> Lang {
    lang.unwrap_or_else(|| spoken(&[]))
}
