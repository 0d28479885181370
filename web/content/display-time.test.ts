import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { nextChange } from "./next-change.ts";
import { parseBlocks } from "./parse/parse.ts";

const place = { documentId: "page-en-test", path: "blocks" };
const opening = "2026-05-03T18:00:00+02:00";
const closing = "2026-05-10T16:00:00.000Z";
const from = Date.parse(opening);
const until = Date.parse(closing);

const text = (key: string, shown: unknown) => ({ ...blockFixtures.text.empty, _key: key, shown });
const always = text("always", null);
const week = text("week", { from: opening, until: closing });

const keysAt = (blocks: unknown, at: number | null) =>
  parseBlocks(blocks, place, at).map(({ key }) => key);

describe("[PAGE-7] a scheduled block", () => {
  it.each([
    ["the ms before it begins", from - 1, ["always"]],
    ["the ms it begins", from, ["always", "week"]],
    ["its last ms", until - 1, ["always", "week"]],
    ["the ms it ends", until, ["always"]],
    ["whatever the time, for an editor", null, ["always", "week"]],
  ])("is displayed only within its time: %s", (_name, at, keys) => {
    expect(keysAt([always, week], at)).toEqual(keys);
  });

  it.each([
    ["from", { from: opening, until: null }, [from - 1, from]],
    ["until", { from: null, until: closing }, [until, until - 1]],
  ])("may have only one limit: %s", (_name, shown, [out = 0, there = 0]) => {
    expect(keysAt([text("a", shown)], out)).toEqual([]);
    expect(keysAt([text("a", shown)], there)).toEqual(["a"]);
  });

  it.each([
    ["no moment", { from: "tomorrow", until: null }, "shown.from"],
    ["a moment without a zone", { from: "2026-05-03T18:00", until: null }, "shown.from"],
    ["an end before its beginning", { from: closing, until: opening }, "shown.until"],
    ["an end that is its beginning", { from: closing, until: closing }, "shown.until"],
    ["something else", "soon", "shown"],
    ["half of it", { from: opening }, "shown.until"],
  ])("is hidden with a problem at the field when its time is %s", (_name, shown, field) => {
    for (const at of [0, until, null]) {
      expect(parseBlocks([text("a", shown)], place, at)).toMatchObject([
        { ok: false, problem: { reasons: [{ field }] } },
      ]);
    }
  });

  it("reports no other problem while it is hidden", () => {
    const broken = { ...week, _type: "carousel" };
    expect(parseBlocks([broken], place, from - 1)).toEqual([]);
    expect(parseBlocks([broken], place, from)).toMatchObject([{ ok: false }]);
  });

  it("hides a columns block that contains nothing else", () => {
    const columns = (...start: unknown[]) => ({
      ...blockFixtures.columns.full,
      _key: "columns",
      start,
      end: [week],
    });
    expect(keysAt([columns(week)], until)).toEqual([]);
    expect(keysAt([columns(always)], until)).toEqual(["columns"]);
    expect(keysAt([columns(week)], from)).toEqual(["columns"]);
  });

  it("hides a reusable block that contains nothing else", () => {
    const reused = { ...blockFixtures.reusable.full, _key: "reused", blocks: [week] };
    expect(keysAt([reused], until)).toEqual([]);
    expect(keysAt([reused], from)).toEqual(["reused"]);
    expect(nextChange([reused], from)).toBe(until);
  });
});

describe("[PAGE-7] the next time at which a list of blocks changes", () => {
  it.each([
    ["before both", from - 1, from],
    ["as it begins", from, until],
    ["as it ends", until, null],
  ])("%s", (_name, at, next) => {
    expect(nextChange([always, week], at)).toBe(next);
  });

  it("includes blocks in columns and in a teaser, but not behind a gate", () => {
    const columns = { ...blockFixtures.columns.full, start: [week], end: [] };
    const gate = { ...blockFixtures.signInGate.full, teaser: [], blocks: [week] };
    expect(nextChange([columns], 0)).toBe(from);
    expect(nextChange([{ ...gate, teaser: [columns] }], 0)).toBe(from);
    expect(nextChange([gate], 0)).toBeNull();
  });

  it.each([[null], ["x"], [[null, 1, "x", [], { shown: 1 }, { _type: "constructor" }]]])(
    "is null for the invalid list %j",
    (raw) => {
      expect(nextChange(raw, 0)).toBeNull();
    },
  );
});
