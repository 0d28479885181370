// cspell:ignore Samstag
import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parseBlocks } from "../parse/parse-blocks.ts";
import { pageSections } from "./page-sections.ts";

const sectionsOf = (raw: readonly object[], at = 0, language = "en") => {
  const place = { documentId: "page", path: "blocks", isEditing: false };
  return pageSections(parseBlocks(raw, place), at, language);
};

const paragraph = (words: string, key: string, style = "normal") => ({
  _key: key,
  _type: "block",
  style,
  listItem: null,
  level: null,
  markDefs: [],
  children: [{ _key: "s", _type: "span", text: words, marks: [] }],
});
const text = (key: string, words: string, more: object = {}) => ({
  ...blockFixtures.text.full,
  _key: key,
  heading: null,
  body: [paragraph(words, "p")],
  ...more,
});

test("[SRCH-1] a section has the block's key and the heading above its text", () => {
  const { _key, heading, intro } = blockFixtures.featureGrid.full;
  const [section] = sectionsOf([blockFixtures.featureGrid.full]);
  expect(section).toMatchObject({ block: _key, heading });
  expect(section?.text.startsWith(String(intro))).toBe(true);
});

test("[SRCH-1] a heading in a rich text begins a new section of the same block, a paragraph a new line", () => {
  const one = [paragraph("one", "p"), paragraph("two", "q")];
  const body = [...one, paragraph("Three", "h", "h2"), paragraph("four", "r")];
  expect(sectionsOf([text("a", "", { body })])).toEqual([
    { block: "a", heading: null, text: "one\ntwo" },
    { block: "a", heading: "Three", text: "four" },
  ]);
});

test("[SRCH-2] omits a block before and after its display period", () => {
  const shown = { from: "1970-01-01T00:00:01Z", until: "1970-01-01T00:00:02Z" };
  const raw = [text("a", "timed", { shown })];
  expect(sectionsOf(raw, 999)).toEqual([]);
  expect(sectionsOf(raw, 1_000)).toHaveLength(1);
  expect(sectionsOf(raw, 2_000)).toEqual([]);
});

test("[SRCH-2] omits what a countdown displays only after its end", () => {
  const raw = { ...blockFixtures.countdown.full, begun: "Not yet visible." };
  expect(JSON.stringify(sectionsOf([raw]))).not.toContain("Not yet visible.");
});

test("[SRCH-1] omits alternative texts, which visitors don't see", () => {
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
