import {
  arabicPictureFixture,
  pictureCutFixture,
  pictureFixture,
  portraitPictureFixture,
  silentPictureFixture,
} from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

const empty = {
  _key: "image",
  _type: "image" as const,
  version: 2,
  picture: pictureFixture,
  phonePicture: null,
  caption: null,
  credit: null,
  width: "full",
  enlargeable: false,
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  phonePicture: pictureCutFixture,
  caption: "The last tram of the night, cut from black paper and lit from below.",
  credit: "Still: Hana Sorel",
  width: "wide",
  enlargeable: true,
  motion: "arrive",
};

/**
 * Fixture of the image block. `full`, `empty` and `longest` have different widths, so that tests
 * cover all widths.
 */
export const imageFixture: BlockFixture<"image"> = {
  full,
  empty,
  longest: {
    ...full,
    picture: { ...portraitPictureFixture, alt: wordsOf(300) },
    caption: wordsOf(400),
    credit: wordsOf(120),
    width: "reading",
    tone: "secondary",
  },
  rightToLeft: {
    ...full,
    picture: arabicPictureFixture,
    phonePicture: null,
    caption: "آخر قطار ترام في الليل، مقصوصٌ من ورق أسود ومضاءٌ من تحته.",
    credit: "لقطة: هناء سوريل",
    tone: "inverted",
  },
  broken: {
    pictureMissing: { path: ["picture"], block: { ...full, picture: null } },
    fileMissing: {
      path: ["picture"],
      block: { ...full, picture: { ...pictureFixture, asset: null } },
    },
    pictureSilent: { path: ["picture", "alt"], block: { ...full, picture: silentPictureFixture } },
    altTooLong: {
      path: ["picture", "alt"],
      block: { ...full, picture: { ...pictureFixture, alt: wordsOf(301) } },
    },
    captionTooLong: { path: ["caption"], block: { ...full, caption: wordsOf(401) } },
    creditTooLong: { path: ["credit"], block: { ...full, credit: wordsOf(121) } },
    unknownWidth: { path: ["width"], block: { ...full, width: "huge" } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "purple" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "bounce" } },
  },
};
