//! A style as themes write it: `#ffffff on #262626 bold`.

use ratatui::style::{Color, Modifier, Style};

/// How a style is written, for those who wrote one otherwise.
pub const INK_FORM: &str = "COLOUR, COLOUR on COLOUR, and after it bold, underline, reverse; \
     a colour is #rrggbb, a number from 0 to 255, or default";

/// The style that a text writes.
///
/// # Errors
/// The word that cannot be understood, or what is missing.
pub fn read(text: &str) -> Result<Style, String> {
    let mut words = text.split_whitespace().peekable();
    let fore = words.next().ok_or("there is no colour")?;
    let mut style = Style::new().fg(colour(fore)?);
    if words.next_if_eq(&"on").is_some() {
        let back = words.next().ok_or("no colour follows \"on\"")?;
        style = style.bg(colour(back)?);
    }
    for word in words {
        style = style.add_modifier(match word {
            "bold" => Modifier::BOLD,
            "underline" => Modifier::UNDERLINED,
            "reverse" => Modifier::REVERSED,
            _ => return Err(format!("{word:?} is no attribute")),
        });
    }
    Ok(style)
}

fn colour(word: &str) -> Result<Color, String> {
    let wrong = || format!("{word:?} is no colour");
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
        for (text, why) in [
            ("", "there is no colour"),
            ("red", "\"red\" is no colour"),
            ("#ff", "\"#ff\" is no colour"),
            ("#+fffff", "\"#+fffff\" is no colour"),
            ("256", "\"256\" is no colour"),
            ("7 on", "no colour follows \"on\""),
            ("7 italic", "\"italic\" is no attribute"),
        ] {
            assert_eq!(read(text), Err(why.to_owned()), "{text:?}");
        }
    }
}
