import {
  arabicPictureFixture,
  pictureCutFixture,
  pictureFixture,
  portraitPictureFixture,
} from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";

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
export const imageFixture: ProductFixture<"image"> = {
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
  broken: brokenBlocks(full, {
    pictureMissing: ["picture", null],
    fileMissing: ["picture", { ...pictureFixture, asset: null }],
    pictureSilent: ["picture.alt", null],
    altTooLong: ["picture.alt", wordsOf(301)],
    captionTooLong: ["caption", wordsOf(401)],
    creditTooLong: ["credit", wordsOf(121)],
  }),
};
