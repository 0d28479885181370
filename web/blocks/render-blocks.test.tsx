import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, expect, test } from "vitest";
import { renderBlocks } from "./block.fixture.ts";
import type { FieldReasonsComponent } from "../editors/composing/field-reasons.tsx";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";

const news = blockFixtures.announcement.empty;
const call = blockFixtures.callToAction.empty;

beforeEach(stubSiteEnv);

const shown = { from: "2036-05-03T16:00:00.000Z", until: null };

test.each([
  ["an announcement", news],
  ["a block that is scheduled for later", { ...call, _key: "later", shown }],
])("renders the h1 in the block after %s that is first on the page", async (_, first) => {
  const html = await renderBlocks([first, call], { first: true });
  expect(html).toMatch(/<h1[^>]*>Take a seat<\/h1>/);
});

test("[PAGE-6] renders the same blocks in a preview as for visitors, each marked for the editor", async () => {
  const html = await renderBlocks([news, call], { isEditing: true });
  expect(html).toMatch(/^<section(?:(?!<\/section>).)*<\/section><section/);
  expect(html.match(/<section[^>]*data-sanity="[^"]+"/g)).toHaveLength(2);
});

test("[PAGE-6] shows a scheduled block with its start time to editors, and nothing of it to visitors", async () => {
  const later = { ...call, shown };
  const html = await renderBlocks([later], { isEditing: true, at: null });
  expect(html).toContain("Visitors do not see this block now");
  expect(html).toMatch(/It appears on Saturday, May 3, 2036 at 4:00\sPM UTC\./);
  expect(html).toContain("Take a seat");
  expect(await renderBlocks([later])).toBe("");
  const at = Date.parse(shown.from);
  expect(await renderBlocks([later], { isEditing: true, at })).not.toContain("Visitors do not see");
});

test("[TOL-1] lists the problems of refused, unfinished and scheduled blocks with the component from the route", async () => {
  const FieldReasons: FieldReasonsComponent = ({ reasons }) =>
    reasons.map(({ problem }) => <li key={problem.path}>{problem.path}</li>);
  const refused = { ...call, version: "one" };
  const unfinished = { ...call, _key: "unfinished", heading: "" };
  const timed = { ...call, _key: "timed", shown };
  const blocks = [refused, unfinished, timed];
  const html = await renderBlocks(blocks, { isEditing: true, at: null, FieldReasons });
  const lines = html.replaceAll("&quot;", '"').matchAll(/<li>(.*?)<\/li>/g);
  expect([...lines].map(([, path]) => path)).toEqual([
    "blocks[0].version",
    'blocks[_key=="unfinished"].heading',
    'blocks[_key=="timed"].shown.from',
  ]);
});
