import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "feature-grid",
  _type: "featureGrid" as const,
  version: 1,
  heading: null,
  intro: null,
  features: [{ _key: "one", title: "Five films", text: null, picture: null, link: null }],
  layout: "grid",
  tone: "house",
  motion: "none",
};

const full = { ...empty };

/** Entries. */
export const featureGridFixture: BlockFixture<"featureGrid"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    noFeatures: { path: ["features"], block: { ...full, features: [] } },
  },
};
