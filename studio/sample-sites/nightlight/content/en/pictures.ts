import type { StillName } from "../pictures.ts";

export const alternativeTexts = {
  aperture:
    "Dark shutter blades stand open around a golden eight-cornered window. In it, a small man on a ladder reaches up to a street lamp.",
  programme:
    "A strip of film hangs across the dark. Its five frames hold a lamp, a moon, a train window, a map and a moth.",
  street:
    "A narrow street runs away between dark houses. Every lamp is out but one, and under it stands a man with a ladder.",
  ladder: "Close up: a gloved hand holds a burning match to the wick of a street lamp.",
  book: "An open book of names, every line of it crossed out but the last, which is red. A red pencil lies beside it.",
  dog: "A dog with a red collar sits at the edge of a pool of lamplight and looks up at the flame.",
  bakery:
    "A bakery with a lit window. Behind its gable the sky is night on the left and, past a cut edge, bright day on the right.",
  boat: "A huge pale moon sits on the edge of a black sea. In front of it, very small, someone rows a boat.",
  sacks:
    "Seven sacks of salt in a row on a jetty. The last one has a hole, and a white thread runs from it.",
  oar: "An oar held over black water. Drops fall from its blade into widening rings; the moon lies behind it in strips.",
  green: "Under water: a sack of salt sinks away from the boat’s keel into a fan of green light.",
  platform:
    "Slanting rain on a night train. One window is lit; in it a woman in a hat looks out at an empty platform.",
  map: "The contour lines of a map draw the profile of a girl. A red pin marks a place behind her ear.",
  moth: "A moth spreads its wings before a bare bulb. The eyes on its wings are loudspeakers.",
  gramophone: "A gramophone horn as large as a room. On its rim sits one moth, about to go in.",
  record: "A record fills the picture. A pale moth walks along its groove towards the needle.",
  dancehall:
    "An empty dance hall, the chairs up on the tables. A mirror ball throws its spots past one large loudspeaker.",
  posterStreet:
    "Film poster: a tall street lamp stands like a flower in a black town; its light is a golden disc.",
  posterSalt:
    "Film poster: a rowing boat under a moon that is losing salt like a torn sack; below, the word Salt sinks into the sea.",
  posterPlatform: "Film poster: an umbrella under lines of rain; its handle is the figure nine.",
  posterMap:
    "Film poster: a girl's head in profile, filled with the hills, river and dotted road of a map.",
  posterMoth:
    "Film poster: a moth with loudspeakers for wings, wide as the sheet, over one small lit bulb.",
  facade:
    "The Meridian at night: a dark street front with a lit canopy and a golden doorway, where one person is about to go in.",
  auditorium:
    "Rows of empty seats curve towards a blank lit screen. One head can be seen in the third row.",
  auditoriumUpright:
    "The house from the last row: a blank lit screen, and seats that lead down to it.",
  booth:
    "The projection booth: a projector with two large reels throws a beam through a small port; a woman stands at the lamp house.",
  port: "The back wall of the house: a beam leaves one small window, and in the lit window beside it stands the projectionist.",
  foyer:
    "The foyer: a chequered floor, a ticket window lit from within, and a staircase that climbs out of sight.",
  yard: "A courtyard at dusk: folding chairs, people under blankets, one dog, and a white square of light on the fire wall.",
  yardRabbit:
    "On the wall of the yard, a large rabbit looks at a butterfly. People and one dog watch.",
  yardSnow:
    "On the wall of the yard, a girl with a spear stands in the snow, and a dragon flies over the mountains.",
  yardBridge:
    "On the wall of the yard, a robot with one red eye stands on a bridge in front of narrow houses.",
  streetMap:
    "Map: a dotted path climbs from the harbour to Tallow Street, passes a steaming cup and turns left to the house. Tram line 4 stops on the street.",
  stairs:
    "A dark staircase from the side. In the cupboard beneath it, one round film tin catches the light.",
  calder:
    "Portrait of Ines Calder in silhouette: short hair, high collar, a pair of scissors before the light.",
  brandt:
    "Portrait of Teodor Brandt in silhouette: woollen cap, full beard, collar up against the wind.",
  wirth:
    "Portrait of Pola Wirth in silhouette: hair in a tall knot with a pencil through it, headphones round her neck.",
  social:
    "Nightlight: a lit projector lens in the dark, its beam running to the edge of the picture.",
} as const satisfies Record<StillName, string>;
