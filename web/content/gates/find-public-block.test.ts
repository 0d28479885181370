import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { parsedFixture } from "../../blocks/block.fixture.ts";
import { findPublicBlock } from "./find-public-block.ts";

const timetable = { ...blockFixtures.schedule.full, _key: "nights" };
const find = (raw: readonly unknown[]) =>
  findPublicBlock(parsedFixture(raw), "nights", Date.now())?._type;

const { columns, signInGate, text } = blockFixtures;

test.each([
  ["[PAGE-8] a block on the page", timetable, "schedule"],
  ["[PAGE-8] a block in a column", { ...columns.full, start: [], end: [timetable] }, "schedule"],
  ["[PAGE-8] a block in a teaser", { ...signInGate.full, teaser: [timetable] }, "schedule"],
  ["[PAGE-8] no other block", text.full, undefined],
  ["[GATE-2] no block behind a gate", { ...signInGate.full, blocks: [timetable] }, undefined],
  ["[GATE-2] no invalid block", { ...timetable, days: [] }, undefined],
])("finds %s", (_what, block, type) => {
  expect(find([block])).toBe(type);
});
