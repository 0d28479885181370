import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Gallery } from "./gallery.tsx";

const { full, empty, longest } = blockFixtures.gallery;

const render = (raw: unknown, context: Partial<typeof contextFixture> = {}) =>
  renderHtml(
    <Gallery block={blockOf("gallery", raw)} context={{ ...contextFixture, ...context }} />,
  );

test("links every image to its large version, so that it opens without script", async () => {
  const html = await render(full);
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(full.pictures.length);
  for (const href of links) expect(href).toMatch(/w=2560&amp;q=75/);
});

test("labels each link with its image's position, even for a decorative image", async () => {
  const html = await render(full);
  expect(html).toContain("Enlarge image 6 of 7");
  expect(html).toContain('data-position="Image 6 of 7"');
});

test("renders a strip as a labeled focusable region, and a grid without one", async () => {
  expect(await render(empty)).toMatch(/<section[^>]*aria-label="Image gallery" tabindex="0"/i);
  expect(await render(full)).not.toMatch(/tabindex/i);
});

test("renders no script-only controls in the HTML", async () => {
  expect(await render(longest)).not.toMatch(/<button|<dialog/);
});

test("[IMG-1] sets the sizes of a grid's images to their share of its width, smaller in a column", async () => {
  const first = (html: string) => /sizes="([^"]*)"/.exec(html)?.[1];
  expect(first(await render(full))).toBe("(min-width: 60rem) 69.6vw, 96vw");
  expect(first(await render(full, { within: "column" }))).toBe("(min-width: 60rem) 52.8vw, 96vw");
});

test("[IMG-1] fetches only the first image with high priority when the gallery is the first block", async () => {
  expect(
    (await render(full, { first: true })).match(/<img[^>]*fetchPriority="high"/g),
  ).toHaveLength(1);
  expect(await render(full)).not.toContain('fetchPriority="high"');
});

test("[BLK-5] marks every image for the entrance animation", async () => {
  expect((await render(full)).match(/data-arrives/g)).toHaveLength(full.pictures.length);
});
