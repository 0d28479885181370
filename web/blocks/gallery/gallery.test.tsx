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

test("every picture is a link to itself in large, so that it opens without script", async () => {
  const html = await render(full);
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toHaveLength(full.pictures.length);
  for (const href of links) expect(href).toMatch(/w=2560&amp;q=75/);
});

test("a link says which picture it opens, also where the picture is decorative", async () => {
  const html = await render(full);
  expect(html).toContain("Enlarge image 6 of 7");
  expect(html).toContain('data-position="Image 6 of 7"');
});

test("a strip is a named region that takes the focus, a wall is none", async () => {
  expect(await render(empty)).toMatch(/<section[^>]*aria-label="Image gallery" tabindex="0"/i);
  expect(await render(full)).not.toMatch(/tabindex/i);
});

test("what only script can do is not in the HTML", async () => {
  expect(await render(longest)).not.toMatch(/<button|<dialog/);
});

test("[IMG-1] pictures of a wall ask for their part of its width, in a column for less", async () => {
  const first = (html: string) => /sizes="([^"]*)"/.exec(html)?.[1];
  expect(first(await render(full))).toBe("(min-width: 60rem) 69.6vw, 96vw");
  expect(first(await render(full, { within: "column" }))).toBe("(min-width: 60rem) 52.8vw, 96vw");
});

test("[IMG-1] of a gallery that opens the page, the first picture alone is fetched at once", async () => {
  expect(
    (await render(full, { first: true })).match(/<img[^>]*fetchPriority="high"/g),
  ).toHaveLength(1);
  expect(await render(full)).not.toContain('fetchPriority="high"');
});

test("[BLK-5] parts that may arrive one after the other are marked", async () => {
  expect((await render(full)).match(/data-arrives/g)).toHaveLength(full.pictures.length);
});
