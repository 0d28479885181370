import { toAddress } from "../../../compose/link.ts";
import { bullet, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

export const privacy = page("en", "privacy", {
  title: "Privacy",
  slug: "privacy",
  seo: {
    title: "Privacy · Kernmass",
    description: "What this site stores about you, for how many days, and who answers for it.",
    image: picture("social", "en"),
  },
  blocks: [
    text("privacy", {
      heading: "What we store, in days",
      body: rich(
        bullet(strong("0 days: "), "visits. There are no statistics."),
        bullet(strong("14 days: "), "the sign-in cookie, if you have an account."),
        bullet(
          strong("182 days: "),
          "your answer to the question about videos, in a cookie of ours.",
        ),
        bullet(
          strong("Until you leave: "),
          "address, and the list of documents that you downloaded.",
        ),
        h3("Why the list"),
        p(
          "If a document turns out to be wrong, we write to those who have it. That happened twice since 2019. Nobody in sales can open the list.",
        ),
        h3("Videos"),
        p(
          "The video on the home page is stored by YouTube. Your browser connects there when you press play, or earlier if you allowed it.",
        ),
        h3("Your rights"),
        p(
          "You can see, correct, export and delete your account on its own page. Responsible: Kernmass AG, Prüfgasse 28, 8400 Winterthur, ",
          linked("privacy@kernmass.example", toAddress("mailto:privacy@kernmass.example")),
          ".",
        ),
      ),
    }),
  ],
});
