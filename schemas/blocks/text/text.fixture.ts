import { scriptAddress } from "../../fields/link/link.fixture.ts";
import {
  arabicRichTextFixture,
  paragraphFixture,
  richTextFixture,
} from "../../fields/rich-text/rich-text.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import { type ProductFixture, brokenBlocks } from "../block-fixture.ts";

const empty = {
  _key: "words",
  _type: "text" as const,
  version: 2,
  heading: null,
  layout: "statement",
  body: [paragraphFixture("only", "Doors at eight.")],
  tone: "default",
  motion: "none",
};

const full = {
  ...empty,
  heading: "The last tram",
  layout: "article",
  body: richTextFixture,
  tone: "secondary",
  motion: "stagger",
};

export const textFixture: ProductFixture<"text"> = {
  full,
  empty,
  longest: {
    ...full,
    heading: wordsOf(150),
    layout: "aside",
    motion: "arrive",
    body: Array.from({ length: 40 }, (_, place) => paragraphFixture(`p${place}`, wordsOf(900))),
  },
  rightToLeft: {
    ...full,
    heading: "الترام الأخير",
    body: arabicRichTextFixture,
    tone: "primary",
  },
  broken: brokenBlocks(full, {
    bodyMissing: ["body", null],
    bodyEmpty: ["body", []],
    bodyBlank: ["body", [paragraphFixture("a", ""), paragraphFixture("b", " ")]],
    headingTooLong: ["heading", wordsOf(151)],
    scriptLink: ["body.1.markDefs.1.href", scriptAddress],
    silentFigure: ["body.15.picture.alt", null],
    emptyCode: ["body.16.code", null],
    unknownStyle: ["body.0.style", "h7", "An editor picks a style from the form's list."],
    unknownMember: ["body.0._type", "table", "The form shows an unknown entry as such."],
  }),
};
