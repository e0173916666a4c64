//! The start of a game as four-player programs write it in `StartFen4`: a name, or `R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-`
//! and the ranks.
//!
//! Its fields are the turn, who is out of the game, who may castle on the king's and on the queen's side, points, a count
//! of plies, perhaps what may be taken in passing (`{'enPassant':('','','k12:k11','')}`), and the fourteen ranks, with an
//! `x` for a square that is not there. The four values of a field are those of red, blue, yellow and green.

use crate::own;
use crate::tags::Tags;

/// The array of four-player programs, in which every army stands as the next one does when the board is turned.
const NEW: &str = "r-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/bR,bP,10,gP,gR/\
bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/\
3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3";
/// The ranks in which their array was another before 2022, and what stood there.
const OTHERWISE: [&str; 2] = [
    "bQ,bP,10,gP,gK/bK,bP,10,gP,gQ",
    "bK,bP,10,gP,gQ/bQ,bP,10,gP,gK",
];

/// What a text says of its start; nothing where it begins as the game does here.
///
/// Files of today name their rules and not the usual array, those of before 2022 neither.
pub fn named(tags: &Tags) -> Option<&str> {
    let named = tags.get("StartFen4").filter(|named| !named.is_empty());
    named.or_else(|| match (tags.get("RuleVariants"), tags.get("Variant")) {
        _ if own::is(tags) => None,
        (Some(_), _) => Some("4PC"),
        (None, Some(_)) => Some("4PCo"),
        (None, None) => None,
    })
}

/// The position text of this program for a start; what it cannot hold stands in it as it was, where it will be found
/// wrong. Nothing for a name that is not known.
pub fn text(start: &str) -> Option<String> {
    let [new, old] = OTHERWISE;
    let start: String = match start {
        "4PC" => NEW.to_owned(),
        "4PCo" => NEW.replace(new, old),
        start => start.split_whitespace().collect(),
    };
    let (fields, ranks) = start.rsplit_once('-')?;
    let mut fields = fields.splitn(7, '-');
    let mut field = || fields.next().unwrap_or_default();
    let turn = field().to_ascii_lowercase();
    let out = or_dash(field(), "0,0,0,0");
    let wings = [field(), field()];
    let (_points, _plies) = (field(), field());
    let mut castling = String::new();
    for (index, seat) in ["r", "b", "y", "g"].into_iter().enumerate() {
        let may = |wing: &str| wing.split(',').nth(index) == Some("1");
        let of = [(wings[0], "K"), (wings[1], "Q")];
        let of: String = of
            .iter()
            .filter(|wing| may(wing.0))
            .map(|wing| wing.1)
            .collect();
        if !of.is_empty() {
            castling += &format!("{seat}{of}");
        }
    }
    let passed = passed(field());
    let castling = or_dash(&castling, "");
    Some(format!(
        "{} {turn} {castling} {} {out} - -",
        ranks.replace('x', "1"),
        or_dash(&passed, "")
    ))
}

/// What may be taken in passing: `y:k12`.
fn passed(told: &str) -> String {
    let Some(squares) = told
        .strip_prefix("{'enPassant':(")
        .and_then(|told| told.strip_suffix(")}"))
    else {
        return told.to_owned();
    };
    let squares = squares.split(',').zip(["r", "b", "y", "g"]);
    let passed = squares.filter_map(|(square, seat)| {
        let square = square.trim_matches('\'').split(':').next()?;
        (!square.is_empty()).then(|| format!("{seat}:{square}"))
    });
    passed.collect::<Vec<_>>().join(",")
}

fn or_dash<'t>(text: &'t str, nothing: &str) -> &'t str {
    match text == nothing || text.is_empty() {
        true => "-",
        false => text,
    }
}
