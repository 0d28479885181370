import { pageLinkFixture, siteLinkFixture } from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";

const empty = {
  _key: "page-list",
  _type: "pageList" as const,
  version: 1,
  heading: null,
  intro: null,
  source: "below",
  below: null,
  topic: null,
  author: null,
  chosen: null,
  order: "newest",
  perPage: 12,
  paginated: false,
  link: null,
  layout: "index",
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  heading: "From the journal",
  intro: "What we write down while the lamp cools.",
  source: "topic",
  below: "journal",
  topic: "topic-interviews",
  author: "author-iris",
  chosen: ["page-en-venue"],
  order: "title",
  perPage: 4,
  paginated: true,
  link: { ...pageLinkFixture, label: "All articles" },
  layout: "featured",
  motion: "stagger",
};

/** Fixture of the page list. Each state has a different layout. */
export const pageListFixture: ProductFixture<"pageList"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    intro: wordsOf(400),
    link: { ...siteLinkFixture, label: wordsOf(80) },
    layout: "cards",
    tone: "inverted",
  },
  rightToLeft: {
    ...full,
    heading: "من دفتر المهرجان",
    intro: "ما ندوّنه ريثما يبرد المصباح.",
    link: { ...pageLinkFixture, label: "كل المقالات" },
    layout: "rows",
    tone: "secondary",
  },
  broken: {
    ...brokenBlocks(full, {
      noTopic: ["topic", null],
      noEntries: ["perPage", 0],
      tooManyEntries: ["perPage", 49],
      fractionOfEntries: ["perPage", 2.5],
      headingTooLong: ["heading", wordsOf(121)],
      introTooLong: ["intro", wordsOf(401)],
    }),
    ...brokenBlocks({ ...full, source: "author" }, { noAuthor: ["author", null] }),
    ...brokenBlocks({ ...full, source: "chosen" }, { nonChosen: ["chosen", null] }),
    ...brokenBlocks({ ...full, source: "below" }, { invalidAddress: ["below", "Journal!"] }),
  },
};
