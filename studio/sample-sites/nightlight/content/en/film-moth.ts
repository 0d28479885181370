import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

export const filmMoth = page("en", "film-moth", {
  title: "Loud Moth",
  slug: "films/loud-moth",
  seo: {
    title: "Loud Moth · Nightlight",
    description:
      "Pola Wirth’s puppet film about a moth, a loudspeaker and the price of being heard.",
    image: picture("moth", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "Loud Moth",
      text: "Pola Wirth · puppets and one record · 6\u00a0minutes",
      actions: links(link("Back to the running order", toPage("page-en-programme"))),
      poster: picture("moth", "en"),
      phonePoster: pictureCut("mothPhone"),
      layout: "split",
      tone: "primary",
    }),
    text("synopsis", {
      heading: "The wrong moon",
      body: rich(
        p(
          "It is round, it hums, it is warm in the middle: anyone could have made the mistake. The moth moves into a loudspeaker in a closed-down dance hall and is, to her own surprise, audible.",
        ),
        p(
          "What follows is a rise, a tour, a critic, a fall. It lasts six minutes because ",
          strong("that is as long as the record lasts"),
          ": Wirth owned only one, and animated to it until the groove gave out.",
        ),
        h3("A word about the volume"),
        p("It is meant. The doors have felt on them; the neighbours have free tickets."),
      ),
    }),
    gallery("stills", {
      heading: "Before the fall",
      layout: "wall",
      pictures: [
        [picture("gramophone", "en"), "First rehearsal. The horn is a real one; so is the dust."],
        [picture("record", "en"), "The record. By the end the groove was mostly air."],
        [
          picture("dancehall", "en"),
          "The dance hall, closed since the flood. The loudspeaker was left on.",
        ],
      ],
    }),
    quote("quotation", {
      words: "Nobody asks a lamp whether it wanted to be loved.",
      name: "Pola Wirth",
      role: "from the stage, after the second glass",
      tone: "primary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
      title: "Her choice for the yard: Tears of Steel",
      poster: picture("yardBridge", "en"),
      caption:
        "Robots, regret and a bridge in Amsterdam: Tears of Steel (2012), Blender Foundation, Creative Commons. Almost as loud.",
      hasCaptions: true,
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Pola Wirth",
          body: rich(
            p(
              "Repairs organs for a living. Builds her puppets from the felt that is left over, which is why all her animals are the colour of hymn books.",
            ),
            p("On Saturday she brings the record."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("wirth", "en") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "After this one the lights go up.",
      text: "Unless you are a member. Then stay where you are: there is a sixth.",
      actions: links(
        link("The screening room", toPage("page-en-screening-room")),
        link("The running order", toPage("page-en-programme")),
      ),
      picture: picture("stairs", "en"),
      tone: "secondary",
    }),
  ],
});
