import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";
import { bullet, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { toAddress } from "../../../compose/link.ts";

export const privacy = page("en", "privacy", {
  title: "Privacy",
  slug: "privacy",
  seo: {
    title: "Privacy · Nightlight",
    description: "What this site keeps about you, why, and for how long. One page, plain words.",
    image: picture("social", "en"),
  },
  blocks: [
    text("notice", {
      heading: "What we keep, and what we let go",
      body: rich(
        p(
          "This is a small festival and we would like to know little about you. Here is all of it. Where a sentence is unclear, that is our fault: write to ",
          linked("house@nightlight.example", toAddress("mailto:house@nightlight.example")),
          " and we will answer and then mend the sentence.",
        ),
        h3("If you only look around"),
        p(
          "The page reaches you and nothing is stored but your answer to the question at the foot of the screen, so that we needn’t ask twice. It is kept for six months in a cookie of ours. No other company hears that you were here.",
        ),
        h3("If you allow counting"),
        p(
          "We load a tag manager, which counts visits and tells us which pages are read to the end. We use this once a year, in January, to decide what to cut. You can take the permission back at any time from the foot of every page.",
        ),
        h3("If you play a film"),
        p(
          "The films in the yard are kept by YouTube and Vimeo. Nothing is asked of them until you press play, or until you have allowed media. From that moment they know your address and what you watched, as they would if you had gone to them yourself. We use their quieter doors: the no-cookie address of the one, the do-not-track setting of the other.",
        ),
        h3("If you become a member"),
        bullet(
          strong("We keep"),
          " your address for post, a name if you give one, and a scrambled form of your password that we can’t read.",
        ),
        bullet(strong("We use them"), " to let you in, and to write to you in October."),
        bullet(
          strong("We delete them"),
          " on the day you ask, or after two Novembers without you.",
        ),
        h3("Your rights"),
        p(
          "You may see what we have, correct it, take it with you, or have it gone. You needn’t give a reason. If we are slow, complain: to us first, if you like, and to the data protection authority of the place where you live in any case.",
        ),
        p(
          "Nightlight, 9 Tallow Street. Responsible: Jonas Pell, who does the money and, it turns out, this.",
        ),
      ),
    }),
  ],
});
