import { columns, gate } from "../../../compose/containers.ts";
import { toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, figure, h3, linked, p, rich } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";

/** The screening room page in German, with a film behind a sign-in gate. */
export const screeningRoom = page("de", "screening-room", {
  title: "Der Vorführraum",
  slug: "vorfuehrraum",
  seo: {
    title: "Der Vorführraum · Nightlight",
    description:
      "Für Mitglieder von Nightlight: der sechste Film in voller Länge und die Notizen dazu.",
    image: picture("auditorium", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Wenn das Haus leer ist",
      text: "Der Vorführraum gehört den Mitgliedern. Mitglied sein kostet nichts; es ist eine Tür, kein Preis.",
      poster: picture("auditorium", "de"),
      phonePoster: pictureCut("auditoriumPhone"),
    }),
    gate("curtain", {
      heading: "Hinter dem Vorhang",
      promise:
        "Ein Film in voller Länge und was die Vorführerin dazu notiert hat, nur für Mitglieder.",
      buttonLabel: "Anmelden und hinsetzen",
      teaser: [
        text("curtain-teaser", {
          layout: "statement",
          tone: "inverted",
          body: rich(
            p(
              "Er dauert zwölf Minuten. Eine Brücke kommt darin vor, und jemand, der vor vierzig Jahren etwas hätte sagen sollen.",
            ),
          ),
        }),
      ],
      blocks: [
        text("welcome", {
          heading: "Vorsicht, Stufe",
          tone: "inverted",
          body: rich(
            p("Die Vorführerin bewahrt die letzte Rolle unter der Treppe auf."),
            p(
              "Dort sei es trocken, sagt sie, und unter Treppen schaue ab neun Jahren kein Mensch mehr nach. Was drauf ist, wechselt jeden November. Dieses Jahr hat sie ",
              em("Tears of Steel"),
              " ausgesucht, einen freien Film der Blender Foundation, weil die Leute, die ihn gemacht haben, danach allen erzählt haben, wie es geht.",
            ),
            figure(picture("stairs", "de"), "full", "Die rechte Treppe. Jetzt wissen Sie es."),
          ),
        }),
        video("sixth-film", {
          address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
          title: "Der sechste Film: „Tears of Steel“",
          poster: picture("booth", "de"),
          caption:
            "„Tears of Steel“, 2012, 12 Minuten. Blender Foundation, Creative Commons Namensnennung.",
          hasCaptions: true,
          width: "full",
        }),
        columns("notes", {
          tone: "tertiary",
          split: "startWide",
          start: [
            text("notes-text", {
              heading: "Notizen aus dem Vorführraum",
              tone: "tertiary",
              body: rich(
                p(
                  "Eine Spur dunkler fahren, als das Startband verlangt. Die Szenen in der Kirche nehmen es nicht übel, und die Bildschirme im Film sehen aus, als wären sie wirklich an.",
                ),
                h3("Bei Minute vier"),
                p(
                  "Auf die Hände des alten Mannes achten, nicht auf die Maschine. Auf die Maschine achten alle.",
                ),
                h3("Zum Schluss"),
                p(
                  "Den Abspann abwarten: Er ist eine Liste von Leuten, die sich beim Arbeiten haben zusehen lassen. Dann kommen Sie in die Bar, ",
                  linked("unter der anderen Treppe", toPage("page-de-venue")),
                  ", und erzählen Sie, was Sie gesehen haben.",
                ),
              ),
            }),
          ],
          end: [
            image("notes-picture", {
              picture: picture("port", "de"),
              caption: "Die Luke, von Reihe H aus. Wenn Sie sie sehen, sieht sie auch Sie.",
              tone: "tertiary",
            }),
          ],
        }),
      ],
    }),
    text("membership", {
      heading: "Was Mitgliedschaft heißt",
      layout: "aside",
      body: rich(
        p(
          "Ein Name und eine Adresse, damit wir einmal im Jahr schreiben können, im Oktober. Keine Karte, keine Punkte, keine Geburtstagsgrüße.",
        ),
        p(
          "Was wir behalten und wie lange, steht auf ",
          linked("einer kurzen Seite", toPage("page-de-privacy")),
          ".",
        ),
      ),
    }),
  ],
});
