import { linked, p, rich } from "../../../compose/rich-text.ts";
import { toAddress, toPage } from "../../../compose/link.ts";
import { faq } from "../../../compose/telling.ts";

export const questions = faq("questions", {
  heading: "An der Kasse gefragt",
  intro: "Von irgendwem, fast jeden Abend, meistens mit Schirm in der Hand.",
  questions: [
    [
      "Muss ich reservieren?",
      rich(
        p("Nein. Es gibt 212 Plätze, und keiner hat eine Nummer. Wer bis acht da ist, sitzt auch."),
      ),
    ],
    [
      "Und wenn ich zu spät komme?",
      rich(
        p(
          "Um halb neun gehen die Türen zu, und sie sind schwerer, als sie aussehen. Die Bar bleibt offen und hat ein kleines Fenster in den Saal. Dasselbe ist es nicht. Wir haben es ausprobiert.",
        ),
      ),
    ],
    [
      "Gibt es Untertitel?",
      rich(
        p(
          "Bei allen fünf, deutsch und englisch, sogar bei „Salz“, wo niemand spricht. Jemand muss ja sagen, was das Ruder tut.",
        ),
      ),
    ],
    [
      "Darf ich Kinder mitbringen?",
      rich(
        p(
          "Am Samstag um drei, bei halbem Licht, ",
          linked("gehört ihnen das ganze Programm", toPage("page-de-programme")),
          ". Abends sind sie willkommen, wenn sie die Dunkelheit mögen. Die meisten mögen sie; schwierig sind die Eltern.",
        ),
      ),
    ],
    [
      "Und den Hund?",
      rich(
        p(
          "Hunde sitzen im Hof oder, wenn es regnet, mit Sol im Foyer. Der Hund im Film ist vom Fach.",
        ),
      ),
    ],
    [
      "Was wird bei Regen aus dem Hof?",
      rich(p("Er zieht ins Foyer um, und das Kaninchen wird kleiner.")),
    ],
    [
      "Ich habe etwas liegen lassen.",
      rich(
        p(
          "Es liegt in der Kasse und hat ein Schild. Schreiben Sie an ",
          linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
          " und beschreiben Sie es. Bei Schirmen bitte dazu, woran man Ihren erkennt.",
        ),
      ),
    ],
  ],
});
