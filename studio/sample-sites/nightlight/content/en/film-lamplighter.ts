import { callToAction } from "../../../compose/asking.ts";
import { columns } from "../../../compose/containers.ts";
import { link, links, toPage } from "../../../compose/link.ts";
import { hero } from "../../../compose/opening.ts";
import { page, picture, pictureCut } from "../../compose.ts";
import { em, h3, p, rich, strong } from "../../../compose/rich-text.ts";
import { gallery, image, video } from "../../../compose/showing.ts";
import { quote, text } from "../../../compose/telling.ts";

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
      phonePoster: pictureCut("streetPhone"),
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
        h3("How it was made"),
        p(
          "Calder cut every frame from black paper and lit it from behind with a single bulb. When the bulb failed, on sheet 2,911, she finished the scene by daylight. You can see the join. ",
          em("Look at the sky behind the bakery."),
        ),
      ),
    }),
    gallery("stills", {
      heading: "Four of 3,400 sheets",
      pictures: [
        [
          picture("ladder", "en"),
          "The match is the only thing in the film that was filmed burning.",
        ],
        [picture("book", "en"), "The book of streets. One line is left."],
        [
          picture("dog", "en"),
          "Tin Street, lamp nineteen. The dog was told to stay and, for once, did.",
        ],
        [picture("bakery", "en"), "The join. To the left the bulb, to the right a Tuesday."],
      ],
    }),
    quote("quotation", {
      words: "He doesn’t light the lamps. He says good evening to them, and they agree.",
      name: "Rukmini Das",
      role: "wrote the subtitles, and had to stop twice",
      tone: "secondary",
    }),
    video("before", {
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      title: "Her choice for the yard: Big Buck Bunny",
      poster: picture("yardRabbit", "en"),
      caption:
        "Each of the five may name one open film for the yard. Calder named Big Buck Bunny: Blender Foundation, 2008, Creative Commons. Her dog insisted.",
      transcript: rich(
        p(
          "No words are spoken. A large rabbit, three small bullies, one butterfly too few; then a morning of sharpened sticks.",
        ),
      ),
      width: "wide",
    }),
    columns("director", {
      start: [
        text("director-text", {
          heading: "Ines Calder",
          body: rich(
            p(
              strong("Born in Leith,"),
              " trained as a bookbinder, has never owned a camera she didn’t take apart. This is her third film and her first with a dog in it.",
            ),
            p("On Thursday she brings the scissors."),
          ),
        }),
      ],
      end: [image("director-portrait", { picture: picture("calder", "en") })],
      split: "startWide",
    }),
    callToAction("next", {
      heading: "Next comes Salt. Take a coat.",
      text: "Nine minutes, seven sacks, one moon.",
      actions: links(link("Go on to Salt", toPage("page-en-film-salt"))),
      picture: picture("posterSalt", "en"),
      tone: "tertiary",
    }),
  ],
});
