import { externalLinkFixture, internalLinkFixture } from "../link/link.fixture.ts";
import { arabicPictureFixture, pictureFixture } from "../picture/picture.fixture.ts";

type Style = "normal" | "h2" | "h3" | "h4" | "blockquote";

const span = (_key: string, text: string, ...marks: string[]) => ({
  _key,
  _type: "span" as const,
  text,
  marks,
});

export const paragraphFixture = (_key: string, text: string, style: Style = "normal") => ({
  _key,
  _type: "block" as const,
  style,
  listItem: null,
  level: null,
  children: [span("span", text)],
  markDefs: null,
});

const listItem = (_key: string, text: string, kind: "bullet" | "number", level = 1) => ({
  ...paragraphFixture(_key, text),
  listItem: kind,
  level,
});

const { label: _to, ...internalTarget } = internalLinkFixture;
const { label: _away, ...externalTarget } = externalLinkFixture;

/** Rich text with every style, list, mark and inserted block. */
export const richTextFixture = [
  paragraphFixture("title", "One night, one take", "h2"),
  {
    ...paragraphFixture("opening", ""),
    children: [
      span("a", "A driver misses her own stop. "),
      span("b", "Nobody", "strong", "em"),
      span("c", " gets off, but for "),
      span("cue", "cue 2", "code"),
      span("see", "; see "),
      span("d", "the programme", internalTarget._key),
      span("e", " or ", "em"),
      span("f", "buy a ticket", externalTarget._key),
      span("g", "."),
    ],
    markDefs: [
      { ...internalTarget, _type: "link" as const },
      { ...externalTarget, _type: "link" as const },
    ],
  },
  listItem("minutes", "Eleven minutes", "bullet"),
  listItem("stops", "Four stops", "bullet"),
  listItem("square", "Castle Square, where nobody gets off", "bullet", 2),
  listItem("depot", "The depot, where everybody does", "bullet", 2),
  paragraphFixture("between", "Shot on one night, in this order:"),
  listItem("one", "One take", "number"),
  listItem("rehearsal", "after three rehearsals", "number", 2),
  listItem("soup", "and some soup", "number", 2),
  listItem("two", "One more, for the sound", "number"),
  paragraphFixture("blank", ""),
  paragraphFixture("cast", "Cast", "h3"),
  paragraphFixture("crew", "Crew", "h4"),
  paragraphFixture("quote", "I drove it home.", "blockquote"),
  {
    _key: "still",
    _type: "figure" as const,
    picture: pictureFixture,
    caption: "Between two stops",
    span: "wide",
  },
  {
    _key: "cue",
    _type: "codeSample" as const,
    language: "json",
    code: '{ "reel": 2, "cue": "00:04:12" }',
  },
];

/** Rich text in Arabic, which runs from right to left. */
export const arabicRichTextFixture = [
  paragraphFixture("title", "ليلة واحدة", "h2"),
  paragraphFixture("opening", "سائقةٌ تفوّت محطتها، ولا أحد ينزل."),
  listItem("one", "إحدى عشرة دقيقة", "bullet"),
  listItem("stops", "أربع محطات", "bullet"),
  listItem("depot", "آخرها المستودع", "bullet", 2),
  listItem("take", "لقطة واحدة", "number"),
  paragraphFixture("quote", "قدتُه إلى البيت.", "blockquote"),
  {
    _key: "still",
    _type: "figure" as const,
    picture: arabicPictureFixture,
    caption: "بين محطتين",
    span: "reading",
  },
];
