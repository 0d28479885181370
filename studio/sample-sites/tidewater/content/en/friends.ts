import { gate } from "../../../compose/containers.ts";
import { toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { em, figure, h3, linked, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery } from "../../../compose/showing.ts";
import { featureGrid, text } from "../../../compose/telling.ts";
import { page, picture, pictureCut } from "../../compose.ts";

/** The Friends’ library in English, with its reading room behind a sign-in gate. */
export const friends = page("en", "friends", {
  title: "Friends’ library",
  slug: "friends-library",
  seo: {
    title: "The Friends’ library · Tidewater",
    description:
      "For Friends of Tidewater: Hester Pell’s last notebook, proofs before letters, and the borrowing list. Becoming a Friend is free.",
    image: picture("oyster", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "A library of one subject",
      text: "Nine hundred books about where a river stops. For Friends, which anyone may become, at no cost.",
      poster: picture("oyster", "en"),
      phonePoster: pictureCut("oysterPhone"),
      layout: "split",
      tone: "default",
    }),
    gate("reading-room", {
      heading: "The reading room",
      promise:
        "Pell’s last notebook, three proofs that were never published, and this quarter’s borrowing list.",
      buttonLabel: "Sign in to read",
      tone: "secondary",
      teaser: [
        text("reading-room-teaser", {
          layout: "statement",
          tone: "secondary",
          body: rich(
            p(
              "The last notebook begins with a list of what she was going to draw next. Eleven lines are crossed out.",
            ),
          ),
        }),
      ],
      blocks: [
        text("notebook", {
          heading: "The twelfth line",
          body: rich(
            p("The twelfth line of the list reads: the water itself."),
            p(
              "She ordered the copper for it in March 1904 and polished it for two months. The notebook has forty pages of trials: the same metre of the Orle, from the third step, at every state of the tide. On the last page she wrote ",
              em("it is all in between"),
              ", and the date, and went back to the post office.",
            ),
            figure(
              picture("lowWater", "en"),
              "full",
              "Proof of a trial, 1904. Reproduced for Friends only.",
            ),
            h3("Why it is blank"),
            p(
              "We used to say that she gave up. Ada Fenwick, who has handled the plate more than anyone, thinks that it is finished. Tilt it, as you may on Thursdays, and there is the window, the quay, and the tide going out.",
            ),
          ),
        }),
        gallery("proofs", {
          heading: "Proofs before letters",
          tone: "default",
          pictures: [
            [picture("chart", "en"), "Pl. IX, second state. The Eyot is where it was until 1912."],
            [
              picture("springTide", "en"),
              "Pl. X, first state. She pulled six prints and corrected the moon in each.",
            ],
            [picture("eel", "en"), "Pl. V, with a pencil note to the printer: “wetter”."],
          ],
        }),
        featureGrid("borrowing", {
          heading: "Back on the shelf this quarter",
          intro: "Six weeks, by post or at the desk. Write with the shelf mark.",
          layout: "steps",
          motion: "arrive",
          features: [
            {
              title: "Tide tables for a river that moved",
              text: "J. Okafor, 1962. Shelf T 14. The fold-out at the back is complete again.",
            },
            {
              title: "A cook’s guide to the shore",
              text: "R. Vidal, 2019. Shelf C 2. Three copies, all stained; ask for the least.",
            },
            {
              title: "The eel question",
              text: "Anonymous, 1888. Shelf E 1. Four hundred pages. It is not answered.",
            },
          ],
        }),
      ],
    }),
    text("friendship", {
      heading: "What being a Friend is",
      layout: "aside",
      body: rich(
        p(
          strong("Free entry, six books at a time,"),
          " and a letter at each equinox and solstice.",
        ),
        p(
          "You give us a name and an address. What we keep, and for how long, is on ",
          linked("one page", toPage("page-tidewater-en-privacy")),
          ".",
        ),
      ),
    }),
  ],
});
