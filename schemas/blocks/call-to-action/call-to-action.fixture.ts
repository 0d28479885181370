import { internalLinkFixture } from "../../fields/link.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "call-to-action",
  _type: "callToAction" as const,
  version: 1,
  heading: "Take a seat",
  text: null,
  actions: [internalLinkFixture],
  picture: null,
  emphasis: "quiet",
  tone: "lamp",
  motion: "none",
};

const full = { ...empty };

/** Call to action. */
export const callToActionFixture: BlockFixture<"callToAction"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    headingMissing: { path: ["heading"], block: { ...full, heading: null } },
  },
};
