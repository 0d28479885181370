import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parsedFixture } from "../../blocks/block.fixture.ts";
import { findPublicBlock } from "./find-public-block.ts";

const timetable = { ...blockFixtures.schedule.full, _key: "nights" };
const find = (raw: readonly unknown[]) =>
  findPublicBlock(parsedFixture(raw), "nights", Date.now())?._type;

test("[PAGE-8] finds a block on the page, in a column and in a gate's teaser", () => {
  const columns = { ...blockFixtures.columns.full, start: [], end: [timetable] };
  const gate = { ...blockFixtures.signInGate.full, teaser: [timetable] };
  expect(find([timetable])).toBe("schedule");
  expect(find([columns])).toBe("schedule");
  expect(find([gate])).toBe("schedule");
  expect(find([blockFixtures.text.full])).toBeUndefined();
});

test("[GATE-2] finds no block behind a gate and no invalid block", () => {
  const gate = { ...blockFixtures.signInGate.full, blocks: [timetable] };
  expect(find([gate])).toBeUndefined();
  expect(find([{ ...timetable, days: [] }])).toBeUndefined();
});
