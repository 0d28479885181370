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

describe("[PAGE-7] a block that has its time", () => {
  it.each([
    ["the ms before it begins", from - 1, ["always"]],
    ["the ms it begins", from, ["always", "week"]],
    ["its last ms", until - 1, ["always", "week"]],
    ["the ms it ends", until, ["always"]],
    ["whatever the time, for an editor", null, ["always", "week"]],
  ])("is there or not at %s", (_name, at, keys) => {
    expect(keysAt([always, week], at)).toEqual(keys);
  });

  it.each([
    ["from", { from: opening, until: null }, [from - 1, from]],
    ["until", { from: null, until: closing }, [until, until - 1]],
  ])("may have one end alone: %s", (_name, shown, [out = 0, there = 0]) => {
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
  ])("is not shown when its time is %s, and the editor is told where", (_name, shown, field) => {
    for (const at of [0, until, null]) {
      expect(parseBlocks([text("a", shown)], place, at)).toMatchObject([
        { ok: false, problem: { reasons: [{ field }] } },
      ]);
    }
  });

  it("is no problem while it is not shown, whatever else is wrong with it", () => {
    const broken = { ...week, _type: "carousel" };
    expect(parseBlocks([broken], place, from - 1)).toEqual([]);
    expect(parseBlocks([broken], place, from)).toMatchObject([{ ok: false }]);
  });

  it("takes along the columns that hold nothing else", () => {
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

  it("takes along what is reused and holds nothing else", () => {
    const reused = { ...blockFixtures.reusable.full, _key: "reused", blocks: [week] };
    expect(keysAt([reused], until)).toEqual([]);
    expect(keysAt([reused], from)).toEqual(["reused"]);
    expect(nextChange([reused], from)).toBe(until);
  });
});

describe("[PAGE-7] the next moment at which a list changes by itself", () => {
  it.each([
    ["before both", from - 1, from],
    ["as it begins", from, until],
    ["as it ends", until, null],
  ])("%s", (_name, at, next) => {
    expect(nextChange([always, week], at)).toBe(next);
  });

  it("is found in columns and before a gate, never behind it", () => {
    const columns = { ...blockFixtures.columns.full, start: [week], end: [] };
    const gate = { ...blockFixtures.signInGate.full, teaser: [], blocks: [week] };
    expect(nextChange([columns], 0)).toBe(from);
    expect(nextChange([{ ...gate, teaser: [columns] }], 0)).toBe(from);
    expect(nextChange([gate], 0)).toBeNull();
  });

  it.each([[null], ["x"], [[null, 1, "x", [], { shown: 1 }, { _type: "constructor" }]]])(
    "takes %j for a list that never changes",
    (raw) => {
      expect(nextChange(raw, 0)).toBeNull();
    },
  );
});
