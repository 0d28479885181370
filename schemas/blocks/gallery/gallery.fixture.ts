import { pictureFixture } from "../../fields/picture.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "gallery",
  _type: "gallery" as const,
  version: 1,
  heading: null,
  pictures: [{ _key: "one", picture: pictureFixture, caption: null }],
  layout: "strip",
  tone: "ink",
  motion: "none",
};

const full = { ...empty };

/** Gallery. */
export const galleryFixture: BlockFixture<"gallery"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    noPictures: { path: ["pictures"], block: { ...full, pictures: [] } },
  },
};
