import { countdown } from "../../../compose/asking.ts";
import { gate } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { animationFile, announcement, hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { video } from "../../../compose/showing.ts";
import { featureGrid, quote, text } from "../../../compose/telling.ts";

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
      phonePoster: pictureCut("aperturePhone"),
    }),
    announcement("seats", {
      label: "Plätze",
      text: "Der Donnerstag wird voll. Am Sonntag ist Platz, und am Sonntag gibt es Suppe.",
      link: link("Die vier Nächte", toPage("page-de-programme")),
      tone: "primary",
    }),
    text("length", {
      layout: "statement",
      body: rich(
        p(
          "Siebenundfünfzig Minuten. Länger ist das Festival nicht, dafür sieht man es ",
          em("ganz"),
          ": fünf Filme, der Reihe nach, bis der Abspann durch ist.",
        ),
      ),
    }),
    featureGrid("the-films", {
      heading: "So klein, dass man alles schafft",
      intro:
        "Auf den meisten Festivals streitet man mit dem Zeitplan. Bei uns gibt es einen Saal, eine Leinwand und eine Reihenfolge. Wenn die Bar aufmacht, haben alle dasselbe gesehen. Der Bar bekommt das.",
      tone: "secondary",
      features: [
        {
          title: "Die letzte Straße",
          text: "Vierzig Laternen, eine Steigung, ein Hund. In einer halben Stunde wäre er durch.",
          picture: picture("posterStreet", "de"),
          link: link("Durch die Blechgasse", toPage("page-de-film-lamplighter")),
        },
        {
          title: "Salz",
          text: "Eine Witwe rudert die Schulden ihres Mannes aufs Meer zurück, jede Nacht einen Sack.",
          picture: picture("posterSalt", "de"),
          link: link("Mit hinausrudern", toPage("page-de-film-salt")),
        },
        {
          title: "Gleis neun, Regen",
          text: "Ein Zug, der in keinem Fahrplan steht, hält für eine Minute.",
          picture: picture("posterPlatform", "de"),
          link: link("Im Regen warten", toPage("page-de-programme")),
        },
        {
          title: "Die Tochter der Kartografin",
          text: "Ein Hügel fehlt auf der Karte. Sie nimmt einen Bleistift mit.",
          picture: picture("posterMap", "de"),
          link: link("Den Hügel suchen", toPage("page-de-programme")),
        },
        {
          title: "Lauter Falter",
          text: "Ein Falter hält einen Lautsprecher für den Mond und macht Karriere.",
          picture: picture("posterMoth", "de"),
          link: link("Lauter drehen", toPage("page-de-film-moth")),
        },
      ],
    }),
    video("yard", {
      address: "https://www.youtube.com/watch?v=eRsGyueVLvQ",
      title: "„Sintel“, um sieben im Hof",
      poster: picture("yardSnow", "de"),
      caption:
        "Vor unserem Programm läuft auf der Brandmauer ein freier Film, umsonst für alle, die eine Decke mitbringen. Heute: „Sintel“ (2010), gedreht von der Blender Foundation und unter einer Creative-Commons-Lizenz verschenkt.",
      hasCaptions: true,
      width: "wide",
      tone: "inverted",
    }),
    quote("what-they-say", {
      words: "Gekommen wegen einem Film, geblieben wegen der Dunkelheit.",
      name: "Jemand aus Reihe H",
      role: "auf einem Bierdeckel, mit Bleistift. Den Deckel haben wir noch.",
      tone: "tertiary",
    }),
    countdown("first-night", {
      heading: "Bis die Lampe angeht",
      text: "Die Lampe braucht ungefähr eine Minute, bis sie warm ist. Wir nicht.",
      moment: "2027-11-18T20:30:00.000Z",
      begun: "Die Lampe ist an. Herein, und Vorsicht, Stufe.",
      actions: links(link("Was wann geschieht", toPage("page-de-programme"))),
    }),
    text("when", {
      heading: "Einlass um acht",
      layout: "aside",
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
    gate("members", {
      heading: "Es gibt einen sechsten Film",
      promise:
        "Für Mitglieder: ein weiterer Kurzfilm in voller Länge, dazu ein Zettel aus dem Vorführraum.",
      buttonLabel: "Hereinkommen",
      teaser: [
        text("members-teaser", {
          tone: "inverted",
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
          tone: "tertiary",
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
