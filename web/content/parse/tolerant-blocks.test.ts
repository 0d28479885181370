import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parseBlocks } from "./parse-blocks.ts";

const place = { documentId: "page-en-home", documentType: "page", path: "blocks" };
const hero = blockFixtures.heroAnimation.full;

function read(raw: unknown, isEditing = false) {
  const [parsed] = parseBlocks([raw], { ...place, isEditing });
  if (!parsed) throw new Error("The block is not displayed at any time.");
  return parsed;
}

/** The broken fixtures of each block that visitors don't see. */
const hidden = {
  heroAnimation: "headingMissing headingBlank posterMissing posterSilent",
  announcement: "textMissing textBlank",
  text: "bodyMissing bodyEmpty bodyBlank",
  quote: "wordsMissing nameMissing",
  featureGrid: "featuresMissing noFeatures",
  stats: "figuresMissing noFigures",
  table: "rowsMissing noRows",
  faq: "questionsMissing noQuestions",
  schedule: "noDays daysMissing",
  image: "pictureMissing fileMissing pictureSilent",
  gallery: "noPictures picturesMissing",
  video: "addressMissing otherHost lookalikeHost noFilm",
  logos: "noLogos logosMissing",
  columns: "bothEmpty",
  callToAction: "headingMissing noAction actionsMissing",
  countdown: "headingMissing momentMissing momentInWords momentWithoutTime begunMissing",
  pageList: "noTopic noAuthor nonChosen",
  form: "noneChosen noFields",
  reusable: "noneChosen notPublished",
  signInGate:
    "headingMissing promiseMissing claimWithoutValue claimWithoutName rulesMissing membersBlocks",
};

const [first] = hero.actions ?? [];
const link = { kind: "internal", href: null, page: null, section: null };
const actions = ["a", "b", "c"].map((key) => ({ ...first, _key: key }));

test.each([
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
])("[TOL-1] a block with an invalid part %s", (_what, fields, block, reason) => {
  expect(read({ ...hero, ...fields })).toMatchObject({
    ok: true,
    isUnfinished: false,
    block,
    problem: { reasons: [reason] },
  });
});

test("[TOL-1] names a problem once, without the rule that its repair breaks", () => {
  const {
    questions: [question],
    ...faq
  } = blockFixtures.faq.full;
  const parsed = read({ ...faq, questions: [{ ...question, answer: null }] });
  expect(parsed).toMatchObject({ ok: false });
  expect(parsed.problem?.reasons.map(({ field }) => field)).toEqual(["questions[0].answer"]);
});

const { days: _days, ...schedule } = blockFixtures.schedule.full;
const session = { _key: "s", start: null, end: null, title: null, text: null, place: null };
const day = { _key: "d", date: null, title: null, sessions: [{ ...session, link: null }] };
const claim = { name: "plan", value: null };

test.each([
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
  "[TOL-1] a block without an essential part is hidden from visitors and displayed to an editor with placeholders: %s",
  (_, raw, block) => {
    expect(read(raw)).toMatchObject({ ok: false });
    expect(read(raw, true)).toMatchObject({ ok: true, isUnfinished: true, block });
  },
);

test("[TOL-1][GATE-1] a gate is hidden from editors too when its rule is invalid", () => {
  const rules = { emailVerified: false, secondFactor: false, claim };
  const raw = { ...blockFixtures.signInGate.full, rules };
  expect([read(raw), read(raw, true)]).toMatchObject([{ ok: false }, { ok: false }]);
});

test("[TOL-1] a block gets no time in place of another field, such as an address", () => {
  const [link] = blockFixtures.callToAction.full.actions;
  const away = { ...link, _key: "away", kind: "external", href: null, page: null, section: null };
  const parsed = read({ ...blockFixtures.callToAction.full, actions: [link, away] }, true);
  expect(parsed).toMatchObject({ ok: true, block: { actions: [{ _key: link?._key }] } });
  expect(JSON.stringify(parsed)).not.toContain("tel:");
});

test("[TOL-1] a block is hidden only for these fixtures", () => {
  const found = Object.entries(blockFixtures).flatMap(([type, { broken }]) => {
    const names = Object.entries(broken).flatMap(([name, { block }]) =>
      read(block).ok ? [] : [name],
    );
    return names.length > 0 ? [[type, names.join(" ")] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(hidden);
});
