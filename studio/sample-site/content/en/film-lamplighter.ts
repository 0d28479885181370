import { hero, text, video } from "../../compose/block.ts";
import { link, links, toPage } from "../../compose/link.ts";
import { page } from "../../compose/page.ts";
import { picture } from "../../compose/picture.ts";
import { em, figure, h3, linked, p, quote, rich, strong } from "../../compose/rich-text.ts";

/** A film: cut paper, gold, a street that is running out. */
export const filmLamplighter = page("en", "film-lamplighter", {
  title: "The Lamplighter’s Last Street",
  slug: "films/the-lamplighters-last-street",
  seo: {
    title: "The Lamplighter’s Last Street · Nightlight",
    description:
      "Ines Calder’s paper film about the last gas lamps of a town and the man who is in no hurry to light them.",
    image: picture("street", "en"),
  },
  blocks: [
    hero("opening", {
      heading: "The Lamplighter’s Last Street",
      text: "Ines Calder · cut paper · 14\u00a0minutes",
      actions: links(link("Back to the running order", toPage("page-en-programme"))),
      poster: picture("street", "en"),
    }),
    text("synopsis", {
      heading: "Forty lamps, then thirty-nine",
      body: rich(
        p(
          "Every autumn the town council electrifies another street. The lamplighter takes his ladder off the hook, crosses one more name from his book, and walks to work along pavements that no longer need him.",
        ),
        p(
          "What is left is Tin Street: forty lamps, a slight hill, one dog. He could do it in half an hour. The film is about why it takes him until morning.",
        ),
        figure(
          picture("ladder", "en"),
          "full",
          "The match is the only thing in the film that was filmed burning.",
        ),
        h3("How it was made"),
        p(
          "Calder cut every frame from black paper and lit it from behind with a single bulb. When the bulb failed, on sheet 2,911, she finished the scene by daylight. You can see the join. ",
          em("Look at the sky behind the bakery."),
        ),
      ),
    }),
    text("quotation", {
      layout: "statement",
      tone: "gold",
      body: rich(
        quote("He doesn’t light the lamps. He says good evening to them, and they agree."),
      ),
    }),
    text("director", {
      heading: "Ines Calder",
      layout: "aside",
      body: rich(
        figure(picture("calder", "en"), "reading"),
        p(
          strong("Born in Leith,"),
          " trained as a bookbinder, has never owned a camera she didn’t take apart. This is her third film and her first with a dog in it.",
        ),
      ),
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "Her choice for the yard: Big Buck Bunny",
      poster: picture("yard", "en"),
      caption:
        "Each of the five may name one open film for the yard. Calder named Big Buck Bunny: Blender Foundation, 2008, Creative Commons. Her dog insisted.",
      transcript: rich(
        p(
          "No words are spoken. A large rabbit, three small bullies, one butterfly too few; then a morning of sharpened sticks.",
        ),
      ),
      width: "wide",
    }),
    text("next", {
      layout: "aside",
      tone: "ink",
      body: rich(
        p(
          "Next in the running order: ",
          linked("Salt", toPage("page-en-film-salt")),
          ". Take a coat.",
        ),
      ),
    }),
  ],
});
