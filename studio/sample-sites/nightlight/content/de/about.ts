import { callToAction } from "../../../compose/asking.ts";
import { link, links, toAddress, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
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
} from "../../../compose/rich-text.ts";
import { logos } from "../../../compose/showing.ts";
import { quote, stats, text } from "../../../compose/telling.ts";

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
      phonePoster: pictureCut("boothPhone"),
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
    stats("numbers", {
      figures: [
        ["11", "Jahre und eines, das wegen des Dachs ausfiel"],
        ["133", "Filme gezeigt, bis der Abspann durch war"],
        ["212", "Plätze, davon einer für Vera"],
        ["1", "Feueralarm (ein Uhr nachts, Toast)"],
      ],
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
    quote("a-reply", {
      words:
        "Sie haben nach elf Tagen geantwortet, von Hand, und mir erklärt, was mit dem Mond nicht stimmt. Mit dem Mond hatten sie recht.",
      name: "Teodor Brandt",
      role: "hat 2026 einen Film geschickt und in diesem Jahr noch einen",
      portrait: picture("brandt", "de"),
      tone: "tertiary",
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
        figure(picture("programme", "de"), "reading", "Manche kommen so an."),
      ),
    }),
    callToAction("send", {
      heading: "Fertig? Dann her damit.",
      text: "Bis zum ersten Juni. Danach ist nächstes Jahr, und das wird genauso dunkel.",
      actions: links(link("Marta schreiben", toAddress("mailto:films@nightlight.example"))),
      emphasis: "loud",
    }),
    logos("partners", {
      heading: "Sie halten die Lampe am Brennen",
      logos: [
        ["logos/logo-tallowby.svg", "Tallowby Lamps"],
        ["logos/logo-tin-street.svg", "Tin Street Press"],
        ["logos/logo-line-four.svg", "Line Four Trams"],
        ["logos/logo-felt-groove.svg", "Felt & Groove"],
        ["logos/logo-night-oven.svg", "The Night Oven"],
      ],
    }),
    text("house-rule", {
      tone: "inverted",
      layout: "aside",
      body: rich(
        figure(picture("moth", "de"), "wide"),
        p("Die Hausregel ist älter als das Haus: Wer ein Licht mitbringt, macht es auch aus."),
      ),
    }),
  ],
});
