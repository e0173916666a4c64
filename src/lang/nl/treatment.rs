//! What the program does with an article, in Dutch.

use crate::lang::words::treatment::TreatmentLines;
use crate::law::treatment::{How, Kind};

pub const TREATMENT: TreatmentLines = TreatmentLines {
    heading: "Wat het programma ermee doet",
    kind,
    how,
};

const fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Enforced => "afgedwongen",
        Kind::Claimed => "op te eisen",
        Kind::Offered => "te kiezen",
        Kind::Shown => "alleen getoond",
    }
}

const fn how(how: How) -> &'static str {
    match how {
        How::Refused => "wat ertegen ingaat wordt geweigerd",
        How::RefusedAsFalse => "wat ertegen ingaat wordt geweigerd als valse zet, volgens A13",
        How::Omitted => {
            "minder slaan wordt geweigerd, ontraden of toegestaan, zoals omitted-capture zegt"
        }
        How::RefusedButExposed => {
            "wat ertegen ingaat wordt geweigerd, maar een eigen koning die schaak wordt gezet, blijft zo staan tot een beroep op T9"
        }
        How::NoWay => "het programma laat geen kans om het te overtreden",
        How::Done => "het programma zorgt ervoor",
        How::First => {
            "het programma loot en houdt de volgorde bij, tenzij --first iets anders zegt"
        }
        How::Made => "een gedane zet gaat alleen terug met ieders instemming",
        How::Binds => "aanraken bindt vanzelf, tenzij „ik zet recht” gezegd is",
        How::Said => "het programma zegt schaak, overal waar dat moet",
        How::Unsaid => {
            "de spelers zeggen schaak, en ongezegd schaak heeft geen kracht, behalve wat er van het begin af staat"
        }
        How::Ends => "het programma beëindigt de partij ermee",
        How::InTime => {
            "wie een stuk heeft aangeraakt, kan niets meer eisen van wat daarvoor gebeurde"
        }
        How::Claims => {
            "een zet ertegen blijft staan tot een tegenstander zich erop beroept en kiest wat volgt"
        }
        How::ClaimsAsFalse => {
            "een zet ertegen blijft staan tot een beroep op A13, of op A11 als er geslagen is"
        }
        How::ClaimsAsWrongLine => {
            "een zet ertegen blijft staan tot een beroep op D3, als verkeerde lijn"
        }
        How::ClaimsAsExposed => "een zet ertegen blijft staan tot een vijand zich beroept op T9",
        How::MovesAgain => {
            "wie misleid is, beroept zich erop en doet zijn zet over, ook als het stuk dat schaak gaf al weg was"
        }
        How::PlaysOver => {
            "wie het ontdekt, beroept zich erop, en wat sindsdien gespeeld is wordt overgespeeld"
        }
        How::PutRight => {
            "een speler die het op tijd ontdekt, laat het rechtzetten of de partij opnieuw beginnen"
        }
        How::Lifts => {
            "wie slaat, neemt de stukken zelf weg, of anders blijven ze en kan hij geblazen worden"
        }
        How::Huffs => "de tegenstander blaast, eist de slag of laat het zo",
        How::Counts => "begint als een speler zegt dat hij telt, of zich verbindt mat te geven",
        How::Partners => "voor de partij te kiezen met --partners",
        How::Odds => "voor de partij te kiezen met --odds",
        How::Squares => "te kiezen met de instelling draughts-squares",
        How::Permits => "het staat iets toe, en er valt niets te weigeren",
        How::Word => "het zegt wat een woord betekent",
        How::ShownWhen => "het programma toont wanneer het zo is, en de spelers doen de rest",
        How::Around => "goede raad, of wat om de regels heen staat",
        How::OnlyToTheLetter => "het heeft alleen betekenis in een partij naar de letter",
        How::Turns => {
            "wie voor zijn beurt speelt wordt geweigerd, en het programma houdt de volgorde bij"
        }
        How::AtOdds => {
            "bij voorgift laat het programma de juiste kant beginnen, en een andere valt niet te kiezen"
        }
        How::Played => {
            "aanraken is er alleen door te spelen, en een gedane zet gaat alleen terug met ieders instemming"
        }
        How::SaidToKings => {
            "het programma zegt schaak, en een zet die het laat staan wordt geweigerd"
        }
        How::SaidToQueens => {
            "het programma zegt schaak aan een dame, en een slag op een beschermde wordt geweigerd"
        }
        How::EndsOrClaimed => {
            "het programma beëindigt de partij ermee, of laat bij voorgift de gever het eisen"
        }
        How::ClaimsAsFalseCapture => "een slag ertegen blijft staan tot een beroep op A11",
        How::ClaimsIn1869 => {
            "in 1869 blijft een zet ertegen staan tot een beroep op A11 tot A15, en in 1967 wordt hij geweigerd op T9 na"
        }
        How::ClaimsOnceSaid => {
            "ongezegd schaak heeft geen kracht, en een zet die gezegd schaak laat staan, geldt tot een beroep op A13 of A11"
        }
        How::ClaimsOfQueens => {
            "de spelers zeggen schaak aan een dame, en wie een beschermde slaat, riskeert een beroep op A11"
        }
        How::FindsCheck => {
            "wie zijn koning ongezegd schaak vindt staan, beroept zich erop en neemt zijn laatste zet terug"
        }
        How::Losing => {
            "het spel die verliest wint, dat ernaast gelezen wordt, is te kiezen met --losing"
        }
    }
}
