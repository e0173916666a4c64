//! Keeping games, in Dutch.

use crate::lang::words::room::RoomLines;

pub const ROOM: RoomLines = RoomLines {
    mended: "De laatste regels van deze partij waren afgebroken, als bij stroomuitval; de partij gaat verder vanaf de zet daarvoor.",
    in_use: "Deze partij is elders geopend; hier is zij alleen te bekijken.",
    not_writable: |why| format!("Deze partij is alleen te bekijken: {why}."),
    unkept: |why| format!("Deze partij wordt niet bewaard: {why}."),
    not_kept: |why| format!("Niet gedaan, want bewaren lukte niet: {why}. Probeer het nog eens."),
    only_looked_at: "Deze partij is hier alleen te bekijken.",
    unset: |path, why, line| format!("Niet bewaard in {path}: {why}. De regel zou zijn: {line}"),
    not_toml: "het is niet te begrijpen, dus er is niets in geschreven",
    nowhere: "XDG_STATE_HOME en HOME noemen geen van beide een map",
    disk_full: "de schijf is vol",
    not_allowed: "het mag niet van het systeem",
    not_there: "het bestand is er niet",
    changed: "iets anders heeft het bestand veranderd",
    gone: "iets anders heeft het bestand verwijderd",
    no_file: "het is geen gewoon bestand",
    too_long: |bytes| format!("{bytes} bytes is te veel voor een partij"),
    newer: "geschreven door een nieuwere versie van reglement",
    damaged: |line, entry| match entry {
        Some(entry) => format!("beschadigd bij handeling {entry} (regel {line})"),
        None => format!("beschadigd bij regel {line}"),
    },
    readable: |plies| match plies {
        1 => "Eén zet is leesbaar; van daar kan een kopie verdergaan.".to_owned(),
        plies => format!("{plies} zetten zijn leesbaar; van daar kan een kopie verdergaan."),
    },
    copied: |plies| {
        match plies {
        1 => "Een kopie met de ene zet die leesbaar was; het beschadigde bestand is gelaten zoals het was.".to_owned(),
        plies => format!(
            "Een kopie met de {plies} zetten die leesbaar waren; het beschadigde bestand is gelaten zoals het was."
        ),
    }
    },
    to_be_continued: "wordt vervolgd",
    being_played: "wordt gespeeld",
};
