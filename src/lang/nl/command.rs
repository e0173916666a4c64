//! How each command is used, in Dutch.

use crate::lang::words::command::{CommandLines, Headings, Told};

pub const COMMAND: CommandLines = CommandLines {
    heading: Headings {
        name: "Naam",
        description: "Beschrijving",
        usage: "Gebruik",
        some_options: "[OPTIES]",
        commands: "Opdrachten",
        arguments: "Argumenten",
        options: "Opties",
        positions: "Een stelling als tekst",
        games: "Spellen",
        examples: "Voorbeelden",
        statuses: "Afsluitcode",
        environment: "Omgeving",
        files: "Bestanden",
    },
    commands: COMMANDS,
    options: OPTIONS,
    values: &[
        ("COMMAND", "OPDRACHT"),
        ("LANGUAGE", "TAAL"),
        ("NAME", "NAAM"),
        ("GLYPHS", "TEKENS"),
        ("COLOURS", "KLEUREN"),
        ("GAME", "SPEL"),
        ("GAMES", "PARTIJEN"),
        ("FILE", "BESTAND"),
        ("PLACES", "PLAATSEN"),
        ("FORMAT", "SOORT"),
        ("OUT", "UIT"),
        ("NUMBERS", "NUMMERS"),
        ("MOVES", "ZETTEN"),
        ("SOURCE", "BRON"),
        ("ARTICLE", "ARTIKEL"),
        ("WORDS", "WOORDEN"),
        ("MOVE", "ZET"),
        ("DEPTH", "DIEPTE"),
        ("SEAT:MEN", "PLAATS:STUKKEN"),
        ("MINUTES[+SECONDS]", "MINUTEN[+SECONDEN]"),
        ("WHAT", "WAT"),
        ("WHO", "WIE"),
        ("WHERE", "WAAR"),
        ("WAY", "RICHTING"),
        ("HOW", "HOE"),
        ("SQUARE", "VELD"),
        ("SQUARE=SQUARE", "VELD=VELD"),
        ("TEXT", "TEKST"),
        ("NUMBER", "GETAL"),
    ],
    one_of: "Een van: {0}.",
    wrong_use: "verkeerd gebruikt: er is niets gedaan",
    positions: POSITIONS,
    games: "Een spel heet naar zijn bron: de tekst waaruit zijn regels komen.",
    environment: &[
        (
            "XDG_CONFIG_HOME, HOME",
            "waar de instellingen gezocht worden",
        ),
        (
            "XDG_STATE_HOME, HOME",
            "waar partijen en opgeloste opgaven bewaard worden",
        ),
        (
            "TERM, COLORTERM",
            "hoeveel kleuren de terminal heeft; met TERM=dumb speelt het programma in gewone regels",
        ),
        (
            "NO_COLOR",
            "als het er is en niet leeg is, wordt niets gekleurd",
        ),
        (
            "LC_ALL, LC_CTYPE, LANG",
            "of de terminal UTF-8 toont; zo niet, dan zijn de stukken letters",
        ),
        (
            "PAGER",
            "wat lange tekst op een terminal toont; anders less",
        ),
    ],
    files: &[
        (
            "~/.config/reglement/config.toml",
            "de instellingen; reglement config path zegt waar de jouwe zijn",
        ),
        ("~/.config/reglement/themes/NAAM.toml", "eigen thema's"),
        (
            "~/.local/state/reglement/games/*.toml",
            "de partijen, elk in een bestand dat als tekst te lezen is",
        ),
        (
            "~/.local/state/reglement/exercises.toml",
            "welke opgaven je hebt opgelost",
        ),
    ],
};

const LEGAL_OR_NOT: [&str; 2] = ["gedaan", "de stelling is niet te lezen of niet te spelen"];

const COMMANDS: &[Told] = &[
    Told {
        path: "",
        about: "Speel volgens het boek: de bordspellen van vijf oude en nieuwe Nederlandse reglementen",
        more: "Zonder opdracht opent het menu. Twee of vier mensen spelen aan één terminal; een zet die de regels verbieden wordt \
geweigerd, met het artikel dat hem verbiedt.\n\nreglement help OPDRACHT zegt hoe een opdracht gebruikt wordt, reglement man alles \
bij elkaar.",
        examples: &[
            (
                "reglement",
                "het menu: een nieuwe partij, opgaven, het reglement",
            ),
            ("reglement play four-1869", "een partij met vier spelers"),
            ("reglement rules A13", "een artikel van het reglement"),
        ],
        ends: [
            "gedaan",
            "het antwoord is nee: geweigerd, niet toegestaan, niet gevonden, niet te lezen",
        ],
    },
    Told {
        path: "play",
        about: "Begin meteen een partij",
        more: "Schaken voor twee volgens het reglement van 1869 of volgens de regels van nu, schaken voor vier volgens dat van 1869 of \
zoals het in 1967 in de krant stond, of dammen volgens de regels van 1879. Als er niets anders gezegd wordt is het een gelijke partij \
vanaf het begin. Met zijn tweeën begint Wit; met zijn vieren beslist het lot.\n\nDe partij wordt bewaard vanaf de eerste zet: \
reglement resume gaat ermee verder. Op een terminal wordt zij getekend; met --plain, of zonder terminal, speel je in regels tekst: \
typ daar help.\n\nMet --match is het de eerste partij van een match. In regels volgt op elke uitslag een regel die met match: begint; match \
vertelt hoe zij staat, en next begint de volgende partij.",
        examples: &[
            (
                "reglement play chess-1869 --names Anna,Bram",
                "het lot beslist wie Wit heeft",
            ),
            (
                "reglement play chess-1869 --odds white:queen",
                "Wit speelt zonder dame, en begint",
            ),
            (
                "reglement play chess-1869 --names Anna,Bram --match 6",
                "een match van zes partijen",
            ),
            (
                "reglement play four-1869 --partners adjacent",
                "vrienden naast elkaar",
            ),
            (
                "reglement play draughts-1879 --plain",
                "in regels, voor een schermlezer of een script",
            ),
        ],
        ends: [
            "de partij is uit, of bewaard",
            "de regels staan zo'n partij niet toe, of de stelling is niet te lezen",
        ],
    },
    Told {
        path: "resume",
        about: "Ga verder met de laatste partij, of met die in een bestand",
        more: "De laatste partij die nog niet uit is, of na de laatste van een match de volgende, als er geen bestand genoemd wordt. reglement record list noemt de bestanden.",
        examples: &[
            ("reglement resume", "de laatste partij"),
            ("reglement resume --plain", "hetzelfde in regels tekst"),
            (
                "reglement resume --copy oud.toml",
                "wat leesbaar is van een beschadigd bestand",
            ),
        ],
        ends: [
            "de partij is uit, of bewaard",
            "er is zo geen partij, of zij is niet te lezen",
        ],
    },
    Told {
        path: "rules",
        about: "Lees het reglement",
        more: "Zonder meer noemt het de bronnen; met een bron haar artikelen; met een artikel (A13, of een nummer na zijn bron) of een \
lezing (R2) de woorden ervan. Een lezing zegt hoe het programma een artikel opvat dat twijfel laat.\n\n--lang nl en en kiezen de woorden \
van de artikelen, Nederlands of Engels, en de taal van de rest; both toont de artikelen in allebei.",
        examples: &[
            ("reglement rules four-1869", "de artikelen van een bron"),
            ("reglement rules chess-1869 13", "één artikel"),
            (
                "reglement rules --find \"toren rokade\"",
                "de artikelen waarin deze woorden staan",
            ),
            (
                "reglement rules A13 --treatment",
                "wat het programma ermee doet",
            ),
        ],
        ends: ["gedaan", "er is niets gevonden"],
    },
    Told {
        path: "exercises",
        about: "Probeer de opgaven van 1879, of toon de lijst",
        more: "De 24 opgaven van het damboek. Zonder nummer toont het de lijst, met wat van elke opgave bekend is en welke opgelost zijn. \
Met een nummer speel je Wit, en antwoordt het programma zoals het boek.",
        examples: &[
            ("reglement exercises", "de lijst"),
            ("reglement exercises 5", "probeer de vijfde"),
        ],
        ends: ["gedaan", "de opgave kan niet getoond of gespeeld worden"],
    },
    Told {
        path: "moves",
        about: "Noem de toegestane zetten van een stelling, een per regel",
        more: "Een zet wordt met zijn velden geschreven, van en naar: e2e4, e7e8q (de Engelse letter van wat een pion wordt), h1j1 voor \
rokeren; bij het dammen 32-28 en 26x17. De regels staan op volgorde van hun tekst. Zij zijn in elke versie en elke taal gelijk.",
        examples: &[
            ("reglement moves chess-1869", "de twintig eerste zetten"),
            (
                "reglement moves draughts-1879 --fen W:W28:B23",
                "van een stelling",
            ),
        ],
        ends: LEGAL_OR_NOT,
    },
    Told {
        path: "judge",
        about: "Speel zetten, en zeg waar zij heen leiden of waarom er een geweigerd is",
        more: "Het speelt de zetten vanaf het begin of vanaf een stelling. Zijn zij alle toegestaan, dan schrijft het\n\n  legal\n  \
position: de stelling na de zetten\n  turn: wie aan de beurt is\n  check: wie schaak staan, of -\n  mated: wie mat staan, of -\n  \
warned: aanvaller>dame, of - (schaken voor vier)\n  result: 1-0 en het artikel tussen haakjes, of -\n\nEen plaats is haar letter, w of \
b, bij vier r, b, y of g. Wordt een zet geweigerd, dan wordt er niets na gespeeld, en schrijft het\n\n  refused: SPEL ARTIKEL: de reden\n  \
position: de stelling voor die zet\n  marks: de velden die tonen waarom, of -\n\nDeze woorden zijn in elke versie en elke taal gelijk. \
Alleen met --lang nl is de reden Nederlands, en worden de stukken met hun Nederlandse letters gelezen; de instellingen veranderen daar \
niets aan.",
        examples: &[
            (
                "reglement judge chess-1869 e4 e5 Ke3",
                "geweigerd door artikel 13",
            ),
            (
                "reglement judge draughts-1879 32-28 19-23 28x19",
                "toegestaan",
            ),
        ],
        ends: [
            "alle zetten zijn toegestaan",
            "er is er een geweigerd of niet te lezen, of de stelling is niet te lezen",
        ],
    },
    Told {
        path: "perft",
        about: "Tel de stellingen die in een aantal zetten te bereiken zijn",
        more: "Om de regels na te gaan: elke toegestane zet wordt gespeeld, elk antwoord daarop, enzovoort, en de stellingen aan het eind \
worden geteld. Het schrijft alleen het getal; met --divide voor elke eerste zet een regel \"zet getal\", en als laatste \"total getal\". \
De uitvoer is in elke versie en elke taal gelijk.",
        examples: &[
            ("reglement perft chess-modern 4", "schrijft 197281"),
            (
                "reglement perft draughts-1879 2 --divide",
                "voor elke eerste zet",
            ),
        ],
        ends: LEGAL_OR_NOT,
    },
    Told {
        path: "record",
        about: "Noem de bewaarde partijen, toon of verwijder er een, voer partijen in of uit",
        more: "",
        examples: &[(
            "reglement record list",
            "alle partijen, de laatst gespeelde eerst",
        )],
        ends: ["gedaan", "een partij is niet te lezen"],
    },
    Told {
        path: "record show",
        about: "Toon één partij als tekst: wie speelden, de zetten, de uitslag, diagrammen",
        more: "De tekst past in een bericht: geen regel met zetten is langer dan 72 tekens. --diagram zegt waar diagrammen staan, met \
komma's ertussen: start, end (het eind), none (geen), het nummer van een zet (12: als allen hem gedaan hebben), of dat met de letter \
van een plaats (12w, 12z; van vier 3z, 3w, 3n, 3o). Zonder dat staat er een aan het eind.\n\nVan een beschadigd bestand toont het wat \
leesbaar is, en zegt het waar de schade zit.",
        examples: &[
            (
                "reglement record show ~/.local/state/reglement/games/BESTAND",
                "een partij",
            ),
            (
                "reglement record show --diagram 12,20w,end BESTAND",
                "met drie diagrammen",
            ),
        ],
        ends: ["gedaan", "het bestand is geen partij, of een beschadigde"],
    },
    Told {
        path: "record list",
        about: "Noem de bewaarde partijen, de laatst gespeelde eerst",
        more: "Elk op een regel: wanneer zij het laatst gespeeld is, het spel, hoe ver zij kwam, de spelers, het bestand.",
        examples: &[
            ("reglement record list", "alle partijen"),
            (
                "reglement record list --player Anna --unfinished",
                "waarmee Anna verder kan",
            ),
        ],
        ends: ["gedaan", "de map is niet te lezen"],
    },
    Told {
        path: "record import",
        about: "Voer partijen in die andere programma's geschreven hebben",
        more: "PGN (schaken), PDN (dammen) en de vorm van vierspelersprogramma's, zoveel partijen als er in een tekst staan; elk wordt \
een van je bewaarde partijen, te tonen, te bekijken, en te vervolgen als zij niet uit is. Opmerkingen, varianten, tekens en tags \
blijven erbij. Wat gelezen is staat er partij voor partij; wat fout is met bestand, regel, kolom en artikel, en wordt overgeslagen. PGN \
wordt gelezen als chess-modern, PDN als draughts-1879, four als four-1967, tenzij de tekst of --game anders zegt. Ctrl-C breekt af; wat \
heel is blijft.",
        examples: &[
            ("reglement record import partijen.pgn", "alle partijen erin"),
            (
                "reglement record import --check --game chess-1869 partijen.pgn",
                "mogen zij naar de oude regels?",
            ),
        ],
        ends: ["alles is ingevoerd", "iets was fout, of niet te lezen"],
    },
    Told {
        path: "record export",
        about: "Schrijf partijen zo dat andere programma's ze lezen",
        more: "Schaken als PGN, dammen als PDN, schaken met vieren in de vorm van zijn programma's, een ronde per regel. Wat een \
partij meer heeft dan zetten (voorgift, aanbiedingen, blazen, verplichtingen) staat in tags die met Reglement beginnen en in \
opmerkingen [%act ...], waaruit record import het terughaalt. Wat er niet in past, zoals een valse zet die blijft staan, wordt \
geweigerd; in --format reglement past alles.",
        examples: &[
            (
                "reglement record export BESTAND",
                "naar de standaarduitvoer",
            ),
            (
                "reglement record export -o avond.pgn BESTAND BESTAND",
                "twee partijen in één bestand",
            ),
        ],
        ends: [
            "gedaan",
            "een partij is niet te lezen, of niet zo te schrijven",
        ],
    },
    Told {
        path: "record delete",
        about: "Verwijder één partij voorgoed, na een vraag",
        more: "Een partij die gespeeld wordt, wordt nooit verwijderd, en ook geen bestand dat geen partij is.",
        examples: &[("reglement record delete --yes BESTAND", "zonder vraag")],
        ends: ["zij is verwijderd", "zij is het niet"],
    },
    Told {
        path: "config",
        about: "Zeg waar de instellingen staan, wat zij zijn, of zij kloppen",
        more: "",
        examples: &[(
            "reglement config check",
            "wat er mis is met je instellingen",
        )],
        ends: ["gedaan", "er is iets mis met je instellingen"],
    },
    Told {
        path: "config path",
        about: "Zeg waar je instellingen staan, of zouden staan",
        more: "",
        examples: &[("reglement config path", "de naam van het bestand")],
        ends: ["gedaan", "er is geen map voor instellingen"],
    },
    Told {
        path: "config show",
        about: "Toon de instellingen die gelden, de jouwe en de gewone",
        more: "In de vorm van het bestand, zodat je er regels uit kunt overnemen.",
        examples: &[("reglement config show", "alle instellingen")],
        ends: ["gedaan", ""],
    },
    Told {
        path: "config check",
        about: "Zeg wat er mis is met je instellingen",
        more: "Een regel voor elke fout: het bestand, de regel, de naam, wat er mis is en wat goed zou zijn.",
        examples: &[(
            "reglement config check",
            "als je het bestand veranderd hebt",
        )],
        ends: ["er is niets mis", "er is iets mis"],
    },
    Told {
        path: "themes",
        about: "Toon de thema's, of een ervan, met elk bord",
        more: "De jouwe zijn erbij: bestanden NAAM.toml in de map themes naast de instellingen. Elk wordt getekend in de kleuren die \
de terminal heeft; zonder kleuren worden alle genoemd, en wordt er een getekend als je die noemt.",
        examples: &[
            ("reglement themes delft", "een ervan"),
            (
                "reglement play chess-1869 --theme nacht",
                "speel in een ervan",
            ),
        ],
        ends: ["gedaan", ""],
    },
    Told {
        path: "completions",
        about: "Schrijf wat een shell de opdrachten laat aanvullen",
        more: "Waar een shell dat zoekt verschilt; voor bash is een regel in ~/.bashrc genoeg: source <(reglement completions bash)",
        examples: &[(
            "reglement completions fish > ~/.config/fish/completions/reglement.fish",
            "voor fish",
        )],
        ends: ["gedaan", ""],
    },
    Told {
        path: "man",
        about: "Schrijf de bladzijde van het handboek",
        more: "Alles wat --help zegt, de spellen, de bestanden en de omgeving, in de vorm die man leest.",
        examples: &[
            ("reglement man --lang nl | man -l -", "lees haar"),
            (
                "reglement man > ~/.local/share/man/man1/reglement.1",
                "zodat man reglement haar vindt",
            ),
        ],
        ends: ["gedaan", ""],
    },
    Told {
        path: "help",
        about: "Zeg hoe een opdracht gebruikt wordt",
        more: "",
        examples: &[(
            "reglement help record show",
            "hetzelfde als reglement record show --help",
        )],
        ends: ["gedaan", ""],
    },
];

const OPTIONS: &[(&str, &str)] = &[
    ("help", "Zeg hoe het gebruikt wordt"),
    ("version", "Noem de versie"),
    (
        "lang",
        "De taal van alles wat gezegd wordt; gaat voor de instellingen",
    ),
    (
        "judge lang",
        "De taal van de reden en van de letters van de stukken; anders Engels",
    ),
    (
        "rules lang",
        "De woorden van de artikelen en de taal van de rest",
    ),
    (
        "plain",
        "Speel in gewone regels tekst en niet op een scherm",
    ),
    (
        "theme",
        "De kleuren, met de naam van een thema; ook van een eigen thema",
    ),
    ("glyphs", "Hoe de stukken getekend worden"),
    ("color", "Hoeveel kleuren"),
    ("game", "Het spel"),
    (
        "names",
        "De namen van de spelers, met komma's ertussen: die van Wit en Zwart, of van Zuid, West, Noord en Oost. In een gelijke partij \
van twee zonder --first beslist het lot wie van hen Wit heeft",
    ),
    (
        "partners",
        "In four-1869, waar vrienden zitten; tegenover elkaar, als er niets gezegd wordt",
    ),
    (
        "direction",
        "In four-1869, welke kant de beurt op gaat; tegen de klok in, als er niets gezegd wordt",
    ),
    (
        "odds",
        "Wat een speler de zwakkere voorgeeft: stukken waar hij zonder speelt, of bij het dammen remise, zodat hij verliest als niemand \
wint. Een plaats, een dubbele punt, en stukken met hun veld of Engelse naam: white:b1, black:queen, white:a1+b1, south:d1; bij het dammen \
white:46+47, black:draw. De gever begint bij het schaken, en is tweede bij het dammen",
    ),
    (
        "omitted_capture",
        "Bij het dammen, wat er gebeurt als een speler een slag verzuimt: refuse laat hem slaan; warn weigert één keer, en wie \
volhoudt speelt door; allow laat het staan, en de tegenpartij mag het stuk van het bord nemen (blazen) of de slag eisen. Zoals de \
instellingen het hebben, als er niets gezegd wordt",
    ),
    (
        "clock",
        "Een klok voor iedere plaats: minuten, en seconden die er bij elke zet bij komen, zoals 15 of 15+10; voor één plaats of speler white=5,black=15+10, Anna=5 of 15,Anna=none. Geen bron kent er \
een: het is een huisregel. In de oude spelen wijst een tegenstander op de vlag, in chess-modern is de partij dan uit",
    ),
    (
        "losing",
        "Bij het dammen, wie al zijn stukken kwijtraakt wint",
    ),
    (
        "letter",
        "Speel naar de letter: de spelers zien zelf op de regels toe. Wie een stuk aanraakt moet het spelen, schaak moet gezegd worden, \
en een valse zet blijft staan tot een tegenstander zich erop beroept en kiest wat het artikel geeft. Niet in chess-modern, waarvan de bron er \
niets over zegt",
    ),
    (
        "arbiter",
        "Speel met het programma als scheidsrechter, dat weigert wat vals is. Zo is het, als er niets gezegd wordt of ingesteld is",
    ),
    (
        "claims",
        "Naar de letter: hinted zegt de spelers waarop zij zich kunnen beroepen, silent laat het hen zelf vinden. Zoals de instellingen het hebben, \
als er niets gezegd wordt",
    ),
    (
        "turned",
        "Naar de letter, in chess-1869: het bord ligt gedraaid, met een donker veld rechts",
    ),
    (
        "misplaced",
        "Naar de letter, in schaken van 1869: twee stukken staan op elkaars veld, zoals b1=c1. Mag vaker gezegd worden",
    ),
    (
        "forgotten",
        "Naar de letter, in schaken van 1869: het stuk van dit veld is niet op het bord gezet, zoals a1. Mag vaker gezegd worden",
    ),
    (
        "odds_kept",
        "Naar de letter, in schaken van 1869: het voorgegeven stuk is op het bord gelaten",
    ),
    (
        "undertake",
        "In schaken van 1869, wat een speler belooft: mat te geven met een stuk, op een veld, of met dat stuk op dat veld, zoals \
\"white with b1 on f7\", \"black on h1\". Mag vaker gezegd worden",
    ),
    (
        "fen",
        "Begin met deze stelling; reglement moves --help zegt hoe zij geschreven wordt",
    ),
    (
        "edit",
        "Zet de stelling op het bord op, op een scherm: stukken, de beurt, rokades; daarna volgt het formulier van een nieuwe partij",
    ),
    ("first", "Wie de eerste zet heeft; met lots beslist het lot"),
    (
        "contest",
        "Begin een match: zoveel partijen (2 tot 99), zoals 6; first:5 tot iemand 5 punten heeft (1 tot 99; met vier gewonnen partijen); of open. Wie de volgende partij begint, en met welke kleur, zegt het boek",
    ),
    (
        "seed",
        "Een geheel getal; hetzelfde getal laat het lot weer zo vallen",
    ),
    (
        "file",
        "De partij: het bestand, of de naam die de lijst eraan geeft",
    ),
    ("resume file", "De partij, een bestand"),
    (
        "diagram",
        "Waar diagrammen staan, zoals hierboven gezegd; mag meer dan eens gezegd worden",
    ),
    ("every", "Ook een diagram na telkens zoveel zetten"),
    (
        "record show glyphs",
        "Hoe de stukken in de diagrammen getekend worden: met letters, als er niets gezegd wordt",
    ),
    ("files", "Teksten met partijen; - is de standaardinvoer"),
    (
        "record export files",
        "De partijen: hun bestanden, of hun namen zoals de lijst ze heeft",
    ),
    (
        "format",
        "De soort tekst; de naam of de inhoud van het bestand zegt het, als er niets gezegd wordt",
    ),
    (
        "record export format",
        "De soort tekst; die van het spel, als er niets gezegd wordt",
    ),
    (
        "record import game",
        "Het spel waarvoor zij gelezen worden, als zij het zelf niet zeggen",
    ),
    ("only", "Alleen deze partijen, naar hun nummers: 1,3,7-9"),
    ("check", "Lees en meld, en bewaar niets"),
    (
        "output",
        "In dit bestand, in plaats van naar de standaarduitvoer",
    ),
    ("force", "Schrijf over een bestand heen dat er al is"),
    ("record list game", "Alleen dit spel"),
    ("player", "Alleen partijen van spelers die zo heten"),
    ("unfinished", "Alleen partijen waarmee je verder kunt"),
    (
        "record list plain",
        "Voor scripts: een regel per partij, met tabs tussen de vakken, in elke versie en taal gelijk: bestand, \
laatst gespeeld (UTC), spel, halve zetten, toestand, einde, uitslag, en een vak voor elke speler. De toestand is unfinished, in-use, over of \
damaged; het einde is whole, of torn als het laatste stuk afgebroken is. Wat onbekend is, is -, en van een beschadigd bestand worden geen \
spelers genoemd",
    ),
    ("yes", "Vraag niets"),
    ("themes name", "Het thema; ook een eigen"),
    (
        "copy",
        "Ga van een beschadigd bestand verder met een kopie vanaf waar het leesbaar is; het bestand zelf blijft zoals het is",
    ),
    ("source", "Een bron, of meteen een artikel of lezing"),
    ("article", "Een artikel van de bron, met naam of nummer"),
    (
        "find",
        "Zoek naar woorden, in één bron of in alle; de oude spelling maakt niet uit",
    ),
    (
        "treatment",
        "Wat het programma met elk artikel doet, een per regel, als \"BRON ARTIKEL: SOORT (HOE); naar de letter: SOORT (HOE)\". SOORT is \
afgedwongen, op te eisen, te kiezen of alleen getoond",
    ),
    ("number", "Het nummer van een opgave, 1 tot en met 24"),
    (
        "moves",
        "Zetten, zoals mensen ze schrijven of met hun velden: e4, Nf3, O-O, e8=Q (met --lang nl Pf3, e8=D), e2e4, e7e8q, g13g14q; bij het dammen \
32-28, 26x17",
    ),
    (
        "depth",
        "Hoeveel zetten, die van alle spelers geteld; 0 tot en met 32",
    ),
    ("divide", "Tel ook onder elke eerste zet"),
    ("shell", "De shell"),
    ("path", "De opdracht"),
];

const POSITIONS: &str = "Schaken voor twee heeft de gewone FEN, zes velden met spaties ertussen: het bord van rij 8 naar 1, de beurt, de \
rokade, het veld waar net een pion over sprong, halve zetten zonder slag of pionzet, het nummer van de zet. De laatste twee mogen \
weg:\n\n  rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\n\nSchaken voor vier heeft zeven velden. Het bord gaat van rij 14 \
naar 1, met / tussen de rijen en komma's tussen de vakken: een aantal lege vakken (die van de hoeken meegeteld), of een plaats en een stuk, \
zoals rK. De plaatsen zijn r Zuid, b West, y Noord, g Oost. Dan: wie aan de beurt is; de rokade, zoals rKQbK; de vakken waar net pionnen over \
sprongen, zoals r:e3; wie mat staan; wie ontzet zijn en nog niet aan de beurt kwamen; gewaarschuwde dames, zoals c8>g4 (aanvaller en dame). \
Een veld waar niets in staat is -. Een eerste rij is\n\n  3,rR,rN,rB,rQ,rK,rB,rN,rR,3\n\nDammen heeft de vorm van PDN: de beurt, de stukken van \
Wit en die van Zwart, met de nummers van hun velden en K voor een dam:\n\n  W:W31-50:B1-19,K20";
