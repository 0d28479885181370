import { pictureFixture } from "../../fields/picture.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "image",
  _type: "image" as const,
  version: 1,
  picture: pictureFixture,
  phonePicture: null,
  caption: null,
  credit: null,
  width: "wide",
  tone: "house",
  motion: "none",
};

const full = { ...empty };

/** Picture. */
export const imageFixture: BlockFixture<"image"> = {
  full,
  empty,
  longest: full,
  rightToLeft: full,
  broken: {
    pictureMissing: { path: ["picture"], block: { ...full, picture: null } },
  },
};
