import { blockFixtures } from "@marquee/schemas/fixtures";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { renderHtml } from "../render-html.fixture.ts";
import { Image } from "./image.tsx";

const { full, empty, longest } = blockFixtures.image;

const render = (raw: unknown, context: Partial<typeof contextFixture> = {}) =>
  renderHtml(<Image block={blockOf("image", raw)} context={{ ...contextFixture, ...context }} />);

test("renders an image as a figure with its caption and its credit", async () => {
  const html = await render(full);
  expect(html).toContain("<figure");
  expect(html).toMatch(/<figcaption[^>]*><p>The last tram.*<p[^>]*>Still: Hana Sorel<\/p>/);
  expect(await render(empty)).not.toContain("<figcaption");
});

test("[IMG-1] offers phones their own crop with the same alt text", async () => {
  const html = await render(full);
  expect(html).toMatch(/<source media="\(max-width: 40rem\)"[^>]*width="2400" height="3200"/);
  expect(html.match(/alt=/g)).toHaveLength(1);
  expect(await render(empty)).not.toContain("<source");
});

test.each([
  ["as wide as the text", longest, "(min-width: 60rem) min(min(45vw, 49rem), 69vh), 100vw"],
  ["wide", { ...full, phonePicture: null }, "(min-width: 60rem) min(73vw, 182vh), 100vw"],
  ["across the window", empty, "100vw"],
])(
  "[IMG-1] sets the sizes attribute of an image that is displayed %s",
  async (_width, block, sizes) => {
    expect(await render(block)).toContain(`sizes="${sizes}"`);
  },
);

test("[IMG-1] sets smaller sizes in a column", async () => {
  const html = await render({ ...full, phonePicture: null }, { within: "column" });
  expect(html).toContain('sizes="(min-width: 46rem) 55vw, 100vw"');
});

test("[IMG-1] fetches an image with high priority only in the page's first block", async () => {
  expect(await render(empty, { first: true })).toContain('fetchPriority="high"');
  expect(await render(empty)).toContain('loading="lazy"');
});
