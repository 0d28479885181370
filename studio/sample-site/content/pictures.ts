import type { Language } from "../compose/language.ts";

type Described = {
  file: string;
  /** The point of interest: across, down, and the size of the area around it, as parts of the whole. */
  focus: readonly [x: number, y: number, size: number];
  alt: Record<Language, string>;
};

/** Every drawing: its file, its point of interest, and what it shows, in each language. */
const stills = {
  aperture: {
    file: "aperture.webp",
    focus: [0.67, 0.5, 0.5],
    alt: {
      en: "Dark shutter blades stand open around a golden eight-cornered window. In it, a small man on a ladder reaches up to a street lamp.",
      de: "Dunkle Blendenlamellen stehen offen um ein goldenes achteckiges Fenster. Darin reicht ein kleiner Mann von der Leiter zu einer Straßenlaterne hinauf.",
    },
  },
  programme: {
    file: "programme.webp",
    focus: [0.5, 0.5, 0.6],
    alt: {
      en: "A strip of film hangs across the dark. Its five frames hold a lamp, a moon, a train window, a map and a moth.",
      de: "Ein Filmstreifen hängt quer durchs Dunkel. In seinen fünf Bildern: eine Laterne, ein Mond, ein Zugfenster, eine Landkarte und ein Falter.",
    },
  },
  street: {
    file: "still-street.webp",
    focus: [0.62, 0.42, 0.4],
    alt: {
      en: "A narrow street runs away between dark houses. Every lamp is out but one, and under it stands a man with a ladder.",
      de: "Eine enge Straße läuft zwischen dunklen Häusern davon. Alle Laternen sind aus bis auf eine; darunter steht ein Mann mit einer Leiter.",
    },
  },
  ladder: {
    file: "still-ladder.webp",
    focus: [0.57, 0.5, 0.5],
    alt: {
      en: "Close up: a gloved hand holds a burning match to the wick of a street lamp.",
      de: "Ganz nah: Eine Hand im Handschuh hält ein brennendes Streichholz an den Docht einer Laterne.",
    },
  },
  book: {
    file: "still-book.webp",
    focus: [0.6, 0.55, 0.6],
    alt: {
      en: "An open book of names, every line of it crossed out but the last, which is red. A red pencil lies beside it.",
      de: "Ein aufgeschlagenes Buch voller Namen, jede Zeile durchgestrichen bis auf die letzte, die rot ist. Daneben liegt ein roter Stift.",
    },
  },
  dog: {
    file: "still-dog.webp",
    focus: [0.62, 0.6, 0.5],
    alt: {
      en: "A dog with a red collar sits at the edge of a pool of lamplight and looks up at the flame.",
      de: "Ein Hund mit rotem Halsband sitzt am Rand eines Lichtkreises und schaut zur Flamme der Laterne hinauf.",
    },
  },
  bakery: {
    file: "still-bakery.webp",
    focus: [0.5, 0.6, 0.6],
    alt: {
      en: "A bakery with a lit window. Behind its gable the sky is night on the left and, past a cut edge, bright day on the right.",
      de: "Eine Bäckerei mit hellem Fenster. Hinter ihrem Giebel ist der Himmel links Nacht und rechts, nach einer Schnittkante, heller Tag.",
    },
  },
  boat: {
    file: "still-boat.webp",
    focus: [0.6, 0.55, 0.5],
    alt: {
      en: "A huge pale moon sits on the edge of a black sea. In front of it, very small, someone rows a boat.",
      de: "Ein riesiger bleicher Mond sitzt auf der Kante eines schwarzen Meeres. Davor, winzig klein, rudert jemand ein Boot.",
    },
  },
  sacks: {
    file: "still-sacks.webp",
    focus: [0.4, 0.55, 0.5],
    alt: {
      en: "Seven sacks of salt in a row on a jetty. The last one has a hole, and a white thread runs from it.",
      de: "Sieben Salzsäcke in einer Reihe auf einem Steg. Der letzte hat ein Loch, und ein weißer Faden rieselt heraus.",
    },
  },
  oar: {
    file: "still-oar.webp",
    focus: [0.42, 0.62, 0.5],
    alt: {
      en: "An oar held over black water. Drops fall from its blade into widening rings; the moon lies behind it in strips.",
      de: "Ein Ruder über schwarzem Wasser. Vom Blatt fallen Tropfen in Ringe, die größer werden; dahinter liegt der Mond in Streifen.",
    },
  },
  green: {
    file: "still-green.webp",
    focus: [0.53, 0.6, 0.6],
    alt: {
      en: "Under water: a sack of salt sinks away from the boat’s keel into a fan of green light.",
      de: "Unter Wasser: Ein Salzsack sinkt vom Kiel des Bootes fort in einen Fächer aus grünem Licht.",
    },
  },
  platform: {
    file: "still-platform.webp",
    focus: [0.46, 0.48, 0.4],
    alt: {
      en: "Slanting rain on a night train. One window is lit; in it a woman in a hat looks out at an empty platform.",
      de: "Schräger Regen auf einem Nachtzug. Ein Fenster leuchtet; darin blickt eine Frau mit Hut auf einen leeren Bahnsteig.",
    },
  },
  map: {
    file: "still-map.webp",
    focus: [0.5, 0.5, 0.5],
    alt: {
      en: "The contour lines of a map draw the profile of a girl. A red pin marks a place behind her ear.",
      de: "Die Höhenlinien einer Landkarte zeichnen das Profil eines Mädchens. Eine rote Nadel markiert eine Stelle hinter ihrem Ohr.",
    },
  },
  moth: {
    file: "still-moth.webp",
    focus: [0.5, 0.48, 0.5],
    alt: {
      en: "A moth spreads its wings before a bare bulb. The eyes on its wings are loudspeakers.",
      de: "Ein Falter breitet vor einer nackten Glühbirne die Flügel aus. Die Augen auf seinen Flügeln sind Lautsprecher.",
    },
  },
  gramophone: {
    file: "still-gramophone.webp",
    focus: [0.55, 0.45, 0.6],
    alt: {
      en: "A gramophone horn as large as a room. On its rim sits one moth, about to go in.",
      de: "Ein Grammofontrichter, groß wie ein Zimmer. Auf seinem Rand sitzt ein Falter und will gerade hinein.",
    },
  },
  record: {
    file: "still-record.webp",
    focus: [0.5, 0.5, 0.8],
    alt: {
      en: "A record fills the picture. A pale moth walks along its groove towards the needle.",
      de: "Eine Schallplatte füllt das Bild. Ein heller Falter läuft in der Rille auf die Nadel zu.",
    },
  },
  dancehall: {
    file: "still-dancehall.webp",
    focus: [0.66, 0.45, 0.6],
    alt: {
      en: "An empty dance hall, the chairs up on the tables. A mirror ball throws its spots past one large loudspeaker.",
      de: "Ein leeres Tanzlokal, die Stühle stehen auf den Tischen. Eine Spiegelkugel wirft ihre Punkte um einen großen Lautsprecher.",
    },
  },
  posterStreet: {
    file: "poster-street.webp",
    focus: [0.5, 0.4, 0.6],
    alt: {
      en: "Film poster: a tall street lamp stands like a flower in a black town; its light is a golden disc.",
      de: "Filmplakat: Eine hohe Straßenlaterne steht wie eine Blume in einer schwarzen Stadt; ihr Licht ist eine goldene Scheibe.",
    },
  },
  posterSalt: {
    file: "poster-salt.webp",
    focus: [0.5, 0.45, 0.6],
    alt: {
      en: "Film poster: a rowing boat under a moon that is losing salt like a torn sack; below, the word Salt sinks into the sea.",
      de: "Filmplakat: Ein Ruderboot unter einem Mond, der Salz verliert wie ein aufgerissener Sack; darunter versinkt das Wort Salt im Meer.",
    },
  },
  posterPlatform: {
    file: "poster-platform.webp",
    focus: [0.5, 0.5, 0.6],
    alt: {
      en: "Film poster: an umbrella under lines of rain; its handle is the figure nine.",
      de: "Filmplakat: ein Regenschirm unter Strichen aus Regen; sein Griff ist die Ziffer Neun.",
    },
  },
  posterMap: {
    file: "poster-map.webp",
    focus: [0.5, 0.45, 0.6],
    alt: {
      en: "Film poster: a girl's head in profile, filled with the hills, river and dotted road of a map.",
      de: "Filmplakat: der Kopf eines Mädchens im Profil, gefüllt mit Hügeln, Fluss und gestrichelter Straße einer Landkarte.",
    },
  },
  posterMoth: {
    file: "poster-moth.webp",
    focus: [0.5, 0.42, 0.6],
    alt: {
      en: "Film poster: a moth with loudspeakers for wings, wide as the sheet, over one small lit bulb.",
      de: "Filmplakat: ein Falter mit Lautsprechern als Flügeln, breit wie der Bogen, über einer kleinen brennenden Birne.",
    },
  },
  facade: {
    file: "house-facade.webp",
    focus: [0.55, 0.68, 0.5],
    alt: {
      en: "The Meridian at night: a dark street front with a lit canopy and a golden doorway, where one person is about to go in.",
      de: "Das Meridian bei Nacht: eine dunkle Fassade mit leuchtendem Vordach und goldener Tür, durch die gerade jemand eintritt.",
    },
  },
  auditorium: {
    file: "house-auditorium.webp",
    focus: [0.5, 0.35, 0.5],
    alt: {
      en: "Rows of empty seats curve towards a blank lit screen. One head can be seen in the third row.",
      de: "Leere Sitzreihen wölben sich zu einer hellen, leeren Leinwand. In der dritten Reihe ist ein einzelner Kopf zu sehen.",
    },
  },
  auditoriumUpright: {
    file: "house-auditorium-upright.webp",
    focus: [0.5, 0.5, 0.6],
    alt: {
      en: "The house from the last row: a blank lit screen, and seats that lead down to it.",
      de: "Der Saal von der letzten Reihe aus: eine helle, leere Leinwand und Sitze, die zu ihr hinabführen.",
    },
  },
  booth: {
    file: "house-booth.webp",
    focus: [0.48, 0.48, 0.6],
    alt: {
      en: "The projection booth: a projector with two large reels throws a beam through a small port; a woman stands at the lamp house.",
      de: "Der Vorführraum: Ein Projektor mit zwei großen Spulen wirft sein Licht durch eine kleine Luke; eine Frau steht am Lampenhaus.",
    },
  },
  port: {
    file: "house-port.webp",
    focus: [0.62, 0.32, 0.5],
    alt: {
      en: "The back wall of the house: a beam leaves one small window, and in the lit window beside it stands the projectionist.",
      de: "Die Rückwand des Saals: Aus einem kleinen Fenster fällt der Lichtstrahl, im hellen Fenster daneben steht die Vorführerin.",
    },
  },
  foyer: {
    file: "house-foyer.webp",
    focus: [0.36, 0.45, 0.5],
    alt: {
      en: "The foyer: a chequered floor, a ticket window lit from within, and a staircase that climbs out of sight.",
      de: "Das Foyer: ein gewürfelter Boden, ein von innen erleuchtetes Kassenfenster und eine Treppe, die aus dem Bild steigt.",
    },
  },
  yard: {
    file: "yard.webp",
    focus: [0.5, 0.4, 0.5],
    alt: {
      en: "A courtyard at dusk: folding chairs, people under blankets, one dog, and a white square of light on the fire wall.",
      de: "Ein Hof in der Dämmerung: Klappstühle, Leute unter Decken, ein Hund und ein weißes Quadrat aus Licht auf der Brandmauer.",
    },
  },
  streetMap: {
    file: "street-map.webp",
    focus: [0.55, 0.5, 0.8],
    alt: {
      en: "Map: a dotted path climbs from the harbour to Tallow Street, passes a steaming cup and turns left to the house. Tram line 4 stops on the street.",
      de: "Karte: Ein gepunkteter Weg steigt vom Hafen zur Tallow Street hinauf und biegt bei einer dampfenden Tasse links zum Haus ab. Die Straßenbahn 4 hält in der Straße.",
    },
  },
  stairs: {
    file: "stairs.webp",
    focus: [0.48, 0.7, 0.5],
    alt: {
      en: "A dark staircase from the side. In the cupboard beneath it, one round film tin catches the light.",
      de: "Eine dunkle Treppe von der Seite. Im Verschlag darunter fängt eine runde Filmdose das Licht.",
    },
  },
  calder: {
    file: "director-calder.webp",
    focus: [0.5, 0.4, 0.6],
    alt: {
      en: "Portrait of Ines Calder in silhouette: short hair, high collar, a pair of scissors before the light.",
      de: "Porträt von Ines Calder als Schattenriss: kurzes Haar, hoher Kragen, eine Schere vor dem Licht.",
    },
  },
  brandt: {
    file: "director-brandt.webp",
    focus: [0.5, 0.4, 0.6],
    alt: {
      en: "Portrait of Teodor Brandt in silhouette: woollen cap, full beard, collar up against the wind.",
      de: "Porträt von Teodor Brandt als Schattenriss: Wollmütze, Vollbart, der Kragen gegen den Wind hochgeschlagen.",
    },
  },
  wirth: {
    file: "director-wirth.webp",
    focus: [0.5, 0.4, 0.6],
    alt: {
      en: "Portrait of Pola Wirth in silhouette: hair in a tall knot with a pencil through it, headphones round her neck.",
      de: "Porträt von Pola Wirth als Schattenriss: hochgesteckter Knoten, ein Bleistift darin, Kopfhörer um den Hals.",
    },
  },
  social: {
    file: "social.jpg",
    focus: [0.5, 0.5, 0.6],
    alt: {
      en: "Nightlight: a lit projector lens in the dark, its beam running to the edge of the picture.",
      de: "Nightlight: ein leuchtendes Projektorobjektiv im Dunkeln, dessen Strahl bis zum Bildrand läuft.",
    },
  },
} as const satisfies Record<string, Described>;

/** Every picture of the sample site. The cut of a still for phones shows what the still does. */
export const pictures = {
  ...stills,
  aperturePhone: { ...stills.aperture, file: "aperture-phone.webp", focus: [0.67, 0.5, 0.5] },
  programmePhone: { ...stills.programme, file: "programme-phone.webp", focus: [0.5, 0.5, 0.6] },
  streetPhone: { ...stills.street, file: "still-street-phone.webp", focus: [0.5, 0.42, 0.4] },
  boatPhone: { ...stills.boat, file: "still-boat-phone.webp", focus: [0.5, 0.55, 0.5] },
  mothPhone: { ...stills.moth, file: "still-moth-phone.webp", focus: [0.5, 0.48, 0.5] },
  facadePhone: { ...stills.facade, file: "house-facade-phone.webp", focus: [0.5, 0.68, 0.5] },
  auditoriumPhone: {
    ...stills.auditorium,
    file: "house-auditorium-phone.webp",
    focus: [0.5, 0.35, 0.5],
  },
  boothPhone: { ...stills.booth, file: "house-booth-phone.webp", focus: [0.5, 0.48, 0.6] },
} as const satisfies Record<string, Described>;

/** The name of a picture of the sample site. */
export type PictureName = keyof typeof pictures;
