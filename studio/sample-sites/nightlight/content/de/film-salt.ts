import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { bullet, em, h3, p, rich } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmSalt = page("de", "film-salt", {
  title: "Salz",
  slug: "filme/salz",
  seo: {
    title: "Salz · Nightlight",
    description:
      "Teodor Brandts „Salz“: Eine Witwe rudert die Schulden ihres Mannes aufs Meer zurück, jede Nacht einen Sack.",
    image: picture("boat", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Salz",
      text: "Teodor Brandt · schwarz-weiß, und einmal grün · 9\u00a0Minuten",
      actions: links(link("Zurück zum Programm", toPage("page-de-programme"))),
      poster: picture("boat", "de"),
      phonePoster: pictureCut("boatPhone"),
      tone: "tertiary",
    }),
    text("synopsis", {
      heading: "Was das Meer verleiht",
      body: rich(
        p(
          "Sieben Säcke liegen auf dem Steg, und sieben Nächte bleiben, bis die Gläubiger aus der Stadt kommen. Die Witwe weiß, wem das Salz gehört. Denen nicht.",
        ),
        p(
          "Gesprochen wird in ",
          em("Salz"),
          " kein Wort. Man hört Ruder, einen Hund am anderen Ufer und das Geräusch, mit dem das Meer einen Sack zurücknimmt. Elf Boote hat Brandt gebraucht, um es zu finden.",
        ),
        h3("Zu beachten"),
        bullet("der Mond: aus Sperrholz gebaut und schwerer als das Boot;"),
        bullet("das Grün: Es kommt einmal vor, zwei Sekunden lang, und ist kein Versehen;"),
        bullet("die Hände der Witwe. Jorun Aas hat den ganzen Film selbst gerudert."),
      ),
    }),
    gallery("stills", {
      heading: "Sieben Nächte",
      pictures: [
        [picture("sacks", "de"), "Siebte Nacht. Am letzten Sack war schon jemand."],
        [picture("oar", "de"), "Das Geräusch: Ruder, Tropfen, Ruder. Boot elf."],
        [
          picture("green", "de"),
          "Das Grün. Zwei Sekunden, ein einziges Mal. Hier haben Sie es nicht gesehen.",
        ],
      ],
    }),
    quote("quotation", {
      words: "Auch der Mond ist ein Gläubiger. Er tut nur so, als gäbe er Licht.",
      name: "Der Hafenmeister",
      role: "als man ihm das Sperrholz zeigte",
      tone: "tertiary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "Seine Wahl für den Hof: „Sintel“",
      poster: picture("yardSnow", "de"),
      caption:
        "Ein Mädchen, ein Drache, ein langer Weg durch den Schnee: „Sintel“ (2010), Blender Foundation, Creative Commons. Bitte für beide Filme anziehen.",
      hasCaptions: true,
      width: "full",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Teodor Brandt",
          body: rich(
            p(
              "Hafenlotse bis 2016. Sagt, Filme und Schiffe bringe man auf dieselbe Art herein: rückwärts, langsam, und gehören tun sie einem nicht.",
            ),
            p("Am Freitag bringt er das Boot mit."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("brandt", "de") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Als Nächstes kommt Regen.",
      text: "Dann eine Karte, auf der ein Hügel fehlt, und zum Schluss ein Falter, der leiser sein könnte.",
      actions: links(
        link("Zum Programm", toPage("page-de-programme")),
        link("Weiter zum Falter", toPage("page-de-film-moth")),
      ),
      picture: picture("posterPlatform", "de"),
      tone: "inverted",
    }),
  ],
});
