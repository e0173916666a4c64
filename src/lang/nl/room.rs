//! Keeping games, in Dutch.

use crate::lang::words::room::RoomLines;

pub const ROOM: RoomLines = RoomLines {
    mended: "De laatste regels van deze partij waren afgebroken, als bij stroomuitval; de partij gaat verder vanaf de zet daarvoor.",
    in_use: "Deze partij is elders geopend; hier is zij alleen te bekijken, zoals zij stond bij het openen.",
    not_writable: |why| format!("Deze partij is alleen te bekijken: {why}."),
    unkept: |why| format!("Deze partij wordt niet bewaard: {why}."),
    not_kept: |why| format!("Niet gedaan, want bewaren lukte niet: {why}. Probeer het nog eens."),
    is_unkept: "Wordt niet bewaard",
    as_opened: "Zoals bij openen",
    no_folder: "de map kan niet gemaakt worden",
    only_looked_at: "Deze partij is hier alleen te bekijken.",
    nowhere: "XDG_STATE_HOME en HOME noemen geen van beide een map",
    disk_full: "de schijf is vol",
    not_allowed: "het mag niet van het systeem",
    not_there: "het bestand is er niet",
    not_folder: "een deel van het pad is geen map",
    is_folder: "het is een map, geen bestand",
    only_read: "van deze schijf kan alleen gelezen worden",
    links: "het is een koppeling die in een kring rondloopt",
    long_name: "de naam is te lang voor deze schijf",
    is_there: "er is al een bestand met die naam",
    disk_fault: "de schijf heeft een fout",
    many_files: "er zijn te veel bestanden open",
    system_says: |what| format!("het systeem meldt: {what}"),
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
    none_kept: |folder| format!("er zijn geen partijen bewaard in {folder}"),
    plies: ["halve zet", "halve zetten"],
    torn: "De laatste regels zijn afgebroken en weggelaten.",
    move_awaited: |who| format!("wordt vervolgd, {who} is aan zet"),
    remedy_awaited: |who, article| format!("wordt vervolgd, {who} kiest wat er volgt ({article})"),
    no_unfinished: "er is geen onvoltooide partij; begin er een met reglement play",
    open_elsewhere: |file| {
        format!(
            "de onvoltooide partij is in een ander programma geopend, en gaat daar verder; bekijk haar met reglement resume {file}, of reglement record show {file}"
        )
    },
    to_be_continued: "wordt vervolgd",
    being_played: "wordt gespeeld",
};
