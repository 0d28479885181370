import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks, copiesOf } from "../block-fixture.ts";

const figure = (_key: string, value: string, label: string) => ({ _key, value, label });

const empty = {
  _key: "stats",
  _type: "stats" as const,
  version: 2,
  heading: null,
  figures: [figure("films", "5", "films in one night")],
  tone: "secondary",
  motion: "none",
};

const full = {
  ...empty,
  heading: "Eleven years of it",
  figures: [
    figure("films", "133", "films shown, one of them twice, by mistake"),
    figure("seats", "212", "seats, two with a view of the projectionist"),
    figure("longest", "19:40", "the longest film, minutes and seconds"),
    figure("sent", "1,204", "films sent in last year"),
    figure("watched", "100 %", "of them watched to the end"),
  ],
  motion: "stagger",
};

/** Fixture of the stats block. `empty` has one figure, `full` has five, and `longest` has six of maximum width. */
export const statsFixture: ProductFixture<"stats"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(120),
    figures: ["a", "b", "c", "d", "e", "f"].map((key) => figure(key, "1,234,567 km", wordsOf(120))),
    tone: "inverted",
  },
  rightToLeft: {
    ...full,
    heading: "أحد عشر عامًا",
    tone: "tertiary",
    figures: [
      figure("films", "١٣٣", "فيلمًا عُرض، أحدها مرتين خطأً"),
      figure("seats", "٢١٢", "مقعدًا"),
      figure("watched", "١٠٠٪", "من الأفلام المرسلة شوهدت حتى النهاية"),
    ],
  },
  broken: brokenBlocks(full, {
    figuresMissing: ["figures", null],
    noFigures: ["figures", []],
    tooManyFigures: ["figures", copiesOf(figure("a", "1", "of seven"), 7)],
    valueMissing: ["figures.0.value", null],
    valueTooLong: ["figures.0.value", "1,234,567,890"],
    labelMissing: ["figures.0.label", null],
    labelTooLong: ["figures.0.label", wordsOf(121)],
    headingTooLong: ["heading", wordsOf(121)],
  }),
};
