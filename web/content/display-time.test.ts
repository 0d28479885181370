import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parsedFixture } from "../blocks/block.fixture.ts";
import { displayedAt, nextChange } from "./display-time.ts";

const opening = "2026-05-03T18:00:00+02:00";
const closing = "2026-05-10T16:00:00.000Z";
const from = Date.parse(opening);
const until = Date.parse(closing);

const text = (key: string, shown: unknown) => ({ ...blockFixtures.text.empty, _key: key, shown });
const always = text("always", null);
const onlyFrom = text("from", { from: opening, until: null });
const onlyUntil = text("until", { from: null, until: closing });
const week = text("week", { from: opening, until: closing });

const displayed = (raw: readonly unknown[], at: number | null) =>
  displayedAt(parsedFixture(raw), at);
const keysAt = (raw: readonly unknown[], at: number | null) =>
  displayed(raw, at).map(({ key }) => key);
const changeAfter = (raw: readonly unknown[], at: number) => nextChange(parsedFixture(raw), at);

test.each([
  ["the ms before it begins", from - 1, ["always", "until"]],
  ["the ms it begins", from, ["always", "week", "from", "until"]],
  ["its last ms", until - 1, ["always", "week", "from", "until"]],
  ["the ms it ends", until, ["always", "from"]],
  ["whatever the time, for an editor", null, ["always", "week", "from", "until"]],
])(
  "[PAGE-7] displays a scheduled block only within its time, which may have one limit: %s",
  (_name, at, keys) => {
    expect(keysAt([always, week, onlyFrom, onlyUntil], at)).toEqual(keys);
  },
);

test.each([
  ["no moment", { from: "tomorrow", until: null }, "shown.from"],
  ["a moment without a zone", { from: "2026-05-03T18:00", until: null }, "shown.from"],
  ["an end before its beginning", { from: closing, until: opening }, "shown.until"],
  ["half of it", { from: opening }, "shown.until"],
])(
  "[PAGE-7] hides a scheduled block with a problem at the field when its time is %s",
  (_name, shown, field) => {
    for (const at of [0, until, null]) {
      expect(displayed([text("a", shown)], at)).toMatchObject([
        { ok: false, problem: { reasons: [{ field }] } },
      ]);
    }
  },
);

test("[PAGE-7] reports no other problem while a scheduled block is hidden", () => {
  const broken = { ...week, _type: "carousel" };
  expect(displayed([broken], from - 1)).toEqual([]);
  expect(displayed([broken], from)).toMatchObject([{ ok: false }]);
});

const { columns, reusable, signInGate } = blockFixtures;

test.each([
  ["columns", { ...columns.full, _key: "a", start: [week], end: [week] }, []],
  ["columns with another block", { ...columns.full, _key: "a", start: [always], end: [] }, ["a"]],
  ["a reusable block", { ...reusable.full, _key: "a", blocks: [week] }, []],
])(
  "[PAGE-7] hides a block that contains only scheduled blocks with them: %s",
  (_name, block, keys) => {
    expect(keysAt([block], from)).toEqual(["a"]);
    expect(keysAt([block], until)).toEqual(keys);
  },
);

test.each([
  ["before both", from - 1, from],
  ["as it begins", from, until],
  ["as it ends", until, null],
])("[PAGE-7] finds the next time at which a list of blocks changes: %s", (_name, at, next) => {
  expect(changeAfter([always, week], at)).toBe(next);
});

test("[PAGE-7] includes blocks in other blocks and in a teaser in the next time, but none behind a gate", () => {
  const inColumns = { ...columns.full, start: [week], end: [] };
  const gate = { ...signInGate.full, teaser: [] };
  expect(changeAfter([inColumns], 0)).toBe(from);
  expect(changeAfter([{ ...reusable.full, blocks: [week] }], from)).toBe(until);
  expect(changeAfter([{ ...gate, teaser: [inColumns] }], 0)).toBe(from);
  expect(changeAfter([{ ...gate, blocks: [week] }], 0)).toBeNull();
});
