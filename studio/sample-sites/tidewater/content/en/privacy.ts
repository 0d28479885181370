import { toAddress } from "../../../compose/link.ts";
import { bullet, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

export const privacy = page("en", "privacy", {
  title: "Privacy",
  slug: "privacy",
  seo: {
    title: "Privacy · Tidewater",
    description:
      "What the museum’s site records about you, for how long, and how to have it removed.",
    image: picture("estuary", "en"),
  },
  blocks: [
    text("notice", {
      heading: "What we record about visitors",
      body: rich(
        p(
          "The museum records birds, not people. This page lists the exceptions. If a sentence is unclear, write to ",
          linked("desk@tidewater.example", toAddress("mailto:desk@tidewater.example")),
          " and we will answer, and correct it.",
        ),
        h3("If you only look"),
        p(
          "Nothing is stored but your answer to the question at the foot of the page, in a cookie of ours, for six months. No other company learns that you were here.",
        ),
        h3("If you play the film"),
        p(
          "The wet-day film is kept by YouTube. The page asks YouTube for nothing until you press play or have allowed media. From then on YouTube knows your address and what you watched. We use its address without cookies.",
        ),
        h3("If you become a Friend"),
        bullet(
          strong("We keep"),
          " your email address, a name if you give one, and a form of your password that nobody can read.",
        ),
        bullet(
          strong("We use them"),
          " to open the library, and to write at the equinoxes and the solstices.",
        ),
        bullet(
          strong("We delete them"),
          " on the day you ask, or after two years without a visit.",
        ),
        h3("Your rights"),
        p(
          "You may see what we have, correct it, take it with you or have it deleted, without giving a reason. You may also complain to the data protection authority of the place where you live.",
        ),
        p(
          "Responsible: Tidewater, Museum of the Estuary, The Customs House, Quay Street, Orlemouth.",
        ),
      ),
    }),
  ],
});
