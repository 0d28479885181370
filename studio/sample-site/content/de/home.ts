import { animationFile, gate, hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { em, figure, linked, p, rich, strong } from "../../compose/rich-text.ts";

/** Die Haustür: was, wann, wo, und eine brennende Lampe. */
export const home = page("de", "home", {
  title: "Nightlight",
  slug: "index",
  seo: {
    title: "Nightlight · Kurzfilmfestival",
    description:
      "Fünf Kurzfilme, vier Nächte im November, ein dunkles Haus. Das elfte Nightlight im Meridian, Tallow Street.",
    image: picture("social", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Fünf Filme. Eine Lampe.",
      text: "Nightlight ist ein Festival für kurze Filme: vier Nächte im November, ein Programm, ein dunkles Haus. Einlass um acht. Über eigene Projekte wird nicht gesprochen.",
      actions: links(
        link("Zum Programm", toPage("page-de-programme")),
        link("So findet man hin", toPage("page-de-venue")),
      ),
      animation: animationFile("aperture.json"),
      animationLabel:
        "Blendenlamellen drehen sich auf und geben eine goldene Straße frei, in der ein Mann auf der Leiter eine Laterne anzündet.",
      poster: picture("aperture", "de"),
    }),
    text("length", {
      layout: "statement",
      tone: "gold",
      body: rich(
        p(
          "Siebenundfünfzig Minuten. Länger ist das Festival nicht, dafür sieht man es ",
          em("ganz"),
          ": fünf Filme, der Reihe nach, bis der Abspann durch ist.",
        ),
      ),
    }),
    text("the-films", {
      heading: "So klein, dass man alles schafft",
      body: rich(
        p(
          "Auf den meisten Festivals streitet man mit dem Zeitplan. Bei uns gibt es einen Saal, eine Leinwand und eine Reihenfolge. Wenn die Bar aufmacht, haben alle dasselbe gesehen. Der Bar bekommt das.",
        ),
        p(
          "In diesem Jahr gehen einem ",
          linked("Laternenanzünder", toPage("page-de-film-lamplighter")),
          " die Straßen aus, eine Witwe rudert ihre Schulden ",
          linked("aufs Meer hinaus", toPage("page-de-film-salt")),
          ", und ein ",
          linked("Falter", toPage("page-de-film-moth")),
          " verliebt sich in das falsche Licht. Die beiden anderen Filme trifft man am besten im Dunkeln.",
        ),
        figure(
          picture("street", "de"),
          "wide",
          "„Die letzte Straße“, geschnitten aus 3400 Bogen schwarzem Papier.",
        ),
      ),
    }),
    text("when", {
      heading: "Einlass um acht",
      layout: "aside",
      tone: "house",
      body: rich(
        p(
          strong("Vier Nächte im November."),
          " Um halb neun geht das Licht aus, jeden Abend dasselbe Programm.",
        ),
        p(
          "Zwölf an der Abendkasse, acht für Junge, Alte und Abgebrannte. Ausweise wollen wir keine sehen.",
        ),
        p(linked("Der Weg zu uns", toPage("page-de-venue"))),
      ),
    }),
    video("yard", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "„Sintel“, um sieben im Hof",
      poster: picture("yard", "de"),
      caption:
        "Vor unserem Programm läuft auf der Brandmauer ein freier Film, umsonst für alle, die eine Decke mitbringen. Heute: „Sintel“ (2010), gedreht von der Blender Foundation und unter einer Creative-Commons-Lizenz verschenkt.",
      hasCaptions: true,
      width: "wide",
      tone: "ink",
    }),
    text("what-they-say", {
      layout: "statement",
      tone: "lamp",
      body: rich(
        p(
          "„Gekommen wegen einem Film, geblieben wegen der Dunkelheit.“ Stand auf einem Bierdeckel. Den Deckel haben wir noch.",
        ),
      ),
    }),
    gate("members", {
      heading: "Es gibt einen sechsten Film",
      promise:
        "Für Mitglieder: ein weiterer Kurzfilm in voller Länge, dazu ein Zettel aus dem Vorführraum.",
      buttonLabel: "Hereinkommen",
      teaser: [
        text("members-teaser", {
          tone: "ink",
          body: rich(
            p(
              "Im Programm steht er nicht. Jedes Jahr sucht sich die Vorführerin einen Film aus, den niemand eingereicht hat, und lässt ihn laufen, wenn das Haus leer ist. Mitglieder dürfen sitzen bleiben, hier auch.",
            ),
          ),
        }),
      ],
      blocks: [
        text("members-note", {
          layout: "statement",
          tone: "sea",
          body: rich(
            p(
              "Schön. Freie Platzwahl. Der Film läuft im ",
              linked("Vorführraum", toPage("page-de-screening-room")),
              ", zweite Tür nach der Garderobe.",
            ),
          ),
        }),
      ],
    }),
  ],
});
