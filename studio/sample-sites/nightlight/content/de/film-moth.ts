import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmMoth = page("de", "film-moth", {
  title: "Lauter Falter",
  slug: "filme/lauter-falter",
  seo: {
    title: "Lauter Falter · Nightlight",
    description:
      "Pola Wirths Puppenfilm über einen Falter, einen Lautsprecher und den Preis dafür, gehört zu werden.",
    image: picture("moth", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Lauter Falter",
      text: "Pola Wirth · Puppen und eine Schallplatte · 6\u00a0Minuten",
      actions: links(link("Zurück zum Programm", toPage("page-de-programme"))),
      poster: picture("moth", "de"),
      phonePoster: pictureCut("mothPhone"),
      layout: "split",
      tone: "primary",
    }),
    text("synopsis", {
      heading: "Der falsche Mond",
      body: rich(
        p(
          "Er ist rund, er summt, in der Mitte ist er warm: Das hätte jedem passieren können. Der Falter zieht in den Lautsprecher eines geschlossenen Tanzlokals und ist, zur eigenen Überraschung, zu hören.",
        ),
        p(
          "Es folgen Aufstieg, Tournee, Kritiker, Fall. Das Ganze dauert sechs Minuten, denn ",
          strong("länger geht die Platte nicht"),
          ": Wirth besaß nur diese eine und animierte dazu, bis die Rille nachgab.",
        ),
        h3("Zur Lautstärke"),
        p("Sie ist Absicht. Die Türen sind mit Filz beschlagen, die Nachbarn haben Freikarten."),
      ),
    }),
    gallery("stills", {
      heading: "Vor dem Fall",
      layout: "wall",
      pictures: [
        [picture("gramophone", "de"), "Erste Probe. Der Trichter ist echt, der Staub auch."],
        [picture("record", "de"), "Die Platte. Zum Schluss bestand die Rille vor allem aus Luft."],
        [
          picture("dancehall", "de"),
          "Das Tanzlokal, seit dem Hochwasser geschlossen. Den Lautsprecher hat niemand abgestellt.",
        ],
      ],
    }),
    quote("quotation", {
      words: "Eine Lampe fragt auch keiner, ob sie geliebt werden wollte.",
      name: "Pola Wirth",
      role: "auf der Bühne, nach dem zweiten Glas",
      tone: "primary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
      title: "Ihre Wahl für den Hof: „Tears of Steel“",
      poster: picture("yardBridge", "de"),
      caption:
        "Roboter, Reue und eine Brücke in Amsterdam: „Tears of Steel“ (2012), Blender Foundation, Creative Commons. Fast so laut.",
      hasCaptions: true,
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Pola Wirth",
          body: rich(
            p(
              "Lebt vom Orgelreparieren. Ihre Puppen näht sie aus dem Filz, der dabei übrig bleibt; darum haben alle ihre Tiere die Farbe von Gesangbüchern.",
            ),
            p("Am Samstag bringt sie die Platte mit."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("wirth", "de") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Danach geht das Licht an.",
      text: "Außer für Mitglieder. Die bleiben einfach sitzen: Es gibt einen sechsten.",
      actions: links(
        link("Der Vorführraum", toPage("page-de-screening-room")),
        link("Zum Programm", toPage("page-de-programme")),
      ),
      picture: picture("stairs", "de"),
      tone: "secondary",
    }),
  ],
});
