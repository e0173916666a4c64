//! A colour as this terminal can show it, and the codes that ask for it.

use ratatui::style::Color;

use super::depth::Depth;

/// A colour of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// Whatever the terminal writes in, or on, by itself.
    Default,
    /// One of the 256; the first sixteen have short codes.
    Indexed(u8),
    /// Red, green, blue.
    Rgb(u8, u8, u8),
}

impl Ink {
    /// The nearest that a terminal of this depth has to a colour.
    pub fn nearest(color: Color, depth: Depth) -> Ink {
        let ink = wished(color);
        match (depth, ink) {
            (Depth::None, _) | (_, Ink::Default) => Ink::Default,
            (Depth::Sixteen, Ink::Indexed(index)) if index >= 16 => sixteen(rgb_of(index)),
            (Depth::Sixteen, Ink::Rgb(r, g, b)) => sixteen((r, g, b)),
            (Depth::Indexed, Ink::Rgb(r, g, b)) => indexed((r, g, b)),
            (Depth::True, Ink::Rgb(r, g, b)) => exactly((r, g, b)),
            _ => ink,
        }
    }

    /// Adds the parameters that select this colour to those of one SGR sequence.
    pub fn select(self, ground: Ground, codes: &mut Codes) {
        let base = match ground {
            Ground::Fore => 30,
            Ground::Back => 40,
        };
        match self {
            Ink::Default => codes.push(base + 9),
            Ink::Indexed(index @ 0..8) => codes.push(base + index),
            Ink::Indexed(index @ 8..16) => codes.push(base + 60 + index - 8),
            Ink::Indexed(index) => codes.extend([base + 8, 5, index]),
            Ink::Rgb(r, g, b) => codes.extend([base + 8, 2, r, g, b]),
        }
    }
}

/// The parameters of one SGR sequence.
pub type Codes = Vec<u8>;

/// Which of a cell's two colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// That of the writing.
    Fore,
    /// That behind it.
    Back,
}

fn wished(color: Color) -> Ink {
    let named = match color {
        Color::Reset => return Ink::Default,
        Color::Rgb(r, g, b) => return Ink::Rgb(r, g, b),
        Color::Indexed(index) => index,
        Color::Black => 0,
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
    };
    Ink::Indexed(named)
}

type Rgb = (u8, u8, u8);

/// The levels of the cube of six by six by six, colours 16 to 231.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The first sixteen as xterm has them; other terminals have their own, not far off.
const BASIC: [Rgb; 16] = [
    (0, 0, 0),
    (205, 0, 0),
    (0, 205, 0),
    (205, 205, 0),
    (0, 0, 238),
    (205, 0, 205),
    (0, 205, 205),
    (229, 229, 229),
    (127, 127, 127),
    (255, 0, 0),
    (0, 255, 0),
    (255, 255, 0),
    (92, 92, 255),
    (255, 0, 255),
    (0, 255, 255),
    (255, 255, 255),
];

fn rgb_of(index: u8) -> Rgb {
    match index {
        0..16 => BASIC[usize::from(index)],
        16..232 => {
            let cube = index - 16;
            let level = |step: u8| LEVELS[usize::from(step % 6)];
            (level(cube / 36), level(cube / 6), level(cube))
        }
        232.. => {
            let grey = 8 + 10 * (index - 232);
            (grey, grey, grey)
        }
    }
}

fn sixteen(wish: Rgb) -> Ink {
    closest(wish, 0..=15)
}

/// One of the 256 where it is that very colour: its code is shorter.
fn exactly(wish: Rgb) -> Ink {
    match indexed(wish) {
        Ink::Indexed(index) if rgb_of(index) == wish => Ink::Indexed(index),
        _ => Ink::Rgb(wish.0, wish.1, wish.2),
    }
}

/// Among the corners of the small cube that the wish lies in, and the greys beside it.
fn indexed(wish: Rgb) -> Ink {
    let level = |value| LEVELS.iter().position(|level| *level == value);
    if let (Some(r), Some(g), Some(b)) = (level(wish.0), level(wish.1), level(wish.2)) {
        return Ink::Indexed((16 + 36 * r + 6 * g + b) as u8);
    }
    let (red, green, blue) = (beside(wish.0), beside(wish.1), beside(wish.2));
    let corners = red.into_iter().flat_map(|r| {
        green
            .into_iter()
            .flat_map(move |g| blue.into_iter().map(move |b| 16 + 36 * r + 6 * g + b))
    });
    let grey =
        ((u16::from(wish.0) + u16::from(wish.1) + u16::from(wish.2)) / 3).saturating_sub(8) / 10;
    let grey = 232 + u8::try_from(grey).unwrap_or(23).min(23);
    closest(wish, corners.chain([grey, grey.saturating_add(1)]))
}

/// The steps of the cube just below and above a value.
fn beside(value: u8) -> [u8; 2] {
    let above = LEVELS.iter().position(|level| *level >= value).unwrap_or(5);
    [above.saturating_sub(1) as u8, above as u8]
}

fn closest(wish: Rgb, among: impl IntoIterator<Item = u8>) -> Ink {
    let near = among
        .into_iter()
        .min_by_key(|index| distance(wish, rgb_of(*index)));
    near.map_or(Ink::Default, Ink::Indexed)
}

/// How far apart two colours look: squares of the differences, weighted by how red they are, since
/// the eye sees differences in blue less among dark and yellowish colours.
fn distance(a: Rgb, b: Rgb) -> i32 {
    let red = (i32::from(a.0) + i32::from(b.0)) / 2;
    let square = |one: u8, other: u8| (i32::from(one) - i32::from(other)).pow(2);
    ((512 + red) * square(a.0, b.0)) / 256
        + 4 * square(a.1, b.1)
        + ((767 - red) * square(a.2, b.2)) / 256
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(color: Color, depth: Depth, ground: Ground) -> Codes {
        let mut codes = Codes::new();
        Ink::nearest(color, depth).select(ground, &mut codes);
        codes
    }

    #[test]
    fn every_colour_of_the_cube_and_the_greys_is_its_own_nearest() {
        for index in 16..=255 {
            let (r, g, b) = rgb_of(index);
            // Where every colour can be shown, the short code of that very colour is sent.
            for depth in [Depth::Indexed, Depth::True] {
                let found = Ink::nearest(Color::Rgb(r, g, b), depth);
                let Ink::Indexed(found) = found else {
                    panic!("{index} became {found:?}");
                };
                assert_eq!(rgb_of(found), (r, g, b), "{index} became {found}");
            }
        }
    }

    #[test]
    fn few_candidates_are_enough_to_find_the_closest_of_all() {
        let mut random = fastrand::Rng::with_seed(256);
        for _ in 0..5000 {
            let wish = (random.u8(..), random.u8(..), random.u8(..));
            let Ink::Indexed(found) = indexed(wish) else {
                panic!("no index")
            };
            let Ink::Indexed(best) = closest(wish, 16..=255) else {
                panic!("no index")
            };
            let far = |index| distance(wish, rgb_of(index));
            // The weights bend the lines between the colours a little.
            assert!(
                far(found) <= far(best) + far(best) / 8,
                "{wish:?}: {found}, not {best}"
            );
        }
    }

    #[test]
    fn the_sixteen_have_short_codes_at_every_depth() {
        for depth in [Depth::Sixteen, Depth::Indexed, Depth::True] {
            assert_eq!(codes(Color::Red, depth, Ground::Fore), [31]);
            assert_eq!(codes(Color::Indexed(1), depth, Ground::Back), [41]);
            assert_eq!(codes(Color::White, depth, Ground::Fore), [97]);
            assert_eq!(codes(Color::DarkGray, depth, Ground::Back), [100]);
            assert_eq!(codes(Color::Reset, depth, Ground::Fore), [39]);
            assert_eq!(codes(Color::Reset, depth, Ground::Back), [49]);
        }
    }

    #[test]
    fn a_colour_comes_down_to_what_there_is() {
        let wood = Color::Rgb(181, 136, 99);
        assert_eq!(
            codes(wood, Depth::True, Ground::Back),
            [48, 2, 181, 136, 99]
        );
        assert_eq!(codes(wood, Depth::Indexed, Ground::Back), [48, 5, 137]);
        assert_eq!(codes(wood, Depth::Sixteen, Ground::Back), [100]);
        assert_eq!(codes(wood, Depth::None, Ground::Back), [49]);
        let pale = Color::Indexed(230);
        assert_eq!(codes(pale, Depth::Indexed, Ground::Fore), [38, 5, 230]);
        assert_eq!(codes(pale, Depth::Sixteen, Ground::Fore), [97]);
    }
}
