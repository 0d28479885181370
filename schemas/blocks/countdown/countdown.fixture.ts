import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "countdown",
  _type: "countdown" as const,
  version: 1,
  heading: "The lamp is lit in",
  text: null,
  moment: "2031-11-27T18:30:00.000Z",
  begun: "The lamp is lit.",
  actions: null,
  tone: "ink",
  motion: "none",
};

const full = { ...empty };

/** Countdown. */
export const countdownFixture: BlockFixture<"countdown"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    momentMissing: { path: ["moment"], block: { ...full, moment: null } },
  },
};
