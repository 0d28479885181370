import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "logos",
  _type: "logos" as const,
  version: 1,
  heading: null,
  logos: [
    {
      _key: "one",
      name: "Northlight Press",
      picture: {
        _id: "image-feed0123456789feed0123456789feed01234567-320x120-svg",
        url: "https://cdn.sanity.io/images/marquee/production/feed0123456789feed0123456789feed01234567-320x120.svg",
        width: 320,
        height: 120,
        mimeType: "image/svg+xml",
      },
      href: null,
    },
  ],
  colours: "ink",
  tone: "house",
  motion: "none",
};

const full = { ...empty };

/** Logos. */
export const logosFixture: BlockFixture<"logos"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    noLogos: { path: ["logos"], block: { ...full, logos: [] } },
  },
};
