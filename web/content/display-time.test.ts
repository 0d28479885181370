import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { parsedFixture } from "../blocks/block.fixture.ts";
import { displayedAt, nextChange } from "./display-time.ts";

const opening = "2026-05-03T18:00:00+02:00";
const closing = "2026-05-10T16:00:00.000Z";
const from = Date.parse(opening);
const until = Date.parse(closing);

const text = (key: string, shown: unknown) => ({ ...blockFixtures.text.empty, _key: key, shown });
const always = text("always", null);
const week = text("week", { from: opening, until: closing });

const displayed = (raw: readonly unknown[], at: number | null) =>
  displayedAt(parsedFixture(raw), at);
const keysAt = (raw: readonly unknown[], at: number | null) =>
  displayed(raw, at).map(({ key }) => key);
const changeAfter = (raw: readonly unknown[], at: number) => nextChange(parsedFixture(raw), at);

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
      expect(displayed([text("a", shown)], at)).toMatchObject([
        { ok: false, problem: { reasons: [{ field }] } },
      ]);
    }
  });

  it("reports no other problem while it is hidden", () => {
    const broken = { ...week, _type: "carousel" };
    expect(displayed([broken], from - 1)).toEqual([]);
    expect(displayed([broken], from)).toMatchObject([{ ok: false }]);
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
    expect(changeAfter([reused], from)).toBe(until);
  });
});

describe("[PAGE-7] the next time at which a list of blocks changes", () => {
  it.each([
    ["before both", from - 1, from],
    ["as it begins", from, until],
    ["as it ends", until, null],
  ])("%s", (_name, at, next) => {
    expect(changeAfter([always, week], at)).toBe(next);
  });

  it("includes blocks in columns and in a teaser, but not behind a gate", () => {
    const columns = { ...blockFixtures.columns.full, start: [week], end: [] };
    const gate = { ...blockFixtures.signInGate.full, teaser: [] };
    expect(changeAfter([columns], 0)).toBe(from);
    expect(changeAfter([{ ...gate, teaser: [columns] }], 0)).toBe(from);
    expect(changeAfter([{ ...gate, blocks: [week] }], 0)).toBeNull();
  });

  it("is null for a list of invalid entries", () => {
    const raw = [null, 1, "x", [], { shown: 1 }, { _type: "constructor" }];
    expect(changeAfter(raw, 0)).toBeNull();
  });
});
