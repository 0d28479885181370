import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { CallToAction } from "./call-to-action.tsx";

const { full, empty } = blockFixtures.callToAction;

const render = (raw: unknown, first = false) =>
  renderHtml(
    <CallToAction block={blockOf("callToAction", raw)} context={{ ...contextFixture, first }} />,
  );

test("[PAGE-1] a call is its request, its reason, its links and its picture", async () => {
  const html = await render(full);
  expect(html).toMatch(/<h2[^>]*>Row C has the best sound<\/h2>/);
  expect(html).toContain("Twelve at the door");
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('alt="A tram at night');
});

test("the request is the section's name", async () => {
  const html = await render(empty);
  const id = /<h2 id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`aria-labelledby="${id}"`);
});

test("a page that begins with it has its request as the h1, and its picture at once", async () => {
  const html = await render(full, true);
  expect(html).toMatch(/<h1[^>]*>Row C has the best sound<\/h1>/);
  expect(html).toContain('fetchPriority="high"');
});

test("[BLK-5] words, links and picture are marked to arrive one after the other", async () => {
  const html = await render(full);
  expect(html).toContain('data-motion="stagger"');
  expect(html.match(/data-arrives/g)).toHaveLength(3);
});

test("a longer request is set smaller", async () => {
  expect(await render(empty)).toContain('data-length="short"');
  expect(await render({ ...empty, heading: "Row C has the best sound in the house" })).toContain(
    'data-length="medium"',
  );
});
