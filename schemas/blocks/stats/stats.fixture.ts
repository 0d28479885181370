import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "stats",
  _type: "stats" as const,
  version: 1,
  heading: null,
  figures: [{ _key: "one", value: "5", label: "films in one night" }],
  tone: "gold",
  motion: "none",
};

const full = { ...empty };

/** Figures. */
export const statsFixture: BlockFixture<"stats"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    noFigures: { path: ["figures"], block: { ...full, figures: [] } },
  },
};
