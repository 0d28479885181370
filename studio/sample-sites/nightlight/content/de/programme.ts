import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { table, text } from "../../../compose/telling.ts";
import { nights } from "./nights.ts";

export const programme = page("de", "programme", {
  title: "Programm",
  slug: "programm",
  seo: {
    title: "Programm · Nightlight",
    description:
      "Die Reihenfolge des elften Nightlight: fünf Kurzfilme, siebenundfünfzig Minuten, keine Pause.",
    image: picture("programme", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Was läuft, und wann",
      text: "Fünf Filme, siebenundfünfzig Minuten, keine Pause. Vorher gehen.",
      actions: links(link("Wo wir sind", toPage("page-de-venue"))),
      poster: picture("programme", "de"),
      phonePoster: pictureCut("programmePhone"),
      tone: "inverted",
    }),
    nights,
    table("order", {
      heading: "Siebenundfünfzig Minuten als Tabelle",
      intro: "Für alle, die wissen wollen, wo der lange liegt.",
      columns: ["Film", "Von", "Beginn", "Länge"],
      rows: [
        ["Die letzte Straße", "Ines Calder", "20:30", "14 Min."],
        ["Salz", "Teodor Brandt", "20:44", "9 Min."],
        ["Gleis neun, Regen", "Hana Sorel", "20:53", "11 Min."],
        ["Die Tochter der Kartografin", "Abel Nouri", "21:04", "17 Min."],
        ["Lauter Falter", "Pola Wirth", "21:21", "6 Min."],
      ],
      sortable: true,
    }),
    columns("lamplighter", {
      tone: "secondary",
      start: [
        text("lamplighter-text", {
          tone: "secondary",
          heading: "Die letzte Straße",
          body: rich(
            p(strong("Eins."), " Ines Calder · 14\u00a0Min."),
            p(
              "Das Gas wird abgedreht, Straße um Straße. Eine ist ihm geblieben, vierzig Laternen lang, und jeden Abend lässt er sich beim Anzünden ein wenig mehr Zeit.",
            ),
            p(linked("Mehr über die letzte Straße", toPage("page-de-film-lamplighter"))),
          ),
        }),
      ],
      end: [
        image("lamplighter-poster", { picture: picture("posterStreet", "de"), tone: "secondary" }),
      ],
      split: "startWide",
    }),
    columns("salt", {
      tone: "tertiary",
      start: [
        text("salt-text", {
          tone: "tertiary",
          heading: "Salz",
          body: rich(
            p(strong("Zwei."), " Teodor Brandt · 9\u00a0Min."),
            p(
              "Ein Salzhändler stirbt und steht beim Meer in der Kreide. Seine Witwe zahlt zurück, jede Nacht einen Sack, in einem Boot, das dafür nie gebaut war. In der siebten Nacht ist der Mond im Weg.",
            ),
            p(linked("Mehr über „Salz“", toPage("page-de-film-salt"))),
          ),
        }),
      ],
      end: [image("salt-poster", { picture: picture("posterSalt", "de"), tone: "tertiary" })],
      split: "startWide",
    }),
    columns("platform", {
      tone: "inverted",
      start: [
        text("platform-text", {
          tone: "inverted",
          heading: "Gleis neun, Regen",
          body: rich(
            p(strong("Drei."), " Hana Sorel · 11\u00a0Min."),
            p(
              "Ein Zug, der in keinem Fahrplan steht, hält für eine Minute. Ein Fenster ist hell. Die Frau dahinter und der Mann auf dem Bahnsteig glauben beide, es sei der andere, der abreist. ",
              em("Gedreht in einer einzigen Nacht, in echtem Regen, mit einem Schirm für alle."),
            ),
          ),
        }),
      ],
      end: [
        image("platform-poster", { picture: picture("posterPlatform", "de"), tone: "inverted" }),
      ],
      split: "startWide",
    }),
    image("platform-still", {
      picture: picture("platform", "de"),
      caption: "„Gleis neun, Regen“. Auf dieses Wetter hat Hana Sorel vier Monate gewartet.",
      width: "full",
      tone: "inverted",
    }),
    columns("map", {
      start: [
        text("map-text", {
          heading: "Die Tochter der Kartografin",
          body: rich(
            p(strong("Vier."), " Abel Nouri · 17\u00a0Min."),
            p(
              "Die Mutter hat das ganze Land gezeichnet und einen Hügel mit Absicht weggelassen. Das Mädchen geht ihn suchen, mit einem Bleistift, falls er noch gezeichnet werden muss. Tusche auf Glas, zweieinhalb Jahre.",
            ),
          ),
        }),
      ],
      end: [
        image("map-still", {
          picture: picture("map", "de"),
          caption: "Jede Linie ist eine echte Höhenlinie. Nur den Ort gibt es nicht.",
        }),
      ],
      split: "endWide",
    }),
    columns("moth", {
      tone: "primary",
      start: [
        text("moth-text", {
          tone: "primary",
          heading: "Lauter Falter",
          body: rich(
            p(strong("Fünf."), " Pola Wirth · 6\u00a0Min."),
            p(
              "Ein Falter hält einen Lautsprecher für den Mond, zieht ein und macht Karriere. Der kürzeste Film des Abends und mit Abstand der lauteste.",
            ),
            p(linked("Mehr über den Falter", toPage("page-de-film-moth"))),
          ),
        }),
      ],
      end: [image("moth-poster", { picture: picture("posterMoth", "de"), tone: "primary" })],
      split: "startWide",
    }),
    video("yard", {
      address: "https://vimeo.com/1084537",
      title: "„Big Buck Bunny“, um sieben im Hof",
      poster: picture("yardRabbit", "de"),
      caption:
        "Freiluftklassiker: „Big Buck Bunny“ (2008), von der Blender Foundation, unter einer Creative-Commons-Lizenz. Zehn Minuten, kein Dialog, ein sehr geduldiges Kaninchen.",
      transcript: rich(
        p("Gesprochen wird in diesem Film nicht. Was geschieht, ist dies."),
        p(
          "Ein sehr großes Kaninchen erwacht auf einer Wiese, riecht an einer Blume, folgt einem Schmetterling. Drei kleine Nager bewerfen es mit Obst, zerschlagen seinen Apfel und töten den Schmetterling, weil der nicht zurückwerfen kann.",
        ),
        p(
          "Das Kaninchen schläft eine Nacht darüber. Am Morgen spitzt es Stöcke, biegt ein Bäumchen und stellt seine Fallen. Zwei der drei lernen die Schwerkraft kennen, der dritte, der fliegen kann, eine Drachenschnur.",
        ),
        h3("Ton"),
        p(
          "Vogelgesang, eine Klarinette, ein knackender Zweig und ein Orchester, das alles kommen sieht.",
        ),
      ),
      width: "wide",
    }),
    callToAction("door", {
      heading: "Früh kommen. Die Plätze haben keine Nummern.",
      text: "Zwölf an der Abendkasse, acht für Junge, Alte und Abgebrannte. Zu buchen gibt es nichts, zu drucken auch nicht.",
      actions: links(
        link("Der Weg zu uns", toPage("page-de-venue")),
        link("Mitglied werden", toPage("page-de-screening-room")),
      ),
      emphasis: "loud",
      tone: "default",
    }),
  ],
});
