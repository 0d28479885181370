import { externalLinkFixture, internalLinkFixture } from "../../fields/link/link.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const { _key: _page, ...toPage } = internalLinkFixture;
const { _key: _away, ...away } = externalLinkFixture;

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
  link: { ...toPage, label: "All articles" },
  layout: "featured",
  motion: "stagger",
};

/** Fixture of the page list. Each state has a different layout. */
export const pageListFixture: BlockFixture<"pageList"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    intro: wordsOf(400),
    link: { ...away, label: wordsOf(80) },
    layout: "cards",
    tone: "inverted",
  },
  rightToLeft: {
    ...full,
    heading: "من دفتر المهرجان",
    intro: "ما ندوّنه ريثما يبرد المصباح.",
    link: { ...toPage, label: "كل المقالات" },
    layout: "rows",
    tone: "secondary",
  },
  broken: {
    noTopic: { path: ["topic"], block: { ...full, topic: null } },
    noAuthor: { path: ["author"], block: { ...full, source: "author", author: null } },
    nonChosen: { path: ["chosen"], block: { ...full, source: "chosen", chosen: null } },
    invalidAddress: { path: ["below"], block: { ...full, source: "below", below: "Journal!" } },
    noEntries: { path: ["perPage"], block: { ...full, perPage: 0 } },
    tooManyEntries: { path: ["perPage"], block: { ...full, perPage: 49 } },
    fractionOfEntries: { path: ["perPage"], block: { ...full, perPage: 2.5 } },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(121) } },
    introTooLong: { path: ["intro"], block: { ...full, intro: wordsOf(401) } },
    unknownSource: { path: ["source"], block: { ...full, source: "search" } },
    unknownOrder: { path: ["order"], block: { ...full, order: "random" } },
    unknownLayout: { path: ["layout"], block: { ...full, layout: "carousel" } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "violet" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "spin" } },
  },
};
