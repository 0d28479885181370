import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "quote",
  _type: "quote" as const,
  version: 1,
  words: "I drove it home.",
  name: "Ines Calder",
  role: null,
  portrait: null,
  emphasis: "loud",
  tone: "house",
  motion: "none",
};

const full = { ...empty };

/** Quotation. */
export const quoteFixture: BlockFixture<"quote"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    wordsMissing: { path: ["words"], block: { ...full, words: null } },
  },
};
