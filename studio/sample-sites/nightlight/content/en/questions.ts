import { linked, p, rich } from "../../../compose/rich-text.ts";
import { toAddress, toPage } from "../../../compose/link.ts";
import { faq } from "../../../compose/telling.ts";

export const questions = faq("questions", {
  heading: "Asked at the window",
  intro: "By somebody, most nights, usually while holding an umbrella.",
  questions: [
    [
      "Do I need to book?",
      rich(p("No. There are 212 seats and no numbers on them. Come by eight and you will sit.")),
    ],
    [
      "What if I am late?",
      rich(
        p(
          "At half past eight the doors shut, and they are heavier than they look. The bar stays open and has a small window into the house. It is not the same. We have tried.",
        ),
      ),
    ],
    [
      "Are there subtitles?",
      rich(
        p(
          "On all five, in English and German, even on Salt, where nobody speaks. Somebody has to say what the oar does.",
        ),
      ),
    ],
    [
      "Can I bring children?",
      rich(
        p(
          "On Saturday at three, with the lights half up, ",
          linked("the whole programme is theirs", toPage("page-en-programme")),
          ". In the evenings they are welcome if they like the dark. Most do; it is the parents.",
        ),
      ),
    ],
    [
      "And the dog?",
      rich(
        p(
          "Dogs sit in the yard, or with Sol in the foyer when it rains. The dog in the film is a professional.",
        ),
      ),
    ],
    [
      "What happens to the yard when it rains?",
      rich(p("It moves into the foyer, and the rabbit gets smaller.")),
    ],
    [
      "I left something behind.",
      rich(
        p(
          "It is in the ticket window with a label on it. Write to ",
          linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
          " and describe it. Umbrellas: say what makes yours different.",
        ),
      ),
    ],
  ],
});
