import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, expect, test, vi } from "vitest";
import type { BlockContext } from "./block-component.ts";
import { contextFixture, parsedFixture } from "./block.fixture.ts";
import type { FieldReasonsComponent } from "./field-reasons.tsx";
import { RenderBlocks } from "./render-blocks.tsx";
import { renderHtml } from "./render-html.fixture.ts";

const news = blockFixtures.announcement.empty;
const call = blockFixtures.callToAction.empty;

beforeEach(() => {
  vi.stubEnv("NEXT_PUBLIC_SANITY_PROJECT_ID", "marquee");
  vi.stubEnv("SANITY_API_READ_TOKEN", "a-token-of-this-test-alone");
});

const render = async (raw: unknown[], context: Partial<BlockContext> = {}) =>
  renderHtml(
    await RenderBlocks({
      blocks: parsedFixture(raw, context.draft),
      context: { ...contextFixture, ...context },
    }),
  );

test("renders the h1 in the block after an announcement that is first on the page", async () => {
  const html = await render([news, call], { first: true });
  expect(html).toMatch(/<h1[^>]*>Take a seat<\/h1>/);
});

test("[PAGE-6] renders the same blocks in a preview as for visitors, each marked for the editor", async () => {
  const html = await render([news, call], { draft: true });
  expect(html).toMatch(/^<section(?:(?!<\/section>).)*<\/section><section/);
  expect(html.match(/<section[^>]*data-sanity="[^"]+"/g)).toHaveLength(2);
});

test("[PAGE-6] shows a scheduled block with its start time to editors, and nothing of it to visitors", async () => {
  const later = { ...call, shown: { from: "2036-05-03T16:00:00.000Z", until: null } };
  const html = await render([later], { draft: true, at: null });
  expect(html).toContain("Visitors do not see this call to action block now");
  expect(html).toMatch(/It appears on Saturday, May 3, 2036 at 4:00\sPM UTC\./);
  expect(html).toContain("Take a seat");
  expect(await render([later])).toBe("");
  expect(
    await render([later], { draft: true, at: Date.parse("2036-05-03T16:00:00Z") }),
  ).not.toContain("Visitors do not see");
});

test("renders the h1 in the next block when the first block is scheduled for later", async () => {
  const later = {
    ...call,
    _key: "later",
    shown: { from: "2036-05-03T16:00:00.000Z", until: null },
  };
  expect(await render([later, call], { first: true })).toMatch(/<h1[^>]*>Take a seat<\/h1>/);
});

test("[TOL-1] lists the problems of refused, unfinished and scheduled blocks with the component from the route", async () => {
  const FieldReasons: FieldReasonsComponent = ({ reasons }) =>
    reasons.map(({ problem }) => <li key={problem.path}>{problem.path}</li>);
  const refused = { ...call, version: "one" };
  const unfinished = { ...call, _key: "unfinished", heading: "" };
  const timed = { ...call, _key: "timed", shown: { from: "2036-05-03T16:00:00Z", until: null } };
  const blocks = [refused, unfinished, timed];
  const html = await render(blocks, { draft: true, at: null, FieldReasons });
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, path]) => path);
  expect(lines.map((path) => path?.replaceAll("&quot;", '"'))).toEqual([
    "blocks[0].version",
    'blocks[_key=="unfinished"].heading',
    'blocks[_key=="timed"].shown.from',
  ]);
});
