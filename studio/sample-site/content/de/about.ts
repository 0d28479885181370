import { hero, text } from "../../compose/block.ts";
import { link, links, toAddress, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import {
  bullet,
  code,
  codeSample,
  em,
  figure,
  h3,
  h4,
  linked,
  p,
  rich,
  step,
  strong,
} from "../../compose/rich-text.ts";

/** Wer das macht, warum es klein ist und wie man einen Film schickt. */
export const about = page("de", "about", {
  title: "Über uns",
  slug: "ueber-uns",
  seo: {
    title: "Über uns · Nightlight",
    description:
      "Wer Nightlight macht, warum es fünf Filme sind und nicht fünfzig, und wie man einen einreicht.",
    image: picture("booth", "de"),
  },
  blocks: [
    hero("opening", {
      heading: "Wir haben es gern kurz",
      text: "Nightlight machen sechs Leute, niemand hauptberuflich, alle hellwach.",
      actions: links(link("Schreiben Sie uns", toAddress("mailto:house@nightlight.example"))),
      poster: picture("booth", "de"),
      layout: "split",
    }),
    text("why", {
      heading: "Warum fünf",
      body: rich(
        p(
          "Im ersten Jahr zeigten wir einundvierzig Filme an drei Tagen. Am letzten Abend fragten wir die Leute, was sie gesehen hätten. Gesehen hatten sie ",
          em("den dritten"),
          ". Welcher das war, da gingen die Meinungen auseinander.",
        ),
        p(
          "Also kürzten wir. Dreißig, achtzehn, neun. Bei fünf fingen die Leute an, sich daraus vorzusprechen. Bei vier verlangten sie einen Nachschlag, und so kam es zum sechsten Film. Aber der ist ",
          linked("Sache der Mitglieder", toPage("page-de-screening-room")),
          ".",
        ),
      ),
    }),
    text("numbers", {
      layout: "statement",
      tone: "gold",
      body: rich(p("Elf Jahre, 133 Filme, 212 Plätze, ein Feueralarm (ein Uhr nachts, Toast).")),
    }),
    text("people", {
      heading: "Die sechs",
      layout: "aside",
      body: rich(
        bullet(strong("Marta Lind"), " sucht die Filme aus und entschuldigt sich bei den anderen."),
        bullet(strong("Vera Halm"), " führt vor."),
        bullet(strong("Sol Adeyemi"), " macht den Hof und das Wetter."),
        bullet(strong("Jonas Pell"), " macht das Geld. Es gibt welches."),
        bullet(strong("Rukmini Das"), " schreibt die Untertitel und das hier."),
        bullet(strong("Die sechste Person"), " möchte nicht genannt werden und kocht die Suppe."),
      ),
    }),
    text("submissions", {
      heading: "Schicken Sie uns einen Film",
      body: rich(
        p(
          "Unter zwanzig Minuten, von jemandem gemacht, fertig. Es kostet nichts, und ein Formular gibt es nicht.",
        ),
        step("Schreiben Sie drei Sätze über den Film und keinen über sich."),
        step(
          "Schicken Sie eine Datei wie unten an ",
          linked("films@nightlight.example", toAddress("mailto:films@nightlight.example")),
          ".",
        ),
        step("Warten Sie bis zum ersten August. Wir antworten allen, von Hand, mit Begründung."),
        h3("Die Datei"),
        p(
          "H.264 oder ProRes, mindestens ",
          code("1920 × 1080"),
          ", Stereo oder besser. Aus allem, was Sie haben, macht dies das Richtige:",
        ),
        codeSample(
          "shell",
          "ffmpeg -i ihr-film.mov \\\n  -c:v libx264 -crf 16 -pix_fmt yuv420p \\\n  -c:a aac -b:a 320k \\\n  ihr-film.mp4",
        ),
        h4("Auch auf Papier"),
        p(
          "Auf Glas gemalt, aus Filz geschnitten, in Blankfilm gekratzt: Schicken Sie es im Karton. Die Maschine dafür haben wir.",
        ),
      ),
    }),
    text("house-rule", {
      tone: "ink",
      layout: "aside",
      body: rich(
        figure(picture("moth", "de"), "wide"),
        p("Die Hausregel ist älter als das Haus: Wer ein Licht mitbringt, macht es auch aus."),
      ),
    }),
  ],
});
