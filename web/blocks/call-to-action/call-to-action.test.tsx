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

test("[PAGE-1] renders a call to action's heading, text, links and image", async () => {
  const html = await render(full);
  expect(html).toMatch(/<h2[^>]*>Row C has the best sound<\/h2>/);
  expect(html).toContain("Twelve at the door");
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('alt="A tram at night');
});

test("labels the section with its heading", async () => {
  const html = await render(empty);
  const id = /<h2 id="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`aria-labelledby="${id}"`);
});

test("renders the first block's heading as the h1 and fetches its image with high priority", async () => {
  const html = await render(full, true);
  expect(html).toMatch(/<h1[^>]*>Row C has the best sound<\/h1>/);
  expect(html).toContain('fetchPriority="high"');
});

test("[BLK-5] marks text, links and image for the staggered entrance animation", async () => {
  const html = await render(full);
  expect(html).toContain('data-motion="stagger"');
  expect(html.match(/data-arrives/g)).toHaveLength(3);
});

test("sets a longer heading in a smaller size", async () => {
  expect(await render(empty)).toContain('data-length="short"');
  expect(await render({ ...empty, heading: "Row C has the best sound in the house" })).toContain(
    'data-length="medium"',
  );
});
