import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, expect, test, vi } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Columns } from "./columns.tsx";

const { empty } = blockFixtures.columns;
const call = (_key: string, heading: string) => ({
  ...blockFixtures.callToAction.empty,
  _key,
  heading,
});
const left = call("left", "On the left");
const right = call("right", "On the right");
const broken = { ...left, heading: null };

const render = (fields: object, context = {}) =>
  renderHtml(
    <Columns
      block={blockOf("columns", { ...empty, ...fields })}
      context={{ ...contextFixture, ...context }}
    />,
  );

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("[PAGE-1] renders the blocks of two columns in order, the start column first", async () => {
  const html = await render({ start: [left], end: [right] });
  expect(html.indexOf("On the left")).toBeLessThan(html.indexOf("On the right"));
  expect(html.match(/<h2/g)).toHaveLength(2);
});

test("[PAGE-3] omits only the invalid block and renders the other blocks of both columns", async () => {
  const html = await render({ start: [broken, call("next", "Below it")], end: [right] });
  expect(html).toContain("Below it");
  expect(html).toContain("On the right");
});

test("renders the first displayed heading as the only h1 when columns are the first block", async () => {
  expect(await render({ start: [left], end: [right] }, { first: true })).toMatch(
    /<h1[^>]*>On the left<\/h1>/,
  );
  const html = await render({ start: [broken], end: [right] }, { first: true });
  expect(html).toMatch(/<h1[^>]*>On the right<\/h1>/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test("keeps each block's own tone, and renders an empty column in the tone of the columns block", async () => {
  const html = await render({
    start: [{ ...left, tone: "secondary" }],
    end: null,
    tone: "tertiary",
  });
  expect(html).toMatch(/data-tone="tertiary"[^>]*><div[^>]*data-column="start"/);
  expect(html).toMatch(/<section[^>]*data-tone="secondary"/);
  expect(html).toMatch(/data-column="end"[^>]*><\/div>/);
});

test("[PAGE-3] omits columns nested in columns", async () => {
  const html = await render({ start: [{ ...empty, _key: "inner" }], end: [right] });
  expect(html.match(/data-column="start"/g)).toHaveLength(1);
});

test("skips an announcement when choosing the block that gets the h1", async () => {
  const news = { ...blockFixtures.announcement.full, _key: "news" };
  const below = await render({ start: [news, left], end: [right] }, { first: true });
  expect(below).toMatch(/<h1[^>]*>On the left<\/h1>/);
  const beside = await render({ start: [news], end: [right] }, { first: true });
  expect(beside).toMatch(/<h1[^>]*>On the right<\/h1>/);
});
