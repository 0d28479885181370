import { arabicPictureFixture, pictureFixture } from "../../fields/picture/picture.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";

const empty = {
  _key: "quote",
  _type: "quote" as const,
  version: 2,
  words: "I drove it home.",
  name: "Ines Calder",
  role: null,
  portrait: null,
  emphasis: "quiet",
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  words: "We had one tram, one night and a driver who would not look into the lens.",
  role: "director of The Last Tram",
  portrait: pictureFixture,
  emphasis: "loud",
  tone: "tertiary",
  motion: "stagger",
};

/** Fixture of the quote block. `full` is large with a portrait, `empty` is small without one. */
export const quoteFixture: ProductFixture<"quote"> = {
  full,
  empty,
  longest: { ...full, words: wordsOf(600), name: wordsOf(80), role: wordsOf(120), tone: "default" },
  rightToLeft: {
    ...full,
    words: "كان لدينا ترام واحد وليلة واحدة وسائقة لا تريد النظر إلى العدسة.",
    name: "إيناس كالدر",
    role: "مخرجة «الترام الأخير»",
    portrait: arabicPictureFixture,
    tone: "inverted",
  },
  broken: brokenBlocks(full, {
    wordsMissing: ["words", null],
    wordsTooMany: ["words", wordsOf(601)],
    nameMissing: ["name", null],
    nameTooLong: ["name", wordsOf(81)],
    roleTooLong: ["role", wordsOf(121)],
    silentPortrait: ["portrait.alt", null],
  }),
};
