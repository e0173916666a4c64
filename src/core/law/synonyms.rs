//! The field's words for one thing, old and new, Dutch and English, so that a search for one finds the others.

use std::sync::LazyLock;

use super::article::Source;
use super::fold::{modern, words};

/// The games in which a group of words means one thing: in chess *king* is *koning*, in draughts it is *dam*.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    /// Chess of any kind.
    Chess,
    /// Draughts.
    Draughts,
}

impl Family {
    /// The family of the game that a source describes.
    pub const fn of(source: Source) -> Family {
        match source {
            Source::Draughts1879 => Family::Draughts,
            _ => Family::Chess,
        }
    }
}

/// Words, or short phrases, for one thing.
struct Group {
    families: &'static [Family],
    /// The words in all their forms.
    forms: &'static [&'static str],
}

const CHESS: &[Family] = &[Family::Chess];
const DRAUGHTS: &[Family] = &[Family::Draughts];
const BOTH: &[Family] = &[Family::Chess, Family::Draughts];

const fn group(families: &'static [Family], forms: &'static [&'static str]) -> Group {
    Group { families, forms }
}

#[rustfmt::skip]
static GROUPS: [Group; 29] = [
    group(CHESS, &["koning", "koningen", "king", "kings"]),
    group(CHESS, &["koningin", "koninginnen", "dame", "dames", "queen", "queens"]),
    group(CHESS, &["toren", "torens", "rook", "rooks"]),
    group(CHESS, &["raadsheer", "raadsheren", "loper", "lopers", "bishop", "bishops"]),
    group(CHESS, &["paard", "paarden", "knight", "knights"]),
    group(CHESS, &["pion", "pionnen", "pawn", "pawns"]),
    group(CHESS, &["schaak", "check", "checks"]),
    group(CHESS, &["mat", "matte", "schaakmat", "mate", "mated", "mates", "checkmate", "checkmated", "checkmates"]),
    group(CHESS, &["pat", "stalemate", "stalemated"]),
    group(CHESS, &[
        "roqueren", "roqueert", "rokeren", "rokeert", "rokade", "rochade", "verwisselen", "verwisselt", "verwisseling",
        "castling", "castle", "castles",
    ]),
    group(CHESS, &["en passant", "in het voorbijgaan", "voorbijgaan", "in passing"]),
    group(CHESS, &[
        "promotie", "promoveren", "promoveert", "dam", "promotion", "promote", "promotes", "promoting",
    ]),
    group(CHESS, &["gepend", "gepende", "penning", "pinned", "pin"]),
    group(CHESS, &[
        "vriend", "vriends", "vrienden", "partner", "partners", "verbondene", "verbondenen", "bondgenoot",
        "bondgenoten", "ally", "allies", "friend",
    ]),
    group(CHESS, &["vals", "valse", "valsen", "onreglementair", "onreglementaire", "false", "illegal"]),
    group(CHESS, &["stuk", "stukken", "piece", "pieces", "man", "men"]),
    group(DRAUGHTS, &["dam", "dammen", "king", "kings"]),
    group(DRAUGHTS, &["schijf", "schijven", "steen", "stenen", "man", "men", "disc", "discs", "disk", "disks"]),
    group(DRAUGHTS, &["stuk", "stukken", "piece", "pieces"]),
    group(DRAUGHTS, &["blazen", "blaast", "geblazen", "huff", "huffs", "huffed", "huffing"]),
    group(DRAUGHTS, &[
        "promotie", "promotion", "kroning", "dam krijgen", "dam halen", "crowning", "crown", "crowned", "crowns",
    ]),
    group(DRAUGHTS, &["meerslag", "grootste getal", "majority", "greatest number"]),
    group(BOTH, &["remise", "onbeslist", "gelijkspel", "draw", "draws", "drawn", "undecided"]),
    group(BOTH, &[
        "slaan", "slaat", "sla", "slag", "geslagen", "nemen", "neemt", "genomen", "capture", "captures", "captured",
        "capturing", "take", "takes", "taken", "taking",
    ]),
    group(BOTH, &["zet", "zetten", "move", "moves"]),
    group(BOTH, &["veld", "velden", "vak", "vakken", "ruit", "ruiten", "square", "squares"]),
    group(BOTH, &["voorgeven", "voorgeeft", "voor geeft", "voor te geven", "voorgegeven", "voorgift", "voorgever", "odds"]),
    group(BOTH, &["aanraken", "aangeraakt", "aangeraakte", "aanraakt", "touch", "touches", "touched", "touching"]),
    group(BOTH, &["straf", "strafbaar", "bestraffen", "penalty", "penalise", "penalties"]),
];

/// A group as the search compares it: every form as words in the spelling of today.
pub struct FoldedGroup {
    /// Where the words mean one thing.
    pub families: &'static [Family],
    /// The forms, each of one word or more.
    pub forms: Vec<Vec<String>>,
}

/// Every group, folded.
pub fn folded() -> &'static [FoldedGroup] {
    &FOLDED
}

static FOLDED: LazyLock<Vec<FoldedGroup>> = LazyLock::new(|| {
    let fold = |form: &&str| words(form).iter().map(|word| modern(&word.plain)).collect();
    GROUPS
        .iter()
        .map(|group| FoldedGroup {
            families: group.families,
            forms: group.forms.iter().map(fold).collect(),
        })
        .collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_form_stands_twice_in_its_group_and_none_is_empty() {
        for group in folded() {
            for (at, form) in group.forms.iter().enumerate() {
                assert!(!form.is_empty());
                assert!(!group.forms[..at].contains(form), "{form:?}");
            }
        }
    }

    #[test]
    fn king_means_two_things() {
        let king = vec!["king".to_owned()];
        let with_king = folded().iter().filter(|group| group.forms.contains(&king));
        let families: Vec<_> = with_king.map(|group| group.families).collect();
        assert_eq!(families, [CHESS, DRAUGHTS]);
    }
}
