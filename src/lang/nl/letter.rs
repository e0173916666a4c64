//! What is said and done in a game to the letter, and what is out of place there, in Dutch.

use super::endings;
use super::men::the_man;
use super::terms::{TERMS, seat};
use crate::board::square::Square;
use crate::lang::sentence::list;
use crate::lang::words::letter::{LetterActs, LetterChoices, LetterLines, LetterStates, SlipLines};
use crate::lang::words::reasons::Board;
use crate::law::bond::{Bond, Duty, Laid};
use crate::law::breach::{LetterBreach, Slipped, Spoken};
use crate::law::offence::Offence;
use crate::law::remedy::Remedy;

pub const LETTER: LetterLines = LetterLines {
    to_the_letter: "naar de letter",
    with_the_arbiter: "met de scheidsrechter",
    offence,
    fault,
    remedy,
    counts_as_said: "het schaak geldt als gezegd",
    must,
    act: LetterActs {
        touches: |at, board| format!("raakt {} aan", the_man(at, board)),
        adjusts: "zegt „ik zet recht”",
        plays: |played| format!("speelt {played}"),
        moves_falsely: |played| format!("doet een valse zet: {played}"),
        moves_twice: |played| format!("doet een tweede zet: {played}"),
        says_check: "zegt schaak",
        claims: |of| format!("beroept zich op {}", by_article(of)),
        points_at: |at, board| format!("wijst {} aan", the_man(at, board)),
        claims_draw: |ending| format!("vordert remise: {}", endings::name(ending)),
        chooses: |remedy| format!("kiest: {remedy}"),
        lifts: |squares| format!("neemt {} van het bord", list(squares, TERMS.and)),
        rectifies: |square| format!("zet {square} recht"),
        begins_afresh: "laat de partij opnieuw beginnen",
        huffs: |square| format!("blaast {square}"),
        demands: "eist de slag",
        counts: "begint vijftig zetten te tellen",
        undertakes,
        offers_draw: "biedt remise aan",
        asks_back: |plies| match plies {
            0 => "vraagt het blazen terug".to_owned(),
            1 => "vraagt de laatste zet terug".to_owned(),
            plies => format!("vraagt de laatste {plies} zetten terug"),
        },
        accepts: "neemt het aan",
        declines: "wijst het af",
        resigns: "geeft op",
    },
    state: LetterStates {
        touched: |at, board| format!("heeft {} aangeraakt", the_man(at, board)),
        adjusting: "heeft „ik zet recht” gezegd",
        unbound: "is aan niets gebonden",
        said_check: "heeft schaak gezegd",
        to_lift: |squares| format!("moet {} nog van het bord nemen", list(squares, TERMS.and)),
        choosing: |of| {
            format!(
                "kiest wat er met {} gebeurt ({})",
                offence(of),
                of.article()
            )
        },
    },
    choice: LetterChoices {
        adjust: "„Ik zet recht” zeggen",
        announce: "Schaak zeggen",
        second: "Een tweede zet doen",
        claim: |of| format!("Beroep op {}", by_article(of)),
        point: "Aanwijzen wat er fout ging",
        lift: |squares| format!("{} van het bord nemen", list(squares, TERMS.and)),
        rectify: |square| format!("{square} rechtzetten"),
        afresh: "De partij opnieuw beginnen",
    },
    slip: SlipLines {
        turned: "het bord ligt gedraaid, met het donkere hoekveld rechts (A1)",
        swapped: |one, other| {
            format!("de stukken op {one} en {other} staan op elkaars plaats (A2)")
        },
        forgotten: |square| format!("het stuk van {square} is vergeten (A2)"),
        odds_kept: "het voorgegeven stuk is niet weggenomen (A3)",
    },
    stands: "het blijft staan",
    taken_back: |plies| match plies {
        1 => "de laatste zet wordt teruggenomen".to_owned(),
        plies => format!("de laatste {plies} zetten worden teruggenomen"),
    },
};

const fn offence(offence: Offence) -> &'static str {
    match offence {
        Offence::EnemysMan => "een verzet vijandelijk stuk",
        Offence::FalseCapture => "een valse slag",
        Offence::OwnManTaken => "een geslagen eigen stuk",
        Offence::FalseMove => "een valse zet",
        Offence::TwoMoves => "twee zetten tegelijk",
        Offence::FalseCastling => "een verboden rokade",
        Offence::KingInCheck => "een koning in schaak",
        Offence::CheckFalselySaid => "een ten onrechte gezegd schaak",
        Offence::Unwarned => "een schaak zonder waarschuwing",
        Offence::WrongLine => "een verkeerde lijn",
        Offence::OwnPiecesTaken => "geslagen eigen stukken",
        Offence::KingExposed => "een eigen koning in schaak",
    }
}

/// `A13: een valse zet`.
fn by_article(of: Offence) -> String {
    format!("{}: {}", of.article(), offence(of))
}

fn fault(of: Offence, by: &str, at: Square, board: &Board) -> String {
    let (what, man) = (offence(of), the_man(at, board));
    match of {
        Offence::KingInCheck => format!("{what}, door {man}"),
        // The man that took, and not the one taken.
        Offence::OwnManTaken | Offence::OwnPiecesTaken => format!("{what}, door {by}, met {man}"),
        _ => format!("{what}, door {by}: {man}"),
    }
}

fn remedy(remedy: Remedy, of: Offence, board: &Board) -> String {
    let fixed = match (remedy, of) {
        (Remedy::Take(at), _) => return format!("{} moet geslagen worden", the_man(at, board)),
        (Remedy::Play(at), Offence::FalseCastling) => {
            return format!("de rokade terugnemen en {} spelen", the_man(at, board));
        }
        (Remedy::Play(at), _) => return format!("{} moet gespeeld worden", the_man(at, board)),
        (Remedy::LetStand, Offence::TwoMoves) => "beide zetten laten staan",
        (Remedy::LetStand, _) => "laten staan",
        (Remedy::King, Offence::FalseCastling) => "de rokade terugnemen en de koning spelen",
        (Remedy::King, _) => "terugzetten en de koning spelen",
        (Remedy::PutBack, Offence::TwoMoves) => "de tweede zet terugnemen",
        (Remedy::PutBack, Offence::FalseCastling) => "de rokade terugnemen",
        (Remedy::PutBack, Offence::KingExposed) => "een andere zet laten doen",
        (Remedy::PutBack, _) => "terugzetten en opnieuw spelen",
        (Remedy::PlayOver, _) => "overspelen wat sindsdien gespeeld is",
    };
    fixed.to_owned()
}

/// The king cannot be played by castling where a penalty has him played.
const KING: &str = "en niet met een rokade";

fn must(bond: &Bond, board: &Board) -> String {
    match bond.duty {
        Duty::Play(at) => format!("moet {} spelen", the_man(at, board)),
        Duty::Take(at) => format!("moet {} slaan", the_man(at, board)),
        Duty::King => format!("moet de koning spelen, {KING}"),
        Duty::OutOfCheck => "moet de koning uit schaak spelen".to_owned(),
        Duty::Again => "moet een andere zet doen".to_owned(),
    }
}

fn undertakes(man: Option<&str>, on: Option<&str>) -> String {
    let with = man.map(|at| format!(" met het stuk op {at}"));
    let on = on.map(|at| format!(" op {at}"));
    format!(
        "verbindt zich mat te geven{}{}",
        with.unwrap_or_default(),
        on.unwrap_or_default()
    )
}

/// Why an act is out of place, in a sentence.
pub fn of_letter(breach: &LetterBreach, board: &Board) -> String {
    let on = |at: &Square| board.label(*at);
    let fixed = match breach {
        LetterBreach::Unknown(spoken) => unknown(*spoken, board),
        LetterBreach::Bound(bond) => return of_bond(bond, board),
        LetterBreach::TouchedAlready { at } => {
            return format!(
                "je hebt {} al aangeraakt, en daaraan ben je gebonden.",
                the_man(*at, board)
            );
        }
        LetterBreach::AdjustLate => "zeg „ik zet recht” eenmaal, en voordat je een stuk aanraakt.",
        LetterBreach::Groundless(offence) => {
            return format!("volgens {} heb je niets te eisen.", offence.article());
        }
        LetterBreach::NothingAt { at } if board.man(*at).is_none() => {
            return format!(
                "op {} staat geen stuk waarop iets aan te merken valt.",
                on(at)
            );
        }
        LetterBreach::NothingAt { at } => {
            return format!("op {} valt niets aan te merken.", the_man(*at, board));
        }
        LetterBreach::TooLate(of) => {
            let who = match board.is_of_four() {
                true => "jouw partij heeft",
                false => "je hebt",
            };
            return format!(
                "{who} sindsdien een stuk aangeraakt, en een beroep op {} ({}) komt te laat.",
                of.article(),
                offence(*of)
            );
        }
        LetterBreach::Waits(ending) => {
            return format!(
                "de laatste zet beslist de partij ({}): wie iets te eisen heeft, doet dat nu, en wie een stuk aanraakt of opgeeft, legt zich erbij neer.",
                endings::name(*ending)
            );
        }
        LetterBreach::Huffed { at } => {
            return format!(
                "wat {} naliet, eis je niet op: daarvoor mag je blazen.",
                the_man(*at, board)
            );
        }
        LetterBreach::LiftLate { at } => {
            return format!(
                "het stuk op {} wegnemen kan niet meer: er is sindsdien een stuk aangeraakt, en het blijft staan.",
                on(at)
            );
        }
        LetterBreach::NotTheClaimant(of) => {
            let (who, whose) = match board.is_of_four() {
                true => ("jouw partij", "je vijanden"),
                false => ("jij", "je tegenstander"),
            };
            return format!(
                "een beroep op wat {who} deed is aan {whose}: {} ({}).",
                of.article(),
                offence(*of)
            );
        }
        LetterBreach::FindOut => {
            "hier hoort niemand wat er te eisen valt: noem het artikel of wijs het stuk aan."
        }
        LetterBreach::ChooseFirst { by, offence: of } => {
            return format!(
                "{} moet eerst kiezen wat er met {} gebeurt ({}).",
                board.who(*by, seat(*by)),
                offence(*of),
                of.article()
            );
        }
        LetterBreach::NothingToChoose => "er valt voor jou nu niets te kiezen.",
        LetterBreach::NoSuchRemedy(of) => {
            return format!(
                "{} geeft die keus niet, of zij is hier onmogelijk.",
                of.article()
            );
        }
        LetterBreach::NothingToAnnounce => {
            "schaak zeg je bij een eigen zet, en de laatste zet was niet van jou."
        }
        LetterBreach::AnnounceLate => {
            "er is sindsdien al een stuk aangeraakt: schaak zeggen bij je zet kan niet meer."
        }
        LetterBreach::AnnouncedAlready => "je hebt bij deze zet al schaak gezegd.",
        LetterBreach::NotTwice => {
            "een tweede zet volgt direct op je eigen eerste, voordat de volgende een stuk aanraakt."
        }
        LetterBreach::SecondFalse => "alleen een geldige zet kan een tweede zet zijn.",
        LetterBreach::NothingToLift { at } => {
            return format!(
                "op {} staat niets wat jij nog van het bord moet nemen.",
                on(at)
            );
        }
        LetterBreach::NothingToRectify(slipped) => right(*slipped),
        LetterBreach::RectifyLate(slipped) => late(*slipped),
        LetterBreach::CannotRectify { at } => {
            return format!(
                "wat op {} hoort, is niet meer recht te zetten: het is er niet meer, of er staat iets anders.",
                on(at)
            );
        }
        LetterBreach::KingSpared { at } => {
            return format!(
                "{} kan niet geslagen worden: dat overkomt een koning nooit.",
                the_man(*at, board)
            );
        }
    };
    fixed.to_owned()
}

const fn unknown(spoken: Spoken, board: &Board) -> &'static str {
    match spoken {
        Spoken::Touch => "aanraken bindt in dit spel niemand: noem de zet.",
        Spoken::Adjust => {
            "aanraken bindt in dit spel niemand, dus „ik zet recht” hoeft niemand te zeggen."
        }
        Spoken::Announce if board.is_of_draughts() => {
            "bij het dammen valt er geen schaak te zeggen."
        }
        Spoken::Announce => "in dit spel zegt het programma schaak; de spelers hoeven dat niet.",
        Spoken::Second => "in dit spel doet niemand twee zetten tegelijk.",
        Spoken::Claim => {
            "in dit spel wordt een valse zet direct geweigerd; alleen remise valt te eisen."
        }
        Spoken::Remedy => {
            "in dit spel wordt een valse zet direct geweigerd, en is er niets te kiezen."
        }
        Spoken::Lift => "wat geslagen is, gaat in dit spel vanzelf van het bord.",
        Spoken::Rectify => "in dit spel klopt de opstelling, en valt er niets recht te zetten.",
        Spoken::Afresh => "in dit spel klopt de opstelling, en wordt niet opnieuw begonnen.",
    }
}

/// What is not wrong with the set-up, or not any more.
const fn right(slipped: Slipped) -> &'static str {
    match slipped {
        Slipped::Board => "het bord ligt goed, en er is geen reden om opnieuw te beginnen.",
        Slipped::Men => "daar was niets verkeerd opgesteld, of het is al rechtgezet.",
        Slipped::Odds => {
            "er bleef geen voorgift van jou op het bord, en opnieuw beginnen kan niet."
        }
    }
}

const fn late(slipped: Slipped) -> &'static str {
    match slipped {
        Slipped::Board => {
            "je hebt al vier zetten gedaan: de partij wordt uitgespeeld op het bord zoals het ligt."
        }
        Slipped::Men => "aan elke kant zijn vier zetten gedaan: de stukken blijven zoals ze staan.",
        Slipped::Odds => {
            "je hebt al vier zetten gedaan: het stuk dat je voorgaf, blijft op het bord."
        }
    }
}

fn of_bond(bond: &Bond, board: &Board) -> String {
    match (bond.laid, bond.duty) {
        (Laid::ByTouch, Duty::Play(at)) => {
            format!(
                "je hebt {} aangeraakt en moet daarmee spelen.",
                the_man(at, board)
            )
        }
        (Laid::ByTouch, Duty::Take(at)) => {
            format!(
                "je hebt {} aangeraakt en moet dat stuk slaan.",
                the_man(at, board)
            )
        }
        (Laid::ByTouch, Duty::King) if bond.article.id == "A7" => format!(
            "je raakte een stuk aan dat niet weg kan zonder je koning bloot te stellen: je moet je koning spelen, {KING}."
        ),
        (Laid::ByTouch, Duty::King) => format!(
            "je raakte een vijandelijk stuk aan dat je niet kunt slaan: je moet je koning spelen, {KING}."
        ),
        (_, Duty::OutOfCheck) => {
            format!("je moet je koning uit schaak spelen ({}).", bond.article)
        }
        (_, Duty::Again) => format!("je moet een andere zet doen ({}).", bond.article),
        (Laid::ByRemedy, Duty::Play(at)) => {
            format!("er is gekozen dat je {} speelt.", the_man(at, board))
        }
        (Laid::ByRemedy, Duty::Take(at)) => {
            format!("er is gekozen dat je {} slaat.", the_man(at, board))
        }
        (Laid::ByRemedy, Duty::King) => {
            format!("er is gekozen dat je je koning speelt, {KING}.")
        }
    }
}
