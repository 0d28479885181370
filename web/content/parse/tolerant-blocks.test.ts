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

describe("[TOL-1] a block with an invalid part", () => {
  it("drops a button without a label and keeps the other when an editor adds an item", () => {
    const [first] = hero.actions ?? [];
    const added = {
      _key: "new",
      label: null,
      kind: "internal",
      href: null,
      page: null,
      section: null,
    };
    const parsed = read({ ...hero, actions: [first, added] });
    expect(parsed).toMatchObject({
      ok: true,
      isUnfinished: false,
      block: { heading: hero.heading, actions: [{ label: first?.label }] },
      problem: { reasons: [{ field: "actions[1].label", keyed: 'actions[_key=="new"].label' }] },
    });
  });

  it("drops an animation that has no label and keeps the poster", () => {
    const parsed = read({ ...hero, animationLabel: null });
    expect(parsed).toMatchObject({
      ok: true,
      block: { animation: null, heading: hero.heading },
      problem: { reasons: [{ field: "animationLabel" }] },
    });
  });

  it("keeps the first entries of a list with too many entries", () => {
    const [first] = hero.actions ?? [];
    const actions = ["a", "b", "c"].map((key) => ({ ...first, _key: key }));
    const parsed = read({ ...hero, actions });
    expect(parsed).toMatchObject({ block: { actions: [{ _key: "a" }, { _key: "b" }] } });
  });

  it("truncates a text that is too long", () => {
    const parsed = read({ ...hero, heading: "a".repeat(121) });
    expect(parsed).toMatchObject({ ok: true, block: { heading: `${"a".repeat(119)}…` } });
  });

  it("uses the default of a setting whose value is unknown", () => {
    const parsed = read({ ...hero, tone: "purple", speed: 12, layout: null });
    expect(parsed).toMatchObject({ block: { tone: "inverted", speed: 1, layout: "full" } });
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

describe("[TOL-1] a block without an essential part", () => {
  it("is hidden from visitors and displayed to an editor with a placeholder", () => {
    const raw = { ...hero, heading: null, poster: null };
    expect(read(raw)).toMatchObject({ ok: false });
    expect(read(raw, true)).toMatchObject({
      ok: true,
      isUnfinished: true,
      block: { heading: "[Heading]", poster: { asset: { url: "/missing-picture.svg" } } },
    });
  });

  it("[COMP-2] displays a new day and session of a schedule to an editor only", () => {
    const { days: _days, ...schedule } = blockFixtures.schedule.full;
    const session = { _key: "s", start: null, end: null, title: null, text: null, place: null };
    const day = { _key: "d", date: null, title: null, sessions: [{ ...session, link: null }] };
    const added = { ...schedule, days: [day] };
    expect(read(added)).toMatchObject({ ok: false });
    expect(read(added, true)).toMatchObject({
      ok: true,
      isUnfinished: true,
      block: {
        days: [
          {
            date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
            sessions: [{ start: "00:00", title: "[Title]" }],
          },
        ],
      },
    });
  });

  it("gets no time in place of another field, such as an address", () => {
    const [link] = blockFixtures.callToAction.full.actions;
    const away = { ...link, _key: "away", kind: "external", href: null, page: null, section: null };
    const parsed = read({ ...blockFixtures.callToAction.full, actions: [link, away] }, true);
    expect(parsed).toMatchObject({ ok: true, block: { actions: [{ _key: link?._key }] } });
    expect(JSON.stringify(parsed)).not.toContain("tel:");
  });

  it("[GATE-1] is hidden from editors too when a gate's rule is invalid", () => {
    const rules = {
      emailVerified: false,
      secondFactor: false,
      claim: { name: "plan", value: null },
    };
    const raw = { ...blockFixtures.signInGate.full, rules };
    expect(read(raw)).toMatchObject({ ok: false });
    expect(read(raw, true)).toMatchObject({ ok: false });
  });

  it("is hidden only for these fixtures", () => {
    const hidden = Object.entries(blockFixtures).flatMap(([type, { broken }]) =>
      Object.entries(broken).flatMap(([name, { block }]) =>
        read(block).ok ? [] : [`${type} ${name}`],
      ),
    );
    expect(hidden).toMatchInlineSnapshot(`
      [
        "heroAnimation headingMissing",
        "heroAnimation headingBlank",
        "heroAnimation posterMissing",
        "heroAnimation posterSilent",
        "announcement textMissing",
        "announcement textBlank",
        "text bodyMissing",
        "text bodyEmpty",
        "text bodyBlank",
        "text silentFigure",
        "text emptyCode",
        "text unknownStyle",
        "text unknownMember",
        "quote wordsMissing",
        "quote nameMissing",
        "featureGrid featuresMissing",
        "featureGrid noFeatures",
        "featureGrid titleMissing",
        "stats figuresMissing",
        "stats noFigures",
        "stats valueMissing",
        "stats labelMissing",
        "faq questionsMissing",
        "faq noQuestions",
        "faq questionMissing",
        "faq answerMissing",
        "faq answerBlank",
        "schedule noDays",
        "schedule daysMissing",
        "schedule dateMissing",
        "schedule dateInWords",
        "schedule noSessions",
        "schedule startMissing",
        "schedule startInWords",
        "schedule sessionUntitled",
        "image pictureMissing",
        "image fileMissing",
        "image pictureSilent",
        "gallery noPictures",
        "gallery picturesMissing",
        "gallery pictureSilent",
        "video addressMissing",
        "video otherHost",
        "video lookalikeHost",
        "video noFilm",
        "logos noLogos",
        "logos logosMissing",
        "logos nameMissing",
        "logos nameBlank",
        "logos fileMissing",
        "columns bothEmpty",
        "callToAction headingMissing",
        "callToAction noAction",
        "callToAction actionsMissing",
        "callToAction scriptAction",
        "countdown headingMissing",
        "countdown momentMissing",
        "countdown momentInWords",
        "countdown momentWithoutTime",
        "countdown begunMissing",
        "pageList noTopic",
        "pageList noAuthor",
        "pageList nonChosen",
        "form noneChosen",
        "form noFields",
        "reusable noneChosen",
        "reusable notPublished",
        "signInGate headingMissing",
        "signInGate promiseMissing",
        "signInGate claimWithoutValue",
        "signInGate claimWithoutName",
        "signInGate rulesMissing",
        "signInGate membersBlocks",
      ]
    `);
  });
});
