import { columns, gate } from "../../../compose/containers.ts";
import { toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, figure, h3, linked, p, rich } from "../../../compose/rich-text.ts";
import { image, video } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";

/** The screening room page in English, with a film behind a sign-in gate. */
export const screeningRoom = page("en", "screening-room", {
  title: "The screening room",
  slug: "screening-room",
  seo: {
    title: "The screening room · Nightlight",
    description:
      "For members of Nightlight: the sixth film, complete, and the notes that go with it.",
    image: picture("auditorium", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "After the house has emptied",
      text: "The screening room is for members. Membership is free, and it’s a door rather than a price.",
      poster: picture("auditorium", "en"),
      phonePoster: pictureCut("auditoriumPhone"),
    }),
    gate("curtain", {
      heading: "Behind the curtain",
      promise: "One full-length film and the projectionist’s notes on it, for members’ eyes.",
      buttonLabel: "Sign in and sit down",
      teaser: [
        text("curtain-teaser", {
          layout: "statement",
          tone: "inverted",
          body: rich(
            p(
              "It lasts twelve minutes. There is a bridge in it, and somebody who should have said something forty years ago.",
            ),
          ),
        }),
      ],
      blocks: [
        text("welcome", {
          heading: "Mind the step",
          tone: "inverted",
          body: rich(
            p("The projectionist keeps the last reel under the stairs."),
            p(
              "She says that it is dry there, and that nobody looks under stairs after the age of nine. What is on it changes every November. This year she chose ",
              em("Tears of Steel"),
              ", an open film by the Blender Foundation, because it was made by people who then told everyone how.",
            ),
            figure(picture("stairs", "en"), "full", "The stairs on the right. Now you know."),
          ),
        }),
        video("sixth-film", {
          address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
          title: "The sixth film: Tears of Steel",
          poster: picture("booth", "en"),
          caption:
            "Tears of Steel, 2012, 12 minutes. Blender Foundation, Creative Commons Attribution.",
          hasCaptions: true,
          width: "full",
        }),
        columns("notes", {
          tone: "tertiary",
          split: "startWide",
          start: [
            text("notes-text", {
              heading: "Notes from the booth",
              tone: "tertiary",
              body: rich(
                p(
                  "Run it a touch darker than the leader asks for. The church scenes forgive it, and the screens in the film look as if they were really on.",
                ),
                h3("At four minutes"),
                p("Watch the old man’s hands, not the machine. Everyone watches the machine."),
                h3("At the end"),
                p(
                  "Stay for the credits: they are a list of people who worked in public. Then come and tell us what you saw, in the bar, ",
                  linked("under the other stairs", toPage("page-en-venue")),
                  ".",
                ),
              ),
            }),
          ],
          end: [
            image("notes-picture", {
              picture: picture("port", "en"),
              caption: "The port, from row H. If you can see her, she can see you.",
              tone: "tertiary",
            }),
          ],
        }),
      ],
    }),
    text("membership", {
      heading: "What membership is",
      layout: "aside",
      body: rich(
        p(
          "A name and an address, so that we can write to you once a year, in October. No card, no points, no birthday greetings.",
        ),
        p(
          "What we keep, and for how long, is on ",
          linked("one short page", toPage("page-en-privacy")),
          ".",
        ),
      ),
    }),
  ],
});
