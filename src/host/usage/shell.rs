//! What a shell completes.

use clap::{Command, ValueHint};
use clap_complete::Shell;

use super::described::described;
use super::page::values;
use crate::lang::Lang;

/// After the script for bash: options are offered to who has typed a dash, what can be said once is offered once, and names
/// of files only where a file is meant.
const ONLY_WHAT_FITS: &str = r#"
_reglement_fitting() {
    _reglement "$@"
    [[ $2 == -* ]] && return
    local word typed=" ${COMP_WORDS[*]:1:COMP_CWORD-1} " fitting=()
    for word in "${COMPREPLY[@]}"; do
        [[ $word == -* ]] && continue
        [[ $typed == *" $word "* && $3 != -* ]] && fitting=() && break
        fitting+=("$word")
    done
    COMPREPLY=("${fitting[@]}")
    case "$typed" in
        *" resume "* | *" record show "*)
            [[ ${#COMPREPLY[@]} -gt 0 || ( $3 == --* && $3 != --copy ) ]] || compopt -o default
            ;;
    esac
}

complete -F _reglement_fitting reglement
"#;

/// The script that makes a shell complete the commands, what it says of them in a language.
pub fn script(shell: Shell, lang: Lang) -> Vec<u8> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut described(lang), "reglement", &mut text);
    let mut more = String::new();
    match shell {
        Shell::Bash => more.push_str(ONLY_WHAT_FITS),
        Shell::Fish => {
            more.push_str("complete -c reglement -f\n");
            positionals(&described(lang), &mut more);
        }
        _ => {}
    }
    text.extend(more.bytes());
    text
}

/// What fish completes where no dash is typed.
fn positionals(command: &Command, lines: &mut String) {
    for sub in command.get_subcommands() {
        let name = sub.get_name();
        for arg in sub.get_positionals() {
            let values = values(arg).join(" ");
            let offered = match arg.get_value_hint() {
                ValueHint::FilePath => "-F".to_owned(),
                _ if values.is_empty() => continue,
                _ => format!("-a \"{values}\""),
            };
            let seen = format!("__fish_seen_subcommand_from {name}");
            lines.push_str(&format!("complete -c reglement -n \"{seen}\" {offered}\n"));
        }
        positionals(sub, lines);
    }
}
