import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmLamplighter = page("de", "film-lamplighter", {
  title: "Die letzte Straße",
  slug: "filme/die-letzte-strasse",
  seo: {
    title: "Die letzte Straße · Nightlight",
    description:
      "Ines Calders Scherenschnittfilm über die letzten Gaslaternen einer Stadt und einen Mann, der es mit dem Anzünden nicht eilig hat.",
    image: picture("street", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Die letzte Straße",
      text: "Ines Calder · Scherenschnitt · 14\u00a0Minuten",
      actions: links(link("Zurück zum Programm", toPage("page-de-programme"))),
      poster: picture("street", "de"),
      phonePoster: pictureCut("streetPhone"),
    }),
    text("synopsis", {
      heading: "Vierzig Laternen, dann neununddreißig",
      body: rich(
        p(
          "Jeden Herbst bekommt eine weitere Straße elektrisches Licht. Der Laternenanzünder nimmt die Leiter vom Haken, streicht wieder einen Namen aus seinem Buch und geht zur Arbeit, über Pflaster, das ihn nicht mehr braucht.",
        ),
        p(
          "Geblieben ist die Blechgasse: vierzig Laternen, eine leichte Steigung, ein Hund. In einer halben Stunde wäre er durch. Der Film handelt davon, warum er bis zum Morgen braucht.",
        ),
        h3("Wie er gemacht ist"),
        p(
          "Calder hat jedes Bild aus schwarzem Papier geschnitten und von hinten mit einer einzigen Birne beleuchtet. Bei Bogen 2911 brannte die Birne durch, den Rest der Szene drehte sie bei Tageslicht. Man sieht die Naht. ",
          em("Achten Sie auf den Himmel hinter der Bäckerei."),
        ),
      ),
    }),
    gallery("stills", {
      heading: "Vier von 3400 Bogen",
      pictures: [
        [
          picture("ladder", "de"),
          "Das Streichholz ist das Einzige in diesem Film, was wirklich gebrannt hat.",
        ],
        [picture("book", "de"), "Das Buch der Straßen. Eine Zeile ist noch übrig."],
        [
          picture("dog", "de"),
          "Blechgasse, Laterne neunzehn. Der Hund sollte sitzen bleiben, und dieses eine Mal blieb er.",
        ],
        [picture("bakery", "de"), "Die Naht. Links die Birne, rechts ein Dienstag."],
      ],
    }),
    quote("quotation", {
      words:
        "Er zündet die Laternen nicht an. Er wünscht ihnen guten Abend, und sie sind einverstanden.",
      name: "Rukmini Das",
      role: "hat die Untertitel geschrieben und zweimal unterbrechen müssen",
      tone: "secondary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "Ihre Wahl für den Hof: „Big Buck Bunny“",
      poster: picture("yardRabbit", "de"),
      caption:
        "Alle fünf dürfen sich für den Hof einen freien Film wünschen. Calder wünschte sich „Big Buck Bunny“: Blender Foundation, 2008, Creative Commons. Ihr Hund hat darauf bestanden.",
      transcript: rich(
        p(
          "Gesprochen wird nicht. Ein großes Kaninchen, drei kleine Quälgeister, ein Schmetterling zu wenig; dann ein Morgen voller gespitzter Stöcke.",
        ),
      ),
      width: "wide",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Ines Calder",
          body: rich(
            p(
              strong("Geboren in Leith,"),
              " gelernte Buchbinderin. Eine Kamera, die sie nicht zerlegt hätte, hat sie nie besessen. Dies ist ihr dritter Film und der erste mit Hund.",
            ),
            p("Am Donnerstag bringt sie die Schere mit."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("calder", "de") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Als Nächstes „Salz“. Mantel mitnehmen.",
      text: "Neun Minuten, sieben Säcke, ein Mond.",
      actions: links(link("Weiter zu „Salz“", toPage("page-de-film-salt"))),
      picture: picture("posterSalt", "de"),
      tone: "tertiary",
    }),
  ],
});
