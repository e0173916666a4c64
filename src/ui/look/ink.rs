//! A style as themes write it: `#ffffff on #262626 bold`.

use ratatui::style::{Color, Modifier, Style};

use crate::config::problem::What;

/// The style that a text writes.
///
/// # Errors
/// The word that cannot be understood, or what is missing.
pub fn read(text: &str) -> Result<Style, What> {
    let mut words = text.split_whitespace().peekable();
    let fore = words.next().ok_or(What::NoColour(None))?;
    let mut style = Style::new().fg(colour(fore)?);
    if words.next_if_eq(&"on").is_some() {
        let back = words.next().ok_or(What::NoColour(None))?;
        style = style.bg(colour(back)?);
    }
    for word in words {
        style = style.add_modifier(match word {
            "bold" => Modifier::BOLD,
            "underline" => Modifier::UNDERLINED,
            "reverse" => Modifier::REVERSED,
            _ => return Err(What::NoAttribute(word.to_owned())),
        });
    }
    Ok(style)
}

fn colour(word: &str) -> Result<Color, What> {
    let wrong = || What::NoColour(Some(word.to_owned()));
    if word == "default" {
        return Ok(Color::Reset);
    }
    let Some(digits) = word.strip_prefix('#') else {
        return word.parse().map(Color::Indexed).map_err(|_| wrong());
    };
    let all_hex = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    let number = u32::from_str_radix(digits, 16).map_err(|_| wrong())?;
    if !all_hex {
        return Err(wrong());
    }
    let [_, red, green, blue] = number.to_be_bytes();
    Ok(Color::Rgb(red, green, blue))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_is_a_colour_a_ground_and_attributes() {
        let white = Style::new().fg(Color::Rgb(255, 255, 255));
        assert_eq!(read("#ffffff"), Ok(white));
        assert_eq!(
            read(" #FFFFFF on 12 bold reverse"),
            Ok(white.bg(Color::Indexed(12)).bold().reversed())
        );
        assert_eq!(
            read("default on default underline"),
            Ok(Style::new().fg(Color::Reset).bg(Color::Reset).underlined())
        );
    }

    #[test]
    fn what_is_no_style_says_which_word() {
        let no_colour = |word: &str| What::NoColour(Some(word.to_owned()));
        for (text, why) in [
            ("", What::NoColour(None)),
            ("red", no_colour("red")),
            ("#ff", no_colour("#ff")),
            ("#+fffff", no_colour("#+fffff")),
            ("256", no_colour("256")),
            ("7 on", What::NoColour(None)),
            ("7 italic", What::NoAttribute("italic".to_owned())),
        ] {
            assert_eq!(read(text), Err(why), "{text:?}");
        }
    }
}
