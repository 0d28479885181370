import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, expect, test, vi } from "vitest";
import { calendarPath } from "../../seo/calendars/calendar-path.ts";
import { findPublicBlock } from "../../content/gates/find-public-block.ts";
import { blockOf, contextFixture, parsedFixture } from "../block.fixture.ts";
import { RenderBlocks } from "../render-blocks.tsx";
import { renderHtml } from "../render-html.fixture.ts";
import { Reusable } from "./reusable.tsx";

const { empty } = blockFixtures.reusable;
const call = (_key: string, heading: string) => ({
  ...blockFixtures.callToAction.empty,
  _key,
  heading,
});
const twice = ["top", "end"].map((_key) => ({ ...empty, _key, blocks: [call("c", "Come in")] }));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("[PAGE-1] renders a reusable block's blocks like the page's own, also when it is the page's first block", async () => {
  const html = await renderHtml(
    <Reusable
      block={blockOf("reusable", { ...empty, blocks: [call("a", "Come in"), call("b", "Sit")] })}
      context={{ ...contextFixture, first: true }}
    />,
  );
  expect(html).toMatch(/<h1[^>]*>Come in<\/h1>/);
  expect(html).toMatch(/<h2[^>]*>Sit<\/h2>/);
});

test("renders unique ids when a reusable block is on a page twice", async () => {
  const html = await renderHtml(
    <RenderBlocks blocks={parsedFixture(twice)} context={contextFixture} />,
  );
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toContain("block-top-c");
  expect(new Set(ids).size).toBe(ids.length);
});

test("[PAGE-3] omits only an invalid or nested block, and renders nothing for an unpublished reusable block", async () => {
  // The content lake returns only these fields for a reusable block inside another one.
  const nested = { _key: "inner", _type: "reusable", version: 1 };
  const blocks = [
    { ...empty, _key: "a", blocks: [{ ...call("x", "Never"), heading: null }, call("y", "Sit")] },
    { ...empty, _key: "b", blocks: [nested] },
    { ...empty, _key: "c", blocks: null },
  ];
  const html = await renderHtml(
    <RenderBlocks blocks={parsedFixture(blocks)} context={contextFixture} />,
  );
  expect(html.match(/<h2/g)).toHaveLength(1);
});

test("[PAGE-8] offers the calendar of a reused schedule under the page's id, except behind a gate", () => {
  const timetable = { ...blockFixtures.schedule.full, _key: "nights" };
  const page = parsedFixture([{ ...empty, _key: "top", blocks: [timetable] }]);
  expect(findPublicBlock(page, "top-nights", 0)?._type).toBe("schedule");
  const reusedAt = (path: string) => ({
    id: empty.original,
    path: 'blocks[_key=="nights"]',
    reusedAt: { id: "page-en-test", path, key: "top" },
  });
  expect(calendarPath(reusedAt('blocks[_key=="top"]'), "top-nights")).toBe(
    "/calendar/page-en-test/top-nights.ics",
  );
  expect(calendarPath(reusedAt('blocks[_key=="g"].blocks[_key=="top"]'), "top-nights")).toBeNull();
});
