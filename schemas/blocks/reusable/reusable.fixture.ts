import type { ProductFixture } from "../block-fixture.ts";
import { callToActionFixture } from "../call-to-action/call-to-action.fixture.ts";
import { textFixture } from "../text/text.fixture.ts";

const empty = {
  _key: "reusable",
  _type: "reusable" as const,
  version: 1,
  original: "reusable-en-tickets",
  blocks: [callToActionFixture.empty],
};

/** Fixture of the reusable block. `empty` has one block, `full` has two. */
export const reusableFixture: ProductFixture<"reusable"> = {
  full: { ...empty, blocks: [callToActionFixture.full, textFixture.full] },
  empty,
  longest: { ...empty, blocks: [callToActionFixture.longest, textFixture.longest] },
  rightToLeft: { ...empty, blocks: [callToActionFixture.rightToLeft] },
  broken: {
    noneChosen: { path: ["original"], block: { ...empty, original: null, blocks: null } },
    notPublished: {
      path: ["blocks"],
      block: { ...empty, blocks: null },
      hiddenInForm: "The form holds a reference; what it leads to has a form of its own.",
    },
  },
};
