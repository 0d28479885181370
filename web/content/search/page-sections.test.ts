// cspell:ignore Samstag
import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parsedFixture } from "../../blocks/block.fixture.ts";
import { pageSections } from "./page-sections.ts";

const sectionsOf = (raw: readonly object[], at = 0, language = "en") =>
  pageSections(parsedFixture(raw), at, language);

const paragraph = (text: string, style = "normal") => ({
  ...blockFixtures.text.empty.body[0],
  _key: text,
  style,
  children: [{ _key: "s", _type: "span", text, marks: [] }],
});
const text = (key: string, words: string, more: object = {}) => ({
  ...blockFixtures.text.full,
  _key: key,
  heading: null,
  body: [paragraph(words)],
  ...more,
});

test("[SRCH-1] a section has the block's key and the heading above its text", () => {
  const { _key, heading, intro } = blockFixtures.featureGrid.full;
  const [section] = sectionsOf([blockFixtures.featureGrid.full]);
  expect(section).toMatchObject({ block: _key, heading });
  expect(section?.text.startsWith(String(intro))).toBe(true);
});

test("[SRCH-1] a heading in a rich text begins a new section of the same block, a paragraph a new line", () => {
  const words = ["one", "two"].map((text) => paragraph(text));
  const body = [...words, paragraph("Three", "h2"), paragraph("four")];
  expect(sectionsOf([text("a", "", { body })])).toEqual([
    { block: "a", heading: null, text: "one\ntwo" },
    { block: "a", heading: "Three", text: "four" },
  ]);
});

test("[SRCH-1][SRCH-2] omits what visitors don't see: scheduled blocks, the text after a countdown, alternative texts", () => {
  const shown = { from: "1970-01-01T00:00:01Z", until: "1970-01-01T00:00:02Z" };
  const raw = [text("a", "timed", { shown })];
  expect(sectionsOf(raw, 999)).toEqual([]);
  expect(sectionsOf(raw, 1_000)).toHaveLength(1);
  expect(sectionsOf(raw, 2_000)).toEqual([]);
  const countdown = { ...blockFixtures.countdown.full, begun: "Not yet visible." };
  expect(JSON.stringify(sectionsOf([countdown]))).not.toContain("Not yet visible.");
  const { picture, caption } = blockFixtures.image.full;
  const found = JSON.stringify(sectionsOf([blockFixtures.image.full]));
  expect(found).toContain(caption);
  expect(picture?.alt).toBeTruthy();
  expect(found).not.toContain(picture?.alt);
});

test("[SRCH-1] reads the blocks in columns and the teaser of a gate", () => {
  const columns = { ...blockFixtures.columns.full, start: [text("in", "inside")], end: [] };
  const gate = { ...blockFixtures.signInGate.full, teaser: [text("teaser", "tease")] };
  expect(sectionsOf([columns, gate]).map(({ block }) => block)).toEqual(
    expect.arrayContaining(["in", "teaser"]),
  );
});

test("[SRCH-1] contains the dates of schedules and countdowns in the page's language", () => {
  const [first, second] = blockFixtures.schedule.full.days ?? [];
  const days = [
    { ...first, date: "2026-11-27" },
    { ...second, date: "2026-11-28" },
  ];
  const schedule = { ...blockFixtures.schedule.full, days };
  const [section] = sectionsOf([schedule], 0, "de");
  expect(section?.text).toMatch(
    /^(?!Freitag)[^]*\nFreitag, 27. November 2026\n[^]+\nSamstag, 28. November 2026\n/,
  );
  const moment = "2026-11-27T23:30:00.000Z";
  const countdown = { ...blockFixtures.countdown.full, moment, timeZone: "Europe/Berlin" };
  expect(JSON.stringify(sectionsOf([countdown], 0, "en"))).toContain("Saturday, November 28, 2026");
});
