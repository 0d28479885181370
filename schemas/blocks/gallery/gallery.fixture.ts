import {
  arabicPictureFixtures,
  landscapePictureFixture,
  panoramaPictureFixture,
  pictureFixture,
  portraitPictureFixture,
  squarePictureFixture,
} from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

const entry = { _key: "tram", ...pictureFixture, caption: null };

const empty = {
  _key: "gallery",
  _type: "gallery" as const,
  version: 3,
  heading: null,
  pictures: [entry],
  layout: "strip",
  tone: "inverted",
  motion: "none",
};

const full = {
  ...empty,
  heading: "From the cutting-room floor",
  pictures: [
    { ...entry, caption: "The last tram, four minutes late" },
    { _key: "lamp", ...portraitPictureFixture, caption: "It was a stem before it was a lamp" },
    { _key: "boat", ...landscapePictureFixture, caption: null },
    { _key: "beret", ...squarePictureFixture, caption: "Odile, between two takes" },
    { _key: "quay", ...panoramaPictureFixture, caption: "The quay: nine metres of black paper" },
    { ...entry, _key: "tram-again", alt: null, decorative: true },
    { _key: "stem", ...portraitPictureFixture, caption: null },
  ],
  layout: "wall",
  tone: "default",
  motion: "stagger",
};

const captions = ["آخر قطار ترام، متأخّراً أربع دقائق", null, "كان ساقاً قبل أن يصير مصباحاً"];

const longText = { alt: wordsOf(300), caption: wordsOf(300) };

/**
 * Fixture of the gallery. `full` has the layout `wall`. `empty`, `longest` and `rightToLeft` have
 * the layout `strip`.
 */
export const galleryFixture: ProductFixture<"gallery"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    pictures: Array.from({ length: 30 }, (_, index) => ({
      ...(index % 3 === 1 ? portraitPictureFixture : pictureFixture),
      _key: `picture-${index}`,
      ...longText,
    })),
    layout: "strip",
    tone: "primary",
  },
  rightToLeft: {
    ...full,
    heading: "من أرض غرفة المونتاج",
    pictures: arabicPictureFixtures.map((picture, index) => ({
      ...picture,
      _key: `picture-${index}`,
      caption: captions[index] ?? null,
    })),
    layout: "strip",
    tone: "tertiary",
  },
  broken: brokenBlocks(full, {
    noPictures: ["pictures", []],
    picturesMissing: ["pictures", null],
    tooManyPictures: ["pictures", copiesOf(entry, 31)],
    fileMissing: ["pictures.1", { ...entry, _key: "b", asset: null }],
    pictureSilent: ["pictures.0.alt", null],
    captionTooLong: ["pictures.0.caption", wordsOf(301)],
    headingTooLong: ["heading", wordsOf(121)],
  }),
};
