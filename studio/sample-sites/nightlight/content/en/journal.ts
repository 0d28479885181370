import { pageList } from "../../../compose/listing.ts";
import type { Page } from "../../../compose/page.ts";
import { p, rich } from "../../../compose/rich-text.ts";
import { image } from "../../../compose/showing.ts";
import { text } from "../../../compose/telling.ts";
import { page, picture } from "../../compose.ts";

const journal = page("en", "journal", {
  title: "Journal",
  slug: "journal",
  seo: {
    title: "The journal · Nightlight",
    description: "Notes from the booth, the bar and the yard, written while the lamp cools.",
    image: picture("booth", "en"),
  },
  blocks: [
    pageList("articles", {
      heading: "Written while the lamp cools",
      intro: "Notes from the booth, the bar and the yard.",
      layout: "featured",
      perPage: 3,
      paginated: true,
    }),
  ],
});

const lamp = page("en", "journal-lamp", {
  title: "The lamp has a name",
  slug: "journal/the-lamp-has-a-name",
  seo: {
    title: "The lamp has a name · Nightlight",
    description:
      "Two kilowatts, forty years old, and it answers to Agnes. Vera Halm explains how to keep it in a good mood.",
    image: picture("booth", "en"),
  },
  listing: {
    date: "2026-11-24T09:00:00Z",
    summary:
      "Two kilowatts, forty years old, and it answers to Agnes. Vera Halm explains how to keep it in a good mood.",
    topics: ["topic-nightlight-booth"],
    authors: ["author-nightlight-vera"],
  },
  blocks: [
    text("article", {
      heading: "The lamp has a name",
      body: rich(
        p(
          "The lamp in our booth is older than two of our directors. It burns two kilowatts, gives most of them away as heat, and hums a little before rain.",
        ),
        p(
          "You don’t switch it on. You ask it, wait for a minute, and ask again. If you hurry, it sulks, and the first film of the evening is yellow.",
        ),
        p(
          "It has been called Agnes since 1994. Nobody remembers who began. The last projectionist wrote the name on the fuse box in pencil, and underneath, in ink: be polite.",
        ),
      ),
    }),
    image("picture", { picture: picture("booth", "en") }),
  ],
});

const soup = page("en", "journal-soup", {
  title: "Soup for three hundred",
  slug: "journal/soup-for-three-hundred",
  seo: {
    title: "Soup for three hundred · Nightlight",
    description: "Why the bar sells one soup, how much of it, and what happens when it is gone.",
    image: picture("foyer", "en"),
  },
  listing: {
    date: "2026-11-17T09:00:00Z",
    summary: "Why the bar sells one soup, how much of it, and what happens when it is gone.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol"],
  },
  blocks: [
    text("article", {
      heading: "Soup for three hundred",
      body: rich(
        p(
          "Every night we cook forty litres of lentil soup and sell all of it. There is no second soup, because there is no second stove.",
        ),
        p(
          "The recipe came with the stove. It says onions until you cry, lentils until it is thick, lemon until somebody complains.",
        ),
        p(
          "When the pot is empty, the bell rings twice and the film begins. People think it is the other way round.",
        ),
      ),
    }),
    image("picture", { picture: picture("foyer", "en") }),
  ],
});

const yard = page("en", "journal-yard", {
  title: "A wall learns to be a screen",
  slug: "journal/a-wall-learns-to-be-a-screen",
  seo: {
    title: "A wall learns to be a screen · Nightlight",
    description:
      "The fire wall in the yard was grey for a century. It took four coats of white and one argument.",
    image: picture("auditorium", "en"),
  },
  listing: {
    date: "2026-11-06T09:00:00Z",
    summary:
      "The fire wall in the yard was grey for a century. It took four coats of white and one argument.",
    topics: ["topic-nightlight-house"],
    authors: ["author-nightlight-sol"],
  },
  blocks: [
    text("article", {
      heading: "A wall learns to be a screen",
      body: rich(
        p(
          "The wall behind the house was built in 1911 to stop a fire. It never had to. For a hundred years it held up ivy.",
        ),
        p(
          "We wanted to paint it white. The ivy was against it, and so was the neighbour, until we showed him the first ten minutes of a comedy on it and he laughed.",
        ),
        p(
          "Four coats later the wall is a screen. The bricks show through in dark scenes. We have decided that this is the style of the house.",
        ),
      ),
    }),
    image("picture", { picture: picture("auditorium", "en") }),
  ],
});

/** The journal and its articles. */
export const journalPages: Page[] = [journal, lamp, soup, yard];
