import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";

const place = { documentId: "page-en-home", path: "blocks" };
const hero = blockFixtures.heroAnimation.full;

function read(raw: unknown, isEditing = false) {
  const [parsed] = parseBlocks([raw], { ...place, isEditing });
  if (!parsed) throw new Error("The block is not displayed at any time.");
  return parsed;
}

/** The broken fixtures of each block that visitors don't see. */
const hidden = {
  heroAnimation: ["headingMissing", "headingBlank", "posterMissing", "posterSilent"],
  announcement: ["textMissing", "textBlank"],
  text: [
    "bodyMissing",
    "bodyEmpty",
    "bodyBlank",
    "silentFigure",
    "emptyCode",
    "unknownStyle",
    "unknownMember",
  ],
  quote: ["wordsMissing", "nameMissing"],
  featureGrid: ["featuresMissing", "noFeatures", "titleMissing"],
  stats: ["figuresMissing", "noFigures", "valueMissing", "labelMissing"],
  table: ["rowsMissing", "noRows", "rowTitleMissing"],
  faq: ["questionsMissing", "noQuestions", "questionMissing", "answerMissing", "answerBlank"],
  schedule: [
    "noDays",
    "daysMissing",
    "dateMissing",
    "dateInWords",
    "noSessions",
    "startMissing",
    "startInWords",
    "sessionUntitled",
  ],
  image: ["pictureMissing", "fileMissing", "pictureSilent"],
  gallery: ["noPictures", "picturesMissing", "pictureSilent"],
  video: ["addressMissing", "otherHost", "lookalikeHost", "noFilm"],
  logos: ["noLogos", "logosMissing", "nameMissing", "nameBlank", "fileMissing"],
  columns: ["bothEmpty"],
  callToAction: ["headingMissing", "noAction", "actionsMissing", "scriptAction"],
  countdown: [
    "headingMissing",
    "momentMissing",
    "momentInWords",
    "momentWithoutTime",
    "begunMissing",
  ],
  pageList: ["noTopic", "noAuthor", "nonChosen"],
  form: ["noneChosen", "noFields"],
  reusable: ["noneChosen", "notPublished"],
  signInGate: [
    "headingMissing",
    "promiseMissing",
    "claimWithoutValue",
    "claimWithoutName",
    "rulesMissing",
    "membersBlocks",
  ],
};

describe("[TOL-1] a block with an invalid part", () => {
  const [first] = hero.actions ?? [];
  const link = { kind: "internal", href: null, page: null, section: null };
  const actions = ["a", "b", "c"].map((key) => ({ ...first, _key: key }));

  it.each([
    [
      "drops a button without a label and keeps the other when an editor adds an item",
      { actions: [first, { _key: "new", label: null, ...link }] },
      { heading: hero.heading, actions: [{ label: first?.label }] },
      { field: "actions[1].label", keyed: 'actions[_key=="new"].label' },
    ],
    [
      "drops an animation that has no label and keeps the poster",
      { animationLabel: null },
      { animation: null, heading: hero.heading },
      { field: "animationLabel" },
    ],
    [
      "keeps the first entries of a list with too many entries",
      { actions },
      { actions: actions.slice(0, 2) },
      { field: "actions" },
    ],
    [
      "truncates a text that is too long",
      { heading: "a".repeat(121) },
      { heading: `${"a".repeat(119)}…` },
      { field: "heading" },
    ],
    [
      "uses the default of a setting whose value is unknown",
      { tone: "purple" },
      { tone: "inverted" },
      { field: "tone" },
    ],
  ])("%s", (_what, fields, block, reason) => {
    expect(read({ ...hero, ...fields })).toMatchObject({
      ok: true,
      isUnfinished: false,
      block,
      problem: { reasons: [reason] },
    });
  });

  it("names a problem once, without the rule that its repair breaks", () => {
    const {
      questions: [question],
      ...faq
    } = blockFixtures.faq.full;
    const parsed = read({ ...faq, questions: [{ ...question, answer: null }] });
    expect(parsed).toMatchObject({ ok: false });
    expect(parsed.problem?.reasons.map(({ field }) => field)).toEqual(["questions[0].answer"]);
  });
});

const { days: _days, ...schedule } = blockFixtures.schedule.full;
const session = { _key: "s", start: null, end: null, title: null, text: null, place: null };
const day = { _key: "d", date: null, title: null, sessions: [{ ...session, link: null }] };
const claim = { name: "plan", value: null };

describe("[TOL-1] a block without an essential part", () => {
  it.each([
    [
      "a hero without heading and poster",
      { ...hero, heading: null, poster: null },
      { heading: "[Heading]", poster: { asset: { url: "/missing-picture.svg" } } },
    ],
    [
      "[COMP-2] a new day and session of a schedule",
      { ...schedule, days: [day] },
      {
        days: [
          {
            date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            sessions: [{ start: "00:00", title: "[Title]" }],
          },
        ],
      },
    ],
  ])(
    "is hidden from visitors and displayed to an editor with placeholders: %s",
    (_, raw, block) => {
      expect(read(raw)).toMatchObject({ ok: false });
      expect(read(raw, true)).toMatchObject({ ok: true, isUnfinished: true, block });
    },
  );

  it("[GATE-1] is hidden from editors too when a gate's rule is invalid", () => {
    const rules = { emailVerified: false, secondFactor: false, claim };
    const raw = { ...blockFixtures.signInGate.full, rules };
    expect([read(raw), read(raw, true)]).toMatchObject([{ ok: false }, { ok: false }]);
  });

  it("gets no time in place of another field, such as an address", () => {
    const [link] = blockFixtures.callToAction.full.actions;
    const away = { ...link, _key: "away", kind: "external", href: null, page: null, section: null };
    const parsed = read({ ...blockFixtures.callToAction.full, actions: [link, away] }, true);
    expect(parsed).toMatchObject({ ok: true, block: { actions: [{ _key: link?._key }] } });
    expect(JSON.stringify(parsed)).not.toContain("tel:");
  });

  it("is hidden only for these fixtures", () => {
    const found = Object.entries(blockFixtures).flatMap(([type, { broken }]) => {
      const names = Object.entries(broken).flatMap(([name, { block }]) =>
        read(block).ok ? [] : [name],
      );
      return names.length > 0 ? [[type, names] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(hidden);
  });
});
