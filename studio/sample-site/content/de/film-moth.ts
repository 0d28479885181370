import { hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { figure, h3, linked, p, quote, rich, strong } from "../../compose/rich-text.ts";

/** Ein Film: Zinnober, eine Puppe, viel zu viel Ton. */
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
      layout: "split",
      tone: "lamp",
    }),
    text("synopsis", {
      heading: "Der falsche Mond",
      body: rich(
        p(
          "Er ist rund, er summt, in der Mitte ist er warm: Das hätte jedem passieren können. Der Falter zieht in den Lautsprecher eines geschlossenen Tanzlokals und ist, zur eigenen Überraschung, zu hören.",
        ),
        figure(
          picture("gramophone", "de"),
          "full",
          "Erste Probe. Der Trichter ist echt, der Staub auch.",
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
    text("quotation", {
      layout: "statement",
      tone: "lamp",
      body: rich(quote("Eine Lampe fragt auch keiner, ob sie geliebt werden wollte.")),
    }),
    text("director", {
      heading: "Pola Wirth",
      layout: "aside",
      body: rich(
        figure(picture("wirth", "de"), "reading"),
        p(
          "Lebt vom Orgelreparieren. Ihre Puppen näht sie aus dem Filz, der dabei übrig bleibt; darum haben alle ihre Tiere die Farbe von Gesangbüchern.",
        ),
      ),
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
      title: "Ihre Wahl für den Hof: „Tears of Steel“",
      poster: picture("yard", "de"),
      caption:
        "Roboter, Reue und eine Brücke in Amsterdam: „Tears of Steel“ (2012), Blender Foundation, Creative Commons. Fast so laut.",
      hasCaptions: true,
    }),
    text("next", {
      layout: "aside",
      tone: "ink",
      body: rich(
        p(
          "Danach geht das Licht an. Außer für Mitglieder: Die ",
          linked("bleiben einfach sitzen", toPage("page-de-screening-room")),
          ".",
        ),
      ),
    }),
  ],
});
