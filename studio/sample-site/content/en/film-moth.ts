import { hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { figure, h3, linked, p, quote, rich, strong } from "../../compose/rich-text.ts";

/** A film: vermilion, a puppet, far too much sound. */
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
      layout: "split",
      tone: "lamp",
    }),
    text("synopsis", {
      heading: "The wrong moon",
      body: rich(
        p(
          "It is round, it hums, it is warm in the middle: anyone could have made the mistake. The moth moves into a loudspeaker in a closed-down dance hall and is, to her own surprise, audible.",
        ),
        figure(
          picture("gramophone", "en"),
          "full",
          "First rehearsal. The horn is a real one; so is the dust.",
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
    text("quotation", {
      layout: "statement",
      tone: "lamp",
      body: rich(quote("Nobody asks a lamp whether it wanted to be loved.")),
    }),
    text("director", {
      heading: "Pola Wirth",
      layout: "aside",
      body: rich(
        figure(picture("wirth", "en"), "reading"),
        p(
          "Repairs organs for a living. Builds her puppets from the felt that is left over, which is why all her animals are the colour of hymn books.",
        ),
      ),
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=R6MlUcmOul8",
      title: "Her choice for the yard: Tears of Steel",
      poster: picture("yard", "en"),
      caption:
        "Robots, regret and a bridge in Amsterdam: Tears of Steel (2012), Blender Foundation, Creative Commons. Almost as loud.",
      hasCaptions: true,
    }),
    text("next", {
      layout: "aside",
      tone: "ink",
      body: rich(
        p(
          "After this one the lights go up. Unless you are a member: then ",
          linked("stay where you are", toPage("page-en-screening-room")),
          ".",
        ),
      ),
    }),
  ],
});
