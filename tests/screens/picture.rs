//! A screen as text: the characters, and below them a letter for the style of each.

use std::fmt::Write as _;

use ratatui::buffer::{Buffer, Cell};
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use reglement::ui::look::theme::Theme;

/// The characters, and below them a letter for the style of each; the legend names the styles.
pub fn picture(buffer: &Buffer, theme: &Theme) -> String {
    let width = usize::from(buffer.area.width);
    let mut text = String::new();
    for row in buffer.content.chunks(width) {
        let line = characters(row);
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    let mut legend: Vec<(Style, String)> = Vec::new();
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    for row in buffer.content.chunks(width) {
        let mut line = String::new();
        for cell in row {
            let style = cell.style();
            if is(theme.text, style) || (cell.symbol() == " " && style.bg == theme.text.bg) {
                line.push(' ');
                continue;
            }
            let at = legend.iter().position(|(known, _)| *known == style);
            let at = at.unwrap_or_else(|| {
                legend.push((style, name(style, theme)));
                legend.len() - 1
            });
            line.push(letters.chars().nth(at).unwrap_or('?'));
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
    for ((_, name), letter) in legend.iter().zip(letters.chars()) {
        let _ = writeln!(text, "{letter} {name}");
    }
    text
}

/// The characters of a row; what a wide one covers is nothing of its own.
fn characters(row: &[Cell]) -> String {
    let mut line = String::new();
    let mut covered = 0;
    for cell in row {
        if covered == 0 {
            line.push_str(cell.symbol());
            covered = cell.symbol().width();
        }
        covered = covered.saturating_sub(1);
    }
    line
}

fn is(one: Style, other: Style) -> bool {
    (one.fg, one.bg, one.add_modifier) == (other.fg, other.bg, other.add_modifier)
}

fn name(style: Style, theme: &Theme) -> String {
    let panel = [
        ("accent", theme.accent),
        ("strong", theme.strong),
        ("dim", theme.dim),
        ("error", theme.error),
        ("title", theme.title),
        ("border", theme.border),
        ("key", theme.key),
        ("selected", theme.selected),
        ("quote", theme.quote),
        ("edge", theme.edge),
    ];
    let board = [
        ("white man", theme.white),
        ("black man", theme.black),
        ("cursor", theme.cursor),
        ("held", theme.held),
        ("target", theme.target),
        ("last move", theme.last),
        ("check", theme.check),
        ("mark", theme.mark),
    ];
    let four = [
        ("white man with ribbon", theme.white_ribbon),
        ("black man with ribbon", theme.black_ribbon),
        ("frozen", theme.frozen),
        ("warned", theme.warned),
    ];
    let mut names: Vec<String> = Vec::new();
    names.extend(
        panel
            .iter()
            .filter(|(_, known)| is(*known, style))
            .map(|(name, _)| (*name).to_owned()),
    );
    let shades = [("light", theme.light), ("dark", theme.dark)];
    for (shade, square) in shades {
        for (name, ink) in board {
            if is(square.patch(ink), style) {
                names.push(format!("{name} on {shade}"));
            }
        }
        if is(square, style) {
            names.push(shade.to_owned());
        }
    }
    if names.is_empty() {
        // What only four have, where it is nothing else: on squares, and on the ground of a frozen army.
        let frozen = ("ice", theme.light.patch(theme.ground_of_frozen()));
        for (ground, square) in shades.into_iter().chain([frozen]) {
            for (name, ink) in board.into_iter().chain(four) {
                let man = square.patch(ink);
                let lies = man.patch(theme.ground_of_frozen());
                if is(man, style) || (ground == "ice" && is(lies, style)) {
                    names.push(format!("{name} on {ground}"));
                }
            }
            if ground == "ice" && is(square, style) {
                names.push(ground.to_owned());
            }
        }
    }
    if names.is_empty() {
        names.push(format!("{:?}", (style.fg, style.bg, style.add_modifier)));
    }
    names.join(" / ")
}
