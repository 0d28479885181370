import { textFixture } from "../text/text.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "columns",
  _type: "columns" as const,
  version: 1,
  start: [textFixture.empty],
  end: null,
  split: "even",
  tone: "house",
};

const full = { ...empty };

/** Two columns. */
export const columnsFixture: BlockFixture<"columns"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    unknownSplit: { path: ["split"], block: { ...full, split: "thirds" } },
  },
};
