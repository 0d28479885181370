import { scriptLinkFixture } from "../../fields/link/link.fixture.ts";
import { silentPictureFixture } from "../../fields/picture/picture.fixture.ts";
import {
  arabicRichTextFixture,
  paragraphFixture,
  richTextFixture,
} from "../../fields/rich-text/rich-text.fixture.ts";
import { wordsOf } from "../../fields/rich-text/words.fixture.ts";
import type { BlockFixture } from "../block-fixture.ts";

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

const { label: _label, ...scriptTarget } = scriptLinkFixture;
const paragraph = paragraphFixture("p", "Read this");

export const textFixture: BlockFixture<"text"> = {
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
  broken: {
    bodyMissing: { path: ["body"], block: { ...full, body: null } },
    bodyEmpty: { path: ["body"], block: { ...full, body: [] } },
    bodyBlank: {
      path: ["body"],
      block: { ...full, body: [paragraphFixture("a", ""), paragraphFixture("b", " ")] },
    },
    headingTooLong: { path: ["heading"], block: { ...full, heading: wordsOf(151) } },
    scriptLink: {
      path: ["body", 0, "markDefs", 0, "href"],
      block: {
        ...full,
        body: [{ ...paragraph, markDefs: [{ ...scriptTarget, _type: "link" }] }],
      },
    },
    silentFigure: {
      path: ["body", 0, "picture", "alt"],
      block: {
        ...full,
        body: [
          {
            _key: "f",
            _type: "figure",
            picture: silentPictureFixture,
            caption: null,
            span: "full",
          },
        ],
      },
    },
    emptyCode: {
      path: ["body", 0, "code"],
      block: {
        ...full,
        body: [{ _key: "c", _type: "codeSample", language: null, code: null }],
      },
    },
    unknownLayout: { path: ["layout"], block: { ...full, layout: "poster" } },
    unknownTone: { path: ["tone"], block: { ...full, tone: "violet" } },
    unknownMotion: { path: ["motion"], block: { ...full, motion: "spin" } },
    unknownStyle: {
      path: ["body", 0, "style"],
      block: { ...full, body: [{ ...paragraph, style: "h7" }] },
      hiddenInForm: "An editor picks a style from the list; the form has no rule for others.",
    },
    unknownMember: {
      path: ["body", 0, "_type"],
      block: { ...full, body: [{ _key: "t", _type: "table" }] },
      hiddenInForm: "The form shows an entry of unknown type as such, whatever its rules.",
    },
  },
};
