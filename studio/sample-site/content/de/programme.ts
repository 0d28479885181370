import { hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { em, figure, h3, linked, p, rich, step, strong } from "../../compose/rich-text.ts";

/** Die Reihenfolge: fünf Filme, jeder mit seinem Plakat. */
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
      tone: "ink",
    }),
    text("order", {
      heading: "Bitte in dieser Reihenfolge",
      layout: "aside",
      body: rich(
        step(strong("Die letzte Straße"), " · Ines Calder · 14\u00a0Min."),
        step(strong("Salz"), " · Teodor Brandt · 9\u00a0Min."),
        step(strong("Gleis neun, Regen"), " · Hana Sorel · 11\u00a0Min."),
        step(strong("Die Tochter der Kartografin"), " · Abel Nouri · 17\u00a0Min."),
        step(strong("Lauter Falter"), " · Pola Wirth · 6\u00a0Min."),
      ),
    }),
    text("lamplighter", {
      tone: "gold",
      heading: "Die letzte Straße",
      body: rich(
        p(
          "Das Gas wird abgedreht, Straße um Straße. Eine ist ihm geblieben, vierzig Laternen lang, und jeden Abend lässt er sich beim Anzünden ein wenig mehr Zeit.",
        ),
        figure(picture("posterStreet", "de"), "reading"),
        p(linked("Mehr zum Film", toPage("page-de-film-lamplighter"))),
      ),
    }),
    text("salt", {
      tone: "sea",
      heading: "Salz",
      body: rich(
        p(
          "Ein Salzhändler stirbt und steht beim Meer in der Kreide. Seine Witwe zahlt zurück, jede Nacht einen Sack, in einem Boot, das dafür nie gebaut war. In der siebten Nacht ist der Mond im Weg.",
        ),
        figure(picture("posterSalt", "de"), "reading"),
        p(linked("Mehr zum Film", toPage("page-de-film-salt"))),
      ),
    }),
    text("platform", {
      heading: "Gleis neun, Regen",
      body: rich(
        p(
          "Ein Zug, der in keinem Fahrplan steht, hält für eine Minute. Ein Fenster ist hell. Die Frau dahinter und der Mann auf dem Bahnsteig glauben beide, es sei der andere, der abreist. ",
          em("Gedreht in einer einzigen Nacht, in echtem Regen, mit einem Schirm für alle."),
        ),
        figure(
          picture("platform", "de"),
          "full",
          "„Gleis neun, Regen“. Auf dieses Wetter hat Hana Sorel vier Monate gewartet.",
        ),
        figure(picture("posterPlatform", "de"), "reading"),
      ),
    }),
    text("map", {
      heading: "Die Tochter der Kartografin",
      body: rich(
        p(
          "Die Mutter hat das ganze Land gezeichnet und einen Hügel mit Absicht weggelassen. Das Mädchen geht ihn suchen, mit einem Bleistift, falls er noch gezeichnet werden muss. Tusche auf Glas, siebzehn Minuten, zweieinhalb Jahre.",
        ),
        figure(
          picture("map", "de"),
          "wide",
          "Jede Linie ist eine echte Höhenlinie. Nur den Ort gibt es nicht.",
        ),
        figure(picture("posterMap", "de"), "reading"),
      ),
    }),
    text("moth", {
      tone: "lamp",
      heading: "Lauter Falter",
      body: rich(
        p(
          "Ein Falter hält einen Lautsprecher für den Mond, zieht ein und macht Karriere. Der kürzeste Film des Abends und mit Abstand der lauteste.",
        ),
        figure(picture("posterMoth", "de"), "reading"),
        p(linked("Mehr zum Film", toPage("page-de-film-moth"))),
      ),
    }),
    video("yard", {
      address: "https://vimeo.com/1084537",
      title: "„Big Buck Bunny“, um sieben im Hof",
      poster: picture("yard", "de"),
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
  ],
});
