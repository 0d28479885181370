import { hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { bullet, em, figure, h3, linked, p, quote, rich } from "../../compose/rich-text.ts";

/** Ein Film: schwarzes Wasser, eine Schuld, ein Mond, der zu nah ist. */
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
      tone: "sea",
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
        figure(picture("sacks", "de"), "wide", "Siebte Nacht. Am letzten Sack war schon jemand."),
        h3("Zu beachten"),
        bullet("der Mond: aus Sperrholz gebaut und schwerer als das Boot;"),
        bullet("das Grün: Es kommt einmal vor, zwei Sekunden lang, und ist kein Versehen;"),
        bullet("die Hände der Witwe. Jorun Aas hat den ganzen Film selbst gerudert."),
      ),
    }),
    text("quotation", {
      layout: "statement",
      tone: "sea",
      body: rich(quote("Auch der Mond ist ein Gläubiger. Er tut nur so, als gäbe er Licht.")),
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "Seine Wahl für den Hof: „Sintel“",
      poster: picture("yard", "de"),
      caption:
        "Ein Mädchen, ein Drache, ein langer Weg durch den Schnee: „Sintel“ (2010), Blender Foundation, Creative Commons. Bitte für beide Filme anziehen.",
      hasCaptions: true,
      width: "full",
    }),
    text("director", {
      heading: "Teodor Brandt",
      layout: "aside",
      body: rich(
        figure(picture("brandt", "de"), "reading"),
        p(
          "Hafenlotse bis 2016. Sagt, Filme und Schiffe bringe man auf dieselbe Art herein: rückwärts, langsam, und gehören tun sie einem nicht.",
        ),
        p(
          "Als Nächstes kommt Regen. Dann eine Landkarte, dann ",
          linked("Lauter Falter", toPage("page-de-film-moth")),
          ".",
        ),
      ),
    }),
  ],
});
